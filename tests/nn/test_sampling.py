"""grid_sample and affine_grid: a position-by-position oracle, numeric gradients, errors."""

import itertools

import numpy as np
import oracles
import pytest

import torch
import torch.nn.functional as F
from torch.autograd import Variable, gradcheck, gradgradcheck

SIZES = [((2, 3, 4, 5), (3, 2)), ((1, 2, 1, 3), (2, 2)), ((2, 1, 3, 2, 4), (2, 1, 3)), ((0, 2, 3, 3), (2, 2)),
         ((2, 0, 3, 3), (2, 2)), ((2, 2, 3, 3), (0, 2))]
CHOICES = list(itertools.product(("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection"), (False, True)))


@pytest.mark.parametrize("mode, edges, align", CHOICES)
@pytest.mark.parametrize("size, points", SIZES, ids=str)
def test_against_place_by_place(size, points, mode, edges, align):
    dims = len(size) - 2
    if dims == 3 and mode == "bicubic":
        return
    random = np.random.default_rng(4)
    x, grid = random.standard_normal(size), random.uniform(-2.5, 2.5, (size[0], *points, dims))
    for dtype, bound in ((np.float64, 1e-9), (np.float32, 2e-4)):
        operands = (torch.from_numpy(array.astype(dtype)) for array in (x, grid))
        result = F.grid_sample(*operands, mode, edges, align)
        wanted = oracles.grid_take(x, grid, mode, edges, align)
        np.testing.assert_allclose(result.numpy(), wanted, atol=bound, rtol=bound)


@pytest.mark.parametrize("mode, edges, align", CHOICES)
@pytest.mark.parametrize("size", [(2, 2, 3, 4), (1, 2, 2, 3, 2)], ids=str)
def test_gradients(size, mode, edges, align):
    dims = len(size) - 2
    if dims == 3 and mode == "bicubic":
        return
    random = np.random.default_rng(5)
    x = Variable(torch.from_numpy(random.standard_normal(size)))
    # away from the elements, where the slope jumps, and from where places are mirrored
    points = (size[0], *[2] * dims, dims)
    places = random.integers(-4, 5, points) + random.uniform(0.2, 0.3, points)
    counts = np.array(size[:1:-1])
    grid = places / (counts - 1) * 2 - 1 if align else (places * 2 + 1) / counts - 1
    grid = Variable(torch.from_numpy(grid), requires_grad=mode != "nearest")
    inputs = (x, grid) if mode != "nearest" else (x,)

    def function(x, places=grid):
        return F.grid_sample(x, places, mode, edges, align)

    assert gradcheck(function, inputs)
    if mode != "bicubic" or edges == "zeros":
        assert gradgradcheck(function, inputs)


def test_one_of_the_two_is_a_constant():
    x, grid = torch.randn(1, 2, 3, 3), torch.rand(1, 2, 2, 2)
    whole = F.grid_sample(x, grid)
    for a, b in ((Variable(x), grid), (x, Variable(grid)), (Variable(x), Variable(grid, requires_grad=False))):
        y = F.grid_sample(a, b)
        assert torch.equal(y.data, whole)
        y.sum().backward()
    assert F.grid_sample(x.transpose(2, 3), grid).equal(F.grid_sample(x.transpose(2, 3).contiguous(), grid))


def test_places_that_are_no_numbers_kill_nothing():
    odd = torch.Tensor([float("nan"), float("inf"), -float("inf"), 1e38, -1e38, 3e9, 0, -1]).view(1, 2, 2, 2)
    for mode, edges, align in CHOICES:
        result = F.grid_sample(torch.ones(1, 1, 3, 3), odd, mode, edges, align)
        assert tuple(result.size()) == (1, 1, 2, 2)


@pytest.mark.parametrize("size", [(2, 3, 4, 5), (2, 1, 1, 3), (1, 2, 3, 2, 4)], ids=str)
@pytest.mark.parametrize("align", [False, True])
def test_affine_grid(size, align):
    dims, plane = len(size) - 2, size[2:]
    theta = np.random.default_rng(1).standard_normal((size[0], dims, dims + 1))
    axes = [np.linspace(-1, 1, n) * (n > 1) if align else (np.arange(n) * 2 + 1) / n - 1 for n in plane]
    places = np.stack([*np.meshgrid(*axes, indexing="ij")[::-1], np.ones(plane)], -1)
    result = F.affine_grid(Variable(torch.from_numpy(theta)), size, align)
    np.testing.assert_allclose(result.data.numpy(), np.einsum("nij,...j->n...i", theta, places), atol=1e-12)
    assert gradcheck(lambda t: F.affine_grid(t, size, align), (Variable(torch.from_numpy(theta)),))


def test_the_identity_gives_the_image_back():
    x = torch.randn(2, 3, 5, 4)
    theta = torch.Tensor([[1, 0, 0], [0, 1, 0]]).expand(2, 2, 3)
    for align in (False, True):
        grid = F.affine_grid(theta, x.size(), align)
        for mode in ("bilinear", "nearest", "bicubic"):
            torch.testing.assert_close(F.grid_sample(x, grid, mode, align_corners=align), x, atol=1e-5, rtol=1e-5)


X, G = torch.randn(1, 2, 3, 3), torch.zeros(1, 2, 2, 2)


@pytest.mark.parametrize("call, message", [
    (lambda: F.grid_sample(X, G, "linear"), "mode is 'linear', padding_mode is 'zeros'; need one of bilinear,"),
    (lambda: F.grid_sample(X, G, padding_mode="edge"), "padding_mode is 'edge'"),
    (lambda: F.grid_sample(X, G[:, :, :, :1]), "grid is FloatTensor 1x2x2x1; need planes or volumes"),
    (lambda: F.grid_sample(X, G.expand(2, 2, 2, 2)), "as many grids"),
    (lambda: F.grid_sample(X, G.double()), "of one type"),
    (lambda: F.grid_sample(X[0], G), "need planes or volumes"),
    (lambda: F.grid_sample(torch.zeros(1, 2, 0, 3), G), "with an element at least"),
    (lambda: F.grid_sample(torch.zeros(1, 1, 2, 2, 2), torch.zeros(1, 1, 1, 1, 3), "bicubic"), "bicubic is for planes"),
    (lambda: F.affine_grid(torch.zeros(1, 2, 3), (1, 1, 2, 2, 2)), "affine_grid: theta is FloatTensor 1x2x3, size is"),
    (lambda: F.affine_grid(torch.zeros(1, 2, 3), (1, 1, 0, 2)), "need a plane of 2 or 3 dimensions"),
])
def test_what_is_refused(call, message):
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize("tau", [0, -1.0, float("nan")])
def test_gumbel_softmax_needs_a_temperature(tau):
    with pytest.raises(ValueError, match="need tau > 0"):
        torch.nn.functional.gumbel_softmax(torch.ones(2, 3), tau)


@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("channels", [3, 9, 70])
def test_layouts_agree(mode, channels):
    x, grid = torch.randn(2, channels, 6, 5).double(), (torch.rand(2, 9, 8, 2) * 2.4 - 1.2).double()
    results = []
    for layout in (torch.contiguous_format, torch.channels_last):
        operands = x.clone(memory_format=layout).requires_grad_(), grid.clone().requires_grad_()
        y = F.grid_sample(*operands, mode, align_corners=False)
        y.backward(torch.arange(y.numel()).double().view(y.shape) / y.numel())
        results.append((y, *(operand.grad for operand in operands)))
    for one, other in zip(*results, strict=True):
        torch.testing.assert_close(one, other)


@pytest.mark.parametrize("channels", [1, 16])
@pytest.mark.parametrize("layout", [torch.contiguous_format, torch.channels_last])
def test_elements_outside_of_a_window_do_not_count(channels, layout):
    x = torch.full((1, channels, 4, 4), float("nan"))
    x[..., 0] = 1
    places = torch.tensor([-1.1, -0.75]).view(1, 1, 2, 1).expand(1, 1, 2, 2)
    for mode, wanted in (("bilinear", [0.3 * 0.3, 1]), ("nearest", [0, 1])):
        result = F.grid_sample(x.contiguous(memory_format=layout), places, mode, align_corners=False)
        np.testing.assert_allclose(result[0, 0, 0].numpy(), wanted, rtol=1e-5)
