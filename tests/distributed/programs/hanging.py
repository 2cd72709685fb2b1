"""Rank 1 comes late to a collective, by so many seconds: hanging.py TIMEOUT LATE."""

import datetime
import sys
import time

import torch
import torch.distributed as dist

dist.init(timeout=datetime.timedelta(seconds=float(sys.argv[1])))
dist.barrier()
if dist.rank() == 1:
    time.sleep(float(sys.argv[2]))  # where rank 1 is
dist.all_reduce(torch.ones(3))
