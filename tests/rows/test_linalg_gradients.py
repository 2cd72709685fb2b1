"""Gradients of torch.linalg's factors: triangles, reflections, matrices without full rank, batches without elements."""

import numpy as np
import pytest

import torch
from torch.autograd import gradcheck, gradgradcheck


def close(got, wanted):
    np.testing.assert_allclose(got.numpy(), wanted, rtol=1e-9, atol=1e-9)


def spread(*size, seed=3):
    """Return numbers of which no pivot is near another."""
    return torch.from_numpy(np.random.default_rng(seed).uniform(-1, 1, size)).requires_grad_()


@pytest.mark.parametrize("size", [(3, 3), (2, 4, 4), (2, 2, 1, 1), (0, 3, 3), (2, 0, 0)], ids=str)
def test_triangles_have_gradients(size):
    A, B = spread(*size), spread(*size[:-1], 2)
    assert gradcheck(lambda a: torch.linalg.lu_factor(a)[0], [A])
    assert gradcheck(lambda a: torch.linalg.lu(a)[1:], [A])
    assert gradgradcheck(lambda a: torch.linalg.lu_factor(a)[0], [A])
    factors, pivots = torch.linalg.lu_factor(A.detach())
    assert gradcheck(lambda f, b: torch.linalg.lu_solve(f, pivots, b), [factors.requires_grad_(), B])
    close(torch.linalg.lu_solve(factors, pivots, B).detach(), np.linalg.solve(A.detach().numpy(), B.detach().numpy()))


@pytest.mark.parametrize("kind", [torch.float64, torch.complex128])
@pytest.mark.parametrize("size", [(3, 5), (5, 3), (2, 2, 4), (2, 4, 2), (2, 3, 3)], ids=str)
def test_triangles_of_any_matrix_have_gradients(size, kind):
    A = spread(*size).detach()
    A = (torch.complex(A, spread(*size, seed=4).detach()) if kind.is_complex else A).requires_grad_()
    assert gradcheck(lambda a: torch.linalg.lu_factor(a)[0], [A])
    assert gradcheck(lambda a: torch.linalg.lu(a)[1:], [A])
    assert gradgradcheck(lambda a: torch.linalg.lu_factor(a)[0], [A])


@pytest.mark.parametrize("kind", [torch.float64, torch.complex128])
def test_reflections_have_gradients(kind):
    parts = np.random.default_rng(1).standard_normal((2, 2, 4, 3))
    A = torch.from_numpy(parts[0] + 1j * parts[1] if kind.is_complex else parts[0])
    tau = A[:, 3].clone()
    wanted = np.stack([np.linalg.multi_dot([reflection(A, tau, n, i) for i in range(3)]) for n in range(2)])[..., :3]
    close(torch.linalg.householder_product(A, tau), wanted)
    close(torch.linalg.householder_product(A.clone().requires_grad_(), tau).detach(), wanted)
    leaves = [A.requires_grad_(), tau.requires_grad_()]
    assert gradcheck(torch.linalg.householder_product, leaves)
    assert gradgradcheck(torch.linalg.householder_product, leaves)


def reflection(A, tau, n, i):
    v = np.concatenate([np.zeros(i), [1], A.detach().numpy()[n, i + 1 :, i]])
    return np.eye(4) - tau.detach().numpy()[n, i] * np.outer(v, v.conj())


@pytest.mark.parametrize("p", ["nuc", 2])
@pytest.mark.parametrize("values", [[0, 0, 0], [1, 1, 1], [2, 0, 0]])
def test_norms_of_matrices_without_full_rank_have_gradients(p, values):
    A = torch.diag(torch.tensor(values, dtype=torch.float64)).requires_grad_()
    torch.linalg.matrix_norm(A, p).backward()
    slope = np.linalg.svd(A.grad.numpy(), compute_uv=False)  # a subgradient: of norm 1 in the dual norm
    assert np.isclose(slope.max() if p == "nuc" else slope.sum(), 1)


@pytest.mark.parametrize("name", ["det", "eigh", "eigvalsh", "cholesky", "qr", "svdvals", "slogdet", "pinv", "inv"])
@pytest.mark.parametrize("size", [(0, 3, 3), (2, 0, 0)], ids=str)
@pytest.mark.parametrize("kind", [torch.float64, torch.complex128])
def test_batches_without_elements_are_recorded(name, size, kind):
    leaf = torch.zeros(size, dtype=kind, requires_grad=True)
    result = getattr(torch.linalg, name)(leaf)
    result = [one for one in (result if isinstance(result, tuple) else (result,)) if one.requires_grad]
    assert result
    sum(one.sum().real for one in result).backward()
    assert leaf.grad.size() == size and leaf.grad.dtype is kind


@pytest.mark.parametrize("dtype", [torch.float64, torch.complex128])
@pytest.mark.parametrize("shape", [(3, 3), (2, 3, 3)])
@pytest.mark.parametrize("function", [
    lambda a: torch.linalg.cholesky(a), lambda a: torch.linalg.cholesky(a, upper=True),
    lambda a: torch.linalg.cholesky_ex(a)[0], lambda a: torch.linalg.eigvalsh(a), lambda a: torch.linalg.eigh(a)[0]])
def test_gradients_of_functions_of_one_triangle_are_hermitian(function, shape, dtype):
    torch.manual_seed(3)
    half = torch.randn(shape, dtype=dtype)
    a = half @ half.mH + torch.eye(3, dtype=dtype)
    torch.testing.assert_close(function(a.clone().requires_grad_()), function(a), rtol=1e-14, atol=0)
    a.requires_grad_()
    function(a).abs().square().sum().backward()
    assert a.grad.allclose(a.grad.mH) and a.grad.triu(1).abs().max() > 0
    move = torch.randn(shape, dtype=dtype)
    move, step = move + move.mH, 1e-6  # a Hermitian direction, for which the gradient is defined
    ends = [function(a.detach() + sign * step * move).abs().square().sum() for sign in (1, -1)]
    assert torch.allclose((a.grad.conj() * move).sum().real, (ends[0] - ends[1]) / (2 * step), rtol=1e-5)


@pytest.mark.parametrize("function", [
    lambda x: torch.linalg.svdvals(x), lambda x: torch.linalg.eigvalsh(x + x.mH), lambda x: torch.linalg.slogdet(x)[1]])
def test_recorded_gradients_of_real_results_are_complex(function):
    x = torch.from_numpy(np.random.default_rng(0).standard_normal((2, 3, 3, 2)).view(complex)[..., 0]).requires_grad_()
    result = [torch.autograd.grad(function(x).sum(), x, create_graph=recorded)[0] for recorded in (False, True)]
    assert result[0].imag.abs().max() > 0
    np.testing.assert_allclose(result[0].numpy(), result[1].detach().numpy(), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("transpose", [True, False])
@pytest.mark.parametrize("dtype", [torch.float64, torch.complex128])
def test_products_with_reflections(left, transpose, dtype):
    """Whichever of the operands needs a gradient, and with fewer reflections than columns."""
    torch.manual_seed(0)
    operands = [torch.randn(size, dtype=dtype) for size in ((2, 4, 3), (2, 2), (2, 4, 5) if left else (2, 5, 4))]
    plain = torch.ormqr(*operands, left, transpose)
    for chosen in ((0,), (1,), (2,), (0, 1, 2)):
        leaves = [one.clone().requires_grad_(i in chosen) for i, one in enumerate(operands)]
        assert torch.allclose(torch.ormqr(*leaves, left, transpose), plain)
        assert gradcheck(lambda *given: torch.ormqr(*given, left, transpose), leaves)


def test_no_reflections_and_no_factors_have_gradients():
    empty = torch.ones(0, 0, requires_grad=True)
    assert torch.linalg.householder_product(empty, torch.ones(0)).requires_grad
    rows = torch.ones(3, 0, dtype=torch.complex64, requires_grad=True)
    torch.prod(rows, 1).abs().sum().backward()
    assert torch.prod(rows, 1).tolist() == [1, 1, 1] and rows.grad.size() == (3, 0)
