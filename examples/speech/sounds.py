"""Spectrograms of sound: the logarithm of the energy by frequency band and time."""

import math
import pathlib

import soundfile  # type: ignore[import-untyped]

import torch
import torch.nn.functional as F
from torch import Tensor

RATE = 16_000  # samples a second
WINDOW, HOP = 512, 256


def read(path: pathlib.Path) -> Tensor:
    """Return the samples of a sound file, (samples,), as the mean of its channels at RATE."""
    samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    sound = torch.from_numpy(samples).mean(1)
    if rate == RATE or not len(sound):
        return sound
    length = len(sound) * RATE // rate
    return F.interpolate(sound.view(1, 1, -1), size=length, mode="linear", align_corners=False).view(-1)


def bands(count: int) -> Tensor:
    """Return triangular filters of `count` bands on the mel scale: (count, frequencies)."""
    frequency = torch.linspace(0, RATE / 2, WINDOW // 2 + 1)
    lowest, highest = (2595 * math.log10(1 + hertz / 700) for hertz in (60, RATE / 2))
    corners = 700 * (10 ** (torch.linspace(lowest, highest, count + 2) / 2595) - 1)
    low, middle, high = (corners[first : first + count].unsqueeze(1) for first in range(3))
    rising, falling = (frequency - low) / (middle - low), (high - frequency) / (high - middle)
    return torch.min(rising, falling).clamp(min=0)


def spectrogram(sound: Tensor, filters: Tensor) -> Tensor:
    """Return the log-energy, (bands, frames): each band has mean 0, and the whole has deviation 1."""
    waves = torch.stft(sound, WINDOW, HOP, window=torch.hann_window(WINDOW), return_complex=True)
    energy = (filters @ waves.abs().pow(2) + 1e-5).log()
    energy = energy - energy.mean(1, keepdim=True)
    return energy / (energy.std() + 1e-5)
