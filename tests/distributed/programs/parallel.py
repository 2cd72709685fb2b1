"""DistributedDataParallel against one process with the whole batch: parallel.py CASE. Prints a digest of gradients."""

import hashlib
import sys

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.autograd import Variable
from torch.nn.parallel import DistributedDataParallel

dist.init()
RANK, COUNT = dist.get_rank(), dist.get_world_size()


class Branches(nn.Module):
    """Uses one branch a step, one parameter twice, and one never."""

    def __init__(self):
        super().__init__()
        self.body, self.left, self.right = nn.Linear(5, 5), nn.Linear(5, 3), nn.Linear(5, 3)
        self.never = nn.Linear(2, 2)

    def forward(self, x, left=True):
        x = self.body(self.body(x).tanh()).tanh()
        return self.left(x) if left else self.right(x)


def network(kind):
    torch.manual_seed(7)
    if kind == "branches":
        return Branches()
    net = nn.Sequential(nn.Linear(5, 300), nn.Tanh(), nn.Linear(300, 700), nn.ReLU(), nn.Linear(700, 3))
    return net.double() if kind == "double" else net


def batches(kind, steps, rows=6):
    torch.manual_seed(3)
    for _ in range(steps):
        pair = torch.randn(COUNT * rows, 5), torch.randn(COUNT * rows, 3)
        yield tuple(Variable(one.double() if kind == "double" else one, requires_grad=False) for one in pair)


def part(tensor, rows=6):
    return tensor.narrow(0, RANK * rows, rows)


def close(model, single, step):
    for (name, one), other in zip(model.named_parameters(), single.parameters(), strict=True):
        assert (one.grad is None) == (other.grad is None), (name, step)
        if one.grad is not None:
            scale = 1e-6 + float(other.grad.data.abs().max())
            difference = float((one.grad.data - other.grad.data).abs().max())
            bound = 1e-12 if one.data.type().endswith("DoubleTensor") else 1e-5
            assert difference / scale < bound, (name, difference)


def train(kind, steps=4, accumulate=1, to_none=False, **options):
    """Yield the gradients of each step, after they were compared."""
    model = DistributedDataParallel(network(kind), **options)
    single = network(kind)
    optimizers = [optim.SGD(net.parameters(), lr=0.1, momentum=0.9) for net in (model, single)]
    for step, (x, y) in enumerate(batches(kind, steps)):
        for optimizer in optimizers:
            optimizer.zero_grad(set_to_none=to_none)
        more = {"left": step % 3 == 0} if kind == "branches" else {}
        for turn in range(accumulate):
            if turn < accumulate - 1:
                with model.no_sync():
                    nn.functional.mse_loss(model(part(x), **more), part(y)).backward()
            else:
                nn.functional.mse_loss(model(part(x), **more), part(y)).backward()
            nn.functional.mse_loss(single(x, **more), y).backward()
        close(model, single, step)
        yield b"".join(one.grad.data.numpy().tobytes() for one in model.parameters() if one.grad is not None)
        for optimizer in optimizers:
            optimizer.step()


CASES = {
    "plain": lambda: train("plain"), "double": lambda: train("double", bucket_cap_mb=0.001),
    "small": lambda: train("plain", bucket_cap_mb=0.01), "none": lambda: train("plain", to_none=True),
    "accumulate": lambda: train("plain", accumulate=3), "branches": lambda: train("branches", 6),
    "branches to none": lambda: train("branches", 6, to_none=True, bucket_cap_mb=0.0001),
}


def main():
    digest = hashlib.sha256()
    for gradients in CASES[sys.argv[1]]():
        digest.update(gradients)
    sys.stdout.write(f"{RANK} {digest.hexdigest()}\n")


main()
