"""What today's programs say of a tensor to be made: torch.device, where it lies."""

from __future__ import annotations

from torch._checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class device:
    """Where tensors lie: device("cpu"), device("cuda") for the current GPU, device("cuda:1"), device("cuda", 1) or
    device(1). It stands where device= is an option, and `tensor.device` is one.

    type: "cpu" or "cuda". index: the number of a GPU, or None. Raises ValueError for other names.

    >>> import torch
    >>> torch.device("cuda:1"), str(torch.ones(2).device)
    (device(type='cuda', index=1), 'cpu')
    """

    __slots__ = ("index", "type")

    def __init__(self, type: Any, index: int | None = None) -> None:
        if isinstance(type, device):
            type, index = type.type, type.index if index is None else index
        elif hasattr(type, "__index__") and not isinstance(type, bool):
            type, index = "cuda", type.__index__()
        if isinstance(type, str) and ":" in type and index is None:
            type, _, number = type.partition(":")
            index = int(number) if number.isdigit() else -1
        if type not in ("cpu", "cuda") or index is not None and (index < 0 or type == "cpu" and index):
            raise ValueError(f"device: {type!r} with the number {index!r} is none; need 'cpu', 'cuda', 'cuda:N' or N")
        self.type, self.index = type, index if type == "cuda" else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type={self.type!r}" + ("" if self.index is None else f", index={self.index}") + ")"

    def __reduce__(self) -> Any:
        return device, (self.type,) if self.index is None else (self.type, self.index)


device.__module__ = "torch"  # so that PyTorch finds the name in a pickle
MEMORY = device("cpu")


def placed(made: Any, device: Any = None, requires_grad: bool = False) -> Any:
    """What was made in memory, on a device, and recorded if it requires a gradient."""
    made = made if device is None else made.to(device)
    return made.requires_grad_() if requires_grad else made
