"""The batching rule of each row, chosen by what the catalogue states about its parameters.

A row with one formula needs aligned operand dims. A `Dim` is shifted by the batch dim. Sizes get the batch size in
front. Rows that treat images independently see all batches as one. A row without a rule runs in a loop.
"""

from __future__ import annotations

import functools

from torch import _core
from torch._base.row_kinds import option
from torch._base.torch_function import _REFLECTED
from torch._call.fitting import fitting_rows, rows_named
from torch._call.signatures import with_defaults
from torch._core import Tensor
from torch.func import batched as batches
from torch.func import elements, layers
from torch.func.batched import is_at, lowered, raised
from torch.func.binding import Call, in_line, parameters


def applied(func, name, level, size, args, kwargs):
    """Run a call by its rule; return NotImplemented if there is none."""
    if name in METHODS and getattr(func, "__objclass__", None) is Tensor:
        return METHODS[name](func, level, size, args, kwargs)
    rows = rows_named(name)
    for row, values in fitting_rows(name, args, kwargs, getattr(func, "__objclass__", None) is Tensor):
        if "composed" in row.traits:
            return _composed(row, values)
        call = Call(row, name, level, size, values)
        batches.check_written(func, args, level)
        rule = rule_of(row)
        result = NotImplemented if rule is None else rule(call)
        if result is NotImplemented or not call.inplace:
            return result if result is NotImplemented else raised(result, level)
        return args[0]
    return _translated(func, name, rows, args, kwargs)


def _translated(func, name, rows, args, kwargs):
    """Translate options that rows do not have, as torch/_call/options.py does for tensors."""
    from torch._call import options
    from torch._call.bind import again

    if not rows or option(rows, "dtype") == "bytes":  # which read memory; a batch shows that of its first tensor
        return NotImplemented
    try:
        found, result = options.translated(name, rows, args, dict(kwargs), again(hasattr(func, "__objclass__")))
    except (TypeError, batches.OutsideBatch):
        return NotImplemented
    return result if found else NotImplemented


def _composed(row, values):
    """Run a row written in Python on the batch; return NotImplemented if it reads elements."""
    if row.op.endswith("_"):  # half of it may be written before it asks for an element
        return NotImplemented
    try:
        result = _core.composed_function(row.op)(**with_defaults(row.op, values))
    except batches.OutsideBatch:
        return NotImplemented
    return _core.named(row.op, result)


@functools.cache
def rule_of(row):
    """Return the rule of a row, or None."""
    if row.vmap:
        return _stated(row.vmap)
    if "random" in row.traits:
        return elements.drawn
    if row.elementwise:
        return elements.elementwise
    if row.batch:
        return elements.matrices
    if any(kind == "Reduction" for _, kind, *_ in parameters(row)):
        return layers.loss_of_elements
    return elements.reduction if "reduce" in row.traits else None


def _stated(text):
    """Return the rule that a row states: `along_lines`, or `with_dims(dim0, dim1)`."""
    name, _, rest = text.removesuffix(")").partition("(")
    rule = getattr(elements, name, None) or getattr(layers, name)
    return rule(*rest.split(", ")) if rest else rule


# --- methods that no row makes -------------------------------------------------------------------------------------


def _same(func, level, size, args, kwargs):
    """Run a method of each element on the whole batch."""
    batches.check_written(func, args, level)
    if not is_at(args[0], level):
        return NotImplemented
    return raised(func(*(lowered(arg, level) for arg in args), **{key: lowered(arg, level)
                                                                  for key, arg in kwargs.items()}), level)


def _copy(func, level, size, args, kwargs):
    batches.check_written(func, args, level)
    target, source = args[0], kwargs["source"] if "source" in kwargs else args[1]
    if source.dim() > target.dim():
        return NotImplemented
    target.value.copy_(in_line(source, level, target.dim()))
    return target


def _new(func, level, size, args, kwargs):
    """Make a tensor for each of the batch; sizes come as ints or as one list."""
    own, *sizes = args
    if not is_at(own, level):
        return NotImplemented
    if "size" in kwargs:
        kwargs = {**kwargs, "size": (size, *kwargs["size"])}
    elif sizes and not isinstance(sizes[0], int):
        sizes[0] = (size, *sizes[0])
    else:
        sizes = [size, *sizes]
    return raised(func(own.value, *sizes, **kwargs), level)


def _getitem(func, level, size, args, kwargs):
    own, key = args
    keys = key if type(key) is tuple else (key,)
    basic = all(item is None or item is ... or type(item) in (int, slice) for item in keys)
    inside = [bound for item in keys if type(item) is slice for bound in (item.start, item.stop, item.step)]
    if not (basic and is_at(own, level)) or any(isinstance(bound, Tensor) for bound in inside):
        return NotImplemented
    return raised(own.value[(slice(None), *keys)], level)


def _reflected(name):
    """Return the method for number - x and similar expressions with the tensor on the right."""
    def rule(func, level, size, args, kwargs):
        return getattr(_core, name)(args[1], args[0])
    return rule


METHODS = dict.fromkeys("bool byte char short int long half float double type type_as to cpu cuda contiguous "
                        "pin_memory __pos__".split(), _same) | dict.fromkeys(
    "new_zeros new_ones new_empty new_full".split(), _new) | {"copy_": _copy, "__getitem__": _getitem} | {
    dunder: _reflected(name) for name, dunder in _REFLECTED.items()}
batches.rules.append(applied)
