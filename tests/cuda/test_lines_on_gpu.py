"""Softmax, losses of classes, normalisation on a GPU: a thread, warp or block a line, in one chunk and several."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch.autograd import Variable

# Lines, classes, places: on both sides of what a thread, a warp and a block have in registers; lines beside each other.
SHAPES = [(5, 3, 1), (9, 33, 1), (3, 300, 1), (2, 2100, 1), (1100, 5, 1), (2, 6, 40), (3, 90, 40)]


def drawn(shape, dtype=np.float64):
    return torch.from_numpy((np.random.default_rng(sum(shape)).normal(size=shape) * 4).astype(dtype))


def same(call, *given, tolerance=1e-11, **options):
    """Return a result and its gradients in memory and twice on a GPU."""
    result = []
    for gpu in (False, True, True):
        leaves = [Variable(one.cuda() if gpu else one, requires_grad=one.is_floating_point()) for one in given]
        value = call(*leaves, **options)
        value.backward(torch.from_numpy(np.linspace(0.5, 1.5, value.numel())).view(value.size()).type_as(value.data))
        grads = [leaf.grad.data for leaf in leaves if leaf.grad is not None]
        result.append([one.cpu().numpy() for one in (value.data, *grads)])
    for here, there, again in zip(*result, strict=True):
        np.testing.assert_allclose(there, here, rtol=tolerance, atol=tolerance)
        np.testing.assert_array_equal(there, again)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_softmax(shape):
    for call in (F.softmax, F.log_softmax):
        same(call, drawn(shape), dim=1)
        same(call, drawn(shape, np.float32), dim=1, tolerance=5e-6)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_losses_of_classes(shape, reduction):
    lines, classes, places = shape
    target = torch.from_numpy(np.random.default_rng(1).integers(0, classes, (lines, places)))
    target[0, 0] = 1
    for options in ({}, {"ignore_index": 1}):
        for loss in (F.cross_entropy, F.nll_loss):
            same(loss, drawn(shape), target, reduction=reduction, **options)
            same(weighted, drawn(shape), target, loss=loss, reduction=reduction, **options)
    same(F.cross_entropy, drawn(shape), target, reduction=reduction, label_smoothing=0.1)
    same(weighted, drawn(shape), target, loss=F.cross_entropy, reduction=reduction, label_smoothing=0.1)
    same(F.cross_entropy, drawn(shape, np.float32), target, reduction=reduction, tolerance=5e-6)


def weighted(x, target, loss, **options):
    return loss(x, target, weight=drawn((x.size(1),)).abs().to(x.device), **options)


def test_losses_of_many_targets():
    target = torch.from_numpy(np.random.default_rng(1).integers(0, 3, 9000))
    for loss in (F.cross_entropy, F.nll_loss):
        same(loss, drawn((9000, 3)), target, ignore_index=2)


def test_lines_of_infinities():
    x = torch.zeros(4, 300)
    x[0] = -float("inf")
    x[1, :299] = -float("inf")
    x[2, 7] = float("inf")
    x[3, 299] = float("nan")
    for call in (F.softmax, F.log_softmax):
        np.testing.assert_array_equal(call(x.cuda(), dim=1).cpu().numpy(), call(x, dim=1).numpy())


@pytest.mark.parametrize("shape", [(4, 3), (70, 40), (2, 3, 5), (6, 4, 900), (2, 3, 4, 5)], ids=str)
@pytest.mark.parametrize("training", [True, False])
def test_batch_norm(shape, training):
    result = []
    for gpu in (False, True):
        here = (lambda t: t.cuda()) if gpu else (lambda t: t)
        mean, variance = here(drawn(shape[1:2])), here(drawn(shape[1:2]).abs() + 1)
        x, weight, bias = (Variable(here(one), requires_grad=True) for one in (
            drawn(shape) + 100, drawn((shape[1],)), drawn((shape[1],))))  # fmt: skip
        y = F.batch_norm(x, mean, variance, weight, bias, training=training)
        (y * here(drawn(shape))).sum().backward()
        result.append([t.detach().cpu().numpy() for t in (y, mean, variance, x.grad, weight.grad, bias.grad)])
    for here, there in zip(*result, strict=True):
        np.testing.assert_allclose(there, here, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("shape", [(3, 5), (4, 300), (2, 6, 40)], ids=str)
def test_layer_norm(shape):
    same(lambda x, w, b: F.layer_norm(x, shape[-1:], w, b), drawn(shape), drawn(shape[-1:]), drawn(shape[-1:]))
    same(lambda x: F.group_norm(x, 1), drawn(shape))
