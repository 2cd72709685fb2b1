"""Names that a pickle may use: plain data and tensors always, other classes only if the caller trusts them."""

from __future__ import annotations

import sys
import types
from collections import OrderedDict, deque

from torch import _core, _utils
from torch._base.type_checking import TYPE_CHECKING
from torch._utils import rebuild_as, rebuild_leaf
from torch.nn.parameter import Parameter
from torch.serialization import plain
from torch.serialization.arrays import HOMES, Sealed
from torch.serialization.pickling import restore_flags
from torch.serialization.trusted import is_, run_trusted

if TYPE_CHECKING:
    from typing import Any, Protocol

    from torch.serialization.keys import Keys

    class Allowed(Protocol):
        """The interface of names that an Interpreter uses."""

        @property
        def trusts_all(self) -> bool: ...
        def find(self, module: str, name: str) -> Any: ...
        def trusts(self, kind: Any) -> bool: ...
        def call(self, function: Any, arguments: tuple[Any, ...], keys: Keys) -> Any: ...
        def make(self, kind: Any, arguments: tuple[Any, ...], keywords: dict[Any, Any]) -> Any: ...
        def fill(self, instance: Any, state: Any) -> None: ...
        def extend(self, instance: Any, items: list[Any]) -> None: ...
        def store(self, instance: Any, keys: list[Any], values: list[Any]) -> None: ...

ANY = "any"
_CALLED = (type, types.FunctionType, types.BuiltinFunctionType)


class Names:
    """The names that one file may use.

    Args:
        classes: classes and functions that the caller trusts, modules whose classes are all trusted, or "any".
            Exceptions of trusted code get the attribute of_trusted_code.
    Attributes:
        unread: kinds of tensors in the file that torch does not have.
    Raises:
        TypeError: `classes` is something else.
    """

    def __init__(self, classes: Any = ()) -> None:
        self._any = isinstance(classes, str) and classes == ANY
        self._trusted: dict[tuple[str, str], Any] = {}
        self._modules: list[str] = []
        self._seen_classes: set[Any] = set()
        self._dtypes = Sealed()
        self.unread: dict[str, bool] = {}
        if isinstance(classes, (str, type)) and not self._any or not self._any and not hasattr(classes, "__iter__"):
            raise TypeError(f"load: classes is a list of classes, or 'any', not {classes!r}")
        for item in () if self._any else classes:
            if isinstance(item, types.ModuleType):
                self._modules.append(item.__name__)
            elif callable(item) and hasattr(item, "__qualname__"):
                self._trusted[item.__module__, item.__qualname__] = item
                self._seen_classes.add(item)
            else:
                raise TypeError(f"load: classes holds {item!r}, which is not a class, function or module")

    @property
    def trusts_all(self) -> bool:
        """Whether `classes` is "any"."""
        return self._any

    def find(self, module: str, name: str) -> Any:
        """Return the object of a name, or None."""
        result = self._trusted.get((module, name))
        if result is None and not (self._any and module in HOMES):
            result = plain.find(module, name)
        if not self._any and not self._in_trusted_module(module):
            return result
        if result is None:
            result = self._import(module, name)
        if isinstance(result, type):
            self._seen_classes.add(result)
        return result

    def _in_trusted_module(self, module: str) -> bool:
        return any(module == trusted or module.startswith(trusted + ".") for trusted in self._modules)

    def _import(self, module: str, name: str) -> Any:
        """Import a name as pickle does; from a trusted module, only classes that it defines."""
        if self._any:
            __import__(module)
        result: Any = sys.modules.get(module)
        for part in name.split("."):
            result = getattr(result, part, None)
        if not self._any and (not isinstance(result, type) or result.__module__ != module):
            return None
        return result

    def trusts(self, kind: type[Any]) -> bool:
        """Return whether the caller trusts a class."""
        return self._any or any(base in self._seen_classes for base in kind.__mro__)

    def _check_trust(self, kind: type[Any]) -> None:
        if not self.trusts(kind):
            raise TypeError(f"a {kind.__name__} is not plain data")

    def call(self, function: Any, arguments: tuple[Any, ...], keys: Keys) -> Any:
        """Implement REDUCE. `keys` checks the elements of sets."""
        result = self._called(function, arguments, keys)
        if type(result) is _utils.Unread:
            self.unread[result._kind] = True
        return result

    def _called(self, function: Any, arguments: tuple[Any, ...], keys: Keys) -> Any:
        if self._any or isinstance(function, _CALLED) and function in self._seen_classes:
            result = run_trusted(function, *arguments)
            if isinstance(result, type):  # a nested class, which protocol 2 reads by getattr
                self._seen_classes.add(result)
            return result
        if not isinstance(function, _CALLED):
            raise TypeError(f"a {type(function).__name__} must not be called")
        if function in plain.SETS:
            items, = arguments or ((),)
            keys.check(is_(type(items) if type(items) in (list, tuple) else list, items), items)
            return function(items)
        if function is _utils._rebuild_from_type_v2:
            inner, kind, parts, state = arguments
            return rebuild_as(self._called(inner, is_(tuple, parts), keys), self._tensor_class(kind), state)
        if function is rebuild_leaf:
            return rebuild_leaf(self._tensor_class(arguments[0]), *arguments[1:])
        if function in plain.CALLS:
            return plain.CALLS[function](*arguments)
        raise TypeError(f"a {getattr(function, '__name__', type(function).__name__)} must not be called")

    def _tensor_class(self, kind: Any) -> type[Any]:
        """Return a tensor class that the file names: one of torch, or one that the caller trusts."""
        if not isinstance(kind, type) or not issubclass(kind, _core.Tensor):
            raise TypeError("a tensor is rebuilt as a class of tensors")
        if not kind.__module__.startswith("torch"):
            self._check_trust(kind)
        return kind

    def make(self, kind: type[Any], arguments: tuple[Any, ...], keywords: dict[Any, Any]) -> Any:
        """Implement NEWOBJ."""
        if not isinstance(kind, type):
            raise TypeError(f"a {type(kind).__name__} must not be created")
        if kind in (_core.Variable, Parameter):  # in files of 2017
            return kind(_core.Tensor() if not arguments else plain.data_of(*arguments))
        if self._any or kind in self._seen_classes:
            return run_trusted(kind.__new__, kind, *arguments, **keywords)
        return plain.make(kind, arguments, keywords)

    def fill(self, instance: Any, state: Any) -> None:
        """Implement BUILD."""
        kind = type(instance)
        if kind is OrderedDict:
            instance.__dict__.update(is_(dict, state))
        elif kind in (_core.Tensor, Parameter):
            restore_flags(instance, state)
        elif not self._any and self._dtypes.takes(instance):
            self._dtypes.fill(instance, state)
        elif self.trusts(kind):
            _fill_trusted(instance, state)
        else:
            plain.fill(instance, state)

    def extend(self, instance: Any, items: list[Any]) -> None:
        """Implement APPENDS for objects other than plain lists."""
        if type(instance) is not deque:
            self._check_trust(type(instance))
        run_trusted(instance.extend, items)

    def store(self, instance: Any, keys: list[Any], values: list[Any]) -> None:
        """Implement SETITEMS for objects other than plain dicts."""
        self._check_trust(type(instance))
        for key, value in zip(keys, values, strict=True):
            run_trusted(instance.__setitem__, key, value)


def _fill_trusted(instance: Any, state: Any) -> None:
    """Set the state of an object of a trusted class, as pickle does."""
    setter = getattr(instance, "__setstate__", None)
    if setter is not None:
        run_trusted(setter, state)
        return
    state, slots = state if type(state) is tuple and len(state) == 2 else (state, None)
    if state:
        instance.__dict__.update(state)
    for name, value in (slots or {}).items():
        run_trusted(setattr, instance, name, value)
