"""Linear algebra over batches: the last two dims are matrices, all others count them.

Gradients are those of the rows of ops.yaml underneath (inverse, gesv, svd, qr, symeig, potrf). What is singular,
not positive definite or not finite raises RuntimeError with the matrix's size.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import torch
from torch import _core

if TYPE_CHECKING:
    from typing import Any

    from torch._methods import AnyTensor

__all__ = ["cholesky", "det", "eigh", "inv", "lstsq", "matrix_rank", "norm", "pinv", "qr", "slogdet", "solve", "svd"]


def _check(name, tensor):
    if not isinstance(tensor, (_core.Tensor, _core.Variable)):
        raise TypeError(f"linalg.{name}: need a Tensor or a Variable, not {type(tensor).__name__}")
    if tensor.dim() < 2:
        raise ValueError(f"linalg.{name}: input is {list(tensor.size())}; need 2 dimensions or more")


def _each(function, *operands):
    """The results for each matrix of the operands, whose leading sizes agree, stacked."""
    leading = tuple(operands[0].size())[:-2]
    if not leading:
        return function(*operands)
    count = math.prod(leading)
    if not count:
        raise ValueError(f"linalg: {list(operands[0].size())} holds no matrices")
    flat = [operand.reshape((count, *operand.size()[-2:])) for operand in operands]
    found = [function(*(operand.select(0, i) for operand in flat)) for i in range(count)]
    if isinstance(found[0], tuple):
        return tuple(_stacked(results, leading) for results in zip(*found, strict=True))
    return _stacked(found, leading)


def _stacked(results, leading):
    stacked = torch.stack(list(results), 0)
    return stacked.reshape((*leading, *stacked.size()[1:]))


def _one(tensor):
    """A result of one element for each matrix without its last dim, a number for one matrix of a Tensor."""
    if tensor.dim() > 1:
        return tensor.squeeze(-1)
    return tensor if isinstance(tensor, _core.Variable) else tensor[0]


def inv(input: AnyTensor) -> AnyTensor:
    """The inverses of square matrices.

    >>> import torch
    >>> torch.linalg.inv(torch.eye(2) * 2)[0, 0]
    0.5
    """
    _check("inv", input)
    return _each(lambda one: one.inverse(), input)


def solve(A: AnyTensor, B: AnyTensor) -> AnyTensor:
    """The X of A @ X = B, where B holds matrices, or vectors if it has one dim less than A."""
    _check("solve", A)
    if B.dim() == A.dim() - 1:
        return _each(lambda a, b: b.gesv(a)[0], A, B.unsqueeze(-1)).squeeze(-1)
    return _each(lambda a, b: b.gesv(a)[0], A, B)


def cholesky(input: AnyTensor, upper: bool = False) -> AnyTensor:
    """The lower L with L @ L.t() = input, or the upper U with U.t() @ U = input."""
    _check("cholesky", input)
    return _each(lambda one: one.potrf(upper), input)


def qr(input: AnyTensor) -> tuple[AnyTensor, AnyTensor]:
    """Q with orthonormal columns and R, an upper triangle, with Q @ R = input."""
    _check("qr", input)
    return _each(lambda one: one.qr(), input)


def eigh(input: AnyTensor, UPLO: str = "L") -> tuple[AnyTensor, AnyTensor]:
    """The eigenvalues of symmetric matrices, ascending, and their vectors in columns; one triangle is read."""
    _check("eigh", input)
    if UPLO not in ("L", "U"):
        raise ValueError(f"linalg.eigh: UPLO is {UPLO!r}; need 'L' or 'U'")
    return _each(lambda one: one.symeig(True, UPLO == "U"), input)


def svd(input: AnyTensor, full_matrices: bool = True) -> tuple[AnyTensor, AnyTensor, AnyTensor]:
    """U, S and V transposed, with U @ diag(S) @ Vh = input and S descending."""
    _check("svd", input)
    u, s, v = _each(lambda one: one.svd(not full_matrices), input)
    return u, s, v.transpose(-1, -2)


def det(input: AnyTensor) -> Any:
    """The determinants of square matrices; a number for one of a Tensor."""
    _check("det", input)
    if input.dim() == 2:
        return input.det()
    sign, logarithm = _each(lambda one: one.slogdet(), input)
    return _one(sign * logarithm.exp())


def slogdet(input: AnyTensor) -> Any:
    """The signs of the determinants and the logarithms of their magnitudes."""
    _check("slogdet", input)
    return tuple(map(_one, _each(lambda one: one.slogdet(), input)))


def norm(input: AnyTensor, ord: Any = None, dim: Any = None, keepdim: bool = False) -> Any:
    """Norms: of vectors along an int dim, of matrices in two dims, or of all elements.

    ord is a number for vectors: 2 by default, inf, -inf, 0 (how many are not zero) or any other p. For matrices it is
    'fro' by default, 'nuc' (the sum of the singular values), 1, -1, inf, -inf (sums of columns or rows), 2 or -2
    (singular values).
    """
    if dim is None and ord is None:
        return input.norm(2)
    if dim is None:
        dim = 0 if input.dim() == 1 else (-2, -1)
        if len(input.size()) > 2:
            raise ValueError(f"linalg.norm: input is {list(input.size())}, ord is {ord!r}; name dim, one or two dims")
    if isinstance(dim, int):
        return _vector_norm(input, 2 if ord is None else ord, dim, keepdim)
    return _matrix_norm(input, "fro" if ord is None else ord, dim, keepdim)


def _vector_norm(input, ord, dim, keepdim):
    if isinstance(ord, str):
        raise ValueError(f"linalg.norm: ord is {ord!r}; need a number for vectors")
    if ord in (float("inf"), float("-inf")):
        size = input.abs()
        return size.amax(dim, keepdim) if ord > 0 else size.amin(dim, keepdim)
    if ord == 0:
        return input.ne(0).type_as(input).sum(dim, keepdim)
    if ord < 0:
        return input.abs().pow(ord).sum(dim, keepdim).pow(1 / ord)
    return input.norm(ord, dim, keepdim)


def _matrix_norm(input, ord, dim, keepdim):
    rows, columns = (d % input.dim() for d in dim)
    if rows == columns:
        raise ValueError(f"linalg.norm: dim is {tuple(dim)}; need two dims")
    if ord == "fro":
        return input.norm(2, (rows, columns), keepdim)
    moved = input.movedim((rows, columns), (-2, -1))
    if ord in ("nuc", 2, -2):
        values = _each(lambda one: one.svd()[1], moved)
        result = values.sum(-1) if ord == "nuc" else values.amax(-1) if ord == 2 else values.amin(-1)
    elif ord in (1, -1, float("inf"), float("-inf")):
        sums = moved.abs().sum(-2 if abs(ord) == 1 else -1)
        result = sums.amax(-1) if ord > 0 else sums.amin(-1)
    else:
        raise ValueError(f"linalg.norm: ord is {ord!r}; need 'fro', 'nuc', 1, -1, 2, -2, inf or -inf for matrices")
    if keepdim and input.dim() == 2:
        return result.reshape((1, 1))
    for d in sorted((rows, columns)) if keepdim else ():
        result = result.unsqueeze(d)
    return result if keepdim or input.dim() > 2 else _one(result)


def _significant(s, size, rtol):
    """Which singular values count as more than zero: those above rtol times the largest."""
    values = s.data if isinstance(s, _core.Variable) else s
    if rtol is None:
        rtol = max(size) * (2.0**-52 if "Double" in values.type() else 2.0**-23)
    return values > values.max(-1)[0].unsqueeze(-1) * rtol if values.dim() > 1 else values > values.max() * rtol


def matrix_rank(input: AnyTensor, rtol: float | None = None) -> Any:
    """How many singular values are above rtol times the largest; an int for one matrix.

    rtol is by default the larger size times the type's precision.
    """
    _check("matrix_rank", input)
    data = input.data if isinstance(input, _core.Variable) else input
    found = _significant(_each(lambda one: one.svd()[1], data), data.size()[-2:], rtol).long().sum(-1)
    return found[0] if data.dim() == 2 else found


def pinv(input: AnyTensor, rtol: float | None = None) -> AnyTensor:
    """The inverse of Moore and Penrose, by singular values above rtol times the largest (see matrix_rank)."""
    _check("pinv", input)

    def one(matrix):
        u, s, v = matrix.svd()
        kept = _significant(s, matrix.size(), rtol)
        inverse = torch.where(kept, 1 / s, 0)
        return (v * inverse).mm(u.t())
    return _each(one, input)


def lstsq(A: AnyTensor, B: AnyTensor) -> Any:
    """The X with the least |A @ X - B|, the shortest of many, and the ranks of A: a pair.

    B holds matrices, or vectors if it has one dim less than A.
    """
    _check("lstsq", A)
    vectors = B.dim() == A.dim() - 1
    right = B.unsqueeze(-1) if vectors else B
    result = _each(lambda inverse, b: inverse.mm(b), pinv(A), right)
    return (result.squeeze(-1) if vectors else result), matrix_rank(A)
