"""Conversion of sparse tensors to dense tensors, other layouts, types and devices, text and pickles."""

from __future__ import annotations

import copy
import math

from torch import _core
from torch._core import Tensor
from torch._tensor import devices, dtypes
from torch.sparse.layouts import COMPRESSED, check_wanted
from torch.sparse.matching import aligned
from torch.sparse.parts import flat, make
from torch.sparse.sums import scatter_sum


class Conversion:
    """Conversions of sparse tensors."""

    __slots__ = ()

    def to_dense(self, dtype=None, masked_grad=None):
        """Return a dense tensor of the same elements, optionally converted to `dtype`."""
        own = self.coalesce() if self.dtype is dtypes.bool else self
        sizes = own.shape[:own.sparse_dim()]
        dense = scatter_sum(own._stored, flat(own._indices(), sizes), math.prod(sizes)).view(own.shape)
        return dense if dtype is None else dense.to(dtype)

    def to_sparse(self, sparse_dim=None, *, layout=None, blocksize=None, dense_dim=None):
        """Return the tensor in a layout, by default torch.sparse_coo; self if it has the layout."""
        if sparse_dim is not None and sparse_dim != self.sparse_dim():
            raise RuntimeError(f"to_sparse: the tensor has {self.sparse_dim()} sparse dims; {sparse_dim} need "
                               f"to_dense().to_sparse({sparse_dim})")
        layout, block = check_wanted("to_sparse", layout, blocksize)
        if layout is self._layout and block == self._block:
            return self
        if layout is devices.sparse_coo:
            own = self if self._layout is devices.sparse_csr else self.coalesce()
            return make(type(self), own._indices(), own._stored, self.shape, own._is_coalesced)
        if self.sparse_dim() != 2 or self.dim() != 2:
            raise RuntimeError(f"to_sparse: {layout} is of matrices, and the tensor has {self.sparse_dim()} sparse and "
                               f"{self.dense_dim()} dense dims")
        if COMPRESSED[layout].dim:
            return self.t().to_sparse(layout=COMPRESSED[layout].transposed, blocksize=block and block[::-1]).t()
        if block is not None:
            return self._blocked(block, layout)
        rows, columns, values = self.compressed()
        return make(type(self), columns, values, self.shape, True, layout, rows)

    to_sparse_coo = to_sparse

    def to_sparse_csr(self, dense_dim=None):
        """Return the matrix with compressed rows, in the layout torch.sparse_csr.

        >>> torch.eye(2).to_sparse_csr().crow_indices().tolist()
        [0, 1, 2]
        """
        return self.to_sparse(layout=devices.sparse_csr)

    def to_sparse_csc(self, dense_dim=None):
        """Return the matrix with compressed columns, in the layout torch.sparse_csc.

        >>> torch.eye(2).to_sparse_csc().ccol_indices().tolist()
        [0, 1, 2]
        """
        return self.to_sparse(layout=devices.sparse_csc)

    def to_sparse_bsr(self, blocksize, dense_dim=None):
        """Return the matrix of blocks with compressed rows of blocks, in the layout torch.sparse_bsr.

        >>> torch.eye(4).to_sparse_bsr((2, 2)).values().size()
        torch.Size([2, 2, 2])
        """
        return self.to_sparse(layout=devices.sparse_bsr, blocksize=blocksize)

    def to_sparse_bsc(self, blocksize, dense_dim=None):
        """Return the matrix of blocks with compressed columns of blocks, in the layout torch.sparse_bsc.

        >>> torch.eye(4).to_sparse_bsc((2, 2)).row_indices().tolist()
        [0, 1]
        """
        return self.to_sparse(layout=devices.sparse_bsc, blocksize=blocksize)

    def _blocked(self, block, layout):
        """Return the matrix in blocks: each element goes into the block of its row and column."""
        if self.size(0) % block[0] or self.size(1) % block[1]:
            raise RuntimeError(f"to_sparse: the size is {tuple(self.shape)}, blocksize is {block}; need sizes that are "
                               "multiples of the block's")
        own, wide = self.coalesce(), self.size(1) // block[1]
        row, column = own._indices()
        keys, which = _core.unique(row // block[0] * wide + column // block[1], return_inverse=True)
        inside = row % block[0] * block[1] + column % block[1]
        count = block[0] * block[1]
        values = scatter_sum(own._stored, which * count + inside, keys.numel() * count)
        counts = _core.bincount(keys // max(1, wide), minlength=self.size(0) // block[0])
        rows = _core.cat([counts.new_zeros(1), counts.cumsum(0)])
        return make(type(self), keys % max(1, wide), values, self.shape, False, layout, rows, block)

    def sparse_mask(self, mask):
        """Return the elements at the coordinates of a sparse tensor of the same size. The first may be dense."""
        if not hasattr(mask, "_stored") or mask.shape != self.shape:
            raise RuntimeError(f"sparse_mask: the mask is a {mask.type()} of size {tuple(mask.shape)}; need a sparse "
                               f"tensor of size {tuple(self.shape)}")
        values = aligned(self, mask) if hasattr(self, "_stored") else self[tuple(mask._indices())]
        return mask.with_values(values)

    def type(self, dtype=None, non_blocking=False):
        """Return the type's name, such as "torch.sparse.FloatTensor", or the tensor converted to `dtype`."""
        if dtype is None:
            return Tensor.type(self._stored.detach()).replace("torch.", "torch.sparse.", 1).replace(
                "sparse.cuda", "cuda.sparse")
        name = dtype.replace("sparse.", "") if isinstance(dtype, str) else getattr(dtype, "dense", dtype)
        return self.with_values(self._stored.type(name))

    def type_as(self, other):
        """Convert to the type of another tensor."""
        return self.to(other.dtype)

    def to(self, *target, **options):
        """Convert to a type, a device or both, as torch.Tensor.to does; return self if nothing changes."""
        target = [value._values() if hasattr(value, "_stored") else value for value in target]
        return self._moved(self._stored.to(*target, **options))

    def cpu(self):
        """Return a copy in host memory; self if it is there."""
        return self._moved(self._stored.cpu())

    def cuda(self, device=None, non_blocking=False):
        """Return a copy on a GPU; self if it is there."""
        return self._moved(self._stored.cuda(device, non_blocking))

    def _moved(self, values):
        """Return a tensor with converted or moved values, and the coordinates on the same device."""
        if values is self._stored:
            return self
        if values.device == self.device:
            return self.with_values(values)
        parts = [part if part is None else part.to(values.device) for part in (self._indices_or_columns, self._rows)]
        return make(type(self), parts[0], values, self.shape, self._is_coalesced, self._layout, parts[1], self._block)

    def clone(self, **options):
        """Return a differentiable copy."""
        result = self.with_values(self._stored.clone())
        result._indices_or_columns = self._indices_or_columns.clone()
        return result

    def contiguous(self, memory_format=None):
        """Return `coalesce()`."""
        return self.coalesce()

    def is_contiguous(self, memory_format=None):
        """Return `is_coalesced()`."""
        return self._is_coalesced

    # --- text and pickles ---------------------------------------------------------------------------------------------

    def __repr__(self, *, tensor_contents=None):
        from torch._tensor.printing import sparse_text

        return sparse_text(self, ("indices",) if self.is_sparse else COMPRESSED[self.layout][:2])

    __str__ = __repr__

    def __format__(self, form):
        return format(repr(self), form)

    def _reduced(self):
        """Return (rebuild function, arguments) with names that PyTorch knows as well."""
        from torch import _utils

        size, layout = _core.Size(self.shape), self._layout
        if layout is devices.sparse_coo:
            parts = self._indices_or_columns, self._stored, size, self._is_coalesced
        else:
            parts = self._rows, self._indices_or_columns, self.values(), size
        return _utils._rebuild_sparse_tensor, (layout, parts)

    def __reduce_ex__(self, protocol):
        return self._reduced()

    def __copy__(self):
        return self.with_values(self._stored)

    def __deepcopy__(self, memo):
        result = self.with_values(copy.deepcopy(self._stored, memo))
        result._indices_or_columns = copy.deepcopy(self._indices_or_columns, memo)
        memo[id(self)] = result
        return result

