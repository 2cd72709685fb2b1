"""Start and end of the MPI library in this process."""

from __future__ import annotations

import array
import contextlib
import ctypes
import glob
import os
import subprocess
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

MULTIPLE = 3  # MPI_THREAD_MULTIPLE of MPICH and Open MPI
# What the launchers of MPI set for the processes that they start.
LAUNCHERS = ("PMI_FD", "PMI_PORT", "PMI_RANK", "PMIX_RANK", "PMIX_NAMESPACE", "OMPI_COMM_WORLD_RANK", "PMI2_RANK")
LINGER = 1.0  # seconds that a rank of an elastic job waits for the others once all have agreed to end
JOB = "TORCH_DISTRIBUTED_JOB"  # the environment variable by which torchrun names the job for MPI


def is_launched() -> bool:
    """Return whether an MPI launcher, such as mpiexec or srun --mpi, started this process."""
    return any(name in os.environ for name in LAUNCHERS)


def _library():
    """Return the MPI library that mpi4py uses. Its calls by ctypes release the interpreter's lock."""
    return ctypes.CDLL(mpi.load().__file__)


_ends = False  # whether this process finalizes MPI


def start(ends: bool = True) -> None:
    """Initialize MPI for several threads, unless it runs already.

    Args:
        ends: `finish` finalizes MPI. Separately started ranks do not: they have met in a barrier, and no launcher
            expects it.
    """
    global _ends
    MPI = mpi.load()
    if MPI.Is_initialized():
        return
    _ends = ends
    provided = ctypes.c_int()
    with _transports():
        if _library().MPI_Init_thread(None, None, MULTIPLE, ctypes.byref(provided)):
            raise RuntimeError("init_process_group: MPI_Init fails; its own message stands above")
    MPI.COMM_WORLD.Set_errhandler(MPI.ERRORS_RETURN)
    MPI.COMM_SELF.Set_errhandler(MPI.ERRORS_RETURN)


@contextlib.contextmanager
def _transports() -> Iterator[None]:
    """Context in which UCX creates no shared memory: MPICH has its own, and killed ranks would leave both."""
    ours = "UCX_TLS" not in os.environ and "ch4:ucx" in mpi.load().Get_library_version()
    if ours:
        os.environ["UCX_TLS"] = "^shm"
    try:
        yield
    finally:
        if ours:
            del os.environ["UCX_TLS"]


def finish(survivors: Any = None, limit: float = 0.0) -> None:
    """Finalize MPI if `start` has initialized it.

    Args:
        survivors: a communicator of an elastic job. Its ranks wait for each other, then leave the launcher without
            MPI_Finalize, whose barrier in the launcher may count ranks that were killed and never ends then.
        limit: seconds that survivors wait for each other.
    """
    MPI = mpi.load()
    if not _ends or not MPI.Is_initialized() or MPI.Is_finalized():
        return
    if survivors is None or not hasattr(_library(), "PMIx_Finalize"):
        _library().MPI_Finalize()
        return
    for seconds in (limit, LINGER):  # a rank that ends while others still agree would let them wait for its answers
        _agree(survivors, seconds)
    while _library().PMIx_Initialized():
        _library().PMIx_Finalize(None, ctypes.c_size_t(0))


def _agree(comm, limit):
    """Wait until all living ranks of a communicator are here, at most `limit` seconds."""
    flag, end, pause = array.array("i", [1]), time.monotonic() + limit, 1e-4
    try:
        request = comm.Iagree(flag)
        while not request.Test() and time.monotonic() < end:
            time.sleep(pause)
            pause = min(2 * pause, 0.02)
    except mpi.load().Exception:
        pass  # a rank has died


def unlink_memory() -> None:
    """Unlink MPICH's shared memory: the mappings stay valid, and a killed rank leaves no file behind."""
    with open("/proc/self/maps") as maps:
        for name in {line.split()[-1] for line in maps if "/dev/shm/mpich_shm_" in line}:
            try:
                os.unlink(name)
            except FileNotFoundError:
                pass  # another rank has unlinked it


def unlink_memory_of(job: str) -> None:
    """Unlink the shared memory of ranks that were killed in MPI_Init."""
    for name in glob.glob(_memory_of(job)):
        try:
            os.unlink(name)
        except FileNotFoundError:
            pass  # the torchrun of another node on this host has unlinked it


def _memory_of(job):
    """Return a pattern of the names of MPICH's shared memory: by the FNV-1a hash of the job, or by a process alone."""
    number = 2166136261
    for byte in job.encode():
        number = (number ^ byte) * 16777619 & 0xFFFFFFFF
    return f"/dev/shm/mpich_shm_{number if job else os.getpid():x}_*"


@contextlib.contextmanager
def guarded(job: str = "") -> Iterator[None]:
    """Context in which MPI creates shared memory. A shell unlinks it if this process is killed meanwhile.

    Args:
        job: name of the job, "" for a process alone.
    """
    words = ["/bin/sh", "-c", f"read line; rm -f {_memory_of(job)}"]
    guard = None
    with contextlib.suppress(OSError):  # no shell
        guard = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                 start_new_session=True)
    try:
        yield
    finally:
        if guard is not None:
            guard.communicate()


def check_joinable() -> None:
    """Raise RuntimeError unless separately started processes can become one job with this MPI."""
    MPI = mpi.load()
    if MPI.Is_initialized():
        unlink_memory()
        raise RuntimeError("init_process_group: MPI runs alone in this process already; call init_process_group "
                           "before mpi4py.MPI is imported")
    name = MPI.Get_library_version().split("\n")[0].strip("\0 ")
    if "Open MPI" in name:
        raise RuntimeError(f"init_process_group: processes that were started separately cannot join {name}. Start the "
                           "program by mpiexec -n RANKS python -m torch.distributed.worker train.py, or install "
                           "MPICH: pip install mpich")
