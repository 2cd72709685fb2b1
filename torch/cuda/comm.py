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


def broadcast_coalesced(
    tensors: Sequence[torch.Tensor], devices: Sequence[int], buffer_size: int = 10485760
) -> list:
    """Copies of tensors on each device, a tuple for each. They travel in flat pieces of about buffer_size bytes."""
    copies = [[None] * len(tensors) for _ in devices]
    for places in _pieces(tensors, buffer_size):
        flat = torch.cat([tensors[place].contiguous().view(-1) for place in places], 0)
        for found, whole in zip(copies, broadcast(flat, devices), strict=True):
            _cut(whole, [tensors[place] for place in places], places, found)
    return [tuple(found) for found in copies]


def reduce_add_coalesced(
    inputs: Sequence[Sequence[torch.Tensor]], destination: int | None = None, buffer_size: int = 10485760
) -> tuple:
    """The sums of tensors that lie on several GPUs, on the destination, by default the current one.

    inputs: of each GPU the same tensors in one order. They travel in flat pieces of about buffer_size bytes.
    """
    if len({len(parts) for parts in inputs}) != 1:
        raise ValueError(f"reduce_add_coalesced: inputs have {[len(parts) for parts in inputs]} tensors; need as many "
                         "of each GPU")
    found = [None] * len(inputs[0])
    for places in _pieces(inputs[0], buffer_size):
        flats = []
        for parts in inputs:
            with on(parts[places[0]].get_device()):
                flats.append(torch.cat([parts[place].contiguous().view(-1) for place in places], 0))
        _cut(reduce_add(flats, destination), [inputs[0][place] for place in places], places, found)
    return tuple(found)


def _pieces(tensors, most):
    """Numbers of tensors of one type whose bytes come to about `most` together."""
    begun = {}
    for place, tensor in enumerate(tensors):
        places, size = begun.get(tensor.type(), ([], 0))
        size += tensor.numel() * tensor.element_size()
        places.append(place)
        if size >= most:
            yield places
            begun.pop(tensor.type(), None)
        else:
            begun[tensor.type()] = places, size
    yield from (places for places, _ in begun.values())


def _cut(flat, like, places, found):
    """Puts the parts of a flat tensor, of the sizes of others, into `found`."""
    parts = flat.split([tensor.numel() for tensor in like], 0)
    for place, part, tensor in zip(places, parts, like, strict=True):
        found[place] = part.view(tensor.size())


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
