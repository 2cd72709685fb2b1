"""Element types of PyTorch that torch does not have: converted to a wider type without loss, or left unread."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.storage import elements
from torch._utils import Unread

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PIECE = 1 << 16


class Foreign:
    """An element type of PyTorch.

    Attributes:
        name: its name.
        width: bytes per element in the file.
        kind: storage class here, or None if there is none.
        widen: function from a NumPy array of the file's elements, as unsigned integers, to ours; None: the bytes are
            equal.
    """

    def __init__(
        self, name: str, kind: type[Any] | None = None, width: int = 1,
        widen: Callable[..., Any] | None = None,
    ) -> None:
        self.name, self.kind, self.width, self._widen = name, kind, width, widen

    def widen(self, storage: Any) -> None:
        """Convert in place the elements that were read into the last `width` bytes per element of the storage."""
        if self._widen is None or not storage.size():
            return
        import numpy

        # Convert from the front, so that no write overtakes the reads.
        memory, wide = elements(storage), storage.element_size()
        read = numpy.frombuffer(memory, f"u{self.width}")[-storage.size():]
        whole = numpy.frombuffer(memory, f"u{wide}")
        for begin in range(0, len(whole), PIECE):
            whole[begin:begin + PIECE] = self._widen(read[begin:begin + PIECE]).view(f"u{wide}")


def _power_of_two(numbers: Any) -> Any:
    import numpy

    return numpy.where(numbers == 255, numpy.nan, numpy.ldexp(1.0, numbers.astype("i4") - 127)).astype("f4")


# Types by the names of PyTorch's storages.
FOREIGN = [
    Foreign("QInt8", _core.CharStorage), Foreign("QUInt8", _core.ByteStorage), Foreign("QInt32", _core.IntStorage, 4),
    Foreign("QUInt4x2"), Foreign("QUInt2x4"),
]
# Types by the names of PyTorch's dtypes that torch does not have.
DTYPES = {
    "float8_e8m0fnu": Foreign("float8_e8m0fnu", _core.FloatStorage, 1, _power_of_two),
    **{name: Foreign(name, width=width) for name, width in (
        ("qint8", 1), ("quint8", 1), ("qint32", 4), ("float4_e2m1fn_x2", 1))},
}
UNTYPED = Foreign("Untyped")  # bytes; the tensor has the type


def unread_tensor(*arguments: Any) -> Any:
    """Return a placeholder for a tensor that PyTorch rebuilds by other functions: quantized, sparse or nested."""
    for result in arguments:
        if type(result) is Unread:
            return result
    return Unread("not strided")
