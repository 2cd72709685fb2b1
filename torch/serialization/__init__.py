"""torch.save and torch.load, which import their implementation on first use."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.devices import _get_layout as _get_layout

if TYPE_CHECKING:
    from typing import Any

__all__ = ["load", "save"]


def save(
    obj: Any, f: Any, pickle_module: Any = None, pickle_protocol: int = 2,
    _use_new_zipfile_serialization: bool = True, _disable_byteorder_record: bool = False,
) -> None:
    """Write `obj` to a file for torch.load. PyTorch can read files that contain only tensors and plain data.

    Tensors that share a storage share it after loading. A storage is written whole, even if a tensor shows only a
    part: use clone() to save that part alone. Gradients and hooks are not written.

    Args:
        obj: tensors, storages, Parameters, modules, optimizers and other objects that pickle supports, nested in any
            containers. For modules, prefer their state_dict(), which loads without their class.
        f: a path, or a binary file object with write(); it need not be seekable. A file at a path is replaced only
            once the new file is complete on disk, with the old one's mode, owner and attributes. Until then, and on
            failure, the old file does not change. A file with several names, or with an owner that cannot be set, is
            overwritten instead.
        _use_new_zipfile_serialization: False writes the format of PyTorch from 2017 to 2020.
        pickle_module, pickle_protocol, _disable_byteorder_record: ignored; pickles have protocol 2.
    Raises:
        RuntimeError: a tensor is the recorded result of an operation.
        TypeError, pickle.PicklingError: an object cannot be pickled.
        OSError: the file cannot be written.

    >>> import torch, io
    >>> file = io.BytesIO()
    >>> torch.save({"weight": torch.ones(2, 2), "epoch": 3}, file)
    >>> _ = file.seek(0)
    >>> torch.load(file)["epoch"]
    3
    """
    from torch.serialization import saving

    saving.save(obj, f, _use_new_zipfile_serialization)


def load(
    f: Any, map_location: Any = None, pickle_module: Any = None, *, classes: Any = (), mmap: bool | None = False,
    weights_only: bool | None = True, encoding: str = "utf-8",
) -> Any:
    """Load the object that torch.save, here or in PyTorch, wrote to a file.

    Tensors and plain data load without running code from the file. Plain data are Python containers, numbers and
    strings, NumPy arrays, and objects of the classes of torch.nn, torch.optim and collections, whose attributes are
    set. Any other class must be listed in `classes`. List it only if you trust the source of the file, because
    creating its objects can run code.

    PyTorch files since 2016 are read, in all three formats. A float8_e8m0fnu tensor becomes a FloatTensor of
    the same values. A quantized or otherwise unsupported tensor becomes an object without elements, with a warning.
    From a TorchScript program, only the tensors are loaded, by name.

    The elements need as much memory as in the file. All objects together may need at most three times the size of the
    file and 200 MB, and the objects of a small pickle at most 48 times its size. A file that needs more is refused as
    damaged unless `classes` is "any".

    Args:
        f: a path, or a binary file object; the archive extends from its position to its end.
        map_location: target of storages: "cpu" or a torch.device; a dict from locations in the file to others; or a
            function of (storage, location) that returns a storage, or None for the default.
        classes: additional classes and functions that the file may use. A module such as torch.nn means all its
            classes. "any" allows everything, as plain pickle does.
        mmap: map the elements from the file on use. Writes do not change the file. Needs a path. Checksums of
            elements are not checked, and the file must not shrink while tensors use it.
        weights_only: False is the same as classes="any".
        pickle_module, encoding: ignored; the library has its own pickle interpreter.
    Raises:
        RuntimeError: the file is not an archive, or is damaged.
        pickle.UnpicklingError: the file needs classes that are not listed.
        OSError: the file cannot be read.

    >>> import torch, io
    >>> file = io.BytesIO()
    >>> x = torch.zeros(2, 3)
    >>> torch.save([x, x.t()], file)
    >>> _ = file.seek(0)
    >>> y, t = torch.load(file)
    >>> _ = y.fill_(1)
    >>> t.sum().item()
    6.0
    """
    from torch.serialization import loading

    return loading.load(f, map_location, classes, mmap, weights_only)
