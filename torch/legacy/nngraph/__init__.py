"""Lua's nngraph: networks as graphs of modules.

>>> x = nn.Identity()()
>>> h = nn.Tanh()(nn.Linear(4, 3)(x))
>>> net = gModule([x], [nn.CAddTable()([h, nn.Linear(4, 3)(x)])])
>>> net.forward(torch.zeros(2, 4)).size()
torch.Size([2, 3])
"""

from torch.legacy.nngraph import graph
from torch.legacy.nngraph.gmodule import gModule, nest
from torch.legacy.nngraph.node import JustElement, JustTable, ModuleFromCriterion, Node, annotateNodes, setDebug

__all__ = [
    "JustElement", "JustTable", "ModuleFromCriterion", "Node", "annotateNodes", "gModule", "graph", "nest", "setDebug",
]
