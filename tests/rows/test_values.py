"""Values that were once wrong without a word: nan and inf, zero gradients, norms of any p, products with zeros."""

import numpy as np
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

INF, NAN = float("inf"), float("nan")


def floats(*values):
    return Variable(torch.FloatTensor(list(values)))


def doubles(values):
    return Variable(torch.from_numpy(np.array(values, dtype=np.float64)))


def gradient(function, x, given=None, create_graph=False):
    """Return the gradient of a function at a Variable."""
    x.grad = None
    y = function(x)
    y.backward(torch.ones(y.size()).type_as(y.data) if given is None else given, create_graph=create_graph)
    return x.grad


# --- zero gradients ------------------------------------------------------------------------------------------------

STEPS = {
    "sign": lambda x: x.sign(), "floor": lambda x: x.floor(), "ceil": lambda x: x.ceil(), "round": lambda x: x.round(),
    "trunc": lambda x: x.trunc(), "zero": lambda x: torch.zero(x), "fill": lambda x: torch.fill(x, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("create_graph", [False, True])
def test_a_zero_gradient_is_zeros_whatever_comes_in(name, create_graph):
    given = torch.DoubleTensor([INF, -INF, NAN, 2])
    result = gradient(STEPS[name], doubles([1.5, -2.5, NAN, INF]), given, create_graph)
    assert result.data.tolist() == [0, 0, 0, 0]


def test_abs_at_zero_takes_no_gradient():
    result = gradient(lambda x: x.abs(), floats(0, -0.0, -2), torch.FloatTensor([INF, NAN, 3]))
    assert result.data.tolist() == [0, 0, -3]


# --- nan flows -----------------------------------------------------------------------------------------------------

def test_kl_div_of_no_probability_is_zero_but_for_nan():
    assert F.kl_div(floats(-INF), floats(0)).item() == 0
    assert np.isnan(F.kl_div(floats(NAN), floats(0)).item())


@pytest.mark.parametrize("reduce", [torch.max, torch.min, torch.amax, torch.amin])
@pytest.mark.parametrize("create_graph", [False, True])
def test_an_extreme_that_is_nan_gives_the_gradient_to_what_is(reduce, create_graph):
    x = floats(1, NAN, -3, NAN)
    y = reduce(x)
    assert np.isnan(y.item())
    y.backward(torch.FloatTensor([2]), create_graph=create_graph)
    assert x.grad.data.tolist() == [0, 1, 0, 1]


TIES = {
    "amax": lambda x, dim, keepdim: x.amax(dim, keepdim), "amin": lambda x, dim, keepdim: -(-x).amin(dim, keepdim),
    "norm(inf)": lambda x, dim, keepdim: x.norm(INF, dim, keepdim),
    "norm(-inf)": lambda x, dim, keepdim: 2 - (x - 2).norm(-INF, dim, keepdim),
    "aminmax": lambda x, dim, keepdim: torch.aminmax(x, dim, keepdim)[1],
    "-aminmax": lambda x, dim, keepdim: -torch.aminmax(-x, dim, keepdim)[0],
}


@pytest.mark.parametrize("name", TIES)
@pytest.mark.parametrize("kind", [torch.HalfTensor, torch.FloatTensor, torch.DoubleTensor])
@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("size, dim, keepdim", [
    ((3, 5), None, False), ((3, 5), 1, False), ((4, 70), 0, True), ((2, 3, 130), (0, 2), False),
    ((2, 3, 4), (1,), True), ((5000,), None, False)])
def test_equal_extremes_share_the_gradient_evenly(name, kind, create_graph, size, dim, keepdim):
    """Numbers of {0, 1} tie: the ones of a line have 1 / their number of its gradient, and the zeros nothing."""
    a = np.random.default_rng(len(size)).integers(0, 2, size).astype("f")
    axes = tuple(range(a.ndim)) if dim is None else dim
    a[np.broadcast_to(a.max(axis=axes, keepdims=True) == 0, size)] = 1
    shape = np.sum(a, axis=axes, keepdims=True).shape
    grad = np.arange(1, np.prod(shape) + 1).reshape(shape).astype("f")
    x = Variable(kind(a.tolist()), requires_grad=True)
    y = TIES[name](x, dim, keepdim)
    y.backward(torch.from_numpy(grad.reshape(tuple(y.size()))).type_as(y.data), create_graph=create_graph)
    wanted = grad * a / a.sum(axis=axes, keepdims=True)
    np.testing.assert_allclose(x.grad.data.double().numpy(), wanted, rtol=1e-3 if kind is torch.HalfTensor else 1e-6)


@pytest.mark.parametrize("reduce", [torch.max, torch.min])
@pytest.mark.parametrize("count", [1, 2, 33, 5000])
def test_equal_extremes_of_all_elements(reduce, count):
    x = floats(*[3.0] * count)
    reduce(x).backward(torch.FloatTensor([2]))
    np.testing.assert_allclose(x.grad.data.numpy(), np.full(count, 2 / count), rtol=1e-6)


def test_a_gradient_of_inf_leaves_zeros_where_no_extreme_is():
    for create_graph in (False, True):
        x = floats(1, 2, 2)
        x.amax(0).backward(torch.FloatTensor([INF]), create_graph=create_graph)
        assert x.grad.data.tolist() == [0, INF, INF]


# --- norms and products --------------------------------------------------------------------------------------------

@pytest.mark.parametrize("p", [0.5, 1, 1.5, 2, 3, INF, -INF, 0])
@pytest.mark.parametrize("kind", ["Float", "Double"])
def test_the_gradient_of_a_norm_of_zeros_is_zero(p, kind):
    x = Variable(getattr(torch, f"{kind}Tensor")(3, 4).zero_())
    x.norm(p, 1).sum().backward()
    assert x.grad.data.tolist() == [[0] * 4] * 3


@pytest.mark.parametrize("create_graph", [False, True])
def test_gradients_of_norms_without_a_power(create_graph):
    x = doubles([3, -5, 0.5])
    assert gradient(lambda x: x.norm(INF), x, None, create_graph).data.tolist() == [0, -1, 0]
    assert gradient(lambda x: x.norm(-INF), x, None, create_graph).data.tolist() == [0, 0, 1]
    assert gradient(lambda x: x.norm(0), x, None, create_graph).data.tolist() == [0, 0, 0]
    y = doubles([0, 0, 0])
    assert gradient(lambda y: x.dist(y, INF), y, None, create_graph).data.tolist() == [0, 1, 0]


def others(x):
    """Of each element the product of the others."""
    return np.array([np.prod(np.delete(x, i)) for i in range(len(x))])


@pytest.mark.parametrize("x", [[1, 2, 3], [0, 2, 3], [2, 0, 0], [0, 0, 0], [5], [0], [2, NAN, 0], [-0.0, 4]])
@pytest.mark.parametrize("create_graph", [False, True])
def test_gradient_of_a_product_with_zeros(x, create_graph):
    wanted = others(np.array(x, dtype=float))
    result = gradient(lambda v: v.prod(), doubles(x), None, create_graph)
    if not np.isnan(x).any():
        np.testing.assert_allclose(result.data.numpy(), wanted)
    rows = gradient(lambda v: v.prod(1), doubles([x, x]), None, create_graph).data.numpy()
    columns = gradient(lambda v: v.prod(0, keepdim=True), doubles(np.array([x, x]).T), None, create_graph).data.numpy()
    np.testing.assert_array_equal(rows, columns.T)
    if not np.isnan(x).any():
        np.testing.assert_allclose(rows, [wanted, wanted])


@pytest.mark.parametrize("x", [[1, 2, 3], [0, 2, 3], [2, 0, 0], [0, 0, 0]])
def test_second_gradient_of_a_product_with_zeros(x):
    v, weights = doubles(x), np.array([1.0, 2, 3])
    first = gradient(lambda v: v.prod(), v, None, True)
    v.grad = None
    (first * Variable(torch.from_numpy(weights), requires_grad=False)).sum().backward()
    wanted = [sum(weights[j] * np.prod(np.delete(x, [i, j])) for j in range(3) if j != i) for i in range(3)]
    np.testing.assert_allclose(v.grad.data.numpy(), wanted)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 63, 64, 65, 5000])
@pytest.mark.parametrize("zeros", [0, 1, 2])
def test_recorded_gradient_of_a_product_of_any_length(count, zeros):
    """5000 elements twice would need 200 MB as a square."""
    x = np.random.default_rng(count).choice([-1.0, 1.0], count) * 2 ** np.tile([0.5, -0.5], count)[:count]
    x[np.arange(zeros) * 2 % count] = 0
    v = doubles(x)
    result = gradient(lambda v: v.prod(), v, None, True)
    plain = gradient(lambda v: v.prod(), doubles(x), None, False)
    np.testing.assert_allclose(result.data.numpy(), plain.data.numpy(), rtol=1e-9)


def test_product_of_several_dims_with_a_zero():
    x = np.random.default_rng(2).uniform(1, 2, (2, 3, 2))
    x[1, 1, 1] = 0
    for create_graph in (False, True):
        result = gradient(lambda v: v.prod((0, 2)), doubles(x), None, create_graph).data.numpy()
        for i in range(3):
            np.testing.assert_allclose(result[:, i].ravel(), others(x[:, i].ravel()))


def test_gradient_of_elu_needs_an_alpha_that_keeps_signs_apart():
    with pytest.raises(ValueError, match="elu: alpha is -1; need alpha >= 0"):
        F.elu(floats(1), -1)


# --- division, losses, layers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [-0.5, 1.5, INF])
def test_cross_entropy_of_no_probability_says_so(value):
    for loss in (nn.BCELoss(), nn.BCELoss(torch.ones(2)), nn.BCELoss(size_average=False)):
        with pytest.raises(ValueError, match="binary_cross_entropy: input holds .*probabilities from 0 to 1"):
            loss(floats(0.5, value), floats(1, 0))
    assert nn.BCELoss()(floats(0, 1), floats(0, 1)).item() == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("name, size", [
    ("tensor_split", (None, 2)), ("hsplit", (2, None)), ("hsplit", (None,)), ("vsplit", (None, 2)),
    ("dsplit", (1, 2, None))])
def test_a_number_of_sections_is_numpys(name, size):
    """A number of sections: sizes differ by at most one, or are equal or refused."""
    ours, numpys = getattr(torch, name), getattr(np, name.replace("tensor", "array"))
    for count in range(8):
        whole = [count if n is None else n for n in size]
        array = np.arange(np.prod(whole), dtype=np.float64).reshape(whole)
        for sections in range(1, 10):
            try:
                wanted = [part.tolist() for part in numpys(array, sections)]
            except ValueError:
                with pytest.raises(ValueError, match=f"{name}: indices_or_sections is {sections}, .* of one size"):
                    ours(torch.from_numpy(array), sections)
            else:
                assert [part.tolist() for part in ours(torch.from_numpy(array), sections)] == wanted
