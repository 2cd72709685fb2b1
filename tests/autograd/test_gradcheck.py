"""gradcheck and gradgradcheck: the errors that they find and refuse, and unchanged inputs."""

import pytest
from leaves import random

import torch
from torch import autograd
from torch.autograd import Function, Variable, gradcheck, gradgradcheck
from torch.autograd.gradcheck import GradcheckError


class Wrong(Function):
    @staticmethod
    def forward(ctx, x):
        return x * x

    @staticmethod
    def backward(ctx, g):
        return g * 2


class HalfWrong(Function):
    """A right gradient whose own gradient is wrong, for it is no Variable's function any more."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        x, = ctx.saved_tensors
        return g * 2 * (x.detach() if isinstance(x, Variable) else x)


def test_gradcheck_finds_what_is_wrong():
    x = random(2, 3)
    assert gradcheck(lambda x: x * x, [x]) and gradgradcheck(lambda x: x * x, [x])
    assert gradcheck(lambda x, y: (x.mm(y), [y.tanh()]), (x, random(3, 2)))
    with pytest.raises(RuntimeError, match="output 0 with respect to input 0"):
        gradcheck(Wrong.apply, [x])
    assert not gradcheck(Wrong.apply, [x], raise_exception=False)
    assert gradcheck(HalfWrong.apply, [x])
    with pytest.raises(RuntimeError, match="differs"):
        gradgradcheck(HalfWrong.apply, [x])


class OneWrong(Function):
    """A gradient of which one element is wrong."""

    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, g):
        result = g * 2
        result[1, 2] *= 1.01
        return result


def test_fast_mode_takes_two_calls_an_input_and_finds_one_wrong_element():
    x, z, calls = random(3, 40), torch.randn(3, dtype=torch.complex128, requires_grad=True), []
    before = x.data.clone()
    assert gradcheck(lambda x, z: calls.append(0) or (x.tanh(), z * z.conj()), (x, z), fast_mode=True)
    assert len(calls) == 1 + 2 * 2 * 2 and x.data.equal(before)
    assert gradgradcheck(lambda x: x * x * x, [x], fast_mode=True)
    with pytest.raises(GradcheckError, match="output 0 with respect to input 0"):
        gradcheck(OneWrong.apply, [x], rtol=1e-6, fast_mode=True)
    with pytest.raises(GradcheckError, match="differs"):
        gradgradcheck(HalfWrong.apply, [x], fast_mode=True)
    with pytest.raises(GradcheckError, match="output 0 with respect to input 0"):  # of an output without a record
        gradcheck(lambda x: x.detach() * 2, [x], fast_mode=True)


def test_gradcheck_leaves_inputs_alone_and_refuses_nonsense():
    x, constant = random(3), Variable(torch.randn(3).double(), requires_grad=False)
    before = x.data.clone()
    assert gradcheck(lambda x, y: x * y, (x, constant))
    assert x.data.equal(before) and x.grad is None
    with pytest.raises(ValueError, match="no input requires grad"):
        gradcheck(lambda x: x * 2, [constant])
    with pytest.raises(TypeError, match="need Tensors"):
        gradcheck(lambda x: 3, [x])
    assert gradcheck(lambda x: x.sum(), [random(0, 2)])
    assert gradcheck(lambda x: x.t().contiguous().view(6) * 2, [Variable(torch.randn(3, 2).double().t())])


def test_gradcheck_finds_what_was_detached():
    x = Variable(torch.randn(2).double())
    assert not autograd.gradcheck(lambda x: x.detach() * 2, [x], raise_exception=False)
    assert autograd.gradcheck(lambda x: (x * 2, x.max(0)[1], Variable(torch.ones(1).double())), [x])


def test_gradcheck_puts_inputs_back():
    x, calls = Variable(torch.ones(2).double()), [0]

    def failing(x):
        calls[0] += 1
        if calls[0] == 4:
            raise ZeroDivisionError
        return x * 2

    with pytest.raises(ZeroDivisionError):
        autograd.gradcheck(failing, [x])
    assert x.data.tolist() == [1, 1]


def test_inputs_that_require_no_gradient_are_named():
    x, constant = Variable(torch.ones(2)), Variable(torch.ones(2), requires_grad=False)
    with pytest.raises(RuntimeError, match="grad: input 1 does not require grad"):
        autograd.grad((x * constant).sum(), [x, constant])


def test_the_function_may_compute_gradients():
    x = torch.randn(3, dtype=torch.double, requires_grad=True)

    def function(x):
        y = (x * x * x).sum()
        return torch.autograd.grad(y, x, create_graph=True)[0]

    assert autograd.gradcheck(function, (x,)) and autograd.gradgradcheck(function, (x,))


class Noisy(Function):
    """Multiply the gradient by a random number near 1."""

    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, grad):
        return grad * (1 + torch.rand_like(grad) * 1e-6)


def test_a_gradient_that_differs_from_call_to_call():
    x = torch.ones(2, dtype=torch.double, requires_grad=True)
    with pytest.raises(GradcheckError, match="differs from call to call"):
        gradcheck(Noisy.apply, (x,))
    assert not gradcheck(Noisy.apply, (x,), raise_exception=False)
    assert gradcheck(Noisy.apply, (x,), nondet_tol=1e-5)


def test_an_output_whose_size_depends_on_the_input():
    x = torch.ones(2, dtype=torch.double, requires_grad=True)
    with pytest.raises(AssertionError, match="output 0 has size"):
        gradcheck(lambda x: torch.cat([x, x]) if (x >= 1).all() else x, (x,))


def test_a_function_without_outputs():
    assert gradcheck(lambda x: (), (torch.ones(2, dtype=torch.double, requires_grad=True),))


def test_sparse_inputs_are_checked_by_their_values():
    x = torch.eye(2, dtype=torch.float64).to_sparse().requires_grad_()
    assert autograd.gradcheck(lambda x: torch.sparse.sum(x * 2), x, masked=True)
    weight = torch.rand(2, 3, dtype=torch.float64, requires_grad=True)
    assert autograd.gradcheck(lambda x, y: torch.sparse.mm(x, y), (x, weight), masked=True)
    with pytest.raises(RuntimeError, match="the gradient of output 0"):
        autograd.gradcheck(lambda x: x.to_dense().sum() + x.detach().to_dense().sum(), x, masked=True)
