"""Collectives over several GPUs through NCCL, if it is installed.

Each function receives one tensor per GPU and queues work on the GPUs' current streams without waiting. If you use
other streams, call `record_stream` for their memory. `torch.cuda.comm` falls back to copies without NCCL.
"""

from __future__ import annotations

import ctypes
import functools
import threading
from typing import TYPE_CHECKING

import torch
from torch._base.arguments import size_text
from torch.cuda import _libraries
from torch.cuda.streams import Stream, current_stream

if TYPE_CHECKING:
    from collections.abc import Sequence

SUM, PROD, MAX, MIN = range(4)  # as ncclRedOp_t numbers them
# As ncclDataType_t numbers them.
TYPES = {"Bool": 1, "Char": 0, "Byte": 1, "Int": 2, "Long": 4, "Half": 6, "Float": 7, "Double": 8,
         "BFloat16": 9}

_buffer, _count, _communicator, _stream = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p


class Identity(ctypes.Structure):
    """ncclUniqueId, which identifies a communicator to its ranks."""

    _fields_ = [("internal", ctypes.c_byte * 128)]


# Argument types of the functions in nccl.h; all return an error code, 0 on success.
FUNCTIONS = {
    "ncclGetVersion": (ctypes.POINTER(ctypes.c_int),),
    "ncclCommInitAll": (ctypes.POINTER(_communicator), ctypes.c_int, ctypes.POINTER(ctypes.c_int)),
    "ncclGetUniqueId": (_buffer,),
    "ncclCommInitRank": (ctypes.POINTER(_communicator), ctypes.c_int, Identity, ctypes.c_int),
    "ncclCommDestroy": (_communicator,),
    "ncclGroupStart": (),
    "ncclGroupEnd": (),
    "ncclAllReduce": (_buffer, _buffer, _count, ctypes.c_int, ctypes.c_int, _communicator, _stream),
    "ncclReduce": (_buffer, _buffer, _count, ctypes.c_int, ctypes.c_int, ctypes.c_int, _communicator, _stream),
    "ncclBroadcast": (_buffer, _buffer, _count, ctypes.c_int, ctypes.c_int, _communicator, _stream),
    "ncclAllGather": (_buffer, _buffer, _count, ctypes.c_int, _communicator, _stream),
    "ncclReduceScatter": (_buffer, _buffer, _count, ctypes.c_int, ctypes.c_int, _communicator, _stream),
}
_lock = threading.Lock()  # communicators accept one group of calls at a time


@functools.cache
def _library():
    """Return NCCL with declared functions, or None."""
    library = _libraries.load("libnccl.so.2", "libnccl.so")
    for name, takes in FUNCTIONS.items() if library else ():
        getattr(library, name).argtypes = takes
    if library:
        library.ncclGetErrorString.argtypes, library.ncclGetErrorString.restype = (ctypes.c_int,), ctypes.c_char_p
    return library


def _call(name, *arguments):
    library = _library()
    if library is None:
        raise RuntimeError("nccl: libnccl.so.2 was not found; pip install nvidia-nccl-cu13, add its folder to "
                           "LD_LIBRARY_PATH, or use torch.cuda.comm, which copies tensors")
    code = getattr(library, name)(*arguments)
    if code:
        raise RuntimeError(f"nccl: {name} failed with {library.ncclGetErrorString(code).decode()} ({code}); "
                           "set NCCL_DEBUG=INFO for details")


def is_available(tensors: Sequence[torch.Tensor] | None = None) -> bool:
    """Return whether NCCL is installed and supports the tensors: contiguous, of one type and size, one per GPU."""
    return _library() is not None and (tensors is None or not _wrong(tensors))


def version() -> tuple[int, int, int]:
    """Return NCCL's version, such as (2, 27, 3). Raise RuntimeError if it is not installed."""
    result = ctypes.c_int()
    _call("ncclGetVersion", ctypes.byref(result))
    major = 10000 if result.value >= 10000 else 1000  # the encoding since 2.9
    return result.value // major, result.value % major // 100, result.value % 100


def _wrong(tensors):
    """Return why NCCL does not support tensors, or an empty str."""
    if not tensors or any(not isinstance(one, torch.Tensor) or not one.is_cuda for one in tensors):
        return "need at least one tensor, all on GPUs"
    first, places = tensors[0], [one.get_device() for one in tensors]
    if len(set(places)) < len(places):
        return f"the tensors lie on GPUs {places}; need one on each"
    if any(one.type() != first.type() or one.size() != first.size() for one in tensors):
        given = ", ".join(f"{one.type()[6:]} {size_text(one.size())}" for one in tensors)
        return f"the tensors are {given}; need one type and size"
    if _kind(first) not in TYPES:
        way = "torch.view_as_real(x) gives pairs" if first.is_complex() else "convert them, e.g. .int()"
        return f"NCCL has no {_kind(first)}Tensors; {way}"
    return "" if all(one.is_contiguous() for one in tensors) else "need contiguous tensors; use .contiguous()"


def _kind(tensor):
    return tensor.dtype._kind


def _check(name, inputs, outputs, grow=1):
    """Raise ValueError unless each output has `grow` times the elements of its input and the same device."""
    for one, tensors in (("inputs", inputs), ("outputs", outputs)):
        wrong = _wrong(tensors)
        if wrong:
            raise ValueError(f"nccl.{name}: {one}: {wrong}")
    pairs = list(zip(inputs, outputs, strict=False))
    if len(inputs) != len(outputs) or any(a.get_device() != b.get_device() or _kind(a) != _kind(b) for a, b in pairs):
        raise ValueError(f"nccl.{name}: {len(inputs)} inputs and {len(outputs)} outputs; need pairs of one type, on "
                         "one GPU each")
    if inputs[0].numel() * grow != outputs[0].numel():
        raise ValueError(f"nccl.{name}: inputs have {inputs[0].numel()} elements, outputs {outputs[0].numel()}; need "
                         f"{float(grow):g} times as many")


@functools.cache
def _communicators(devices):
    """Return connected communicators, one per device."""
    result = (_communicator * len(devices))()
    _call("ncclCommInitAll", result, len(devices), (ctypes.c_int * len(devices))(*devices))
    return list(result)


def _group(name, inputs, outputs, count, *numbers):
    """Make one call per GPU as a group."""
    if not count:
        return
    kind = TYPES[_kind(inputs[0])]
    with _lock:
        known = _communicators(tuple(one.get_device() for one in inputs))
        _call("ncclGroupStart")
        try:
            for one, other, communicator in zip(inputs, outputs, known, strict=True):
                stream = current_stream(one.get_device()).handle
                _call(name, one.data_ptr(), other.data_ptr(), count, kind, *numbers, communicator, stream)
        finally:
            _call("ncclGroupEnd")


def _op(name, op):
    if op not in (SUM, PROD, MAX, MIN):
        raise ValueError(f"nccl.{name}: op is {op!r}; need nccl.SUM, PROD, MAX or MIN")
    return op


def _root(name, tensors, root):
    if not 0 <= root < len(tensors):
        raise IndexError(f"nccl.{name}: root is {root}; need a position below {len(tensors)}, the number of tensors")
    return root


def all_reduce(
    inputs: Sequence[torch.Tensor], outputs: Sequence[torch.Tensor] | None = None, op: int = SUM
) -> None:
    """Reduce all inputs into every output, by default in place.

    Args:
        op: SUM, PROD, MAX or MIN.
    """
    outputs = inputs if outputs is None else outputs
    _check("all_reduce", inputs, outputs)
    _group("ncclAllReduce", inputs, outputs, inputs[0].numel(), _op("all_reduce", op))


def reduce(
    inputs: Sequence[torch.Tensor], outputs: Sequence[torch.Tensor] | None = None, root: int = 0, op: int = SUM
) -> None:
    """Reduce all inputs into the output at position `root`; other outputs are not written."""
    outputs = inputs if outputs is None else outputs
    _check("reduce", inputs, outputs)
    _group("ncclReduce", inputs, outputs, inputs[0].numel(), _op("reduce", op), _root("reduce", inputs, root))


def broadcast(inputs: Sequence[torch.Tensor], root: int = 0) -> None:
    """Copy the tensor at position `root` to all tensors."""
    _check("broadcast", inputs, inputs)
    _group("ncclBroadcast", inputs, inputs, inputs[0].numel(), _root("broadcast", inputs, root))


def all_gather(inputs: Sequence[torch.Tensor], outputs: Sequence[torch.Tensor]) -> None:
    """Concatenate all inputs into every output."""
    _check("all_gather", inputs, outputs, len(inputs))
    _group("ncclAllGather", inputs, outputs, inputs[0].numel())


def reduce_scatter(inputs: Sequence[torch.Tensor], outputs: Sequence[torch.Tensor], op: int = SUM) -> None:
    """Reduce all inputs, split the result into equal parts, and store one part per output."""
    _check("reduce_scatter", inputs, outputs, 1 / max(len(inputs), 1))
    _group("ncclReduceScatter", inputs, outputs, outputs[0].numel(), _op("reduce_scatter", op))


def unique_id() -> bytes:
    """Return an identity for Communicator, which the first rank creates and sends to the others."""
    result = Identity()
    _call("ncclGetUniqueId", ctypes.byref(result))
    return bytes(result)


class Communicator:
    """A communicator of `count` processes, each with contiguous tensors on its GPU.

    All processes call the same methods in the same order. A call is queued on the current stream and does not wait.

    Args:
        identity: result of `unique_id()` in one of the processes.
    Attributes:
        stream: a stream for calls that overlap with other work; torch.distributed uses it.
    Raises:
        ValueError: in a call, if NCCL does not support the tensors.
    """

    def __init__(self, identity: bytes, rank: int, count: int, device: int) -> None:
        self.rank, self.count, self.device = rank, count, device
        self._handle = _communicator()
        self.stream = Stream(device, -1)  # of high priority: the other processes wait for its work
        with torch.cuda.device(device):
            _call("ncclCommInitRank", ctypes.byref(self._handle), count, Identity.from_buffer_copy(identity), rank)

    def _run(self, name, call, input, output, count, *numbers):
        for one in (input, output):
            wrong = _wrong([one]) or (one.get_device() != self.device and f"need tensors on GPU {self.device}")
            if wrong or _kind(one) != _kind(input):
                raise ValueError(f"nccl.{name}: {wrong or 'need tensors of one type'}")
        if count:
            stream = current_stream(self.device).handle
            _call(call, input.data_ptr(), output.data_ptr(), count, TYPES[_kind(input)], *numbers, self._handle, stream)

    def all_reduce(self, input: torch.Tensor, output: torch.Tensor, op: int = SUM) -> None:
        """Reduce the inputs of all processes into the output, which may be the input."""
        self._run("all_reduce", "ncclAllReduce", input, output, input.numel(), op)

    def broadcast(self, tensor: torch.Tensor, root: int) -> None:
        """Copy the tensor of process `root` to all processes."""
        self._run("broadcast", "ncclBroadcast", tensor, tensor, tensor.numel(), root)

    def all_gather(self, input: torch.Tensor, output: torch.Tensor) -> None:
        """Concatenate the inputs of all processes into the output."""
        self._run("all_gather", "ncclAllGather", input, output, input.numel())

    def reduce_scatter(self, input: torch.Tensor, output: torch.Tensor, op: int = SUM) -> None:
        """Reduce the inputs of all processes, and store this process's part in the output."""
        self._run("reduce_scatter", "ncclReduceScatter", input, output, output.numel(), op)

    def close(self) -> None:
        """Release the communicator; every process calls it."""
        handle, self._handle = self._handle, _communicator()
        if handle:
            _call("ncclCommDestroy", handle)
