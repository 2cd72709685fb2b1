"""Names for annotations: what numbers, devices, sizes and storages are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from torch._core import Size, Tensor
from torch._core import _StorageBase as Storage
from torch._core import _StorageBase as TypedStorage  # noqa: F401
from torch._tensor.devices import device as _device
from torch._tensor.dtypes import dtype as _dtype

__all__ = ["Device", "FileLike", "Number", "Storage", "Tensor"]

Number: TypeAlias = int | float | bool
Device: TypeAlias = _device | str | int | None
FileLike: TypeAlias = Any
_bool, _float, _int, _complex, _str = bool, float, int, complex, str
_size: TypeAlias = Size | list[int] | tuple[int, ...]
_TensorOrTensors: TypeAlias = Tensor | Sequence[Tensor]
_dtype, _device = _dtype, _device
