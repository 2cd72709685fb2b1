"""torch.compile: changes of what a function reads are seen, and what cannot be replayed runs as it is."""

import contextvars
import copy
import gc
import math
import os
import pickle
import random
import sys
import time
import weakref

import numpy as np
import pytest
from compiling import CALLS, lines, reason, same

import torch
from torch import nn
from torch._compile import compiled
from torch._compile.capture import Capture
from torch._compile.compiled import Compiled
from torch._compile.watch import Watch
from torch.nn import functional as F


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


def test_sizes_that_change_all_the_time_run_as_they_are():
    fast = Compiled(lambda x: x * 2 + 1)
    for size in range(3 * compiled.MOST_PLANS):
        for _ in range(3):
            assert torch.equal(fast(torch.ones(size)), torch.full((size,), 3.0))
    assert len(fast.entries) == compiled.MOST_PLANS


def test_the_slower_way_is_dropped(monkeypatch):
    now = iter(range(10_000))
    monkeypatch.setattr(compiled, "thread_time", lambda: next(now) ** 2)  # each interval is longer
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
    plain = torch.compile(model._orig_mod, backend="eager")
    assert type(plain) is type(model) and torch.equal(plain(torch.ones(1, 2)), model(torch.ones(1, 2)))
    with pytest.raises(TypeError, match="need a module or a function"):
        torch.compile(3)
    with torch.compiler.set_stance("force_eager"):
        assert torch.compile(counts) is counts
    assert type(torch.compile(counts)) is Compiled
    assert "test_compiled_state.py:" in torch.compiler.explain(branches, torch.ones(2))
    assert torch.compiler.explain(lambda x: x.exp() * 2, torch.ones(2)) == "one pass: exp, mul"
    layer = nn.Linear(2, 1)
    layer.compile()
    for _ in range(CALLS):
        assert layer(torch.ones(3, 2)).size() == (3, 1)


def test_numbers_that_are_equal_may_differ():
    """0.0 equals -0.0, but their quotients do not; nan is itself."""
    position = {"zero": 0.0}

    def function(x, divisor):
        return x / divisor + x / position["zero"]

    fast = Compiled(function)
    for zero, divisor in ((0.0, 1.0), (-0.0, 1.0), (0.0, -0.0), (0.0, 0.0), (1.0, float("nan"))):
        position["zero"] = zero
        for _ in range(CALLS):
            assert fast(torch.ones(2), divisor).tolist() == pytest.approx(
                function(torch.ones(2), divisor).tolist(), nan_ok=True)
    assert len(fast.entries) == 4  # of the divisors


def test_copies_of_a_compiled_function_compile_anew():
    fast = Compiled(counts)
    fast(torch.ones(2))
    for other in (copy.copy(fast), copy.deepcopy(fast), pickle.loads(pickle.dumps(Compiled(F.gelu)))):
        assert type(other) is Compiled and not other.entries
        for _ in range(CALLS):
            other(torch.ones(2))
        assert other._settled


def test_the_collector_of_cycles_is_no_part_of_a_call():
    calls = []

    def callback(phase, info):
        calls.append(time.perf_counter())

    def function(x):
        for _ in range(50):
            cycle = []
            cycle.append(cycle)
        return x * 2

    before = gc.get_threshold()
    gc.callbacks.append(callback)
    gc.set_threshold(1)
    try:
        fast = Compiled(function)
        for _ in range(CALLS):
            assert fast(torch.ones(3)).tolist() == [2, 2, 2]
        assert calls and gc.isenabled()
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(callback)
    lines(fast)


def test_a_tuple_that_refuses_to_tell_its_length():
    class Pair(tuple):
        def __len__(self):
            raise NotImplementedError

    class Scaled(nn.Module):
        def __init__(self):
            super().__init__()
            self.pair = Pair((2, 3))

        def forward(self, x):
            return (x * self.pair[0]).exp()

    model = torch.compile(Scaled())
    for _ in range(CALLS):
        assert torch.equal(model(torch.zeros(3)), torch.ones(3))


def test_a_recording_keeps_no_elements_of_what_the_function_drops():
    capture = Capture(Watch())
    x = capture.taken(torch.ones(4))
    with capture:
        y = x.exp()
        elements, part = weakref.ref(y.value), y[:2]
        z = part.sum()
    step = capture.steps[0]
    assert step.result.size() == (4,) and step.result.value.is_meta
    assert capture.steps[1].result.value.storage_offset() == 0
    del y, part
    assert elements() is None and z.value.item() == pytest.approx(2 * math.e)


def test_sizes_that_change_in_place_are_not_recorded():
    def function(x):
        y = x.exp()
        y.t_()
        return y * 2 + 1

    fast = Compiled(function)
    for _ in range(CALLS):
        same([fast(torch.ones(2, 3))], [function(torch.ones(2, 3))])
    assert reason(fast).startswith("it changes the sizes of a tensor")


@pytest.mark.parametrize("function, refused", [
    (lambda x: x.nonzero().t().float() * 2, "it calls Tensor.nonzero"),
    (lambda x: x.to_sparse().to_dense() * 2, "it calls torch.Tensor.nonzero"),
    (lambda x: x.to(torch.uint16).to(torch.float32) * 2, ""),
    (lambda x: torch.complex(x, x).abs() * 2, ""),
    (lambda x: x[:0].exp() * 2, ""),
])  # fmt: skip
def test_stand_ins_of_all_kinds_of_tensors(function, refused):
    fast, x = Compiled(function), torch.rand(4, 6) + 0.5
    for _ in range(CALLS):
        same([fast(x)], [function(x)])
    assert reason(fast).startswith(refused) if refused else reason(fast) in ("", "its calls one by one were faster")
