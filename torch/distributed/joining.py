"""Joining a job: the processes meet in a store, MPI connects them, and each gets a watch."""

from __future__ import annotations

import atexit
import datetime
import fcntl
import json
import os
import platform
import secrets
import socket
import struct
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, mpi, mpi_library
from torch.distributed.failures import DistStoreError
from torch.distributed.process_group import default_pg_timeout, shown
from torch.distributed.process_manager import Manager, host_id
from torch.distributed.rendezvous import rendezvous
from torch.distributed.store import PrefixStore, Store, TCPStore, connect
from torch.distributed.watchdog import Watch

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

AGENTS = "TORCHELASTIC_USE_AGENT_STORE"  # "True": torchrun keeps the store
NAMES = "RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"  # one of them: the process is not alone
SIZES = "PMI_SIZE", "OMPI_COMM_WORLD_SIZE"  # the number of ranks, as MPI's launchers tell it


class Joined:
    """The job of this process.

    Attributes:
        comm: MPI's communicator of all ranks.
        store: a TCPStore of the job, or None in a job of one rank.
        hosts: the host name of each rank.
        limit: seconds that a call may take.
    """

    def __init__(
        self, comm: Any, store: Store | None = None, address: tuple[str, int] = ("", 0), token: bytes = b"",
        hosts: Sequence[str] = ("",),
    ) -> None:
        self.comm, self.store, self.hosts, self.times = comm, store, hosts, 0
        self.address, self.token = address, token
        self.first: Watch | None = None  # that of the start
        self.farewell = comm.Dup()  # only for the last barrier
        self.limit = default_pg_timeout.total_seconds()

    def watch(self, groups: list[Any]) -> Watch:
        """Start the watch of this process."""
        if self.first is not None:
            first, self.first = self.first, None
            return first
        room = connect(*self.address, 60, self.token)
        self.times += 1
        failures.watch = Watch(room, self.comm.rank, self.hosts, groups, _room(f"job {self.times}"),
                               keeper(self.hosts))
        return failures.watch


_joined: Joined | None = None


def store() -> Store:
    """Return the store of the job, which has several ranks."""
    return _joined.store


def keeper(hosts: Sequence[str]) -> str:
    """Return who keeps the store of the job, for messages."""
    if os.environ.get(AGENTS) == "True":
        return "torchrun, which keeps the job's store,"
    return f"rank 0 on {hosts[0]}, which keeps the job's store,"


def _room(name):
    """Return the name of a room of this attempt: ranks of the last one may still be about to leave theirs."""
    return f"attempt {os.environ.get('TORCHELASTIC_RESTART_COUNT', 0)} {name}"


def join(
    init_method: str | None, limit: float, world_size: int, rank: int, given: Store | None, groups: list[Any],
) -> Joined:
    """Return the job of this process; connect its processes at the first call.

    Args:
        groups: the list of this process's groups, which the watch reads.
    """
    global _joined
    if given is not None:
        _check_store(given, init_method, world_size, rank)
    if _joined is None:
        if given is None and _by_mpi(init_method):
            _joined = _launched(limit)
        elif given is None and init_method is None and world_size == rank == -1 and not any(
                name in os.environ for name in NAMES):
            _check_alone()
            _joined = _alone()
        else:
            _joined = _separate(*_meeting(init_method, limit, world_size, rank, given), limit, groups)
        _joined.limit = limit
        atexit.register(_at_exit)
    for name, told, actual in (("rank", rank, _joined.comm.rank), ("world_size", world_size, _joined.comm.size)):
        if told not in (-1, actual):
            raise ValueError(f"init_process_group: {name} is {told}, but for MPI it is {actual}; start the program "
                             f"by torchrun -n {max(world_size, rank + 1)}, or each process by hand with RANK, "
                             "WORLD_SIZE, MASTER_ADDR and MASTER_PORT")
    return _joined


def _told_size():
    """Return the number of ranks that a launcher tells, as text, or None."""
    return next((os.environ[name] for name in SIZES if name in os.environ), None)


def _by_mpi(init_method):
    """Return whether MPI's own launcher connects the processes."""
    if init_method not in (None, "env://") or not mpi_library.is_launched():
        return False
    told = _told_size()
    return told is None or os.environ.get("WORLD_SIZE", told) == told or "MASTER_ADDR" not in os.environ


def _check_store(store, init_method, world_size, rank):
    if init_method is not None:
        raise ValueError("init_process_group: give store or init_method, not both")
    if not all(hasattr(store, name) for name in ("get", "set", "add", "wait")):
        raise TypeError(f"init_process_group: store is a {type(store).__name__}; need a Store")
    if not 0 <= rank < world_size:
        raise ValueError(f"init_process_group: rank is {rank}, world_size {world_size}; a store needs both, with "
                         "0 <= rank < world_size")


def _meeting(init_method, limit, world_size, rank, store):
    """Return (store, rank, world_size) of processes that were started separately."""
    if store is not None:
        return store, rank, world_size
    if str(world_size if world_size != -1 else os.environ.get("WORLD_SIZE", 1)) != "1":
        mpi_library.check_joinable()  # each process says so itself: that with the store is gone then
    return next(rendezvous(init_method or "env://", rank, world_size, _timedelta(limit)))


# --- processes that were started separately --------------------------------------------------------------------------


def _check_alone():
    """Raise RuntimeError if srun has started several processes that it does not connect."""
    count = os.environ.get("SLURM_STEP_NUM_TASKS", "1")
    if count != "1":
        raise RuntimeError(f"init_process_group: srun started {count} processes without connecting them; add "
                           "--mpi=pmi2, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT in each")


def _alone():
    """Return the job of a process without others."""
    with mpi_library.guarded():
        mpi_library.start()
        mpi_library.unlink_memory()
    return Joined(mpi.load().COMM_WORLD)


def _separate(store, rank, size, limit, groups):
    """Connect processes that were started separately."""
    if size == 1:
        return _alone()
    mpi_library.check_joinable()
    infos = _all_arrive(store, rank, size, limit)
    inner, address, token = _job_store(store, rank, infos, limit)
    room = connect(*address, limit, token)
    manager = Manager(PrefixStore("torch.distributed", inner), rank, [info["id"] for info in infos],
                      infos[0]["job"])
    hosts = [info["host"] for info in infos]
    # A rank that dies in MPI_Init ends the others, too.
    failures.watch = Watch(room, rank, hosts, groups, _room("start"), keeper(hosts))
    failures.watch.start_limit = limit
    with mpi_library.guarded(infos[0]["job"]):
        with manager.environment():
            mpi_library.start(ends=False)
        comm = mpi.load().COMM_WORLD
        if (comm.rank, comm.size) != (rank, size):
            raise RuntimeError(f"init_process_group: MPI calls this process rank {comm.rank} of {comm.size}, not "
                               f"{rank} of {size}; this MPI library cannot be joined from outside: start the program "
                               "by mpiexec")
        comm.Barrier()  # afterwards every rank has opened the shared memory
        mpi_library.unlink_memory()
    joined = Joined(comm, inner, address, token, hosts)
    joined.first = failures.watch
    _remove_file(store, rank)
    return joined


def _all_arrive(store, rank, size, limit):
    """Return what each process says about itself, in the order of ranks. Raise if some do not arrive."""
    if store.add(f"processes of rank {rank}", 1) > 1:
        stale = ", or remove the file, which an earlier job left" * hasattr(_root(store), "path")
        raise ValueError(f"init_process_group: two processes have rank {rank}; give each its own RANK{stale}")
    store.set(f"rank {rank}", json.dumps({"host": platform.node(), "id": host_id(), "size": size,
                                          "job": os.environ.get(mpi_library.JOB) or secrets.token_hex(8)}))
    end, infos, missing = time.monotonic() + limit, [], []
    for other in range(size):
        try:
            store.wait([f"rank {other}"], _timedelta(max(end - time.monotonic(), 0.01)))
            infos.append(json.loads(store.get(f"rank {other}")))
        except DistStoreError:
            missing.append(other)
    if missing:
        raise DistStoreError(f"init_process_group: of {size} processes, those of rank {shown(missing)} did not join "
                             f"within {limit:g} s")
    sizes = {info["size"] for info in infos}
    if len(sizes) > 1:
        raise ValueError(f"init_process_group: the processes have different WORLD_SIZE: {sorted(sizes)}")
    return infos


def _root(store):
    """Return the store below all prefixes."""
    while isinstance(store, PrefixStore):
        store = store.underlying_store
    return store


def _timedelta(limit):
    return datetime.timedelta(seconds=limit)


def _job_store(store, rank, infos, limit):
    """Return (store, address, token): the TCPStore in which the processes meet, or one that rank 0 starts."""
    root: Any = _root(store)
    if isinstance(root, TCPStore):
        return store, (root.host, root.port), root.token
    if rank == 0:
        result, address, token = _new_store([info["id"] for info in infos])
        store.set("job", json.dumps([*address, token.hex()]))
        return result, address, token
    host, port, text = json.loads(store.get("job"))
    token = bytes.fromhex(text)
    return TCPStore(host, port, timeout=_timedelta(limit), token=token), (host, port), token


def _new_store(hosts):
    """Return (TCPStore, address, token) of a store that this process starts for ranks on some hosts."""
    address = "127.0.0.1" if len(set(hosts)) == 1 else own_address()
    token = secrets.token_bytes(16)
    store = TCPStore(address, 0, is_master=True, timeout=default_pg_timeout, token=token)
    return store, (store.host, store.port), token


def own_address() -> str:
    """Return an address of this host by which others reach it: that of the first interface but the loopback.

    >>> own_address().count(".")
    3
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name != "lo":
                try:
                    reply = fcntl.ioctl(probe, 0x8915, struct.pack("256s", name.encode()[:15]))  # SIOCGIFADDR
                    return socket.inet_ntoa(reply[20:24])
                except OSError:
                    continue  # the interface has no address
    return "127.0.0.1"


def _remove_file(store, rank):
    """Remove the file of a FileStore, which all ranks have read; empty it if it was there before the job."""
    store = _root(store)
    if rank == 0 and hasattr(store, "path"):
        try:
            os.unlink(store.path) if store.check(["created"]) else os.truncate(store.path, 0)
        except OSError:
            pass


# --- processes that MPI's launcher started ---------------------------------------------------------------------------


def _launched(limit):
    """Join the job in which MPI's launcher started this process."""
    mpi_library.start()
    comm = mpi.load().COMM_WORLD
    expected = os.environ.get("WORLD_SIZE", _told_size())
    if expected is not None and expected != str(comm.size):
        raise ValueError(f"init_process_group: the number of ranks is {expected}, but for MPI it is {comm.size}: "
                         "mpi4py uses another MPI than the launcher, or MASTER_ADDR and MASTER_PORT are missing")
    if comm.size == 1:
        return Joined(comm)
    comm.Barrier()  # afterwards every rank has opened the shared memory
    mpi_library.unlink_memory()
    infos = comm.allgather((platform.node(), host_id()))
    store, address, token = _new_store([info for _, info in infos]) if comm.rank == 0 else (None, None, None)
    address, token = comm.bcast((address, token))
    if store is None:
        store = TCPStore(*address, timeout=_timedelta(limit), token=token)
    return Joined(comm, store, address, token, [host for host, _ in infos])


# --- leaving ---------------------------------------------------------------------------------------------------------


def leave() -> None:
    """Wait until all ranks leave, so that no message is lost; then stop the watch. A fault ends this process."""
    watch, failures.watch = failures.watch, None
    if watch is None:
        return
    if not failures.is_elastic():
        watch.leaves()
        watch.flush()  # the rank that keeps the store may be the first to end
        request, pause = _joined.farewell.Ibarrier(), 1e-4
        while not request.Test():
            time.sleep(pause)
            pause = min(2 * pause, 0.02)
        watch.hear_all()
    watch.stop()


def _at_exit():
    """Leave the job at the end of the script."""
    leave()
    mpi_library.finish(*(_joined.farewell, _joined.limit) * failures.is_elastic())
