"""Ranks die at random steps, which the seed draws, and the others go on: elastic.py CASE SEED STEPS.

Each node's gradient is a vector with a 1 at the node's first rank. The sum of all applied gradients counts, for each
node, how many of its steps were applied: none is lost or done twice.
"""

import itertools
import os
import random
import signal
import sys
import threading
import time

import numpy as np

import torch
import torch.distributed as dist
from torch import nn
from torch.autograd import Variable
from torch.distributed import distlearn
from torch.nn.parallel import DistributedDataParallel

CASE, SEED, STEPS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
ALPHA = 0.25
dist.init()
FIRST, COUNT = dist.rank(), dist.world_size()
DRAW = random.Random(SEED)
DEATHS = {rank: (DRAW.randrange(1, STEPS), DRAW.random() * 0.01) for rank in DRAW.sample(range(COUNT), COUNT - 2)}


def die(step):
    """Return some time in the step that is drawn: before, during or after its sums."""
    if FIRST in DEATHS and step == DEATHS[FIRST][0]:
        threading.Timer(DEATHS[FIRST][1], os.kill, (os.getpid(), signal.SIGKILL)).start()


LATE = 15  # steps that a rank may make before the signal arrives


def possible(rank):
    """How many steps of a rank may have been applied."""
    return [STEPS] if rank not in DEATHS else range(DEATHS[rank][0], min(DEATHS[rank][0] + LATE, STEPS) + 1)


class Weight(nn.Module):
    """Its gradient for input x is x; several parameters, so that there are several buckets."""

    def __init__(self):
        super().__init__()
        self.parts = nn.ParameterList([nn.Parameter(torch.zeros(COUNT).double()) for _ in range(5)])
        self.register_buffer("seen", torch.zeros(1))

    def forward(self, x):
        return sum((part * x).sum() for part in self.parts)


def data_parallel():
    model = DistributedDataParallel(Weight(), bucket_cap_mb=0.00001, elastic=True)
    applied = torch.zeros(COUNT).double()
    for step in range(STEPS):
        die(step)
        x = torch.zeros(COUNT).double()
        x[FIRST] = 1
        for one in model.parameters():
            one.grad = None
        model(Variable(x, requires_grad=False)).backward()
        grads = [one.grad.data for one in model.parameters()]
        assert all(one.equal(grads[0]) for one in grads)
        total = torch.ne(grads[0], 0).double()  # 1 for each rank whose gradient is in the mean
        assert abs(float(grads[0].sum()) * dist.world_size() - float(total.sum())) < 1 + 1e-9
        applied.add_(total)
        time.sleep(0.002)
    return applied


def sgd():
    nodes, applied = distlearn.AllReduceSGD(elastic=True), torch.zeros(COUNT).double()
    for step in range(STEPS):
        die(step)
        gradient = torch.zeros(COUNT).double()
        gradient[FIRST] = 1
        count = nodes.sum_gradients([gradient])
        assert count == float(gradient.sum())
        applied.add_(gradient)
        time.sleep(0.002)
    nodes.synchronize_parameters([applied])
    return applied


def ea():
    nodes, x = distlearn.AllReduceEA(1, ALPHA, elastic=True), torch.zeros(COUNT).double()
    nodes.average_parameters([x])
    for step in range(STEPS):
        die(step)
        x[FIRST] = x[FIRST] + 1
        nodes.average_parameters([x])
        time.sleep(0.002)
    nodes.synchronize_center([x])
    return nodes.center[0]


def center_of(counts):
    """Return the center where each node made so many steps."""
    positions, center = np.zeros((COUNT, COUNT)), np.zeros(COUNT)
    for step in range(STEPS):
        active = np.array([count > step for count in counts])[:, None]
        positions += np.eye(COUNT) * active
        moves = ALPHA * (positions - center) * active
        positions, center = positions - moves, center + moves.sum(0)
    return center


found = {"ddp": data_parallel, "sgd": sgd, "ea": ea}[CASE]().numpy()
every = itertools.product(*map(possible, range(COUNT)))
assert any(np.allclose(found, center_of(counts) if CASE == "ea" else counts, rtol=1e-9) for counts in every), found
print(FIRST, dist.world_size(), found.tobytes().hex())
