"""torch.segment_reduce."""

from __future__ import annotations

import torch
from torch import Tensor
from torch._base.arguments import shown

_NEUTRAL = {"sum": 0.0, "mean": 0.0, "prod": 1.0, "max": -torch.inf, "min": torch.inf}
_ROWS = {"max": "amax", "min": "amin", "prod": "prod"}


def segment_reduce(
    data: Tensor, reduce: str, *, lengths: Tensor | None = None, indices: Tensor | None = None,
    offsets: Tensor | None = None, axis: int = 0, unsafe: bool = False, initial: float | None = None,
) -> Tensor:
    """Reduce runs of slices along the first dim; an empty run gives the neutral element, or `initial`.

    Args:
        reduce: "sum", "mean", "max", "min" or "prod".
        lengths: the length of each run, a LongTensor; together they cover the first dim.
        offsets: the first slice of each run and the end of the last one, in place of `lengths`.
        initial: a value that each run begins with.
        indices, unsafe: must be None and False, and accepted.

    Raises:
        ValueError: another word, or runs that do not cover the dim.

    >>> import torch
    >>> torch.segment_reduce(torch.Tensor([1, 2, 3]), "sum", lengths=torch.tensor([1, 2])).tolist()
    [1.0, 5.0]
    """
    if reduce not in _NEUTRAL or axis != 0 or indices is not None or (lengths is None) == (offsets is None):
        raise ValueError(f"segment_reduce: reduce is {reduce!r}, axis is {axis}, lengths are {shown(lengths)}, offsets "
                         f"are {shown(offsets)}; need one of {', '.join(_NEUTRAL)}, axis 0, and lengths or offsets")
    lengths = offsets.diff() if lengths is None else lengths
    if lengths.dim() != 1 or lengths.numel() and lengths.min() < 0 or lengths.sum() != data.size(0):
        raise ValueError(f"segment_reduce: lengths are {lengths.tolist()}, data has {data.size(0)} slices; need a "
                         "vector of lengths whose sum is that number")
    run = torch.arange(lengths.numel(), device=data.device).repeat_interleave(lengths)
    start = _NEUTRAL[reduce] if initial is None else float(initial)
    whole = data.new_full((lengths.numel(), *data.size()[1:]), start)
    if reduce in _ROWS:
        return whole.index_reduce(0, run, data, _ROWS[reduce])
    total = whole.index_add(0, run, data)
    if reduce == "sum":
        return total
    count = lengths.view(-1, *[1] * (data.dim() - 1)).type_as(data)
    return total / count if initial is None else torch.where(count == 0, whole, total / count)
