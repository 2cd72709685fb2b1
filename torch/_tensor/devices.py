"""What today's programs say of a tensor to be made: torch.device, where it lies."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


_ABSENT = dict.fromkeys(
    "mps xpu hpu xla ipu mtia vulkan".split(), "tensors lie in memory or on GPUs of CUDA")


class device:
    """Where tensors lie: device("cpu"), device("cuda") for the current GPU, device("cuda:1"), device("cuda", 1) or
    device(1). It stands where device= is an option, and `tensor.device` is one.

    type: "cpu", "cuda" or "meta". index: the number of a GPU, or None. Raises RuntimeError for other names. What is put
    on "meta" lies in memory, with elements, as on "cpu": models that are built there are ready for load_state_dict.

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
        if type in _ABSENT:
            raise RuntimeError(f"device: there is no {type!r}: {_ABSENT[type]}; need 'cpu', 'cuda', 'cuda:N' or N")
        if type not in ("cpu", "cuda", "meta") or index is not None and (index < 0 or type != "cuda" and index):
            raise RuntimeError(f"device: {type!r} with the number {index!r} is none; need 'cpu', 'cuda', 'cuda:N' or N")
        self.type, self.index = type, index if type == "cuda" else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type={self.type!r}" + ("" if self.index is None else f", index={self.index}") + ")"

    def __enter__(self) -> device:
        """Has new tensors lie here, in the block, where no device= is given."""
        from torch._tensor.default_device import Making

        _entered.append(Making(self, chosen).__enter__())
        return self

    def __exit__(self, *error: object) -> None:
        _entered.pop().__exit__(*error)

    def __reduce__(self) -> Any:
        return device, (self.type,) if self.index is None else (self.type, self.index)


class memory_format:
    """The order in which the elements of a tensor lie in memory, for memory_format= and `x.contiguous()`.

    torch.contiguous_format: that of the dims. torch.channels_last, torch.channels_last_3d: the second dim last.
    torch.preserve_format: as they lie.

    >>> import torch
    >>> torch.ones(2, 3, 4, 5).contiguous(memory_format=torch.channels_last).stride()
    (60, 1, 15, 3)
    """

    __slots__ = ("_dims", "_name")
    __module__ = "torch"

    def __init__(self, name: str, dims: int | None = None) -> None:
        self._name, self._dims = name, dims

    def _turned(self, tensor):
        """The tensor with the second dim last. Raises ValueError where it has another number of dims."""
        if tensor.dim() != self._dims:
            raise ValueError(f"{self}: {list(tensor.size())} has {tensor.dim()} dims; need {self._dims}")
        return tensor.movedim(1, -1)

    def fits(self, tensor: Any) -> bool:
        """Whether a tensor has as many dims as the order is for."""
        return self._dims in (None, tensor.dim())

    def holds(self, tensor: Any) -> bool:
        """Whether the elements of a tensor lie in this order, without gaps."""
        if self._dims is None:
            return tensor.is_contiguous()
        return tensor.dim() == self._dims and self._turned(tensor).is_contiguous()

    def lay(self, tensor: Any) -> Any:
        """The tensor, or a copy of it whose elements lie in this order."""
        if self._dims is None:
            return tensor.contiguous()
        return tensor if self.holds(tensor) else self._turned(tensor).contiguous().movedim(-1, 1)

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __reduce__(self) -> str:
        return self._name


class layout:
    """How the elements of a tensor are stored: torch.strided, or torch.sparse_coo or torch.sparse_csr of torch.sparse.

    The other names of PyTorch stand for layouts that no tensor has here.
    """

    __slots__ = ("_name",)
    __module__ = "torch"

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __reduce__(self) -> Any:
        return _get_layout, (repr(self),)


def _get_layout(name):
    """The layout of a name such as "torch.sparse_coo", as files have it. Raises TypeError for others."""
    found = globals().get(name.removeprefix("torch.")) if type(name) is str else None
    if type(found) is not layout:
        raise TypeError("a layout is torch.strided, torch.sparse_coo or torch.sparse_csr")
    return found


_get_layout.__module__ = "torch.serialization"  # where PyTorch finds it
contiguous_format, preserve_format = memory_format("contiguous_format"), memory_format("preserve_format")
channels_last, channels_last_3d = memory_format("channels_last", 4), memory_format("channels_last_3d", 5)
strided, sparse_coo, sparse_csr = layout("strided"), layout("sparse_coo"), layout("sparse_csr")
sparse_csc, sparse_bsr, sparse_bsc = layout("sparse_csc"), layout("sparse_bsr"), layout("sparse_bsc")

device.__module__ = "torch"  # so that PyTorch finds the name in a pickle
MEMORY = device("cpu")
chosen: list[device] = []  # where new tensors lie, the last said last: torch/_tensor/default_device.py
_entered: list[Any] = []  # the modes of blocks with a device, the innermost last


def placed(made: Any, device: Any = None, requires_grad: bool = False) -> Any:
    """What was made in memory, on a device, and recorded if it requires a gradient."""
    device = chosen[-1] if device is None and chosen else device
    made = made if device is None else made.to(device)
    return made.requires_grad_() if requires_grad else made
