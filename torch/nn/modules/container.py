"""Modules that hold modules: Container, Sequential and the two lists."""

from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


class Container(Module):
    """A module whose children are given as keywords and become attributes. Subclasses define forward or __call__.

    >>> nn.Container(first=nn.Linear(2, 3), second=nn.Linear(3, 1)).second
    Linear(3, 1)
    """

    def __init__(self, **modules):
        super().__init__()
        for name, module in modules.items():
            self.add_module(name, module)


def _position(sequence, index, kind):
    """A non-negative index of `sequence`. Raises TypeError and IndexError."""
    if not hasattr(index, "__index__"):
        raise TypeError(f"{kind} is indexed by an int, not {type(index).__name__}")
    position = index.__index__()
    position += len(sequence) if position < 0 else 0
    if not 0 <= position < len(sequence):
        raise IndexError(f"{kind}: index {index} is out of range for {len(sequence)} items")
    return position


class Sequential(Module):
    """Runs modules one after the other, each on the output of the one before.

    modules: modules, which get the names "0", "1" ..., or one OrderedDict from names to modules. With none it is the
    identity. Indexing gives a module, a slice gives a Sequential of some of them.

    >>> nn.Sequential(nn.Linear(2, 3), nn.Tanh())[1]
    Tanh()
    """

    def __init__(self, *modules):
        super().__init__()
        if len(modules) == 1 and isinstance(modules[0], dict):
            for name, module in modules[0].items():
                self.add_module(name, module)
        else:
            for number, module in enumerate(modules):
                self.add_module(str(number), module)

    def forward(self, input):
        for module in self._modules.values():
            input = module(input)
        return input

    def append(self, module):
        """Adds a module at the end, under its number. Returns itself."""
        self.add_module(str(len(self)), module)
        return self

    def __len__(self):
        return len(self._modules)

    def __iter__(self):
        return iter(self._modules.values())

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Sequential(dict(list(self._modules.items())[index]))
        return list(self._modules.values())[_position(self, index, "Sequential")]


class _List(Module):
    """What ModuleList and ParameterList share: items under the names "0", "1" ..."""

    _registry = _kind = None

    def __init__(self, items=None):
        super().__init__()
        if items is not None:
            self.extend(list(items))

    def _items(self):
        return getattr(self, self._registry)

    def append(self, item):
        """Adds an item at the end and returns the list. Raises TypeError for anything but an item of its kind."""
        self[len(self)] = item
        return self

    def extend(self, items):
        """Adds the items of a list or tuple at the end and returns the list. Raises TypeError for other values."""
        if not isinstance(items, (list, tuple, type(self))):
            raise TypeError(f"{type(self).__name__}.extend takes a list, not {type(items).__name__}")
        for item in items:
            self.append(item)
        return self

    def __setitem__(self, index, item):
        if not isinstance(item, self._kind):
            raise TypeError(f"{type(self).__name__} holds {self._kind.__name__}s, not {type(item).__name__}")
        position = index if index == len(self) else _position(self, index, type(self).__name__)
        setattr(self, str(position), item)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(list(self)[index])
        return self._items()[str(_position(self, index, type(self).__name__))]

    def __len__(self):
        return len(self._items())

    def __iter__(self):
        return iter(self._items().values())

    def __iadd__(self, items):
        return self.extend(items)


class ModuleList(_List):
    """A list of modules whose parameters count. It has no forward: index it or walk over it.

    >>> len(nn.ModuleList([nn.Linear(2, 2), nn.Linear(2, 2)]))
    2
    """

    _registry, _kind = "_modules", Module


class ParameterList(_List):
    """A list of Parameters.

    >>> len(list(nn.ParameterList([nn.Parameter(torch.zeros(2))]).parameters()))
    1
    """

    _registry, _kind = "_parameters", Parameter

    def extra_repr(self):
        return ", ".join("x".join(map(str, parameter.size())) for parameter in self)
