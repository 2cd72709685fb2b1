"""Private names of PyTorch's compiler that packages ask: no tensors are fake, and no guards are kept."""

from __future__ import annotations

from typing import Any


def active_fake_mode() -> None:
    """Return None: no mode makes fake tensors.

    >>> torch._guards.active_fake_mode() is None
    True
    """


def detect_fake_mode(inputs: Any = None) -> None:
    """Return None: none of the tensors is fake.

    >>> torch._guards.detect_fake_mode([torch.ones(1)]) is None
    True
    """
