"""Names of PyTorch's torch.storage, which pickles of tensors contain."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import torch
from torch._core import _StorageBase
from torch._tensor.untyped_storage import UntypedStorage

if TYPE_CHECKING:
    from typing import Any

__all__ = ["TypedStorage", "UntypedStorage"]

TypedStorage = StorageBase = _StorageBase


def _load_from_bytes(b: bytes) -> Any:
    """Return the object of a file that torch.save wrote."""
    return torch.load(io.BytesIO(b), weights_only=False)
