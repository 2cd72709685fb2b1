"""Products of matrices at the sizes where another way takes over: tiles, blocks of depth and columns, vectors."""

import numpy as np
import pytest

import torch

SIZES = [(m, n, k) for m in (2, 3, 7, 24, 25) for n in (1, 15, 64, 65) for k in (31, 257)] + [
    (30, 511, 40), (9, 513, 300), (50, 1030, 17), (128, 128, 128), (257, 40, 513), (13, 4, 700), (200, 200, 1),
    (1, 7, 5), (1, 40, 8), (6, 1, 9), (1, 300, 200), (150, 1, 220), (7, 1, 1), (1, 9, 2)]
KINDS = [(torch.FloatTensor, 2e-6), (torch.DoubleTensor, 4e-15)]


def laid_out(array, kind, transposed, apart):
    """Return a tensor with an array's numbers, stored by rows or by columns, with gaps."""
    base = np.ascontiguousarray(array.T if transposed else array)
    wide = np.full((base.shape[0], base.shape[1] + apart), np.nan)
    wide[:, :base.shape[1]] = base
    tensor = kind(wide.tolist()).narrow(1, 0, base.shape[1])
    return tensor.t() if transposed else tensor


@pytest.mark.parametrize("kind,error", KINDS)
@pytest.mark.parametrize("m,n,k", SIZES)
def test_every_layout_gives_the_product(m, n, k, kind, error):
    random = np.random.RandomState(m * n + k)
    a, b, c = random.randn(m, k), random.randn(k, n), random.randn(m, n)
    bound = error * k * (np.abs(a).max() * np.abs(b).max() + 1)
    for way in range(4):
        left = laid_out(a, kind, way & 1, 3 * (m % 2))
        right = laid_out(b, kind, way >> 1, 5 * (k % 2))
        product = np.array(left.mm(right).tolist())
        assert np.abs(product - a @ b).max() <= bound, way
        for beta, alpha in ((0, 0.5), (1, -2), (0.25, 1)):
            start = laid_out(c if beta else np.full_like(c, np.nan), kind, False, 0)
            result = np.array(torch.addmm(beta, start, alpha, left, right).tolist())
            assert np.abs(result - (beta * c + alpha * (a @ b))).max() <= 3 * bound, (way, beta, alpha)


@pytest.mark.parametrize("kind,error", KINDS)
@pytest.mark.parametrize("m,n,k", [(1, 1, 1), (2, 3, 2), (3, 3, 3), (1, 1, 28), (4, 4, 4)])
def test_batches_of_tiny_matrices_are_products_one_by_one(m, n, k, kind, error):
    torch.manual_seed(m * n + k)
    for count in (1, 7, 8, 65, 200):
        a, b, start = (torch.randn(count, *size).type(kind) for size in ((k, m), (k, n), (m, n)))
        for left, right in ((a.transpose(1, 2), b), (a[:1].transpose(1, 2).expand(count, m, k), b)):
            assert torch.equal(left.bmm(right), torch.stack([x.mm(y) for x, y in zip(left, right, strict=True)]))
            wanted = 0.5 * start + 2 * left.bmm(right)
            assert float((torch.baddbmm(0.5, start, 2, left, right) - wanted).abs().max()) <= 20 * k * error


def test_dot_products_of_complex_vectors_have_any_steps_and_lengths():
    for dtype, error in ((torch.cfloat, 1e-5), (torch.cdouble, 1e-12)):
        for count in (0, 1, 7, 8, 257, 65535, 65537, 140000):
            x, y = torch.randn(2 * count, dtype=dtype)[::2], torch.randn(count, dtype=dtype)
            wanted = np.dot(np.array(x.tolist(), complex), np.array(y.tolist(), complex))
            for one, other in ((x, y), (y, x), (x.contiguous(), y)):
                assert abs(complex(torch.dot(one, other)) - wanted) <= error * (count + 1) ** 0.5


@pytest.mark.parametrize("m,n,k", [(128, 128, 128), (300, 70, 90), (20, 600, 300), (64, 64, 2000), (5, 2000, 100)])
def test_threads_change_no_more_than_the_last_bits(m, n, k):
    torch.manual_seed(m)
    left, right, before = torch.randn(m, k), torch.randn(n, k).t(), torch.get_num_threads()
    try:
        results = []
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            results.append(left.mm(right))
    finally:
        torch.set_num_threads(before)
    for result in results[1:]:
        assert (result - results[0]).abs().max() <= 1e-6 * k


def test_what_stands_beside_a_result_is_left_alone():
    for n in (17, 64, 130):
        wide = torch.zeros(40, n + 16).fill_(7)
        torch.mm(torch.ones(40, 60), torch.ones(60, n), out=wide.narrow(1, 0, n))
        assert (wide.narrow(1, 0, n) == 60).all() and (wide.narrow(1, n, 16) == 7).all()


@pytest.mark.parametrize("kind,error", KINDS)
@pytest.mark.parametrize("rows", [1, 3, 6, 7])
@pytest.mark.parametrize("depth", [1, 2, 7, 8, 9, 24, 31])
def test_batches_of_matrices_times_vectors(rows, depth, kind, error):
    """Matrices and vectors with gaps between them, on either side."""
    random = np.random.RandomState(rows + depth)
    a, x, c = random.randn(5, rows + 1, depth + 3), random.randn(5, depth + 2, 1), random.randn(5, rows, 1)
    matrices, vectors, start = (kind(each.tolist()) for each in (a, x, c))
    matrices, vectors = matrices.narrow(1, 1, rows).narrow(2, 2, depth), vectors.narrow(1, 1, depth)
    wanted = a[:, 1:, 2 : 2 + depth] @ x[:, 1 : 1 + depth]
    bound = 20 * error * depth
    for left, right, turn in [(matrices, vectors, False), (vectors.transpose(1, 2), matrices.transpose(1, 2), True)]:
        begin = start.transpose(1, 2) if turn else start
        for result, sum in [(left.bmm(right), wanted), (torch.baddbmm(2, begin, -1, left, right), 2 * c - wanted)]:
            result = result.transpose(1, 2) if turn else result
            np.testing.assert_allclose(np.array(result.tolist()), sum, rtol=bound, atol=bound)


def test_an_infinite_element_is_multiplied_once():
    for depth in (8, 9, 15):
        x = torch.ones(3, 2, depth)
        x[1, 0, depth - 2] = float("inf")
        assert x.bmm(torch.ones(3, depth, 1))[1].tolist() == [[float("inf")], [float(depth)]]


@pytest.mark.parametrize("width", [1, 7, 48, 384, 2047, 2048, 2049, 3000])
def test_linear_adds_its_bias_to_every_row(width):
    """A zero weight leaves the bias; its copies end within and at the ends of rows of all widths."""
    bias = torch.arange(width, dtype=torch.float32)
    for kind in (torch.float32, torch.float64):
        input, weight = torch.ones(301, 2, dtype=kind), torch.zeros(width, 2, dtype=kind)
        result = torch.nn.functional.linear(input, weight, bias.to(kind))
        assert result.equal(bias.to(kind).expand(301, width))


@pytest.mark.parametrize("spread", [31, 32, 40, 62])
@pytest.mark.parametrize("m,n,k", [(8, 8, 8), (9, 17, 300), (33, 20, 600)])
def test_products_of_longs_wrap_around(m, n, k, spread):
    """Elements of 32 bits have a kernel of their own, and each panel of the second factor chooses."""
    ends = np.array([-(2**31), 2**31 - 1, -(2**31) - 1, 2**31][: 2 if spread == 31 else 4])
    draw = np.random.default_rng(spread)
    a, b = (draw.integers(-(2 ** (spread - 1)), 2 ** (spread - 1), size) for size in ((m, k), (k, n)))
    if spread > 31:  # the last columns alone need 64 bits
        a, b[:, :-3] = np.where(draw.random((m, k)) < 0.5, a, ends[0]), b[:, :-3] >> (spread - 31)
    a[-1, -1], b[0, 0] = ends[-1], ends[0]
    start = draw.integers(-(2**62), 2**62, (m, n))
    with np.errstate(over="ignore"):
        expected, added = a @ b, start * 3 - 5 * (a @ b)
    for left, right in ((a, b), (np.asfortranarray(a), b), (a, np.asfortranarray(b))):
        x, y = torch.from_numpy(left), torch.from_numpy(right)
        assert (x.mm(y).numpy() == expected).all()
        assert (x.mm(y, out=torch.from_numpy(np.zeros((n, m), np.int64)).t()).numpy() == expected).all()
        assert (torch.addmm(torch.from_numpy(start), x, y, beta=3, alpha=-5).numpy() == added).all()
