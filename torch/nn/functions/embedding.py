"""Rows of a table by their number, alone and in bags."""

from __future__ import annotations

import contextlib

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["embedding", "embedding_bag"]

MODES = ("sum", "mean", "max")  # of bags, as their row numbers them


def _checked(name, input, weight, padding_idx):
    """The indices beside weight, and padding_idx counted from the start."""
    rows = weight.size(0)
    if padding_idx is not None and not -rows <= padding_idx < rows:
        raise ValueError(f"{name}: padding_idx is {padding_idx}, but weight has {rows} rows")
    return input, -1 if padding_idx is None else padding_idx % max(1, rows)


@contextlib.contextmanager
def _shortened(name, input, weight, max_norm, norm_type):
    """Rows that are named become no longer than max_norm, in place and off the graph; if the block raises, they stay
    as they were.
    """
    table, used = value_of(weight), _core.unique(value_of(input).contiguous().view(-1))
    if used.numel() and not 0 <= used.min() <= used.max() < table.size(0):
        raise IndexError(f"{name}: input holds {used.min()} to {used.max()}, but weight has {table.size(0)} rows")
    rows = table.index_select(0, used)
    table.index_copy_(0, used, rows.renorm(norm_type, 0, max_norm))
    try:
        yield
    except BaseException:
        table.index_copy_(0, used, rows)
        raise


def embedding(
    input: Tensor, weight: Tensor, padding_idx: int | None = None, max_norm: float | None = None,
    norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False,
) -> Tensor:
    """The rows of weight (rows, width) that a LongTensor names: input's size, and width as one more dimension.

    padding_idx: the row without gradient. max_norm: rows that are named and longer, by their norm_type-norm, are
    shortened to it in place. scale_grad_by_freq: a row's gradient is divided by how often input names it. sparse: the
    gradient of weight is a sparse tensor of the rows that input names. Raises IndexError for an index outside the rows.

    >>> F.embedding(torch.LongTensor([2, 0]), torch.Tensor([[1, 2], [3, 4], [5, 6]])).tolist()
    [[5.0, 6.0], [1.0, 2.0]]
    """
    input, padding_idx = _checked("embedding", input, weight, padding_idx)
    look_up = _sparsely if sparse else _core.embedding
    if max_norm is None:
        return look_up(weight, input, padding_idx, scale_grad_by_freq)
    with _shortened("embedding", input, weight, max_norm, norm_type):
        return look_up(weight, input, padding_idx, scale_grad_by_freq)


def _sparsely(weight, input, padding_idx, scale_grad_by_freq):
    """The row embedding, with a sparse gradient."""
    from torch.sparse.lookup import Lookup

    return Lookup.apply(weight, input, padding_idx, scale_grad_by_freq)


def embedding_bag(
    input: Tensor, weight: Tensor, offsets: Tensor | None = None,
    max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False, mode: str = "mean",
    sparse: bool = False, per_sample_weights: Tensor | None = None, include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """Sums, means or maxima of the rows of weight in bags: (bags, width).

    input: a LongTensor (bags, places), or one of all bags behind each other with offsets, a LongTensor of where each
    begins. mode: "sum", "mean" or "max"; an empty bag gives zeros. per_sample_weights: factors of the size of input,
    for "sum". include_last_offset: offsets ends with the size of input. padding_idx: a row that does not count and gets
    no gradient. The rest as in embedding. Raises ValueError for other modes, ranks and offsets, IndexError for an index
    outside the rows.

    >>> weight = torch.Tensor([[1, 2], [3, 4], [5, 6]])
    >>> F.embedding_bag(torch.LongTensor([0, 2, 1]), weight, torch.LongTensor([0, 2]), mode="sum").tolist()
    [[6.0, 8.0], [3.0, 4.0]]
    """
    if mode not in MODES:
        raise ValueError(f'embedding_bag: mode is "sum", "mean" or "max", not {shown(mode)}')
    if per_sample_weights is not None and mode != "sum":
        raise ValueError('embedding_bag: per_sample_weights needs mode="sum"')
    if include_last_offset:
        offsets = _without_last(value_of(input), offsets)
    input, padding_idx = _checked("embedding_bag", input, weight, padding_idx)
    rows = contextlib.nullcontext() if max_norm is None else _shortened("embedding_bag", input, weight, max_norm,
                                                                        norm_type)
    with rows:
        if sparse:
            from torch.sparse.lookup import bags

            return bags(weight, input, offsets, MODES.index(mode), per_sample_weights, padding_idx, scale_grad_by_freq)
        return _core.embedding_bag(weight, input, offsets, MODES.index(mode),
                                   per_sample_weights, padding_idx, scale_grad_by_freq)


def _without_last(input, offsets):
    """The offsets before the last, which is the size of input."""
    given = None if offsets is None else value_of(offsets)
    if given is None or given.dim() != 1 or not given.numel() or given[-1] != input.numel():
        raise ValueError("embedding_bag: with include_last_offset, offsets ends with the size of input, "
                         f"{input.numel()}")
    return given.narrow(0, 0, given.numel() - 1)
