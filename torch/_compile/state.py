"""What a function reads besides its arguments: the state of Python objects, whose change makes a recording void."""

from __future__ import annotations

import _thread
import contextvars
import enum
import functools
import logging
import os
import re
import sys
import types
import weakref
from itertools import chain

import torch
from torch import _core
from torch._base.torch_function import active
from torch._core import Tensor
from torch._tensor import devices

MOST = 100_000  # objects
_VALUES = (int, float, complex, str, bytes, type(None), type(Ellipsis), slice, range, enum.Enum, torch.dtype,
           torch.device, torch.Size, torch.layout, torch.memory_format, types.BuiltinFunctionType,
           types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType,
           types.GetSetDescriptorType, types.ClassMethodDescriptorType, types.MemberDescriptorType, types.CellType,
           types.NotImplementedType, types.GenericAlias, types.UnionType, property, weakref.ref, re.Pattern,
           logging.Logger, type(_thread.RLock()), _thread.LockType, Tensor, torch.Generator)
_EQUAL = (int, float, complex, str, bytes, torch.Size, torch.device, slice, range)
# Modules of the standard library whose functions depend on their arguments only.
PURE = frozenset("""
    __future__ _abc _collections _collections_abc _frozen_importlib _functools _imp _operator _thread _weakref
    _weakrefset abc annotationlib builtins collections contextlib copy dataclasses enum functools importlib
    inspect itertools keyword math numbers operator re reprlib string types typing typing_extensions warnings
    weakref
""".split())


class Wrapper:
    """Base class of compiled functions: objects that add nothing to the state of the function that they wrap."""


class Unsafe(Exception):
    """Raised if a function cannot be recorded; the text says why."""


def family(module):
    """Return the first part of a module's name."""
    return (module or "").partition(".")[0]


@functools.cache
def has_machine_code(package):
    """Return whether a package outside torch has parts whose functions cannot be looked into."""
    files = (getattr(module, "__file__", None) for name, module in list(sys.modules.items())
             if family(name) == package and module is not None)
    return any(file and not file.endswith((".py", ".pyc")) for file in files)


class State:
    """The objects that a function and its arguments reach, as they are now.

    `known` are all of them, by id; `seen` is what `_core.unchanged` compares.

    Args:
        roots: the function, and the arguments that are not tensors.
        names: the names that its Python code mentions; of modules and classes only these attributes count.
        globals: the dicts of global names that its code reads.
    Raises:
        Unsafe: if an object is of a type that cannot be compared.
    """

    def __init__(self, roots, names, globals):
        self._names, self.known, self._waiting = names, {}, list(roots)
        self._containers, self._attributes = [], []  # (container, keys, values), and (read, name, value)
        for name in names:
            for scope in globals:
                if name in scope:
                    self._attribute(scope.get, name, scope[name])
        while self._waiting:
            self._visit(self._waiting.pop())
        self._waiting = None
        self._tensors = tuple(value for value in self.known.values() if isinstance(value, Tensor))
        items = chain.from_iterable(chain.from_iterable(zip(keys, values, strict=True)) if keys is not None else values
                                    for _, keys, values in self._containers)
        self.seen = (tuple(container for container, *_ in self._containers),
                      tuple(len(values) for *_, values in self._containers), tuple(items),
                      tuple(chain.from_iterable(map(_looked_up, self._attributes))),
                      self._tensors, _core.describe_each(self._tensors))

    def holds(self):
        """Return whether nothing has changed: other tensors of equal elements are a change, other equal numbers not."""
        return _core.unchanged(self.seen) or self._holds()

    def _holds(self):
        """Return `holds()` also if an object was replaced by an equal one."""
        if _core.describe_each(self._tensors) != self.seen[-1]:
            return False
        for container, keys, values in self._containers:
            if len(container) != len(values) or keys is not None and tuple(container) != keys:
                return False
            now = container if keys is None else container.values()
            if not all(map(_is_same, now, values)):
                return False
        return all(_is_same(read(name), value) for read, name, value in self._attributes)

    def _attribute(self, read, name, value):
        self._attributes.append((read, name, value))
        self._waiting.append(value)

    def _visit(self, value):
        if id(value) in self.known:
            return
        self.known[id(value)] = value
        if len(self.known) > MOST:
            raise Unsafe(f"it reaches more than {MOST} objects")
        if isinstance(value, torch.nn.Module) or not isinstance(value, _VALUES):
            self._open(value)

    def _open(self, value):
        if isinstance(value, tuple):
            self._waiting += tuple.__iter__(value)  # a subclass may refuse to tell its length
            self._instance(value, always=False)
        elif isinstance(value, frozenset):
            self._waiting += value
            self._instance(value, always=False)
        elif isinstance(value, (list, set, dict)):
            self._container(value)
            self._instance(value, always=False)
        elif isinstance(value, types.FunctionType):
            self._function(value)
        elif isinstance(value, types.MethodType):
            self._waiting += [value.__self__, value.__func__]
        elif isinstance(value, (staticmethod, classmethod)):
            self._waiting.append(value.__func__)
        elif isinstance(value, functools.partial):
            self._waiting += [value.func, value.args, value.keywords]
        elif isinstance(value, contextvars.ContextVar):
            self._attribute(value.get, None, value.get(None))
        elif isinstance(value, Wrapper):
            self._waiting.append(value.__wrapped__)
        elif isinstance(value, types.ModuleType):
            self._module(value)
        elif isinstance(value, type):
            self._class(value)
        else:
            self._instance(value, always=True)

    def _container(self, value):
        keys = tuple(value) if isinstance(value, dict) else None
        values = list(value if keys is None else value.values())
        self._containers.append((value, keys, values))
        self._waiting += values if keys is None else [*keys, *values]

    def _function(self, function):
        self._waiting += [function.__defaults__, function.__kwdefaults__]
        for cell in function.__closure__ or ():
            try:
                self._attribute(functools.partial(getattr, cell), "cell_contents", cell.cell_contents)
            except ValueError:  # not filled yet
                raise Unsafe(f"{function.__qualname__} reads a variable that has no value yet") from None

    def _module(self, module):
        root = family(module.__name__)
        if module is os:  # calls of its functions are seen
            self._waiting.append(os.environ)
            return
        if root in ("torch", "generated") or root in PURE:
            return
        if root in sys.stdlib_module_names or has_machine_code(root):
            raise Unsafe(f"it uses the module {module.__name__}")
        for name in self._names & vars(module).keys():
            self._attribute(vars(module).get, name, vars(module)[name])

    def _class(self, kind):
        for base in kind.__mro__:
            if family(base.__module__) in ("torch", "generated", "builtins"):
                continue
            for name in self._names & vars(base).keys():
                self._attribute(vars(base).get, name, vars(base)[name])

    def _instance(self, value, always):
        """Look at the attributes of an object; `always` raises if it has none to look at."""
        self._waiting.append(type(value))
        own = getattr(value, "__dict__", None)
        slots = [slot for slot in _slots(type(value)) if hasattr(value, slot)]
        for slot in slots:
            self._attribute(functools.partial(getattr, value), slot, getattr(value, slot))
        if type(own) is dict:
            self._container(own)
        elif always and not slots and not _without_state(value):
            raise Unsafe(f"it reads an object of class {type(value).__qualname__}, whose changes cannot be seen")


def _looked_up(attribute):
    """Return an attribute for `_core.unchanged`: a dict in place of its method `get`."""
    read, name, value = attribute
    scope = getattr(read, "__self__", None)
    return (scope if type(scope) is dict and read.__name__ == "get" else read), name, value


def _is_same(now, value):
    if now is value:
        return True
    if type(now) is not type(value) or type(value) not in _EQUAL:
        return False
    return repr(now) == repr(value) if type(value) in (float, complex) else now == value  # 0.0 and -0.0 differ


def _slots(kind):
    """Return the names of the slots of a class."""
    slots = [vars(base).get("__slots__", ()) for base in kind.__mro__[:-1]]
    return [name for each in slots for name in ([each] if isinstance(each, str) else each) if name != "__dict__"]


def _without_state(value):
    """Return whether an object of a class without `__dict__` is a constant of this library, or has no slots."""
    kind = type(value)
    return family(kind.__module__) in ("torch", "generated", "_core") or all(
        vars(base).get("__slots__") == () for base in kind.__mro__[:-1])


def ambient():
    """Return the settings of this thread with which a call can be recorded, or None."""
    if active.stack or devices.chosen or _core.autocast_state() is not None:
        return None
    return _core.records(), torch.get_default_dtype()
