"""torch.func's derivatives against torch.autograd and differences: alone, within one another, under vmap."""

import functools

import pytest

import torch
from torch import nn
from torch.autograd import functional
from torch.func import (
    functional_call,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    linearize,
    stack_module_state,
    vjp,
    vmap,
)

FUNCTIONS = {
    "pointwise": lambda x: (x.sin() * x.exp()).tanh(),
    "reduction": lambda x: x.pow(2).sum(-1).sqrt() + x.prod(),
    "product": lambda x: (x.unsqueeze(1) * x) @ x.cos(),
    "softmax": lambda x: torch.log_softmax(x * 2, 0),
    "views": lambda x: torch.cat([x[1:], x[:1] * x[2]]).view(-1, 2).t() ** 3,
    "in place": lambda x: x.clone().mul_(x).add_(1).log(),
    "several": lambda x: torch.stack([x.cumsum(0), x.sort()[0].exp()]),
    "constant": lambda x: torch.ones(2, dtype=x.dtype),
    "norm": lambda x: torch.linalg.vector_norm(x - 3).reshape(1),
    "where": lambda x: torch.where(x > 0, x.square(), x.sinh()),
}


def point(count=4):
    return torch.rand(count, dtype=torch.float64) + 0.2


def differences(function, x, step=1e-6):
    columns = []
    for i in range(x.numel()):
        move = torch.zeros_like(x)
        move.view(-1)[i] = step
        columns.append((function(x + move) - function(x - move)) / (2 * step))
    return torch.stack(columns, -1)


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=list(FUNCTIONS))
def test_jacobians_are_differences(function):
    x = point()
    wanted = differences(function, x)
    for result in (jacrev(function)(x), jacfwd(function)(x), functional.jacobian(function, x)):
        assert not result.requires_grad
        torch.testing.assert_close(result, wanted, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=list(FUNCTIONS))
def test_products_are_the_jacobians(function):
    x, tangent = point(), point()
    jacobian = jacrev(function)(x)
    output, product = jvp(function, (x,), (tangent,))
    torch.testing.assert_close(output, function(x))
    torch.testing.assert_close(product, jacobian @ tangent)
    output, times = linearize(function, x)
    torch.testing.assert_close(times(tangent), product)
    value, back = vjp(function, x)
    cotangent = torch.rand_like(value)
    wanted = (cotangent.reshape(-1, 1) * jacobian.reshape(-1, x.numel())).sum(0)
    torch.testing.assert_close(back(cotangent)[0], wanted)


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=list(FUNCTIONS))
def test_derivatives_under_vmap(function):
    batch = torch.stack([point() for _ in range(3)])
    whole = {
        "jacrev": jacrev(function), "jacfwd": jacfwd(function), "hessian": hessian(lambda x: function(x).sum()),
        "grad": grad(lambda x: function(x).sum()), "jvp": lambda x: jvp(function, (x,), (x.cos(),)),
        "vjp": lambda x: vjp(function, x)[1](function(x).sin())[0],
    }  # fmt: skip
    for name, derived in whole.items():
        found = vmap(derived)(batch)
        wanted = [derived(x) for x in batch]
        wanted = tuple(map(torch.stack, zip(*wanted, strict=True))) if isinstance(found, tuple) else torch.stack(wanted)
        for one, other in zip(*(value if isinstance(value, tuple) else (value,) for value in (found, wanted)),
                              strict=True):
            torch.testing.assert_close(one, other, msg=name)


@pytest.mark.parametrize("order", range(1, 5))
def test_orders(order):
    derived = functools.reduce(lambda function, _: grad(function), range(order), torch.sin)
    wanted = (torch.sin, torch.cos, lambda x: -x.sin(), lambda x: -x.cos())[order % 4]
    x = point()
    torch.testing.assert_close(vmap(derived)(x), wanted(x))
    torch.testing.assert_close(derived(x[0]), wanted(x[0]))


def test_hessian_is_that_of_autograd():
    def function(x):
        return (x[0] * x[1].sin() + x[2] ** 3 * x[0]).exp()
    x = point(3)
    wanted = functional.hessian(function, x)
    for result in (hessian(function)(x), jacfwd(jacrev(function))(x), jacrev(jacfwd(function))(x)):
        torch.testing.assert_close(result, wanted)


def test_arguments_and_nested_values():
    def function(tree, factor):
        return (tree["a"] * factor).sum() + tree["b"][0].prod(), {"sum": tree["a"].sum()}
    tree = {"a": point(2), "b": (point(3),)}
    (first, second), aux = grad(function, (0, 1), has_aux=True)(tree, torch.tensor(2.0, dtype=torch.float64))
    torch.testing.assert_close(first["a"], torch.full((2,), 2.0, dtype=torch.float64))
    torch.testing.assert_close(first["b"][0], tree["b"][0].prod() / tree["b"][0])
    torch.testing.assert_close(second, tree["a"].sum())
    torch.testing.assert_close(aux["sum"], tree["a"].sum())
    gradient, (value, aux) = grad_and_value(function, has_aux=True)(tree, 2.0)
    assert gradient.keys() == tree.keys() and not value.requires_grad and not aux["sum"].requires_grad
    jacobian = jacrev(lambda a, b: {"p": a * b, "q": a.sum()}, (0, 1))(point(2), point(2))
    assert [tuple(part.size()) for part in (*jacobian["p"], *jacobian["q"])] == [(2, 2), (2, 2), (2,), (2,)]


def test_what_is_outside_keeps_its_graph():
    weight = point(3).requires_grad_()
    x = point(3)
    gradient = grad(lambda x: (x * weight).sin().sum())(x)
    gradient.sum().backward()
    with torch.no_grad():
        wanted = (x * weight).cos() - weight * x * (x * weight).sin()
    torch.testing.assert_close(weight.grad, wanted)
    inside = point(3).requires_grad_()
    grad(lambda x: (x ** 3).sum())(inside).sum().backward()
    torch.testing.assert_close(inside.grad, 6 * inside.detach())
    assert not grad(torch.sin)(torch.tensor(1.0)).requires_grad
    with torch.no_grad():
        assert not grad(lambda x: (x * weight).sum())(x).requires_grad


def network():
    return nn.Sequential(nn.Conv2d(1, 3, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(12, 5), nn.GELU(),
                         nn.LayerNorm(5), nn.Linear(5, 4)).double()


def test_gradients_of_each_sample():
    model = network()
    parameters = {name: value.detach() for name, value in model.named_parameters()}
    images, labels = torch.randn(6, 1, 6, 6, dtype=torch.float64), torch.randint(0, 4, (6,))

    def loss(parameters, image, label):
        scores = functional_call(model, parameters, (image.unsqueeze(0),))
        return nn.functional.cross_entropy(scores, label.unsqueeze(0))
    result = vmap(grad(loss), in_dims=(None, 0, 0))(parameters, images, labels)
    for i in range(len(images)):
        own = torch.autograd.grad(nn.functional.cross_entropy(model(images[i:i + 1]), labels[i:i + 1]),
                                  list(model.parameters()))
        for (name, batch), one in zip(result.items(), own, strict=True):
            torch.testing.assert_close(batch[i], one, msg=name)


def test_an_ensemble():
    models = [network() for _ in range(3)]
    parameters, buffers = stack_module_state(models)
    images = torch.randn(5, 1, 6, 6, dtype=torch.float64)

    def run(parameters, buffers, images):
        return functional_call(models[0], (parameters, buffers), (images,))
    for chunk in (None, 2):
        result = vmap(run, in_dims=(0, 0, None), chunk_size=chunk)(parameters, buffers, images)
        torch.testing.assert_close(result, torch.stack([model(images) for model in models]))
    result.sum().backward()
    assert parameters["0.weight"].grad.shape == (3, 3, 1, 3, 3)


def test_steps_that_are_learned_through():
    weight = torch.randn(4, dtype=torch.float64, requires_grad=True)
    inputs, targets = torch.randn(5, 7, 4, dtype=torch.float64), torch.randn(5, 7, dtype=torch.float64)

    def inner(weight, x, y):
        return ((x @ weight - y) ** 2).mean()

    def task(weight, x, y):
        return inner(weight - 0.1 * grad(inner)(weight, x, y), x, y)
    vmap(task, in_dims=(None, 0, 0))(weight, inputs, targets).mean().backward()
    other = weight.detach().clone().requires_grad_()
    total = 0
    for x, y in zip(inputs, targets, strict=True):
        step, = torch.autograd.grad(inner(other, x, y), other, create_graph=True)
        total = total + inner(other - 0.1 * step, x, y) / 5
    total.backward()
    torch.testing.assert_close(weight.grad, other.grad)


def test_the_kernel_of_a_network():
    model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2)).double()
    parameters = {name: value.detach() for name, value in model.named_parameters()}
    one, two = torch.randn(4, 3, dtype=torch.float64), torch.randn(5, 3, dtype=torch.float64)

    def run(parameters, x):
        return functional_call(model, parameters, (x,))
    jacobians = [vmap(jacrev(run), (None, 0))(parameters, x) for x in (one, two)]
    kernel = sum(torch.einsum("Naf,Mbf->NMab", a.flatten(2), b.flatten(2))
                 for a, b in zip(*(each.values() for each in jacobians), strict=True))

    def entry(x, y):
        back = vjp(lambda p: run(p, x), parameters)[1]
        return vmap(lambda unit: jvp(lambda p: run(p, y), (parameters,), back(unit))[1])(
            torch.eye(2, dtype=torch.float64))
    result = vmap(vmap(entry, (None, 0)), (0, None))(one, two)
    torch.testing.assert_close(result, kernel)


def test_functional_call_puts_back():
    layer = nn.Linear(2, 2)
    before = layer.weight
    with pytest.raises(RuntimeError):
        functional_call(layer, {"weight": torch.ones(2, 5)}, torch.ones(1, 2))
    assert layer.weight is before and layer._parameters["weight"] is before
    with pytest.raises(RuntimeError, match="has no absent"):
        functional_call(layer, {"absent": before}, torch.ones(1, 2), strict=True)
    x = torch.ones(1, 2)
    assert functional_call(layer, {"absent": before}, x).equal(layer(x))
    with pytest.raises(RuntimeError, match="bias are lacking"):
        functional_call(layer, {"weight": torch.ones(2, 2)}, torch.ones(1, 2), strict=True)
    tied = nn.Module()
    tied.one = nn.Linear(2, 2, bias=False)
    tied.two = nn.Linear(2, 2, bias=False)
    tied.two.weight = tied.one.weight
    tied.forward = lambda x: tied.two(tied.one(x))
    double = {"one.weight": 2 * torch.eye(2)}
    assert functional_call(tied, double, torch.ones(2)).tolist() == [4, 4]


@pytest.mark.parametrize("call, kind, text", [
    (lambda: grad(torch.sin)(torch.ones(2)), RuntimeError, "need one without dims"),
    (lambda: grad(torch.sin)(torch.tensor(1)), TypeError, "need floating tensors"),
    (lambda: grad(torch.sin, 3)(torch.tensor(1.0)), ValueError, "argnums has 3"),
    (lambda: grad(lambda x: x, has_aux=True)(torch.tensor(1.0)), TypeError, "a pair"),
    (lambda: jvp(torch.sin, (torch.ones(2),), (torch.ones(3),)), RuntimeError, r"\(3,\).*need those"),
    (lambda: vjp(torch.sin, torch.ones(2))[1](torch.ones(3)), RuntimeError, "need those of what the function gives"),
    (lambda: jvp(lambda x: torch.ones(2), (torch.ones(2),), (torch.ones(2),), strict=True), RuntimeError, "depend"),
    (lambda: jacrev(lambda x: "no")(torch.ones(2)), TypeError, "gave a str"),
    (lambda: stack_module_state([]), ValueError, "no modules"),
], ids=range(9))  # fmt: skip
def test_refusals(call, kind, text):
    with pytest.raises(kind, match=text):
        call()


def test_the_derivative_of_an_argument_that_is_not_used_is_zero():
    x, y, zeros = *torch.randn(2, 3, dtype=torch.float64), torch.zeros(3, dtype=torch.float64)
    value, product = vjp(lambda x, y: y.sin(), x, y)
    first, second = product(torch.ones_like(value))
    assert first.equal(zeros) and second.equal(y.cos())
    assert [one.tolist() for one in grad(lambda x, y: y.sum(), (0, 1))(x, y)] == [[0] * 3, [1] * 3]
    assert jacrev(lambda x, y: y.sin(), (0, 1))(x, y)[0].equal(zeros.expand(3, 3))
    assert linearize(lambda x, y: y.sin(), x, y)[1](x, zeros).equal(zeros)
    assert vmap(lambda v: vjp(lambda x, y: y.sin(), x, y)[1](v)[0])(torch.eye(3).double()).equal(zeros.expand(3, 3))


def test_results_of_nested_transforms_need_no_gradient():
    x, y = torch.randn(2, 3, dtype=torch.float64)

    def inner(x):
        return grad(lambda z: (z * z * x).sum())(y)

    given = x.clone().requires_grad_()
    for outer in (grad(lambda x: inner(x).sum()), hessian(lambda x: inner(x).pow(2).sum()), jacrev(inner),
                  jacfwd(inner), lambda x: jvp(inner, (x,), (y,))[1], lambda x: vjp(inner, x)[1](y)[0]):
        result = outer(x)
        assert not result.requires_grad
        recorded = outer(given)
        assert recorded.requires_grad and recorded.equal(result)
    assert vmap(jacfwd(inner))(torch.stack([x, y])).requires_grad is False
