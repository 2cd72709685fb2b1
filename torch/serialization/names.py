"""What the pickle in a file may name: plain data and tensors always, classes only where the caller trusts them."""

import codecs
import sys
import types
from collections import Counter, OrderedDict, defaultdict

from torch import _core, _dtypes, _utils
from torch.serialization.foreign import FOREIGN, Foreign
from torch.serialization.keys import Keys

ANY = "any"


def _is(kind, value):
    if type(value) is not kind:
        raise TypeError(f"a {kind.__name__} is needed, not a {type(value).__name__}")
    return value


def _bytes(text="", encoding="latin1"):
    if encoding not in ("latin1", "latin-1"):
        raise ValueError("bytes are written as latin1")
    return _is(str, text).encode("latin1")


def _bytearray(data=b"", encoding="latin1"):
    return bytearray(data if type(data) is bytes else _bytes(data, encoding))


def _ordered(pairs=()):
    if pairs != ():
        raise TypeError("an OrderedDict is filled item by item")
    return OrderedDict()


def _counter(counts=None):
    return Counter(_is(dict, {} if counts is None else counts))


def _defaultdict(factory=None):
    if factory not in (None, list, dict, set, int, float, str, tuple):
        raise TypeError("a defaultdict makes plain data only")
    return defaultdict(factory)


def _set(items=()):
    return set(_checked(items))


def _frozenset(items=()):
    return frozenset(_checked(items))


def _checked(items):
    if type(items) not in (list, tuple):
        raise TypeError(f"a set is made from a list, not a {type(items).__name__}")
    Keys(lambda kind: False).check(items, items)
    return items


def _size(items=()):
    return _core.Size(_is(int, item) for item in _is(tuple, items))


def _tuple(items=()):
    return _is(tuple, items)


def _results(items, more=None):
    """As PyTorch writes what `max` of a dim gives: the results, and what else there is by name."""
    return _is(tuple, items)


def _number(real, imaginary):
    return complex(_is(float, real), _is(float, imaginary))


def _range(start, stop, step):
    return range(_is(int, start), _is(int, stop), _is(int, step))


# What may be called, and the function that does it after a look at the arguments.
_calls = {
    OrderedDict: _ordered, Counter: _counter, defaultdict: _defaultdict,
    set: _set, frozenset: _frozenset, bytes: _bytes, bytearray: _bytearray, codecs.encode: _bytes,
    complex: _number, range: _range, slice: slice, _core.Size: _size,
    tuple: _tuple, _results: _results,
    _utils._rebuild_tensor_v2: _utils._rebuild_tensor_v2,
    _utils._rebuild_parameter: _utils._rebuild_parameter,
    _utils._rebuild_parameter_with_state: _utils._rebuild_parameter_with_state,
}  # fmt: skip
_named = {(kind.__module__, kind.__qualname__): kind for kind in _calls}
_named |= {("builtins", kind.__name__): kind for kind in (list, dict, int, float, str, tuple, bool)}
_named |= {("_codecs", "encode"): codecs.encode}
# Protocol 2 names builtins as Python 2 did.
_named |= {("__builtin__", name): kind for (module, name), kind in _named.items() if module == "builtins"}
_named |= {("__builtin__", "xrange"): range, ("__builtin__", "unicode"): str, ("__builtin__", "long"): int}
_named |= {("torch", kind.__name__): kind for pair in _utils._tensor_of.items() for kind in pair}
_named |= {("torch", "Size"): _core.Size, ("torch.nn.parameter", "Parameter"): _utils.Parameter}
_named |= {("torch", one._name): one for one in _dtypes.ALL}
_named |= {("torch", kind.name + "Storage"): kind for kind in FOREIGN}
_named |= {("torch.cuda", kind.__name__): kind for kind in _utils._tensor_of}  # as PyTorch wrote until 1.6
_named["torch.storage", "UntypedStorage"] = Foreign("Untyped")


def is_row_function(value):
    """Whether it is a function such as torch.tanh, which is data as long as nobody calls it."""
    return type(value) is types.BuiltinFunctionType and type(value.__self__) is _of_rows


_of_rows = type(_core.tanh.__self__)


class Names:
    """The names that one file may use.

    classes: classes and functions that the caller trusts, Python modules all of whose classes are, or the word "any".
    Raises TypeError for anything else. What trusted code raises has the attribute of_trusted_code.
    """

    def __init__(self, classes=()):
        self._any = isinstance(classes, str) and classes == ANY
        self._trusted, self._modules, self._met = {}, [], set()
        if isinstance(classes, (str, type)) and not self._any or not self._any and not hasattr(classes, "__iter__"):
            raise TypeError(f"load: classes is a list of classes, or 'any', not {classes!r}")
        for item in () if self._any else classes:
            if isinstance(item, types.ModuleType):
                self._modules.append(item.__name__)
            elif callable(item) and hasattr(item, "__qualname__"):
                self._trusted[item.__module__, item.__qualname__] = item
                self._met.add(item)
            else:
                raise TypeError(f"load: classes holds {item!r}, which is no class, function or module")

    @property
    def trusts_all(self):
        """Whether the caller said "any"."""
        return self._any

    def find(self, module, name):
        """What the pair stands for, or None."""
        found = _named.get((module, name))
        if found is None:
            found = self._trusted.get((module, name))
        if found is None and module == "torch.return_types":
            found = _results
        if found is None and module == "torch":
            found = getattr(_core, name, None) if is_row_function(getattr(_core, name, None)) else None
        if found is None and (self._any or self._in_trusted_module(module)):
            found = self._import(module, name)
        return found

    def _in_trusted_module(self, module):
        return any(module == trusted or module.startswith(trusted + ".") for trusted in self._modules)

    def _import(self, module, name):
        """As pickle does it; from a trusted module only its own classes, not what it has imported."""
        if self._any:
            __import__(module)
        found = sys.modules.get(module)
        for part in name.split("."):
            found = getattr(found, part, None)
        if not self._any and (not isinstance(found, type) or found.__module__ != module):
            return None
        if isinstance(found, type):
            self._met.add(found)
        return found

    def trusts(self, kind):
        """Whether the caller trusts a class."""
        return self._any or any(base in self._met for base in kind.__mro__)

    def _check_trust(self, kind):
        if not self.trusts(kind):
            raise TypeError(f"a {kind.__name__} is not plain data")

    def call(self, function, arguments):
        """What REDUCE does."""
        if self._any:
            return run_trusted(function, *arguments)
        if isinstance(function, (type, types.FunctionType, types.BuiltinFunctionType)):
            known = _calls.get(function)
            if known is not None:
                return known(*arguments)
            if function in self._met:
                return run_trusted(function, *arguments)
        raise TypeError(f"a {type(function).__name__} is not to be called")

    def make(self, kind, arguments, keywords):
        """What NEWOBJ does."""
        if not isinstance(kind, type) or kind not in self._met:
            raise TypeError(f"a {type(kind).__name__} is not to be made")
        return run_trusted(kind.__new__, kind, *arguments, **keywords)

    def fill(self, instance, state):
        """What BUILD does."""
        if type(instance) is OrderedDict:
            instance.__dict__.update(_is(dict, state))
            return
        self._check_trust(type(instance))
        setter = getattr(instance, "__setstate__", None)
        if setter is not None:
            run_trusted(setter, state)
            return
        slots = {}
        if type(state) is tuple and len(state) == 2:
            state, slots = state
        if state:
            instance.__dict__.update(state)
        for name, value in (slots or {}).items():
            run_trusted(setattr, instance, name, value)

    def extend(self, instance, items):
        """What APPENDS does to what is not quite a list."""
        self._check_trust(type(instance))
        run_trusted(instance.extend, items)

    def store(self, instance, keys, values):
        """What SETITEMS does to what is not quite a dict."""
        self._check_trust(type(instance))
        for key, value in zip(keys, values, strict=True):
            run_trusted(instance.__setitem__, key, value)


def run_trusted(function, *arguments, **keywords):
    """Calls what the caller of load trusts or gave; an error in it is its own, and no sign of a damaged file."""
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        error.of_trusted_code = True
        raise
