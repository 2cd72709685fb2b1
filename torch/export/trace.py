"""Traces: the steps of a program in a form that can be compared between runs and written into a graph."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.export.record import ExportError, Recorded, Recorder
from torch.utils._pytree import tree_flatten, tree_map


@dataclass(frozen=True)
class Value:
    """A tensor of a trace: the number of its step (or "input", "state", "constant") and its place there."""

    origin: object
    place: object


class Trace:
    """The steps of one run.

    Attributes:
        steps: the recorded steps with `Value` in place of tensors.
        constants: tensors that the program made outside of rows, in order.
        output: the program's result with `Value` in place of tensors.
        examples: by Value, a (size, dtype) of this run.
    """

    def __init__(self, run, inputs, state):
        recorder = Recorder()
        recorded = [recorder.recorded(value) for value in inputs]
        self._values = {id(value): Value("input", position) for position, value in enumerate(recorded)}
        self._alive = [recorded, state]
        self._state = {id(value): name for name, value in state.items()}
        self.examples = {Value("input", position): _example(value) for position, value in enumerate(inputs)}
        self.constants, self.steps = [], []
        with recorder, torch.no_grad():
            output = run(recorded)
        for number, step in enumerate(recorder.steps):
            args, values = self._named(step.args), self._named(step.values)
            self._alive.append(step.result)
            for position, leaf in enumerate(tree_flatten(step.result)[0]):
                if isinstance(leaf, Recorded):
                    self._values[id(leaf)] = Value(number, position)
                    self.examples[Value(number, position)] = _example(leaf.value)
            count = None if isinstance(step.result, torch.Tensor) else len(tree_flatten(step.result)[0])
            self.steps.append(step._replace(args=args, values=values, result=count))
        self.output = self._named(output)

    def _named(self, arguments):
        def name(leaf):
            if type(leaf) is slice:
                return slice(name(leaf.start), name(leaf.stop), name(leaf.step))
            if not isinstance(leaf, torch.Tensor):
                return leaf
            if id(leaf) in self._values:
                return self._values[id(leaf)]
            if type(leaf) is Recorded:
                raise ExportError("export: a tensor of the program comes from no recorded call")
            if id(leaf) in self._state:
                return Value("state", self._state[id(leaf)])
            self._values[id(leaf)] = value = Value("constant", len(self.constants))
            self._alive.append(leaf)
            self.constants.append(leaf)
            self.examples[value] = _example(leaf)
            return value

        return tree_map(name, arguments)


def _example(tensor):
    return tuple(tensor.size()), tensor.dtype
