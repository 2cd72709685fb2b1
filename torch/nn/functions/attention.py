"""Attention: what each place of a sequence takes from the others."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from torch import _core
from torch.nn.functions.activation import check_word
from torch.nn.functions.dropout import dropout
from torch.nn.functions.sizes import beside, describe, value_of

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor, Variable
    from torch._methods import AnyTensor

__all__ = ["multi_head_attention", "scaled_dot_product_attention"]


def _mask(scores, mask):
    """Scores with -inf where a ByteTensor mask is 0, or with a floating mask added."""
    tensor = value_of(mask)
    if isinstance(tensor, _core.ByteTensor):
        blocked = value_of(scores).new(tensor.size()).fill_(0).masked_fill_(tensor == 0, -math.inf)
        return scores + beside(scores, blocked)
    return scores + beside(scores, mask)


def _causal(queries, keys):
    return _core.ones(queries, keys).tril().byte()


def _weights(query, key, attn_mask, dropout_p, is_causal, scale):
    if query.size(-1) != key.size(-1):
        raise RuntimeError(f"scaled_dot_product_attention: query is {describe(query)}, key is {describe(key)}; need "
                           "the same last dimension")
    scale = 1 / math.sqrt(max(1, query.size(-1))) if scale is None else scale
    scores = _core.matmul(query * scale, key.transpose(-2, -1).contiguous())
    if is_causal:
        scores = _mask(scores, _causal(query.size(-2), key.size(-2)))
    if attn_mask is not None:
        scores = _mask(scores, attn_mask)
    weights = _core.softmax(scores, -1)
    return dropout(weights, dropout_p, True) if dropout_p else weights


def scaled_dot_product_attention(
    query: AnyTensor, key: AnyTensor, value: AnyTensor, attn_mask: Tensor | Variable | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, scale: float | None = None,
) -> AnyTensor:
    """softmax(query @ key.T * scale) @ value: each query's mean of the values, weighted by its likeness to their keys.

    query (..., queries, D), key (..., keys, D), value (..., keys, E), output (..., queries, E). attn_mask, broadcast to
    (..., queries, keys): a ByteTensor, 0 where a key is not looked at, or numbers that are added to the scores.
    is_causal: query i looks at keys 0 to i. dropout_p: of the weights. scale: 1 / sqrt(D) if it is None.
    Source: Vaswani and others, 2017. Raises RuntimeError for sizes that do not fit.
    """
    return _core.matmul(_weights(query, key, attn_mask, dropout_p, is_causal, scale), value)


def _heads(rows, length, batch, heads):
    """(length, batch, width) as (batch, heads, length, width / heads)."""
    return rows.contiguous().view(length, batch, heads, rows.size(1) // heads).permute(1, 2, 0, 3).contiguous()


def multi_head_attention(
    query: AnyTensor, key: AnyTensor, value: AnyTensor, heads: int, weights: Any, biases: Any, out_weight: Any,
    out_bias: Any, attn_mask: Tensor | Variable | None = None, key_padding_mask: Tensor | Variable | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, average_weights: bool = True,
) -> Any:
    """Attention of several heads side by side; nn.MultiheadAttention says what the arguments are.

    query (queries, batch, D), key and value (keys, batch, ...); weights and biases: of the three maps. Returns the
    output (queries, batch, D) and the weights (batch, queries, keys), of each head where they are not averaged.
    """
    check_word("multi_head_attention", "the number of maps", len(weights), (3,))
    queries, batch, width = query.size()
    keys = key.size(0)
    rows = [_core.linear(given.contiguous().view(-1, given.size(-1)), weight, bias) if bias is not None
            else _core.linear(given.contiguous().view(-1, given.size(-1)), weight)
            for given, weight, bias in zip((query, key, value), weights, biases, strict=True)]
    q, k, v = (_heads(row, length, batch, heads) for row, length in zip(rows, (queries, keys, keys), strict=True))
    mask = attn_mask
    if mask is not None and mask.dim() == 3:
        mask = mask.view(batch, heads, queries, keys)
    if key_padding_mask is not None:
        padding = 1 - value_of(key_padding_mask).byte()
        padding = value_of(q).new(padding.size()).fill_(0).masked_fill_(padding == 0, -math.inf)
        padding = beside(q, padding.view(batch, 1, 1, keys))
        if mask is not None and isinstance(value_of(mask), _core.ByteTensor):
            blocked = value_of(q).new(mask.size()).fill_(0).masked_fill_(value_of(mask) == 0, -math.inf)
            mask = beside(q, blocked)
        mask = padding if mask is None else beside(q, mask) + padding
    shares = _weights(q, k, mask, dropout_p, is_causal, None)
    mixed = _core.matmul(shares, v).permute(2, 0, 1, 3).contiguous().view(queries * batch, width)
    output = _core.linear(mixed, out_weight, out_bias) if out_bias is not None else _core.linear(mixed, out_weight)
    return output.view(queries, batch, width), shares.mean(1) if average_weights else shares
