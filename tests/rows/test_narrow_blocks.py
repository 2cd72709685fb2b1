"""Half and bfloat16: loops convert blocks of elements in registers, and kernels along lines slices of operands."""

import numpy as np
import pytest
from cases import array_of, grad_names
from test_narrow_floats import (
    LOOSE,
    TYPES,
    VALUED,
    assert_near,
    assert_rounded,
    each,
    leaves,
    of_each_kind,
    pairs,
    results_of,
    rounded,
)

import torch
from torch.autograd import Variable


def stretched(case, shape):
    """Repeat the elements of each operand to fill a shape, whose first dim an operand of a Tensor|Scalar lacks."""
    either = {p.name for p in case.row.tensors if p.kind == "either"}
    for name, value in case.values.items():
        if isinstance(value, np.ndarray) and value.size:
            shown = shape[-1:] if name in either and len(shape) > 2 else shape
            case.values[name] = np.take(value.ravel(), np.arange(np.prod(shown)) % value.size).reshape(shown)
    return case


@pytest.mark.parametrize("shape", [(31,), (32,), (75,), (64, 1, 3), (3, 33), (2, 2, 70)])
@each([row for row in VALUED if row.body.kind == "loop"])
def test_blocks(row, kind, shape):
    """Loops convert blocks of 32 elements in registers: whole blocks, what is left over, rows, gradients."""
    for half, single in list(pairs(row, kind))[:2]:
        half, single = stretched(half, shape), stretched(single, shape)
        got, wanted = (results_of(case.call_and_changes(case.arguments())) for case in (half, single))
        assert_rounded(row, got, wanted, kind, f"{row.op} {shape}")
        ours = [leaves(case, row, grad_names(row, single)) for case in (half, single) if row.gradients]
        for a, b in zip(*ours, strict=True):
            assert_near(array_of(a.grad), rounded(b.grad.numpy(), kind), LOOSE[kind], f"{row.op} {shape}")


@pytest.mark.parametrize("dim", [0, 1, -1])
@of_each_kind
def test_slices(dim, kind):
    """Copies of long operands are made slice by slice, unless lines cross the slices."""
    x = torch.from_numpy(np.random.default_rng(0).normal(size=(700, 3, 301))).type(TYPES[kind])
    single = x.float()
    for function in (torch.softmax, torch.log_softmax):
        narrow, wide = (Variable(t, requires_grad=True) for t in (x, single))
        y = function(narrow, dim)
        assert y.data.equal(function(single, dim).type(x.dtype))
        y.backward(x)
        known, = torch.autograd.grad(function(wide, dim), wide, single)
        assert_near(array_of(narrow.grad), rounded(known.numpy(), kind), LOOSE[kind], function.__name__)
    for got, wanted in zip(x.sort(dim), single.sort(dim), strict=True):
        assert got.equal(wanted.type(got.dtype))


@of_each_kind
def test_the_place_of_a_bad_index_is_that_in_the_operand(kind):
    x, index = torch.zeros(2000, 1001).type(TYPES[kind]), torch.zeros(2000, 1001).long()
    index[1999, 7] = 1001
    for call in (x.scatter_add, x.scatter_add_, x.scatter):
        with pytest.raises(IndexError, match=rf"index\[{1999 * 1001 + 7}\] is 1001, but input.size\(1\) is 1001"):
            call(1, index, torch.ones_like(x))
        assert not x.any()
