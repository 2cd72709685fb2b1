"""Values of .t7 files without an equivalent in Python, and the names of torch's classes in such files."""

from torch import _core, _utils

NIL, NUMBER, STRING, TABLE, TORCH, BOOLEAN, FUNCTION, OLD_CLOSURE, CLOSURE = range(9)

# A network's modules lie some dozens deep in each other, and a graph that was unrolled over time some thousands; what
# lies deeper than this was made to exhaust a stack.
DEEPEST = 10_000

KINDS = "Byte", "Char", "Short", "Int", "Long", "Float", "Double", "Half"


class Key:
    """Key that a Python dict cannot hold itself: a table, or a boolean, which equals a number in Python.

    value: the table or boolean. Two Keys are equal if they hold the same boolean; a table's Key equals only itself.

    >>> {Key(True): "yes", 1: "one"}[Key(True)]
    'yes'
    """

    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return self is other or (isinstance(other, Key) and isinstance(self.value, bool) and self.value is other.value)

    def __hash__(self):
        return hash((Key, self.value)) if isinstance(self.value, bool) else id(self)

    def __repr__(self):
        return f"Key({'table' if isinstance(self.value, (list, dict)) else self.value!r})"


class T7Object:
    """An object of a Lua class: `typename` is the class's name, `fields` a dict of what the object held.

    The fields are attributes as well. write_t7 gives it back as it was.

    >>> thing = T7Object("custom.Thing", {"value": 5})
    >>> thing.value
    5
    """

    def __init__(self, typename, fields=None, version=1):
        self.typename, self.version = typename, version
        self.fields = {} if fields is None else fields

    def __getattr__(self, name):
        if name in ("fields", "typename", "version"):  # not there yet while a copy is being made
            raise AttributeError(name)
        fields = self.fields
        if isinstance(fields, dict) and name in fields:
            return fields[name]
        raise AttributeError(f"this {self.typename} has no field {name!r}")

    def __repr__(self):
        return f"T7Object({self.typename!r}, {len(self.fields)} fields)"


def _kinds():
    """Return {Lua class: (whether it is a tensor, its class here, the name of its dtype)} for tensors and storages."""
    result = {}
    for kind in KINDS:
        storage = getattr(_core, kind + "Storage")
        tensor = _utils._tensor_of[storage]
        for name in (kind, "Cuda" + kind) if kind != "Float" else (kind, "Cuda"):
            result[f"torch.{name}Tensor"] = True, tensor, kind
            result[f"torch.{name}Storage"] = False, storage, kind
    return result


kinds = _kinds()
