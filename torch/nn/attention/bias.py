"""Causal masks for scaled_dot_product_attention when queries and keys differ in number."""

from __future__ import annotations

import enum

import torch
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]


class CausalVariant(enum.IntEnum):
    """The corner of the mask that lies on its diagonal.

    >>> nn.attention.bias.CausalVariant.LOWER_RIGHT.name
    'LOWER_RIGHT'
    """

    UPPER_LEFT = 1
    LOWER_RIGHT = 2


def CausalBias(variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> Tensor:
    """Return the mask of a variant, a BoolTensor of size (seq_len_q, seq_len_kv).

    >>> nn.attention.bias.CausalBias(nn.attention.bias.CausalVariant.UPPER_LEFT, 2, 3).tolist()
    [[True, False, False], [True, True, False]]
    """
    offset = seq_len_kv - seq_len_q if variant == CausalVariant.LOWER_RIGHT else 0
    return torch.ones(seq_len_q, seq_len_kv, dtype=torch.bool).tril(offset)


def causal_upper_left(*size: int) -> Tensor:
    """Return the mask by which query i attends to keys 0 to i.

    Args:
        size: the number of queries and the number of keys.

    >>> nn.attention.bias.causal_upper_left(2, 3).tolist()
    [[True, False, False], [True, True, False]]
    """
    return CausalBias(CausalVariant.UPPER_LEFT, *size)


def causal_lower_right(*size: int) -> Tensor:
    """Return the mask by which the last query attends to all keys, and each query before it to one key less.

    Args:
        size: the number of queries and the number of keys.

    >>> nn.attention.bias.causal_lower_right(2, 3).tolist()
    [[True, True, False], [True, True, True]]
    """
    return CausalBias(CausalVariant.LOWER_RIGHT, *size)
