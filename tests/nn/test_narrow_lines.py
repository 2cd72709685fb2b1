"""Softmax and normalization of Half and bfloat16 convert blocks to floats, and round each result once."""

import pytest

import torch
from torch.nn import functional as F

NARROW = [torch.float16, torch.bfloat16]
# short and long lines; fewer and more than a block; columns of one block, and strips of columns
LINES = [
    ((40, 7), 1),
    ((3, 5000), 1),
    ((70, 512), 1),
    ((70, 512), 0),
    ((4, 100, 9), 1),
    ((2, 300, 130), 1),
    ((0, 3), 1),
]


@pytest.mark.parametrize("dtype", NARROW)
@pytest.mark.parametrize("size, dim", LINES)
def test_softmax_rounds_the_result_of_floats(size, dim, dtype):
    x, g = torch.randn(size).mul(3).to(dtype), torch.randn(size).to(dtype)
    for softmax in (torch.softmax, torch.log_softmax):
        leaf = x.clone().requires_grad_()
        result = softmax(leaf, dim)
        assert result.dtype == dtype and torch.equal(result, softmax(x.float(), dim).to(dtype))
        (gradient,) = torch.autograd.grad(result, leaf, g)
        y, w = result.detach().double(), g.double()
        power = y if softmax is torch.softmax else y.exp()
        slope = y * w if softmax is torch.softmax else w
        exact = (power if softmax is torch.softmax else 1) * w - power * slope.sum(dim, True)
        torch.testing.assert_close(
            gradient.double(), exact, rtol=2**-7 if dtype == torch.bfloat16 else 2**-10, atol=1e-5
        )


@pytest.mark.parametrize("dtype", NARROW)
@pytest.mark.parametrize(
    "size, groups", [((2, 6, 5, 5), 3), ((2, 6, 5, 5), 6), ((1, 300), 300), ((300, 2), 2), ((3, 8, 64, 9), 2)]
)
@pytest.mark.parametrize("parameters", ["none", "own", "float"])
def test_group_norm_rounds_the_results_of_floats(size, groups, parameters, dtype):
    x, g = torch.randn(size).to(dtype), torch.randn(size).to(dtype)
    kind = torch.float32 if parameters == "float" else dtype
    affine = [] if parameters == "none" else [torch.randn(size[1]).to(kind) for _ in range(2)]
    compare(lambda x, *affine: F.group_norm(x, groups, *affine), [x, *affine], g)


@pytest.mark.parametrize("dtype", NARROW)
@pytest.mark.parametrize("size, dims", [((4, 7), 1), ((3, 5, 64), 2), ((2, 9000), 1), ((300, 10), 1)])
@pytest.mark.parametrize("affine", [0, 1, 2])
def test_layer_norm_rounds_the_results_of_floats(size, dims, affine, dtype):
    x, g, shape = torch.randn(size).mul(9).add(100).to(dtype), torch.randn(size).to(dtype), size[-dims:]
    compare(
        lambda x, *own: F.layer_norm(x, shape, *own), [x, *(torch.randn(shape).to(dtype) for _ in range(affine))], g
    )


def compare(function, operands, g):
    leaves = [t.clone().requires_grad_() for t in operands]
    floats = [t.float().requires_grad_() for t in operands]
    result, exact = function(*leaves), function(*floats)
    assert result.dtype == g.dtype and torch.equal(result, exact.to(g.dtype))
    gradients = torch.autograd.grad(result, leaves, g), torch.autograd.grad(exact, floats, g.float())
    for found, wanted in zip(*gradients, strict=True):
        assert torch.equal(found, wanted.to(found.dtype))
