"""Distances of all pairs of rows, on both sides of the sizes of tiles, and where squares leave the range of a float."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable


def distances(x, y, p):
    difference = np.abs(x[..., :, None, :].astype(np.float64) - y[..., None, :, :])
    return np.sqrt((difference ** 2).sum(-1)) if p == 2 else difference.sum(-1)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("rows, others, features", [
    (1, 1, 1), (3, 15, 15), (4, 16, 16), (5, 17, 17), (4, 31, 33), (7, 32, 31), (8, 33, 64), (1, 65, 100), (6, 4, 700),
    (31, 32, 32), (32, 31, 32), (32, 32, 31), (32, 32, 32), (33, 37, 700),  # from 32 on by a product of matrices
])
def test_distances_and_their_gradients_at_every_size_of_tile(rows, others, features, kind):
    draw = np.random.default_rng(rows * others + features)
    a, b = (draw.standard_normal((2, count, features)).astype(kind) for count in (rows, others))
    grad = draw.standard_normal((2, rows, others)).astype(kind)
    bound = 3e-6 if kind is np.float32 else 1e-13
    for p in (1, 2):
        x, y = (Variable(torch.from_numpy(part.copy()), requires_grad=True) for part in (a, b))
        z = torch.cdist(x, y, p)
        np.testing.assert_allclose(z.data.numpy(), distances(a, b, p), bound)
        z.backward(torch.from_numpy(grad.copy()))
        difference = a[:, :, None].astype(np.float64) - b[:, None]
        slope = difference / distances(a, b, 2)[..., None] if p == 2 else np.sign(difference)
        each = grad[..., None] * slope
        np.testing.assert_allclose(x.grad.data.numpy(), each.sum(2), bound * 10, atol=bound * 100)
        np.testing.assert_allclose(y.grad.data.numpy(), -each.sum(1), bound * 10, atol=bound * 100)


@pytest.mark.parametrize("p", [1, 2, 3])
@pytest.mark.parametrize("scale", [1e-30, 1, 1e30])
def test_distances_of_long_and_short_differences(scale, p):
    """Their squares leave the range of a float."""
    a, b = np.random.default_rng(0).standard_normal((2, 4, 7)).astype(np.float32) * np.float32(scale)
    x, y = (torch.from_numpy(part).requires_grad_() for part in (a, b))
    result = torch.nn.functional.pairwise_distance(x, y, p, eps=0)
    np.testing.assert_allclose(result.detach().numpy(), np.linalg.norm(a.astype(float) - b, p, axis=1), 1e-5)
    result.sum().backward()
    assert np.isfinite(x.grad.numpy()).all() and x.grad.equal(-y.grad) and x.grad.abs().amax() > 0.1


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("apart", [1, 0.3, 1e-2, 1e-4, 0])
@pytest.mark.parametrize("share", [0.02, 0.2, 1])
def test_near_zero_distances_keep_their_digits(kind, apart, share):
    """Some rows are close to rows of the other operand and far from the origin, where products would cancel."""
    draw = np.random.default_rng(5)
    a = (draw.standard_normal((41, 48)) + 3).astype(kind)
    b = (draw.standard_normal((39, 48)) + 3).astype(kind)
    near = max(1, int(share * len(b)))
    b[:near] = a[:near] + (apart * draw.standard_normal((near, 48)) / 7).astype(kind)
    result = torch.cdist(torch.from_numpy(a), torch.from_numpy(b))
    np.testing.assert_allclose(result.numpy(), distances(a, b, 2), 3e-6 if kind is np.float32 else 1e-14)
    assert (torch.cdist(torch.from_numpy(a), torch.from_numpy(a)).diagonal() == 0).all()


@pytest.mark.parametrize("scale", [1e-25, 1e-15, 1e15, 1e25])
def test_products_stay_in_range(scale):
    a = (np.random.default_rng(6).standard_normal((40, 40)) * scale).astype(np.float32)
    result = torch.cdist(torch.from_numpy(a), torch.from_numpy(a[::-1].copy()))
    np.testing.assert_allclose(result.numpy(), distances(a, a[::-1], 2), 3e-6)


def test_squares_that_no_float_holds_and_equal_rows():
    a = np.array([[1e30, 0], [1e-30, 0], [0, 3], [0, np.inf], [np.nan, 0]], np.float32)
    x = torch.from_numpy(a.copy())
    for p in (1, 2):
        with np.errstate(invalid="ignore"):
            np.testing.assert_allclose(torch.cdist(x, x, p).numpy(), distances(a, a, p), 1e-6)
    x = Variable(torch.FloatTensor([[1, 2], [1, 2]]), requires_grad=True)
    torch.cdist(x, x).sum().backward()
    assert x.grad.data.tolist() == [[0, 0], [0, 0]]


def test_batches_broadcast_and_other_norms_agree():
    draw = np.random.default_rng(0)
    a, b = draw.standard_normal((3, 1, 4, 5)), draw.standard_normal((2, 6, 5))
    x, y = torch.from_numpy(a.copy()), torch.from_numpy(b.copy())
    for p in (1, 2):
        np.testing.assert_allclose(torch.cdist(x, y, p).numpy(), distances(a, b, p), 1e-13)
    np.testing.assert_allclose(torch.cdist(x, y, 2 + 1e-9).numpy(), distances(a, b, 2), 1e-7)
    assert torch.cdist(x[:, :, :0], y, 2).size() == (3, 2, 0, 6)
    assert torch.cdist(x[..., :0], y[..., :0], 2).sum() == 0


def test_second_derivatives_of_distances():
    draw = np.random.default_rng(0)
    x, y = (Variable(torch.from_numpy(draw.standard_normal((count, 3))), requires_grad=True) for count in (4, 5))
    for p in (1, 2):
        assert torch.autograd.gradcheck(lambda x, y, p=p: torch.cdist(x, y, p), (x, y))
    weight = torch.from_numpy(draw.standard_normal((4, 5)))
    assert torch.autograd.gradgradcheck(lambda x, y: torch.cdist(x, y), (x, y), Variable(weight, requires_grad=True))
