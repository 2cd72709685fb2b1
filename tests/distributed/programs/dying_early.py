"""Ranks that are killed while MPI_Init runs, once its shared memory is there: RANK or all, else after it."""

import os
import signal
import sys
import threading

import torch.distributed as dist

before = set(os.listdir("/dev/shm"))


def die():
    while not any(name.startswith("mpich_") for name in set(os.listdir("/dev/shm")) - before):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


if sys.argv[1] in ("all", os.environ.get("RANK")):
    threading.Thread(target=die, daemon=True).start()
dist.init_process_group()
os.kill(os.getpid(), signal.SIGKILL)
