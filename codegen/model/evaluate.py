"""Evaluates element formulas on arrays with NumPy, without a compiler."""

from __future__ import annotations

import math
import statistics
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from .derivative import numpy
from .formula import Name, names, replaced, walk
from .vocabulary import INTEGRAL_OPERATORS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    import numpy as np

    from .bodies import Accumulator
    from .formula import Formula, Node

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
DRAWN = 100  # random elements on which a law is tested


def evaluate(tree: Node, env: dict[str, Any]) -> Any:
    """Return the value of a tree as an array of floats, with nan outside the domain of a function."""
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


def answer(text: str, values: dict[str, Any], oracles: Any) -> Any:
    """Evaluate an oracle. Its arrays are read-only: NumPy functions take an output by position, too."""
    import numpy as np

    def seen(value: Any) -> Any:
        if isinstance(value, list):
            return [seen(item) for item in value]
        if isinstance(value, np.ndarray):
            value = value.view()
            value.flags.writeable = False
        return value

    space = {"np": np, "oracles": oracles, **{name: seen(value) for name, value in values.items()}}
    with np.errstate(all="ignore"):
        return eval(compiled(text), space)


@cache
def compiled(text: str) -> Any:
    """Return the code of an oracle, which runs on several samples."""
    return compile(text, "<oracle>", "eval")


def inlined(tree: Node, lets: dict[str, Formula]) -> Node:
    """Return a formula with its lets substituted."""
    def put_in(node: Node) -> Node | None:
        return inlined(lets[node.name].tree, lets) if isinstance(node, Name) and node.name in lets else None

    return replaced(tree, put_in)


def violated_law(accumulators: Sequence[Accumulator], lets: dict[str, Formula], options: list[str]) -> str:
    """Return the law that the join of a reduction breaks for random numbers, or nothing.

    Each thread begins with the start and takes steps through its elements; then accumulators are joined in pairs.
    """
    import numpy as np

    random = np.random.default_rng(0)
    steps = {a.name: inlined(a.step.tree, lets) for a in accumulators}
    read = {name for tree in steps.values() for name in names(tree)} - {*steps, *options}
    constant = dict.fromkeys(options, 1.0)

    operators = {getattr(node, "operator", "") for tree in steps.values() for node in walk(tree)}
    kind = int if operators & {*INTEGRAL_OPERATORS} else float

    def drawn() -> dict[str, Any]:
        numbers = {name: random.uniform(0.5, 9 if kind is int else 3, DRAWN).astype(kind) for name in sorted(read)}
        return numbers | {"index": random.permutation(DRAWN)} | constant

    def step(acc: dict[str, Any], element: dict[str, Any]) -> dict[str, Any]:
        return {name: evaluate(tree, acc | element).astype(kind) for name, tree in steps.items()}

    def join(acc: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
        env = acc | {f"other_{name}": value for name, value in other.items()}
        return {a.name: evaluate(a.join.tree, env).astype(kind) for a in accumulators if a.join}

    def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
        return all(np.allclose(one[name], other[name], equal_nan=True) for name in steps)

    start = {a.name: np.full(DRAWN, evaluate(a.start.tree, {}), kind) for a in accumulators}
    elements = [drawn() for _ in range(3)]
    a, b, c = (step(start, element) for element in elements)
    if not same(join(start, a), a) or not same(join(a, start), a):
        return "the start changes what it is joined with, and each thread begins with it"
    if not same(join(a, b), step(a, elements[1])):
        return "the join of two elements is not what two steps give"
    if not same(join(join(a, b), c), join(a, join(b, c))):
        return "the order in which three are joined changes the result"
    return ""
