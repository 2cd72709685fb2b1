"""Functions of torch and methods of tensors that few programs call. This file is imported on first use."""

from __future__ import annotations

import torch
from torch import _core
from torch._core import Tensor
from torch._tensor.untyped_storage import untyped_storage
from torch.functions import native
from torch.utils.notebook import _repr_html_


def as_strided_scatter(input: Tensor, src: Tensor, size, stride, storage_offset: int | None = None) -> Tensor:
    """Return a copy of `input` with the elements of the as_strided view replaced by those of `src`."""
    reach = 1 + sum((length - 1) * step for length, step in zip(input.size(), input.stride(), strict=True))
    offset, own = storage_offset, input.storage_offset()
    offset = own if offset is None else offset
    ends = offset + 1 + sum((length - 1) * step for length, step in zip(size, stride, strict=True))
    first, last = min(own, offset), max(own + reach, ends)
    memory = torch.as_strided(input, (last - first,), (1,), first).clone()
    memory.as_strided(size, stride, offset - first).copy_(src)
    return memory.as_strided(input.size(), input.stride(), own - first)


def _reach(size, stride):
    """Return the number of elements from the first to the last."""
    return 1 + sum((length - 1) * step for length, step in zip(size, stride, strict=True)) if 0 not in size else 0


def empty_strided(size, stride, *, dtype=None, device=None, requires_grad: bool = False, **options) -> Tensor:
    """Return an uninitialized tensor with these strides. Gaps between its elements take memory too."""
    result = _core.empty(_reach(size, stride), dtype=dtype, device=device).as_strided(tuple(size), tuple(stride))
    return result.requires_grad_() if requires_grad else result


def empty_permuted(size, physical_layout, *, dtype=None, device=None, requires_grad: bool = False, **options) -> Tensor:
    """Return an uninitialized tensor whose dims lie in memory in the order `physical_layout`, outermost first."""
    order = list(physical_layout)
    result = _core.empty([size[dim] for dim in order], dtype=dtype, device=device).permute(
        [order.index(dim) for dim in range(len(order))])
    return result.requires_grad_() if requires_grad else result


def new_empty_strided(self: Tensor, size, stride, dtype=None, device=None, **options) -> Tensor:
    """Return empty_strided in the type and on the device of the tensor; under vmap, one for each of the batch."""
    result = self.new_empty(_reach(size, stride), dtype=dtype, device=device)
    return result.as_strided(tuple(size), tuple(stride))


def from_file(filename, shared: bool | None = None, size: int = 0, *, dtype=None, **options) -> Tensor:
    """Return a vector of the first `size` elements of a file, mapped into memory.

    With shared=True, writes to the tensor reach the file, which is created and extended as needed.
    """
    result = _core.empty(0, dtype=dtype)
    storage = type(result.storage()).from_file(filename, bool(shared), size)
    return result.set_(storage, 0, (size,), (1,))


def svd_lowrank(A: Tensor, q: int | None = 6, niter: int | None = 2, M: Tensor | None = None):
    """Return (U, S, V) of the q largest singular values of a matrix (Halko and others, 2009).

    Args:
        q: the number of singular values.
        niter: the number of power iterations, which refine the result.
        M: a matrix that is subtracted from A first.
    """
    shifted = A if M is None else A - M
    transposed = shifted.size(-2) < shifted.size(-1)
    matrix = shifted.transpose(-2, -1) if transposed else shifted
    q = min(6 if q is None else q, matrix.size(-1))
    span = torch.linalg.qr(matrix @ torch.randn(*matrix.shape[:-2], matrix.size(-1), q, dtype=A.dtype))[0]
    for _ in range(2 if niter is None else niter):
        back = torch.linalg.qr(matrix.transpose(-2, -1) @ span)[0]
        span = torch.linalg.qr(matrix @ back)[0]
    U, S, Vh = torch.linalg.svd(span.transpose(-2, -1) @ matrix, full_matrices=False)
    U, V = span @ U, Vh.transpose(-2, -1)
    return (V, S, U) if transposed else (U, S, V)


def pca_lowrank(A: Tensor, q: int | None = None, center: bool = True, niter: int = 2):
    """Return svd_lowrank of a matrix with its column means subtracted, or of the matrix itself if `center` is False."""
    q = min(6, *A.shape[-2:]) if q is None else q
    return svd_lowrank(A - A.mean(-2, keepdim=True) if center else A, q, niter)


# --- methods and attributes of tensors alone -----------------------------------------------------------------------


def as_strided_(self: Tensor, size, stride, storage_offset: int | None = None) -> Tensor:
    """Change the size and strides of the tensor in place, on the same storage."""
    from torch.composed.conversions import as_view

    offset = self.storage_offset() if storage_offset is None else storage_offset
    return as_view(self, self.as_strided(tuple(size), tuple(stride), offset))


def dim_order(self: Tensor, **options: object) -> tuple:
    """Return the dims in the order of descending strides."""
    return tuple(sorted(range(self.dim()), key=lambda dim: -self.stride(dim)))


def const_data_ptr(self: Tensor) -> int:
    """Return data_ptr()."""
    return self.data_ptr()


def module_load(self: Tensor, other: Tensor, assign: bool = False) -> Tensor:
    """Return the tensor that load_state_dict stores: this one with copied elements, or `other` if `assign` is True."""
    return other if assign else self.copy_(other)


def __div__(self: Tensor, other) -> Tensor:
    """Return self / other, as Python 2 calls the operator."""
    return self / other


def __rdiv__(self: Tensor, other) -> Tensor:
    """Return other / self."""
    return other / self


def __idiv__(self: Tensor, other) -> Tensor:
    """Divide in place."""
    return self.div_(other)


METHODS = {name: globals()[name] for name in (
    "__div__ __idiv__ __rdiv__ as_strided_ as_strided_scatter const_data_ptr dim_order module_load "
    "new_empty_strided").split()}
_SPARSE = frozenset((
    "ccol_indices coalesce col_indices crow_indices dense_dim indices is_coalesced row_indices smm sparse_dim "
    "sparse_mask sspaddmm to_dense to_sparse to_sparse_bsc to_sparse_bsr to_sparse_coo to_sparse_csc to_sparse_csr "
    "values").split())
METHODS |= {"untyped_storage": untyped_storage, "_repr_html_": _repr_html_,
            "storage_type": native.storage_type}
_NEVER = "is_ipu is_maia is_mkldnn is_mps is_mtia is_nested is_quantized is_sparse_csr is_vulkan is_xla is_xpu"
ATTRIBUTES = {name: property(function, doc=doc) for name, function, doc in (
    *((name, lambda tensor: False, "False: no tensor is of this kind.") for name in _NEVER.split()),
    ("layout", lambda tensor: torch.strided, "The layout, torch.strided."),
    ("retains_grad", lambda tensor: torch.autograd.hooks.keeps_grad(tensor), "Whether a result keeps its gradient."),
    ("grad_dtype", lambda tensor: tensor.dtype, "The dtype of the gradient, which is the tensor's."),
    ("name", lambda tensor: None, "None: tensors have no names."),
    ("names", lambda tensor: (None,) * tensor.dim(), "None for each dim: dims have no names."),
)}


def of_tensor(name, tensor):
    """Return a method or attribute of a tensor, or of the class if `tensor` is None."""
    if name in ATTRIBUTES:
        return ATTRIBUTES[name] if tensor is None else ATTRIBUTES[name].__get__(tensor)
    if name in _SPARSE:
        result = getattr(torch.sparse.dense, name)
        return result if tensor is None else result.__get__(tensor)
    return METHODS[name].__get__(tensor) if tensor is not None else METHODS[name]
