"""Files of the safetensors format, through the package of that name: pip install alphatorch[safetensors]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core
from torch._values import value_of
from torch.serialization.replacing import open_replacement, writer_of

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from torch._core import Tensor


def save_file(
    tensors: Mapping[str, Tensor], filename: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:
    """Writes a dict of names and tensors to a safetensors file.

    tensors: dict of str to Tensor or Variable. What shares memory is written once for each name. filename: a path; an
    old file there stays as it was until the new one is whole. metadata: dict of str to str, or None.

    Raises TypeError if a name is no str or a value no tensor, ImportError without the package, OSError if the file
    cannot be written.

    >>> import os, tempfile, torch
    >>> path = os.path.join(tempfile.mkdtemp(), "model.safetensors")
    >>> save_file({"weight": torch.ones(2, 3)}, path)
    >>> load_file(path)["weight"].sum().item()
    6.0
    """
    arrays = {}
    for name, value in tensors.items():
        value = value_of(value)
        if not isinstance(name, str) or not isinstance(value, _core.Tensor):
            raise TypeError(f"save_file: tensors maps names to tensors; {name!r} is a {type(value).__name__}")
        arrays[name] = value.cpu().contiguous().numpy()
    data = _package().save(arrays, metadata)
    with open_replacement(filename) as file:
        writer_of(file)(data)


def load_file(filename: str | os.PathLike[str]) -> dict[str, Tensor]:
    """A dict of names and tensors from a safetensors file.

    Raises RuntimeError if the file is damaged or has tensors of a type that torch does not have, such as bfloat16;
    ImportError without the package, OSError if the file cannot be read.
    """
    package = _package()
    with open(filename, "rb") as file:
        data = file.read()
    try:
        arrays = package.load(data)
    except Exception as error:
        raise RuntimeError(f"load_file: the file cannot be read: {error}") from None
    result = {}
    for name, array in arrays.items():
        try:
            result[name] = _core.from_numpy(array if array.flags.writeable else array.copy())
        except TypeError:
            raise RuntimeError(f"load_file: {name!r} holds {array.dtype}, which torch has no type for") from None
    return result


def _package():
    try:
        import safetensors.numpy
    except ImportError:
        raise ImportError("safetensors files need the package of that name: pip install safetensors") from None
    return safetensors.numpy
