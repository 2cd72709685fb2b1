"""Nested tuples, lists and dicts as flat lists of what they hold, and back: for packages that take them from here."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class TreeSpec:
    """The shape of a nested value: what its inner values are made of, and where the leaves go."""

    def __init__(self, kind: Any, context: Any, children: list[TreeSpec]) -> None:
        self.type, self.context, self.children_specs = kind, context, children
        self.num_leaves = sum(child.num_leaves for child in children) if kind is not None else 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TreeSpec) and (self.type, self.context, self.children_specs) == (
            other.type, other.context, other.children_specs)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "*" if self.type is None else f"TreeSpec({self.type.__name__}, {self.context}, {self.children_specs})"

    def is_leaf(self) -> bool:
        """Whether it stands for one leaf."""
        return self.type is None


def _children(tree):
    """(kind, context, values) of an inner value; kind is None for a leaf."""
    kind = type(tree)
    if kind in (dict, OrderedDict, defaultdict):
        return kind, (list(tree), getattr(tree, "default_factory", None)), list(tree.values())
    if kind in (list, tuple) or isinstance(tree, tuple) and hasattr(kind, "_fields"):
        return kind, None, list(tree)
    return None, None, []


def tree_flatten(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> tuple[list[Any], TreeSpec]:
    """The leaves of a nested value from left to right, and its shape.

    >>> leaves, shape = tree_flatten({"a": [1, 2], "b": (3,)})
    >>> leaves, tree_unflatten([leaf * 10 for leaf in leaves], shape)
    ([1, 2, 3], {'a': [10, 20], 'b': (30,)})
    """
    kind, context, values = (None, None, []) if is_leaf is not None and is_leaf(tree) else _children(tree)
    if kind is None:
        return [tree], TreeSpec(None, None, [])
    parts = [tree_flatten(value, is_leaf) for value in values]
    return [leaf for leaves, _ in parts for leaf in leaves], TreeSpec(kind, context, [shape for _, shape in parts])


def tree_unflatten(leaves: Any, treespec: TreeSpec) -> Any:
    """The nested value of a shape with these leaves. Raises ValueError for another number of them."""
    leaves = list(leaves)
    if len(leaves) != treespec.num_leaves:
        raise ValueError(f"tree_unflatten: {len(leaves)} leaves for a shape of {treespec.num_leaves}")
    return _built(iter(leaves), treespec)


def _built(leaves, shape):
    if shape.type is None:
        return next(leaves)
    values = [_built(leaves, child) for child in shape.children_specs]
    if shape.context is None:
        return shape.type(*values) if hasattr(shape.type, "_fields") else shape.type(values)
    pairs = zip(shape.context[0], values, strict=True)
    return defaultdict(shape.context[1], pairs) if shape.type is defaultdict else shape.type(pairs)


def tree_leaves(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> list[Any]:
    """The leaves of a nested value from left to right."""
    return tree_flatten(tree, is_leaf)[0]


def tree_structure(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> TreeSpec:
    """The shape of a nested value."""
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """The nested value of func's results on the leaves; `rests` have the same shape and give further arguments."""
    leaves, shape = tree_flatten(tree, is_leaf)
    others = [tree_flatten(rest, is_leaf)[0] for rest in rests]
    return tree_unflatten([func(*leaf) for leaf in zip(leaves, *others, strict=True)], shape)


def tree_map_only(kind: Any, func: Callable[[Any], Any], tree: Any) -> Any:
    """As tree_map on the leaves of some type; others stay."""
    return tree_map(lambda leaf: func(leaf) if isinstance(leaf, kind) else leaf, tree)


def tree_map_(func: Callable[..., Any], tree: Any, *rests: Any) -> Any:
    """Calls func on the leaves and gives the tree."""
    tree_map(func, tree, *rests)
    return tree


def tree_all(predicate: Callable[[Any], bool], tree: Any) -> bool:
    """Whether a question holds for all leaves."""
    return all(map(predicate, tree_leaves(tree)))


def tree_any(predicate: Callable[[Any], bool], tree: Any) -> bool:
    """Whether a question holds for one leaf."""
    return any(map(predicate, tree_leaves(tree)))
