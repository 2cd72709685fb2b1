"""What happens when a rank fails: an exception ends the whole job, or in an elastic job the other ranks go on."""

from __future__ import annotations

import os
import sys
import time
import traceback

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STARTERS = (os.path.join("distributed", "worker.py"), "<frozen runpy>")  # files whose frames say nothing of the script
ELASTIC = "TORCH_DISTRIBUTED_ELASTIC"  # set to 1 by torch.distributed.run --elastic


class RankFailed(RuntimeError):
    """Another rank died during a call. In an elastic job `shrink` makes the group go on with those that are left."""


def is_elastic() -> bool:
    """Whether the ranks that are left go on when one dies."""
    return os.environ.get(ELASTIC) == "1"


def translated(error: BaseException, call: str, group: Any, comm: Any = None) -> Exception:
    """MPI's error as one of ours that names the call. comm: what it began on, if the group may have another by now."""
    MPI = mpi.load()
    kind = error.Get_error_class()
    died = kind in (MPI.ERR_PROC_FAILED, MPI.ERR_REVOKED, MPI.ERR_PROC_FAILED_PENDING)
    if died or is_elastic() and _has_lost(group.comm if comm is None else comm):
        return RankFailed(f"{call}: a rank of {group!r} died; elastic=True, or shrink(), goes on with the others")
    if kind == MPI.ERR_TRUNCATE:
        return RuntimeError(f"{call}: {group!r}: the ranks give tensors of different sizes; "
                            "TORCH_DISTRIBUTED_DEBUG=1 names both calls")
    return RuntimeError(f"{call}: {group!r}: MPI says: {error.Get_error_string()}")


def _has_lost(comm):
    """Whether one of its ranks died. Open MPI has no class for the error of a call that stops between rounds."""
    return comm.Is_revoked() or comm.Get_failed().size > 0


def _running():
    """The module mpi4py.MPI where MPI runs in this process, else None."""
    module = sys.modules.get("mpi4py.MPI")
    return module if module is not None and module.Is_initialized() and not module.Is_finalized() else None


def here() -> str:
    """'rank 2 on host a', by MPI where it runs, else by the environment that the job's start gave."""
    import platform

    rank = None if _running() is None else _running().COMM_WORLD.rank
    return f"rank {os.environ.get('RANK', '?') if rank is None else rank} on {platform.node()}"


def report(error: BaseException) -> None:
    """Writes a traceback with the rank and the host above it to stderr, in one piece."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename.endswith(STARTERS):
        trace = trace.tb_next
    text = "".join(traceback.format_exception(type(error), error, trace))
    sys.stdout.flush()
    say(f"{here()} failed:\n{text.rstrip()}")


def say(text: str) -> None:
    """Writes a message to stderr, in one piece."""
    sys.stderr.write(f"torch.distributed: {text}\n")
    sys.stderr.flush()


def end_with_job() -> None:
    """Makes an exception that nobody catches end all ranks; it would leave the others waiting."""
    if mpi.load().COMM_WORLD.size > 1 and getattr(sys.excepthook, "ends_job", None) is None:
        sys.excepthook = _Hook(sys.excepthook)


class _Hook:
    """A sys.excepthook that ends the job, if this process is still a rank of it."""

    ends_job = True

    def __init__(self, before: Callable[..., Any]) -> None:
        self.before = before

    def __call__(self, kind, error, trace):
        end(error) if is_rank() else self.before(kind, error, trace)


def is_rank() -> bool:
    """Whether other processes may wait for this one: a job's start numbered it, or MPI knows more than it."""
    return os.environ.get("RANK") is not None or _running() is not None and _running().COMM_WORLD.size > 1


def end(error: BaseException, code: int = 1) -> None:
    """Reports an error and ends this process without waiting for others; and all others, unless the job is elastic.
    In a process that is alone it raises the error, as if nobody had caught it.
    """
    if not is_rank():
        raise error
    if not isinstance(error, SystemExit):
        report(error)
    if _running() is not None and not is_elastic():
        abort(_running().COMM_WORLD, code)
    os._exit(code)


def abort(job: Any, code: int) -> None:
    """Ends all ranks of a job. The launcher drops what it has not yet read when it ends them, so it gets a moment."""
    sys.stdout.flush()
    sys.stderr.flush()
    time.sleep(0.5)
    job.Abort(code)
