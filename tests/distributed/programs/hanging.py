"""Rank 1 does not come to a collective."""

import time

import torch
import torch.distributed as dist

dist.init()
dist.barrier()
if dist.rank() == 1:
    time.sleep(4)  # where rank 1 is
dist.all_reduce(torch.ones(3))
