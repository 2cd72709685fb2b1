"""FakeTensorMode of PyTorch: tensors without elements, which are those of the device "meta" here."""

from __future__ import annotations

from typing import Any

import torch
from torch._core import Tensor

__all__ = ["FakeTensor", "FakeTensorMode"]

FakeTensor = Tensor  # its `device` is "meta"


class FakeTensorMode:
    """Context in which new tensors are on the device "meta": they have types, sizes and strides, and no elements.

    >>> with torch._subclasses.FakeTensorMode() as mode:
    ...     torch.nn.Linear(2**20, 2**20)(torch.ones(3, 2**20)).shape
    torch.Size([3, 1048576])
    """

    def __init__(self, **options: Any) -> None:
        self._device = torch.device("meta")

    def __enter__(self) -> FakeTensorMode:
        self._device.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._device.__exit__(*error)

    def from_tensor(self, tensor: Tensor, **options: Any) -> Tensor:
        """Return a tensor without elements, of the type and strides of another."""
        return tensor.to("meta")


def is_fake(x: Any) -> bool:
    """Return whether an object is a tensor without elements.

    >>> torch._subclasses.is_fake(torch.ones(1)), torch._subclasses.is_fake(torch.ones(1, device="meta"))
    (False, True)
    """
    return isinstance(x, Tensor) and x.is_meta
