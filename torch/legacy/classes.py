"""Lua's names of classes, and which classes of torch.legacy they are."""

from torch.legacy import nn
from torch.legacy.lua_values import T7Object

# Lua's classes that are one of ours under another name.
ALIASES = {"SpatialConvolutionMM": "SpatialConvolution"}

# Modules of nngraph, and the classes that a graph is made of, whose fields its module reads.
NODES = "gModule", "JustElement", "JustTable", "ModuleFromCriterion"
GRAPHS = "graph.Edge", "graph.Graph", "graph.Node", "nngraph.Node"


def find(name):
    """Return the class of torch.legacy for a class of Lua, such as "nn.Linear": T7Object for parts of graphs, None if
    torch.legacy has none.

    >>> find("nn.SpatialConvolutionMM")
    <class 'torch.legacy.nn.convolution.SpatialConvolution'>
    """
    if name in GRAPHS:
        return T7Object
    package, _, name = name.partition(".")
    if name in NODES and package in ("nn", "nngraph"):
        from torch.legacy import nngraph  # which gives modules of torch.legacy.nn a call

        return getattr(nngraph, name)
    name = ALIASES.get(name, name)
    return getattr(nn, name) if package == "nn" and name in nn.__all__ and name != "utils" else None
