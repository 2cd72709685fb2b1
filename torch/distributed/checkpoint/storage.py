"""The files of a checkpoint, and the paths of values in a nested state dict."""

from __future__ import annotations

import os
import pathlib

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.tensor import DTensor

if TYPE_CHECKING:
    from typing import Any

INDEX = ".metadata"


class CheckpointException(RuntimeError):
    """A rank could not write or read its part of a checkpoint; the message names the rank.

    >>> issubclass(torch.distributed.checkpoint.CheckpointException, RuntimeError)
    True
    """


class FileSystemWriter:
    """The folder to which `save` writes; `checkpoint_id` names it as well.

    >>> torch.distributed.checkpoint.FileSystemWriter("checkpoints/1").path.name
    '1'
    """

    def __init__(self, path: str | os.PathLike[str], **options: Any) -> None:
        self.path = pathlib.Path(path)


class FileSystemReader(FileSystemWriter):
    """The folder from which `load` reads; `checkpoint_id` names it as well.

    >>> torch.distributed.checkpoint.FileSystemReader("checkpoints/1").path.name
    '1'
    """


def folder_of(call: str, checkpoint_id: Any, storage: Any) -> pathlib.Path:
    """Return the folder that the arguments of a call name."""
    if (checkpoint_id is None) == (storage is None):
        raise ValueError(f"{call}: give checkpoint_id, a folder, or a FileSystemWriter or FileSystemReader")
    if storage is not None and not isinstance(storage, FileSystemWriter):
        raise TypeError(f"{call}: the storage is a {type(storage).__name__}; need a FileSystemWriter or "
                        "FileSystemReader")
    return pathlib.Path(checkpoint_id) if storage is None else storage.path


def is_tensor(value: Any) -> bool:
    """Return whether a value is stored as a tensor."""
    return torch.is_tensor(value) or isinstance(value, DTensor)


def is_stateful(value: Any) -> bool:
    """Return whether a value saves and loads its own state dict."""
    return callable(getattr(value, "state_dict", None)) and callable(getattr(value, "load_state_dict", None))


def flattened(value: Any, path: tuple[Any, ...] = ()) -> dict[str, tuple[Any, Any, Any]]:
    """Return {dotted path: (value, container, key)} of the values in nested dicts and lists.

    >>> {path: value for path, (value, *_) in flattened({"a": [1, {"b": 2}]}).items()}
    {'a.0': 1, 'a.1.b': 2}
    """
    result: dict[str, tuple[Any, Any, Any]] = {}
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if not isinstance(key, (str, int)):
            raise TypeError(f"checkpoint: key {key!r} of a state dict is a {type(key).__name__}; need str or int")
        if isinstance(inner, (dict, list)) and inner:
            more = flattened(inner, (*path, key))
        else:
            more = {".".join(map(str, (*path, key))): (inner, value, key)}
        for name, one in more.items():
            if name in result:
                raise ValueError(f"checkpoint: two values of the state dict have the path {name!r}")
            result[name] = one
    return result


def plain(state_dict: Any) -> dict[Any, Any]:
    """Return a state dict in which objects that have state dicts are replaced by these."""
    return {key: value.state_dict() if is_stateful(value) else value for key, value in state_dict.items()}
