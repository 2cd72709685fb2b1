"""Elementwise operations and reductions of sparse tensors."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import shown
from torch._core import Tensor
from torch.composed.shapes import several
from torch.sparse.matching import check_sizes, is_sparse, matches
from torch.sparse.parts import flat


def _scalar(value):
    """Return whether a value is a number or a zero-dim dense tensor."""
    return not isinstance(value, Tensor) or not is_sparse(value) and not value.dim()


def _swapped(b, other, alpha):
    """Return the operands of add and sub, a + alpha * b, also for the argument order of 2016, (a, alpha, b)."""
    return (b, alpha) if other is None else (other, b)


class Arithmetic:
    """Elementwise operations and reductions. The first operand may be dense if the second is sparse."""

    __slots__ = ()

    def add(self, other, third=None, *, alpha=1):
        """Return self + alpha * other, sparse if both are; add(alpha, other) is the form of 2016."""
        other, alpha = _swapped(other, third, alpha)
        if not is_sparse(self):
            return other._added_to(self, alpha)
        if _scalar(other):
            raise NotImplementedError("add: a number would be added to every element; use to_dense() first")
        scaled = other if isinstance(alpha, int) and alpha == 1 else other * alpha
        if not is_sparse(other):
            return self._added_to(scaled, 1)
        check_sizes("add", self, other)
        values = _core.cat([self._stored, scaled._stored])
        result = self.with_parts(_core.cat([self._indices(), other._indices()], 1), values)
        return result.coalesce() if self.is_coalesced() and other.is_coalesced() else result

    def any(self, dim=None, keepdim=False):
        """Return whether an element is nonzero, of all or along dims.

        >>> torch.eye(2).to_sparse().any().item()
        True
        """
        if dim is None:
            return self.coalesce()._values().any()
        return self.to_dense().any(dim, keepdim)

    def __bool__(self):
        if self.numel() != 1:
            raise RuntimeError(f"bool: a tensor of {self.numel()} elements is neither true nor false")
        return bool(self.coalesce()._values().any())

    def _added_to(self, dense, alpha):
        """Return the dense tensor dense + alpha * self."""
        if dense.shape != self.shape:
            raise RuntimeError(f"add: input is a {shown(dense)}, other a {shown(self)}; need the same size")
        dtype = _core.promote_types(dense.dtype, self.dtype)
        values = (self._stored if isinstance(alpha, int) and alpha == 1 else self._stored * alpha).to(dtype)
        sizes, rank = self.shape[:self.sparse_dim()], self.sparse_dim()
        position = flat(self._indices(), sizes)
        rows = dense.to(dtype).reshape(math.prod(sizes), *self.shape[rank:])
        return rows.index_add(0, position, values).view(self.shape)

    def sub(self, other, third=None, *, alpha=1):
        """Return self - alpha * other; see add."""
        other, alpha = _swapped(other, third, alpha)
        return Arithmetic.add(self, other, alpha=-alpha)

    subtract = sub

    def rsub(self, other, *, alpha=1):
        """Return other - alpha * self."""
        return Arithmetic.add(other, self, alpha=-alpha)

    def mul(self, other):
        """Multiply by a number, a sparse tensor of the same size, or a dense tensor that broadcasts to the size."""
        if not is_sparse(self):
            return other.mul(self)
        if _scalar(other):
            return self.with_values(self._stored * other)
        if not is_sparse(other):
            return self.with_values(self._stored * self._picked("mul", other))
        check_sizes("mul", self, other)
        one, two = self.coalesce(), other.coalesce()
        mine, theirs = matches(one, two)
        values = one._stored.index_select(0, mine) * two._stored.index_select(0, theirs)
        return one.with_parts(one._indices().index_select(1, mine), values, coalesced=True)

    multiply = mul

    def _picked(self, name, dense):
        """Return the elements of a dense tensor at the coordinates."""
        try:
            return dense.expand(self.shape)[tuple(self._indices())]
        except RuntimeError:
            raise RuntimeError(f"{name}: input is a {shown(self)}, other a {shown(dense)}; need other to "
                               "expand to the size of input") from None

    def div(self, other, *, rounding_mode=None):
        """Divide by a number or by a dense tensor of the same size; elements that are not stored stay zero."""
        if not is_sparse(self) or is_sparse(other):
            raise NotImplementedError("div: a sparse divisor is zero nearly everywhere; use to_dense() of it first")
        own = self if rounding_mode is None else self.coalesce()
        divisor = other if _scalar(other) else own._picked("div", other)
        return own.with_values(_core.div(own._stored, divisor, rounding_mode=rounding_mode))

    divide = true_divide = div

    def floor_divide(self, other):
        """Divide and round down."""
        return Arithmetic.div(self, other, rounding_mode="floor")

    def pow(self, exponent):
        """Raise each element to a positive power."""
        if not is_sparse(self) or not _scalar(exponent) or not exponent > 0:
            raise NotImplementedError("pow: a sparse tensor is raised to a number above zero; use to_dense() otherwise")
        own = self.coalesce()
        return own.with_values(own._stored ** exponent)

    # Operators that bypass __torch_function__; it dispatches all others to the same methods.
    __add__ = __radd__ = add
    __mul__ = __rmul__ = mul
    __sub__, __truediv__, __pow__ = sub, div, pow

    # --- reductions ---------------------------------------------------------------------------------------------------

    def sum(self, dim=None, keepdim=False, *, dtype=None):
        """Return the sum over all dims, or over `dim`; the result is sparse as long as a sparse dim remains."""
        own = self if dtype is None else self.to(dtype)
        if dim is None or isinstance(dim, (tuple, list)) and not dim:
            return own._stored.sum()
        rank, sparse = own.dim(), own.sparse_dim()
        dims = set(several(dim, rank, "sum"))
        dense = [one - sparse + 1 for one in dims if one >= sparse]
        values = own._stored.sum(dense, keepdim) if dense else own._stored
        left = [one for one in range(sparse) if one not in dims]
        if not left and not keepdim:
            return values.sum(0)
        indices, sizes = own._indices(), list(own.shape[:sparse])
        if keepdim:
            indices = _core.stack([row * (one not in dims) for one, row in enumerate(indices)])
            sizes = [1 if one in dims else size for one, size in enumerate(sizes)]
        else:
            indices, sizes = indices[left], [sizes[one] for one in left]
        kept = not dims & set(range(sparse))
        result = own.with_parts(indices, values, sizes, coalesced=kept and own.is_coalesced())
        return result.coalesce()

    def mean(self, dim=None, keepdim=False, *, dtype=None):
        """Return the sum divided by the number of elements."""
        total = self.sum(dim, keepdim, dtype=dtype)
        return total / (self.numel() / max(1, total.numel()))

    def norm(self, p=2, dim=None, keepdim=False, dtype=None):
        """Return the p-norm of all elements for positive p."""
        if dim is not None:
            raise NotImplementedError("norm: of a sparse tensor it is that of all elements; use to_dense() for dims")
        return self.coalesce()._stored.norm(2 if p in (None, "fro") else p)

    # --- functions of a template tensor -------------------------------------------------------------------------------

    def zeros_like(self, **options):
        """Return a tensor of the same size without stored elements."""
        known = {key: value for key, value in options.items() if key in ("dtype", "device") and value is not None}
        result = self.with_parts(self._indices()[:, :0], self._stored.detach()[:0], coalesced=True)
        return result.to_sparse(layout=self._layout, blocksize=self._block).to(**known)

    empty_like = zeros_like

    def zero_(self):
        """Drop all elements."""
        self.check_writable("zero_")
        self._hold(self.zeros_like())
        return self

    def copy_(self, source, non_blocking=False):
        """Copy a sparse tensor of the same size into this tensor, which may be dense."""
        if not is_sparse(self):
            return self.copy_(source.to_dense())
        if not is_sparse(source) or source.shape != self.shape:
            raise RuntimeError(f"copy_: the source is a {shown(source)}; need a sparse tensor of size "
                               f"{tuple(self.shape)}")
        self.check_writable("copy_")
        self._hold(source.to(self.dtype).to(self.device).to_sparse(layout=self.layout).clone())
        return self

    def equal_to(self, other):
        """Return whether two sparse tensors have the same size and elements."""
        if not is_sparse(self) or not is_sparse(other) or self.shape != other.shape:
            return False
        if self.sparse_dim() != other.sparse_dim() or self.dtype is not other.dtype:
            return bool(_core.eq(self.to_dense(), other.to_dense()).all())
        return bool((self.sub(other).coalesce()._values() == 0).all())

    equal = equal_to
