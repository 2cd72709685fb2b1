"""Calls as the `__torch_dispatch__` of a class sees them: operators of torch.ops.aten, named as in PyTorch.

Rows keep their names. A cast is `_to_copy`, a key becomes selections and slices, `.T` is a transposition. Any other
function runs as it is, and the class sees the rows that it calls.
"""

from __future__ import annotations

import functools
import operator
import sys
from math import prod
from types import FunctionType

from torch import _core
from torch._base.overloads import operator_of
from torch._core import Tensor

FUNCTIONS_OFF = 2  # a setting of _core.set_overriding: classes override by __torch_dispatch__ only
_CASTS = ("bfloat16", "bool", "byte", "cdouble", "cfloat", "chalf", "char", "double", "float", "half", "int", "long",
          "short")
# Operators that PyTorch calls for methods that are no rows.
_METHODS = {name: name for name in ("copy_", "detach", "detach_", "resize_", "zero_", "fill_")}
_METHODS |= dict.fromkeys(("item", "__bool__", "__float__", "__int__", "__index__"), "_local_scalar_dense")

_LISTS = ("expand", "permute", "repeat")  # methods that take sizes or dims one by one


def dispatched(kind, function, types, args, keywords):
    """Return the result of a call by the `__torch_dispatch__` of a class or mode."""
    def call(name, *args, **keywords):
        name, overload = operator_of(name, args, keywords)
        operator = getattr(getattr(_torch().ops.aten, name), overload)
        return kind.__torch_dispatch__(operator, types, args, keywords)

    call.of_mode = not isinstance(kind, type)
    name = function.__name__
    if name == "__get__":
        name = function.__self__.__name__
        special = _ATTRIBUTES.get(name)
    else:
        special = _SPECIAL.get(name)
        if special is None and name in _CASTS:
            special, keywords = _to, {"dtype": getattr(_torch(), name)}
        called = _METHODS.get(name) or _operator_name(function)
        if called in _LISTS and len(args) > 1 and isinstance(args[1], int):
            args = (args[0], list(args[1:]))
        if special is None and called is not None:
            special, args = call, (called, *args)
    before = _core.set_overriding(FUNCTIONS_OFF if special is None else True, -1)
    try:
        if special is None:
            return function(*args, **keywords)
        return special(*args, **keywords) if special is call else special(call, *args, **keywords)
    finally:
        _core.set_overriding(*before)


def name_of(function):
    """Return the name of the rows that a function calls, such as `linalg.inv`, or the name of any other one."""
    return getattr(getattr(function, "__self__", None), "rows_name", None) or getattr(function, "__name__", "")


@functools.cache
def _operator_names():
    """Return PyTorch's name of the operator for each name of a row: `linalg_inv` for `linalg.inv`."""
    names = {row.name for row in _core.rows.values()}
    layers = {name: inner for name in names
              if name.startswith("nn.") and hasattr(_core, inner := name.rpartition(".")[2])}
    return {name: name.replace(".", "_") for name in names} | layers


def _main_name(name):
    """Return the name of rows by another public name of theirs, such as mul_ for multiply_, or None."""
    plain = name.removesuffix("_")
    rows = _core.rows_of(name) or _core.rows_of(plain)
    return rows[0].name + ("_" if name != plain and not rows[0].name.endswith("_") else "") if rows else None


def _operator_name(function):
    """Return the name of the operator that a function or method of rows calls, or None for any other function."""
    if isinstance(function, FunctionType):  # written by hand
        return None
    name, names = name_of(function), _operator_names()
    found = names.get(name) or (name if name.removesuffix("_") in names else _main_name(name))
    return found if found is not None and _torch()._ops.is_operator(found) else None


class Handed:
    """A method that is no row, equal to itself: called without `__torch_function__`, `__torch_dispatch__` sees it."""

    def __init__(self, function, override):
        self._handed, self._override = function, override

    @classmethod
    def of(cls, function, override):
        """Return the function of a row, or anything but a method of Tensor, as it is."""
        is_method = getattr(function, "__objclass__", None) is Tensor or getattr(function, "__name__", "") == "__get__"
        return cls(function, override) if is_method and _operator_name(function) is None else function

    def __call__(self, *args, **keywords):
        if _core.set_overriding(-1, -1)[0] == FUNCTIONS_OFF:
            return self._override(self._handed, args, keywords)
        return self._handed(*args, **keywords)

    def __getattr__(self, name):
        return getattr(self._handed, name)

    def __eq__(self, other):
        return self._handed == getattr(other, "_handed", other)

    def __hash__(self):
        return hash(self._handed)

    def __repr__(self):
        return repr(self._handed)


def _torch():
    return sys.modules["torch"]


def parse_to(*target, **options):
    """Return the device, type, non_blocking and memory format of the arguments of `to`."""
    device, dtype = options.get("device"), options.get("dtype")
    flags = [value for value in target if isinstance(value, bool)]
    for value in target:
        if isinstance(value, Tensor):
            device, dtype = value.device, value.dtype
        elif isinstance(value, _torch().dtype):
            dtype = value
        elif value is not None and not isinstance(value, bool):
            device = value
    return (None if device is None else _torch().device(device), dtype, options.get("non_blocking", any(flags[:1])),
            options.get("memory_format"))


def _to(call, x, *target, copy=False, memory_format=None, **options):
    device, dtype, *_ = parse_to(*target, **options)
    changes = {"dtype": dtype} if dtype not in (None, x.dtype) else {}
    changes |= {"device": device} if device is not None and device != x.device else {}
    changes |= {"memory_format": memory_format} if memory_format is not None else {}
    return call("_to_copy", x, **changes) if changes or copy else x


def _contiguous(call, x, memory_format=None):
    return x if memory_format is None else call("clone", x, memory_format=memory_format)


def _part(call, x, key):
    """Return the view that a key selects without its tensors, and for each dim the tensor that indexes it, or None."""
    keys = list(key) if isinstance(key, tuple) else [key]
    if not any(each is Ellipsis for each in keys):
        keys.append(...)
    rest = x.dim() - sum(map(_dims, keys))
    dim, tensors = 0, []
    for each in keys:
        if isinstance(each, (Tensor, list)):
            tensors.append(each if isinstance(each, Tensor) else _torch().tensor(each))
            dim += _dims(each)
        elif each is Ellipsis:
            tensors += [None] * rest
            dim += rest
        elif each is None or isinstance(each, slice):
            if each is None:
                x = call("unsqueeze", x, dim)
            elif each != slice(None):
                x = call("slice.Tensor", x, dim, each.start, each.stop, 1 if each.step is None else each.step)
            tensors.append(None)
            dim += 1
        else:
            x = call("select", x, dim, operator.index(each))
    return x, tensors if any(each is not None for each in tensors) else None


def _dims(key):
    """Return how many dims a key indexes."""
    if isinstance(key, Tensor) and key.dtype in (_torch().bool, _torch().uint8):
        return key.dim()
    return 0 if key is None or key is Ellipsis else 1


def _item(call, x, key):
    part, tensors = _part(call, x, key)
    return part if tensors is None else call("index.Tensor", part, tensors)


def _set_item(call, x, key, value):
    part, tensors = _part(call, x, key)
    if tensors is not None:
        call("index_put_", part, tensors, value if isinstance(value, Tensor) else _torch().tensor(value, dtype=x.dtype))
    elif isinstance(value, Tensor):
        call("copy_", part, value)
    else:
        call("fill_", part, value)


def _transposed(call, x):
    return call("permute", x, list(range(x.dim()))[::-1])


def _matmul(call, x, y):
    """Call the product that PyTorch calls for tensors of these dims."""
    if x.dim() > 2 and y.dim() == 2 and call.of_mode:
        return _by_rows(call, x, lambda rows: call("mm", rows, y), y.size(1))
    return call({(1, 1): "dot", (2, 1): "mv", (2, 2): "mm", (3, 3): "bmm"}.get((x.dim(), y.dim()), "matmul"), x, y)


def _by_rows(call, x, product, columns):
    """Return a product of the rows of a tensor, which a matrix holds meanwhile."""
    if x.dim() == 2:
        return product(x)
    x = x if x.is_contiguous() else call("clone", x, memory_format=_torch().contiguous_format)
    return call("_unsafe_view", product(call("view", x, [prod(x.size()[:-1]), x.size(-1)])), [*x.size()[:-1], columns])


def _composed(name, function):
    """Return a function of several operators. A class that handles the whole gets it; modes see what PyTorch's see."""
    def composed(call, *args, **keywords):
        result = NotImplemented if call.of_mode else call(name, *args, **keywords)
        return function(call, *args, **keywords) if result is NotImplemented else result
    return composed


def _linear(call, input, weight, bias=None):
    columns, weight = weight.size(0), call("t", weight)
    return _by_rows(call, input, lambda rows: call("mm", rows, weight) if bias is None else
                    call("addmm", bias, rows, weight), columns)


def _convolution(dims):
    def convolution(call, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
        if isinstance(padding, str) or input.dim() != dims + 2:
            return call(f"conv{dims}d", input, weight, bias, stride, padding, dilation, groups)
        stride, padding, dilation = ([each] * dims if isinstance(each, int) else list(each)
                                     for each in (stride, padding, dilation))
        return call("convolution", input, weight, bias, stride, padding, dilation, False, [0] * dims, groups)
    return convolution


def _where(call, *args, **keywords):
    if len(args) == 3 and args[0].dtype != _torch().bool and isinstance(args[1], Tensor):  # x.where(condition, other)
        args = (args[1], args[0], args[2])
    return call("where", *args, **keywords)


def _view(call, x, *size, dtype=None, **keywords):
    if dtype is not None or size and isinstance(size[0], _torch().dtype):
        return call("view.dtype", x, size[0] if dtype is None else dtype)
    return call("view", x, *_in_one(size), **keywords)


def _reshape(call, x, *size, **keywords):
    return call("view" if x.is_contiguous() else "reshape", x, *_in_one(size), **keywords)


def _in_one(size):
    """Return sizes that may stand one by one as one list, in a tuple."""
    return ([*size],) if size and isinstance(size[0], int) else size


def _chunk(call, x, chunks, dim=0):
    size = x.size(dim)
    return call("split", x, -(-size // chunks), dim) if size and chunks > 0 else call("chunk", x, chunks, dim)


def _normalized(name):
    """Return the call of `softmax` or `log_softmax` as PyTorch makes it: in the type of `dtype`."""
    def normalize(call, x, dim=None, dtype=None, **keywords):
        if dim is None or keywords:
            return call(name, x, dim, dtype=dtype, **keywords)
        return call(f"_{name}", x if dtype in (None, x.dtype) else call("_to_copy", x, dtype=dtype), dim, False)
    return normalize


def _reflected(name):
    return lambda call, x, other: call(name, other, x)


def _list(call, x):
    return call("_local_scalar_dense", x) if x.dim() == 0 else [row.tolist() for row in x]


def _asked(name):
    """Return the question about a tensor's type as it is for plain tensors."""
    def ask(call, x):
        before = _core.set_overriding(False, False)
        try:
            return getattr(Tensor, name)(x)
        finally:
            _core.set_overriding(*before)
    return ask


_SPECIAL = {
    **{name: _asked(name) for name in ("is_floating_point", "is_complex", "is_signed", "is_conj", "is_neg")},
    **{name: _composed(name, _normalized(name)) for name in ("softmax", "log_softmax")},
    "where": _where, "view": _view, "reshape": _reshape, "chunk": _chunk,
    "__rsub__": lambda call, x, other: call("rsub", x, other), "__rtruediv__": _reflected("div"),
    **{f"__r{short}__": _reflected(name) for short, name in (
        ("floordiv", "floor_divide"), ("mod", "remainder"), ("pow", "pow"), ("lshift", "bitwise_left_shift"),
        ("rshift", "bitwise_right_shift"))},
    "linear": _composed("linear", _linear),
    **{name: _composed(name, _convolution(dims)) for dims, name in enumerate(("conv1d", "conv2d", "conv3d"), 1)},
    "matmul": _matmul, "__matmul__": _matmul, "__rmatmul__": lambda call, x, y: _matmul(call, y, x),
    "to": _to, "cpu": lambda call, x: _to(call, x, "cpu"),
    "cuda": lambda call, x, device="cuda": _to(call, x, device), "contiguous": _contiguous,
    "__getitem__": _item, "__setitem__": _set_item, "__iter__": lambda call, x: iter(call("unbind", x, 0)),
    "tolist": _list, "__bool__": lambda call, x: bool(call("_local_scalar_dense", x)),
    "__repr__": lambda call, x: f"{type(x).__name__}(size={tuple(x.size())}, dtype={x.dtype})",
}  # fmt: skip
_ATTRIBUTES = {"data": lambda call, x: call("detach", x), "T": _transposed,
               "mT": lambda call, x: call("transpose", x, -2, -1)}


def _to_copy(x, *, dtype=None, device=None, memory_format=None, layout=None, pin_memory=None, non_blocking=False):
    result = x.to(device=device or x.device, dtype=dtype or x.dtype, copy=True)
    return result if memory_format is None else result.contiguous(memory_format=memory_format)


def _slice(x, dim=0, start=None, end=None, step=1):
    return x[(slice(None),) * (dim % x.dim()) + (slice(start, end, step),)]


def _index(x, indices):
    return x[tuple(slice(None) if each is None else each for each in indices)]


def _softmax(name):
    return lambda x, dim, half_to_float: getattr(x.float() if half_to_float else x, name)(dim)


# What torch.ops.aten has below PyTorch's functions.
OPERATORS = {"_to_copy": _to_copy, "_local_scalar_dense": Tensor.item, "slice": _slice, "index": _index,
             "_softmax": _softmax("softmax"), "_log_softmax": _softmax("log_softmax"),
             "alias": lambda x: x.view(x.size()), "_unsafe_view": lambda x, size: x.view(size)}
