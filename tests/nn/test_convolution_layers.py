"""Convolutions of one to three dimensions and their transposes, as functions and modules, against the oracles."""

import numpy as np
import oracles
import pytest
from nn.test_pooling import check_gradient, image

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

PLANES = {1: (11,), 2: (7, 6), 3: (4, 5, 6)}
OPTIONS = [  # kernel, stride, padding, dilation, groups
    (3, 1, 1, 1, 1), (2, 2, 0, 1, 2), (3, 2, 1, 2, 1), (1, 1, 0, 1, 1), (1, 2, 0, 1, 2),
    ((1, 2, 3), 1, (0, 1, 1), 1, 1), ((3, 1, 1), (2, 1, 1), (1, 0, 0), 1, 2),
]  # fmt: skip


def cut(value, dims):
    return value[3 - dims:] if isinstance(value, tuple) else value


@pytest.mark.parametrize("dims", (1, 2, 3))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_convolutions(dims, options):
    kernel, stride, padding, dilation, groups = (cut(value, dims) for value in options)
    layer = getattr(nn, f"Conv{dims}d")(4, 6, kernel, stride, padding, dilation, groups).double()
    x = image(2, 4, *PLANES[dims], kind="Double")
    weight, bias = layer.weight.data.numpy(), layer.bias.data.numpy()
    y = layer(x)
    wanted = oracles.convolve(x.data.numpy(), weight, bias, stride, padding, dilation, groups)
    np.testing.assert_allclose(y.data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    grad = image(*wanted.shape, kind="Double").data
    y.backward(grad)
    arguments = stride, padding, dilation, groups
    result = oracles.convolve_input(grad.numpy(), weight, PLANES[dims], *arguments)
    np.testing.assert_allclose(x.grad.data.numpy(), result, rtol=1e-9, atol=1e-11)
    result = oracles.convolve_weight(grad.numpy(), x.data.numpy(), weight.shape[2:], *arguments)
    np.testing.assert_allclose(layer.weight.grad.data.numpy(), result, rtol=1e-9, atol=1e-11)
    np.testing.assert_allclose(layer.bias.grad.data.numpy(), grad.numpy().sum((0, *range(2, dims + 2))), rtol=1e-9)
    check_common(layer, x, wanted)


@pytest.mark.parametrize("dims", (1, 2, 3))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_transposed_convolutions(dims, options):
    kernel, stride, padding, dilation, groups = (cut(value, dims) for value in options)
    extra = tuple(step - 1 for step in (stride if isinstance(stride, tuple) else (stride,) * dims))
    layer = getattr(nn, f"ConvTranspose{dims}d")(4, 6, kernel, stride, padding, extra, groups, True, dilation).double()
    x = image(2, 4, *PLANES[dims], kind="Double")
    wanted = oracles.convolve_transposed(x.data.numpy(), layer.weight.data.numpy(), layer.bias.data.numpy(), stride,
                                         padding, extra, groups, dilation)
    np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    plain = getattr(nn, f"ConvTranspose{dims}d")(4, 6, kernel, stride, padding, 0, groups, True, dilation).double()
    plain.load_state_dict(layer.state_dict())
    for size in (wanted.shape[2:], wanted.shape):
        np.testing.assert_allclose(plain(x, output_size=size).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    with pytest.raises(ValueError, match="output_size"):
        plain(x, output_size=[n + 9 for n in wanted.shape[2:]])
    check_gradient(layer, x) if dims < 3 or options == OPTIONS[2] else None
    check_common(layer, x, wanted)


def check_common(layer, x, wanted):
    """No batch, an empty batch, strided input, the other type, repr and state_dict, wrong shapes."""
    np.testing.assert_allclose(layer(Variable(x.data[1])).data.numpy(), wanted[1], rtol=1e-10, atol=1e-12)
    strided = Variable(torch.from_numpy(np.asfortranarray(x.data.numpy())))
    np.testing.assert_allclose(layer(strided).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    empty = Variable(torch.zeros(0, *x.size()[1:]).double())
    layer.zero_grad()
    assert layer(empty).size() == (0, *wanted.shape[1:])
    layer(empty).sum().backward()
    assert layer.weight.grad.data.abs().sum() == 0
    copy = eval(f"nn.{layer!r}").double()
    assert repr(copy) == repr(layer)
    copy.load_state_dict(layer.state_dict())
    assert copy.eval()(x).data.equal(layer(x).data)
    np.testing.assert_allclose(copy.float()(Variable(x.data.float())).data.numpy(), wanted, rtol=1e-4, atol=1e-4)
    for size in ((2, 5, *x.size()[2:]), (2, 4), (2, 4, 1, 1, 1, 1)):
        with pytest.raises(RuntimeError, match="need"):
            layer(Variable(torch.zeros(*size).double()))


@pytest.mark.parametrize("threads", (1, 2))
@pytest.mark.parametrize("size, kernel, options", [
    ((3, 5, 9, 17, 33), (7, 5, 3, 3, 3), (1, 1, 1, 1)), ((2, 16, 5, 31, 18), (17, 16, 3, 3, 3), (1, 1, 1, 1)),
    ((2, 40, 6, 20, 20), (40, 20, 2, 3, 3), (2, 1, 1, 2)), ((2, 33, 4, 8, 8), (65, 33, 1, 1, 1), (1, 0, 1, 1)),
    ((1, 70, 3, 4, 4), (70, 70, 3, 3, 3), (1, 1, 1, 1))], ids=str)
def test_large_volumes(threads, size, kernel, options):
    """Float against im2col of slices in double, over several runs of planes and on threads."""
    kept = torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        x, w = image(*size), image(*kernel)
        y = F.conv3d(x, w, None, *options)
        grad = image(*y.size()).data
        y.backward(grad)
        a, b = Variable(x.data.double()), Variable(w.data.double())
        wanted = by_planes(a, b, *options)
        wanted.backward(grad.double())
        for result, expected in ((y, wanted), (x.grad, a.grad), (w.grad, b.grad)):
            expected = expected.data.numpy()
            np.testing.assert_allclose(result.data.numpy(), expected, rtol=0, atol=2e-5 * abs(expected).max())
    finally:
        torch.set_num_threads(kept)


def by_planes(x, w, stride, padding, dilation, groups):
    """Return the sum over the planes of the kernel of convolutions of images."""
    x = F.pad(x, (0,) * 4 + (padding,) * 2)
    depth = (x.size(2) - dilation * (w.size(2) - 1) - 1) // stride + 1
    planes = []
    for z in range(depth):
        met = [(x[:, :, z * stride + k * dilation], w[:, :, k]) for k in range(w.size(2))]
        taps = [F.conv2d(plane, kernel, None, stride, padding, dilation, groups) for plane, kernel in met]
        planes.append(sum(taps[1:], taps[0]))
    return torch.stack(planes, 2)


@pytest.mark.parametrize("dims", (1, 2, 3))
def test_same_padding_and_padding_modes(dims):
    x = image(2, 3, *PLANES[dims], kind="Double")
    make = getattr(nn, f"Conv{dims}d")
    for kernel, dilation in ((3, 1), (4, 1), (3, 2), (2, 1)):
        layer = make(3, 4, kernel, padding="same", dilation=dilation).double()
        total = dilation * (kernel - 1)
        edges = ((0, 0), (0, 0)) + ((total // 2, total - total // 2),) * dims
        padded, weight, bias = np.pad(x.data.numpy(), edges), layer.weight.data.numpy(), layer.bias.data.numpy()
        wanted = oracles.convolve(padded, weight, bias, 1, 0, dilation, 1)
        np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
        assert layer(x).size()[2:] == x.size()[2:] and "padding=same" in repr(layer)
    for mode, name in (("reflect", "reflect"), ("replicate", "edge"), ("circular", "wrap")):
        for padding in (1, "same"):
            layer = make(3, 4, 3, padding=padding, padding_mode=mode).double()
            padded = np.pad(x.data.numpy(), ((0, 0), (0, 0)) + ((1, 1),) * dims, mode=name)
            wanted = oracles.convolve(padded, layer.weight.data.numpy(), layer.bias.data.numpy(), 1, 0, 1, 1)
            np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    assert make(3, 4, 3, padding="valid").double()(x).size()[2] == x.size(2) - 2
    for options, message in [({"padding": "full"}, "'full'"), ({"padding": "same", "stride": 2}, "stride 1"),
                             ({"padding_mode": "mirror"}, "'mirror'"), ({"groups": 2}, "groups=2"),
                             ({"kernel_size": (1,) * (dims + 1)}, "kernel_size")]:
        with pytest.raises(ValueError, match=message):
            make(**{"in_channels": 3, "out_channels": 4, "kernel_size": 3, **options})


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize("added", [3, -1])
def test_what_cannot_be_added_to_a_transposed_convolution(dims, added):
    x = Variable(torch.ones(1, 2, *[4] * dims))
    words = rf"conv_transpose{dims}d: output_padding is .*{added}.*, stride is .*; need 0 <= output_padding < max"
    for most in ({"stride": 2, "dilation": 3}, {"stride": 3, "dilation": 2}):
        with pytest.raises(ValueError, match=words):
            getattr(nn, f"ConvTranspose{dims}d")(2, 3, 3, output_padding=added, **most)(x)
    with pytest.raises(ValueError, match=words):
        getattr(F, f"conv_transpose{dims}d")(x[0], Variable(torch.ones(2, 3, *[3] * dims)), None, 2, 0, [added])
    with pytest.raises(ValueError, match="takes an int or"):
        getattr(F, f"conv_transpose{dims}d")(x[0], Variable(torch.ones(2, 3, *[3] * dims)), None, [2] * (dims + 1))


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize("stride, dilation, added", [(1, 3, 2), (1, 3, 1), (2, 5, 3), (2, 5, 4), (3, 4, 3), (2, 4, 2)])
@pytest.mark.parametrize("padding", [0, 1, 4])
def test_what_is_added_up_to_the_dilation(dims, stride, dilation, added, padding):
    """With stride 1 and no padding all that is added is bias; else inputs may reach there."""
    torch.manual_seed(dims)
    x = Variable(torch.randn(2, 2, *[4] * dims).double())
    layer = getattr(nn, f"ConvTranspose{dims}d")(2, 4, 3, stride, padding, added, 2, True, dilation).double()
    weight, bias = layer.weight.data.numpy(), layer.bias.data.numpy()
    wanted = oracles.convolve_transposed(x.data.numpy(), weight, bias, stride, padding, added, 2, dilation)
    np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(layer(x[0]).data.numpy(), wanted[0], rtol=1e-10, atol=1e-12)
    if dims < 3:
        assert torch.autograd.gradcheck(lambda *given: layer.function(*given, stride, padding, added, 2, dilation),
                                        [x[:1].detach().requires_grad_(), layer.weight, layer.bias])

