"""Optimizers that adapt the step of each element to the size of its gradients."""

import math

from torch.optim.optimizer import Optimizer


class Adam(Optimizer):
    """Adam (Kingma and Ba, 2014): p -= lr * m / (sqrt(v) + eps), where m and v are running means of the gradient and of
    its square, corrected for their start at zero.

    params: see Optimizer. betas: how much of m and of v stays at each step, from 0 to below 1, else ValueError.
    eps: keeps the quotient finite. weight_decay adds weight_decay * p to the gradient.

    >>> optimizer = optim.Adam(nn.Linear(2, 1).parameters(), lr=1e-3)
    """

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0):
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay})

    def check(self, group):
        if not all(0 <= beta < 1 for beta in group["betas"]):
            raise ValueError(f"Adam: betas are from 0 to below 1, not {group['betas']}")

    def update(self):
        """One step for every parameter that has a gradient."""
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    self._update_one(parameter, group)

    def _update_one(self, parameter, group):
        gradient, data = parameter.grad.data, parameter.data
        state = self.state.get(parameter)
        if state is None:
            state = self.state[parameter] = {"step": 0, "exp_avg": data.clone().zero_(),
                                             "exp_avg_sq": data.clone().zero_()}
        state["step"] += 1
        (beta1, beta2), mean, square = group["betas"], state["exp_avg"], state["exp_avg_sq"]
        if group["weight_decay"]:
            gradient = gradient.add(group["weight_decay"], data)
        mean.mul_(beta1).add_(1 - beta1, gradient)
        square.mul_(beta2).addcmul_(1 - beta2, gradient, gradient)
        correction = math.sqrt(1 - beta2 ** state["step"]) / (1 - beta1 ** state["step"])
        data.addcdiv_(-group["lr"] * correction, mean, square.sqrt().add_(group["eps"]))
