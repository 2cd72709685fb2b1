"""Losses of classes and pairs, distances and bilinear maps against NumPy, with numeric gradients."""

import functools

import numpy as np
import pytest
from test_layers import check_gradient

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

rng = np.random.default_rng(0)
A, B, C = (rng.normal(size=(5, 4)) for _ in range(3))
SIGN, CLASS = np.array([1.0, -1, 1, -1, 1]), np.array([0, 3, 1, 1, 2])
LABELS = np.array([[1, 2, -1, 0], [0, -1, 1, 1], [3, 2, 1, 0], [-1, 1, 1, 1], [2, 3, -1, -1]])
def constant(array):
    return Variable(torch.from_numpy(np.ascontiguousarray(array)), requires_grad=False)


def alignments(labels, lengths, counts, blank=0):
    """Return the loss of one sample of 4 times and 3 classes."""
    return F.ctc_loss(torch.rand(4, 1, 3), torch.LongTensor([labels]), lengths, counts, blank=blank)


@pytest.mark.parametrize("call, error, text", [
    (lambda: F.multi_margin_loss(constant(A), constant(CLASS + 2)), IndexError, "4 classes"),
    (lambda: F.multi_margin_loss(constant(A), constant(CLASS), p=3), ValueError, "need p == 1 or p == 2"),
    (lambda: F.multilabel_margin_loss(constant(A), constant(LABELS + 1)), IndexError, "need -1 to 3"),
    (lambda: F.multilabel_margin_loss(constant(A), constant(CLASS)), RuntimeError, r"need \(N, C\) of both"),
    (lambda: F.cosine_embedding_loss(constant(A), constant(B), constant(SIGN[:2])), RuntimeError,
     "sizes 2 and 5 differ"),
    (lambda: F.pairwise_distance(constant(A), constant(B[:2])), RuntimeError, "pairwise_distance: sub: input is"),
    (lambda: F.triplet_margin_loss(constant(A), constant(B[:1]), constant(B)), ValueError, "need positive.size"),
    (lambda: F.triplet_margin_with_distance_loss(constant(A), constant(B), constant(B[:1])), ValueError, "negative is"),
    (lambda: F.bilinear(constant(A), constant(B), constant(A)), RuntimeError, "out, in1, in2"),
    (lambda: F.cross_entropy(constant(A), constant(CLASS), label_smoothing=2), ValueError, "need label_smoothing <= 1"),
    (lambda: nn.Embedding(3, 2)(torch.LongTensor([3])), IndexError, "weight has 3 rows"),
    (lambda: nn.Embedding(3, 2, padding_idx=3), ValueError, "need -3 to 2"),
    (lambda: nn.EmbeddingBag(3, 2, mode="min"), ValueError, "mode is"),
    (lambda: nn.EmbeddingBag(3, 2)(torch.LongTensor([0, 1]), torch.LongTensor([1])), ValueError, r"offsets\[0\] is 1"),
    (lambda: nn.EmbeddingBag(3, 2, include_last_offset=True)(torch.LongTensor([0, 1]), torch.LongTensor([0, 1])),
     ValueError, "ends with the size of input, 2"),
    (lambda: nn.EmbeddingBag(3, 2, padding_idx=3), ValueError, "need -3 to 2"),
    (lambda: nn.EmbeddingBag(3, 2)(torch.LongTensor([0, 1])), ValueError, "offsets"),
    (lambda: F.embedding_bag(torch.LongTensor([0, 1, 2]), torch.rand(3, 2), torch.LongTensor([0, 2, 1])), ValueError,
     r"offsets\[2\] is 1"),
    (lambda: F.embedding_bag(torch.LongTensor([0, 1]), torch.rand(3, 2), torch.LongTensor([0, 3])), ValueError,
     r"offsets\[1\] is 3"),
    (lambda: F.embedding_bag(torch.LongTensor([0, 3]), torch.rand(3, 2), torch.LongTensor([0])), IndexError, "3 rows"),
    (lambda: alignments([1, 3], [4], [2]), IndexError, "label 1 of sample 0 is 3, but there are 3 classes"),
    (lambda: alignments([1, -1], [4], [2]), IndexError, "label 1 of sample 0 is -1"),
    (lambda: alignments([1, 2], [5], [2]), ValueError, r"input_lengths\[0\] is 5; need 0 to 4"),
    (lambda: alignments([1, 2], [4], [3]), ValueError, r"target_lengths\[0\] is 3; need 0 to 2"),
    (lambda: alignments([1, 2], [-1], [2]), ValueError, r"input_lengths\[0\] is -1"),
    (lambda: alignments([1, 2], [4], [2], blank=3), IndexError, "blank is 3"),
])
def test_wrong_calls(call, error, text):
    with pytest.raises(error, match=text):
        call()


SCORES = [(6,), (5, 4), (3, 1000), (70, 3000), (2, 7, 63), (2, 7, 64), (2, 7, 65), (1, 3, 130), (3, 10, 9, 15), (0, 4)]


@pytest.mark.parametrize("size", SCORES, ids=str)
@pytest.mark.parametrize("kind", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0, 0.2])
def test_cross_entropy_is_the_likelihood_of_log_softmax(size, kind, smoothing):
    """On sizes around those at which its loops change, with scores of any size, on one thread and two."""
    random = np.random.default_rng(5)
    dim = 0 if len(size) == 1 else 1
    classes, places = size[dim], (1,) if dim == 0 else (size[0], *size[2:])
    target = random.integers(0, classes, places)
    target[random.random(places) < 0.2] = 2
    weight = constant(random.uniform(0.5, 2, classes))
    values, results, before = random.normal(size=size) * 30 + 1e4, [], torch.get_num_threads()
    for threads in (1, 2):
        torch.set_num_threads(threads)
        for fused in (True, False):
            x = Variable(torch.from_numpy(values.copy()))
            if fused:
                y = F.cross_entropy(x, constant(target), weight, ignore_index=2, reduction=kind,
                                    label_smoothing=smoothing)
            else:
                logs = F.log_softmax(x, dim)
                y = F.nll_loss(logs, constant(target), weight, ignore_index=2, reduction="none") * (1 - smoothing)
                kept = constant((target != 2).astype(float))
                each = weight.view(*[-1 if d == dim else 1 for d in range(len(size))])
                y = y - (logs * each).sum(dim).view(*places) * kept * (smoothing / classes)
                count = weight.data.numpy()[target[target != 2]].sum()
                y = y if kind == "none" else y.sum() / (count if kind == "mean" else 1)
            y.backward(torch.ones(y.size()).double() * 3)
            results.append((y.data.numpy(), x.grad.data.numpy()))
    torch.set_num_threads(before)
    for result in results[1:]:
        for a, b in zip(result, results[0], strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-10)
    for a, b in zip(results[0], results[2], strict=True):
        np.testing.assert_array_equal(a, b)


def test_ignored_scores_have_no_gradient_whatever_they_are():
    x = Variable(torch.Tensor([[1, 2], [float("nan"), 1], [float("inf"), 3], [float("-inf"), float("-inf")]]))
    F.cross_entropy(x, constant(np.array([1, -100, -100, -100]))).backward()
    assert (x.grad.data[1:] == 0).all() and x.grad.data[0].abs().min() > 0.2


def test_a_loss_of_sequences_is_that_of_all_alignments():
    """Random lengths, repetitions among the labels, both layouts of targets, every reduction."""
    from oracles import ctc_loss

    random = np.random.default_rng(4)
    for times, batch, classes in ((5, 3, 3), (1, 2, 4), (6, 2, 2), (4, 1, 5)):
        logs = random.normal(size=(times, batch, classes)) - 1
        blank = int(random.integers(classes))
        inputs, counts = random.integers(0, times + 1, batch), random.integers(0, 4, batch)
        labels = np.array([c for c in range(classes) if c != blank])[random.integers(0, classes - 1, (batch, 4))]
        flat = np.concatenate([line[:count] for line, count in zip(labels, counts, strict=True)]).astype(int)
        for word, targets in zip(("none", "mean", "sum"), (labels, flat, labels), strict=True):
            for whole in (False, True):
                number = ("none", "mean", "sum").index(word)
                wanted = ctc_loss(logs, targets, inputs, counts, blank, number, whole)
                loss = nn.CTCLoss(blank, word, whole)
                result = loss(constant(logs), constant(targets), inputs.tolist(), tuple(counts.tolist()))
                np.testing.assert_allclose(result.data.numpy().ravel(), wanted.ravel(), rtol=1e-9)
                if whole:
                    check_gradient(functools.partial(loss, targets=constant(targets),
                                                     input_lengths=torch.from_numpy(inputs),
                                                     target_lengths=torch.from_numpy(counts)),
                                   torch.from_numpy(logs.copy()))


def test_long_sequences_stay_finite_and_learn():
    """Probabilities too small for floats; posteriors of each time sum to one, for any number of threads."""
    torch.manual_seed(0)
    scores = Variable(torch.randn(400, 3, 12) * 3)
    targets, lengths = torch.LongTensor(3, 90).random_(1, 12), [400, 350, 300]
    result = []
    for threads in (1, 2):
        torch.set_num_threads(threads)
        logs = Variable(F.log_softmax(scores, 2).data)
        loss = F.ctc_loss(logs, targets, lengths, [90, 60, 1], reduction="sum")
        loss.backward()
        result.append((loss.item(), logs.grad.data.numpy()))
    assert result[0][0] == result[1][0] and result[0][0] > 400
    np.testing.assert_array_equal(result[0][1], result[1][1])
    sums = -result[0][1].sum(2)
    for n, length in enumerate(lengths):
        np.testing.assert_allclose(sums[:length, n], 1, rtol=1e-5)
        assert not result[0][1][length:, n].any()
    impossible = Variable(torch.zeros(2, 1, 3))
    F.ctc_loss(impossible, torch.LongTensor([[1, 1]]), [2], [2], zero_infinity=True).backward()
    assert not impossible.grad.data.numpy().any()
    assert F.ctc_loss(impossible, torch.LongTensor([[1, 1]]), [2], [2]).item() == np.inf


@pytest.mark.parametrize("classes", [5, 40])
@pytest.mark.parametrize("score", [np.inf, np.nan])
def test_what_targets_score_counts_for_themselves_alone(classes, score):
    """Each target is compared with the classes that are none: what another target scores is no part of its sum."""
    x, labels = np.linspace(-2, 2, classes, dtype="f4")[None], np.full((1, classes), -1)
    labels[0, :2] = 1, classes - 1
    parts = [np.maximum(0, 1 - x[0, 1] + np.delete(x[0], [1, classes - 1])).sum() / classes]
    x[0, classes - 1] = score
    parts.append(0 if score == np.inf else score)
    v = Variable(torch.from_numpy(x))
    loss = F.multilabel_margin_loss(v, constant(labels))
    np.testing.assert_allclose(loss.item(), sum(parts), rtol=1e-5)
    loss.backward()
    lacking = np.delete(1 - x[0, 1] + x[0] > 0, [1, classes - 1]).sum()
    np.testing.assert_allclose(v.grad.data[0][1], -lacking / classes, rtol=1e-5)


def test_losses_of_a_single_sample_and_of_none():
    x, target = torch.from_numpy(A[0].copy()), torch.LongTensor([1])
    labels = torch.LongTensor([1, 2, -1, 0])
    for word in ("none", "mean", "sum"):
        one = F.multi_margin_loss(constant(A[0]), target, reduction=word).item()
        np.testing.assert_allclose(one, F.multi_margin_loss(constant(A[:1]), target, reduction=word).item())
        one = F.multilabel_margin_loss(constant(A[0]), labels, reduction=word).item()
        many = F.multilabel_margin_loss(constant(A[:1]), labels.view(1, 4), reduction=word).item()
        np.testing.assert_allclose(one, many)
    check_gradient(lambda v: F.multilabel_margin_loss(v, constant(labels.numpy())), x)
    check_gradient(lambda v: F.multi_margin_loss(v, constant(target.numpy()), p=2), x)
    empty, none = torch.zeros(0, 4), torch.LongTensor(0)
    assert F.multi_margin_loss(empty, none, reduction="none").size() == (0,)
    assert F.multilabel_margin_loss(empty, torch.LongTensor(0, 4), reduction="sum") == 0
    assert np.isnan(F.multi_margin_loss(empty, none).item())


def test_targets_other_than_1_and_minus_1():
    x, target = torch.tensor([0.25, 0.25, 0.25]), torch.tensor([1.0, -1.0, 0.0])
    assert F.hinge_embedding_loss(x, target, margin=2, reduction="none").tolist() == [0.25, 1.75, 2.0]
    rows = torch.ones(3, 2)
    assert F.cosine_embedding_loss(rows, -rows, target, reduction="none").tolist() == pytest.approx([2, 0, 0])
    same = F.cosine_embedding_loss(rows, rows, target, margin=0.25, reduction="none")
    assert same.tolist() == pytest.approx([0, 0.75, 0])


def test_bilinear_keeps_the_type_of_integers():
    for dtype in (torch.uint8, torch.int32):
        result = F.bilinear(torch.ones(2, dtype=dtype), torch.ones(3, dtype=dtype), torch.ones(4, 2, 3, dtype=dtype))
        assert result.dtype == dtype and result.tolist() == [6] * 4


def test_functions_of_tensors_without_dims_keep_their_size():
    x = torch.tensor(-2.0)
    assert F.dropout(x, 1.0).shape == () and F.prelu(x, torch.tensor([0.5])).shape == ()
    assert F.prelu(x, torch.tensor([0.5])).item() == -1


@pytest.mark.parametrize("pool", [F.avg_pool2d, F.max_pool2d])
def test_empty_strides_are_those_of_the_kernel(pool):
    x = torch.arange(16.0).view(1, 1, 4, 4)
    assert pool(x, 2, ()).equal(pool(x, 2)) and pool(x, (2, 2), []).equal(pool(x, 2))


def test_variances_of_rows_in_cubes_and_targets_that_broadcast():
    x, var = torch.randn(3, 3, 3), torch.rand(3, 3) + 0.5
    assert F.gaussian_nll_loss(x, x * 2, var).equal(F.gaussian_nll_loss(x, x * 2, var.unsqueeze(-1).expand(3, 3, 3)))
    target = torch.randn(3)
    result = F.gaussian_nll_loss(x[0], target, var[:, :1], reduction="none")
    assert result.equal(F.gaussian_nll_loss(x[0], target.expand(3, 3), var[:, :1].expand(3, 3), reduction="none"))


def test_margin_losses_of_one_score():
    assert F.multi_margin_loss(torch.tensor(2.0), torch.tensor(0)).item() == 0
    assert F.multilabel_margin_loss(torch.tensor(2.0), torch.tensor(0)).item() == 0


@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "area"])
def test_images_of_bytes_are_resized(mode):
    image = torch.randint(0, 256, (1, 3, 4, 5), dtype=torch.uint8)
    result = F.interpolate(image, size=(7, 3), mode=mode)
    assert result.dtype == torch.uint8
    assert (result.float() - F.interpolate(image.float(), size=(7, 3), mode=mode)).abs().max() <= 0.5
    assert F.upsample_nearest(image, scale_factor=2).equal(image.repeat_interleave(2, 2).repeat_interleave(2, 3))
