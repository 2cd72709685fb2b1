"""Activation checkpointing: checkpoint(function, *arguments) saves no tensors and recomputes them in backward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch._core import Tensor
from torch._tensor.generator import get_rng_state, set_rng_state
from torch.autograd.checkpoint import checkpoint, checkpoint_sequential

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
