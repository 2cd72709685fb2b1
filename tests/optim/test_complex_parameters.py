"""Every optimizer steps complex parameters as the pairs of their real and imaginary parts."""

import inspect

import pytest

import torch
from torch import optim

OPTIMIZERS = [name for name in optim.__all__
              if inspect.isclass(getattr(optim, name)) and issubclass(getattr(optim, name), optim.Optimizer)]
OPTIONS = {"Adagrad": {"initial_accumulator_value": 0.5}, "Rprop": {"lr": 0.3}, "SGD": {"momentum": 0.9, "lr": 0.1},
           "LBFGS": {"max_iter": 3}, "RMSprop": {"centered": True, "momentum": 0.5}, "Adam": {"amsgrad": True}}
MATRICES = {"Muon"}  # steps by the singular values of a matrix, which pairs do not have
SPARSE = {"SparseAdam"}


def loss_of(pairs):
    target = torch.arange(pairs.numel()).view(pairs.size()).to(pairs.dtype) / 4
    return ((pairs - target) ** 2 * torch.tensor([1.0, 3.0])).sum()


@pytest.mark.parametrize("name", [name for name in OPTIMIZERS if name not in MATRICES | SPARSE | {"Optimizer"}])
def test_complex_parameters_step_as_their_pairs(name):
    start = torch.tensor([[1.0, -2.0], [0.5, 3.0], [-1.0, 0.25]])
    complex_one, pairs = torch.view_as_complex(start.clone()).requires_grad_(), start.clone().requires_grad_()
    for parameter, view in ((complex_one, torch.view_as_real), (pairs, lambda pairs: pairs)):
        optimizer = getattr(optim, name)([parameter], **OPTIONS.get(name, {}))

        def closure(parameter=parameter, view=view, optimizer=optimizer):
            optimizer.zero_grad()
            loss = loss_of(view(parameter))
            loss.backward()
            return loss

        for _ in range(5):
            optimizer.step(closure)
    assert not torch.equal(pairs.data, start)
    torch.testing.assert_close(torch.view_as_real(complex_one.data), pairs.data, rtol=1e-5, atol=1e-6)
