"""Modules whose layers are parallel, beside the same modules in one process: parallel_modules.py CASE."""

import shutil
import sys
import tempfile

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.distributed import checkpoint
from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_module, distribute_tensor, init_device_mesh
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    PrepareModuleInput,
    PrepareModuleOutput,
    RowwiseParallel,
    SequenceParallel,
    parallelize_module,
)
from torch.nn import functional as F

dist.init_process_group()
RANK, COUNT = dist.get_rank(), dist.get_world_size()
MESH = init_device_mesh("cpu", (COUNT,))


class Block(nn.Module):
    """A transformer block."""

    def __init__(self, width=8, heads=4):
        super().__init__()
        self.width, self.heads = width, heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.q, self.k, self.v, self.out = (nn.Linear(width, width) for _ in range(4))
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        y = self.norm1(x)
        q, k, v = (one(y).unflatten(-1, (-1, self.width // self.heads)).transpose(1, 2)
                   for one in (self.q, self.k, self.v))
        weights = (q @ k.transpose(-1, -2) / 2).softmax(-1)
        x = x + self.out((weights @ v).transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(12, 8)
        self.blocks = nn.ModuleList(Block() for _ in range(2))
        self.norm, self.head = nn.LayerNorm(8), nn.Linear(8, 12)

    def forward(self, x):
        x = self.words(x)
        for one in self.blocks:
            x = one(x)
        return self.head(self.norm(x))


def plan(sequence):
    """Return the styles of a Model, with activations between layers whole or sharded along the sequence."""
    column = {name: ColwiseParallel(use_local_output=True) for name in "qkv"}
    if not sequence:
        return {"words": RowwiseParallel(input_layouts=Replicate()),
                **{f"blocks.*.{name}": style for name, style in column.items()},
                "blocks.*.out": RowwiseParallel(), "blocks.*.up": ColwiseParallel(),
                "blocks.*.down": RowwiseParallel(), "head": ColwiseParallel(output_layouts=Replicate())}
    return {"words": RowwiseParallel(input_layouts=Replicate(), output_layouts=Shard(1), use_local_output=False),
            "blocks.*.norm1": SequenceParallel(), "blocks.*.norm2": SequenceParallel(),
            **{f"blocks.*.{name}": ColwiseParallel(input_layouts=Shard(1)) for name in ("q", "k", "v", "up")},
            **{f"blocks.*.{name}": RowwiseParallel(output_layouts=Shard(1), use_local_output=False)
               for name in ("out", "down")},
            "norm": SequenceParallel(), "head": ColwiseParallel(input_layouts=Shard(1), output_layouts=Replicate())}


def training(sequence):
    """Train a transformer as one process does, with whole and with sharded activations."""
    torch.manual_seed(3)
    one, other = Model().double(), Model().double()
    other.load_state_dict(one.state_dict())
    parallelize_module(other, MESH, plan(sequence))
    share = sum(p.to_local().numel() if isinstance(p, DTensor) else p.numel() for p in other.parameters())
    assert share < sum(p.numel() for p in one.parameters()) * (0.5 + 0.5 / COUNT)
    both = [(model, optim.AdamW(model.parameters(), lr=0.01)) for model in (one, other)]
    for _ in range(4):
        words = torch.randint(0, 12, (2, 8))
        dist.broadcast(words)
        losses = []
        for model, optimizer in both:
            optimizer.zero_grad()
            loss = F.cross_entropy(model(words).flatten(0, 1), words.flatten())
            loss.backward()
            optimizer.step()
            losses.append(loss)
        torch.testing.assert_close(losses[0], losses[1])
    state = other.state_dict()
    for name, whole in one.state_dict().items():
        value = state[name].full_tensor() if isinstance(state[name], DTensor) else state[name]
        torch.testing.assert_close(value, whole, atol=1e-6, rtol=1e-6)
    checkpoints(other, one.state_dict())


def checkpoints(model, wanted):
    """A checkpoint of parts is read into parts that are placed in another way, and into whole tensors."""
    folder = [tempfile.mkdtemp() if RANK == 0 else None]
    dist.broadcast_object_list(folder)
    checkpoint.save(model.state_dict(), checkpoint_id=folder[0])
    whole = {name: torch.zeros_like(value) for name, value in wanted.items()}
    parts = {name: distribute_tensor(value, MESH, [Shard(value.dim() - 1)]) for name, value in whole.items()}
    checkpoint.load(whole, checkpoint_id=folder[0])
    checkpoint.load(parts, checkpoint_id=folder[0])
    for name, value in wanted.items():
        torch.testing.assert_close(whole[name], value, atol=1e-6, rtol=1e-6)
        torch.testing.assert_close(parts[name].full_tensor(), value, atol=1e-6, rtol=1e-6)
    dist.barrier()
    if RANK == 0:
        shutil.rmtree(folder[0])


def modules():
    """Inputs and outputs of modules that are not parallel themselves; refusals."""
    layer = nn.Linear(4, 6)
    parallelize_module(layer, MESH, PrepareModuleInput(
        input_layouts=Shard(0), desired_input_layouts=Replicate(), use_local_output=True))
    parallelize_module(layer, MESH, PrepareModuleOutput(output_layouts=Replicate(), desired_output_layouts=Shard(0)))
    assert layer(torch.ones(2, 4)).shape == (2, 6)
    whole = distribute_module(nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4)), MESH)
    assert all(isinstance(one, DTensor) for one in [*whole.parameters(), *whole.buffers()])
    for call, words in ((lambda: parallelize_module(nn.Tanh(), MESH, ColwiseParallel()), "the module is a Tanh"),
                        (lambda: parallelize_module(nn.Tanh(), MESH, {"no": ColwiseParallel()}), "has the path 'no'")):
        try:
            call()
            raise AssertionError(words)
        except (NotImplementedError, ValueError) as error:
            assert words in str(error), error


{"training": lambda: training(False), "sequence": lambda: training(True), "modules": modules}[sys.argv[1]]()
print(RANK, "equal")
