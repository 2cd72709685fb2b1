"""Interpreter, which runs a graph node by node, and Transformer, which makes a new graph that way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.fx.graph import Graph
from torch.fx.graph_module import GraphModule, _find
from torch.fx.node import Node, map_arg
from torch.fx.proxy import Proxy
from torch.fx.tracer import Tracer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from torch.nn import Module


class Interpreter:
    """Runs a graph node by node. Derived classes override `run_node`, or the method of an op.

    Args:
        module: the GraphModule, or the module that has the graph's parameters and submodules.
        garbage_collect_values: release each value after its last use.
        graph: the graph, if it is not that of `module`.

    >>> class Shapes(torch.fx.Interpreter):
    ...     def run_node(self, n):
    ...         result = super().run_node(n)
    ...         print(n.name, tuple(result.shape))
    ...         return result
    >>> _ = Shapes(torch.fx.symbolic_trace(nn.Linear(2, 3))).run(torch.ones(1, 2))
    input_1 (1, 2)
    weight (3, 2)
    bias (3,)
    linear (1, 3)
    output (1, 3)
    """

    def __init__(self, module: Module, garbage_collect_values: bool = True, graph: Graph | None = None) -> None:
        self.module: Any = module
        self.graph: Graph = self.module.graph if graph is None else graph
        self.submodules = dict(self.module.named_modules())
        self.garbage_collect_values = garbage_collect_values
        self.env: dict[Node, Any] = {}
        self.name = "Interpreter"

    def run(self, *args: Any, initial_env: dict[Node, Any] | None = None, enable_io_processing: bool = True) -> Any:
        """Return the output of the graph for arguments.

        Args:
            initial_env: values of nodes that are not computed.
        """
        self.env = dict(initial_env or {})
        self.args_iter: Iterator[Any] = iter(args)
        waiting = {node: len(node.users) for node in self.graph.nodes}
        for node in self.graph.nodes:
            if node not in self.env:
                try:
                    self.env[node] = self.run_node(node)
                except Exception as error:
                    error.add_note(f"while running {node.format_node()}")
                    raise
            if node.op == "output":
                return self.env[node]
            if self.garbage_collect_values:
                for input in node.all_input_nodes:
                    waiting[input] -= 1
                    if not waiting[input]:
                        del self.env[input]
        return None

    def run_node(self, n: Node) -> Any:
        """Return the result of a node, by the method of its op."""
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        return getattr(self, n.op)(n.target, args, kwargs)

    def placeholder(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return the next argument, or the default."""
        if target.startswith("**"):
            return {}
        if target.startswith("*"):
            return list(self.args_iter)
        try:
            return next(self.args_iter)
        except StopIteration:
            if args:
                return args[0]
            raise RuntimeError(f"run: the argument for parameter {target} is missing") from None

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return an attribute of the module."""
        return self.fetch_attr(target)

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return the result of a function."""
        return target(*args, **kwargs)

    def call_method(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return the result of a method of the first argument."""
        return getattr(args[0], target)(*args[1:], **kwargs)

    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return the result of a submodule."""
        return self.fetch_attr(target)(*args, **kwargs)

    def output(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return the output."""
        return args[0]

    def fetch_attr(self, target: str) -> Any:
        """Return the attribute of the module at a dotted path."""
        return _find(self.module, target)

    def fetch_args_kwargs_from_env(self, n: Node) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Return the arguments of a node, with values in place of nodes."""
        return self.map_nodes_to_values(n.args, n), self.map_nodes_to_values(n.kwargs, n)

    def map_nodes_to_values(self, args: Any, n: Node) -> Any:
        """Return arguments of node `n` with values in place of nodes."""
        def value(node):
            if node not in self.env:
                raise RuntimeError(f"run: {n} uses {node}, which has no value; graph.lint() may tell why")
            return self.env[node]

        return map_arg(args, value)


class Transformer(Interpreter):
    """Makes a new GraphModule by running a graph with proxies. Derived classes override the method of an op.

    >>> class Faster(torch.fx.Transformer):
    ...     def call_function(self, target, args, kwargs):
    ...         return super().call_function(torch.relu if target is torch.sigmoid else target, args, kwargs)
    >>> print(Faster(torch.fx.symbolic_trace(lambda x: torch.sigmoid(x))).transform().code.strip())
    def forward(self, x):
        relu = torch.relu(x);  x = None
        return relu
    """

    def __init__(self, module: Module) -> None:
        super().__init__(module)
        self.new_graph = Graph(tracer_cls=getattr(self.graph, "_tracer_cls", None))
        self.tracer = _Rewriting(self.new_graph, module)

    def placeholder(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Insert a parameter."""
        return Proxy(self.new_graph.placeholder(target, default_value=args[0] if args else ...), self.tracer)

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Insert the read of an attribute."""
        return self.tracer.create_proxy("get_attr", target, args, kwargs)

    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Insert the call of a submodule."""
        return self.tracer.create_proxy("call_module", target, args, kwargs)

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Insert the call of a function."""
        return self.tracer.create_proxy("call_function", target, args, kwargs)

    def call_method(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Insert the call of a method."""
        return self.tracer.create_proxy("call_method", target, args, kwargs)

    def transform(self) -> GraphModule:
        """Return the new module."""
        result = self.run()
        if result is not None:
            self.new_graph.output(self.tracer.create_arg(result))
        return GraphModule(self.module, self.new_graph)


class _Rewriting(Tracer):
    """The tracer of a Transformer: tensors are attributes of the old module."""

    def __init__(self, graph, root):
        super().__init__()
        self.graph, self.root = graph, root
        self._paths = {}
