"""Compares old formulas with new ones, and formulas with oracles and derivatives, at sample points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..model.evaluate import answer, evaluate, inlined
from ..model.formula import FormulaError
from ..model.signature import FLOATING
from ..print.examples import Example, oracles_of, samples
from ..print.symbolic import compare

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from ..model.rows import Row
    from ..model.signature import Parameter

POINTS, COUNT, STEP = 400, 7, 1e-5  # points; elements of a reduction; step of numeric derivatives
CLOSE = {"rtol": 1e-9, "atol": 1e-11}
ROUGH = {"rtol": 1e-4, "atol": 1e-5}  # for oracles in float and numeric derivatives


@dataclass(frozen=True)
class Finding:
    """The subject of a comparison, its result in a sentence, and whether it needs attention."""

    what: str
    text: str
    wrong: bool = False


def findings(old: Row | None, new: Row, root: Path) -> list[Finding]:
    """Return the numeric findings about a row before and after; `old` is None for a new row."""
    points = Points(new, old)
    result = [against_before(old, new, points, root)] if old else []
    result += [against_oracle(new, points, root), *derivatives(new, points)]
    return [each for each in result if each]


class Points:
    """Values for the parameters of a row: numbers of its domain, including zero, one and the bounds, and options."""

    def __init__(self, row: Row, other: Row | None = None) -> None:
        self.random, self.row = np.random.default_rng(0), row
        self.values: dict[str, Any] = {}
        for each in filter(None, (other, row)):
            for p in each.parameters:
                self.values[p.name] = self.value(each, p)

    def value(self, row: Row, p: Parameter) -> Any:
        if p.is_tensor or p.kind == "tensors":
            return self.numbers(row, p)
        given = next((s[p.name] for s in row.samples if isinstance(s.get(p.name), (int, float))), 1)
        return given if p.required else p.preset

    def numbers(self, row: Any, p: Parameter) -> Any:
        low, high = row.domain_of(p.name)
        size = (COUNT, POINTS) if row.body.kind == "reduce" else POINTS
        if p.dtype and p.dtype not in FLOATING:
            return self.random.integers(0, 2, size)
        if not set(row.dtypes) & set(FLOATING):
            return self.random.integers(max(int(low), 0), max(int(high), 1) + 1, size)
        result = self.random.uniform(low, high, size)
        special = [x for x in (0.0, 1.0, -1.0, 0.5, -0.5, 2.0, low, high) if low <= x <= high]
        result[..., : len(special)] = special if size == POINTS else result[..., : len(special)]
        return result

    def at(self, index: int) -> str:
        """Return the point in words: `input = 0.5, beta = 1`."""
        parts = []
        for p in self.row.parameters:
            value = self.values[p.name]
            if isinstance(value, np.ndarray):
                value = value[index] if value.ndim == 1 else [float(f"{x:.3g}") for x in value[:, index]]
                value = f"{value:.4g}" if not isinstance(value, list) else value
            parts.append(f"{p.name} = {value}")
        return ", ".join(parts)


def results(row: Any, values: dict[str, Any]) -> dict[str, Any] | None:
    """Return the results of a row of formulas, or None for other bodies."""
    try:
        if row.body.kind == "loop":
            trees = {name: inlined(read.tree, row.lets) for name, read in row.body.formulas.items()}
            return {name: evaluate(tree, values) for name, tree in trees.items()}
        if row.body.kind == "reduce":
            return folded(row, values)
    except (FormulaError, NameError, TypeError, KeyError, ZeroDivisionError):
        return None
    return None


def folded(row: Any, values: dict[str, Any]) -> dict[str, Any]:
    """Return the reduction over the first axis, step by step."""
    gathered = row.body.accumulators
    acc = {a.name: evaluate(a.start.tree, values) for a in gathered}
    for number in range(COUNT):
        element = {name: v[number] if isinstance(v, np.ndarray) else v for name, v in values.items()}
        env = element | acc | {"index": float(number)}
        acc = {a.name: evaluate(inlined(a.step.tree, row.lets), env) for a in gathered}
    env = {name: v for name, v in values.items() if not isinstance(v, np.ndarray)} | acc | {"count": float(COUNT)}
    if not row.body.finish:
        return {r.name: acc[a.name] for r, a in zip(row.results, gathered, strict=False)}
    return {name: evaluate(inlined(read.tree, row.lets), env) for name, read in row.body.finish.items()}


def against_before(old: Row, new: Row, points: Points, root: Path) -> Finding | None:
    """Compare the new values with the old ones, each with its own defaults."""
    own = {p.name: points.value(old, p) for p in old.parameters if not p.is_tensor and p.kind != "tensors"}
    before, after = results(old, points.values | own), results(new, points.values)
    if before is None or after is None:
        return of_oracles(old, new, root)
    common = [name for name in after if name in before]
    if not common:
        return Finding("values", "no result has the name that one had before")
    same, lines = True, []
    for name in common:
        normalized_hunk, text = largest(before[name], after[name], points, CLOSE)
        same = same and normalized_hunk
        lines += [] if normalized_hunk else [f"{name}: {text}" if len(common) > 1 else text]
    return Finding("values", f"the same at {POINTS} points" if same else "; ".join(lines))


def largest(
    before: Any, after: Any, points: Points | None, close: dict[str, float],
) -> tuple[bool, str]:
    """Return whether two arrays agree, and where they differ most."""
    try:
        before, after = np.broadcast_arrays(np.asarray(before, float), np.asarray(after, float))
    except ValueError:
        return False, f"sizes {np.shape(before)} and {np.shape(after)}"
    off = ~np.isclose(before, after, equal_nan=True, **close)
    if not off.any():
        return True, ""
    gap = np.where(off, np.nan_to_num(np.abs(after - before), nan=np.inf, posinf=np.inf), -1)
    at = int(np.argmax(gap))
    position = f" at {points.at(at)}" if points else ""
    return False, (f"largest difference {gap.flat[at]:.4g}{position}: {before.flat[at]:.6g} and {after.flat[at]:.6g}; "
                   f"{int(off.sum())} of {off.size} differ")  # fmt: skip


def of_oracles(old: Any, new: Any, root: Any) -> Finding | None:
    """Compare the old and the new oracle on the samples of the new row, for bodies that are not formulas."""
    if old.test == new.test and [p.name for p in old.parameters] == [p.name for p in new.parameters]:
        return Finding("values", f"the body is {new.summary}, which is not evaluated here; the oracle is the same")
    tried, lines = 0, []
    for sample in samples(new)[:8]:
        try:
            example = Example(new, sample, "Double" if "Double" in new.dtypes else new.dtypes[0], root)
            with np.errstate(all="ignore"):
                pairs = [(example.answer(old.test[name]), example.answer(new.test[name]))
                         for name in new.test if name in old.test]  # fmt: skip
        except Exception:  # an oracle may raise anything for a sample of another row
            continue
        tried += 1
        texts = [largest(before, after, None, ROUGH)[1] for before, after in pairs]
        lines += [f"sample {sample}: {text}" for text in texts if text]
    if not tried:
        return None
    text = f"the oracles agree on {tried} samples" if not lines else f"the oracles differ: {lines[0]}"
    return Finding("values", text)


def against_oracle(row: Any, points: Points, root: Path) -> Finding | None:
    """Compare a formula with its oracle."""
    values = results(row, points.values)
    if values is None or row.body.kind != "loop" or not set(row.dtypes) & set(FLOATING):
        return None
    lines = []
    for name, value in values.items():
        try:
            wanted = answer(row.test[name], points.values, oracles_of(root))
        except Exception as error:  # an oracle may raise anything
            lines.append(f"{name}: the oracle raises {type(error).__name__}: {error}")
            continue
        normalized_hunk, text = largest(wanted, value, points, ROUGH)
        lines += [] if normalized_hunk else [f"oracle and formula of {name}: {text}"]
    return Finding("oracle", "; ".join(lines) or f"agrees with the formula at {POINTS} points", bool(lines))


def derivatives(row: Any, points: Points) -> list[Finding]:
    """Compare each stated derivative with the symbolic one, or with a numeric one if there is none."""
    result = []
    for gradient in row.formula_gradients if row.elementwise else ():
        for p in gradient.parameters:
            text = compare(row, gradient, p.name) if row.body.kind == "loop" else None
            how = "the symbolic derivative"
            if text is None:
                how, text = "a numeric derivative", numeric(row, gradient, p.name, points)
            if text is not None:
                result.append(Finding(f"d {p.name}", text or f"agrees with {how}", bool(text)))
    return result


def numeric(row: Any, gradient: Any, name: str, points: Points) -> str | None:
    """Return how a derivative differs from finite differences of the formula, or None if that is unknown."""
    values, outputs = points.values, results(row, points.values)
    if outputs is None or len(outputs) != 1 or not isinstance(values[name], np.ndarray) or values[name].dtype != float:
        return None
    result, output = next(iter(outputs.items()))
    reduces = row.body.kind == "reduce"
    element = 0 if reduces else slice(None)
    sides: list[Any] = []
    for sign in (1, -1):
        moved = values[name].copy()
        moved[element] += sign * STEP
        sides.append((results(row, values | {name: moved}) or {})[result])
    env = {key: v[0] if reduces and isinstance(v, np.ndarray) else v for key, v in values.items()}
    env |= {result: output, "grad": np.ones_like(output), f"grad_{result}": np.ones_like(output), "count": float(COUNT)}
    try:
        stated = np.broadcast_to(evaluate(inlined(gradient.tree, gradient.lets), env), output.shape)
    except (FormulaError, NameError, TypeError, KeyError):
        return None
    slope = (sides[0] - sides[1]) / (2 * STEP)
    smooth = np.isfinite(slope) & np.isfinite(stated)
    off = smooth & ~np.isclose(slope, stated, rtol=1e-3, atol=1e-4)
    if off.sum() <= 0.02 * off.size:  # points at a kink
        return ""
    at = int(np.argmax(np.where(off, np.abs(slope - stated), -1)))
    return f"'{gradient.text}' gives {stated[at]:.6g} and the slope is {slope[at]:.6g} at {points.at(at)}"
