"""save_on_cpu keeps what a graph saved in main memory, and returns it to the GPU in a backward."""

import pytest

import torch
from torch.autograd.graph import save_on_cpu


@pytest.mark.parametrize("pin_memory", [False, True])
def test_gradients_are_those_without_it(pin_memory):
    given = torch.randn(3, 4)
    gradients = []
    for kept in (False, True):
        x = given.cuda().requires_grad_()
        if kept:
            with save_on_cpu(pin_memory=pin_memory):
                y = x.exp() * x
        else:
            y = x.exp() * x
        y.sum().backward()
        assert x.grad.is_cuda
        gradients.append(x.grad.cpu())
    assert gradients[0].equal(gradients[1])
