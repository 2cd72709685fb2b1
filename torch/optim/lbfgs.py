"""LBFGS: a quasi-Newton method with a limited memory."""

from __future__ import annotations

import sys
from math import inf, isfinite

import torch
from torch._base.arguments import is_number
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functions.sizes import check_numbers
from torch.optim.optimizer import Optimizer
from torch.optim.state import described
from torch.optim.wolfe import CURVATURE, DECREASE, MOST, minimum, search

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch._core import Tensor


# The keys of a state in PyTorch's order
_STATE = ("func_evals", "n_iter", "al", "d", "t", "old_dirs", "old_stps", "ro", "H_diag", "prev_flat_grad", "prev_loss")


class LBFGS(Optimizer):
    """L-BFGS, a quasi-Newton method with limited memory (Nocedal, 1980).

    Each search direction is the negative gradient times an inverse Hessian estimated from the last `history_size`
    iterations (Nocedal and Wright, "Numerical Optimization", algorithm 7.5). One call of `step()` runs up to
    `max_iter` iterations. All parameters form one group.

    `step(closure)` calls the closure several times, so the closure is required: it zeroes the gradients, computes the
    loss, runs backward and returns the loss. An optimizer built from a model takes a closure that only computes the
    loss. `step` returns the first loss.

    Args:
        params: parameters; see `Optimizer`.
        lr: length of an iteration's step; the first step is scaled by min(1, 1 / |grad|).
        max_eval: largest number of closure calls per step, by default 1.25 * max_iter.
        tolerance_grad: stop when no element of the gradient is larger.
        tolerance_change: stop when neither the parameters nor the loss change by more.
        history_size: number of stored updates.
        line_search_fn: None, or "strong_wolfe" for a line search under the strong Wolfe conditions.

    >>> x = torch.tensor([3.0, -2.0], dtype=torch.double, requires_grad=True)
    >>> optimizer = optim.LBFGS([x], line_search_fn="strong_wolfe")
    >>> def closure():
    ...     optimizer.zero_grad()
    ...     loss = (x * x).sum()
    ...     loss.backward()
    ...     return loss
    >>> _ = optimizer.step(closure)
    >>> x.data.abs().max().item() < 1e-6
    True
    """

    bounds = {"lr": (0, inf), "max_iter": (1, inf), "max_eval": (1, inf), "tolerance_grad": (0, inf),
              "tolerance_change": (0, inf), "history_size": (1, inf)}

    def __init__(
        self, params: Any, lr: float = 1, max_iter: int = 20, max_eval: int | None = None,
        tolerance_grad: float = 1e-7, tolerance_change: float = 1e-9, history_size: int = 100,
        line_search_fn: str | None = None,
    ) -> None:
        check_numbers("LBFGS", max_iter=max_iter, tolerance_grad=tolerance_grad, tolerance_change=tolerance_change)
        super().__init__(params, {"lr": lr, "max_iter": max_iter,
                                  "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
                                  "tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change,
                                  "history_size": history_size, "line_search_fn": line_search_fn})

    def check(self, group: dict[str, Any]) -> None:
        super().check({**group, **{name: min(group[name], sys.float_info.max)
                                   for name in ("tolerance_grad", "tolerance_change")}})
        if self.param_groups and group["params"] is not self.param_groups[0]["params"]:
            raise ValueError("LBFGS: all parameters are one group; give them in one list")
        if len({parameter.data.type() for parameter in group["params"]}) > 1:
            raise TypeError("LBFGS: the parameters have several types; convert them to one")
        if group["line_search_fn"] not in (None, "strong_wolfe"):
            raise ValueError(f'LBFGS: line_search_fn is {group["line_search_fn"]!r}; need None or "strong_wolfe"')

    def _step(self, closure: Any = None, *target: Any) -> Any:
        if closure is None:
            raise TypeError("LBFGS.step needs a closure, for it computes the loss several times")
        evaluate, group = self._evaluation(closure, target), self.param_groups[0]
        kept = self.state[group["params"][0]]
        for key in ("func_evals", "n_iter"):
            kept.setdefault(key, 0)
        state = dict(kept)
        try:
            return self._iterate(evaluate, group, state)
        finally:
            kept.update((key, state[key]) for key in _STATE if key in state)

    def _iterate(self, evaluate: Callable[[], Any], group: dict[str, Any], state: dict[str, Any]) -> Any:
        """Run the iterations of a step and return the first loss."""
        result = evaluate()
        loss, gradient, used = _number(result), self._gradient(), 1
        state["func_evals"] += 1
        for number in range(1, group["max_iter"] + 1):
            if not isfinite(loss) or _largest(gradient) <= group["tolerance_grad"]:
                break
            direction = self._direction(state, gradient, group["history_size"])
            before, made = loss, {"prev_flat_grad": gradient, "prev_loss": loss, "n_iter": state["n_iter"] + 1}
            length = group["lr"] * (min(1, 1 / gradient.norm(1).item()) if state["n_iter"] == 0 else 1)
            slope = gradient.dot(direction).item()
            if slope > -group["tolerance_change"]:
                state.update(made, d=direction, t=length)
                break
            if group["line_search_fn"]:
                length, loss, gradient, calls = self._search(evaluate, direction, length, loss, gradient, slope)
            else:
                self._move(length, direction)
                calls = int(number < group["max_iter"])
            state.update(made, d=direction, t=length)  # matches the moved parameters, also if the closure raises
            if calls and not group["line_search_fn"]:
                loss, gradient = _number(evaluate()), self._gradient()
            state["func_evals"] += calls
            used += calls
            if (used >= group["max_eval"] or _largest(direction) * length <= group["tolerance_change"]
                    or calls and abs(loss - before) < group["tolerance_change"]):
                break
        return result

    def _gradient(self) -> Tensor:
        """Return all gradients as one vector, with zeros where a parameter has none.

        Raises before any parameter moves if a gradient does not match its parameter or a parameter is expanded.
        """
        for number, parameter in enumerate(self.param_groups[0]["params"]):
            data, grad = parameter.data, _dense_gradient(parameter)
            if grad is not None and (grad.size(), grad.type()) != (data.size(), data.type()):
                raise RuntimeError(f"LBFGS: parameter {number} is {described(data)}, its gradient {described(grad)}; "
                                   "need the same type and size")
            if any(size > 1 and stride == 0 for size, stride in zip(data.size(), data.stride(), strict=True)):
                raise RuntimeError(f"LBFGS: parameter {number} is {described(data)}, expanded; give it memory of its "
                                   "own: parameter.data = parameter.data.clone()")
        gradients = [(parameter, _dense_gradient(parameter)) for parameter in self.param_groups[0]["params"]]
        return torch.cat([_parts(parameter.data.clone().zero_() if grad is None else grad).reshape(-1)
                          for parameter, grad in gradients])

    def _move(self, length: float, direction: Tensor) -> None:
        first = 0
        for parameter in self.param_groups[0]["params"]:
            parts = _parts(parameter.data)
            if parts.numel():
                parts.add_(length, direction.narrow(0, first, parts.numel()).view(parts.size()))
            first += parts.numel()

    def _direction(self, state: dict[str, Any], gradient: Tensor, history: int) -> Tensor:
        """Return minus the inverse Hessian times the gradient, by the two-loop recursion (algorithm 7.4)."""
        if "d" not in state:
            state.update(old_dirs=[], old_stps=[], ro=[], H_diag=1)
            return gradient.neg()
        change, step = gradient - state["prev_flat_grad"], state["d"] * state["t"]
        curvature = change.dot(step)
        if curvature > 1e-10:
            for key, value in (("old_dirs", change), ("old_stps", step), ("ro", 1 / curvature)):
                state[key] = [*state[key], value][-history:]
            state["H_diag"] = curvature / change.dot(change)
        direction, shares = gradient.neg(), state.setdefault("al", [None] * history)
        pairs = list(enumerate(zip(state["old_dirs"], state["old_stps"], state["ro"], strict=True)))
        for number, (change, step, weight) in reversed(pairs):
            shares[number] = weight * step.dot(direction)
            direction.add_(change, alpha=-shares[number])
        direction.mul_(state["H_diag"])
        for number, (change, step, weight) in pairs:
            direction.add_(step, alpha=shares[number] - weight * change.dot(direction))
        return direction

    def _search(
        self, evaluate: Callable[[], Any], direction: Tensor, length: float, loss: float, gradient: Tensor, slope: float
    ) -> tuple[float, float, Tensor, int]:
        """Move the parameters by a length that meets the strong Wolfe conditions; restore them on an error."""
        start = [parameter.data.clone() for parameter in self.param_groups[0]["params"]]

        def restore_parameters() -> None:
            for parameter, data in zip(self.param_groups[0]["params"], start, strict=True):
                parameter.data.copy_(data)

        def at(length: float) -> tuple[float, float, Tensor]:
            restore_parameters()
            self._move(length, direction)
            loss, gradient = _number(evaluate()), self._gradient()
            return loss, gradient.dot(direction).item(), gradient

        try:
            length, loss, gradient, calls, last = search(at, length, loss, slope, gradient)
        except BaseException:
            restore_parameters()
            raise
        if last != length:
            restore_parameters()
            self._move(length, direction)
        return length, loss, gradient, calls


def _dense_gradient(parameter: Tensor) -> Tensor | None:
    """Return the gradient as a dense tensor, or None: the search is over one vector of all numbers."""
    if parameter.grad is None:
        return None
    dense: Tensor = parameter.grad.to_dense() if parameter.grad.is_sparse else parameter.grad
    return dense.data


def _parts(tensor: Tensor) -> Tensor:
    """Return a view of complex numbers as real and imaginary parts: both are variables of the search."""
    return torch.view_as_real(tensor) if tensor.is_complex() else tensor


def _number(loss: Any) -> float:
    """Return the loss that a closure returned as a float."""
    value = loss.item() if torch.is_tensor(loss) else loss
    if not is_number(value):
        raise TypeError(f"LBFGS.step: the closure returned a {type(loss).__name__}; it must return the loss")
    return float(value)


def _largest(values: Tensor) -> float:
    return float(values.abs().max()) if values.numel() else 0.0


# --- line search under the names of PyTorch, which packages of optimizers import --------------------------------------

def _strong_wolfe(
    obj_func: Callable[..., tuple[float, Tensor]], x: Any, t: float, d: Tensor, f: float, g: Tensor, gtd: Any,
    c1: float = DECREASE, c2: float = CURVATURE, tolerance_change: float = 1e-9, max_ls: int = MOST,
) -> tuple[float, Tensor, float, int]:
    """Return (loss, gradient, length, evaluations) of a search from x along d that begins with the length t.

    obj_func(x, t, d) returns the loss and the gradient at x + t * d. f, g and gtd are loss, gradient and slope at x.
    """
    def at(length: float) -> tuple[float, float, Tensor]:
        loss, gradient = obj_func(x, length, d)
        return loss, gradient.dot(d).item(), gradient.clone()

    length, loss, gradient, calls, _ = search(at, t, f, float(gtd), g, c1, c2, tolerance_change, max_ls)
    return loss, gradient, length, calls


def _cubic_interpolate(
    x1: float, f1: float, g1: float, x2: float, f2: float, g2: float, bounds: tuple[float, float] | None = None
) -> float:
    """Return the minimizer of the cubic through two points with slopes, within the bounds."""
    smallest, largest = bounds or sorted((x1, x2))
    return minimum((x1, f1, g1), (x2, f2, g2), smallest, largest)
