"""Road two: binds what the C dispatcher did not match (keywords, out=, result first, unusual numbers) to a row.

The dispatcher hands over the rows of one public name.
"""

import numbers

from torch import _core
from torch._generated.python import methods

_bindings = {}


class Binding:
    """What binding needs of a row: its parameters, and its function in generated/python/methods.py."""

    def __init__(self, row):
        self.name, self.op, self.signature, self.returned = row.name, row.op, row.signature, row.returned
        self.parameters = row.parameters
        self.names = [parameter[0] for parameter in self.parameters]
        own = [parameter for parameter in self.parameters if parameter[1] in "te"][:1]
        self.for_methods = own + [parameter for parameter in self.parameters if parameter not in own]
        self.function = methods.ROWS.get(row.op, self.call)

    def call(self, out=None, **bound):
        """A row of another package: what is left out is None, which leaves the default."""
        return _core.call(self.op, tuple(bound.get(name) for name in self.names), out)


def _binding(row):
    if row.op not in _bindings:
        _bindings[row.op] = Binding(row)
    return _bindings[row.op]


def _is_tensor(value):
    return isinstance(value, (_core.Tensor, _core.Variable))


def _is_number(value):
    if isinstance(value, numbers.Complex):
        return isinstance(value, numbers.Real)
    return isinstance(value, numbers.Number) or (
        not _is_tensor(value) and getattr(value, "shape", None) == () and hasattr(value, "__float__"))


def _is_int(value):
    return not isinstance(value, bool) and not _is_tensor(value) and hasattr(value, "__index__")


def _is_ints(value):
    return not _is_tensor(value) and isinstance(value, (list, tuple)) and all(_is_int(item) for item in value)


_FITS = {
    "t": _is_tensor,
    "s": _is_tensor,
    "e": lambda value: _is_tensor(value) or _is_number(value),
    "d": _is_number,
    "i": _is_int,
    "b": lambda value: isinstance(value, (bool, int)),
    "I": lambda value: _is_int(value) or _is_ints(value),
    "L": _is_ints,
    "D": lambda value: _is_int(value) or _is_ints(value),
    "T": lambda value: isinstance(value, (list, tuple)) and bool(value) and all(map(_is_tensor, value)),
}


def _positional(parameters, args, given):
    """The values of `args` by parameter name, or None. An optional one may be left out before one that is required."""
    if not args:
        return {} if all(p[2] or p[0] in given for p in parameters) else None
    if not parameters:
        return None
    (name, kind, optional, _), rest = parameters[0], parameters[1:]
    if name not in given:
        if kind == "L" and all(map(_is_int, args)) and not rest:
            return {name: tuple(args)}
        if _FITS[kind](args[0]) or (args[0] is None and optional):
            bound = _positional(rest, args[1:], given)
            if bound is not None:
                return {name: args[0], **bound}
    skipped = name in given or optional and any(not p[2] for p in rest)
    return _positional(rest, args, given) if skipped else None


def _bind(row, args, keywords, method=False):
    """All values by name, or None where the arguments do not fit the row."""
    if not set(keywords) <= set(row.names):
        return None
    for name, kind, optional, _ in row.parameters:
        if name in keywords and not (_FITS[kind](keywords[name]) or (keywords[name] is None and optional)):
            return None
    bound = _positional(row.for_methods if method else row.parameters, args, keywords)
    return None if bound is None else {**bound, **keywords}


def _results_first(row, args):
    """Splits the alpha's torch.add(result, a, b) into results and the rest, where that many tensors lead."""
    count = row.returned
    if len(args) > count and all(isinstance(value, _core.Tensor) for value in args[:count]):
        return (args[0] if count == 1 else args[:count]), args[count:]
    return None, args


def composed_into(function, args, keywords):
    """What a function of torch/composed.py gives, as a copy in the tensor out=, under the rules of every out=."""
    out = keywords.pop("out")
    if out is not None and function.__name__.endswith("_"):
        raise TypeError("it changes its input in place, so there is nothing for out=")
    if out is not None and not _is_tensor(out):
        raise TypeError(f"out must be a Tensor, not {type(out).__name__}")
    result = function(*args, **keywords)
    if out is None:
        return result
    if isinstance(result, tuple):
        raise TypeError("it gives views of its input, which no out= can hold")
    if not _is_tensor(result):
        result = next(value for value in args if _is_tensor(value)).new([result])
    return _core.clone(result, out=out)


def _call(row, bound, out, inplace):
    if inplace:
        out = _core.INPLACE
    return row.function(**bound, out=out) if out is not None else row.function(**bound)


def _describe(value):
    if isinstance(value, _core.Variable):
        return f"Variable of {value.data.type()[6:]} {'x'.join(map(str, value.size()))}"
    if isinstance(value, _core.Tensor):
        return f"{value.type()[6:]} {'x'.join(map(str, value.size()))}"
    return type(value).__name__


def _complain(name, rows, args, keywords):
    given = [_describe(value) for value in args] + [f"{key}={_describe(value)}" for key, value in keywords.items()]
    accepted = "; or ".join(row.signature for row in rows)
    known = {parameter for row in rows for parameter in row.names} | {"out"}
    unknown = [key for key in keywords if key not in known]
    hint = f" (no parameter is called {', '.join(unknown)})" if unknown else ""
    arrays = any(type(value).__module__ == "numpy" and getattr(value, "shape", ()) for value in args)
    hint += " (make a tensor of the array first: torch.from_numpy(array))" if arrays else ""
    raise TypeError(f"{name}: got ({', '.join(given)}){hint}; it takes {accepted}")


def resolve(name, rows, inplace, method, args, keywords):
    """Calls the first row of `name` that the arguments fit. Raises TypeError naming what was given and what fits."""
    rows = [_binding(row) for row in rows]
    named = dict(keywords)
    out = named.pop("out", None)
    if "self" in named:
        named["input"] = named.pop("self")
    for row in rows:
        bound = _bind(row, args, named, method)
        if bound is not None:
            return _call(row, bound, out, inplace)
    if out is None and not inplace and not method:  # A method never writes to what it is called on.
        for row in rows:
            first, rest = _results_first(row, args)
            bound = _bind(row, rest, named) if first is not None else None
            if bound is not None:
                return _call(row, bound, first, False)
    _complain(name + ("_" if inplace and not name.endswith("_") else ""), rows, args, keywords)
