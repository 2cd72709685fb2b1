"""ShapeProp, which notes the size and type of each result of a graph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch.fx.interpreter import Interpreter
from torch.fx.node import map_aggregate

if TYPE_CHECKING:
    from torch.fx.node import Node


class TensorMetadata(NamedTuple):
    """Properties of a tensor."""

    shape: torch.Size
    dtype: torch.dtype
    requires_grad: bool
    stride: tuple[int, ...]
    memory_format: Any
    is_quantized: bool
    qparams: dict[str, Any]


def _metadata(value):
    if not isinstance(value, torch.Tensor):
        return value
    return TensorMetadata(value.shape, value.dtype, value.requires_grad, value.stride(),
                          torch.contiguous_format if value.is_contiguous() else None, False, {})


class ShapeProp(Interpreter):
    """Runs a graph and sets `node.meta["tensor_meta"]`, and `node.meta["type"]`.

    >>> traced = torch.fx.symbolic_trace(lambda x: x.t() + 1)
    >>> _ = ShapeProp(traced).propagate(torch.ones(2, 3))
    >>> [tuple(node.meta["tensor_meta"].shape) for node in traced.graph.nodes]
    [(2, 3), (3, 2), (3, 2), (3, 2)]
    """

    def run_node(self, n: Node) -> Any:
        """Run a node and note its result."""
        result = super().run_node(n)
        n.meta["type"] = type(result)
        n.meta["tensor_meta"] = map_aggregate(result, _metadata)
        return result

    def propagate(self, *args: Any) -> Any:
        """Run the graph with arguments, and return its output."""
        return self.run(*args)
