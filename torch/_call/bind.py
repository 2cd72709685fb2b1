"""What the binder in C leaves to Python: composed rows with out= or autocast, and the TypeError if no row fits."""

import numbers

from torch import _core
from torch._base.arguments import shown
from torch._base.torch_function import public_function
from torch._call.options import translated


def is_number_like(value):
    """Return whether a value can be used as a number: a type of `numbers`, or an array without dims."""
    if hasattr(type(value), "__torch_function__"):  # it handles the call
        return False
    return isinstance(value, numbers.Number) or (
        not _core.is_tensor(value) and getattr(value, "shape", None) == () and hasattr(value, "__float__"))


def call_aside(op, function, values, out):
    """Call the function of a composed row inside autocast or with out=."""
    cast = _core.autocast(_core.rows[op].name, (*values.values(),))
    if cast is None:
        return function(**values) if out is None else _into(op, function, values, out)
    before = _core.set_autocast(None)
    try:
        return call_aside(op, function, dict(zip(values, cast, strict=True)), out)
    finally:
        _core.set_autocast(before)


def _into(op, composed, values, out):
    """Write the result of a composed row to `out`, or its results to a tuple of tensors."""
    if composed.__name__.endswith("_") or getattr(composed, "changes_argument", False):
        raise TypeError("it changes an argument in place, so there is nothing for out=")
    result = composed(**values)
    if _core.rows[op].returned == 1 and isinstance(result, tuple) and _are_views(result, values.values()):
        raise TypeError("it gives views of its input, which no out= can hold")
    return _core.write(_core.rows[op].name, result, out)


def _are_views(results, operands):
    """Return whether a result shares the storage of an operand."""
    stored = {operand.storage().data_ptr() for operand in operands if _core.is_tensor(operand)}
    return any(result.storage().data_ptr() in stored for result in results)


def _describe(value):
    if issubclass(type(value), _core.Tensor):  # isinstance also believes a __class__ that is none
        return shown(value)
    if type(value) in (list, tuple) and any(map(_core.is_tensor, value)):
        return shown(value)
    return type(value).__name__


def again(method):
    """Return a function that calls a name of torch, or a method of tensors."""
    def call(name, args, keywords):
        function = None if method or name.endswith("_") else public_function(name)
        if function is not None:
            return function(*args, **keywords)
        keywords = dict(keywords)
        tensor = args[0] if args else keywords.pop("input", None)
        if not hasattr(tensor, name):
            raise TypeError(f"{name}: its first argument is a {type(tensor).__name__}; need a tensor")
        return getattr(tensor, name)(*args[1:], **keywords)
    return call


def _has_parameter(row, word, keywords):
    """Return whether a keyword is a parameter's name, or an alias of one that is not given by name."""
    position = _core.place_of(row.op, word)
    return position >= 0 and row.parameters[position][0] not in {*keywords} - {word}


def _hint(rows, unknown):
    import difflib

    options = {"dtype", "out", "device", "requires_grad"}
    known = options.union(parameter for row in rows for parameter, *_ in row.parameters)
    near = [one for word in unknown for one in difflib.get_close_matches(word, known, 1)]
    return f" (no parameter is called {', '.join(unknown)}" + (f"; did you mean {', '.join(near)}?)" if near else ")")


def raise_no_overload(name, rows, inplace, method, args, keywords):
    """Return the result of a call that fits no row but has options that rows do not have.

    For any other call, raise TypeError with the arguments and the signatures.
    """
    for value in (*args, *keywords.values()):
        if hasattr(type(value), "__torch_row__"):  # a stand-in for a tensor: torch/_formula/trace.py
            return value.__torch_row__(name, rows, args, keywords)
    name += "_" if inplace and not name.endswith("_") else ""
    found, result = translated(name, rows, args, keywords, again(method))
    if found:
        return result
    given = [_describe(value) for value in args] + [f"{key}={_describe(value)}" for key, value in keywords.items()]
    accepted = "; or ".join(row.signature for row in rows)
    unknown = [key for key in keywords if key != "out" and not any(_has_parameter(row, key, keywords) for row in rows)]
    hint = _hint(rows, unknown) if unknown else ""
    arrays = any(getattr(type(value), "__module__", None) == "numpy" and getattr(value, "shape", ()) for value in args)
    hint += " (make a tensor of the array first: torch.from_numpy(array))" if arrays else ""
    raise TypeError(f"{name}: got ({', '.join(given)}){hint}; it takes {accepted}")
