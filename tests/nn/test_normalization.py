"""Batch, instance, group and layer normalisation, local responses, and the dropouts of channels."""

import math

import numpy as np
import pytest
from nn.test_pooling import check_gradient, image

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

PLANES = {1: (7,), 2: (3, 5), 3: (2, 3, 4)}


def normal(values, axes, eps=1e-5):
    return (values - values.mean(axes, keepdims=True)) / np.sqrt(values.var(axes, keepdims=True) + eps)


def filled(layer):
    """Return the layer in double, with weights and biases that are not all alike."""
    for parameter in layer.double().parameters():
        parameter.data.uniform_(0.5, 1.5)
    return layer


def spread(vector, ndim):
    return vector.data.numpy().reshape(1, -1, *(1,) * (ndim - 2))


def check_layer(layer, x, wanted):
    np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-8, atol=1e-9)
    strided = torch.from_numpy(np.asfortranarray(x.data.numpy()))
    np.testing.assert_allclose(layer(Variable(strided)).data.numpy(), wanted, rtol=1e-8, atol=1e-9)
    empty = Variable(torch.zeros(0, *x.size()[1:]).double())
    layer(empty).sum().backward()
    assert empty.grad.size() == empty.size()
    layer.zero_grad()
    assert repr(eval(f"nn.{layer!r}")) == repr(layer)
    copy = eval(f"nn.{layer!r}").double()
    copy.load_state_dict(layer.state_dict())
    np.testing.assert_allclose(copy(x).data.numpy(), wanted, rtol=1e-8, atol=1e-9)
    single = copy.float()(Variable(x.data.float()))
    np.testing.assert_allclose(single.data.numpy(), wanted, rtol=1e-4, atol=1e-4)
    x.grad = None
    check_gradient(layer, x)
    for parameter in layer.parameters():
        kept = parameter.data.clone()
        layer.zero_grad()
        output = layer(x)
        weights = image(*output.size(), kind="Double").data
        output.backward(weights)
        direction = torch.from_numpy(np.random.default_rng(4).standard_normal(tuple(kept.size())))
        values = []
        for step in (1e-6, -1e-6):
            parameter.data.copy_(kept + direction * step)
            values.append((layer(x).data * weights).sum())
        parameter.data.copy_(kept)
        assert abs((parameter.grad.data * direction).sum() - (values[0] - values[1]) / 2e-6) < 1e-5


@pytest.mark.parametrize("dims", (1, 2, 3))
@pytest.mark.parametrize("groups, affine", [(1, True), (2, True), (6, True), (3, False)])
def test_group_norm(dims, groups, affine):
    layer = filled(nn.GroupNorm(groups, 6, affine=affine))
    x = image(3, 6, *PLANES[dims], kind="Double")
    wanted = normal(x.data.numpy().reshape(3, groups, -1), 2).reshape(x.size())
    if affine:
        wanted = wanted * spread(layer.weight, dims + 2) + spread(layer.bias, dims + 2)
    check_layer(layer, x, wanted)


@pytest.mark.parametrize("shape, options", [(5, {}), ((4, 5), {}), ((5,), {"bias": False}), ((3, 4, 5), {"eps": 1e-3}),
                                            (5, {"elementwise_affine": False})], ids=str)
def test_layer_norm(shape, options):
    layer = filled(nn.LayerNorm(shape, **options))
    x = image(2, 3, 4, 5, kind="Double")
    axes = tuple(range(4 - len(layer.normalized_shape), 4))
    wanted = normal(x.data.numpy(), axes, layer.eps)
    wanted = wanted if layer.weight is None else wanted * layer.weight.data.numpy()
    check_layer(layer, x, wanted if layer.bias is None else wanted + layer.bias.data.numpy())
    with pytest.raises(RuntimeError, match="to end with normalized_shape"):
        layer(Variable(torch.zeros(2, 7).double()))


@pytest.mark.parametrize("dims", (1, 2, 3))
@pytest.mark.parametrize("affine", (False, True))
def test_instance_norm(dims, affine):
    layer = filled(getattr(nn, f"InstanceNorm{dims}d")(4, affine=affine))
    x = image(3, 4, *PLANES[dims], kind="Double")
    wanted = normal(x.data.numpy(), tuple(range(2, dims + 2)))
    if affine:
        wanted = wanted * spread(layer.weight, dims + 2) + spread(layer.bias, dims + 2)
    check_layer(layer, x, wanted)
    np.testing.assert_allclose(layer(Variable(x.data[1])).data.numpy(), wanted[1], rtol=1e-8, atol=1e-9)
    np.testing.assert_allclose(layer.eval()(x).data.numpy(), wanted, rtol=1e-8, atol=1e-9)
    for size, message in (((3, 5, *PLANES[dims]), "4 channels"), ((3,), "need"), ((2, 4, *(1,) * dims), "2 elements")):
        kind = UserWarning if message == "4 channels" and not affine else ValueError  # no channel has a parameter
        with pytest.warns(kind, match=message) if kind is UserWarning else pytest.raises(kind, match=message):
            layer(Variable(torch.zeros(*size).double()))


def test_instance_norm_with_running_statistics():
    layer = nn.InstanceNorm2d(2, momentum=0.5, track_running_stats=True).double()
    x = image(3, 2, 4, 5, kind="Double")
    values = x.data.numpy()
    layer(x)
    np.testing.assert_allclose(layer.running_mean.numpy(), 0.5 * values.mean((2, 3)).mean(0), rtol=1e-9)
    np.testing.assert_allclose(layer.running_var.numpy(), 0.5 + 0.5 * values.var((2, 3), ddof=1).mean(0), rtol=1e-9)
    mean, variance = (t.numpy().reshape(1, 2, 1, 1) for t in (layer.running_mean, layer.running_var))
    np.testing.assert_allclose(layer.eval()(x).data.numpy(), (values - mean) / np.sqrt(variance + 1e-5), rtol=1e-9)


def test_batch_norm_of_volumes_and_without_running_statistics():
    layer = filled(nn.BatchNorm3d(3))
    x = image(2, 3, 2, 3, 4, kind="Double")
    wanted = normal(x.data.numpy(), (0, 2, 3, 4)) * spread(layer.weight, 5) + spread(layer.bias, 5)
    np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-8, atol=1e-9)
    with pytest.raises(ValueError, match="need 5-D"):
        layer(Variable(torch.zeros(2, 3, 4, 4)))
    bare = nn.BatchNorm1d(3, track_running_stats=False, affine=False).double().eval()
    y = image(6, 3, kind="Double")
    np.testing.assert_allclose(bare(y).data.numpy(), normal(y.data.numpy(), 0), rtol=1e-8, atol=1e-9)
    assert not bare.state_dict() and repr(eval(f"nn.{bare!r}")) == repr(bare)


@pytest.mark.parametrize("size", [(70, 6, 70), (3, 513), (4, 40, 31, 33), (200, 4, 3), (1, 2, 70000), (5, 100, 1)])
@pytest.mark.parametrize("offset", (0, 1000))
def test_large_and_far_from_zero(size, offset):
    """Sizes below and above lanes, blocks, parts and threads; float and double; the same on two threads."""
    random = np.random.default_rng(0)
    values = (random.standard_normal(size) + offset).astype(np.float32)
    for groups in {1, 2, size[1]}:
        if size[1] % groups:
            continue
        rows = values.astype(float).reshape(size[0], groups, -1)
        wanted = normal(rows, 2).reshape(size)
        result = []
        for threads in (1, 2):
            torch.set_num_threads(threads)
            x = Variable(torch.from_numpy(values))
            weight = Variable(torch.from_numpy(random.uniform(0.5, 1.5, size[1]).astype(np.float32) * 0 + 1))
            y = F.group_norm(x, groups, weight)
            y.backward(torch.from_numpy(np.cos(np.arange(values.size)).reshape(size).astype(np.float32)))
            result.append([y.data.numpy(), x.grad.data.numpy(), weight.grad.data.numpy()])
        rounding = 2e-5 + 2e-7 * offset / max(rows.std(2).min(), 1e-3)  # the mean is a float, too
        np.testing.assert_allclose(result[0][0], wanted, rtol=1e-4, atol=rounding)
        for one, two in zip(*result, strict=True):
            np.testing.assert_array_equal(one, two)


@pytest.mark.parametrize("size", [(4, 3, 300), (900, 5), (40, 3, 4, 4)])
def test_a_first_element_far_from_the_others_costs_no_digits(size):
    """Sums begin at the first element of a channel or group; rows, columns, short rows."""
    values = np.random.default_rng(1).standard_normal(size).astype(np.float32)
    values[(0, slice(None), *(0 for _ in size[2:]))] = 3000
    axes = (0, *range(2, len(size)))
    wanted = normal(values.astype(float), axes)
    result = F.batch_norm(torch.from_numpy(values), None, None, training=True).numpy()
    np.testing.assert_allclose(result, wanted, rtol=3e-6, atol=3e-6)
    rows = np.moveaxis(values, 1, 0).reshape(1, size[1], -1)
    result = F.group_norm(torch.from_numpy(np.ascontiguousarray(rows)), size[1]).numpy()
    np.testing.assert_allclose(result, normal(rows.astype(float), 2), rtol=3e-6, atol=3e-6)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 9])
def test_layers_of_a_few_elements(kind, count):
    values = (5 + np.random.default_rng(count).standard_normal((50, count))).astype(kind)
    x = torch.from_numpy(values).requires_grad_()
    result = F.layer_norm(x, (count,))
    tight = 1e-4 if kind == "float32" else 1e-11
    np.testing.assert_allclose(result.detach().numpy(), normal(values.astype(float), 1), rtol=tight, atol=tight)
    check_gradient(lambda x: F.layer_norm(x, (count,)), Variable(x.detach().double(), requires_grad=True))


def test_softmax2d():
    x = image(2, 3, 4, 5, kind="Double")
    e = np.exp(x.data.numpy())
    np.testing.assert_allclose(nn.Softmax2d()(x).data.numpy(), e / e.sum(1, keepdims=True), rtol=1e-10)
    np.testing.assert_allclose(nn.Softmax2d()(Variable(x.data[0])).data.numpy(), (e / e.sum(1, keepdims=True))[0])
    with pytest.raises(ValueError, match="need 4-D"):
        nn.Softmax2d()(image(2, 3))


@pytest.mark.parametrize("dims", (1, 2, 3))
def test_dropout_of_channels(dims):
    torch.manual_seed(0)
    layer = getattr(nn, f"Dropout{dims}d")(0.25)
    x = Variable(torch.ones(60, 50, *PLANES[dims]))
    y = layer(x)
    channels = y.data.numpy().reshape(3000, -1)
    assert (channels == channels[:, :1]).all() and set(np.unique(channels).tolist()) == {0, np.float32(1 / 0.75)}
    assert abs((channels[:, 0] == 0).mean() - 0.25) < 0.03
    y.sum().backward()
    np.testing.assert_array_equal(x.grad.data.numpy(), y.data.numpy())
    assert layer.eval()(x) is x
    given = Variable(torch.ones(4, 3, *PLANES[dims])) * 1
    assert getattr(F, f"dropout{dims}d")(given, 0.5, True, True) is given
    with pytest.raises(ValueError, match="p is 2; need p >= 0 and p <= 1"):
        getattr(F, f"dropout{dims}d")(x, 2, True)


@pytest.mark.parametrize("make, size", [(nn.AlphaDropout, (400, 100)), (nn.FeatureAlphaDropout, (200, 100, 4))])
def test_alpha_dropout_keeps_mean_and_variance(make, size):
    torch.manual_seed(0)
    for p in (0.1, 0.5):
        x = Variable(torch.randn(*size))
        layer = make(p)
        y = layer(x)
        assert abs(y.data.mean()) < 0.03 and abs(y.data.var() - 1) < 0.05
        zeros = layer(Variable(torch.zeros(*size))).data.numpy()
        assert len(np.unique(zeros)) == 2 and abs((zeros < 0).mean() - p) < 0.02
        assert layer.eval()(x) is x
    inside = x * 1
    assert F.alpha_dropout(inside, 0.5, True, True) is inside
    assert nn.AlphaDropout(1.0)(x).data.abs().max() == 0
    with pytest.raises(ValueError, match="probability"):
        make(-0.1)


def test_running_statistics_without_momentum_are_the_mean_of_all_batches():
    for module, size in ((nn.BatchNorm1d(3, momentum=None), (8, 3)), (nn.BatchNorm1d(3, momentum=None), (2, 3, 9))):
        batches = [torch.randn(*size) * scale + scale for scale in (1, 2, 3)]
        for batch in batches:
            module(Variable(batch))
        module.eval()(Variable(batches[0]))
        lines = [np.moveaxis(batch.numpy(), 1, 0).reshape(3, -1) for batch in batches]
        np.testing.assert_allclose(module.running_mean.numpy(), np.mean([x.mean(1) for x in lines], 0), rtol=1e-5)
        if len(size) == 2:
            np.testing.assert_allclose(module.running_var.numpy(), np.mean([x.var(1, ddof=1) for x in lines], 0), 1e-5)
        assert module.num_batches_tracked == 3 and "num_batches_tracked" in module.state_dict()
        twin = type(module)(3, momentum=None, track_running_stats=True)
        twin.load_state_dict(module.state_dict())
        for each in (module.train(), twin):
            each(Variable(batches[0]))
        np.testing.assert_array_equal(twin.running_mean.numpy(), module.running_mean.numpy())
        module.reset_parameters()
        assert module.num_batches_tracked == 0
    assert nn.BatchNorm1d(3).state_dict()["num_batches_tracked"].size() == ()


@pytest.mark.parametrize("shape, eps", [((5,), None), ((3, 5), 0.1)])
def test_rms_norm(shape, eps):
    module, x = nn.RMSNorm(shape, eps).double(), np.random.default_rng(0).normal(size=(2, 3, 5))
    module.weight.data.normal_(0, 1)
    axes = tuple(range(3 - len(shape), 3))
    root = np.sqrt((x * x).mean(axes, keepdims=True) + (2.0**-52 if eps is None else eps))
    result = module(Variable(torch.from_numpy(x), requires_grad=False)).data.numpy()
    np.testing.assert_allclose(result, x / root * module.weight.data.numpy(), rtol=1e-12)
    assert torch.autograd.gradcheck(module, [Variable(torch.from_numpy(x.copy()))])
    assert repr(nn.RMSNorm(4, elementwise_affine=False)) == "RMSNorm((4,), eps=None, elementwise_affine=False)"
    with pytest.raises(RuntimeError, match="rms_norm: input is DoubleTensor 2x3x5"):
        nn.RMSNorm(4)(Variable(torch.from_numpy(x)))


@pytest.mark.parametrize("options", [{"weight": torch.ones(5)}, {"running_var": torch.ones(4)},
                                     {"running_mean": torch.zeros(1)}])
def test_a_refused_instance_norm_moves_no_statistics(options):
    given = {"running_mean": torch.zeros(3), "running_var": torch.ones(3), **options}
    before = {name: value.clone() for name, value in given.items()}
    with pytest.raises(RuntimeError):
        F.instance_norm(torch.randn(2, 3, 4), **given)
    assert all(value.equal(before[name]) for name, value in given.items())


@pytest.mark.parametrize("layer, size", [(nn.BatchNorm1d(3, momentum=None), (4, 5)),
                                         (nn.BatchNorm1d(3), (1, 3))])
def test_a_refused_batch_is_not_counted(layer, size):
    with pytest.raises((RuntimeError, ValueError)):
        layer(Variable(torch.randn(*size)))
    assert layer.num_batches_tracked == 0
    layer(Variable(torch.randn(4, 3, 6)))
    assert layer.num_batches_tracked == 1


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_instances_have_running_values(dims):
    kind = getattr(nn, f"InstanceNorm{dims}d")
    assert not list(kind(3, affine=True).buffers())
    layer = kind(3, momentum=1, track_running_stats=True)
    x = Variable(torch.randn(2, 3, *[4] * dims))
    layer(x)
    values = x.data.numpy().reshape(2, 3, -1)
    np.testing.assert_allclose(layer.running_mean.numpy(), values.mean(2).mean(0), atol=1e-6)
    np.testing.assert_allclose(layer.running_var.numpy(), values.var(2, ddof=1).mean(0), rtol=1e-5)
    assert "running_mean" in layer.state_dict()
    layer.eval()
    kept, whole = layer.running_mean.clone(), layer(x * 3)
    assert layer.running_mean.equal(kept)
    assert abs(float(whole.data.view(2, 3, -1).mean(2).abs().max())) > 1e-5


@pytest.mark.parametrize("kind", [torch.float16, torch.bfloat16])
def test_root_mean_square_of_narrow_numbers_whose_squares_are_too_large(kind):
    x = torch.tensor([[300.0, -300, 600, 0]]).to(kind).requires_grad_()
    result = F.rms_norm(x, (4,), eps=0.5)
    wanted = F.rms_norm(x.detach().float(), (4,), eps=0.5)
    assert result.dtype is kind and (result.detach().float() - wanted).abs().max() < 0.01
    result.sum().backward()
    assert x.grad.dtype is kind and x.grad.isfinite().all()


@pytest.mark.parametrize("logarithm", [False, True])
def test_softmax_of_rows_of_every_length(logarithm):
    """Short rows are columns, others whole vectors and a rest; rows of infinities, nan and far numbers among them."""
    for count in (1, 2, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 65, 79, 80, 181):
        x = torch.randn(20, count, dtype=torch.float64)
        x[1], x[2, 0], x[3, -1], x[4, -1], x[5] = -math.inf, math.nan, -math.inf, 200.0, 1e4 * x[5]
        powers = (x - x.amax(-1, True)).exp()
        expected = powers / powers.sum(-1, True)
        expected = expected.log() if logarithm else expected
        given = x.float().requires_grad_()
        result = (F.log_softmax if logarithm else F.softmax)(given, -1)
        usual = [0, 4, *range(6, 20)]
        torch.testing.assert_close(result.detach()[usual].double(), expected[usual], rtol=1e-5, atol=1e-6)
        assert torch.isnan(result[1:3]).all() and (logarithm or torch.isclose(result[5].sum(), torch.ones(())))
        grad = torch.randn(20, count)
        result.backward(grad)
        y, grad = expected[usual], grad[usual].double()
        wanted = grad - y.exp() * grad.sum(-1, True) if logarithm else y * (grad - (grad * y).sum(-1, True))
        torch.testing.assert_close(given.grad[usual].double(), wanted, rtol=1e-4, atol=1e-5)


def test_layers_of_one_item_of_a_batch():
    """An item of a batch begins within its storage."""
    x = torch.randn(3, 4, 4, 6)
    for layer in (lambda x: F.layer_norm(x, (6,)), lambda x: F.pixel_shuffle(x, 2), lambda x: F.pixel_unshuffle(x, 2),
                  lambda x: F.channel_shuffle(x.unsqueeze(0), 2), lambda x: F.conv1d(x[0], x[1, :, :3].unsqueeze(0))):
        assert torch.equal(layer(x[2]), layer(x[2].clone()))
    y = torch.randn(2, 3, 5, requires_grad=True)
    F.layer_norm(y[1], (5,)).square().sum().backward()
    z = y.detach()[1].clone().requires_grad_()
    F.layer_norm(z, (5,)).square().sum().backward()
    assert torch.equal(y.grad[1], z.grad)


SCALED = {
    "layer_norm": ((5, 37), lambda x: F.layer_norm(x, (37,), eps=0)),
    "layer_norm of long rows": ((3, 700), lambda x: F.layer_norm(x, (700,), torch.ones(700).to(x), eps=0)),
    "group_norm": ((3, 4, 9), lambda x: F.group_norm(x, 2, torch.ones(4).to(x), eps=0)),
    "batch_norm of columns": ((9, 150), lambda x: F.batch_norm(x, None, None, training=True, eps=0)),
    "batch_norm": ((3, 4, 5, 6), lambda x: F.batch_norm(x, None, None, training=True, eps=0)),
    "batch_norm of channels_last": ((3, 4, 5, 6), lambda x: F.batch_norm(
        x.contiguous(memory_format=torch.channels_last), None, None, training=True, eps=0)),
    "instance_norm": ((3, 4, 9), lambda x: F.instance_norm(x, eps=0)),
    "rms_norm": ((5, 37), lambda x: F.rms_norm(x, (37,), eps=0)),
    "lp_pool2d": ((2, 3, 4, 6), lambda x: F.lp_pool2d(x, 2, 2) / x.detach().abs().max()),
}


@pytest.mark.parametrize("name", SCALED)
@pytest.mark.parametrize("dtype, exponents", [
    (torch.float32, (-115, -60, 62, 70, 115)), (torch.float64, (-990, 600, 990))])
def test_squares_do_not_leave_the_range(name, dtype, exponents):
    """Values do not depend on the scale, and gradients are divided by it."""
    size, call = SCALED[name]
    base = torch.from_numpy(np.random.default_rng(3).standard_normal(size)).to(dtype)
    weights = torch.from_numpy(np.random.default_rng(4).standard_normal(size)).to(dtype)
    results = []
    for exponent in (0, *exponents):
        x = (base * 2.0**exponent).requires_grad_()
        y = call(x)
        (slope,) = torch.autograd.grad((y * weights[tuple(slice(n) for n in y.size())]).sum(), x)
        results.append((y.detach(), slope.double() * 2.0**exponent))
    for y, slope in results[1:]:
        torch.testing.assert_close(y, results[0][0], rtol=1e-4, atol=1e-5)
        torch.testing.assert_close(slope, results[0][1], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.complex128, torch.float64, torch.float32, torch.bfloat16])
def test_rms_norm_of_complex_numbers_and_a_negative_eps(dtype):
    x = torch.tensor([[3.0, 4.0, 2.0], [1.0, -6.0, 5.0]]).to(dtype)
    x = x * (1 + 2j) if dtype.is_complex else x
    for eps in (0.5, -0.5):
        exact = x.to(torch.complex128)
        wanted = exact / ((exact * exact).mean(1, True) + eps).sqrt()
        wanted = wanted if dtype.is_complex else wanted.real
        torch.testing.assert_close(F.rms_norm(x, [3], eps=eps), wanted.to(dtype))
