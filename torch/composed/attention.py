"""Attention composed of recorded steps: its weights, and the gradients of its row."""

import math

import torch
from torch._base.arguments import value_of
from torch._core import internal


def attention_scores(query, key, scale, added=None, kept=None, causal=False):
    """Return query @ key.T * scale + added, with -inf for the keys that a query does not attend to."""
    scores = torch.matmul(query * scale, key.transpose(-2, -1))
    scores = scores if added is None else scores + added
    hidden = None if kept is None else kept == 0
    if causal:
        later = value_of(scores).new(query.size(-2), key.size(-2)).fill_(1).triu(1) != 0
        hidden = later if hidden is None else hidden | later
    return scores if hidden is None else scores.masked_fill(hidden.expand(scores.size()), -math.inf)


def attention_weights(query, key, scale, added=None, kept=None, causal=False):
    """Return the softmax of the scores over the keys, with zeros where a query attends to none."""
    scores = attention_scores(query, key, scale, added, kept, causal)
    if added is None and kept is None:  # with causal each query has a key
        return torch.softmax(scores, -1)
    idle = (value_of(scores) == -math.inf).all(-1, True).expand(scores.size())
    return torch.softmax(scores.masked_fill(idle, 0), -1).masked_fill(idle, 0)


def attention_gradient(node, grad, *_):
    """Return the gradients of the query, key, value and added of attention."""
    query, key, value, added = (node.value(name) for name in ("query", "key", "value", "added"))
    scale, dropout, group = node.value("scale"), node.value("dropout"), 1
    sizes = key.size(), value.size()
    if query.dim() > 2 and key.size(-3) != query.size(-3):
        group = query.size(-3) // key.size(-3)
        key, value = (given.repeat_interleave(group, given.dim() - 3) for given in (key, value))
    masks = added, node.value("kept"), node.value("causal")
    weights = attention_weights(query, key, scale, *masks)
    shares, grad_weights = weights, torch.matmul(grad, value.transpose(-2, -1))
    if dropout:
        stays = _dropout_factors(node, query, key)
        shares, grad_weights = weights * stays, grad_weights * stays
    inner = weights * (grad_weights - (grad_weights * weights).sum(-1, True))
    grad_key = torch.matmul(inner.transpose(-2, -1), query) * scale
    grad_value = torch.matmul(shares.transpose(-2, -1), grad)
    grad_key, grad_value = _summed(grad_key, sizes[0], group), _summed(grad_value, sizes[1], group)
    return torch.matmul(inner, key) * scale, grad_key, grad_value, inner


def _summed(part, size, group):
    """Return the gradients summed over all query heads that share a head of key or value."""
    return part if group == 1 else part.reshape(*size[:-2], group, *size[-2:]).sum(-3)


def _dropout_factors(node, query, key):
    """Return the dropout factor of each weight, by running the row's own draws on equal weights and values of 1."""
    like, keys = value_of(query), key.size(-2)
    ones = like.new(keys, keys).fill_(0)
    ones.diagonal().fill_(keys)
    values = ones.expand(*key.size()[:-2], keys, keys)
    return internal.attention(like * 0, value_of(key) * 0, values, 1.0, None, None, node.value("draws"),
                              node.value("dropout"), False)
