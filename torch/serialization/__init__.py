"""Files: torch.save and torch.load. What they need is imported when they are first called."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.devices import _get_layout as _get_layout

if TYPE_CHECKING:
    from typing import Any

__all__ = ["load", "save"]


def save(
    obj: Any, f: Any, pickle_module: Any = None, pickle_protocol: int = 2,
    _use_new_zipfile_serialization: bool = True,
) -> None:
    """Writes `obj` to a file that torch.load reads, and so does PyTorch if `obj` holds tensors and plain data.

    Tensors that share a storage share it again when they are loaded. A storage is written whole, however
    little of it a view shows: clone() the view to save that part alone. Gradients and hooks are not written.

    obj: tensors, storages, Parameters, modules, optimizers, and whatever else pickle takes, in any
        nesting of Python's containers. Modules are better saved by their state_dict(), which loads without their class.
    f: a path, or a binary file object with write(); it needs no seek(). A file at a path is replaced only once the
        new one is whole and on the disk: until then, and if anything fails, it stays as it was. The new one has its
        mode, owner and attributes; a file with several names, or an owner that cannot be given, is written over then.
    pickle_module, pickle_protocol, _use_new_zipfile_serialization: accepted; there is one way to write a file.

    Raises RuntimeError for a recorded result of an operation, TypeError or pickle.PicklingError for an
    object that cannot be pickled, OSError if the file cannot be written.

    >>> import torch, io
    >>> file = io.BytesIO()
    >>> torch.save({"weight": torch.ones(2, 2), "epoch": 3}, file)
    >>> _ = file.seek(0)
    >>> torch.load(file)["epoch"]
    3
    """
    from torch.serialization import saving

    saving.save(obj, f)


def load(
    f: Any, map_location: Any = None, pickle_module: Any = None, *, classes: Any = (), mmap: bool | None = False,
    weights_only: bool | None = True, encoding: str = "utf-8",
) -> Any:
    """The object that torch.save, or PyTorch's, wrote to a file.

    Tensors and plain data load without running any code of the file's: Python's containers, numbers and texts, NumPy's
    arrays, and objects of the classes of torch.nn, torch.optim and collections, which get their attributes. Anything
    else needs its classes named: only name them if you trust where the file comes from, for making an object runs what
    the file says.
    From files of PyTorch, a tensor of float8 becomes a FloatTensor with the same values, unsigned numbers
    the next longer ones, and a tensor that requires a gradient does so here. For a complex, quantized or sparse one an
    object without elements stands there, with a warning. Of a TorchScript program come its tensors by name, with a
    warning, and no code. Files of PyTorch since 2016 are read, in all three of their formats.

    f: a path, or a binary file object; the archive goes from where it stands to its end.
    map_location: where storages shall live: "cpu" or a torch.device; a dict from the location in the file to another;
        or a function of (storage, location) that returns a storage, or None for the usual.
    classes: the classes and functions, beside those of plain data, that the file may use; a Python module such as
        torch.nn stands for all classes in it; the word "any" for whatever the file names, as plain pickle does.
    mmap: whether the elements stay in the file until they are used. Writes to them do not reach the file. Needs a path.
        Checksums of the elements are then not checked, and the file must not become shorter as long as tensors use it.
    weights_only: False is the same as classes="any".
    pickle_module, encoding: accepted; files are read by an interpreter of this library's own.

    Elements take the memory that they take in the file, once. All that a file makes, elements and objects, takes at
    most three times the file and 200 MB, and a small pickle at most 48 times its size; what asks for more is refused as
    damaged unless classes is "any".

    Raises RuntimeError if the file is no archive, is damaged, or needs classes that are not given; OSError if it cannot
    be read.

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


def __getattr__(name):
    """Names that programs of today import from here, by torch/serialization/expected.py."""
    from importlib import import_module

    found = None if name.startswith("__") or name == "expected" else import_module("torch.serialization.expected")
    if not hasattr(found, name):
        raise AttributeError(f"torch.serialization has no {name!r}")
    return getattr(found, name)
