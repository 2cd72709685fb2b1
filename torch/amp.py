"""Automatic mixed precision: autocast and GradScaler.

Within autocast, operations convert their operands (csrc/python/call/autocast.c). GradScaler scales losses so that
gradients in half precision do not underflow.
"""

from __future__ import annotations

import contextlib
import copy
import enum
import functools
import warnings

from torch import _core
from torch._base.arguments import shown
from torch._base.autocast import declare_rows
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor import dtypes

if TYPE_CHECKING:
    from typing import Any

    from torch.optim import Optimizer

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "get_autocast_dtype", "is_autocast_available",
           "is_autocast_enabled"]


def is_autocast_available(device_type: str) -> bool:
    """Return whether autocast supports a device type.

    >>> import torch
    >>> torch.amp.is_autocast_available("cpu")
    True
    """
    return device_type in ("cpu", "cuda")


_PLACES = ("cpu", "cuda")
_TYPES = {"cpu": dtypes.bfloat16, "cuda": dtypes.float16}  # the default lower types


class autocast(contextlib.ContextDecorator):
    """Context or decorator in which products and convolutions compute in a lower precision type.

    Losses and other sensitive operations compute in float, as in PyTorch; the manual states it for each row. Operands
    are converted, and gradients are converted back. Doubles, out= and in-place calls are not converted. Contexts
    nest, and each thread has its own. On the CPU, results have PyTorch's types and precision but are not faster:
    products are computed in float between conversions.

    Args:
        device_type: "cpu" or "cuda", the device of the tensors that are converted.
        dtype: torch.bfloat16 (default on the CPU) or torch.float16 (default on GPUs).
        enabled: False disables conversions within the context.
        cache_enabled: convert a leaf that requires grad once for all calls in the outermost context, until it is
            written to.
    Raises:
        TypeError: `device_type` is not a str.
        RuntimeError: unknown `device_type`.

    An unsupported dtype, or "cuda" without a GPU, disables conversions with a warning.

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
        declare_rows()
        types, cache = _state()
        types[self.device] = self.fast_dtype if self._enabled else None
        cache = None if not self._cache_enabled else {} if cache is None else cache
        self._before.append(_core.set_autocast((*types.values(), cache)))
        return self

    def __exit__(self, *error: Any) -> None:
        _core.set_autocast(self._before.pop())

    def _recreate_cm(self) -> autocast:
        """Return a new context for each call of a decorated function, because threads may run it concurrently."""
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
    warnings.warn(f"autocast: {reason}: autocast is disabled", stacklevel=3)
    return False


def _state():
    """Return this thread's lower types by device, and its cache of conversions."""
    state = _core.autocast_state()
    return (dict.fromkeys(_PLACES), None) if state is None else (dict(zip(_PLACES, state, strict=False)), state[2])


def custom_fwd(fwd: Any = None, *, device_type: str = "cuda", cast_inputs: Any = None) -> Any:
    """Decorator for the forward of a Function whose backward, with custom_bwd, runs in the same autocast state.

    Args:
        cast_inputs: a floating type; within autocast, arguments are converted to it and forward runs without
            autocast.

    >>> import torch
    >>> class Double(torch.autograd.Function):
    ...     @staticmethod
    ...     @torch.amp.custom_fwd(device_type="cpu", cast_inputs=torch.float32)
    ...     def forward(ctx, x):
    ...         return 2 * x
    ...     @staticmethod
    ...     @torch.amp.custom_bwd(device_type="cpu")
    ...     def backward(ctx, grad):
    ...         return 2 * grad
    >>> Double.apply(torch.ones(1)).tolist()
    [2.0]
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
    """Convert floats other than doubles on the device, also in lists, tuples and dicts."""
    if isinstance(value, Tensor):
        converts = value.is_floating_point() and value.dtype is not dtypes.float64
        return value.to(dtype) if converts and value.is_cuda == (device_type == "cuda") else value
    if isinstance(value, dict):
        return {key: _cast(item, device_type, dtype) for key, item in value.items()}
    if type(value) in (list, tuple):
        return type(value)(_cast(item, device_type, dtype) for item in value)
    return value


def custom_bwd(bwd: Any = None, *, device_type: str = "cuda") -> Any:
    """Decorator for the backward of a Function whose forward has custom_fwd: runs it under the same autocast state.

    >>> class Double(autograd.Function):
    ...     @staticmethod
    ...     @torch.amp.custom_fwd(device_type="cpu")
    ...     def forward(context, x):
    ...         return x * 2
    ...     @staticmethod
    ...     @torch.amp.custom_bwd(device_type="cpu")
    ...     def backward(context, gradient):
    ...         return gradient * 2
    >>> x = torch.ones(2, requires_grad=True)
    >>> with torch.autocast("cpu"):
    ...     y = Double.apply(x)
    >>> y.sum().backward()
    >>> x.grad.tolist()
    [2.0, 2.0]
    """
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def backward(context: Any, *gradients: Any, **options: Any) -> Any:
        dtype, enabled = context._autocast
        with autocast(device_type, dtype, enabled):
            return bwd(context, *gradients, **options)

    return backward


def is_autocast_enabled(device_type: str | None = None) -> bool:
    """Return whether this thread is within autocast for a device type, by default "cuda".

    >>> import torch
    >>> torch.is_autocast_enabled("cpu")
    False
    """
    position = "cuda" if device_type is None else device_type
    return _state()[0].get(position) is not None


def get_autocast_dtype(device_type: str) -> Any:
    """Return the lower type of autocast for a device type; outside of autocast, the default.

    >>> import torch
    >>> torch.get_autocast_dtype("cpu")
    torch.bfloat16
    """
    _check_place("get_autocast_dtype", device_type)
    return _state()[0][device_type] or _TYPES[device_type]


def is_autocast_cpu_enabled() -> bool:
    """Return is_autocast_enabled("cpu").

    >>> with torch.autocast("cpu"):
    ...     torch.is_autocast_cpu_enabled()
    True
    """
    return is_autocast_enabled("cpu")


def get_autocast_cpu_dtype() -> Any:
    """Return get_autocast_dtype("cpu").

    >>> torch.get_autocast_cpu_dtype()
    torch.bfloat16
    """
    return get_autocast_dtype("cpu")


def get_autocast_gpu_dtype() -> Any:
    """Return get_autocast_dtype("cuda").

    >>> torch.get_autocast_gpu_dtype()
    torch.float16
    """
    return get_autocast_dtype("cuda")


def is_autocast_cache_enabled() -> bool:
    """Return whether autocast converts each leaf only once.

    >>> with torch.autocast("cpu", cache_enabled=False):
    ...     torch.is_autocast_cache_enabled()
    False
    """
    state = _core.autocast_state()
    return state is None or state[2] is not None


def clear_autocast_cache() -> None:
    """Clear the cache of converted leaves.

    >>> with torch.autocast("cpu"):
    ...     torch.clear_autocast_cache()
    """
    (_state()[1] or {}).clear()


def _all_finite(gradients):
    """Return whether all gradients are finite: one number per gradient, copied to the host once per device."""
    largest: dict[Any, list[Any]] = {}
    for gradient in gradients:
        if gradient.numel():
            largest.setdefault(gradient.device, []).append(_core.norm(gradient, float("inf")).double())
    return all(bool(_core.isfinite(_core.stack(result)).all()) for result in largest.values())


class OptState(enum.Enum):
    """What a GradScaler did to an optimizer since the last update."""

    READY = 0
    UNSCALED = 1
    STEPPED = 2


class GradScaler:
    """Loss scaler for gradients in half precision (Micikevicius and others, 2018).

    Losses are multiplied by the scale, and gradients are divided by it before an optimizer step. If a gradient is not
    finite, the step is skipped and the scale is multiplied by `backoff_factor`. After `growth_interval` successful
    steps it is multiplied by `growth_factor`.

    Raises:
        ValueError: a factor is out of range.

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
        self._unscaled: dict[int, bool] = {}  # by optimizer id: whether all gradients are finite, in this step

    def scale(self, outputs: Any) -> Any:
        """Multiply a loss, or each loss in a list or tuple, by the scale."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, Tensor):
            return outputs * self._scale
        return type(outputs)(self.scale(one) for one in outputs)

    def unscale_(self, optimizer: Optimizer) -> None:
        """Divide the gradients of the optimizer's parameters by the scale, at most once per step, before clipping.

        Raises:
            RuntimeError: the gradients are unscaled already.
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
        """Run the optimizer's step if all unscaled gradients are finite, and return its result."""
        if not self._enabled:
            return optimizer.step(*arguments, **keywords)
        if id(optimizer) not in self._unscaled:
            self.unscale_(optimizer)
        return optimizer.step(*arguments, **keywords) if self._unscaled[id(optimizer)] else None

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """End a training step: set, grow or shrink the scale."""
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
        """Return the scale, or 1 if the scaler is disabled."""
        return self._scale if self._enabled else 1.0

    def is_enabled(self) -> bool:
        """Return whether the scaler is enabled; by default it is if there is a GPU."""
        return self._enabled

    def get_growth_factor(self) -> float:
        """Return the factor of growth."""
        return self._growth_factor

    def set_growth_factor(self, new_factor: float) -> None:
        """Set the factor of growth."""
        self._growth_factor = new_factor

    def get_backoff_factor(self) -> float:
        """Return the factor after a step that is not finite."""
        return self._backoff_factor

    def set_backoff_factor(self, new_factor: float) -> None:
        """Set the factor after a step that is not finite."""
        self._backoff_factor = new_factor

    def get_growth_interval(self) -> int:
        """Return the number of successful steps before growth."""
        return self._growth_interval

    def set_growth_interval(self, new_interval: int) -> None:
        """Set the number of successful steps before growth."""
        self._growth_interval = new_interval

    def state_dict(self) -> dict[str, Any]:
        """Return the state for `load_state_dict`."""
        if not self._enabled:
            return {}
        return {"scale": self._scale, "growth_factor": self._growth_factor, "backoff_factor": self._backoff_factor,
                "growth_interval": self._growth_interval, "_growth_tracker": self._good_steps}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Load a state. Raise RuntimeError if it comes from a disabled scaler."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError("GradScaler: the state is empty: it comes from a disabled scaler")
        self._scale, self._good_steps = state_dict["scale"], state_dict["_growth_tracker"]
        self._growth_factor, self._backoff_factor = state_dict["growth_factor"], state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
