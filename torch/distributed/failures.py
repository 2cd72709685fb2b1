"""Handling of a failed rank: an exception ends the whole job, or the remaining ranks of an elastic job continue."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
import traceback

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi
from torch.distributed.mpi_library import is_launched, unlink_memory

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STARTERS = (os.path.join("distributed", "worker.py"), "<frozen runpy>")  # files whose frames a traceback omits
ELASTIC = "TORCH_DISTRIBUTED_ELASTIC"  # set to 1 by torch.distributed.run --elastic
ERROR_FILE = "TORCHELASTIC_ERROR_FILE"  # set by torchrun's agent
watch: Any = None  # the Watch of this process's job


class DistError(RuntimeError):
    """An error of torch.distributed that is no mistake of one call's arguments.

    >>> issubclass(dist.DistNetworkError, dist.DistError)
    True
    """


class DistBackendError(DistError):
    """MPI or NCCL reports an error."""


class DistNetworkError(DistError):
    """A process of the job cannot be reached."""


class DistStoreError(DistError):
    """A store does not have the expected keys in time."""


class RankFailed(DistError):
    """Another rank died during a call. In an elastic job, `shrink` lets the group continue with the remaining ranks.

    >>> issubclass(dist.RankFailed, RuntimeError)
    True
    """


def is_elastic() -> bool:
    """Return whether the remaining ranks continue when a rank dies."""
    return os.environ.get(ELASTIC) == "1"


def translated(error: BaseException, call: str, group: Any, comm: Any = None) -> Exception:
    """Return an exception of this package that names the call, for an error of MPI.

    Args:
        comm: the communicator on which the call started; the group may have a new one by now.
    """
    MPI = mpi.load()
    kind = error.Get_error_class()
    died = kind in (MPI.ERR_PROC_FAILED, MPI.ERR_REVOKED, MPI.ERR_PROC_FAILED_PENDING)
    if died or is_elastic() and _has_lost(group.comm if comm is None else comm):
        return RankFailed(f"{call}: a rank of {group!r} died; use elastic=True or shrink() to continue with the others")
    if kind in (MPI.ERR_TRUNCATE, MPI.ERR_IN_STATUS):
        return RuntimeError(f"{call}: {group!r}: the ranks give tensors of different sizes; "
                            "TORCH_DISTRIBUTED_DEBUG=1 names both calls")
    return RuntimeError(f"{call}: {group!r}: MPI error: {error.Get_error_string()}")


def _has_lost(comm):
    """Return whether a rank died: Open MPI has no error class for a call that stops between rounds."""
    return comm.Is_revoked() or comm.Get_failed().size > 0


def _running():
    """Return the module mpi4py.MPI if MPI runs in this process, else None."""
    module = sys.modules.get("mpi4py.MPI")
    return module if module is not None and module.Is_initialized() and not module.Is_finalized() else None


def here() -> str:
    """Return 'rank 2 on host a', from MPI if it runs, else from the environment that the launcher set."""
    import platform

    rank = None if _running() is None else _running().COMM_WORLD.rank
    return f"rank {os.environ.get('RANK', '?') if rank is None else rank} on {platform.node()}"


def report(error: BaseException) -> None:
    """Write a traceback below a line with the rank and the host to stderr, in one piece."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename.endswith(STARTERS):
        trace = trace.tb_next
    text = "".join(traceback.format_exception(type(error), error, trace))
    sys.stdout.flush()
    say(f"{here()} failed:\n{text.rstrip()}")


def say(text: str) -> None:
    """Write a message to stderr in one piece."""
    sys.stderr.write(f"torch.distributed: {text}\n")
    sys.stderr.flush()


def end_with_job() -> None:
    """Let an uncaught exception end all ranks, which would otherwise wait for this one."""
    MPI = _running()
    if MPI is not None and MPI.COMM_WORLD.size > 1 and getattr(sys.excepthook, "ends_job", None) is None:
        sys.excepthook = _Hook(sys.excepthook)


class _Hook:
    """A sys.excepthook that ends the job if this process is still one of its ranks."""

    ends_job = True

    def __init__(self, before: Callable[..., Any]) -> None:
        self.before = before

    def __call__(self, kind, error, trace):
        end(error) if is_rank() else self.before(kind, error, trace)


def is_rank() -> bool:
    """Return whether other processes may wait for this one: a launcher numbered it, or MPI has several ranks."""
    joined = _running() is not None and _running().COMM_WORLD.size > 1
    return joined or watch is not None or os.environ.get("RANK") is not None


def end(error: BaseException, code: int = 1) -> None:
    """Report an error and end this process without waiting; end all other ranks as well unless the job is elastic.

    A process without other ranks raises the error as uncaught.
    """
    if not is_rank():
        raise error
    note(error)
    if not isinstance(error, SystemExit):
        report(error)
    tell(error, code)
    if is_elastic():
        os._exit(code)
    abort(code)


def tell(error: BaseException, code: int = 1) -> None:
    """Tell the other ranks that this one has failed; they end with this code."""
    if watch is not None and not is_elastic():
        with contextlib.suppress(OSError):  # the store is lost; the other ranks notice that, too
            watch.tell("fault", text=f"{here()} failed: {_reason(error)}", code=code)
            watch.flush()


def note(error: BaseException) -> None:
    """Write an error to the file that the agent reads, so that it can tell the first cause from what followed."""
    path = os.environ.get(ERROR_FILE)
    if not path:
        return
    text = {"message": _reason(error), "extraInfo": {
        "py_callstack": "".join(traceback.format_exception(error)), "timestamp": str(time.time())}}
    with contextlib.suppress(OSError), open(path, "w") as file:
        json.dump({"message": text}, file)


def _reason(error):
    return f"it exited with code {error.code}" if isinstance(error, SystemExit) else "".join(
        traceback.format_exception_only(type(error), error)).strip()


def abort(code: int) -> None:
    """End this process at once; if an MPI launcher started it, all ranks of the job.

    A short pause precedes MPI's abort, because the launcher discards output that it has not read yet.
    """
    if not is_rank():
        return  # there is no job to end
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()
    unlink_memory()
    if _running() is not None and is_launched():
        time.sleep(0.5)
        _running().COMM_WORLD.Abort(code)
    os._exit(code)
