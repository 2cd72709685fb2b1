"""Gradients of views: they are added to what their input has gathered, and kept without a copy."""

import pytest

import torch
from torch import _core

PARTS = {
    "rows": lambda x: list(x),
    "narrow": lambda x: [x.narrow(1, 0, 3), x.narrow(1, 2, 4)],
    "steps": lambda x: [x[::2], x[1::2, 1:], x[-1, 0], x[..., 3]],
    "diagonals": lambda x: [x.diagonal(k) for k in (-2, 0, 1)],
    "windows": lambda x: [x.unfold(0, 2, 2), x.unfold(0, 3, 1), x.unfold(1, 2, 4)],
    "of transposed": lambda x: [x.t()[1], x.t()[:, 2], x.t().view(3, 2, 6)[0]],
    "of expanded": lambda x: [x.expand(2, 6, 6)[0], x.expand(2, 6, 6)[1, 2], x[3]],
    "none": lambda x: [x[2:2], x[1], x[6:]],
    "whole": lambda x: [x[:], x, x[0], x.view(-1)],
    "split": lambda x: [*x.split(4), *x.unbind(1), *x.chunk(2, 1)],
}


def weighted(parts):
    """Return a sum in which each part has its own gradient."""
    return sum((part * part).sum() * (k + 1) + part.sum() for k, part in enumerate(parts))


def gradients(make, x, apart):
    """Return the gradient at x, in whole if `apart`, else part by part."""
    before = _core.set_reuses_memory(not apart)
    try:
        weighted(make(x)).backward()
    finally:
        _core.set_reuses_memory(before)
    result, x.grad = x.grad, None
    return result


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.complex64], ids=str)
@pytest.mark.parametrize("name", PARTS)
def test_the_parts_of_a_leaf_and_of_a_result_add_up(name, dtype):
    x = torch.randint(-4, 5, (6, 6)).to(dtype).requires_grad_()  # small whole numbers: sums are exact in any order
    make = PARTS[name]
    for of in (make, lambda x: make(x * 1), lambda x: [*make(x * 1), *make(x), x]):
        def real(x, of=of):
            return [part.real if part.is_complex() else part for part in of(x)]
        assert torch.equal(gradients(real, x, False), gradients(real, x, True))


def test_a_gradient_that_is_there_is_added_to():
    x = torch.randn(4, 3, requires_grad=True)
    for start in (torch.ones(4, 3), torch.ones(3, 4).t(), torch.ones(1, 3).expand(4, 3)):
        x.grad, held = start, start.clone()
        seen = start._version
        (x[0].sum() + x[1].sum() * 2).backward()
        assert torch.equal(x.grad, held + torch.tensor([[1.0], [2], [0], [0]]))
        assert x.grad is not start or start._version > seen


def test_hooks_and_chosen_inputs_see_the_sum():
    x, seen = torch.randn(5, 2, requires_grad=True), []
    handle = x.register_hook(lambda grad: seen.append(grad.clone()) or grad * 2)
    x[1].sum().add(x[3].sum()).add(x.sum()).backward()
    want = torch.tensor([[1.0, 1], [2, 2], [1, 1], [2, 2], [1, 1]])
    assert torch.equal(seen[0], want)
    assert torch.equal(x.grad, want * 2)
    handle.remove()
    y = x * 1
    for inputs in (x, y):
        total = y[1].sum() + y[3].sum() + y.sum()
        assert torch.equal(torch.autograd.grad(total, inputs, retain_graph=True)[0], want)


def test_a_hook_of_a_view_sees_and_replaces_the_gradient_of_its_input():
    x = torch.randn(3, requires_grad=True)
    first, second = x[0], x[1]
    second.grad_fn.register_hook(lambda inputs, outputs: tuple(each * 5 for each in inputs))
    (first + second).backward()
    assert x.grad.tolist() == [1, 5, 0]


def test_a_gradient_that_a_hook_kept_is_not_added_to():
    x, kept = torch.randn(3, 2, requires_grad=True), []
    y = x * 1
    y[0].register_hook(kept.append)
    parts = y[0], y[1], y.sum(0)
    parts[2].register_hook(kept.append)
    sum(parts).sum().backward()
    assert [grad.tolist() for grad in kept] == [[1, 1]]
    assert x.grad.tolist() == [[2, 2], [2, 2], [1, 1]]


def test_a_leaf_keeps_a_view_of_the_gradient_without_a_copy():
    places = []
    for view in (lambda x: x.view(-1), lambda x: x.unsqueeze(0), lambda x: x.flatten().view(2, 6)):
        x = torch.randn(3, 4, requires_grad=True)
        y = view(x)
        y.register_hook(lambda grad: places.append(grad.data_ptr()))
        (y * 2).sum().backward()
        assert x.grad.data_ptr() == places.pop()


def test_a_pass_again_over_a_graph_that_is_kept():
    x = torch.randn(4, requires_grad=True)
    total = (x[0] * x[1]).sum() + x[1:3].sum()
    for _ in range(2):
        total.backward(retain_graph=True)
    want = 2 * torch.stack([x[1], x[0] + 1, torch.ones(()), torch.zeros(())]).detach()
    assert torch.equal(x.grad, want)

