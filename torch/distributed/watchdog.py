"""A thread that reports which ranks wait for which when a call takes long.

The thread inspects the main thread about twice a second, so calls have no extra cost. If a call takes longer than
TORCH_DISTRIBUTED_WAIT seconds (30 by default), the waiting ranks ask the others for their state, and the first
waiting rank prints a report.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi
from torch.distributed.failures import abort, say

if TYPE_CHECKING:
    from typing import Any

WAIT = "TORCH_DISTRIBUTED_WAIT"
QUESTION, ANSWER = 1, 2  # tags
FOLDER = os.path.dirname(os.path.abspath(__file__))
PERIOD = 0.5  # seconds between two looks


class Watch:
    """The watchdog thread of a rank.

    Args:
        comm: a separate communicator for this thread.
        end_after: seconds in one call after which the job ends.
    """

    def __init__(self, comm: Any, groups: list[Any], end_after: float | None = None) -> None:
        self._comm, self._groups, self._end_after = comm, groups, end_after
        self._wait = float(os.environ.get(WAIT, "30"))
        self._main = threading.main_thread().ident
        self._since, self._last_state, self._asked, self._asking = time.monotonic(), None, 0.0, False
        self._answers: dict[int, tuple[bool, str]] = {}
        self._sent: list[Any] = []  # requests, which keep pending messages alive
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="torch.distributed watch", daemon=True)
        self._thread.start()
        atexit.register(self.stop)  # before MPI ends

    def stop(self) -> None:
        """Stop the thread. The communicator stays open, because another rank may still ask."""
        self._stopping.set()
        self._thread.join()
        atexit.unregister(self.stop)

    def _run(self):
        MPI = mpi.load()
        while not self._stopping.wait(min(PERIOD, self._wait / 4)):
            try:
                self._look()
                self._answer_ranks(MPI)
            except (MPI.Exception, RuntimeError):  # a rank died, or MPI is finalized
                return

    def _look(self):
        """Record when the main thread entered its current call; ask the other ranks if it waits too long."""
        state = tuple(group.calls for group in self._groups), self._frame()
        if state != self._last_state:
            self._last_state, self._since, self._asking = state, time.monotonic(), False
        waited = time.monotonic() - self._since
        if self._last_state[1] is None or waited < self._wait:
            return
        if not self._asking:
            self._asking, self._asked, self._answers = True, time.monotonic(), {}
            for rank in range(self._comm.size):
                if rank != self._comm.rank:
                    self._sent.append(self._comm.isend(None, rank, QUESTION))
        if self._end_after is not None and waited > self._end_after:
            say(f"rank {self._comm.rank} has waited {waited:.0f} s, longer than init_process_group's timeout; "
                "the job ends")
            abort(self._comm, 1)

    def _frame(self):
        """Return (call, file:line of its caller) if the main thread is inside torch.distributed, else None."""
        frame, call = sys._current_frames().get(self._main), None
        while frame is not None and (call is None or os.path.dirname(frame.f_code.co_filename) == FOLDER):
            inside = os.path.dirname(os.path.abspath(frame.f_code.co_filename)) == FOLDER
            if not inside and call is None:
                return None
            call, frame = frame.f_code.co_name, frame.f_back
        return None if call is None or frame is None else (
            call, f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}")

    def _state(self):
        """Return this rank's state as an answer: (waits, text)."""
        done = self._groups[0].calls if self._groups else 0
        if self._last_state is not None and self._last_state[1] is not None:
            call, place = self._last_state[1]
            return True, f"in {call}, call {done} of the job, at {place} for {time.monotonic() - self._since:.0f} s"
        frame = sys._current_frames().get(self._main)
        place = f" at {os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}" if frame else ""
        return False, f"in no call{place}, after call {done} of the job"

    def _answer_ranks(self, MPI):
        """Answer other ranks' questions, collect their answers, and report once the answers are complete."""
        status = MPI.Status()
        while self._comm.iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG, status):
            rank, tag = status.Get_source(), status.Get_tag()
            answer = self._comm.recv(None, rank, tag)
            if tag == QUESTION:
                self._sent.append(self._comm.isend(self._state(), rank, ANSWER))
            else:
                self._answers[rank] = answer
        complete = len(self._answers) == self._comm.size - 1
        if self._asking and self._asked and (complete or time.monotonic() - self._asked > 4 * PERIOD):
            self._asked = 0.0
            self._print_report()

    def _print_report(self):
        """Print the report, on the first waiting rank only."""
        own = self._comm.rank
        if any(waits for rank, (waits, _) in self._answers.items() if rank < own):
            return
        lines = [f"  rank {rank} {'waits' if waits else 'is'} {text}" for rank, (waits, text) in
                 sorted({**self._answers, own: self._state()}.items())]
        lines += [f"  rank {rank} does not answer" for rank in range(self._comm.size)
                  if rank != own and rank not in self._answers]
        say(f"rank {own} has waited {time.monotonic() - self._since:.0f} s:\n" + "\n".join(lines))
