"""DTensor: a tensor whose elements are placed on the ranks of a mesh."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar

import torch
from torch._base.torch_function import as_subclass, overriding, own_call
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch.distributed.collectives import broadcast
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh, mesh_like
from torch.distributed.groups import get_world_size
from torch.distributed.tensor.placements import Partial, Replicate, Shard, normalized, part_of, redistributed, rows_of
from torch.serialization.plain import allow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from torch.distributed.tensor.placements import Placement
    from torch.nn import Module


replicating = ContextVar("replicating", default=False)  # whether a plain tensor beside a DTensor is on all ranks


@contextmanager
def implicit_replication() -> Iterator[None]:
    """Within the context, a plain tensor beside a DTensor is taken as one that all ranks have.

    >>> dist.init()
    >>> from torch.distributed.tensor import distribute_tensor
    >>> from torch.distributed.tensor.experimental import implicit_replication
    >>> with implicit_replication():
    ...     (distribute_tensor(torch.ones(2)) + torch.ones(2)).full_tensor()
    tensor([2., 2.])
    """
    before = replicating.set(True)
    try:
        yield
    finally:
        replicating.reset(before)


def plain(tensor: Any) -> Any:
    """Return this rank's part of a DTensor as a plain tensor, recorded by autograd."""
    return as_subclass(tensor, Tensor)


class DTensor(Tensor):
    """A tensor of which this rank has a part.

    Calls of torch run on the parts of all ranks, which exchange what they need. Every rank of the mesh makes the same
    calls. Operands beside a DTensor are DTensors or numbers.

    Args:
        local: the part of this rank.
        device_mesh: the ranks.
        size: size of the whole tensor.
        placements: one for each dim of the mesh; by default rows over the last dim of the mesh.
    Attributes:
        device_mesh: the ranks.
        placements: a tuple of Shard, Replicate or Partial, one for each dim of the mesh.

    >>> dist.init()
    >>> part = torch.distributed.tensor.DTensor(torch.ones(3, 2), dist.init_device_mesh("cpu", (1,)), (3, 2))
    >>> part.shape, part.full_tensor().sum().item()
    (torch.Size([3, 2]), 6.0)
    """

    whole_calls = ("einsum",)
    writes_itself = True  # torch.save asks
    device_mesh: DeviceMesh
    placements: tuple[Placement, ...]
    _called: Callable[..., Any]

    def __new__(
        cls, local: Any, device_mesh: DeviceMesh, size: Sequence[int], placements: Sequence[Placement] | None = None,
    ) -> DTensor:
        result = as_subclass(local, cls)
        result.device_mesh, result._whole = device_mesh, torch.Size(size)
        if placements is None:
            placements = (*[Replicate()] * (device_mesh.ndim - 1), Shard(0))
        result.placements = tuple(placements)
        return result

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        result = own_call(DTensor, func, args, kwargs or {})
        return cls._called(func, args, kwargs or {}) if result is NotImplemented else result  # calls.py hands it in

    @staticmethod
    def from_local(
        local_tensor: Any, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
        run_check: bool = False, shape: Sequence[int] | None = None, stride: Any = None,
    ) -> DTensor:
        """Return the DTensor of which each rank passes its part. Gradients reach the part.

        Args:
            placements: by default all ranks have all elements.
            run_check: replace what all ranks have with the first rank's.
            shape: size of the whole, by default as if all parts had the size of this one.
            stride: ignored; accepted for compatibility with PyTorch.
        """
        mesh = _mesh(device_mesh)
        placements = normalized(placements, mesh, local_tensor.dim(), "from_local")
        size = list(local_tensor.size())
        for position, one in enumerate(placements):
            if isinstance(one, Shard):
                size[one.dim] *= mesh.size(position)
            elif run_check and isinstance(one, Replicate):
                broadcast(local_tensor.data, group=mesh.get_group(position), group_src=0)
        return DTensor(local_tensor, mesh, size if shape is None else shape, placements)

    @property
    def shape(self) -> torch.Size:
        """Size of the whole tensor."""
        return self._whole

    def size(self, dim: int | None = None) -> Any:
        """Return the size of the whole tensor, or of one dim."""
        return self._whole if dim is None else self._whole[dim]

    def numel(self) -> int:
        """Return the number of elements of the whole tensor."""
        return self._whole.numel()

    nelement = numel

    def stride(self, dim: int | None = None) -> Any:
        """Return the strides of the whole tensor as if it was contiguous."""
        result = torch.empty(self._whole, device="meta").stride()
        return result if dim is None else result[dim]

    def __len__(self) -> int:
        if not self._whole:
            raise TypeError("len: the tensor has no dims")
        return self._whole[0]

    def to_local(self, *, grad_placements: Any = None) -> Any:
        """Return this rank's part. Gradients of whole tensors and of terms are taken to be equal on all ranks."""
        return plain(self)

    @property
    def _local_tensor(self):
        return plain(self)

    def redistribute(
        self, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
        async_op: bool = False,
    ) -> DTensor:
        """Return the tensor under other placements. All ranks of the mesh call it.

        Args:
            device_mesh: the mesh of this tensor, or None.
            async_op: ignored; accepted for compatibility with PyTorch.
        """
        if device_mesh is not None and device_mesh != self.device_mesh:
            raise ValueError(f"redistribute: from {self.device_mesh} to {device_mesh}; need the same mesh")
        after = normalized(placements, self.device_mesh, len(self._whole), "redistribute")
        with overriding(classes=False):
            local = redistributed(plain(self), self.device_mesh, self._whole, self.placements, after)
        return DTensor(local, self.device_mesh, self._whole, after)

    @property
    def in_rows(self) -> bool:
        """Whether each rank has rows, over the last dim of the mesh alone."""
        return self.placements == (*[Replicate()] * (self.device_mesh.ndim - 1), Shard(0))

    def rows(self) -> tuple[int, int]:
        """Return (first row, number of rows) of this rank, where the rows are over the last dim of the mesh."""
        group = self.device_mesh.get_group(self.device_mesh.ndim - 1)
        return rows_of(self._whole[0], group.size(), group.rank())

    def full_tensor(self, *, grad_placements: Any = None) -> Any:
        """Return the whole tensor on every rank. All ranks of the mesh call it."""
        return self.redistribute(placements=[Replicate()] * self.device_mesh.ndim).to_local()

    def __repr__(self) -> str:
        return f"DTensor(local_tensor={plain(self.detach())}, device_mesh={self.device_mesh}, " \
               f"placements={self.placements}, size={tuple(self._whole)})"

    def __deepcopy__(self, memo: dict[int, Any]) -> DTensor:
        part = DTensor(plain(self).detach().clone(), self.device_mesh, self._whole, self.placements)
        result = memo[id(self)] = part.requires_grad_(self.requires_grad)
        if hasattr(self, "_is_param"):
            result._is_param = True
        return result

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Write this rank's part and its place. The mesh must exist where it is read."""
        mesh, placements = self.device_mesh, [_spelled(one) for one in self.placements]
        return rebuild_part, (plain(self).detach(), mesh.device_type, mesh.mesh.tolist(), mesh.mesh_dim_names,
                              tuple(self._whole), placements, self.requires_grad, hasattr(self, "_is_param"))


def _spelled(placement):
    """Return a placement as plain data."""
    return [type(placement).__name__, getattr(placement, "dim", getattr(placement, "reduce_op", None))]


@allow
def rebuild_part(
    part: Any, device_type: str, ranks: Any, names: Any, size: Any, placements: Any, requires_grad: bool,
    is_param: bool,
) -> DTensor:
    """Return the DTensor of a part that a file holds."""
    kinds = {"Shard": Shard, "Partial": Partial, "Replicate": Replicate}
    if not isinstance(part, Tensor) or not all(one[0] in kinds for one in placements):
        raise TypeError("a DTensor is rebuilt from a tensor and placements")
    mesh = mesh_like(device_type, ranks, names)
    after = normalized([kinds[name](*[] if value is None else [value]) for name, value in placements], mesh, len(size),
                       "load")
    result = DTensor(part, mesh, size, after).requires_grad_(requires_grad)
    if is_param:
        result._is_param = True
    return result


def _mesh(mesh):
    return init_device_mesh("cpu", (get_world_size(),)) if mesh is None else mesh


def distribute_tensor(
    tensor: Any, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
    src_data_rank: int | None = 0,
) -> DTensor:
    """Return the DTensor of a tensor that all ranks have; a leaf with the tensor's requires_grad.

    Args:
        placements: Shard or Replicate for each dim of the mesh; by default Replicate.
        src_data_rank: rank along each dim of the mesh whose elements count; None: those of each rank itself.
    Raises:
        ValueError: a placement is Partial, or their number is wrong.

    >>> dist.init()
    >>> from torch.distributed.tensor import Shard, distribute_tensor
    >>> x = distribute_tensor(torch.ones(3, 2), dist.init_device_mesh("cpu", (dist.world_size(),)), [Shard(0)])
    >>> (x + x).sum().full_tensor()
    tensor(12.)
    """
    mesh = _mesh(device_mesh)
    after = normalized(placements, mesh, tensor.dim(), "distribute_tensor")
    if any(one.is_partial() for one in after):
        raise ValueError(f"distribute_tensor: placements are {list(after)}; need Shard or Replicate")
    if isinstance(tensor, DTensor):
        return tensor.redistribute(placements=after)
    local = tensor.detach().clone()
    for position in range(mesh.ndim):
        if src_data_rank is not None and mesh.size(position) > 1:
            broadcast(local, group=mesh.get_group(position), group_src=src_data_rank)
    local = redistributed(local, mesh, tensor.size(), [Replicate()] * mesh.ndim, after)
    return DTensor(local, mesh, tensor.size(), after).requires_grad_(tensor.requires_grad)


def distribute_module(
    module: Module, device_mesh: DeviceMesh | None = None, partition_fn: Callable[..., None] | None = None,
    input_fn: Callable[..., Any] | None = None, output_fn: Callable[..., Any] | None = None,
) -> Module:
    """Replace the parameters and buffers of a module with DTensors, in place.

    Args:
        partition_fn: called with (name, submodule, mesh) for each submodule; replaces parameters of its own. What it
            leaves is replicated.
        input_fn, output_fn: called with (module, inputs or outputs, mesh) around forward.
    Returns:
        The module.

    >>> dist.init()
    >>> model = torch.distributed.tensor.distribute_module(nn.Linear(2, 2))
    >>> type(model.weight).__name__
    'DTensor'
    """
    mesh = _mesh(device_mesh)
    for name, child in module.named_modules():
        if partition_fn is not None:
            partition_fn(name, child, mesh)
        place_parameters(child, mesh, {})
    if input_fn is not None:
        module.register_forward_pre_hook(lambda owner, inputs: input_fn(owner, inputs, mesh))
    if output_fn is not None:
        module.register_forward_hook(lambda owner, inputs, outputs: output_fn(owner, outputs, mesh))
    return module


def place_parameters(
    module: Module, mesh: DeviceMesh, placements: dict[str, Placement], src_data_rank: int | None = 0,
) -> None:
    """Replace a module's own plain parameters and buffers with DTensors; those without a placement are replicated."""
    for tensors in (module._parameters, module._buffers):
        for name, value in tensors.items():
            if value is None or isinstance(value, DTensor):
                continue
            own = [placements.get(name, Replicate())] * mesh.ndim
            result = distribute_tensor(value, mesh, own, src_data_rank=src_data_rank)
            if tensors is module._parameters:
                module.register_parameter(name, torch.nn.Parameter(result, value.requires_grad))
            else:
                tensors[name] = result


def made(make: Callable[..., Any], example: str = "2, 3") -> Callable[..., DTensor]:
    """Return a function that makes DTensors as another function makes tensors; `example` are arguments of it."""
    def function(
        *size: Any, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None,
        requires_grad: bool = False, **options: Any,
    ) -> DTensor:
        mesh = _mesh(device_mesh)
        first, *others = size
        whole = torch.Size(size if isinstance(first, int) else first)
        after = normalized(placements, mesh, len(whole), make.__name__)
        part = [part_of(length, dim, after, mesh) for dim, length in enumerate(whole)]
        values = () if isinstance(first, int) else others
        return DTensor(make(part, *values, **options), mesh, whole, after).requires_grad_(requires_grad)

    function.__name__ = function.__qualname__ = make.__name__
    function.__doc__ = f"""Return a DTensor as `torch.{make.__name__}` makes it; each rank makes its part.

    >>> dist.init()
    >>> torch.distributed.tensor.{make.__name__}({example}).shape
    torch.Size([2, 3])
    """
    return function


zeros, ones, empty, rand, randn = map(made, (torch.zeros, torch.ones, torch.empty, torch.rand, torch.randn))
full = made(torch.full, "(2, 3), 1.0")
