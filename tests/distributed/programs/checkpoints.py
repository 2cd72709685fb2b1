"""A Trainer under DistributedDataParallel writes a checkpoint on one rank, and all go on from it."""

import hashlib
import sys

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.utils.data import DataLoader, DistributedSampler, blobs
from torch.utils.trainer import Trainer, plugins

FILE = sys.argv[1]
dist.init()


def trainer():
    torch.manual_seed(dist.rank())
    data = blobs(32)
    sampler = DistributedSampler(data, shuffle=False)
    model = nn.parallel.DistributedDataParallel(nn.Sequential(nn.Linear(2, 3), nn.LogSoftmax()))
    optimizer = optim.SGD((model, nn.NLLLoss()), lr=0.1, momentum=0.9)
    result = Trainer(DataLoader(data, batch_size=4, sampler=sampler), model, optimizer)
    result.register_plugin(plugins.Checkpoint(FILE + "{epoch}"))
    return result


def digest(model):
    return hashlib.sha256(b"".join(one.data.numpy().tobytes() for one in model.parameters())).hexdigest()


saved, save = [], torch.save
torch.save = lambda state, path: (saved.append(path), save(state, path))
whole = trainer()
whole.run(2)
assert len(saved) == (2 if dist.rank() == 0 else 0)
whole.run(1)
drawn = float(torch.rand(1))  # each rank has its own random numbers
again = trainer()
again.resume(FILE + "2")
assert again.epochs == 2
again.run(1)
assert digest(again.model) == digest(whole.model)
assert float(torch.rand(1)) == drawn
print(dist.rank(), digest(again.model))
