"""Lion, an optimizer whose update rule is the row lion_."""

from math import inf

from torch.optim import Optimizer


class Lion(Optimizer):
    """Lion optimizer (Chen and others, 2023): p -= lr * (sign(m + (1 - beta1) * (g - m)) + weight_decay * p).

    m is a running mean of gradients.

    Args:
        params: parameters or groups; see torch.optim.Optimizer.
        betas: decay rates of the mean, each in [0, 1): first for the direction of the step, then for the mean itself.
    """

    bounds = {"lr": (0, inf), "weight_decay": (0, inf)}

    def __init__(self, params, lr=1e-4, betas=(0.9, 0.99), weight_decay=0):
        super().__init__(params, {"lr": lr, "betas": betas, "weight_decay": weight_decay})

    def row_of(self, group):
        return "own_ops.lion_"

    def numbers(self, group, step):
        beta1, beta2 = group["betas"]
        return {"rate": group["lr"], "share1": 1 - beta1, "share2": 1 - beta2}
