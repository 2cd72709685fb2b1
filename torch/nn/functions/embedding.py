"""Lookup of table rows by index, single and in bags."""

from __future__ import annotations

import contextlib

from torch import _core
from torch._base.arguments import value_of
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functions.sizes import check_integers

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["embedding", "embedding_bag"]



def row_of(name, padding_idx, rows):
    """Return `padding_idx` counted from the start, or None. Raises ValueError if there is no such row."""
    check_integers(name, padding_idx=0 if padding_idx is None else padding_idx)
    if padding_idx is not None and not -rows <= padding_idx < rows:
        raise ValueError(f"{name}: padding_idx is {padding_idx}; need {-rows} to {rows - 1}, for a table of {rows} "
                         "rows")
    return None if padding_idx is None else padding_idx % rows


def _padding(name, padding_idx, weight):
    """Return the number of the row of padding, -1 without one."""
    row = row_of(name, padding_idx, weight.size(0))
    return -1 if row is None else row


@contextlib.contextmanager
def _shortened(name, input, weight, max_norm, norm_type):
    """Context manager that renormalizes looked-up rows in place, and restores them if the block raises."""
    table, used = value_of(weight), _core.unique(value_of(input).contiguous().view(-1))
    if used.numel() and not 0 <= used.min() <= used.max() < table.size(0):
        raise IndexError(f"{name}: input holds {used.min()} to {used.max()}; need rows of weight, 0 to "
                         f"{table.size(0) - 1}")
    rows = table.index_select(0, used)
    table.index_copy_(0, used, rows.renorm(norm_type, 0, max_norm))
    try:
        yield
    except BaseException:
        table.index_copy_(0, used, rows)
        raise


@one_op
def embedding(
    input: Tensor, weight: Tensor, padding_idx: int | None = None, max_norm: float | None = None,
    norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False,
) -> Tensor:
    """Look up rows of `weight` (rows, width); the output has the size of `input` plus the dim width.

    Args:
        padding_idx: the row that gets no gradient.
        max_norm: in place, renormalize looked-up rows whose `norm_type`-norm is larger.
        scale_grad_by_freq: divide a row's gradient by the number of its occurrences in `input`.
        sparse: make the gradient of `weight` a sparse tensor.
    Raises:
        IndexError: an index is outside the table.

    >>> F.embedding(torch.LongTensor([2, 0]), torch.Tensor([[1, 2], [3, 4], [5, 6]])).tolist()
    [[5.0, 6.0], [1.0, 2.0]]
    """
    padding_idx = _padding("embedding", padding_idx, weight)
    look_up = _sparse_embedding if sparse else _core.embedding
    if max_norm is None:
        return look_up(weight, input, padding_idx, scale_grad_by_freq)
    with _shortened("embedding", input, weight, max_norm, norm_type):
        return look_up(weight, input, padding_idx, scale_grad_by_freq)


def _sparse_embedding(weight, input, padding_idx, scale_grad_by_freq):
    """Return the row `embedding` with a sparse gradient."""
    from torch.sparse.lookup import Lookup

    return Lookup.apply(weight, input, padding_idx, scale_grad_by_freq)


@one_op
def embedding_bag(
    input: Tensor, weight: Tensor, offsets: Tensor | None = None,
    max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False, mode: str = "mean",
    sparse: bool = False, per_sample_weights: Tensor | None = None, include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """Look up rows of `weight` and reduce each bag of them: (bags, width).

    Args:
        input: LongTensor (bags, indices), or all bags concatenated, with `offsets`, the start of each bag.
        mode: "sum", "mean" or "max"; an empty bag gives zeros.
        per_sample_weights: factors of the size of `input`, for "sum" only.
        include_last_offset: `offsets` ends with the size of `input`.
        padding_idx: a row that is skipped and gets no gradient.
        max_norm, norm_type, scale_grad_by_freq, sparse: as in `embedding`.
    Raises:
        ValueError: another mode, rank or offset.
        IndexError: an index is outside the table.

    >>> weight = torch.Tensor([[1, 2], [3, 4], [5, 6]])
    >>> F.embedding_bag(torch.LongTensor([0, 2, 1]), weight, torch.LongTensor([0, 2]), mode="sum").tolist()
    [[6.0, 8.0], [3.0, 4.0]]
    """
    if include_last_offset:
        offsets = _without_last(value_of(input), offsets)
    padding_idx = _padding("embedding_bag", padding_idx, weight)
    rows = contextlib.nullcontext() if max_norm is None else _shortened("embedding_bag", input, weight, max_norm,
                                                                        norm_type)
    with rows:
        if sparse:
            from torch.sparse.lookup import bags

            return bags(weight, input, offsets, mode, per_sample_weights, padding_idx, scale_grad_by_freq)
        return _core.embedding_bag(weight, input, offsets, mode, per_sample_weights, padding_idx, scale_grad_by_freq)


def _without_last(input, offsets):
    """Return the offsets without the last one, which is the size of `input`."""
    given = None if offsets is None else value_of(offsets)
    if given is None or given.dim() != 1 or not given.numel() or given[-1] != input.numel():
        raise ValueError("embedding_bag: with include_last_offset, offsets ends with the size of input, "
                         f"{input.numel()}")
    return given.narrow(0, 0, given.numel() - 1)
