"""Options that are not parameters of rows: their results, no side effects, and the functions that refuse them."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

KINDS = [torch.FloatTensor, torch.DoubleTensor, torch.LongTensor, torch.IntTensor, torch.ByteTensor]


@pytest.mark.parametrize("kind", KINDS)
def test_dtype_is_the_type_of_what_is_made(kind):
    for result, values in (
            (torch.zeros(2, 3, dtype=kind), np.zeros((2, 3))), (torch.ones((2,), dtype=kind), np.ones(2)),
            (torch.arange(4, dtype=kind), np.arange(4)), (torch.eye(2, dtype=kind), np.eye(2)),
            (torch.full((2,), 3, dtype=kind), np.full(2, 3)), (torch.randperm(1, dtype=kind), np.zeros(1))):
        assert isinstance(result, kind)
        assert np.array_equal(np.array(result.tolist()), values)
    assert isinstance(torch.zeros(1, dtype=None), torch.FloatTensor)


@pytest.mark.parametrize("kind", KINDS)
def test_dtype_converts_before_the_call(kind):
    bytes_ = torch.ByteTensor([200, 100, 56])
    large = torch.LongTensor([200, 100, 57])
    total = large.sum(0, dtype=kind)
    assert isinstance(total, kind)
    assert total.tolist() == np.array([200, 100, 57]).astype(kind().numpy().dtype).sum(dtype=kind().numpy().dtype)
    assert isinstance(torch.cumsum(bytes_, 0, dtype=kind), kind)
    assert isinstance(torch.zeros_like(bytes_, dtype=kind), kind)
    assert bytes_.tolist() == [200, 100, 56]
    assert torch.LongTensor([1, 2]).mean(dtype=torch.float64) == 1.5


TYPES = [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.bfloat16,
         torch.float32, torch.float64]
FLOATS = TYPES[6:]
# Functions that take dtype, whether of every type, and what they give of the numbers 1 2 0 3 in it.
TAKES_DTYPE = {
    "sum": (TYPES, 6), "prod": (TYPES, 0), "nansum": (TYPES, 6), "cumsum": (TYPES, [1, 2, 1, 5]),
    "cumprod": (TYPES, [1, 2, 0, 6]), "mean": (FLOATS, 1.5), "nanmean": (FLOATS, 1.5),
    "linalg.norm": (FLOATS, 14**0.5), "linalg.vector_norm": (FLOATS, 14**0.5), "linalg.matrix_norm": (FLOATS, 14**0.5),
}


@pytest.mark.parametrize("own", TYPES, ids=str)
@pytest.mark.parametrize("name", TAKES_DTYPE)
def test_results_have_the_dtype_that_is_asked_for(name, own):
    """From every type to every type, alone and as the type of out=."""
    dtypes, wanted = TAKES_DTYPE[name]
    numbers = torch.tensor([[1, 2], [0, 3]]).to(own)
    function = getattr(torch.linalg, name[7:]) if "." in name else getattr(torch, name)
    along = [0] if name.startswith("cum") else []
    for dtype in dtypes:
        same = own is torch.bool or dtype is torch.bool  # the 2 and the 3 are a 1
        result = function(numbers, *along, dtype=dtype)
        assert result.dtype is dtype
        if not same:
            np.testing.assert_allclose(result.double().numpy().ravel(), np.ravel(wanted), rtol=1e-2)
        if "." not in name:
            out = torch.empty(0, dtype=dtype)
            assert function(numbers, 0, dtype=dtype, out=out) is out
            assert out.equal(function(numbers, 0, dtype=dtype))


@pytest.mark.parametrize("dtype", TYPES[1:], ids=str)
def test_numbers_in_equal_steps_have_the_dtype_that_is_asked_for(dtype):
    """Integers are cut as conversions cut them."""
    wanted = np.array([0, 2.5, 5, 7.5, 10])
    for result in (torch.linspace(0, 10, 5, dtype=dtype), torch.logspace(0, 2, 3, 2, dtype=dtype)):
        whole = not result.is_floating_point()
        assert result.dtype is dtype
        assert result.tolist() == (np.trunc(wanted) if whole else wanted).tolist()
        wanted = np.array([1, 2, 4])
    for result in (torch.tril_indices(2, 2, dtype=dtype), torch.triu_indices(2, 2, dtype=dtype)):
        assert result.dtype is dtype and result.size() == (2, 3)


def test_a_gradient_goes_through_the_conversion():
    x = Variable(torch.FloatTensor([1, 2, 3]), requires_grad=True)
    y = (x * x).sum(dtype=torch.float64)
    assert isinstance(y.data, torch.DoubleTensor)
    y.backward()
    assert isinstance(x.grad.data, torch.FloatTensor) and x.grad.data.tolist() == [2, 4, 6]


def test_other_spellings_are_the_same_call():
    x = torch.randn(3, 4)
    assert x.sum(axis=1).tolist() == x.sum(1).tolist()
    assert x.sum(axis=(0, 1), keepdims=True).size() == (1, 1)
    assert x.max(axis=0)[1].tolist() == x.max(0)[1].tolist()
    assert torch.cat((x, x), axis=1).size() == (3, 8)
    assert torch.argmax(x, axis=-1).tolist() == x.argmax(1).tolist()
    for wrong in ({"axis": 0, "dim": 0}, {"axes": 0}, {"axis": "0"}):
        with pytest.raises(TypeError):
            x.sum(**wrong)


def test_a_generator_draws_its_own_numbers_and_nobody_elses():
    drawn = [lambda g: torch.rand(5, generator=g).tolist(), lambda g: torch.randperm(9, generator=g).tolist(),
             lambda g: torch.zeros(4).normal_(generator=g).tolist(),
             lambda g: torch.randn(3, dtype=torch.float64, generator=g).tolist(),
             lambda g: torch.multinomial(torch.ones(6), 4, generator=g).tolist(),
             lambda g: torch.bernoulli(torch.ones(8) / 2, generator=g).tolist()]
    for draw in drawn:
        first, second = (torch.Generator().manual_seed(5) for _ in range(2))
        before = torch.get_rng_state().tolist()
        assert draw(first) == draw(second) and draw(first) == draw(second)
        assert first.get_state().tolist() == second.get_state().tolist()
        assert torch.get_rng_state().tolist() == before
        draw(None)
        draw(torch.default_generator)
        assert torch.get_rng_state().tolist() != before


def test_a_call_that_fails_leaves_the_shared_generator_in_use():
    generator = torch.Generator().manual_seed(1)
    for failing in (lambda: torch.rand(-1, generator=generator), lambda: torch.rand("5", generator=generator),
                    lambda: torch.rand(3, generator=generator, dtype=torch.int64)):
        with pytest.raises((TypeError, RuntimeError, ValueError)):
            failing()
        state = generator.get_state().tolist()
        before = torch.get_rng_state().tolist()
        torch.rand(3)
        assert generator.get_state().tolist() == state and torch.get_rng_state().tolist() != before


@pytest.mark.parametrize("call", [
    lambda x: x.sum(dtype="float"), lambda x: x.add_(1, dtype=torch.float64), lambda x: torch.zeros(2, dtype=3),
    lambda x: torch.zeros(2, dtype=torch.float64, out=x), lambda x: x.sum(generator=torch.Generator()),
    lambda x: torch.rand(2, generator=3), lambda x: torch.rand(2, generator=torch.Generator)])
def test_what_an_option_cannot_mean_is_refused(call):
    x = torch.ones(2)
    with pytest.raises(TypeError):
        call(x)
    assert x.tolist() == [1, 1]
