"""Private functions of PyTorch's modules that packages import.

Each does what PyTorch's does, or nothing where its docstring says that there is nothing to do.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._core import Tensor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any


def _default_to_fused_or_foreach(params: list[Tensor], differentiable: bool, use_fused: bool = False) -> Any:
    """Return (False, False): other packages' optimizers step one parameter at a time unless they are told otherwise."""
    return False, False


def _get_capturable_supported_devices(supports_xla: bool = True) -> list[str]:
    """Return the types of devices on which a step can be captured as a graph."""
    return ["cuda"]


def _use_grad_for_differentiable(func: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a step of an optimizer: gradients are recorded only if its option `differentiable` is true."""
    @functools.wraps(func)
    def step(self: Any, *args: Any, **kwargs: Any) -> Any:
        with torch.set_grad_enabled(self.defaults["differentiable"]):
            return func(self, *args, **kwargs)

    return step


def _refresh_per_optimizer_state() -> dict[str, Any]:
    """Return what a GradScaler holds of an optimizer before its step."""
    return {"stage": torch.amp.OptState.READY, "found_inf_per_device": {}}


def _take_tensors(tensors: Any, size_limit: int) -> Iterator[list[Tensor]]:
    """Yield lists of tensors of one type, each list as long as its bytes stay within the limit."""
    lists: dict[str, list[Tensor]] = {}
    sizes: dict[str, int] = {}
    for tensor in tensors:
        size, kind = tensor.numel() * tensor.element_size(), tensor.type()
        if sizes.get(kind, 0) and sizes[kind] + size > size_limit:
            yield lists[kind]
            lists[kind], sizes[kind] = [], 0
        lists.setdefault(kind, []).append(tensor)
        sizes[kind] = sizes.get(kind, 0) + size
    yield from lists.values()


def _none_or_dtype(input: Tensor | None) -> Any:
    """Return the dtype of a tensor, or None."""
    return None if input is None else input.dtype


def _canonical_mask(
    mask: Tensor | None, mask_name: str, other_type: Any, other_name: str, target_type: Any, check_other: bool = True,
) -> Tensor | None:
    """Return a mask as floats that are added to scores: -inf where a mask of truths is True."""
    if mask is None or mask.is_floating_point():
        return mask
    if mask.dtype is not torch.bool:
        raise AssertionError(f"{mask_name} is {mask.dtype}; need bools or floats")
    return torch.zeros(mask.shape, dtype=target_type, device=mask.device).masked_fill_(mask, -torch.inf)


default_generators: tuple[torch.Generator, ...] = ()  # of GPUs; torch.Generator("cuda") makes others


def _profiler_enabled() -> bool:
    """Return whether a profile records the calls of this thread."""
    events, flags = _core.watch(None, 0)
    _core.watch(events, flags)
    return events is not None and bool(flags & torch.autograd.anomaly.TIME)


def _disable_profiler() -> None:
    """Do nothing: a profile ends with its context."""


def _default_schedule_fn(_: int) -> Any:
    """Return the action of a profile without a schedule: record."""
    return torch.profiler.ProfilerAction.RECORD


def is_fx_tracing() -> bool:
    """Return whether torch.fx traces a function."""
    return torch.nn.Module.__call__.__module__ == "torch.fx.tracer"


def register_pytree_flatten_spec(cls: type, flatten_fn_spec: Any, flatten_fn_exact_match_spec: Any = None) -> None:
    """Do nothing: torch.utils._pytree.register_pytree_node tells how a class is flattened."""


def _dict_flatten_spec(d: dict[Any, Any], spec: Any) -> list[Any]:
    """Return the values of a dict in the order of a spec."""
    return [d[key] for key in spec.context]


is_fx_symbolic_tracing = is_fx_tracing


def has_side_effect(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function: no pass removes calls, except Graph.eliminate_dead_code."""
    return fn


class ProxyableClassMeta(type):
    """Metaclass of classes whose instances may hold proxies, as those of every class may here."""


def _mha_shape_check(
    query: Tensor, key: Tensor, value: Tensor, key_padding_mask: Tensor | None, attn_mask: Tensor | None,
    num_heads: int,
) -> bool:
    """Return whether the operands of attention are batches; raise AssertionError where their dims differ."""
    dims = query.dim(), key.dim(), value.dim()
    if dims not in ((2, 2, 2), (3, 3, 3)):
        raise AssertionError(f"query, key and value have {dims} dims; need 2 each, or 3 for a batch")
    if key_padding_mask is not None and key_padding_mask.dim() != dims[0] - 1:
        raise AssertionError(f"key_padding_mask has {key_padding_mask.dim()} dims; need {dims[0] - 1}")
    if attn_mask is not None and attn_mask.dim() not in (2, 3):
        raise AssertionError(f"attn_mask has {attn_mask.dim()} dims; need 2 or 3")
    return dims[0] == 3


@contextlib.contextmanager
def _enable_get_lr_call(scheduler: Any) -> Iterator[Any]:
    """Context in which a scheduler of others may call its `get_lr`."""
    scheduler._get_lr_called_within_step = True
    try:
        yield scheduler
    finally:
        scheduler._get_lr_called_within_step = False


def _is_checkpoint_valid() -> bool:
    """Return True: checkpoints run again in every backward pass."""
    return True


def check_backward_validity(inputs: Any) -> None:
    """Warn if no input of a checkpoint requires a gradient."""
    if not any(isinstance(one, Tensor) and one.requires_grad for one in inputs):
        import warnings

        warnings.warn("None of the inputs have requires_grad=True. Gradients will be None", stacklevel=2)


def _has_compatible_shallow_copy_type(input: Tensor, from_: Tensor) -> bool:
    """Return whether `input.data = from_` is possible."""
    return input.is_sparse == from_.is_sparse


def _amp_foreach_non_finite_check_and_unscale_(tensors: list[Tensor], found_inf: Tensor, inv_scale: Tensor) -> None:
    """Multiply tensors by inv_scale in place, and set found_inf to 1 where an element is not finite."""
    with torch.no_grad():
        for tensor in tensors:
            found_inf.copy_(torch.maximum(found_inf, (~torch.isfinite(tensor)).any().to(found_inf.dtype)))
            tensor.mul_(inv_scale)


def _amp_update_scale_(
    input: Tensor, growth_tracker: Tensor, found_inf: Tensor, scale_growth_factor: float, scale_backoff_factor: float,
    growth_interval: int,
) -> Tensor:
    """Update a scale in place: less after an overflow, more after growth_interval steps without one."""
    with torch.no_grad():
        if found_inf.item():
            input.mul_(scale_backoff_factor)
            growth_tracker.zero_()
        elif growth_tracker.item() + 1 == growth_interval:
            grown = input * scale_growth_factor
            input.copy_(grown if torch.isfinite(grown).all() else input)
            growth_tracker.zero_()
        else:
            growth_tracker.add_(1)
    return input


def _lazy_call(callable: Callable[[], Any], **options: Any) -> None:
    """Call a function that sets up a GPU, if there is one."""
    if torch.cuda.is_available():
        callable()


def _unwrap_optional(value: Any) -> Any:
    """Return a value that is not None."""
    if value is None:
        raise AssertionError("_unwrap_optional: the value is None")
    return value


def _drop(fn: Any) -> Any:
    """Return the function, which a script would leave out."""
    return fn


def set_fusion_strategy(strategy: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return the strategy, which has no effect: no script is fused."""
    return strategy
