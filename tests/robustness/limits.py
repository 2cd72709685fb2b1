"""Limits of a child process, so that a call that asks for too much memory gets an error."""

import os
import resource

MEMORY = 4 << 30


def limit():
    """Of memory and core dumps. ASan maps terabytes, and has a limit of its own."""
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
