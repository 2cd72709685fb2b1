"""Memory in which the ranks of one machine compare their calls (csrc/python/bridge/communicator.c)."""

from __future__ import annotations

import os

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

ENTRIES = 64  # bytes of a rank


def share(group: Any) -> bool:
    """Share a board with the other ranks of a group; return whether all of them can. All of them call it."""
    file = _file(ENTRIES * group.size()) if group.rank() == 0 else -1
    machine, process, number = group.checks.bcast((_machine(), os.getpid(), file))
    if group.rank() and number >= 0 and machine == _machine():
        file = _opened(f"/proc/{process}/fd/{number}")
    shared = all(group.checks.allgather(file >= 0 and group._share(file)))
    if not shared:
        group._share(-1)
    if file >= 0:
        os.close(file)
    return shared


def _file(size):
    try:
        file = os.memfd_create("torch.distributed")
        os.ftruncate(file, size)
    except (OSError, AttributeError):
        return -1
    return file


def _opened(path):
    try:
        return os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return -1


def _machine():
    """Return what is the same for processes that can open each other's files."""
    try:
        with open("/proc/sys/kernel/random/boot_id") as boot:
            return boot.read(), os.stat("/proc/self/ns/pid").st_ino
    except OSError:
        return os.getpid()
