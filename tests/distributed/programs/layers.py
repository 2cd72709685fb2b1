"""Tests around DistributedDataParallel: layers.py CASE. Prints a value for each rank; all are equal."""

import hashlib
import sys

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.autograd import Variable
from torch.distributed.algorithms.join import Join
from torch.nn.parallel import DistributedDataParallel

dist.init()
RANK, COUNT = dist.rank(), dist.world_size()


def constant(tensor):
    return Variable(tensor, requires_grad=False)


def digest(tensors):
    return hashlib.sha256(b"".join(one.numpy().tobytes() for one in tensors)).hexdigest()


def all_of(module):
    return [*(one.data for one in module.parameters()), *module.buffers()]


def net():
    torch.manual_seed(RANK)  # other numbers on each rank, until they are made equal
    return nn.Sequential(nn.Linear(4, 6), nn.BatchNorm1d(6), nn.Linear(6, 2))


def sync_batch_norm():
    """Beside BatchNorm on the whole batch, with batches of different sizes; forward, backward, running statistics."""
    for size in ((5,), (5, 3), (5, 3, 2)):
        torch.manual_seed(1)
        whole, shares = torch.randn(6, *size), [1, 2, 3][:COUNT - 1] + [6 - sum([1, 2, 3][:COUNT - 1])]
        weights = torch.randn(6, *size)
        kind = {1: nn.BatchNorm1d, 2: nn.BatchNorm1d, 3: nn.BatchNorm2d}[len(size)]
        one = kind(5).double()
        other = nn.SyncBatchNorm.convert_sync_batchnorm(nn.Sequential(kind(5)))[0]
        other.double().load_state_dict(one.state_dict())
        first, rows = sum(shares[:RANK]), shares[RANK]
        x = Variable(whole.double())
        y = Variable(whole.double().narrow(0, first, rows).clone())
        for _ in range(2):
            out = one(x)
            (out * constant(weights.double())).sum().backward()
            mine = other(y)
            (mine * constant(weights.double().narrow(0, first, rows).contiguous())).sum().backward()
        grads = [one.weight.grad.data, one.bias.grad.data]
        own = [other.weight.grad.data, other.bias.grad.data]
        [dist.all_reduce(tensor) for tensor in own]
        pairs = [(out.data.narrow(0, first, rows), mine.data), (x.grad.data.narrow(0, first, rows), y.grad.data),
                 (one.running_mean, other.running_mean), (one.running_var, other.running_var),
                 *zip(grads, own, strict=True)]
        assert max(float((a - b).abs().max()) for a, b in pairs) < 1e-12
        other.eval()
        assert other(y).data.equal(nn.functional.batch_norm(
            y, other.running_mean, other.running_var, other.weight, other.bias, False, 0.1, other.eps).data)
    return digest([other.running_mean])


def uneven():
    """Ranks make different numbers of steps."""
    model = DistributedDataParallel(net(), bucket_cap_mb=0.0001)
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    with model.join():
        for step in range(2 + 2 * RANK):
            torch.manual_seed(10 * RANK + step)
            optimizer.zero_grad()
            model(constant(torch.randn(3, 4))).pow(2).mean().backward()
            optimizer.step()
    try:
        with Join([model], throw_on_early_termination=True):
            for _ in range(RANK + 1):
                model(constant(torch.randn(3, 4))).pow(2).mean().backward()
        raise AssertionError("join ended")
    except RuntimeError as error:
        assert "rank 0 has no more data" in str(error), error
    return digest([one.data for one in model.parameters()])


def buffers():
    """Running statistics are the first rank's; a backward that failed is forgotten by the next forward."""
    model = DistributedDataParallel(net())
    assert "module.0.weight" in model.state_dict()
    handle, seen = model.module[0].weight.register_hook(lambda gradient: 1 / 0), []
    model.module.register_forward_pre_hook(lambda module, input: seen.append(digest(module.buffers())))
    for step in range(4):
        torch.manual_seed(10 * RANK + step)
        loss = model(constant(torch.randn(3, 4))).pow(2).mean()
        try:
            loss.backward()
        except ZeroDivisionError:
            assert step == 0
        handle.remove()
        for one in model.parameters():
            one.grad = None if step == 0 else one.grad
    seen.append(digest([one.grad.data for one in model.parameters()]))
    try:
        model(constant(torch.randn(3, 4))).pow(2).mean().backward(create_graph=True)
        raise AssertionError("created a graph")
    except RuntimeError as error:
        assert "gradients of gradients are not supported" in str(error)
    return " ".join(seen)


def early():
    """Buckets are sent during backward: all but the first layer's before its gradient is complete."""
    model = DistributedDataParallel(nn.Sequential(*(nn.Linear(3, 3) for _ in range(4))), bucket_cap_mb=0.00001)
    model(constant(torch.ones(2, 3))).sum().backward()
    sent, first = [], model.module[0]
    for bucket in model._buckets:
        bucket.send = lambda *arguments, send=bucket.send: (sent.append("bucket"), send(*arguments))
    for one in first.parameters():
        one.register_hook(lambda gradient: sent.append("first layer"))
    model(constant(torch.ones(2, 3))).sum().backward()
    assert len(model._buckets) == 8 and sent[:6] == ["bucket"] * 6 and sent.count("first layer") == 2, sent
    return digest([one.grad.data for one in model.parameters()])


def different():
    try:
        DistributedDataParallel(nn.Linear(3, 2 + (RANK == 1)))
    except RuntimeError as error:
        return str(error)


def zero():
    """Return three optimizers beside themselves; a state that travels; memory."""
    result = {}
    for sharded in (False, True):
        result[sharded] = []
        for kind, options in ((optim.SGD, {"lr": 0.1, "momentum": 0.9}), (optim.Adam, {"lr": 0.01}),
                              (optim.RMSprop, {"lr": 0.01})):
            torch.manual_seed(0)
            model = nn.Sequential(*(nn.Linear(20, 20) for _ in range(2 * COUNT)))
            optimizer = made(model, sharded, kind, options)
            for step in range(6):
                if step == 3:
                    optimizer = resumed(optimizer, made(model, sharded, kind, options))
                optimizer.param_groups[0]["lr"] *= 0.9
                optimizer.zero_grad()
                model(constant(torch.ones(3, 20) * step)).pow(2).sum().backward()
                optimizer.step()
            result[sharded] += [one.data for one in model.parameters()]
            elements = sum(one.numel() for one in model.parameters()) * (2 if kind is optim.Adam else 1)
            share = dist.optim.state_elements(optimizer) / elements
            assert share < 1.9 / COUNT if sharded else share == 1, share
    assert digest(result[False]) == digest(result[True])
    return digest(result[True])


def made(model, sharded, kind, options):
    groups = [{"params": model[0].parameters()}, {"params": model[1:].parameters(), "lr": 0.02}]
    return dist.optim.ZeroRedundancyOptimizer(groups, kind, **options) if sharded else kind(groups, **options)


def resumed(optimizer, other):
    """Another optimizer with the same state, which came over the first rank."""
    if isinstance(optimizer, dist.optim.ZeroRedundancyOptimizer):
        optimizer.consolidate_state_dict(0)
    state = [optimizer.state_dict() if RANK == 0 else None]
    dist.broadcast_object_list(state, 0)
    other.load_state_dict(state[0])
    return other


print(RANK, {"sync": sync_batch_norm, "uneven": uneven, "buffers": buffers, "early": early, "different": different,
             "zero": zero}[sys.argv[1]]())
