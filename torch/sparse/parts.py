"""The parts of a sparse tensor: indices, values and header, and the methods that use only these."""

from __future__ import annotations

import math

from torch import _core
from torch._tensor import devices
from torch.sparse.layouts import COMPRESSED, check_layout
from torch.sparse.sums import bag_of, bag_sums, device_options, numbers, scatter_sum


def flat(indices, sizes):
    """Return the linear index, in row-major order, of each coordinate (sparse dims, nnz) in a tensor of `sizes`."""
    position = indices.new_zeros(indices.size(1))
    for row, size in zip(indices, sizes, strict=True):
        position = position * size + row
    return position


def make(kind, indices, values, size, coalesced=False, layout=devices.sparse_coo, rows=None,
         block=None):
    """Return a SparseTensor (class `kind`) of parts that fit each other.

    Args:
        indices: (sparse dims, nnz); for a matrix with `rows`, the indices along the other dim (nnz).
        values: (nnz, *dense sizes); the elements of all blocks.
        coalesced: whether the coordinates are sorted and unique.
        rows: start of each compressed row or column, and nnz at the end.
        block: sizes of a block; the other indices count blocks.
    """
    blank = _core.zeros((), dtype=values.dtype, **device_options(values)).expand(tuple(size))
    result = _core.set_class(blank, kind)
    result._indices_or_columns, result._rows, result._stored = indices, rows, values
    result._is_coalesced = coalesced or rows is None and values.size(0) < 2
    result._layout, result._compressed, result._block = layout, None, block
    return result


def _part(name):
    def method(self):
        check_layout(self, name)
        return self._rows if COMPRESSED[self._layout].starts == name else self._indices_or_columns
    method.__name__ = name
    method.__doc__ = (
        "Return the start of each compressed row or column, and the number of values or blocks." if name[0] == "c"
        and name != "col_indices" else "Return the index of each value or block along the other dim.")
    return method


class Parts:
    """The parts of a sparse tensor. Its header has size, type and device, but no elements."""

    __slots__ = ()

    plain_calls = frozenset("shape ndim dtype device itemsize is_cuda is_cpu size dim ndimension numel nelement "
                            "element_size get_device is_same_size".split())

    def is_floating_point(self):
        """Return whether the elements are floating point numbers."""
        return self.dtype.is_floating_point

    def is_complex(self):
        """Return whether the elements are complex numbers."""
        return self.dtype.is_complex

    def is_signed(self):
        """Return whether the elements may be negative."""
        return self.dtype.is_signed

    layout = property(lambda self: self._layout, doc="torch.sparse_coo, or one of the compressed layouts.")
    is_sparse = property(lambda self: self._layout is devices.sparse_coo, doc="Whether its layout is torch.sparse_coo.")
    is_sparse_csr = property(lambda self: self._layout is devices.sparse_csr, doc="Whether it is torch.sparse_csr.")

    _may_repeat = property(lambda self: self._layout in (devices.sparse_coo, devices.sparse_csr),
                           doc="Whether the layout allows equal coordinates.")

    # --- parts --------------------------------------------------------------------------------------------------------

    def _values(self):
        """Return the values, (nnz, *dense sizes); the elements of all blocks as a vector."""
        return self._stored

    def _indices(self):
        """Return the coordinates, a LongTensor (sparse dims, nnz)."""
        if self._rows is None:
            return self._indices_or_columns
        places, block = self._indices_or_columns, self._block
        pair = [bag_of(self._rows[:-1], places.numel()), places]
        indices = _core.stack(pair[::-1] if COMPRESSED[self._layout].dim else pair)
        if block is None:
            return indices
        inside = numbers(block[0] * block[1], places)
        inside = _core.stack([inside // block[1], inside % block[1]])
        first = indices * _core.stack([indices.new_tensor(size) for size in block]).unsqueeze(1)
        return (first.unsqueeze(2) + inside.unsqueeze(1)).reshape(2, -1)

    def _nnz(self):
        """Return the number of stored elements, or of blocks."""
        return self._stored.size(0) if self._block is None else self._indices_or_columns.numel()

    nnz = _nnz

    def indices(self):
        """Return the coordinates of a coalesced tensor of layout torch.sparse_coo."""
        check_layout(self, "indices")
        self._check_coalesced("indices")
        return self._indices()

    def values(self):
        """Return the values of a coalesced tensor, or of a compressed one: (nnz), or blocks (nnz, rows, columns)."""
        if self.layout is devices.sparse_coo:
            self._check_coalesced("values")
        return self._stored if self._block is None else self._stored.view(-1, *self._block)

    crow_indices, col_indices, ccol_indices, row_indices = map(
        _part, ("crow_indices", "col_indices", "ccol_indices", "row_indices"))

    def sparse_dim(self):
        """Return the number of dims with coordinates."""
        return 2 if self._rows is not None else self._indices_or_columns.size(0)

    def dense_dim(self):
        """Return the number of dims of each value."""
        return self._stored.dim() - 1

    def _check_coalesced(self, name):
        if not self._is_coalesced:
            raise RuntimeError(f"{name}: the tensor is not coalesced; use coalesce() first, or _{name}()")

    # --- the order of the parts ---------------------------------------------------------------------------------------

    def is_coalesced(self):
        """Return whether the coordinates are known to be sorted and unique."""
        return self._is_coalesced

    def coalesce(self):
        """Sort the coordinates and sum the values of equal coordinates; return self if it is coalesced."""
        if self._is_coalesced:
            return self
        indices, values, sizes = self._indices(), self._stored, self.shape[:self.sparse_dim()]
        position, order = flat(indices, sizes), None
        if (position[1:] < position[:-1]).any():
            position, order = position.sort(stable=True)
        fresh = position[1:] != position[:-1]
        if order is None and fresh.all():
            return self.with_values(values, True)
        starts = _core.cat([fresh.new_zeros(1, dtype=position.dtype), fresh.nonzero().view(-1) + 1])
        order = numbers(position.numel(), position) if order is None else order
        if starts.numel() == position.numel():
            return self.with_parts(indices.index_select(1, order), values.index_select(0, order), coalesced=True)
        if values.dtype.is_floating_point:
            table = values.reshape(values.size(0), math.prod(values.shape[1:]))
            values = bag_sums(table, order, starts).view(starts.numel(), *values.shape[1:])
        else:
            values = scatter_sum(values.index_select(0, order), bag_of(starts, position.numel()), starts.numel())
        return self.with_parts(indices.index_select(1, order.index_select(0, starts)), values, coalesced=True)

    def compressed(self):
        """Return (rows, columns, values) of a matrix: the start of each row and nnz, and sorted columns."""
        if self._layout is devices.sparse_csr:
            return self._rows, self._indices_or_columns, self._stored
        own = self.coalesce()
        if own._compressed is None:
            counts = _core.bincount(own._indices()[0].contiguous(), minlength=own.size(0))
            own._compressed = _core.cat([counts.new_zeros(1), counts.cumsum(0)])
        return own._compressed, own._indices()[1].contiguous(), own._stored

    # --- new tensors of the same kind ---------------------------------------------------------------------------------

    def with_values(self, values, coalesced=None):
        """Return a tensor of the same coordinates with other values, (nnz, *dense sizes)."""
        size = (*self.shape[:self.sparse_dim()], *values.shape[1:])
        coalesced = self._is_coalesced if coalesced is None else coalesced
        result = make(type(self), self._indices_or_columns, values, size, coalesced, self._layout, self._rows,
                      self._block)
        result._compressed = self._compressed
        return result

    def with_parts(self, indices, values, sizes=None, coalesced=False):
        """Return a tensor of other coordinates and values, optionally with other sparse sizes.

        The layout is torch.sparse_csr if it is that of this tensor, otherwise torch.sparse_coo.
        """
        sizes = self.shape[:self.sparse_dim()] if sizes is None else sizes
        result = make(type(self), indices, values, (*sizes, *values.shape[1:]), coalesced)
        return result.to_sparse_csr() if self._layout is devices.sparse_csr and len(sizes) == 2 else result

    def _hold(self, other):
        """Take over the parts of another tensor of the same size and type."""
        for name in ("_indices_or_columns", "_rows", "_stored", "_is_coalesced", "_layout", "_compressed", "_block"):
            setattr(self, name, getattr(other, name))

    def check_writable(self, name):
        """Raise RuntimeError if the tensor is a leaf that requires grad."""
        if self.requires_grad and self.is_leaf and _core.records():
            raise RuntimeError(f"{name}: a leaf that requires grad cannot be changed in place; use torch.no_grad()")

    # --- gradients are gradients of the values ------------------------------------------------------------------------

    is_leaf = property(lambda self: self._stored.is_leaf)
    grad_fn = property(lambda self: self._stored.grad_fn)
    creator = property(lambda self: self._stored.creator)

    @property
    def requires_grad(self):
        """Whether autograd records operations on the tensor."""
        return self._stored.requires_grad

    @requires_grad.setter
    def requires_grad(self, value):
        self._stored.requires_grad = value

    @property
    def grad(self):
        """The gradient, with the same coordinates, or None."""
        return None if self._stored.grad is None else self.with_values(self._stored.grad)

    @grad.setter
    def grad(self, value):
        fits = value is None or getattr(value, "shape", None) == self.shape and value.layout is self.layout
        if not fits or value is not None and value._nnz() != self._nnz():
            raise RuntimeError("grad: the gradient of a sparse tensor is a sparse tensor of the same coordinates")
        self._stored.grad = None if value is None else value._values()

    def requires_grad_(self, requires_grad=True):
        """Set requires_grad of a leaf."""
        self._stored = self._stored.requires_grad_(requires_grad)
        return self

    def retain_grad(self):
        """Keep the gradient of a tensor that is not a leaf."""
        self._stored.retain_grad()

    def detach(self):
        """Return a tensor of the same parts without a graph."""
        return self.with_values(self._stored.detach())

    def detach_(self):
        """Detach the tensor from the graph in place."""
        self._stored = self._stored.detach()
        return self

    @property
    def data(self):
        """The same parts without a graph."""
        return self.detach() if self.requires_grad else self

    def backward(self, gradient=None, **options):
        """Accumulate the gradients of the leaves; `gradient` is a sparse tensor of the same coordinates."""
        self._stored.backward(self._own_values(gradient), **options)

    def _own_values(self, gradient):
        """Return the elements of a gradient at the places of this tensor; None stays None."""
        if gradient is None:
            return None
        same = gradient.layout is self.layout and gradient._values().size() == self._stored.size()
        return gradient._values() if same else gradient.to_dense().sparse_mask(self)._values()

    @staticmethod
    def differentiate(outputs, inputs, grad_outputs, retain_graph, create_graph):
        """Compute torch.autograd.grad with sparse tensors, by differentiating their values."""
        from torch.autograd import grad

        def listed(given):
            return given if isinstance(given, (tuple, list)) else (given,)

        def values(given):
            return [one._values() if hasattr(one, "_stored") else one for one in listed(given)]

        ends = None if grad_outputs is None else [
            output._own_values(end) if hasattr(output, "_stored")
            else end.to_dense() if hasattr(end, "_stored") else end
            for output, end in zip(*map(listed, (outputs, grad_outputs)), strict=True)]
        result = grad(values(outputs), values(inputs), ends, retain_graph=retain_graph, create_graph=create_graph,
                      allow_unused=True)
        return tuple(one.with_values(gradient) if hasattr(one, "_stored") and gradient is not None else gradient
                     for one, gradient in zip(inputs, result, strict=True))

    def register_hook(self, hook):
        """Call hook(gradient) with each gradient of the tensor; a returned tensor replaces it."""
        def of_values(gradient):
            changed = hook(self.with_values(gradient))
            return None if changed is None else changed._values()
        return self._stored.register_hook(of_values)
