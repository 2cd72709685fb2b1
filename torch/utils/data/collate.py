"""default_collate: combines a list of samples into a batch."""

from __future__ import annotations

import collections.abc
import re
from typing import TYPE_CHECKING

from torch import _core
from torch._base.nested import mapped, rebuilt
from torch._core import BoolTensor, DoubleTensor, LongTensor, Tensor
from torch._tensor import creation

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

np_str_obj_array_pattern = re.compile("[SaUO]")  # packages import it: types of arrays that make no tensor

# Whether batches are made in shared memory; a worker sets it, for its batches are sent.
share = False


def default_collate(batch: Sequence[Any]) -> Any:
    """Combine the samples of a list, which have equal structure, into a batch.

    Tensors and NumPy arrays are stacked along a new first dimension. Ints become a LongTensor, bools a BoolTensor,
    floats a DoubleTensor, and NumPy numbers a tensor of their type. Strings and bytes stay a list, inside a tuple or
    list a tuple. Mappings, named tuples, tuples and lists
    are collated item by item; a tuple becomes a list.

    Raises:
        TypeError: a sample is of another kind.
        RuntimeError: the samples differ in size, type or number of fields.
        KeyError: a sample is without a key of the first.
        IndexError: there are no samples.

    >>> default_collate([(torch.zeros(2), 7), (torch.ones(2), 8)])[1].tolist()
    [7, 8]
    """
    if type(batch).__module__ == "numpy" and np_str_obj_array_pattern.search(batch.dtype.str):
        return batch
    if not len(batch):
        raise IndexError("default_collate: there are no samples")
    try:
        return _collate(list(batch))
    except (TypeError, ValueError, RuntimeError, KeyError) as error:
        path = "".join(reversed(getattr(error, "__path__", [])))
        if path and not isinstance(error, UnicodeError):
            error.args = (f"sample{path}: {error.args[0]}", *error.args[1:])
        raise


def _collate(samples):
    first = samples[0]
    kind = type(first)
    if isinstance(first, Tensor):
        return _core.stack(samples) if _core.overrides(first) else _core.stack_samples(samples, share)
    if kind is bool or kind is int:
        kinds = {*map(type, samples)}
        make = BoolTensor if kinds == {bool} else LongTensor if kinds <= {bool, int} else creation.tensor
        return make(samples)
    if kind is float:
        return DoubleTensor(samples)
    if isinstance(first, (str, bytes)):
        return list(samples)
    if kind.__module__ == "numpy":
        return _collate_arrays(samples)
    if isinstance(first, collections.abc.Mapping):
        return _as_mapping(first, {key: _part(samples, key) for key in first})
    if isinstance(first, collections.abc.Sequence):
        lengths = {len(sample) if isinstance(sample, collections.abc.Sequence) else None for sample in samples}
        if len(lengths) > 1:
            raise RuntimeError(f"the samples have {' or '.join(sorted(map(str, lengths)))} fields; need as many in "
                               "each")
        parts = [_part(samples, position) for position in range(len(first))]
        parts = [tuple(part) if isinstance(one, (str, bytes)) else part
                 for one, part in zip(first, parts, strict=True)]
        return rebuilt(first, parts) if hasattr(first, "_make") else parts
    raise TypeError(f"a {kind.__name__} cannot be part of a batch; give tensors, arrays, numbers, strings, or "
                    "tuples, lists and dicts of them, or a collate_fn")


def collate_tensor_fn(batch: Sequence[Tensor], *, collate_fn_map: Any = None) -> Tensor:
    """Stack tensors along a new first dimension."""
    return _collate(list(batch))


def collate(batch: Sequence[Any], *, collate_fn_map: Any = None) -> Any:
    """Combine samples as `default_collate`; `collate_fn_map` maps classes to functions of other kinds of samples."""
    for kind, function in (collate_fn_map or {}).items():
        if isinstance(batch[0], kind) and function is not default_collate_fn_map.get(kind):
            return function(batch, collate_fn_map=collate_fn_map)
    first = batch[0]
    if collate_fn_map and isinstance(first, collections.abc.Mapping):
        return {key: collate([one[key] for one in batch], collate_fn_map=collate_fn_map) for key in first}
    if collate_fn_map and isinstance(first, (list, tuple)):
        return rebuilt(first, [collate(part, collate_fn_map=collate_fn_map) for part in zip(*batch, strict=True)])
    return default_collate(batch)


default_collate_fn_map: dict[Any, Any] = {Tensor: collate_tensor_fn}


def _as_mapping(first, parts):
    """Return a dict as a mapping of the class of `first`, or the dict if that class takes none."""
    if type(first) is dict:
        return parts
    try:
        return type(first)(parts)
    except TypeError:
        return parts


def _part(samples, key):
    try:
        return _collate([sample[key] for sample in samples])
    except (TypeError, ValueError, RuntimeError, KeyError) as error:
        if isinstance(error, KeyError) and not hasattr(error, "__path__"):
            error = KeyError(f"the samples differ: one has no {key!r}")
        error.__path__ = [*getattr(error, "__path__", []), f"[{key!r}]"]
        raise error from None


def _collate_arrays(samples):
    import numpy

    if isinstance(samples[0], numpy.ndarray) and samples[0].ndim:
        return _core.stack_samples([_core.from_numpy(numpy.ascontiguousarray(sample)) for sample in samples], share)
    return _core.from_numpy(numpy.array(samples))


def default_convert(data: Any) -> Any:
    """Convert NumPy arrays and numbers in `data` to tensors, also inside mappings and lists; tuples become lists.

    >>> default_convert({"name": "a", "place": (1, 2.5)})
    {'name': 'a', 'place': [1, 2.5]}
    """
    if type(data) in (tuple, list):
        return [default_convert(part) for part in data]
    if type(data) is dict:
        return {key: default_convert(part) for key, part in data.items()}
    return mapped(_converted, data)


def _converted(sample):
    if type(sample).__module__ != "numpy" or not hasattr(sample, "dtype") or sample.dtype.kind not in "biuf":
        return sample
    import numpy

    return _core.from_numpy(numpy.array(sample))
