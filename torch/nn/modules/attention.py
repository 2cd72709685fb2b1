"""Multi-head attention and transformers."""

from __future__ import annotations

import copy
import math

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional, init
from torch.nn.functions.attention import multi_head_attention
from torch.nn.functions.sizes import check_integers
from torch.nn.modules.container import ModuleList
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.dropout import Dropout
from torch.nn.modules.linear import Linear, NonDynamicallyQuantizableLinear
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
    """Multi-head attention (Vaswani and others, 2017).

    `forward(query, key, value)` returns the output, of the query's size, and the attention weights (batch, queries,
    keys), averaged over heads, or None with need_weights=False.

    Args:
        kdim, vdim: features of key and value, by default `embed_dim`.
        add_bias_kv: append a learned key and value, `bias_k` and `bias_v`.
        add_zero_attn: append a key and a value of zeros.
        batch_first: the batch is the first dim.
    Shape:
        query, key, value: (queries, batch, embed_dim), (keys, batch, kdim), (keys, batch, vdim); with `batch_first`
            the batch comes first; all three may lack the batch dim.
        key_padding_mask: (batch, keys); True in a BoolTensor excludes a key.
        attn_mask: (queries, keys) or (batch * num_heads, queries, keys); True in a BoolTensor excludes a key,
            floating masks are added to the scores.
        is_causal: query i attends to keys 0 to i.
    Attributes:
        in_proj_weight: projections of query, key and value, (3 embed_dim, embed_dim); if their widths differ,
            `q_proj_weight`, `k_proj_weight` and `v_proj_weight`.
        out_proj: Linear layer of the output.
    Raises:
        ValueError: `num_heads` does not divide `embed_dim`.

    >>> x = torch.randn(5, 2, 8)
    >>> output, weights = nn.MultiheadAttention(8, 2)(x, x, x)
    >>> output.size(), weights.size()
    (torch.Size([5, 2, 8]), torch.Size([2, 5, 5]))
    """

    @with_placement
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
        check_integers("MultiheadAttention", kdim=self.kdim, vdim=self.vdim)
        self.add_zero_attn, self.head_dim = add_zero_attn, embed_dim // num_heads
        alike = self.kdim == self.vdim == embed_dim
        widths = {"q": embed_dim, "k": self.kdim, "v": self.vdim}
        self.register_parameter("in_proj_weight", Parameter(_core.Tensor(3 * embed_dim, embed_dim)) if alike else None)
        for letter, width in widths.items():
            own = None if alike else Parameter(_core.Tensor(embed_dim, width))
            self.register_parameter(f"{letter}_proj_weight", own)
        self.register_parameter("in_proj_bias", Parameter(_core.Tensor(3 * embed_dim)) if bias else None)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias)
        for name in ("bias_k", "bias_v"):
            self.register_parameter(name, Parameter(_core.Tensor(1, 1, embed_dim)) if add_bias_kv else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize the projections and learned keys and values by Glorot's rule; set biases to zero."""
        for weight in (self.in_proj_weight, self.q_proj_weight, self.k_proj_weight, self.v_proj_weight):
            if weight is not None:
                init.xavier_uniform_(weight)
        for bias in (self.in_proj_bias, self.out_proj.bias):
            if bias is not None:
                bias.data.fill_(0)
        for position in (self.bias_k, self.bias_v):
            if position is not None:
                init.xavier_normal_(position)

    _reset_parameters = reset_parameters

    @property
    def _qkv_same_embed_dim(self) -> bool:
        return self.in_proj_weight is not None

    def _maps(self):
        """Return the weights and biases of the projections of query, key and value."""
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
                raise RuntimeError(f"MultiheadAttention: {name} is {shown(given)}; need 3 dimensions, or 2 in all "
                                   f"of query, key and value, the last of {width}")
        if alone:
            query, key, value = (given.unsqueeze(1) for given in (query, key, value))
        elif self.batch_first:
            query, key, value = (given.transpose(0, 1) for given in (query, key, value))
        output, shares = multi_head_attention(
            query, key, value, self.num_heads, *self._maps(), self.out_proj.weight, self.out_proj.bias, attn_mask,
            key_padding_mask, self.dropout if self.training else 0.0, is_causal, average_attn_weights, self.bias_k,
            self.bias_v, self.add_zero_attn, need_weights)
        if alone:
            output, shares = output.squeeze(1), shares.squeeze(0) if need_weights else None
        elif self.batch_first:
            output = output.transpose(0, 1)
        return output, shares


def _get_clones(module: Module, N: int) -> ModuleList:
    """Return N copies of a module."""
    return ModuleList([copy.deepcopy(module) for _ in range(N)])


def _get_activation_fn(activation: str) -> Any:
    """Return the function of a name, "relu" or "gelu"."""
    return _activation("_get_activation_fn", activation)


def _generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
    """Return a mask (sz, sz) of -inf above the diagonal and 0 elsewhere."""
    return Transformer.generate_square_subsequent_mask(sz, device=device, dtype=dtype)


def _activation(name, activation):
    if callable(activation):
        return activation
    if activation not in ("relu", "gelu"):
        raise ValueError(f'{name}: activation is "relu", "gelu" or a function, not {activation!r}')
    return getattr(functional, activation)


def _fed(layer, x):
    """Apply a layer's feed-forward network."""
    rows = x.contiguous().view(-1, x.size(-1))
    return layer.linear2(layer.dropout(layer.activation(layer.linear1(rows)))).reshape(*x.size())


class TransformerEncoderLayer(Module):
    """Self-attention and a feed-forward network with residual connections and LayerNorm (Vaswani and others, 2017).

    `forward(src)` returns a tensor of the input's size. `src_mask` and `src_key_padding_mask` are `attn_mask` and
    `key_padding_mask` of MultiheadAttention.

    Args:
        activation: "relu", "gelu", or a function.
        norm_first: normalize before each sublayer instead of after the sum.
    Shape:
        src: (steps, batch, d_model), with `batch_first` (batch, steps, d_model), or (steps, d_model).

    >>> nn.TransformerEncoderLayer(8, 2, 16)(torch.randn(5, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @with_placement
    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.activation = _activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1, self.dropout = Linear(d_model, dim_feedforward, bias), Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias)
        self.norm1, self.norm2 = (LayerNorm(d_model, layer_norm_eps, bias=bias) for _ in range(2))
        self.dropout1, self.dropout2 = Dropout(dropout), Dropout(dropout)
        self.norm_first = norm_first

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask, False, attn_mask, is_causal=is_causal)[0])

    def _ff_block(self, x):
        return self.dropout2(_fed(self, x))

    def forward(
        self, src: Tensor, src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, is_causal: bool = False,
    ) -> Tensor:
        if self.norm_first:
            src = src + self._sa_block(self.norm1(src), src_mask, src_key_padding_mask, is_causal)
            return src + self._ff_block(self.norm2(src))
        src = self.norm1(src + self._sa_block(src, src_mask, src_key_padding_mask, is_causal))
        return self.norm2(src + self._ff_block(src))


class TransformerEncoder(Module):
    """Stack of `num_layers` copies of an encoder layer, followed by `norm` if given.

    `enable_nested_tensor` and `mask_check` are accepted and ignored; padding is computed with the rest.

    >>> stack = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16), num_layers=2)
    >>> stack(torch.randn(5, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    def __init__(
        self, encoder_layer: Module, num_layers: int, norm: Module | None = None, enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        check_integers(type(self).__name__, num_layers=num_layers)
        self.layers, self.num_layers = ModuleList([copy.deepcopy(encoder_layer) for _ in range(num_layers)]), num_layers
        self.norm = norm
        self.enable_nested_tensor, self.mask_check = enable_nested_tensor, mask_check
        self.use_nested_tensor = False  # as in PyTorch where layers do not allow it

    def forward(
        self, src: Tensor, mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, is_causal: bool | None = None,
    ) -> Tensor:
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask, bool(is_causal))
        return src if self.norm is None else self.norm(src)


class TransformerDecoderLayer(Module):
    """Self-attention, attention to an encoder's output, and a feed-forward network (Vaswani and others, 2017).

    `forward(tgt, memory)` returns a tensor of the size of `tgt`. The masks of both attentions are those of
    MultiheadAttention; the options are those of TransformerEncoderLayer.

    Shape:
        tgt: (steps, batch, d_model); with `batch_first` the batch comes first.
        memory: (places, batch, d_model); with `batch_first` the batch comes first.

    >>> layer = nn.TransformerDecoderLayer(8, 2, 16)
    >>> layer(torch.randn(5, 3, 8), torch.randn(7, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @with_placement
    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
        norm_first: bool = False, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.activation = _activation(type(self).__name__, activation)
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1, self.dropout = Linear(d_model, dim_feedforward, bias), Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias)
        self.norm1, self.norm2, self.norm3 = (LayerNorm(d_model, layer_norm_eps, bias=bias) for _ in range(3))
        self.dropout1, self.dropout2, self.dropout3 = (Dropout(dropout) for _ in range(3))
        self.norm_first = norm_first

    def forward(
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        own, other = (tgt_mask, tgt_key_padding_mask, tgt_is_causal), (memory_mask, memory_key_padding_mask)
        for norm, part, *given in (
            (self.norm1, self._sa_block, *own), (self.norm2, self._mha_block, memory, *other, memory_is_causal),
            (self.norm3, self._ff_block),
        ):
            tgt = tgt + part(norm(tgt), *given) if self.norm_first else norm(tgt + part(tgt, *given))
        return tgt

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask, False, attn_mask, is_causal=is_causal)[0])

    def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout2(self.multihead_attn(x, mem, mem, key_padding_mask, False, attn_mask,
                                                 is_causal=is_causal)[0])

    def _ff_block(self, x):
        return self.dropout3(_fed(self, x))


class TransformerDecoder(Module):
    """Stack of `num_layers` copies of a decoder layer, followed by `norm` if given.

    >>> stack = nn.TransformerDecoder(nn.TransformerDecoderLayer(8, 2, 16), num_layers=2)
    >>> stack(torch.randn(5, 3, 8), torch.randn(7, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        check_integers(type(self).__name__, num_layers=num_layers)
        self.layers, self.num_layers = ModuleList([copy.deepcopy(decoder_layer) for _ in range(num_layers)]), num_layers
        self.norm = norm

    def forward(
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        for layer in self.layers:
            tgt = layer(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask,
                        bool(tgt_is_causal), memory_is_causal)
        return tgt if self.norm is None else self.norm(tgt)


class Transformer(Module):
    """Encoder-decoder transformer (Vaswani and others, 2017). Matrices are initialized by Glorot's rule.

    `forward(src, tgt)` returns a tensor of the size of `tgt`. The masks are those of both stacks;
    `generate_square_subsequent_mask` makes a causal mask.

    Args:
        custom_encoder, custom_decoder: modules that replace the stacks.
    Shape:
        src: (places, batch, d_model); with `batch_first` the batch comes first.
        tgt: (steps, batch, d_model); with `batch_first` the batch comes first.

    >>> model = nn.Transformer(8, 2, 1, 1, 16)
    >>> model(torch.randn(7, 3, 8), torch.randn(5, 3, 8)).size()
    torch.Size([5, 3, 8])
    """

    @with_placement
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
        """Return a causal mask (sz, sz) to add to scores: 0 where query i may attend (keys 0 to i), otherwise -inf."""
        mask = _core.zeros(sz, sz).masked_fill_(_core.ones(sz, sz).triu(1).byte(), -math.inf)
        return mask.to(device, dtype=dtype) if device is not None or dtype is not None else mask

    def forward(
        self, src: Tensor, tgt: Tensor, src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None, memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None, src_is_causal: bool | None = None,
        tgt_is_causal: bool | None = None, memory_is_causal: bool = False,
    ) -> Tensor:
        memory = self.encoder(src, src_mask, src_key_padding_mask, src_is_causal)
        return self.decoder(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask,
                            tgt_is_causal, memory_is_causal)
