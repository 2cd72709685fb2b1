"""Graph, the steps of a program in order, and the names of their results."""

from __future__ import annotations

import builtins
import copy
import keyword
import re
from typing import TYPE_CHECKING

from torch.fx.code import PythonCode, generate
from torch.fx.node import Node, map_aggregate, map_arg, qualified_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from torch.fx.node import Argument, Target
    from torch.nn import Module

__all__ = ["Graph", "PythonCode"]

_RESERVED = {*keyword.kwlist, *dir(builtins), "self", "torch"}


class _Nodes:
    """The nodes of a graph in order."""

    def __init__(self, graph, forward=True):
        self._graph, self._forward = graph, forward

    def __iter__(self) -> Iterator[Node]:
        root = self._graph._root
        node = root._next if self._forward else root._prev
        while node is not root:
            if not node._erased:
                yield node
            node = node._next if self._forward else node._prev

    def __reversed__(self) -> Iterator[Node]:
        return iter(_Nodes(self._graph, not self._forward))

    def __len__(self) -> int:
        return self._graph._count


class _InsertPoint:
    """Place for new nodes, until the context ends."""

    def __init__(self, graph, insert):
        self._graph, self._before = graph, graph._insert
        graph._insert = insert

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._graph._insert = self._before


class _Position:
    """Position of a node in a pickled graph."""

    def __init__(self, index):
        self.index = index


class Graph:
    """Steps of a program, in the order in which they run.

    A graph begins with its placeholders and ends with one output. Other programs can be made from it: change the
    nodes, then call `recompile` of the GraphModule.

    >>> graph = Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(torch.relu, (x,))
    >>> _ = graph.output(y)
    >>> print(graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %relu : [num_users=1] = call_function[target=torch.relu](args = (%x,), kwargs = {})
        return relu
    """

    def __init__(self, owning_module: Module | None = None, tracer_cls: type | None = None,
                 tracer_extras: dict[str, Any] | None = None) -> None:
        self.owning_module, self._tracer_cls, self._tracer_extras = owning_module, tracer_cls, tracer_extras
        self._names: set[str] = set()
        self._numbers: dict[str, int] = {}
        self._count = 0
        self._root = Node(self, "", "placeholder", "root")
        self._insert = self._root.prepend

    @property
    def nodes(self) -> _Nodes:
        """The nodes in order. They can be iterated also backwards, and while nodes are inserted or erased."""
        return _Nodes(self)

    def find_nodes(self, *, op: str, target: Target | None = None, sort: bool = True) -> list[Node]:
        """Return the nodes of an op, and of a target if one is given."""
        return [node for node in self.nodes if node.op == op and target in (None, node.target)]

    def output_node(self) -> Node:
        """Return the node of op "output"."""
        return next(node for node in reversed(self.nodes) if node.op == "output")

    # --- new nodes ------------------------------------------------------------------------------------------------

    def create_node(self, op: str, target: Target, args: tuple[Argument, ...] | None = None,
                    kwargs: dict[str, Argument] | None = None, name: str | None = None,
                    type_expr: Any = None) -> Node:
        """Insert a node at the current place, which is the end unless `inserting_before` or `_after` set another one.

        Args:
            name: a wish; a number is appended if another node has the name.
        """
        node = Node(self, self._free_name(name or _wanted(op, target)), op, target, args or (), kwargs, type_expr)
        for input in node.all_input_nodes:
            if input.graph is not self:
                raise RuntimeError(f"create_node: {input}, an argument of {node}, belongs to another graph")
        self._insert(node)
        self._count += 1
        return node

    def placeholder(self, name: str, type_expr: Any = None, default_value: Any = ...) -> Node:
        """Insert a parameter of the program. `*args` and `**kwargs` are names too."""
        args = () if default_value is ... else (default_value,)
        return self.create_node("placeholder", name, args, type_expr=type_expr)

    def get_attr(self, qualified_name: str, type_expr: Any = None) -> Node:
        """Insert the read of an attribute of the module at a dotted path."""
        return self.create_node("get_attr", qualified_name, type_expr=type_expr)

    def call_module(self, module_name: str, args: tuple[Argument, ...] | None = None,
                    kwargs: dict[str, Argument] | None = None, type_expr: Any = None) -> Node:
        """Insert the call of a submodule at a dotted path."""
        return self.create_node("call_module", module_name, args, kwargs, type_expr=type_expr)

    def call_method(self, method_name: str, args: tuple[Argument, ...] | None = None,
                    kwargs: dict[str, Argument] | None = None, type_expr: Any = None) -> Node:
        """Insert the call of a method of the first argument."""
        return self.create_node("call_method", method_name, args, kwargs, type_expr=type_expr)

    def call_function(self, the_function: Callable[..., Any], args: tuple[Argument, ...] | None = None,
                      kwargs: dict[str, Argument] | None = None, type_expr: Any = None,
                      name: str | None = None) -> Node:
        """Insert the call of a function."""
        return self.create_node("call_function", the_function, args, kwargs, name, type_expr)

    def output(self, result: Argument, type_expr: Any = None) -> Node:
        """Insert the output: a node, or a structure of nodes."""
        return self.create_node("output", "output", (result,), type_expr=type_expr)

    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda node: node) -> Node:
        """Insert a copy of a node of any graph. `arg_transform` gives this graph's node for each node of that one."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        result = self.create_node(node.op, node.target, args, kwargs, node.name, node.type)
        result.meta = copy.copy(node.meta)
        return result

    def graph_copy(self, g: Graph, val_map: dict[Node, Node], return_output_node: bool = False) -> Any:
        """Insert copies of all nodes of another graph but its output, and return the copied output value, or None.

        Args:
            val_map: the node to use for a node of `g`. Nodes that it lacks are copied and added to it.
            return_output_node: return a pair of the value and the output node of `g`.
        """
        for node in g.nodes:
            if node.op == "output":
                value = map_arg(node.args[0], val_map.__getitem__)
                return (value, node) if return_output_node else value
            if node not in val_map:
                val_map[node] = self.node_copy(node, val_map.__getitem__)
        return None

    # --- places and names -----------------------------------------------------------------------------------------

    def inserting_before(self, n: Node | None = None) -> _InsertPoint:
        """Insert new nodes before `n`, or at the end, until the returned context ends."""
        return _InsertPoint(self, (self._root if n is None else self._own(n)).prepend)

    def inserting_after(self, n: Node | None = None) -> _InsertPoint:
        """Insert each new node right after `n`, or at the beginning, until the returned context ends."""
        return _InsertPoint(self, (self._root if n is None else self._own(n)).append)

    def _own(self, node):
        if node.graph is not self or node._erased:
            raise ValueError(f"{node} is of another graph, or erased; need a node of this graph")
        return node

    def _free_name(self, wanted):
        wanted = re.sub(r"\W", "_", wanted, flags=re.ASCII)
        wanted = f"_{wanted}" if wanted[:1].isdigit() or not wanted else wanted
        base, _, number = wanted.rpartition("_")
        if not base or not number.isdecimal():
            base, number = wanted, ""
        name = wanted
        while name in self._names or name in _RESERVED:
            self._numbers[base] = self._numbers.get(base, 0) + 1
            name = f"{base}_{self._numbers[base]}"
        self._names.add(name)
        return name

    def erase_node(self, to_erase: Node) -> None:
        """Remove a node. Raises RuntimeError if other nodes use its result."""
        if to_erase.users:
            raise RuntimeError(f"erase_node: {to_erase} is used by {', '.join(map(str, to_erase.users))}; replace its "
                               "uses first, with node.replace_all_uses_with")
        if self._own(to_erase):
            to_erase._prev._next, to_erase._next._prev = to_erase._next, to_erase._prev  # iterators continue from it
            to_erase._erased = True
            to_erase._set((), {})
            self._count -= 1

    def eliminate_dead_code(self, is_impure_node: Callable[[Node], bool] | None = None) -> bool:
        """Erase calls whose result is not used and that have no other effect; return whether there were any."""
        before = self._count
        for node in reversed(self.nodes):
            if not node.users and not (is_impure_node or Node.is_impure)(node):
                self.erase_node(node)
        return self._count < before

    # --- checks and text ------------------------------------------------------------------------------------------

    def lint(self) -> None:
        """Raise RuntimeError if a node uses a later one, or if the owning module lacks a target."""
        seen: set[Node] = set()
        names: set[str] = set()
        for node in self.nodes:
            later = [input for input in node.all_input_nodes if input not in seen]
            if later:
                raise RuntimeError(f"lint: {node} uses {later[0]} before it is computed, or from another graph")
            if node.name in names:
                raise RuntimeError(f"lint: two nodes have the name {node.name}")
            seen.add(node)
            names.add(node.name)
            if self.owning_module is not None and node.op in ("get_attr", "call_module"):
                self._check_target(node)

    def _check_target(self, node):
        result = self.owning_module
        for name in node.target.split("."):
            if not hasattr(result, name):
                raise RuntimeError(f"lint: {node.op} {node}: {type(self.owning_module).__name__} has no {node.target}")
            result = getattr(result, name)

    def python_code(self, root_module: str = "self") -> PythonCode:
        """Return the source of a function `forward` that runs the graph, and the globals that it needs."""
        return generate(list(self.nodes), root_module)

    def print_tabular(self) -> None:
        """Print a table of the nodes."""
        rows = [("opcode", "name", "target", "args", "kwargs")]
        for node in self.nodes:
            target = node.target if isinstance(node.target, str) else qualified_name(node.target)
            rows.append((node.op, node.name, target, str(node.args), str(node.kwargs)))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        rows.insert(1, tuple("-" * width for width in widths))
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())

    def __str__(self) -> str:
        return "\n    ".join(["graph():", *(node.format_node() for node in self.nodes)])

    # --- copies ---------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Graph:
        result = memo[id(self)] = Graph(tracer_cls=self._tracer_cls)
        copies: dict[Node, Node] = {}
        for node in self.nodes:
            copies[node] = result.node_copy(node, copies.__getitem__)
        return result

    def __reduce__(self) -> Any:
        places = {node: _Position(index) for index, node in enumerate(self.nodes)}
        rows = [(node.op, node.target, map_arg(node.args, places.get), map_arg(node.kwargs, places.get), node.name,
                 node.type) for node in self.nodes]
        return _unpickled, (rows, self._tracer_cls)


def _unpickled(rows, tracer_cls):
    graph, nodes = Graph(tracer_cls=tracer_cls), []

    def node(value):
        return nodes[value.index] if isinstance(value, _Position) else value

    for op, target, args, kwargs, *others in rows:
        nodes.append(graph.create_node(op, target, map_aggregate(args, node), map_aggregate(kwargs, node), *others))
    return graph


def _wanted(op, target):
    """Return the name to try first: that of the function, method, module or parameter, in snake case."""
    if callable(target):
        target = getattr(target, "__name__", type(target).__name__)
    target = target.lstrip("*").replace(".", "_")
    if op == "placeholder":
        return target
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", target).lower()
