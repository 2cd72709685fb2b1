"""The overloads of PyTorch's operators: which of `aten.sum` a call is, `dim_IntList` for `x.sum(1)`."""

from __future__ import annotations

from torch import _core
from torch._core import Tensor

# Options of any operator, which choose no overload.
_OPTIONS = {"dtype", "out", "device", "requires_grad", "layout", "pin_memory", "memory_format", "generator"}
_HOLDS = {"Tensor": lambda value: isinstance(value, Tensor), "int": lambda value: isinstance(value, int),
          "": lambda value: value is not None}


def operator_of(name, args, keywords):
    """Return the names of the operator and overload that a call is, by `overload` of the row that takes the call.

    >>> x = torch.ones(2)
    >>> operator_of("sum", (x,), {}), operator_of("sum", (x, 0), {}), operator_of("max", (x, x), {})
    (('sum', 'default'), ('sum', 'dim_IntList'), ('maximum', 'default'))
    """
    if "." in name:
        return name.split(".")
    if keywords.get("out") is not None:
        return name, "out"
    from torch._generated.python.overloads import OVERLOADS

    rows = _core.rows_of(name) or _core.rows_of(name.removesuffix("_"))
    if any(row.op in OVERLOADS for row in rows):
        keywords = {word: value for word, value in keywords.items() if word not in _OPTIONS}
        for row in rows:
            values = _bound(row, args, keywords)
            if values is not None:
                operator, _, overload = _first(OVERLOADS.get(row.op, {}), values).rpartition(".")
                return operator + "_" if operator and name.endswith("_") else operator or name, overload
    return name, "default"


def _bound(row, args, keywords):
    """Return the arguments of a call by parameter, or None if the row does not accept them."""
    before = _core.set_overriding(False, False)
    try:
        return _core.bound(row.op, *args, **keywords)
    except ValueError:  # a word of another overload, or of none: the call raises the error
        return None
    finally:
        _core.set_overriding(*before)


def _first(overloads, values):
    """Return the first overload whose parameters have the kinds of values that it needs."""
    return next((overload for overload, kinds in overloads.items()
                 if all(_HOLDS[kind](values.get(word)) for word, kind in kinds.items())), "default")
