"""Losses of margins and of sequences: on both sides of teams and blocks, strided, with bad targets, the same again."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch.autograd import Variable

SIZES = [(1, 1), (3, 2), (300, 5), (2, 64), (2, 65), (2, 257), (0, 4)]  # a thread for a sample, or a block


def drawn(*size):
    return torch.from_numpy(np.random.default_rng(sum(size)).normal(size=size))


def whole(low, high, *size):
    return torch.from_numpy(np.random.default_rng(2).integers(low, high, size))


def same(call, score, *given, tolerance=1e-12):
    """Return a loss and the gradient of scores, in memory and twice on a GPU, contiguous and turned."""
    result = []
    for turn, gpu in ((False, False), (False, True), (False, True), (True, True)):
        data, *rest = (one.cuda() if gpu else one for one in (score, *given))
        leaf = Variable(data.transpose(0, -1).contiguous().transpose(0, -1) if turn else data)
        loss = call(leaf, *rest)
        loss.backward(torch.from_numpy(np.linspace(0.5, 1.5, loss.numel())).type_as(loss.data))
        result.append([loss.data.cpu().numpy(), leaf.grad.data.cpu().numpy()])
    for here, there, again, turned in zip(*result, strict=True):
        np.testing.assert_allclose(there, here, rtol=tolerance, atol=tolerance)
        np.testing.assert_array_equal(there, again)
        np.testing.assert_array_equal(there, turned)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_multi_margin(size, reduction):
    batch, classes = size
    score, target, weight = drawn(*size), whole(0, classes, batch), drawn(classes).abs()
    same(lambda x, t: F.multi_margin_loss(x, t, reduction=reduction), score, target)
    same(lambda x, t, w: F.multi_margin_loss(x, t, 2, 0.3, w, reduction=reduction), score, target, weight)
    same(lambda x, t, w: F.multi_margin_loss(x, t, 1, 0.3, w, reduction=reduction), score.float(), target,
         weight.float(), tolerance=1e-5)
    pair = torch.stack([weight, weight], 1)
    same(lambda x, t, p: F.multi_margin_loss(x, t, 2, 1, p.select(1, 1), reduction=reduction), score, target, pair)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_multilabel_margin(size, reduction):
    batch, classes = size
    several = whole(0, classes, batch, classes)
    for most in {0, 1, min(classes, 70)}:
        target = several.clone()
        if most < classes and batch:
            target.select(1, most).fill_(-1)
        same(lambda x, t: F.multilabel_margin_loss(x, t, reduction=reduction), drawn(*size), target)


def test_targets_that_are_no_class():
    score = torch.ones(2, 3).cuda()
    for call, target, message in (
        (F.multi_margin_loss, [1, 3], "multi_margin_loss: index 3 at position 1"),
        (F.multi_margin_loss, [-1, 0], "multi_margin_loss: index -1 at position 0"),
        (F.multilabel_margin_loss, [[0, -1, 0], [1, 3, 0]], "multilabel_margin_loss: index 3 at position 4"),
        (F.multilabel_margin_loss, [[0, -1, -2], [1, -1, 0]], "multilabel_margin_loss: index -2 at position 2"),
    ):
        call(score, torch.LongTensor(target).cuda())
        with pytest.raises(IndexError, match=message):
            torch.cuda.synchronize()


def chances(times, batch, classes):
    return F.log_softmax(drawn(times, batch, classes), 2)


def ctc_of(labels, classes, inputs, **more):
    target, lengths = whole(1, classes, 2, labels), torch.LongTensor([labels, labels // 2])
    same(lambda x, *given: F.ctc_loss(x, *given, **more), chances(max(inputs), 2, classes), target,
         torch.LongTensor(inputs), lengths, tolerance=1e-9)


@pytest.mark.parametrize("labels", [0, 1, 2, 5])
@pytest.mark.parametrize("more", [{"reduction": "none"}, {"reduction": "sum"}, {"zero_infinity": True}], ids=str)
def test_ctc(labels, more):
    for inputs in ([2 * labels + 3, 2 * labels + 2], [2 * labels + 1, labels // 2], [0, 2 * labels + 1]):
        ctc_of(labels, 3, inputs, **more)


@pytest.mark.parametrize("labels, classes", [(127, 3), (128, 40)])  # states on both sides of a block of threads
def test_ctc_of_many_states(labels, classes):
    ctc_of(labels, classes, [2 * labels + 1, 2 * labels], reduction="none")


def test_ctc_of_targets_behind_each_other():
    target, lengths = torch.LongTensor([0, 0, 3, 1, 1, 1]), torch.LongTensor([3, 0, 1, 2])
    inputs = torch.LongTensor([9, 9, 4, 9])
    for kind in ("float", "double"):
        score = getattr(chances(9, 4, 5), kind)()
        same(lambda x, *given: F.ctc_loss(x, *given, blank=2), score, target, inputs, lengths,
             tolerance=1e-9 if kind == "double" else 1e-5)
    spread = torch.stack([target, target], 1)
    same(lambda x, t, *given: F.ctc_loss(x, t.select(1, 0), *given, blank=2), chances(9, 4, 5), spread, inputs, lengths)


def test_ctc_without_samples():
    none = torch.LongTensor(0)
    for reduction in ("none", "mean", "sum"):
        result = [F.ctc_loss(*(one.cuda() if gpu else one for one in (
            torch.zeros(3, 0, 4), torch.LongTensor(0, 2), none, none)), reduction=reduction) for gpu in (False, True)]
        np.testing.assert_array_equal(result[1].cpu().numpy(), result[0].numpy())


@pytest.mark.parametrize("target, inputs, lengths, message", [
    ([[1, 4]], [3], [2], "label 1 of sample 0 is 4, but there are 4 classes"),
    ([[1, 2]], [4], [2], r"input_lengths\[0\] is 4; need 0 to 3"),
    ([[1, 2]], [3], [-1], r"target_lengths\[0\] is -1"),
    ([1, 2], [3], [1], "target_lengths add up to 1"),
])
def test_ctc_refuses(target, inputs, lengths, message):
    for gpu in (False, True):
        given = [torch.zeros(3, 1, 4), *map(torch.LongTensor, (target, inputs, lengths))]
        with pytest.raises((IndexError, ValueError), match=message):
            F.ctc_loss(*(one.cuda() if gpu else one for one in given))
