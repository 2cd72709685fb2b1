"""Dispatch to the `__torch_function__` and `__torch_dispatch__` of operand classes, and to modes.

csrc/python/call/override.c calls `called` for the functions and methods of rows, and `offered` for other methods and
attributes of tensors.
"""

from __future__ import annotations

import functools
import sys
from _thread import _local
from types import FunctionType, MethodType

from torch import _C, _core
from torch._base.torch_dispatch import FUNCTIONS_OFF, dispatched, name_of
from torch._core import Tensor, Variable


class _Modes(_local):
    def __init__(self):
        self.stack = []


active = _Modes()  # the modes of this thread, the innermost last

_REFLECTED = {
    "sub": "__rsub__", "div": "__rtruediv__", "floor_divide": "__rfloordiv__", "remainder": "__rmod__",
    "pow": "__rpow__", "matmul": "__rmatmul__", "bitwise_left_shift": "__rlshift__",
    "bitwise_right_shift": "__rrshift__",
}  # fmt: skip
_SWAPPED = _REFLECTED | {"add": "add", "mul": "mul"}  # the methods of operators whose left operand is no tensor


class overriding:
    """Context that enables or disables overriding classes or modes in this thread; None leaves a setting unchanged.

    `classes` may be FUNCTIONS_OFF.
    """

    def __init__(self, classes=None, modes=None):
        self._wanted = -1 if classes is None else classes, -1 if modes is None else modes

    def __enter__(self):
        self._before = _core.set_overriding(*self._wanted)

    def __exit__(self, *error):
        _core.set_overriding(*self._before)


class DisableTorchFunctionSubclass(overriding):
    """Context in which operations treat tensors of derived classes as plain tensors.

    >>> class Marked(torch.Tensor):
    ...     pass
    >>> x = torch.ones(2).as_subclass(Marked)
    >>> with torch._C.DisableTorchFunctionSubclass():
    ...     type(x * 2).__name__
    'Tensor'
    """

    def __init__(self):
        super().__init__(classes=FUNCTIONS_OFF)


class DisableTorchFunction(overriding):
    """Context like DisableTorchFunctionSubclass that also hides calls from modes.

    >>> class Marked(torch.Tensor):
    ...     pass
    >>> x = torch.ones(2).as_subclass(Marked)
    >>> with torch._C.DisableTorchFunction():
    ...     type(x * 2).__name__
    'Tensor'
    """

    def __init__(self):
        super().__init__(classes=FUNCTIONS_OFF, modes=False)


# Names that programs with derived classes use.
_C.DisableTorchFunctionSubclass, _C.DisableTorchFunction = DisableTorchFunctionSubclass, DisableTorchFunction
_C._disabled_torch_function_impl = _core.disabled_torch_function


def called(kind, op, name, inplace, args, keywords):
    """Return the result of a call with an overriding operand or an active mode.

    Args:
        kind: "function", "method" or "operator"; "layer" for a function of torch.nn.functional with a row's name.
        op: the op of the row.
        name: the public name.
        inplace: whether the call changes its first operand.
    """
    name += "_" if inplace and not name.endswith("_") else ""
    if kind == "operator" and not isinstance(args[0], Tensor) and not inplace:
        if name in _SWAPPED:
            name, args = _SWAPPED[name], args[::-1]
        else:
            kind = "function"
    if kind == "layer":
        kind = "function"
        if take_whole(name, (*args, *keywords.values())):
            return override_result(getattr(sys.modules["torch.nn.functional"], name), args, keywords)
    function = function_of(op, name) if kind == "function" else getattr(Tensor, name)
    return override_result(function, args, keywords)


def offered(name, args, keywords):
    """Return the result of a method or attribute that is no row. The innermost mode that sees methods may handle it."""
    member = vars(Tensor)[name]
    if type(member).__name__ == "getset_descriptor":
        member = member.__get__ if len(args) == 1 else member.__set__
    before = active.stack
    if not _core.overrides(args[0]):
        active.stack = before[:1 + max(k for k, mode in enumerate(before) if mode.sees_methods)]
    try:
        return override_result(member, args, keywords or {})
    finally:
        active.stack = before


@functools.cache
def _own_members(kind):
    """Return the members of a class and of its bases below Tensor."""
    bases = kind.__mro__[:kind.__mro__.index(Tensor)]
    return {name: member for base in reversed(bases) for name, member in vars(base).items()}


def own_call(kind, function, args, keywords):
    """Return the result of the method or attribute that a class defines in place of Tensor's, or NotImplemented.

    A class whose methods do not call those of Tensor can so handle calls through Tensor: `Tensor.detach(x)`.
    """
    access = getattr(function, "__name__", "")
    name = function.__self__.__name__ if access in ("__get__", "__set__") else access
    own = _own_members(kind).get(name)
    if own is None or not args or not isinstance(args[0], kind):
        return NotImplemented
    return getattr(own, access)(*args) if access != name else own(*args, **keywords)


formulas = {}  # the functions of torch.formula and torch.fuse, by op


def function_of(op, name):
    """Return the function of a row: of torch, of one of its modules, or of a package."""
    if op in formulas:
        return formulas[op]
    package = op.rpartition(".")[0]
    if package:
        return getattr(sys.modules[package], name.rpartition("::")[2])
    return getattr(_core.internal, op, None) or public_function(name) or getattr(Tensor, name)


def public_function(name):
    """Return the function of rows with this public name, of torch or of one of its modules, or None."""
    module, _, inner = name.rpartition(".")  # linalg.inv, nn.functional.softmax
    if module:
        return getattr(getattr(_core, module.rpartition(".")[2]), inner)
    layer = getattr(_core.functional, name, None)  # that of nn.functional.unfold has no name of a method
    return getattr(_core, name, None) or (layer if layer is not None and name_of(layer) == name else None)


def override_result(function, args, keywords, relevant=None):
    """Return the result of the innermost mode, or of the first class that does not return NotImplemented.

    `relevant` are the operands to ask; None stands for all arguments and items of lists.
    """
    operands = overloaded(_operands(args, keywords) if relevant is None else relevant)
    types = tuple(type(operand) for operand in operands)
    stack = active.stack
    if stack and _core.set_overriding(-1, -1)[1]:
        mode = stack.pop()
        _core.count_modes(0, -mode.sees_methods)
        try:
            result = mode.__torch_function__(function, types, args, keywords)
        finally:
            stack.append(mode)
            _core.count_modes(0, mode.sees_methods)
        if result is not NotImplemented:
            return result
    elif not operands:  # another thread has a mode
        with overriding(modes=False):
            return function(*args, **keywords)
    off = _core.set_overriding(-1, -1)[0] == FUNCTIONS_OFF
    for kind in types:
        if off or kind.__torch_function__ is _core.disabled_torch_function:
            result = dispatched(kind, function, types, args, keywords)
        else:
            result = kind.__torch_function__(function, types, args, keywords)
        if result is not NotImplemented:
            return result
    names = ", ".join(kind.__qualname__ for kind in types)
    raise TypeError(f"{resolved(function) or function}: none of the classes {names} has an implementation: each "
                    "__torch_function__ or __torch_dispatch__ gave NotImplemented")


def _operands(args, keywords):
    for value in (*args, *keywords.values()) if keywords else args:
        if isinstance(value, (tuple, list)):
            yield from value
        else:
            yield value


def overloaded(values):
    """Return one operand of each overriding class, derived classes before their bases."""
    result = []
    for value in values:
        kind = type(value)
        if not overrides_calls(value) or any(type(other) is kind for other in result):
            continue
        position = next((i for i, other in enumerate(result) if issubclass(kind, type(other))), len(result))
        result.insert(position, value)
    return result


def overrides_calls(value):
    """Return whether the class of a value overrides calls."""
    if isinstance(value, Tensor):
        return _core.overrides(value)
    own = getattr(type(value), "__torch_function__", None)
    return own is not None and own is not _core.disabled_torch_function


def handled(values):
    """Return whether a value that is not a tensor overrides calls. Functions in Python ask, since no row does."""
    for value in values:  # a generator takes twice the time
        if not isinstance(value, Tensor) and overrides_calls(value):
            return True
    return False


def take_whole(name, values):
    """Return whether the innermost mode, or the class of an operand, handles a function of several rows as one call.

    A class derived from Tensor does if it defines `__torch_function__`. Its `whole_calls` may list the only functions.
    """
    classes, modes = _core.set_overriding(-1, -1)
    if active.stack and modes:
        return _lists(active.stack[-1], name)
    for value in _operands(values, {}):
        if overrides_calls(value):
            own = isinstance(type(value).__torch_function__, MethodType) and classes != FUNCTIONS_OFF
            if not isinstance(value, Tensor) or own and _lists(value, name):
                return True
    return False


def _lists(value, name):
    names = getattr(value, "whole_calls", None)
    return names is None or name in names


def resolved(function):
    """Return the name of a function or method as "torch.add" or "torch.Tensor.add", or None if it is not torch's."""
    bound = getattr(function, "__self__", None)
    owner = getattr(bound, "__objclass__", None) or getattr(function, "__objclass__", None)
    name = getattr(function, "__name__", None)
    if name is None:
        return None
    if owner is not None and issubclass(owner, Tensor):
        inner = getattr(bound, "__name__", None)
        return f"torch.Tensor.{inner}.{name}" if inner else f"torch.Tensor.{name}"
    module = getattr(function, "__module__", None) or ""
    if isinstance(function, FunctionType):  # the qualified name of a Python method has the class: "Tensor.repeat"
        name = function.__qualname__
    if module.partition(".")[0] != "torch":
        return None
    for home in ("torch.nn.functional", "torch.linalg"):  # where PyTorch has the function
        if getattr(sys.modules[home], name, None) is function:
            return f"{home}.{name}"
    return f"torch.functional.{name}" if module.startswith("torch.functions.") else f"{module}.{name}"


# Class methods of classes derived from Tensor; csrc/python/bridge/methods.c calls them with the class.


def __torch_function__(cls, func, types, args=(), kwargs=None):
    """Run the call as for plain tensors, and return its tensors as objects of the class."""
    if not all(issubclass(cls, kind) for kind in types):
        return NotImplemented
    off = FUNCTIONS_OFF if any(hasattr(kind, "__torch_dispatch__") for kind in types) else False
    before = _core.set_overriding(off, -1)
    try:
        result = override_result(func, args, kwargs or {}) if off else func(*args, **(kwargs or {}))
        return result if func in plain_results() else _converted(result, cls)
    finally:
        _core.set_overriding(*before)


@functools.cache
def plain_results():
    """Return the functions whose results stay plain tensors: gradients."""
    return frozenset({Tensor.grad.__get__, Tensor._grad.__get__})


def _converted(value, cls):
    if isinstance(value, Tensor):
        kept = isinstance(value, cls) or hasattr(type(value), "no_elements")
        return value if kept else as_subclass(value, cls)
    if type(value) in (tuple, list):
        return type(value)([_converted(item, cls) for item in value])
    if isinstance(value, tuple) and hasattr(value, "_make"):
        return value._make([_converted(item, cls) for item in value])
    return value


def as_subclass(self, cls):
    """Return the same data as an object of a class derived from Tensor, with its gradient."""
    if not (isinstance(cls, type) and issubclass(cls, Tensor)):
        raise TypeError(f"as_subclass: cls is {cls!r}; need a class derived from torch.Tensor")
    _check_elements("as_subclass", self)
    before = _core.set_overriding(False, False)
    try:
        view = Tensor.__getitem__(self, ...) if self.requires_grad else Tensor.detach(self)
        return view if cls in own_classes() else _core.set_class(view, cls)
    finally:
        _core.set_overriding(*before)


def _check_elements(name, tensor):
    """Check that another class would find the elements of a tensor where its header says."""
    found = getattr(type(tensor), "no_elements", None)
    if found:
        raise NotImplementedError(f"{name}: a {type(tensor).__name__} cannot get another class: {found}")


@functools.cache
def own_classes():
    """Return the tensor classes that the core creates."""
    kinds = {kind for kind in vars(_core).values() if isinstance(kind, type) and issubclass(kind, Tensor)}
    return kinds | {Tensor, Variable}


def _make_subclass(base, cls, data, require_grad=False, **options):
    """Return the data of a tensor as an object of the class, as a leaf."""
    _check_elements("_make_subclass", data)
    with overriding(False, False):
        result = _core.set_class(Tensor.detach(data), cls)
        if require_grad:
            Tensor.requires_grad.__set__(result, True)
    return result


def _make_wrapper_subclass(base, cls, size, strides=None, storage_offset=None, *, dtype=None, device=None,
                           requires_grad=False, **options):
    """Return an object of the class with a size and type but without elements: all of them share one zero.

    With strides or an offset, memory is set aside for the elements, and not written.
    """
    if hasattr(cls, "__torch_dispatch__") and not hasattr(cls, "no_elements"):
        cls.no_elements = "it stands for the tensors that it wraps"
    with overriding(False, False):
        size, offset = tuple(size), int(storage_offset or 0)
        if strides is None and not offset:
            blank = _core.zeros((), dtype=dtype, device=device).expand(size)
        else:
            strides = _core.empty(size, device="meta").stride() if strides is None else tuple(strides)
            span = offset + 1 + sum((n - 1) * step for n, step in zip(size, strides, strict=True) if n)
            blank = _core.empty(span, dtype=dtype, device=device).as_strided(size, strides, offset)
    return _make_subclass(base, cls, blank, requires_grad)


def enter_mode(mode):
    """Make a mode the innermost of this thread."""
    active.stack.append(mode)
    _core.count_modes(1, mode.sees_methods)


def leave_mode(mode):
    """Undo `enter_mode`."""
    active.stack.remove(mode)
    _core.count_modes(-1, -mode.sees_methods)


def leave_modes(depth):
    """Leave all modes of this thread but the outer `depth` ones."""
    while len(active.stack) > depth:
        leave_mode(active.stack[-1])
