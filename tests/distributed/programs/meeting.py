"""monitored_barrier, and messages and calls that do not match: meeting.py WHAT. Prints what each rank sees."""

import sys
import time

import torch
import torch.distributed as dist

dist.init_process_group()
rank, what = dist.get_rank(), sys.argv[1]


def told(text):
    sys.stdout.write(f"{rank} {text}\n")
    sys.stdout.flush()


def refused(call):
    try:
        call()
    except RuntimeError as error:
        told(f"{type(error).__name__}: {error}")
    else:
        told("nothing")


if what == "barrier":
    dist.monitored_barrier(timeout=20)
    if rank in (1, 2):
        time.sleep(1.5)
    refused(lambda: dist.monitored_barrier(timeout=0.5, wait_all_ranks=True))
    dist.barrier()
elif what == "types":
    if rank == 0:
        dist.send(torch.ones(4), 1)
        told("sent")
    elif rank == 1:
        refused(lambda: dist.recv(torch.ones(4, dtype=torch.int32), 0))
        values = torch.zeros(4)
        dist.recv(values, 0)
        told(values.sum().item())
elif what == "split":
    part = dist.split_group(split_ranks=[[0, 2], [1]])
    total = torch.ones(1) * rank
    if part is not None:
        dist.all_reduce(total, group=part)
    told(f"{part and part.ranks} {total.item()}")
else:
    calls = {  # of rank 0, and of the others where they differ
        "op": (lambda: dist.all_reduce(torch.ones(4)), lambda: dist.all_reduce(torch.ones(4), dist.ReduceOp.MAX)),
        "type": (lambda: dist.all_reduce(torch.ones(4)), lambda: dist.all_reduce(torch.ones(4).int())),
        "size": (lambda: dist.all_reduce(torch.ones(4)), lambda: dist.all_reduce(torch.ones(5))),
        "root": (lambda: dist.broadcast(torch.ones(4), 0), lambda: dist.broadcast(torch.ones(4), 1)),
        "strided": (lambda: dist.all_reduce(torch.ones(4, 2)[:, 0]), lambda: dist.all_reduce(torch.ones(4).int())),
        "half": (lambda: dist.all_reduce(torch.ones(4).half()), lambda: dist.all_reduce(torch.ones(4))),
        "async": (lambda: dist.all_reduce(torch.ones(4), async_op=True).wait(),
                  lambda: dist.all_reduce(torch.ones(4).int(), async_op=True).wait()),
        "apart": (lambda: dist.all_reduce(torch.ones(4)), lambda: dist.all_reduce(torch.ones(4).int())),
    }[what]
    if what == "apart":  # as on several machines
        dist.group.WORLD._share(-1)
        dist.group.WORLD.has_board = False
    for _ in range(10):  # only the first of them are compared before they run
        calls[0]()
    refused(calls[rank > 0])
    for _ in range(256 if what == "apart" else 1):
        refused(lambda: dist.all_reduce(torch.ones(4)))
    refused(calls[0])
