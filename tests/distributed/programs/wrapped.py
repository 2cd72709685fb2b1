"""FullyShardedDataParallel beside one process: wrapped.py STRATEGY. Prints a digest that is the same on every rank."""

import copy
import functools
import sys
import zlib

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.distributed.fsdp import (
    FullStateDictConfig,
    FullyShardedDataParallel,
    MixedPrecision,
    ShardingStrategy,
    StateDictType,
    wrap,
)

dist.init_process_group()
RANK, RANKS = dist.get_rank(), dist.get_world_size()
STRATEGY = ShardingStrategy[sys.argv[1]]


def network():
    torch.manual_seed(3)
    return nn.Sequential(nn.Linear(6, 40), nn.Tanh(), nn.Sequential(nn.Linear(40, 30), nn.ReLU()), nn.BatchNorm1d(30),
                         nn.Linear(30, 5))


def loss(model, step, of_all=False):
    torch.manual_seed(step)
    input, target = torch.randn(4 * RANKS, 6), torch.randn(4 * RANKS, 5)
    part = slice(None) if of_all else slice(4 * RANK, 4 * RANK + 4)
    return (model.eval()(input[part]) - target[part]).pow(2).mean()


mesh = dist.init_device_mesh("cpu", (2, RANKS // 2)) if STRATEGY is ShardingStrategy.HYBRID_SHARD else None
policy = {
    "FULL_SHARD": {nn.Linear}, "NO_SHARD": None, "HYBRID_SHARD": wrap.ModuleWrapPolicy([nn.Sequential]),
    "SHARD_GRAD_OP": functools.partial(wrap.size_based_auto_wrap_policy, min_num_params=200),
}[STRATEGY.name]
wanted = {"FULL_SHARD": ["", "0", "2.0", "4"], "NO_SHARD": [""], "HYBRID_SHARD": ["", "2"],
          "SHARD_GRAD_OP": ["", "0", "2.0"]}[STRATEGY.name]
whole = network()
given = copy.deepcopy(whole)
model = FullyShardedDataParallel(given, sharding_strategy=STRATEGY, auto_wrap_policy=policy, device_mesh=mesh,
                                 use_orig_params=True)
assert model is given and model.module is model and isinstance(model, nn.Sequential)
found = [name for name, one in model.named_modules() if isinstance(one, FullyShardedDataParallel)]
assert found == wanted, found
one, other = optim.Adam(model.parameters(), lr=0.01), optim.Adam(whole.parameters(), lr=0.01)
for step in range(5):
    one.zero_grad(), other.zero_grad()
    with model.no_sync():
        loss(model, 50 + step).backward()
    loss(whole, 50 + step, True).backward()
    loss(model, step).backward(), loss(whole, step, True).backward()
    norms = model.clip_grad_norm_(0.3), nn.utils.clip_grad_norm_(whole.parameters(), 0.3)
    assert abs(float(norms[0]) - float(norms[1])) < 1e-5
    one.step(), other.step()
state = model.state_dict()
assert list(state) == list(whole.state_dict())
for name, value in whole.state_dict().items():
    assert type(state[name]) is torch.Tensor and torch.allclose(state[name], value, atol=2e-6), name
with FullyShardedDataParallel.state_dict_type(model, StateDictType.SHARDED_STATE_DICT):
    parts = model.state_dict()
    assert torch.equal(parts["4.weight"].full_tensor(), state["4.weight"])
with FullyShardedDataParallel.state_dict_type(model, StateDictType.FULL_STATE_DICT, FullStateDictConfig(True, True)):
    assert bool(model.state_dict()) == (RANK == 0)
of_optimizer = FullyShardedDataParallel.optim_state_dict(model, one)
assert torch.allclose(of_optimizer["state"]["0.weight"]["exp_avg"], other.state[whole[0].weight]["exp_avg"], atol=1e-6)

again = FullyShardedDataParallel(network(), sharding_strategy=STRATEGY, auto_wrap_policy=policy, device_mesh=mesh)
again.load_state_dict(state)
second = optim.Adam(again.parameters(), lr=0.5)
second.load_state_dict(FullyShardedDataParallel.optim_state_dict_to_load(again, second, of_optimizer))
for each, optimizer in ((model, one), (again, second)):
    optimizer.zero_grad()
    loss(each, 9).backward()
    optimizer.step()
after = again.state_dict()
assert all(torch.equal(after[name], value) for name, value in model.state_dict().items())

narrow = FullyShardedDataParallel(network(), mixed_precision=MixedPrecision(torch.bfloat16, torch.float32))
narrow.eval()
assert narrow(torch.ones(2, 6)).dtype == torch.bfloat16
plain = FullyShardedDataParallel(network(), ignored_modules=[narrow[0]], ignored_states=None)
for arguments, message in (({"sharding_strategy": ShardingStrategy.HYBRID_SHARD}, "needs device_mesh of two dims"),
                           ({"process_group": 3}, "give device_mesh instead")):
    try:
        FullyShardedDataParallel(network(), **arguments)
        raise AssertionError(message)
    except ValueError as error:
        assert message in str(error)
print(RANK, zlib.crc32(b"".join(value.numpy().tobytes() for value in after.values())))
