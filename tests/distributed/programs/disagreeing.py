"""Ranks call different collectives: disagreeing.py WHAT. Prints each rank's error and the time until it."""

import sys
import time

import torch
import torch.distributed as dist

dist.init()
first = dist.rank() == 0
for _ in range(2000 if sys.argv[1] == "late" else 1):
    dist.all_reduce(torch.ones(3))
CALLS = {
    "order": lambda: dist.all_reduce(torch.ones(4)) if first else dist.broadcast(torch.ones(4), 0),
    "size": lambda: dist.all_reduce(torch.ones(4 if first else 5)),
    "late": lambda: dist.all_reduce(torch.ones(4 if first else 5)),
    "shape": lambda: dist.all_reduce(torch.ones(*((4, 2) if first else (2, 4)))),
    "type": lambda: dist.all_reduce(torch.ones(4).type("torch.FloatTensor" if first else "torch.DoubleTensor")),
    "op": lambda: dist.all_reduce(torch.ones(4), dist.ReduceOp.SUM if first else dist.ReduceOp.MAX),
    "root": lambda: dist.broadcast(torch.ones(4), 0 if first else 1),
    "object": lambda: dist.barrier() if first else dist.all_gather_object([None] * 3, 1),
}
start = time.monotonic()
try:
    CALLS[sys.argv[1]]()
except RuntimeError as error:
    sys.stdout.write(f"{dist.rank()} {time.monotonic() - start:.3f} {error}\n")
