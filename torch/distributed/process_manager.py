"""The process manager of an MPI whose ranks were started separately: it answers MPI's questions from a store.

MPICH and the MPIs derived from it ask their process manager for the addresses of the other ranks, in the lines of
PMI 1 ("cmd=get key=..."). Here a thread of the rank answers them over a socket pair. Only MPI_Init asks.
"""

from __future__ import annotations

import contextlib
import os
import platform
import socket
import threading

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, mpi_library

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from torch.distributed.store import Store

VERSION = "pmi_version=1 pmi_subversion=1"
LONGEST = 1024  # bytes of a value


def host_id() -> str:
    """Return a name that two processes share if they may exchange messages through shared memory."""
    with contextlib.suppress(OSError):
        with open("/proc/sys/kernel/random/boot_id") as file:
            return f"{platform.node()} {file.read().strip()} {os.stat('/dev/shm').st_dev}"
    return platform.node()


def mapping(hosts: Sequence[str]) -> str:
    """Return the text by which MPI learns which ranks share a host.

    >>> mapping(["a", "a", "b", "b", "c"])
    '(vector,(0,2,2),(2,1,1))'
    """
    numbers = {host: number for number, host in enumerate(dict.fromkeys(hosts))}
    runs: list[list[int]] = []  # [first host, number of hosts, ranks on each]
    lengths: list[tuple[int, int]] = []
    for host in hosts:
        if lengths and lengths[-1][0] == numbers[host]:
            lengths[-1] = numbers[host], lengths[-1][1] + 1
        else:
            lengths.append((numbers[host], 1))
    for number, length in lengths:
        if runs and runs[-1][2] == length and runs[-1][0] + runs[-1][1] == number:
            runs[-1][1] += 1
        else:
            runs.append([number, 1, length])
    return f"(vector,{','.join(f'({a},{b},{c})' for a, b, c in runs)})"


class Manager:
    """The thread that answers one rank's MPI.

    Args:
        store: shared by all ranks.
        hosts: the host_id of each rank.
        name: of the job; the names of MPI's shared memory contain it.
    """

    def __init__(self, store: Store, rank: int, hosts: Sequence[str], name: str) -> None:
        self._name = name
        self._store, self._rank, self._size, self._barriers = store, rank, len(hosts), 0
        self._failed = (f"rank {rank} on {platform.node()} ends: MPI_Init failed; MPI's own message, if it has one, "
                        "names the cause, such as a rank that it cannot reach")
        self._known = {"PMI_process_mapping": mapping(hosts)}
        self._here, self._there = socket.socketpair()
        self.error: Exception | None = None
        threading.Thread(target=self._run, name="torch.distributed PMI", daemon=True).start()

    @contextlib.contextmanager
    def environment(self) -> Iterator[None]:
        """Context in which MPI_Init finds this manager."""
        result = {"PMI_FD": str(self._there.fileno()), "PMI_RANK": str(self._rank), "PMI_SIZE": str(self._size)}
        before = {name: os.environ.get(name) for name in (*result, "PMI_PORT")}
        os.environ.pop("PMI_PORT", None)
        os.environ.update(result)
        _core.last_words(f"torch.distributed: {self._failed}\n")  # MPI ends the process by itself, before _run knows
        try:
            yield
        finally:
            _core.last_words("")
            for name, value in before.items():
                os.environ.pop(name, None) if value is None else os.environ.update({name: value})

    def _run(self):
        try:
            with self._here.makefile("rb") as lines:
                for line in lines:
                    words = dict(word.split("=", 1) for word in line.decode().split() if "=" in word)
                    self._here.sendall((self._answer(words) + "\n").encode())
        except Exception as error:  # MPI_Init must not wait for ever, and its own message says less
            self.error = error
            self._here.close()

    def _answer(self, words):
        command = words["cmd"]
        if command == "put":
            self._store.set(f"pmi/{words['key']}", words["value"])
            return "cmd=put_result rc=0 msg=success"
        if command == "get":
            value = self._value(words["key"])
            return ("cmd=get_result rc=-1 msg=none value=unknown" if value is None
                    else f"cmd=get_result rc=0 msg=success value={value}")
        if command == "barrier_in":
            self._barrier()
            return "cmd=barrier_out"
        if command == "abort":
            mpi_library.unlink_memory()
            _core.last_words("")
            failures.say(self._failed)
            failures.tell(RuntimeError("MPI_Init failed; MPI's own message stands above"))
            os._exit(1)
        return {
            "init": f"cmd=response_to_init {VERSION} rc=0",
            "get_maxes": f"cmd=maxes rc=0 kvsname_max=256 keylen_max=64 vallen_max={LONGEST}",
            "get_appnum": "cmd=appnum rc=0 appnum=0",
            "get_my_kvsname": f"cmd=my_kvsname rc=0 kvsname={self._name}",
            "get_universe_size": f"cmd=universe_size rc=0 size={self._size}",
            "finalize": "cmd=finalize_ack rc=0",
        }.get(command, f"cmd={command} rc=-1 msg=unknown")

    def _value(self, key):
        if key not in self._known and self._store.check([f"pmi/{key}"]):
            self._known[key] = self._store.get(f"pmi/{key}").decode()
        return self._known.get(key)

    def _barrier(self):
        """Wait until all ranks are here. A rank that died meanwhile ends this process by its watch."""
        self._barriers += 1
        name = f"pmi barrier {self._barriers}"
        if self._store.add(name, 1) == self._size:
            self._store.set(f"{name} done", b"")
        self._store.wait([f"{name} done"])
