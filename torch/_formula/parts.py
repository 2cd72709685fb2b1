"""Operands and results of a formula that are parts of tensors, which it reads and writes where they lie."""

from __future__ import annotations

from collections import namedtuple

FROM_GRAD = 16  # the gradient of the result: csrc/row/row.h


class Part(namedtuple("Part", "tensor dim offset length", defaults=(0, 0, 0))):
    """`length` elements from `offset` on of a dim that is counted from the last one, 1; dim 0: all elements.

    `tensor` is the number of the tensor.
    """

    def of(self, tensor):
        """Return this part of a tensor."""
        return tensor.narrow(-self.dim, self.offset, self.length) if self.dim else tensor


class Layout(namedtuple("Layout", "names sources results whole columns", defaults=((Part(0),), 0, 0))):
    """What a formula reads and writes.

    Attributes:
        names: of the tensors.
        sources: the part that each operand is.
        results: the part of the result that each result of the trace is.
        whole: the size of the dim that the results are parts of.
        columns: the last size of the operands.
    """

    @property
    def of_grad(self):
        """The parts of the gradient of the result."""
        return tuple(part._replace(tensor=FROM_GRAD) for part in self.results)


def part_of(view, base):
    """Return (dim, offset, length) of a view of a tensor's storage that is a part of it along one dim, or None."""
    if view.dim() != base.dim() or view.dtype != base.dtype:
        return None
    dims = [d for d in range(base.dim()) if view.size(d) != base.size(d)]
    same = all(view.stride(d) == base.stride(d) for d in range(base.dim()) if base.size(d) > 1)
    if len(dims) != 1 or not same or not view.numel():
        return None
    d = dims[0]
    stride, moved = base.stride(d), view.storage_offset() - base.storage_offset()
    if not stride or moved < 0 or moved % stride or moved // stride + view.size(d) > base.size(d):
        return None
    return base.dim() - d, moved // stride, view.size(d)


def cover(parts, size):
    """Return whether different parts make up a tensor: each of its elements is in one of them."""
    ends = sorted({(part[1], part[1] + part[2]) for part in parts})
    return (len({part[0] for part in parts}) == 1 and ends[0][0] == 0 and ends[-1][1] == size[-parts[0][0]]
            and all(last == begin for (_, last), (begin, _) in zip(ends, ends[1:], strict=False)))
