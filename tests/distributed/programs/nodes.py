"""torch.distributed.distlearn against NumPy, on a quadratic function: nodes.py CASE."""

import sys

import numpy as np

import torch
import torch.distributed as dist
from torch.distributed import distlearn

dist.init()
RANK, COUNT = dist.rank(), dist.world_size()
TARGETS = np.arange(COUNT * 3, dtype=float).reshape(COUNT, 3)  # of each node
RATE = 0.1


def steps_of(rank, even):
    return 12 if even else 6 + 3 * rank


def sgd(even=True):
    """x -= rate * mean of the gradients of the nodes that are still training."""
    nodes, x = distlearn.AllReduceSGD(), torch.zeros(3).double()
    for step in range(steps_of(RANK, even)):
        gradient = x - torch.from_numpy(TARGETS[RANK])
        count = nodes.sum_and_normalize_gradients([gradient])
        assert count == sum(steps_of(rank, even) > step for rank in range(COUNT))
        x.sub_(gradient * RATE)
    nodes.synchronize_parameters([x])
    model = np.zeros(3)  # every node that trains has the same; the last one trains longest
    for step in range(max(steps_of(rank, even) for rank in range(COUNT))):
        active = [rank for rank in range(COUNT) if steps_of(rank, even) > step]
        model -= RATE * np.mean([model - TARGETS[rank] for rank in active], 0)
    assert np.allclose(x.numpy(), model, rtol=1e-12), (x, model)
    nodes.sum_gradients([x.clone()])  # a second round goes on from there
    nodes.synchronize_parameters([x])
    return x


def ea(even=True, tau=3, alpha=0.2):
    """Return every tau steps d = alpha (x - c); x -= d; c += sum of d."""
    nodes, x = distlearn.AllReduceEA(tau, alpha), torch.ones(3).double() * RANK
    nodes.average_parameters([x])
    assert x.tolist() == [0, 0, 0]
    for _ in range(steps_of(RANK, even)):
        x.sub_((x - torch.from_numpy(TARGETS[RANK])) * RATE)
        nodes.average_parameters([x])
    nodes.synchronize_center([x])
    positions, center = np.zeros((COUNT, 3)), np.zeros(3)
    for step in range(1, max(steps_of(rank, even) for rank in range(COUNT)) + 1):
        moves = np.zeros((COUNT, 3))
        for rank in range(COUNT):
            if steps_of(rank, even) >= step:
                positions[rank] -= RATE * (positions[rank] - TARGETS[rank])
                if step % tau == 0:
                    moves[rank] = alpha * (positions[rank] - center)
        positions -= moves
        center += moves.sum(0)
    assert np.allclose(x.numpy(), positions[RANK], rtol=1e-12)
    assert np.allclose(nodes.center[0].numpy(), center, rtol=1e-12)
    own = nodes.center[0].clone()
    nodes.synchronize_parameters([x])
    assert x.equal(nodes.center[0])
    return own


def types():
    """Tensors of several types, sizes and layouts at once."""
    nodes = distlearn.AllReduceSGD()
    grads = [torch.ones(2, 3).t(), torch.ones(4).double() * RANK, torch.ones(5), torch.ones(3).half() * (RANK + 1)]
    assert nodes.sum_gradients(grads) == COUNT
    assert [float(one.double().sum()) for one in grads] == [
        6 * COUNT, 4 * sum(range(COUNT)), 5 * COUNT, 3 * sum(range(1, COUNT + 1))]
    try:
        nodes.sum_gradients([torch.ones(2), None])
        raise AssertionError("None was summed")
    except ValueError as error:
        assert "tensor 1 is None" in str(error)
    return grads[0]


result = {"sgd": sgd, "uneven sgd": lambda: sgd(False), "ea": ea, "uneven ea": lambda: ea(False), "types": types}
print(RANK, result[sys.argv[1]]().contiguous().numpy().tobytes().hex())
