"""Parts of tensors inside compiled functions: read and written where they lie, in one pass."""

import random

import pytest
from compiling import lines, same, with_gradients

import torch
from torch._compile.compiled import Compiled
from torch.nn import functional as F

DTYPES = torch.float32, torch.float64, torch.bfloat16, torch.half


def rotated(x, angle):
    first, second = x.chunk(2, -1)
    cos, sin = angle.cos(), angle.sin()
    return torch.cat([first * cos - second * sin, second * cos + first * sin], -1)


def gated(x, bias):
    first, second = (x * 1).chunk(2, 1)
    return F.silu(first) * second + bias


def thirds(x, bias):
    low, middle, high = x.split([2, 2, 2], -2)
    return torch.cat([high * bias, low - middle, middle.exp()], -2)


def differences(x, bias):
    return (x[:, 1:] - x[:, :-1]) * 2 + bias  # parts that overlap


def half_read(x, bias):
    return torch.sigmoid(x[..., : x.size(-1) // 2]) * bias


def equal_parts(x, bias):
    y = x * bias + 1
    return torch.cat([y, y, x], 0)


def normed_parts(x, bias):
    first, second = x.chunk(2, -1)
    return torch.cat([first / (first.square().mean(-1, keepdim=True) + 1).sqrt(), second.softmax(-1) + bias], -1)


def llama(x, angle):
    """A rotary embedding as language models write it."""
    cos, sin = torch.cat([angle, angle + 1], -1).cos(), angle.repeat(1, 2).sin()
    first, second = x[..., : x.size(-1) // 2], x[..., x.size(-1) // 2 :]
    return x * cos + torch.cat((-second, first), -1) * sin


def joined_twice(x, bias):
    inner = torch.cat([x[:2].exp(), x[2:] * bias], 0) * x
    return torch.cat([inner, inner + 1], 1).tanh() * 2


def split_otherwise(x, bias):
    first, second, third = x.split([1, 2, 1], 0)
    return torch.cat([first + bias, third * bias], 0) * second + torch.cat([x[:2].neg(), x[2:]], 0).sum() * x[:1]


CASES = [(llama, (3, 5, 8), (5, 4)), (llama, (2, 70, 130), (70, 65)), (llama, (2, 3, 130, 260), (130, 130)),
         (joined_twice, (4, 6), (6,)), (split_otherwise, (4, 6), ()), (rotated, (3, 5, 8), (5, 4)),
         (rotated, (70, 130), (70, 65)), (gated, (4, 6, 5), (3, 1)), (gated, (2, 4), ()), (thirds, (4, 6, 3), (3,)),
         (thirds, (6, 700), (2, 1)), (differences, (5, 7), (6,)), (half_read, (5, 8), (4,)),
         (equal_parts, (4, 3), (3,)), (normed_parts, (40, 12), (6,)), (normed_parts, (3, 2100), ())]  # fmt: skip


def laid_out(layout, x):
    """Return the elements of a tensor in another layout."""
    if layout == "transposed" and x.dim() > 1:
        return x.transpose(0, 1).contiguous().transpose(0, 1)
    if layout == "stepped":
        return torch.stack([x, x], -1)[..., 0]
    return x


def compared(fast, function, args):
    """Compare results and gradients for random gradients of the results."""
    found = []
    for each in (fast, function):
        torch.manual_seed(9)
        results = each(*args)
        results = results if isinstance(results, tuple) else (results,)
        gradients = torch.autograd.grad(results, args, [torch.randn_like(part) for part in results], allow_unused=True)
        found.append([*results, *(part for part in gradients if part is not None)])
    same(*found)


@pytest.mark.parametrize("layout", ["dense", "transposed", "stepped"])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].__name__}{case[1]}")
def test_results_and_gradients(case, dtype, layout):
    function, *sizes = case
    fast, plain = Compiled(function), Compiled(function)
    for call in range(4):
        torch.manual_seed(call)
        args = [laid_out(layout, torch.randn(size).to(dtype)).requires_grad_() for size in sizes]
        compared(fast, function, args)
        args = [arg.detach() for arg in args]
        same([plain(*args)], [function(*args)])
    assert lines(fast) and lines(plain)


@pytest.mark.parametrize("function, sizes, expected", [
    (rotated, ((3, 8), (3, 4)), ["one pass: cos, sin, mul, mul, sub, mul, mul, add, cat"]),
    (llama, ((2, 3, 8), (3, 4)), ["one pass: add, cat, cos", "reshape", "expand", "contiguous_copy", "reshape", "sin",
                                  "one pass: mul, neg, cat, mul, add"]),
    (gated, ((3, 8), (4,)), ["mul", "one pass: silu, mul, add"]),
    (thirds, ((6, 3), (3,)), ["one pass: mul, sub, exp, cat"]),
    (differences, ((3, 8), (7,)), ["__getitem__", "__getitem__", "one pass: sub, mul, add"]),
])  # fmt: skip
def test_parts_need_no_pass_of_their_own(function, sizes, expected):
    fast = Compiled(function)
    for _ in range(3):
        with_gradients(fast, *[torch.randn(size).requires_grad_() for size in sizes])
    assert lines(fast) == expected


@pytest.mark.parametrize("function, sizes", [(rotated, ((2, 8), (2, 4))), (llama, ((2, 2, 4), (2, 2))),
                                             (thirds, ((6, 3), (2, 1))), (normed_parts, ((3, 6), (3,)))])
def test_gradients_of_gradients(function, sizes):
    fast = Compiled(function)
    args = [torch.randn(size, dtype=torch.float64).requires_grad_() for size in sizes]
    for _ in range(3):
        fast(*args)
    assert lines(fast)[-1].startswith("one pass")
    assert torch.autograd.gradgradcheck(fast, args)


def test_tensors_without_dims_are_joined():
    def function(a, b):
        return (torch.cat([a * 2 + 1, b.exp()]) * 3).sigmoid()

    x, y = (torch.tensor(value, requires_grad=True) for value in (2.0, -0.5))
    result, expected = torch.compile(function)(x, y), function(x, y)
    same((result, *torch.autograd.grad(result.sum(), (x, y))), (expected, *torch.autograd.grad(expected.sum(), (x, y))))


def test_only_the_wanted_gradients_are_computed():
    fast = Compiled(rotated)
    x, angle = torch.randn(4, 8).requires_grad_(), torch.randn(4, 4)
    for _ in range(4):
        same(torch.autograd.grad(fast(x, angle).sum(), x), torch.autograd.grad(rotated(x, angle).sum(), x))
        same(torch.autograd.grad(fast(x.detach(), angle.requires_grad_()).sum(), angle),
             torch.autograd.grad(rotated(x.detach(), angle).sum(), angle))


def program_of(draw):
    """Return a random function of two matrices, which splits, joins and computes."""
    unary = [torch.tanh, torch.neg, lambda v: v * 0.5 + 1, lambda v: v.square().clamp(max=2), torch.sigmoid,
             lambda v: v.softmax(-1), lambda v: v / (v.square().mean(-1, keepdim=True) + 1),
             lambda v: torch.cat(v.chunk(2, -1)[::-1], -1), lambda v: v.flip(0)]
    binary = [torch.add, torch.sub, torch.mul, torch.maximum, lambda a, b: torch.where(a > b, a, b * 2)]
    steps = [(draw.random(), draw.randrange(99), draw.random(), draw.random()) for _ in range(9)]

    def combined(values, which, first, second):
        a, b = (values[int(position * len(values))] for position in (first, second))
        return unary[which % len(unary)](a) if which % 2 else binary[which % len(binary)](a, b)

    def program(x, y):
        values = [x, y, x * y]
        for kind, which, first, second in steps:
            if kind < 0.5:
                values.append(combined(values, which, first, second))
                continue
            dim = -1 if kind < 0.75 else 0
            parts = [part for k in (-1, int(first * len(values))) for part in values[k].chunk(2, dim)]
            pieces = [combined(parts, which + k, (first + k / 3) % 1, second) for k in range(2)]
            values.append(torch.cat(pieces, dim))
        return values[-1] + values[-2], values[int(steps[0][2] * len(values))]

    return program


@pytest.mark.parametrize("seed", range(24))
def test_random_programs(seed):
    draw = random.Random(seed)
    program, dtype = program_of(draw), DTYPES[seed % 2]
    size = draw.choice([(4, 6), (34, 64), (2, 1400), (66, 2)])
    fast = Compiled(program)
    for call in range(4):
        torch.manual_seed(call)
        args = [laid_out(draw.choice(["dense", "transposed", "stepped"]),
                         torch.randn(size, dtype=dtype)).requires_grad_() for _ in range(2)]
        compared(fast, program, args)
