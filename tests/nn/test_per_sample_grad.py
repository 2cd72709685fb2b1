"""call_for_per_sample_grads: the gradients of each sample equal those of a batch of that sample alone."""

import pytest
from torch.nn.utils._per_sample_grad import call_for_per_sample_grads

import torch
from torch import nn

MODULES = {
    "linear": (lambda: nn.Linear(3, 2), (5, 3)),
    "convolution": (lambda: nn.Conv2d(2, 4, 3, groups=2), (2, 5, 5)),
    "normalization": (lambda: nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4), nn.Tanh(), nn.Linear(4, 1)), (4,)),
    "group": (lambda: nn.GroupNorm(2, 4), (4, 3)),
}


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("reduction", ["sum", "mean"])
def test_each_sample_has_its_gradient(name, reduction):
    make, size = MODULES[name]
    module, data = make(), torch.randn(4, *size)
    result = call_for_per_sample_grads(module, loss_reduction=reduction)(data)
    assert torch.allclose(result, module(data), atol=1e-6)
    getattr(result**2, reduction)().backward()
    assert all(parameter.grad is None for parameter in module.parameters())
    for position in range(4):
        module.zero_grad()
        getattr(module(data[position : position + 1]) ** 2, reduction)().backward()
        for parameter in module.parameters():
            assert torch.allclose(parameter.grad_sample[position], parameter.grad, atol=1e-5)


def test_samples_along_dim_1_beside_options():
    class Scaled(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer, self.frozen = nn.Linear(2, 2), nn.Parameter(torch.ones(2), requires_grad=False)

        def forward(self, x, *, scale, more=None):
            return self.layer(x) * scale * self.frozen + more

    module, data = Scaled(), torch.randn(3, 4, 2)
    result = call_for_per_sample_grads(module, batch_first=False)(data, scale=2, more=torch.ones(3, 4, 2))
    assert result.size() == (3, 4, 2)
    result.sum().backward()
    assert torch.allclose(module.layer.weight.grad_sample[:, 0], 2 * data.sum(0))
    assert not hasattr(module.frozen, "grad_sample")


def test_two_uses_add_up_and_calls_do_not():
    module, data = nn.Linear(2, 1), torch.ones(3, 2)
    call = call_for_per_sample_grads(module)
    (call(data) + call(2 * data)).sum().backward()
    assert module.weight.grad_sample.tolist() == [[[3, 3]]] * 3
    with pytest.raises(RuntimeError, match="weight has grad_sample of an earlier call"):
        call(data)


@pytest.mark.parametrize("call, text", [
    (lambda: call_for_per_sample_grads(3), "module is of type int"),
    (lambda: call_for_per_sample_grads(nn.Linear(1, 1), loss_reduction="none"), "'none'; need 'sum' or 'mean'"),
    (lambda: call_for_per_sample_grads(nn.Linear(1, 1), batch_size="4"), "batch_size is of type str"),
    (lambda: call_for_per_sample_grads(nn.Linear(1, 1), batch_size=3)(torch.ones(2, 1)), r"\[2, 3\]; need one"),
    (lambda: call_for_per_sample_grads(nn.Linear(1, 1))(), r"\[\]; need one"),
])  # fmt: skip
def test_wrong_calls(call, text):
    with pytest.raises(RuntimeError, match=text):
        call()
