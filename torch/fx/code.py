"""Python source of a graph."""

from __future__ import annotations

import builtins
import operator
import re
from typing import Any, NamedTuple

import torch
from torch.fx.node import Node, qualified_name

_BINARY = {
    operator.add: "+", operator.sub: "-", operator.mul: "*", operator.truediv: "/", operator.floordiv: "//",
    operator.mod: "%", operator.pow: "**", operator.matmul: "@", operator.lshift: "<<", operator.rshift: ">>",
    operator.and_: "&", operator.or_: "|", operator.xor: "^", operator.eq: "==", operator.ne: "!=", operator.lt: "<",
    operator.le: "<=", operator.gt: ">", operator.ge: ">=",
}
_UNARY = {operator.neg: "-", operator.pos: "+", operator.invert: "~"}


class PythonCode(NamedTuple):
    """Source of a function `forward`, and the globals that it needs.

    >>> graph = torch.fx.symbolic_trace(lambda x: x.relu()).graph
    >>> graph.python_code("self").src.splitlines()[4].strip()
    'relu = x.relu();  x = None'
    """

    src: str
    globals: dict[str, Any]


class _Writer:
    def __init__(self, nodes, root):
        self.root, self.globals = root, {"torch": torch}
        self.taken = {node.name for node in nodes}

    def name_global(self, wanted, value):
        """Return a global name for an object."""
        wanted = re.sub(r"\W", "_", wanted)
        while self.globals.get(wanted, value) is not value or wanted in self.taken:
            wanted += "_"
        self.globals[wanted] = value
        return wanted

    def source(self, value):
        """Return an expression for an argument."""
        if isinstance(value, Node):
            return value.name
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return f"{self.reference(type(value))}._make([{', '.join(map(self.source, value))}])"
        if isinstance(value, tuple):
            return f"({', '.join(map(self.source, value))}{',' if len(value) == 1 else ''})"
        if isinstance(value, list):
            return f"[{', '.join(map(self.source, value))}]"
        if isinstance(value, dict):
            return "{" + ", ".join(f"{self.source(key)}: {self.source(item)}" for key, item in value.items()) + "}"
        if isinstance(value, slice):
            return f"slice({self.source(value.start)}, {self.source(value.stop)}, {self.source(value.step)})"
        if value is None or type(value) in (bool, int, str, bytes, range):
            return repr(value)
        if value is ...:
            return "..."
        if type(value) is float and repr(value).strip("-")[0].isdigit():
            return repr(value)
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return str(value)
        return self.reference(value) if callable(value) else self.name_global(f"_{type(value).__name__}", value)

    def reference(self, function):
        """Return an expression for a function or class."""
        name = qualified_name(function)
        if name.startswith("torch.") and _at(name) is function:
            return name
        short = name.removeprefix("builtins.")
        if getattr(builtins, short, None) is function and short not in self.taken:
            return short
        return self.name_global(name, function)

    def path(self, base, target):
        """Return an expression for an attribute at a dotted path."""
        for name in target.split("."):
            base = f"{base}.{name}" if name.isidentifier() else f'getattr({base}, "{name}")'
        return base

    def operand(self, value):
        text = self.source(value)
        return f"({text})" if text.startswith("-") else text

    def call(self, node):
        """Return the expression that computes a node."""
        args = node.args
        if node.op == "get_attr":
            return self.path(self.root, node.target)
        if node.op == "call_function" and not node.kwargs:
            if node.target in _BINARY and len(args) == 2:
                return f"{self.operand(args[0])} {_BINARY[node.target]} {self.operand(args[1])}"
            if node.target in _UNARY and len(args) == 1:
                return f"{_UNARY[node.target]}{self.operand(args[0])}"
            if node.target is operator.getitem and isinstance(args[0], Node):
                return f"{args[0].name}[{self.source(args[1])}]"
            if node.target is getattr and len(args) == 2 and isinstance(args[0], Node) and args[1].isidentifier():
                return f"{args[0].name}.{args[1]}"
        if node.op == "call_function":
            function = self.reference(node.target)
        elif node.op == "call_method":
            function, args = f"{self.operand(args[0])}.{node.target}", args[1:]
        else:
            function = self.path(self.root, node.target)
        pairs = [f"{key} = {self.source(value)}" for key, value in node.kwargs.items()]
        return f"{function}({', '.join([*map(self.source, args), *pairs])})"

    def parameter(self, node):
        kind = "" if node.type is None else f" : {self.source(node.type)}"
        return node.target + kind + (f" = {self.source(node.args[0])}" if node.args else "")


def _at(name):
    result = torch
    for part in name.split(".")[1:]:
        result = getattr(result, part, None)
    return result


def _last_uses(nodes):
    """Return {node: the nodes that no later node uses}."""
    last, seen = {}, set()
    for node in reversed(nodes):
        done = [input for input in node.all_input_nodes if input not in seen]
        last[node] = done if node.users else [*done, node]
        seen.update(node.all_input_nodes)
    return last


def generate(nodes: list[Node], root: str) -> PythonCode:
    """Return the source of a graph's nodes. A value is released after its last use, as a local variable would be."""
    taken = {name for node in nodes for name in (node.name, str(node.target).lstrip("*"))}
    while root in taken:  # a parameter may be called self
        root += "_"
    writer = _Writer(nodes, root)
    released, body, parameters, result = _last_uses(nodes), [], [root], ""
    for node in nodes:
        if node.op == "placeholder":
            parameters.append(writer.parameter(node))
            plain = node.target.lstrip("*")
            body += [f"{node.name} = {plain}"] if node.name != plain else []
        elif node.op == "output":
            body.append(f"return {writer.source(node.args[0])}")
            result = "" if node.type is None else f" -> {writer.source(node.type)}"
        else:
            names = "".join(f"{name} = " for name in map(str, released[node]) if name != node.name)
            drop = f";  {names}None" if names else ""
            body.append(f"{node.name} = {writer.call(node)}{drop}")
    lines = "\n    ".join(body or ["pass"])
    return PythonCode(f"\n\n\ndef forward({', '.join(parameters)}){result}:\n    {lines}\n    ", writer.globals)
