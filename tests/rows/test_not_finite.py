"""Matrices that are not finite, in a batch: their results are nan, those of the others are right."""

import pytest

import torch
from torch import linalg

COUNT, BAD = 5, 2


def ones(a):
    return torch.ones(*a.shape[:-1], 2, dtype=a.dtype)


def pivots(a):
    return torch.arange(1, a.shape[-1] + 1, dtype=torch.int32).expand(a.shape[:-1])


CALLS = {  # functions whose results of a matrix that is not finite are nan
    "inv": linalg.inv, "inv_ex": lambda a: linalg.inv_ex(a)[0], "det": linalg.det, "slogdet": linalg.slogdet,
    "logdet": torch.logdet, "solve": lambda a: linalg.solve(a, ones(a)),
    "solve from the right": lambda a: linalg.solve(a, ones(a).mT, left=False), "eigvals": linalg.eigvals,
    "eig": linalg.eig, "lu_factor": lambda a: linalg.lu_factor(a)[0], "matrix_exp": linalg.matrix_exp,
    "matrix_power": lambda a: linalg.matrix_power(a, -1), "cond": lambda a: linalg.cond(a, 1),
    "lu_solve": lambda a: linalg.lu_solve(linalg.lu_factor(a)[0], pivots(a), ones(a)),
    "lu_factor of a wide matrix": lambda a: linalg.lu_factor(torch.cat([a, a], -1))[0],
}
PARTLY = {  # functions whose results hold nan or infinite elements
    "qr": linalg.qr, "ldl_factor": lambda a: linalg.ldl_factor(a)[0], "geqrf": torch.geqrf,
    "triangle": lambda a: linalg.solve_triangular(a, ones(a), upper=True),
    "unit triangle": lambda a: linalg.solve_triangular(a, ones(a), upper=True, unitriangular=True),
    "cholesky_solve": lambda a: torch.cholesky_solve(ones(a), a, upper=True),
    "cholesky_inverse": lambda a: torch.cholesky_inverse(a, upper=True),
    "householder_product": lambda a: linalg.householder_product(a, a[..., 0]),
    "right side": lambda a: linalg.solve(torch.eye(a.shape[-1], dtype=a.dtype).expand_as(a), a),
}  # fmt: skip


def batch(n, dtype, bad=None, where=(0, -1)):
    a = torch.randn(COUNT, n, n, dtype=dtype, generator=torch.Generator().manual_seed(n)) * 0.1 + torch.eye(n) * 2
    if bad is not None:
        a[BAD][where] = bad
    return a


def parts(found):
    return [found] if isinstance(found, torch.Tensor) else list(found)


@pytest.mark.parametrize("n", [1, 3, 16, 40])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.complex64])
@pytest.mark.parametrize("name", [*CALLS, *PARTLY])
def test_neighbours_of_a_matrix_that_is_not_finite(name, dtype, n):
    function = CALLS.get(name) or PARTLY[name]
    rest = [i for i in range(COUNT) if i != BAD]
    wanted = parts(function(batch(n, dtype)))
    for bad, where in ((float("nan"), (0, -1)), (float("inf"), (0, 0)), (float("-inf"), (0, -1))):
        for found, right in zip(parts(function(batch(n, dtype, bad, where))), wanted, strict=True):
            assert torch.equal(found[rest], right[rest]), (bad, where)
            number = name == "matrix_exp" and n == 1  # its exponential is that of its element
            assert number or name in PARTLY or found[BAD].isnan().all(), (bad, where)
    found = parts(function(batch(n, dtype, float("nan"), slice(None))))
    assert n == 1 or not all(one[BAD].isfinite().all() for one in found)


@pytest.mark.parametrize("function", [linalg.eigvalsh, linalg.svdvals, linalg.cholesky, linalg.pinv])
def test_iterations_and_cholesky_factors_refuse_it(function):
    with pytest.raises(RuntimeError, match="not finite"):
        function(batch(3, torch.float64, float("nan")))


def test_pivots_and_reports_of_a_matrix_that_is_not_finite():
    a = batch(3, torch.float64, float("nan"))
    assert linalg.lu_factor(a)[1][BAD].tolist() == [1, 2, 3] == linalg.ldl_factor(a)[1][BAD].tolist()
    assert linalg.inv_ex(a)[1].tolist() == [0] * COUNT == linalg.solve_ex(a, ones(a))[1].tolist()


def test_exponentials_of_matrices_of_different_norms():
    """Squaring as often as the largest matrix needs would leave 1 of the others."""
    small = torch.tensor([[0.5, 1], [-1, 0.25]], dtype=torch.float64)
    batch = torch.stack([small, torch.eye(2).double() * -1e200, small * 40])
    for one, alone in zip(linalg.matrix_exp(batch), map(linalg.matrix_exp, batch), strict=True):
        torch.testing.assert_close(one, alone, rtol=1e-14, atol=0)
