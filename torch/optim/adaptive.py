"""Optimizers that adapt the step of each element to the size of its gradients."""

from __future__ import annotations

from math import inf, sqrt

from torch._checking import TYPE_CHECKING
from torch.optim.optimizer import SWITCHES, Optimizer, check_pair

if TYPE_CHECKING:
    from typing import Any, Unpack

    from torch._core import Tensor, Variable
    from torch.optim.optimizer import Switches


class Adam(Optimizer):
    """Adam (Kingma and Ba, 2014): p -= lr * m / (sqrt(v) + eps), where m and v are running means of the gradient and of
    its square, corrected for their start at zero.

    params: see Optimizer, for the switches too. betas: how much of m and of v stays at each step, from 0 to below 1,
    else ValueError. eps: keeps the quotient finite. weight_decay adds weight_decay * p to the gradient; with
    decoupled_weight_decay the parameter loses lr * weight_decay * p beside the step instead (Loshchilov and Hutter,
    2019). amsgrad: the largest v so far stands in the place of v (Reddi and others, 2018).

    >>> optimizer = optim.Adam(nn.Linear(2, 1).parameters(), lr=1e-3)
    """

    switches = (*SWITCHES, "fused")
    bounds = {"lr": (0, inf), "betas": (0, 1), "eps": (0, inf), "weight_decay": (0, inf)}

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, amsgrad: bool = False, *, decoupled_weight_decay: bool = False,
        **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "amsgrad": amsgrad, "decoupled_weight_decay": decoupled_weight_decay}, **switches)

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "betas")

    def row_of(self, group: dict[str, Any]) -> str:
        return "amsgrad_" if group["amsgrad"] else "adam_"

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return means(group, step)


class AdamW(Adam):
    """Adam whose weight_decay does not go through the means: p -= lr * weight_decay * p beside Adam's step (Loshchilov
    and Hutter, 2019).

    params: see Optimizer; the other arguments are Adam's.

    >>> optimizer = optim.AdamW(nn.Linear(2, 1).parameters(), weight_decay=0.1)
    """

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 1e-2, amsgrad: bool = False, **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, decoupled_weight_decay=True, **switches)


class SparseAdam(Optimizer):
    """Adam for sparse gradients, as nn.Embedding(sparse=True) makes them: a step changes the rows that the gradient
    names and their means alone, so the means of other rows do not decay.

    params: see Optimizer; lr and betas as Adam has them. eps: is added to sqrt(v) before v is corrected for its start.
    Raises RuntimeError for a gradient that is dense.

    >>> optimizer = optim.SparseAdam(nn.Embedding(10, 3, sparse=True).parameters())
    """

    switches = ("maximize",)
    bounds = {"lr": (0, inf), "betas": (0, 1), "eps": (0, inf)}
    row = "adam_"

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        maximize: bool = False,
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps}, maximize=maximize)

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "betas")

    def update(self) -> None:
        """One step for every parameter that has a gradient."""
        for number, parameter in enumerate(one for group in self.param_groups for one in group["params"]):
            if parameter.grad is not None and not parameter.grad.is_sparse:
                raise RuntimeError(f"SparseAdam: parameter {number} has a dense gradient; use Adam for it")
        super().update()

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        return True

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        found = means({**group, "decoupled_weight_decay": False}, step)
        return found | {"rate": found["rate"] / found["root"], "root": 1, "weight_decay": 0}


class NAdam(Optimizer):
    """Adam with Nesterov's momentum (Dozat, 2016): a step takes the next momentum already, beside the gradient itself.

    params: see Optimizer; lr, betas, eps, weight_decay, decoupled_weight_decay as Adam has them. The momentum of step t
    is betas[0] * (1 - 0.96 ** (t * momentum_decay) / 2).

    >>> optimizer = optim.NAdam(nn.Linear(2, 1).parameters(), lr=2e-3)
    """

    switches = SWITCHES
    bounds = {**Adam.bounds, "momentum_decay": (0, inf)}
    row = "nadam_"

    def __init__(
        self, params: Any, lr: float = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, momentum_decay: float = 4e-3, decoupled_weight_decay: bool = False,
        **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
                                  "momentum_decay": momentum_decay,
                                  "decoupled_weight_decay": decoupled_weight_decay}, **switches)
        self._products: dict[tuple[float, float], tuple[int, float]] = {}

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "betas")

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta, decay = group["betas"][0], group["momentum_decay"]
        product, momentum, following = self._product(beta, decay, step), _momentum(beta, decay, step), _momentum(
            beta, decay, step + 1)
        return means(group, step) | {"rate": group["lr"] * following / (1 - product * following),
                                     "ahead": group["lr"] * (1 - momentum) / (1 - product)}

    def update(self) -> None:
        """One step for every parameter that has a gradient; "mu_product", which other libraries go on with, stands in
        its state."""
        super().update()
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    state = self.state[parameter]
                    state["mu_product"] = self._product(group["betas"][0], group["momentum_decay"], state["step"])

    def _product(self, beta, decay, step):
        """The product of the momenta of all steps until this, from the step on for which it was asked before."""
        last, product = self._products.get((beta, decay), (0, 1.0))
        if last > step:
            last, product = 0, 1.0
        for number in range(last + 1, step + 1):
            product *= _momentum(beta, decay, number)
        self._products[beta, decay] = step, product
        return product


class RAdam(Adam):
    """Rectified Adam (Liu and others, 2020): Adam whose first steps, while the variance of v is unknown, are the plain
    mean m, and whose others are shorter by as much as v varies.

    params: see Optimizer; the other arguments are Adam's.

    >>> optimizer = optim.RAdam(nn.Linear(2, 1).parameters(), lr=1e-3)
    """

    def __init__(
        self, params: Any, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, decoupled_weight_decay: bool = False, **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, decoupled_weight_decay=decoupled_weight_decay,
                         **switches)

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta = group["betas"][1]
        known, longest = 1 - beta**step, 2 / (1 - beta) - 1
        length = longest - 2 * step * beta**step / known
        found = means(group, step)
        if length <= 5:
            return found | {"root": 0, "eps": 1}  # rate * m / 1
        part = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        return found | {"root": 1, "rate": found["rate"] * sqrt(part * known)}


def means(group: dict[str, Any], step: int) -> dict[str, float]:
    """The numbers of Adam's row: how fast its means go, what corrects their start at zero, where weight decay goes."""
    beta1, beta2 = group["betas"]
    found = {"share1": 1 - beta1, "share2": 1 - beta2, "rate": group["lr"] / (1 - beta1**step),
             "root": 1 / sqrt(1 - beta2**step), "keep": 1}
    if group["decoupled_weight_decay"]:
        found |= {"keep": 1 - group["lr"] * group["weight_decay"], "weight_decay": 0}
    return found


def _momentum(beta, decay, step):
    """NAdam's momentum of a step."""
    return beta * (1 - 0.5 * 0.96 ** (step * decay))


class Adamax(Optimizer):
    """Adamax (Kingma and Ba, 2014): p -= lr * m / u with the running mean m of the gradient, corrected for its start,
    and u = max(betas[1] * u, |grad| + eps).

    params: see Optimizer. weight_decay adds weight_decay * p to the gradient.

    >>> optimizer = optim.Adamax(nn.Linear(2, 1).parameters())
    """

    switches = SWITCHES
    bounds = Adam.bounds
    row = "adamax_"

    def __init__(
        self, params: Any, lr: float = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}, **switches)

    def check(self, group: dict[str, Any]) -> None:
        super().check(group)
        check_pair(self, group, "betas")

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        beta1, beta2 = group["betas"]
        return {"share": 1 - beta1, "beta2": beta2, "rate": group["lr"] / (1 - beta1**step)}


class Adagrad(Optimizer):
    """Adagrad (Duchi, Hazan and Singer, 2011): p -= lr / (1 + (t - 1) * lr_decay) * grad / (sqrt(s) + eps) at step t,
    where s is the sum of all squared gradients.

    params: see Optimizer. weight_decay adds weight_decay * p to the gradient. initial_accumulator_value: what s starts
    with.

    >>> optimizer = optim.Adagrad(nn.Linear(2, 1).parameters(), lr=0.1)
    """

    switches = ("maximize", "foreach", "differentiable", "fused")
    bounds = {"lr": (0, inf), "lr_decay": (0, inf), "weight_decay": (0, inf), "eps": (0, inf),
              "initial_accumulator_value": (0, inf)}
    row = "adagrad_"

    def __init__(
        self, params: Any, lr: float = 1e-2, lr_decay: float = 0, weight_decay: float = 0,
        initial_accumulator_value: float = 0, eps: float = 1e-10, **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "lr_decay": lr_decay, "weight_decay": weight_decay, "eps": eps,
                                  "initial_accumulator_value": initial_accumulator_value}, **switches)

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"rate": group["lr"] / (1 + (step - 1) * group["lr_decay"])}

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        return not group["weight_decay"]

    def started(self, key: str, parameter: Variable, group: dict[str, Any]) -> Tensor:
        return super().started(key, parameter, group).fill_(group["initial_accumulator_value"])

    def share_memory(self) -> None:
        """Makes the sums of all parameters now, in shared memory, so that several processes add to the same."""
        for group in self.param_groups:
            for parameter in group["params"]:
                state = self.state.setdefault(parameter, {"step": 0})
                if "sum" not in state:
                    state["sum"] = self.started("sum", parameter, group)
                state["sum"].share_memory_()


class Adadelta(Optimizer):
    """Adadelta (Zeiler, 2012): p -= lr * d with d = sqrt(a + eps) / sqrt(v + eps) * grad, where v and a are running
    means of the squares of grad and of d.

    params: see Optimizer. rho: how much of the means stays at each step. weight_decay adds weight_decay * p to the
    gradient.

    >>> optimizer = optim.Adadelta(nn.Linear(2, 1).parameters(), rho=0.95)
    """

    switches = SWITCHES
    bounds = {"lr": (0, inf), "rho": (0, 1), "eps": (0, inf), "weight_decay": (0, inf)}
    row = "adadelta_"

    def __init__(
        self, params: Any, lr: float = 1.0, rho: float = 0.9, eps: float = 1e-6, weight_decay: float = 0,
        **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay}, **switches)

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"share": 1 - group["rho"]}


class RMSprop(Optimizer):
    """RMSprop (Tieleman and Hinton, 2012): p -= lr * grad / (sqrt(v) + eps) with the running mean v of grad ** 2.

    params: see Optimizer. alpha: how much of the mean stays at each step. momentum: the steps gather in a velocity.
    centered: the square of the mean gradient is taken from v (Graves, 2013). weight_decay adds weight_decay * p to the
    gradient.

    >>> optimizer = optim.RMSprop(nn.Linear(2, 1).parameters(), momentum=0.9, centered=True)
    """

    switches = SWITCHES
    bounds = {"lr": (0, inf), "alpha": (0, 1), "eps": (0, inf), "weight_decay": (0, inf), "momentum": (0, inf)}
    keys = {"slope_avg": "grad_avg"}

    def __init__(
        self, params: Any, lr: float = 1e-2, alpha: float = 0.99, eps: float = 1e-8, weight_decay: float = 0,
        momentum: float = 0, centered: bool = False, **switches: Unpack[Switches],
    ) -> None:
        super().__init__(params, {"lr": lr, "alpha": alpha, "eps": eps, "weight_decay": weight_decay,
                                  "momentum": momentum, "centered": centered}, **switches)

    def row_of(self, group: dict[str, Any]) -> str:
        return "rmsprop_centered_" if group["centered"] else "rmsprop_momentum_" if group["momentum"] else "rmsprop_"

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        return {"share": 1 - group["alpha"]}
