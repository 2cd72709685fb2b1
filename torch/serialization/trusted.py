"""Calls of code that the caller of load trusts, and type checks of data from a file."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def is_(kind: type[Any], value: Any) -> Any:
    """Return `value` if its class is exactly `kind`. Raise TypeError otherwise."""
    if type(value) is not kind:
        raise TypeError(f"need a {kind.__name__}, not a {type(value).__name__}")
    return value


def run_trusted(function: type[Any] | Callable[..., Any], *arguments: Any, **keywords: Any) -> Any:
    """Call a trusted function. Its exceptions are passed on, not reported as a damaged file."""
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        setattr(error, "of_trusted_code", True)  # noqa: B010
        raise
