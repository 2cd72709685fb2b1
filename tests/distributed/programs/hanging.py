"""Rank 1 comes to a collective after 4 seconds: hanging.py TIMEOUT."""

import datetime
import sys
import time

import torch
import torch.distributed as dist

dist.init(timeout=datetime.timedelta(seconds=float(sys.argv[1])))
dist.barrier()
if dist.rank() == 1:
    time.sleep(4)  # where rank 1 is
dist.all_reduce(torch.ones(3))
