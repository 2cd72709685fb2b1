"""Groups of tensors that one call on a list can take, as optimizers of other packages ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def _get_foreach_kernels_supported_devices() -> list[str]:
    """The devices on which calls on lists of tensors run."""
    return ["cpu", "cuda"]


_get_fused_kernels_supported_devices = _get_foreach_kernels_supported_devices


def _group_tensors_by_device_and_dtype(tensorlistlist: list[list[Any]], with_indices: bool = False) -> dict:
    """{(device, dtype): (lists, places)}: columns of the lists whose first tensors agree, and which they were."""
    groups: dict = {}
    for place, column in enumerate(zip(*tensorlistlist, strict=True)):
        first = next(one for one in column if one is not None)
        lists, places = groups.setdefault((first.device, first.dtype), ([[] for _ in tensorlistlist], []))
        for one, into in zip(column, lists, strict=True):
            into.append(one)
        if with_indices:
            places.append(place)
    return groups


def _device_has_foreach_support(device: Any) -> bool:
    """Whether calls on lists run there."""
    return device.type in _get_foreach_kernels_supported_devices()


def _has_foreach_support(tensors: list[Any], device: Any) -> bool:
    """Whether a list can be given to such a call."""
    return _device_has_foreach_support(device) and all(one is not None for one in tensors)
