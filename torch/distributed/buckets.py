"""Buckets: gradients that are contiguous in memory, so that one all-reduce sums many of them."""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable
from torch.distributed.collectives import all_reduce
from torch.distributed.failures import RankFailed
from torch.distributed.mpi import kind_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

FIRST = 1 << 20  # bytes of the first bucket; a small one is sent early


class Bucket:
    """A flat buffer for the gradients of some parameters of one type.

    The buffer ends with one number per parameter: how many ranks have a gradient for it. After a step, each
    parameter's gradient is a view of the buffer, so the next backward adds directly to the memory that is sent.
    """

    def __init__(self, parameters: Sequence[Any], keeps: bool) -> None:
        self.parameters = list(parameters)
        first = self.parameters[0].data
        ends, total = [], 0
        for parameter in self.parameters:
            total += parameter.numel()
            ends.append(total)
        self.flat = first.new(total + len(ends)).zero_()
        self.own = first.new(total + len(ends)) if keeps else None  # a copy of this rank's gradients, to repeat the sum
        self.used = self.flat.narrow(0, total, len(ends))
        self.views = [self.flat.narrow(0, end - one.numel(), one.numel()).view(one.size()) if one.numel()
                      else one.data.new(one.size()) for end, one in zip(ends, self.parameters, strict=True)]
        self.grads = [Variable(view, requires_grad=False) for view in self.views]
        self.work: Any = None
        self.future: Any = None
        self.begin()

    def begin(self) -> None:
        """Reset the bucket before a backward: all gradients are missing."""
        self.missing = set(range(len(self.parameters)))
        self.work, self.sent = None, False

    def take(self, place: int) -> None:
        """Copy the gradient of a parameter into the bucket once it is complete; the gradient may be None."""
        gradient = self.parameters[place].grad
        if gradient is None:
            self.views[place].zero_()
        elif gradient is not self.grads[place]:
            self.views[place].copy_(gradient.data)
        self.used[place : place + 1].fill_(gradient is not None)
        self.missing.discard(place)

    def send(self, group: Any, hook: Callable[[Bucket], Any] | None = None) -> None:
        """Start the all-reduce of the bucket; a hook starts that of the gradients instead."""
        if self.own is not None:
            self.own.copy_(self.flat)
        self.sent = True
        self.future = None if hook is None else hook(self)
        self.work = all_reduce(self.flat if hook is None else self.used, group=group, async_op=True)

    def wait(self) -> None:
        """Wait until the bucket has the result of all ranks."""
        if self.future is not None:
            result, own = self.future.wait(), self.gradients
            result = result[0] if isinstance(result, (list, tuple)) else result
            if result.data_ptr() != own.data_ptr():
                own.copy_(result)
        self.work.wait()

    @property
    def gradients(self) -> Any:
        """The gradients, one after another."""
        return self.flat.narrow(0, 0, self.flat.numel() - len(self.parameters))

    def again(self, group: Any) -> None:
        """Repeat the all-reduce among the remaining ranks, from a copy of this rank's gradients."""
        self.flat.copy_(self.own)
        all_reduce(self.flat, group=group)

    def settle(self) -> None:
        """Wait for an all-reduce and discard its result."""
        try:
            if self.work is not None:
                self.work.wait()
        except RankFailed:
            pass

    def give(self, divide_by: float) -> None:
        """Divide the sums and set the gradient of each parameter that any rank used."""
        used = self.used.tolist()
        if divide_by != 1:
            self.flat.div_(divide_by)
        for position, parameter in enumerate(self.parameters):
            if used[position] and parameter.grad is not self.grads[position]:
                parameter.grad = self.grads[position]


def cut(parameters: Iterable[Any], cap: int, keeps: bool) -> list[Bucket]:
    """Split parameters, in order, into buckets of one type and at most `cap` bytes, or of one larger parameter."""
    result: list[list[Any]] = []
    size, limit = 0, min(FIRST, cap)
    for parameter in parameters:
        bytes_ = parameter.numel() * parameter.data.element_size()
        if not result or _kind(result[-1][0]) != _kind(parameter) or size + bytes_ > limit:
            limit = cap if result else limit
            result.append([])
            size = 0
        result[-1].append(parameter)
        size += bytes_
    return [Bucket(one, keeps) for one in result]


def _kind(parameter):
    return kind_of(parameter.data), parameter.data.get_device() if parameter.data.is_cuda else None


def flattened(tensors: Sequence[Any]) -> list[tuple[Any, list[Any]]]:
    """Concatenate the tensors of each type: return pairs (flat tensor, its tensors)."""
    kinds: dict[Any, list[Any]] = {}
    for tensor in tensors:
        kinds.setdefault(type(tensor), []).append(tensor)
    return [(torch.cat([one.contiguous().view(-1) for one in same], 0), same) for same in kinds.values()]


def put_back(memory: Any, tensors: Sequence[Any]) -> None:
    """Copy a flat tensor back into the tensors from which `flattened` built it."""
    first = 0
    for tensor in tensors:
        if tensor.numel():
            tensor.copy_(memory.narrow(0, first, tensor.numel()).view(tensor.size()))
        first += tensor.numel()
