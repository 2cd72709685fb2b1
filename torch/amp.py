"""autocast and GradScaler, for programs that compute in mixed precision.

Inside autocast ops convert their operands, as csrc/python/call/autocast.c does it. GradScaler scales losses as the
gradients of half precision need it.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import warnings

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor import dtypes

if TYPE_CHECKING:
    from typing import Any

    from torch.optim import Optimizer

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "get_autocast_dtype", "is_autocast_available",
           "is_autocast_enabled"]


def is_autocast_available(device_type: str) -> bool:
    """Whether there are devices of the name for `autocast` to be entered for."""
    return device_type in ("cpu", "cuda")


_PLACES = ("cpu", "cuda")
_TYPES = {"cpu": dtypes.bfloat16, "cuda": dtypes.float16}  # those that are lower unless a context says another


class autocast(contextlib.ContextDecorator):
    """A context or decorator in which products, convolutions and layers made of them compute in a lower type, and
    losses and what else needs it in float, as in PyTorch: torch._call.autocast_lists lists both. Operands are converted
    and gradients converted back; doubles, out= and calls in place stay as they are. Contexts nest, each thread has
    its own.

    device_type: "cpu" or "cuda", whose tensors it is about. dtype: torch.bfloat16, the default on the CPU, or
    torch.float16, the default on GPUs. enabled: False ends the conversions inside. cache_enabled: whether a leaf that
    requires a gradient is converted once for all calls of the outermost context, unless it is written to.

    On the CPU the results have PyTorch's types and precision, and nothing is gained: products are computed in float
    between conversions. Raises TypeError and RuntimeError for a device_type that is none; for a dtype that is none of
    the two, and for "cuda" where there is no GPU, a warning says that nothing is converted.

    >>> import torch
    >>> with torch.autocast("cpu"):
    ...     y = torch.ones(2, 2) @ torch.ones(2, 2)
    ...     y.dtype, torch.nn.functional.mse_loss(y, y).dtype
    (torch.bfloat16, torch.float32)
    """

    def __init__(
        self, device_type: str = "cuda", dtype: Any = None, enabled: bool = True, cache_enabled: bool | None = None,
    ) -> None:
        if not isinstance(device_type, str):
            raise TypeError(f"autocast: device_type is {shown(device_type)}; need 'cpu' or 'cuda'")
        _check_place("autocast", device_type)
        self.device, self.fast_dtype = device_type, get_autocast_dtype(device_type) if dtype is None else dtype
        self._enabled = _can_cast(device_type, self.fast_dtype, enabled)
        self._cache_enabled = cache_enabled is not False
        self._before: list[Any] = []

    def __enter__(self) -> autocast:
        from torch._call import autocast_lists  # noqa: F401 - it tells the binding of calls what each op does

        types, cache = _state()
        types[self.device] = self.fast_dtype if self._enabled else None
        cache = None if not self._cache_enabled else {} if cache is None else cache
        self._before.append(_core.set_autocast((*types.values(), cache)))
        return self

    def __exit__(self, *error: Any) -> None:
        _core.set_autocast(self._before.pop())

    def _recreate_cm(self) -> autocast:
        """A context for each call of a decorated function, as several threads may be in it."""
        fresh = copy.copy(self)
        fresh._before = []
        return fresh


def _check_place(name, device_type):
    if device_type not in _PLACES:
        raise RuntimeError(f"{name}: device_type is {device_type!r}; need 'cpu' or 'cuda'")


def _can_cast(device_type, dtype, enabled):
    if not enabled:
        return False
    from torch import cuda

    if dtype not in _TYPES.values():
        reason = f"dtype is {shown(dtype)}; need torch.bfloat16 or torch.float16"
    elif device_type == "cuda" and not cuda.is_available():
        reason = "device_type is 'cuda', and there is no GPU"
    else:
        return True
    warnings.warn(f"autocast: {reason}: nothing is converted", stacklevel=3)
    return False


def _state():
    """The lower types of this thread by device, and the dict of conversions."""
    state = _core.autocast_state()
    return (dict.fromkeys(_PLACES), None) if state is None else (dict(zip(_PLACES, state, strict=False)), state[2])


def custom_fwd(fwd: Any = None, *, device_type: str = "cuda", cast_inputs: Any = None) -> Any:
    """A decorator for the forward of a Function. custom_bwd runs its backward under the autocast of the forward.

    cast_inputs: a floating type; inside autocast the arguments are then converted to it, and forward runs without.
    """
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def forward(context: Any, *arguments: Any, **options: Any) -> Any:
        enabled = is_autocast_enabled(device_type)
        context._autocast = (get_autocast_dtype(device_type), enabled and cast_inputs is None)
        if not enabled or cast_inputs is None:
            return fwd(context, *arguments, **options)
        with autocast(device_type, enabled=False):
            return fwd(context, *(_cast(value, device_type, cast_inputs) for value in arguments),
                       **{name: _cast(value, device_type, cast_inputs) for name, value in options.items()})

    return forward


def _cast(value, device_type, dtype):
    """Floats but doubles on the device converted, also in lists, tuples and dicts."""
    if isinstance(value, Tensor):
        converts = value.is_floating_point() and value.dtype is not dtypes.float64
        return value.to(dtype) if converts and value.is_cuda == (device_type == "cuda") else value
    if isinstance(value, dict):
        return {key: _cast(item, device_type, dtype) for key, item in value.items()}
    if type(value) in (list, tuple):
        return type(value)(_cast(item, device_type, dtype) for item in value)
    return value


def custom_bwd(bwd: Any = None, *, device_type: str = "cuda") -> Any:
    """A decorator for the backward of a Function whose forward has custom_fwd: it runs under the same autocast."""
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def backward(context: Any, *gradients: Any, **options: Any) -> Any:
        dtype, enabled = context._autocast
        with autocast(device_type, dtype, enabled):
            return bwd(context, *gradients, **options)

    return backward


def is_autocast_enabled(device_type: str | None = None) -> bool:
    """Whether this thread is inside an autocast context for a device, "cuda" where none is named."""
    place = "cuda" if device_type is None else device_type
    return _state()[0].get(place) is not None


def get_autocast_dtype(device_type: str) -> Any:
    """The lower type inside autocast for a device; outside that which is the default there."""
    _check_place("get_autocast_dtype", device_type)
    return _state()[0][device_type] or _TYPES[device_type]


def is_autocast_cpu_enabled() -> bool:
    """is_autocast_enabled("cpu")."""
    return is_autocast_enabled("cpu")


def get_autocast_cpu_dtype() -> Any:
    """get_autocast_dtype("cpu")."""
    return get_autocast_dtype("cpu")


def get_autocast_gpu_dtype() -> Any:
    """get_autocast_dtype("cuda")."""
    return get_autocast_dtype("cuda")


def is_autocast_cache_enabled() -> bool:
    """Whether leaves are converted once for all calls: unless the innermost context says no."""
    state = _core.autocast_state()
    return state is None or state[2] is not None


def clear_autocast_cache() -> None:
    """Forgets the conversions of leaves, which are made anew where they are needed."""
    (_state()[1] or {}).clear()


def _all_finite(gradients):
    """Whether no gradient holds inf or nan: one number for each, which are read together, once for each device."""
    largest: dict[Any, list[Any]] = {}
    for gradient in gradients:
        if gradient.numel():
            largest.setdefault(gradient.device, []).append(_core.norm(gradient, float("inf")).double())
    return all(bool(_core.isfinite(_core.stack(found)).all()) for found in largest.values())


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
        self._unscaled[id(optimizer)] = _all_finite(gradients)

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
