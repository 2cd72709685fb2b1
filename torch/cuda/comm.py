"""Tensors between GPUs, without gradients: copies to many, sums of many, parts and whole.

NCCL (`torch.cuda.nccl`) does what it takes where it is installed, copies do the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.cuda import device as on
from torch.cuda import nccl, number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def broadcast(tensor: torch.Tensor, devices: Sequence[int]) -> tuple:
    """A copy of a tensor on each device; the tensor itself where it lies there."""
    places = [number(device) for device in devices]
    copies = [None if place == tensor._gpu else _blank(tensor, place) for place in places]
    tensors = [tensor if copy is None else copy for copy in copies]
    if tensor._gpu in places and len(places) > 1 and nccl.is_available(tensors):
        nccl.broadcast(tensors, places.index(tensor._gpu))
        return tuple(tensors)
    return tuple(tensor.cuda(place) for place in places)


def _blank(tensor, place):
    """A tensor of the same size and type on another GPU, whose elements are not set."""
    with on(place):
        return getattr(torch.cuda, tensor.type().rpartition(".")[2])(tensor.size())


def reduce_add(inputs: Sequence[torch.Tensor], destination: int | None = None) -> torch.Tensor:
    """The sum of tensors of one size that lie on several GPUs, on the destination, by default the current one.

    Without NCCL they are added two by two, so the order does not depend on which GPU is first done.
    """
    target, parts = number(destination), list(inputs)
    if not parts:
        raise ValueError("reduce_add: inputs is empty; need one tensor or more")
    places = [part._gpu for part in parts]
    if target in places and len(parts) > 1 and nccl.is_available(parts):
        root = places.index(target)
        outputs = [part.new(part.size()) if place == target else part
                   for place, part in zip(places, parts, strict=True)]
        nccl.reduce(parts, outputs, root)
        return outputs[root]
    with on(target):
        parts = [part.cuda(target) for part in parts]
        while len(parts) > 1:
            pairs = [parts[i] + parts[i + 1] for i in range(0, len(parts) - 1, 2)]
            parts = pairs + parts[len(pairs) * 2 :]
    return parts[0]


def all_reduce(tensors: Sequence[torch.Tensor]) -> None:
    """Every tensor becomes the sum of all, each on its own GPU."""
    if nccl.is_available(tensors):
        return nccl.all_reduce(tensors)
    total = reduce_add(tensors, tensors[0].get_device())
    for tensor in tensors:
        tensor.copy_(total)


def scatter(
    tensor: torch.Tensor, devices: Sequence[int], chunk_sizes: Sequence[int] | None = None, dim: int = 0
) -> tuple:
    """The parts of a tensor along dim, the first on the first device: of equal sizes, as many as there are elements if
    those are fewer; or of chunk_sizes, one for each device, else ValueError.
    """
    if chunk_sizes is not None and len(chunk_sizes) != len(devices):
        raise ValueError(f"scatter: {len(chunk_sizes)} chunk_sizes for {len(devices)} devices; need one for each")
    parts = tensor.chunk(len(devices), dim) if chunk_sizes is None else tensor.split(list(chunk_sizes), dim)
    return tuple(part.contiguous().cuda(device) for part, device in zip(parts, devices, strict=False))


def gather(tensors: Sequence[torch.Tensor], dim: int = 0, destination: Any = None) -> torch.Tensor:
    """Tensors joined along dim on the destination, by default the current GPU; -1 is the CPU."""
    if destination == -1:
        return torch.cat([tensor.cpu() for tensor in tensors], dim)
    target = number(destination)
    return torch.cat([tensor.cuda(target) for tensor in tensors], dim)
