"""Attention of several heads, and the layer of a transformer's encoder."""

from __future__ import annotations

import copy
import math

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional, init
from torch.nn.functions.attention import multi_head_attention
from torch.nn.functions.sizes import describe
from torch.nn.modules.container import ModuleList
from torch.nn.modules.conversion import placed
from torch.nn.modules.dropout import Dropout
from torch.nn.modules.linear import Linear
from torch.nn.modules.module import Module
from torch.nn.modules.normalization import LayerNorm
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "MultiheadAttention", "Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder",
    "TransformerEncoderLayer",
]


class MultiheadAttention(Module):
    """Attention of num_heads heads side by side (Vaswani and others, 2017).

    forward(query, key, value): (queries, batch, embed_dim), (keys, batch, kdim), (keys, batch, vdim); with batch_first
    the batch stands first, and all three may lack it. key_padding_mask (batch, keys): where a BoolTensor is True a key
    is padding. attn_mask (queries, keys), or (batch * num_heads, queries, keys): where a BoolTensor is True a key is
    not looked at; floating masks are added to the scores. is_causal: query i looks at keys 0 to i. Gives the output, of
    query's size, and the weights (batch, queries, keys), averaged over the heads, or None with need_weights=False.

    kdim, vdim: embed_dim if they are None. in_proj_weight (3 embed_dim, embed_dim) has the maps of query, key and
    value; where their widths differ, q_proj_weight, k_proj_weight and v_proj_weight have one each; out_proj is a
    Linear. add_bias_kv: a learned key and value, bias_k and bias_v, stand behind the others; add_zero_attn: a key and a
    value of zeros. Raises ValueError where num_heads does not divide embed_dim.

    >>> x = torch.randn(5, 2, 8)
    >>> output, weights = nn.MultiheadAttention(8, 2)(x, x, x)
    >>> output.size(), weights.size()
    (torch.Size([5, 2, 8]), torch.Size([2, 5, 5]))
    """

    @placed
    def __init__(
        self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True, add_bias_kv: bool = False,
        add_zero_attn: bool = False, kdim: int | None = None, vdim: int | None = None, batch_first: bool = False,
        device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        if num_heads < 1 or embed_dim % num_heads:
            raise ValueError(f"MultiheadAttention: num_heads={num_heads} must divide embed_dim={embed_dim}")
        self.embed_dim, self.num_heads, self.dropout, self.batch_first = embed_dim, num_heads, dropout, batch_first
        self.kdim, self.vdim = embed_dim if kdim is None else kdim, embed_dim if vdim is None else vdim
        self.add_zero_attn = add_zero_attn
        alike = self.kdim == self.vdim == embed_dim
        widths = {"q": embed_dim, "k": self.kdim, "v": self.vdim}
        self.register_parameter("in_proj_weight", Parameter(_core.Tensor(3 * embed_dim, embed_dim)) if alike else None)
        for letter, width in widths.items():
            own = None if alike else Parameter(_core.Tensor(embed_dim, width))
            self.register_parameter(f"{letter}_proj_weight", own)
        self.register_parameter("in_proj_bias", Parameter(_core.Tensor(3 * embed_dim)) if bias else None)
        self.out_proj = Linear(embed_dim, embed_dim, bias)
        for name in ("bias_k", "bias_v"):
            self.register_parameter(name, Parameter(_core.Tensor(1, 1, embed_dim)) if add_bias_kv else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws the maps, and the learned key and value, anew by Glorot's rule; biases become zero."""
        for weight in (self.in_proj_weight, self.q_proj_weight, self.k_proj_weight, self.v_proj_weight):
            if weight is not None:
                init.xavier_uniform_(weight)
        for bias in (self.in_proj_bias, self.out_proj.bias):
            if bias is not None:
                bias.data.fill_(0)
        for place in (self.bias_k, self.bias_v):
            if place is not None:
                init.xavier_normal_(place)

    def _maps(self):
        """The weights and the biases of the maps of query, key and value."""
        width, whole, bias = self.embed_dim, self.in_proj_weight, self.in_proj_bias
        weights = [self.q_proj_weight, self.k_proj_weight, self.v_proj_weight]
        if whole is not None:
            weights = [whole.narrow(0, part * width, width) for part in range(3)]
        return weights, [None if bias is None else bias.narrow(0, part * width, width) for part in range(3)]

    def forward(
        self, query: Tensor, key: Tensor, value: Tensor, key_padding_mask: Tensor | None = None,
        need_weights: bool = True, attn_mask: Tensor | None = None, average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        alone = query.dim() == 2
        for name, given, width in (("query", query, self.embed_dim), ("key", key, self.kdim),
                                   ("value", value, self.vdim)):
            if given.dim() != (2 if alone else 3) or given.size(-1) != width:
                raise RuntimeError(f"MultiheadAttention: {name} is {describe(given)}; need 3 dimensions, or 2 in all "
                                   f"of query, key and value, the last of {width}")
        if alone:
            query, key, value = (given.unsqueeze(1) for given in (query, key, value))
        elif self.batch_first:
            query, key, value = (given.transpose(0, 1) for given in (query, key, value))
        output, shares = multi_head_attention(
            query, key, value, self.num_heads, *self._maps(), self.out_proj.weight, self.out_proj.bias, attn_mask,
            key_padding_mask, self.dropout if self.training else 0.0, is_causal, average_attn_weights, self.bias_k,
            self.bias_v, self.add_zero_attn)
        if alone:
            output, shares = output.squeeze(1), shares.squeeze(0)
        elif self.batch_first:
            output = output.transpose(0, 1)
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
    return layer.linear2(layer.dropout(act(layer.linear1(rows)))).reshape(*x.size())


class TransformerEncoderLayer(Module):
    """Attention of a sequence to itself, then two linear maps at each place; each with a residual path and LayerNorm.

    forward(src): (steps, batch, d_model), with batch_first (batch, steps, d_model), or (steps, d_model), gives the same
    size. src_mask and src_key_padding_mask are attn_mask and key_padding_mask of MultiheadAttention.
    activation: "relu", "gelu", or a function. norm_first: norms stand before the maps instead of behind the sums.
    Source: Vaswani and others, 2017.

    >>> nn.TransformerEncoderLayer(8, 2, 16)(torch.randn(5, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @placed
    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        _check_activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1, self.linear2 = Linear(d_model, dim_feedforward, bias), Linear(dim_feedforward, d_model, bias)
        self.norm1, self.norm2 = (LayerNorm(d_model, layer_norm_eps, bias=bias) for _ in range(2))
        self.dropout, self.dropout1, self.dropout2 = Dropout(dropout), Dropout(dropout), Dropout(dropout)
        self.activation, self.norm_first = activation, norm_first

    def _attend(self, x, mask, padding, causal):
        return self.dropout1(self.self_attn(x, x, x, padding, False, mask, is_causal=causal)[0])

    def _feed(self, x):
        return self.dropout2(_fed(self, x))

    def forward(
        self, src: Tensor, src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, is_causal: bool = False,
    ) -> Tensor:
        if self.norm_first:
            src = src + self._attend(self.norm1(src), src_mask, src_key_padding_mask, is_causal)
            return src + self._feed(self.norm2(src))
        src = self.norm1(src + self._attend(src, src_mask, src_key_padding_mask, is_causal))
        return self.norm2(src + self._feed(src))


class TransformerEncoder(Module):
    """num_layers copies of an encoder layer, one on the output of the other, and a last norm where one is given.

    enable_nested_tensor and mask_check are taken and change nothing: padding is computed with the rest.
    """

    def __init__(
        self, encoder_layer: Module, num_layers: int, norm: Module | None = None, enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        self.layers = ModuleList([copy.deepcopy(encoder_layer) for _ in range(num_layers)])
        self.norm = norm

    def forward(
        self, src: Tensor, mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, is_causal: bool = False,
    ) -> Tensor:
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask, is_causal)
        return src if self.norm is None else self.norm(src)


class TransformerDecoderLayer(Module):
    """Attention of a sequence to itself and to an encoder's output, then two linear maps at each place.

    forward(tgt, memory): (steps, batch, d_model) and (places, batch, d_model), with batch_first the batch first, gives
    tgt's size. tgt_mask and memory_mask, tgt_key_padding_mask and memory_key_padding_mask are the masks of
    MultiheadAttention. The options are those of TransformerEncoderLayer. Source: Vaswani and others, 2017.

    >>> layer = nn.TransformerDecoderLayer(8, 2, 16)
    >>> layer(torch.randn(5, 3, 8), torch.randn(7, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @placed
    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        _check_activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1, self.linear2 = Linear(d_model, dim_feedforward, bias), Linear(dim_feedforward, d_model, bias)
        self.norm1, self.norm2, self.norm3 = (LayerNorm(d_model, layer_norm_eps, bias=bias) for _ in range(3))
        self.dropout, self.dropout1, self.dropout2, self.dropout3 = (Dropout(dropout) for _ in range(4))
        self.activation, self.norm_first = activation, norm_first

    def forward(
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        def attend(x):
            return self.dropout1(self.self_attn(
                x, x, x, tgt_key_padding_mask, False, tgt_mask, is_causal=tgt_is_causal)[0])

        def look(x):
            return self.dropout2(self.multihead_attn(
                x, memory, memory, memory_key_padding_mask, False, memory_mask, is_causal=memory_is_causal)[0])

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
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        for layer in self.layers:
            tgt = layer(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask,
                        tgt_is_causal, memory_is_causal)
        return tgt if self.norm is None else self.norm(tgt)


class Transformer(Module):
    """An encoder of one sequence and a decoder that makes another of it (Vaswani and others, 2017).

    forward(src, tgt): (places, batch, d_model) and (steps, batch, d_model), with batch_first the batch first, gives
    tgt's size. The masks are those of the two stacks; generate_square_subsequent_mask makes one that hides what
    comes later. custom_encoder, custom_decoder: modules that stand in the place of the stacks. Matrices start by
    Glorot's rule.

    >>> model = nn.Transformer(8, 2, 1, 1, 16)
    >>> model(torch.randn(7, 3, 8), torch.randn(5, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @placed
    def __init__(
        self, d_model: int = 512, nhead: int = 8, num_encoder_layers: int = 6, num_decoder_layers: int = 6,
        dim_feedforward: int = 2048, dropout: float = 0.1, activation: str | Callable[[Any], Any] = "relu",
        custom_encoder: Module | None = None, custom_decoder: Module | None = None, layer_norm_eps: float = 1e-5,
        batch_first: bool = False, norm_first: bool = False, bias: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        options = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias)

        def norm():
            return LayerNorm(d_model, layer_norm_eps, bias=bias)

        self.encoder = custom_encoder if custom_encoder is not None else TransformerEncoder(
            TransformerEncoderLayer(*options), num_encoder_layers, norm())
        self.decoder = custom_decoder if custom_decoder is not None else TransformerDecoder(
            TransformerDecoderLayer(*options), num_decoder_layers, norm())
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first
        for parameter in self.parameters():
            if parameter.dim() > 1:
                init.xavier_uniform_(parameter)

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
        """A mask (sz, sz) to add to scores: 0 where query i may look, at keys 0 to i, and -inf elsewhere."""
        mask = _core.zeros(sz, sz).masked_fill_(_core.ones(sz, sz).triu(1).byte(), -math.inf)
        return mask.to(device, dtype=dtype) if device is not None or dtype is not None else mask

    def forward(
        self, src: Tensor, tgt: Tensor, src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None, memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, src_is_causal: bool = False,
        tgt_is_causal: bool = False, memory_is_causal: bool = False,
    ) -> Tensor:
        memory = self.encoder(src, src_mask, src_key_padding_mask, src_is_causal)
        return self.decoder(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask,
                            tgt_is_causal, memory_is_causal)
