"""Dual numbers: tangents are the products of Jacobians, as torch.func.jvp and differences have them."""

import pytest

import torch
from torch import nn
from torch.autograd import forward_ad


def drawn(*size, seed=0):
    return torch.randn(*size, dtype=torch.float64, generator=torch.Generator().manual_seed(seed))


FUNCTIONS = [torch.sin, lambda x: x @ x.t(), lambda x: (x ** 3).sum(0), lambda x: x.softmax(1), lambda x: x[1:] * 2,
             lambda x: x.clone().mul_(x), lambda x: torch.cat([x, x.exp()])]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_tangents(function):
    x, tangent = drawn(3, 4), drawn(3, 4, seed=1)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, tangent)
        primal, result = forward_ad.unpack_dual(function(dual))
        assert forward_ad.unpack_dual(dual).tangent is tangent
    by_differences = (function(x + 1e-6 * tangent) - function(x - 1e-6 * tangent)) / 2e-6
    assert torch.equal(primal, function(x)) and not primal.requires_grad and not result.requires_grad
    assert torch.allclose(result, by_differences, atol=1e-6)
    assert torch.allclose(result, torch.func.jvp(function, (x,), (tangent,))[1])


def test_parameters_and_several_duals():
    layer, x = nn.Linear(3, 2).double(), drawn(4, 3)
    tangents = {name: torch.ones_like(value) for name, value in layer.named_parameters()}
    with forward_ad.dual_level():
        for name, value in list(layer.named_parameters()):
            delattr(layer, name)
            setattr(layer, name, forward_ad.make_dual(value, tangents[name]))
        result = forward_ad.unpack_dual(layer(x)).tangent
        assert forward_ad.unpack_dual(x).tangent is None
    assert torch.allclose(result, (x.sum(1, keepdim=True) + 1).expand(4, 2))


def test_reverse_over_forward():
    x = drawn(3).requires_grad_()
    with forward_ad.dual_level():
        forward_ad.unpack_dual(forward_ad.make_dual(x, torch.ones_like(x)) ** 3).tangent.sum().backward()
    assert torch.allclose(x.grad, 6 * x.detach())


def test_writes_in_place():
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(torch.ones(2), torch.ones(2))
        dual.mul_(3)
        assert forward_ad.unpack_dual(dual).tangent.tolist() == [3, 3]


def test_a_function_with_its_own_rule():
    class Scaled(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, factor):
            ctx.factor = factor
            ctx.save_for_forward(x)
            return x * factor

        @staticmethod
        def jvp(ctx, tangent, factor):
            assert ctx.saved_tensors[0].size() == tangent.size() and factor is None
            return tangent * ctx.factor

    with forward_ad.dual_level():
        dual = forward_ad.make_dual(torch.ones(2), torch.tensor([1.0, 2.0]))
        assert forward_ad.unpack_dual(Scaled.apply(dual.exp(), 2.0) * 3).tangent.tolist() == pytest.approx(
            [6 * torch.e, 12 * torch.e])
    assert Scaled.apply(torch.ones(2), 2.0).tolist() == [2, 2]


def test_refusals():
    one = torch.ones(2)
    with pytest.raises(RuntimeError, match="there is no level"):
        forward_ad.make_dual(one, one)
    with pytest.raises(RuntimeError, match="no such level"):
        forward_ad.exit_dual_level()
    with forward_ad.dual_level():
        with pytest.raises(RuntimeError, match="within each other"):
            forward_ad.enter_dual_level()
        with pytest.raises(TypeError, match="need floating"):
            forward_ad.make_dual(torch.ones(2, dtype=torch.int64), one)
        with pytest.raises(ValueError, match=r"size \[2\], the tangent \[1\]"):
            forward_ad.make_dual(one, one[:1])


def test_batches_of_gradients():
    x = drawn(3).requires_grad_()
    result, = torch.autograd.grad(x ** 2, x, torch.eye(3).double(), is_grads_batched=True)
    assert torch.allclose(result, torch.diag(2 * x.detach()))
    with pytest.raises(ValueError, match="one number of rows"):
        torch.autograd.grad([x ** 2, x], x, [torch.eye(3).double(), torch.ones(2, 3).double()], is_grads_batched=True)


def test_options_of_gradcheck():
    x = drawn(3).requires_grad_()
    assert torch.autograd.gradcheck(torch.exp, (x,), nondet_tol=0.0, fast_mode=True, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(torch.exp, (x,), gen_non_contig_grad_outputs=True, fast_mode=True)
    with pytest.raises(TypeError, match="no option 'fast'"):
        torch.autograd.gradcheck(torch.exp, (x,), fast=True)
