"""torch.linalg against NumPy, over batches, with gradients; bad matrices."""

import numpy as np
import oracles
import pytest

import torch
from torch.autograd import Variable
from torch.composed import linear_algebra

RANDOM = np.random.default_rng(7)
SQUARE = RANDOM.standard_normal((2, 3, 4, 4)) + 4 * np.eye(4)
POSITIVE = SQUARE @ SQUARE.swapaxes(-1, -2)
TALL = RANDOM.standard_normal((3, 5, 2))
def tensor(array):
    return torch.from_numpy(np.ascontiguousarray(array).copy())


def close(got, wanted):
    np.testing.assert_allclose(got if isinstance(got, (int, float)) else got.numpy(), wanted, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("size", [(3, 0), (0, 3), (0, 0), (2, 3, 0), (2, 0, 3)])
def test_singular_vectors_of_matrices_without_elements(size):
    torch.ones(9).double().mul_(7)  # memory that is used again
    u, _, vh = torch.linalg.svd(torch.zeros(*size).double())
    for result, wanted in zip((u, vh), np.linalg.svd(np.zeros(size))[::2], strict=True):
        np.testing.assert_array_equal(result.numpy(), wanted)
    if len(size) == 2:
        u, _, v = torch.svd(torch.zeros(*size).double(), some=False)
        assert u.equal(torch.eye(size[0]).double()) and v.equal(torch.eye(size[1]).double())


def test_tolerances_per_matrix():
    array = np.stack([np.diag([1.0, 0.5, 0.1])] * 3)
    for name in ("atol", "rtol"):
        bounds = {name: torch.tensor([0.01, 0.2, 0.6])}
        assert torch.linalg.matrix_rank(tensor(array), **bounds).tolist() == [3, 2, 1]
        close(torch.linalg.pinv(tensor(array), **bounds)[1], np.diag([1.0, 2, 0]))
    assert torch.linalg.matrix_rank(tensor(array), atol=torch.tensor(0.0)).tolist() == [3, 3, 3]


@pytest.mark.parametrize("ord", [None, 0, 1, 2, 3, -1, float("inf"), float("-inf")])
def test_vector_norms(ord):
    close(torch.linalg.norm(tensor(TALL), ord, 1), np.linalg.norm(TALL, ord, 1))


@pytest.mark.parametrize("size", [(0, 0), (0, 3), (3, 0), (2, 0, 3), (0, 3, 3)])
@pytest.mark.parametrize("ord", ["fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf])
def test_norms_of_matrices_without_elements(size, ord):
    try:
        wanted = np.linalg.norm(np.zeros(size), ord, axis=(-2, -1))
    except ValueError:
        with pytest.raises(RuntimeError, match=rf"linalg\.matrix_norm: ord is {ord}, .*; need one element"):
            torch.linalg.matrix_norm(torch.zeros(size), ord)
        return
    for kind in (torch.zeros, lambda size: Variable(torch.zeros(size), requires_grad=True)):
        result = torch.linalg.norm(kind(size), ord, dim=(-2, -1), keepdim=True)
        assert result.size() == (*size[:-2], 1, 1) and result.view(-1).tolist() == wanted.ravel().tolist()
    if len(size) == 2:
        assert torch.linalg.matrix_norm(torch.zeros(size), ord) == 0 == torch.linalg.norm(torch.zeros(size), ord)


@pytest.mark.parametrize("name", ["cholesky", "eigh", "svd", "pinv"])
@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_what_is_not_finite_is_refused(name, bad):
    matrix = np.eye(3)
    matrix[1, 2] = matrix[2, 1] = bad
    with pytest.raises(RuntimeError, match="not finite"):
        getattr(torch.linalg, name)(tensor(matrix))


@pytest.mark.parametrize("leading, n", [((0,), 3), ((2, 0), 3), ((2**40,), 0), ((2,), 0), ((), 0)])
def test_matrices_that_are_not_there_and_those_without_elements(leading, n):
    x = torch.zeros(*leading, n, n)
    for name in ("inv", "cholesky", "pinv", "matrix_exp", "cholesky_inverse"):
        assert tuple(getattr(torch.linalg, name)(x).size()) == (*leading, n, n), name
    for name, count in (("qr", 2), ("svd", 3), ("eigh", 2), ("lu", 3)):
        assert [tuple(one.size())[: len(leading)] for one in getattr(torch.linalg, name)(x)] == [leading] * count, name
    assert tuple(torch.linalg.solve(x, torch.zeros(*leading, n, 2)).size()) == (*leading, n, 2)
    if len(leading) and 2**40 not in leading:
        assert tuple(torch.linalg.det(x).size()) == leading and (torch.linalg.det(x) == 1).all()


def test_singular_matrices_are_refused():
    for call in (torch.linalg.inv, lambda a: torch.linalg.solve(a, a)):
        with pytest.raises(RuntimeError, match="singular"):
            call(tensor(np.ones((3, 3))))
    with pytest.raises(RuntimeError, match="positive definite"):
        torch.linalg.cholesky(tensor(-np.eye(2)))
    with pytest.raises(ValueError, match="2 dimensions or more"):
        torch.linalg.inv(torch.ones(3))


@pytest.mark.parametrize("n", [1, 2, 3, 5])
@pytest.mark.parametrize("missing", range(4))
@pytest.mark.parametrize("create_graph", [False, True])
def test_the_gradient_of_det_is_the_cofactors_at_every_rank(n, missing, create_graph):
    """Of rank n - 1 they are one outer product, below that zeros; the determinant is smooth there all the same."""
    left, right = np.random.default_rng(n).standard_normal((2, n, n))
    array = left[:, : max(n - missing, 0)] @ right[: max(n - missing, 0)]
    x, direction = Variable(tensor(array)), np.random.default_rng(1).standard_normal((n, n))
    x.det().backward(torch.DoubleTensor([2]), create_graph=create_graph)
    np.testing.assert_allclose(x.grad.data.numpy(), 2 * oracles.cofactors(array), rtol=1e-9, atol=1e-12)
    if create_graph:
        slope = x.grad
        x.grad = None
        slope.backward(tensor(direction))
        wanted = 2 * oracles.cofactors_input(direction, array)
        np.testing.assert_allclose(x.grad.data.numpy(), wanted, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("smallest", [1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 0])
def test_the_gradient_of_det_near_singular_matrices(smallest):
    """On both sides of the condition up to which it is taken from the inverse."""
    u, s, v = np.linalg.svd(np.random.default_rng(2).standard_normal((4, 4)))
    array = u @ np.diag([2, 1.5, 1, smallest]) @ v
    x = Variable(tensor(array))
    torch.linalg.det(x).backward()
    np.testing.assert_allclose(x.grad.data.numpy(), oracles.cofactors(array), rtol=1e-8)


def test_more_derivatives_of_det():
    def second(array):
        x = Variable(tensor(array))
        (first,) = torch.autograd.grad(x.det(), x, create_graph=True)
        return x, torch.autograd.grad(first.pow(2).sum(), x, create_graph=True)[0]

    start, (along, direction) = SQUARE[0, 0] / 3, np.random.default_rng(3).standard_normal((2, 4, 4))
    x, slope = second(start)
    (third,) = torch.autograd.grad(slope, x, tensor(direction))
    ahead, behind = (second(start + step * along)[1].data.numpy() for step in (1e-5, -1e-5))
    wanted = ((ahead - behind) * direction).sum() / 2e-5
    np.testing.assert_allclose((third.data.numpy() * along).sum(), wanted, rtol=1e-6)


@pytest.mark.parametrize("ord", [2, 1, 0, 3, 0.5, -1, np.inf, -np.inf])
def test_norms_of_everything_as_vectors(ord):
    close(torch.linalg.vector_norm(tensor(TALL), ord), np.linalg.norm(TALL.ravel(), ord))
    for dim in (1, (0, 2)):
        moved = np.moveaxis(TALL, dim, range(-len(dim), 0)).reshape(TALL.shape[1], -1) if dim != 1 else TALL
        close(torch.linalg.vector_norm(tensor(TALL), ord, dim), np.linalg.norm(moved, ord, 1))
    assert torch.linalg.vector_norm(tensor(TALL), ord, keepdim=True).size() == (1, 1, 1)


def test_many_factors_are_multiplied_in_the_cheapest_order():
    """Of all orders, which are tried."""
    def cost(sizes, part, i, j):
        k = part[i, j] if j > i + 1 else j
        own = sizes[i] * sizes[k] * sizes[j] if k < j else 0
        return own + (cost(sizes, part, i, k) + cost(sizes, part, k, j) if k < j else 0)

    def least(sizes, i, j):
        ways = (sizes[i] * sizes[k] * sizes[j] + least(sizes, i, k) + least(sizes, k, j) for k in range(i + 1, j))
        return min(ways, default=0)

    random = np.random.default_rng(0)
    for count in (2, 3, 4, 6):
        for _ in range(20):
            sizes = [int(n) for n in random.integers(1, 30, count + 1)]
            assert cost(sizes, linear_algebra._cheapest(tuple(sizes)), 0, count) == least(sizes, 0, count)


def test_tensors_as_maps():
    array = RANDOM.standard_normal((2, 3, 6))
    close(torch.linalg.tensorinv(tensor(array)), np.linalg.tensorinv(array))
    right = RANDOM.standard_normal((2, 3))
    close(torch.linalg.tensorsolve(tensor(array), tensor(right)), np.linalg.tensorsolve(array, right))
    a, b = RANDOM.standard_normal((2, 4, 3)), RANDOM.standard_normal((4, 3))
    close(torch.linalg.cross(tensor(a), tensor(b)), np.cross(a, b))
    close(torch.linalg.vecdot(tensor(a), tensor(b)), (a * b).sum(-1))
    close(torch.linalg.diagonal(tensor(SQUARE), offset=1), np.diagonal(SQUARE, 1, -2, -1))
    close(torch.linalg.vander(tensor(b[:, 0]), 3), np.vander(b[:, 0], 3, True))
    reflections, scales = tensor(TALL[0]).geqrf()
    q = torch.linalg.householder_product(reflections, scales)
    close(q.t().mm(q), np.eye(2))
    for wrong in (lambda: torch.linalg.tensorinv(tensor(array), 1), lambda: torch.linalg.multi_dot([tensor(b)]),
                  lambda: torch.linalg.tensorsolve(tensor(array), tensor(b))):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(torch.linalg.LinAlgError):
        torch.linalg.solve(tensor(np.zeros((2, 2))), tensor(np.ones((2, 1))))


@pytest.mark.parametrize("call, error, text", [
    (lambda: torch.linalg.solve(torch.ones(2, 3, 3), torch.ones(4, 3, 1)), RuntimeError,
     "linalg.solve: A is .* need batch dims that broadcast"),
    (lambda: torch.linalg.cholesky_solve(torch.ones(3), torch.eye(3)), ValueError, "linalg.cholesky_solve: B is"),
    (lambda: torch.linalg.norm(torch.ones(2, 3), dim=(0, 5)), IndexError, "linalg.norm: .*dims are"),
    (lambda: torch.linalg.norm(torch.ones(2, 3, 4), dim=(0, 1, 2)), ValueError, "linalg.norm: .*dim is .* need two"),
    (lambda: torch.linalg.norm(torch.ones(2, 3), dim=(0, -2)), ValueError, "linalg.norm: .*dims are .* different"),
    (lambda: torch.linalg.cross(torch.ones(2, 3), torch.ones(2, 3), dim=7), IndexError, "linalg.cross: .*dim is"),
    (lambda: torch.linalg.cross(torch.ones(2, 3), torch.ones(4, 3)), RuntimeError, "linalg.cross: .*sizes"),
])
def test_refused_by_name(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_a_norm_of_all_keeps_the_dims_that_it_is_asked_to_keep():
    x = torch.randn(2, 3, 4)
    assert tuple(torch.linalg.norm(x, keepdim=True).size()) == (1, 1, 1)
    assert abs(torch.linalg.norm(x, keepdim=True)[0, 0, 0] - torch.linalg.norm(x)) < 1e-6


def test_leading_dims_of_systems_are_broadcast():
    one, several = tensor(SQUARE[0, 0]), tensor(SQUARE)
    right, whole = tensor(RANDOM.standard_normal((4, 2))), torch.randn(2, 3, 4, 2, dtype=torch.float64)
    factor = tensor(np.linalg.cholesky(POSITIVE))
    for solve in (torch.linalg.solve, lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b),
                  lambda a, b: torch.linalg.solve_triangular(a, b, upper=True),
                  lambda a, b: torch.triangular_solve(b, a)[0], lambda a, b: torch.linalg.lstsq(a, b).solution):
        close(solve(several, right), solve(several, right.expand(2, 3, 4, 2)).numpy())
        close(solve(one, whole), solve(one.expand(2, 3, 4, 4), whole).numpy())
    close(torch.linalg.solve(several, right[:, 0]), torch.linalg.solve(several, right)[..., 0].numpy())
    close(torch.cholesky_solve(right, factor), torch.cholesky_solve(right.expand(2, 3, 4, 2), factor).numpy())


@pytest.mark.parametrize("call", [
    lambda zero: torch.linalg.inv(zero), lambda zero: torch.linalg.solve(zero, zero), lambda zero: zero.cholesky(),
    lambda zero: torch.linalg.eigh(zero * float("nan")), lambda zero: zero.logdet() and torch.linalg.lu_factor(zero)])
def test_what_linear_algebra_cannot_compute_is_an_error_of_its_own(call):
    with pytest.raises(torch.linalg.LinAlgError, match="^[a-z_.]+: ") as raised:
        call(torch.zeros(2, 2))
    assert isinstance(raised.value, RuntimeError) and torch._C._LinAlgError is torch.linalg.LinAlgError


def test_other_errors_of_linear_algebra_are_none_of_its_own():
    for call in (lambda: torch.linalg.inv(torch.ones(2, 3)), lambda: torch.ones(2) @ torch.ones(3)):
        with pytest.raises((RuntimeError, ValueError)) as raised:
            call()
        assert not isinstance(raised.value, torch.linalg.LinAlgError)


@pytest.mark.parametrize("norm", [0.5, 4.2, 8.9, 9.1, 40])
def test_exponentials_of_floats_are_those_of_doubles_rounded(norm):
    torch.manual_seed(0)
    for a in (torch.randn(20, 6, 6), torch.randn(20, 5, 5).triu(), -torch.rand(20, 7, 7)):
        a = a * (norm / a.abs().sum(-2).amax(-1)).reshape(-1, 1, 1)
        exact = a.double().matrix_exp()
        error = (a.matrix_exp().double() - exact).abs().amax((-2, -1)) / exact.abs().amax((-2, -1))
        assert error.max() <= 2**-24
