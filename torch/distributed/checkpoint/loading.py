"""Reading a checkpoint."""

from __future__ import annotations

import os

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.checkpoint.storage import INDEX, flattened, folder_of, is_stateful, is_tensor, plain
from torch.distributed.tensor import DTensor

if TYPE_CHECKING:
    import pathlib
    from typing import Any


class _Files:
    """The files of a checkpoint; each is mapped when it is first read."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        if not (folder / INDEX).exists():
            raise FileNotFoundError(f"load: {folder} has no complete checkpoint: {INDEX} is missing")
        self.index = torch.load(folder / INDEX)
        self._open: dict[str, Any] = {}

    def __getitem__(self, name):
        if name not in self._open:
            path = self.folder / os.path.basename(name)
            if not path.exists():
                raise FileNotFoundError(f"load: {path} is missing; all ranks need all files of a checkpoint")
            self._open[name] = torch.load(path, mmap=True)
        return self._open[name]


def load(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_reader: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False,
) -> None:
    """Read a checkpoint into a state dict, in place. The number of ranks may differ from that of `save`.

    Args:
        state_dict: what to read. Tensors and DTensors are overwritten, plain values replaced, and objects with
            `load_state_dict` load theirs. The checkpoint may contain more.
        checkpoint_id: the folder.
        storage_reader: a FileSystemReader instead.
        planner: must be None.
        process_group, no_dist: ignored; ranks read on their own.
    Raises:
        FileNotFoundError: the folder has no complete checkpoint.
        KeyError: the checkpoint lacks a value.
        ValueError: a size or type differs. Nothing is read then.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     torch.distributed.checkpoint.load({}, checkpoint_id=folder)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    FileNotFoundError: load: ... has no complete checkpoint: .metadata is missing
    """
    if planner is not None:
        raise ValueError("checkpoint: planner must be None")
    files = _Files(folder_of("load", checkpoint_id, storage_reader))
    wanted = plain(state_dict)
    targets = flattened(wanted)
    _check(files, targets)
    for path, (value, container, key) in targets.items():
        if is_tensor(value):
            _fill(files, path, value)
        else:
            container[key] = files[files.index["values"][path]]["values"][path]
    for key, value in state_dict.items():
        if is_stateful(value):
            value.load_state_dict(wanted[key])
        else:
            state_dict[key] = wanted[key]


def _check(files, targets):
    """Raise KeyError or ValueError unless the checkpoint has all targets in their sizes and types."""
    known = {**files.index["tensors"], **files.index["values"]}
    missing = [path for path in targets if path not in known]
    if missing:
        import difflib

        near = difflib.get_close_matches(missing[0], known, 1)
        raise KeyError(f"load: {files.folder} has no {', '.join(missing[:5])}{' …' * (len(missing) > 5)}"
                       + (f"; nearest name: {near[0]}" if near else ""))
    for path, (value, *_) in targets.items():
        entry = files.index["tensors"].get(path)
        if is_tensor(value) != (entry is not None):
            raise ValueError(f"load: {path} is {'no ' * (entry is None)}tensor in {files.folder}, unlike in the state "
                             "dict")
        if entry is not None and (list(value.shape), str(value.dtype)) != (entry["size"], entry["dtype"]):
            raise ValueError(f"load: {path} is {value.dtype} {list(value.shape)}, in {files.folder} {entry['dtype']} "
                             f"{entry['size']}")


def _fill(files, path, value):
    """Copy the rows of a target from all files that have some."""
    if isinstance(value, DTensor) and value.in_rows:
        first, count = value.rows()
        local = value.to_local().detach()
    elif isinstance(value, DTensor):
        local = torch.empty(value.shape, dtype=value.dtype)
        first, count = 0, value.shape[0] if value.shape else 1
    else:
        local = value
        first, count = 0, value.size(0) if value.dim() else 1
    with torch.no_grad():
        for file, start, rows in files.index["tensors"][path]["parts"]:
            low, high = max(first, start), min(first + count, start + rows)
            if not value.shape:
                local.copy_(files[file]["tensors"][path])
            elif low < high:
                part = files[file]["tensors"][path]
                local.narrow(0, low - first, high - low).copy_(part.narrow(0, low - start, high - low))
        if isinstance(value, DTensor) and not value.in_rows:
            value.copy_(local)
