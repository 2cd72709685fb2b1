"""Detection of the first NaN or infinity."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, Self

TIME, NAN, INF = 1, 2, 4  # the flags of _core.watch


class detect_anomaly:
    """Context manager that raises RuntimeError at the first recorded operation that produces NaN.

    The error, raised in the forward or the backward pass, names the operation, its file:line, and the ranges of its
    operands. Every result and every operand is read once more. Operations that are not recorded are not checked.

    Args:
        nan, inf: which of the two to detect. Infinity is a regular value of many programs, such as the score of a
            masked position, so it is not detected by default.
        check_nan: False detects neither.

    >>> x = torch.tensor([1.0, 0.0], requires_grad=True)
    >>> with autograd.detect_anomaly(inf=True):  # doctest: +NORMALIZE_WHITESPACE
    ...     y = x.log()
    Traceback (most recent call last):
        ...
    RuntimeError: log: called at <doctest torch.autograd.anomaly.detect_anomaly[1]>:2, gave 0 nan and 1 inf
    among the 2 elements of its result 0, the first at position 1; input is FloatTensor 2 in [0, 1]
    """

    def __init__(self, nan: bool = True, inf: bool = False, *, check_nan: bool = True) -> None:
        self._flags = (NAN * bool(nan) | INF * bool(inf)) * bool(check_nan)
        self._before = []

    def __enter__(self) -> Self:
        events, flags = _core.watch(None, 0)
        _core.watch(events, flags & TIME | self._flags)
        self._before.append(flags & (NAN | INF))
        return self

    def __exit__(self, *error: Any) -> None:
        events, flags = _core.watch(None, 0)
        _core.watch(events, flags & TIME | self._before.pop())


class set_detect_anomaly(detect_anomaly):
    """Switch anomaly detection on or off, or use it as a context manager.

    >>> _ = autograd.set_detect_anomaly(False)
    """

    def __init__(self, mode: bool, nan: bool = True, inf: bool = False, *, check_nan: bool = True) -> None:
        super().__init__(nan, inf, check_nan=mode and check_nan)
        super().__enter__()
        self._switched = True  # by the call, so the first block with it begins with that

    def __enter__(self) -> Self:
        if not self._switched:
            super().__enter__()
        self._switched = False
        return self


def is_anomaly_enabled() -> bool:
    """Return whether anomalies are detected in this thread.

    >>> with autograd.set_detect_anomaly(True):
    ...     torch.is_anomaly_enabled()
    True
    """
    events, flags = _core.watch(None, 0)
    _core.watch(events, flags)
    return flags & (NAN | INF) != 0


def is_anomaly_check_nan_enabled() -> bool:
    """Return whether NaN is detected in this thread.

    >>> with autograd.detect_anomaly():
    ...     torch.is_anomaly_check_nan_enabled()
    True
    """
    events, flags = _core.watch(None, 0)
    _core.watch(events, flags)
    return flags & NAN != 0
