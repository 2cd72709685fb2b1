"""A rank that an agent has started: its process, where its output goes, and how it ended."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

from torch._base.processes import die_with_parent
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.failures import ERROR_FILE

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

STREAMS = {1: "stdout", 2: "stderr"}

def status(code: int) -> int:
    """Return the exit status of a process as a shell tells it: 128 + n for signal n."""
    return code if code >= 0 else 128 - code


def signal_name(code: int) -> str:
    """Return how a signal that ended a process is told."""
    name = signal.Signals(-code).name
    return f"{name}: kill -9, or the host is out of memory" if name == "SIGKILL" else name


def chosen(text: str, local: int) -> int:
    """Return which streams of a rank an option selects: 1 for stdout, 2 for stderr.

    >>> chosen("3", 0), chosen("0:1,1:2", 1)
    (3, 2)
    """
    if ":" not in str(text):
        return int(text)
    return int(dict(part.split(":") for part in text.split(",")).get(str(local), 0))


class Rank:
    """A rank and its process.

    Args:
        words: its command.
        attempt: how often the ranks have been restarted.
    """

    def __init__(
        self, rank: int, local: int, words: Sequence[str], environment: dict[str, str], options: argparse.Namespace,
        attempt: int,
    ) -> None:
        self.rank, self.local, self._threads = rank, local, []
        self.started = time.time()
        self._errors = os.memfd_create(f"errors of rank {rank}")  # a file in a folder could be left behind
        self._folder: pathlib.Path | None = None
        if options.log_dir:
            self._folder = pathlib.Path(options.log_dir, options.rdzv_id, f"attempt_{attempt}", str(local))
            self._folder.mkdir(parents=True, exist_ok=True)
        redirected, teed = chosen(options.redirects, local), chosen(options.tee, local)
        targets = {name: self._target(name, number & redirected, number & teed) for number, name in STREAMS.items()}
        own = environment | {ERROR_FILE: f"/proc/{os.getpid()}/fd/{self._errors}"}
        self.process = subprocess.Popen(words, env=own, stdin=subprocess.DEVNULL, start_new_session=True,
                                        preexec_fn=die_with_parent, **targets)
        for name, target in targets.items():
            if target == subprocess.PIPE:
                self._tee(name)
            elif target is not None:
                target.close()

    def _target(self, name, redirected, teed):
        if not (redirected or teed):
            return None
        if self._folder is None:
            raise ValueError("--redirects and --tee write files; name their folder: --log-dir DIR")
        return subprocess.PIPE if teed else open(self._folder / f"{name}.log", "wb")

    def _tee(self, name):
        """Copy a stream to the file and, with the rank in front of each line, to this process's."""
        source, console = getattr(self.process, name), getattr(sys, name)

        def copy():
            with open(self._folder / f"{name}.log", "wb", buffering=0) as file:
                for line in source:
                    file.write(line)
                    console.write(f"[default{self.local}]:{line.decode(errors='replace')}")
                    console.flush()

        thread = threading.Thread(target=copy, daemon=True)
        thread.start()
        self._threads.append(thread)

    def signal(self, number: int) -> None:
        """Send a signal to the rank and its children."""
        if self.process.poll() is None:
            try:
                os.killpg(self.process.pid, number)
            except (ProcessLookupError, PermissionError):
                pass

    def close(self) -> None:
        """Kill what is left of the rank and its children."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
        self.process.wait()
        for thread in self._threads:
            thread.join(1)
        os.close(self._errors)

    def error(self) -> tuple[str, float] | None:
        """Return the message and time of an exception that elastic's `record` has noted, or None."""
        try:
            with open(os.dup(self._errors), "rb") as file:
                file.seek(0)
                noted = json.loads(file.read() or b"null")
            message = noted["message"]
            return str(message["message"]), float(message["extraInfo"]["timestamp"])
        except (ValueError, KeyError, TypeError):
            return None

    def order(self) -> tuple[bool, float]:
        """Return a key that sorts the first cause before ranks that failed because of it."""
        error = self.error()
        followed = self.process.returncode == 1 and error is None or self.process.returncode == -signal.SIGTERM
        return followed, time.time() if error is None else error[1]

    def how(self) -> str:
        """Return how the rank ended: 'exited with code 3'."""
        error, code = self.error(), self.process.returncode
        told = "" if error is None or error[0].startswith("it exited") else f": {error[0]}"
        return f"was ended by {signal_name(code)}" if code < 0 else f"exited with code {code}{told}"
