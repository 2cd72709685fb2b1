"""One rank fails while the others wait: failing.py HOW RANK."""

import os
import signal
import sys
import time

import torch
import torch.distributed as dist

HOW, FAILING = sys.argv[1], int(sys.argv[2])


def fail():
    sys.stdout.write(f"died {time.time()}\n")
    sys.stdout.flush()
    if HOW == "raise":
        raise ValueError("the reason")
    if HOW == "exit":
        sys.exit(3)
    if HOW == "text":
        sys.exit("the reason")
    os.kill(os.getpid(), getattr(signal, HOW))


dist.init()
for step in range(1000):
    if step == 5 and dist.rank() == FAILING:
        fail()
    dist.all_reduce(torch.ones(10))
    time.sleep(0.01)
