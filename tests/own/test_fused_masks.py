"""Masks in fused functions: Bool operands, comparisons and numbers meet as in the calls one by one."""

import pytest

import torch

FUNCTIONS = {
    "where": lambda m, x: torch.where(m, x * 10, x), "method": lambda m, x: x.where(m, x * 2),
    "numbers": lambda m, x: torch.where(m, 1.0, 2.0) * x, "not": lambda m, x: torch.where(~m, x, x * 2),
    "and": lambda m, x: torch.where(m & (x > 0), x, x * 2), "or": lambda m, x: torch.where((x > 0) | m, x, x * 2),
    "xor": lambda m, x: torch.where(m ^ (x > 0), x, x * 2), "masks": lambda m, x: (m & m) * x,
    "true": lambda m, x: (m & True) * x + (m | False) * x, "bitwise": lambda m, x: torch.bitwise_xor(x > 0, m) * x,
    "bitwise_not": lambda m, x: torch.where(torch.bitwise_not(x > 0), x, 0.0) * 2,
    "logical": lambda m, x: torch.where(torch.logical_and(m, x > 0), x, 2 * x),
    "logical_not": lambda m, x: torch.where(torch.logical_not(m), x, 2 * x), "factor": lambda m, x: m * x + 1,
    "equal": lambda m, x: torch.where(m == (x > 0), x, 0.0) + 1, "half": lambda m, x: ((x > 0) == 0.5) * x,
    "less": lambda m, x: ((x > 0) < x) * x, "masks of masks": lambda m, x: torch.where(m, m, x > 0) * x,
    "sum": lambda m, x: (m & (x > 0)).sum(-1, True) + x, "count": lambda m, x: ((x > 0).sum(-1, True) > 2) * x,
    "several passes": lambda m, x: torch.where(m, x @ x, x),
}


@pytest.mark.parametrize("size", [(5,), (1, 5), (5, 1)], ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_masks(name, size):
    x = torch.tensor([1.5, -2.0, 0.25, -0.5, 3.0], requires_grad=True)
    m = torch.tensor([True, False, False, True, True]).view(size)
    (plain, *more), (fused, *others) = ((result, *torch.autograd.grad(result.sum(), x, allow_unused=True))
                                        for result in (each(m, x) for each in (FUNCTIONS[name],
                                                                              torch.fuse(FUNCTIONS[name]))))
    torch.testing.assert_close(fused, plain)
    for one, other in zip(more, others, strict=True):
        torch.testing.assert_close(other, one)


@pytest.mark.parametrize("mask", [torch.ones(5), torch.tensor([3, 0, 5, 0, 6])], ids=["floats", "integers"])
def test_what_is_no_mask_is_computed_call_by_call(mask):
    x = torch.arange(5.0)
    with pytest.raises(TypeError, match="need BoolTensor"):
        torch.fuse(FUNCTIONS["where"])(mask, x)
    if mask.is_floating_point():
        with pytest.raises(TypeError, match="bitwise_not"):
            torch.fuse(lambda m, x: ~m * x)(mask, x)
    else:
        assert torch.equal(torch.fuse(lambda m, x: (m & m) * x)(mask, x), mask * x)
