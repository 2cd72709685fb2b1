"""Methods of sparse tensors, called on dense tensors."""

from __future__ import annotations

from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch.sparse.construction import to_sparse
from torch.sparse.conversion import Conversion
from torch.sparse.products import Products

if TYPE_CHECKING:
    from typing import NoReturn

to_sparse_coo = to_sparse
to_sparse_csr, to_sparse_csc = Conversion.to_sparse_csr, Conversion.to_sparse_csc
to_sparse_bsr, to_sparse_bsc = Conversion.to_sparse_bsr, Conversion.to_sparse_bsc
sparse_mask, smm, sspaddmm = Conversion.sparse_mask, Products.smm, Products.sspaddmm


def to_dense(self, dtype=None, *, masked_grad=None):
    """Return the tensor itself, optionally converted to `dtype`."""
    return self if dtype is None else self.to(dtype)


def sparse_dim(self):
    """Return 0, the number of dims with coordinates."""
    return 0


def dense_dim(self):
    """Return the number of dims."""
    return self.dim()


def _refused(name):
    def method(self) -> NoReturn:
        raise RuntimeError(f"{name}: the tensor is a {shown(self)}, of layout torch.strided; use to_sparse() first")
    method.__name__, method.__doc__ = name, "Raises RuntimeError: a dense tensor has no such part."
    return method


coalesce, is_coalesced, indices, values = map(_refused, ("coalesce", "is_coalesced", "indices", "values"))
crow_indices, col_indices, ccol_indices, row_indices = map(
    _refused, ("crow_indices", "col_indices", "ccol_indices", "row_indices"))
