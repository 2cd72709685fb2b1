"""Optimizers whose update depends on the matrix shape of a parameter: Adafactor and Muon."""

from __future__ import annotations

from math import inf, sqrt

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.optim.optimizer import Optimizer
from torch.optim.state import counted

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


class _Composed(Optimizer):
    """Base of optimizers whose update is written with calls of torch, one parameter at a time."""

    def check(self, group: dict[str, Any]) -> None:
        """Raise if an option is out of bounds."""
        super().check({**group, "maximize": False})  # the rule has it; there is no row to ask

    def row_of(self, group: dict[str, Any]) -> str:
        return "sgd_"

    def update(self) -> None:
        """Update every parameter that has a gradient."""
        with torch.no_grad():
            for group in self.param_groups:
                for parameter in group["params"]:
                    if parameter.grad is not None:
                        if parameter.grad.is_sparse:
                            self.sparse_rows(group)
                        slope = -parameter.grad if group.get("maximize") else parameter.grad
                        self.move(parameter.data, slope.data, self.state[parameter], group)

    def move(self, weights: Tensor, slope: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """Update the weights of one parameter and its state in place."""
        raise NotImplementedError(f"{type(self).__name__} defines no move()")


class Adafactor(_Composed):
    """Adafactor optimizer (Shazeer and Stern, 2018).

    The second moment of a matrix is stored as its row and column means only. The step size is relative to the
    parameter's root mean square.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr: upper bound of the relative step size, which decreases as 1 / sqrt(step).
        beta2_decay: the decay rate of the second moment is 1 - step ** beta2_decay.
        eps: lower bounds of the gradient's square and of the parameter's root mean square; None for the first means
            the type's machine epsilon.
        d: upper bound of the update's root mean square.
        weight_decay: decoupled weight decay; lr * weight_decay * p is subtracted from the parameter.

    >>> optimizer = optim.Adafactor(nn.Linear(2, 1).parameters(), lr=1e-2)
    """

    bounds = {"lr": (0, inf), "beta2_decay": (-inf, 1e-300), "d": (1, inf), "weight_decay": (0, inf)}

    def __init__(
        self, params: Any, lr: float = 1e-2, beta2_decay: float = -0.8, eps: tuple[float | None, float] = (None, 1e-3),
        d: float = 1.0, weight_decay: float = 0.0, *, foreach: bool | None = None, maximize: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "beta2_decay": beta2_decay, "eps": eps, "d": d,
                                  "weight_decay": weight_decay, "foreach": foreach, "maximize": maximize})

    def move(self, weights: Tensor, slope: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        least, small = group["eps"]
        least = torch.finfo(weights.dtype).eps if least is None else least
        step = int(state.get("step", 0)) + 1
        state["step"] = counted(step)
        share = step ** group["beta2_decay"]
        rate = min(group["lr"], 1 / sqrt(step))
        length = max(small, float(weights.norm()) / sqrt(weights.numel() or 1))
        if group["weight_decay"]:
            weights.mul_(1 - group["lr"] * group["weight_decay"])
        change = slope * _scale(slope, state, share, least)
        spread = float(change.norm()) / sqrt(change.numel() or 1)
        weights.add_(change, alpha=-rate * length / max(1, spread / group["d"]))


def _scale(slope: Tensor, state: dict[str, Any], share: float, least: float) -> Tensor:
    """Update the running second moment with this gradient and return its reciprocal square root."""
    if slope.dim() < 2:
        mean: Tensor = state.setdefault("variance", torch.zeros_like(slope))
        return mean.lerp_(slope.square(), share).clamp(min=least * least).rsqrt()
    rows = state.setdefault("row_var", slope.new_zeros((*slope.size()[:-1], 1)))
    columns = state.setdefault("col_var", slope.new_zeros((*slope.size()[:-2], 1, slope.size(-1))))
    rows.lerp_(slope.square().mean(-1, keepdim=True), share)
    columns.lerp_(slope.square().mean(-2, keepdim=True), share)
    product: Tensor = rows @ columns / rows.mean(-2, keepdim=True).clamp(min=least)
    return product.clamp(min=least * least).rsqrt()


class Muon(_Composed):
    """Muon optimizer (Jordan and others, 2024): momentum whose update is replaced by the nearest orthogonal matrix.

    Args:
        params: matrices only; give biases, embeddings and output heads to another optimizer.
        momentum, nesterov: decay rate of the running mean of the gradient, and whether to look ahead.
        ns_coefficients, ns_steps, eps: of the Newton-Schulz iteration, which runs in bfloat16.
        weight_decay: decoupled weight decay; lr * weight_decay * p is subtracted from the parameter.
        adjust_lr_fn: "original" scales a step by the square root of the matrix's aspect ratio, "match_rms_adamw" to
            the root mean square of AdamW's steps.
    Raises:
        ValueError: `adjust_lr_fn` is another word, or a parameter is no matrix.

    >>> optimizer = optim.Muon([nn.Linear(2, 3).weight], lr=1e-2)
    """

    bounds = {"lr": (0, inf), "weight_decay": (0, inf), "momentum": (0, inf)}

    def __init__(
        self, params: Any, lr: float = 1e-3, weight_decay: float = 0.1, momentum: float = 0.95, nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315), eps: float = 1e-7, ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:
        super().__init__(params, {"lr": lr, "weight_decay": weight_decay, "momentum": momentum, "nesterov": nesterov,
                                  "ns_coefficients": ns_coefficients, "eps": eps, "ns_steps": ns_steps,
                                  "adjust_lr_fn": adjust_lr_fn})

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        if group["adjust_lr_fn"] not in (None, "original", "match_rms_adamw"):
            raise ValueError(f"Muon: adjust_lr_fn is {group['adjust_lr_fn']!r}; need None, 'original' or "
                             "'match_rms_adamw'")
        for number, parameter in enumerate(group["params"]):
            if parameter.dim() != 2:
                raise ValueError(f"Muon: parameter {number} has size {list(parameter.size())}; need matrices, so give "
                                 "the others to another optimizer")

    def move(self, weights: Tensor, slope: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        mean = state.setdefault("momentum_buffer", torch.zeros_like(slope)).lerp_(slope, 1 - group["momentum"])
        update = slope.lerp(mean, group["momentum"]) if group["nesterov"] else mean
        update = _orthogonal(update, group["ns_coefficients"], group["ns_steps"], group["eps"])
        rows, columns = weights.size()
        scale = (0.2 * sqrt(max(rows, columns)) if group["adjust_lr_fn"] == "match_rms_adamw"
                 else sqrt(max(1, rows / columns)))
        weights.mul_(1 - group["lr"] * group["weight_decay"]).add_(update.to(weights.dtype), alpha=-group["lr"] * scale)


def _orthogonal(matrix: Tensor, coefficients: tuple[float, float, float], steps: int, eps: float) -> Tensor:
    """Return `matrix` with its singular values moved towards 1 by a Newton-Schulz iteration of degree five."""
    a, b, c = coefficients
    tall = matrix.size(0) > matrix.size(1)
    result: Tensor = (matrix.t() if tall else matrix).bfloat16()
    result = result / result.norm().clamp(min=eps)
    for _ in range(steps):
        gram = result @ result.t()
        result = torch.addmm(result, torch.addmm(gram, gram, gram, beta=b, alpha=c), result, beta=a)
    return result.t() if tall else result
