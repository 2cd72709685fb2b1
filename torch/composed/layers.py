"""Convolutions of signals and volumes composed of others, and recorded gradients of layers."""

import torch
from torch._base.arguments import shown, value_of
from torch._core import internal


def _check_ranks(name, dims, input, weight):
    """Raise RuntimeError unless `input` has the dims of a batch or a single item, and `weight` those of kernels."""
    if input.dim() not in (dims + 1, dims + 2) or weight.dim() != dims + 2:
        raise RuntimeError(f"{name}: input is {shown(input)}, weight is {shown(weight)}; need {dims + 2} dimensions "
                           f"each, or {dims + 1} of an input without the batch")


def same_padding(name, kernel_size, stride, dilation):
    """Return the padding before and after each dimension for padding="same", first dimension first.

    Raises ValueError for a stride other than 1, because the output could not have the size of the input.

    >>> same_padding("conv2d", (3, 4), (1, 1), (1, 1))
    [(1, 1), (1, 2)]
    """
    if any(step != 1 for step in stride):
        raise ValueError(f"{name}: padding='same' needs stride 1, not {stride}")
    totals = [gap * (kernel - 1) for kernel, gap in zip(kernel_size, dilation, strict=True)]
    return [(total // 2, total - total // 2) for total in totals]


def conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """Compute the transpose of conv1d."""
    return _transposed(1, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """Compute the transpose of conv2d."""
    return _transposed(2, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """Compute the transpose of conv3d."""
    return _transposed(3, input, weight, bias, stride, padding, output_padding, groups, dilation)


def _transposed(dims, input, weight, bias, stride, padding, added, groups, dilation):
    """Compute the transposed convolution, by the gradient function of a convolution with respect to its input."""
    name = f"conv_transpose{dims}d"
    _check_ranks(name, dims, input, weight)
    if not all(0 <= extra < max(steps) for extra, *steps in zip(added, stride, dilation, strict=True)):
        raise ValueError(f"{name}: output_padding is {added}, stride is {stride}, dilation is {dilation}; need 0 <= "
                         "output_padding < max(stride, dilation)")
    if bias is not None and bias.numel() != weight.size(1) * groups:
        raise RuntimeError(f"{name}: bias has {bias.numel()} elements; need {weight.size(1) * groups}, one for each "
                           "output channel")
    if any(extra >= step > 0 for extra, step in zip(added, stride, strict=True)):
        # No input reaches that far, so zeros after the input replace whole steps.
        input = _with_zeros(input, [extra // step for extra, step in zip(added, stride, strict=True)])
        added = [extra % step for extra, step in zip(added, stride, strict=True)]
    size = [(input.size(i - dims) - 1) * stride[i] - 2 * padding[i] + dilation[i] * (weight.size(i + 2) - 1)
            + added[i] + 1 for i in range(dims)]
    if dims == 1:
        image = internal.conv2d_input(input.unsqueeze(-2), weight.unsqueeze(2), (1, *size), (1, *stride), (0, *padding),
                                      (1, *dilation), groups)
        output = image.squeeze(-2)
    else:
        convolve = internal.conv2d_input if dims == 2 else internal.conv3d_input
        output = convolve(input, weight, size, stride, padding, dilation, groups)
    return output if bias is None else output + bias.reshape(bias.size(0), *[1] * dims)


def _with_zeros(input, counts):
    """Return the input with `counts` zeros appended along each of its last dims."""
    for dim, count in enumerate(counts, input.dim() - len(counts)):
        size = [*input.size()]
        size[dim] = count
        input = torch.cat([input, value_of(input).new(*size).zero_()], dim) if count else input
    return input
