"""Communication hooks of DistributedDataParallel, and futures of calls."""

import torch
import torch.distributed as dist
from torch import futures, nn
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group()
RANK, COUNT = dist.get_rank(), dist.get_world_size()
seen = []


def twice(state, bucket):
    """Twice the mean, in two calls."""
    seen.append((state, bucket.index(), bucket.is_last(), len(bucket.parameters())))
    assert sum(one.numel() for one in bucket.gradients()) == bucket.buffer().numel()
    total = bucket.buffer() * (2 / COUNT)
    work = dist.all_reduce(total, async_op=True)
    return futures.collect_all([work.get_future()]).then(lambda done: done.value()[0].value()[0])


def gradients(hook, state=None, steps=3):
    torch.manual_seed(7)
    model = DistributedDataParallel(nn.Sequential(nn.Linear(5, 300), nn.Tanh(), nn.Linear(300, 700), nn.Linear(700, 3)),
                                    bucket_cap_mb=0.5)
    if hook is not None:
        model.register_comm_hook(state, hook)
        try:
            model.register_comm_hook(None, hook)
            raise AssertionError
        except RuntimeError as error:
            assert "there is a hook already" in str(error)
    for step in range(steps):
        torch.manual_seed(100 * step + RANK)
        model.zero_grad()
        model(torch.randn(6, 5)).pow(2).sum().backward()
    with model.no_sync():
        model(torch.ones(1, 5)).sum().backward()
    return torch.cat([one.grad.reshape(-1) for one in model.parameters()])


def close(one, other, bound):
    assert float((one - other).abs().max()) <= bound * float(other.abs().max())


def mean(state, bucket):
    return default_hooks.allreduce_hook(None, bucket)


plain = gradients(None)
for hook, bound in ((default_hooks.allreduce_hook, 1e-6), (default_hooks.bf16_compress_hook, 2e-2),
                    (default_hooks.fp16_compress_hook, 2e-3), (mean, 1e-6),
                    (default_hooks.fp16_compress_wrapper(mean), 2e-3)):
    found = gradients(hook)
    close(found, plain, bound)
    assert bound < 1e-5 or not torch.equal(found, plain)
before = gradients(None, steps=1)
both = gradients(twice, "state", steps=1)
own = gradients(lambda state, bucket: default_hooks.allreduce_hook(None, bucket), steps=0)  # of no_sync alone
close(both - own, 2 * (before - own), 1e-5)
assert {one[0] for one in seen} == {"state"} and [one[1] for one in seen] == list(range(len(seen)))
assert [one[2] for one in seen] == [False] * (len(seen) - 1) + [True] and len(seen) > 1
work = dist.all_reduce(torch.ones(2), async_op=True)
future = work.get_future()
assert future is work.get_future() and future.wait()[0].tolist() == [COUNT] * 2 and future.done() and work.wait()
asked = dist.broadcast(torch.ones(2), 0, async_op=True).get_future().then(lambda done: 3)
while not asked.done():
    pass
assert asked.value() == 3
print(RANK, "done")
