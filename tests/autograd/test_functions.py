"""Users' Functions: both styles, several outputs, writes, shared storages, wrong ones."""


import numpy as np
import pytest
from functions import Cube, Double, Exp
from leaves import leaf, values

import torch
from torch.autograd import Function, Variable, grad


class SumAndDifference(Function):
    def forward(self, x, y):
        return x + y, x - y

    def backward(self, plus, minus):
        self.seen = self.needs_input_grad
        return plus + minus, plus - minus


def test_functions_in_both_styles():
    x = leaf(1, 2)
    y = Exp()(x)
    assert isinstance(y.creator, Exp) and not y.is_leaf
    y.sum().backward()
    np.testing.assert_allclose(x.grad.data.numpy(), np.exp([1, 2]))
    x.grad = None
    Cube.apply(x, 2).sum().backward()
    assert values(x.grad) == [6, 24]


def test_function_with_several_outputs():
    x, y = leaf(1, 2), leaf(5, 7, requires_grad=False)
    function = SumAndDifference()
    plus, minus = function(x, y)
    assert plus.creator is minus.creator is function and (plus.output_nr, minus.output_nr) == (0, 1)
    minus.sum().backward()
    assert values(x.grad) == [1, 1] and y.grad is None and function.seen == (True, False)
    (plus * 3 + minus).sum().backward()
    assert values(x.grad) == [5, 5]


def test_second_derivative_of_functions():
    x = leaf(2)
    g, = grad(Cube.apply(x, 1), x, create_graph=True)
    assert values(g) == [12]
    with pytest.raises(RuntimeError, match="static backward"):
        grad(Exp()(x), x, create_graph=True)


def test_dirty_function():
    x = leaf(1, 2)
    y = x * 1
    z = Double()(y)
    assert z is y and y._version == 1
    z.sum().backward()
    assert values(x.grad) == [2, 2]
    w = x * 1
    square = w * w
    Double()(w)
    with pytest.raises(RuntimeError, match="overwrote"):
        square.sum().backward()
    with pytest.raises(RuntimeError, match="leaf"):
        Double()(x)


@pytest.mark.parametrize("result, error", [
    ((), RuntimeError), ((None, None), None), ((torch.ones(2).double(), torch.ones(2).double()), RuntimeError),
    ("x", TypeError), (3, TypeError), (torch.ones(3).double(), RuntimeError), (torch.ones(2).long(), RuntimeError),
])  # fmt: skip
def test_function_that_returns_a_wrong_gradient(result, error):
    class Wrong(Function):
        def forward(self, x):
            return x * 2

        def backward(self, gradient):
            return result

    x = leaf(1, 2)
    y = Wrong()(x * 1).sum()
    if error is None:
        y.backward()
        assert x.grad is None
        return
    with pytest.raises(error, match="Wrong"):
        y.backward()
    assert x.grad is None


@pytest.mark.parametrize("kind", [torch.float64, torch.float32, torch.float16, torch.bfloat16])
def test_a_gradient_of_another_floating_type_becomes_the_inputs(kind):
    class Same(Function):
        def forward(self, x):
            return x * 2

        def backward(self, gradient):
            return (gradient * 2).type(kind)

    x = leaf(1, 2)
    Same()(x).sum().backward()
    assert x.grad.type() == x.data.type() and x.grad.tolist() == [2, 2]


def test_function_whose_forward_is_wrong():
    class Saves(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(3)
            return x * 1

    with pytest.raises(TypeError, match="Saves: save_for_backward takes tensors, not int"):
        Saves.apply(leaf(1))
    with pytest.raises(NotImplementedError, match="forward"):
        Function()(leaf(1))


def test_overwritten_saved_tensors_of_functions_are_noticed():
    x = leaf(1, 2)
    y = Exp()(x)
    y.mul_(2)
    with pytest.raises(RuntimeError, match="Exp.*overwr"):
        y.sum().backward()
    z = x * 1
    cube = Cube.apply(z, 1)
    z.add_(1)
    with pytest.raises(RuntimeError, match="Cube.*overwr"):
        cube.sum().backward()


def test_function_on_volatile_and_constant_inputs():
    assert Exp()(Variable(torch.ones(1), volatile=True)).volatile
    assert not Exp()(leaf(1, requires_grad=False)).requires_grad


class Reversed(Function):
    """A Function whose result shares the input's memory."""

    def forward(self, x):
        y = x.view(x.numel())
        self.mark_shared_storage((x, y))
        return y

    def backward(self, g):
        return g.view(self.input_size) if hasattr(self, "input_size") else g


def test_marked_storage_counts_writes_together():
    x = leaf(1, 2)
    middle = x * 1
    used = middle * middle
    shared = Reversed()(middle)
    shared.data.add_(0)
    used.sum().backward()
    with torch.no_grad():
        shared.add_(1)
    with pytest.raises(RuntimeError, match="overwrote"):
        used.sum().backward()
    with pytest.raises(RuntimeError, match="shares this memory"):
        middle.mul_(2)


def test_marked_storage_is_an_input_and_an_output():
    class Bad(Reversed):
        def forward(self, x):
            self.mark_shared_storage((x, x.clone()))
            return x * 1

    class Worse(Reversed):
        def forward(self, x):
            self.mark_shared_storage(x)
            return x * 1
    for kind in (Bad, Worse):
        with pytest.raises(RuntimeError, match="mark_shared_storage"):
            kind()(leaf(1))


def test_what_a_function_saved_is_freed_with_the_graph():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, g):
            return ctx.saved_tensors[0] * g * 2

    x = leaf(3)
    y = Square.apply(x)
    y.backward(retain_variables=False)
    assert x.grad.data[0] == 6
    with pytest.raises(RuntimeError, match="retain_variables"):
        y.backward()
    z = Square.apply(x)
    z.backward(retain_graph=True)
    z.backward()


class Halved(Function):
    @staticmethod
    def forward(ctx, tensor):
        return tensor / 2, tensor.long(), tensor.gt(0)

    @staticmethod
    def backward(ctx, grad, *of_integers):
        assert not any(one.ne(0).any() for one in of_integers)
        return grad / 2


class Recomputed(Function):
    """A checkpoint as many programs have their own: parameters are inputs too, and backward differentiates by them."""

    @staticmethod
    def forward(ctx, function, x, *parameters):
        ctx.function, ctx.x, ctx.parameters = function, x.detach(), parameters
        assert all(parameter.requires_grad for parameter in parameters) and not torch.is_grad_enabled()
        with torch.enable_grad():  # a gradient within forward
            inside = x.detach().requires_grad_()
            assert grad(function(inside).sum(), (inside, *parameters))[1].size() == parameters[0].size()
        return function(x)

    @staticmethod
    def backward(ctx, gradient):
        with torch.enable_grad():
            x = ctx.x.requires_grad_()
            result = ctx.function(x)
        return None, *grad(result, (x, *ctx.parameters), gradient)


def test_a_static_forward_gets_the_tensors_as_they_are_given():
    torch.manual_seed(0)
    layer, x = torch.nn.Linear(3, 2), torch.randn(4, 3, requires_grad=True)
    wanted = grad(layer(x).square().sum(), (x, *layer.parameters()))
    Recomputed.apply(layer, x, *layer.parameters()).square().sum().backward()
    for tensor, gradient in zip((x, *layer.parameters()), wanted, strict=True):
        assert torch.allclose(tensor.grad, gradient)


def test_integers_that_a_function_gives_carry_no_gradient():
    x = Variable(torch.DoubleTensor([1.5, -2.5]))
    half, *integers = Halved.apply(x)
    integers += [getattr(x, name)() for name in ("long", "int", "short", "char", "byte")]
    integers += [x.type(torch.LongTensor), x.type_as(torch.IntTensor())]
    for one in integers:
        assert not one.requires_grad and one.creator is None and not (one + 1).requires_grad
        with pytest.raises(RuntimeError, match="does not require|no gradient"):
            one.backward(one.data)
    half.sum().backward()
    assert x.grad.data.tolist() == [0.5, 0.5]


def test_forward_may_return_other_values_than_tensors():
    class Many(Function):
        @staticmethod
        def forward(ctx, x, scale):
            return scale, x * scale, None, "name", [x]

        @staticmethod
        def backward(ctx, *gradients):
            assert [gradient is None for gradient in gradients] == [True, False, True, True, True]
            return gradients[1] * 3, None

    class Alone(Function):
        @staticmethod
        def forward(ctx, value):
            return value

        @staticmethod
        def backward(ctx, gradient):
            return gradient

    x = leaf(1, 2)
    scale, y, nothing, name, listed = Many.apply(x, 3)
    assert (scale, nothing, name) == (3, None, "name") and len(listed) == 1
    y.sum().backward()
    assert x.grad.tolist() == [3, 3]
    for value in (None, 2.5, True, {"a": 1}, [1, 2]):
        assert Alone.apply(value) is value


class Product(Function):
    @staticmethod
    def forward(ctx, x, y):
        ctx.save_for_backward(x, y)
        return x * y

    @staticmethod
    def backward(ctx, gradient):
        x, y = ctx.saved_tensors
        return gradient * y, gradient * x


@pytest.mark.parametrize("size", [(3, 3), (9,), (4, 1), (3, 1)])
def test_a_saved_tensor_that_was_resized_does_not_change_what_its_creator_expects(size):
    w = torch.ones(5, 4, dtype=torch.double, requires_grad=True)
    x = w.sum(0)
    product = Product.apply(x, torch.ones(4, dtype=torch.double))
    x.data.resize_(*size)
    try:  # reads the saved tensors
        product.sum().backward()
    except RuntimeError as error:
        assert "mul" in str(error)
    w.grad = None
    with pytest.raises(RuntimeError, match="a gradient is .*, but the result is DoubleTensor 4$"):
        Product.apply(x, torch.ones(size, dtype=torch.double)).sum().backward()
    assert w.grad is None
