"""Counts resources that a process could leak: children, descriptors, mapped shared memory, files."""

import contextlib
import gc
import glob
import os
import pathlib
import tempfile
import time
from typing import NamedTuple

from torch._C import ffi, lib

import torch


class Census(NamedTuple):
    """The resources of this process at one moment."""

    children: tuple
    descriptors: int
    arenas: int
    blocks: int
    waiting: int
    mappings: int
    files: tuple


def children(process="self"):
    """Return the process numbers of the children of a process, including zombies."""
    result = []
    for thread in glob.glob(f"/proc/{process}/task/*/children"):
        with contextlib.suppress(FileNotFoundError):  # the thread has ended since
            result += map(int, pathlib.Path(thread).read_text().split())
    return tuple(sorted(result))


def shared():
    """torch's counts of shared memory, as a struct."""
    counts = ffi.new("share_counts *")
    lib.th_share_count(counts)
    return counts


def take():
    """Return the present Census, after releasing unused resources."""
    gc.collect()
    torch.empty_cache()
    counts = shared()
    with open("/proc/self/maps") as maps:
        mappings = sum("/memfd:torch" in line for line in maps)
    jobs = "mpich_", "vader", "sm_", "ucx_"  # names of MPI, whose tests may run at the same time
    names = [name for name in os.listdir("/dev/shm") if not name.startswith(jobs)]
    files = (*names, *glob.glob(os.path.join(tempfile.gettempdir(), "torch_*")))
    return Census(children(), len(os.listdir("/proc/self/fd")), counts.arenas, counts.blocks, counts.waiting, mappings,
                  tuple(sorted(files)))


def settled(before, patience=10):
    """The Census once it is as it was before, or the last one seen: threads and children need a moment to end."""
    end = time.monotonic() + patience
    while True:
        now = take()
        if now == before or time.monotonic() > end:
            return now
        time.sleep(0.05)


def is_alive(process):
    """Return whether the process with this number runs; a dead one that waits to be asked about does not."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def gone(processes, patience=20):
    """Return whether all of them end."""
    end = time.monotonic() + patience
    while any(map(is_alive, processes)):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
