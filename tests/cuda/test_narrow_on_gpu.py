"""Half and bfloat16 on a GPU: kernels read and write them as they are, in one launch; TF32 where it is allowed."""

import os
import pathlib
import subprocess
import sys

import pytest
from torch._C import lib

import torch
import torch.nn.functional as F

KINDS = [torch.float16, torch.bfloat16]


def launches(call):
    """Return the number of our kernels in the second run of a call, and its result."""
    call()
    before = lib.th_gpu_launches()
    result = call()
    return lib.th_gpu_launches() - before, result


CALLS = {
    "formula": lambda x, y: x * y,
    "a number beside it": lambda x, y: x * 0.1 + 3,
    "broadcast": lambda x, y: x + y[:, :1],
    "transposed": lambda x, y: torch.tanh(x.t() - y.t()),
    "comparison": lambda x, y: x < y,
    "select": lambda x, y: torch.where(x > 0, x, y),
    "in place": lambda x, y: x.clone().mul_(y),
    "sum": lambda x, y: x.sum(1),
    "all": lambda x, y: x.mean(),
    "largest": lambda x, y: x.max(),
    "copy": lambda x, y: x.t().contiguous(),
}


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("name", CALLS)
def test_calls_take_as_many_launches_as_of_floats(name, kind):
    x, y = (torch.randn(40, 30).to(kind) for _ in range(2))
    few, result = launches(lambda: CALLS[name](x.cuda().data, y.cuda().data))
    most, _ = launches(lambda: CALLS[name](x.float().cuda().data, y.float().cuda().data))
    here = CALLS[name](x, y)
    assert result.dtype is here.dtype and result.cpu().equal(here), "each result is rounded once"
    assert few == most


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("loss", [
    lambda x, y: (x.sigmoid() * y).sum(), lambda x, y: F.relu(x + y.sum(1, True)).mean(),
    lambda x, y: F.gelu(x - 2 * y).sum(),
    lambda x, y: (x @ y.t()).sum(), lambda x, y: F.linear(x, y).pow(2).mean(),
    lambda x, y: torch.addmm(x.sum(1, True), x, y.t(), alpha=0.5).sum(),
])  # fmt: skip
def test_gradients_take_as_many_launches_as_of_floats(loss, kind):
    def run(*given):
        leaves = [g.cuda().requires_grad_() for g in given]
        return launches(lambda: torch.autograd.grad(loss(*leaves), leaves))

    x, y = (torch.randn(40, 30).to(kind) for _ in range(2))
    few, result = run(x, y)
    most, _ = run(x.float(), y.float())
    leaves = [x.requires_grad_(), y.requires_grad_()]
    for here, there in zip(torch.autograd.grad(loss(*leaves), leaves), result, strict=True):
        assert there.dtype is kind
        wanted = here.float()
        close = 2.0 ** (-9 if kind is torch.float16 else -6) * wanted.abs().max()
        assert (there.cpu().float() - wanted).abs().max() <= close
    assert few <= most


def test_every_half_is_rounded_as_on_the_cpu():
    steps = torch.arange(-70000.0, 70000.0, 17.3)
    tiny = torch.arange(-3e-5, 3e-5, 1.7e-9)
    for x in (steps, tiny, tiny * 1e-3, 1 / steps):
        for kind in KINDS:
            assert (x.cuda() * 1.0).to(kind).cpu().equal(x.to(kind))
            assert (x.to(kind).cuda() * 0.7).cpu().equal(x.to(kind) * 0.7)


def test_transposed_copies():
    for kind in (torch.uint8, torch.float16, torch.float32, torch.float64):
        for size, order in [((70, 33), (1, 0)), ((3, 40, 65), (0, 2, 1)), ((3, 40, 65), (2, 0, 1)),
                            ((5, 9, 8, 34), (3, 1, 0, 2)), ((8, 7), (1, 0)),
                            ((2, 3, 32, 32), (0, 2, 3, 1))]:  # fmt: skip
            x = torch.arange(torch.Size(size).numel()).view(size).to(kind)
            assert x.cuda().permute(order).contiguous().cpu().equal(x.permute(order).contiguous())
    x = torch.randn(50, 60)
    there = torch.zeros(60, 80, device="cuda")
    there[:, 20:70].copy_(x.cuda().t())
    assert there[:, 20:70].cpu().equal(x.t()) and there[:, 70:].sum().item() == there[:, :20].sum().item() == 0


TF32 = """
import torch
a, b = torch.full((3, 4), 1 + 2.0**-12).cuda(), torch.ones(4, 2).cuda()
exact = (a @ b)[0, 0].item()
torch.backends.cuda.matmul.allow_tf32 = True
rounded = (a @ b)[0, 0].item()
torch.set_float32_matmul_precision("highest")
wide = (a.double() @ b.double())[0, 0].item()
print(exact == 4 + 2.0**-10, rounded == 4, (a @ b)[0, 0].item() == exact, wide == exact)
"""


@pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="the stand-in runs on the emulator")
def test_tf32_where_it_is_allowed():
    import cuda_emulator

    paths = [str(cuda_emulator.build_cublas()), os.environ.get("LD_LIBRARY_PATH", "")]
    finished = subprocess.run([sys.executable, "-c", TF32], capture_output=True, text=True, cwd=pathlib.Path.cwd(),
                              env={**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(paths)})  # fmt: skip
    assert finished.stdout.split() == ["True"] * 4, finished.stdout + finished.stderr


MAKING = {
    "zeros": lambda **o: torch.zeros(3, 2, **o), "ones": lambda **o: torch.ones(3, dtype=torch.float64, **o),
    "full": lambda **o: torch.full((2, 2), 7, **o), "arange": lambda **o: torch.arange(2, 9, 3, **o),
    "rand": lambda **o: torch.rand(5, 3, **o), "randn": lambda **o: torch.randn(700, **o),
    "randperm": lambda **o: torch.randperm(20, **o), "eye": lambda **o: torch.eye(3, 4, **o),
    "linspace": lambda **o: torch.linspace(0, 1, 7, **o), "half": lambda **o: torch.rand(9, dtype=torch.float16, **o),
    "leaf": lambda **o: torch.randn(4, requires_grad=True, **o),
    "generator": lambda **o: torch.rand(4, generator=torch.Generator().manual_seed(5), **o),
}  # fmt: skip


@pytest.mark.parametrize("name", MAKING)
def test_tensors_are_made_where_device_says(name):
    torch.manual_seed(3)
    here = MAKING[name]()
    torch.manual_seed(3)
    there = MAKING[name](device="cuda:1")
    assert there.device == torch.device("cuda:1") and there.dtype is here.dtype
    assert there.requires_grad == here.requires_grad and torch.zeros(1).device.type == "cpu"
    here, there = here.detach().double(), there.detach().cpu().double()
    assert (there - here).abs().max() <= 1e-6 * max(1, here.abs().max().item())
    assert launches(lambda: MAKING[name](device="cuda:1"))[0] > 0, "it came from memory"


def test_a_scaled_step_waits_once():
    model = torch.nn.Sequential(torch.nn.Linear(4, 5), torch.nn.ReLU(), torch.nn.Linear(5, 3)).cuda()
    optimizer, scaler = torch.optim.SGD(model.parameters(), lr=0.1), torch.amp.GradScaler("cuda")
    x, target = torch.randn(6, 4).cuda(), torch.arange(6).remainder(3).cuda()

    def step():
        optimizer.zero_grad()
        with torch.autocast("cuda", torch.float16):
            loss = F.cross_entropy(model(x), target)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()

    step()
    before = lib.th_gpu_waits()
    step()
    assert lib.th_gpu_waits() - before == 1
    weight = model[0].weight.data.clone()
    x[0, 0] = float("inf")
    step()
    assert model[0].weight.data.equal(weight) and scaler.get_scale() == 32768
