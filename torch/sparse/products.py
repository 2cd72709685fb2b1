"""Products of sparse matrices with dense matrices, vectors and sparse matrices."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown
from torch._tensor import dtypes
from torch.sparse.matching import is_sparse
from torch.sparse.parts import make
from torch.sparse.sums import bag_sums, numbers, spans


def check_product(name, one, other):
    """Raise RuntimeError or TypeError if two matrices cannot be multiplied."""
    for value in (one, other):
        if value.dim() != 2 or is_sparse(value) and value.sparse_dim() != 2:
            dims = f" of {value.sparse_dim()} sparse dims" if is_sparse(value) else ""
            raise RuntimeError(f"{name}: an operand is a {shown(value)}{dims}; need matrices")
    if one.size(1) != other.size(0):
        raise RuntimeError(f"{name}: input is a {shown(one)}, mat2 a {shown(other)}; need input.size(1) == "
                           "mat2.size(0)")
    if one.dtype is not other.dtype:
        raise TypeError(f"{name}: input is a {shown(one)}, mat2 a {shown(other)}; convert one, e.g. "
                        f"mat2.to({one.dtype})")
    if one.dtype is dtypes.bool:
        raise TypeError(f"{name}: input is a {shown(one)}; bools have no product, use .float()")


def _numbers_first(values):
    """Return (numbers, tensors) of the arguments of an addmm, where beta and alpha may come before tensors."""
    tensors = [value for value in values if isinstance(value, _core.Tensor)]
    numbers = [value for value in values if not isinstance(value, _core.Tensor)]
    if len(tensors) != 3 or len(numbers) > 2:
        raise TypeError("addmm: need three tensors, and beta and alpha as numbers")
    return numbers, tensors


class Products:
    """Products of matrices. Either operand may be sparse; the product of two sparse matrices is sparse."""

    __slots__ = ()

    def mm(self, mat2):
        """Multiply two matrices: each result row is a sum of rows of mat2, weighted by the stored values."""
        check_product("mm", self, mat2)
        if not is_sparse(self):
            return mat2.t().mm(self.t()).t()
        if is_sparse(mat2):
            return _of_two(self, mat2)
        rows, columns, values = self.compressed()
        return bag_sums(mat2, columns, rows[:-1], values)

    def mv(self, vec):
        """Multiply a matrix by a vector."""
        if is_sparse(vec) or vec.dim() != 1:
            raise RuntimeError(f"mv: vec is a {shown(vec)}; need a dense vector")
        return Products.mm(self, vec.unsqueeze(1)).squeeze(1)

    def matmul(self, other):
        """Return `mm`, or `mv` for a vector."""
        if other.dim() == 1:
            return Products.mv(self, other)
        if self.dim() == 1:
            return Products.mv(other.t(), self)
        return Products.mm(self, other)

    __matmul__ = matmul

    def bmm(self, mat2):
        """Multiply each of a batch of matrices, coordinates of 3 dims, by one of dense ones.

        >>> torch.bmm(torch.eye(2).expand(3, 2, 2).to_sparse(), torch.ones(3, 2, 2)).sum().item()
        12.0
        """
        if self.dim() != 3 or mat2.dim() != 3 or self.size(0) != mat2.size(0) or self.size(2) != mat2.size(1):
            raise RuntimeError(f"bmm: self has size {tuple(self.shape)}, mat2 {tuple(mat2.shape)}; need (b, n, m) and "
                               "(b, m, p)")
        (count, rows, inner), (batch, row, column) = self.shape, self._indices()
        indices = _core.stack([batch * rows + row, batch * inner + column])
        flat = make(type(self), indices, self._values(), (count * rows, count * inner), False)
        return Products.mm(flat, mat2.reshape(count * inner, mat2.size(2))).reshape(count, rows, mat2.size(2))

    def spmm(self, mat2):
        """Return `mm`.

        >>> torch.dsmm(torch.eye(2).to_sparse(), torch.ones(2, 1)).tolist()
        [[1.0], [1.0]]
        """
        return Products.mm(self, mat2)

    dsmm = spmm

    def addmm(self, *operands, beta=1, alpha=1):
        """Return beta * self + alpha * (mat1 @ mat2), sparse if both are.

        addmm(beta, input, alpha, a, b) is the form of 2016.
        """
        numbers, (base, mat1, mat2) = _numbers_first((self, *operands))
        beta, alpha = (*numbers, *(beta, alpha)[len(numbers):])
        product = Products.mm(mat1, mat2) * alpha
        if beta == 0:
            return product
        base = base if is_sparse(base) else base.expand(product.shape)
        return (base if beta == 1 else base * beta) + product

    def smm(self, mat2):
        """Multiply by a dense matrix and return a sparse matrix of the rows that are not empty.

        >>> torch.smm(torch.eye(2).to_sparse(), torch.ones(2, 1)).to_dense().tolist()
        [[1.0], [1.0]]
        """
        return Products._rows_of(self, mat2)

    def sspaddmm(self, *operands, beta=1, alpha=1):
        """Return the sparse matrix beta * self + alpha * smm(mat1, mat2).

        >>> x = torch.eye(2).to_sparse()
        >>> torch.saddmm(x, x, torch.ones(2, 2), beta=2).to_dense().tolist()
        [[3.0, 1.0], [1.0, 3.0]]
        """
        numbers, (base, mat1, mat2) = _numbers_first((self, *operands))
        beta, alpha = (*numbers, *(beta, alpha)[len(numbers):])
        return base * beta + Products._rows_of(mat1, mat2) * alpha

    saddmm = sspaddmm

    def _rows_of(self, mat2):
        check_product("smm", self, mat2)
        product = Products.hspmm(self, mat2)
        rows, width = product._indices()[0], mat2.size(1)
        columns = numbers(width, mat2)
        indices = _core.stack([_core.repeat_interleave(rows, width), columns.repeat(rows.numel())])
        return make(type(self), indices, product._values().reshape(-1), product.shape, True)

    def hspmm(self, mat2):
        """Multiply by a dense matrix and return a tensor with one sparse dim: the rows that are not empty.

        >>> product = torch.hsmm(torch.tensor([[0.0, 0.0], [0.0, 2.0]]).to_sparse(), torch.ones(2, 3))
        >>> product._indices().tolist(), product._values().tolist()
        ([[1]], [[2.0, 2.0, 2.0]])
        """
        check_product("hspmm", self, mat2)
        starts, columns, values = self.compressed()
        rows = (starts[1:] != starts[:-1]).nonzero().view(-1)
        sums = bag_sums(mat2, columns, starts.index_select(0, rows), values)
        return make(type(self), rows.unsqueeze(0), sums, (self.size(0), mat2.size(1)), True)

    hsmm = hspmm

    def sampled_addmm(self, mat1, mat2, *, beta=1, alpha=1):
        """Return beta * self + alpha * (mat1 @ mat2) at the stored elements of self only."""
        check_product("sampled_addmm", mat1, mat2)
        if (mat1.size(0), mat2.size(1)) != tuple(self.shape) or self.dtype is not mat1.dtype:
            raise RuntimeError(f"sampled_addmm: input is a {shown(self)}, mat1 a {shown(mat1)}, mat2 a "
                               f"{shown(mat2)}; need the size and type of mat1 @ mat2")
        rows, columns = self._indices()
        product = (mat1.index_select(0, rows) * mat2.t().index_select(0, columns)).sum(1)
        return self.with_values(self._stored * beta + product * alpha)


def _of_two(one, two):
    """Multiply two sparse matrices: multiply each value of the first by the matching row of the second, then sum."""
    one = one.coalesce()
    starts, columns, values = two.compressed()
    rows, inner = one._indices()
    counts = (starts[1:] - starts[:-1]).index_select(0, inner)
    places, which = spans(starts.index_select(0, inner), counts)
    products = one._values().index_select(0, which) * values.index_select(0, places)
    indices = _core.stack([rows.index_select(0, which), columns.index_select(0, places)])
    return one.with_parts(indices, products, (one.size(0), two.size(1))).coalesce()
