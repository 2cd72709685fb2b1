"""Traced modules with fewer layers, for evaluation."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from torch import nn
from torch.fx.graph_module import GraphModule, _assign_attr
from torch.fx.tracer import symbolic_trace

if TYPE_CHECKING:
    from torch.nn import Module

_PAIRS = {nn.Conv1d: nn.BatchNorm1d, nn.Conv2d: nn.BatchNorm2d, nn.Conv3d: nn.BatchNorm3d}


def _without(traced, node):
    """Remove a node, whose users read its input instead."""
    node.replace_all_uses_with(node.args[0])
    traced.graph.erase_node(node)


def _layers(traced):
    """Return (node, module) of each call of a module that the graph calls once."""
    calls = [node for node in traced.graph.nodes if node.op == "call_module"]
    targets = [node.target for node in calls]
    return [(node, traced.get_submodule(node.target)) for node in calls if targets.count(node.target) == 1]


def fuse(model: Module, inplace: bool = False, no_trace: bool = False) -> GraphModule:
    """Return a traced copy of a module in evaluation mode whose convolutions do the work of the BatchNorm after them.

    Args:
        inplace: share the other parameters with the module.
        no_trace: the module is a GraphModule, which is taken as it is.

    >>> model = nn.Sequential(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU()).eval()
    >>> [name for name, child in torch.fx.experimental.optimization.fuse(model).named_children()]
    ['0', '2']
    """
    model = model if inplace else copy.deepcopy(model)
    traced = model if no_trace and isinstance(model, GraphModule) else symbolic_trace(model)
    layers = dict(_layers(traced))
    for node, norm in layers.items():
        before = node.args[0] if node.args else None
        layer = layers.get(before)
        if type(norm) is _PAIRS.get(type(layer), ()) and norm.track_running_stats and len(before.users) == 1:
            _assign_attr(nn.utils.fuse_conv_bn_eval(layer, norm), traced, before.target)
            _without(traced, node)
    traced.delete_all_unused_submodules()
    traced.recompile()
    return traced


def remove_dropout(model: Module) -> GraphModule:
    """Return a traced module without its layers of dropout.

    >>> model = nn.Sequential(nn.Linear(1, 2), nn.Dropout())
    >>> [name for name, child in torch.fx.experimental.optimization.remove_dropout(model).named_children()]
    ['0']
    """
    traced = symbolic_trace(model)
    for node in list(traced.graph.nodes):
        if node.op == "call_module" and isinstance(traced.get_submodule(node.target), nn.Dropout):
            _without(traced, node)
    traced.delete_all_unused_submodules()
    traced.recompile()
    return traced
