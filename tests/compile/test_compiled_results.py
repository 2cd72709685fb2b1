"""torch.compile: results, gradients, draws and errors are those of the function."""

import contextlib
import copy
import random
import subprocess
import sys
import threading

import pytest
from compiling import CALLS, lines, same, with_gradients

import torch
from torch import nn
from torch._base.torch_function import active
from torch._compile import compiled
from torch._compile.capture import Capture
from torch._compile.compiled import Compiled
from torch._compile.watch import Watch
from torch.nn import functional as F


def normalized(x, weight, bias):
    y = F.gelu(x * 2 + bias)
    z = (y - y.mean(-1, keepdim=True)) / (y.var(-1, keepdim=True, unbiased=False) + 1e-5).sqrt()
    return F.linear(z, weight).relu() + x, y


def attended(x, weight, bias):
    scores = torch.softmax(x @ weight * 0.5 + bias, -1)
    with torch.no_grad():
        limit = scores.amax(-1, keepdim=True) * 2
    return torch.where(scores > limit, limit, scores).log().clamp(min=-9)


def written(x, weight, bias):
    y = x * 3
    z = y + 1  # read before y changes
    y += weight.sum(0)
    y[0] = bias
    return z * y.t().contiguous().t(), y


def shapes(x, weight, bias):
    first, second = x.chunk(2, -1)
    pieces = torch.cat([second, -first], -1).view(x.size(0), 2, -1)
    return pieces.transpose(0, 1).reshape(-1).tanh() * bias.repeat(x.size(0))


def losses(x, weight, bias):
    error = (x - bias).abs()
    return torch.where(error < 1, 0.5 * error ** 2, error - 0.5).mean() + F.log_softmax(x, -1).square().sum()


FUNCTIONS = [normalized, attended, written, shapes, losses]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_results_and_gradients(function, dtype):
    fast = Compiled(function)
    for call in range(CALLS):
        torch.manual_seed(call)
        args = torch.randn(4, 6), torch.randn(6, 6), torch.randn(6)
        args = [arg.to(dtype).requires_grad_() for arg in args]
        ours, theirs = with_gradients(fast, *args), with_gradients(function, *args)
        for one, other in zip(ours, theirs, strict=True):
            same([x.float() for x in one], [x.float() for x in other])
    assert lines(fast)


def test_chains_and_reductions_are_one_pass():
    fast = Compiled(normalized)
    for _ in range(3):
        fast(torch.randn(4, 6), torch.randn(6, 6), torch.randn(6))
    assert lines(fast) == ["one pass: mul, add, gelu", "one pass: mean, sub, var, add, sqrt, div", "linear",
                           "one pass: relu, add"]


def test_imports_on_first_use_do_not_stop_it():
    """The import defers Ctrl-C, which asks for the signal's handler."""
    program = ("import torch\n"
               "def first(x): return (x.chunk(2, -1)[0] * 2 + 1).sum()\n"
               "fast = torch.compile(first)\n"
               "for _ in range(3): fast(torch.ones(2, 4))\n"
               "(entry,) = fast.entries.values()\n"
               "assert entry.plan is not None, entry.reason")
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("seed", range(12))
def test_random_programs(seed):
    """Chains of rows in any order, with values that several steps read, results that are kept, and writes."""
    draw = random.Random(seed)
    unary = [torch.tanh, torch.sigmoid, torch.neg, torch.exp, lambda v: v.abs() + 1e-3, lambda v: v * 0.5,
             lambda v: v.softmax(-1), lambda v: v - v.amax(-1, keepdim=True), lambda v: v.t().contiguous().t(),
             lambda v: v.flip(0), lambda v: v.clamp(-1, 1), lambda v: v / (1 + v.square().sum(-1, keepdim=True)),
             lambda v: v.mean(0) + v, lambda v: v * v.sum(), lambda v: v.detach() * v,
             lambda v: v + 1 if v.is_leaf else v.mul_(0.9)]
    binary = [torch.add, torch.sub, torch.mul, torch.maximum, lambda a, b: a / (b.abs() + 1),
              lambda a, b: torch.where(a > b, a, b * 2), lambda a, b: a @ b.t() @ b / 9]
    plan = [(draw.randrange(len(unary)), None) if draw.random() < 0.6 else (draw.randrange(len(binary)), draw.random())
            for _ in range(14)]
    kept = draw.sample(range(14), 3)

    def program(x, y):
        values = [x * 1, y + 0]
        for which, position in plan:
            last = values[-1]
            other = None if position is None else values[int(position * len(values))]
            values.append(unary[which](last) if other is None else binary[which](last, other))
        return tuple(values[2 + k] * 1 for k in kept)

    fast = Compiled(program)
    for call in range(CALLS):
        torch.manual_seed(call)
        x, y = (torch.randn(5, 7, dtype=torch.float64).requires_grad_() for _ in range(2))
        try:
            expected = with_gradients(program, x, y)
        except RuntimeError:  # a write into what a gradient needs
            with pytest.raises(RuntimeError):
                with_gradients(fast, x, y)
            return
        for one, other in zip(with_gradients(fast, x, y), expected, strict=True):
            same(one, other)


NETWORKS = {
    "convolution": lambda: nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten()),
    "dropout": lambda: nn.Sequential(nn.Flatten(), nn.Linear(108, 8), nn.Dropout(0.5), nn.GELU(), nn.LayerNorm(8)),
    "in place": lambda: nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(inplace=True), nn.MaxPool2d(2), nn.Flatten()),
}


@pytest.mark.parametrize("name", NETWORKS)
def test_training_of_networks(name):
    torch.manual_seed(0)
    plain = NETWORKS[name]()
    fast = torch.compile(copy.deepcopy(plain))
    for network in (plain, fast):
        torch.manual_seed(1)
        optimizer = torch.optim.SGD(network.parameters(), lr=0.05)
        for step in range(CALLS):
            network.train(step % 4 != 3)
            optimizer.zero_grad()
            network(torch.randn(5, 3, 6, 6)).square().mean().backward()
            optimizer.step()
    same(fast.state_dict().values(), plain.state_dict().values())
    assert all(entry.plan is not None for entry in fast._compiled.entries.values())


def test_a_transformer_without_its_python():
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(16, 2, 32, batch_first=True).eval()
    fast = torch.compile(layer)
    x = torch.randn(2, 5, 16)
    for _ in range(CALLS):
        torch.testing.assert_close(fast(x), layer(x), rtol=1e-5, atol=1e-5)
    assert "attention" in lines(fast._compiled)


def test_errors_come_through_and_leave_it_usable():
    fast = Compiled(lambda x, y: (x + 1).mm(y))
    for _ in range(CALLS):
        with pytest.raises(RuntimeError, match="mm"):
            fast(torch.ones(2, 3), torch.ones(2, 3))
        assert fast(torch.ones(2, 3), torch.ones(3, 2)).tolist() == [[6, 6], [6, 6]]


def test_random_draws_are_those_of_the_function():
    def function(x):
        return F.dropout(x, 0.5, True) + torch.rand_like(x) * torch.randn(3)

    fast = Compiled(function)
    for call in range(CALLS):
        torch.manual_seed(call)
        ours = fast(torch.ones(2, 3))
        torch.manual_seed(call)
        torch.testing.assert_close(ours, function(torch.ones(2, 3)))


def test_the_same_tensor_twice_and_overlapping_ones():
    def function(x, y):
        y = y * 2
        x.add_(1)
        return x * y + 1

    fast = Compiled(function)
    for _ in range(CALLS):
        for views in (lambda t: (t, t), lambda t: (t[1:], t[:-1]), lambda t: (t[1:], t.clone()[1:])):
            assert torch.equal(fast(*views(torch.arange(4.0))), function(*views(torch.arange(4.0))))


def test_structures_of_arguments_and_results():
    def function(pair, *, options):
        return {"sum": pair[0] + options["x"], "parts": [pair[1] * 2, None, 3, "word"], "size": pair[0].size()}

    fast = Compiled(function)
    for _ in range(CALLS):
        result = fast((torch.ones(2), torch.zeros(2)), options={"x": torch.ones(2)})
        assert result["sum"].tolist() == [2, 2] and result["parts"][1:] == [None, 3, "word"]
        assert type(result["size"]) is torch.Size and type(result["sum"]) is torch.Tensor


def test_it_stands_aside_under_other_transforms():
    fast = Compiled(lambda x: (x * 2).exp())
    x = torch.ones(3)
    for _ in range(CALLS):
        fast(x)
    expected = (x * 2).exp()
    assert torch.equal(torch.func.vmap(fast)(x), expected)
    torch.testing.assert_close(torch.func.grad(lambda v: fast(v).sum())(x), 2 * expected)
    torch.testing.assert_close(torch.func.jvp(fast, (x,), (x,))[1], 2 * expected)
    with torch.autocast("cpu"):
        assert torch.equal(fast(x), expected)
    outer = Compiled(lambda v: fast(v) + 1)
    for _ in range(CALLS):
        torch.testing.assert_close(outer(x), expected + 1)
    assert lines(outer) == ["one pass: mul, exp, add"]


def test_threads():
    fast, failures = Compiled(normalized), []

    def work(seed):
        torch.manual_seed(seed)
        for _ in range(CALLS):
            args = torch.randn(3 + seed, 6), torch.randn(6, 6), torch.randn(6)
            try:
                same(fast(*args), normalized(*args))
            except Exception as error:  # raised in the main thread
                failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures


@pytest.mark.slow
def test_loops_that_gcc_compiles():
    fast = torch.compile(lambda x, y: (x * y + 1).tanh() * x, mode="max-autotune")
    x, y = torch.randn(50, requires_grad=True), torch.randn(50)
    for _ in range(CALLS):
        for one, other in zip(with_gradients(fast, x, y), with_gradients(fast.__wrapped__, x, y), strict=True):
            same(one, other)
    assert lines(fast) == ["one pass: mul, add, tanh, mul"]
    def turned(x):
        first, second = x.chunk(2)
        return torch.cat([second * 2, first + 1])

    halves = torch.compile(turned, mode="max-autotune")
    for _ in range(CALLS):
        same([halves(x)], [halves.__wrapped__(x)])
    assert lines(halves) == ["one pass: mul, add, cat"]


def test_without_gcc_they_are_programs(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    fast = torch.compile(lambda x: x.exp() * 3 + 1, mode="max-autotune")
    for _ in range(CALLS):
        assert torch.equal(fast(torch.zeros(2)), torch.full((2,), 4.0))
    assert lines(fast) == ["one pass: exp, mul, add"]


def test_a_number_in_front_is_fused():
    def function(x):
        return (1 - x) / 2 + 3 / (2 + x) - 5.0 % x * 2

    fast, x = Compiled(function), torch.rand(4, 6) + 0.5
    for _ in range(CALLS):
        assert torch.equal(fast(x), function(x))
    assert lines(fast) == ["one pass: sub, div, add, div, add, remainder, mul, sub"]
    powers = Compiled(lambda x: 2**x + x * 3)  # its gradient needs the logarithm of a number
    for _ in range(CALLS):
        ours, theirs = with_gradients(powers, x.requires_grad_()), with_gradients(powers._function, x)
        assert all(map(torch.allclose, ours[0] + ours[1], theirs[0] + theirs[1]))


def test_settled_calls_tell_arguments_apart():
    def function(x, y, scale):
        return (x * float(scale) + y) * (2 if x is y else 3)

    fast, x, y = Compiled(function), torch.ones(3, 4), torch.full((3, 4), 2.0)
    calls = [(x, y, 2), (x, x, 2), (x, y, 2.0), (x, y, -0.0), (x, y, 0.0), (x.t(), y.t(), 2), (x, y, True),
             (x.double(), y.double(), 2), (x[:2], y[:2], 2), (x, y[:1], "2")]
    for _ in range(CALLS):
        for args in calls:
            ours, theirs = fast(*args), function(*args)
            assert torch.equal(ours, theirs) and ours.dtype == theirs.dtype and ours.stride() == theirs.stride()
    assert len(fast._settled) == len(calls) - 1  # of all but the text


def test_compiled_functions_with_masks():
    def function(m, x):
        return torch.where(m & (x > 0), x * 2, x) + torch.where(m, 1.0, x)

    fast = Compiled(function)
    for call in range(CALLS):
        x, m = torch.randn(7, generator=torch.Generator().manual_seed(call)), torch.arange(7) % 3 == call % 3
        assert torch.equal(fast(m, x), function(m, x))


@pytest.mark.parametrize("owner, name", [(Watch, "__enter__"), (Capture, "__enter__"), (Capture, "__exit__")],
                         ids=["watch", "capture", "end"])
def test_an_interrupt_leaves_nothing_behind(owner, name, monkeypatch):
    method = getattr(owner, name)

    def interrupted(self, *error):
        if name == "__enter__":
            method(self)
        raise KeyboardInterrupt

    fast = Compiled(lambda x: x * 2 + 1)
    monkeypatch.setattr(owner, name, interrupted)
    for _ in range(2):
        with contextlib.suppress(KeyboardInterrupt):
            fast(torch.ones(2))
    monkeypatch.undo()
    assert not active.stack and not compiled.is_recording() and not compiled._all_recording
    assert sys.getprofile() is None
    for _ in range(CALLS):
        assert fast(torch.ones(2)).tolist() == [3, 3]


def test_the_rows_of_a_tensor_are_recorded():
    def function(x):
        total = x[0] * 0
        for row in x:
            total = total.exp() + row
        return total

    fast, x = Compiled(function), torch.randn(3, 4).requires_grad_()
    for _ in range(CALLS):
        same(*[[part for parts in with_gradients(f, x) for part in parts] for f in (fast, function)])
    assert lines(fast)[-1] == "one pass: mul, exp, add, exp, add, exp, add"
