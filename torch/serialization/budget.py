"""Limits for one file: bytes of the Python objects it creates, and steps of work."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.reader import damaged

if TYPE_CHECKING:
    from typing import Any

# A byte of a pickle creates at most about 40 bytes of empty containers, in a forged pickle some hundred. FREE are free.
BYTES_PER_BYTE, FREE = 48, 4 << 20
# Limit for large pickles: objects and elements need at most three times the file and 200 MB.
FILES, MOST = 2, 128 << 20
FEW = 8  # entries included in the cost of a call
ENTRY = 104  # bytes per entry of a set or dict, the maximum of all containers


class Budget:
    """A counter that raises RuntimeError once it is used up.

    Args:
        pickled: bytes of the pickles.
        whole: bytes of the file.
        unlimited: whether the caller trusts the file.
        error: function that returns the exception.
    """

    def __init__(
        self, pickled: int, whole: int, unlimited: bool = False, error: None = None,
    ) -> None:
        self._error = error or _exceeded
        left = min(FREE + BYTES_PER_BYTE * pickled, MOST + FILES * whole)
        self.left = float("inf") if unlimited else left

    def spend(self, cost: int) -> None:
        """Subtract `cost` bytes or steps."""
        self.left -= cost
        if self.left < 0:
            raise self._error()

    def spend_copies(self, values: tuple[Any, ...]) -> None:
        """Subtract the cost of copies of `values`, one level deep, because a call may copy existing objects."""
        for value in values:
            if isinstance(value, (str, bytes, bytearray)):
                self.spend(len(value))
            elif isinstance(value, (dict, list, tuple, set, frozenset)) and len(value) > FEW:
                self.spend(ENTRY * len(value))


def _exceeded() -> Any:
    return damaged("its pickle makes many times as many objects as its size tells; if you trust where it comes from, "
                   "load(f, weights_only=False) sets no bound")
