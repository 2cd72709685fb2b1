"""Activation checkpointing: checkpoint(function, *arguments) saves no tensors and recomputes them in backward."""

from __future__ import annotations

import contextlib
import enum
from typing import TYPE_CHECKING

from torch._core import Tensor
from torch._tensor.generator import get_rng_state, set_rng_state
from torch.autograd.checkpoint import checkpoint, checkpoint_sequential, settings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["checkpoint", "checkpoint_sequential", "get_device_states", "set_device_states"]


def get_device_states(*arguments: Any) -> tuple[list[int], list[Tensor]]:
    """Return the GPUs of the arguments, and the generator's state for each.

    All devices share one generator, so each state is that of torch.get_rng_state().

    >>> torch.utils.checkpoint.get_device_states(torch.ones(2))
    ([], [])
    """
    devices = sorted({value.get_device() for value in arguments if isinstance(value, Tensor) and value.is_cuda})
    return devices, [get_rng_state() for _ in devices]


def set_device_states(devices: Sequence[int], states: Sequence[Tensor], *, device_type: str | None = None) -> None:
    """Restore the states of get_device_states; `device_type` is ignored.

    >>> torch.utils.checkpoint.set_device_states(*torch.utils.checkpoint.get_device_states(torch.ones(2)))
    """
    for state in states:
        set_rng_state(state)


def noop_context_fn() -> tuple[Any, Any]:
    """Return two contexts without effect, for the forward and for its second run."""
    return contextlib.nullcontext(), contextlib.nullcontext()


def detach_variable(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the tensors of a tuple without their history, which require gradients as before."""
    return tuple(value.detach().requires_grad_(value.requires_grad) if isinstance(value, Tensor) else value
                 for value in inputs)


@contextlib.contextmanager
def set_checkpoint_early_stop(enable: bool) -> Any:
    """Context whose checkpoints end their second run early or not, whatever their `early_stop` says."""
    before, settings.early_stop = settings.early_stop, enable
    try:
        yield
    finally:
        settings.early_stop = before


@contextlib.contextmanager
def set_checkpoint_debug_enabled(enabled: bool | None) -> Any:
    """Context without effect: errors of a checkpoint name the operation that differs in any case."""
    yield


class CheckpointPolicy(enum.Enum):
    """What a policy wants of an operator: save its results, or compute them again.

    Here a checkpoint saves nothing and computes all again, so policies change neither results nor gradients.
    """

    MUST_SAVE = 0
    PREFER_SAVE = 1
    MUST_RECOMPUTE = 2
    PREFER_RECOMPUTE = 3
    MUST_CPU_OFFLOAD = 4
    PREFER_CPU_OFFLOAD = 5


def create_selective_checkpoint_contexts(policy_fn_or_list: Any, allow_cache_entry_mutation: bool = False) -> Any:
    """Return two contexts for the `context_fn` of a checkpoint, which computes every operator again."""
    return noop_context_fn()


CheckpointError = RuntimeError  # what a checkpoint raises whose second run differs
