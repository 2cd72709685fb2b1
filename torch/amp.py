"""autocast and GradScaler, for programs that compute in mixed precision.

Every operation computes in the type of its operands: autocast casts nothing, so results within are as precise as
outside. GradScaler scales losses as the gradients of half precision need it.
"""

from __future__ import annotations

import contextlib

from torch import _core
from torch._checking import TYPE_CHECKING
from torch._core import Tensor
from torch._values import shown

if TYPE_CHECKING:
    from typing import Any

    from torch.optim import Optimizer

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "get_autocast_dtype", "is_autocast_available",
           "is_autocast_enabled"]


def is_autocast_available(device_type: str) -> bool:
    """Whether there are devices of the name for `autocast` to be entered for."""
    return device_type in ("cpu", "cuda")


class autocast(contextlib.ContextDecorator):
    """A context or decorator in which programs allow less precise types. None is chosen: types stay what they are.

    device_type, dtype, enabled, cache_enabled: what to cast where, and say nothing here but that the first is a str.

    >>> import torch
    >>> with torch.autocast("cpu", enabled=True):
    ...     (torch.ones(2, 2) @ torch.ones(2, 2)).dtype
    torch.float32
    """

    def __init__(
        self, device_type: str = "cuda", dtype: Any = None, enabled: bool = True, cache_enabled: bool | None = None,
    ) -> None:
        if not isinstance(device_type, str):
            raise TypeError(f"autocast: device_type is {shown(device_type)}; need 'cpu' or 'cuda'")
        self.device, self.fast_dtype = device_type, dtype
        self._enabled, self._cache_enabled = enabled, cache_enabled

    def __enter__(self) -> autocast:
        return self

    def __exit__(self, *error: Any) -> None:
        return None


def custom_fwd(fwd: Any = None, *, device_type: str = "cuda", cast_inputs: Any = None) -> Any:
    """A decorator for the forward of a Function, which gives it as it is: inputs keep their types, as everywhere."""
    return (lambda fwd: fwd) if fwd is None else fwd


def custom_bwd(bwd: Any = None, *, device_type: str = "cuda") -> Any:
    """A decorator for the backward of a Function, which gives it as it is."""
    return (lambda bwd: bwd) if bwd is None else bwd


def is_autocast_enabled(device_type: str | None = None) -> bool:
    """False: no operation casts its operands."""
    return False


def get_autocast_dtype(device_type: str) -> Any:
    """The default type: nothing is cast to another."""
    return _core.get_default_dtype()


class GradScaler:
    """Scales losses, so that gradients of half precision do not vanish, and unscales gradients before a step.

    Where gradients are not finite the step is left out and the scale becomes smaller by backoff_factor; after
    growth_interval good steps it grows by growth_factor (Micikevicius et al., 2018).

    >>> import torch
    >>> x = torch.ones(2, requires_grad=True)
    >>> scaler, optimizer = torch.amp.GradScaler("cpu"), torch.optim.SGD([x], lr=0.5)
    >>> scaler.scale(x.sum()).backward()
    >>> scaler.step(optimizer)
    >>> scaler.update()
    >>> x.data.tolist()
    [0.5, 0.5]
    """

    def __init__(
        self, device: str = "cuda", init_scale: float = 65536.0, growth_factor: float = 2.0,
        backoff_factor: float = 0.5, growth_interval: int = 2000, enabled: bool = True,
    ) -> None:
        if device.startswith("cuda"):
            from torch import cuda

            enabled = enabled and cuda.is_available()
        if growth_factor <= 1 or not 0 < backoff_factor < 1:
            raise ValueError(f"GradScaler: growth_factor is {growth_factor}, backoff_factor {backoff_factor}; need one "
                             "above 1, and one between 0 and 1")
        self._enabled, self._scale, self._good_steps = enabled, float(init_scale), 0
        self._growth_factor, self._backoff_factor = growth_factor, backoff_factor
        self._growth_interval = growth_interval
        self._unscaled: dict[int, bool] = {}  # of the optimizers of this step: are all gradients finite?

    def scale(self, outputs: Any) -> Any:
        """A loss times the scale; of a list or tuple all of them."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, Tensor):
            return outputs * self._scale
        return type(outputs)(self.scale(one) for one in outputs)

    def unscale_(self, optimizer: Optimizer) -> None:
        """Divides the gradients of the optimizer's parameters by the scale, once a step: to clip them, say.

        Raises RuntimeError the second time.
        """
        if not self._enabled:
            return
        if id(optimizer) in self._unscaled:
            raise RuntimeError("GradScaler: unscale_() has been called since the last update()")
        gradients = [parameter.grad.data for group in optimizer.param_groups for parameter in group["params"]
                     if parameter.grad is not None]
        for gradient in gradients:
            gradient.mul_(1 / self._scale)
        self._unscaled[id(optimizer)] = all(bool(_core.isfinite(gradient).all()) for gradient in gradients)

    def step(self, optimizer: Optimizer, *arguments: Any, **keywords: Any) -> Any:
        """The optimizer's step, if the gradients, unscaled, are finite. Returns what it returns."""
        if not self._enabled:
            return optimizer.step(*arguments, **keywords)
        if id(optimizer) not in self._unscaled:
            self.unscale_(optimizer)
        return optimizer.step(*arguments, **keywords) if self._unscaled[id(optimizer)] else None

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """Ends a step of training: the scale becomes new_scale, shrinks, or grows."""
        if not self._enabled:
            return
        if new_scale is not None:
            self._scale = float(new_scale)
        elif not all(self._unscaled.values()):
            self._scale, self._good_steps = self._scale * self._backoff_factor, 0
        else:
            self._good_steps += 1
            if self._good_steps == self._growth_interval:
                self._scale, self._good_steps = self._scale * self._growth_factor, 0
        self._unscaled.clear()

    def get_scale(self) -> float:
        """The scale; 1 where the scaler is not enabled."""
        return self._scale if self._enabled else 1.0

    def is_enabled(self) -> bool:
        """Whether it does anything: by default where there is a GPU."""
        return self._enabled

    def state_dict(self) -> dict[str, Any]:
        """What load_state_dict goes on from."""
        if not self._enabled:
            return {}
        return {"scale": self._scale, "growth_factor": self._growth_factor, "backoff_factor": self._backoff_factor,
                "growth_interval": self._growth_interval, "_growth_tracker": self._good_steps}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Goes on from what state_dict gave. Raises RuntimeError for a dict of a scaler that was not enabled."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError("GradScaler: the state is empty: the scaler that gave it was not enabled")
        self._scale, self._good_steps = state_dict["scale"], state_dict["_growth_tracker"]
        self._growth_factor, self._backoff_factor = state_dict["growth_factor"], state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
