"""torch.compile: the recorded call leaves no stand-ins behind, and what a plan cannot know is refused."""

import copy

import pytest
from compiling import CALLS, reason

import torch
from torch import nn
from torch._compile import compiled
from torch._compile.compiled import Compiled

KEPT = {}


@pytest.fixture(autouse=True)
def _plans_are_kept(monkeypatch):
    monkeypatch.setattr(compiled, "GAIN", 0.0)


class Counting(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(()))
        self.log, self.pair = [], ()

    def forward(self, x):
        self.calls = self.calls + 1
        self.last, self.pair = x * 2, (x + 1, [x])
        self.log.append(x - 1)
        KEPT[len(KEPT)] = x
        return x * self.calls


def test_objects_keep_tensors_and_no_stand_ins():
    ours, theirs = Counting(), Counting()
    fast = Compiled(ours)
    KEPT.clear()
    for call in range(4):
        x = torch.full((3,), float(call))
        assert torch.equal(fast(x), theirs(x))
        assert KEPT[2 * call] is x
        kept = [ours.calls, ours.last, ours.pair[0], ours.pair[1][0], *ours.log, *KEPT.values()]
        assert {type(tensor) for tensor in kept} == {torch.Tensor}
        assert torch.equal(ours.calls, theirs.calls) and torch.equal(ours.log[-1], theirs.log[-1])
    KEPT.clear()


def test_no_stand_ins_stay_after_an_error():
    def fails(x):
        KEPT["x"] = x * 2
        return x.view(7)

    fast = Compiled(fails)
    for _ in range(3):
        with pytest.raises(RuntimeError, match="view"):
            fast(torch.ones(3))
        assert type(KEPT.pop("x")) is torch.Tensor


def appends(x, items):
    items.append(x * 2)
    return x + 1


def sets(x, items):
    items["y"] = x * 2
    return x + 1


def returns(x, items):
    return items


@pytest.mark.parametrize("function, kind", [(appends, list), (sets, dict), (returns, list)], ids=lambda v: v.__name__)
def test_arguments_of_python_are_the_callers(function, kind):
    fast = Compiled(function)
    for _ in range(4):
        x, ours, theirs = torch.randn(3), kind(), kind()
        result, expected = fast(x, ours), function(x, theirs)
        assert (result is ours) == (expected is theirs)
        torch.testing.assert_close(ours, theirs)
        assert all(type(tensor) is torch.Tensor for tensor in (ours.values() if kind is dict else ours))


def test_sizes_of_stand_ins_follow_calls_in_place():
    def turned(x):
        y = x * 2
        y.swapaxes_(0, 1)
        z = torch.ones(3)
        z.unsqueeze_(0)
        return y * y.shape[0], y.reshape(-1), z.expand(2, 3), x.mean().mT, x.sum().T

    fast = Compiled(turned)
    for _ in range(CALLS):
        x = torch.randn(3, 4)
        torch.testing.assert_close(fast(x), turned(x))


@pytest.mark.parametrize("function", [
    lambda x: x[x > 0].sum() / x[x > 0].numel(),
    lambda x: x.masked_select(x > 0).numel() * x,
    lambda x: torch.unique_consecutive(x > 0).numel() * x,
    lambda x: torch.argwhere(x > 0).shape[0] * x,
    lambda x: torch.combinations(x[x > 0]).numel() * x,
    lambda x: torch.nn.functional.celu(torch.cat([x[x > 0], x[x > 0] * 2])),
    lambda x: x * 2 if torch.equal(x[:1].abs(), x[:1]) else x * 3,
    lambda x: x * 2 if torch.allclose(x[:1].abs(), x[:1]) else x * 3,
])
def test_sizes_and_numbers_from_elements(function):
    fast = Compiled(function)
    for call in range(CALLS):
        torch.manual_seed(call)
        x = torch.randn(9)
        torch.testing.assert_close(fast(x), function(x))
    assert "elements of tensors decide" in reason(fast)


@pytest.mark.parametrize("function, make", [
    (lambda x: x * 2 if isinstance(x, nn.Parameter) else x * 3, lambda k: nn.Parameter(torch.ones(2))),
    (lambda x: x * 2 if isinstance(x, nn.Parameter) else x * 3,
     lambda k: nn.Parameter(torch.ones(2)) if k % 2 else torch.ones(2).requires_grad_()),
    (lambda x: x * x.storage_offset(), lambda k: torch.ones(99)[k:k + 1]),
    (lambda x: x * 2 if x.is_leaf else x * 3,
     lambda k: torch.ones(2).requires_grad_() * 1 if k > CALLS // 2 else torch.ones(2).requires_grad_()),
])
def test_what_arguments_are(function, make):
    fast = Compiled(function)
    for call in range(CALLS):
        x = make(call)
        assert torch.equal(fast(x), function(x))


def test_data_of_an_argument_is_set():
    def doubled(x):
        x.data = x.repeat(2)
        return x + 1

    fast = Compiled(doubled)
    for _ in range(4):
        x = torch.ones(2)
        assert fast(x).size() == (4,) and x.size() == (4,)


@pytest.mark.parametrize("function", [
    lambda x: x.sum(-1, keepdim=True) * x,
    lambda x: torch.maximum((x * 2).flip(1), x > x),
    lambda x: (x.t().contiguous() * 2).t() + 1 if x.dim() == 2 else x,
])
def test_layout_of_results(function):
    fast = Compiled(function)
    for x in (torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last), torch.randn(5, 7).t(), torch.randn(5, 7)):
        for _ in range(CALLS):
            ours, theirs = fast(x), function(x)
            torch.testing.assert_close(ours, theirs)
            assert ours.stride() == theirs.stride()


def test_modules_are_copied_after_a_recorded_call():
    fast = torch.compile(Counting())
    for _ in range(3):
        fast(torch.ones(2))
    assert torch.equal(copy.deepcopy(fast).calls, torch.tensor(3.0))


def test_second_derivative_of_a_loss_of_one_element():
    x = torch.randn((), dtype=torch.float64, requires_grad=True)
    loss = nn.functional.binary_cross_entropy_with_logits
    assert torch.autograd.gradgradcheck(lambda x: loss(x, x.sigmoid(), reduction="none"), (x,))
