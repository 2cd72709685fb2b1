"""Modules and functions of a line or two that are no rows."""

import numpy as np
import pytest
from test_layers import check_gradient

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

rng = np.random.default_rng(11)


def variable(array):
    return Variable(torch.from_numpy(array.copy()), requires_grad=False)


@pytest.mark.parametrize("batch", [0, 1, 3])
def test_unflatten_and_channel_shuffle(batch):
    x = rng.normal(size=(batch, 6, 2))
    for sizes in ((2, 3), (2, -1), (6, 1), (1, 2, 3)):
        result = nn.Unflatten(1, sizes)(variable(x)).data.numpy()
        np.testing.assert_array_equal(result, x.reshape(batch, *np.empty(6).reshape(sizes).shape, 2))
    for groups in (1, 2, 3, 6):
        wanted = x.reshape(batch, groups, 6 // groups, 2).swapaxes(1, 2).reshape(x.shape)
        np.testing.assert_array_equal(nn.ChannelShuffle(groups)(variable(x)).data.numpy(), wanted)
    if batch:
        check_gradient(nn.ChannelShuffle(3), torch.from_numpy(x.copy()))
        check_gradient(nn.Unflatten(1, (3, 2)), torch.from_numpy(x.copy()))
    with pytest.raises(RuntimeError, match="divisible by 4"):
        nn.ChannelShuffle(4)(variable(x))
    with pytest.raises(ValueError, match="an int of 1 or more"):
        nn.ChannelShuffle(0)(variable(x))
    with pytest.raises(ValueError, match="product"):
        nn.Unflatten(1, (4, 2))(variable(x))
    assert repr(nn.Unflatten(1, [2, 3])) == "Unflatten(dim=1, unflattened_size=(2, 3))"


@pytest.mark.parametrize("reduction", ["none", "mean", "sum", "batchmean"])
@pytest.mark.parametrize("logs", [False, True])
def test_divergence(reduction, logs):
    x, t = np.log(rng.dirichlet(np.ones(4), 3)), rng.dirichlet(np.ones(4), 3)
    each = t * (np.log(t) - x)
    wanted = {"none": each, "mean": each.mean(), "sum": each.sum(), "batchmean": each.sum() / 3}[reduction]
    module = nn.KLDivLoss(reduction=reduction, log_target=logs)
    target = variable(np.log(t) if logs else t)
    np.testing.assert_allclose(module(variable(x), target).data.numpy().squeeze(), wanted, atol=1e-12)
    assert repr(module) == "KLDivLoss()" and (module.log_target, module.reduction) == (logs, reduction)
    check_gradient(lambda a: module(a, target), torch.from_numpy(x.copy()))
    with pytest.raises(ValueError, match="reduction is"):
        nn.KLDivLoss(reduction="median")


@pytest.mark.parametrize("swap", [False, True])
def test_triplets_by_any_distance(swap):
    a, p, n = (rng.normal(size=(4, 3)) for _ in range(3))

    def city(one, other):
        return (one - other).abs().sum(1)

    near, far = np.abs(a - p).sum(1), np.abs(a - n).sum(1)
    far = np.minimum(far, np.abs(p - n).sum(1)) if swap else far
    module = nn.TripletMarginWithDistanceLoss(distance_function=city, margin=2, swap=swap, reduction="none")
    result = module(variable(a), variable(p), variable(n))
    np.testing.assert_allclose(result.data.numpy(), np.maximum(near - far + 2, 0), atol=1e-12)
    plain = nn.TripletMarginWithDistanceLoss(swap=swap)(variable(a), variable(p), variable(n)).data
    assert plain.equal(nn.TripletMarginLoss(swap=swap)(variable(a), variable(p), variable(n)).data)


def test_gumbel_softmax():
    torch.manual_seed(7)
    shares = torch.DoubleTensor([0.1, 0.2, 0.7])
    logits = Variable(shares.log().view(1, 3).expand(4000, 3).contiguous())
    draws = F.gumbel_softmax(logits, hard=True)
    assert draws.data.sum(1).sub(1).abs().max() < 1e-12 and draws.data.max(1)[0].min() > 1 - 1e-12
    assert (draws.data.mean(0) - shares).abs().max() < 0.03
    draws[:, 0].sum().backward()
    assert logits.grad.data.abs().max() > 0
    soft = F.gumbel_softmax(logits.data, tau=0.1, dim=0)
    assert (soft.sum(0) - 1).abs().max() < 1e-12 and soft.min() >= 0


def test_linear_cross_entropy_of_several_dims():
    x, weight, bias = torch.randn(4, 3), torch.randn(2, 5, 6, 3), torch.randn(2, 5, 6)
    target = torch.randint(2, (4, 5, 6))
    scores = torch.einsum("nf,cdef->ncde", x, weight) + bias
    wanted = nn.functional.cross_entropy(scores, target)
    assert torch.allclose(nn.functional.linear_cross_entropy(x, weight, target, linear_bias=bias), wanted)


def test_modules_print_as_in_pytorch():
    """Some functions' options stand alone, or are not shown; a distance function that is not given is a module."""
    for layer, text in ((nn.Softshrink(0.2), "Softshrink(0.2)"), (nn.Hardshrink(), "Hardshrink(0.5)"),
                        (nn.Hardswish(True), "Hardswish()"), (nn.Hardsigmoid(inplace=True), "Hardsigmoid()"),
                        (nn.CrossMapLRN2d(2), "CrossMapLRN2d(2, alpha=0.0001, beta=0.75, k=1)"),
                        (nn.Buffer(torch.ones(2)), "tensor([1., 1.])"),
                        (nn.TripletMarginWithDistanceLoss(),
                         "TripletMarginWithDistanceLoss(\n  (distance_function): PairwiseDistance()\n)")):
        assert repr(layer) == text


def test_a_recurrent_layer_takes_its_nonlinearity_by_position():
    layer = nn.RNN(3, 4, 2, "relu", False, True, 0.1, True)
    assert (layer.mode, layer.bias, layer.batch_first, layer.dropout, layer.bidirectional) == (
        "RNN_RELU", False, True, 0.1, True)
