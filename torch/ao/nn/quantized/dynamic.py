"""torch.ao.nn.quantized.dynamic: Linear with weights of 8 or 4 bits."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.functions.few_bits import qint8, quantize_4_bits, quantize_8_bits, quint4x2
from torch.nn.modules import linear
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["Linear"]


class Linear(Module):
    """Affine map x @ weight.t() + bias with weights of 8 bits, or of 4 bits in groups of inputs.

    Inputs, sums, scales and bias are floats. The weights have no gradient; the input has.

    Shape:
        input: (*, in_features).
        output: (*, out_features).
    Attributes:
        dtype: torch.qint8, with a scale per output, or torch.quint4x2, with scale and zero per group.
        group_size: inputs of a group of weights of 4 bits; it divides in_features.

    >>> import torch
    >>> layer = Linear.from_float(torch.nn.Linear(64, 2))
    >>> layer(torch.zeros(4, 64)).size(), layer.weight().size()
    (torch.Size([4, 2]), torch.Size([2, 64]))
    """

    def __init__(
        self, in_features: int, out_features: int, bias_: bool = True, dtype: Any = qint8, group_size: int = 32,
    ) -> None:
        super().__init__()
        self._describe(in_features, out_features, dtype, group_size)
        self._take(_core.zeros(out_features, in_features), _core.zeros(out_features) if bias_ else None)

    def _describe(self, in_features, out_features, dtype, group_size):
        if dtype is not qint8 and dtype is not quint4x2:
            raise ValueError(f"dtype is {dtype!r}; need torch.qint8 or torch.quint4x2")
        self.in_features, self.out_features, self.dtype, self.group_size = in_features, out_features, dtype, group_size

    def _take(self, weight, bias):
        """Quantize a weight. Its parts are the buffers of the module."""
        parts = quantize_8_bits(weight) if self.dtype is qint8 else quantize_4_bits(weight, self.group_size)
        for name, part in zip(("packed_weight", "scale", "zero"), (*parts, None), strict=False):
            self.register_buffer(name, part)
        self.register_buffer("packed_bias", None if bias is None else bias.detach().clone())

    @classmethod
    def from_float(cls, mod: linear.Linear, dtype: Any = qint8, group_size: int = 32) -> Linear:
        """Return a layer with the quantized weight of `mod`, and a copy of its bias."""
        layer = cls.__new__(cls)
        Module.__init__(layer)
        layer._describe(mod.in_features, mod.out_features, dtype, group_size)
        layer._take(mod.weight, mod.bias)
        return layer.train(mod.training)

    def forward(self, input: Tensor) -> Tensor:
        if self.zero is None:
            return _core.linear_int8(input, self.packed_weight, self.scale, self.packed_bias)
        return _core.linear_int4(input, self.packed_weight, self.scale, self.zero, self.packed_bias)

    def weight(self) -> Tensor:
        """Return the weight (out_features, in_features) as floats."""
        eye = _core.eye(self.out_features, out=self.scale.new())
        if self.zero is None:
            return _core.internal.linear_int8_input(eye, self.packed_weight, self.scale)
        return _core.internal.linear_int4_input(eye, self.packed_weight, self.scale, self.zero)

    def bias(self) -> Tensor | None:
        """Return the bias, or None."""
        return self.packed_bias

    def _get_name(self) -> str:
        return "DynamicQuantizedLinear"

    def extra_repr(self) -> str:
        groups = f", group_size={self.group_size}" if self.dtype is quint4x2 else ""
        return (f"in_features={self.in_features}, out_features={self.out_features}, "
                f"bias={self.packed_bias is not None}, dtype={self.dtype}{groups}")
