"""LU factors, triangular systems and least squares of torch.linalg against NumPy, with gradients."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable, gradcheck

RANDOM = np.random.default_rng(7)
SQUARE = RANDOM.standard_normal((2, 3, 4, 4)) + 4 * np.eye(4)
TALL = RANDOM.standard_normal((3, 5, 2))


def tensor(array):
    return torch.from_numpy(np.ascontiguousarray(array).copy())


def close(got, wanted):
    np.testing.assert_allclose(got if isinstance(got, (int, float)) else got.numpy(), wanted, rtol=1e-9, atol=1e-9)


def test_least_squares():
    right = RANDOM.standard_normal((3, 5, 2))
    result, residuals, rank, _ = torch.linalg.lstsq(tensor(TALL), tensor(right))
    close(result, np.stack([np.linalg.lstsq(a, b, rcond=None)[0] for a, b in zip(TALL, right, strict=True)]))
    close(rank, [2, 2, 2])
    close(residuals, np.square(TALL @ result.numpy() - right).sum(-2))
    of_vectors = torch.linalg.lstsq(tensor(TALL), tensor(right[..., 0]))
    close(of_vectors.residuals, residuals.numpy()[:, 0])
    deficient = np.array([[1.0, 2], [2, 4], [3, 6]])
    assert torch.linalg.matrix_rank(tensor(deficient)) == 1
    close(torch.linalg.lstsq(tensor(deficient), tensor(right[0, :3]))[0],
          np.linalg.lstsq(deficient, right[0, :3], rcond=None)[0])


@pytest.mark.parametrize("driver, sizes", [
    (None, [(2, 2), (2,), (0,)]), ("gels", [(2, 2), (0,), (0,)]), ("gelsy", [(0,), (2,), (0,)]),
    ("gelss", [(2, 2), (2,), (2, 3)]), ("gelsd", [(2, 2), (2,), (2, 3)])])
@pytest.mark.parametrize("kind", [np.float64, np.complex128])
def test_drivers_select_the_results_of_least_squares(driver, sizes, kind):
    array, right = RANDOM.standard_normal((2, 2, 5, 3)).astype(kind), RANDOM.standard_normal((2, 5, 2))
    array = array[0] + 1j * array[1] if kind is np.complex128 else array[0]
    result = torch.linalg.lstsq(tensor(array), tensor(right).to(tensor(array).dtype), driver=driver)
    close(result.solution, np.linalg.pinv(array) @ right)
    assert [tuple(one.size()) for one in result[1:]] == sizes
    if result.residuals.numel():
        close(result.residuals, np.square(np.abs(array @ result.solution.numpy() - right)).sum(-2))
    if result.singular_values.numel():
        close(result.singular_values, np.linalg.svd(array)[1])
    with pytest.raises(ValueError, match="driver is 'gesv'; need 'gels'"):
        torch.linalg.lstsq(tensor(array), tensor(right), driver="gesv")


@pytest.mark.parametrize("kind", [np.float64, np.complex128])
@pytest.mark.parametrize("size", [(3, 5), (5, 3), (2, 4, 4), (2, 3, 1, 4), (2, 6, 4), (0, 4, 3), (3, 0), (0, 3)],
                         ids=str)
def test_triangles_of_any_matrix(size, kind):
    array = RANDOM.standard_normal(size).astype(kind)
    array = array + 1j * RANDOM.standard_normal(size) if kind is np.complex128 else array
    p, low, up = torch.linalg.lu(tensor(array))
    count = min(size[-2:])
    assert low.size()[-2:] == (size[-2], count) and up.size()[-2:] == (count, size[-1])
    close(p.matmul(low).matmul(up), array)
    assert low.abs().max() <= 1.5 if low.numel() else True  # complex pivots are largest in |real| + |imag|
    LU, pivots, info = torch.linalg.lu_factor_ex(tensor(array))
    for result, wanted in zip(torch.lu_unpack(LU, pivots), (p, low, up), strict=True):
        close(result, wanted.numpy())
    assert info.eq(0).all() and tuple(info.size()) == size[:-2]


def test_factors_of_singular_matrices_have_the_number_of_a_zero_pivot():
    array = np.array([[[1.0, 2], [2, 4]], [[1, 0], [0, 1]]])
    LU, pivots, info = torch.linalg.lu_factor_ex(tensor(array))
    assert info.tolist() == [2, 0]
    p, low, up = torch.lu_unpack(LU, pivots)
    close(p.matmul(low).matmul(up), array)
    for solve in (torch.linalg.lu_factor, lambda a: torch.linalg.lu_factor_ex(a, check_errors=True)):
        for dtype in (torch.float64, torch.complex128):
            with pytest.raises(RuntimeError, match="matrix 0 is singular"):
                solve(tensor(array).to(dtype))


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("adjoint", [True, False])
def test_solutions_from_complex_factors(left, adjoint):
    array = SQUARE[0] + 0.3j * SQUARE[1]
    right = RANDOM.standard_normal((3, 4, 2) if left else (3, 2, 4)).astype(complex)
    result = torch.linalg.lu_solve(*torch.linalg.lu_factor(tensor(array)), tensor(right), left=left, adjoint=adjoint)
    matrix = array.conj().swapaxes(-1, -2) if adjoint else array
    close(result, np.linalg.inv(matrix) @ right if left else right @ np.linalg.inv(matrix))


def test_triangular_systems_without_elements():
    for dtype in (torch.float64, torch.complex128):
        result = torch.linalg.solve_triangular(torch.zeros(2, 0, 0, dtype=dtype), torch.zeros(2, 3, 0, dtype=dtype),
                                               upper=True, left=False)
        assert result.size() == (2, 3, 0) and result.dtype == dtype


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (3, 7), (6, 6), (40, 25), (25, 40), (0, 3), (3, 0)])
@pytest.mark.parametrize("missing", [0, 1, 2])
@pytest.mark.parametrize("count", [0, 1, 3])
def test_least_squares_of_any_rank(size, missing, count):
    """The shortest solution, also where columns depend on each other, and how many do not."""
    random, rank = np.random.default_rng(count), max(min(size) - missing, 0)
    A = random.standard_normal((size[0], rank)) @ random.standard_normal((rank, size[1]))
    right = random.standard_normal((size[0], count))
    result, _, told, _ = torch.linalg.lstsq(tensor(A), tensor(right), rcond=1e-10)
    assert told == rank and tuple(result.size()) == (size[1], count)
    close(result, np.linalg.pinv(A, rcond=1e-10) @ right if A.size else np.zeros((size[1], count)))


@pytest.mark.parametrize("size", [(5, 3), (3, 5), (4, 4)])
@pytest.mark.parametrize("missing", [0, 1])
def test_gradients_of_least_squares(size, missing):
    """Where the rank is not full it stays as it is along products of two matrices of full rank."""
    random, rank = np.random.default_rng(missing), min(size) - missing
    factors = [Variable(tensor(random.standard_normal(shape)), requires_grad=True)
               for shape in ((size[0], rank), (rank, size[1]), (size[0], 2))]
    assert gradcheck(lambda a, b, right: torch.linalg.lstsq(a.mm(b), right, rcond=1e-10)[0], factors)


@pytest.mark.parametrize("array", [SQUARE, SQUARE[0, 0]], ids=["batch", "one"])
def test_triangles_and_their_solutions(array):
    p, low, up = torch.linalg.lu(tensor(array))
    close(p.matmul(low).matmul(up), array)
    right = RANDOM.standard_normal((*array.shape[:-1], 3))
    close(torch.linalg.lu_solve(*torch.linalg.lu_factor(tensor(array)), tensor(right)), np.linalg.solve(array, right))
    for upper, part in ((True, np.triu(array)), (False, np.tril(array))):
        close(torch.linalg.solve_triangular(tensor(array), tensor(right), upper=upper), np.linalg.solve(part, right))
        turned = right.swapaxes(-1, -2)
        close(torch.linalg.solve_triangular(tensor(array), tensor(turned), upper=upper, left=False),
              turned @ np.linalg.inv(part))
        unit = part - part * np.eye(4) + np.eye(4)
        close(torch.linalg.solve_triangular(tensor(array), tensor(right), upper=upper, unitriangular=True),
              np.linalg.solve(unit, right))
    positive = array @ array.swapaxes(-1, -2)
    for upper in (False, True):
        factor = torch.cholesky(tensor(positive), upper)
        close(torch.cholesky_solve(tensor(right), factor, upper), np.linalg.solve(positive, right))
        close(torch.cholesky_inverse(factor, upper), np.linalg.inv(positive))


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.complex64, np.complex128])
@pytest.mark.parametrize("columns", [1, 3, 8, 9])
def test_large_triangles_with_few_columns(columns, kind):
    parts = RANDOM.standard_normal((2, 2, 37, 37)) / 6
    array = (parts[0] + 1j * parts[1] if kind().dtype.kind == "c" else parts[0]).astype(kind) + kind(3) * np.eye(37)
    right = RANDOM.standard_normal((2, 37, columns)).astype(kind)
    bound = 2e-5 if kind().itemsize // (1 + (kind().dtype.kind == "c")) == 4 else 1e-13
    for upper in (False, True):
        for unit in (False, True):
            part = (np.triu if upper else np.tril)(array * (0.1 if unit else 1))
            part = part - unit * np.einsum("bij,ij->bij", part, np.eye(37)) + unit * np.eye(37)
            part, spoiled = part.astype(kind), tensor(np.where(part, part, np.nan).astype(kind))
            result = torch.linalg.solve_triangular(spoiled, tensor(right), upper=upper, unitriangular=unit).numpy()
            np.testing.assert_allclose(part @ result, right, rtol=bound, atol=bound)
            result = torch.linalg.solve_triangular(spoiled, tensor(right).mT, upper=upper, left=False,
                                                   unitriangular=unit).numpy()
            np.testing.assert_allclose(result @ part, right.swapaxes(1, 2), rtol=bound, atol=bound)
        result = torch.cholesky_solve(tensor(right), tensor(part.astype(kind)), upper=upper).numpy()
        part = part.swapaxes(1, 2).conj() if upper else part
        np.testing.assert_allclose(part @ (part.swapaxes(1, 2).conj() @ result), right, rtol=9 * bound, atol=9 * bound)


@pytest.mark.parametrize("scale", [2.0**-500, 2.0**500])
def test_large_complex_triangles_at_far_scales(scale):
    array = np.tril(RANDOM.standard_normal((20, 20)) + 1j * RANDOM.standard_normal((20, 20))) / 4 + 3 * np.eye(20)
    right = (RANDOM.standard_normal((20, 2)) + 0j) * scale
    result = torch.linalg.solve_triangular(tensor(array * scale), tensor(right), upper=False)
    close(result, np.linalg.solve(array, right / scale))
