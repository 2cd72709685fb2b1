"""Functions that no single loop computes, cut into fused formulas and calls of rows that need whole tensors."""

from __future__ import annotations

from torch import _core
from torch._base.torch_function import public_function
from torch._formula.trace import DROPPED, Traced, record


class Passes:
    """Sequence of passes; each is (function, sources of its arguments, text for explain).

    Arguments are values or numbers. The numbers count the arguments of the call, then the results of earlier passes.
    """

    def __init__(self, passes):
        self._passes = passes

    def __call__(self, *args, out=None):
        result = list(args)
        for k, (function, places, _) in enumerate(self._passes, 1):
            options = {"out": out} if out is not None and k == len(self._passes) else {}
            result.append(function(*(result[position] if known else position for known, position in places), **options))
        return result[-1]

    def explain(self):
        return [line for _, _, line in self._passes]


def cut(name, parameters, result, formula):
    """Return the passes for a result traced with graph.cuts; formula(name, parameters, trace) makes a fused pass."""
    places, passes = {id(value): k for k, value in enumerate(parameters)}, []

    def place_of(value):
        if not isinstance(value, Traced):
            return False, value
        if id(value) not in places:
            passes.append(_whole(value) if value.whole else fused(value))
            places[id(value)] = len(parameters) + len(passes) - 1
        return True, places[id(value)]

    def _whole(step):
        names = list(step.values)
        read = tuple(place_of(step.values[key]) for key in names)
        function = public_function(step.row.name) or getattr(_core.Tensor, step.row.name)

        def called(*args, **options):
            return function(**dict(zip(names, args, strict=True)), **options)

        return called, read, f"{step.row.name} of whole tensors"

    def fused(value):
        steps, leaves = _region(value, places)
        read = tuple(place_of(leaf) for leaf in leaves)
        names = [f"operand{k}" for k in range(len(leaves))]
        inner = formula(name, names, lambda graph, given: _replayed(graph, steps, leaves, given))
        return inner, read, f"one pass: {', '.join(step.row.name for step in steps)}"

    place_of(result)
    return Passes(passes)


def _region(value, places):
    """Return the steps from earlier results to a value, in order, and those earlier results."""
    steps, leaves, waiting = {}, {}, [(value, False)]
    while waiting:
        step, ready = waiting.pop()
        if id(step) in steps:
            continue
        if step is not value and (step.row is None or step.whole or step.apart or id(step) in places):
            if step is not step.graph.columns:
                leaves[id(step)] = step
            continue
        if ready:
            steps[id(step)] = step
            continue
        waiting.append((step, True))
        waiting += [(read, False) for read in step.values.values() if isinstance(read, Traced)]
    return list(steps.values()), list(leaves.values())


def _gradient_of(step, known):
    """Return what is constant in a step, and its own gradient if the pass has what that reads."""
    if step.slope is None:
        return step.constant, None
    function, read = step.slope
    if not all(id(value) in known for value in read):
        return (), None  # the row's gradient costs more
    return step.constant, (function, [known[id(value)] for value in read])


def _replayed(graph, steps, leaves, given):
    """Repeat the steps on other stand-ins."""
    known = {id(leaf): value for leaf, value in zip(leaves, given, strict=True)}
    known[id(steps[0].graph.columns)] = graph.columns
    for step in steps:
        values = {name: known.get(id(value), value) for name, value in step.values.items()}
        if step.row.elementwise:
            span = DROPPED if step.span == DROPPED else None
            known[id(step)] = graph.step(step.row, values, span, *_gradient_of(step, known))
        else:
            known[id(step)] = record(graph, step.row.name, [step.row], (), values)
    graph.needs_elements &= steps[0].graph.needs_elements  # not for the amax of a softmax
    return known[id(steps[-1])]
