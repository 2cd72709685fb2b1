"""Functions of torch whose arguments a row cannot describe: texts, and lists of any length."""

from __future__ import annotations

from math import prod

import torch
from torch import _core
from torch._base.arguments import fractional, is_int
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.dtypes import complex128, float64, result_type
from torch.composed.shapes import several

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import IntTensor, Size, Tensor


@one_op
def meshgrid(*tensors: Tensor, indexing: str = "ij") -> tuple[Tensor, ...]:
    """Return the coordinates of all points of a grid, as a tuple of views with one dim per vector or number.

    `indexing` is "ij", or "xy" to swap the first two dims.

    >>> import torch
    >>> [tuple(grid.size()) for grid in torch.meshgrid(torch.ones(2), torch.ones(3))]
    [(2, 3), (2, 3)]
    """
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        tensors = tensors[0]
    tensors = [tensor.view(1) if _core.is_tensor(tensor) and not tensor.dim() else tensor for tensor in tensors]
    _check_vectors("meshgrid", tensors)
    if indexing not in ("ij", "xy"):
        raise ValueError(f"meshgrid: indexing is {indexing!r}; need 'ij' or 'xy'")
    size = [tensor.numel() for tensor in tensors]
    grids = [tensor.view([-1 if d == dim else 1 for d in range(len(size))]).expand(size)
             for dim, tensor in enumerate(tensors)]
    swapped = indexing == "xy" and len(size) > 1
    return tuple(grid.transpose(0, 1) if swapped else grid for grid in grids)


def _check_vectors(name, tensors):
    if not tensors or any(not _core.is_tensor(tensor) or tensor.dim() != 1 for tensor in tensors):
        raise ValueError(f"{name}: need vectors")


@one_op
def tensordot(a: Tensor, b: Tensor, dims: Any = 2, out: Tensor | None = None) -> Tensor:
    """Return the sum of products over the last `dims` dims of a and the first of b, or over two lists of dims.

    Raises ValueError if summed dims differ in size, and IndexError for a dim that does not exist.

    >>> import torch
    >>> torch.tensordot(torch.ones(2, 3), torch.ones(3, 4), dims=1).size()
    torch.Size([2, 4])
    """
    if is_int(dims):
        if not 0 <= dims <= min(a.dim(), b.dim()):
            raise ValueError(f"tensordot: dims is {dims}, a has {a.dim()} dimensions, b {b.dim()}; need 0 up to both")
        dims = range(a.dim() - dims, a.dim()), range(dims)
    if len(dims) != 2:
        raise ValueError(f"tensordot: dims are {dims}; need a number, or the dims of a and those of b")
    left, right = several(dims[0], a.dim(), "tensordot"), several(dims[1], b.dim(), "tensordot")
    for one, other in zip(left, right, strict=False):  # a sum over a size of 1 broadcasts it
        if 1 in (a.size(one), b.size(other)) and a.size(one) != b.size(other):
            a, b = (t.sum(dim, keepdim=True, dtype=t.dtype) for t, dim in ((a, one), (b, other)))
    if [a.size(d) for d in left] != [b.size(d) for d in right]:
        raise ValueError(f"tensordot: a is {list(a.size())}, b is {list(b.size())}, dims are {left} and {right}; "
                         "need equal sizes along them")
    rest, more = ([d for d in range(t.dim()) if d not in used] for t, used in ((a, left), (b, right)))
    count = prod(a.size(d) for d in left)
    first = a.permute(rest + left).reshape((prod(a.size(d) for d in rest), count))
    second = b.permute(right + more).reshape((count, prod(b.size(d) for d in more)))
    result = first.mm(second).reshape([a.size(d) for d in rest] + [b.size(d) for d in more])
    return result if out is None else _core.write("tensordot", result, out)


def btriunpack(
    LU_data: Tensor, LU_pivots: IntTensor | Tensor, unpack_data: bool = True, unpack_pivots: bool = True,
) -> Any:
    """Return P, L and U from the results of btrifact, such that P @ L @ U are the matrices.

    Args:
        LU_data: the factors, (batch, m, n).
        LU_pivots: the pivots, (batch, min(m, n)), counted from 1.
        unpack_data: False returns None for L and U.
        unpack_pivots: False returns None for P.

    Raises:
        ValueError: the sizes do not fit.
        IndexError: a pivot is not a row.

    >>> import torch
    >>> a = torch.FloatTensor([[[0, 2], [3, 1]]])
    >>> p, l, u = torch.btriunpack(*a.btrifact())
    >>> p.bmm(l).bmm(u).tolist()
    [[[0.0, 2.0], [3.0, 1.0]]]
    """
    data, pivots = LU_data.size(), LU_pivots.size()
    if len(pivots) != 2 or len(data) != 3 or pivots != (data[0], min(data[1:])):
        raise ValueError(f"btriunpack: LU_data is {list(data)}, LU_pivots is {list(pivots)}; need "
                         "(batch, m, n) and (batch, min(m, n))")
    permutation, lower, upper = torch.lu_unpack(LU_data, LU_pivots)
    return permutation if unpack_pivots else None, *((lower, upper) if unpack_data else (None, None))


def broadcast_shapes(*sizes: int | Sequence[int]) -> Size:
    """Return the size that results from broadcasting the given sizes.

    >>> import torch
    >>> torch.broadcast_shapes((2, 1), (3,))
    torch.Size([2, 3])
    """
    from torch.composed.broadcasting import broadcast

    common = ()
    for size in sizes:
        common = broadcast(common, (size,) if is_int(size) else size, "broadcast_shapes")
    return _core.Size(common)


@one_op
def broadcast_tensors(*tensors: Tensor) -> tuple[Tensor, ...]:
    """Return views of the tensors, broadcast to one size.

    >>> import torch
    >>> [tuple(t.size()) for t in torch.broadcast_tensors(torch.ones(2, 1), torch.ones(3))]
    [(2, 3), (2, 3)]
    """
    sizes = [tensor.size() for tensor in tensors]
    common = sizes[0] if sizes and sizes.count(sizes[0]) == len(sizes) else broadcast_shapes(*sizes)
    return tuple([tensor.expand(common) for tensor in tensors])


@one_op
def cartesian_prod(*tensors: Tensor) -> Tensor:
    """Return all combinations of one element per vector, one per row, with the last element changing fastest.

    A single vector is returned unchanged.

    >>> import torch
    >>> torch.cartesian_prod(torch.LongTensor([1, 2]), torch.LongTensor([3, 4])).tolist()
    [[1, 3], [1, 4], [2, 3], [2, 4]]
    """
    _check_vectors("cartesian_prod", tensors)
    if len(tensors) == 1:
        return tensors[0]
    return _core.stack([grid.reshape((grid.numel(),)) for grid in meshgrid(*tensors)], 1)


def _each(function, tensors, one):
    """Apply the function to one tensor, which may be given as `input=`, or return a tuple for several."""
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        return tuple(function(tensor) for tensor in tensors[0])
    if one or len(tensors) == 1:
        return function(*tensors, **one)
    return tuple(function(tensor) for tensor in tensors)


@one_op
def atleast_1d(*tensors: Tensor, **one: Tensor) -> Any:
    """Return the tensor with at least one dim, or a tuple for several tensors.

    >>> import torch
    >>> [one.size() for one in torch.atleast_1d(torch.tensor(1.0), torch.ones(2, 3))]
    [torch.Size([1]), torch.Size([2, 3])]
    """
    return _each(_core.atleast_1d, tensors, one)


@one_op
def atleast_2d(*tensors: Tensor, **one: Tensor) -> Any:
    """Return the tensor with at least two dims, or a tuple for several tensors. A vector becomes a row.

    >>> import torch
    >>> torch.atleast_2d(torch.ones(3)).size()
    torch.Size([1, 3])
    """
    return _each(_core.atleast_2d, tensors, one)


@one_op
def atleast_3d(*tensors: Tensor, **one: Tensor) -> Any:
    """Return the tensor with at least three dims, or a tuple for several tensors.

    A vector gets a new dim before and after its own, and a matrix a new last dim.

    >>> import torch
    >>> torch.atleast_3d(torch.ones(3)).size()
    torch.Size([1, 3, 1])
    """
    return _each(_core.atleast_3d, tensors, one)


@one_op
def block_diag(*tensors: Tensor) -> Tensor:
    """Return zeros with the matrices along the diagonal. Vectors are rows, and numbers are 1x1 matrices.

    >>> import torch
    >>> torch.block_diag(torch.ones(1, 2), torch.ones(1)).tolist()
    [[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    """
    from torch.nn.functional import pad

    matrices = [tensor if tensor.dim() > 1 else tensor.reshape((1, tensor.numel())) for tensor in tensors]
    if any(matrix.dim() != 2 for matrix in matrices):
        raise ValueError(f"block_diag: the tensors have {[tensor.dim() for tensor in tensors]} dimensions; need "
                         "matrices, vectors and numbers")
    if not matrices:
        return _core.empty(1, 0)
    columns, rows, before = sum(matrix.size(1) for matrix in matrices), [], 0
    for matrix in matrices:
        rows.append(pad(matrix, (before, columns - before - matrix.size(1))))
        before += matrix.size(1)
    return _core.cat(rows, 0)


__all__ = [
    "block_diag", "broadcast_shapes", "broadcast_tensors", "btriunpack", "cartesian_prod", "meshgrid",
    "tensordot",
]


def as_strided(
    input: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Tensor:
    """Return a view of the storage with element (i, j, ...) at storage_offset + i * stride[0] + j * stride[1] + ...

    Raises ValueError for negative numbers and for elements outside the storage.

    >>> import torch
    >>> torch.as_strided(torch.arange(0, 4), (3, 2), (1, 1)).tolist()
    [[0, 1], [1, 2], [2, 3]]
    """
    return input.as_strided(size, stride, storage_offset)


@one_op
def gradient(input: Tensor, *, spacing: Any = 1, dim: Any = None, edge_order: int = 1) -> tuple[Tensor, ...]:
    """Return the numerical derivative along each dim, by second-order central differences.

    Args:
        spacing: the distance of the elements as a number, one number per dim, or per dim a vector of coordinates.
            None is 1.
        dim: one dim or several, by default all.
        edge_order: the order of the differences at both ends, 1 or 2.

    Raises:
        ValueError: a dim has fewer than edge_order + 1 elements.

    >>> import torch
    >>> torch.gradient(torch.FloatTensor([1, 4, 9, 16]))[0].tolist()
    [3.0, 4.0, 6.0, 7.0]
    """
    dims = several(dim, input.dim(), "gradient")
    spacing = 1 if spacing is None else spacing
    steps = list(spacing) if isinstance(spacing, (list, tuple)) else [spacing] * len(dims)
    if len(steps) != len(dims) or edge_order not in (1, 2):
        raise ValueError(f"gradient: {len(steps)} spacings for {len(dims)} dims, edge_order is {edge_order}; need "
                         "one for each, and 1 or 2")
    return tuple(_slope(input, one, step, edge_order) for one, step in zip(dims, steps, strict=True))


def _slope(input, dim, step, edge_order):
    input, count = fractional(input), input.size(dim)
    if count <= edge_order:
        raise ValueError(f"gradient: input is {list(input.size())}; need {edge_order + 1} elements or more along "
                         f"dimension {dim}")

    def part(start, end):
        return input.narrow(dim, start, end - start)

    if not _core.is_tensor(step) or not step.dim():
        return _even_slope(part, count, step, dim, edge_order)
    input = input.to(result_type(input, step))
    places = step.detach().cpu().to(complex128 if step.is_complex() else float64)
    gaps = places[1:] - places[:-1]
    low, high = gaps[:-1], gaps[1:]  # derivative of the parabola through three neighbours
    weights = (-high / (low * (low + high)), (high - low) / (low * high), low / (high * (low + high)))
    inside = [_along(one, input, dim) for one in weights]
    middle = sum(part(k, count - 2 + k) * inside[k] for k in range(3)) if count > 2 else None
    ends = []
    for near, sign in ((0, 1), (count - 1, -1)):
        far = near + sign
        if edge_order == 1:
            weight = _along(1 / (places[far : far + 1] - places[near : near + 1]), input, dim)
            ends.append((part(far, far + 1) - part(near, near + 1)) * weight)
            continue
        a, b = ((places[near + sign * k] - places[near]).item() for k in (1, 2))
        ends.append(part(near, near + 1) * (-(a + b) / (a * b)) + part(far, far + 1) * (b / (a * (b - a)))
                    - part(near + 2 * sign, near + 2 * sign + 1) * (a / (b * (b - a))))
    return _core.cat([ends[0], *([] if middle is None else [middle]), ends[1]], dim)


def _even_slope(part, count, step, dim, edge_order):
    """Return the slope of elements that are all `step` apart; infinite neighbours give infinite slopes."""
    ends = []
    for near, sign in ((0, 1), (count - 1, -1)):
        first, second = part(near, near + 1), part(near + sign, near + sign + 1)
        if edge_order == 1:
            ends.append((second - first) / (sign * step))
        else:
            third = part(near + 2 * sign, near + 2 * sign + 1)
            ends.append((second * 2 - first * 1.5 - third * 0.5) / (sign * step))
    middle = [(part(2, count) - part(0, count - 2)) / (2 * step)] if count > 2 else []
    return _core.cat([ends[0], *middle, ends[1]], dim)


def _along(weights, input, dim):
    """Return a vector of numbers shaped to broadcast along a dim of `input`, in its type."""
    size = [-1 if d == dim else 1 for d in range(input.dim())]
    return weights.view(*size).type_as(input)


def detach(input: Tensor) -> Tensor:
    """Return input.detach(), the same data without a gradient.

    >>> torch.detach(torch.ones(2, requires_grad=True)).requires_grad
    False
    """
    return input.detach()
