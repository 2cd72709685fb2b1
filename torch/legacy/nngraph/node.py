"""Nodes of a graph: a module, what goes into it, and where it was made."""

import sys

from torch.composed.shapes import MOST_STEPS
from torch.legacy.nn.criterions import Criterion
from torch.legacy.nn.module import Module
from torch.legacy.nn.utils import describe, each, is_list

_debug = [False]


class _Helper(Module):
    def name(self):
        return "nngraph." + type(self).__name__


class JustElement(_Helper):
    """The only entry of a list."""

    def updateOutput(self, input):
        if not is_list(input) or len(input) != 1:
            self._refuse_input(input, "a list of 1")
        self.output, = input
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = [gradOutput]
        return self.gradInput


class JustTable(_Helper):
    """A list of the input alone."""

    def updateOutput(self, input):
        self.output = [input]
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = gradOutput[0]
        return self.gradInput


class ModuleFromCriterion(Module):
    """A criterion as a module: input [prediction, target], the output is a tensor of one element."""

    def __init__(self, criterion):
        super().__init__()
        self.criterion = criterion

    def updateOutput(self, input):
        prediction, target = input
        self.output = _like(prediction).new([self.criterion.updateOutput(prediction, target)])
        return self.output

    def updateGradInput(self, input, gradOutput):
        prediction, target = input
        gradient = self.criterion.updateGradInput(prediction, target)
        factor = gradOutput[0]
        self.gradInput = [each(lambda tensor: tensor * factor, gradient),
                          each(lambda tensor: tensor.clone().zero_(), target)]
        return self.gradInput

    def __repr__(self):
        return f"{self.name()}({self.criterion!r})"


def _like(value):
    return _like(value[0]) if is_list(value) else value


class Node:
    """A module in a graph. `sources` are its inputs: pairs of a node and the entry of its list, or None for all of it.

    name, description, graphAttributes: see annotate. where: file:line of the call that made it.
    """

    def __init__(self, module, sources, where):
        self.module, self.sources, self.where = module, sources, where
        self.splits = None  # how many entries a split node gives
        self.name = self.description = None
        self.graphAttributes = {}

    def annotate(self, annotations=None, **more):
        """Set name, description and graphAttributes (a dict of DOT attributes). Returns the node."""
        for key, value in {**(annotations or {}), **more}.items():
            if key not in ("name", "description", "graphAttributes"):
                raise TypeError(f"annotate: {key!r} is none of name, description, graphAttributes")
            setattr(self, key, value)
        return self

    def split(self, noutput):
        """Return nodes for the entries of this node's list: one node for noutput 1, else a list of `noutput`."""
        if not isinstance(noutput, int) or not 1 <= noutput <= MOST_STEPS:
            raise ValueError(f"split: noutput is {noutput!r}; need a whole number from 1 on, {MOST_STEPS} at most, for "
                             f"{self.label()}")
        if self.splits is not None:
            raise RuntimeError(f"split: {self.label()} has been split into {self.splits} already")
        self.splits = noutput
        parts = [Entry(self, number) for number in range(noutput)]
        return parts[0] if noutput == 1 else parts

    def label(self):
        """Return its name, its module, and the line that made it."""
        text = repr(self.module).split("\n")[0].removesuffix(" {") if self.module is not None else "input"
        return f"{self.name + ' ' if self.name else ''}{text} ({self.where})"

    def __sub__(self, module):
        """Return module(node): chains of `node - module` read from left to right."""
        return call(module, self)

    def __repr__(self):
        return f"<Node {self.label()}>"


class Entry:
    """One entry of a node's list, which module calls take as they take a node."""

    def __init__(self, node, number):
        self.node, self.number = node, number

    def label(self):
        """Return its name, its module, and the line that made it."""
        return f"entry {self.number} of {self.node.label()}"

    def annotate(self, annotations=None, **more):
        """Annotate the node that was split, as Node.annotate. Returns the entry."""
        self.node.annotate(annotations, **more)
        return self

    def __sub__(self, module):
        return call(module, self)


def _where():
    frame = sys._getframe(2)
    here = __name__.rpartition(".")[0]
    while frame.f_back and (frame.f_globals.get("__name__", "").startswith((here, "torch.legacy.nn"))):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def call(module, *inputs):
    """Return the node of module(*inputs): no input, a node, or a list of nodes.

    Raises TypeError for anything else, ValueError for an empty list or a node that stands twice in it.
    """
    name, where = module.name(), _where()
    if len(inputs) > 1:
        raise TypeError(f"{name}: called with {len(inputs)} arguments at {where}; give several nodes as a list")
    given = list(inputs[0]) if inputs and is_list(inputs[0]) else list(inputs)
    if inputs and not given:
        raise ValueError(f"{name}: called with an empty list at {where}; without an input call it with nothing")
    sources = []
    for one in given:
        if not isinstance(one, (Node, Entry)):
            raise TypeError(f"{name}: called with {describe(one)} at {where}; need nodes, which modules give when they "
                            "are called; forward() computes")
        sources.append((one.node, one.number) if isinstance(one, Entry) else (one, None))
        if sources[-1] in sources[:-1]:
            raise ValueError(f"{name}: {one.label()} stands twice among the inputs at {where}; put nn.Identity() "
                             "between")
    return Node(module, sources, where)


def _call_criterion(criterion, *inputs):
    return call(ModuleFromCriterion(criterion), *inputs)


# As in Lua, modules and criterions can be called once this package is there.
Module.__call__ = call
Criterion.__call__ = _call_criterion


def annotateNodes():
    """Name the nodes in the caller's local variables after these variables."""
    for name, value in sys._getframe(1).f_locals.items():
        for suffix, node in enumerate(value) if is_list(value) else [("", value)]:
            if isinstance(node, Node) and node.name is None:
                node.name = f"{name}{suffix}"


def setDebug(on):
    """Draw a graph that raises, with the failing node red, into a file that the exception names; or not.

    on: whether to draw.
    """
    _debug[0] = bool(on)


def debug():
    return _debug[0]
