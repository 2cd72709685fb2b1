"""Hooks that run after a leaf has received its gradient."""

import gc
import random
import weakref

import pytest

import torch
from torch import _core, nn, optim
from torch.autograd import Variable


def test_it_is_called_once_a_backward_behind_the_sum():
    p, seen = nn.Parameter(torch.ones(2)), []
    handle = p.register_post_accumulate_grad_hook(lambda leaf: seen.append((leaf is p, leaf.grad.data.tolist())))
    p.register_hook(lambda gradient: gradient * 2)
    (p * 3 + p).sum().backward()
    assert seen == [(True, [8, 8])]
    torch.autograd.backward((p * 3).sum(), inputs=[p])
    assert seen[1:] == [(True, [14, 14])]
    torch.autograd.grad((p * 2).sum(), p)
    assert len(seen) == 2 and p.grad.data.tolist() == [14, 14]
    with torch.autograd.no_grad():
        p.mul_(2)
    handle.remove()
    (p * 3).sum().backward()
    assert len(seen) == 2 and p.grad.data.tolist() == [20, 20]


def test_hooks_in_their_order_and_what_they_return():
    p, seen = nn.Parameter(torch.ones(1)), []
    for number in range(3):
        p.register_post_accumulate_grad_hook(lambda leaf, n=number: seen.append(n) or "left alone")
    p.sum().backward()
    p.sum().backward(create_graph=True)
    assert seen == [0, 1, 2] * 2


def test_an_optimizer_in_backward_is_one_after_it():
    """Each parameter is updated, and its gradient dropped, as soon as it is there."""
    torch.manual_seed(0)
    nets = [nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 1)) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    of = {p: optim.SGD([p], lr=0.1, momentum=0.9) for p in nets[0].parameters()}

    def update(leaf):
        of[leaf].step()
        leaf.grad = None
    for p in of:
        p.register_post_accumulate_grad_hook(update)
    whole = optim.SGD(nets[1].parameters(), lr=0.1, momentum=0.9)
    x = Variable(torch.randn(5, 3))
    for _ in range(3):
        nets[0](x).sum().backward()
        whole.zero_grad()
        nets[1](x).sum().backward()
        whole.step()
    assert all(p.grad is None for p in nets[0].parameters())
    for one, other in zip(*(net.parameters() for net in nets), strict=True):
        assert one.data.equal(other.data)


def test_who_has_none():
    p = nn.Parameter(torch.ones(1))
    for variable, words in ((p * 1, "is the result of an operation"),
                            (Variable(torch.ones(1), requires_grad=False), "does not require grad")):
        with pytest.raises(RuntimeError, match=words):
            variable.register_post_accumulate_grad_hook(print)
    with pytest.raises(TypeError, match="a hook is a function"):
        p.register_post_accumulate_grad_hook(3)
    with pytest.raises(RuntimeError, match="does not require grad"):
        torch.ones(1).register_post_accumulate_grad_hook(print)


def test_what_they_raise_comes_out_and_they_are_freed():
    p = nn.Parameter(torch.ones(1))

    def fails(leaf):
        raise KeyError("mine")
    handle = p.register_post_accumulate_grad_hook(fails)
    with pytest.raises(KeyError, match="mine"):
        p.sum().backward()
    assert p.grad.data.tolist() == [1]
    handle.remove()
    gone = weakref.ref(fails)
    del fails
    gc.collect()
    assert gone() is None
    p._hooks = {-1: 3}
    with pytest.raises(TypeError, match="kept in a dict"):
        p.sum().backward()


@pytest.mark.parametrize("before", [True, False])
def test_a_result_keeps_what_its_hooks_make_of_the_gradient(before):
    x = Variable(torch.Tensor([1, 2]))
    y = x * 2
    if before:
        y.retain_grad()
    y.register_hook(lambda grad: grad * 10)
    if not before:
        y.retain_grad()
    handle = y.register_hook(lambda grad: grad + 1)
    (y * y).sum().backward(retain_graph=True)
    assert y.grad.data.tolist() == [41, 81] and x.grad.data.tolist() == [82, 162]
    handle.remove()
    x.grad = y.grad = None
    (y * y).sum().backward()
    assert y.grad.data.tolist() == [40, 80] and x.grad.data.tolist() == [80, 160]


class Traced(torch.autograd.Function):
    """Passes on its input, and notes in a list when its backward runs."""

    @staticmethod
    def forward(ctx, x, name, seen):
        ctx.name, ctx.seen = name, seen
        return x.clone()

    @staticmethod
    def backward(ctx, gradient):
        ctx.seen.append(ctx.name)
        return gradient, None, None


def test_it_is_called_as_soon_as_the_oldest_use_is_done():
    seen = []
    first, second = (nn.Parameter(torch.ones(3)) for _ in range(2))
    x = Traced.apply(first * 2, "first", seen)
    y = Traced.apply(x * second, "second", seen)
    for name, leaf in (("of first", first), ("of second", second)):
        leaf.register_post_accumulate_grad_hook(lambda leaf, name=name: seen.append(name))
    (y * second).sum().backward()
    assert seen == ["second", "of second", "first", "of first"]


@pytest.mark.parametrize("seed", range(20))
def test_the_gradient_is_whole_when_it_is_called(seed):
    """Random graphs, in which leaves are used at any depth, several times, and not at all."""
    draw = random.Random(seed)
    leaves = [nn.Parameter(torch.Tensor([draw.random() + 0.5])) for _ in range(6)]
    values, seen = list(leaves), {}
    for leaf in leaves:
        leaf.register_post_accumulate_grad_hook(lambda leaf: seen.setdefault(id(leaf), []).append(float(leaf.grad)))
    for _ in range(30):
        one, other = draw.choice(values), draw.choice(values)
        values.append(draw.choice((one * other, one + other, one.sin(), one.detach() * other))[:])
    for variable in (values[-1], values[-2] + values[-5]):
        before, _ = {id(leaf): leaf.grad for leaf in leaves}, seen.clear()
        variable.sum().backward(retain_graph=True)
        used = {id(leaf) for leaf in leaves if leaf.grad is not None
                and (before[id(leaf)] is None or id(leaf) in seen)}
        assert seen == {id(leaf): [float(leaf.grad)] for leaf in leaves if id(leaf) in used}


def test_functions_run_after_the_pass_that_asked_for_them():
    p, seen = nn.Parameter(torch.ones(2)), []
    with pytest.raises(RuntimeError, match="no backward runs in this thread"):
        _core.after_backward(print)

    def ask(leaf):
        seen.append("leaf")
        _core.after_backward(lambda: seen.append("end"))
        if len(seen) == 1:
            with torch.enable_grad():
                (p * 2).sum().backward()
            seen.append("inner is done")
    p.register_post_accumulate_grad_hook(ask)
    (p * 3).sum().backward()
    assert seen == ["leaf", "leaf", "end", "inner is done", "end"]


def test_nothing_runs_after_a_pass_that_failed():
    p, seen = nn.Parameter(torch.ones(2)), []
    p.register_post_accumulate_grad_hook(lambda leaf: _core.after_backward(lambda: seen.append("end")))
    x = p.clone()
    x.register_hook(lambda gradient: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        (x + p.clone() * 2).sum().backward()
    (p * 2).sum().backward()
    assert seen == ["end"]


@pytest.mark.parametrize("create_graph", [False, True])
def test_it_records_only_if_the_pass_does(create_graph):
    p, seen = torch.ones(2, requires_grad=True), []
    p.register_post_accumulate_grad_hook(lambda leaf: seen.append((leaf * 2).requires_grad))
    (p * p).sum().backward(create_graph=create_graph)
    assert seen == [create_graph] and torch.is_grad_enabled()


def test_it_may_update_the_leaf():
    p = torch.zeros(3, requires_grad=True)
    p.register_post_accumulate_grad_hook(lambda leaf: leaf.add_(leaf.grad, alpha=-0.5))
    p.backward(torch.FloatTensor([1, 2, 3]))
    assert p.tolist() == [-0.5, -1, -1.5] and p.requires_grad and p.is_leaf


def test_recording_goes_on_after_a_hook_that_fails():
    p = torch.ones(2, requires_grad=True)
    p.register_post_accumulate_grad_hook(lambda leaf: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        (p * p).sum().backward()
    assert torch.is_grad_enabled() and (p * p).requires_grad


def test_retain_grad_is_about_the_tensor_also_after_calls_in_place():
    leaf = torch.ones(2, 2, requires_grad=True)
    a = leaf.clone()
    a.retain_grad()
    a.retain_grad()
    a.mul_(2)
    assert a.retains_grad
    (a * 3).sum().backward()
    assert a.grad.tolist() == [[3, 3], [3, 3]] and leaf.grad.tolist() == [[6, 6], [6, 6]]


def test_retain_grad_of_a_tensor_and_its_view():
    whole = torch.ones(2, 2, requires_grad=True).clone()
    part = whole[0]
    whole.retain_grad()
    part.retain_grad()
    part.mul_(5)
    assert whole.retains_grad and part.retains_grad
    (whole * 3).sum().backward()
    assert whole.grad.tolist() == [[3, 3], [3, 3]]


def test_hooks_registered_before_a_call_in_place_see_the_gradient_of_the_old_value():
    seen, a = [], torch.ones(1, requires_grad=True).clone()
    a.register_hook(lambda grad: seen.append(grad.item()))
    a.mul_(2)
    (a * 3).sum().backward()
    assert seen == [6]
