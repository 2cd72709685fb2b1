"""Grouping of tensors for calls on lists, as optimizers of other packages use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def _get_foreach_kernels_supported_devices() -> list[str]:
    """Return the devices that support calls on lists of tensors."""
    return ["cpu", "cuda"]


_get_fused_kernels_supported_devices = _get_foreach_kernels_supported_devices


def _group_tensors_by_device_and_dtype(tensorlistlist: list[list[Any]], with_indices: bool = False) -> dict:
    """Return {(device, dtype): (lists, indices)}: lists grouped by their first tensor, and the original positions."""
    groups: dict = {}
    for position, column in enumerate(zip(*tensorlistlist, strict=True)):
        first = next(one for one in column if one is not None)
        lists, places = groups.setdefault((first.device, first.dtype), ([[] for _ in tensorlistlist], []))
        for one, into in zip(column, lists, strict=True):
            into.append(one)
        if with_indices:
            places.append(position)
    return groups


def _device_has_foreach_support(device: Any) -> bool:
    """Return whether a device supports calls on lists."""
    return device.type in _get_foreach_kernels_supported_devices()


def _has_foreach_support(tensors: list[Any], device: Any) -> bool:
    """Return whether a list can be passed to such a call."""
    return _device_has_foreach_support(device) and all(one is not None for one in tensors)
