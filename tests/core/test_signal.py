"""Spectra of short times against a plain oracle, and back; what windows and spectra refuse."""

import itertools

import numpy as np
import pytest

import torch
from torch.autograd import Variable, gradcheck


@pytest.mark.parametrize("call, error, message", [
    (lambda: torch.hann_window(-1), ValueError, "hann_window: window_length is -1"),
    (lambda: torch.hann_window(True), TypeError, "hann_window: got .bool."),
    (lambda: torch.hann_window(4, dtype=torch.int64), TypeError, "hann_window: cannot make a LongTensor"),
    (lambda: torch.stft(torch.ones(8), 0), ValueError, "stft: n_fft is 0"),
    (lambda: torch.stft(torch.ones(8), 4, 0), ValueError, "hop_length is 0"),
    (lambda: torch.stft(torch.ones(8), 4, 1, 5), ValueError, "win_length is 5"),
    (lambda: torch.stft(torch.ones(8), 4, window=torch.ones(3)), ValueError, "is 4; need a window of win_length"),
    (lambda: torch.stft(torch.ones(2, 2, 8), 4), ValueError, "need a signal, or a batch"),
    (lambda: torch.stft(torch.ones(3), 4, center=False), ValueError, "need a signal of n_fft elements"),
    (lambda: torch.istft(torch.ones(3, 4), 4), ValueError, "need the frequencies of n_fft, and frames, of complex"),
    (lambda: torch.istft(torch.ones(5, 4, 2), 4), ValueError, "n_fft is 4; need the frequencies"),
    (lambda: torch.istft(torch.ones(3, 4, 2), 4, 4, 2), RuntimeError, "need windows that cover the signal"),
])
def test_what_is_refused(call, error, message):
    with pytest.raises(error, match=message):
        call()


def oracle(x, n_fft, hop, width, window, center, mode, normalized, onesided):
    whole = np.zeros(n_fft)
    whole[(n_fft - width) // 2:][:width] = window
    if center:
        x = np.pad(x, ((0, 0), (n_fft // 2, n_fft // 2)), mode={"replicate": "edge"}.get(mode, mode))
    frames = np.stack([x[:, i:i + n_fft] * whole for i in range(0, x.shape[1] - n_fft + 1, hop)], 1)
    result = np.fft.rfft(frames) if onesided else np.fft.fft(frames)
    return np.swapaxes(result / (np.sqrt(n_fft) if normalized else 1), 1, 2)


CASES = [(n_fft, hop, width, *flags) for (n_fft, hop, width), flags in itertools.product(
    [(4, 1, 4), (6, 2, 5), (7, 3, 7), (1, 1, 1), (8, 2, 3)],
    [(True, "reflect", False, True), (True, "constant", True, False), (False, "reflect", False, True),
     (True, "replicate", False, False)])]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_there_and_back(case):
    n_fft, hop, width, center, mode, normalized, onesided = case
    random = np.random.default_rng(2)
    x, window = random.standard_normal((2, 25)), random.uniform(0.5, 1, width)
    signal, factors = torch.from_numpy(x), torch.from_numpy(window)
    result = torch.stft(signal, n_fft, hop, width, factors, center, mode, normalized, onesided, return_complex=True)
    np.testing.assert_allclose(result.numpy(), oracle(x, n_fft, hop, width, window, center, mode, normalized, onesided),
                               atol=1e-12)
    one = torch.stft(signal[0], n_fft, hop, width, factors, center, mode, normalized, onesided)
    assert torch.equal(one, torch.view_as_real(result[0]))
    if not center and width < n_fft:
        return  # the first elements are in no window
    back = torch.istft(result, n_fft, hop, width, factors, center, normalized, onesided)
    assert 0 < back.size(1) <= 25
    np.testing.assert_allclose(back.numpy(), x[:, :back.size(1)], atol=1e-10)
    longer = torch.istft(one, n_fft, hop, width, factors, center, normalized, onesided, length=40)
    assert tuple(longer.size()) == (40,)
    assert torch.istft(result, n_fft, hop, width, factors, center, normalized, onesided, length=9).size(1) == 9


def test_complex_signals():
    x = torch.randn(2, 25, dtype=torch.complex128)
    window = torch.hann_window(6, dtype=torch.float64)
    result = torch.stft(x, 6, 2, window=window)
    wanted = oracle(x.numpy(), 6, 2, 6, window.numpy(), True, "reflect", False, False)
    np.testing.assert_allclose(result.numpy(), wanted, atol=1e-12)
    back = torch.istft(result, 6, 2, window=window, return_complex=True, length=25)
    np.testing.assert_allclose(back.numpy(), x.numpy(), atol=1e-10)
    with pytest.raises(ValueError, match="onesided is True"):
        torch.stft(x, 6, onesided=True)


def test_gradients():
    x = Variable(torch.from_numpy(np.random.default_rng(0).standard_normal((2, 9))))
    window = torch.hann_window(4, dtype=torch.float64)
    assert gradcheck(lambda v: torch.stft(v, 4, 2, window=window), (x,))
    spectra = torch.stft(x.data, 4, 1, window=window, return_complex=True).requires_grad_()
    assert gradcheck(lambda v: torch.istft(v, 4, 1, window=window), (spectra,))


def test_istft_finds_out_from_the_size_whether_a_spectrum_is_half():
    x = torch.rand(24)
    half, whole = (torch.stft(x, 6, onesided=side, return_complex=True) for side in (True, False))
    for spectrum in (half, whole):
        torch.testing.assert_close(torch.istft(spectrum, 6, length=24), x)
    whole = whole + 1j * torch.rand(whole.size())  # of a whole spectrum, a real signal needs the first half
    torch.testing.assert_close(torch.istft(whole, 6, onesided=False), torch.istft(whole[:4], 6))
