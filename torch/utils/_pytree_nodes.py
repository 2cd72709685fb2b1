"""Nodes of pytrees: keys of children, and the registry of classes with functions that flatten and rebuild them."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


@dataclass(frozen=True)
class SequenceKey:
    """A path step: an item of a sequence."""

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx!r}]"

    def get(self, value: Any) -> Any:
        """Return the item."""
        return value[self.idx]


@dataclass(frozen=True)
class MappingKey:
    """A path step: the value of a key."""

    key: Any

    def __str__(self) -> str:
        return f"[{self.key!r}]"

    def get(self, value: Any) -> Any:
        """Return the value."""
        return value[self.key]


@dataclass(frozen=True)
class GetAttrKey:
    """A path step: an attribute."""

    name: str

    def __str__(self) -> str:
        return f".{self.name}"

    def get(self, value: Any) -> Any:
        """Return the attribute."""
        return getattr(value, self.name)


class NodeDef(NamedTuple):
    """The functions of a class: flatten(value) -> (children, context) and unflatten(children, context) -> value."""

    type: type
    flatten_fn: Callable[[Any], tuple[list[Any], Any]]
    unflatten_fn: Callable[[Iterable[Any], Any], Any]
    flatten_with_keys_fn: Callable[[Any], tuple[list[tuple[Any, Any]], Any]] | None = None


PyTree = object  # annotation of a tree
SUPPORTED_NODES: dict[type, NodeDef] = {}
_names: dict[str, type] = {}


def register_pytree_node(
    cls: type, flatten_fn: Callable[[Any], tuple[list[Any], Any]],
    unflatten_fn: Callable[[Iterable[Any], Any], Any], *, serialized_type_name: str | None = None,
    to_dumpable_context: Any = None, from_dumpable_context: Any = None,
    flatten_with_keys_fn: Callable[[Any], tuple[list[tuple[Any, Any]], Any]] | None = None,
) -> None:
    """Register a class as a tree node. Raise ValueError if it is registered."""
    if cls in SUPPORTED_NODES:
        raise ValueError(f"register_pytree_node: {cls!r} is already registered")
    SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)
    _names[serialized_type_name or f"{cls.__module__}.{cls.__qualname__}"] = cls


def _register_pytree_node(cls, flatten_fn, unflatten_fn, **options):
    register_pytree_node(cls, flatten_fn, unflatten_fn, **options)


def register_dataclass(cls: type, *, field_names: list[str] | None = None, drop_field_names: list[str] | None = None,
                       serialized_type_name: str | None = None) -> None:
    """Register a dataclass as a tree node with its fields as children."""
    from dataclasses import fields

    names = [field.name for field in fields(cls) if field.init] if field_names is None else list(field_names)
    register_pytree_node(
        cls, lambda value: ([getattr(value, name) for name in names], tuple(names)),
        lambda values, context: cls(**dict(zip(context, values, strict=True))),
        flatten_with_keys_fn=lambda value: ([(GetAttrKey(name), getattr(value, name)) for name in names], tuple(names)),
        serialized_type_name=serialized_type_name)


def _of_dict(value):
    return list(value.values()), list(value)


def _of_defaultdict(value):
    return list(value.values()), [value.default_factory, list(value)]


def _dict_keys(value):
    return [(MappingKey(key), item) for key, item in value.items()], list(value)


def _pairs(kind):
    return lambda values, context: kind(zip(context, values, strict=True))


def _of_sequence(value):
    return list(value), None


def _numbered(value):
    return [(SequenceKey(number), item) for number, item in enumerate(value)], None


def _of_namedtuple(value):
    return list(value), type(value)


# Names that packages use to register their own dicts, lists and named tuples.
_dict_flatten, _dict_unflatten, _dict_flatten_with_keys = _of_dict, _pairs(dict), _dict_keys
_list_flatten, _list_unflatten, _list_flatten_with_keys = _of_sequence, lambda values, _: list(values), _numbered
_namedtuple_flatten, _namedtuple_unflatten = _of_namedtuple, lambda values, kind: kind._make(values)


register_pytree_node(tuple, _of_sequence, lambda values, _: tuple(values))
register_pytree_node(list, _of_sequence, _list_unflatten)
register_pytree_node(dict, _of_dict, _pairs(dict), flatten_with_keys_fn=_dict_keys)
register_pytree_node(OrderedDict, _of_dict, _pairs(OrderedDict), flatten_with_keys_fn=_dict_keys)
register_pytree_node(
    defaultdict, _of_defaultdict,
    lambda values, context: defaultdict(context[0], zip(context[1], values, strict=True)),
    flatten_with_keys_fn=lambda value: (_dict_keys(value)[0], _of_defaultdict(value)[1]))
register_pytree_node(deque, lambda value: (list(value), value.maxlen),
                     lambda values, length: deque(values, maxlen=length))
register_pytree_node(namedtuple, _of_namedtuple, _namedtuple_unflatten)


def is_namedtuple_class(cls: Any) -> bool:
    """Return whether a class is a named tuple, including result tuples of torch.

    >>> is_namedtuple_class(tuple)
    False
    """
    return isinstance(cls, type) and issubclass(cls, tuple) and hasattr(cls, "_make")


def is_namedtuple_instance(obj: Any) -> bool:
    """Return whether a value is a named tuple.

    >>> is_namedtuple_instance(torch.ones(2).max(0))
    True
    """
    return is_namedtuple_class(type(obj))


def is_structseq_instance(obj: Any) -> bool:
    """Return whether a value is a struct sequence of CPython, such as sys.version_info or a result tuple.

    >>> is_structseq_instance((1, 2))
    False
    """
    return isinstance(obj, tuple) and type(obj).__bases__ == (tuple,) and hasattr(type(obj), "n_sequence_fields")


def _node_type(tree):
    kind = type(tree)
    if kind in SUPPORTED_NODES:
        return kind
    return namedtuple if is_namedtuple_class(kind) else kind.__dict__.get("_tree_type", kind)


_get_node_type = _node_type
