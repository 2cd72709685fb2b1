"""Graphs of models as TensorBoard shows them. The package tensorboardX asks for this module, too."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from typing import Any


def _proto(name):
    """Return a module of protocol buffers, of tensorboard or of tensorboardX."""
    try:
        return import_module(f"tensorboard.compat.proto.{name}")
    except ImportError:
        return import_module(f"tensorboardX.proto.{name}")


def graph(model: Any, args: Any, verbose: bool = False, use_strict_trace: bool = True) -> tuple[Any, Any]:
    """Return (GraphDef, RunMetadata) of a model that runs on `args`, a tensor or a tuple.

    A node is an operator, a parameter or an input; a parameter is shown inside of its module.
    """
    exported = torch.export.export(model, tuple(args) if isinstance(args, (list, tuple)) else (args,))
    if verbose:
        print(exported.graph)
    names, nodes = {}, []
    for node in exported.graph.nodes:
        names[node] = node.target.replace(".", "/") if node.op == "get_attr" else node.name
        kind = node.target if node.op in ("placeholder", "output") else node.meta.get("row", node.op)
        wire = _proto("node_def_pb2").NodeDef(name=names[node], op=kind, input=[
            names[source] for source in node.all_input_nodes])
        if "size" in node.meta:
            dims = [_proto("tensor_shape_pb2").TensorShapeProto.Dim(size=size) for size in node.meta["size"]]
            wire.attr["_output_shapes"].list.shape.add(dim=dims)
        nodes.append(wire)
    versions = _proto("versions_pb2").VersionDef(producer=22)
    return _proto("graph_pb2").GraphDef(node=nodes, versions=versions), _proto("config_pb2").RunMetadata()
