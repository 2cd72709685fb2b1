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

ELEMENTWISE = {
    "threshold": lambda x: F.threshold(x, 0, 5), "hardshrink": F.hardshrink, "softshrink": F.softshrink,
    "hardtanh": F.hardtanh, "relu": F.relu, "relu6": F.relu6, "leaky_relu": F.leaky_relu, "elu": F.elu,
    "softplus": F.softplus, "clamp": lambda x: x.clamp(-1, 1), "clamp_min": lambda x: x.clamp(min=0),
    "clamp_max": lambda x: x.clamp(max=0), "log_sigmoid": F.log_sigmoid, "tanhshrink": F.tanhshrink,
    "crossed clamp": lambda x: x.clamp(2, 1),
}  # fmt: skip
LOSSES = {
    "mse_loss": F.mse_loss, "l1_loss": F.l1_loss, "smooth_l1_loss": F.smooth_l1_loss, "kl_div": F.kl_div,
    "soft_margin_loss": F.soft_margin_loss, "hinge_embedding_loss": F.hinge_embedding_loss,
    "binary_cross_entropy": F.binary_cross_entropy,
    "margin_ranking_loss": lambda a, b: torch.margin_ranking_loss(a, b, b),
}  # fmt: skip


@pytest.mark.parametrize("name", ELEMENTWISE)
@pytest.mark.parametrize("count", [1, 70, 600])
def test_nan_flows_through(name, count):
    x = doubles(np.where(np.arange(count) % 3 == 0, NAN, 0.25))
    y = ELEMENTWISE[name](x).data.numpy()
    np.testing.assert_array_equal(np.isnan(y), np.isnan(x.data.numpy()))


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("place", ["input", "target"])
def test_a_loss_of_nan_is_nan(name, place):
    for other in (1, 0.5) if name == "binary_cross_entropy" else (1, -1):
        pair = (floats(0.5, NAN), floats(1, other)) if place == "input" else (floats(0.5, 0.5), floats(1, NAN))
        assert np.isnan(LOSSES[name](*pair).item())


def test_kl_div_of_no_probability_is_zero_but_for_nan():
    assert F.kl_div(floats(-INF), floats(0)).item() == 0
    assert np.isnan(F.kl_div(floats(NAN), floats(0)).item())


@pytest.mark.parametrize("name", ["threshold", "hardshrink", "softshrink", "hardtanh", "relu"])
def test_the_gradient_at_nan_is_not_zero(name):
    assert gradient(ELEMENTWISE[name], floats(NAN, 0.9), torch.FloatTensor([3, 4])).data.tolist()[0] != 0


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


def test_clamp_with_bounds_that_cross_gives_max():
    values = np.array([-5, 1.5, 5])
    assert torch.from_numpy(values).clamp(2, 1).tolist() == np.clip(values, 2, 1).tolist() == [1, 1, 1]
    assert torch.IntTensor([-5, 5]).clamp(2, 1).tolist() == [1, 1]


# --- norms and products --------------------------------------------------------------------------------------------

ORDERS = [INF, -INF, 0, 1, 2, 3, -1, 0.5]


@pytest.mark.parametrize("p", ORDERS)
@pytest.mark.parametrize("count", [1, 5, 33, 300, 5000, 70000])
def test_norms(p, count):
    x = np.random.default_rng(1).uniform(0.5, 2, count) * np.where(np.arange(count) % 2, 1, -1)
    wanted = np.linalg.norm(x, p) if p else np.count_nonzero(x)
    t = torch.from_numpy(x)
    np.testing.assert_allclose(t.norm(p), wanted, rtol=1e-9)
    np.testing.assert_allclose(t.dist(torch.from_numpy(x[::-1].copy()) * 0, p), wanted, rtol=1e-9)
    wide = torch.from_numpy(np.tile(x[:50], (3, 1)))
    np.testing.assert_allclose(wide.norm(p, 1).numpy(), [np.linalg.norm(x[:50], p)] * 3, rtol=1e-9)
    np.testing.assert_allclose(wide.t().norm(p, 0).numpy(), [np.linalg.norm(x[:50], p)] * 3, rtol=1e-9)


@pytest.mark.parametrize("p", [0.5, 1, 1.5, 2, 3, INF, -INF, 0])
@pytest.mark.parametrize("kind", ["Float", "Double"])
def test_the_gradient_of_a_norm_of_zeros_is_zero(p, kind):
    x = Variable(getattr(torch, f"{kind}Tensor")(3, 4).zero_())
    x.norm(p, 1).sum().backward()
    assert x.grad.data.tolist() == [[0] * 4] * 3


@pytest.mark.parametrize("p", ORDERS)
def test_norm_of_nan_is_nan_but_for_the_count(p):
    assert np.isnan(torch.DoubleTensor([1, NAN, 2]).norm(p).item()) == (p != 0)


@pytest.mark.parametrize("create_graph", [False, True])
def test_gradients_of_norms_without_a_power(create_graph):
    x = doubles([3, -5, 0.5])
    assert gradient(lambda x: x.norm(INF), x, None, create_graph).data.tolist() == [0, -1, 0]
    assert gradient(lambda x: x.norm(-INF), x, None, create_graph).data.tolist() == [0, 0, 1]
    assert gradient(lambda x: x.norm(0), x, None, create_graph).data.tolist() == [0, 0, 0]
    y = doubles([0, 0, 0])
    assert gradient(lambda y: x.dist(y, INF), y, None, create_graph).data.tolist() == [0, 1, 0]


@pytest.mark.parametrize("p, wanted", [(INF, [[1.5, -2], [2, 0.4]]), (1, [[6 / 7, -8 / 7], [5 / 3, 1 / 3]])])
def test_renorm(p, wanted):
    x = torch.DoubleTensor([[3, -4], [5, 1]])
    np.testing.assert_allclose(x.renorm(p, 0, 2).numpy(), wanted)


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


def test_floor_division_is_numpys():
    with np.errstate(all="ignore"):
        a = np.array([1, -1, 0, 7, -7, 7, -7, INF, 2.5, -2.5, 1, NAN, 0.3, 1e300])
        for b in (0.0, -0.0, INF, -INF, 2.0, -2.0, 0.1, NAN):
            np.testing.assert_array_equal((torch.from_numpy(a) // b).numpy(), np.floor_divide(a, b), err_msg=str(b))
            divisor = torch.from_numpy(np.full_like(a, b))
            np.testing.assert_array_equal((torch.from_numpy(a) // divisor).numpy(), np.floor_divide(a, b))
    for dtype in (np.uint8, np.int8, np.int16, np.int32, np.int64):
        a, b = np.arange(-9, 9).astype(dtype), np.full(18, 4, dtype)
        np.testing.assert_array_equal((torch.from_numpy(a) // torch.from_numpy(b)).numpy(), a // b)
        if dtype != np.uint8:
            np.testing.assert_array_equal((torch.from_numpy(a) // torch.from_numpy(-b)).numpy(), a // -b)


@pytest.mark.parametrize("value", [-0.5, 1.5, INF])
def test_cross_entropy_of_no_probability_says_so(value):
    for loss in (nn.BCELoss(), nn.BCELoss(torch.ones(2)), nn.BCELoss(size_average=False)):
        with pytest.raises(ValueError, match="binary_cross_entropy: input holds .*probabilities from 0 to 1"):
            loss(floats(0.5, value), floats(1, 0))
    assert nn.BCELoss()(floats(0, 1), floats(0, 1)).item() == pytest.approx(0, abs=1e-6)


def test_prelu_has_a_weight_for_each_channel():
    for size in ((2, 3), (2, 3, 4), (2, 3, 3, 3), (1, 3, 2, 3, 3)):
        x = Variable(-torch.ones(*size))
        wanted = np.broadcast_to(np.array([-1.0, -2, -3]).reshape(3, *[1] * (len(size) - 2)), size)
        weight = floats(1, 2, 3)
        y = F.prelu(x, weight)
        np.testing.assert_array_equal(y.data.numpy(), wanted)
        y.sum().backward()
        assert weight.grad.data.tolist() == [-np.prod(size) / 3] * 3


INPLACE = [nn.Threshold(0, 5, inplace=True), nn.LeakyReLU(0.5, inplace=True), nn.ReLU(inplace=True), nn.ReLU6(True),
           nn.ELU(inplace=True), nn.Hardtanh(inplace=True)]  # fmt: skip


@pytest.mark.parametrize("layer", INPLACE, ids=str)
def test_inplace_is_in_place_and_has_the_same_gradient(layer):
    plain = type(layer)(**{k: v for k, v in vars(layer).items() if k in ("threshold", "value", "negative_slope")})
    values = torch.FloatTensor([-2, -0.5, 0, 0.5, 3, NAN])
    a, b = Variable(values.clone()), Variable(values.clone())
    before = a * 1
    after, wanted = layer(before), plain(b * 1)
    assert after is before
    np.testing.assert_array_equal(after.data.numpy(), wanted.data.numpy())
    for y in (after, wanted):
        y.backward(torch.FloatTensor([1, 2, 3, 4, 5, 6]))
    np.testing.assert_array_equal(a.grad.data.numpy(), b.grad.data.numpy())
    constant = Variable(values.clone(), requires_grad=False)
    assert layer(constant).data is constant.data


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
