"""Attention of several heads, and the layer of a transformer's encoder."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from torch import _core
from torch.nn import functional, init
from torch.nn.functions.attention import multi_head_attention
from torch.nn.functions.sizes import describe
from torch.nn.modules.container import ModuleList
from torch.nn.modules.dropout import Dropout
from torch.nn.modules.linear import Linear
from torch.nn.modules.module import Module
from torch.nn.modules.normalization import LayerNorm
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch._core import Tensor, Variable

__all__ = [
    "MultiheadAttention", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder",
    "TransformerEncoderLayer",
]


class MultiheadAttention(Module):
    """Attention of num_heads heads side by side (Vaswani and others, 2017).

    forward(query, key, value): (queries, batch, embed_dim), (keys, batch, embed_dim) twice; with batch_first the batch
    stands first. key_padding_mask (batch, keys): ByteTensor, 1 where a key is padding. attn_mask (queries, keys): a
    ByteTensor, 0 where a key is not looked at, or numbers that are added to the scores. Gives the output, of query's
    size, and the weights (batch, queries, keys), averaged over the heads, or None with need_weights=False.
    in_proj_weight (3 embed_dim, embed_dim) has the maps of query, key and value; out_proj is a Linear.
    Raises ValueError where num_heads does not divide embed_dim.

    >>> x = Variable(torch.randn(5, 2, 8))
    >>> output, weights = nn.MultiheadAttention(8, 2)(x, x, x)
    >>> output.size(), weights.size()
    (torch.Size([5, 2, 8]), torch.Size([2, 5, 5]))
    """

    def __init__(
        self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True, batch_first: bool = False,
    ) -> None:
        super().__init__()
        if num_heads < 1 or embed_dim % num_heads:
            raise ValueError(f"MultiheadAttention: num_heads={num_heads} must divide embed_dim={embed_dim}")
        self.embed_dim, self.num_heads, self.dropout, self.batch_first = embed_dim, num_heads, dropout, batch_first
        self.in_proj_weight = Parameter(_core.Tensor(3 * embed_dim, embed_dim))
        self.register_parameter("in_proj_bias", Parameter(_core.Tensor(3 * embed_dim)) if bias else None)
        self.out_proj = Linear(embed_dim, embed_dim, bias)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws the maps anew by Glorot's rule; biases become zero."""
        init.xavier_uniform_(self.in_proj_weight)
        for bias in (self.in_proj_bias, self.out_proj.bias):
            if bias is not None:
                bias.data.fill_(0)

    def forward(
        self, query: Variable, key: Variable, value: Variable, key_padding_mask: Tensor | Variable | None = None,
        need_weights: bool = True, attn_mask: Tensor | Variable | None = None, average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Variable, Variable | None]:
        for name, given in (("query", query), ("key", key), ("value", value)):
            if given.dim() != 3 or given.size(2) != self.embed_dim:
                raise RuntimeError(f"MultiheadAttention: {name} is {describe(given)}; need 3 dimensions, the last of "
                                   f"{self.embed_dim}")
        if self.batch_first:
            query, key, value = (given.transpose(0, 1) for given in (query, key, value))
        width = self.embed_dim
        weights = [self.in_proj_weight.narrow(0, part * width, width) for part in range(3)]
        bias = self.in_proj_bias
        biases = [None if bias is None else bias.narrow(0, part * width, width) for part in range(3)]
        output, shares = multi_head_attention(
            query, key, value, self.num_heads, weights, biases, self.out_proj.weight, self.out_proj.bias, attn_mask,
            key_padding_mask, self.dropout if self.training else 0.0, is_causal, average_attn_weights)
        output = output.transpose(0, 1) if self.batch_first else output
        return output, shares if need_weights else None

    def extra_repr(self) -> str:
        return f"{self.embed_dim}, {self.num_heads}" + (f", dropout={self.dropout}" if self.dropout else "") + (
            ", batch_first=True" if self.batch_first else "")


def _check_activation(name, activation):
    if not callable(activation) and activation not in ("relu", "gelu"):
        raise ValueError(f'{name}: activation is "relu", "gelu" or a function, not {activation!r}')


def _fed(layer, x):
    """A layer's two linear maps at each place."""
    act = getattr(functional, layer.activation) if isinstance(layer.activation, str) else layer.activation
    rows = x.contiguous().view(-1, x.size(-1))
    return layer.linear2(layer.dropout(act(layer.linear1(rows)))).view(*x.size())


class TransformerEncoderLayer(Module):
    """Attention of a sequence to itself, then two linear maps at each place; each with a residual path and LayerNorm.

    forward(src): (steps, batch, d_model), with batch_first (batch, steps, d_model), gives the same size. src_mask and
    src_key_padding_mask are attn_mask and key_padding_mask of MultiheadAttention. activation: "relu", "gelu", or a
    function. norm_first: norms stand before the maps instead of behind the sums. Source: Vaswani and others, 2017.

    >>> nn.TransformerEncoderLayer(8, 2, 16)(Variable(torch.randn(5, 3, 8))).size()
    torch.Size([5, 3, 8])
    """

    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False,
    ) -> None:
        super().__init__()
        _check_activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, batch_first=batch_first)
        self.linear1, self.linear2 = Linear(d_model, dim_feedforward), Linear(dim_feedforward, d_model)
        self.norm1, self.norm2 = LayerNorm(d_model, layer_norm_eps), LayerNorm(d_model, layer_norm_eps)
        self.dropout, self.dropout1, self.dropout2 = Dropout(dropout), Dropout(dropout), Dropout(dropout)
        self.activation, self.norm_first = activation, norm_first

    def _attend(self, x, mask, padding):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask=padding, need_weights=False, attn_mask=mask)[0])

    def _feed(self, x):
        return self.dropout2(_fed(self, x))

    def forward(
        self, src: Variable, src_mask: Tensor | Variable | None = None,
        src_key_padding_mask: Tensor | Variable | None = None,
    ) -> Variable:
        if self.norm_first:
            src = src + self._attend(self.norm1(src), src_mask, src_key_padding_mask)
            return src + self._feed(self.norm2(src))
        src = self.norm1(src + self._attend(src, src_mask, src_key_padding_mask))
        return self.norm2(src + self._feed(src))


class TransformerEncoder(Module):
    """num_layers copies of an encoder layer, one on the output of the other, and a last norm where one is given."""

    def __init__(self, encoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers = ModuleList([copy.deepcopy(encoder_layer) for _ in range(num_layers)])
        self.norm = norm

    def forward(
        self, src: Variable, mask: Tensor | Variable | None = None,
        src_key_padding_mask: Tensor | Variable | None = None,
    ) -> Variable:
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask)
        return src if self.norm is None else self.norm(src)


class TransformerDecoderLayer(Module):
    """Attention of a sequence to itself and to an encoder's output, then two linear maps at each place.

    forward(tgt, memory): (steps, batch, d_model) and (places, batch, d_model), with batch_first the batch first, gives
    tgt's size. tgt_mask and memory_mask, tgt_key_padding_mask and memory_key_padding_mask are the masks of
    MultiheadAttention. The options are those of TransformerEncoderLayer. Source: Vaswani and others, 2017.

    >>> layer = nn.TransformerDecoderLayer(8, 2, 16)
    >>> layer(Variable(torch.randn(5, 3, 8)), Variable(torch.randn(7, 3, 8))).size()
    torch.Size([5, 3, 8])
    """

    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False,
    ) -> None:
        super().__init__()
        _check_activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, batch_first=batch_first)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout, batch_first=batch_first)
        self.linear1, self.linear2 = Linear(d_model, dim_feedforward), Linear(dim_feedforward, d_model)
        self.norm1, self.norm2, self.norm3 = (LayerNorm(d_model, layer_norm_eps) for _ in range(3))
        self.dropout, self.dropout1, self.dropout2, self.dropout3 = (Dropout(dropout) for _ in range(4))
        self.activation, self.norm_first = activation, norm_first

    def forward(
        self, tgt: Variable, memory: Variable, tgt_mask: Tensor | Variable | None = None,
        memory_mask: Tensor | Variable | None = None, tgt_key_padding_mask: Tensor | Variable | None = None,
        memory_key_padding_mask: Tensor | Variable | None = None,
    ) -> Variable:
        def attend(x):
            return self.dropout1(self.self_attn(x, x, x, tgt_key_padding_mask, False, tgt_mask)[0])

        def look(x):
            return self.dropout2(self.multihead_attn(x, memory, memory, memory_key_padding_mask, False, memory_mask)[0])

        def feed(x):
            return self.dropout3(_fed(self, x))

        for part, norm in ((attend, self.norm1), (look, self.norm2), (feed, self.norm3)):
            tgt = tgt + part(norm(tgt)) if self.norm_first else norm(tgt + part(tgt))
        return tgt


class TransformerDecoder(Module):
    """num_layers copies of a decoder layer, one on the output of the other, and a last norm where one is given."""

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers = ModuleList([copy.deepcopy(decoder_layer) for _ in range(num_layers)])
        self.norm = norm

    def forward(
        self, tgt: Variable, memory: Variable, tgt_mask: Tensor | Variable | None = None,
        memory_mask: Tensor | Variable | None = None, tgt_key_padding_mask: Tensor | Variable | None = None,
        memory_key_padding_mask: Tensor | Variable | None = None,
    ) -> Variable:
        for layer in self.layers:
            tgt = layer(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask)
        return tgt if self.norm is None else self.norm(tgt)
