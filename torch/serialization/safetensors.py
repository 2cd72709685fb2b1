"""The safetensors format: the length of a header, the header in JSON, and the elements of all tensors."""

from __future__ import annotations

import json
import struct
import sys
import warnings
from typing import TYPE_CHECKING

from torch import _core, _utils
from torch._base.arguments import value_of
from torch._tensor.storage import elements
from torch.serialization.foreign import DTYPES, Foreign
from torch.serialization.reader import fill
from torch.serialization.replacing import open_replacement, writer_of

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping
    from typing import Any

    from torch._core import Tensor

_LENGTH = struct.Struct("<Q")
# Maximal bytes of a header, or a tenth of the file: parsed JSON needs about twenty times its size.
_HEADER, _PART = 6 << 20, 10
_MOST_DIMS = 1000
_KINDS = {
    "BOOL": _core.BoolStorage, "U8": _core.ByteStorage, "I8": _core.CharStorage, "I16": _core.ShortStorage,
    "I32": _core.IntStorage, "I64": _core.LongStorage, "F16": _core.HalfStorage, "BF16": _core.BFloat16Storage,
    "F32": _core.FloatStorage, "F64": _core.DoubleStorage, "C64": _core.ComplexFloatStorage,
    "U16": _core.UInt16Storage, "U32": _core.UInt32Storage, "U64": _core.UInt64Storage,
    "F8_E4M3": _core.Float8_e4m3fnStorage, "F8_E5M2": _core.Float8_e5m2Storage,
}  # fmt: skip
_READ = {**_KINDS, "F8_E8M0": DTYPES["float8_e8m0fnu"]}
_names = {kind: name for name, kind in _KINDS.items()}


def save_file(
    tensors: Mapping[str, Tensor], filename: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:
    """Write a dict of tensors to a safetensors file. Shared memory is written once per name.

    Args:
        tensors: dict of str to Tensor.
        filename: a path; an old file is replaced once the new one is complete.
        metadata: dict of str to str, or None.
    Raises:
        TypeError: a name is not a str, or a value is not a tensor.
        OSError: the file cannot be written.

    >>> import os, tempfile, torch
    >>> path = os.path.join(tempfile.mkdtemp(), "model.safetensors")
    >>> save_file({"weight": torch.ones(2, 3)}, path)
    >>> float(load_file(path)["weight"].sum())
    6.0
    """
    header: dict[str, Any] = {"__metadata__": dict(metadata)} if metadata else {}
    parts: list[tuple[str, Tensor]] = []
    at = 0
    for name, value in tensors.items():
        value = value_of(value)
        if not isinstance(name, str) or not isinstance(value, _core.Tensor):
            raise TypeError(f"save_file: tensors maps names to tensors; {name!r} is a {type(value).__name__}")
        parts.append((name, value.cpu().contiguous().clone()))
    parts.sort(key=lambda part: -part[1].element_size())  # aligns all elements
    for name, value in parts:
        end = at + value.numel() * value.element_size()
        header[name] = {"dtype": _names[type(value.storage())], "shape": list(value.size()), "data_offsets": [at, end]}
        at = end
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open_replacement(filename) as file:
        write = writer_of(file)
        write(_LENGTH.pack(len(text)) + text)
        for _, value in parts:
            write(_ordered(elements(value.storage()), value.element_size()))


def load_file(filename: str | os.PathLike[str]) -> dict[str, Tensor]:
    """Return a dict of the tensors in a safetensors file by name.

    A float8_e8m0fnu tensor becomes a FloatTensor of the same values. A tensor of another unsupported type becomes an
    object without elements, with a warning.

    Raises:
        RuntimeError: the file is damaged.
        OSError: the file cannot be read.
    """
    with open(filename, "rb", buffering=0) as file:
        length = file.seek(0, 2)
        try:
            file.seek(0)
            header, begin = _header(file, length)
            places = {name: _place(item, length - begin) for name, item in header.items()}
            _check_apart(places)
            result = {name: _tensor(file, begin, *position) for name, position in places.items()}
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise RuntimeError(f"load_file: the file is damaged: {error}") from None
    unread = ", ".join(sorted({value._kind for value in result.values() if type(value) is _utils.Unread}))
    if unread:
        warnings.warn(f"load_file: the file has tensors of {unread}, which torch does not support; they become "
                      "objects without elements", stacklevel=2)
    return result


def _header(file: Any, length: int) -> tuple[dict[str, dict[str, Any]], int]:
    """Return the tensors that the file lists, and the start of their elements."""
    start = bytearray(_LENGTH.size)
    size = _LENGTH.unpack(start)[0] if fill(file, memoryview(start)) else length
    begin = _LENGTH.size + size
    if begin > length or size > max(_HEADER, length // _PART):
        raise ValueError(f"its header has {size} bytes")
    text = bytearray(size)
    fill(file, memoryview(text))
    header = json.loads(text)
    header.pop("__metadata__", None)
    return header, begin


def _place(
    item: dict[str, Any], available: int,
) -> tuple[Any, tuple[int, ...], int, int]:
    """Return (kind, size, first byte, end) of a tensor, checked against the `available` in the file."""
    kind = _READ.get(item["dtype"]) or Foreign(str(item["dtype"])[:20])
    size, (at, end) = item["shape"], item["data_offsets"]
    if len(size) > _MOST_DIMS or not all(type(number) is int and 0 <= number < 1 << 62 for number in (*size, at, end)):
        raise ValueError("a size or offset is not a number")
    if not at <= end <= available:
        raise ValueError("a tensor extends beyond the end of the file")
    return kind, tuple(size), at, end


def _check_apart(places: dict[str, tuple[Any, tuple[int, ...], int, int]]) -> None:
    """Raise ValueError if two tensors overlap in the file."""
    before = 0
    for _, _, at, end in sorted(places.values(), key=lambda place: place[2:]):
        if at < before:
            raise ValueError("two tensors overlap")
        before = end


def _tensor(
    file: Any, begin: int, kind: Any, size: tuple[int, ...], at: int, end: int,
) -> Any:
    foreign = isinstance(kind, Foreign)
    target = kind.kind if foreign else kind
    if target is None:
        return _utils.Unread(kind.name, size)
    count = 1
    for length in size:
        count *= length
    width = kind.width if foreign else target(0).element_size()
    if count * width != end - at:
        raise ValueError(f"a tensor of size {list(size)} has {end - at} bytes")
    storage = target(count)
    memory = elements(storage)
    memory = memory[len(memory) - count * width:]
    file.seek(begin + at)
    if not fill(file, memory):
        raise ValueError("it ends too early")
    if sys.byteorder != "little":
        memory[:] = _ordered(memory, width)
    if foreign:
        kind.widen(storage)
    return _utils._tensor_of[target]().set_(storage, 0, size)


def _ordered(memory: memoryview, width: int) -> Any:
    """Return the bytes of elements in little-endian order, as in the file."""
    if sys.byteorder == "little" or width == 1:
        return memory
    import numpy

    return numpy.frombuffer(memory, f"u{width}").byteswap().tobytes()
