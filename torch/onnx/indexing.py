"""x[index] as operators of ONNX."""

from __future__ import annotations

import torch
from torch.onnx.emitter import LAST, Value


def indexed(onnx, x, index):
    """Return x[index] for ints, slices, None, ... and index tensors."""
    items = list(index) if isinstance(index, tuple) else [index]
    taken = sum(item is not None and item is not ... for item in items)
    if ... in [item for item in items if not isinstance(item, Value)]:
        position = next(i for i, item in enumerate(items) if item is ...)
        items[position:position + 1] = [slice(None)] * (len(x.sizes) - taken)
    tensors = [item for item in items if isinstance(item, Value) and item.sizes]
    if any(item.dtype is torch.bool for item in tensors):
        onnx.refuse("a mask selects a number of elements that depends on data; use torch.where")
    result = _sliced(onnx, x, items)
    if not tensors:
        return _shaped(onnx, result, items)
    return _gathered(onnx, result, items)


def _sliced(onnx, x, items):
    starts, ends, axes, steps, axis = [], [], [], [], 0
    for item in items:
        if item is None:
            continue
        if isinstance(item, slice) and item != slice(None):
            starts.append(0 if item.start is None else item.start)
            ends.append(LAST if item.stop is None else item.stop)
            axes.append(axis)
            steps.append(1 if item.step is None else item.step)
        axis += 1
    return onnx("Slice", x, starts, ends, axes, steps) if axes else x


def _shaped(onnx, x, items):
    """Take the ints, from the last dim on, and add the new dims."""
    axis = sum(item is not None for item in items)
    for item in reversed(items):
        if item is None:
            continue
        axis -= 1
        if _is_number(item):
            x = onnx("Gather", x, onnx.int64(item), axis=axis)
    rest = [item for item in items if not _is_number(item)]
    new = [position for position, item in enumerate(rest) if item is None]
    return onnx("Unsqueeze", x, new) if new else x


def _is_number(item):
    return isinstance(item, int) and not isinstance(item, bool) or isinstance(item, Value) and not item.sizes


def _gathered(onnx, x, items):
    """Index by tensors: one of them anywhere, or several that are the leading items."""
    places = [position for position, item in enumerate(items) if isinstance(item, Value) and item.sizes]
    if None in [item for item in items if not isinstance(item, Value)] or any(_is_number(item) for item in items):
        onnx.refuse("it mixes index tensors with numbers or None; index in two steps")
    if len(places) == 1:
        return onnx("Gather", x, items[places[0]], axis=places[0])
    if places != list(range(len(places))) or len({items[position].sizes for position in places}) > 1:
        onnx.refuse("several index tensors must be the leading ones and have one size")
    columns = [onnx("Unsqueeze", items[position], [-1]) for position in places]
    return onnx("GatherND", x, onnx("Concat", *columns, axis=-1))
