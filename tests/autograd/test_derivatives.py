"""Jacobians, Hessians and their products, against differences and each other."""


import numpy as np
import pytest

import torch
from torch import autograd
from torch.autograd import Variable, functional


def drawn(*size, seed=0):
    return torch.from_numpy(np.random.RandomState(seed + sum(size)).randn(*size))


def differences(function, values, of, step=1e-6):
    """Return d function / d values[of] by central differences, with concatenated sizes."""
    arrays = [value.numpy().copy() for value in values]
    columns = []
    for position in np.ndindex(*arrays[of].shape):
        ends = []
        for move in (step, -step):
            moved = [array.copy() for array in arrays]
            moved[of][position] += move
            ends.append(function(*[Variable(torch.from_numpy(array)) for array in moved]).data.numpy())
        columns.append((ends[0] - ends[1]) / (2 * step))
    return np.stack(columns, -1).reshape(columns[0].shape + arrays[of].shape)


CASES = {
    "one": (lambda x: x * x.sum(), (drawn(3),)), "matrix": (lambda m: (m * m).sum(1), (drawn(2, 3),)),
    "two": (lambda x, y: (x * y).tanh()[:2], (drawn(3), drawn(3, seed=1))),
    "apart": (lambda x, y: x.mm(y), (drawn(2, 3), drawn(3, 2))), "linear": (lambda x: x * 2, (drawn(4),)),
    "none": (lambda x, y: x * 2, (drawn(2), drawn(3))),
}


@pytest.mark.parametrize("case", CASES)
def test_jacobians_and_products(case):
    function, values = CASES[case]
    single = len(values) == 1
    given = values[0] if single else values
    result = functional.jacobian(function, given)
    result = (result,) if single else result
    wanted = [differences(function, values, k) for k in range(len(values))]
    for mine, theirs in zip(result, wanted, strict=True):
        assert not mine.requires_grad
        np.testing.assert_allclose(mine.data.numpy(), theirs, rtol=1e-6, atol=1e-8)
    output = function(*map(Variable, values))
    v, u = drawn(*output.size(), seed=5), [drawn(*value.size(), seed=6) for value in values]
    same, left = functional.vjp(function, given, v)
    assert same.data.equal(output.data) and not same.requires_grad
    for part, whole in zip((left,) if single else left, wanted, strict=True):
        np.testing.assert_allclose(part.data.numpy(), np.tensordot(v.numpy(), whole, v.dim()), rtol=1e-6, atol=1e-8)
    same, right = functional.jvp(function, given, u[0] if single else tuple(u))
    total = sum(np.tensordot(whole, each.numpy(), each.dim()) for whole, each in zip(wanted, u, strict=True))
    np.testing.assert_allclose(right.data.numpy(), total, rtol=1e-6, atol=1e-8)
    assert same.data.equal(output.data)


def test_several_outputs():
    x, y = drawn(2), drawn(3)
    result = functional.jacobian(lambda a, b: (a * b.sum(), b * 3), (x, y))
    assert [[tuple(part.size()) for part in row] for row in result] == [[(2, 2), (2, 3)], [(3, 2), (3, 3)]]
    assert result[1][0].data.eq(0).all() and result[1][1].data.equal(torch.eye(3).double() * 3)
    outputs, products = functional.vjp(lambda a, b: (a * b.sum(), b * 3), (x, y), (x, y))
    assert len(outputs) == len(products) == 2
    np.testing.assert_allclose(products[0].data.numpy(), (x * y.sum()).numpy())
    outputs, products = functional.jvp(lambda a, b: (a * b.sum(), b * 3), (x, y), (x, y))
    np.testing.assert_allclose(products[1].data.numpy(), (y * 3).numpy())


HESSIANS = {"cubes": (lambda x: (x * x * x).sum() + x[0] * x[1], (drawn(3),)),
            "two": (lambda x, y: (x * x * y).sum(), (drawn(3), drawn(3, seed=1))),
            "linear": (lambda x: (x * 2).sum(), (drawn(3),))}


@pytest.mark.parametrize("case", HESSIANS)
def test_hessians_and_products(case):
    function, values = HESSIANS[case]
    single = len(values) == 1
    given = values[0] if single else values

    def slope(k):
        def at(*inputs):
            leaves = [Variable(value.data) for value in inputs]
            return autograd.grad(function(*leaves), leaves)[k]
        return at
    wanted = [[differences(slope(row), values, column) for column in range(len(values))] for row in range(len(values))]
    result = functional.hessian(function, given)
    result = ((result,),) if single else result
    for mine, theirs in zip(result, wanted, strict=True):
        for one, other in zip(mine, theirs, strict=True):
            np.testing.assert_allclose(one.data.numpy(), other, rtol=1e-5, atol=1e-7)
    vectors = [drawn(*value.size(), seed=6) for value in values]
    for product in (functional.hvp, functional.vhp):
        output, parts = product(function, given, vectors[0] if single else tuple(vectors))
        assert output.data.equal(function(*map(Variable, values)).data)
        for part, row in zip((parts,) if single else parts, wanted, strict=True):
            total = sum(block @ vector.numpy() for block, vector in zip(row, vectors, strict=True))
            np.testing.assert_allclose(part.data.numpy(), total, rtol=1e-5, atol=1e-7)


def test_what_is_derived_further():
    x = Variable(drawn(3))
    for compute in (lambda: functional.jacobian(lambda a: a * a * a, x, create_graph=True),
                    lambda: functional.vjp(lambda a: a * a * a, x, x.data, create_graph=True)[1],
                    lambda: functional.jvp(lambda a: a * a * a, x, x.data, create_graph=True)[1],
                    lambda: functional.hessian(lambda a: (a * a * a).sum(), x, create_graph=True),
                    lambda: functional.hvp(lambda a: (a * a * a).sum(), x, x.data, create_graph=True)[1]):
        result = compute()
        assert result.requires_grad
        gradient, = autograd.grad(result.sum(), x)
        assert gradient.data.ne(0).all()
    inner = functional.jacobian(lambda a: a * a * a, x, create_graph=True)
    np.testing.assert_allclose(autograd.grad(inner.sum(), x)[0].data.numpy(), 6 * x.data.numpy())
    with autograd.no_grad():
        assert functional.jacobian(lambda a: a * a, x).data.equal(torch.diag(x.data * 2))
    assert x.grad is None


def test_empty_and_single():
    assert functional.jacobian(lambda a: a[:0] * 2, drawn(3)).size() == (0, 3)
    assert functional.vjp(lambda a: a.sum(), drawn(3))[1].data.eq(1).all()
    assert functional.jvp(lambda a: a * torch.ones(2).double().sum(), drawn(1))[1].item() == 2


def test_wrong_calls():
    x = drawn(3)
    for call, error, text in (
            (lambda: functional.vjp(lambda a: a, x), RuntimeError, "v may be left out"),
            (lambda: functional.jvp(lambda a: a, x, drawn(2)), RuntimeError, r"has the sizes \[\[2\]\]; need \[\[3"),
            (lambda: functional.hessian(lambda a: a * 2, x), RuntimeError, r"of size \[3\]; need a Tensor of one"),
            (lambda: functional.hvp(lambda a: 3, x, x), RuntimeError, "the function gave int"),
            (lambda: functional.jacobian(lambda a: 3, x), TypeError, "the function gave int"),
            (lambda: functional.jacobian(lambda a: a, [x]), TypeError, "a tuple of them"),
            (lambda: functional.jacobian(lambda a, b: a, (x, x), strict=True), RuntimeError, "depend on input 1"),
            (lambda: functional.hessian(lambda a: (a * 2).sum(), x, strict=True), RuntimeError, "depend on input 0")):
        with pytest.raises(error, match=text):
            call()
    assert functional.jacobian(lambda a: a.detach(), x).data.eq(0).all()


def test_create_graph_holds_under_no_grad():
    x = torch.ones(2, requires_grad=True)
    with torch.no_grad():
        result = [autograd.functional.hessian(lambda x: x.pow(3).sum(), torch.ones(2), create_graph=True),
                  autograd.functional.vjp(lambda x: x.pow(3), x, torch.ones(2), create_graph=True)[1],
                  autograd.functional.jvp(lambda x: x.pow(3), x, torch.ones(2), create_graph=True)[1],
                  autograd.functional.hvp(lambda x: x.pow(3).sum(), x, torch.ones(2), create_graph=True)[1]]
    assert all(one.requires_grad for one in result)


def test_derivatives_of_numbers():
    assert autograd.functional.hessian(lambda x: x**3, torch.tensor(2.0)).item() == 12
    assert autograd.functional.jacobian(lambda x: x**2, torch.tensor(3.0)).item() == 6


def test_the_node_of_a_leaf_takes_hooks():
    seen, x = [], torch.ones(2, requires_grad=True)
    handle = x.expand_as(x).grad_fn.next_functions[0][0].register_hook(lambda *parts: seen.append(parts))
    (x * 2).sum().backward()
    handle.remove()
    (x * 2).sum().backward()
    assert len(seen) == 1
