"""Modules that hold modules: Container, Sequential, lists and dicts."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

from torch._base.arguments import size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.nn.functions.sizes import items_of
from torch.nn.modules.module import Module, shown
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Iterator, KeysView
    from typing import Any, Self, overload

    from torch._core import Tensor


class Container(Module):
    """A module whose children are given as keywords and become attributes. Subclasses define forward or __call__.

    >>> nn.Container(first=nn.Linear(2, 3), second=nn.Linear(3, 1)).second
    Linear(in_features=3, out_features=1, bias=True)
    """

    def __init__(self, **modules: Any) -> None:
        super().__init__()
        for name, module in modules.items():
            self.add_module(name, module)


def _position(sequence, index, kind):
    """Return a non-negative index of `sequence`. Raises TypeError and IndexError."""
    if not hasattr(index, "__index__"):
        raise TypeError(f"{kind} is indexed by an int, not {type(index).__name__}")
    position = index.__index__()
    position += len(sequence) if position < 0 else 0
    if not 0 <= position < len(sequence):
        raise IndexError(f"{kind}: index is {index}; need {-len(sequence)} to {len(sequence) - 1}, for "
                         f"{len(sequence)} items")
    return position


class _Numbered(Module):
    """Base of Sequential and the lists: items in an order, named by their index."""

    _registry = "_modules"

    def _items(self):
        return getattr(self, self._registry)

    def _replace_items(self, items):
        """Replace all items."""
        items = [self._checked_item(item) for item in items]
        for name in list(self._items()):
            delattr(self, name)
        for number, item in enumerate(items):
            self._register(self._registry, str(number), item)
        return self

    def _checked_item(self, item):
        """Return the item to store. Raises TypeError for an unsuitable one."""
        if not isinstance(item, Module):
            raise TypeError(f"{type(self).__name__} holds Modules, not {type(item).__name__}")
        return item

    def __len__(self) -> int:
        return len(self._items())

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items().values())

    def __delitem__(self, index: Any) -> None:
        items = list(self)
        del items[index if isinstance(index, slice) else _position(self, index, type(self).__name__)]
        self._replace_items(items)

    def insert(self, index: int, module: Any) -> Self:
        """Insert an item before `index`, as lists do, and return the container."""
        items = list(self)
        items.insert(index, module)
        return self._replace_items(items)

    def pop(self, key: int = -1) -> Any:
        """Remove the item at `key`, by default the last one, and return it."""
        items = list(self)
        item = items.pop(_position(self, key, type(self).__name__))
        self._replace_items(items)
        return item

    def extend(self, modules: Any) -> Self:
        """Append items and return the container. Raises TypeError if one is unsuitable."""
        if not isinstance(modules, Iterable) or isinstance(modules, (str, Mapping)) or is_tensor(modules):
            raise TypeError(f"{type(self).__name__}.extend takes a list, not {type(modules).__name__}")
        for item in [self._checked_item(item) for item in modules]:  # which may be this very list
            self.append(item)
        return self

    def append(self, module: Any) -> Self:
        """Append an item and return the container."""
        self._register(self._registry, str(len(self)), self._checked_item(module))
        return self

    def __iadd__(self, items: Any) -> Self:
        return self.extend(items)

    def __add__(self, items: Any) -> Self:
        return type(self)()._replace_items([*self, *items])


class Sequential(_Numbered):
    """Run modules one after another.

    Args:
        modules: modules, named "0", "1", …, or one OrderedDict from names to modules. Without modules it is the
            identity.

    An index returns a module, a slice a Sequential.

    >>> nn.Sequential(nn.Linear(2, 3), nn.Tanh())[1]
    Tanh()
    """

    if TYPE_CHECKING:
        @overload
        def __init__(self, modules: Mapping[str, Module], /) -> None: ...
        @overload
        def __init__(self, *modules: Module) -> None: ...

    def __init__(self, *modules: Any) -> None:
        super().__init__()
        if len(modules) == 1 and isinstance(modules[0], dict):
            for name, module in modules[0].items():
                self.add_module(name, module)
        else:
            for number, module in enumerate(modules):
                self.add_module(str(number), module)

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input  # each module gets the only reference that is kept here
        for module in self._modules.values():
            given.append(module.__call__(given.pop()))
        return given.pop()

    def __mul__(self, times: int) -> Sequential:
        if times < 1:
            raise ValueError(f"Sequential: {times} times itself is nothing; need once or more")
        return Sequential(*list(self) * times)

    __rmul__ = __mul__

    def __setitem__(self, index: int, module: Module) -> None:
        name = list(self._modules)[_position(self, index, "Sequential")]
        self._register("_modules", name, self._checked_item(module))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Sequential(dict(list(self._modules.items())[index]))
        return list(self._modules.values())[_position(self, index, "Sequential")]


def _of_kind(container, item):
    """Return the item, a tensor as a Parameter. Raises TypeError if it is of another kind."""
    kind = container._kind
    if kind is Parameter:
        return Parameter(item) if is_tensor(item) and not isinstance(item, Parameter) else item
    if item is not None and not isinstance(item, kind):
        raise TypeError(f"{type(container).__name__} holds {kind.__name__}s, not {type(item).__name__}")
    return item


class _List(_Numbered):
    """Base of ModuleList and ParameterList: items named "0", "1", …"""

    _kind = None

    def __init__(self, items: Iterable[Any] | None = None) -> None:
        super().__init__()
        if items is not None:
            self.extend(items_of(type(self).__name__, "its argument", items, "an iterable of items"))

    def _checked_item(self, item):
        return _of_kind(self, item)

    def __setitem__(self, index: Any, item: Any) -> None:
        position = index if index == len(self) else _position(self, index, type(self).__name__)
        self._register(self._registry, str(position), self._checked_item(item))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)(list(self)[index])
        return self._items()[str(_position(self, index, type(self).__name__))]


class ModuleList(_List):
    """A list of modules, or None, whose parameters are registered. It has no forward.

    >>> len(nn.ModuleList([nn.Linear(2, 2), nn.Linear(2, 2)]))
    2
    """

    _kind = Module

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__(modules)

    def __repr__(self) -> str:
        """Neighbours with the same text share a line: (0-2): 3 x ReLU()."""
        children, position = [], 0
        for text, group in itertools.groupby(map(repr, self)):
            count = len(list(group))
            where = f"({position})" if count == 1 else f"({position}-{position + count - 1})"
            children.append(f"{where}: {text}" if count == 1 else f"{where}: {count} x {text}")
            position += count
        return shown(self, children)


def _parameter_lines(pairs, kind_of):
    """Return the repr of parameters by name, a line each; kind_of(tensor) names its type."""
    return "\n".join(
        f"  ({name}): {_parameter_line(value, kind_of(value)) if is_tensor(value) else f'Object of type: {kind}'}"
        for name, value in pairs for kind in [type(value).__name__])


def _parameter_line(value, type_name):
    size, kind = size_text(value.size()), type(value).__name__
    return f"{kind if kind == 'Parameter' else 'Object'} containing: [{type_name} of size {size}" + (
        f" ({value.device})]" if value.is_cuda else "]")


class _Parameters:
    """Base of ParameterList and ParameterDict: Parameters are registered, other objects only held as attributes."""

    _registry, _kind = "_parameters", Parameter
    _names = None  # of all items, in their order, once one is no Parameter

    def _items(self):
        return self._parameters if self._names is None else {name: self.__dict__[name] for name in self._names}

    def _register(self, kind, name, value):
        is_parameter = value is None or isinstance(value, Parameter)
        if not is_parameter or self._names is not None:
            self.__dict__["_names"] = list(dict.fromkeys((*self._items(), name)))
        if is_parameter:
            super()._register(kind, name, value)
        else:
            self._parameters.pop(name, None)
            self.__dict__[name] = value

    def __delattr__(self, name: str) -> None:
        super().__delattr__(name)
        if self._names is not None:
            self.__dict__["_names"] = [other for other in self._names if other != name]


class ParameterList(_Parameters, _List):
    """A list of Parameters and other objects. Tensors become Parameters.

    >>> len(list(nn.ParameterList([nn.Parameter(torch.zeros(2)), 3]).parameters()))
    1
    """

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__(values)

    def extra_repr(self) -> str:
        return _parameter_lines(enumerate(self), lambda tensor: tensor.dtype)


class _Dict(Module):
    """Base of ModuleDict and ParameterDict: named items in order."""

    _registry = _kind = None

    def __init__(self, items: Iterable[Any] | None = None) -> None:
        super().__init__()
        if items is not None:
            self.update(items)

    def _items(self):
        return getattr(self, self._registry)

    def __getitem__(self, name: str) -> Any:
        if name not in self._items():
            raise KeyError(f"{type(self).__name__} has no {name!r}; it has {', '.join(map(repr, self._items()))}")
        return self._items()[name]

    def __setitem__(self, name: str, item: Any) -> None:
        self._register(self._registry, name, self._checked_item(name, item))

    def _checked_item(self, name, item):
        item = _of_kind(self, item)
        self._check_name(name)
        if name not in self._items() and hasattr(self, name):
            raise KeyError(f"{type(self).__name__} has an attribute {name!r} already")
        return item

    def __delitem__(self, name: str) -> None:
        self[name]
        delattr(self, name)

    def __len__(self) -> int:
        return len(self._items())

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items())

    def __reversed__(self) -> Iterator[Any]:
        return reversed(self._items())

    def __or__(self, items: Any) -> Self:
        return self._joined(self, items)

    def __ror__(self, items: Any) -> Self:
        return self._joined(items, self)

    def __ior__(self, items: Any) -> Self:
        self.update(items)
        return self

    def _joined(self, *parts):
        if not all(isinstance(part, (dict, type(self))) for part in parts):
            return NotImplemented
        joined = type(self)()
        for part in parts:
            joined.update(part)
        return joined

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> Self:
        """Return a new dict with these names, each with the item `default`."""
        return type(self)((name, default) for name in keys)

    def __contains__(self, name: object) -> bool:
        return name in self._items()

    def keys(self) -> KeysView[str]:
        """Return the names."""
        return self._items().keys()

    def values(self) -> Any:
        """Return the items."""
        return self._items().values()

    def items(self) -> Any:
        """Return pairs (name, item)."""
        return self._items().items()

    def get(self, key: str, default: Any = None) -> Any:
        """Return the item of a name, or `default`."""
        return self._items().get(key, default)

    def setdefault(self, key: str, default: Any = None) -> Any:
        """Return the item of a name; set it to `default` first if the name is missing."""
        if key not in self:
            self[key] = default
        return self[key]

    def copy(self) -> Self:
        """Return a new dict with the same items."""
        return type(self)(self)

    def update(self, modules: Any) -> None:
        """Add or replace the items of a dict or of pairs (name, item)."""
        pairs = modules.items() if hasattr(modules, "items") else modules
        pairs = items_of(type(self).__name__, "its argument", pairs, need := "a dict or pairs (name, item)")
        if not all(isinstance(pair, (tuple, list)) and len(pair) == 2 for pair in pairs):
            raise TypeError(f"{type(self).__name__}: its argument is {pairs!r}; need {need}")
        taken = [(name, self._checked_item(name, item)) for name, item in pairs]
        for name, item in taken:
            self[name] = item

    def pop(self, key: str) -> Any:
        """Remove an item and return it. Raises KeyError for an unknown name."""
        item = self[key]
        del self[key]
        return item

    def popitem(self) -> tuple[str, Any]:
        """Remove the last item and return it with its name. Raises KeyError if the dict is empty."""
        if not len(self):
            raise KeyError(f"{type(self).__name__}.popitem: it is empty")
        name = list(self)[-1]
        return name, self.pop(name)

    def clear(self) -> None:
        """Remove all items."""
        for name in list(self):
            del self[name]


class ModuleDict(_Dict):
    """A dict from names to modules, or None, whose parameters are registered. It has no forward.

    >>> nn.ModuleDict({"first": nn.Linear(2, 3)})["first"]
    Linear(in_features=2, out_features=3, bias=True)
    """

    _registry, _kind = "_modules", Module

    def __init__(
        self, modules: Mapping[str, Module | None] | Iterable[tuple[str, Module | None]] | None = None,
    ) -> None:
        super().__init__(modules)


class ParameterDict(_Parameters, _Dict):
    """A dict from names to Parameters and other objects. Tensors become Parameters.

    >>> len(list(nn.ParameterDict({"scale": nn.Parameter(torch.zeros(2))}).parameters()))
    1
    """

    def __init__(self, parameters: Any = None) -> None:
        super().__init__(parameters)

    def update(self, parameters: Any) -> None:
        """Add or replace the items of a dict, of a plain one in the order of its names, or of pairs (name, item)."""
        super().update(sorted(parameters.items()) if type(parameters) is dict else parameters)

    def extra_repr(self) -> str:
        return _parameter_lines(self.items(), lambda tensor: tensor.type())
