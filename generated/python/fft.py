# Generated from ops.yaml by codegen/templates/module.py. Do not edit: change the row and run make gen.
"""Functions of torch.fft that rows compute."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._core import fft as rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload

    from torch._core import Tensor

    def fft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ifft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def rfft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def irfft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def hfft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ihfft(
        input: Tensor, n: int | None = None, dim: int = -1,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def fft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def fftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ifft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ifftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def rfft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def rfftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def irfft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def irfftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def hfft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def hfftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ihfft2(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def ihfftn(
        input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
        norm: Literal['forward', 'ortho', 'backward'] | None = 'backward', *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def fftfreq(
        n: int, d: float = 1.0, *, out: Tensor | None = None, dtype: Any = None, device: Any = None,
        requires_grad: bool = False,
    ) -> Tensor: ...
    def rfftfreq(
        n: int, d: float = 1.0, *, out: Tensor | None = None, dtype: Any = None, device: Any = None,
        requires_grad: bool = False,
    ) -> Tensor: ...
    def fftshift(
        input: Tensor, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def ifftshift(
        input: Tensor, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
else:
    fft = rows.fft
    ifft = rows.ifft
    rfft = rows.rfft
    irfft = rows.irfft
    hfft = rows.hfft
    ihfft = rows.ihfft
    fft2 = rows.fft2
    fftn = rows.fftn
    ifft2 = rows.ifft2
    ifftn = rows.ifftn
    rfft2 = rows.rfft2
    rfftn = rows.rfftn
    irfft2 = rows.irfft2
    irfftn = rows.irfftn
    hfft2 = rows.hfft2
    hfftn = rows.hfftn
    ihfft2 = rows.ihfft2
    ihfftn = rows.ihfftn
    fftfreq = rows.fftfreq
    rfftfreq = rows.rfftfreq
    fftshift = rows.fftshift
    ifftshift = rows.ifftshift

__all__ = [
    "fft",
    "ifft",
    "rfft",
    "irfft",
    "hfft",
    "ihfft",
    "fft2",
    "fftn",
    "ifft2",
    "ifftn",
    "rfft2",
    "rfftn",
    "irfft2",
    "irfftn",
    "hfft2",
    "hfftn",
    "ihfft2",
    "ihfftn",
    "fftfreq",
    "rfftfreq",
    "fftshift",
    "ifftshift",
]
