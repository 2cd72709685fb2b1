"""A thread that ends this process when the job cannot go on, and says why.

The ranks of a job hold connections to one store (`room`). The store reports a rank whose connection ends before it has
left the job: a killed process, or one that called os._exit. The thread also inspects the main thread about twice a
second, so calls have no extra cost. If a call takes longer than TORCH_DISTRIBUTED_WAIT seconds (30 by default), or
almost as long as the time limit, the rank asks the others for their state; the first waiting rank prints a report.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
import threading
import time

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.call_site import Site, site
from torch.distributed.failures import DistNetworkError, abort, here, is_elastic, say
from torch.distributed.table import packed, receive

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

WAIT = "TORCH_DISTRIBUTED_WAIT"
PERIOD = 0.5  # seconds between two looks
ANSWERS = 1.0  # seconds that other ranks have for their answers
DEPARTED = 1.0  # seconds after which a call that waits for a rank that has left is hopeless


class Watch:
    """The watchdog thread of a rank.

    Args:
        room: a connection to the job's store; its time limit is that of the answer.
        hosts: host name of each rank.
        groups: the process groups of this rank, in the order of their creation.
        name: name of the room.
        keeper: who keeps the store, for messages.
    """

    def __init__(
        self, room: socket.socket, rank: int, hosts: Sequence[str], groups: list[Any], name: str, keeper: str,
    ) -> None:
        self._keeper, self.start_limit = keeper, 1800.0  # seconds that MPI may take to connect the ranks
        self._room, self.rank, self._hosts, self._groups = room, rank, hosts, groups
        self._wait = float(os.environ.get(WAIT, "30"))
        self._main = threading.main_thread().ident
        self._since, self._last, self._asked, self._reported = time.monotonic(), ((), None), 0.0, False
        self._answers: dict[int, tuple[bool, str]] = {}
        # By rank: calls and digest of each group when it left, and the time at which this rank heard so.
        self._left: dict[int, tuple[dict[str, list[int]], float]] = {}
        self._wake, waker = socket.socketpair()
        self._echo = threading.Event()
        self._waker, self._leaving, self._has_left = waker, False, False
        self._fails = False  # this rank has told the others of its fault, and ends by itself with its own code
        self._early = self._joined(name)
        room.settimeout(30)
        _core.crash_words(f"torch.distributed: {self.name(rank)} ends: its C code was ended by ")
        self._thread = threading.Thread(target=self._run, name="torch.distributed watch", daemon=True)
        self._thread.start()

    def _joined(self, name):
        """Join the room, and return the messages that arrive before the store confirms it."""
        messages = []
        try:
            self._send(b"join", name.encode(), b"%d" % self.rank)
            self._send(b"echo")
            while (message := receive(self._room))[0] != b"echo":
                messages.append(message)
        except (OSError, ValueError) as error:
            self._close()
            raise DistNetworkError(f"init_process_group: {self._keeper} is lost: {error}") from error
        return messages

    def _close(self):
        for one in (self._room, self._wake, self._waker):
            one.close()

    def _send(self, *parts):
        self._room.sendall(packed(parts))

    def tell(self, kind: str, to: int | None = None, **more: Any) -> None:
        """Send a message to another rank, by default to all."""
        self._fails |= kind == "fault"
        if self._room.fileno() >= 0:
            self._send(b"tell", b"" if to is None else b"%d" % to, json.dumps({"kind": kind, **more}).encode())

    def flush(self) -> None:
        """Wait until the store has passed on all messages: this process may keep it, and end next."""
        try:
            self._echo.clear()
            self._send(b"echo")
            if threading.current_thread() is not self._thread:
                self._echo.wait(ANSWERS)
                return
            self._room.settimeout(ANSWERS)
            while receive(self._room)[0] != b"echo":
                pass
        except (OSError, ValueError):
            pass  # the store has ended before this rank

    def stop(self) -> None:
        """Leave the job and stop the thread."""
        self._leaving = True
        _core.crash_words("")
        try:
            self._waker.send(b"x")
            self._thread.join()
            self._send(b"leave")
        except OSError:
            pass  # the store has ended before this rank
        self._close()

    def leaves(self) -> None:
        """Tell the other ranks that this one calls no more collectives."""
        self._has_left = True
        for rank, (calls, _) in list(self._left.items()):
            self._compare(rank, calls)
        self.tell("left", calls={group.group_name: [group.calls, group.digest] for group in self._groups})

    def hear_all(self) -> None:
        """Wait until the other ranks have told that they leave: their calls are compared with this one's then."""
        end = time.monotonic() + 5
        while not self._all_left() and self._thread.is_alive() and time.monotonic() < end:
            time.sleep(0.001)

    def _all_left(self):
        """Return whether this rank and all others have told that they leave."""
        return self._has_left and len(self._left) == len(self._hosts) - 1

    def name(self, rank: int) -> str:
        """Return 'rank 1 on host a'."""
        return f"rank {rank} on {self._hosts[rank]}"

    # --- the thread --------------------------------------------------------------------------------------------------

    def _run(self):
        for message in self._early:
            self._take(*message)
        while not self._leaving:
            pause = min([PERIOD, self._wait / 4, *(group.timeout / 8 for group in self._groups)])
            try:
                ready, _, _ = select.select([self._room, self._wake], [], [], pause)
                if self._leaving:
                    return
                if self._room in ready:
                    self._take(*receive(self._room))
                if not self._fails:
                    self._look()
            except (OSError, ValueError) as error:  # the keeper of the store may be the first to end
                if not self._leaving and not self._all_left() and not is_elastic() and not self._fails:
                    self._end(f"{self._keeper} ended, or its host is lost: {error}")
                return

    def _take(self, what, sender, text):
        if what == b"echo":
            self._echo.set()
            return
        if self._fails:  # the others end because they have heard so
            return
        rank = int(sender)
        if what == b"lost":
            if not is_elastic() and rank not in self._left:
                self._end(f"{self.name(rank)} ended without leaving the job: it was killed, called os._exit, or its "
                          "host is lost", patience=0.5)
            return
        message = json.loads(text)
        kind = message["kind"]
        if kind == "ask":
            self.tell("answer", rank, state=self._state())
        elif kind == "answer":
            self._answers[rank] = tuple(message["state"])
        elif kind == "left":
            if self._has_left:
                self._compare(rank, message["calls"])
            self._left[rank] = message["calls"], time.monotonic()
        elif kind == "fault":
            self._end(message["text"], message.get("code", 1))

    def _compare(self, rank, told):
        """End the job if a rank has made other calls than this one, although as many. Both have left."""
        for group in self._groups:
            calls, digest = told.get(group.group_name, (None, None))
            if calls == group.calls and digest != group.digest and rank in group.ranks:
                first, second = sorted((rank, self.rank))
                self.fail(f"the calls of {self.name(first)} and {self.name(second)} in {group.group_name} differed "
                          "in type, size or operation; TORCH_DISTRIBUTED_DEBUG=1 names the call")

    def _look(self):
        """Note when the main thread entered its current call; act if the call waits too long."""
        state = tuple((group.calls, group.ended) for group in self._groups), site(self._main)
        if state != self._last:
            self._last, self._since, self._asked, self._reported = state, time.monotonic(), 0.0, False
        waited, current = time.monotonic() - self._since, self._last[1]
        if current is None or is_elastic() and not self._groups:
            return
        if self._left and waited > DEPARTED and not is_elastic():
            self._check_departed(current)
        limit = self._limit(current)
        if waited >= min(self._wait, max(limit / 2, limit - ANSWERS)) and not self._asked:
            self._asked, self._answers = time.monotonic(), {}
            self.tell("ask")
        complete = len(self._answers) == len(self._hosts) - 1
        if waited >= limit and (complete or time.monotonic() - self._asked >= ANSWERS):
            self.fail(f"{self.name(self.rank)} has waited {waited:.0f} s, longer than the time limit of {limit:g} s, "
                      f"{current.text()}:\n{self._report()}")
        if self._wait < limit and not self._reported and self._asked and (
                complete or time.monotonic() - self._asked > 2 * ANSWERS):
            self._reported = True
            self._print_report()

    def _limit(self, current):
        """Return the seconds that a call may take."""
        groups = self._groups[:1] if current.group is None else [current.group]
        return groups[0].timeout if groups else self.start_limit

    def _check_departed(self, current):
        """End the job if the current call waits for a rank that has left without making it."""
        for rank, (calls, heard) in self._left.items():
            group = current.group
            if group is None or rank not in group.ranks or rank == self.rank:
                continue
            if time.monotonic() - heard <= DEPARTED:  # its last message may have arrived with this news
                continue
            done = calls.get(group.group_name, [0])[0]
            behind = rank == current.peer if current.is_message else done < group.calls
            if behind:
                self.fail(f"{self.name(rank)} has left the job: its script ended, after call {done} "
                          f"of {group.group_name}; {self.name(self.rank)} waits {current.text()}")

    def _state(self):
        """Return this rank's state as an answer: (waits, text)."""
        done = self._groups[0].calls if self._groups else 0
        current = self._last[1]
        if current is not None:
            return True, f"{current.text()}, call {done} of the job, for {time.monotonic() - self._since:.0f} s"
        if self._leaving or self._has_left:
            return False, f"at the end of its script, after call {done} of the job"
        return False, f"{self._no_call()}, after call {done} of the job"

    def _no_call(self):
        """Return 'in no call at train.py:12'."""
        frame = sys._current_frames().get(self._main)
        return "in no call" + (f" at {os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}" if frame else "")

    def _report(self):
        lines = {rank: f"  {self.name(rank)} {'waits' if waits else 'is'} {text}"
                 for rank, (waits, text) in {**self._answers, self.rank: self._state()}.items()}
        silent = "does not answer: it is stopped, computes outside Python, or its host is cut off"
        return "\n".join(lines.get(rank, f"  {self.name(rank)} {silent}") for rank in range(len(self._hosts)))

    def _print_report(self):
        """Print the report, on the first waiting rank only."""
        if not any(waits for rank, (waits, _) in self._answers.items() if rank < self.rank):
            say(f"{self.name(self.rank)} has waited {time.monotonic() - self._since:.0f} s:\n{self._report()}")

    # --- the end of the job ------------------------------------------------------------------------------------------

    def fail(self, text: str) -> None:
        """End all ranks of the job with a reason."""
        try:
            self.tell("fault", text=text)
        except OSError:
            pass
        self._end(text)

    def _end(self, text, code=1, patience=0.0):
        """End this process, after a pause in which a more exact reason may arrive."""
        if patience:
            ready, _, _ = select.select([self._room], [], [], patience)
            if ready:
                try:
                    what, _, more = receive(self._room)
                    told = json.loads(more) if what == b"told" else {}
                    text, code = told.get("text", text), told.get("code", code)
                except (OSError, ValueError):
                    pass
        current: Site | None = site(self._main)
        position = self._no_call() if current is None else current.text()
        where = "" if position in text else f"; this rank was {position}"
        say(f"{here()} ends: {text}{where}")
        self.flush()
        abort(code)
