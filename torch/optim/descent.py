"""Optimizers that follow the gradient itself: SGD with momentum, averaged SGD, and Rprop."""

from __future__ import annotations

import sys
from math import inf

from torch._base.type_checking import TYPE_CHECKING
from torch._core import _Module
from torch.optim.optimizer import Optimizer, check_pair
from torch.optim.state import counted

if TYPE_CHECKING:
    from typing import Any


class SGD(Optimizer):
    """Stochastic gradient descent, optionally with momentum.

    The update is p -= lr * v with the velocity v = momentum * v + (1 - dampening) * grad; v starts as the first
    gradient.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr: learning rate.
        momentum, dampening: see above.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.
        nesterov: Nesterov momentum, p -= lr * (grad + momentum * v) (Sutskever and others, 2013).
    Raises:
        ValueError: `nesterov` without a positive momentum or with dampening, or an option out of range.

    >>> layer = nn.Linear(2, 1)
    >>> optimizer = optim.SGD((layer, nn.MSELoss()), lr=0.1, momentum=0.9)
    >>> loss = optimizer.step(torch.ones(4, 2), torch.ones(4, 1))
    """

    counts = False
    bounds = {"lr": (0, inf), "momentum": (0, inf), "dampening": (-inf, inf), "weight_decay": (0, inf)}

    def __init__(
        self, params: Any, lr: float = 1e-3, momentum: float = 0, dampening: float = 0, weight_decay: float = 0,
        nesterov: bool = False, *, maximize: bool = False, foreach: bool | None = None, differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        super().__init__(params, {"lr": lr, "momentum": momentum, "dampening": dampening or 0,
                                  "weight_decay": weight_decay, "nesterov": nesterov, "maximize": maximize,
                                  "foreach": foreach, "differentiable": differentiable, "fused": fused})

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        if group["nesterov"] and (group["momentum"] <= 0 or group["dampening"] != 0):
            raise ValueError("SGD: nesterov needs a momentum above zero and no dampening")

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        return not group["momentum"] and not group["weight_decay"]

    def row_of(self, group: dict[str, Any]) -> str:
        return "sgd_momentum_" if group["momentum"] else "sgd_"

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"share": 1 if step == 1 else 1 - group["dampening"]}


class ASGD(Optimizer):
    """Averaged stochastic gradient descent (Polyak and Juditsky, 1992).

    The state "ax" is the mean of the parameter since step t0. The learning rate of step t is eta = lr / (1 + lambd *
    lr * (t - 1)) ** alpha, and each step also multiplies the parameter by 1 - lambd * eta.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, lambd, alpha: see above.
        t0: the step at which averaging starts.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.

    >>> optimizer = optim.ASGD(nn.Linear(2, 1).parameters(), lr=0.1, t0=100)
    """

    bounds = {"lr": (0, inf), "lambd": (0, inf), "alpha": (-inf, inf), "t0": (0, inf), "weight_decay": (0, inf)}
    row = "asgd_"

    def __init__(
        self, params: Any, lr: float = 1e-2, lambd: float = 1e-4, alpha: float = 0.75, t0: float = 1e6,
        weight_decay: float = 0, foreach: bool | None = None, maximize: bool = False, differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0, "weight_decay": weight_decay,
                                  "foreach": foreach, "maximize": maximize, "differentiable": differentiable,
                                  "capturable": capturable})

    def begun(self, group: dict[str, Any]) -> dict[str, Any]:
        return {**super().begun(group), "eta": counted(group["lr"]), "mu": counted(1)}

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"eta": group["lr"] / (1 + group["lambd"] * group["lr"] * (step - 1)) ** group["alpha"],
                "mu": 1 / max(1, step - 1 - group["t0"])}

    def update(self) -> None:
        """Update every parameter that has a gradient; keep "eta" and "mu" of the next step in the state."""
        super().update()
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    state = self.state[parameter]
                    following = self.numbers(group, int(state["step"]) + 1)
                    state.update((name, counted(number)) for name, number in following.items())


class Rprop(Optimizer):
    """Resilient backpropagation (Riedmiller and Braun, 1993), for full batches.

    Each element has its own step size. The step size is multiplied by etas[1] while the sign of the gradient stays
    the same, and by etas[0] when the sign changes. The magnitude of the gradient is not used.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr: initial step size.
        etas: factors (decrease, increase), with decrease < 1 < increase.
        step_sizes: smallest and largest step size.

    >>> optimizer = optim.Rprop(nn.Linear(2, 1).parameters(), step_sizes=(1e-6, 1))
    """

    bounds = {"lr": (0, inf)}
    row = "rprop_"

    def __init__(
        self, params: Any, lr: float = 1e-2, etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50), *, capturable: bool = False, foreach: bool | None = None,
        maximize: bool = False, differentiable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "etas": etas, "step_sizes": step_sizes, "foreach": foreach,
                                  "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "etas")
        check_pair(self, group, "step_sizes")
        if not 0 < group["etas"][0] < 1 < group["etas"][1]:
            raise ValueError(f"Rprop: etas are {group['etas']}; need one below and one above 1")
        if not 0 <= group["step_sizes"][0] <= group["step_sizes"][1]:
            raise ValueError(f"Rprop: step_sizes are {group['step_sizes']}; need the smallest and the largest")

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return dict(zip(("eta_minus", "eta_plus", "smallest", "largest"), (*group["etas"], *group["step_sizes"]),
                        strict=True))

    def start(self, key: str, group: dict[str, Any]) -> float:
        return group["lr"] if key == "step_size" else 0


class _Callable(_Module):
    """torch.optim.sgd: this module, as in PyTorch; the alpha calls it."""

    def __call__(self, *args: Any, **options: Any) -> SGD:
        return SGD(*args, **options)


sys.modules[__name__].__class__ = _Callable
