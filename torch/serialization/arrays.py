"""NumPy arrays, scalars and dtypes in a pickle, created without running code from the pickle."""

from __future__ import annotations

import re
import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from typing import Any

HOMES = ("numpy", "numpy.core.multiarray", "numpy._core.multiarray", "numpy.core.numeric", "numpy._core.numeric")
_CODE = re.compile(r"[|<>=]?[?biufcSUV][0-9]{0,9}|[?bBhHiIlLqQefdgFDG]")
_MOST_DIMS = 32


def find(module: str, name: str) -> Any:
    """Return the object for a NumPy name in a pickle, or None; scalar classes are data and never called."""
    if module not in HOMES:
        return None
    import numpy

    if module == "numpy":
        result = getattr(numpy, name, None)
        if result is numpy.dtype:
            return make_dtype
        known = result is numpy.ndarray or isinstance(result, type) and issubclass(result, numpy.generic)
        return result if known else None
    return {"_reconstruct": empty_array, "scalar": scalar, "_frombuffer": array_from}.get(name)


class Sealed:
    """The dtypes of one file that arrays use; BUILD must not change them."""

    def __init__(self) -> None:
        self._dtypes: dict[int, Any] = {}

    def use(self, dtype: Any) -> Any:
        """Mark a dtype as used. Raise TypeError if it is not a dtype or contains objects."""
        import numpy

        if not isinstance(dtype, numpy.dtype) or dtype.hasobject:
            raise TypeError("an array needs a dtype of plain numbers or strings")
        self._dtypes[id(dtype)] = dtype
        return dtype

    @staticmethod
    def takes(instance: Any) -> bool:
        """Return whether this class handles BUILD of an object."""
        numpy = sys.modules.get("numpy")
        return numpy is not None and (isinstance(instance, numpy.dtype) or type(instance) is numpy.ndarray)

    def fill(self, instance: Any, state: tuple[Any, ...]) -> None:
        """Apply BUILD to a dtype or an array."""
        import numpy

        (self._fill_dtype if isinstance(instance, numpy.dtype) else self._fill_array)(instance, is_(tuple, state))

    def _fill_dtype(self, dtype: Any, state: tuple[Any, ...]) -> None:
        """Set a dtype's byte order, or the fields of a record, whose size stays the same."""
        import numpy

        version, order, inner, names, fields, *_ = state
        if id(dtype) in self._dtypes or version not in (3, 4) or inner is not None or order not in tuple("<>=|"):
            raise TypeError("a dtype is not plain")
        if names is None:
            result = numpy.dtype(dtype.str).newbyteorder(order)
        else:
            parts = [is_(tuple, is_(dict, fields)[is_(str, name)]) for name in is_(tuple, names)]
            result = numpy.dtype({"names": list(names), "formats": [self.use(part[0]) for part in parts],
                                  "offsets": [is_(int, part[1]) for part in parts], "itemsize": dtype.itemsize})
        if result.itemsize != dtype.itemsize or result.hasobject:
            raise TypeError("a dtype has two sizes")
        dtype.__setstate__(result.__reduce__()[2])
        self.use(dtype)

    def _fill_array(self, array: Any, state: tuple[Any, ...]) -> None:
        version, size, dtype, fortran, data = state
        count = _count(size)
        if version != 1 or type(data) is not bytes or len(data) != count * self.use(dtype).itemsize:
            raise TypeError(f"an array of {count} elements does not have that many bytes")
        array.__setstate__((1, size, dtype, bool(fortran), data))


def _count(size: Any) -> int:
    """Return the number of elements of an array of a size."""
    if type(size) is not tuple or len(size) > _MOST_DIMS:
        raise TypeError("the size of an array is not a tuple")
    count = 1
    for length in size:
        if type(length) is not int or not 0 <= length < 1 << 48:
            raise ValueError("the size of an array is invalid")
        count *= length
    return count


def make_dtype(code: Any, align: Any = False, copy: Any = True) -> Any:
    """Create a dtype as pickles call numpy.dtype; BUILD may fill it."""
    import numpy

    if type(code) is not str or not _CODE.fullmatch(code):
        raise TypeError(f"an array of dtype {code!r:.40} is not plain data; if you trust the source of the file, use "
                        "load(f, weights_only=False)")
    return numpy.dtype(code, False, True)


def empty_array(kind: Any, size: Any, code: Any) -> Any:
    """Create an array that BUILD fills."""
    import numpy

    if kind is not numpy.ndarray or size != (0,):
        raise TypeError("an array is not of the class numpy.ndarray")
    return numpy.empty(0, "b")


def scalar(dtype: Any, data: Any = None) -> Any:
    """Create a NumPy scalar."""
    import numpy

    if not isinstance(dtype, numpy.dtype) or dtype.hasobject or dtype.names or type(data) is not bytes \
            or len(data) != dtype.itemsize:
        raise TypeError("a number does not have the bytes of its dtype")
    return numpy.frombuffer(data, dtype.str, 1)[0] if dtype.itemsize else dtype.type()


def array_from(data: Any, dtype: Any, size: Any, order: Any) -> Any:
    """Create an array from pickle protocol 5 data."""
    import numpy

    if not isinstance(dtype, numpy.dtype) or dtype.hasobject or dtype.names or type(data) not in (bytes, bytearray) \
            or len(data) != _count(size) * dtype.itemsize or order not in ("C", "F"):
        raise TypeError("an array does not have the bytes of its dtype")
    return numpy.frombuffer(bytearray(data), dtype.str).reshape(size, order=order)
