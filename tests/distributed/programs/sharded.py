"""fully_shard beside one process: sharded.py CASE,CASE... [FOLDER]. Prints digests that are the same on every rank."""

import copy
import pathlib
import sys
import zlib

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn, optim
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard

dist.init_process_group()
rank, ranks = dist.get_rank(), dist.get_world_size()


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first, self.second = nn.Linear(width, 3 * width), nn.Linear(3 * width, width)

    def forward(self, x):
        return x + self.second(torch.tanh(self.first(self.norm(x))))


def network():
    torch.manual_seed(3)
    return nn.Sequential(nn.Embedding(11, 6), *(Block(6) for _ in range(3)), nn.Linear(6, 5))


def sharded(model, **options):
    for block in model[1:-1]:
        fully_shard(block, **options)
    return fully_shard(model, **options)


def batch(step, of_all):
    torch.manual_seed(100 + step)
    input, labels = torch.randint(0, 11, (4 * ranks, 3)), torch.randint(0, 5, (4 * ranks, 3))
    part = slice(None) if of_all else slice(4 * rank, 4 * rank + 4)
    return input[part], labels[part].reshape(-1)


def loss(model, step, of_all=False):
    input, labels = batch(step, of_all)
    return nn.functional.cross_entropy(model(input).float().reshape(-1, 5), labels)


def digest(model):
    values = [value.full_tensor() if hasattr(value, "full_tensor") else value for value in model.state_dict().values()]
    return zlib.crc32(b"".join(value.numpy().tobytes() for value in values))


def beside(model, whole, bound):
    for (name, value), other in zip(model.state_dict().items(), whole.state_dict().values(), strict=True):
        difference = (value.full_tensor() - other).abs().max().item()
        assert difference <= bound, (name, difference)


def training(case):
    options = {}
    if case == "mesh":
        options = {"mesh": dist.init_device_mesh("cpu", (2, ranks // 2), mesh_dim_names=("replicas", "shards"))}
    if case == "kept":
        options = {"reshard_after_forward": False}
    whole = network()
    model = sharded(copy.deepcopy(whole), **options)
    one, other = optim.AdamW(model.parameters(), lr=0.01), optim.AdamW(whole.parameters(), lr=0.01)
    for step in range(6):
        one.zero_grad(), other.zero_grad()
        if case == "accumulated":
            model.set_requires_gradient_sync(False)
            loss(model, step + 50).backward(), loss(whole, step + 50, True).backward()
            model.set_requires_gradient_sync(True)
        if case == "evaluated":
            with torch.no_grad():
                model(batch(step, False)[0])
        loss(model, step).backward(), loss(whole, step, True).backward()
        norms = [nn.utils.clip_grad_norm_(each.parameters(), 0.3) for each in (model, whole)]
        assert abs(float(norms[0]) - float(norms[1])) < 1e-5
        one.step(), other.step()
    beside(model, whole, 2e-6)
    assert all(state["exp_avg"].size(0) == parameter._shard.count for parameter, state in one.state.items())
    return digest(model)


def narrow():
    whole = network()
    model = sharded(copy.deepcopy(whole), mp_policy=MixedPrecisionPolicy(torch.bfloat16, torch.float32))
    seen = []
    model[1].first.register_forward_hook(lambda module, input, output: seen.append((module.weight.dtype, output.dtype)))
    loss(model, 0).backward(), loss(whole, 0, True).backward()
    assert set(seen) == {(torch.bfloat16, torch.bfloat16)}
    for parameter, other in zip(model.parameters(), whole.parameters(), strict=True):
        shard = parameter._shard
        expected = other.grad.narrow(0, shard.first, shard.count)
        assert parameter.grad.dtype == torch.float32
        assert not shard.count or (parameter.grad - expected).abs().max().item() < 0.02
    return digest(model)


def written():
    """Train, save, train on. The losses that follow are what `read` has to repeat, with any number of ranks."""
    model = sharded(network())
    optimizer = optim.AdamW(model.parameters(), lr=0.01)
    for step in range(3):
        optimizer.zero_grad()
        loss(model, step, True).backward()
        optimizer.step()
    parts = get_state_dict(model, optimizer)
    future = dcp.async_save({"model": parts[0], "optimizer": parts[1], "step": 3}, checkpoint_id=sys.argv[2])
    losses = following(model, optimizer)
    future.result()
    return losses


def read():
    model = sharded(network())
    optimizer = optim.AdamW(model.parameters(), lr=0.5)
    with torch.no_grad():
        [parameter.zero_() for parameter in model.parameters()]
    parts = get_state_dict(model, optimizer)
    state = {"model": parts[0], "optimizer": parts[1], "step": 0}
    dcp.load(state, checkpoint_id=sys.argv[2])
    assert state["step"] == 3
    set_state_dict(model, optimizer, model_state_dict=state["model"], optim_state_dict=state["optimizer"])
    assert optimizer.param_groups[0]["lr"] == 0.01
    return following(model, optimizer)


def following(model, optimizer):
    losses = []
    for _ in range(4):
        optimizer.zero_grad()
        torch.manual_seed(7)
        input, labels = torch.randint(0, 11, (8, 3)), torch.randint(0, 5, (24,))
        value = nn.functional.cross_entropy(model(input).reshape(-1, 5), labels)
        value.backward()
        optimizer.step()
        losses.append(value.item())
    return " ".join(f"{one:.5f}" for one in losses)


def unwritable():
    folder = pathlib.Path(sys.argv[2])
    values = {"x": dist.tensor.distribute_tensor(torch.arange(10.0), dist.init_device_mesh("cpu", (ranks,)))}
    dcp.save(values, checkpoint_id=folder)
    before = sorted(path.name for path in folder.iterdir())
    dist.barrier()
    values["x"].to_local().mul_(2)
    save = torch.save

    def full(*arguments):
        raise OSError(28, "No space left on device")

    if rank == 1:
        torch.save = full
    try:
        dcp.save(values, checkpoint_id=folder)
    except dcp.CheckpointException as error:
        text = str(error)
    torch.save = save
    dist.barrier()
    assert sorted(path.name for path in folder.iterdir()) == before
    dcp.load(values, checkpoint_id=folder)
    assert values["x"].full_tensor().tolist() == list(range(10))
    return text.replace(str(folder), "FOLDER")


WAYS = {"narrow": narrow, "write": written, "read": read, "unwritable": unwritable}
made = [WAYS[case]() if case in WAYS else training(case) for case in sys.argv[1].split(",")]
sys.stdout.write(f"{rank} {' '.join(map(str, made))}\n")
