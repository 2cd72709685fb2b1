"""checkpoint(function, *arguments): operations that keep nothing and are computed again in backward."""

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
    """The numbers of the GPUs that the arguments lie on, and the state of the random numbers of each.

    One generator serves the CPU and all GPUs, so each state is that of torch.get_rng_state().
    """
    devices = sorted({value.get_device() for value in arguments if isinstance(value, Tensor) and value.is_cuda})
    return devices, [get_rng_state() for _ in devices]


def set_device_states(devices: Sequence[int], states: Sequence[Tensor], *, device_type: str | None = None) -> None:
    """Goes on from the states that get_device_states gave; device_type says nothing here."""
    for state in states:
        set_rng_state(state)
