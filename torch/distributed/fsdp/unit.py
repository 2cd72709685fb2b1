"""A unit: parameters that are gathered together before a module's forward and backward, and sharded again after it.

The whole tensors are outputs of a Function, whose backward adds the gradients of all ranks and leaves each rank its
rows. What other Functions save of the whole tensors is packed as a reference to the unit, so that their memory is free
between forward and backward; unpacking gathers them again.
"""

from __future__ import annotations

import math

import torch
from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd import Function
from torch.distributed.collectives import all_gather_into_tensor, all_reduce, broadcast, reduce_scatter_tensor
from torch.distributed.mpi import ReduceOp
from torch.distributed.tensor import padded, rows_of

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.device_mesh import DeviceMesh

_live: dict[int, tuple[Unit, int]] = {}  # by address: whole tensors in a forward
_started: list[Unit] = []  # units that are gathered ahead


def drop_started() -> None:
    """Discard what was gathered ahead and not used: the parameters may change now."""
    while _started:
        _started.pop().drop()


class Shard:
    """What a sharded parameter knows: its unit, and the size of the whole."""

    def __init__(self, unit: Unit, owner: Any, name: str, parameter: Any) -> None:
        self.unit, self.owner, self.name, self.size = unit, owner, name, parameter.size()
        self.each = -(-self.size[0] // unit.ranks)  # rows of a rank, with padding
        self.first, self.count = rows_of(self.size[0], unit.ranks, unit.group.rank())

    def total_norm(self, parameters: list[Any], norm_type: float, error_if_nonfinite: bool = False) -> float:
        """Return the norm of the gradients of all ranks, each sharded row and each plain parameter once."""
        from torch.nn.utils import get_total_norm

        parts = [[], []]
        for parameter in parameters:
            if parameter.grad is not None:
                parts[getattr(parameter, "_shard", None) is not None].append(parameter.grad)
        plain, own = (get_total_norm(part, norm_type) for part in parts)
        norm_type = float(norm_type)
        finite = norm_type != math.inf
        total = torch.tensor([float(own) ** norm_type if finite else float(own)], dtype=torch.float64)
        all_reduce(total, ReduceOp.SUM if finite else ReduceOp.MAX, group=self.unit.group)
        both = max(total.item(), float(plain)) if not finite else (
            total.item() + float(plain) ** norm_type) ** (1 / norm_type)
        if error_if_nonfinite and not math.isfinite(both):
            raise RuntimeError(f"clip_grad_norm: the total norm is {both}")
        return both


class _Saved:
    """A saved tensor that is a part of a unit's whole tensor."""

    def __init__(self, unit, number, tensor):
        self.unit, self.number = unit, number
        self.size, self.stride, self.offset = tensor.size(), tensor.stride(), tensor.storage_offset()


def pack(tensor: Any) -> Any:
    """Return a reference in place of a part of a whole tensor; other tensors are saved as they are."""
    unit = _live.get(tensor.untyped_storage().data_ptr()) if tensor.numel() else None
    return tensor if unit is None else _Saved(*unit, tensor)


def unpack(saved: Any) -> Any:
    """Return a saved tensor; gather its unit if necessary."""
    if not isinstance(saved, _Saved):
        return saved
    return saved.unit.for_backward()[saved.number].as_strided(saved.size, saved.stride, saved.offset)


class _Gather(Function):
    """From the rows of this rank to whole tensors; backward, from whole gradients to this rank's rows of their mean."""

    @staticmethod
    def forward(ctx, unit, *rows):
        ctx.unit = unit
        return tuple(unit.whole)

    @staticmethod
    def backward(ctx, *gradients):
        return (None, *ctx.unit.reduced(gradients))


class Unit:
    """Parameters that are gathered together.

    Args:
        entries: (module, name) of each parameter.
        mesh: the rows are sharded over its last dim; a first of two dims has replicas.
        policy: a MixedPrecisionPolicy.
    Attributes:
        whole: the whole tensors, or None while only the rows of this rank exist.
        next, previous: units whose forward follows or precedes this one's.
    """

    def __init__(self, entries: list[tuple[Any, str]], mesh: DeviceMesh, policy: Any) -> None:
        self.mesh, self.policy = mesh, policy
        self.group = mesh.get_group(mesh.ndim - 1)
        self.replicas = mesh.get_group(0) if mesh.ndim == 2 else None
        self.ranks = self.group.size()
        self.whole: list[Any] | None = None
        self.next: Unit | None = None
        self.previous: Unit | None = None
        self.reshards, self.syncs = True, True
        self._works: list[Any] | None = None
        self._gathering: list[Any] = []
        self._pending: list[Any] = []  # whole gradients that are not summed yet
        self.shards: list[Shard] = []
        self.parameters: list[Any] = []
        for module, name in entries:
            self._shard(module, name)

    def _shard(self, module, name):
        """Replace a parameter with this rank's rows of the first rank's parameter."""
        parameter = getattr(module, name)
        if not parameter.dim():
            raise ValueError(f"fully_shard: parameter {name!r} has no dims, so it has no rows to shard; give it "
                             "one, or name it in ignored_params")
        shard = Shard(self, module, name, parameter)
        data = parameter.data.contiguous()
        broadcast(data, group=self.group, group_src=0)
        if self.replicas is not None:
            broadcast(data, group=self.replicas, group_src=0)
        rows = torch.nn.Parameter(data.narrow(0, shard.first, shard.count).clone(), parameter.requires_grad)
        rows._shard = shard
        setattr(module, name, rows)
        self.shards.append(shard)
        self.parameters.append(rows)

    # --- gathering ---------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start to gather the whole tensors."""
        if self.whole is not None or self._works is not None:
            return
        self._works, self._gathering = [], []
        _started.append(self)
        for shard, rows in zip(self.shards, self.parameters, strict=True):
            own = rows.data if self.policy.param_dtype is None else rows.data.to(self.policy.param_dtype)
            own = padded(own, shard.each)
            whole = own.new_empty((shard.each * self.ranks, *shard.size[1:]))
            self._gathering.append(whole)
            self._works.append((all_gather_into_tensor(whole, own, group=self.group, async_op=True), own))

    def gather(self) -> list[Any]:
        """Return the whole tensors."""
        if self.whole is None:
            self.start()
            for work, _ in self._works:
                work.wait()
            self.whole = [whole.narrow(0, 0, shard.size[0]) for whole, shard in
                          zip(self._gathering, self.shards, strict=True)]
            self._works, self._gathering = None, []
        return self.whole

    def drop(self) -> None:
        """Discard whole tensors that `start` has gathered ahead."""
        for work, _ in self._works or ():
            work.wait()
        self._works, self._gathering = None, []

    def release(self) -> None:
        """Drop the whole tensors."""
        self.whole = None

    def for_backward(self) -> list[Any]:
        """Return the whole tensors in a backward pass, and start to gather those that it needs next."""
        if self.whole is None:
            self.gather()
            _core.after_backward(self.release)  # also if no gradient of the parameters is wanted
            _core.after_backward(drop_started)
            if self.previous is not None and self.previous.reshards:
                self.previous.start()
        return self.whole

    # --- forward and backward ----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Let the modules see the whole tensors."""
        self.gather()
        if self.next is not None:
            self.next.start()
        outputs = _Gather.apply(self, *self.parameters) if self.shards else ()
        for number, (shard, output) in enumerate(zip(self.shards, outputs, strict=True)):
            shard.owner.__dict__[shard.name] = output
            _live[output.untyped_storage().data_ptr()] = self, number

    def leave(self) -> None:
        """Let the modules see the rows of this rank again."""
        for shard, rows in zip(self.shards, self.parameters, strict=True):
            whole = shard.owner.__dict__[shard.name]
            _live.pop(whole.untyped_storage().data_ptr(), None)
            shard.owner.__dict__[shard.name] = rows
        if self.reshards or not torch.is_grad_enabled():
            self.release()

    def reduced(self, gradients: Any) -> list[Any]:
        """Return this rank's rows of the mean of all ranks' whole gradients."""
        self.release()
        if self._pending:
            gradients = [one if more is None else more if one is None else one + more
                         for one, more in zip(gradients, self._pending, strict=True)]
        self._pending = [] if self.syncs else list(gradients)
        if not self.syncs:
            return [None] * len(self.shards)
        return [self._mean(shard, rows, gradient) if rows.requires_grad else None
                for shard, rows, gradient in zip(self.shards, self.parameters, gradients, strict=True)]

    def _mean(self, shard, rows, gradient):
        dtype = self.policy.reduce_dtype or self.policy.param_dtype or rows.dtype
        if gradient is None:  # other ranks may have one
            gradient = rows.data.new_zeros(shard.size)
        whole = padded(gradient.detach().to(dtype), shard.each * self.ranks)
        own = whole.new_empty((shard.each, *shard.size[1:]))
        reduce_scatter_tensor(own, whole, ReduceOp.AVG, group=self.group)
        if self.replicas is not None:
            all_reduce(own, ReduceOp.AVG, group=self.replicas)
        return own.narrow(0, 0, shard.count).to(rows.dtype)
