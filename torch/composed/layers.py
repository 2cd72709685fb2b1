"""Convolutions of signals and volumes in terms of others, and gradients of layers that can be recorded themselves."""

import torch
from torch._core import internal
from torch._values import value_of


def _each(value, dims):
    """An int, or a sequence of one or `dims` ints, as so many ints."""
    if hasattr(value, "__index__"):
        return (value,) * dims
    return tuple(value) * dims if len(value) == 1 else tuple(value)


def conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """conv_transpose2d of images of one row."""
    stride, padding, output_padding, dilation = (
        _each(value, 1)[0] for value in (stride, padding, output_padding, dilation)
    )
    if input.dim() != 3 or weight.dim() != 3:
        raise RuntimeError(f"conv_transpose1d: input has {input.dim()} dimensions, weight {weight.dim()}; need 3 each")
    output = torch.conv_transpose2d(
        input.unsqueeze(2), weight.unsqueeze(2), bias, (1, stride), (0, padding), (0, output_padding), groups,
        (1, dilation),
    )  # fmt: skip
    return output.squeeze(2)


def conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """The gradient of conv3d with respect to its input, here taken of input."""
    stride, padding, output_padding, dilation = (
        _each(value, 3) for value in (stride, padding, output_padding, dilation)
    )
    if input.dim() != 5 or weight.dim() != 5:
        raise RuntimeError(f"conv_transpose3d: input has {input.dim()} dimensions, weight {weight.dim()}; need 5 each")
    if not all(0 <= extra < step for extra, step in zip(output_padding, stride, strict=True)):
        raise ValueError(f"conv_transpose3d: output_padding is {output_padding}, stride is {stride}; need 0 <= "
                         "output_padding < stride")  # fmt: skip
    if bias is not None and bias.numel() != weight.size(1) * groups:
        raise RuntimeError(f"conv_transpose3d: bias has {bias.numel()} elements; need {weight.size(1) * groups}, one "
                           "for each output channel")  # fmt: skip
    size = tuple(
        (input.size(i + 2) - 1) * stride[i] - 2 * padding[i] + dilation[i] * (weight.size(i + 2) - 1)
        + output_padding[i] + 1
        for i in range(3)
    )  # fmt: skip
    output = internal.conv3d_input(input, weight, size, stride, padding, dilation, groups)
    return output if bias is None else output + bias.view(bias.size(0), 1, 1, 1)


def glu(input, dim=-1):
    """One half gates the other."""
    if not -input.dim() <= dim < input.dim() or input.size(dim) % 2:
        size = "x".join(map(str, input.size()))
        kind = type(value_of(input)).__name__
        raise ValueError(f"glu: input is {kind} {size}, dim is {dim}; need an even size there")
    half = input.size(dim) // 2
    return input.narrow(dim, 0, half) * input.narrow(dim, half, half).sigmoid()


def group_norm_gradient(node, grad, *_):
    """The gradients of group_norm's input, weight and bias by operations that can be recorded themselves."""
    input, weight, groups = node.value("input"), node.value("weight"), node.value("groups")
    batch, channels = input.size(0), input.size(1)
    rows, spread = (batch, groups, -1), (1, channels) + (1,) * (input.dim() - 2)
    if not input.numel():
        zeros = input.sum() * 0
        return input * 0, zeros.expand((channels,)), zeros.expand((channels,))
    values = input.reshape(rows)
    centred = values - values.mean(2, True)
    inverse = ((centred * centred).mean(2, True) + node.value("eps")).rsqrt()
    normalised = centred * inverse
    inner = (grad if weight is None else grad * weight.view(spread)).reshape(rows)
    inner = inner - inner.mean(2, True) - normalised * (inner * normalised).mean(2, True)
    grad_input = (inner * inverse).reshape(tuple(input.size()))
    by_channel = (batch, channels, -1)
    grad = grad.reshape(by_channel)
    grad_weight = (grad * normalised.reshape(by_channel)).sum(2).sum(0)
    return grad_input, grad_weight, grad.sum(2).sum(0)
