"""Constructors of sparse tensors, which validate their parts, and conversion from dense tensors."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor import creation, devices
from torch.sparse.parts import check_wanted, flat, make
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
        place = flat(indices, size[:sparse])
        if (place[1:] <= place[:-1]).any():
            raise RuntimeError(f"{name}: is_coalesced=True, but the coordinates are not in order, each once")
    return make(SparseTensor, indices, values, size, bool(is_coalesced))


def sparse_csr_tensor(
    crow_indices: Any, col_indices: Any, values: Any, size: Any = None, *, dtype: Any = None, device: Any = None,
    pin_memory: bool = False, requires_grad: bool = False, check_invariants: bool | None = None,
) -> Tensor:
    """Create a sparse matrix from compressed rows, column indices and values.

    Gradients flow to `values`.

    Args:
        size: (rows, columns); by default as many columns as the indices need.
    Shape:
        crow_indices: (rows + 1), the start of each row in `values`, from 0 to nnz.
        col_indices: (nnz), the columns.
        values: (nnz).
    Raises:
        IndexError: a column is outside `size`.
        TypeError: indices are not integers.
        RuntimeError: the parts do not fit each other.

    >>> torch.sparse_csr_tensor([0, 1, 2], [2, 0], [3.0, 4.0]).to_dense().tolist()
    [[0.0, 0.0, 3.0], [4.0, 0.0, 0.0]]
    """
    name = "sparse_csr_tensor"
    values = _stored(name, values, dtype, device, requires_grad)
    rows = _places(name, crow_indices, 1, values.device)
    columns = _places(name, col_indices, 1, values.device)
    if values.dim() != 1 or columns.numel() != values.numel() or not rows.numel():
        raise RuntimeError(f"{name}: crow_indices are of size {tuple(rows.shape)}, col_indices of "
                           f"{tuple(columns.shape)}, values of {tuple(values.shape)}; need rows + 1, nnz and nnz")
    if rows[0] != 0 or rows[-1] != values.numel() or (rows[1:] < rows[:-1]).any():
        raise RuntimeError(f"{name}: crow_indices go from {rows[0].item()} to {rows[-1].item()}; need numbers from 0 "
                           f"to {values.numel()}, the number of values, of which none is below that before it")
    if size is None:
        size = (rows.numel() - 1, columns.max().item() + 1 if columns.numel() else 0)
    size = _check_size(name, size)
    if len(size) != 2 or size[0] != rows.numel() - 1:
        raise RuntimeError(f"{name}: size is {size}, and crow_indices tell {rows.numel() - 1} rows; need a matrix of "
                           "as many")
    _check_range(name, 1, columns, size[1])
    ordered = make(SparseTensor, columns, values, size, False, devices.sparse_csr, rows)
    place = flat(ordered._indices(), size)
    ordered._is_coalesced = not bool((place[1:] <= place[:-1]).any())
    return ordered


def sparse_compressed_tensor(
    compressed_indices: Any, plain_indices: Any, values: Any, size: Any = None, *, layout: Any, **options: Any,
) -> Tensor:
    """Create a sparse_csr_tensor if `layout` is torch.sparse_csr. Raise NotImplementedError for other layouts.

    >>> torch.sparse_compressed_tensor([0, 1], [1], [3.0], layout=torch.sparse_csr).to_dense().tolist()
    [[0.0, 3.0]]
    """
    if check_wanted("sparse_compressed_tensor", layout) is not devices.sparse_csr:
        raise NotImplementedError("sparse_compressed_tensor: layout is torch.sparse_coo; need torch.sparse_csr")
    return sparse_csr_tensor(compressed_indices, plain_indices, values, size, **options)


def to_sparse(self: Tensor, sparse_dims: int | None = None, *, layout: Any = None, blocksize: Any = None,
              dense_dim: int | None = None) -> Tensor:
    """Return a sparse tensor of the nonzero elements.

    Args:
        sparse_dims: number of dims with coordinates, by default all.
        layout: torch.sparse_coo or torch.sparse_csr.
    Raises:
        IndexError: `sparse_dims` is out of range.

    >>> torch.eye(2).to_sparse().values().tolist()
    [1.0, 1.0]
    """
    layout = check_wanted("to_sparse", layout, blocksize)
    sparse_dims = self.dim() if sparse_dims is None else sparse_dims
    if not 0 <= sparse_dims <= self.dim():
        raise IndexError(f"to_sparse: sparse_dims is {sparse_dims}, and the tensor has {self.dim()} dims")
    full = self.detach() != 0
    if sparse_dims < self.dim():
        full = full.reshape(*self.shape[:sparse_dims], -1).any(-1)
    if not sparse_dims:
        indices = _core.zeros((0, int(full.item())), dtype=_core.LongTensor, **device_options(self))
        return make(SparseTensor, indices, self.unsqueeze(0)[:int(full.item())], self.shape, True)
    indices = full.nonzero().t().contiguous()
    made = make(SparseTensor, indices, self[tuple(indices)], self.shape, True)
    return made.to_sparse(layout=layout)


def to_sparse_csr(self: Tensor, dense_dim: int | None = None) -> Tensor:
    """Return a sparse matrix of layout torch.sparse_csr with the nonzero elements.

    >>> torch.eye(2).to_sparse_csr().crow_indices().tolist()
    [0, 1, 2]
    """
    if self.dim() != 2:
        raise RuntimeError(f"to_sparse_csr: the tensor has {self.dim()} dims; need a matrix")
    return to_sparse(self, layout=devices.sparse_csr)


def rebuilt(layout, parts):
    """Return a sparse tensor from the parts in a file. Raise TypeError or ValueError for invalid parts."""
    try:
        if layout is devices.sparse_coo and len(parts) in (3, 4):
            return sparse_coo_tensor(*parts[:3], is_coalesced=len(parts) == 4 and parts[3] is True)
        if layout is devices.sparse_csr and len(parts) == 4:
            return sparse_csr_tensor(*parts)
    except (RuntimeError, IndexError) as error:
        raise ValueError(str(error)) from None
    raise TypeError(f"a sparse tensor of layout {layout} cannot be made of {len(parts)} parts")
