"""One number written into an expanded tensor reaches the tensors whose memory it shares, and their gradients."""

import pytest

import torch


def overlapping():
    return {"expanded": lambda y: y.expand(2, 6), "columns": lambda y: y.view(6, 1).expand(6, 3),
            "middle": lambda y: y[1:4].expand(2, 3), "part": lambda y: y.view(2, 1, 3).expand(2, 4, 3)[:, 1:]}


@pytest.mark.parametrize("witness", [lambda y: y, lambda y: y[2:4], lambda y: y.view(2, 3).t()], ids=["y", "part", "t"])
@pytest.mark.parametrize("write", [lambda e: e.fill_(2), lambda e: e.zero_()], ids=["fill_", "zero_"])
@pytest.mark.parametrize("name", overlapping())
def test_fills_of_expanded_tensors(name, write, witness):
    x = torch.arange(1.0, 7.0, requires_grad=True)
    y = x * 1
    seen, expanded = witness(y), overlapping()[name](y)
    write(expanded)
    filled = torch.zeros(6)
    overlapping()[name](filled).fill_(1)
    (seen * 3).sum().backward(retain_graph=True)
    where = torch.zeros(6)
    witness(where).fill_(3)
    assert x.grad.tolist() == (where * (1 - filled)).tolist()
    assert torch.autograd.grad(expanded.sum(), x)[0].tolist() == [0] * 6


def test_windows_that_overlap_are_refused():
    y = torch.arange(5.0, requires_grad=True) * 1
    with pytest.raises(RuntimeError, match="overlaps itself"):
        y.as_strided((4, 2), (1, 1)).fill_(2)
    assert y.tolist() == [0, 1, 2, 3, 4]


def test_a_leaf_is_not_filled_through_an_expanded_view():
    x = torch.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf"):
        x.expand(2, 3).fill_(2)
    assert x.tolist() == [1] * 3


@pytest.mark.parametrize("view", [lambda y: y.expand(2, 6), lambda y: y.view(6, 1).expand(6, 2)],
                         ids=["rows", "columns"])
def test_a_function_that_writes_to_an_expanded_tensor(view):
    class Tripled(torch.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.mark_dirty(a)
            torch.as_strided(a.data, (6,), (1,)).mul_(3)
            return a

        @staticmethod
        def backward(ctx, grad):
            return grad * 3

    x = torch.arange(6.0, requires_grad=True)
    y = x * 1
    part = y[2:5]
    Tripled.apply(view(y))
    part.sum().backward()
    assert part.tolist() == [6, 9, 12] and x.grad.tolist() == [0, 0, 3, 3, 3, 0]
