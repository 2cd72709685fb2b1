"""Users' Functions, gradients of gradients, and how long a graph lives."""

import gc
import weakref
from functools import partial

import numpy as np
import pytest
from leaves import leaf, values

import torch
from torch.autograd import Function, InplaceFunction, Variable, grad


class Exp(Function):
    """Instance style."""

    def forward(self, x):
        result = x.exp()
        self.save_for_backward(result)
        return result

    def backward(self, gradient):
        result, = self.saved_tensors
        return gradient * result


class Cube(Function):
    """Static style; works on Variables when the pass is recorded."""

    @staticmethod
    def forward(ctx, x, times):
        ctx.times = times
        ctx.save_for_backward(x)
        return x * x * x * times

    @staticmethod
    def backward(ctx, gradient):
        x, = ctx.saved_tensors
        return gradient * 3 * ctx.times * x * x, None


class SumAndDifference(Function):
    def forward(self, x, y):
        return x + y, x - y

    def backward(self, plus, minus):
        self.seen = self.needs_input_grad
        return plus + minus, plus - minus


class Double(InplaceFunction):
    def forward(self, x):
        self.mark_dirty(x)
        return x.mul_(2)

    def backward(self, gradient):
        return gradient * 2


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


# Second order


def test_gradients_of_gradients():
    x = leaf(2, 3)
    g, = grad((x * x * x).sum(), x, create_graph=True)
    assert values(g) == [12, 27] and g.requires_grad
    g.sum().backward()
    assert values(x.grad) == [12, 18]
    x.grad = None
    h, = grad(g.sum(), x, create_graph=True)
    h.sum().backward()
    assert values(x.grad) == [6, 6]


@pytest.mark.parametrize("function, second", [
    (lambda x: 2 ** x, lambda x: np.log(2) ** 2 * 2 ** x), (lambda x: x ** 3, lambda x: 6 * x),
    (lambda x: 1 / x, lambda x: 2 / x ** 3), (lambda x: (x * x).mean(), lambda x: np.full(2, 1.0)),
    (lambda x: torch.cat([x, x * x]), lambda x: np.full(2, 2.0)), (lambda x: x.exp().log(), lambda x: 0 * x),
    (lambda x: (x * x)[0], lambda x: np.array([2.0, 0.0])), (lambda x: torch.max(x * x, x), lambda x: np.full(2, 2.0)),
])  # fmt: skip
def test_second_derivatives(function, second):
    x = leaf(1.5, 2.5)
    g, = grad(function(x).sum(), x, create_graph=True)
    if g.requires_grad:
        g.sum().backward()
        np.testing.assert_allclose(x.grad.data.numpy(), second(np.array([1.5, 2.5])) * np.ones(2), rtol=1e-9, atol=1e-9)


def test_create_graph_accumulates_recorded_gradients():
    x = leaf(2)
    (x * x).backward(create_graph=True)
    (x * x).backward(create_graph=True)
    assert values(x.grad) == [8]
    first, x.grad = x.grad, None
    first.backward()
    assert values(x.grad) == [4]


def test_retain_variables_false_frees():
    x = leaf(2)
    y = x * x
    y.backward(retain_variables=False)
    with pytest.raises(RuntimeError, match="mul.*freed"):
        y.backward()
    assert values(x.grad) == [4]


# Lifetime


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_graph_is_freed_by_reference_counts(no_collector):
    x = leaf(1, 2)
    for make in (lambda y: (y * y).sum(), lambda y: Exp()(y).sum(), lambda y: Cube.apply(y, 2).sum(),
                 lambda y: Double()(y).sum(), lambda y: torch.cat([y, y]).sum(), lambda y: y[0] * y[1],
                 lambda y: y.view(2, 1).t().sum()):  # fmt: skip
        held = []
        for _ in range(2):
            token = Exp()
            y = token(x * 1)
            token.note = weakref.ref(token)
            loss = make(y)
            try:
                loss.backward()
            except RuntimeError:
                pass
            held.append(token.note)
            del token, y, loss
        assert all(reference() is None for reference in held)


def test_backward_leaves_no_memory_behind(no_collector):
    from torch._C import lib

    x = leaf(*range(1000))

    def step():
        y = (x * 2).tanh()
        handle = y.register_hook(lambda g: g * 2)
        (y * y).sum().backward(create_graph=False)
        g, = grad((x * x).sum(), x, create_graph=True)
        g.sum().backward()
        handle.remove()
        x.grad = None

    step()
    before = lib.th_allocated_bytes()
    for _ in range(50):
        step()
    assert lib.th_allocated_bytes() == before


def test_a_hook_that_closes_over_its_variable_is_collected():
    x = leaf(1)
    y = x * 2
    y.register_hook(partial(lambda variable, g: None, y))
    token = Exp()
    z, reference = token(y), weakref.ref(token)
    z.register_hook(partial(lambda variable, g: None, z))
    del token, y, z
    gc.collect()
    assert reference() is None


@pytest.mark.parametrize("step", [lambda y: y + 1, lambda y: y.view(1), lambda y: Identity()(y)])
def test_long_chains(step):
    x = leaf(1)
    y = x
    for _ in range(200_000 if step(x).creator.__class__ is not Identity else 20_000):
        y = step(y)
    y.backward()
    assert values(x.grad) == [1]
    del y


class Identity(Function):
    def forward(self, x):
        return x.clone()

    def backward(self, gradient):
        return gradient


def test_long_chain_of_recorded_gradients():
    x = leaf(1)
    y = x
    for _ in range(20_000):
        y = y * 1
    g, = grad(y, x, create_graph=True)
    del y, g


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
