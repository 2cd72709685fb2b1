"""Attention: each position of a sequence reads a weighted mean of other positions."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch._tensor.dtypes import int64, is_mask_type
from torch.composed.attention import attention_weights
from torch.composed.broadcasting import broadcast
from torch.nn.functions.sizes import check_probability, check_word

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["multi_head_attention", "scaled_dot_product_attention"]

_NAME = "scaled_dot_product_attention"


def _shared_by(query, given):
    """Return how many heads of `query` share one of key or value."""
    heads, own = (each.size(-3) if each.dim() > 2 else 0 for each in (query, given))
    if not own or heads % own:
        raise RuntimeError(f"{_NAME}: query is {shown(query)}, key or value {shown(given)}; with enable_gqa the "
                           "heads of query need to be a multiple of theirs")
    return heads // own


def _leading(query, key, value, mask, grouped):
    """Expand query, key, value and mask to common leading dims; with `grouped`, not the heads of key and value."""
    given = [query, key, value] if mask is None else [query, key, value, mask]
    heads = key.size(-3) if grouped else None
    leads = [each.size()[:-2] for each in given]
    if all(lead == leads[0] for lead in leads[1:]):
        return query, key, value, mask
    if grouped:
        leads[1], leads[2] = ((*lead[:-1], 1) for lead in leads[1:3])
    lead = ()
    for one in leads:
        lead = broadcast(lead, tuple(one), _NAME)
    wide = [each.expand(*lead[:-1], heads, *each.size()[-2:]) if grouped and k in (1, 2) else
            each.expand(*lead, *each.size()[-2:]) for k, each in enumerate(given)]
    return (*wide, None) if mask is None else tuple(wide)


def _checked_sizes(query, key, value):
    if min(query.dim(), key.dim(), value.dim()) < 2:
        raise RuntimeError(f"{_NAME}: query is {shown(query)}, key is {shown(key)}, value is {shown(value)}; "
                           "need 2 dimensions or more")
    if query.size(-1) != key.size(-1):
        raise RuntimeError(f"{_NAME}: query is {shown(query)}, key is {shown(key)}; need the same last dimension")
    if key.size(-2) != value.size(-2):
        raise RuntimeError(f"{_NAME}: key is {shown(key)}, value is {shown(value)}; need as many keys as values")


def _attention(query, key, value, scale, added, kept, dropout_p, causal):
    """Return the attention of operands with the same leading dims; a head of key and value may serve several."""
    draws = _core.empty(2, dtype=int64, device=query.device).random_() if dropout_p else None
    return named(_NAME, internal.attention, query, key, value, scale, added, kept, draws, dropout_p, causal)


@one_op
def scaled_dot_product_attention(
    query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, scale: float | None = None, enable_gqa: bool = False,
) -> Tensor:
    """Return softmax(query @ key.T * scale) @ value, the mean of the values weighted by the scores of their keys.

    Scores are computed in blocks, so memory grows with the number of queries and keys, not with their
    product. Sources: Vaswani and others, 2017; Ainslie and others, 2023; Dao and others, 2022.

    Args:
        attn_mask: broadcast to (..., queries, keys). A BoolTensor is False where a key is hidden; other numbers are
            added to the scores. A query that sees no key yields zeros.
        dropout_p: probability of setting a weight to zero.
        is_causal: query i sees keys 0 to i.
        scale: factor of the scores; None means 1 / sqrt(D).
        enable_gqa: heads (the third dim from the end) of key and value serve several heads of query each.
    Shape:
        query (..., queries, D), key (..., keys, D), value (..., keys, E), output (..., queries, E); leading dims are
            broadcast.
    Raises:
        RuntimeError: the sizes do not fit.
        ValueError: `dropout_p` is not between 0 and 1.

    >>> x = torch.ones(1, 3, 2)  # one sequence of three positions
    >>> F.scaled_dot_product_attention(x, x, torch.tensor([[[0.0], [3.0], [6.0]]]), is_causal=True).tolist()
    [[[0.0], [1.5], [3.0]]]
    """
    _checked_sizes(query, key, value)
    check_probability(_NAME, dropout_p)
    scale = 1 / math.sqrt(max(1, query.size(-1))) if scale is None else scale
    grouped = False
    if enable_gqa:
        times = [_shared_by(query, each) for each in (key, value)]
        grouped = key.size(-3) == value.size(-3) and query.dim() == key.dim() == value.dim()
        if not grouped:
            key, value = (each if count == 1 else each.repeat_interleave(count, each.dim() - 3)
                          for each, count in zip((key, value), times, strict=True))
    if attn_mask is not None:
        if attn_mask.dtype != query.dtype and not is_mask_type(attn_mask.dtype):
            attn_mask = attn_mask.to(query.dtype)
        attn_mask = attn_mask.expand(*attn_mask.size()[:-2], query.size(-2), key.size(-2))
    query, key, value, attn_mask = _leading(query, key, value, attn_mask, grouped)
    added, kept = (None, attn_mask) if attn_mask is not None and is_mask_type(attn_mask.dtype) else (attn_mask, None)
    return _attention(query, key, value, scale, added, kept, dropout_p, is_causal)


def _heads(rows, length, batch, heads):
    """Return (length, batch, width) as (batch, heads, length, width / heads)."""
    return rows.reshape(length, batch, heads, rows.size(-1) // heads).permute(1, 2, 0, 3)


def _extended(rows, batch, bias, zero):
    """Return keys or values (length, batch, width), followed by a learned position and one of zeros, if requested."""
    parts = [rows]
    parts += [] if bias is None else [bias.expand(1, batch, rows.size(-1))]
    parts += [value_of(rows).new(1, batch, rows.size(-1)).fill_(0)] if zero else []
    return parts[0] if len(parts) == 1 else _core.cat(parts, 0)


def _joined_masks(like, masks, places, size):
    """Return the sum of the additive masks, and the mask of visible keys; None where there is no such mask.

    Args:
        masks: masks that are True where a key is hidden, masks that are added to the scores, or None.
        places: number of positions at the end that no mask hides.
        size: size of the scores, (batch, heads, queries, keys).
    """
    result = {True: None, False: None}
    for mask in masks:
        if mask is None:
            continue
        chooses = is_mask_type(mask.dtype)
        mask = value_of(mask) == 0 if chooses else mask.to(like.dtype)
        if places:
            free = value_of(mask).new(*mask.size()[:-1], places).fill_(chooses)
            mask = _core.cat([mask, free], mask.dim() - 1)
        known = result[chooses]
        result[chooses] = mask if known is None else known & mask if chooses else known + mask
    return [None if mask is None else mask.expand(size) for mask in (result[False], result[True])]


def multi_head_attention(
    query: Tensor, key: Tensor, value: Tensor, heads: int, weights: Any, biases: Any, out_weight: Any,
    out_bias: Any, attn_mask: Tensor | None = None, key_padding_mask: Tensor | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, average_weights: bool = True, bias_k: Any = None,
    bias_v: Any = None, add_zero_attn: bool = False, need_weights: bool = True,
) -> Any:
    """Compute attention in several heads; nn.MultiheadAttention documents the arguments.

    Args:
        weights, biases: those of the projections of query, key and value.
        need_weights: False returns None for the weights; memory then does not grow with queries times keys.
    Shape:
        query (queries, batch, D), key and value (keys, batch, ...).
    Returns:
        the output (queries, batch, D), and the weights (batch, queries, keys), or (batch, heads, queries, keys) with
            average_weights=False.

    >>> x, same = torch.ones(3, 1, 2), torch.eye(2)
    >>> output, weights = F.multi_head_attention(x, x, x, 1, [same] * 3, [None] * 3, same, None)
    >>> output.size(), weights.size()
    (torch.Size([3, 1, 2]), torch.Size([1, 3, 3]))
    """
    check_word("multi_head_attention", "the number of maps", len(weights), (3,))
    queries, batch, width = query.size()
    rows = [_core.linear(given.contiguous(), weight, bias) if bias is not None
            else _core.linear(given.contiguous(), weight)
            for given, weight, bias in zip((query, key, value), weights, biases, strict=True)]
    k, v = (_extended(row, batch, position, add_zero_attn)
            for row, position in ((rows[1], bias_k), (rows[2], bias_v)))
    keys = k.size(0)
    q, k, v = (_heads(row, length, batch, heads) for row, length in ((rows[0], queries), (k, keys), (v, keys)))
    if attn_mask is not None and attn_mask.dim() == 3:
        attn_mask = attn_mask.reshape(batch, heads, queries, key.size(0))
    if key_padding_mask is not None:
        key_padding_mask = key_padding_mask.reshape(batch, 1, 1, key.size(0))
    masks = _joined_masks(q, (attn_mask, key_padding_mask), keys - key.size(0), (batch, heads, queries, keys))
    scale = 1 / math.sqrt(max(1, width // heads))
    if need_weights:
        shares = attention_weights(q, k, scale, *masks, is_causal)
        shares = _core.dropout(shares, dropout_p, True) if dropout_p else shares
        mixed = _core.matmul(shares, v)
    else:
        mixed = _attention(q, k, v, scale, *masks, dropout_p, is_causal)
    mixed = mixed.permute(2, 0, 1, 3).reshape(queries, batch, width)
    output = _core.linear(mixed, out_weight, out_bias) if out_bias is not None else _core.linear(mixed, out_weight)
    if need_weights:
        shares = shares.mean(1) if average_weights else shares
    return output, shares if need_weights else None


def multi_head_attention_forward(
    query: Tensor, key: Tensor, value: Tensor, embed_dim_to_check: int, num_heads: int, in_proj_weight: Tensor | None,
    in_proj_bias: Tensor | None, bias_k: Tensor | None, bias_v: Tensor | None, add_zero_attn: bool, dropout_p: float,
    out_proj_weight: Tensor, out_proj_bias: Tensor | None, training: bool = True,
    key_padding_mask: Tensor | None = None, need_weights: bool = True, attn_mask: Tensor | None = None,
    use_separate_proj_weight: bool = False, q_proj_weight: Tensor | None = None, k_proj_weight: Tensor | None = None,
    v_proj_weight: Tensor | None = None, static_k: None = None, static_v: None = None,
    average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Compute nn.MultiheadAttention with its weights as arguments.

    Args:
        in_proj_weight: the three projections (3 D, D); with use_separate_proj_weight, q_proj_weight and the others
            instead.
    Shape:
        query (queries, batch, D), key and value (keys, batch, ...), or all without the batch.
    Returns:
        the output, and the weights or None.
    Raises:
        ValueError: the last dim of query is not embed_dim_to_check.
        NotImplementedError: static_k or static_v is given.
    """
    if static_k is not None or static_v is not None:
        raise NotImplementedError("multi_head_attention_forward: static_k and static_v must be None")
    if query.size(-1) != embed_dim_to_check:
        raise ValueError(f"multi_head_attention_forward: query is {shown(query)}; need {embed_dim_to_check} columns")
    weights = [q_proj_weight, k_proj_weight, v_proj_weight]
    if not use_separate_proj_weight:
        weights = list(in_proj_weight.chunk(3))
    biases = [None] * 3 if in_proj_bias is None else list(in_proj_bias.chunk(3))
    alone = query.dim() == 2
    if alone:
        query, key, value = (given.unsqueeze(1) for given in (query, key, value))
    output, shares = multi_head_attention(
        query, key, value, num_heads, weights, biases, out_proj_weight, out_proj_bias, attn_mask, key_padding_mask,
        dropout_p if training else 0.0, is_causal, average_attn_weights, bias_k, bias_v, add_zero_attn,
        need_weights)
    if alone:
        output, shares = output.squeeze(1), None if shares is None else shares.squeeze(0)
    return output, shares
