"""replace_pattern: finds the copies of one program in another and replaces them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from torch.fx.graph import Graph
from torch.fx.graph_module import GraphModule
from torch.fx.node import Node
from torch.fx.tracer import symbolic_trace

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Match(NamedTuple):
    """A place where the pattern was.

    Attributes:
        anchor: the node of the pattern's result.
        nodes_map: the node of the graph for each node of the pattern.
    """

    anchor: Node
    nodes_map: dict[Node, Any]


def _matches(pattern, value, found):
    """Return whether a value of the graph is computed as one of the pattern, and note the pairs of nodes in `found`."""
    if isinstance(pattern, Node):
        if pattern in found:
            return found[pattern] is value
        if pattern.op == "placeholder":
            found[pattern] = value
            return True
        if not isinstance(value, Node) or (pattern.op, pattern.target) != (value.op, value.target):
            return False
        found[pattern] = value
        return _matches(pattern.args, value.args, found) and _matches(pattern.kwargs, value.kwargs, found)
    if isinstance(pattern, (tuple, list)):
        return isinstance(value, (tuple, list)) and len(value) == len(pattern) and all(
            _matches(mine, its, found) for mine, its in zip(pattern, value, strict=True))
    if isinstance(pattern, dict):
        return isinstance(value, dict) and value.keys() == pattern.keys() and all(
            _matches(item, value[key], found) for key, item in pattern.items())
    return type(pattern) is type(value) and pattern == value


def _graph(program):
    if isinstance(program, Graph):
        return program
    return (program if isinstance(program, GraphModule) else symbolic_trace(program)).graph


def replace_pattern(gm: GraphModule, pattern: Callable[..., Any] | GraphModule,
                    replacement: Callable[..., Any] | GraphModule) -> list[Match]:
    """Replace each copy of a pattern in a GraphModule, and compile it anew.

    Both programs have the same parameters, which may match any value, and one result. A copy whose intermediate
    results are used elsewhere remains, and copies do not overlap.

    Returns:
        The places in order. Their nodes are no longer in the graph.

    >>> traced = torch.fx.symbolic_trace(lambda x: torch.relu(x + x) - 1)
    >>> len(torch.fx.replace_pattern(traced, lambda a: a + a, lambda a: a * 2))
    1
    >>> print(traced.code.strip())
    def forward(self, x):
        mul = x * 2;  x = None
        relu = torch.relu(mul);  mul = None
        sub = relu - 1;  relu = None
        return sub
    """
    wanted, new = _graph(pattern), _graph(replacement)
    ends = [graph.output_node().args[0] for graph in (wanted, new)]
    inputs = [graph.find_nodes(op="placeholder") for graph in (wanted, new)]
    if not isinstance(ends[0], Node) or ends[0].op == "placeholder":
        raise ValueError(f"replace_pattern: the pattern's result is {ends[0]!r}; need the result of one call")
    if len(inputs[0]) != len(inputs[1]):
        raise ValueError(f"replace_pattern: the pattern has {len(inputs[0])} parameters, the replacement "
                         f"{len(inputs[1])}; need the same number")
    places, original = [], set(gm.graph.nodes)
    for anchor in list(gm.graph.nodes):
        found: dict[Node, Any] = {}
        if anchor._erased or not _matches(ends[0], anchor, found):
            continue
        inner = {node for mine, node in found.items() if mine.op != "placeholder"}
        if not inner <= original or any(user not in inner for node in inner - {anchor} for user in node.users):
            continue
        given = dict(zip(inputs[1], (found.get(node) for node in inputs[0]), strict=True))
        with gm.graph.inserting_before(anchor):
            result = gm.graph.graph_copy(new, given)
        anchor.replace_all_uses_with(result)
        for node in reversed([node for node in gm.graph.nodes if node in inner]):
            gm.graph.erase_node(node)
        places.append(Match(anchor, found))
    gm.recompile()
    return places
