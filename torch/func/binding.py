"""Calls of rows as values by parameter, and their execution on whole batches."""

from __future__ import annotations

import functools
import re

from torch import _core
from torch._core import Tensor
from torch.func.batched import is_at, lowered
from torch.nn.reduction import NAMES

_PARAMETER = re.compile(r"(\S+?)(\?|&\?|&)? (\w+)(?:=(.*))?$")


@functools.cache
def parameters(row):
    """Return (name, type, default) of each parameter; default is Ellipsis if the parameter is required."""
    inside = row.signature.partition("(")[2].partition(" ->")[0].removesuffix(")")
    found = []
    for part in re.split(r", (?![^\[]*\])", inside) if inside else ():
        kind, optional, name, default = _PARAMETER.match(part).groups()
        preset = ... if default is None else _preset(default)
        found.append((name, kind, preset, bool(optional and "?" in optional)))
    return tuple(found)


def _preset(text):
    known = {"None": None, "True": True, "False": False}
    try:
        return known[text] if text in known else int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return text


class Call:
    """A call of a row: `values` by parameter, and the `level` and `size` of the batch."""

    def __init__(self, row, name, level, size, values):
        self.row, self.name, self.level, self.size, self.values = row, name, level, size, values

    @property
    def inplace(self):
        """Whether the call writes into its first operand."""
        return self.name.endswith("_")

    def has(self, *names):
        """Return whether one of these operands is a batch."""
        return any(is_at(self.values.get(name), self.level) for name in names)

    def whole(self, name):
        """Return an operand with the batch dim first, expanded if it is not in the batch."""
        value = self.values[name]
        if is_at(value, self.level):
            return value.value
        return value.unsqueeze(0).expand(self.size, *value.size())

    def rank(self, name="input"):
        """Return the number of dims that the function under vmap sees."""
        return self.values[name].dim()

    @property
    def reduction(self):
        """Return the reduction of a loss as a word."""
        found = self.preset("reduction")
        return NAMES[found] if isinstance(found, int) else found

    def preset(self, name):
        """Return an argument, or the parameter's default."""
        if name in self.values:
            return self.values[name]
        return next(preset for known, _, preset, _ in parameters(self.row) if known == name)

    def run(self, **changed):
        """Run the row on whole batches."""
        values = {name: lowered(value, self.level) for name, value in self.values.items()} | changed
        function = getattr(_core, self.name, None) or getattr(_core.internal, self.row.op, None)
        if function is not None and not self.inplace:
            return function(**values)
        first = next(iter(values))
        own = values.pop(first)
        return getattr(own, self.name)(**values)


def _fits(kind, optional, value):
    if value is None:
        return optional or kind.endswith("*")
    tensor, number = isinstance(value, Tensor), isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind == "Tensor*":
        return isinstance(value, (list, tuple)) and all(isinstance(item, Tensor) for item in value)
    if kind.endswith("Tensor"):
        return tensor
    if kind == "Tensor|Scalar":
        return tensor or number or isinstance(value, bool)
    if kind == "Scalar":
        return number or isinstance(value, bool)
    if kind in ("bool", "Keepdim"):
        return isinstance(value, (bool, int))
    if kind in ("int", "Dim"):
        return isinstance(value, int) and not isinstance(value, bool)
    if kind.startswith(("word", "Reduction")):
        return isinstance(value, str) or kind == "Reduction" and isinstance(value, int)
    return isinstance(value, int) and not isinstance(value, bool) or (
        isinstance(value, (list, tuple)) and all(isinstance(item, int) for item in value))


def bound(row, args, kwargs):
    """Return the arguments of a call by parameter, or None if the row does not accept them."""
    known, given = parameters(row), list(args)
    places = [_core.place_of(row.op, key) for key in kwargs]
    if -1 in places:
        return None
    named = {known[place][0]: value for place, value in zip(places, kwargs.values(), strict=True)}
    values = {}
    for place, (name, kind, preset, optional) in enumerate(known):
        absent = optional or preset is not ...
        if name in named:
            if not _fits(kind, absent and preset is None or optional, named[name]):
                return None
            values[name] = named[name]
        elif given and kind in ("int*", "Dim*") and place == len(known) - 1 and len(given) > 1 and (
                all(isinstance(item, int) for item in given)):
            values[name], given = list(given), []
        elif given and (not absent or len(given) > _required(known[place + 1:], named)) and (
                _fits(kind, optional or preset is None, given[0])):
            values[name] = given.pop(0)
        elif not absent and kind != "int*":
            return None
        elif kind == "int*" and preset is ... and not given:
            return None
    return None if given else values


def _required(parameters, named):
    """Return the number of parameters that must be given by position."""
    return sum(preset is ... and not optional and kind != "int*" and name not in named
               for name, kind, preset, optional in parameters)


def takes_types(row, values):
    """Return whether a row accepts the element types of its tensors."""
    return all(value.dtype._kind in row.dtypes for (_, kind, *_), value in _given_to(row, values)
               if kind in ("Tensor", "Tensor|Scalar") and isinstance(value, Tensor))


def _given_to(row, values):
    return [(parameter, values[parameter[0]]) for parameter in parameters(row) if parameter[0] in values]


def tensors_of(call):
    """Return the operands of a call that are tensors, by parameter."""
    return {name: call.values[name] for name, kind, *_ in parameters(call.row)
            if "Tensor" in kind and isinstance(call.values.get(name), Tensor)}


def in_line(value, level, rank):
    """Return the batch with dims inserted after the batch dim, so that it broadcasts as under vmap."""
    whole = lowered(value, level)
    if whole is value or value.dim() == rank:
        return whole
    return whole[(slice(None), *(None,) * (rank - value.dim()))]


def shift_dim(dim, rank):
    """Return a dim, or several, shifted by the batch dim; None if out of range."""
    if isinstance(dim, (list, tuple)):
        found = [shift_dim(one, rank) for one in dim]
        return None if None in found else found
    return dim % rank + 1 if -rank <= dim < rank else None
