"""Node, one step of a graph, and the functions that walk over the arguments of a node."""

from __future__ import annotations

import builtins
import math
import operator
from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Target = Callable[..., Any] | str
    Argument = Any
else:
    Target = Argument = object

OPS = ("placeholder", "get_attr", "call_function", "call_method", "call_module", "output")


def _refuse(self, *args, **kwargs):
    raise NotImplementedError(f"{type(self).__name__}: the arguments of a node cannot be changed in place; assign new "
                              "ones to node.args or node.kwargs")


class immutable_list(list):
    """A list among the arguments of a node."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = reverse = sort = _refuse

    def __reduce__(self) -> Any:
        return immutable_list, (list(self),)


class immutable_dict(dict):
    """A dict among the arguments of a node."""

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = pop = popitem = clear = setdefault = _refuse

    def __reduce__(self) -> Any:
        return immutable_dict, (dict(self),)


def map_aggregate(a: Any, fn: Callable[[Any], Any]) -> Any:
    """Return a structure of tuples, lists, dicts and slices with `fn` applied to all other values.

    >>> map_aggregate((1, [2, {"a": 3}]), lambda value: value * 10)
    (10, [20, {'a': 30}])
    """
    if isinstance(a, tuple):
        items = [map_aggregate(item, fn) for item in a]
        return a._make(items) if hasattr(a, "_make") else tuple(items)
    if isinstance(a, list):
        return immutable_list(map_aggregate(item, fn) for item in a)
    if isinstance(a, dict):
        return immutable_dict((key, map_aggregate(item, fn)) for key, item in a.items())
    if isinstance(a, slice):
        return slice(*(map_aggregate(item, fn) for item in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a: Any, fn: Callable[[Node], Any]) -> Any:
    """Return a structure of arguments with `fn` applied to each Node.

    >>> node = torch.fx.Graph().placeholder("x")
    >>> torch.fx.map_arg((node, 1, [node]), lambda each: each.name)
    ('x', 1, ['x'])
    """
    return map_aggregate(a, lambda item: fn(item) if isinstance(item, Node) else item)


def nodes_of(value: Any) -> dict[Node, None]:
    """Return the nodes among arguments, each once, in order."""
    result: dict[Node, None] = {}
    map_arg(value, result.setdefault)
    return result


def qualified_name(function: Callable[..., Any]) -> str:
    """Return the dotted name of a function, preferring the public modules of torch.

    >>> qualified_name(torch.relu), qualified_name(torch.nn.functional.pad), qualified_name(operator.add)
    ('torch.relu', 'torch.nn.functional.pad', 'operator.add')
    """
    name = getattr(function, "__name__", type(function).__name__)
    for module in (torch, torch.nn.functional, torch.linalg, torch.Tensor, operator, math, builtins):
        if vars(module).get(name) is function:
            return f"torch.Tensor.{name}" if module is torch.Tensor else f"{module.__name__}.{name}"
    return f"{getattr(function, '__module__', None) or 'builtins'}.{getattr(function, '__qualname__', name)}"


class Node:
    """One step of a graph: an input, an attribute, a call or the output.

    Attributes:
        op: one of "placeholder", "get_attr", "call_function", "call_method", "call_module" and "output".
        name: the name of the result in the generated code; unique in the graph.
        target: a function, or the name of a method, module, attribute or parameter.
        args, kwargs: the arguments. Other nodes among them stand for their results.
        users: a dict whose keys are the nodes that have this one among their arguments.
        meta: a dict for the notes of passes.
        type: the annotation of the result, or None.

    >>> graph = torch.fx.symbolic_trace(lambda x: x.relu()).graph
    >>> [(node.op, node.name) for node in graph.nodes]
    [('placeholder', 'x'), ('call_method', 'relu'), ('output', 'output')]
    """

    def __init__(self, graph: Any, name: str, op: str, target: Target, args: tuple[Argument, ...] = (),
                 kwargs: dict[str, Argument] | None = None, return_type: Any = None) -> None:
        if op not in OPS:
            raise ValueError(f"Node: op is {op!r}; need one of {', '.join(OPS)}")
        if callable(target) != (op == "call_function"):
            raise ValueError(f"Node: the target of {op} is {target!r}; need a "
                             f"{'function' if op == 'call_function' else 'str'}")
        self.graph, self.name, self.op, self.target, self.type = graph, name, op, target, return_type
        self.users: dict[Node, None] = {}
        self.meta: dict[str, Any] = {}
        self.stack_trace: str | None = None
        self._input_nodes: dict[Node, None] = {}
        self._prev = self._next = self
        self._erased = False
        self._set(args, kwargs or {})

    def _set(self, args, kwargs):
        for node in self._input_nodes:
            node.users.pop(self, None)
        self._args, self._kwargs = map_arg(tuple(args), lambda node: node), map_arg(dict(kwargs), lambda node: node)
        self._input_nodes = nodes_of((self._args, self._kwargs))
        for node in self._input_nodes:
            node.users[self] = None

    @property
    def args(self) -> tuple[Argument, ...]:
        """Positional arguments."""
        return self._args

    @args.setter
    def args(self, args: tuple[Argument, ...]) -> None:
        self._set(args, self._kwargs)

    @property
    def kwargs(self) -> dict[str, Argument]:
        """Keyword arguments."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, kwargs: dict[str, Argument]) -> None:
        self._set(self._args, kwargs)

    @property
    def next(self) -> Node:
        """The node after this one."""
        return self._next

    @property
    def prev(self) -> Node:
        """The node before this one."""
        return self._prev

    @property
    def all_input_nodes(self) -> list[Node]:
        """The nodes among the arguments, each once."""
        return list(self._input_nodes)

    def prepend(self, x: Node) -> None:
        """Move node `x` of the same graph to the place before this node."""
        if x.graph is not self.graph:
            raise ValueError(f"prepend: {x} and {self} are of two graphs; use graph.node_copy")
        if x is self:
            return
        x._unlink()
        x._prev, x._next = self._prev, self
        self._prev._next = self._prev = x

    def append(self, x: Node) -> None:
        """Move node `x` of the same graph to the place after this node."""
        self._next.prepend(x)

    def _unlink(self):
        self._prev._next, self._next._prev = self._next, self._prev
        self._prev = self._next = self

    def update_arg(self, idx: int, arg: Argument) -> None:
        """Replace positional argument number `idx`."""
        self.args = (*self._args[:idx], arg, *self._args[idx + 1:])

    def insert_arg(self, idx: int, arg: Argument) -> None:
        """Insert a positional argument before number `idx`."""
        self.args = (*self._args[:idx], arg, *self._args[idx:])

    def update_kwarg(self, key: str, arg: Argument) -> None:
        """Replace or add a keyword argument."""
        self.kwargs = {**self._kwargs, key: arg}

    def replace_input_with(self, old_input: Node, new_input: Node) -> None:
        """Replace a node among the arguments."""
        def new(node):
            return new_input if node is old_input else node

        self._set(map_arg(self._args, new), map_arg(self._kwargs, new))

    def replace_all_uses_with(self, replace_with: Node, delete_user_cb: Callable[[Node], bool] = lambda user: True,
                              *, propagate_meta: bool = False) -> list[Node]:
        """Replace this node by another one among the arguments of its users; return the changed users."""
        if propagate_meta:
            replace_with.meta = {**self.meta}
        changed = [user for user in self.users if delete_user_cb(user)]
        for user in changed:
            user.replace_input_with(self, replace_with)
        return changed

    def is_impure(self) -> bool:
        """Return whether the step has effects beyond its result, so that it is kept when nobody reads the result."""
        if self.op in ("placeholder", "output"):
            return True
        if self.op == "call_module":
            owner = self.graph.owning_module
            return owner is not None and getattr(owner.get_submodule(self.target), "_is_impure", False)
        if self.op == "get_attr":
            return False
        name = self.target if self.op == "call_method" else self.target.__name__
        in_place = name.endswith("_") and not name.endswith("__") or self._kwargs.get("inplace", False) is True
        changes = getattr(self.target, "__module__", None) == "_operator" and name[:1] == "i" and name[1:] in vars(
            operator)
        return in_place or changes or name in ("setitem", "_assert", "setattr") or "out" in self._kwargs

    def format_node(self, *ignored: Any) -> str:
        """Return the step as a line of text, as `str(graph)` prints it."""
        if self.op == "placeholder":
            default = f"(default={self._args[0]!r})" if self._args else ""
            return f"%{self.name} : [num_users={len(self.users)}] = placeholder[target={self.target}]{default}"
        if self.op == "output":
            return f"return {self._args[0]}"
        target = self.target if isinstance(self.target, str) else qualified_name(self.target)
        call = "" if self.op == "get_attr" else f"(args = {_shown(self._args)}, kwargs = {_shown(self._kwargs)})"
        return f"%{self.name} : [num_users={len(self.users)}] = {self.op}[target={target}]{call}"

    def __repr__(self) -> str:
        return self.name


def _shown(value):
    """Return arguments as text, with a percent sign before each node."""
    if isinstance(value, Node):
        return f"%{value.name}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (tuple, list)):
        inside = ", ".join(map(_shown, value))
        if isinstance(value, list):
            return f"[{inside}]"
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value)


