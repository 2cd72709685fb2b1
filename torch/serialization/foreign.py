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


def _small_float(
    exponent: int, bias: int, infinite: bool = False, zero_is_nan: bool = False,
) -> Callable[..., Any]:
    """Return the function that converts 8-bit floats (IEEE 754 layout, OCP types) to a wider type.

    Args:
        exponent, bias: bits of the exponent, and its bias.
        infinite: the largest exponent means infinity and nan, as in IEEE 754. Otherwise nan is the largest number, or
            with `zero_is_nan` minus zero.
    """
    def table() -> Any:
        import numpy

        codes, fraction = numpy.arange(256), 7 - exponent
        power, part = codes >> fraction & (1 << exponent) - 1, (codes & (1 << fraction) - 1) / (1 << fraction)
        size = numpy.where(power > 0, numpy.ldexp(1 + part, power - bias), numpy.ldexp(part, 1 - bias))
        if infinite:
            size = numpy.where(power == (1 << exponent) - 1, numpy.where(part > 0, numpy.nan, numpy.inf), size)
        size = numpy.where(codes & 128, -size, size)
        size[[128] if zero_is_nan else [] if infinite else [127, 255]] = numpy.nan
        return size.astype("f4")

    return lambda numbers: table()[numbers]


def _power_of_two(numbers: Any) -> Any:
    import numpy

    return numpy.where(numbers == 255, numpy.nan, numpy.ldexp(1.0, numbers.astype("i4") - 127)).astype("f4")


_FLOAT8 = {
    "float8_e4m3fn": _small_float(4, 7), "float8_e5m2": _small_float(5, 15, infinite=True),
    "float8_e4m3fnuz": _small_float(4, 8, zero_is_nan=True), "float8_e5m2fnuz": _small_float(5, 16, zero_is_nan=True),
    "float8_e8m0fnu": _power_of_two,
}
# Types by the names of PyTorch's storages.
FOREIGN = [
    *[Foreign(name, width=width) for name, width in (
        ("ComplexHalf", 4), ("QInt8", 1), ("QUInt8", 1), ("QInt32", 4),
        ("QUInt4x2", 1), ("QUInt2x4", 1))],
]
# Types by the names of PyTorch's dtypes that torch does not have.
DTYPES = {
    **{name: Foreign(name, _core.FloatStorage, 1, widen) for name, widen in _FLOAT8.items()},
    "uint16": Foreign("uint16", _core.IntStorage, 2, lambda numbers: numbers.astype("i4")),
    "uint32": Foreign("uint32", _core.LongStorage, 4, lambda numbers: numbers.astype("i8")),
    **{name: Foreign(name, width=width) for name, width in (
        ("uint64", 8), ("complex32", 4), ("qint8", 1), ("quint8", 1),
        ("qint32", 4), ("float4_e2m1fn_x2", 1))},
}
UNTYPED = Foreign("Untyped")  # bytes; the tensor has the type


def unread_tensor(*arguments: Any) -> Any:
    """Return a placeholder for a tensor that PyTorch rebuilds by other functions: quantized, sparse or nested."""
    for found in arguments:
        if type(found) is Unread:
            return found
    return Unread("not strided")
