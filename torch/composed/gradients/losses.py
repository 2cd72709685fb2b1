"""Gradients of losses of classes and sequences, composed of recorded operations."""

import itertools

import torch
from torch._core import Variable, internal
from torch.autograd.conversions import moved

NONE, MEAN = 0, 1  # reductions
NEVER = -1e30  # log-probability of impossible events; finite, so sums and differences have gradients


def _of_samples(grad, batch, reduction):
    """Return the gradient of each sample, (batch, 1)."""
    grad = grad.reshape(-1, 1).expand((batch, 1))
    return grad / batch if reduction == MEAN else grad


def multi_margin_gradient(node, grad, *_):
    """Return the gradient of the input of multi_margin_loss."""
    input, target, weight = node.value("input"), node.value("target").data.contiguous(), node.value("weight")
    size = tuple(input.size())
    input, target = input.reshape(-1, size[-1]), target.reshape(-1, 1)
    if not input.numel():
        return input.reshape(size) * 0, None, None
    violations = input - input.gather(1, target) + node.value("margin")
    violations = violations * ((violations.data > 0).type_as(violations.data).scatter_(1, target, 0))
    slopes = violations * 2 if node.value("p") == 2 else ((violations.data > 0).type_as(violations.data))
    share = _of_samples(grad, len(target), node.value("reduction")) / size[-1]
    if weight is not None:
        share = share * weight.data.index_select(0, target.reshape(-1)).reshape(-1, 1)
    slopes = slopes * share
    return slopes.scatter_add(1, target, -slopes.sum(1, True)).reshape(size), None, None


def cross_entropy_gradient(node, grad, *_):
    """Return the gradient of the input of cross_entropy, computed from all log-probabilities."""
    input, target, weight = node.value("input"), node.value("target").data, node.value("weight")
    reduction, ignored, smoothing = (node.value(name) for name in ("reduction", "ignore_index", "label_smoothing"))
    dim = 0 if input.dim() == 1 else 1
    logarithms = input.log_softmax(dim)
    slopes = internal.nll_loss_input(grad, target, weight, reduction, ignored, tuple(input.size()))
    if smoothing:
        counts = (target != ignored).type_as(input.data)
        named = target.clone().masked_fill_(target == ignored, 0).reshape(-1)
        share = counts if weight is None else counts * weight.data.index_select(0, named).view_as(counts)
        even = grad * (counts / (share.sum() if reduction == MEAN else 1))
        if input.dim() > 1:
            even = even.unsqueeze(dim)
        if weight is not None:
            even = even * weight.data.reshape(*[-1 if d == dim else 1 for d in range(input.dim())])
        slopes = slopes * (1 - smoothing) - even.expand(input.size()) * (smoothing / input.size(dim))
    return internal.log_softmax_input(slopes, logarithms, dim), None, None


def multilabel_margin_gradient(node, grad, *_):
    """Return the gradient of the input of multilabel_margin_loss: the constant slopes of the samples times grad."""
    input, target, reduction = node.value("input"), node.value("target"), node.value("reduction")
    size = tuple(input.size())
    if not input.numel():
        return input * 0, None
    alone = Variable(input.data)
    with torch.enable_grad():
        torch._core.multilabel_margin_loss(alone, target.data, 2).backward()
    share = _of_samples(grad, size[0] if len(size) == 2 else 1, reduction)
    return alone.grad.data * (share if len(size) == 2 else share.reshape(1)), None


def _alignments(log_probs, node):
    """Return the log-probability of each sample (batch), step by step; NEVER where no alignment exists."""
    targets, blank = node.value("targets").data, node.value("blank")
    times, counts = (node.value(name).data.tolist() for name in ("input_lengths", "target_lengths"))
    batch, longest = len(times), max(counts, default=0)
    lists = targets.tolist() if targets.numel() else []
    if targets.dim() == 1:
        lists = [lists[end - count:end] for end, count in zip(itertools.accumulate(counts), counts, strict=True)]
    labels = torch.LongTensor(batch, 2 * longest + 1).fill_(blank)
    skips = log_probs.data.new(batch, 2 * longest + 1).fill_(NEVER)
    for n, count in enumerate(counts):
        for i in range(count):
            labels[n, 2 * i + 1] = lists[n][i]
            if i and lists[n][i] != lists[n][i - 1]:
                skips[n, 2 * i + 1] = 0
    return _forward(log_probs, times, counts, moved(labels, log_probs._gpu), skips)


def _forward(log_probs, times, counts, labels, skips):
    """Run the recursion over all states of all samples at once."""
    batch, states = labels.size()
    labels, edge = labels, log_probs.data.new(batch, 2).fill_(NEVER)
    start = log_probs.data.new(batch, states).fill_(NEVER)
    start.data.narrow(1, 0, min(2, states)).fill_(0)
    alpha = start
    for t in range(max(times, default=0)):
        if t:
            before = torch.cat([edge, alpha], 1)
            parts = [before.narrow(1, 2, states), before.narrow(1, 1, states), before.narrow(1, 0, states) + skips]
            new = torch.stack(parts, 0).logsumexp(0)
        else:
            new = start
        new = new + log_probs.select(0, t).gather(1, labels)
        runs = labels.data.byte().new([[t < length] * states for length in times])
        alpha = torch.where(runs, new, alpha)
    last = labels.data.new([[2 * count, max(0, 2 * count - 1)] for count in counts])
    ends = alpha.gather(1, last)
    second = log_probs.data.new([[0.0 if count else NEVER] for count in counts])
    return torch.cat([ends.narrow(1, 0, 1), ends.narrow(1, 1, 1) + second], 1).logsumexp(1)


def ctc_gradient(node, grad, *_):
    """Return the gradient of the log_probs of ctc_loss, by recording the sums and differentiating them."""
    given, reduction = node.value("log_probs"), node.value("reduction")
    given = given.view_as(given)  # without the hooks of the original tensor
    log_probs = given if given.dim() == 3 else given.unsqueeze(1)
    counts = node.value("target_lengths").data.type_as(given.data)
    if not given.numel() or not max(node.value("input_lengths").data.tolist()):
        return given * 0, None, None, None
    chances = _alignments(log_probs, node)
    share = grad.expand((len(counts),)) if reduction else grad
    if reduction == MEAN:
        share = share * (1 / (counts.clamp(min=1) * len(counts)))
    fits = chances.data > NEVER / 2
    factor = fits.type_as(given.data) if node.value("zero_infinity") else \
        torch.where(fits, counts * 0 + 1, counts * 0 + float("nan"))
    (result,) = torch.autograd.grad([chances], [given], [-share * factor], create_graph=True)
    return result, None, None, None
