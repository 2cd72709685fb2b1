"""Convolutions."""

import math

from torch import _core
from torch._core import conv1d, conv2d, conv_transpose2d
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


def _tuple(value, length, name):
    """An int repeated, or a sequence of `length` ints. Raises ValueError for another length."""
    values = (value,) * length if hasattr(value, "__index__") else tuple(value)
    if len(values) != length:
        raise ValueError(f"{name} takes an int or {length} ints, got {value!r}")
    return values


def _short(values):
    """One number where all are the same, for repr."""
    return values[0] if len(set(values)) == 1 else values


class _Convolution(Module):
    """What all convolutions share. rank: how many dims the kernel has."""

    rank = 2
    transposed = False

    def __init__(self, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
                 output_padding=0):
        super().__init__()
        if groups < 1 or in_channels % groups or out_channels % groups:
            raise ValueError(f"{type(self).__name__}: groups={groups} must divide in_channels={in_channels} and "
                             f"out_channels={out_channels}")
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size = _tuple(kernel_size, self.rank, "kernel_size")
        self.stride = _tuple(stride, self.rank, "stride")
        self.padding = _tuple(padding, self.rank, "padding")
        self.dilation = _tuple(dilation, self.rank, "dilation")
        self.output_padding = _tuple(output_padding, self.rank, "output_padding")
        first, second = (in_channels, out_channels) if self.transposed else (out_channels, in_channels)
        self.weight = Parameter(_core.Tensor(first, second // groups, *self.kernel_size))
        self.register_parameter("bias", Parameter(_core.Tensor(out_channels)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        """Draws weight and bias anew, uniform within 1 / sqrt(in_channels * kernel elements)."""
        fan = self.in_channels * math.prod(self.kernel_size)
        bound = 1 / math.sqrt(fan) if fan else 0
        self.weight.data.uniform_(-bound, bound)
        if self.bias is not None:
            self.bias.data.uniform_(-bound, bound)

    def extra_repr(self):
        parts = [f"{self.in_channels}, {self.out_channels}, kernel_size={_short(self.kernel_size)}"]
        for name, usual in (("stride", 1), ("padding", 0), ("output_padding", 0), ("dilation", 1)):
            value = _short(getattr(self, name))
            parts += [f"{name}={value}"] if value != usual else []
        parts += [f"groups={self.groups}"] if self.groups != 1 else []
        parts += ["bias=False"] if self.bias is None else []
        return ", ".join(parts)


class Conv2d(_Convolution):
    """Cross-correlation of images with kernels that are learned, plus a bias.

    Input (N, in_channels, H, W), output (N, out_channels, H', W') with
    H' = (H + 2 padding - dilation (kernel_size - 1) - 1) / stride + 1, rounded down.
    weight (out_channels, in_channels / groups, kernel height, kernel width), bias (out_channels).
    kernel_size, stride, padding, dilation: an int, or a pair (height, width).
    Raises ValueError if groups does not divide both channel counts.

    >>> nn.Conv2d(1, 20, 5)(Variable(torch.zeros(2, 1, 28, 28))).size()
    torch.Size([2, 20, 24, 24])
    """

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True):
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias)

    def forward(self, input):
        return conv2d(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups)


class SpatialConvolution(Conv2d):
    """Conv2d with the arguments of the alpha's sketch, width first: kW, kH, dW, dH (stride), padW, padH."""

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None):
        padding = (padW if padH is None else padH, padW)
        super().__init__(nInputPlane, nOutputPlane, (kH, kW), (dH, dW), padding)


class Conv1d(_Convolution):
    """Cross-correlation of signals (N, in_channels, L) with kernels that are learned; else as Conv2d.

    >>> nn.Conv1d(4, 8, 3)(Variable(torch.zeros(2, 4, 10))).size()
    torch.Size([2, 8, 8])
    """

    rank = 1

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True):
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias)

    def forward(self, input):
        return conv1d(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups)


class ConvTranspose2d(_Convolution):
    """The transpose of Conv2d: every input element adds a kernel to the output.

    Input (N, in_channels, H, W), output (N, out_channels, H', W') with
    H' = (H - 1) stride - 2 padding + dilation (kernel_size - 1) + 1 + output_padding.
    weight (in_channels, out_channels / groups, kernel height, kernel width), bias (out_channels).

    >>> nn.ConvTranspose2d(4, 2, 4, stride=2, padding=1)(Variable(torch.zeros(1, 4, 7, 7))).size()
    torch.Size([1, 2, 14, 14])
    """

    transposed = True

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1,
                 bias=True, dilation=1):
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
                         output_padding)

    def forward(self, input, output_size=None):
        """output_size: (H', W') to choose among those that the stride makes possible, instead of output_padding."""
        extra = self.output_padding if output_size is None else self._extra(input, output_size)
        return conv_transpose2d(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups,
                                self.dilation)

    def _extra(self, input, output_size):
        extra = []
        for dim, wanted in enumerate(tuple(output_size)[-2:]):
            least = (input.size(dim + 2) - 1) * self.stride[dim] - 2 * self.padding[dim]
            least += self.dilation[dim] * (self.kernel_size[dim] - 1) + 1
            if not least <= wanted < least + self.stride[dim]:
                raise ValueError(f"ConvTranspose2d: output_size[{dim}] is {wanted}, but an input of "
                                 f"{input.size(dim + 2)} gives {least} to {least + self.stride[dim] - 1}")
            extra.append(wanted - least)
        return tuple(extra)
