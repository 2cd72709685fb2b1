"""Indexing, joining and permuting sparse tensors."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import dim_of
from torch._base.torch_function import overriding
from torch.sparse.layouts import COMPRESSED, check_layout
from torch.sparse.matching import is_sparse
from torch.sparse.parts import make
from torch.sparse.sums import device_options, spans


class Manipulation:
    """Functions that are views on dense tensors; here they return new tensors, because coordinates change."""

    __slots__ = ()

    def transpose(self, dim0, dim1):
        """Exchange two sparse dims or two dense dims."""
        order = list(range(self.dim()))
        one, two = dim_of(dim0, self.dim(), "transpose"), dim_of(dim1, self.dim(), "transpose")
        order[one], order[two] = two, one
        return self.permute(order)

    swapaxes = swapdims = transpose

    def permute(self, *dims):
        """Permute the dims; sparse dims stay before dense dims."""
        dims = dims[0] if len(dims) == 1 and isinstance(dims[0], (tuple, list)) else dims
        order, sparse = [dim_of(dim, self.dim(), "permute") for dim in dims], self.sparse_dim()
        if sorted(order) != list(range(self.dim())):
            raise RuntimeError(f"permute: dims are {tuple(dims)}; need each of {self.dim()} dims once")
        if any(dim >= sparse for dim in order[:sparse]):
            raise RuntimeError(f"permute: dims are {tuple(dims)}; need the {sparse} sparse dims before the others")
        if self._rows is not None and order == [1, 0]:
            return self._turned()
        values = self._stored.permute(0, *[dim - sparse + 1 for dim in order[sparse:]])
        if order[:sparse] == list(range(sparse)):
            return self.with_values(values)
        return self.with_parts(self._indices()[order[:sparse]], values, [self.shape[dim] for dim in order[:sparse]])

    def _turned(self):
        """Transpose a compressed matrix: the same parts, of rows instead of columns or the reverse."""
        values, block = self._stored, self._block
        if block is not None:
            values = values.view(-1, *block).transpose(1, 2).reshape(-1)
        return make(type(self), self._indices_or_columns, values, self.shape[::-1], False,
                    COMPRESSED[self._layout].transposed, self._rows, block and block[::-1])

    def t(self):
        """Transpose a matrix."""
        if self.dim() > 2:
            raise RuntimeError(f"t: the tensor has {self.dim()} dims; need 2 at most")
        return self.transpose(0, 1) if self.dim() == 2 else self

    T = property(lambda self: self.t(), doc="t().")
    mT = property(lambda self: self.transpose(-2, -1), doc="The last two dims exchanged.")
    H = property(lambda self: self.t().conj(), doc="The transposed matrix, conjugated.")

    def transpose_(self, dim0, dim1):
        """Transpose in place."""
        return self._become(self.transpose(dim0, dim1), "transpose_")

    def t_(self):
        """Transpose a matrix in place."""
        return self._become(self.t(), "t_")

    def resize_as_(self, template):
        """Take the size of another tensor; if it differs, drop all elements."""
        return self if self.shape == template.shape else self._become(template.zeros_like(dtype=self.dtype),
                                                                      "resize_as_")

    def sparse_resize_(self, size, sparse_dim, dense_dim):
        """Change the size. With elements, the numbers of dims stay and no size gets smaller."""
        check_layout(self, "sparse_resize_")
        size = tuple(size)
        kept = (sparse_dim, dense_dim) == (self.sparse_dim(), self.dense_dim()) and all(
            one >= old for one, old in zip(size, self.shape, strict=True))
        if not self._nnz():
            return self.sparse_resize_and_clear_(size, sparse_dim, dense_dim)
        if not kept or size[sparse_dim:] != tuple(self.shape[sparse_dim:]):
            raise RuntimeError(f"sparse_resize_: the size is {tuple(self.shape)}, of {self.sparse_dim()} sparse dims, "
                               f"and becomes {size}, of {sparse_dim}; need as many dims and no smaller size, or use "
                               "sparse_resize_and_clear_")
        return self._become(make(type(self), self._indices(), self._stored, size, self._is_coalesced),
                            "sparse_resize_")

    def sparse_resize_and_clear_(self, size, sparse_dim, dense_dim):
        """Change the size and the numbers of dims, and drop all elements.

        >>> torch.eye(2).to_sparse().sparse_resize_and_clear_((3, 3), 2, 0)._nnz()
        0
        """
        check_layout(self, "sparse_resize_and_clear_")
        size = tuple(size)
        if sparse_dim + dense_dim != len(size):
            raise RuntimeError(f"sparse_resize_and_clear_: size is {size}; need {sparse_dim} + {dense_dim} sizes")
        values = self._stored.new_zeros(0, *size[sparse_dim:])
        indices = _core.zeros((sparse_dim, 0), dtype=_core.LongTensor, **device_options(self))
        return self._become(make(type(self), indices, values, size, True), "sparse_resize_and_clear_")

    def new(self, *parts):
        """Return a sparse tensor of the same type: of indices, values and optionally sizes, or of sizes, empty."""
        if parts and isinstance(parts[0], _core.Tensor):
            return torch.sparse_coo_tensor(*parts, dtype=self.dtype, **device_options(self))
        sizes = parts[0] if len(parts) == 1 and isinstance(parts[0], (tuple, list)) else parts or (0,)
        indices, values = _core.zeros((len(sizes), 0)).long(), _core.zeros((0,))
        return torch.sparse_coo_tensor(indices, values, tuple(sizes), dtype=self.dtype, **device_options(self))

    def new_zeros(self, *size, dtype=None, device=None, requires_grad=False, **options):
        """Return a tensor of layout torch.sparse_coo without stored elements, by default of the same type."""
        size = size[0] if len(size) == 1 and isinstance(size[0], (tuple, list)) else size
        where = {"device": device} if device is not None else device_options(self)
        dtype = self.dtype if dtype is None else dtype
        return torch.sparse_coo_tensor(size=tuple(size), dtype=dtype, requires_grad=requires_grad, **where)

    new_empty = new_zeros

    def _become(self, other, name):
        self.check_writable(name)
        blank = _core.zeros((), dtype=other.dtype, **device_options(other)).expand(other.shape)
        with overriding(False, False):
            _core.Tensor.data.__set__(self, blank)
        self._hold(other)
        return self

    def unsqueeze(self, dim):
        """Insert a sparse dim of size 1."""
        at = dim_of(dim, self.dim() + 1, "unsqueeze")
        indices, sizes = self._indices(), list(self.shape[:self.sparse_dim()])
        if at > self.sparse_dim():
            return self.with_values(self._stored.unsqueeze(at - self.sparse_dim() + 1))
        indices = _core.cat([indices[:at], indices.new_zeros((1, indices.size(1))), indices[at:]])
        return self.with_parts(indices, self._stored, [*sizes[:at], 1, *sizes[at:]], self.is_coalesced())

    def squeeze(self, dim=None):
        """Remove all dims of size 1, or one of them."""
        rank, sparse = self.dim(), self.sparse_dim()
        given = range(rank) if dim is None else (dim_of(dim, rank, "squeeze"),)
        dropped = {one for one in given if self.shape[one] == 1}
        kept = [one for one in range(sparse) if one not in dropped]
        values = self._stored
        for one in sorted(dropped, reverse=True):
            values = values.squeeze(one - sparse + 1) if one >= sparse else values
        return self.with_parts(self._indices()[kept], values, [self.shape[one] for one in kept], self.is_coalesced())

    # --- parts of a tensor --------------------------------------------------------------------------------------------

    def index_select(self, dim, index):
        """Select slices of a dim by a LongTensor, in its order; indices may repeat."""
        at, sparse = dim_of(dim, self.dim(), "index_select"), self.sparse_dim()
        if index.dim() > 1 or index.dtype.is_floating_point:
            raise RuntimeError(f"index_select: index is a {index.type()} of {index.dim()} dims; need a LongTensor of 1")
        index = index.long().view(-1)
        if at >= sparse:
            return self.with_values(self._stored.index_select(at - sparse + 1, index))
        size = self.shape[at]
        if index.numel() and not 0 <= index.min() <= index.max() < size:
            raise IndexError(f"index_select: index holds {index.min().item()} to {index.max().item()}; need 0 to "
                             f"{size - 1}")
        keys, order = self._indices()[at].sort(stable=True)
        starts = _core.searchsorted(keys, index)
        places, which = spans(starts, _core.searchsorted(keys, index, right=True) - starts)
        chosen = order.index_select(0, places)
        indices = self._indices().index_select(1, chosen)
        indices[at] = which
        sizes = [*self.shape[:at], index.numel(), *self.shape[at + 1:sparse]]
        result = self.with_parts(indices, self._stored.index_select(0, chosen), sizes)
        return result.coalesce() if self.is_coalesced() else result

    def narrow(self, dim, start, length):
        """Select the slices start to start + length - 1 of a dim."""
        at, sparse = dim_of(dim, self.dim(), "narrow"), self.sparse_dim()
        size, start = self.shape[at], int(start)
        start = start + size if start < 0 else start
        if not 0 <= start <= start + length <= size:
            raise IndexError(f"narrow: start is {start} and length {length}, and the size of dim {at} is {size}")
        if at >= sparse:
            return self.with_values(self._stored.narrow(at - sparse + 1, start, length))
        row = self._indices()[at]
        chosen = ((row >= start) & (row < start + length)).nonzero().view(-1)
        indices = self._indices().index_select(1, chosen)
        indices[at] -= start
        sizes = [*self.shape[:at], length, *self.shape[at + 1:sparse]]
        return self.with_parts(indices, self._stored.index_select(0, chosen), sizes, self.is_coalesced())

    narrow_copy = narrow

    def select(self, dim, index):
        """Select one slice and remove the dim; the result is dense if no sparse dim remains."""
        at, sparse = dim_of(dim, self.dim(), "select"), self.sparse_dim()
        if not -self.shape[at] <= index < self.shape[at]:
            raise IndexError(f"select: index is {index}, and the size of dim {at} is {self.shape[at]}")
        if at >= sparse:
            return self.with_values(self._stored.select(at - sparse + 1, index))
        part = self.narrow(at, index % self.shape[at], 1)
        if sparse == 1:
            return part._stored.sum(0)
        kept = [dim for dim in range(sparse) if dim != at]
        return part.with_parts(part._indices()[kept], part._stored, [part.shape[dim] for dim in kept],
                               part.is_coalesced())

    def __getitem__(self, key):
        """Index the first dims with ints and slices of step 1."""
        if not isinstance(self, Manipulation):
            raise NotImplementedError("a sparse tensor is no index; use to_dense()")
        result, at = self, 0
        for one in key if isinstance(key, tuple) else (key,):
            if isinstance(one, slice) and one.step in (None, 1):
                start, stop, _ = one.indices(result.shape[at] if at < result.dim() else 0)
                result, at = result.narrow(at, start, max(0, stop - start)), at + 1
            elif hasattr(one, "__index__") and not isinstance(one, (bool, _core.Tensor)):
                result = result.select(at, one.__index__())
            else:
                raise NotImplementedError("a sparse tensor is indexed by ints and by slices of step 1; use "
                                          "index_select() or to_dense()")
        return result

    def __len__(self):
        if not self.dim():
            raise TypeError("a tensor without dims has no length")
        return self.shape[0]

    def __iter__(self):
        return iter([self.select(0, i) for i in range(len(self))])

    # --- several tensors ----------------------------------------------------------------------------------------------

    def cat(tensors, dim=0):
        """Concatenate sparse tensors along a dim."""
        first = tensors[0] if tensors else None
        if not all(map(is_sparse, tensors)):
            raise NotImplementedError("cat: some tensors are sparse and some dense; use to_dense() or to_sparse()")
        at, sparse = dim_of(dim, first.dim(), "cat"), first.sparse_dim()
        sizes = [list(one.shape) for one in tensors]
        if any(one.sparse_dim() != sparse or size[:at] + size[at + 1:] != sizes[0][:at] + sizes[0][at + 1:]
               for one, size in zip(tensors, sizes, strict=True)):
            raise RuntimeError(f"cat: sizes are {sizes}; need the same but for dim {at}, and the same sparse dims")
        total, before, indices, values = sum(size[at] for size in sizes), 0, [], []
        for one, size in zip(tensors, sizes, strict=True):
            own, stored = one._indices().clone(), one._values()
            if at < sparse:
                own[at] += before
            else:
                pads = [stored.new_zeros(*stored.shape[:at - sparse + 1], width, *stored.shape[at - sparse + 2:])
                        for width in (before, total - before - size[at])]
                stored = _core.cat([pads[0], stored, pads[1]], at - sparse + 1)
            before += size[at]
            indices.append(own)
            values.append(stored)
        whole = [*sizes[0][:at], total, *sizes[0][at + 1:]]
        result = first.with_parts(_core.cat(indices, 1), _core.cat(values), whole[:sparse])
        return result.coalesce() if all(one.is_coalesced() for one in tensors) else result

    concat = concatenate = cat

    def stack(tensors, dim=0):
        """Stack sparse tensors of the same size along a new dim."""
        return Manipulation.cat([one.unsqueeze(dim) for one in tensors], dim)
