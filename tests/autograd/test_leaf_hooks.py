"""What is called when a leaf has its gradient."""

import gc
import weakref

import pytest

import torch
from torch import nn, optim
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
