"""Options that every row takes besides its parameters: dtype=, generator=, device=, memory_format= and others.

torch/_call/bind.py tries these options after a call has fitted no row: for composed functions, and for options that
csrc/python/call/options.c does not handle. Each option is translated to calls without it. What an option does to the
calls of one operator stands in its row, under `options`.
"""

import contextlib

import torch
from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.row_kinds import draws, makes, option
from torch._tensor import devices, dtypes


def translated(name, rows, args, keywords, call):
    """Translate the first option that is not a parameter of the rows.

    Returns a pair: whether there was such an option, and the result of call(name, args, keywords) without it.
    """
    kind = dtypes.of_python(args[-1]) if len(args) > 1 else None
    if isinstance(kind, dtypes.dtype) and "dtype" not in keywords and (
            option(rows, "dtype") == "bytes" or len(args) - 1 == min(len(row.parameters) for row in rows)):
        args, keywords = args[:-1], {"dtype": kind, **keywords}  # behind all parameters, as in x.softmax(0, dtype)
    known = {parameter for row in rows for parameter, *_ in row.parameters}
    for word, handler in HANDLERS.items():
        if word in keywords and word not in known:
            rest = dict(keywords)
            value = rest.pop(word)
            result = handler(name, rows, args, rest, {word: value} if handler is _placed else value, call)
            if result is not None:
                return True, result
    rest = {key: value for key, value in keywords.items() if value is not None or key not in known}
    if len(rest) < len(keywords):
        return True, call(name, args, rest)
    first = next((position for position, value in enumerate(args) if value is None), 0)
    named = _without_none(rows, first, args, keywords) if first else None
    return (False, None) if named is None else (True, call(name, args[:first], named))


def _without_none(rows, first, args, keywords):
    """Return the positional arguments from the first None on as keywords, without those that are None.

    Their names are those of the row with the most parameters. Returns None if no row takes such a call.
    """
    names = [parameter for parameter, *_ in max(rows, key=lambda row: len(row.parameters)).parameters]
    if len(args) > len(names):
        return None
    later = dict(zip(names[first:], args[first:], strict=False))
    named = {**{name: value for name, value in later.items() if value is not None}, **keywords}
    given = {*names[:first], *named} - {"out"}
    fits = any({parameter for parameter, _, optional, _ in row.parameters if not optional} <= given
               and given <= {parameter for parameter, *_ in row.parameters} for row in rows)
    return named if fits else None


def _generator(name, rows, args, keywords, generator, call):
    """Call with random numbers drawn from a generator."""
    from torch._tensor.generator import Generator

    if not draws(rows):
        return None
    if generator is not None and not isinstance(generator, Generator):
        raise TypeError(f"{name}: generator must be a torch.Generator, not {type(generator).__name__}")
    with generator.drawing() if generator is not None else contextlib.nullcontext():
        return call(name, args, keywords)


def _placed(name, rows, args, keywords, place, call):
    """Create a tensor on a device, in a layout, in pinned memory, or as a leaf that requires a gradient."""
    if not makes(name):
        return None
    with _making_on(place.get("device")):
        result = call(name, _fillable(args, place.get("device")), keywords)
    return devices.placed(result, **place)


def _making_on(device):
    """Create the results of calls without tensors on the device, so that no copy is needed."""
    kind = "cpu" if device is None else devices.usable(device).type
    if kind == "meta":
        return devices.making_on_meta()
    return devices.making_on(torch.cuda.number(device) + 1) if kind == "cuda" else contextlib.nullcontext()


def _fillable(args, device):
    """Return the arguments; to or from the meta device, the first tensor is replaced by one of its size and strides."""
    first = args[0] if args else None
    if device is None or not _core.is_tensor(first) or first.is_meta == (devices.usable(device).type == "meta"):
        return args
    return (torch.empty_strided(first.size(), first.stride(), dtype=first.dtype, device=device), *args[1:])


def _in_order(name, rows, args, keywords, memory_format, call):
    """Lay out the result as a memory format says."""
    if memory_format is not None and not isinstance(memory_format, devices.memory_format):
        raise TypeError(f"{name}: memory_format is {shown(memory_format)}; need one such as torch.channels_last")
    result = call(name, args, keywords)
    return result if memory_format is None or not _core.is_tensor(result) else memory_format.lay(result)


def _dtype(name, rows, args, keywords, dtype, call):
    """Convert the first tensor before the call, or create the tensor in the type."""
    if dtype is None:
        return call(name, args, keywords)
    stated = option(rows, "dtype")
    if stated == "bytes" and len(args) == 1:
        return _reinterpreted(name, rows, args[0], dtypes.of_python(dtype), call)
    if name.endswith("_") and args and _core.is_tensor(args[0]) and args[0].dtype is dtypes.of_python(dtype):
        return call(name, args, keywords)
    if name.endswith("_"):
        raise TypeError(f"{name}: works in place, so there is no other dtype to choose")
    kind = dtypes.tensor_class(dtype)
    out = keywords.get("out")
    if _core.is_tensor(out) and dtypes.class_of(out.dtype).__name__ != kind.__name__:
        raise TypeError(f"{name}: dtype is {kind.__name__} and out is {shown(out)}; leave one of them out")
    position, value = (0, args[0]) if args else next(
        ((key, keywords[key]) for key in ("input", "tensors") if key in keywords), (0, None))
    many = isinstance(value, (list, tuple))
    tensors = [*value] if many else [value]
    converts = not makes(name) or name.endswith("_like")  # the numbers of creation functions may be tensors
    if converts and tensors and all(map(_core.is_tensor, tensors)):
        cast = [tensor.to(dtype) for tensor in tensors] if many else value.to(dtype)
        args, keywords = ((cast, *args[1:]), keywords) if args else (args, {**keywords, position: cast})
        return _in_type(name, args, keywords, dtype, call)
    if stated is not None and kind().dtype.is_complex:
        from torch.composed.complex_parts import drawn

        return drawn(name, args, keywords, kind().dtype, 0.5 if stated == "halves" else 1, call)
    if out is None and draws(rows) and any(row.result for row in rows):
        return _held(name, call(name, args, keywords), kind)
    return call(name, args, {"out": kind(), **keywords})


def _in_type(name, args, keywords, dtype, call):
    """Return a result in a type. Sums of integers are computed in a wider one."""
    out = keywords.get("out")
    if out is not None and not _core.is_tensor(out):
        return call(name, args, keywords)
    result = call(name, args, {key: value for key, value in keywords.items() if key != "out"})
    result = result.to(dtype) if _core.is_tensor(result) else result
    return result if out is None else _core.write(name, result, out)


def _held(name, numbers, kind):
    """Return random integers in another type, if that represents them exactly."""
    result = numbers.type(kind)
    if not result.to(numbers.dtype).equal(numbers):
        raise ValueError(f"{name}: {kind.__name__} does not hold all of {numbers.numel()} numbers")
    return result


def _reinterpreted(name, rows, input, dtype, call):
    """Return a view of the bytes in another type, or the copy that a row which copies views makes of it."""
    view = _core.reinterpret(value_of(input), dtype)
    view._share_version(input)
    copies = all("view" not in row.traits for row in rows)
    return call(name, (view, view.size()), {}) if copies else view


HANDLERS = {
    "generator": _generator, "device": _placed, "requires_grad": _placed, "layout": _placed, "pin_memory": _placed,
    "memory_format": _in_order, "dtype": _dtype,
}
