"""torch.fft against NumPy's, over lengths, dims and norms; gradients against differences."""

import itertools

import numpy as np
import pytest

import torch
from torch.autograd import gradcheck, gradgradcheck

LENGTHS = [1, 2, 3, 8, 15, 17]
NORMS = ["backward", "ortho", "forward"]


def numbers(*size):
    return np.random.default_rng(0).standard_normal(size)


def complex_numbers(*size):
    return numbers(*size) + 1j * numbers(*size)[::-1]


@pytest.mark.parametrize("length, norm", list(itertools.product(LENGTHS, NORMS)))
def test_transforms_are_numpys(length, norm):
    for size, dim in (((length,), -1), ((3, length), 1), ((length, 4), 0), ((2, length, 3), -2)):
        real, imaginary = numbers(*size), numbers(*size, 1)[..., 0] + 1
        x = torch.from_numpy(real + 1j * imaginary)
        for ours, theirs in ((torch.fft.fft, np.fft.fft), (torch.fft.ifft, np.fft.ifft)):
            for n in (None, length + 2, max(1, length - 1)):
                wanted = theirs(real + 1j * imaginary, n, dim, norm)
                np.testing.assert_allclose(ours(x, n, dim, norm).numpy(), wanted, rtol=1e-12, atol=1e-12)
        found = torch.fft.rfft(torch.from_numpy(real), None, dim, norm)
        np.testing.assert_allclose(found.numpy(), np.fft.rfft(real, None, dim, norm), rtol=1e-12, atol=1e-12)
        back = torch.fft.irfft(found, length, dim, norm)
        np.testing.assert_allclose(back.numpy(), real, rtol=1e-12, atol=1e-12)


def test_types_strides_and_two_dims():
    real = numbers(4, 6)
    x = torch.from_numpy(real).float()
    assert torch.fft.rfft(x).type() == torch.fft.fft(torch.zeros(3, 2)).type() == "torch.ComplexFloatTensor"
    assert torch.fft.irfft(torch.fft.rfft(x)).type() == "torch.FloatTensor"
    assert torch.fft.fft(torch.arange(4)).type() == "torch.ComplexFloatTensor"
    np.testing.assert_allclose(torch.fft.rfft(x.t()).numpy(), np.fft.rfft(real.T), rtol=1e-5, atol=1e-5)
    z = real + 1j * real[::-1]
    np.testing.assert_allclose(torch.fft.fft2(torch.from_numpy(z)).numpy(),
                               np.fft.fft2(z), rtol=1e-12, atol=1e-12)
    found = torch.fft.rfft2(torch.from_numpy(real))
    np.testing.assert_allclose(found.numpy(), np.fft.rfft2(real), rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(torch.fft.irfft2(found).numpy(), real, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(torch.fft.ifft2(torch.fft.fft2(torch.from_numpy(z))).numpy(), z, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_frequencies_and_shifts(n):
    np.testing.assert_allclose(torch.fft.fftfreq(n, 0.5).numpy(), np.fft.fftfreq(n, 0.5), rtol=1e-6)
    np.testing.assert_allclose(torch.fft.rfftfreq(n, 0.5).numpy(), np.fft.rfftfreq(n, 0.5), rtol=1e-6)
    x = numbers(n, 3)
    shifted = torch.fft.fftshift(torch.from_numpy(x))
    assert np.array_equal(shifted.numpy(), np.fft.fftshift(x))
    assert np.array_equal(torch.fft.ifftshift(shifted).numpy(), x)
    assert np.array_equal(torch.fft.fftshift(torch.from_numpy(x), 0).numpy(), np.fft.fftshift(x, 0))


TRANSFORMS = [
    (torch.fft.fft, complex_numbers(3, 4)), (lambda v: torch.fft.ifft(v, 6, 0), complex_numbers(3, 4)),
    (torch.fft.fft, numbers(3, 4)), (torch.fft.rfft, numbers(2, 5)),
    (lambda v: torch.fft.rfft(v, 4, 0, "ortho"), numbers(6, 2)), (torch.fft.irfft, complex_numbers(2, 4)),
    (lambda v: torch.fft.irfft(v, 5, 0), complex_numbers(3, 2)),
    (lambda v: torch.fft.fftn(v, (2, 4), (2, 0)), complex_numbers(3, 2, 2)),
    (lambda v: torch.fft.hfft(v, 5), complex_numbers(2, 4)), (torch.fft.ihfft, numbers(2, 5)),
    (torch.fft.rfft2, numbers(3, 4)), (lambda v: torch.fft.irfft2(v, (3, 3)), complex_numbers(3, 2)),
    (torch.fft.hfft2, complex_numbers(3, 3)), (torch.fft.ihfftn, numbers(2, 3, 3)),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(TRANSFORMS)))
def test_gradients(number):
    transform, x = TRANSFORMS[number]
    leaf = torch.from_numpy(x.copy()).requires_grad_()
    assert gradcheck(transform, (leaf,)) and gradgradcheck(transform, (leaf,))


def test_mirrored_numbers_of_several_dims():
    x = torch.from_numpy(numbers(3, 4, 5))
    for there, back in ((torch.fft.ihfft2, torch.fft.hfft2), (torch.fft.ihfftn, torch.fft.hfftn)):
        np.testing.assert_allclose(back(there(x), x.size()[-2:] if there is torch.fft.ihfft2 else x.size()).numpy(),
                                   x.numpy(), rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(torch.fft.hfftn(x + 2j * x).numpy(),
                               np.fft.hfft(np.fft.fft2(x.numpy() * (1 + 2j), axes=(0, 1))), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("call, error", [
    (lambda: torch.fft.rfft(torch.zeros(3).cfloat()), TypeError),
    (lambda: torch.fft.fft(torch.zeros(3).half()), TypeError),
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
    (lambda: torch.fft.rfft2(torch.ones(4, 4), dim=(5, 9)), IndexError, "rfft2: dim is 5"),
    (lambda: torch.fft.rfft2(torch.ones(4)), IndexError, "rfft2: dim is -2"),
    (lambda: torch.fft.irfft2(torch.ones(4)), IndexError, "irfft2: dim is -2"),
    (lambda: torch.fft.ifft2(torch.ones(4, 4), dim=(0, 9)), IndexError, "ifft2: dim is 9"),
    (lambda: torch.fft.fft2(torch.ones(4, 4), dim=(0, -2)), ValueError, "fft2: dim is .* two different dims"),
    (lambda: torch.fft.fft2(torch.ones(4, 4), s=(2,)), ValueError, "fft2: .* as many lengths"),
    (lambda: torch.fft.fftn(torch.ones(4, 4), s=(2, 2, 2)), IndexError, "fftn: dim is"),
    (lambda: torch.fft.fftn(torch.ones(4, 4), dim=()), ValueError, "fftn: .* different dims"),
    (lambda: torch.fft.irfft2(torch.ones(4, 4), dim=(0,)), ValueError, "irfft2: .* two different dims"),
    (lambda: torch.fft.rfft2([1]), TypeError, "rfft2: input must be a Tensor"),
    (lambda: torch.fft.rfft2(torch.ones(4, 4), s=(0, 2)), ValueError, "rfft2: n is 0"),
    (lambda: torch.fft.fftshift(torch.ones(4), 1), IndexError, "fftshift: dims are"),
])
def test_refused_planes(call, error, text):
    with pytest.raises(error, match=text):
        call()


@pytest.mark.parametrize("dims, lengths", [
    (None, None), ((0, 2), None), ((1,), (5,)), (None, (3, 6)), ((2, 0, 1), (2, 5, 3))])
@pytest.mark.parametrize("norm", NORMS)
def test_several_dims_are_numpys(dims, lengths, norm):
    z = numbers(3, 4, 5) + 1j * numbers(5, 4, 3).T
    axes = tuple(range(-len(lengths), 0)) if dims is None and lengths else dims
    whole, real = torch.from_numpy(z), torch.from_numpy(z.real.copy())
    for ours, theirs in ((torch.fft.fftn, np.fft.fftn), (torch.fft.ifftn, np.fft.ifftn)):
        np.testing.assert_allclose(ours(whole, lengths, dims, norm).numpy(), theirs(z, lengths, axes, norm),
                                   rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(torch.fft.rfftn(real, lengths, dims, norm).numpy(),
                               np.fft.rfftn(z.real, lengths, axes, norm), rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(torch.fft.irfftn(whole, lengths, dims, norm).numpy(),
                               np.fft.irfftn(z, lengths, axes, norm), rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("n", [None, 5, 8])
def test_mirrored_numbers_are_numpys(n, norm):
    z = numbers(3, 5) + 1j * numbers(5, 3).T
    np.testing.assert_allclose(torch.fft.hfft(torch.from_numpy(z), n, 1, norm).numpy(),
                               np.fft.hfft(z, n, 1, norm), rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(torch.fft.ihfft(torch.from_numpy(z.real.copy()), n, 0, norm).numpy(),
                               np.fft.ihfft(z.real, n, 0, norm), rtol=1e-11, atol=1e-11)
