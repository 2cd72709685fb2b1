"""Constructors of sparse tensors, which validate their parts, and conversion from dense tensors."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor import creation, devices
from torch.sparse.layouts import COMPRESSED, check_wanted
from torch.sparse.parts import flat, make
from torch.sparse.sums import device_options
from torch.sparse.tensor import SparseTensor

if TYPE_CHECKING:
    from typing import Any

_LARGEST = 1 << 48


def _places(name, given, dims, device):
    """Return indices as a LongTensor with `dims` dims."""
    if not isinstance(given, Tensor):
        given = creation.tensor(given, dtype=_core.LongTensor, device=device)
    if hasattr(given, "_stored"):
        raise TypeError(f"{name}: the indices are sparse; use to_dense() of them")
    broken = given.dtype.is_floating_point and (given != given.trunc()).any()
    if given.dtype.is_complex or given.dim() != dims or broken:
        raise TypeError(f"{name}: the indices are a {given.type()} of {given.dim()} dims; need integers of {dims}")
    given = given.detach().long()[...]  # a header of its own
    return given if given.device == device else given.to(device)


def _stored(name, values, dtype, device, requires_grad):
    """Return values as a tensor of a type on a device, a leaf if it requires grad."""
    if not isinstance(values, Tensor):
        values = creation.tensor(values, dtype=dtype, device=device)
    if hasattr(values, "_stored"):
        raise TypeError(f"{name}: the values are sparse; use to_dense() of them")
    values = values if dtype is None else values.to(dtype)
    values = values if device is None else values.to(device)
    return values.detach().requires_grad_() if requires_grad else values if values.requires_grad else values[...]


def _check_size(name, size):
    """Return a size as a tuple of ints. Raise ValueError for negative sizes or too many elements."""
    size, elements = tuple(one.__index__() for one in size), 1
    for one in size:
        if one < 0:
            raise ValueError(f"{name}: size is {size}; need sizes of 0 or more")
        elements *= max(1, one)
    if elements > _LARGEST:
        raise ValueError(f"{name}: size is {size}; need 2^48 elements or fewer, with zeros")
    return size


def _check_range(name, dim, row, size):
    """Raise IndexError if an index of a dim is out of range."""
    if row.numel():
        low, high = (one.item() for one in row.aminmax())
        if low < 0 or high >= size:
            raise IndexError(f"{name}: dim {dim} has the indices {low} to {high}, and its size is {size}")


def sparse_coo_tensor(
    indices: Any = None, values: Any = None, size: Any = None, *, dtype: Any = None, device: Any = None,
    pin_memory: bool = False, requires_grad: bool = False, check_invariants: bool | None = None,
    is_coalesced: bool | None = None,
) -> Tensor:
    """Create a sparse tensor from coordinates and values; values of equal coordinates are summed.

    Without indices and values, all elements are zero. Gradients flow to `values`.

    Args:
        size: size of all dims; by default the smallest that contains the indices.
        check_invariants: ignored; the parts are always checked.
        is_coalesced: True asserts that the coordinates are sorted and unique.
    Shape:
        indices: (sparse dims, nnz), integers from 0.
        values: (nnz, *dense sizes), or one number for all indices.
    Raises:
        IndexError: an index is outside `size`.
        TypeError: indices are not integers.
        RuntimeError: the parts do not fit each other.

    >>> torch.sparse_coo_tensor([[0, 1], [2, 0]], [3.0, 4.0], (2, 3)).to_dense().tolist()
    [[0.0, 0.0, 3.0], [4.0, 0.0, 0.0]]
    """
    name = "sparse_coo_tensor"
    if values is None:
        size = _check_size(name, indices if size is None else size)
        values = _stored(name, _core.zeros(0, dtype=dtype or _core.get_default_dtype()), None, device, requires_grad)
        indices = _core.zeros((len(size), 0), dtype=_core.LongTensor, **device_options(values))
        return make(SparseTensor, indices, values, size, True)
    values = _stored(name, values, dtype, device, requires_grad)
    indices = _places(name, indices, 2, values.device)
    sparse, count = indices.shape
    values = values.expand(count) if not values.dim() else values
    if values.dim() < 1 or values.size(0) != count:
        raise RuntimeError(f"{name}: indices are of size {tuple(indices.shape)}, values of {tuple(values.shape)}; need "
                           "indices.size(1) == values.size(0)")
    if size is None:
        size = (*[row.max().item() + 1 if count else 0 for row in indices], *values.shape[1:])
    size = _check_size(name, size)
    if len(size) != sparse + values.dim() - 1 or size[sparse:] != tuple(values.shape[1:]):
        raise RuntimeError(f"{name}: indices have {sparse} dims, values are of size {tuple(values.shape)}, size is "
                           f"{size}; need {sparse} sizes and then {list(values.shape[1:])}")
    for dim, row in enumerate(indices):
        _check_range(name, dim, row, size[dim])
    if is_coalesced:
        position = flat(indices, size[:sparse])
        if (position[1:] <= position[:-1]).any():
            raise RuntimeError(f"{name}: is_coalesced=True, but the coordinates are not in order, each once")
    return make(SparseTensor, indices, values, size, bool(is_coalesced))


def sparse_compressed_tensor(
    compressed_indices: Any, plain_indices: Any, values: Any, size: Any = None, *, layout: Any, dtype: Any = None,
    device: Any = None, pin_memory: bool = False, requires_grad: bool = False, check_invariants: bool | None = None,
) -> Tensor:
    """Create a sparse matrix of a layout with compressed rows or columns. Gradients flow to `values`.

    Args:
        size: (rows, columns); by default as many as the indices need.
        layout: torch.sparse_csr, torch.sparse_csc, torch.sparse_bsr or torch.sparse_bsc.
    Shape:
        compressed_indices: (rows + 1), the start of each row in `values`, from 0 to nnz. Columns instead of rows for
            torch.sparse_csc, rows or columns of blocks for the layouts of blocks.
        plain_indices: (nnz), the column of each value; the row for torch.sparse_csc; in blocks likewise.
        values: (nnz), or blocks (nnz, rows, columns).
    Raises:
        IndexError: an index is outside `size`.
        TypeError: indices are not integers, or the layout is another.
        RuntimeError: the parts do not fit each other.

    >>> torch.sparse_compressed_tensor([0, 1], [1], [3.0], layout=torch.sparse_csr).to_dense().tolist()
    [[0.0, 3.0]]
    """
    kind, name = COMPRESSED.get(layout), f"{str(layout).removeprefix('torch.')}_tensor"
    if kind is None:
        raise TypeError(f"sparse_compressed_tensor: layout is {layout}; need {', '.join(map(str, COMPRESSED))}")
    values = _stored(name, values, dtype, device, requires_grad and not kind.is_blocked)
    starts = _places(name, compressed_indices, 1, values.device)
    places = _places(name, plain_indices, 1, values.device)
    wanted = "blocks (nnz, rows, columns)" if kind.is_blocked else "nnz"
    if values.dim() != 1 + 2 * kind.is_blocked or places.numel() != values.size(0) or not starts.numel() or (
            kind.is_blocked and 0 in values.shape[1:]):
        raise RuntimeError(f"{name}: {kind.starts} are of size {tuple(starts.shape)}, {kind.places} of "
                           f"{tuple(places.shape)}, values of {tuple(values.shape)}; need {kind.starts[1:4]}s + 1, nnz "
                           f"and {wanted}")
    if starts[0] != 0 or starts[-1] != places.numel() or (starts[1:] < starts[:-1]).any():
        raise RuntimeError(f"{name}: {kind.starts} go from {starts[0].item()} to {starts[-1].item()}; need numbers "
                           f"from 0 to {places.numel()}, the number of values, of which none is below that before it")
    block = tuple(values.shape[1:]) or (1, 1)
    counts = [starts.numel() - 1, places.max().item() + 1 if places.numel() else 0]
    counts = counts[::-1] if kind.dim else counts
    size = _check_size(name, [count * one for count, one in zip(counts, block, strict=True)] if size is None else size)
    if len(size) != 2 or size[kind.dim] != counts[kind.dim] * block[kind.dim] or any(
            one % of for one, of in zip(size, block, strict=True)):
        lines = f"{counts[kind.dim] * block[kind.dim]} {('rows', 'columns')[kind.dim]}"
        raise RuntimeError(f"{name}: size is {size}, and {kind.starts} tell {lines}; need a matrix of as many"
                           f"{' and of whole blocks' * kind.is_blocked}")
    _check_range(name, 1 - kind.dim, places, size[1 - kind.dim] // block[1 - kind.dim])
    if kind.is_blocked:
        values = _stored(name, values.reshape(-1), None, None, requires_grad)
    result = make(SparseTensor, places, values, size, False, layout, starts, block if kind.is_blocked else None)
    position = flat(result._indices(), size)
    if layout is devices.sparse_csr:
        result._is_coalesced = not bool((position[1:] <= position[:-1]).any())
    elif position.unique().numel() < position.numel():
        raise RuntimeError(f"{name}: {kind.places} repeat within one of {kind.starts}; need each once")
    return result


def sparse_csr_tensor(crow_indices: Any, col_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
    """Create a sparse matrix of layout torch.sparse_csr; see sparse_compressed_tensor.

    >>> torch.sparse_csr_tensor([0, 1, 2], [2, 0], [3.0, 4.0]).to_dense().tolist()
    [[0.0, 0.0, 3.0], [4.0, 0.0, 0.0]]
    """
    return sparse_compressed_tensor(crow_indices, col_indices, values, size, layout=devices.sparse_csr, **options)


def sparse_csc_tensor(ccol_indices: Any, row_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
    """Create a sparse matrix of layout torch.sparse_csc; see sparse_compressed_tensor.

    >>> torch.sparse_csc_tensor([0, 1, 2], [1, 0], [3.0, 4.0]).to_dense().tolist()
    [[0.0, 4.0], [3.0, 0.0]]
    """
    return sparse_compressed_tensor(ccol_indices, row_indices, values, size, layout=devices.sparse_csc, **options)


def sparse_bsr_tensor(crow_indices: Any, col_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
    """Create a sparse matrix of layout torch.sparse_bsr; see sparse_compressed_tensor.

    >>> torch.sparse_bsr_tensor([0, 1], [1], [[[3.0], [4.0]]]).to_dense().tolist()
    [[0.0, 3.0], [0.0, 4.0]]
    """
    return sparse_compressed_tensor(crow_indices, col_indices, values, size, layout=devices.sparse_bsr, **options)


def sparse_bsc_tensor(ccol_indices: Any, row_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
    """Create a sparse matrix of layout torch.sparse_bsc; see sparse_compressed_tensor.

    >>> torch.sparse_bsc_tensor([0, 1], [1], [[[3.0, 4.0]]]).to_dense().tolist()
    [[0.0, 0.0], [3.0, 4.0]]
    """
    return sparse_compressed_tensor(ccol_indices, row_indices, values, size, layout=devices.sparse_bsc, **options)


def to_sparse(self: Tensor, sparse_dim: int | None = None, *, layout: Any = None, blocksize: Any = None,
              dense_dim: int | None = None) -> Tensor:
    """Return a sparse tensor of the nonzero elements.

    Args:
        sparse_dim: number of dims with coordinates, by default all.
        layout: torch.sparse_coo, or for a matrix torch.sparse_csr, sparse_csc, sparse_bsr or sparse_bsc.
        blocksize: (rows, columns) of a block, for the last two.
    Raises:
        IndexError: `sparse_dim` is out of range.

    >>> torch.eye(2).to_sparse().values().tolist()
    [1.0, 1.0]
    """
    check_wanted("to_sparse", layout, blocksize)
    sparse_dim = self.dim() if sparse_dim is None else sparse_dim
    if not 0 <= sparse_dim <= self.dim():
        raise IndexError(f"to_sparse: sparse_dim is {sparse_dim}, and the tensor has {self.dim()} dims")
    full = self.detach() != 0
    if sparse_dim < self.dim():
        full = full.reshape(*self.shape[:sparse_dim], -1).any(-1)
    if not sparse_dim:
        indices = _core.zeros((0, int(full.item())), dtype=_core.LongTensor, **device_options(self))
        return make(SparseTensor, indices, self.unsqueeze(0)[:int(full.item())], self.shape, True)
    indices = full.nonzero().t().contiguous()
    result = make(SparseTensor, indices, self[tuple(indices)], self.shape, True)
    return result.to_sparse(layout=layout, blocksize=blocksize)


def rebuilt(layout, parts):
    """Return a sparse tensor from the parts in a file. Raise TypeError or ValueError for invalid parts."""
    try:
        if layout is devices.sparse_coo and len(parts) in (3, 4):
            return sparse_coo_tensor(*parts[:3], is_coalesced=len(parts) == 4 and parts[3] is True)
        if layout in COMPRESSED and len(parts) == 4:
            return sparse_compressed_tensor(*parts, layout=layout)
    except (RuntimeError, IndexError) as error:
        raise ValueError(str(error)) from None
    raise TypeError(f"a sparse tensor of layout {layout} cannot be made of {len(parts)} parts")
