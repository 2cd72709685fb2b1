"""Gradients go through torch.distributed.nn.all_reduce: each rank's gradient is the sum of all."""

import torch
import torch.distributed as dist
from torch.distributed.nn import all_reduce

dist.init()
ranks = dist.world_size()
x = torch.full((3,), float(dist.rank() + 1), requires_grad=True)
total = all_reduce(x)
assert total.tolist() == [sum(range(1, ranks + 1))] * 3 and x.tolist() == [dist.rank() + 1] * 3
((dist.rank() + 1) * total).sum().backward()
assert x.grad.tolist() == [sum(range(1, ranks + 1))] * 3, x.grad
print(f"rank {dist.rank()} of {ranks} is done")
