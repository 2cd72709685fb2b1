"""Batches of matrices have the results of the matrices alone, on both sides of the size up to which lanes have them."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest
from cases import some

import torch
from torch import linalg

SIZES = (1, 2, 5, 8, 9, 16, 17)
COUNTS = (1, 3, 4, 5, 9)  # around the lanes of a vector


def matrices(count, rows, columns, dtype):
    torch.manual_seed(rows * 100 + columns * 10 + count)
    return torch.randn(count, rows, columns, dtype=dtype) + 2 * torch.eye(rows, columns, dtype=dtype)


def positive(a):
    return a @ a.mT + torch.eye(a.size(-1), dtype=a.dtype)


CALLS = {
    "inv": linalg.inv,
    "solve": lambda a: linalg.solve(a, a[..., :1] + 1),
    "det": linalg.det,
    "cholesky": lambda a: linalg.cholesky(positive(a)),
    "cholesky of the upper": lambda a: linalg.cholesky(positive(a), upper=True),
    "eigh": lambda a: linalg.eigh(positive(a)),
    "eigh of the upper": lambda a: linalg.eigh(positive(a).triu(), UPLO="U"),
    "svd": lambda a: linalg.svd(a, full_matrices=False),
    "svdvals": linalg.svdvals,
    "qr": linalg.qr,
}


def parts(found):
    return [found] if isinstance(found, torch.Tensor) else list(found)


def close(found, wanted, dtype):
    limit = (2e-4 if dtype == torch.float32 else 1e-11) * max(1, wanted.abs().max().item())
    return (found - wanted).abs().max().item() <= limit


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_a_batch_is_its_matrices(call, dtype):
    for turn, n in enumerate(SIZES):
        for count in some(COUNTS, turn):
            a = matrices(count, n, n, dtype)
            alone = [parts(CALLS[call](one)) for one in a]
            for k, together in enumerate(parts(CALLS[call](a))):
                assert close(together, torch.stack([one[k] for one in alone]), dtype), (n, count, k)


@pytest.mark.parametrize("rows, columns", [(5, 3), (3, 5), (16, 2), (17, 4), (1, 6)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_factors_of_oblong_matrices(rows, columns, dtype):
    a = matrices(6, rows, columns, dtype)
    u, s, vh = linalg.svd(a, full_matrices=False)
    q, r = linalg.qr(a)
    k = min(rows, columns)
    assert close(u * s.unsqueeze(-2) @ vh, a, dtype) and close(q @ r, a, dtype)
    for basis in (u, vh.mT, q):
        assert close(basis.mT @ basis, torch.eye(k, dtype=dtype).expand(6, k, k), dtype)
    assert np.allclose(s.numpy(), np.linalg.svd(a.numpy(), compute_uv=False), rtol=1e-4)
    assert np.allclose(q.numpy(), np.linalg.qr(a.numpy())[0], atol=1e-4)  # LAPACK's signs


@pytest.mark.parametrize("n", [1, 2, 5, 11, 12])
@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128])
def test_complex_batches_have_the_results_of_numpy(n, dtype):
    limit = 2e-4 if dtype == torch.complex64 else 1e-11
    for count in COUNTS:
        for scale in (1, 1e-12, 1e12):
            a = matrices(count, n, n, dtype) * scale
            x, b = a.numpy(), matrices(count, n, 2, dtype)

            def near(found, wanted):
                return np.allclose(found.numpy(), wanted, rtol=limit, atol=limit * np.abs(wanted).max())

            assert near(linalg.inv(a), np.linalg.inv(x)) and near(linalg.solve(a, b), np.linalg.solve(x, b.numpy()))
            assert all(near(*pair) for pair in zip(linalg.slogdet(a), np.linalg.slogdet(x), strict=True))
            assert n > 2 or near(linalg.det(a), np.linalg.det(x))
            factors, pivots = linalg.lu_factor(a)
            p, l, u = torch.lu_unpack(factors, pivots)
            assert near(p @ l @ u, x) and near(linalg.lu_solve(factors, pivots, b), np.linalg.solve(x, b.numpy()))
            h = a @ a.mH + scale**2 * torch.eye(n, dtype=dtype)
            lower = np.linalg.cholesky(h.numpy())
            assert near(linalg.cholesky(h), lower) and near(linalg.cholesky(h.tril()), lower)
            assert near(linalg.cholesky(h.triu(), upper=True), lower.conj().swapaxes(-1, -2))
            for part in (a, a[:, : n // 2 + 1], a[:, :, : n // 2 + 1]):
                assert all(near(*pair) for pair in zip(linalg.qr(part), np.linalg.qr(part.numpy()), strict=True))
    assert outcome(linalg.inv, torch.zeros(3, n, n, dtype=dtype)) and not torch.zeros(3, n, n, dtype=dtype).det().any()


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64])
def test_the_place_in_a_batch_and_the_threads_change_no_bit(call, dtype):
    if dtype.is_complex and call not in ("inv", "solve", "det", "qr"):
        return
    a = matrices(70, 6, 6, dtype)
    order = torch.randperm(70)
    whole, threads = parts(CALLS[call](a)), torch.get_num_threads()
    torch.set_num_threads(1)
    moved = parts(CALLS[call](a[order]))
    torch.set_num_threads(threads)
    for result, wanted in zip(moved, whole, strict=True):
        assert torch.equal(result, wanted[order])


@pytest.mark.parametrize("call", ["inv", "solve", "det", "cholesky", "eigh", "svd", "qr"])
def test_a_recorded_batch_has_the_gradients_of_its_matrices(call):
    for n in (3, 17):
        a = matrices(5, n, n, torch.float64)
        together = a.clone().requires_grad_()
        sum(part.sum() for part in parts(CALLS[call](together))).backward()
        for i in range(5):
            alone = a[i].clone().requires_grad_()
            sum(part.sum() for part in parts(CALLS[call](alone))).backward()
            assert close(together.grad.data[i], alone.grad.data, torch.float64), (n, i)


def test_second_derivatives_of_inverses_and_solutions():
    a = matrices(2, 3, 3, torch.float64).requires_grad_()
    b = matrices(2, 3, 1, torch.float64).requires_grad_()
    assert torch.autograd.gradgradcheck(linalg.inv, (a,))
    assert torch.autograd.gradgradcheck(linalg.solve, (a, b))


def of_condition(n, condition, dtype):
    """Return a matrix whose singular values fall from 1 to 1 / condition."""
    u, v = (torch.linalg.qr(torch.randn(n, n, dtype=torch.float64))[0] for _ in range(2))
    return (u * torch.logspace(0, -condition, n, dtype=torch.float64) @ v).to(dtype)


def outcome(function, *operands):
    try:
        function(*operands)
    except RuntimeError as error:
        return str(error)
    return None


@pytest.mark.parametrize("dtype, digits", [(torch.float32, 7), (torch.float64, 16)])
@pytest.mark.parametrize("call", ["inv", "solve", "cholesky"])
def test_a_batch_is_singular_where_one_of_its_matrices_is(call, dtype, digits):
    torch.manual_seed(3)
    told = set()
    for n in (2, 4, 16):
        for tenth in range(10 * digits - 40, 10 * digits + 12, 4):
            a = of_condition(n, tenth / (20 if call == "cholesky" else 10), dtype)
            good = torch.eye(n, dtype=dtype)
            given = [good, a, good, good, good]
            alone = outcome(CALLS[call] if call != "cholesky" else lambda m: linalg.cholesky(m @ m.mT), a)
            whole = outcome(CALLS[call] if call != "cholesky" else lambda m: linalg.cholesky(m @ m.mT),
                            torch.stack(given))
            assert (alone is None) == (whole is None), (n, tenth, alone, whole)
            told.add(alone is None)
    assert told == {True, False}


@pytest.mark.parametrize("call", CALLS)
def test_special_matrices(call):
    """Zeros, ones of rank one, scales at the ends of the type: as alone, or the same error."""
    one = torch.eye(3)
    for special in (torch.zeros(3, 3), torch.ones(3, 3), one * 1e-30, one * 1e30, one * 1e-42, torch.eye(3).flip(0)):
        batch = torch.stack([one, special, one * 2])
        wanted, result = (outcome(CALLS[call], given) for given in (special, batch))
        assert (wanted is None) == (result is None), (special, wanted, result)
        if wanted is None:
            for together, alone in zip(parts(CALLS[call](batch)), parts(CALLS[call](special)), strict=True):
                assert np.array_equal(together[1].numpy(), alone.numpy(), equal_nan=True), special


DIGEST = """
import hashlib, torch
import sys; sys.path.insert(0, sys.argv[1])
from test_small_matrices import CALLS, matrices, parts
found = hashlib.sha256()
for dtype in (torch.float32, torch.float64):
    for n in (3, 11):
        for call in CALLS.values():
            a = (matrices(9, n, n, dtype) * 16).round() / 16  # products and sums of these are exact
            for part in parts(call(a)):
                found.update(part.contiguous().numpy().tobytes())
print(found.hexdigest())
"""


@pytest.mark.slow
def test_every_level_of_the_cpu_has_the_same_bits():
    """The products in positive() may be rounded in another order at each level, so they are exact here."""
    command = [sys.executable, "-c", DIGEST, os.path.dirname(__file__)]
    told = {subprocess.run(command, check=True, capture_output=True, text=True,
                           env={**os.environ, "TORCH_CPU_LEVEL": level}).stdout
            for level in ("1", "4")}
    assert len(told) == 1 and len(told.pop()) == 2 * hashlib.sha256().digest_size + 1


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("n", [1, 4, 16, 19])
def test_batches_of_triangles_and_factors(n, kind):
    """Lanes, and larger matrices one by one, solve what they are of; the other triangle is not read."""
    random, accuracy = np.random.default_rng(n), 2e3 * np.finfo(kind).eps
    array = (random.standard_normal((11, n, n)) / n**0.5 + 2 * np.eye(n)).astype(kind)
    right = torch.from_numpy(random.standard_normal((11, n, 3)).astype(kind))
    a, unit = torch.from_numpy(array), torch.eye(n, dtype=right.dtype)
    for upper in (False, True):
        triangle = a.triu() if upper else a.tril()
        spoiled = torch.where(triangle == 0, float("nan"), triangle)
        for left in (True, False):
            b = right if left else right.mT.contiguous()
            result = torch.linalg.solve_triangular(spoiled, b, upper=upper, left=left)
            assert torch.allclose(triangle @ result if left else result @ triangle, b, rtol=accuracy, atol=accuracy)
        ones = triangle - torch.diag_embed(triangle.diagonal(0, 1, 2)) + unit
        result = torch.linalg.solve_triangular(triangle, right, upper=upper, unitriangular=True)
        assert torch.allclose(ones @ result, right, rtol=accuracy, atol=accuracy * result.abs().max())
    factors, pivots = torch.linalg.lu_factor(a)
    assert torch.allclose(a @ torch.linalg.lu_solve(factors, pivots, right), right, rtol=accuracy, atol=accuracy)
    sign, logarithm = torch.linalg.slogdet(a)
    wanted = np.linalg.slogdet(array.astype(float))
    np.testing.assert_array_equal(sign.numpy(), wanted[0])
    np.testing.assert_allclose(logarithm.numpy(), wanted[1], rtol=accuracy, atol=accuracy)
    positive = a @ a.mT + unit
    inverse = torch.cholesky_inverse(torch.linalg.cholesky(positive))
    assert torch.allclose(inverse @ positive, unit.expand(11, n, n), rtol=accuracy, atol=accuracy)


@pytest.mark.parametrize("n", [2, 16, 19])
def test_a_singular_triangle_of_a_batch_is_refused(n):
    a = torch.eye(n).repeat(5, 1, 1)
    a[3, 1, 1] = 0
    for call in (lambda: torch.linalg.solve_triangular(a, torch.ones(5, n, 1), upper=True),
                 lambda: torch.linalg.lu_factor(a)):
        with pytest.raises(RuntimeError, match="singular"):
            call()
    assert torch.linalg.slogdet(a).logabsdet.tolist() == [0, 0, 0, -np.inf, 0]
    assert torch.linalg.lu_factor_ex(a).info.tolist() == [0, 0, 0, 2, 0]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_factors_scale_with_their_matrix(dtype):
    """A power of two changes no other bit, from subnormal squares to overflowing ones."""
    a, tall = matrices(3, 4, 4, dtype), matrices(3, 5, 2, dtype)
    symmetric = a + a.mT
    most = 120 if dtype is torch.float32 else 1000
    for exponent in range(-most, most + 1, most // 20):
        power = torch.tensor(2.0**exponent, dtype=dtype)
        for matrix in (a, tall, tall.mT):
            u, s, v = linalg.svd(matrix, full_matrices=False)
            again = linalg.svd(matrix * power, full_matrices=False)
            assert all(map(torch.equal, again, (u, s * power, v))), exponent
            q, r = linalg.qr(matrix)
            assert all(map(torch.equal, linalg.qr(matrix * power), (q, r * power))), exponent
        values, vectors = linalg.eigh(symmetric)
        assert all(map(torch.equal, linalg.eigh(symmetric * power), (values * power, vectors))), exponent


def test_a_small_column_is_no_zero_column():
    r = linalg.qr(torch.tensor([[0, 1], [1e-25, 1]]))[1]
    assert r[0, 0].abs().item() == torch.tensor(1e-25).item()


@pytest.mark.parametrize("n", [4, 20])
def test_determinants_whose_partial_products_leave_the_range(n):
    for numbers in ([1e200, 1e200, 1e-200, 1e-150], [1e-200, 1e-120, 1e200, 1e120]):
        a = torch.eye(n, dtype=torch.float64)
        a[range(4), range(4)] = torch.tensor(numbers, dtype=torch.float64)
        wanted = 1e50 if numbers[0] > 1 else 1
        assert abs(linalg.det(a).item() / wanted - 1) < 1e-9
