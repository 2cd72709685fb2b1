"""Child processes that do not outlive their parent."""

from __future__ import annotations

import ctypes
import os
import signal

FATAL = 1  # PR_SET_PDEATHSIG of prctl


def die_with_parent(parent: int | None = None) -> None:
    """Let the kernel kill this process when its parent ends.

    Args:
        parent: process id of the parent, which may have ended already.
    """
    ctypes.CDLL(None).prctl(FATAL, signal.SIGKILL)
    if parent is not None and os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
