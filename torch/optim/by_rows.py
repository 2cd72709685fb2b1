"""Optimizer steps along sparse gradients: the rule updates only the rows that the gradient contains."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from torch._core import Tensor

    class Rule(Protocol):
        """The interface of an optimizer that `update` uses."""

        keys: dict[str, str]
        counts: bool
        count: Callable[[float], Any]
        state: dict[Any, Any]

        def begun(self, group: dict[str, Any]) -> dict[str, Any]: ...
        def row_of(self, group: dict[str, Any]) -> str: ...
        def sparse_rows(self, group: dict[str, Any]) -> bool: ...
        def started(self, key: str, parameter: Tensor, group: dict[str, Any]) -> Tensor: ...
        def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]: ...


def update(
    optimizer: Rule, group: dict[str, Any], parameter: Tensor, names: tuple[str, ...], options: tuple[str, ...]
) -> None:
    """Update one parameter by the optimizer's row.

    If the rule also changes elements without a gradient, the gradient is made dense first.

    Args:
        names, options: the row's states and numbers, by name.
    """
    op, fresh = optimizer.row_of(group), False
    state = {**optimizer.begun(group), **optimizer.state.get(parameter, {})}
    by_rows, gradient = optimizer.sparse_rows(group), parameter.grad.coalesce()
    keys = [optimizer.keys.get(name, name) for name in names]
    for key in keys:
        if state.get(key) is None:
            state[key], fresh = optimizer.started(key, parameter, group), True
    step = int(state.get("step", 0)) + 1 if optimizer.counts else 1 if fresh else 2
    where = tuple(gradient._indices()) if by_rows else ...
    whole = [parameter.data, *[state[key] for key in keys]]
    parts = [one[where] for one in whole]
    piece = Variable(parts[0])
    piece.grad = gradient._values().detach() if by_rows else gradient.to_dense().detach()
    values = {**group, **optimizer.numbers(group, step)}
    _core.update(op, ([piece], *[[part] for part in parts[1:]]), tuple([values[name] for name in options]))
    for one, part in zip(whole, (piece.data, *parts[1:]), strict=True):
        if by_rows:
            one[where] = part
    if optimizer.counts:
        state["step"] = optimizer.count(step)
    optimizer.state[parameter] = state
