"""Gradients side by side in memory, so that one all-reduce takes many of them."""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable
from torch.distributed.collectives import all_reduce
from torch.distributed.failures import RankFailed
from torch.distributed.mpi import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

FIRST = 1 << 20  # bytes of the first bucket, which is to be on its way early


class Bucket:
    """The gradients of some parameters of one type. Behind them a number for each says how many ranks have one.

    Gradients become views of this memory, so that the next backward adds to them where they are sent from.
    """

    def __init__(self, parameters: Sequence[Any], keeps: bool) -> None:
        self.parameters = list(parameters)
        first = self.parameters[0].data
        ends, total = [], 0
        for parameter in self.parameters:
            total += parameter.numel()
            ends.append(total)
        self.flat = first.new(total + len(ends)).zero_()
        self.own = first.new(total + len(ends)) if keeps else None  # this rank's gradients, to begin again from
        self.used = self.flat.narrow(0, total, len(ends))
        self.views = [self.flat.narrow(0, end - one.numel(), one.numel()).view(one.size()) if one.numel()
                      else one.data.new(one.size()) for end, one in zip(ends, self.parameters, strict=True)]
        self.grads = [Variable(view, requires_grad=False) for view in self.views]
        self.work: Any = None
        self.begin()

    def begin(self) -> None:
        """Before a backward: no gradient is there."""
        self.missing = set(range(len(self.parameters)))
        self.work, self.sent = None, False

    def take(self, place: int) -> None:
        """The gradient of a parameter is complete, or None."""
        gradient = self.parameters[place].grad
        if gradient is None:
            self.views[place].zero_()
        elif gradient is not self.grads[place]:
            self.views[place].copy_(gradient.data)
        self.used[place : place + 1].fill_(gradient is not None)
        self.missing.discard(place)

    def send(self, group: Any) -> None:
        """Begins the sum over all ranks."""
        if self.own is not None:
            self.own.copy_(self.flat)
        self.sent = True
        self.work = all_reduce(self.flat, group=group, async_op=True)

    def again(self, group: Any) -> None:
        """The sum over the ranks that are left, from this rank's own gradients."""
        self.flat.copy_(self.own)
        all_reduce(self.flat, group=group)

    def settle(self) -> None:
        """Waits for a sum whose result is not needed."""
        try:
            if self.work is not None:
                self.work.wait()
        except RankFailed:
            pass

    def give(self, divide_by: float) -> None:
        """Sets the gradients of the parameters that any rank used."""
        used = self.used.tolist()
        if divide_by != 1:
            self.flat.div_(divide_by)
        for place, parameter in enumerate(self.parameters):
            if used[place] and parameter.grad is not self.grads[place]:
                parameter.grad = self.grads[place]


def cut(parameters: Iterable[Any], cap: int, keeps: bool) -> list[Bucket]:
    """Buckets of parameters in their order, each of one type and at most `cap` bytes, or of one parameter."""
    made: list[list[Any]] = []
    size, limit = 0, min(FIRST, cap)
    for parameter in parameters:
        bytes_ = parameter.numel() * parameter.data.element_size()
        if not made or _kind(made[-1][0]) != _kind(parameter) or size + bytes_ > limit:
            limit = cap if made else limit
            made.append([])
            size = 0
        made[-1].append(parameter)
        size += bytes_
    return [Bucket(one, keeps) for one in made]


def _kind(parameter):
    return kind_of(parameter.data), parameter.data.get_device() if parameter.data.is_cuda else None


def flattened(tensors: Sequence[Any]) -> list[tuple[Any, list[Any]]]:
    """Tensors of each type side by side: pairs (memory, the tensors in it)."""
    kinds: dict[Any, list[Any]] = {}
    for tensor in tensors:
        kinds.setdefault(type(tensor), []).append(tensor)
    return [(torch.cat([one.contiguous().view(-1) for one in same], 0), same) for same in kinds.values()]


def put_back(memory: Any, tensors: Sequence[Any]) -> None:
    """The opposite of flattened."""
    first = 0
    for tensor in tensors:
        if tensor.numel():
            tensor.copy_(memory.narrow(0, first, tensor.numel()).view(tensor.size()))
        first += tensor.numel()
