"""Segmented sums for sparse tensors. Each is a row of the catalogue, so it has gradients and GPU kernels."""

from torch import _core
from torch._tensor import devices, dtypes


def device_options(tensor):
    """Return {'device': ...} for new tensors like a tensor; empty for the default device, which is much faster."""
    return {"device": tensor.device} if tensor.is_cuda or devices.chosen else {}


def numbers(count, like):
    """Return the LongTensor 0, 1, 2, … on the device of a tensor."""
    return _core.arange(count, dtype=_core.LongTensor, **device_options(like))


def bag_sums(table, chosen, starts, factors=None):
    """Return the sum of each bag of rows of `table` (rows, width): (bags, width).

    Args:
        chosen: the row numbers of all bags, concatenated.
        starts: the start of each bag in `chosen`.
        factors: one factor per row number.
    """
    if table.dtype.is_floating_point:
        return _core.embedding_bag(table, chosen, starts, "sum", factors)
    rows = table.index_select(0, chosen)
    rows = rows if factors is None else rows * factors.unsqueeze(1)
    return scatter_sum(rows, bag_of(starts, chosen.numel()), starts.numel())


def scatter_sum(rows, place, count):
    """Sum the rows that have the same place: (count, *sizes of a row). For bools, compute a logical or."""
    truth = rows.dtype is dtypes.bool
    rows = rows.long() if truth else rows
    total = _core.zeros((count, *rows.shape[1:]), dtype=rows.dtype, **device_options(rows))
    total = total.index_add(0, place, rows)
    return total != 0 if truth else total


def bag_of(starts, count):
    """Return the bag of each of `count` places, given the start of each bag."""
    return _core.searchsorted(starts, numbers(count, starts), right=True) - 1


def spans(starts, counts):
    """Return two LongTensors: the concatenated ranges, and the range number of each element."""
    which = _core.repeat_interleave(numbers(counts.numel(), counts), counts)
    before = counts.cumsum(0) - counts
    return (starts - before).index_select(0, which) + numbers(which.numel(), counts), which
