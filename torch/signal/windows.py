"""Window functions with the names of scipy.signal.windows.

`M` is the number of elements. A window with `sym=False` is periodic: it lacks the last of M + 1 elements.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch._base.arguments import shown

__all__ = [
    "bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine", "general_hamming", "hamming", "hann",
    "kaiser", "nuttall",
]


def _window(name, M, sym, shape, dtype=None, layout=torch.strided, device=None, requires_grad=False):
    """Return shape(places, last) for the places 0 to M - 1 and the last place of the symmetric window."""
    dtype = torch.get_default_dtype() if dtype is None else dtype
    if dtype not in (torch.float32, torch.float64):
        raise ValueError(f"signal.windows.{name}: dtype is {dtype}; need float32 or float64")
    if layout != torch.strided:
        raise ValueError(f"signal.windows.{name}: layout is {layout}; need torch.strided")
    if not hasattr(M, "__index__") or isinstance(M, bool) or M < 0:
        raise ValueError(f"signal.windows.{name}: M is {shown(M)}; need an int of 0 or more")
    places = torch.arange(M, dtype=torch.float64)
    result = shape(places, M - 1 if sym else M) if M > 1 else torch.ones_like(places)
    return result.to(device=device, dtype=dtype).requires_grad_(requires_grad)


def bartlett(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return a triangle from 0 to 1 and back.

    >>> torch.signal.windows.bartlett(5).tolist()
    [0.0, 0.5, 1.0, 0.5, 0.0]
    """
    return _window("bartlett", M, sym, lambda n, last: 1 - (2 * n / last - 1).abs(), **options)


def _cosines(coefficients):
    """Return the shape sum over i of (-1)^i coefficients[i] cos(2 pi i n / last)."""
    def shape(n, last):
        return sum((-1) ** i * a * (2 * math.pi * i / last * n).cos() for i, a in enumerate(coefficients))
    return shape


def general_cosine(M: int, *, a: Any, sym: bool = True, **options: Any) -> Tensor:
    """Return the sum over i of (-1)^i a[i] cos(2 pi i n / (M - 1)).

    >>> torch.signal.windows.general_cosine(3, a=[0.5, 0.5]).tolist()
    [0.0, 1.0, 0.0]
    """
    coefficients = list(a)
    if not coefficients:
        raise ValueError("signal.windows.general_cosine: a is empty; need one coefficient or more")
    return _window("general_cosine", M, sym, _cosines(coefficients), **options)


def general_hamming(M: int, *, alpha: float = 0.54, sym: bool = True, **options: Any) -> Tensor:
    """Return alpha - (1 - alpha) cos(2 pi n / (M - 1)).

    >>> [round(value, 2) for value in torch.signal.windows.general_hamming(3, alpha=0.75).tolist()]
    [0.5, 1.0, 0.5]
    """
    return _window("general_hamming", M, sym, _cosines([alpha, 1 - alpha]), **options)


def hamming(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return 0.54 - 0.46 cos(2 pi n / (M - 1)).

    >>> [round(value, 2) for value in torch.signal.windows.hamming(3).tolist()]
    [0.08, 1.0, 0.08]
    """
    return _window("hamming", M, sym, _cosines([0.54, 0.46]), **options)


def hann(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return 0.5 - 0.5 cos(2 pi n / (M - 1)).

    >>> torch.signal.windows.hann(3).tolist()
    [0.0, 1.0, 0.0]
    """
    return _window("hann", M, sym, _cosines([0.5, 0.5]), **options)


def blackman(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return 0.42 - 0.5 cos(2 pi n / (M - 1)) + 0.08 cos(4 pi n / (M - 1)).

    >>> [round(value, 2) for value in torch.signal.windows.blackman(5).tolist()]
    [-0.0, 0.34, 1.0, 0.34, -0.0]
    """
    return _window("blackman", M, sym, _cosines([0.42, 0.5, 0.08]), **options)


def nuttall(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return the window of four cosines by Nuttall (1981) with the lowest side lobes.

    >>> [round(value, 2) for value in torch.signal.windows.nuttall(3).tolist()]
    [0.0, 1.0, 0.0]
    """
    return _window("nuttall", M, sym, _cosines([0.3635819, 0.4891775, 0.1365995, 0.0106411]), **options)


def cosine(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Return sin(pi (n + 1/2) / M).

    >>> [round(value, 2) for value in torch.signal.windows.cosine(3).tolist()]
    [0.5, 1.0, 0.5]
    """
    return _window("cosine", M, sym, lambda n, last: ((n + 0.5) * (math.pi / (last + 1))).sin(), **options)


def exponential(M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True, **options: Any) -> Tensor:
    """Return exp(-|n - center| / tau).

    Args:
        center: by default the middle; a symmetric window has no other.

    >>> [round(value, 2) for value in torch.signal.windows.exponential(3).tolist()]
    [0.37, 1.0, 0.37]
    """
    if tau <= 0:
        raise ValueError(f"signal.windows.exponential: tau is {tau}; need a number above 0")
    if sym and center is not None:
        raise ValueError(f"signal.windows.exponential: center is {center}; leave it out, or give sym=False")
    return _window("exponential", M, sym, lambda n, last: (
        -(n - (last / 2 if center is None else center)).abs() / tau).exp(), **options)


def gaussian(M: int, *, std: float = 1.0, sym: bool = True, **options: Any) -> Tensor:
    """Return exp(-((n - (M - 1) / 2) / std)^2 / 2).

    >>> [round(value, 2) for value in torch.signal.windows.gaussian(3).tolist()]
    [0.61, 1.0, 0.61]
    """
    if std <= 0:
        raise ValueError(f"signal.windows.gaussian: std is {std}; need a number above 0")
    return _window("gaussian", M, sym, lambda n, last: (-((n - last / 2) / std) ** 2 / 2).exp(), **options)


def kaiser(M: int, *, beta: float = 12.0, sym: bool = True, **options: Any) -> Tensor:
    """Return I0(beta sqrt(1 - (2 n / (M - 1) - 1)^2)) / I0(beta), where I0 is a Bessel function (Kaiser, 1974).

    >>> [round(value, 2) for value in torch.signal.windows.kaiser(3, beta=0.0).tolist()]
    [1.0, 1.0, 1.0]
    """
    if beta < 0:
        raise ValueError(f"signal.windows.kaiser: beta is {beta}; need 0 or more")
    highest = torch.tensor(float(beta), dtype=torch.float64).i0()
    return _window("kaiser", M, sym, lambda n, last: (
        beta * (1 - (2 * n / last - 1) ** 2).clamp(min=0).sqrt()).i0() / highest, **options)
