"""Optimizer steps as functions of lists equal the steps of optimizers."""

import importlib

import pytest

import torch
from torch import optim

OPTIONS = {
    optim.Adadelta: {"rho": 0.8}, optim.Adagrad: {"lr_decay": 0.1}, optim.Adam: {"amsgrad": True, "betas": (0.5, 0.9)},
    optim.AdamW: {"betas": (0.5, 0.9), "maximize": True}, optim.Adamax: {"betas": (0.5, 0.9)}, optim.ASGD: {},
    optim.NAdam: {"betas": (0.5, 0.9), "momentum_decay": 0.01}, optim.RAdam: {"betas": (0.5, 0.9)},
    optim.RMSprop: {"centered": True, "momentum": 0.9}, optim.Rprop: {"etas": (0.5, 1.5)},
    optim.SGD: {"momentum": 0.9, "dampening": 0.1},
}
STATES = {
    optim.Adadelta: "square_avg acc_delta step", optim.Adagrad: "sum step",
    optim.Adam: "exp_avg exp_avg_sq max_exp_avg_sq step", optim.AdamW: "exp_avg exp_avg_sq max_exp_avg_sq step",
    optim.Adamax: "exp_avg exp_inf step", optim.ASGD: "ax mu eta step",
    optim.NAdam: "exp_avg exp_avg_sq mu_product step", optim.RAdam: "exp_avg exp_avg_sq step",
    optim.RMSprop: "square_avg grad_avg momentum_buffer step", optim.Rprop: "prev step_size step",
    optim.SGD: "momentum_buffer",
}
FIRST = {"mu": torch.ones(()), "mu_product": torch.ones(()), "eta": torch.tensor(0.1), "step": torch.zeros(()),
         "step_size": torch.full((3,), 0.1)}


@pytest.mark.parametrize("kind", OPTIONS, ids=lambda kind: kind.__name__)
def test_functions_step_as_the_classes(kind):
    name = kind.__name__.lower()
    step = getattr(importlib.import_module(f"torch.optim.{name}"), name)
    assert getattr(importlib.import_module("torch.optim._functional"), name) is step
    parameters = [torch.randn(3, requires_grad=True) for _ in range(2)]
    optimizer = kind(parameters, lr=0.1, **OPTIONS[kind])
    params = [each.detach().clone() for each in parameters]
    lists = [[FIRST.get(key, torch.zeros(3)).clone() for _ in params] for key in STATES[kind].split()]
    if kind is optim.SGD:
        lists = [[None, None]]
    defaults = {key: value for key, value in optimizer.defaults.items()
                if key not in ("betas", "etas", "decoupled_weight_decay")}
    pairs = {"betas": ("beta1", "beta2"), "etas": ("etaminus", "etaplus")}
    for pair, parts in pairs.items():
        defaults.update(zip(parts, OPTIONS[kind].get(pair, ()), strict=False))
    for _ in range(3):
        grads = [torch.randn(3) for _ in params]
        for parameter, grad in zip(parameters, grads, strict=True):
            parameter.grad = grad.clone()
        optimizer.step()
        step(params, grads, *lists, **defaults)
    for ours, theirs, index in zip(params, parameters, range(2), strict=True):
        torch.testing.assert_close(ours, theirs.detach())
        for key, values in zip(STATES[kind].split(), lists, strict=True):
            expected = optimizer.state[theirs].get(key, values[index])
            torch.testing.assert_close(torch.as_tensor(values[index]).float(), torch.as_tensor(expected).float())


def test_a_missing_list_is_named():
    with pytest.raises(TypeError, match="adam takes lists of params, grads, exp_avg, exp_avg_sq, max_exp_avg_sq, step"):
        importlib.import_module("torch.optim.adam").adam([], [], [])


def test_hooks_of_every_optimizer():
    calls = []
    before = optim.optimizer.register_optimizer_step_pre_hook(lambda *given: calls.append("before"))
    after = optim.optimizer.register_optimizer_step_post_hook(lambda *given: calls.append("after"))
    weight = torch.ones(1, requires_grad=True)
    optimizer = optim.SGD([weight], lr=0.1)
    optimizer.register_step_pre_hook(lambda *given: calls.append("own"))
    optimizer.step()
    optim.LBFGS([weight]).step(lambda: (weight * 2).sum())
    assert calls == ["before", "own", "after", "before", "after"]
    before.remove()
    after.remove()
    optim.SGD([weight], lr=0.1).step()
    assert len(calls) == 5


def test_lbfgs_takes_a_sparse_gradient_as_the_dense_one():
    weights = []
    for sparse in (False, True):
        weight = torch.nn.Parameter(torch.arange(12.0).reshape(4, 3) / 7)
        optimizer = optim.LBFGS([weight], lr=0.1, max_iter=4)

        def closure(weight=weight, optimizer=optimizer, sparse=sparse):
            optimizer.zero_grad()
            loss = torch.nn.functional.embedding(torch.tensor([0, 2, 2]), weight, sparse=sparse).pow(2).sum()
            loss.backward()
            return loss

        optimizer.step(closure)
        weights.append(weight.detach())
    assert weights[1].equal(weights[0])
    assert not weights[0][2].equal(torch.arange(6.0, 9.0) / 7)
