"""Line search of quasi-Newton methods (Nocedal and Wright, "Numerical Optimization", algorithms 3.5 and 3.6)."""

from __future__ import annotations

from math import isfinite, sqrt

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch._core import Tensor

    Point = tuple[float, float, float, Tensor]  # length, loss, slope, gradient

DECREASE, CURVATURE = 1e-4, 0.9  # c1 and c2
MOST = 25  # evaluations


def search(
    at: Callable[[float], tuple[float, float, Tensor]], length: float, loss: float, slope: float, gradient: Tensor,
    decrease: float = DECREASE, curvature: float = CURVATURE, smallest_change: float = 1e-9, most: int = MOST,
) -> tuple[float, float, Tensor, int, float]:
    """Find a step length that meets the strong Wolfe conditions.

    Args:
        at: at(length) returns (loss, slope, gradient) at that length.
        loss, slope, gradient: their values at length 0.
        decrease, curvature: the constants c1 and c2 of the conditions.
        smallest_change: stop when the loss would change by less over the interval that contains the length.
        most: largest number of evaluations.

    Returns:
        (length, loss, gradient, number of evaluations, the length evaluated last).
    """
    start = before = (0.0, loss, slope, gradient)
    calls = 0
    while True:
        current = (length, *at(length))
        calls += 1
        if not isfinite(current[1]) or not isfinite(current[2]) or _too_high(current, start, decrease) or (
                calls > 1 and current[1] >= before[1]):
            low, high = before, current
            break
        if abs(current[2]) <= -curvature * slope or calls >= most:
            return length, current[1], current[3], calls, length
        if current[2] >= 0:
            low, high = current, before
            break
        before, length = current, min(10 * length, max(2 * length, minimum(before, current, 2 * length, 10 * length)))
    last = current[0]
    while calls < most and abs(high[0] - low[0]) * abs(slope) > smallest_change * max(1e-9, abs(slope)):
        edge = 0.1 * abs(high[0] - low[0])
        smallest, largest = min(low[0], high[0]) + edge, max(low[0], high[0]) - edge
        last = minimum(low, high, smallest, largest)
        current = (last, *at(last))
        calls += 1
        if not isfinite(current[1]) or not isfinite(current[2]) or current[1] >= low[1] or (
                _too_high(current, start, decrease)):
            high = current
            continue
        if abs(current[2]) <= -curvature * slope:
            low = current
            break
        if current[2] * (high[0] - low[0]) >= 0:
            high = low
        low = current
    return low[0], low[1], low[3], calls, last


def _too_high(current: Point, start: Point, decrease: float) -> bool:
    return current[1] > start[1] + decrease * current[0] * start[2]


def minimum(a: tuple[Any, ...], b: tuple[Any, ...], smallest: float, largest: float) -> float:
    """Return the minimizer of the cubic through two points with slopes, clipped to [smallest, largest].

    Returns the midpoint of the interval if the cubic has no minimum.
    """
    ends: list[tuple[float, ...]] = sorted((a[:3], b[:3]))
    (x1, f1, g1), (x2, f2, g2) = ends
    if x1 != x2 and all(map(isfinite, (f1, f2, g1, g2))):
        d1 = g1 + g2 - 3 * (f1 - f2) / (x1 - x2)
        square = d1 * d1 - g1 * g2
        if square >= 0 and g2 - g1 + 2 * sqrt(square) != 0:
            result = x2 - (x2 - x1) * ((g2 + sqrt(square) - d1) / (g2 - g1 + 2 * sqrt(square)))
            return min(max(result, smallest), largest)
    return (smallest + largest) / 2
