"""Reductions along rows in fused functions: loops of machine code over the elements, whatever their number."""

import math
import random

import pytest

import torch

COLUMNS = (32, 33, 47, 64, 200, 531, 3000, 40000)  # whole vectors and rests, short rows and long ones


def normalized(x, y):
    centred = x - x.mean(-1, keepdim=True)
    return centred / ((centred * centred).mean(-1, keepdim=True) + 1e-5).sqrt() * y


def attended(x, y):
    return torch.softmax(torch.exp(x * 0.25) + y, -1) * torch.tanh(y)


def between(x, y):
    """Return elements and numbers of rows that several loops read."""
    power = torch.exp(x - x.amax(-1, keepdim=True))
    least, mean = power.amin(-1, keepdim=True), (power * y).mean(-1, keepdim=True)
    return torch.where(power > mean, power / (mean - least), torch.log1p(power) * least).sum(-1, keepdim=True)


def total(x, y):
    return (torch.pow(x.abs(), y.abs()) - torch.exp(-x * x)).sum(-1)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("function", [normalized, attended, between, total], ids=lambda f: f.__name__)
def test_values_and_gradients(function, columns, dtype):
    torch.manual_seed(columns)
    results = []
    for call, type in ((torch.fuse(function), dtype), (function, torch.float64)):
        torch.manual_seed(columns)
        x, y = (torch.randn(3, columns).to(type).requires_grad_() for _ in range(2))
        result = call(x, y)
        result.square().sum().backward()
        results.append([each.double() for each in (result.detach(), x.grad, y.grad)])
    exact = 1e-11 if dtype == torch.float64 else 2e-4
    for one, other in zip(*results, strict=True):
        torch.testing.assert_close(one, other, rtol=exact, atol=exact * other.abs().max().item())


@pytest.mark.parametrize("columns", [33, 64, 3000])
@pytest.mark.parametrize("reduction", ["amax", "amin", "sum", "mean"])
def test_values_that_are_not_finite(reduction, columns):
    fused = torch.fuse(lambda x: getattr(torch, reduction)(x * 2, -1, True) + x)
    torch.manual_seed(columns)
    for value in (math.nan, math.inf, -math.inf):
        for place in (0, columns // 2, columns - 1):
            x = torch.randn(2, columns)
            x[1, place] = value
            expected = getattr(torch, reduction)(x * 2, -1, True) + x
            torch.testing.assert_close(fused(x), expected, rtol=1e-5, atol=1e-4, equal_nan=True)


def test_long_sums_are_exact_to_rounding():
    x = torch.rand(1, 4_000_000)
    fused = torch.fuse(lambda x, y: (x + y * 0).sum(-1))
    assert abs(fused(x, x).item() / x.double().sum().item() - 1) < 1e-6


def scales(rows):
    """Return factors of rows: ordinary ones, 0, and such that squares or products leave the range of floats."""
    return torch.tensor([1, 0, 1e-30, 1e25, 1e-41, 1e37, 1e-15, 1e15, 1, 1, 1e19, 1e-19], dtype=torch.float64)[:rows]


def lengths(x, y):
    return torch.linalg.vector_norm(x, dim=-1) * 0.5


def directions(x, y):
    return torch.nn.functional.normalize(x, dim=-1) * torch.sigmoid(y)


def angles(x, y):
    return torch.nn.functional.cosine_similarity(x, y, dim=-1)


def shares(x, y):
    """Return a sum of products with factors of the row, which is 0 in the rows that the condition of zeros chooses."""
    return (x / (x.abs().amax(-1, keepdim=True) + 1e-8) * (y * torch.exp(-y.amax(-1, keepdim=True)))).sum(-1)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("columns", [5, 33, 64, 1000, 20000])
@pytest.mark.parametrize("function", [lengths, directions, angles, shares], ids=lambda f: f.__name__)
def test_rows_that_leave_the_range_are_computed_another_way(function, columns, dtype):
    """A quick way and an exact one, which code computes for the rows that need it."""
    torch.manual_seed(columns)
    x, y = torch.randn(2, 12, columns, dtype=torch.float64)
    x, y = x * scales(12)[:, None], y if function is shares else y * scales(12).flip(0)[:, None]
    x[8, ::2], y[8, 1::2] = 0, 0  # no products
    results = []
    for call in (torch.fuse(function), function):
        own = [each.to(dtype).requires_grad_() for each in (x, y)]
        result = call(*own)
        grads = torch.autograd.grad(result.sum(), own, allow_unused=True)
        results.append([result.detach(), *(torch.zeros(1) if grad is None else grad for grad in grads)])
    exact = 1e-11 if dtype == torch.float64 else 5e-5
    for one, other in zip(*results, strict=True):
        for row, expected in zip(one.double(), other.double(), strict=True):
            size = expected.abs()[expected.isfinite()].max().item() if expected.isfinite().any() else 0
            torch.testing.assert_close(row, expected, rtol=exact, atol=exact * size + 1e-37, equal_nan=True)


def test_an_unread_branch_is_not_a_number():
    """Numbers of rows that only one branch reads, several conditions, and one within another."""
    def function(x, y):
        first, second = x.mean(-1, keepdim=True), y.mean(-1, keepdim=True)
        inner = torch.where(second > 0, (y - second).abs().sum(-1, keepdim=True), torch.exp(x).sum(-1, keepdim=True))
        other = torch.where(first > 0, inner, torch.tanh(torch.exp(y * 0.1)).amax(-1, keepdim=True) / first.sqrt())
        return torch.where(second > first, x, torch.sigmoid(y)) * other + torch.where(first > 0, second, inner.log())

    torch.manual_seed(0)
    x, y = torch.randn(2, 40, 70, dtype=torch.float64, requires_grad=True)
    torch.testing.assert_close(torch.fuse(function)(x, y), function(x, y), rtol=1e-11, atol=1e-11, equal_nan=True)


UNARY = [torch.tanh, torch.sigmoid, torch.sin, torch.exp, torch.sqrt, lambda v: -v, lambda v: v * v,
         lambda v: torch.softmax(v, -1), lambda v: v - v.mean(-1, True), lambda v: v / v.amax(-1, True),
         lambda v: torch.log1p(v * v), lambda v: v.abs().pow(1.7)]
BINARY = [lambda a, b: a + b, lambda a, b: a * b, lambda a, b: a / (b * b + 1), torch.max,
          lambda a, b: torch.where((a > b) & (b > 1.0) | (a < 0.5), torch.exp(-a), torch.log(b.abs() + 1))]


@pytest.mark.parametrize("seed", range(24))
def test_random_functions_of_rows(seed):
    """Chains of functions, masks and reductions, which code divides into loops."""
    chance = random.Random(seed)
    plan = [[chance.randrange(60) for _ in range(4)] for _ in range(chance.randrange(2, 10))]

    def function(x, y):
        values = [x * x + 0.5, y]
        for kind, which, a, b in plan:
            a, b = values[a % len(values)], values[b % len(values)]
            result = UNARY[which % len(UNARY)](a) if kind % 2 else BINARY[which % len(BINARY)](a, b)
            values.append(torch.clamp(result, -4, 4) + 4.5 if which % 3 == 0 else torch.tanh(result) + 1.5)
        return values[-1] * values[-2]

    torch.manual_seed(seed)
    size = chance.choice([(3, 33), (2, 64), (5, 200), (2, 1030), (1, 9000), (70, 40)])
    operands = [torch.randn(*each, dtype=torch.float64) for each in (size, chance.choice([size, size[-1:]]))]
    results = []
    for call in (function, torch.fuse(function)):
        x, y = (each.clone().requires_grad_() for each in operands)
        result = call(x, y)
        result.sum().backward()
        results.append([result.detach(), *(torch.zeros(1) if each.grad is None else each.grad for each in (x, y))])
    for one, other in zip(*results, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-8, atol=1e-9 * one.abs().max().item())
