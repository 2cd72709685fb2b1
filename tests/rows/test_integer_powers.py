"""Powers of integers: they wrap as NumPy's do, and a negative exponent is refused before anything is written."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

TYPES = {"Byte": np.uint8, "Char": np.int8, "Short": np.int16, "Int": np.int32, "Long": np.int64}
SIGNED = [name for name in TYPES if name != "Byte"]


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("count", [0, 1, 7, 300, 70_000])
def test_values(name, count):
    rng = np.random.default_rng(count)
    base = rng.integers(0 if name == "Byte" else -9, 9, count).astype(TYPES[name])
    exponent = rng.integers(0, 70, count).astype(TYPES[name])
    x, y = torch.from_numpy(base), torch.from_numpy(exponent)
    assert (x ** y).numpy().tolist() == (base ** exponent).tolist()
    assert torch.pow(x, 3).numpy().tolist() == (base ** TYPES[name](3)).tolist()
    assert (2 ** y).numpy().tolist() == (TYPES[name](2) ** exponent).tolist()
    assert x.pow_(y) is x and base.tolist() == x.tolist()
    assert (Variable(y, requires_grad=False) ** 2).data.tolist() == (exponent ** TYPES[name](2)).tolist()


@pytest.mark.parametrize("name", SIGNED)
@pytest.mark.parametrize("call", [lambda x: x ** -1, lambda x: x.pow_(-2), lambda x: torch.pow(x, -1, out=x.clone())])
def test_negative_numbers_as_exponents(name, call):
    x = torch.tensor([5, 1, -1, 0]).type(f"torch.{name}Tensor")
    with pytest.raises(RuntimeError, match=r"pow_?: exponent is negative, and integers have no"):
        call(x)
    assert x.tolist() == [5, 1, -1, 0]


@pytest.mark.parametrize("name", SIGNED)
def test_negative_elements_of_exponents(name):
    """The power is 1 / x ** -y without its fraction, and 0 for a base of 0."""
    values = [5, 1, -1, 0, 2, -1], [3, 0, -1, 2, -1, -2]
    x, y = (torch.tensor(each).type(f"torch.{name}Tensor") for each in values)
    for result in (x ** y, torch.pow(x, y, out=x.clone()), (x.view(2, 3).t() ** y.view(2, 3).t()).t().reshape(6),
                   x.clone().pow_(y)):
        assert result.tolist() == [125, 1, -1, 0, 0, 1]
    assert (2 ** y).tolist() == [8, 1, 0, 4, 0, 0]


def test_fractions_make_floats_of_integers():
    x = torch.LongTensor([4, 9])
    assert (x ** 0.5).tolist() == [2, 3] and (0.5 ** x).tolist() == [2**-4, 2**-9]
    with pytest.raises(TypeError, match="cannot hold a result of FloatTensor"):
        x.pow_(1.5)
