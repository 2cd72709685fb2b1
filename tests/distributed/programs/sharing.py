"""Threads that share a group or a Work, inputs inside outputs, Works that nobody keeps: sharing.py TIMES."""

import sys
import threading

import torch
import torch.distributed as dist

dist.init_process_group()
RANK, COUNT = dist.get_rank(), dist.get_world_size()
TIMES = int(sys.argv[1])


def in_threads(*calls):
    errors = []

    def run(call):
        try:
            call()
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not errors, errors


def sums(layout, group=None, size=64):
    """Sum on all ranks, directly or after a conversion; threads may change places, so all calls are alike."""
    def run():
        for _ in range(TIMES):
            x = layout(torch.ones(size))
            dist.all_reduce(x, group=group)
            assert x.eq(COUNT).all(), x
    return run


def exchanges(layout):
    def run():
        for _ in range(TIMES):
            y = layout(torch.zeros(COUNT))
            dist.all_to_all_single(y, torch.full((COUNT,), float(RANK)))
            assert y.tolist() == list(range(COUNT)), y
    return run


def strided(x):
    return torch.stack([x, x], 1)[:, 0]


for layout in (torch.clone, strided):
    in_threads(sums(layout), sums(layout))
    in_threads(exchanges(layout), exchanges(layout))
other = dist.new_group(list(range(COUNT)))
in_threads(sums(torch.clone), sums(torch.clone, other, 7))

for layout in (torch.clone, strided):
    for _ in range(TIMES):
        x = layout(torch.ones(9))
        work = dist.all_reduce(x, async_op=True)

        def finished():
            assert work.wait() and work.is_completed() and x.eq(COUNT).all(), x  # noqa: B023

        in_threads(finished, finished, finished)

every = torch.zeros(COUNT, 3)
every[RANK] = RANK + 1
dist.all_gather_into_tensor(every, every[RANK])
assert every.tolist() == [[rank + 1.0] * 3 for rank in range(COUNT)]
dist.reduce_scatter_tensor(every[0], every)
assert every[0].tolist() == [COUNT * (RANK + 1.0)] * 3
swapped = torch.arange(COUNT) + COUNT * RANK
dist.all_to_all_single(swapped, swapped)
assert swapped.tolist() == [COUNT * rank + RANK for rank in range(COUNT)]

before = torch.ones(1 << 18)
pages = open("/proc/self/statm").read().split()[1]
for _ in range(TIMES):
    dist.all_reduce(before.clone(), async_op=True)
    dist.barrier()
    work = dist.all_reduce(torch.ones(1), async_op=True)
    work.wait()
grown = (int(open("/proc/self/statm").read().split()[1]) - int(pages)) / 256
assert grown < TIMES / 4, f"{grown} MiB more after {TIMES} Works of 1 MiB"
try:
    dist.all_to_all_single(torch.zeros(COUNT), torch.ones(COUNT * (RANK + 2)))
    raise AssertionError("sizes that differ")
except RuntimeError as error:
    assert "the ranks give tensors of different sizes" in str(error), error
print(f"rank {RANK} of {COUNT} is done")
