"""Singular systems are refused and regular ones solved, by every routine and with all kernels of OpenBLAS."""

import numpy as np
import pytest
import singular_systems

import torch


@pytest.mark.parametrize("kind", singular_systems.KINDS)
@pytest.mark.parametrize("n", singular_systems.SIZES)
def test_systems_are_solved_or_refused(n, kind):
    wanted = {"regular": ("result",), "singular": ("raised",), "near": ("result", "raised")}
    wrong = [(name, result) for name, result, state in singular_systems.probes(n, kind) if result not in wanted[state]]
    assert not wrong


@pytest.mark.parametrize("kind", singular_systems.REAL_KINDS.values())
@pytest.mark.parametrize("rank", [1, 2, 5])
@pytest.mark.parametrize("shape", [(5, 5), (9, 5), (5, 9)])
def test_ranks_do_not_hang_on_rounding(shape, rank, kind):
    """gels raises if the rank is deficient; lstsq and pinv return the shortest solution."""
    random = np.random.default_rng(rank)
    array = (random.standard_normal((shape[0], rank)) @ random.standard_normal((rank, shape[1]))).astype(kind)
    a, right = torch.from_numpy(array), torch.from_numpy(random.standard_normal((shape[0], 2)).astype(kind))
    if rank < 5:
        with pytest.raises(RuntimeError, match="gels: A is .* full rank"):
            right.gels(a)
    assert torch.linalg.matrix_rank(a) == rank == torch.linalg.lstsq(a, right).rank
    wanted, accuracy = np.linalg.pinv(array.astype(float), rcond=1e-5) @ right.numpy(), 1e3 * np.finfo(kind).eps
    for result in (torch.linalg.lstsq(a, right).solution, torch.pinverse(a).mm(right)):
        np.testing.assert_allclose(result.numpy(), wanted, rtol=accuracy, atol=accuracy * np.abs(wanted).max())


@pytest.mark.parametrize("kind", singular_systems.REAL_KINDS)
@pytest.mark.parametrize("n", singular_systems.SIZES)
def test_determinants_and_factors_exist_of_singular_matrices(n, kind):
    """Both are continuous: they are right within rounding for any rank."""
    dtype = singular_systems.KINDS[kind]
    for name, a, _ in singular_systems.matrices(n, dtype, False):
        if name in ("tiny", "huge", "badly scaled"):
            continue
        array = a.astype(dtype)
        x, error = torch.from_numpy(array), 30 * n**1.5 * np.finfo(dtype).eps
        p, lower, upper = (part.numpy().astype(float) for part in torch.linalg.lu(x))
        beside = np.abs(lower) @ np.abs(upper)
        np.testing.assert_array_less(np.abs(p @ lower @ upper - array), error * beside.max() + 1e-300, err_msg=name)
        sign, logarithm = (float(part) for part in torch.linalg.slogdet(x))
        largest = np.sum(np.log(np.linalg.norm(array.astype(float), axis=1) + 1e-300))
        true_sign, true_logarithm = np.linalg.slogdet(a)
        got, wanted = sign * np.exp(logarithm - largest), true_sign * np.exp(true_logarithm - largest)
        assert abs(got - wanted) < error, (name, got, wanted)


def test_badly_scaled_factors_solve_what_they_are_of():
    """Where only scaled rows and columns make a matrix regular, the factors put it together again all the same."""
    a = torch.DoubleTensor([[1, 1e20, 3], [1, 1, 1e-9], [2, 5, 1e12]])
    x = torch.DoubleTensor([[1], [2], [3]])
    factors, pivots = torch.linalg.lu_factor(a)
    assert torch.allclose(torch.linalg.lu_solve(factors, pivots, a.mm(x)), x, rtol=1e-12)
    p, lower, upper = torch.linalg.lu(a)
    assert torch.allclose(p.mm(lower).mm(upper), a, rtol=1e-14) and (lower.diag() == 1).all()
    solution, lu = a.mm(x).gesv(a)
    assert torch.allclose(solution, x, rtol=1e-12) and lu.equal(factors)


def triangles(n):
    """Lower triangles, and whether they are regular in every type."""
    random = np.random.default_rng(n)
    below = np.tril(np.ones((n, n)), -1)
    cosine = 0.6  # Kahan, Numerical linear algebra, 1966
    yield "ones beside the diagonal", np.eye(n) - below, False
    yield "Kahan", (np.diag((1 - cosine**2) ** 0.5 ** np.arange(n)) @ (np.eye(n) - cosine * below.T)).T, False
    yield "random", np.eye(n) + 0.1 / n**0.5 * below * random.standard_normal((n, n)), True
    yield "rows of any size", np.exp(random.uniform(-9, 9, (n, 1))) * (np.eye(n) + below / n), True
    yield "a small element", np.eye(n) * np.where(np.arange(n) == n // 2, 1e-19, 1) + below, False


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("n", [100, 150])
def test_triangles_without_small_diagonals_may_be_singular(n, kind):
    right = np.ones((n, 2), kind)
    for name, array, regular in triangles(n):
        lower = array.astype(kind)
        for factor, upper in ((lower, False), (lower.T, True), (np.ascontiguousarray(lower.T), True)):
            a, b = torch.from_numpy(factor), torch.from_numpy(right)
            for solve in (torch.trtrs, torch.potrs):
                if regular:
                    result = solve(b, a, upper)
                    assert np.isfinite((result if solve is torch.potrs else result[0]).numpy()).all(), name
                else:
                    with pytest.raises(RuntimeError, match="singular"):
                        solve(b, a, upper)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("share, regular", [(1e-3, False), (1e3, True), (1e6, True)])
@pytest.mark.parametrize("n", [30, 130])
def test_the_condition_decides_not_the_size(n, share, regular, kind):
    """The smallest of the eigenvalues is `share` times the rounding error of the largest."""
    random = np.random.default_rng(n)
    q = np.linalg.qr(random.standard_normal((n, n)))[0]
    for values in (np.linspace(1, 0.5, n), np.geomspace(1, 100 * np.finfo(kind).eps * share, n)):
        values[-1] = np.finfo(kind).eps * share
        a = torch.from_numpy(((q * values) @ q.T).astype(kind))
        right = torch.ones(n, 2).type(a.type())
        for solve, *operands in ((torch.linalg.solve, a, right), (torch.inverse, a), (torch.linalg.cholesky, a)):
            if regular:
                assert np.isfinite(solve(*operands).numpy()).all()
            else:
                with pytest.raises(RuntimeError, match="singular|positive definite"):
                    solve(*operands)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("n", [8, 30])
def test_scales_of_rows_and_columns_do_not_decide(n, kind):
    """Scaled by powers of two, a matrix is as singular, and its Cholesky factor has the same bits."""
    random = np.random.default_rng(7)
    q = np.linalg.qr(random.standard_normal((n, n)))[0]
    for share in (1e-3, 10, 30, 1e3):
        values = np.append(np.linspace(1, 0.5, n - 1), np.finfo(kind).eps * share)
        a = torch.from_numpy(((q * values) @ q.T).astype(kind))
        for first in (-20, 20):
            scales = torch.from_numpy(2.0 ** np.append(first, random.integers(-20, 20, n - 1))).type(a.type())
            scaled = scales.unsqueeze(1) * a * scales
            if share > 1:
                assert torch.equal(torch.linalg.cholesky(scaled), scales.unsqueeze(1) * torch.linalg.cholesky(a))
            else:
                with pytest.raises(RuntimeError, match="singular|positive definite"):
                    torch.linalg.cholesky(scaled)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("upper", [False, True])
def test_the_other_triangle_is_not_read(upper, kind):
    n, random = 40, np.random.default_rng(3)
    array = np.eye(n) * 3 + random.standard_normal((n, n)) / n
    array = np.triu(array) if upper else np.tril(array)
    right = torch.from_numpy(random.standard_normal((n, 3)).astype(kind))
    plain, other = (torch.from_numpy(one.astype(kind)) for one in (array, array.copy()))
    other.masked_fill_(torch.from_numpy(array == 0), np.nan)
    for call in (lambda a: right.trtrs(a, upper)[0], lambda a: right.potrs(a, upper), lambda a: a.potri(upper),
                 lambda a: torch.linalg.solve_triangular(a, right.t(), upper=upper, left=False)):
        assert torch.equal(call(plain), call(other))
