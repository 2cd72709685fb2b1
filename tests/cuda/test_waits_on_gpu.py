"""Calls that should not wait for a GPU: counts over training steps and the calls in them."""

import pytest
from torch._C import lib

import torch
import torch.nn.functional as F
from torch import nn, optim


def waits(call):
    """How often a call waits, once everything that it needs is compiled and its memory is there."""
    for _ in range(2):
        call()
    torch.cuda.synchronize()
    before = lib.th_gpu_waits()
    call()
    return lib.th_gpu_waits() - before


def stepper(model, loss_of, *given):
    """Return a step of training: uploads, forward, backward, bounds on gradients, update."""
    model = model.cuda()
    optimizer = optim.Adam(model.parameters(), lr=0.01)

    def step():
        optimizer.zero_grad()
        loss_of(model, *[tensor.cuda() for tensor in given]).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
    return step


class Language(nn.Module):
    def __init__(self):
        super().__init__()
        self.table, self.lstm, self.out = nn.Embedding(9, 6), nn.LSTM(6, 5), nn.Linear(5, 9)

    def forward(self, x):
        return self.out(self.lstm(self.table(x))[0])


class Attending(nn.Module):
    """A block of a GPT: attention to what came before, and a layer of two products, each added to its input."""

    def __init__(self):
        super().__init__()
        self.table, self.places = nn.Embedding(9, 8), nn.Embedding(4, 8)
        self.before, self.behind = nn.LayerNorm(8), nn.LayerNorm(8)
        self.mixed, self.joined, self.out = nn.Linear(8, 24), nn.Linear(8, 8), nn.Linear(8, 9)
        self.wide = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8))

    def forward(self, x):
        h = self.table(x) + self.places(torch.arange(x.size(1), device=x.device))
        heads = [part.view(*x.size(), 2, 4).transpose(1, 2) for part in self.mixed(self.before(h)).split(8, 2)]
        h = h + self.joined(F.scaled_dot_product_attention(*heads, is_causal=True).transpose(1, 2).flatten(2))
        return self.out(h + self.wide(self.behind(h)))


def classes(model, x, target):
    return F.cross_entropy(model(x).flatten(0, -2), target.flatten())


def real_or_not(model, x, target):
    return F.binary_cross_entropy(torch.sigmoid(model(x)).view(-1), target)


STEPS = {
    "perceptron": lambda: stepper(nn.Sequential(nn.Linear(6, 5), nn.ReLU(), nn.Dropout(), nn.Linear(5, 3)), classes,
                                  torch.rand(4, 6), torch.tensor([0, 1, 2, 1])),
    "convolutions": lambda: stepper(
        nn.Sequential(nn.Conv2d(2, 3, 3, padding=1), nn.BatchNorm2d(3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(),
                      nn.Linear(12, 3)), classes, torch.rand(2, 2, 4, 4), torch.tensor([0, 2])),
    "language": lambda: stepper(Language(), classes, torch.tensor([[0, 1], [2, 8]]), torch.tensor([[1, 2], [8, 3]])),
    "attention": lambda: stepper(Attending(), classes, torch.tensor([[0, 1, 3], [2, 8, 1]]),
                                 torch.tensor([[1, 3, 4], [8, 1, 0]])),
    "discriminator": lambda: stepper(
        nn.Sequential(nn.ConvTranspose2d(2, 3, 2), nn.LeakyReLU(0.2), nn.Conv2d(3, 1, 3)), real_or_not,
        torch.rand(2, 2, 2, 2), torch.tensor([0.0, 1.0])),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_a_step_of_training_waits_for_nothing(name):
    assert waits(STEPS[name]()) == 0


@pytest.mark.parametrize("name", STEPS)
def test_a_step_of_training_launches_as_often_as_counted(name):
    """Our kernels and copies within the GPU. benchmarks/GPU.md has these counts in a table; change both."""
    step = STEPS[name]()
    for _ in range(2):
        step()
    before = lib.th_gpu_launches(), lib.th_gpu_moves()
    step()
    result = lib.th_gpu_launches() - before[0], lib.th_gpu_moves() - before[1]
    assert result == COUNTED[name]


COUNTED = {"perceptron": (32, 4), "convolutions": (41, 6), "language": (52, 17), "attention": (106, 16),
           "discriminator": (29, 4)}  # fmt: skip
CALLS = {
    "arange": lambda x: torch.arange(5, device="cuda"),
    "upload": lambda x: torch.ones(3000).cuda(),
    "interpolate": lambda x: F.interpolate(x.view(1, 1, 4, 6), scale_factor=2, mode="bilinear"),
    "where": lambda x: torch.where(x > 0.5, x, x + 1),
    "masked_fill": lambda x: x.masked_fill(x > 0.5, 0.0),
    "norms": lambda x: torch.stack([x.norm(), x.sum()]),
    "a number of its own": lambda x: x + torch.tensor(2.0),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_waits_for_nothing(name):
    x = torch.rand(4, 6).cuda()
    assert waits(lambda: CALLS[name](x)) == 0


def test_what_is_uploaded_may_change_at_once():
    for size in (1, 3000, (33 << 20) // 4):
        x = torch.ones(size)
        there = x.cuda()
        x.fill_(2)
        assert there.sum().item() == size


@pytest.mark.parametrize("norm_type", [1, 2, float("inf")])
@pytest.mark.parametrize("most", [0.5, 1000])
def test_bounds_on_gradients_are_those_of_the_cpu(norm_type, most):
    result = []
    for put in (lambda t: t, lambda t: t.cuda()):
        leaves = [put(torch.arange(1, 4).float()).requires_grad_(), put(torch.ones(2, 2)).requires_grad_()]
        sum((leaf * leaf).sum() for leaf in leaves).backward()
        total = nn.utils.clip_grad_norm_(leaves, most, norm_type)
        result.append([float(total), *(x for leaf in leaves for x in leaf.grad.flatten().tolist())])
    assert result[0] == pytest.approx(result[1], rel=1e-5)
