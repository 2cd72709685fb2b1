"""Window functions and short-time Fourier transforms."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def _framed(name, input, n_fft, hop_length, win_length, window):
    """Return the step between frames, and the window padded to `n_fft` elements."""
    hop = n_fft // 4 if hop_length is None else hop_length
    width = n_fft if win_length is None else win_length
    if n_fft < 1 or hop < 1 or not 1 <= width <= n_fft:
        raise ValueError(f"{name}: n_fft is {n_fft}, hop_length is {hop}, win_length is {shown(width)}; need 1 or "
                         "more, and a window no longer than n_fft")
    if window is None:
        window = value_of(input).new(width).fill_(1)
    if window.dim() != 1 or window.size(0) != width:
        raise ValueError(f"{name}: window has size {list(window.size())}; need {width} elements")
    before = (n_fft - width) // 2
    from torch.nn.functional import pad

    return hop, pad(window, (before, n_fft - width - before))


def stft(
    input: Tensor, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
    window: Any = None, center: bool = True, pad_mode: str = "reflect", normalized: bool = False,
    onesided: bool | None = None, return_complex: bool | None = None,
) -> Tensor:
    """Return the spectra of overlapping frames of a signal (length) or a batch of signals (batch, length).

    Args:
        n_fft: the number of elements of a frame.
        hop_length: the distance between frames, by default n_fft // 4.
        window: `win_length` factors, centred in each frame, by default ones.
        center: whether frame t is centred at element t * hop_length; the signal is padded with `pad_mode` of
            functional.pad.
        normalized: whether spectra are divided by sqrt(n_fft).
        onesided: False for all n_fft frequencies instead of the first n_fft // 2 + 1.

    Returns:
        complex numbers, (frequencies, frames) or (batch, frequencies, frames), if the signal is complex or
            `return_complex` is True, else pairs of their parts in an additional last dim.

    Raises:
        ValueError: the arguments do not fit together.

    >>> import torch
    >>> torch.stft(torch.ones(8), 4, return_complex=True).size()
    torch.Size([3, 9])
    """
    result = named("stft", _stft, input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided)
    is_complex = input.is_complex() or window is not None and window.is_complex()
    pairs = return_complex is False or return_complex is None and not is_complex
    return _core.view_as_real(result) if pairs else result


def _stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided):
    from torch import fft
    from torch.nn.functional import pad

    if input.dim() not in (1, 2):
        raise ValueError(f"stft: input is {list(input.size())}; need a signal, or a batch of them")
    hop, window = _framed("stft", input, n_fft, hop_length, win_length, window)
    signals = input.unsqueeze(0) if input.dim() == 1 else input
    if center:
        signals = pad(signals.unsqueeze(0), (n_fft // 2, n_fft // 2), pad_mode).squeeze(0)
    if signals.size(1) < n_fft:
        raise ValueError(f"stft: the signal has {signals.size(1)} elements; need n_fft={n_fft} at least")
    frames = signals.unfold(1, n_fft, hop) * window
    if frames.is_complex() and onesided:
        raise ValueError("stft: onesided is True and the frames are complex; their spectra have no mirrored half")
    result = fft.fft(frames) if frames.is_complex() or onesided is False else fft.rfft(frames)
    result = (result / math.sqrt(n_fft) if normalized else result).transpose(1, 2)
    return result.squeeze(0) if input.dim() == 1 else result


def istft(
    input: Tensor, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: Any = None,
    center: bool = True, normalized: bool = False, onesided: bool | None = None, length: int | None = None,
    return_complex: bool = False,
) -> Tensor:
    """Return the least-squares signal of a spectrum of stft with the same arguments (Griffin and Lim, 1984).

    Args:
        input: complex numbers, or pairs of their parts.
        return_complex: whether the signal is complex, which requires onesided=False.
        length: the number of elements of the result; elements after the last frame are zero.

    Raises:
        ValueError: the arguments do not fit together.
        RuntimeError: the windows do not cover an element of the signal.

    >>> import torch
    >>> x = torch.rand(20)
    >>> torch.allclose(torch.istft(torch.stft(x, 4), 4), x, atol=1e-6)
    True
    """
    if not input.is_complex() and input.dim() > 1 and input.size(-1) == 2:
        input = _core.view_as_complex(input.contiguous())
    return named("istft", _istft, input, n_fft, hop_length, win_length, window, center, normalized, onesided, length,
                 return_complex)


def _istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex):
    from torch import fft
    from torch.nn.functional import pad

    half = input.dim() > 1 and input.size(-2) != n_fft if onesided is None else onesided
    count = n_fft // 2 + 1 if half else n_fft
    if not input.is_complex() or input.dim() not in (2, 3) or input.size(-2) != count or not input.size(-1):
        raise ValueError(f"istft: input is {shown(input)}; need {count} frequencies and frames of complex numbers")
    if half and return_complex:
        raise ValueError("istft: onesided and return_complex are True; complex signals have whole spectra")
    hop, window = _framed("istft", input.real, n_fft, hop_length, win_length, window)
    spectra = (input.unsqueeze(0) if input.dim() == 2 else input).transpose(1, 2)
    frames = fft.ifft(spectra) if return_complex else fft.irfft(spectra.narrow(2, 0, n_fft // 2 + 1), n_fft)
    frames = (frames * math.sqrt(n_fft) if normalized else frames) * window
    number, whole = frames.size(1), n_fft + hop * (frames.size(1) - 1)

    def added(windows):
        return internal.unfold_input(windows, 1, n_fft, hop, [windows.size(0), whole])

    weights = added((window * window).view(1, 1, n_fft).expand(1, number, n_fft))
    first = n_fft // 2 if center else 0
    count = max(0, (whole - first if length is None else min(first + length, whole)) - first)
    weights = weights.narrow(1, first, count)
    missed = value_of(weights).abs() < 1e-11
    if missed.narrow(1, 0, max(0, min(count, whole - 2 * first))).any():
        raise RuntimeError("istft: the windows leave an element of the signal out; take a smaller hop_length")
    weights = weights.masked_fill(missed, 1)  # after the middle of the last frame
    signal = added(frames).narrow(1, first, count) / weights
    if length is not None and signal.size(1) < length:
        signal = pad(signal, (0, length - signal.size(1)))
    return signal.squeeze(0) if input.dim() == 2 else signal
