"""Plain data: the names that every file may use, and functions that create them after checking their arguments."""

from __future__ import annotations

import codecs
import sys
import types
from collections import Counter, OrderedDict, defaultdict, deque

from torch import _core, _utils
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import devices, dtypes
from torch.nn.parameter import Parameter
from torch.serialization import arrays
from torch.serialization.foreign import DTYPES, FOREIGN, UNTYPED, unread_tensor
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from typing import Any


# Packages whose classes are plain data: attributes are set without running code of the classes.
PACKAGES = ("torch.nn", "torch.optim", "collections")
# Our modules of classes that PyTorch defines in other modules.
_FUNCTIONS = "torch.nn.functional"
_NAMESPACES = ("torch.nn", "torch.nn.utils", "torch.optim", "torch.optim.lr_scheduler", _FUNCTIONS)
# Classes of PyTorch that have the same attributes as another class.
_RENAMED = {"NonDynamicallyQuantizableLinear": "Linear", "_LinearWithBias": "Linear"}


def _bytes(text: Any = "", encoding: Any = "latin1") -> Any:
    if encoding not in ("latin1", "latin-1"):
        raise ValueError("bytes are written as latin1")
    return is_(str, text).encode("latin1")


def _bytearray(data: Any = b"", encoding: Any = "latin1") -> bytearray:
    return bytearray(data if type(data) is bytes else _bytes(data, encoding))


def _ordered(pairs: Any = ()) -> OrderedDict[Any, Any]:
    if pairs != ():
        raise TypeError("an OrderedDict is filled item by item")
    return OrderedDict()


def _counter(counts: Any = None) -> Counter[Any]:
    return Counter(is_(dict, {} if counts is None else counts))


def _defaultdict(factory: Any = None) -> defaultdict[Any, Any]:
    if factory not in (None, list, dict, set, int, float, str, tuple):
        raise TypeError("a defaultdict makes plain data only")
    return defaultdict(factory)


def _deque(items: Any = (), length: Any = None) -> deque[Any]:
    if type(items) not in (list, tuple) or items or length is not None and type(length) is not int:
        raise TypeError("a deque is filled item by item")
    return deque((), length)


def _size(items: Any = ()) -> Any:
    return _core.Size(is_(int, item) for item in is_(tuple, items))


def _tuple(items: Any = ()) -> Any:
    return is_(tuple, items)


def _results(items: Any, more: Any = None) -> Any:
    """Return the named results of a function such as `max` with a dim, in PyTorch's format."""
    return is_(tuple, items)


def _number(real: Any, imaginary: Any) -> complex:
    return complex(is_(float, real), is_(float, imaginary))


def _range(start: Any, stop: Any, step: Any) -> range:
    return range(is_(int, start), is_(int, stop), is_(int, step))


def _device(type: Any, index: Any = None) -> Any:
    return devices.device(is_(str, type), index if index is None else is_(int, index))


def data_of(data: Any, *flags: Any) -> Any:
    """Return the tensor of a Variable in files of 2017; BUILD sets its flags."""
    return value_of(is_(_core.Tensor, data))


def _variable(data: Any, *flags: Any) -> Any:
    return _core.Variable(data_of(data))


def _rebuild_sparse(layout: Any, parts: Any) -> Any:
    kinds: Any = (_core.Tensor, _core.Size, tuple, bool, _utils.Unread)
    if type(parts) is not tuple or not all(isinstance(part, kinds) for part in parts):
        raise TypeError("a sparse tensor is rebuilt from tensors and a size")
    return _utils._rebuild_sparse_tensor(layout, parts)


# Allowed calls, and the functions that check the arguments and perform them.
CALLS: dict[Any, Any] = {
    OrderedDict: _ordered, Counter: _counter, defaultdict: _defaultdict, deque: _deque,
    bytes: _bytes, bytearray: _bytearray, codecs.encode: _bytes,
    complex: _number, range: _range, slice: slice, _core.Size: _size,
    tuple: _tuple, _results: _results, devices.device: _device, _core.Variable: _variable,
    _utils._rebuild_tensor: _utils._rebuild_tensor, _utils._rebuild_tensor_v2: _utils._rebuild_tensor_v2,
    _utils._rebuild_tensor_v3: _utils._rebuild_tensor_v3,
    _utils._rebuild_meta_tensor_no_storage: _utils._rebuild_meta_tensor_no_storage,
    _utils._rebuild_parameter: _utils._rebuild_parameter,
    _utils._rebuild_parameter_with_state: _utils._rebuild_parameter_with_state,
    _utils._rebuild_storage_part: _utils._rebuild_storage_part,
    _utils._rebuild_qtensor: _utils._rebuild_qtensor,
    _utils._rebuild_sparse_tensor: _rebuild_sparse, devices._get_layout: devices._get_layout,
    arrays.make_dtype: arrays.make_dtype, arrays.empty_array: arrays.empty_array, arrays.scalar: arrays.scalar,
    arrays.array_from: arrays.array_from, unread_tensor: unread_tensor,
}  # fmt: skip
SETS: tuple[Any, ...] = (set, frozenset)
# Functions that rebuild a tensor of a class that the file names.
REBUILDERS: tuple[Any, ...] = (_utils._rebuild_from_type_v2, _utils.rebuild_leaf)

_named: dict[tuple[str, str], Any] = {
    (kind.__module__, kind.__qualname__): kind for kind in (*CALLS, *SETS, *REBUILDERS)}
_named |= {("builtins", kind.__name__): kind for kind in (list, dict, int, float, str, tuple, bool)}
_named |= {("builtins", "Ellipsis"): ..., ("builtins", "NotImplemented"): NotImplemented}
_named |= {("_codecs", "encode"): codecs.encode}
_named |= {("torch", kind.__name__): kind for pair in _utils._tensor_of.items() for kind in pair}
_named |= {("torch", "Size"): _core.Size, ("torch", "Tensor"): _core.Tensor, ("torch", "device"): devices.device}
_named |= {("torch.nn.parameter", "Parameter"): Parameter, ("torch.nn", "Parameter"): Parameter}
_named |= {("torch.autograd", "Variable"): _core.Variable, ("torch.autograd.variable", "Variable"): _core.Variable}
_named |= {("torch", kind.name + "Storage"): kind for kind in FOREIGN}
_named |= {("torch", name): kind for name, kind in DTYPES.items()}
_named |= {("torch.cuda", kind.__name__): kind for kind in _utils._tensor_of}  # as PyTorch wrote until 1.6
_named |= {("torch._utils", "_rebuild_" + kind): unread_tensor for kind in (
    "nested_tensor", "device_tensor_from_numpy")}
_named |= {("torch._utils", "_rebuild_sparse_csr_tensor"): _utils._rebuild_sparse_tensor}
_named |= {("torch.serialization", "_get_layout"): devices._get_layout}
_named |= {("torch", "strided"): devices.strided}
_named["torch.storage", "UntypedStorage"] = UNTYPED


def allow(function: Any) -> Any:
    """Let every file call a function that checks its arguments; return it."""
    CALLS[function] = _named[function.__module__, function.__qualname__] = function
    return function


_WORDS = {"per_tensor_affine", "per_channel_affine", "per_channel_affine_float_qparams"}


def is_row_function(value: Any) -> bool:
    """Return whether a value is a function such as torch.tanh, which is data because it is never called."""
    return type(value) is types.BuiltinFunctionType and type(value.__self__) is _of_rows


_of_rows = type(getattr(_core.tanh, "__self__"))  # noqa: B009


def find(module: str, name: str) -> Any:
    """Return the object of a name that every file may use, or None."""
    result = _named.get((module, name))
    if result is None and module == "torch.return_types":
        return _results
    if result is None and module == "torch":
        result = getattr(_core, name, None)
        return result if is_row_function(result) else _dtype(name)
    if result is None:
        result = _of_package(module, name) or arrays.find(module, name)
    return result


def _dtype(name: str) -> Any:
    """Return the dtype of a name such as float32, including dtypes that only PyTorch has."""
    import torch

    found = vars(torch).get(name)  # not getattr, which may import a module
    return found if isinstance(found, dtypes.dtype) else name if name in _WORDS else None


def _of_package(module: str, name: str) -> type[Any] | None:
    """Return a class or function of the packages of plain data; PyTorch defines some in other modules."""
    if not any(module == home or module.startswith(home + ".") for home in PACKAGES):
        return None
    name = _RENAMED.get(name, name)
    import torch.optim.lr_scheduler  # noqa: F401 - it may not be imported yet

    for home in (module, *_NAMESPACES):
        found = vars(sys.modules.get(home, types)).get(name)
        is_function = isinstance(found, (types.FunctionType, types.BuiltinFunctionType))  # data: it is never called
        if home == _FUNCTIONS and is_function or isinstance(found, type) and found.__module__.startswith(PACKAGES):
            return found
    return None


def _is_plain(kind: Any) -> bool:
    """Return whether objects of a class are plain data: creating and filling them runs no code of the class."""
    return kind.__module__.startswith(PACKAGES) and kind.__new__ is object.__new__


def make(kind: Any, arguments: tuple[Any, ...], keywords: dict[Any, Any]) -> Any:
    """Create an empty object of such a class, or a named tuple. Raise TypeError for other classes."""
    if _is_plain(kind) and not arguments and not keywords:
        return object.__new__(kind)
    if issubclass(kind, tuple) and kind.__module__.startswith(PACKAGES) and not keywords:
        if len(arguments) == len(kind._fields):
            return tuple.__new__(kind, arguments)
    raise TypeError(f"a {kind.__name__} must not be created")


def fill(instance: Any, state: Any) -> None:
    """Set the attributes of an object of such a class."""
    if not _is_plain(type(instance)):
        raise TypeError(f"a {type(instance).__name__} is not plain data")
    state, slots = state if type(state) is tuple and len(state) == 2 else (state, None)
    state = is_(dict, {} if state is None else state)
    if "_parameters" in state:
        from torch.nn.modules.registry import bind
        from torch.nn.modules.state import converted_attributes

        instance.__dict__.update(converted_attributes(type(instance), state))
        bind(instance)
    else:
        instance.__dict__.update(state)
    for name, value in is_(dict, slots or {}).items():
        object.__setattr__(instance, is_(str, name), value)
