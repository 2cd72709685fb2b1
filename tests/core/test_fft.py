"""torch.fft against NumPy's, over lengths, dims and norms; accuracy, threads, memory; gradients against differences."""


import numpy as np
import pytest
from torch._C import lib

import torch


def numbers(*size):
    return np.random.default_rng(0).standard_normal(size)


def complex_numbers(*size):
    return numbers(*size) + 1j * numbers(*size)[::-1]


@pytest.mark.parametrize("call, error", [
    (lambda: torch.fft.rfft(torch.zeros(3).cfloat()), TypeError),
    (lambda: torch.fft.rfft([1, 2]), TypeError),
    (lambda: torch.fft.rfft(torch.zeros(3), 0), ValueError), (lambda: torch.fft.rfft(torch.zeros(3), True), TypeError),
    (lambda: torch.fft.rfft(torch.zeros(3), dim=1), IndexError), (lambda: torch.fft.rfft(torch.zeros(0)), ValueError),
    (lambda: torch.fft.irfft(torch.zeros(1)), ValueError),
    (lambda: torch.fft.fft(torch.zeros(2, 2), norm="x"), ValueError),
    (lambda: torch.fft.fftfreq(0), ValueError),
])  # fmt: skip
def test_wrong_calls_are_refused(call, error):
    with pytest.raises(error, match="fft"):
        call()


@pytest.mark.parametrize("call, error, text", [
    (lambda: torch.fft.rfft2(torch.ones(4, 4), dim=(5, 9)), IndexError, "rfft2: .*dim is 5"),
    (lambda: torch.fft.rfft2(torch.ones(4)), IndexError, "rfft2: .*dim is -2"),
    (lambda: torch.fft.irfft2(torch.ones(4)), IndexError, "irfft2: .*dim is -2"),
    (lambda: torch.fft.ifft2(torch.ones(4, 4), dim=(0, 9)), IndexError, "ifft2: .*dim is 9"),
    (lambda: torch.fft.fft2(torch.ones(4, 4), dim=(0, -2)), ValueError, "fft2: .* different dims"),
    (lambda: torch.fft.fft2(torch.ones(4, 4), s=(2,)), ValueError, "fft2: .* as many lengths"),
    (lambda: torch.fft.fftn(torch.ones(4, 4), s=(2, 2, 2)), IndexError, "fftn: .*dim is"),
    (lambda: torch.fft.fftn(torch.ones(4, 4), dim=()), ValueError, "fftn: .* different dims"),
    (lambda: torch.fft.irfft2(torch.ones(4, 4), dim=()), ValueError, "irfft2: .* different dims"),
    (lambda: torch.fft.rfft2([1]), TypeError, "rfft2: .*Tensor input"),
    (lambda: torch.fft.rfft2(torch.ones(4, 4), s=(0, 2)), ValueError, "rfft2: .*n is 0"),
    (lambda: torch.fft.fftshift(torch.ones(4), 1), IndexError, "fft.fftshift: dim is 1"),
])
def test_refused_planes(call, error, text):
    with pytest.raises(error, match=text):
        call()


# Of one lane and of matrices, with every radix; convolutions (67, 134, 1009); factors that leave lanes empty.
KINDS = [16, 31, 60, 61, 64, 67, 75, 100, 121, 127, 128, 134, 221, 343, 1000, 1001, 1009, 1024, 2187, 3125, 4096]


def close(found, wanted, dtype):
    scale = np.abs(wanted).max()
    assert np.abs(found.numpy() - wanted).max() <= scale * (1e-14 if dtype == torch.float64 else 3e-6)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("n", KINDS)
def test_every_kind_of_length_in_every_layout(n, dtype):
    for size, dim in (((n,), 0), ((40, n), 1), ((n, 40), 0), ((3, n, 2), 1), ((n, 5), 0)):
        x = torch.from_numpy(numbers(*size)).to(dtype)
        z = torch.complex(x, x.flip(0))
        real, whole = x.double().numpy(), z.numpy().astype(complex)
        half = np.fft.rfft(real, axis=dim)
        close(torch.fft.fft(z, dim=dim), np.fft.fft(whole, axis=dim), dtype)
        close(torch.fft.ifft(z, dim=dim), np.fft.ifft(whole, axis=dim), dtype)
        close(torch.fft.rfft(x, dim=dim), half, dtype)
        close(torch.fft.irfft(torch.from_numpy(half).to(z.dtype), n, dim), real, dtype)
        close(torch.fft.ihfft(x, dim=dim), half.conj() / n, dtype)
        close(torch.fft.hfft(torch.from_numpy(half.conj() / n).to(z.dtype), n, dim), real, dtype)


@pytest.mark.parametrize("n", [256, 1000, 1009, 4096, 17017])
def test_doubles_are_as_exact_as_numpys(n):
    z = complex_numbers(n)
    exact = np.fft.fft(z.astype(np.clongdouble))
    if exact.dtype == np.complex128:
        pytest.skip("NumPy's long double has 64 bits here")

    def error(found):
        return float(np.sqrt((np.abs(found - exact) ** 2).sum()))

    assert error(torch.fft.fft(torch.from_numpy(z)).numpy()) <= 1.1 * error(np.fft.fft(z))


@pytest.mark.parametrize("n, size, dim", [
    (16, (16, 7), 0), (64, (64, 7), 0), (67, (67, 9), 0), (1021, (1021,), 0), (4099, (4099, 2), 0),
    (5000, (5000, 8), 0), (99991, (99991,), 0), (1 << 18, (1 << 18,), 0)])
def test_the_error_grows_as_the_logarithm_of_the_length(n, size, dim):
    z = complex_numbers(*size)
    for dtype, unit in ((torch.complex64, 2 ** -24), (torch.complex128, 2 ** -53)):
        x = torch.from_numpy(z).to(dtype)
        exact = np.fft.fft(x.numpy().astype(np.clongdouble), axis=dim)
        error = np.sqrt((np.abs(torch.fft.fft(x, dim=dim).numpy() - exact) ** 2).mean())
        assert error <= 0.5 * unit * np.log2(n) * np.sqrt((np.abs(exact) ** 2).mean())


# Lines along another dim: one to three vectors of lines, vectors of several columns, and lengths on both sides of those
# that are transformed as a matrix. Rows whose last square of a vector's width is whole, or overlaps the one before.
@pytest.mark.parametrize("inner", [2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 20, 33])
@pytest.mark.parametrize("n", [60, 64, 65, 75, 96, 1023, 2048, 4096, 8190, 8192, 12167])
def test_adjacent_lines(n, inner):
    z = complex_numbers(2, n, inner)
    for dtype, part in ((torch.complex64, torch.float32), (torch.complex128, torch.float64)):
        x = torch.from_numpy(z).to(dtype)
        close(torch.fft.fft(x, dim=1), np.fft.fft(z, axis=1), part)
        close(torch.fft.ifft(x, dim=1), np.fft.ifft(z, axis=1), part)


@pytest.mark.parametrize("n", [*range(1, 36), 63, 64, 65, 126, 127, 128, 130, 2046, 2048, 20000])
def test_rows_of_every_remainder(n):
    for rows in (1, 7, 16, 33):
        x = torch.from_numpy(numbers(rows, n))
        for dtype in (torch.float32, torch.float64):
            real = x.to(dtype)
            half = np.fft.rfft(real.double().numpy())
            result = torch.fft.rfft(real)
            close(result, half, dtype)
            close(torch.fft.irfft(result, n), real.double().numpy(), dtype)
            close(torch.fft.fft(result.to(real.dtype.to_complex())), np.fft.fft(half), dtype)


@pytest.fixture
def caches():
    """Set the sizes of the last-level and the second-level cache for a test."""
    yield lib.th_set_last_cache, lib.th_set_second_cache
    lib.th_set_last_cache(0)
    lib.th_set_second_cache(0)


@pytest.mark.parametrize("size, dim", [((40, 64), 1), ((2048, 20), 0), ((9000, 5), 0), ((20000,), 0), ((3, 61, 16), 1)])
def test_the_sizes_of_the_caches(size, dim, caches):
    """Streaming changes no bit, and neither method for a batch is less exact."""
    last_cache, second_cache = caches
    for dtype in (torch.float32, torch.float64):
        x = torch.from_numpy(numbers(*size)).to(dtype)
        z = torch.complex(x, x.flip(0))
        for bytes_ in (1, 1 << 40):
            second_cache(bytes_)
            result = []
            for limit in (1, 1 << 40):
                last_cache(limit)
                result.append([torch.fft.fft(z, dim=dim), torch.fft.fftn(z), torch.fft.rfft(x, dim=dim),
                               torch.fft.irfft(z, dim=dim)])
            close(result[0][0], np.fft.fft(z.numpy().astype(complex), axis=dim), dtype)
            assert all(streamed.equal(kept) for streamed, kept in zip(*result, strict=True))


@pytest.mark.parametrize("size, dim", [
    ((40, 64), 1), ((4100, 5), 0), ((33, 2048), 0), ((5, 1009, 3), 1), ((1 << 15,), 0)])
def test_results_at_any_place(size, dim, caches):
    caches[0](1)
    x = torch.from_numpy(complex_numbers(*size))
    expected = torch.fft.fft(x, dim=dim, norm="ortho")
    strided = torch.zeros(*size, 2, dtype=torch.complex128)
    torch.fft.fft(x, dim=dim, norm="ortho", out=strided[..., 0])
    assert strided[..., 0].equal(expected) and not strided[..., 1].any()
    shifted = torch.zeros(x.numel() + 1, dtype=torch.complex128)  # results off the cache lines
    torch.fft.fft(x, dim=dim, norm="ortho", out=shifted[1:].view(x.size()))
    assert shifted[1:].view(x.size()).equal(expected)


@pytest.mark.parametrize("size", [
    (1 << 16,), (3, 1009), (200, 96), (50, 75), (33, 2, 1000), (6000, 20), (4100, 5), (3, 1 << 13), (9001, 2)])
def test_threads_do_not_change_bits(size):
    x = torch.from_numpy(numbers(*size)).float()
    z = torch.complex(x, x)
    before, result = torch.get_num_threads(), []
    for threads in (1, 3):
        torch.set_num_threads(threads)
        try:
            result.append([torch.fft.fft(z), torch.fft.fft(z, dim=0), torch.fft.rfft(x), torch.fft.irfft(z)])
        finally:
            torch.set_num_threads(before)
    for one, three in zip(*result, strict=True):
        assert one.equal(three)


def test_plans_of_many_lengths_do_not_accumulate():
    """A plan of a long prime has megabytes; the cache keeps at most 64 MB besides the latest."""
    torch.fft.fft(torch.zeros(100003).cfloat())
    before = lib.th_allocated_bytes()
    for n in range(200003, 200063, 2):
        torch.fft.fft(torch.zeros(n).cfloat())
    assert lib.th_allocated_bytes() - before < 80 << 20


def test_transforms_of_a_batch_are_batched():
    x = torch.from_numpy(numbers(5, 4, 6))
    assert torch.func.vmap(torch.fft.rfft)(x).equal(torch.fft.rfft(x))
    result = torch.func.vmap(lambda each: torch.fft.irfft(each, 4, 0), 1)(torch.fft.rfft(x, dim=0)[:3])
    assert torch.allclose(result, torch.fft.irfft(torch.fft.rfft(x, dim=0)[:3].transpose(0, 1), 4, 1))


def test_empty_batches():
    assert torch.fft.fft(torch.zeros(0, 4)).size() == (0, 4)
    assert torch.fft.rfft(torch.zeros(4, 0), dim=0).size() == (3, 0)
    assert torch.fft.irfft(torch.zeros(0, 4, dtype=torch.complex64)).size() == (0, 6)


@pytest.mark.parametrize("name", ["fft2", "ifft2", "rfft2", "irfft2", "hfft2", "ihfft2", "fftn", "irfftn"])
def test_a_dim_may_be_a_number_and_dims_any_number(name):
    x = torch.rand(3, 4, 5)
    x = x if name.startswith(("rfft", "ihfft")) else torch.complex(x, x.flip(0))
    call, one = getattr(torch.fft, name), getattr(torch.fft, name[:-1])
    torch.testing.assert_close(call(x, dim=0), one(x, dim=0))
    torch.testing.assert_close(call(x, s=2, dim=1), one(x, n=2, dim=1))
    torch.testing.assert_close(call(x, dim=(0, 1, 2)), getattr(torch.fft, name[:-1] + "n")(x))
