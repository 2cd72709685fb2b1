"""Layers as functions: no state, everything they need is an argument. They take Variables, and Tensors as well."""

from torch._core import (
    Variable,
    conv1d,
    conv2d,
    conv_transpose2d,
    hardshrink,
    linear,
    log_sigmoid,
    sigmoid,
    softplus,
    softshrink,
    softsign,
    tanh,
    tanhshrink,
)
from torch._core import avg_pool2d as _avg_pool2d
from torch._core import batch_norm as _batch_norm
from torch._core import binary_cross_entropy as _binary_cross_entropy
from torch._core import elu as _elu
from torch._core import hardtanh as _hardtanh
from torch._core import hinge_embedding_loss as _hinge_embedding_loss
from torch._core import kl_div as _kl_div
from torch._core import l1_loss as _l1_loss
from torch._core import leaky_relu as _leaky_relu
from torch._core import log_softmax as _log_softmax
from torch._core import max_pool2d as _max_pool2d
from torch._core import mse_loss as _mse_loss
from torch._core import nll_loss as _nll_loss
from torch._core import prelu as _prelu
from torch._core import relu as _relu
from torch._core import smooth_l1_loss as _smooth_l1_loss
from torch._core import soft_margin_loss as _soft_margin_loss
from torch._core import softmax as _softmax
from torch._core import threshold as _threshold
from torch._core import weighted_binary_cross_entropy as _weighted_binary_cross_entropy

__all__ = [
    "avg_pool2d", "batch_norm", "binary_cross_entropy", "conv1d", "conv2d", "conv_transpose2d", "cross_entropy",
    "dropout", "dropout2d", "elu", "hardshrink", "hardtanh", "hinge_embedding_loss", "kl_div", "l1_loss", "leaky_relu",
    "linear", "log_sigmoid", "log_softmax", "logsigmoid", "max_pool2d", "mse_loss", "nll_loss", "prelu", "relu",
    "relu6", "sigmoid", "smooth_l1_loss", "soft_margin_loss", "softmax", "softmin", "softplus", "softshrink",
    "softsign", "tanh", "tanhshrink", "threshold",
]

logsigmoid = log_sigmoid

# --- activations: output has the size of input --------------------------------------------------------------------


def relu(input, inplace=False):
    """max(x, 0) of each element. inplace overwrites input, whose old value its creator's gradient may still need."""
    return input.relu_() if inplace else _relu(input)


def threshold(input, threshold, value, inplace=False):
    """Each element, but value where it is not above threshold. inplace overwrites input."""
    if inplace:  # The gradient reads the mask, not the overwritten input.
        return input.masked_fill_(_beside(input, _value(input) <= threshold), value)
    return _threshold(input, threshold, value)


def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    """Each element, cut off below min_val and above max_val. inplace overwrites input."""
    return input.hardtanh_(min_val, max_val) if inplace else _hardtanh(input, min_val, max_val)


def relu6(input, inplace=False):
    """Each element, cut off below 0 and above 6. inplace overwrites input."""
    return hardtanh(input, 0, 6, inplace)


def leaky_relu(input, negative_slope=0.01, inplace=False):
    """Each element, times negative_slope below zero. inplace overwrites input."""
    if inplace:  # The gradient reads the factors, not the overwritten input.
        tensor = _value(input)
        factors = tensor.new(tensor.size()).fill_(negative_slope).masked_fill_(tensor > 0, 1)
        return input.mul_(_beside(input, factors))
    return _leaky_relu(input, negative_slope)


def elu(input, alpha=1.0, inplace=False):
    """Each element, but alpha * (exp(x) - 1) below zero. inplace overwrites input."""
    return input.elu_(alpha) if inplace else _elu(input, alpha)


def prelu(input, weight):
    """Each element, times weight below zero. weight has one element, or one for each channel (dim 1) of input."""
    if weight.dim() == 1 and weight.numel() > 1 and input.dim() > 2:
        weight = weight.view(-1, *[1] * (input.dim() - 2))
    return _prelu(input, weight)


def _axis(input):
    """The dim of the classes where none is given: 0 of 1-D and 3-D, 1 of 2-D and 4-D inputs."""
    return 0 if input.dim() in (1, 3) else 1


def softmax(input, dim=None):
    """exp(x) over the sum of exp(x) along dim; without dim along 0 for 1-D and 3-D inputs, else along 1."""
    return _softmax(input, _axis(input) if dim is None else dim)


def softmin(input, dim=None):
    """softmax of the negated elements."""
    return _softmax(-input, _axis(input) if dim is None else dim)


def log_softmax(input, dim=None):
    """Logarithm of softmax; without dim along 0 for 1-D and 3-D inputs, else along 1."""
    return _log_softmax(input, _axis(input) if dim is None else dim)


# --- pooling, normalisation, dropout ------------------------------------------------------------------------------


def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """The largest element of each window of (N, C, H, W) or (C, H, W).

    kernel_size, stride (kernel_size if None), padding, dilation: ints or pairs (height, width).
    Returns the output, or (output, indices) with return_indices: places in the H x W plane, row by row.
    """
    results = _max_pool2d(input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode)
    return results if return_indices else results[0]


def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    """The mean of each window of (N, C, H, W) or (C, H, W); sizes as for max_pool2d."""
    stride = kernel_size if stride is None else stride
    return _avg_pool2d(input, kernel_size, stride, padding, ceil_mode, count_include_pad)


def _value(input):
    """The Tensor of a Variable, or what is one itself."""
    return input.data if isinstance(input, Variable) else input


def _beside(input, tensor):
    """`tensor` as something that can stand beside `input` in an operation: a constant, if input is a Variable."""
    if tensor is None or isinstance(tensor, Variable) or not isinstance(input, Variable):
        return tensor
    return Variable(tensor, requires_grad=False)


def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    """Each channel (dim 1) of input to mean 0 and variance 1, times weight plus bias, which have one element a channel.

    training: the batch's mean and variance are used, and the running tensors move towards them by momentum.
    """
    return _batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


def _drop(input, size, p, inplace):
    if not 0 <= p <= 1:
        raise ValueError(f"dropout: p is a probability from 0 to 1, not {p}")
    noise = _value(input).new(*size).fill_(0)
    if p < 1:
        noise.bernoulli_(1 - p).mul_(1 / (1 - p))
    noise = _beside(input, noise)
    return input.mul_(noise) if inplace else input * noise


def dropout(input, p=0.5, training=False, inplace=False):
    """In training each element becomes zero with probability p, and the others are multiplied by 1 / (1 - p).

    Source: Srivastava and others, 2014. Raises ValueError if p is no probability.
    """
    return _drop(input, input.size(), p, inplace) if training else input


def dropout2d(input, p=0.5, training=False, inplace=False):
    """In training each whole channel of (N, C, ...) becomes zero with probability p, as dropout does with elements."""
    if not training:
        return input
    return _drop(input, (*input.size()[:2], *[1] * (input.dim() - 2)), p, inplace)


# --- losses: one element, the mean over all, or the sum with size_average=False ------------------------------------


def _target(name, input, target):
    """The target beside the input. Raises ValueError if the sizes differ: a loss that broadcasts is mostly a slip."""
    if not isinstance(target, Variable):
        target = _beside(input, target)
    if input.size() != target.size():
        given, wanted = ("x".join(map(str, value.size())) for value in (target, input))
        raise ValueError(f"{name}: target is {given}, input is {wanted}; they need the same size")
    return target


def nll_loss(input, target, weight=None, size_average=True):
    """Mean of -input[i, target[i]], for logarithms of probabilities (N, C) or (N, C, H, W) and a LongTensor of classes.

    weight: Tensor of C elements; the mean is then weighted. Raises IndexError for a target outside the classes.
    """
    return _nll_loss(input, target, None if weight is None else _beside(input, weight), size_average)


def cross_entropy(input, target, weight=None, size_average=True):
    """nll_loss of log_softmax: input (N, C) or (N, C, H, W) holds scores of any size."""
    return nll_loss(_log_softmax(input, 1), target, weight, size_average)


def mse_loss(input, target, size_average=True):
    """Mean of the squared differences. Raises ValueError if the sizes differ."""
    return _mse_loss(input, _target("mse_loss", input, target), size_average)


def l1_loss(input, target, size_average=True):
    """Mean of the absolute differences. Raises ValueError if the sizes differ."""
    return _l1_loss(input, _target("l1_loss", input, target), size_average)


def smooth_l1_loss(input, target, size_average=True):
    """Mean of d * d / 2 where the difference d is below 1, and of |d| - 1/2 elsewhere."""
    return _smooth_l1_loss(input, _target("smooth_l1_loss", input, target), size_average)


def binary_cross_entropy(input, target, weight=None, size_average=True):
    """Mean of -(t log x + (1 - t) log(1 - x)) for probabilities x. weight: Tensor, broadcast to the elements.

    Raises ValueError where input leaves 0 to 1.
    """
    target = _target("binary_cross_entropy", input, target)
    if weight is None:
        loss = _binary_cross_entropy(input, target, size_average)
    else:
        loss = _weighted_binary_cross_entropy(input, target, _beside(input, weight), size_average)
    if float(loss) != float(loss):  # Only the logarithm of what is no probability, or nan itself, gives nan.
        _check_probabilities("binary_cross_entropy", _value(input))
    return loss


def _check_probabilities(name, tensor):
    outside = tensor[(tensor < 0) | (tensor > 1)]
    if outside.numel():
        raise ValueError(f"{name}: input holds {outside[0]:.6g}, and needs probabilities from 0 to 1; "
                         "take the sigmoid of scores first")


def kl_div(input, target, size_average=True):
    """Mean of t * (log t - x): how far logarithms x of probabilities are from the distribution t."""
    return _kl_div(input, _target("kl_div", input, target), size_average)


def soft_margin_loss(input, target, size_average=True):
    """Mean of log(1 + exp(-t * x)) for targets of 1 and -1."""
    return _soft_margin_loss(input, _target("soft_margin_loss", input, target), size_average)


def hinge_embedding_loss(input, target, margin=1.0, size_average=True):
    """Mean of x where the target is 1, and of max(0, margin - x) where it is -1."""
    return _hinge_embedding_loss(input, _target("hinge_embedding_loss", input, target), margin, size_average)
