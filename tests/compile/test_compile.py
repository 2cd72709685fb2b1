"""torch.compile: a compiled function gives what the function gives, whatever changes between its calls."""

import contextvars
import copy
import os
import random
import sys
import threading

import numpy as np
import pytest

import torch
from torch import nn
from torch._compile import compiled as compiled_module
from torch._compile.compiled import Compiled
from torch.nn import functional as F

CALLS = 2 * compiled_module.TRIALS + 4  # enough for the choice, and for calls after it


@pytest.fixture(autouse=True)
def plans_win(monkeypatch):
    """Choose the plan, whatever the clock says."""
    monkeypatch.setattr(compiled_module, "perf_counter", lambda: 0.0)


def reason(function):
    """Return why the calls of a compiled function run as they are."""
    (entry,) = function.entries.values()
    return entry.reason


def lines(function):
    (entry,) = function.entries.values()
    assert entry.plan is not None, entry.reason
    return entry.plan.lines


def with_gradients(function, *args):
    """Return the results of a function and the gradients of its arguments."""
    args = [arg.detach().clone().requires_grad_(arg.requires_grad) if torch.is_tensor(arg) else arg for arg in args]
    result = function(*args)
    parts = result if isinstance(result, tuple) else (result,)
    sum(part.sum() for part in parts if part.requires_grad).backward()
    return [part.detach() for part in parts], [arg.grad for arg in args if arg.grad is not None]


def same(ours, theirs):
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5, equal_nan=True)


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


@pytest.mark.parametrize("turned", [False, True])
def test_reductions_of_all_elements_end_the_pass(turned):
    def loss(x, y, scale):
        error = (x - (y.t() if turned else y)).abs() * scale
        return torch.where(error < 1, 0.5 * error * error, error - 0.5).mean()

    fast = Compiled(loss)
    for _ in range(CALLS):
        x, y = torch.randn(4, 6), torch.randn(6, 4) if turned else torch.randn(4, 6)
        args = [arg.requires_grad_() for arg in (x, y, torch.ones(1))]
        for one, other in zip(with_gradients(fast, *args), with_gradients(loss, *args), strict=True):
            same(one, other)
    assert len(lines(fast)) == (3 if turned else 1)


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
        for which, place in plan:
            last = values[-1]
            other = None if place is None else values[int(place * len(values))]
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


class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.factor, self.options = 2.0, {"shift": [1.0]}
        self.weight = nn.Parameter(torch.ones(3))

    def forward(self, x):
        return x * self.factor * self.weight / self.weight.size(0) + self.options["shift"][0] + FACTS["offset"]


class Counting(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("places", torch.arange(8.0))
        self.register_buffer("calls", torch.zeros(2))

    def forward(self, x):
        self.calls[0] = self.calls[0] + 1
        self.calls[1] = 7.0
        return x + self.places[2 : 2 + x.size(-1)] * self.calls[0]


def test_buffers_are_read_and_written():
    plain = Counting()
    fast = Compiled(copy.deepcopy(plain))
    for _ in range(CALLS):
        assert torch.equal(fast(torch.ones(3)), plain(torch.ones(3)))
    assert torch.equal(fast.__wrapped__.calls, plain.calls) and lines(fast)


FACTS = {"offset": 0.0}


@pytest.mark.parametrize("change", [
    lambda model: setattr(model, "factor", 3.0),
    lambda model: model.options["shift"].append(1.0) or model.options["shift"].insert(0, 5.0),
    lambda model: setattr(model, "weight", nn.Parameter(torch.full((3,), 4.0))),
    lambda model: setattr(model, "weight", nn.Parameter(torch.ones(3))),
    lambda model: FACTS.update(offset=FACTS["offset"] + 1),
    lambda model: model.register_forward_hook(lambda module, input, output: output * 2),
    lambda model: model.weight.data.fill_(7),
    lambda model: model.requires_grad_(False),
    lambda model: setattr(model.weight, "data", torch.ones(1)),
])  # fmt: skip
def test_changes_of_what_it_reads_are_seen(change):
    model = Scaled()
    fast = Compiled(model)
    x = torch.randn(2, 3)
    for _ in range(CALLS):
        assert torch.equal(fast(x), model(x))
    change(model)
    for _ in range(CALLS):
        result = fast(x)
        torch.testing.assert_close(result, model(x))
        if result.requires_grad:
            model.weight.grad = None
            result.sum().backward()
            assert model.weight.grad is not None


def test_closures_and_defaults_are_seen():
    factor, shift = 2.0, [1.0]

    def function(x, extra=1.0, *, flag=False):
        return (x if flag else -x) * factor + shift[0] + extra

    fast = Compiled(function)
    for _ in range(CALLS):
        assert torch.equal(fast(torch.ones(2)), function(torch.ones(2)))
    factor = 5.0
    for flag in (False, True, False):
        assert torch.equal(fast(torch.ones(2), flag=flag), function(torch.ones(2), flag=flag))
    shift[0] = 9.0
    assert torch.equal(fast(torch.ones(2), 3.0), function(torch.ones(2), 3.0))


def test_variables_of_the_environment_and_of_contexts_are_seen(monkeypatch):
    scale = contextvars.ContextVar("scale", default=1.0)

    def function(x):
        return x * scale.get() + float(os.environ.get("A_SHIFT", "0"))

    fast = Compiled(function)
    for _ in range(CALLS):
        assert fast(torch.ones(2)).tolist() == [1, 1]
    monkeypatch.setenv("A_SHIFT", "3")
    assert fast(torch.ones(2)).tolist() == [4, 4]
    token = scale.set(2.0)
    for _ in range(3):
        assert fast(torch.ones(2)).tolist() == [5, 5]
    scale.reset(token)
    assert fast(torch.ones(2)).tolist() == [4, 4]


def test_a_function_that_imports_in_its_first_call_is_recorded_later(tmp_path, monkeypatch):
    (tmp_path / "part_imported_late.py").write_text(
        "import random\nfactor = 1 + random.random()\ndef scaled(x):\n    return x * factor\n")
    monkeypatch.syspath_prepend(tmp_path)

    def function(x):
        import part_imported_late

        return part_imported_late.scaled(x)

    fast = Compiled(function)
    for _ in range(CALLS):
        assert torch.equal(fast(torch.ones(2)), function(torch.ones(2)))
    assert lines(fast) == ["mul"]
    sys.modules["part_imported_late"].factor = 3.0
    assert fast(torch.ones(2)).tolist() == [3, 3] and not torch.compiler.is_compiling()


COUNT = {"calls": 0}


def counts(x):
    COUNT["calls"] += 1
    return x * COUNT["calls"]


def branches(x):
    return x * 2 if x.sum() > 0 else x + 1


def branches_after_a_write(x):
    x.add_(1)
    if x[0].item() > 3:
        x.mul_(2)
    return x


def prints(x):
    print(x.size())
    return x


def draws(x):
    return x * random.random()


def calls_numpy(x):
    return x * float(np.cos(0.5))


def numbers(x):
    return x * torch.tensor([1.0, 2.0])


def draws_in_c(x):
    return x * torch.initial_seed()


def seeds(x):
    torch.manual_seed(3)
    return x + torch.rand(1)


HOOKED = nn.Tanh()
HOOKED.register_full_backward_hook(lambda module, inputs, outputs: (inputs[0] * 2,))


def hooked(x):
    return HOOKED(x)


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 3


def own_function(x):
    return Doubled.apply(x) + 1


def inner_backward(x):
    y = x.detach().clone().requires_grad_()
    (y * y).sum().backward()
    return y.grad + x


@pytest.mark.parametrize(("function", "words"), [
    (counts, "changes objects of Python"), (branches, "__bool__"), (branches_after_a_write, "item"), (prints, "print"),
    (draws, "random"), (calls_numpy, "numpy"), (numbers, "from numbers"), (own_function, "apply"),
    (inner_backward, "requires_grad_"), (draws_in_c, "initial_seed"), (seeds, "manual_seed"), (hooked, "hook"),
])  # fmt: skip
def test_what_cannot_be_recorded_runs_as_it_is(function, words, capsys):
    fast, plain = Compiled(function), function
    for call in range(5):
        COUNT["calls"] = call
        random.seed(call)
        x = torch.tensor([1.0, -2.0 + call], requires_grad=function in (own_function, hooked))
        ours = fast(x.clone())
        COUNT["calls"] = call
        random.seed(call)
        assert torch.equal(ours, plain(x.clone()))
        if function is own_function:
            ours.sum().backward()
            assert x.grad.tolist() == [3, 3]
    assert words in reason(fast)


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


def test_sizes_that_change_all_the_time_run_as_they_are():
    fast = Compiled(lambda x: x * 2 + 1)
    for size in range(3 * compiled_module.MOST_PLANS):
        for _ in range(3):
            assert torch.equal(fast(torch.ones(size)), torch.full((size,), 3.0))
    assert len(fast.entries) == compiled_module.MOST_PLANS


def test_the_slower_way_is_dropped(monkeypatch):
    now = iter(range(10_000))
    monkeypatch.setattr(compiled_module, "perf_counter", lambda: next(now) ** 2)  # each interval is longer
    fast = Compiled(lambda x: x * 2 + 1)
    for _ in range(CALLS):
        assert fast(torch.ones(2)).tolist() == [3, 3]
    assert "faster" in reason(fast)


def test_public_interface():
    model = torch.compile(nn.Linear(2, 1))
    assert isinstance(model, torch._dynamo.OptimizedModule) and isinstance(model, nn.Module)
    assert list(model.state_dict()) == ["_orig_mod.weight", "_orig_mod.bias"] and model.in_features == 2
    model.in_features = 5
    assert model._orig_mod.in_features == 5
    assert torch.compile(model) is model and torch.compile(counts, backend="eager") is counts
    with pytest.raises(TypeError, match="need a module or a function"):
        torch.compile(3)
    with torch.compiler.set_stance("force_eager"):
        assert torch.compile(counts) is counts
    assert type(torch.compile(counts)) is Compiled
    assert "test_compile.py" in torch.compiler.explain(branches, torch.ones(2))
    assert torch.compiler.explain(lambda x: x.exp() * 2, torch.ones(2)) == "one pass: exp, mul"
    layer = nn.Linear(2, 1)
    layer.compile()
    for _ in range(CALLS):
        assert layer(torch.ones(3, 2)).size() == (3, 1)


@pytest.mark.slow
def test_loops_that_gcc_compiles():
    fast = torch.compile(lambda x, y: (x * y + 1).tanh() * x, mode="max-autotune")
    x, y = torch.randn(50, requires_grad=True), torch.randn(50)
    for _ in range(CALLS):
        for one, other in zip(with_gradients(fast, x, y), with_gradients(fast.__wrapped__, x, y), strict=True):
            same(one, other)
    assert lines(fast) == ["one pass: mul, add, tanh, mul"]


def test_without_gcc_they_are_programs(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    fast = torch.compile(lambda x: x.exp() * 3 + 1, mode="max-autotune")
    for _ in range(CALLS):
        assert torch.equal(fast(torch.zeros(2)), torch.full((2,), 4.0))
    assert lines(fast) == ["one pass: exp, mul, add"]
