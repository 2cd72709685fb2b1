"""Placements of a tensor on a mesh, and the collectives that change them."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd import Function
from torch.distributed.collectives import all_gather_into_tensor, all_reduce, reduce_scatter_tensor
from torch.distributed.mpi import ReduceOp

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.distributed.device_mesh import DeviceMesh

REDUCTIONS = {"sum": ReduceOp.SUM, "avg": ReduceOp.AVG, "product": ReduceOp.PRODUCT, "max": ReduceOp.MAX,
              "min": ReduceOp.MIN}


class Placement:
    """Where the elements of a tensor are along a dim of a mesh.

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
    """Each rank has all elements.

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
    """Each rank has a term of the tensor, which is the sum of all terms.

    Args:
        reduce_op: "sum", "avg", "product", "max" or "min".

    >>> torch.distributed.tensor.Partial()
    Partial(sum)
    """

    def __init__(self, reduce_op: str = "sum") -> None:
        if reduce_op not in REDUCTIONS:
            raise ValueError(f"Partial: reduce_op is {reduce_op!r}; need one of {', '.join(REDUCTIONS)}")
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


def padded(rows: Any, count: int) -> Any:
    """Return a contiguous tensor of `count` rows: the given ones, then zeros."""
    if rows.size(0) == count:
        return rows.contiguous()
    result = rows.new_zeros((count, *rows.size()[1:]))
    result.narrow(0, 0, rows.size(0)).copy_(rows)
    return result


def normalized(placements: Sequence[Placement] | None, mesh: DeviceMesh, dims: int, call: str) -> tuple[Placement, ...]:
    """Return placements with dims counted from 0; all ranks have all elements if there are none."""
    result = [Replicate()] * mesh.ndim if placements is None else list(placements)
    if len(result) != mesh.ndim or not all(isinstance(one, Placement) for one in result):
        raise ValueError(f"{call}: placements are {placements}; need one for each of the {mesh.ndim} dims of the mesh")
    for position, one in enumerate(result):
        if isinstance(one, Shard):
            if not -dims <= one.dim < dims:
                raise IndexError(f"{call}: {one} of a tensor of {dims} dims")
            result[position] = Shard(one.dim % dims)
    return tuple(result)


def part_of(size: int, dim: int, placements: Sequence[Placement], mesh: DeviceMesh) -> int:
    """Return the local size of a dim of the given size, which several dims of the mesh may shard in turn."""
    for position, one in enumerate(placements):
        if one.is_shard(dim):
            size = rows_of(size, mesh.size(position), mesh.get_local_rank(position))[1]
    return size


def redistributed(
    local: Any, mesh: DeviceMesh, size: Sequence[int], before: Sequence[Placement], after: Sequence[Placement],
) -> Any:
    """Return this rank's part of a tensor under other placements; autograd records it.

    Args:
        size: of the whole tensor.
    """
    current = list(before)
    for both in (before, after):
        dims = [one.dim for one in both if isinstance(one, Shard)]
        if len(set(dims)) < len(dims) and tuple(before) != tuple(after):  # gather the inner parts first
            local, current = _changed(local, mesh, size, current, [Replicate()] * mesh.ndim)
    return _changed(local, mesh, size, current, after)[0]


def _changed(local, mesh, size, current, after):
    """Gather or reduce from the last dim of the mesh to the first, then cut from the first to the last."""
    for gathers in (True, False):
        for position in range(mesh.ndim)[:: -1 if gathers else 1]:
            one, other = current[position], after[position]
            if gathers and not isinstance(one, Replicate) and not (one.is_partial() and other.is_shard()):
                other = one if one == other else Replicate()
            elif gathers and isinstance(one, Replicate):
                continue
            if one != other:
                dim = next((which.dim for which in (one, other) if isinstance(which, Shard)), 0)
                length = part_of(size[dim], dim, current[:position], mesh) if size else 0
                local = Move.apply(local, mesh.get_group(position), one, other, length)
                current[position] = other
    return local, current


class Move(Function):
    """Change the placement along one dim of a mesh. The gradient of a term is that of the whole, on each rank."""

    @staticmethod
    def forward(ctx, local, group, before, after, length):
        ctx.others = group, _of_gradient(after), _of_gradient(before), length
        return moved(local, group, before, after, length)

    @staticmethod
    def backward(ctx, gradient):
        return Move.apply(gradient, *ctx.others), None, None, None, None


def _of_gradient(placement):
    return placement if isinstance(placement, Shard) else Replicate()


def moved(local: Any, group: Any, before: Placement, after: Placement, length: int) -> Any:
    """Return this rank's part under another placement; `length` is the size of the sharded dim in the group."""
    if isinstance(before, Shard) and isinstance(after, Shard) and before != after:
        raise ValueError(f"redistribute: from {before} to {after} in one step")
    if isinstance(before, Shard) and isinstance(after, Partial):
        return moved(moved(local, group, before, Replicate(), length), group, Replicate(), after, length)
    if isinstance(before, Shard) and isinstance(after, Replicate):
        return _gathered(local, group, before.dim, length)
    if isinstance(before, Partial) and isinstance(after, Shard) and before.reduce_op in ("sum", "avg"):
        return _reduced_part(local, group, REDUCTIONS[before.reduce_op], after.dim, length)
    if isinstance(before, Partial) and before != after:
        local = local.clone() if local.is_contiguous() else local.contiguous()
        all_reduce(local, REDUCTIONS[before.reduce_op], group)
        before = Replicate()
    if isinstance(after, Shard) and before != after:
        return local.narrow(after.dim, *rows_of(length, group.size(), group.rank())).contiguous()
    if isinstance(after, Partial) and before != after and after.reduce_op in ("sum", "product") and group.rank():
        return local.new_full(local.size(), float(after.reduce_op == "product"))
    return local.clone()


def _gathered(local, group, dim, length):
    mine = padded(local.movedim(dim, 0), -(-length // group.size()))
    whole = mine.new_empty((mine.size(0) * group.size(), *mine.size()[1:]))
    all_gather_into_tensor(whole, mine, group=group)
    return whole.narrow(0, 0, length).movedim(0, dim).contiguous()


def _reduced_part(local, group, op, dim, length):
    each = -(-length // group.size())
    terms = padded(local.movedim(dim, 0), each * group.size())
    own = terms.new_empty((each, *terms.size()[1:]))
    reduce_scatter_tensor(own, terms, op, group=group)
    return own.narrow(0, 0, rows_of(length, group.size(), group.rank())[1]).movedim(0, dim).contiguous()


class Used(Function):
    """A whole tensor that ranks use for different parts of a result: its gradient is the sum of theirs."""

    @staticmethod
    def forward(ctx, local, groups):
        ctx.groups = groups
        return local.view_as(local)

    @staticmethod
    def backward(ctx, gradient):
        for group in ctx.groups:
            gradient = Move.apply(gradient, group, Partial(), Replicate(), 0)
        return gradient, None
