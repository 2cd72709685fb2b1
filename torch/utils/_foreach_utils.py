"""Grouping of tensors for calls on lists, as optimizers of other packages use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.optim.optimizer import Optimizer

if TYPE_CHECKING:
    from typing import Any


def _get_foreach_kernels_supported_devices() -> list[str]:
    """Return the devices that support calls on lists of tensors."""
    return ["cpu", "cuda"]


_get_fused_kernels_supported_devices = _get_foreach_kernels_supported_devices
_group_tensors_by_device_and_dtype = Optimizer._group_tensors_by_device_and_dtype


def _device_has_foreach_support(device: Any) -> bool:
    """Return whether a device supports calls on lists."""
    return device.type in _get_foreach_kernels_supported_devices()


def _has_foreach_support(tensors: list[Any], device: Any) -> bool:
    """Return whether a list can be passed to such a call."""
    return _device_has_foreach_support(device) and all(one is not None for one in tensors)
