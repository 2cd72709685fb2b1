"""Compares the degrees of `scales:` with the row's oracle."""

from __future__ import annotations

from typing import Any

from ..model.evaluate import Array, answer, evaluate
from ..model.formula import Formula
from ..model.rows import Row

EXPONENTS = (1, -2)


def degree_of(formula: Formula, values: dict[str, Any]) -> float:
    """Return a degree for the numbers of one call."""
    return float(evaluate(formula.tree, values))


def multiplied(values: dict[str, Any], names: tuple[str, ...], exponent: int) -> dict[str, Any]:
    """Return the values of a call with some of them multiplied by a power of two."""
    import numpy as np

    def scaled(value: Any) -> Any:
        if isinstance(value, list):
            return [scaled(item) for item in value]
        if value is None or not hasattr(value, "dtype"):
            return None if value is None else value * 2.0**exponent
        if value.dtype.kind == "c":
            parts = np.ldexp(value.real, exponent) + 1j * np.ldexp(value.imag, exponent)
            return np.asarray(parts, value.dtype)
        return np.asarray(np.ldexp(value, exponent)).astype(value.dtype)

    return {name: scaled(value) if name in names else value for name, value in values.items()}


def parts_of(answer: Any) -> list[Array]:
    """Return a result as arrays: one, or those of a list."""
    import numpy as np

    return [np.asarray(part) for part in (answer if isinstance(answer, list | tuple) else [answer])]


def is_grown(after: Array, before: Array, factor: float) -> bool:
    """Return whether floating numbers were multiplied by the factor, and others stayed."""
    import numpy as np

    grown = before * factor if before.dtype.kind in "fc" else before
    return after.shape == grown.shape and np.allclose(after, grown, rtol=1e-4, atol=1e-9, equal_nan=True)


def wrong_degrees(row: Row, values: dict[str, Any], answers: dict[str, Any], oracles: Any) -> list[str]:
    """Return a sentence for each degree that the oracle does not have: `answers` are its results for `values`."""
    wrong = []
    for scale in row.scales:
        degrees = [degree_of(formula, values) for formula in scale.degrees]
        absent = all(values[name] is None for name in scale.names)
        for exponent in () if absent else EXPONENTS:
            scaled = multiplied(values, scale.names, exponent)
            for result, degree in zip(row.returned, degrees, strict=True):
                after = parts_of(answer(row.test[result.name], scaled, oracles))
                pairs, factor = zip(after, parts_of(answers[result.name]), strict=True), 2.0 ** (degree * exponent)
                if not all(is_grown(*pair, factor) for pair in pairs):
                    what = ", ".join(scale.names) + (" is" if len(scale.names) == 1 else " are")
                    wrong.append(f"scales: {result.name} is not multiplied by s**{degree:g} if {what} multiplied by s")
    return list(dict.fromkeys(wrong))
