"""Calls as the `__torch_dispatch__` of a class sees them: operators of torch.ops.aten, named as in PyTorch.

Rows keep their names. A cast is `_to_copy`, a key becomes selections and slices, `.T` is a transposition. Any other
function runs as it is, and the class sees the rows that it calls.
"""

from __future__ import annotations

import functools
import operator
import sys
from math import inf, prod
from types import FunctionType

from torch import _core
from torch._base.overloads import operator_of
from torch._core import Tensor

FUNCTIONS_OFF = 2  # a setting of _core.set_overriding: classes override by __torch_dispatch__ only
_CASTS = dict(zip(*("bfloat16 bool cdouble cfloat chalf double float half int long short".split(),) * 2, strict=True))
_CASTS |= {"byte": "uint8", "char": "int8"}
# Operators that PyTorch calls for methods that are no rows.
_METHODS = {name: name for name in ("as_strided", "copy_", "detach", "detach_", "resize_", "zero_", "fill_")}
_METHODS |= dict.fromkeys(("item", "__bool__", "__float__", "__int__", "__index__"), "_local_scalar_dense")

_ATTENTION = "_scaled_dot_product_flash_attention_for_cpu"
_LISTS = ("expand", "permute", "repeat")  # methods that take sizes or dims one by one


def dispatched(kind, function, types, args, keywords):
    """Return the result of a call by the `__torch_dispatch__` of a class or mode."""
    def call(name, *args, **keywords):
        package, _, name = name.rpartition("::")
        name, overload = operator_of(name, args, keywords) if not package else (name, "default")
        operator = getattr(getattr(getattr(_torch().ops, package or "aten"), name), overload)
        return kind.__torch_dispatch__(operator, types, args, keywords)

    call.of_mode = not isinstance(kind, type)
    name = function.__name__
    if name == "__get__":
        name = function.__self__.__name__
        special = _ATTRIBUTES.get(name)
    else:
        method = f"Tensor.{name}" if getattr(function, "__objclass__", None) is Tensor else name_of(function)
        special = None if keywords.get("out") is not None else _SPECIAL.get(method) or _SPECIAL.get(name)
        if special is None and name in _CASTS:
            special, keywords = _to, {"dtype": getattr(_torch(), _CASTS[name])}
        called = _METHODS.get(name) or _operator_name(function)
        if called in _LISTS and len(args) > 1 and isinstance(args[1], int):
            args = (args[0], list(args[1:]))
        word = "self" if "self" in keywords else "input"
        if not args and word in keywords and (special is not None or called is not None):  # as in PyTorch, by position
            args, keywords = (keywords[word],), {key: value for key, value in keywords.items() if key != word}
        if special is None and called is not None:
            special, args = call, (called, *args)
    before = _core.set_overriding(FUNCTIONS_OFF if special is None else True, -1)
    try:
        if special is None:
            is_python = isinstance(function, FunctionType)
            return function(*args, **keywords) if is_python else _core.run_plainly(function, args, keywords)
        return special(*args, **keywords) if special is call else special(call, *args, **keywords)
    finally:
        _core.set_overriding(*before)


def name_of(function):
    """Return the name of the rows that a function calls, `linalg.inv` or `own_ops::bent`, or that of any other one."""
    return getattr(getattr(function, "__self__", None), "rows_name", None) or getattr(function, "__name__", "")


@functools.cache
def _operator_names():
    """Return PyTorch's name of the operator for each name of a row: `linalg_inv` for `linalg.inv`."""
    names = {row.name for row in _core.rows.values() if "." in row.name or _core.rows_of(row.name)}
    layers = {name: inner for name in names
              if name.startswith("nn.") and hasattr(_core, inner := name.rpartition(".")[2])}
    inner = {op: op for op in _core.rows if hasattr(_core.internal, op) and not hasattr(Tensor, op)}
    return {name: name.replace(".", "_") for name in names} | layers | inner


@functools.cache
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
    if "::" in name:
        return name
    found = names.get(name) or (name if name.removesuffix("_") in names else _main_name(name) or _of_package(name))
    return found if found is not None and ("::" in found or _is_operator(found)) else None


@functools.cache
def _is_operator(name):
    return _torch()._ops.is_operator(name)


def _of_package(name):
    """Return the name with its package of the method of a package's row, whose names are none of torch's, or None."""
    package = _packages(len(_core.rows)).get(name.removesuffix("_"))
    return package and f"{package}::{name}"


@functools.lru_cache(maxsize=1)
def _packages(count):
    """Return the package of each name of a package's row. count: of all rows, which more packages change."""
    named = [(row.name, row.op.rpartition(".")[0]) for row in _core.rows.values() if "." in row.op]
    return dict(reversed(named))  # of several packages with a name, the first


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


def _type(call, x, new_type=None, non_blocking=False):
    if new_type is None:
        return _core.run_plainly(Tensor.type, (x,), {})
    return _to(call, x, _core.zeros(0).type(new_type), non_blocking=non_blocking)


def _contiguous(call, x, memory_format=None):
    if memory_format is None and not call.of_mode:  # objects that wrap tensors have no strides
        return x
    order = memory_format or _torch().contiguous_format
    return x if _asked("is_contiguous")(call, x, memory_format=order) else call("clone", x, memory_format=order)


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


def _matmul(call, x, other):
    """Call the products that PyTorch calls for tensors of these dims."""
    dims = x.dim(), other.dim()
    if not call.of_mode or max(dims) < 3 or dims == (3, 3) and x.size(0) == other.size(0):
        return call({(1, 1): "dot", (2, 1): "mv", (2, 2): "mm", (3, 3): "bmm"}.get(dims, "matmul"), x, other)
    if dims[1] < 3:
        return _by_rows(call, x, lambda rows: call("mm" if dims[1] == 2 else "mv", rows, other), [*other.size()[1:]])
    if dims[0] == 1:
        return call("squeeze", _matmul(call, call("unsqueeze", x, 0), other), -2)
    if dims[0] == 2:
        columns = call("transpose", other, -2, -1)
        result = _by_rows(call, columns, lambda rows: call("mm", rows, call("t", x)), [x.size(0)])
        return call("transpose", result, -2, -1)
    batch = _torch().broadcast_shapes(x.size()[:-2], other.size()[:-2])
    x, other = (call("reshape", call("expand", each, [*batch, *each.size()[-2:]]), [prod(batch), *each.size()[-2:]])
                for each in (x, other))
    return call("_unsafe_view", call("bmm", x, other), [*batch, x.size(-2), other.size(-1)])


def _by_rows(call, x, product, columns):
    """Return a product of the rows of a tensor, which a matrix holds meanwhile; `columns` is the size that they get."""
    if x.dim() == 2:
        return product(x)
    x = x if x.is_contiguous() else call("clone", x, memory_format=_torch().contiguous_format)
    return call("_unsafe_view", product(call("view", x, [prod(x.size()[:-1]), x.size(-1)])), [*x.size()[:-1], *columns])


def _attention(call, query, key, value, scale, added=None, kept=None, draws=None, dropout=0, causal=False):
    """Call attention by PyTorch's name; `draws` are those of the dropout."""
    mask = kept if added is None else added if kept is None else added.masked_fill(~kept, -inf)
    options = {} if draws is None else {"draws": draws}
    return call(_ATTENTION, query, key, value, dropout, causal, attn_mask=mask, scale=scale, **options)[0]


def _composed(name, function):
    """Return a function of several operators. A class that handles the whole gets it; modes see what PyTorch's see."""
    def composed(call, *args, **keywords):
        result = NotImplemented if call.of_mode else call(name, *args, **keywords)
        return function(call, *args, **keywords) if result is NotImplemented else result
    return composed


def _linear(call, input, weight, bias=None):
    columns, weight = weight.size(0), call("t", weight)
    return _by_rows(call, input, lambda rows: call("mm", rows, weight) if bias is None else
                    call("addmm", bias, rows, weight), [columns])


def _convolution(dims, transposed=False):
    def convolution(call, input, weight, bias, stride, padding, dilation, output_padding, groups):
        stride, padding, dilation, added = ([each] * dims if isinstance(each, int) else list(each)
                                            for each in (stride, padding, dilation, output_padding))
        if input.dim() == dims + 1:  # an image alone
            input = call("unsqueeze", input, 0)
            return call("squeeze", convolution(call, input, weight, bias, stride, padding, dilation, added, groups), 0)
        return call("convolution", input, weight, bias, stride, padding, dilation, transposed, added, groups)

    def forward(call, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
        if isinstance(padding, str):
            wide = [dilation] * dims if isinstance(dilation, int) else dilation
            total = [each * (size - 1) for each, size in zip(wide, weight.size()[2:], strict=True)]
            total = [0] * dims if padding == "valid" else total
            if any(each % 2 for each in total) or padding not in ("same", "valid"):
                return call(f"conv{dims}d.padding", input, weight, bias, stride, padding, dilation, groups)
            padding = [each // 2 for each in total]
        return convolution(call, input, weight, bias, stride, padding, dilation, 0, groups)

    def backward(call, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
        return convolution(call, input, weight, bias, stride, padding, dilation, output_padding, groups)

    return backward if transposed else forward


def _batch_norm(call, x, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    return call("batch_norm", x, weight, bias, running_mean, running_var, training, momentum, eps, False)


def _where(call, x, condition, other):
    return call("where", condition, x, other)


def _view(call, x, *size, dtype=None, **keywords):
    if dtype is not None or size and isinstance(size[0], _torch().dtype):
        return call("view.dtype", x, size[0] if dtype is None else dtype)
    return call("view", x, *_in_one(size), **keywords)


def _reshape(call, x, *size, **keywords):
    plain = _asked("is_contiguous")(call, x)
    return call("view" if plain else "reshape", x, *_in_one(size), **keywords)


def _in_one(size):
    """Return sizes that may stand one by one as one list, in a tuple."""
    return ([*size],) if size and isinstance(size[0], int) else size


def _chunk(call, x, chunks, dim=0):
    size = x.size(dim)
    return call("split", x, -(-size // chunks), dim) if size and chunks > 0 else call("chunk", x, chunks, dim)


def _normalized(name):
    """Return the call of `softmax` or `log_softmax` as PyTorch makes it: in the type of `dtype`."""
    def normalize(call, x, dim=None, *rest, _stacklevel=3, dtype=None):
        dtype = next((each for each in rest if isinstance(each, _torch().dtype)), dtype)  # F.softmax has a _stacklevel
        if dim is None:
            return call(name, x, dim, dtype=dtype)
        return call(f"_{name}", x if dtype in (None, x.dtype) else call("_to_copy", x, dtype=dtype), dim, False)
    return normalize


def _reflected(name):
    return lambda call, x, other: call(name, other, x)


def _list(call, x):
    return call("_local_scalar_dense", x) if x.dim() == 0 else [row.tolist() for row in x]


def _asked(name):
    """Return the question about a tensor's type or order as it is for plain tensors."""
    def ask(call, x, **keywords):
        before = _core.set_overriding(False, False)
        try:
            return getattr(Tensor, name)(x, **keywords)
        finally:
            _core.set_overriding(*before)
    return ask


_SPECIAL = {
    **{name: _asked(name) for name in ("is_floating_point", "is_complex", "is_signed", "is_conj", "is_neg")},
    **{name: _composed(name, _normalized(name)) for name in ("softmax", "log_softmax")},
    "nn.functional.batch_norm": _batch_norm, "Tensor.where": _where,
    "view": _view, "reshape": _reshape, "chunk": _chunk,
    "__rsub__": lambda call, x, other: call("rsub", x, other), "__rtruediv__": _reflected("div"),
    **{f"__r{short}__": _reflected(name) for short, name in (
        ("floordiv", "floor_divide"), ("mod", "remainder"), ("pow", "pow"), ("lshift", "bitwise_left_shift"),
        ("rshift", "bitwise_right_shift"))},
    "linear": _composed("linear", _linear),
    **{name: _composed(name, _convolution(dims, transposed)) for dims in (1, 2, 3) for name, transposed in (
        (f"conv{dims}d", False), (f"conv_transpose{dims}d", True))},
    "attention": _attention, "matmul": _matmul, "__matmul__": _matmul,
    "__rmatmul__": lambda call, x, y: _matmul(call, y, x),
    "to": _to, "Tensor.type": _type, "cpu": lambda call, x: _to(call, x, "cpu"),
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


def _attended(query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None, draws=None):
    """Return the attention and the logarithms of the sums of its weights, which are not computed here."""
    attention = _core.internal.attention
    added, kept = (attn_mask, None) if attn_mask is None or attn_mask.is_floating_point() else (None, attn_mask)
    scale = query.size(-1) ** -0.5 if scale is None else scale
    draws = _torch().empty(2, dtype=_torch().int64).random_() if draws is None and dropout_p else draws
    return attention(query, key, value, scale, added, kept, draws, dropout_p, is_causal), None


# What torch.ops.aten has below PyTorch's functions.
OPERATORS = {"_to_copy": _to_copy, "_local_scalar_dense": Tensor.item, "slice": _slice, "index": _index,
             "_softmax": _softmax("softmax"), "_log_softmax": _softmax("log_softmax"),
             _ATTENTION: _attended, "batch_norm": lambda *args, **keywords: _torch().batch_norm(*args, **keywords),
             "alias": lambda x: x.view(x.size()), "_unsafe_view": lambda x, size: x.view(size)}
