"""Graphs of programs: symbolic_trace runs a module once with proxies and records its operations.

The graph can be changed and compiled as a module, run node by node, or printed as Python source. Tracing works through
`__torch_function__` (torch.overrides), and needs no compiler.
"""

from torch.fx import graph, graph_module, interpreter, node, passes, proxy, subgraph_rewriter, tracer  # noqa: F401
from torch.fx.graph import Graph
from torch.fx.graph_module import GraphModule
from torch.fx.interpreter import Interpreter, Transformer
from torch.fx.node import Node, map_arg
from torch.fx.proxy import Proxy
from torch.fx.subgraph_rewriter import replace_pattern
from torch.fx.tracer import PH, Tracer, symbolic_trace, wrap

__all__ = [
    "Graph", "GraphModule", "Interpreter", "Node", "PH", "Proxy", "Tracer", "Transformer", "map_arg",
    "replace_pattern", "symbolic_trace", "wrap",
]
