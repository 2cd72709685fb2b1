"""Indices that `expand` repeats along the last dimension move whole rows, with the results of a copied index."""

import numpy as np
import pytest

import torch

TYPES = (torch.uint8, torch.int64, torch.float32, torch.float64, torch.bfloat16, torch.complex64)


def operands(dtype, rows=9, columns=5, places=13):
    """Return a whole, a source and an expanded index into the whole's rows."""
    generator = np.random.default_rng(7)
    numbers = [torch.from_numpy(generator.integers(0, 9, (n, columns))).to(dtype) for n in (rows, places)]
    index = torch.from_numpy(generator.integers(0, rows, places))
    return *numbers, index.unsqueeze(1).expand(-1, columns)


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_rows_move_as_single_elements(dtype):
    whole, source, index = operands(dtype)
    single = index.contiguous()
    assert index.stride(1) == 0 and single.stride(1) == 1
    assert whole.gather(0, index).equal(whole.gather(0, single))
    assert whole.gather(0, index).equal(whole[index[:, 0]])
    assert whole.scatter_add(0, index, source).equal(whole.scatter_add(0, single, source))
    assert whole.scatter_add(0, index, source).equal(whole.index_add(0, index[:, 0], source))


@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.parametrize("include_self", [True, False])
def test_reductions_of_rows(reduce, include_self):
    for dtype in TYPES[:-1]:
        whole, source, index = operands(dtype)
        result, wanted = (
            whole.scatter_reduce(0, i, source, reduce, include_self=include_self) for i in (index, index.contiguous())
        )
        assert result.equal(wanted)


def test_parts_of_the_operands():
    """The whole is strided, and the source has more rows than the index."""
    whole, source, index = operands(torch.float32)
    apart = torch.zeros(9, 10)[:, ::2].copy_(whole)
    assert apart.scatter_add_(0, index[:4], source).equal(whole.scatter_add(0, index[:4].contiguous(), source))
    assert apart.gather(0, index).equal(apart.contiguous().gather(0, index))
    narrow = index[:, :3]
    assert whole.scatter_add(0, narrow, source).equal(whole.scatter_add(0, narrow.contiguous(), source))
    assert whole.gather(0, narrow).equal(whole.gather(0, narrow.contiguous()))


@pytest.mark.parametrize("call", [
    lambda whole, index, source: whole.gather(0, index),
    lambda whole, index, source: whole.scatter_add(0, index, source),
    lambda whole, index, source: whole.scatter_reduce(0, index, source, "amax", include_self=False),
])  # fmt: skip
def test_gradients(call):
    found = []
    for copied in (False, True):
        whole, source, index = operands(torch.float64)
        leaves = [t.requires_grad_() for t in (whole, source)]
        result = call(whole, index.contiguous() if copied else index, source)
        result.backward(torch.arange(result.numel(), dtype=torch.float64).view_as(result))
        found.append([t.grad for t in leaves])
    for one, other in zip(*found, strict=True):
        assert (one is None and other is None) or one.equal(other)


def test_bad_index_is_refused():
    whole, source, index = operands(torch.float32)
    bad = (index[:, 0] + 9).unsqueeze(1).expand(-1, 5)
    for call in (lambda: whole.gather(0, bad), lambda: whole.scatter_add(0, bad, source)):
        with pytest.raises(IndexError, match="index"):
            call()
