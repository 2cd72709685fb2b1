"""The slow path of calls: unusual numbers, further options, composed rows, and the TypeError if no row fits."""

import functools
import importlib
import numbers
import operator

from torch import _core
from torch._base.arguments import shown
from torch._call import extra_options
from torch._call.lazy import required


def _is_tensor(value):
    return isinstance(value, _core.Tensor)


def is_number_like(value):
    """Return whether a value can be used as a number: a type of `numbers`, or an array without dims."""
    return isinstance(value, numbers.Number) or (
        not _is_tensor(value) and getattr(value, "shape", None) == () and hasattr(value, "__float__"))


def slow_path(function, op, args, out, options):
    """Run a call of a composed row that the fast path does not take.

    These are calls with active modes, overriding classes or autocast, ints of other packages, numbers of other kinds,
    out=, a result as first argument, options that the row does not have, and calls with errors.

    Args:
        function: the generated function, which is called again with plain values.
        op: the op of the row.
        args: the values of all parameters, followed by further positional arguments.
        out: the tensor for the result, or None.
        options: further keywords.
    """
    row = _core.rows[op]
    if not options and _core.plain(op, None, args[len(row.parameters) :], options, *args[: len(row.parameters)]):
        return _within(row, _into, op, args, out)
    keywords = options if out is None else {**options, "out": out}
    if _core.has_override((*args, *keywords.values())):
        from torch._base.torch_function import override_result

        return override_result(function, *_as_given(function, row, args, keywords))
    if (cast := _core.autocast(row.name, args)) is not None:
        before = _core.set_autocast(None)
        try:
            return function(*cast, **keywords)
        finally:
            _core.set_autocast(before)
    own = (*[_own_ints(value) for value in args],)  # tuple(map()) would show a half-filled tuple to __index__
    last = len(row.parameters) - 1
    if len(own) > last + 1 and row.parameters[last][1] in "LD" and isinstance(own[last], int):  # ints side by side
        own = (*own[:last], own[last:])
    if any(new is not old for new, old in zip(own, args, strict=False)):
        return function(*own, **keywords)
    meant, rest = _by_others_words(function, op, args, options)
    if len(rest) < len(options):
        return function(*meant, out=out, **rest)
    whole = _with_own_defaults(op, args)
    if options or any(value is required for value in whole):
        return raise_no_overload(row.name, [row], False, False, *_as_given(function, row, args, keywords))
    try:
        _core.check(op, args, required)
        if len(args) > len(row.parameters):
            raise_no_overload(row.name, [row], False, False, args, keywords)
    except TypeError:
        if not _has_result_first(row, args, out):
            raise
        return function(*args[1:], out=args[0])
    if out is not None:
        return _within(row, _into, op, whole, out)
    return _core.named(op, _within(row, _composed(op), *whole))


def _within(row, function, *args):
    try:
        return function(*args)
    except Exception as error:
        raise _core.within(row.op, error) from None


@functools.cache
def _composed(op):
    """Return the function of torch/composed/, or of a package's composed.py, that implements a row."""
    package, _, name = op.rpartition(".")
    return getattr(importlib.import_module(f"{package or 'torch'}.composed"), name)


def _by_others_words(function, op, args, options):
    """Return the values with PyTorch's keywords assigned to our parameters, and the remaining options."""
    values, rest = list(args), dict(options)
    for word in options:
        place = _core.place_of(op, word)
        if place >= 0 and values[place] is function.__defaults__[place]:
            values[place] = rest.pop(word)
    return values, rest


def _with_own_defaults(op, args):
    """Return the values with missing parameters set to the defaults of the composed function."""
    own = _composed(op).__defaults__ or () if any(value is required for value in args) else ()
    first = len(args) - len(own)
    return tuple(own[i - first] if value is required and i >= first else value for i, value in enumerate(args))


def _as_given(function, row, args, keywords):
    """Return the positional and keyword arguments of a call, without parameters that have their defaults."""
    defaults = function.__defaults__ or ()
    names = [name for name, *_ in row.parameters]
    first = len(names) - len(defaults)
    while first < len(names) and args[first] is not defaults[first - len(names)]:
        first += 1
    named = {name: value for name, value, default in zip(names[first:], args[first:], defaults[first - len(names) :],
                                                         strict=False) if value is not default}
    if len(args) > len(names):
        return args, keywords
    return args[:first], {**named, **keywords}


def _own_ints(value):
    """Return ints of other packages as Python's int, also in lists and tuples; return other values unchanged."""
    if isinstance(value, (list, tuple)):
        own = [_own_ints(item) for item in value]
        return value if all(map(operator.is_, own, value)) else own
    if type(value) is int or isinstance(value, (bool, str)) or _is_tensor(value) or hasattr(value, "__len__"):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def _has_result_first(row, args, out):
    """Return whether a call that its row refuses has the result as first argument, as torch.cross(result, a, b)."""
    if out is not None or row.returned != 1 or len(args) < 2 or not _is_tensor(args[0]):
        return False
    while len(args) > 2 and args[-1] is None:
        args = args[:-1]
    try:
        _core.check(row.op, args[1:], required)
    except (TypeError, ValueError):
        return False
    return True


def _into(op, args, out):
    """Copy the result of a composed row into `out`, or into a tuple of tensors if the row has several results."""
    results, composed = _core.rows[op].returned, _composed(op)
    if composed.__name__.endswith("_") or getattr(composed, "changes_argument", False):
        raise TypeError("it changes an argument in place, so there is nothing for out=")
    targets = out if results > 1 and isinstance(out, (tuple, list)) else (out,)
    if not (len(targets) == results and all(map(_is_tensor, targets))):
        needed = f"{results} tensors" if results > 1 else "a Tensor"
        raise TypeError(f"out must be {needed}, not {shown(targets) if results > 1 else type(out).__name__}")
    result = composed(*args)
    if results > 1:
        for one, target in zip(result, targets, strict=True):
            if one.dtype is not target.dtype:
                raise TypeError(f"the output is {shown(target)}; need {one.dtype}")
        return _core.named(op, tuple(_core.clone(one, out=target)
                                     for one, target in zip(result, targets, strict=True)))
    if isinstance(result, tuple):
        raise TypeError("it gives views of its input, which no out= can hold")
    if not _is_tensor(result):
        result = next((value for value in args if _is_tensor(value)), out).new([result])
    return _core.clone(result, out=out)


def _describe(value):
    if isinstance(value, _core.Tensor):
        return f"{value.type()[6:]} {'x'.join(map(str, value.size()))}"
    return type(value).__name__


def again(method):
    """Return a function that calls a name of torch, or a method of tensors."""
    def call(name, args, keywords):
        if not method and not name.endswith("_") and hasattr(_core, name):
            return getattr(_core, name)(*args, **keywords)
        keywords = dict(keywords)
        tensor = args[0] if args else keywords.pop("input", None)
        if not hasattr(tensor, name):
            raise TypeError(f"{name}: its first argument is a {type(tensor).__name__}; need a tensor")
        return getattr(tensor, name)(*args[1:], **keywords)
    return call


def raise_no_overload(name, rows, inplace, method, args, keywords):
    """Return the result of a call that fits no row but has options that rows do not have.

    For any other call, raise TypeError with the arguments and the signatures.
    """
    for value in (*args, *keywords.values()):
        if hasattr(type(value), "__torch_row__"):  # a stand-in for a tensor: torch/_formula/trace.py
            return value.__torch_row__(name, rows, args, keywords)
    name += "_" if inplace and not name.endswith("_") else ""
    found, result = extra_options.translated(name, rows, args, keywords, again(method))
    if found:
        return result
    given = [_describe(value) for value in args] + [f"{key}={_describe(value)}" for key, value in keywords.items()]
    accepted = "; or ".join(row.signature for row in rows)
    known = {parameter for row in rows for parameter, *_ in row.parameters} | {"out"}
    unknown = [key for key in keywords if key not in known]
    hint = f" (no parameter is called {', '.join(unknown)})" if unknown else ""
    arrays = any(type(value).__module__ == "numpy" and getattr(value, "shape", ()) for value in args)
    hint += " (make a tensor of the array first: torch.from_numpy(array))" if arrays else ""
    raise TypeError(f"{name}: got ({', '.join(given)}){hint}; it takes {accepted}")
