"""Curves of formulas of one tensor, and of their derivatives, as SVG in the colours of the page."""

from __future__ import annotations

import numpy as np

from codegen.model.evaluate import evaluate, inlined
from codegen.model.formula import FormulaError

WIDE, HIGH, MARGIN = 460, 250, 30
FROM, TO, SAMPLES = -4.0, 4.0, 480  # no sample at zero, where many functions jump
JUMP = 0.03  # share of the picture's height: a larger step than its neighbours breaks the curve


def curves(row) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """Return (`value` or `slope`, positions, values) for a row with a formula of one floating tensor, else nothing."""
    if row.body.kind != "loop" or len(row.tensors) != 1 or len(row.results) != 1 or "Float" not in row.dtypes:
        return []
    x = np.linspace(FROM, TO, SAMPLES)
    env = {p.name: option(row, p) for p in row.parameters} | {row.tensors[0].name: x}
    if row.domain != (-3, 3) and not isinstance(row.domain, dict) and row.domain[0] > TO:
        return []
    try:
        formula = next(iter(row.body.formulas.values()))
        y = np.broadcast_to(evaluate(inlined(formula.tree, row.lets), env), x.shape)
        found = [("value", x, y)]
        for gradient in row.formula_gradients:
            env |= {row.results[0].name: y, "grad": np.ones_like(x)}
            slope = evaluate(inlined(gradient.tree, row.lets | gradient.lets), env)
            found.append(("slope", x, np.broadcast_to(slope, x.shape)))
    except (FormulaError, NameError, TypeError, KeyError, ZeroDivisionError, ValueError):
        return []
    return found if np.isfinite(y).sum() > SAMPLES // 10 else []


def option(row, p):
    """Return the value of an option in the picture: the default, or that of the first sample with a number."""
    given = [s[p.name] for s in row.samples if isinstance(s.get(p.name), (int, float))]
    return p.preset if not p.required else given[0] if given else 1.0


def options_text(row) -> str:
    """Return `for min = -1, max = 1`, or "" if the formula has no options."""
    found = [f"{p.name} = {option(row, p):g}" for p in row.parameters
             if p.kind in ("scalar", "int") and isinstance(option(row, p), (int, float))]  # fmt: skip
    return f"for {', '.join(found)}" if found else ""


def scale(found) -> tuple[float, float]:
    """Return the values at the bottom and the top, without the extremes of a pole."""
    values = np.concatenate([y[np.isfinite(y)] for _, _, y in found])
    low, high = np.quantile(values, [0.02, 0.98])
    low, high = max(min(low, 0), -6), min(max(high, 0), 6)
    room = max(high - low, 0.5) * 0.12
    return low - room, high + room


def paths(x, y, low, high, wide, tall) -> list[str]:
    """Return the pieces of a curve in pixels. It breaks where it is not finite, jumps, or is far outside."""
    across = (x - FROM) / (TO - FROM) * wide
    with np.errstate(invalid="ignore", over="ignore"):
        down = (high - y) / (high - low) * tall
        inside = np.isfinite(down) & (np.abs(down) < 9 * tall)
        step = np.abs(np.diff(np.where(inside, down, 0)))
    around = np.maximum(np.append(0, step[:-1]), np.append(step[1:], 0))
    jumps = np.append(False, (step > JUMP * tall) & (step > 4 * around))
    pieces, piece = [], []
    for k in range(len(x)):
        if piece and (not inside[k] or jumps[k]):
            pieces.append(piece)
            piece = []
        if inside[k]:
            piece.append(f"{across[k]:.1f},{down[k]:.1f}")
    return [" ".join(each) for each in [*pieces, piece] if len(each) > 1]


def polylines(found, low, high, wide, tall) -> str:
    """Return the curves, the function above its derivative."""
    return "".join(f'<polyline class="{kind}" points="{path}"/>' for kind, x, y in reversed(found)
                   for path in paths(x, y, low, high, wide, tall))  # fmt: skip


def picture(row) -> str:
    """Return the picture with axes and numbers, or "" if there is nothing to draw."""
    found = curves(row)
    if not found:
        return ""
    low, high = scale(found)
    wide, tall = WIDE - 2 * MARGIN, HIGH - 2 * MARGIN
    lines = []
    for mark in range(int(FROM), int(TO) + 1):
        at = (mark - FROM) / (TO - FROM) * wide
        lines.append(f'<line class="{line(mark)}" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{tall}"/>')
        if mark % 2 == 0:
            lines.append(f'<text x="{at:.1f}" y="{tall + 16}" text-anchor="middle">{mark}</text>')
    for mark in marks(low, high):
        at = (high - mark) / (high - low) * tall
        lines.append(f'<line class="{line(mark)}" x1="0" x2="{wide}" y1="{at:.1f}" y2="{at:.1f}"/>')
        lines.append(f'<text x="-7" y="{at + 4:.1f}" text-anchor="end">{mark:g}</text>')
    words = "the function and its derivative" if len(found) > 1 else "the function"
    return (f'<svg class="plot" viewBox="{-MARGIN - 5} -8 {WIDE} {HIGH - MARGIN}" role="img" aria-label="{words}">'
            f'<clipPath id="inside"><rect y="-3" width="{wide}" height="{tall + 6}"/></clipPath>{"".join(lines)}'
            f'<g clip-path="url(#inside)">{polylines(found, low, high, wide, tall)}</g></svg>')


def line(mark: float) -> str:
    """Return the line at a number."""
    return "axis" if mark == 0 else "grid"


def marks(low: float, high: float) -> list[float]:
    """Return about five round numbers between two values."""
    step = next(s for s in (0.1, 0.2, 0.25, 0.5, 1, 2, 5) if (high - low) / s <= 7)
    return [k * step for k in range(int(np.ceil(low / step)), int(np.floor(high / step)) + 1)]


def sparkline(row) -> str:
    """Return the curve alone, for the index."""
    found = curves(row)[:1]
    if not found:
        return ""
    low, high = scale(found)
    thin = [(kind, x[::3], y[::3]) for kind, x, y in found]
    return f'<svg class="spark" viewBox="0 -2 64 36" aria-hidden="true">{polylines(thin, low, high, 64, 32)}</svg>'
