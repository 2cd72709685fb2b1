"""SGD: stochastic gradient descent, with momentum."""

from torch._core import sgd_step
from torch.optim.optimizer import Optimizer, required


class SGD(Optimizer):
    """p -= lr * v with the velocity v = momentum * v + (1 - dampening) * grad; v starts as the first gradient.

    params: see Optimizer. weight_decay adds weight_decay * p to the gradient. nesterov looks ahead: p -= lr * (grad +
    momentum * v) (Sutskever and others, 2013); it needs momentum above zero and no dampening, else ValueError.

    >>> layer = nn.Linear(2, 1)
    >>> optimizer = optim.SGD((layer, nn.MSELoss()), lr=0.1, momentum=0.9)
    >>> loss = optimizer.step(Variable(torch.ones(4, 2)), Variable(torch.ones(4, 1)))
    """

    def __init__(self, params, lr=required, momentum=0, dampening=0, weight_decay=0, nesterov=False):
        super().__init__(params, {"lr": lr, "momentum": momentum, "dampening": dampening or 0,
                                  "weight_decay": weight_decay, "nesterov": nesterov})

    def check(self, group):
        if group["lr"] < 0 or group["momentum"] < 0 or group["weight_decay"] < 0:
            raise ValueError("SGD: lr, momentum and weight_decay are not negative")
        if group["nesterov"] and (group["momentum"] <= 0 or group["dampening"] != 0):
            raise ValueError("SGD: nesterov needs a momentum above zero and no dampening")

    def update(self):
        """One step for every parameter that has a gradient: one C call a group."""
        for group in self.param_groups:
            parameters, momentum = group["params"], group["momentum"]
            buffers, complete = self._velocities(parameters) if momentum else ([None] * len(parameters), True)
            sgd_step(parameters, buffers, group["lr"], momentum, group["dampening"], group["weight_decay"],
                     group["nesterov"])
            if not complete:
                self._keep(parameters, buffers)

    def _velocities(self, parameters):
        """A tensor or None for each parameter, and whether all have one."""
        state = self.state
        try:
            return [state[parameter]["momentum_buffer"] for parameter in parameters], True
        except KeyError:
            return [state.get(parameter, {}).get("momentum_buffer") for parameter in parameters], False

    def _keep(self, parameters, buffers):
        for parameter, buffer in zip(parameters, buffers, strict=True):
            if buffer is not None:
                self.state.setdefault(parameter, {})["momentum_buffer"] = buffer
