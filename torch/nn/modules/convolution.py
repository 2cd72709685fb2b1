"""Convolutions of 1, 2 and 3 spatial dims, and transposed convolutions."""

from __future__ import annotations

import math

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional, init
from torch.nn.functions.sizes import numbers
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor


__all__ = [
    "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "SpatialConvolution",
]  # fmt: skip

_PADDING_MODES = ("zeros", "reflect", "replicate", "circular")


class _Convolution(Module):
    """Base class of convolutions; `rank` is the number of spatial dims."""

    rank = 2
    transposed = False

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None, padding: int | Sequence[int] | str, dilation: int | Sequence[int],
        groups: int, bias: bool, output_padding: int | Sequence[int] = 0, padding_mode: str = "zeros",
    ) -> None:
        super().__init__()
        name = type(self).__name__
        if groups < 1 or in_channels % groups or out_channels % groups:
            raise ValueError(f"{name}: groups={groups} must divide in_channels={in_channels} and "
                             f"out_channels={out_channels}")
        if padding_mode not in ("zeros",) if self.transposed else padding_mode not in _PADDING_MODES:
            raise ValueError(f"{name}: padding_mode is {padding_mode!r}; need "
                             + ("'zeros'" if self.transposed else "one of " + ", ".join(_PADDING_MODES)))
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size = numbers(name, "kernel_size", kernel_size, self.rank)
        self.stride = numbers(name, "stride", stride, self.rank)
        self.dilation = numbers(name, "dilation", dilation, self.rank)
        if isinstance(padding, str) and padding not in ("same", "valid"):
            raise ValueError(f"{name}: padding is {padding!r}; need ints, 'same' or 'valid'")
        if padding == "same" and any(step != 1 for step in self.stride):
            raise ValueError(f"{name}: padding='same' needs stride 1, not {self.stride}")
        self.padding = padding if isinstance(padding, str) else numbers(name, "padding", padding, self.rank)
        self.padding_mode = padding_mode
        self.output_padding = numbers(name, "output_padding", output_padding, self.rank)
        first, second = (in_channels, out_channels) if self.transposed else (out_channels, in_channels)
        self.weight = Parameter(_core.Tensor(first, second // groups, *self.kernel_size))
        self.register_parameter("bias", Parameter(_core.Tensor(out_channels)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize weight and bias uniformly within 1 / sqrt(fan), the elements of one `weight[k]`."""
        init._fill_by_fan(math.prod(self.weight.size()[1:]), self.weight, self.bias)

    @property
    def _reversed_padding_repeated_twice(self) -> list[int]:
        """Padding before and after each spatial dim, the last dim first, as functional.pad takes it."""
        if self.padding == "same":
            totals = [gap * (size - 1) for size, gap in zip(self.kernel_size, self.dilation, strict=True)]
            edges = [(total // 2, total - total // 2) for total in totals]
        else:
            edges = [(0, 0)] * self.rank if self.padding == "valid" else [(width, width) for width in self.padding]
        return [width for edge in reversed(edges) for width in edge]

    def extra_repr(self) -> str:
        parts = [f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"]
        for name, usual in (("padding", 0), ("dilation", 1), ("output_padding", 0)):
            value = getattr(self, name)
            parts += [f"{name}={value}"] if value != (usual,) * self.rank else []
        parts += [f"groups={self.groups}"] if self.groups != 1 else []
        parts += ["bias=False"] if self.bias is None else []
        parts += [f"padding_mode={self.padding_mode}"] if self.padding_mode != "zeros" else []
        return ", ".join(parts)


class _Forward(_Convolution):
    function = None

    @with_placement
    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: int | Sequence[int], stride: int | Sequence[int] = 1,
        padding: int | Sequence[int] | str = 0, dilation: int | Sequence[int] = 1, groups: int = 1, bias: bool = True,
        padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
                         padding_mode=padding_mode)

    def forward(self, input: Tensor) -> Tensor:
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input, weight, bias):
        """Return the convolution with a weight and a bias. Subclasses call it with others, or define it."""
        if self.padding_mode == "zeros":
            return self.function(input, weight, bias, self.stride, self.padding, self.dilation, self.groups)
        padded = functional.pad(input, self._reversed_padding_repeated_twice, self.padding_mode)
        return self.function(padded, weight, bias, self.stride, 0, self.dilation, self.groups)


class Conv2d(_Forward):
    """Cross-correlation of images with learned kernels, plus a bias.

    The output size is H' = floor((H + 2 padding - dilation (kernel_size - 1) - 1) / stride + 1).

    Args:
        kernel_size, stride, padding, dilation: an int, or a pair (height, width).
        padding: also "same", which keeps the size, or "valid" for none.
        groups: number of groups of channels that are convolved separately.
        bias: False omits the bias.
        padding_mode: "zeros", "reflect", "replicate" or "circular", as in F.pad.
    Shape:
        input: (N, in_channels, H, W) or (in_channels, H, W).
        output: (N, out_channels, H', W') or (out_channels, H', W').
    Attributes:
        weight: (out_channels, in_channels / groups, kernel height, kernel width).
        bias: (out_channels), or None.
    Raises:
        ValueError: `groups` does not divide both channel counts, or an unknown `padding` or `padding_mode`.

    >>> nn.Conv2d(1, 20, 5)(torch.zeros(2, 1, 28, 28)).size()
    torch.Size([2, 20, 24, 24])
    """

    function = staticmethod(functional.conv2d)


class SpatialConvolution(Conv2d):
    """Conv2d with the argument names of the alpha release, width first: kW, kH, dW, dH (stride), padW, padH.

    >>> nn.SpatialConvolution(1, 20, 5, 5)(torch.zeros(2, 1, 28, 28)).size()
    torch.Size([2, 20, 24, 24])
    """

    @with_placement
    def __init__(
        self, nInputPlane: int, nOutputPlane: int, kW: int, kH: int, dW: int = 1, dH: int = 1, padW: int = 0,
        padH: int | None = None, device: Any = None, dtype: Any = None,
    ) -> None:
        padding = (padW if padH is None else padH, padW)
        super().__init__(nInputPlane, nOutputPlane, (kH, kW), (dH, dW), padding)


class _Transposed(_Convolution):
    transposed = True
    function = None

    @with_placement
    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: int | Sequence[int], stride: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, bias: bool = True,
        dilation: int | Sequence[int] = 1, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
                         output_padding, padding_mode)

    def forward(self, input: Tensor, output_size: Any = None) -> Tensor:
        """Apply the layer.

        Args:
            output_size: the spatial sizes or the whole size of the result. It selects one of the sizes that the
                stride allows, instead of output_padding.
        Raises:
            ValueError: the stride does not allow `output_size`.
        """
        extra = self._output_padding(input, output_size, self.stride, self.padding, self.kernel_size, self.rank,
                                     self.dilation)
        return self.function(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups,
                             self.dilation)

    def _output_padding(self, input, output_size, stride, padding, kernel_size, num_spatial_dims=None, dilation=None):
        """Return the output_padding for an output size; without one that of the layer."""
        if output_size is None:
            return self.output_padding
        extra, given, rank = [], tuple(output_size), self.rank
        if len(given) not in (rank, input.dim()):
            raise ValueError(f"{type(self).__name__}: output_size is {given}; need {rank} ints, or the whole size")
        for dim, wanted in enumerate(given[-rank:]):
            least = (input.size(dim - rank) - 1) * stride[dim] - 2 * padding[dim]
            least += (1 if dilation is None else dilation[dim]) * (kernel_size[dim] - 1) + 1
            if not least <= wanted < least + stride[dim]:
                raise ValueError(f"{type(self).__name__}: output_size[{dim}] is {wanted}, but an input of "
                                 f"{input.size(dim - rank)} gives {least} to {least + stride[dim] - 1}")
            extra.append(wanted - least)
        return tuple(extra)


class ConvTranspose2d(_Transposed):
    """Transpose of Conv2d: every input element adds a scaled kernel to the output.

    The output size is H' = (H - 1) stride - 2 padding + dilation (kernel_size - 1) + 1 + output_padding.

    Args:
        kernel_size, stride, padding, output_padding, dilation: an int, or a pair (height, width).
    Shape:
        input: (N, in_channels, H, W) or (in_channels, H, W).
        output: (N, out_channels, H', W') or (out_channels, H', W').
    Attributes:
        weight: (in_channels, out_channels / groups, kernel height, kernel width).
        bias: (out_channels), or None.
    Raises:
        ValueError: `groups` does not divide both channel counts, or `padding_mode` is not "zeros".

    >>> nn.ConvTranspose2d(4, 2, 4, stride=2, padding=1)(torch.zeros(1, 4, 7, 7)).size()
    torch.Size([1, 2, 14, 14])
    """

    function = staticmethod(functional.conv_transpose2d)


# Names that other packages use in isinstance().
_ConvNd, _ConvTransposeNd, _ConvTransposeMixin = _Convolution, _Transposed, _Transposed

from torch._generated.python.layers_convolution import *  # noqa: E402, F403 - their bases are above
