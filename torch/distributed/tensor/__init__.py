"""Tensors whose rows are spread over the ranks of a mesh: what state dicts of sharded modules contain."""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.collectives import all_gather_into_tensor
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Placement:
    """Where the rows of a tensor are along a dim of a mesh.

    >>> torch.distributed.tensor.Replicate().is_shard()
    False
    """

    def is_shard(self, dim: int | None = None) -> bool:
        """Return whether each rank has a part, along `dim` if given."""
        return isinstance(self, Shard) and dim in (None, self.dim)

    def is_replicate(self) -> bool:
        """Return whether each rank has all."""
        return isinstance(self, Replicate)

    def is_partial(self, reduce_op: str | None = None) -> bool:
        """Return whether each rank has a term of the result, of `reduce_op` if given."""
        return isinstance(self, Partial) and reduce_op in (None, self.reduce_op)


class Shard(Placement):
    """Each rank has a part along `dim`: rank i has rows i * r to (i + 1) * r, with r = ceil(rows / ranks).

    Plans of other packages name any dim. Tensors are distributed along dim 0; distribute_tensor refuses other dims.

    >>> torch.distributed.tensor.Shard(0)
    Shard(dim=0)
    """

    def __init__(self, dim: int) -> None:
        self.dim = dim

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shard) and self.dim == other.dim

    def __hash__(self) -> int:
        return hash(("Shard", self.dim))

    def __repr__(self) -> str:
        return f"Shard(dim={self.dim})"


class Replicate(Placement):
    """Each rank has all rows.

    >>> torch.distributed.tensor.Replicate()
    Replicate()
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Replicate)

    def __hash__(self) -> int:
        return hash("Replicate")

    def __repr__(self) -> str:
        return "Replicate()"


class Partial(Placement):
    """Each rank has a term of the tensor. Plans of other packages name it; distribute_tensor refuses it.

    >>> torch.distributed.tensor.Partial()
    Partial(sum)
    """

    def __init__(self, reduce_op: str = "sum") -> None:
        self.reduce_op = reduce_op

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Partial) and self.reduce_op == other.reduce_op

    def __hash__(self) -> int:
        return hash(("Partial", self.reduce_op))

    def __repr__(self) -> str:
        return f"Partial({self.reduce_op})"


def rows_of(count: int, ranks: int, rank: int) -> tuple[int, int]:
    """Return (first row, number of rows) of a rank's part of `count` rows.

    >>> from torch.distributed.tensor import rows_of
    >>> [rows_of(5, 3, rank) for rank in range(3)]
    [(0, 2), (2, 2), (4, 1)]
    """
    each = -(-count // ranks)
    first = min(rank * each, count)
    return first, min(each, count - first)


class DTensor:
    """This rank's rows of a tensor, with the size of the whole. It is a value of state dicts, not a Tensor.

    Args:
        local: the rows of this rank.
        device_mesh: a mesh; the rows are sharded over its last dim.
        size: size of the whole tensor.

    >>> dist.init()
    >>> part = torch.distributed.tensor.DTensor(torch.ones(3, 2), dist.init_device_mesh("cpu", (1,)), (3, 2))
    >>> part.shape, part.full_tensor().sum().item()
    (torch.Size([3, 2]), 6.0)
    """

    def __init__(self, local: Any, device_mesh: DeviceMesh, size: Sequence[int]) -> None:
        self._local, self.device_mesh, self._size = local, device_mesh, torch.Size(size)
        self.placements = (*[Replicate()] * (device_mesh.ndim - 1), Shard(0))

    @property
    def shape(self) -> torch.Size:
        """Size of the whole tensor."""
        return self._size

    def size(self, dim: int | None = None) -> Any:
        """Return the size of the whole tensor, or of one dim."""
        return self._size if dim is None else self._size[dim]

    def numel(self) -> int:
        """Return the number of elements of the whole tensor."""
        return self._size.numel()

    @property
    def dtype(self) -> torch.dtype:
        """Type of the elements."""
        return self._local.dtype

    def to_local(self) -> Any:
        """Return this rank's rows."""
        return self._local

    def rows(self) -> tuple[int, int]:
        """Return (first row, number of rows) of this rank."""
        group = self.device_mesh.get_group(self.device_mesh.ndim - 1)
        return rows_of(self._size[0], group.size(), group.rank())

    def full_tensor(self) -> Any:
        """Return the whole tensor on every rank. All ranks of the mesh call it."""
        group = self.device_mesh.get_group(self.device_mesh.ndim - 1)
        each = -(-self._size[0] // group.size())
        mine = padded(self._local.detach(), each)
        whole = mine.new_empty((each * group.size(), *self._size[1:]))
        all_gather_into_tensor(whole, mine, group=group)
        return whole.narrow(0, 0, self._size[0])

    def __repr__(self) -> str:
        return f"DTensor(size={tuple(self._size)}, local={self._local}, mesh={self.device_mesh})"


def padded(rows: Any, count: int) -> Any:
    """Return a contiguous tensor of `count` rows: the given ones, then zeros."""
    if rows.size(0) == count:
        return rows.contiguous()
    result = rows.new_zeros((count, *rows.size()[1:]))
    result.narrow(0, 0, rows.size(0)).copy_(rows)
    return result


def distribute_tensor(
    tensor: Any, device_mesh: DeviceMesh, placements: Sequence[Placement] | None = None,
) -> DTensor:
    """Return this rank's rows of a tensor that all ranks have.

    >>> dist.init()
    >>> mesh = dist.init_device_mesh("cpu", (1,))
    >>> torch.distributed.tensor.distribute_tensor(torch.ones(3, 2), mesh, [Shard(0)]).full_tensor().sum().item()
    6.0
    """
    if placements is not None and not (
            placements[-1].is_shard(0) and all(one.is_replicate() for one in placements[:-1])):
        raise ValueError(f"distribute_tensor: placements are {list(placements)}; need Shard(0) along the last dim of "
                         "the mesh, Replicate() along the others")
    if not tensor.dim():
        raise ValueError("distribute_tensor: the tensor has no dims, so it has no rows to distribute")
    group = device_mesh.get_group(device_mesh.ndim - 1)
    first, count = rows_of(tensor.size(0), group.size(), group.rank())
    return DTensor(tensor.narrow(0, first, count).clone(), device_mesh, tensor.size())


__all__ = ["DTensor", "DeviceMesh", "Partial", "Placement", "Replicate", "Shard", "distribute_tensor",
           "init_device_mesh"]
