"""Which rows of a name accept a call, and the call's arguments by parameter."""

from __future__ import annotations

from torch import _core
from torch._base.torch_function import overriding
from torch._call.signatures import parameters
from torch._core import Tensor


def rows_of(name):
    """Return the rows of a public name, such as `own_ops::bent`, in order, or an internal row with a rule for vmap."""
    package, _, inner = name.rpartition("::")
    if package:
        return [row for row in _core.rows.values() if row.name == inner and row.op.startswith(f"{package}.")]
    others = (row for row in _core.rows.values() if row.name == name)
    return _core.rows_of(name) or [row for row in others if "." in row.op or "random" in row.traits or row.vmap
                                   or row.elementwise]


def rows_named(name):
    """Return the rows of a function or method, or of what it does in place."""
    return rows_of(name) or rows_of(name.rstrip("_"))


def bound(row, args, kwargs):
    """Return the arguments of a call by parameter, or None if the row does not accept them."""
    with overriding(classes=False):
        try:
            return _core.bound(row.op, *args, **kwargs)
        except ValueError:  # a word of another overload, or of none: the loop raises the error
            return None


def takes_types(row, values):
    """Return whether a row accepts the types of its tensors, no int stands for a bool, and no float for an index."""
    return all(values[name].dtype._kind in row.dtypes for name, kind, *_ in parameters(row)
               if kind in ("Tensor", "Tensor|Scalar") and isinstance(values.get(name), Tensor)) and not any(
        kind.startswith("bool") and type(values.get(name)) is int
        or kind == "LongTensor" and isinstance(values.get(name), Tensor) and values[name].dtype.is_floating_point
        for name, kind, *_ in parameters(row))


def fitting_rows(name, args, kwargs, is_method=False):
    """Return pairs (row, arguments by parameter) of the rows that accept a call, the one that fits best first.

    A composition that is no method may call the method of its name.
    """
    fitting = [(row, values) for row in rows_named(name) if not (is_method and {"composed", "function"} <= {
        *row.traits.split()}) and (values := bound(row, args, kwargs)) is not None]
    return sorted(fitting, key=lambda pair: (not takes_types(*pair), -_required(pair[0])))


def _required(row):
    """Return how many parameters a call must name: of two rows that fit, the one with more is made for the call."""
    return sum(preset is ... for _, _, preset, _ in parameters(row))
