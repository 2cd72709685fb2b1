"""flex_attention, block masks and causal biases, against attention computed in NumPy query by query."""

import math

import numpy as np
import pytest

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.attention import bias
from torch.nn.attention import flex_attention as flex

MASKS = {
    "causal": lambda b, h, q, k: q >= k, "window": lambda b, h, q, k: (q - k).abs() <= 3,
    "heads": lambda b, h, q, k: (q + h) % 2 == k % 2, "none of the first": lambda b, h, q, k: q >= k + 2,
    "all": flex.noop_mask, "batches": lambda b, h, q, k: k <= 5 * b,
}  # fmt: skip
SLOPES, TABLE = torch.tensor([0.5, 0.25]), torch.linspace(-1, 1, 25)
SCORES = {
    "linear bias": lambda s, b, h, q, k: s - SLOPES[h] * (q - k).abs(), "table": lambda s, b, h, q, k: s + TABLE[q - k],
    "soft cap": lambda s, b, h, q, k: 2 * torch.tanh(s / 2),
    "mask": lambda s, b, h, q, k: torch.where(q >= k, s, -math.inf),
}  # fmt: skip


def drawn(batches=2, heads=2, queries=10, keys=12, features=5):
    torch.manual_seed(3)
    return [torch.randn(batches, heads, length, features, dtype=torch.float64, requires_grad=True)
            for length in (queries, keys, keys)]


def by_hand(query, key, value, score_mod, mask_mod):
    """Return results and logarithms of sums, query by query."""
    (batches, heads, queries, _), keys = query.shape, key.size(2)
    result, lse = np.zeros((*query.shape[:3], value.size(3))), np.full(query.shape[:3], -np.inf)
    for b in range(batches):
        for h in range(heads):
            for q in range(queries):
                scores = []
                for k in range(keys):
                    score = (query[b, h, q] @ key[b, h, k] / math.sqrt(query.size(3))).detach()
                    score = score if score_mod is None else score_mod(score, *torch.tensor([b, h, q, k]))
                    allowed = mask_mod is None or mask_mod(*torch.tensor([b, h, q, k])).item()
                    scores.append(float(score) if allowed else -math.inf)
                if max(scores) > -math.inf:
                    lse[b, h, q] = np.logaddexp.reduce(scores)
                    result[b, h, q] = np.exp(scores - lse[b, h, q]) @ value[b, h].detach().numpy()
    return result, lse


@pytest.mark.parametrize("score", [None, *SCORES])
@pytest.mark.parametrize("mask", [None, *MASKS])
def test_it_is_attention_of_changed_scores(score, mask):
    tensors = drawn()
    score_mod, mask_mod = SCORES.get(score), MASKS.get(mask)
    block_mask = mask_mod and flex.create_block_mask(mask_mod, 2, 2, 10, 12, BLOCK_SIZE=4)
    wanted, sums = by_hand(*tensors, score_mod, mask_mod)
    for return_lse in (False, True):
        found = flex.flex_attention(*tensors, score_mod, block_mask, return_lse=return_lse)
        result = found[0] if return_lse else found
        np.testing.assert_allclose(result.detach().numpy(), wanted, rtol=1e-6, atol=1e-8)
    np.testing.assert_allclose(found[1].detach().numpy(), sums, rtol=1e-6)
    _, aux = flex.flex_attention(*tensors, score_mod, block_mask, return_aux=flex.AuxRequest(max_scores=True))
    assert aux.lse is None and (aux.max_scores <= found[1] + 1e-12).all()
    found[0].pow(2).sum().backward()
    assert all(tensor.grad.isfinite().all() and tensor.grad.any() for tensor in tensors)


def test_gradients_and_learned_biases():
    tensors = drawn(1, 2, 3, 4, 2)
    table = torch.rand(8, dtype=torch.float64, requires_grad=True)
    mask = flex.create_block_mask(MASKS["none of the first"], None, None, 3, 4)
    torch.autograd.gradcheck(lambda q, k, v, t: flex.flex_attention(
        q, k, v, lambda s, b, h, i, j: s + t[i - j + 4], mask), (*tensors, table))


@pytest.mark.parametrize("score", [None, "soft cap"])
def test_heads_share_keys(score):
    query, _, _ = drawn(heads=4)
    _, key, value = drawn(heads=2)
    result = flex.flex_attention(query, key, value, SCORES.get(score), enable_gqa=True)
    several = [one.repeat_interleave(2, 1) for one in (key, value)]
    torch.testing.assert_close(result, flex.flex_attention(query, *several, SCORES.get(score)))


@pytest.mark.parametrize("name", MASKS)
@pytest.mark.parametrize("block", [4, (2, 5), 128])
def test_blocks(name, block):
    mask = flex.create_block_mask(MASKS[name], 2, 2, 10, 12, BLOCK_SIZE=block)
    dense = flex.create_mask(MASKS[name], 2, 2, 10, 12)
    assert mask.shape == (2, 2, 10, 12) and mask.numel() == 480 and torch.equal(mask._allowed(2, 2), dense)
    rows, columns = mask.BLOCK_SIZE
    blocks = mask.to_dense()
    for i in range(blocks.size(-2)):
        for j in range(blocks.size(-1)):
            part = dense[..., i * rows : (i + 1) * rows, j * columns : (j + 1) * columns]
            assert torch.equal(blocks[..., i, j].bool(), part.flatten(2).any(-1))
    assert mask.sparsity() == pytest.approx(100 * (blocks == 0).double().mean().item())
    again = flex.BlockMask.from_kv_blocks(mask.kv_num_blocks, mask.kv_indices, mask.full_kv_num_blocks,
                                          mask.full_kv_indices, block, mask.mask_mod, (10, 12))
    for one in ("q_num_blocks", "full_q_num_blocks", "q_indices"):
        assert torch.equal(getattr(again, one), getattr(mask, one))
    assert torch.equal(again.to("cpu")._allowed(2, 2), dense) and "BlockMask(shape=(2, 2, 10, 12)" in repr(mask)
    assert torch.equal(mask[1].to_dense(), blocks[1:]) and torch.equal(mask[:, :, -1].to_dense(), blocks[:, :, -1:])


def test_masks_are_combined():
    both = flex.and_masks(MASKS["causal"], MASKS["window"])
    either = flex.or_masks(MASKS["causal"], MASKS["window"])
    causal, window = (flex.create_mask(MASKS[name], None, None, 9, 9) for name in ("causal", "window"))
    assert torch.equal(flex.create_mask(both, None, None, 9, 9), causal & window)
    assert torch.equal(flex.create_mask(either, None, None, 9, 9), causal | window)
    assert torch.equal(flex.create_mask(SCORES["mask"], None, None, 9, 9), causal)
    with pytest.raises(RuntimeError, match="functions"):
        flex.and_masks(3)


def test_what_is_refused():
    query, key, value = drawn()
    with pytest.raises(ValueError, match="query has 10 places and key 12, but block_mask is for"):
        flex.flex_attention(query, key, value, block_mask=flex.create_block_mask(flex.noop_mask, 1, 1, 9, 12))
    with pytest.raises(ValueError, match="key is DoubleTensor 2x12x5; need"):
        flex.flex_attention(query, key[:, 0], value)


@pytest.mark.parametrize("sizes", [(3, 3), (2, 5), (5, 2)])
def test_causal_biases(sizes):
    upper, lower = bias.causal_upper_left(*sizes), bias.causal_lower_right(*sizes)
    rows, columns = torch.arange(sizes[0]).unsqueeze(1), torch.arange(sizes[1])
    assert torch.equal(upper, columns <= rows) and torch.equal(lower, columns <= rows + sizes[1] - sizes[0])
    query, key, value = drawn(queries=sizes[0], keys=sizes[1])
    result = F.scaled_dot_product_attention(query, key, value, upper)
    torch.testing.assert_close(result, F.scaled_dot_product_attention(query, key, value, is_causal=True))
    assert nn.attention.SDPBackend.MATH == 0
