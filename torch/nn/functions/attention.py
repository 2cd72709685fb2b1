"""Attention: what each place of a sequence takes from the others."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.dtypes import is_mask_type
from torch.nn.functions.activation import check_word
from torch.nn.functions.dropout import dropout
from torch.nn.functions.sizes import describe

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["multi_head_attention", "scaled_dot_product_attention"]


def _is_choice(mask):
    """Whether a mask is a BoolTensor or a ByteTensor, and no numbers to add."""
    return is_mask_type(mask.dtype)


def _blocking(like, blocked):
    """-inf where a mask is not 0, and 0 elsewhere, where `like` lies and in its type."""
    return value_of(like).new(blocked.size()).fill_(0).masked_fill_(blocked != 0, -math.inf)


def _weights(query, key, attn_mask, dropout_p, is_causal, scale):
    if query.size(-1) != key.size(-1):
        raise RuntimeError(f"scaled_dot_product_attention: query is {describe(query)}, key is {describe(key)}; need "
                           "the same last dimension")
    scale = 1 / math.sqrt(max(1, query.size(-1))) if scale is None else scale
    scores = _core.matmul(query * scale, key.transpose(-2, -1).contiguous())
    if is_causal:
        scores = scores + _blocking(scores, value_of(scores).new(query.size(-2), key.size(-2)).fill_(1).triu(1))
    if attn_mask is not None:
        scores = scores + (_blocking(scores, value_of(attn_mask) == 0) if _is_choice(attn_mask)
                           else attn_mask)
    weights = _core.softmax(scores, -1)
    return dropout(weights, dropout_p, True) if dropout_p else weights


def _for_heads(query, given):
    """Each head of key or value as often as query has heads for it."""
    heads, own = (each.size(-3) if each.dim() > 2 else 0 for each in (query, given))
    if not own or heads % own:
        raise RuntimeError(f"scaled_dot_product_attention: query is {describe(query)}, key or value {describe(given)}; "
                           "with enable_gqa the heads of query need to be a multiple of theirs")
    return given.repeat_interleave(heads // own, given.dim() - 3)


def scaled_dot_product_attention(
    query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, scale: float | None = None, enable_gqa: bool = False,
) -> Tensor:
    """softmax(query @ key.T * scale) @ value: each query's mean of the values, weighted by its likeness to their keys.

    query (..., queries, D), key (..., keys, D), value (..., keys, E), output (..., queries, E). attn_mask, broadcast to
    (..., queries, keys): a BoolTensor, False where a key is not looked at, or numbers that are added to the scores.
    is_causal: query i looks at keys 0 to i. dropout_p: of the weights. scale: 1 / sqrt(D) if it is None. enable_gqa:
    each head of key and value, the dim before the last two, serves as many heads of query as there are for each.
    Sources: Vaswani and others, 2017; Ainslie and others, 2023. Raises RuntimeError for sizes that do not fit.
    """
    if enable_gqa:
        key, value = (_for_heads(query, each) for each in (key, value))
    return _core.matmul(_weights(query, key, attn_mask, dropout_p, is_causal, scale), value)


def _heads(rows, length, batch, heads):
    """(length, batch, width) as (batch, heads, length, width / heads)."""
    return rows.contiguous().view(length, batch, heads, rows.size(1) // heads).permute(1, 2, 0, 3).contiguous()


def _extended(rows, length, batch, bias, zero):
    """(length, batch, width) of keys or values; behind them a learned place and one of zeros, where asked for."""
    parts = [rows.reshape(length, batch, rows.size(1))]
    parts += [] if bias is None else [bias.expand(1, batch, rows.size(1))]
    parts += [value_of(rows).new(1, batch, rows.size(1)).fill_(0)] if zero else []
    return parts[0] if len(parts) == 1 else _core.cat(parts, 0)


def _added(scores, mask, places):
    """A mask as numbers to add; where a BoolTensor is True it is -inf. `places` more keys are looked at by all."""
    mask = _blocking(scores, value_of(mask)) if _is_choice(mask) else mask
    if not places:
        return mask
    free = value_of(mask).new(*mask.size()[:-1], places).fill_(0)
    return _core.cat([mask, free], mask.dim() - 1)


def multi_head_attention(
    query: Tensor, key: Tensor, value: Tensor, heads: int, weights: Any, biases: Any, out_weight: Any,
    out_bias: Any, attn_mask: Tensor | None = None, key_padding_mask: Tensor | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, average_weights: bool = True, bias_k: Any = None,
    bias_v: Any = None, add_zero_attn: bool = False,
) -> Any:
    """Attention of several heads side by side; nn.MultiheadAttention says what the arguments are.

    query (queries, batch, D), key and value (keys, batch, ...); weights and biases: of the three maps. Returns the
    output (queries, batch, D) and the weights (batch, queries, keys), of each head where they are not averaged.
    """
    check_word("multi_head_attention", "the number of maps", len(weights), (3,))
    queries, batch, width = query.size()
    rows = [_core.linear(given.contiguous().view(-1, given.size(-1)), weight, bias) if bias is not None
            else _core.linear(given.contiguous().view(-1, given.size(-1)), weight)
            for given, weight, bias in zip((query, key, value), weights, biases, strict=True)]
    k, v = (_extended(row, key.size(0), batch, place, add_zero_attn)
            for row, place in ((rows[1], bias_k), (rows[2], bias_v)))
    keys = k.size(0)
    q, k, v = (_heads(row.contiguous().view(length * batch, width), length, batch, heads)
               for row, length in ((rows[0], queries), (k, keys), (v, keys)))
    mask, more = None, keys - key.size(0)
    if attn_mask is not None:
        mask = _added(q, attn_mask, more)
        mask = mask.reshape(batch, heads, queries, keys) if mask.dim() == 3 else mask
    if key_padding_mask is not None:
        padding = _added(q, key_padding_mask, more).contiguous().view(batch, 1, 1, keys)
        mask = padding if mask is None else mask + padding
    shares = _weights(q, k, mask, dropout_p, is_causal, None)
    mixed = _core.matmul(shares, v).permute(2, 0, 1, 3).contiguous().view(queries * batch, width)
    output = _core.linear(mixed, out_weight, out_bias) if out_bias is not None else _core.linear(mixed, out_weight)
    return output.reshape(queries, batch, width), shares.mean(1) if average_weights else shares
