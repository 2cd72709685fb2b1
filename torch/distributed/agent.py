"""The agent of one node: starts the node's ranks, watches them together with the other nodes' agents, and restarts."""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import json
import os
import platform
import secrets
import select
import signal
import subprocess
import sys
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import outputs
from torch.distributed.failures import DistError, DistNetworkError, say
from torch.distributed.mpi_library import JOB, LAUNCHERS, unlink_memory_of
from torch.distributed.store import PrefixStore, TCPStore, connect
from torch.distributed.store_server import TOKEN
from torch.distributed.table import packed, receive

if TYPE_CHECKING:
    import argparse
    from typing import Any

GRACE = 3  # seconds that a rank has to end after a signal
WORDS = 1.5  # seconds that ranks have to say why they end
PERIOD = 0.05  # seconds between two looks at the ranks
PORT = 29500
PRIVATE = (*LAUNCHERS, "PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "PMI_SPAWNED", "MPI_LOCALRANKID", "MPI_LOCALNRANKS")


class Ended(Exception):
    """A signal asks the agent to end."""


class Agent:
    """The agent of one node.

    Args:
        options: of torchrun, checked.
    """

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.host = options, platform.node()
        self.address = (options.master_addr or "127.0.0.1").strip("[]")
        self.token = self._token()
        self.node = options.node_rank or 0
        self.attempt = 0
        self.cause = ""  # the first failure of this attempt
        self.code = 0
        self.ranks: list[outputs.Rank] = []

    def _token(self):
        if self.options.ends_with_stdin:
            return sys.stdin.buffer.raw.readline().strip()
        given = os.environ.get(TOKEN)
        if given is None and self.options.nodes == 1:
            given = secrets.token_hex(16)
        return (given or "").encode()

    def run(self) -> int:
        """Run the ranks to their end, and return the exit status."""
        def end(number, frame):
            raise Ended(number)

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, end)
        try:
            self._meet()
            while not self._attempt():
                if self.attempt == self.options.max_restarts:
                    return self.code or 1
                self.attempt += 1
                self.cause, self.code = "", 0
                say(f"torchrun starts all ranks again, restart {self.attempt} of {self.options.max_restarts}")
            return 0
        except Ended as signalled:
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN)
            self._tell(f"{signal.Signals(signalled.args[0]).name} ended torchrun on {self.host}")
            self._end_ranks(signalled.args[0])
            return 128 + signalled.args[0]
        finally:
            self._end_ranks()
            self._leave()

    # --- the other nodes ---------------------------------------------------------------------------------------------

    def _meet(self):
        """Connect to the store of the nodes, which node 0 keeps, and learn this node's number."""
        options, limit = self.options, self.options.join_timeout
        port = options.master_port if options.master_port is not None else PORT if options.nodes > 1 else 0
        arguments = {"timeout": datetime.timedelta(seconds=limit), "token": self.token}
        wants = self.node == 0 if options.node_rank is not None or options.nodes == 1 else None
        try:
            self.store = TCPStore(self.address, port, None, wants is not False, **arguments)
            self.keeps = wants is not False
        except DistNetworkError:
            if wants is not None:
                raise
            self.store, self.keeps = TCPStore(self.address, port, **arguments), False
        self.shared = PrefixStore(f"torchrun {options.rdzv_id}", self.store)
        if options.node_rank is None:
            self.node = self.shared.add("nodes", 1) - 1
        elif self.shared.add(f"node {self.node}", 1) > 1:
            raise DistError(f"two nodes have --node-rank {self.node}")
        if self.node >= options.nodes:
            raise DistError(f"{options.nodes} nodes have arrived already; raise --nnodes, or give another --rdzv-id")
        self.room = connect(self.address, self.store.port, limit, self.token)
        self.room.settimeout(30)
        self.room.sendall(packed([b"join", f"nodes {options.rdzv_id}".encode(), b"%d" % self.node]))

    def _places(self):
        """Return the number of ranks of each node, once all nodes have arrived for this attempt."""
        mine = json.dumps([self.host, self.options.local_ranks])
        self.shared.set(f"attempt {self.attempt} node {self.node}", mine)
        names = [f"attempt {self.attempt} node {number}" for number in range(self.options.nodes)]
        missing = list(names)
        end = time.monotonic() + self.options.join_timeout
        while missing:
            self._hear(PERIOD)
            missing = [name for name in missing if not self.shared.check([name])]
            if missing and time.monotonic() > end:
                gone = ", ".join(name.split()[-1] for name in missing)
                raise DistError(f"node {gone} of {self.options.nodes} did not arrive within "
                                f"{self.options.join_timeout:g} s")
        result = [json.loads(self.shared.get(name)) for name in names]
        self.hosts = [host for host, _ in result]
        return [count for _, count in result]

    def _tell(self, cause):
        """Tell the other agents that this attempt has failed."""
        if hasattr(self, "room"):
            with contextlib.suppress(OSError):
                text = json.dumps({"attempt": self.attempt, "cause": cause}).encode()
                self.room.sendall(packed([b"tell", b"", text]))

    def _hear(self, seconds):
        """Wait, and take the messages of other agents."""
        sources = [self.room] + [sys.stdin] * self.options.ends_with_stdin
        ready, _, _ = select.select(sources, [], [], seconds)
        if sys.stdin in ready and not os.read(0, 1024):
            raise Ended(signal.SIGTERM)
        if self.room not in ready:
            return
        try:
            what, sender, text = receive(self.room)
        except (OSError, ValueError):
            raise DistError("torchrun on node 0, or its host, is lost") from None
        if what == b"lost":
            host = self.hosts[int(sender)] if hasattr(self, "hosts") else "unknown host"
            self.cause = self.cause or f"node {int(sender)}, {host}, is lost"
            self.options.max_restarts = self.attempt  # a restart needs all nodes
            return
        message = json.loads(text)
        if message["attempt"] == self.attempt:
            self.cause = self.cause or message["cause"]

    def _leave(self):
        """Leave the other nodes; node 0 stays until all have left."""
        if not hasattr(self, "room"):
            return
        with contextlib.suppress(OSError, DistError):
            name = f"torchrun {self.options.rdzv_id}/left"
            self.room.sendall(packed([b"leave"]) + packed([b"add", name.encode(), b"1"]))
            end = time.monotonic() + 5  # node 0 may be cut off, so that no other node waits for an answer
            while self.keeps and self.store.add(name, 0) < self.options.nodes and time.monotonic() < end:
                time.sleep(PERIOD)
        self.room.close()
        self.store.close()

    # --- the ranks ---------------------------------------------------------------------------------------------------

    def _attempt(self):
        """Run all ranks once. Return whether all of them succeeded, on all nodes."""
        counts = self._places()
        first, total = sum(counts[: self.node]), sum(counts)
        for local in range(counts[self.node]):
            self.ranks.append(outputs.Rank(first + local, local, self._words(local), self._environment(
                first, local, total, counts), self.options, self.attempt))
        done = f"attempt {self.attempt} done"
        waiting = True
        while True:
            self._hear(PERIOD)
            failed = [rank for rank in self.ranks if rank.process.poll()]
            if failed and not self.cause:
                self._note()
            if self.cause:
                break
            if waiting and all(rank.process.returncode == 0 for rank in self.ranks):
                waiting = self.shared.add(done, 1) < 0
            if not waiting and self.shared.add(done, 0) == self.options.nodes:
                self._forget()
                return True
        self._wait_for_words()
        self._end_ranks()
        say(f"torchrun on {self.host}: {self.options.training_script} failed: {self.cause}")
        return False

    def _note(self):
        """Find which of this node's ranks failed first, and tell the other agents."""
        time.sleep(2 * PERIOD)  # ranks that failed because of another one may have been seen first
        result = sorted((rank for rank in self.ranks if rank.process.poll()), key=outputs.Rank.order)
        first = result[0]
        self.code = outputs.status(first.process.returncode)
        self.cause = f"rank {first.rank} on {self.host} {first.how()}"
        if first.process.returncode < 0:
            say(f"rank {first.rank} on {self.host} was ended by {outputs.signal_name(first.process.returncode)}")
        self._tell(self.cause)

    def _wait_for_words(self):
        """Let the ranks notice the failure themselves: each says which call it was in."""
        end = time.monotonic() + WORDS
        while time.monotonic() < end and any(rank.process.poll() is None for rank in self.ranks):
            time.sleep(PERIOD)

    def _end_ranks(self, number=signal.SIGTERM):
        """End the ranks that still run: by a signal, then by SIGKILL."""
        for rank in self.ranks:
            rank.signal(number)
        end = time.monotonic() + GRACE
        for rank in self.ranks:
            with contextlib.suppress(subprocess.TimeoutExpired):
                rank.process.wait(max(0.0, end - time.monotonic()))
        self._forget()

    def _forget(self):
        for rank in self.ranks:
            rank.close()
        if self.ranks:
            unlink_memory_of(self._job())
        self.ranks = []

    def _job(self):
        """Return the name of this attempt for MPI, the same on all nodes."""
        words = f"{self.address} {self.store.port} {self.options.rdzv_id} {self.attempt} ".encode()
        return hashlib.sha256(words + self.token).hexdigest()[:16]

    def _words(self, local):
        options = self.options
        number = [f"--local-rank={local}"] * getattr(options, "passes_local_rank", False)  # torch.distributed.launch
        script = [options.training_script, *number, *options.training_script_args]
        if options.no_python:
            return script
        return [sys.executable, "-m", "torch.distributed.worker", *["-m"] * options.module, *script]

    def _environment(self, first, local, total, counts):
        """Return the environment of a rank."""
        options: Any = self.options
        result = {name: value for name, value in os.environ.items() if name not in PRIVATE}
        result.setdefault("OMP_NUM_THREADS", str(max(1, len(os.sched_getaffinity(0)) // counts[self.node])))
        return result | {TOKEN: self.token.decode(), JOB: self._job()} | {name: str(value) for name, value in {
            "RANK": first + local, "WORLD_SIZE": total, "LOCAL_RANK": local, "LOCAL_WORLD_SIZE": counts[self.node],
            "GROUP_RANK": self.node, "GROUP_WORLD_SIZE": options.nodes, "ROLE_RANK": first + local, "ROLE_NAME":
            "default", "ROLE_WORLD_SIZE": total, "MASTER_ADDR": self.address, "MASTER_PORT": self.store.port,
            "TORCHELASTIC_USE_AGENT_STORE": True, "TORCHELASTIC_RESTART_COUNT": self.attempt,
            "TORCHELASTIC_MAX_RESTARTS": options.max_restarts, "TORCHELASTIC_RUN_ID": options.rdzv_id,
        }.items()}
