"""Seeds and states of the random number generator under the names of PyTorch's module, and fork_rng."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from torch._tensor.generator import default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

__all__ = [
    "default_generator", "fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state",
]


@contextlib.contextmanager
def fork_rng(devices: Any = None, enabled: bool = True, device_type: str = "cuda") -> Iterator[None]:
    """Context manager that restores the state of the random number generator at its end.

    Args:
        devices, device_type: accepted and ignored; one generator serves the CPU and all GPUs.

    >>> import torch
    >>> with torch.random.fork_rng():
    ...     inside = torch.rand(3)
    >>> torch.equal(inside, torch.rand(3))
    True
    """
    state = get_rng_state()
    try:
        yield
    finally:
        if enabled:
            set_rng_state(state)
