"""The state of a parameter as it is loaded, and descriptions of values for error messages."""

from __future__ import annotations

import copy

from torch import _core
from torch._base.arguments import size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

WHOLE = ("d", "prev_flat_grad", "row_var", "col_var")  # which are of other sizes than the parameter

_ZERO = _core.zeros(())


def described(value: Any) -> str:
    """Return a description of `value` for an error message, such as 'a list', 'None' or 'a FloatTensor of size 3x4'."""
    if value is None or isinstance(value, (str, bool)):
        return repr(value)
    if is_tensor(value) or isinstance(value, Tensor):
        return f"a {value.dtype._kind}Tensor of size {size_text(value.size())}"
    return f"a {type(value).__name__}"


def copied(
    name: str, number: int, values: Any, parameter: Tensor, count: Callable[[float], Any] | None
) -> dict[str, Any]:
    """Return a copy of a parameter's state, with its tensors in the parameter's type.

    In the state of an optimizer of this library, which has a `count`, tensors have the parameter's size or are single
    numbers. Other optimizers may keep any tensors.
    """
    if not isinstance(values, dict):
        raise TypeError(f"{name}: the state of parameter {number} is {described(values)}, not a dict")
    if count is None:
        return {key: _converted(key, value, parameter) for key, value in values.items()}
    return {key: count(int(value)) if key == "step" else _copied(name, number, key, value, parameter)
            for key, value in values.items()}


def _converted(key: str, value: Any, parameter: Tensor) -> Any:
    if not is_tensor(value):
        return copy.deepcopy(value)
    return value.to(parameter.data, copy=True) if key != "step" and parameter.is_floating_point() else value.clone()


def counted(number: float) -> Tensor:
    """Return a step count, or another number, as a state keeps it: a tensor of no dim."""
    return _ZERO + number


def with_own_count(values: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of a state whose step count is an object of its own, since loaders count in place."""
    return {key: value.clone() if key == "step" and is_tensor(value) else value for key, value in values.items()}


def _copied(name: str, number: int, key: str, value: Any, parameter: Tensor) -> Any:
    if not is_tensor(value):
        return copy.deepcopy(value)
    if key in WHOLE or not value.dim() or value.size() == parameter.size():
        return value.to(parameter.data, copy=True)
    raise ValueError(f"{name}: {key} of parameter {number} is {described(value)}; need the "
                     f"size of the parameter, {described(parameter)}")
