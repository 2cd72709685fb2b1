"""Present-day uses of graphs: walking them, detaching leaves, reading saved tensors."""

import torch
from torch import nn


def test_next_functions_lead_to_all_leaves():
    net = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
    constant = torch.randn(5, 3)
    result, waiting, seen = [], [net(constant).pow(2).mean().grad_fn], set()
    while waiting:
        node = waiting.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if hasattr(node, "variable"):
            result.append(node.variable)
        waiting += [before for before, _ in node.next_functions]
    assert {id(leaf) for leaf in result} == {id(parameter) for parameter in net.parameters()}
    assert len(result) == 4, "a leaf's nodes are equal"


def test_a_leaf_that_was_detached_gets_no_gradient():
    for detach in (lambda x: x.detach_(), lambda x: x.requires_grad_(False)):
        left, right = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
        result = (left * right * 2).sum()
        detach(left)
        result.backward()
        assert left.grad is None and right.grad.tolist() == [2, 2]
        left.requires_grad_()
        result.backward()
        assert left.grad.tolist() == [2, 2]


class Kept(torch.autograd.Function):
    """Tells what its backward finds."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x * weight

    @classmethod
    def backward(cls, ctx, gradient):
        x, weight = ctx.saved_tensors
        cls.found = x.requires_grad, weight, torch.is_grad_enabled()
        with torch.enable_grad():
            again = (x.detach() * weight).sum()
        cls.inner = torch.autograd.grad(again, weight)[0]
        return gradient * weight, gradient * x


def test_saved_tensors_are_at_their_places_in_the_graph():
    weight, start = torch.full((2,), 3.0, requires_grad=True), torch.ones(2, requires_grad=True)
    for create_graph in (False, True):
        Kept.apply(start * 2, weight).sum().backward(create_graph=create_graph)
        assert Kept.found[0] and Kept.found[1] is weight and Kept.found[2] == create_graph
        assert Kept.inner.tolist() == [2, 2]
    assert start.grad.tolist() == [12, 12] and weight.grad.tolist() == [4, 4]
