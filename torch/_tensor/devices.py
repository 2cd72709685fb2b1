"""torch.device, memory formats and layouts."""

from __future__ import annotations

import contextlib
import itertools
import operator

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


_ABSENT = frozenset("mps xpu hpu xla ipu mtia vulkan npu mlu privateuseone".split())


class device:
    """Device of a tensor: device("cpu"), device("cuda"), device("cuda:1"), device("cuda", 1) or device(1).

    device("cuda") is the current GPU. The option `device=` takes a device, and `tensor.device` returns it.

    Attributes:
        type: "cpu", "cuda" or "meta".
        index: the index of a GPU, or None. Another device may be named with an index, too, which has no effect.

    Raises RuntimeError for other names. PyTorch's other devices, such as "mps", can be named and compared, but hold no
    tensors. Tensors on "meta" have sizes, types and strides, but no elements: calls compute only these, and reading
    an element raises NotImplementedError.

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
            index = int(number) if number.isdecimal() and (number == "0" or number[0] != "0") else -1
        if type not in ("cpu", "cuda", "meta") and type not in _ABSENT or index is not None and index < 0:
            raise RuntimeError(f"device: {type!r} with index {index!r} is none; need 'cpu', 'cuda', 'cuda:N' or N")
        self.type, self.index = type, index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type={self.type!r}" + ("" if self.index is None else f", index={self.index}") + ")"

    def __enter__(self) -> device:
        """Make this the device of new tensors in the block that have no `device=`."""
        from torch._tensor.default_device import Making

        _entered.append(Making(self, chosen).__enter__())
        return self

    def __exit__(self, *error: object) -> None:
        _entered.pop().__exit__(*error)

    def __reduce__(self) -> Any:
        return device, (self.type,) if self.index is None else (self.type, self.index)


def usable(value: Any) -> device:
    """Return a device that can hold tensors. Raises RuntimeError for other devices of PyTorch."""
    position = device(value)
    if position.type in _ABSENT:
        raise RuntimeError(f"device: there is no {position.type!r}: tensors lie in memory or on GPUs of CUDA; "
                           "need 'cpu', 'cuda', 'cuda:N' or N")
    return position


class memory_format:
    """Order of the elements of a tensor in memory, for `memory_format=` and `x.contiguous()`.

    torch.contiguous_format is the order of the dims. torch.channels_last and torch.channels_last_3d put the second
    dim last. torch.preserve_format keeps the order of the tensor.

    >>> import torch
    >>> torch.ones(2, 3, 4, 5).contiguous(memory_format=torch.channels_last).stride()
    (60, 1, 15, 3)
    """

    __slots__ = ("_dims", "_name")
    __module__ = "torch"

    def __init__(self, name: str, dims: int | None = None) -> None:
        self._name, self._dims = name, dims

    def _channels_last(self, tensor):
        """Return the tensor with the second dim last. Raises ValueError for another number of dims."""
        if tensor.dim() != self._dims:
            raise ValueError(f"{self}: {list(tensor.size())} has {tensor.dim()} dims; need {self._dims}")
        return tensor.movedim(1, -1)

    def fits(self, tensor: Any) -> bool:
        """Return whether a tensor has the number of dims of the format."""
        return self._dims in (None, tensor.dim())

    def holds(self, tensor: Any) -> bool:
        """Return whether the elements of a tensor are in this order, without gaps."""
        if self._dims is None:
            return tensor.is_contiguous()
        return tensor.dim() == self._dims and self._channels_last(tensor).is_contiguous()

    def lay(self, tensor: Any) -> Any:
        """Return the tensor if its elements are in this order, otherwise a copy."""
        if self._dims is None:
            return tensor if self is preserve_format else tensor.contiguous()
        if not self.holds(tensor):
            return self._channels_last(tensor).contiguous().movedim(-1, 1)
        sizes = (tensor.size(1), *reversed(tensor.size()[2:]))
        steps = list(itertools.accumulate(sizes, operator.mul, initial=1))
        strides = (steps[-1], 1, *reversed(steps[1:-1]))
        return tensor if strides == tensor.stride() else tensor.as_strided(tensor.size(), strides)

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __reduce__(self) -> str:
        return self._name


class layout:
    """Storage scheme of a tensor: torch.strided, or torch.sparse_coo or torch.sparse_csr for tensors of torch.sparse.

    The other layouts of PyTorch exist by name only.

    >>> torch.eye(2).to_sparse().layout
    torch.sparse_coo
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
    """Return the layout of a name such as "torch.sparse_coo", which files contain. Raises TypeError for other names."""
    result = globals().get(name.removeprefix("torch.")) if type(name) is str else None
    if type(result) is not layout:
        raise TypeError("a layout is torch.strided, torch.sparse_coo or torch.sparse_csr")
    return result


_get_layout.__module__ = "torch.serialization"  # for pickles that PyTorch reads
contiguous_format, preserve_format = memory_format("contiguous_format"), memory_format("preserve_format")
channels_last, channels_last_3d = memory_format("channels_last", 4), memory_format("channels_last_3d", 5)
strided, sparse_coo, sparse_csr = layout("strided"), layout("sparse_coo"), layout("sparse_csr")
sparse_csc, sparse_bsr, sparse_bsc = layout("sparse_csc"), layout("sparse_bsr"), layout("sparse_bsc")
jagged = layout("jagged")  # of torch.nested

device.__module__ = "torch"  # for pickles that PyTorch reads
MEMORY, META = device("cpu"), device("meta")
META_NUMBER = -2  # `_gpu` of tensors on the meta device; -1 is memory
chosen: list[device] = []  # active default devices, innermost last: torch/_tensor/default_device.py
_entered: list[Any] = []  # the modes of blocks with a device, the innermost last


def of_number(gpu):
    """Return the device of the number `_gpu` of a tensor or storage."""
    return MEMORY if gpu == -1 else META if gpu == META_NUMBER else device("cuda", gpu)


@contextlib.contextmanager
def making_on(where):
    """Create the results of calls without tensors on a device in this block: 0 is memory, others as in C."""
    from torch._C import lib

    before = lib.th_set_creation_device(where)
    try:
        yield
    finally:
        lib.th_set_creation_device(before)


def making_on_meta():
    """Create them on the meta device."""
    from torch._C import lib

    return making_on(lib.th_meta_device())


def placed(made: Any, device: Any = None, requires_grad: bool = False, layout: Any = None,
           pin_memory: bool = False) -> Any:
    """Return a new tensor in a layout, moved to a device or pinned, and recorded if it requires a gradient."""
    device = chosen[-1] if device is None and chosen else device
    if device is not None and ((device if type(device) is str else getattr(device, "type", None)) != "cpu"
                               or not made.is_cpu):
        made = made.to(device)
    if layout is not None and layout is not strided:
        made = made.to_sparse(layout=layout)
    made = made.pin_memory() if pin_memory else made
    return made.requires_grad_() if requires_grad else made
