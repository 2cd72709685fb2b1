"""Writing a checkpoint."""

from __future__ import annotations

import concurrent.futures
import datetime
import json
import os
import secrets
import threading

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import joining
from torch.distributed.checkpoint.storage import INDEX, CheckpointException, flattened, folder_of, is_tensor, plain
from torch.distributed.failures import DistError
from torch.distributed.groups import is_initialized, member
from torch.distributed.tensor import DTensor, Replicate, Shard

if TYPE_CHECKING:
    import pathlib
    from typing import Any

_count = 0  # saves that this process has started; the same on all ranks


class Ranks:
    """The ranks that save or load together, and their exchange of small texts through the job's store."""

    def __init__(self, group: Any, alone: bool) -> None:
        global _count
        _count += 1
        group = None if alone or not is_initialized() else member(group, "checkpoint")
        self.rank, self.size = (0, 1) if group is None else (group.rank(), group.size())
        self._name = f"checkpoint {_count} of {'' if group is None else group.group_name}"
        self._limit = datetime.timedelta(seconds=1800 if group is None else group.timeout)

    def from_first(self, what: str, value: Any = None) -> Any:
        """Return the first rank's value on all ranks."""
        if self.size > 1:
            store = joining.store()
            if self.rank == 0:
                store.set(f"{self._name} {what}", json.dumps(value))
            store.wait([f"{self._name} {what}"], self._limit)
            value = json.loads(store.get(f"{self._name} {what}"))
        return value

    def to_first(self, what: str, value: Any) -> list[Any]:
        """Return the values of all ranks on the first rank, and [] on others."""
        if self.size == 1:
            return [value]
        store = joining.store()
        store.set(f"{self._name} {what} {self.rank}", json.dumps(value))
        if self.rank:
            return []
        result = []
        for rank in range(self.size):
            store.wait([f"{self._name} {what} {rank}"], self._limit)
            result.append(json.loads(store.get(f"{self._name} {what} {rank}")))
            store.delete_key(f"{self._name} {what} {rank}")
        return result


def save(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_writer: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False,
) -> None:
    """Write a state dict to a folder. All ranks of the group call it; outside of a job a process writes alone.

    Args:
        state_dict: nested dicts and lists of tensors, DTensors and plain values, or objects with `state_dict()`. Each
            rank writes its rows of DTensors; the first rank writes all else, which is the same on all ranks.
        checkpoint_id: the folder; made if necessary. A complete checkpoint in it is replaced at the end.
        storage_writer: a FileSystemWriter instead.
        planner: must be None.
        process_group: the ranks that save, by default all.
        no_dist: write alone, although this process is in a job.
    Raises:
        CheckpointException: a rank cannot write. The old checkpoint stays.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     torch.distributed.checkpoint.save({"x": torch.ones(2)}, checkpoint_id=folder)
    ...     target = {"x": torch.zeros(2)}
    ...     torch.distributed.checkpoint.load(target, checkpoint_id=folder)
    >>> target["x"].tolist()
    [1.0, 1.0]
    """
    _refuse(planner)
    ranks = Ranks(process_group, no_dist)
    _write(ranks, _values(state_dict), folder_of("save", checkpoint_id, storage_writer))


def async_save(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_writer: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False, **others: Any,
) -> concurrent.futures.Future[None]:
    """Copy a state dict to host memory, then write it in a thread while training continues. Arguments as for `save`.

    Returns:
        A Future, whose `result()` waits for the checkpoint and raises what `save` raises.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     done = torch.distributed.checkpoint.async_save({"x": torch.ones(2)}, checkpoint_id=folder)
    ...     done.result()
    """
    _refuse(planner)
    ranks, folder = Ranks(process_group, no_dist), folder_of("async_save", checkpoint_id, storage_writer)
    values = {path: (_copied(value), None, None) for path, (value, *_) in _values(state_dict).items()}
    future: concurrent.futures.Future[None] = concurrent.futures.Future()

    def write():
        try:
            _write(ranks, values, folder)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(None)

    threading.Thread(target=write, name="torch.distributed.checkpoint").start()
    return future


def _refuse(planner):
    if planner is not None:
        raise ValueError("checkpoint: planner must be None")


def _values(state_dict):
    """Return the values of a state dict by path; ranks have rows of each DTensor that has dims."""
    return {path: (_in_rows(value), *others) for path, (value, *others) in flattened(plain(state_dict)).items()}


def _in_rows(value):
    if not isinstance(value, DTensor):
        return value
    last = Shard(0) if value.shape else Replicate()
    value = value.detach().redistribute(placements=[*[Replicate()] * (value.device_mesh.ndim - 1), last])
    return value if value.shape else value.to_local()


def _copied(value):
    if isinstance(value, DTensor):
        return DTensor(_copied(value.to_local()), value.device_mesh, value.shape)
    return value.detach().to("cpu", copy=True) if torch.is_tensor(value) else value


def _write(ranks, values, folder: pathlib.Path):
    """Write this rank's file, then the index; raise on all ranks if one fails."""
    name = f"{ranks.from_first('name', secrets.token_hex(4))}_{ranks.rank}.distcp"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tensors, parts = _own_part(ranks, values)
        others = {path: value for path, (value, *_) in values.items() if ranks.rank == 0 and not is_tensor(value)}
        torch.save({"tensors": tensors, "values": others}, folder / name)
        told = {"file": name, "parts": parts, "values": list(others)}
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        told = {"error": f"{type(error).__name__}: {error}"}
    every = ranks.to_first("parts", told)
    problem = _finish(folder, every) if ranks.rank == 0 else None
    problem = ranks.from_first("result", problem)
    if problem:
        raise CheckpointException(f"save: {folder}: {problem}; the checkpoint before it stays")


def _own_part(ranks, values):
    """Return ({path: tensor}, {path: [size, dtype, first row, rows]}) of what this rank writes."""
    tensors, parts = {}, {}
    for path, (value, *_) in values.items():
        if isinstance(value, DTensor):
            replica = value.device_mesh.get_local_rank(0) if value.device_mesh.ndim == 2 else 0
            first, count = value.rows()
            if replica or not count and first:
                continue
            local, size = value.to_local(), list(value.shape)
        elif torch.is_tensor(value) and ranks.rank == 0:
            local, size = value, list(value.size())
            first, count = 0, size[0] if size else 1
        else:
            continue
        tensors[path] = local.detach().cpu()
        parts[path] = [size, str(local.dtype), first, count]
    return tensors, parts


def _finish(folder, every):
    """Write the index once all files are complete, then remove those of the checkpoint before it. Return an error."""
    problems = [f"rank {rank}: {one['error']}" for rank, one in enumerate(every) if "error" in one]
    files = [one["file"] for one in every if "file" in one]
    try:
        if problems:
            _remove(folder, files)
            return "; ".join(problems)
        index: dict[str, Any] = {"format": 1, "files": files, "tensors": {}, "values": {}}
        for one in every:
            for path, (size, dtype, first, count) in one["parts"].items():
                entry = index["tensors"].setdefault(path, {"size": size, "dtype": dtype, "parts": []})
                entry["parts"].append([one["file"], first, count])
            index["values"].update(dict.fromkeys(one["values"], one["file"]))
        before = torch.load(folder / INDEX)["files"] if (folder / INDEX).exists() else []
        torch.save(index, folder / INDEX)
        _remove(folder, set(before) - set(files))
    except (OSError, RuntimeError, DistError) as error:
        return f"rank 0: {type(error).__name__}: {error}"
    return None


def _remove(folder, files):
    for name in files:
        (folder / os.path.basename(name)).unlink(missing_ok=True)
