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
    """Reduce runs of slices along a dim; an empty run gives the neutral element, or `initial`.

    Args:
        reduce: "sum", "mean", "max", "min" or "prod".
        axis: the dim, the last one of `lengths`; each index of the dims before it has runs of its own.
        lengths: the length of each run, a LongTensor; together they cover the dim.
        offsets: the first slice of each run and the end of the last one, in place of `lengths`.
        initial: a value that each run begins with.
        unsafe: whether slices behind the last run are left out; otherwise they are an error.
        indices: must be None.

    Raises:
        ValueError: another word, or runs that do not cover the dim.

    >>> import torch
    >>> torch.segment_reduce(torch.Tensor([1, 2, 3]), "sum", lengths=torch.tensor([1, 2])).tolist()
    [1.0, 5.0]
    """
    runs = offsets if lengths is None else lengths
    if reduce not in _NEUTRAL or indices is not None or (lengths is None) == (offsets is None):
        raise ValueError(f"segment_reduce: reduce is {reduce!r}, lengths are {shown(lengths)}, offsets are "
                         f"{shown(offsets)}; need one of {', '.join(_NEUTRAL)}, and lengths or offsets")
    axis = axis % data.dim() if data.dim() else axis
    if runs.dim() != axis + 1 or runs.size()[:-1] != data.size()[:axis]:
        raise ValueError(f"segment_reduce: data is {shown(data)}, axis is {axis}, the runs are {shown(runs)}; need "
                         "runs along the axis for each of the dims before it")
    lengths = offsets.diff() if lengths is None else lengths
    covered = lengths.sum(-1, keepdim=True)
    if lengths.numel() and lengths.min() < 0 or (covered > data.size(axis)).any() or (
            not unsafe and (covered != data.size(axis)).any()):
        raise ValueError(f"segment_reduce: lengths are {lengths.tolist()}, data has {data.size(axis)} slices; need "
                         "lengths whose sum is that number")
    size = (*lengths.size(), *data.size()[axis + 1:])
    data, lengths = data[torch.arange(data.size(axis), device=data.device) < covered], lengths.flatten()
    run = torch.arange(lengths.numel(), device=data.device).repeat_interleave(lengths)
    start = _NEUTRAL[reduce] if initial is None else float(initial)
    whole = data.new_full((lengths.numel(), *data.size()[1:]), start)
    if reduce in _ROWS:
        return whole.index_reduce(0, run, data, _ROWS[reduce]).reshape(size)
    total = whole.index_add(0, run, data)
    if reduce == "mean":
        count = lengths.view(-1, *[1] * (data.dim() - 1)).type_as(data)
        total = total / count if initial is None else torch.where(count == 0, whole, total / count)
    return total.reshape(size)


_segment_reduce = segment_reduce
