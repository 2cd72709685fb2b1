"""torch.testing: close and different tensors, and the message with the position of the difference."""


import numpy as np
import pytest

import torch
from torch import collect_env
from torch.autograd import Variable
from torch.testing import assert_close, make_tensor

FLOATS = {"Half": (1e-3, 1e-5), "Float": (1.3e-6, 1e-5), "Double": (1e-7, 1e-7)}


@pytest.mark.parametrize("name", FLOATS)
def test_the_border_is_where_the_tolerances_say(name):
    kind, (rtol, atol) = getattr(torch, f"{name}Tensor"), FLOATS[name]
    for value in (0.0, 1.0, -1000.0):
        border = atol + rtol * abs(value)
        step = np.spacing(np.array(abs(value) or border, {"Half": "f2", "Float": "f4", "Double": "f8"}[name]))
        near, far = kind([value + border - 2 * float(step)]), kind([value + border + 2 * float(step)])
        assert_close(near, kind([value]))
        with pytest.raises(AssertionError, match="1 of 1 elements differ"):
            assert_close(far, kind([value]))


def test_integers_are_compared_exactly():
    assert_close(torch.LongTensor([2**62 + 1]), torch.LongTensor([2**62 + 1]))
    with pytest.raises(AssertionError, match="the largest difference is 1 at"):
        assert_close(torch.LongTensor([2**62]), torch.LongTensor([2**62 + 1]))
    assert_close(torch.LongTensor([3]), torch.LongTensor([4]), rtol=0, atol=1)


@pytest.mark.parametrize(("a", "b", "equal"), [
    (torch.inf, torch.inf, True), (torch.inf, -torch.inf, False), (1, torch.inf, False), (torch.inf, 1, False),
    (torch.nan, torch.nan, False), (torch.nan, 1, False), (1, torch.nan, False),
])  # fmt: skip
def test_what_is_not_finite(a, b, equal):
    for size in (1, 100):
        left, right = torch.ones(size), torch.ones(size)
        left[size - 1], right[size - 1] = a, b
        if equal:
            assert_close(left, right)
            continue
        with pytest.raises(AssertionError, match=rf"1 of {size} elements differ; .* at \[{size - 1}\]"):
            assert_close(left, right)
    assert_close(torch.Tensor([torch.nan]), Variable(torch.Tensor([torch.nan])), equal_nan=True)


def test_the_place_of_the_worst_is_named():
    a = torch.zeros(3, 4, 5)
    b = a.clone()
    b[1][2][3], b[2][0][0] = 7, 2
    with pytest.raises(AssertionError, match=r"^2 of 60 elements differ; .* is 7 at \[1, 2, 3\]: 0.0 and 7.0"):
        assert_close(a, b)


@pytest.mark.parametrize(("a", "b", "sentence"), [
    (torch.ones(2, 3), torch.ones(3, 2), "the sizes differ: [2, 3] and [3, 2]"),
    (torch.ones(2), torch.ones(2).double(), "the dtypes differ: torch.float32 and torch.float64"),
    ([1, 2], [1], "need 1 items, not 2"),
    ({"a": [1, 2]}, {"a": [1, 3]}, "item ['a']: item [1]: 1 of 1 elements differ; "
                                   "the largest difference is 1: 2 and 3 (atol 0, rtol 0)"),
])  # fmt: skip
def test_sentences(a, b, sentence):
    with pytest.raises(AssertionError) as raised:
        assert_close(a, b)
    assert str(raised.value) == sentence


def test_options():
    assert_close(torch.ones(2), torch.ones(2).double(), check_dtype=False)
    assert_close(torch.zeros(0), torch.zeros(0))
    with pytest.raises(AssertionError, match="^mine$"):
        assert_close(1, 2, msg="mine")
    with pytest.raises(ValueError, match="give both rtol and atol"):
        assert_close(1, 1, rtol=0.1)


@pytest.mark.parametrize("name", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
def test_made_tensors_lie_where_they_are_asked_to(name):
    kind = getattr(torch, f"{name}Tensor")
    result = make_tensor(40, 30, dtype=kind, low=2, high=6)
    assert isinstance(result, kind) and 2 <= result.double().min() < 3 and 5 <= result.double().max() < 6
    assert (make_tensor(1000, dtype=kind, exclude_zero=True) != 0).all()
    for size in ((1,), (0,), (3, 0), (2, 3)):
        apart = make_tensor(size, dtype=kind, noncontiguous=True)
        assert tuple(apart.size()) == size
        assert apart.numel() < 2 or not apart.is_contiguous()
    with pytest.raises(ValueError, match="need low < high"):
        make_tensor(2, dtype=kind, low=3, high=3)


def test_made_variables():
    assert make_tensor(2, requires_grad=True).requires_grad


def test_the_environment_is_told(capsys):
    collect_env.main()
    printed = capsys.readouterr().out
    assert f"{torch.__version__}\n" in printed and "\nthreads " in printed and "\nGPUs " in printed


def test_nothing_and_sparse_tensors_are_compared():
    torch.testing.assert_close(None, None)
    torch.testing.assert_close([torch.eye(2).to_sparse(), None], [torch.eye(2).to_sparse(), None])
    for pair in ((None, torch.ones(1)), (torch.eye(2).to_sparse(), torch.ones(2, 2).to_sparse())):
        with pytest.raises(AssertionError):
            torch.testing.assert_close(*pair)
    with pytest.raises(ValueError, match="rtol is -1"):
        torch.isclose(torch.ones(1), torch.ones(1), rtol=-1)
