"""Communication between GPUs of one process, without gradients: broadcast, sum, scatter and gather.

NCCL (`torch.cuda.nccl`) is used if it is installed and supports the tensors; otherwise tensors are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.cuda import device as on
from torch.cuda import nccl, number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

BUFFER_SIZE = 10 << 20  # bytes


def broadcast(tensor: torch.Tensor, devices: Sequence[int]) -> tuple:
    """Return a copy of a tensor on each device; on its own device, the tensor itself."""
    places = [number(device) for device in devices]
    copies = [None if position == tensor._gpu else _blank(tensor, position) for position in places]
    tensors = [tensor if copy is None else copy for copy in copies]
    if tensor._gpu in places and len(places) > 1 and nccl.is_available(tensors):
        nccl.broadcast(tensors, places.index(tensor._gpu))
        return tuple(tensors)
    return tuple(tensor.cuda(position) for position in places)


def _blank(tensor, place):
    """Return an uninitialized tensor of the same size and type on another GPU."""
    with on(place):
        return getattr(torch.cuda, tensor.type().rpartition(".")[2])(tensor.size())


def reduce_add(inputs: Sequence[torch.Tensor], destination: int | None = None) -> torch.Tensor:
    """Return the sum of tensors of one size from several GPUs, on `destination`, by default the current GPU.

    Without NCCL, tensors are added in pairs in a fixed order, so the result does not depend on timing.

    Raises:
        ValueError: `inputs` is empty.
    """
    target, parts = number(destination), list(inputs)
    if not parts:
        raise ValueError("reduce_add: inputs is empty; need at least one tensor")
    places = [part._gpu for part in parts]
    if target in places and len(parts) > 1 and nccl.is_available(parts):
        root = places.index(target)
        outputs = [part.new(part.size()) if position == target else part
                   for position, part in zip(places, parts, strict=True)]
        nccl.reduce(parts, outputs, root)
        return outputs[root]
    with on(target):
        parts = [part.cuda(target) for part in parts]
        while len(parts) > 1:
            pairs = [parts[i] + parts[i + 1] for i in range(0, len(parts) - 1, 2)]
            parts = pairs + parts[len(pairs) * 2 :]
    return parts[0]


def broadcast_coalesced(
    tensors: Sequence[torch.Tensor], devices: Sequence[int], buffer_size: int = BUFFER_SIZE
) -> list:
    """Return copies of tensors on each device, one tuple per device, sent in buffers of about `buffer_size` bytes.

    On their own device, the copies are the tensors themselves.
    """
    copies = [[None] * len(tensors) for _ in devices]
    for places in pieces(tensors, buffer_size):
        sent = [tensors[position] for position in places]
        flat = _flat(sent)
        for result, whole in zip(copies, broadcast(flat, devices), strict=True):
            if whole is flat:
                for position in places:
                    result[position] = tensors[position]
            else:
                _cut(whole, sent, places, result)
    return [tuple(result) for result in copies]


def reduce_add_coalesced(
    inputs: Sequence[Sequence[torch.Tensor]], destination: int | None = None, buffer_size: int = BUFFER_SIZE
) -> tuple:
    """Return the sums of corresponding tensors from several GPUs, on `destination`, by default the current GPU.

    Args:
        inputs: one list per GPU with the same number of tensors.
        buffer_size: approximate size of the buffers in bytes.
    Raises:
        ValueError: the lists differ in length.
    """
    if len({len(parts) for parts in inputs}) != 1:
        raise ValueError(f"reduce_add_coalesced: inputs have {[len(parts) for parts in inputs]} tensors; need as many "
                         "of each GPU")
    result = [None] * len(inputs[0])
    for places in pieces(inputs[0], buffer_size):
        flats = []
        for parts in inputs:
            with on(parts[places[0]].get_device()):
                flats.append(_flat([parts[position] for position in places]))
        _cut(reduce_add(flats, destination), [inputs[0][position] for position in places], places, result)
    return tuple(result)


def pieces(tensors, most):
    """Yield lists of places of tensors of one type and device, with about `most` bytes each."""
    begun = {}
    for position, tensor in enumerate(tensors):
        kind = tensor.type(), tensor._gpu
        places, size = begun.get(kind, ([], 0))
        size += tensor.numel() * tensor.element_size()
        places.append(position)
        if size >= most:
            yield places
            begun.pop(kind, None)
        else:
            begun[kind] = places, size
    yield from (places for places, _ in begun.values())


def _flat(tensors):
    """Return the elements of tensors in one vector; a single contiguous tensor is not copied."""
    parts = [tensor.contiguous().view(-1) for tensor in tensors]
    return torch.cat(parts, 0) if len(parts) > 1 else parts[0]


def _cut(flat, like, places, found):
    """Split a flat tensor to the sizes of other tensors, and store the parts in `found`."""
    parts = flat.split([tensor.numel() for tensor in like], 0)
    for position, part, tensor in zip(places, parts, like, strict=True):
        found[position] = part.view(tensor.size())


def all_reduce(tensors: Sequence[torch.Tensor]) -> None:
    """Replace every tensor with the sum of all, each on its own GPU."""
    if nccl.is_available(tensors):
        return nccl.all_reduce(tensors)
    total = reduce_add(tensors, tensors[0].get_device())
    for tensor in tensors:
        tensor.copy_(total)


def scatter(
    tensor: torch.Tensor, devices: Sequence[int], chunk_sizes: Sequence[int] | None = None, dim: int = 0
) -> tuple:
    """Split a tensor along `dim` over devices.

    Args:
        chunk_sizes: one size per device, by default equal sizes; there are fewer parts if there are fewer elements.
    Raises:
        ValueError: `chunk_sizes` does not have one size per device.
    """
    if chunk_sizes is not None and len(chunk_sizes) != len(devices):
        raise ValueError(f"scatter: {len(chunk_sizes)} chunk_sizes for {len(devices)} devices; need one for each")
    parts = tensor.chunk(len(devices), dim) if chunk_sizes is None else tensor.split(list(chunk_sizes), dim)
    return tuple(part.contiguous().cuda(device) for part, device in zip(parts, devices, strict=False))


def gather(tensors: Sequence[torch.Tensor], dim: int = 0, destination: Any = None) -> torch.Tensor:
    """Concatenate tensors along `dim` on `destination`, by default the current GPU; -1 is the CPU."""
    if destination == -1:
        return torch.cat([tensor.cpu() for tensor in tensors], dim)
    target = number(destination)
    return torch.cat([tensor.cuda(target) for tensor in tensors], dim)
