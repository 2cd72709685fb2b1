"""Gradients go through the collectives of torch.distributed.nn, each against what one process computes."""

import torch
import torch.distributed as dist
from torch.distributed.nn import all_gather, all_reduce, all_to_all, broadcast, reduce_scatter

dist.init()
ranks = dist.world_size()
x = torch.full((3,), float(dist.rank() + 1), requires_grad=True)
total = all_reduce(x)
assert total.tolist() == [sum(range(1, ranks + 1))] * 3 and x.tolist() == [dist.rank() + 1] * 3
((dist.rank() + 1) * total).sum().backward()
assert x.grad.tolist() == [sum(range(1, ranks + 1))] * 3, x.grad

# Rank r's loss weighs what it gets from rank q by weights[r, q]; a gradient is that of the sum of all ranks' losses.
weights = torch.arange(1.0, ranks * ranks + 1).reshape(ranks, ranks)  # weights[r][q]
own = dist.rank()

x = torch.full((2,), float(own), requires_grad=True)
sum(weight * part.sum() for weight, part in zip(weights[own], all_gather(x), strict=True)).backward()
assert x.grad.tolist() == [weights[:, own].sum().item()] * 2, x.grad

parts = [torch.full((2,), float(own + rank), requires_grad=True) for rank in range(ranks)]
mean = reduce_scatter(torch.empty(2), parts)
assert mean.tolist() == [sum(own + rank for rank in range(ranks))] * 2
(weights[own, 0] * mean).sum().backward()
assert [part.grad[0].item() for part in parts] == weights[:, 0].tolist()

parts = [torch.full((own + 1, 1), 10.0 * own + rank, requires_grad=True) for rank in range(ranks)]
received = all_to_all([torch.empty(rank + 1, 1) for rank in range(ranks)], parts)
assert [part.flatten().tolist() for part in received] == [[10.0 * rank + own] * (rank + 1) for rank in range(ranks)]
sum(weight * part.sum() for weight, part in zip(weights[own], received, strict=True)).backward()
assert [part.grad[0, 0].item() for part in parts] == weights[:, own].tolist()

x = torch.full((2,), float(own), requires_grad=True)
same = broadcast(x, ranks - 1)
assert same.tolist() == [ranks - 1] * 2
(weights[own, 0] * same).sum().backward()
assert x.grad[0].item() == (weights[:, 0].sum().item() if own == ranks - 1 else 0)

assert dist.distributed_c10d._get_default_group() is dist.group.WORLD and not dist._rank_not_in_group(None)
print(f"rank {dist.rank()} of {ranks} is done")
