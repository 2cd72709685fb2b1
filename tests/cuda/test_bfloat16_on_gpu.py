"""bfloat16 on a GPU: conversions, sums and draws equal the CPU's; autocast returns PyTorch's types."""

import numpy as np
import pytest

import torch
from torch import _core, nn

F = nn.functional
EVERY = _core.reinterpret(torch.from_numpy(np.arange(65536, dtype=np.uint16).view(np.int16)), torch.bfloat16)


def bits_of(tensor):
    return _core.reinterpret(tensor.cpu(), torch.int16)


@pytest.mark.parametrize("kind", ["float", "double", "half", "long", "byte", "bool"])
def test_every_number_is_converted_as_on_the_cpu(kind):
    numbers = (EVERY == EVERY).nonzero().view(-1)
    here = EVERY[numbers]
    there = getattr(here.cuda(), kind)()
    assert there.cpu().equal(getattr(here, kind)())
    assert bits_of(there.bfloat16()).equal(bits_of(getattr(here, kind)().bfloat16()))


def test_rounding():
    random = np.random.default_rng(0).integers(0, 2**32, 50_000, dtype=np.uint32)
    ties = (np.arange(65536, dtype=np.uint32)[:, None] << 16 | np.array([1, 0x7FFF, 0x8000, 0x8001], np.uint32)).ravel()
    values = np.concatenate([random, ties]).view(np.float32)
    x = torch.from_numpy(values[~np.isnan(values)])
    for given in (x, x.double(), x.double() * (1 + 2.0**-40)):
        assert bits_of(given.cuda().bfloat16()).equal(bits_of(given.bfloat16()))


@pytest.mark.parametrize("call", [
    lambda x: x.tanh(), lambda x: x + 1.5, lambda x: x.sum(1), lambda x: x.sum(), lambda x: x.softmax(1),
    lambda x: x @ x.t(), lambda x: x.sort(1)[0], lambda x: x.max(1)[0], lambda x: F.layer_norm(x, [40]),
    lambda x: x.index_add(0, torch.zeros(30, device=x.device).long(), x), lambda x: x.mean(0).mul_(3),
    lambda x: F.conv1d(x.view(1, 30, 40), x.view(10, 30, 4)),
])  # fmt: skip
def test_calls(call):
    x = torch.randn(30, 40).bfloat16()
    here, there = call(x), call(x.cuda())
    assert there.dtype is torch.bfloat16 and there.is_cuda
    assert (there.cpu().float() - here.float()).abs().max() <= 0.02 * here.float().abs().max()


@pytest.mark.parametrize("draw", [
    lambda x: x.uniform_(-1, 1), lambda x: x.normal_(), lambda x: x.random_(100), lambda x: x.exponential_(2)])
def test_draws_are_those_of_the_cpu(draw):
    result = []
    for position in ("cpu", "cuda"):
        torch.manual_seed(3)
        result.append(draw(torch.zeros(500, dtype=torch.bfloat16, device=position)).cpu().float())
    assert (result[0] - result[1]).abs().max() <= 2.0**-7 * result[0].abs().max()


def test_a_training_step():
    torch.manual_seed(0)
    layer = nn.Linear(4, 3).bfloat16().cuda()
    before = layer.weight.data.clone()
    layer(torch.randn(5, 4, device="cuda").bfloat16()).pow(2).mean().backward()
    torch.optim.Adam(layer.parameters(), lr=0.1).step()
    assert layer.weight.grad.dtype is layer.weight.dtype is torch.bfloat16 and not layer.weight.data.equal(before)


def test_autocast():
    model = nn.Sequential(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU(), nn.Flatten(), nn.Linear(32, 3)).cuda()
    x = torch.randn(2, 1, 6, 6, device="cuda")
    for dtype in (torch.float16, torch.bfloat16):
        with torch.autocast("cuda", dtype):
            y = model(x)
            loss = F.cross_entropy(y, torch.tensor([0, 2], device="cuda"))
            assert y.dtype is dtype and loss.dtype is y.softmax(1).dtype is y.exp().dtype is torch.float32
            assert y.relu().dtype is (y[0] @ y.t()).dtype is dtype and F.layer_norm(y, [3]).dtype is torch.float32
            assert (x.cpu().view(2, 36) @ x.cpu().view(36, 2)).dtype is torch.float32, "the CPU is another device"
        loss.backward()
        assert {p.grad.dtype for p in model.parameters()} == {torch.float32}
