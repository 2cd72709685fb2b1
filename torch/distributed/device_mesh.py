"""DeviceMesh: the ranks of a job as an array, with a process group for each of its dims."""

from __future__ import annotations

import math
import weakref

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.groups import get_rank, get_world_size, init_process_group, is_initialized, split_group
from torch.distributed.process_group import _state

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


_meshes: weakref.WeakValueDictionary[str, DeviceMesh] = weakref.WeakValueDictionary()


def _key(device_type, ranks, names):
    return f"DeviceMesh({device_type!r}, {ranks}{f', mesh_dim_names={names}' if names else ''})"


def mesh_like(device_type: str, ranks: Any, names: tuple[str, ...] | None) -> DeviceMesh:
    """Return the mesh of these ranks that this process has made. Raise RuntimeError if there is none."""
    key = _key(device_type, ranks, names)
    result = _meshes.get(key)
    if result is None:
        raise RuntimeError(f"load: a DTensor is on {key}; make that mesh on every rank first, e.g. by "
                           "init_device_mesh, or save full_tensor()")
    return result


class DeviceMesh:
    """The ranks of a job as an array of one or more dims.

    Args:
        device_type: "cpu" or "cuda".
        mesh: the ranks, as a tensor or nested lists; every rank of the job passes the same.
        mesh_dim_names: a name for each dim.
    Attributes:
        mesh: LongTensor of ranks.
    Raises:
        ValueError: a rank is missing in the job or occurs twice, or the number of names is wrong.

    >>> dist.init()
    >>> mesh = dist.device_mesh.DeviceMesh("cpu", [0], mesh_dim_names=["data"])
    >>> mesh.size(), mesh["data"].get_local_rank()
    (1, 0)
    """

    def __init__(
        self, device_type: str, mesh: Any, *, mesh_dim_names: Sequence[str] | None = None,
        _groups: list[ProcessGroup] | None = None,
    ) -> None:
        self.device_type = str(device_type)
        self.mesh = torch.as_tensor(mesh).long()
        self.mesh_dim_names = None if mesh_dim_names is None else tuple(mesh_dim_names)
        ranks = self.mesh.reshape(-1).tolist()
        if not is_initialized():
            init_process_group()
        if len(set(ranks)) < len(ranks) or not all(0 <= rank < get_world_size() for rank in ranks) or not ranks:
            raise ValueError(f"DeviceMesh: the ranks are {ranks}; need some of 0 to {get_world_size() - 1}, each once")
        if self.mesh_dim_names is not None and (len(self.mesh_dim_names) != self.mesh.dim()
                                                or len(set(self.mesh_dim_names)) < self.mesh.dim()):
            raise ValueError(f"DeviceMesh: mesh_dim_names are {self.mesh_dim_names}; need {self.mesh.dim()} different "
                             "names")
        position = (self.mesh == get_rank()).nonzero()
        self._coordinate = tuple(position[0].tolist()) if len(position) else None
        self._groups = self._make_groups() if _groups is None else _groups
        _meshes[_key(self.device_type, self.mesh.tolist(), self.mesh_dim_names)] = self

    def _make_groups(self):
        """Return the group of this rank along each dim. All ranks of the job call it."""
        groups = []
        for dim in range(self.mesh.dim()):
            lines = self.mesh.movedim(dim, -1).reshape(-1, self.mesh.size(dim)).tolist()
            whole = len(lines) == 1 and sorted(lines[0]) == list(range(get_world_size()))
            groups.append(_state.world if whole else split_group(_state.world, lines))
        return groups

    @property
    def ndim(self) -> int:
        """Number of dims."""
        return self.mesh.dim()

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of ranks along each dim."""
        return tuple(self.mesh.size())

    def size(self, mesh_dim: int | None = None) -> int:
        """Return the number of ranks, of all or along a dim."""
        return math.prod(self.shape) if mesh_dim is None else self.mesh.size(mesh_dim)

    def _dim(self, dim, call):
        if isinstance(dim, str):
            if dim not in (self.mesh_dim_names or ()):
                raise KeyError(f"{call}: the mesh has no dim {dim!r}; its names are {self.mesh_dim_names}")
            return self.mesh_dim_names.index(dim)
        if dim is None:
            if self.ndim != 1:
                raise RuntimeError(f"{call}: the mesh has {self.ndim} dims; name one of them")
            return 0
        if not -self.ndim <= dim < self.ndim:
            raise IndexError(f"{call}: mesh_dim is {dim}; need {-self.ndim} to {self.ndim - 1}")
        return dim % self.ndim

    def get_group(self, mesh_dim: int | str | None = None) -> ProcessGroup:
        """Return the group of this rank along a dim, which a mesh of one dim need not name."""
        group = self._groups[self._dim(mesh_dim, "get_group")]
        if group is None:
            raise RuntimeError(f"get_group: rank {get_rank()} is not in the mesh of ranks {self.mesh.tolist()}")
        return group

    def get_all_groups(self) -> list[ProcessGroup]:
        """Return the group of this rank along each dim."""
        return [self.get_group(dim) for dim in range(self.ndim)]

    def get_local_rank(self, mesh_dim: int | str | None = None) -> int:
        """Return the place of this rank along a dim."""
        dim = self._dim(mesh_dim, "get_local_rank")
        if self._coordinate is None:
            raise RuntimeError(f"get_local_rank: rank {get_rank()} is not in the mesh of ranks {self.mesh.tolist()}")
        return self._coordinate[dim]

    def get_rank(self) -> int:
        """Return the rank of this process in the job."""
        return get_rank()

    def get_coordinate(self) -> tuple[int, ...] | None:
        """Return the place of this rank along all dims, or None if it is not in the mesh."""
        return self._coordinate

    def __getitem__(self, names: str | tuple[str, ...]) -> DeviceMesh:
        """Return the part of the mesh along named dims that contains this rank."""
        names = (names,) if isinstance(names, str) else tuple(names)
        dims = [self._dim(name, "DeviceMesh") for name in names]
        if sorted(dims) != dims or len(set(dims)) < len(dims):
            raise KeyError(f"DeviceMesh: names are {names}; need dims in the order of {self.mesh_dim_names}")
        at = self._coordinate or (0,) * self.ndim
        part = self.mesh[tuple(slice(None) if dim in dims else at[dim] for dim in range(self.ndim))]
        return DeviceMesh(self.device_type, part, mesh_dim_names=names, _groups=[self._groups[dim] for dim in dims])

    def __eq__(self, other: object) -> bool:
        return self is other or isinstance(other, DeviceMesh) and (
            self.device_type, self.mesh.tolist(), self.mesh_dim_names) == (
            other.device_type, other.mesh.tolist(), other.mesh_dim_names)

    def __hash__(self) -> int:
        return hash((self.device_type, str(self.mesh.tolist()), self.mesh_dim_names))

    def __repr__(self) -> str:
        return _key(self.device_type, self.mesh.tolist(), self.mesh_dim_names)


def init_device_mesh(
    device_type: str, mesh_shape: Sequence[int], *, mesh_dim_names: Sequence[str] | None = None,
    backend_override: Any = None,
) -> DeviceMesh:
    """Return a mesh of all ranks of the job, which is joined if it has not been.

    Args:
        device_type: "cpu" or "cuda".
        mesh_shape: number of ranks along each dim; their product is the number of ranks.
        backend_override: must be None.
    Raises:
        ValueError: the product is another.

    >>> dist.init()
    >>> dist.init_device_mesh("cpu", (dist.world_size(),)).shape == (dist.world_size(),)
    True
    """
    if backend_override is not None:
        raise ValueError("init_device_mesh: backend_override must be None")
    if not is_initialized():
        init_process_group()
    shape = tuple(mesh_shape)
    if math.prod(shape) != get_world_size() or min(shape, default=0) < 1:
        raise ValueError(f"init_device_mesh: mesh_shape is {shape}; need a product of {get_world_size()}, the ranks "
                         "of the job")
    return DeviceMesh(device_type, torch.arange(get_world_size()).view(*shape), mesh_dim_names=mesh_dim_names)
