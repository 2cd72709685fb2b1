"""The module functorch: modules as functions of their parameters, and the names of torch.func."""

import doctest
import subprocess
import sys

import pytest

import functorch
import torch
from torch import nn


def test_the_examples():
    result = doctest.testmod(functorch)
    assert result.attempted and not result.failed


def test_a_module_as_a_function():
    model = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
    x = torch.randn(4, 2)
    function, parameters = functorch.make_functional(model)
    assert function(parameters, x).equal(model(x)) and all(each.requires_grad for each in parameters)
    result = functorch.grad(lambda parameters: function(parameters, x).sum())(parameters)
    model(x).sum().backward()
    assert all(a.allclose(b.grad) for a, b in zip(result, model.parameters(), strict=True))
    _, detached = functorch.make_functional(model, disable_autograd_tracking=True)
    assert not any(each.requires_grad for each in detached)
    with pytest.raises(RuntimeError, match="use make_functional_with_buffers"):
        functorch.make_functional(nn.BatchNorm1d(2))


def test_an_ensemble():
    models = [nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3)).eval() for _ in range(3)]
    x = torch.randn(4, 2)
    function, parameters, buffers = functorch.combine_state_for_ensemble(models)
    result = functorch.vmap(function, in_dims=(0, 0, None))(parameters, buffers, x)
    assert result.allclose(torch.stack([model(x) for model in models]), atol=1e-6)


def test_it_can_be_imported_before_torch():
    code = "from functorch.experimental import vmap; from functorch.compile import aot_function; import torch"
    subprocess.run([sys.executable, "-c", code], check=True)
