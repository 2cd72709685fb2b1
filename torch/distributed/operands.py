"""Operands of collective operations: checks, roots, and the buffers that MPI reads and writes."""

from __future__ import annotations

import torch
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.distributed.mpi import count_write, data_of, exposed, kind_of, spec
from torch.distributed.process_group import _state

if TYPE_CHECKING:
    from typing import Any


class Written:
    """A tensor that a call writes, and the buffer that MPI writes; both are the same memory where possible."""

    def __init__(self, value: Any, call: str, name: str = "tensor", reduces: bool = False) -> None:
        self.value, self.tensor = value, data_of(value, call, name)
        self.memory = exposed(self.tensor, reduces)

    def beside(self, tensor: Any, reduces: bool = False) -> Any:
        """Return an input that MPI can read while it writes this buffer: a copy if they share memory."""
        memory = exposed(tensor, reduces)
        return memory.clone() if overlap(memory, self.memory) else memory

    def finish(self, divide_by: int = 0) -> None:
        """Copy the buffer back into the tensor and record the write."""
        if divide_by:
            self.memory.div_(divide_by)
        if self.memory is not self.tensor:
            self.tensor.copy_(self.memory)
        count_write(self.value)


def overlap(one, other):
    """Return whether two contiguous tensors share memory."""
    return one.data_ptr() < other.data_ptr() + other.nbytes and other.data_ptr() < one.data_ptr() + one.nbytes


def root_of(group, call, rank, number, name):
    """Return the rank in the group of the root that a call names."""
    if number is not None:
        if not 0 <= number < group.size():
            raise ValueError(f"{call}: group_{name} is {number}; need 0 to {group.size() - 1}, a rank in the group")
        return number
    return group.of_global(0 if rank is None and group is _state.world else rank, call, name)


def first(group, rank, number):
    """Return the rank in the group of the root where no search is needed, else None."""
    return number if group is not None or number is not None else 0 if rank is None else rank


def check_one_each(tensors, group, call, name, like=None):
    """Raise ValueError unless there is one tensor per rank, all of one type and size."""
    if is_tensor(tensors) or not isinstance(tensors, (list, tuple)) or len(tensors) != group.size():
        count = len(tensors) if isinstance(tensors, (list, tuple)) else f"a {type(tensors).__name__}"
        raise ValueError(f"{call}: {name} has {count} tensors; need a list of {group.size()}, one for each rank")
    for position, one in enumerate(tensors):
        data = data_of(one, call, f"{name}[{position}]")
        if like is not None and (data.size() != like.size() or kind_of(data) != kind_of(like)):
            raise ValueError(f"{call}: {name}[{position}] is {shown(data)}, tensor is {shown(like)}; need one type and "
                             "size")


def spread(parts, tensors):
    for position, one in enumerate(tensors):
        data = data_of(one, "spread")
        data.copy_(parts[position].view(data.size()))
        count_write(one)


def joined(tensors, call, reduces=False):
    """Return a buffer that holds the tensors one after another."""
    return exposed(torch.cat([data_of(one, call).contiguous().view(-1) for one in tensors], 0), reduces)


def check_times(call, large, small, group, name, other):
    if kind_of(large) != kind_of(small) or large.numel() != small.numel() * group.size():
        raise ValueError(f"{call}: {name} is {shown(large)}, {other} is {shown(small)}; need one type, and "
                         f"{group.size()} times the elements")


def root_of_lists(group, call, rank, number, name, tensors, data):
    """Return the root of a call in which only the root passes a list, with one tensor like `data` per rank."""
    root = root_of(group, call, rank, number, name)
    if group.rank() == root:
        check_one_each(tensors, group, call, f"{call}_list", data)
    elif tensors:
        raise ValueError(f"{call}: {call}_list is given; only rank {name} gives one")
    return root


def cut(memory, counts):
    return [memory, counts, None, spec(memory)[1]]


def counts_of(call, data, sizes, group, name):
    rows = data.size(0) if data.dim() else 0
    sizes = list(sizes) if sizes is not None else [rows // group.size()] * group.size()
    if len(sizes) != group.size() or sum(sizes) != rows:
        raise ValueError(f"{call}: {name} has {rows} rows, in parts of {sizes}; need one part for each of the "
                         f"{group.size()} ranks, {rows} rows together")
    return [size * (data.numel() // max(rows, 1)) for size in sizes]
