"""Tensors on GPUs between ranks, one GPU each: gpus.py BACKEND."""

import sys
import warnings

import torch
import torch.distributed as dist
from torch import nn
from torch.autograd import Variable
from torch.cuda import nccl


def overlaps():
    """Buckets are sent on a stream of their own while backward computes the gradients of earlier layers."""
    happened = []
    run = nccl.Communicator._run

    def noted(self, *given):
        happened.append("own" if torch.cuda.current_stream(RANK) == self.stream else "current")
        run(self, *given)

    deep = nn.Sequential(*[nn.Linear(4, 4) for _ in range(3)]).cuda(RANK)
    for parameter in deep.parameters():
        parameter.register_post_accumulate_grad_hook(lambda _: happened.append("gradient"))
    net = nn.parallel.DistributedDataParallel(deep, device_ids=[RANK], bucket_cap_mb=1e-5)
    nccl.Communicator._run = noted
    net(torch.full((2, 4), RANK + 1.0)).sum().backward()
    nccl.Communicator._run = run
    assert happened.count("gradient") == 6 and "current" not in happened, happened
    assert happened.count("own") > 1, happened
    assert happened.index("own") < len(happened) - 1 - happened[::-1].index("gradient"), happened
    sums = [parameter.grad.clone() for parameter in deep.parameters()]
    for parameter in deep.parameters():
        parameter.grad = None
    for rank in range(COUNT):
        deep(torch.full((2, 4), rank + 1.0, device=RANK)).sum().div(COUNT).backward()
    for parameter, wanted in zip(deep.parameters(), sums, strict=True):
        assert torch.allclose(parameter.grad, wanted)


with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    dist.init(sys.argv[1])
    RANK, COUNT = dist.rank(), dist.world_size()
    torch.cuda.set_device(RANK)
    for kind in ("Int", "Long", "Half", "Float", "Double"):
        def made(*values, kind=kind):
            return getattr(torch, f"{kind}Tensor")(values).cuda(RANK)

        x = made(1, 2, 3) * (RANK + 1)
        dist.all_reduce(x)
        assert x.tolist() == [COUNT * (COUNT + 1) / 2 * one for one in (1, 2, 3)]
        for op, wanted in (("MAX", COUNT), ("MIN", 1)):
            x = made(1) * (RANK + 1)
            work = dist.all_reduce(x, getattr(dist.ReduceOp, op), async_op=True)
            work.wait()
            assert x.tolist() == [wanted]
        x = made(RANK)
        dist.broadcast(x, 1)
        assert x.tolist() == [1]
        x, parts = made(RANK, 5), made(*[0] * 2 * COUNT)
        dist.all_gather_into_tensor(parts, x)
        assert parts.tolist() == [value for rank in range(COUNT) for value in (rank, 5)]
        dist.reduce_scatter_tensor(x, parts)
        assert x.tolist() == [COUNT * RANK, COUNT * 5]
    torch.manual_seed(1)
    net = nn.parallel.DistributedDataParallel(nn.Linear(3, 2).cuda(RANK), device_ids=[RANK])
    net(Variable(torch.ones(2, 3) * (RANK + 1), requires_grad=False)).sum().backward()
    assert net.module.weight.grad.data.tolist() == [[COUNT + 1.0] * 3] * 2
    if sys.argv[1] == "nccl":
        overlaps()
warned = [one for one in said if "copied through host memory" in str(one.message)]
assert len(warned) == (sys.argv[1] == "mpi"), said
print(RANK, "done")
