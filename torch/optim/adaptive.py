"""Optimizers that scale the step of each element by the size of its past gradients."""

from __future__ import annotations

from math import inf, sqrt

from torch._base.type_checking import TYPE_CHECKING
from torch.optim.optimizer import Optimizer, check_pair
from torch.optim.state import counted

if TYPE_CHECKING:
    from typing import Any


class _Means(Optimizer):
    """Base of optimizers with two running means, whose decay rates are `betas`."""

    row = "adam_"
    bounds = {"lr": (0, inf), "betas": (0, 1), "eps": (0, inf), "weight_decay": (0, inf)}

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "betas")

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return means(group, step)


class Adam(_Means):
    """Adam optimizer (Kingma and Ba, 2014).

    The update is p -= lr * m / (sqrt(v) + eps), where m and v are running means of the gradient and of its square, both
    corrected for their zero initialization.

    Args:
        params: parameters or groups; see `Optimizer`, also for `maximize` and the other switches.
        lr: learning rate.
        betas: decay rates of m and v, each in [0, 1).
        eps: added to the denominator for numerical stability.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.
        amsgrad: use the maximum of all v so far in place of v (Reddi and others, 2018).
        decoupled_weight_decay: subtract lr * weight_decay * p from the parameter instead (Loshchilov and Hutter, 2019).
    Raises:
        ValueError: an option is out of range.

    >>> optimizer = optim.Adam(nn.Linear(2, 1).parameters(), lr=1e-3)
    """

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, amsgrad: bool = False, *, foreach: bool | None = None, maximize: bool = False,
        capturable: bool = False, differentiable: bool = False, fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "amsgrad": amsgrad, "maximize": maximize, "foreach": foreach,
                                  "capturable": capturable, "differentiable": differentiable, "fused": fused,
                                  "decoupled_weight_decay": decoupled_weight_decay})

    def row_of(self, group: dict[str, Any]) -> str:
        return "amsgrad_" if group["amsgrad"] else "adam_"


class AdamW(Adam):
    """Adam with decoupled weight decay (Loshchilov and Hutter, 2019).

    A step also subtracts lr * weight_decay * p from the parameter p; weight decay does not enter the running means.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, betas, eps, amsgrad: as in `Adam`.
        weight_decay: coefficient of the decay.

    >>> optimizer = optim.AdamW(nn.Linear(2, 1).parameters(), weight_decay=0.01)
    """

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 1e-2, amsgrad: bool = False, *, maximize: bool = False, foreach: bool | None = None,
        capturable: bool = False, differentiable: bool = False, fused: bool | None = None,
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize, foreach=foreach,
                         capturable=capturable, differentiable=differentiable, fused=fused, decoupled_weight_decay=True)


class SparseAdam(_Means):
    """Adam for sparse gradients, such as those of `nn.Embedding(sparse=True)`.

    A step updates only the rows that the gradient contains, and their running means. The means of other rows do not
    decay.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, betas: as in `Adam`.
        eps: added to sqrt(v) before the bias correction.
    Raises:
        RuntimeError: at a step, if a gradient is dense.

    >>> optimizer = optim.SparseAdam(nn.Embedding(10, 3, sparse=True).parameters())
    """

    bounds = {"lr": (0, inf), "betas": (0, 1), "eps": (0, inf)}
    count = int

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        maximize: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})

    def update(self) -> None:
        """Update every parameter that has a gradient."""
        for number, parameter in enumerate(one for group in self.param_groups for one in group["params"]):
            if parameter.grad is not None and not parameter.grad.is_sparse:
                raise RuntimeError(f"SparseAdam: parameter {number} has a dense gradient; use Adam for it")
        super().update()

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        return True

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        result = means({**group, "decoupled_weight_decay": False}, step)
        return result | {"rate": result["rate"] / result["root"], "root": 1, "weight_decay": 0}


class NAdam(_Means):
    """Adam with Nesterov momentum (Dozat, 2016).

    The momentum of step t is betas[0] * (1 - 0.96 ** (t * momentum_decay) / 2).

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, betas, eps, weight_decay, decoupled_weight_decay: as in `Adam`.
        momentum_decay: controls how fast the momentum approaches betas[0].

    >>> optimizer = optim.NAdam(nn.Linear(2, 1).parameters(), lr=2e-3)
    """

    bounds = {**_Means.bounds, "momentum_decay": (0, inf)}
    row = "nadam_"

    def __init__(
        self, params: Any, lr: float = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, momentum_decay: float = 4e-3, decoupled_weight_decay: bool = False, *,
        foreach: bool | None = None, maximize: bool = False, capturable: bool = False, differentiable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "momentum_decay": momentum_decay, "decoupled_weight_decay": decoupled_weight_decay,
                                  "maximize": maximize, "foreach": foreach, "capturable": capturable,
                                  "differentiable": differentiable})
        self._products: dict[tuple[float, float], tuple[int, float]] = {}

    def begun(self, group: dict[str, Any]) -> dict[str, Any]:
        return {**super().begun(group), "mu_product": counted(1)}

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta, decay = group["betas"][0], group["momentum_decay"]
        product, momentum, following = self._product(beta, decay, step), _momentum(beta, decay, step), _momentum(
            beta, decay, step + 1)
        return means(group, step) | {"rate": group["lr"] * following / (1 - product * following),
                                     "ahead": group["lr"] * (1 - momentum) / (1 - product)}

    def update(self) -> None:
        """Update every parameter that has a gradient; keep "mu_product" in the state, as PyTorch does."""
        super().update()
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    state = self.state[parameter]
                    step = int(state["step"])
                    state["mu_product"] = counted(self._product(group["betas"][0], group["momentum_decay"], step))

    def _product(self, beta: float, decay: float, step: int) -> float:
        """Return the product of the momenta of all steps up to `step`, continuing from the last call."""
        last, product = self._products.get((beta, decay), (0, 1.0))
        if last > step:
            last, product = 0, 1.0
        for number in range(last + 1, step + 1):
            product *= _momentum(beta, decay, number)
        self._products[beta, decay] = step, product
        return product


class RAdam(_Means):
    """Rectified Adam (Liu and others, 2020).

    The first steps, where the variance of v cannot be estimated, use m alone. Later steps are scaled by the
    rectification term.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, betas, eps, weight_decay, decoupled_weight_decay: as in `Adam`.

    >>> optimizer = optim.RAdam(nn.Linear(2, 1).parameters(), lr=1e-3)
    """

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, decoupled_weight_decay: bool = False, *, foreach: bool | None = None,
        maximize: bool = False, capturable: bool = False, differentiable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "maximize": maximize, "foreach": foreach, "capturable": capturable,
                                  "decoupled_weight_decay": decoupled_weight_decay, "differentiable": differentiable})

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta = group["betas"][1]
        known, longest = 1 - beta**step, 2 / (1 - beta) - 1
        length = longest - 2 * step * beta**step / known
        result = means(group, step)
        if length <= 5:
            return result | {"root": 0, "eps": 1}  # rate * m / 1
        part = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        return result | {"root": 1, "rate": result["rate"] * sqrt(part * known)}


def means(group: dict[str, Any], step: int) -> dict[str, float]:
    """Return the numbers of Adam's row: rates of the running means, bias corrections, and the form of weight decay."""
    beta1, beta2 = group["betas"]
    result = {"share1": 1 - beta1, "share2": 1 - beta2, "rate": group["lr"] / (1 - beta1**step),
              "root": 1 / sqrt(1 - beta2**step), "keep": 1}
    if group["decoupled_weight_decay"]:
        result |= {"keep": 1 - group["lr"] * group["weight_decay"], "weight_decay": 0}
    return result


def _momentum(beta: float, decay: float, step: int) -> float:
    """Return NAdam's momentum at a step."""
    power: float = 0.96 ** (step * decay)
    return beta * (1 - 0.5 * power)


class Adamax(_Means):
    """Adamax optimizer, Adam with the infinity norm (Kingma and Ba, 2014).

    The update is p -= lr * m / u, where m is the bias-corrected running mean of the gradient and
    u = max(betas[1] * u, |grad| + eps).

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, betas, eps, weight_decay: as in `Adam`.

    >>> optimizer = optim.Adamax(nn.Linear(2, 1).parameters())
    """

    row = "adamax_"

    def __init__(
        self, params: Any, lr: float = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, foreach: bool | None = None, *, maximize: bool = False, differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "foreach": foreach, "maximize": maximize, "differentiable": differentiable,
                                  "capturable": capturable})

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta1, beta2 = group["betas"]
        return {"share": 1 - beta1, "beta2": beta2, "rate": group["lr"] / (1 - beta1**step)}


class Adagrad(Optimizer):
    """Adagrad optimizer (Duchi, Hazan and Singer, 2011).

    The update at step t is p -= lr / (1 + (t - 1) * lr_decay) * grad / (sqrt(s) + eps), where s is the sum of all
    squared gradients.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr, lr_decay: learning rate and its decay per step.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.
        initial_accumulator_value: initial value of s.
        eps: added to the denominator for numerical stability.

    >>> optimizer = optim.Adagrad(nn.Linear(2, 1).parameters(), lr=0.1)
    """

    bounds = {"lr": (0, inf), "lr_decay": (0, inf), "weight_decay": (0, inf), "eps": (0, inf),
              "initial_accumulator_value": (0, inf)}
    row = "adagrad_"

    def __init__(
        self, params: Any, lr: float = 1e-2, lr_decay: float = 0, weight_decay: float = 0,
        initial_accumulator_value: float = 0, eps: float = 1e-10, foreach: bool | None = None, *,
        maximize: bool = False, differentiable: bool = False, fused: bool | None = None,
    ) -> None:
        super().__init__(params, {"lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay,
                                  "initial_accumulator_value": initial_accumulator_value, "foreach": foreach,
                                  "maximize": maximize, "differentiable": differentiable, "fused": fused})
        for group in self.param_groups:
            for parameter in group["params"]:
                self.state[parameter] = {**self.begun(group), "sum": self.started("sum", parameter, group)}

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"rate": group["lr"] / (1 + (step - 1) * group["lr_decay"])}

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        return not group["weight_decay"]

    def start(self, key: str, group: dict[str, Any]) -> float:
        value: float = group["initial_accumulator_value"]
        return value

    def share_memory(self) -> None:
        """Allocate the sums of all parameters in shared memory, so that several processes add to the same sums."""
        for state in self.state.values():
            state["sum"].share_memory_()


class Adadelta(Optimizer):
    """Adadelta optimizer (Zeiler, 2012).

    The update is p -= lr * d with d = sqrt(a + eps) / sqrt(v + eps) * grad, where v and a are running means of the
    squares of grad and of d.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr: factor of the update.
        rho: decay rate of the running means, in [0, 1).
        eps: added for numerical stability.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.

    >>> optimizer = optim.Adadelta(nn.Linear(2, 1).parameters(), rho=0.95)
    """

    bounds = {"lr": (0, inf), "rho": (0, 1), "eps": (0, inf), "weight_decay": (0, inf)}
    row = "adadelta_"

    def __init__(
        self, params: Any, lr: float = 1.0, rho: float = 0.9, eps: float = 1e-6, weight_decay: float = 0,
        foreach: bool | None = None, *, capturable: bool = False, maximize: bool = False, differentiable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay, "maximize": maximize,
                                  "capturable": capturable, "foreach": foreach, "differentiable": differentiable})

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"share": 1 - group["rho"]}


class RMSprop(Optimizer):
    """RMSprop optimizer (Tieleman and Hinton, 2012).

    The update is p -= lr * grad / (sqrt(v) + eps), where v is the running mean of grad ** 2.

    Args:
        params: parameters or groups; see `Optimizer`.
        lr: learning rate.
        alpha: decay rate of the running mean, in [0, 1).
        eps: added to the denominator for numerical stability.
        weight_decay: L2 penalty; weight_decay * p is added to the gradient.
        momentum: factor of a velocity that accumulates the steps.
        centered: subtract the squared running mean of the gradient from v (Graves, 2013).

    >>> optimizer = optim.RMSprop(nn.Linear(2, 1).parameters(), momentum=0.9, centered=True)
    """

    bounds = {"lr": (0, inf), "alpha": (0, 1), "eps": (0, inf), "weight_decay": (0, inf), "momentum": (0, inf)}
    keys = {"slope_avg": "grad_avg"}

    def __init__(
        self, params: Any, lr: float = 1e-2, alpha: float = 0.99, eps: float = 1e-8, weight_decay: float = 0,
        momentum: float = 0, centered: bool = False, capturable: bool = False, foreach: bool | None = None,
        maximize: bool = False, differentiable: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps, "centered": centered,
                                  "weight_decay": weight_decay, "capturable": capturable, "foreach": foreach,
                                  "maximize": maximize, "differentiable": differentiable})

    def row_of(self, group: dict[str, Any]) -> str:
        return "rmsprop_centered_" if group["centered"] else "rmsprop_momentum_" if group["momentum"] else "rmsprop_"

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"share": 1 - group["alpha"]}
