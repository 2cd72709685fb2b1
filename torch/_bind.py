"""What the dispatcher in C leaves to Python: unusual numbers, out= of composed rows, options that rows do not have, and
the sentence about arguments that fit no row.
"""

import numbers

from torch import _core, _options
from torch._values import shown


def _is_tensor(value):
    return isinstance(value, _core.Tensor)


def is_number(value):
    """Whether a value that is no Python number may stand for one: what `numbers` knows, and arrays without dims."""
    return isinstance(value, numbers.Number) or (
        not _is_tensor(value) and getattr(value, "shape", None) == () and hasattr(value, "__float__"))


def composed_into(function, results, args, keywords):
    """What a function of torch/composed.py gives, as a copy in the tensor out=, under the rules of every out=; a tuple
    of tensors where its row names several results."""
    out = keywords.pop("out")
    if out is not None and (function.__name__.endswith("_") or getattr(function, "changes_argument", False)):
        raise TypeError("it changes an argument in place, so there is nothing for out=")
    targets = out if results > 1 and isinstance(out, (tuple, list)) else (out,)
    if out is not None and not (len(targets) == results and all(map(_is_tensor, targets))):
        needed = f"{results} tensors" if results > 1 else "a Tensor"
        raise TypeError(f"out must be {needed}, not {shown(targets) if results > 1 else type(out).__name__}")
    result = function(*args, **keywords)
    if out is None:
        return result
    if results > 1:
        for one, target in zip(result, targets, strict=True):
            if one.dtype is not target.dtype:
                raise TypeError(f"the output is {shown(target)}; need {one.dtype}")
        return tuple(_core.clone(one, out=target) for one, target in zip(result, targets, strict=True))
    if isinstance(result, tuple):
        raise TypeError("it gives views of its input, which no out= can hold")
    if not _is_tensor(result):
        result = next((value for value in (*args, *keywords.values()) if _is_tensor(value)), out).new([result])
    return _core.clone(result, out=out)


def _describe(value):
    if isinstance(value, _core.Tensor):
        return f"{value.type()[6:]} {'x'.join(map(str, value.size()))}"
    return type(value).__name__


def again(method):
    """Calls a name of torch, or of tensors."""
    def call(name, args, keywords):
        if not method and not name.endswith("_") and hasattr(_core, name):
            return getattr(_core, name)(*args, **keywords)
        keywords = dict(keywords)
        tensor = args[0] if args else keywords.pop("input", None)
        if not hasattr(tensor, name):
            raise TypeError(f"{name}: its first argument is a {type(tensor).__name__}; need a tensor")
        return getattr(tensor, name)(*args[1:], **keywords)
    return call


def complain(name, rows, inplace, method, args, keywords):
    """What a call gives that fits no row of its name as it stands, but has options that rows do not have.

    For other calls raises the TypeError: what was given, and what it takes.
    """
    for value in (*args, *keywords.values()):
        if hasattr(type(value), "__torch_row__"):  # a stand-in for a tensor: torch/_trace.py
            return value.__torch_row__(name, rows, args, keywords)
    name += "_" if inplace and not name.endswith("_") else ""
    found, result = _options.translated(name, rows, args, keywords, again(method))
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
