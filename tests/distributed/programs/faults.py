"""Sums until one rank fails: faults.py HOW RANK LIMIT [STEP]. HOW: none, or how the rank fails in that step."""

import datetime
import os
import signal
import sys
import time

import torch
import torch.distributed as dist

HOW, FAILING, LIMIT = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
STEP = int(sys.argv[4]) if len(sys.argv) > 4 else 5


def fail():
    sys.stdout.write(f"died {time.time()}\n")
    sys.stdout.flush()
    if HOW == "raise":
        raise ValueError("the reason")
    if HOW == "exit 0":
        sys.exit(0)
    if HOW == "_exit 0":
        os._exit(0)
    if HOW == "hang":
        time.sleep(1000)
    if HOW.startswith("SIG"):
        os.kill(os.getpid(), getattr(signal, HOW))


dist.init_process_group(timeout=datetime.timedelta(seconds=LIMIT))
for step in range(1000 if HOW == "long" else 20):
    if HOW not in ("none", "long") and step == STEP and dist.get_rank() == FAILING:
        fail()
    total = torch.ones(256)
    dist.all_reduce(total)
    time.sleep(0.01)
sys.stdout.write(f"{dist.get_rank()} {dist.get_world_size()} {total.sum().item()}\n")
