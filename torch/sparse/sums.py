"""The sums that sparse tensors are made of. Each is a row of the catalogue, so gradients and GPUs come with it."""

from torch import _core
from torch._tensor import devices, dtypes


def beside(tensor):
    """The option device= for what is made on the device of a tensor; none where that is usual, which is much faster."""
    return {"device": tensor.device} if tensor.is_cuda or devices.chosen else {}


def numbers(count, like):
    """0, 1, 2, ... as a LongTensor on the device of a tensor."""
    return _core.arange(count, dtype=_core.LongTensor, **beside(like))


def bag_sums(table, chosen, starts, factors=None):
    """The sum of each bag of rows of table (rows, width): (bags, width).

    chosen: the numbers of the rows, all bags behind each other; starts: where each bag begins; factors: one per number.
    """
    if table.dtype.is_floating_point:
        return _core.embedding_bag(table, chosen, starts, 0, factors)
    rows = table.index_select(0, chosen)
    rows = rows if factors is None else rows * factors.unsqueeze(1)
    return scatter_sum(rows, bag_of(starts, chosen.numel()), starts.numel())


def scatter_sum(rows, place, count):
    """The sum of the rows that have the same place: (count, *sizes of a row). Of bools it says whether one is true."""
    truth = rows.dtype is dtypes.bool
    rows = rows.long() if truth else rows
    total = _core.zeros((count, *rows.shape[1:]), dtype=rows.dtype, **beside(rows))
    total = total.index_add(0, place, rows)
    return total != 0 if truth else total


def bag_of(starts, count):
    """The bag of each of count places, for bags that begin at starts."""
    return _core.searchsorted(starts, numbers(count, starts), right=True) - 1


def spans(starts, counts):
    """The places of ranges behind each other, and the number of the range of each: both LongTensors."""
    which = _core.repeat_interleave(numbers(counts.numel(), counts), counts)
    before = counts.cumsum(0) - counts
    return (starts - before).index_select(0, which) + numbers(which.numel(), counts), which
