"""Element formulas evaluated on arrays by NumPy: what their texts mean, without a compiler."""

from __future__ import annotations

import math
import statistics

from .derivative import numpy
from .formula import Name, names, replaced

DRAWN = 100  # elements of which a law is asked


def evaluate(tree, env: dict):
    """The value of a tree, an array of floats; nan outside of what math's functions take."""
    import numpy as np

    try:
        import scipy
    except ImportError:
        scipy = None
    space = {"np": np, "math": math, "statistics": statistics, "scipy": scipy, **env}
    with np.errstate(all="ignore"):
        try:
            return np.asarray(eval(numpy(tree), space), float)
        except ValueError:
            return np.full(1, np.nan)


def answer(text, values: dict, oracles):
    """Evaluate an oracle. Its arrays are read-only: NumPy functions take an output by position, too."""
    import numpy as np

    def seen(value):
        if isinstance(value, list):
            return [seen(item) for item in value]
        if isinstance(value, np.ndarray):
            value = value.view()
            value.flags.writeable = False
        return value

    with np.errstate(all="ignore"):
        return eval(text, {"np": np, "oracles": oracles, **{name: seen(value) for name, value in values.items()}})


def inlined(tree, lets):
    """A formula with its lets put in."""
    def put_in(node):
        known = isinstance(node, Name) and node.name in lets
        return inlined(lets[node.name].tree, lets) if known else None

    return replaced(tree, put_in)


def violated_law(accumulators, lets: dict, options: list[str]) -> str:
    """Which law the stated join of a reduction breaks, on numbers drawn at random; or nothing.

    Threads begin with the start, take steps through their own elements, and their accumulators are joined in pairs.
    """
    import numpy as np

    random = np.random.default_rng(0)
    steps = {a.name: inlined(a.step.tree, lets) for a in accumulators}
    read = {name for tree in steps.values() for name in names(tree)} - {*steps, *options}
    constant = dict.fromkeys(options, 1.0)

    def drawn():
        numbers = {name: random.uniform(0.5, 3, DRAWN) for name in sorted(read)}
        return numbers | {"index": random.permutation(DRAWN)} | constant

    def step(acc, element):
        return {name: evaluate(tree, acc | element) for name, tree in steps.items()}

    def join(acc, other):
        env = acc | {f"other_{name}": value for name, value in other.items()}
        return {a.name: evaluate(a.join.tree, env) for a in accumulators}

    def same(one, other):
        return all(np.allclose(one[name], other[name], equal_nan=True) for name in steps)

    start = {a.name: np.full(DRAWN, evaluate(a.start.tree, {})) for a in accumulators}
    elements = [drawn() for _ in range(3)]
    a, b, c = (step(start, element) for element in elements)
    if not same(join(start, a), a) or not same(join(a, start), a):
        return "the start changes what it is joined with, and each thread begins with it"
    if not same(join(a, b), step(a, elements[1])):
        return "the join of two elements is not what two steps give"
    if not same(join(join(a, b), c), join(a, join(b, c))):
        return "the order in which three are joined changes the result"
    return ""
