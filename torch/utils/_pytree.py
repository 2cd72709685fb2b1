"""Pytrees: flatten nested tuples, lists, dicts and registered classes, and rebuild them."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, namedtuple
from typing import TYPE_CHECKING

from torch.utils._pytree_nodes import (  # noqa: F401 - also names of this module in PyTorch
    SUPPORTED_NODES,
    GetAttrKey,
    MappingKey,
    NodeDef,
    SequenceKey,
    _dict_flatten,
    _dict_flatten_with_keys,
    _dict_unflatten,
    _get_node_type,
    _list_flatten,
    _list_flatten_with_keys,
    _list_unflatten,
    _namedtuple_flatten,
    _namedtuple_unflatten,
    _names,
    _node_type,
    _register_pytree_node,
    is_namedtuple_class,
    is_namedtuple_instance,
    is_structseq_instance,
    register_dataclass,
    register_pytree_node,
)

FlattenFn = UnflattenFn = DumpableContext = ToDumpableContextFn = FromDumpableContextFn = object  # for annotations
PyTree = KeyEntry = Context = object  # for annotations: a nested structure, and what its class needs to rebuild it

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any


def tree_is_leaf(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> bool:
    """Return whether a value is a leaf: its class is not registered, or `is_leaf` returns true.

    >>> tree_is_leaf(1), tree_is_leaf([1])
    (True, False)
    """
    return (is_leaf is not None and is_leaf(tree)) or _node_type(tree) not in SUPPORTED_NODES


class TreeSpec:
    """The structure of a tree: its node types and the positions of its leaves."""

    def __init__(self, type: Any, context: Any, children_specs: list[TreeSpec]) -> None:
        self.type, self.context, self.children_specs = type, context, children_specs
        self.num_leaves = sum([child.num_leaves for child in children_specs]) if type is not None else 1
        self.num_children = len(children_specs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TreeSpec) and (self.type, self.context, self.children_specs) == (
            other.type, other.context, other.children_specs)

    def __hash__(self) -> int:
        return hash((self.type, self.num_leaves, self.num_nodes))

    def __repr__(self) -> str:
        return "*" if self.type is None else f"TreeSpec({self.type.__name__}, {self.context}, {self.children_specs})"

    @property
    def num_nodes(self) -> int:
        """The number of nodes, leaves included."""
        return 1 + sum(child.num_nodes for child in self.children_specs)

    def is_leaf(self) -> bool:
        """Return whether it is the structure of one leaf."""
        return self.type is None

    def children(self) -> list[TreeSpec]:
        """Return the structures of the children."""
        return list(self.children_specs)

    def child(self, index: int) -> TreeSpec:
        """Return the structure of one child."""
        return self.children_specs[index]

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """Return `tree_unflatten` of the leaves."""
        return tree_unflatten(leaves, self)

    def flatten_up_to(self, tree: Any) -> list[Any]:
        """Return the subtrees of a tree at the leaves of this structure. Raise ValueError if the structures differ."""
        if self.type is None:
            return [tree]
        kind = _node_type(tree)
        alike = kind is self.type or {kind, self.type} <= {dict, OrderedDict, defaultdict}
        if not alike:
            raise ValueError(f"the tree has a {type(tree).__name__}; the structure has a {self.type.__name__}")
        values, context = SUPPORTED_NODES[kind].flatten_fn(tree)
        if kind in (dict, OrderedDict, defaultdict):
            keys = self.context[1] if self.type is defaultdict else self.context
            if set(keys) != set(tree):
                raise ValueError(f"the tree has the keys {list(tree)}; the structure has {keys}")
            values = [tree[key] for key in keys]
        elif len(values) != self.num_children or context != self.context:
            raise ValueError(f"the tree has {len(values)} children; the structure has {self.num_children}")
        return [part for child, value in zip(self.children_specs, values, strict=True)
                for part in child.flatten_up_to(value)]


class LeafSpec(TreeSpec):
    """The structure of a leaf."""

    def __init__(self) -> None:
        super().__init__(None, None, [])


_LEAF = LeafSpec()


def treespec_leaf() -> TreeSpec:
    """Return the structure of a leaf.

    >>> treespec_leaf() == tree_structure(1)
    True
    """
    return _LEAF


def tree_flatten(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> tuple[list[Any], TreeSpec]:
    """Return the leaves of a tree from left to right, and its structure.

    >>> leaves, shape = tree_flatten({"a": [1, 2], "b": (3,)})
    >>> leaves, tree_unflatten([leaf * 10 for leaf in leaves], shape)
    ([1, 2, 3], {'a': [10, 20], 'b': (30,)})
    """
    leaves: list[Any] = []
    return leaves, _flatten_into(tree, is_leaf, leaves)


def _flatten_into(tree, is_leaf, leaves):
    kind = _node_type(tree)
    if kind not in SUPPORTED_NODES or (is_leaf is not None and is_leaf(tree)):
        leaves.append(tree)
        return _LEAF
    values, context = SUPPORTED_NODES[kind].flatten_fn(tree)
    return TreeSpec(kind, context, [_flatten_into(value, is_leaf, leaves) for value in values])


def _leaves_into(tree, is_leaf, leaves):
    """Append the leaves without making their structure."""
    kind = _node_type(tree)
    if kind not in SUPPORTED_NODES or (is_leaf is not None and is_leaf(tree)):
        leaves.append(tree)
        return
    for value in tree if kind is tuple or kind is list else SUPPORTED_NODES[kind].flatten_fn(tree)[0]:
        _leaves_into(value, is_leaf, leaves)


def tree_unflatten(leaves: Iterable[Any], treespec: TreeSpec) -> Any:
    """Return the tree of a structure with these leaves. Raise ValueError if their number is wrong.

    >>> tree_unflatten([1, 2], tree_structure({"a": 0, "b": 0}))
    {'a': 1, 'b': 2}
    """
    leaves = list(leaves)
    if len(leaves) != treespec.num_leaves:
        raise ValueError(f"tree_unflatten: {len(leaves)} leaves for a structure of {treespec.num_leaves}")
    return _built(iter(leaves), treespec)


def _built(leaves, shape):
    if shape.type is None:
        return next(leaves)
    return SUPPORTED_NODES[shape.type].unflatten_fn([_built(leaves, child) for child in shape.children_specs],
                                                    shape.context)


def tree_iter(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> Iterator[Any]:
    """Iterate over the leaves of a tree from left to right.

    >>> list(tree_iter([1, (2, 3)]))
    [1, 2, 3]
    """
    yield from tree_leaves(tree, is_leaf)


def tree_leaves(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> list[Any]:
    """Return the leaves of a tree from left to right.

    >>> tree_leaves([1, (2, 3)])
    [1, 2, 3]
    """
    leaves: list[Any] = []
    _leaves_into(tree, is_leaf, leaves)
    return leaves


def tree_structure(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> TreeSpec:
    """Return the structure of a tree.

    >>> tree_structure([1, (2, 3)]).num_leaves
    3
    """
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """Apply `func` to the leaves and return a tree of the results.

    Args:
        rests: trees of the same structure with further arguments.

    >>> tree_map(lambda x: x + 1, {"a": [1, 2]})
    {'a': [2, 3]}
    """
    leaves, shape = tree_flatten(tree, is_leaf)
    others = [shape.flatten_up_to(rest) for rest in rests]
    return tree_unflatten([func(*leaf) for leaf in zip(leaves, *others, strict=True)], shape)


def tree_map_(func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """Call `func` on the leaves and return the tree unchanged.

    >>> tree_map_(print, [1, 2])
    1
    2
    [1, 2]
    """
    tree_map(func, tree, *rests, is_leaf=is_leaf)
    return tree


def map_only(kinds: Any, func: Callable[[Any], Any] | None = None) -> Any:
    """Return a function that applies `func` to values of a type, or that meet a predicate, and keeps others.

    Without `func`, return a decorator.

    >>> map_only(int, lambda x: -x)(1.5), map_only(int, lambda x: -x)(1)
    (1.5, -1)
    """
    if func is None:
        return lambda given: map_only(kinds, given)
    plain = callable(kinds) and not isinstance(kinds, type)
    return lambda leaf: func(leaf) if (kinds(leaf) if plain else isinstance(leaf, kinds)) else leaf


def tree_map_only(type_or_types_or_pred: Any, func: Callable[[Any], Any], tree: Any,
                  is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """Apply `func` to the leaves of a type, of several types, or that meet a predicate; keep the others.

    >>> tree_map_only(int, lambda x: -x, [1, 1.5])
    [-1, 1.5]
    """
    return tree_map(map_only(type_or_types_or_pred, func), tree, is_leaf=is_leaf)


def tree_map_only_(type_or_types_or_pred: Any, func: Callable[[Any], Any], tree: Any,
                   is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """Call `func` on the leaves of a type and return the tree unchanged.

    >>> tree_map_only_(int, print, [1, 1.5])
    1
    [1, 1.5]
    """
    return tree_map_(map_only(type_or_types_or_pred, func), tree, is_leaf=is_leaf)


def tree_all(pred: Callable[[Any], bool], tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> bool:
    """Return whether a predicate holds for all leaves.

    >>> tree_all(lambda x: x > 1, [1, 2])
    False
    """
    return all(map(pred, tree_leaves(tree, is_leaf)))


def tree_any(pred: Callable[[Any], bool], tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> bool:
    """Return whether a predicate holds for any leaf.

    >>> tree_any(lambda x: x > 1, [1, 2])
    True
    """
    return any(map(pred, tree_leaves(tree, is_leaf)))


def tree_all_only(type_or_types: Any, pred: Callable[[Any], bool], tree: Any,
                  is_leaf: Callable[[Any], bool] | None = None) -> bool:
    """Return whether a predicate holds for all leaves of a type.

    >>> tree_all_only(int, lambda x: x > 1, [2, 0.5])
    True
    """
    return all(pred(leaf) for leaf in tree_leaves(tree, is_leaf) if isinstance(leaf, type_or_types))


def tree_any_only(type_or_types: Any, pred: Callable[[Any], bool], tree: Any,
                  is_leaf: Callable[[Any], bool] | None = None) -> bool:
    """Return whether a predicate holds for any leaf of a type.

    >>> tree_any_only(int, lambda x: x > 1, [1, 2.5])
    False
    """
    return any(pred(leaf) for leaf in tree_leaves(tree, is_leaf) if isinstance(leaf, type_or_types))


def _keyed(tree):
    kind = _node_type(tree)
    node = SUPPORTED_NODES[kind]
    if node.flatten_with_keys_fn is not None:
        return node.flatten_with_keys_fn(tree)[0]
    names = getattr(type(tree), "_fields", None) if kind is namedtuple else None
    values = node.flatten_fn(tree)[0]
    return [(SequenceKey(i) if names is None else GetAttrKey(names[i]), value) for i, value in enumerate(values)]


def tree_flatten_with_path(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> tuple[list[Any], TreeSpec]:
    """Return (path, leaf) pairs, where a path is a tuple of keys, and the structure of a tree.

    >>> [(keystr(path), leaf) for path, leaf in tree_flatten_with_path({"a": [1]})[0]]
    [("['a'][0]", 1)]
    """
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_leaves_with_path(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> list[tuple[Any, Any]]:
    """Return (path, leaf) of each leaf from left to right.

    >>> [(keystr(path), leaf) for path, leaf in tree_leaves_with_path([1, 2])]
    [('[0]', 1), ('[1]', 2)]
    """
    if tree_is_leaf(tree, is_leaf):
        return [((), tree)]
    return [((key, *path), leaf) for key, value in _keyed(tree) for path, leaf in tree_leaves_with_path(value, is_leaf)]


def tree_map_with_path(func: Callable[..., Any], tree: Any, *rests: Any,
                       is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """Apply `func`, which receives the path first, as tree_map does.

    >>> tree_map_with_path(lambda path, leaf: keystr(path), {"a": [1]})
    {'a': ["['a'][0]"]}
    """
    pairs, shape = tree_flatten_with_path(tree, is_leaf)
    others = [shape.flatten_up_to(rest) for rest in rests]
    return tree_unflatten([func(path, leaf, *rest) for (path, leaf), *rest in zip(pairs, *others, strict=True)], shape)


def keystr(kp: Iterable[Any]) -> str:
    """Return a path as Python code, such as "['a'][0]".

    >>> keystr((MappingKey("a"), SequenceKey(0)))
    "['a'][0]"
    """
    return "".join(map(str, kp))


def key_get(obj: Any, kp: Iterable[Any]) -> Any:
    """Return the value at a path.

    >>> key_get({"a": [5]}, (MappingKey("a"), SequenceKey(0)))
    5
    """
    for key in kp:
        obj = key.get(obj)
    return obj


def _broadcast_to_and_flatten(tree, treespec, is_leaf=None):
    """Return the leaves of a tree, each repeated for the leaves of `treespec` below it; None if they do not match."""
    if tree_is_leaf(tree, is_leaf):
        return [tree] * treespec.num_leaves
    kind = _node_type(tree)
    values, context = SUPPORTED_NODES[kind].flatten_fn(tree)
    if kind is not treespec.type or len(values) != treespec.num_children or context != treespec.context:
        return None
    parts = [_broadcast_to_and_flatten(value, child, is_leaf)
             for value, child in zip(values, treespec.children_specs, strict=True)]
    return None if None in parts else [leaf for part in parts for leaf in part]


def treespec_dumps(treespec: TreeSpec, protocol: int | None = None) -> str:
    """Return a structure as JSON. Raise NotImplementedError for a class without a JSON name.

    >>> treespec_loads(treespec_dumps(tree_structure([1, 2]))) == tree_structure([1, 2])
    True
    """
    import json

    return json.dumps([1, _dumpable(treespec)])


def _dumpable(shape):
    if shape.type is None:
        return None
    name = next(name for name, kind in _names.items() if kind is shape.type)
    if shape.type in (namedtuple, defaultdict):
        raise NotImplementedError(f"treespec_dumps: the context of a {shape.type.__name__} cannot be written as JSON")
    children = [_dumpable(child) for child in shape.children_specs]
    return {"type": name, "context": shape.context, "children_spec": children}


def treespec_loads(serialized: str) -> TreeSpec:
    """Return the structure that treespec_dumps wrote."""
    import json

    return _loaded(json.loads(serialized)[1])


def _loaded(value):
    if value is None:
        return _LEAF
    return TreeSpec(_names[value["type"]], value["context"], [_loaded(child) for child in value["children_spec"]])
