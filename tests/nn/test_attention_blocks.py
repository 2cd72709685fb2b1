"""Attention over several blocks of queries and keys: masks, dropout, heads that are shared, gradients of gradients."""

import math

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch import nn

QUERIES, KEYS = 70, 290  # more than a block of 64 queries and one of 256 keys, and no multiple of a vector


def operands(*shapes, seed=0, dtype=torch.float64):
    rng = np.random.default_rng(seed)
    return [torch.from_numpy(rng.normal(size=shape)).to(dtype).requires_grad_() for shape in shapes]


def by_steps(query, key, value, added=None, kept=None, causal=False, stays=None):
    """Return the same by rows that stand for themselves; a query without a key gets zeros."""
    group = query.size(-3) // key.size(-3)
    key, value = (x.repeat_interleave(group, -3) for x in (key, value))
    scores = query @ key.transpose(-2, -1) / math.sqrt(query.size(-1))
    scores = scores if added is None else scores + added
    hidden = torch.zeros(scores.size()) != 0 if kept is None else (kept == 0).expand(scores.size())
    if causal:
        hidden = hidden | (torch.ones(scores.size()).triu(1) != 0)
    powers = (scores - scores.detach().amax(-1, True)).exp().masked_fill(hidden, 0)
    sums = powers.sum(-1, True)
    weights = powers / sums.masked_fill(sums == 0, 1)
    return (weights if stays is None else weights * stays) @ value


CASES = {
    "plain": {}, "causal": {"causal": True}, "kept": {"kept": True}, "added": {"added": True},
    "all": {"kept": True, "added": True, "causal": True},
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("case", CASES)
def test_values_and_gradients(case, dtype):
    masks = dict(CASES[case])
    given = operands((2, 4, QUERIES, 20), (2, 2, KEYS, 20), (2, 2, KEYS, 24), (1, QUERIES, KEYS), dtype=dtype)
    added = given.pop() if masks.get("added") else (given.pop(), None)[1]
    kept = None
    if masks.get("kept"):
        kept = torch.from_numpy(np.random.default_rng(1).random((2, 1, QUERIES, KEYS)) < 0.5)
        kept[0, 0, 3] = False
    wanted = by_steps(*given, added, kept, masks.get("causal", False))
    size = wanted.size()[:-1] + (KEYS,)
    got = torch._core.internal.attention(
        *given, 1 / math.sqrt(20), added if added is None else added.expand(size),
        kept if kept is None else kept.expand(size), None, 0, masks.get("causal", False))
    close = 1e-4 if dtype is torch.float32 else 1e-11
    np.testing.assert_allclose(got.detach().numpy(), wanted.detach().numpy(), atol=close)
    leaves = given + ([] if added is None else [added])
    grad = torch.from_numpy(np.random.default_rng(2).normal(size=tuple(wanted.size()))).to(dtype)
    for mine, right in zip(torch.autograd.grad(got, leaves, grad), torch.autograd.grad(wanted, leaves, grad),
                           strict=True):
        np.testing.assert_allclose(mine.numpy(), right.numpy(), atol=close * 10)


def test_dropout_draws_the_same_weights_in_every_pass():
    query, key, value = operands((1, 2, QUERIES, 8), (1, 2, KEYS, 8), (1, 2, KEYS, 8))
    eye = torch.eye(KEYS).double().expand(1, 2, KEYS, KEYS)

    def attended(values):
        torch.manual_seed(3)
        return F.scaled_dot_product_attention(query, key, values, dropout_p=0.3)

    plain = torch.softmax(query @ key.transpose(-2, -1) / math.sqrt(8), -1)
    stays = (attended(eye) / plain).detach()
    kept = (stays > 0.5).double()
    np.testing.assert_allclose(stays.numpy(), (kept / 0.7).numpy(), atol=1e-9)
    assert abs(kept.mean().item() - 0.7) < 4 * math.sqrt(0.21 / kept.numel())
    wanted = by_steps(query, key, value, stays=kept / 0.7)
    np.testing.assert_allclose(attended(value).detach().numpy(), wanted.detach().numpy(), atol=1e-12)
    pairs = [torch.autograd.grad(x.sin().sum(), [query, key, value], create_graph=True)
             for x in (attended(value), wanted)]
    for once in zip(*pairs, strict=True):
        np.testing.assert_allclose(once[0].detach().numpy(), once[1].detach().numpy(), atol=1e-10)
    twice = [torch.autograd.grad(sum((g * g).sum() for g in grads), [query, key, value]) for grads in pairs]
    for mine, right in zip(*twice, strict=True):
        np.testing.assert_allclose(mine.numpy(), right.numpy(), atol=1e-9)
    assert not F.scaled_dot_product_attention(query, key, value, dropout_p=1.0).any()


def test_results_do_not_depend_on_threads():
    given, before = operands((3, 2, QUERIES, 16), (3, 2, KEYS, 16), (3, 2, KEYS, 16), dtype=torch.float32), \
        torch.get_num_threads()
    result = []
    for threads in (1, 2):
        torch.set_num_threads(threads)
        torch.manual_seed(1)
        output = F.scaled_dot_product_attention(*given, dropout_p=0.1)
        result.append([output.detach(), *torch.autograd.grad(output.sum(), given)])
    torch.set_num_threads(before)
    assert all(torch.equal(a, b) for a, b in zip(*result, strict=True))


def test_sizes_are_broadcast_and_may_be_zero():
    attend = F.scaled_dot_product_attention
    query, key = operands((2, 1, 5, 4), (3, 7, 4))
    assert attend(query, key, key).size() == (2, 3, 5, 4)
    np.testing.assert_allclose(attend(query, key, key)[1, 2].detach().numpy(),
                               attend(query[1, 0], key[2], key[2]).detach().numpy())
    for shapes, size in ((((2, 0, 4), (2, 3, 4)), (2, 0, 4)), (((2, 2, 0), (2, 3, 0)), (2, 2, 0)),
                         (((0, 2, 4), (0, 3, 4)), (0, 2, 4))):
        query, key = operands(*shapes)
        output = attend(query, key, key)
        output.sum().backward()
        assert output.size() == size and query.grad.size() == query.size() and not key.grad.any()
    query, key = operands((2, 2, 4), (2, 0, 4))
    assert not attend(query, key, key).any()


def test_masks_may_lack_dims():
    query, key = operands((2, 3, 4, 8), (2, 3, 6, 8))
    choice, numbers = torch.tensor([True, False, True, True, False, True]), torch.randn(4, 1).double()
    np.testing.assert_allclose(
        F.scaled_dot_product_attention(query, key, key, choice.expand(1, 6)).detach().numpy(),
        by_steps(query, key, key, kept=choice).detach().numpy(), atol=1e-12)
    np.testing.assert_allclose(F.scaled_dot_product_attention(query, key, key, numbers).detach().numpy(),
                               by_steps(query, key, key).detach().numpy(), atol=1e-12)


@pytest.mark.parametrize("mask", ["bytes", "numbers"])
def test_multihead_attention_without_weights(mask):
    """The output is the same with and without the weights."""
    torch.manual_seed(0)
    module, x = nn.MultiheadAttention(12, 3, add_bias_kv=True, add_zero_attn=True), torch.randn(5, 2, 12)
    hidden = torch.ones(5, 5).triu(1)
    hidden = hidden.byte() if mask == "bytes" else hidden * -2
    padding = torch.tensor([[False] * 5, [False] * 3 + [True] * 2])
    with_weights, weights = module(x, x, x, padding, True, hidden)
    without, none = module(x, x, x, padding, False, hidden)
    assert none is None and weights.size() == (2, 5, 7)
    np.testing.assert_allclose(without.detach().numpy(), with_weights.detach().numpy(), atol=1e-5)


def test_bad_operands():
    x, attend = torch.randn(2, 4), F.scaled_dot_product_attention
    for act, error, message in (
            (lambda: attend(x[0], x, x), RuntimeError, "need 2 dimensions or more"),
            (lambda: attend(x, x, torch.randn(3, 4)), RuntimeError, "as many keys as values"),
            (lambda: attend(x, x, x, dropout_p=1.5), ValueError, "probability")):
        with pytest.raises(error, match=message):
            act()
