"""Initialization of weights. Each function fills a tensor in place and returns it.

Random numbers come from `generator`, or from the global one.
"""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import is_number, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.conversions import moved

if TYPE_CHECKING:
    from torch._core import Tensor
    from torch._tensor.generator import Generator

__all__ = [
    "calculate_gain", "constant", "constant_", "dirac", "dirac_", "eye", "eye_", "kaiming_normal", "kaiming_normal_",
    "kaiming_uniform", "kaiming_uniform_", "normal", "normal_", "ones_", "orthogonal", "orthogonal_", "sparse",
    "sparse_", "trunc_normal_", "uniform", "uniform_", "xavier_normal", "xavier_normal_", "xavier_uniform",
    "xavier_uniform_", "zeros_",
]


def _fans(name, tensor):
    """Return (fan in, fan out), each at least 1."""
    if tensor.dim() < 2:
        raise ValueError(f"{name}: a weight of {tensor.dim()} dims has no fan in and fan out; need at least 2")
    receptive = math.prod(tensor.size()[2:])
    return max(1, tensor.size(1) * receptive), max(1, tensor.size(0) * receptive)


def _calculate_fan_in_and_fan_out(tensor):
    """Return (fan in, fan out), under the name that packages use."""
    return _fans("fan in and fan out", tensor)


def _calculate_correct_fan(tensor, mode):
    """Return one of the two, under the name that packages use."""
    return _fans("fan in and fan out", tensor)[mode.lower() == "fan_out"]


def _no_grad_trunc_normal_(tensor, mean, std, a, b, generator=None):
    return trunc_normal_(tensor, mean, std, a, b, generator=generator)


def _no_grad_uniform_(tensor, a, b, generator=None):
    return uniform_(tensor, a, b, generator)


def _no_grad_normal_(tensor, mean, std, generator=None):
    return normal_(tensor, mean, std, generator)


def _no_grad_fill_(tensor, val):
    return constant_(tensor, val)


def _fill_by_fan(fan, *tensors):
    """Fill tensors uniformly within 1 / sqrt(fan), or with zeros if fan is 0; skip None."""
    bound = 1 / math.sqrt(fan) if fan else 0
    for tensor in tensors:
        if tensor is not None:
            tensor.data.uniform_(-bound, bound)


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """Return the recommended gain for a nonlinearity.

    Args:
        nonlinearity: linear, conv1d, …, conv_transpose1d, …, sigmoid, tanh, relu, selu or leaky_relu.
        param: negative slope of leaky_relu.
    Raises:
        ValueError: another name or slope.

    >>> nn.init.calculate_gain("tanh")
    1.6666666666666667
    """
    plain = {f"conv{kind}{rank}d" for kind in ("", "_transpose") for rank in (1, 2, 3)} | {"linear", "sigmoid"}
    if nonlinearity in plain:
        return 1
    if nonlinearity == "tanh":
        return 5 / 3
    if nonlinearity == "relu":
        return math.sqrt(2)
    if nonlinearity == "selu":
        return 3 / 4
    if nonlinearity != "leaky_relu":
        raise ValueError(f"calculate_gain: unknown nonlinearity {nonlinearity!r}")
    slope = 0.01 if param is None else param
    if not is_number(slope):
        raise ValueError(f"calculate_gain: the slope of leaky_relu is a number, not {slope!r}")
    return math.sqrt(2 / (1 + slope * slope))


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with uniform numbers from [a, b].

    >>> nn.init.uniform_(torch.empty(2), 3, 3).tolist()
    [3.0, 3.0]
    """
    value_of(tensor).uniform_(a, b, generator=generator)
    return tensor


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with normal numbers with the given mean and standard deviation.

    >>> nn.init.normal_(torch.empty(2), 3, 0).tolist()
    [3.0, 3.0]
    """
    value_of(tensor).normal_(mean, std, generator=generator)
    return tensor


def constant_(tensor: Tensor, val: float) -> Tensor:
    """Fill with a constant.

    >>> nn.init.constant_(torch.empty(2), 3).tolist()
    [3.0, 3.0]
    """
    value_of(tensor).fill_(val)
    return tensor


def ones_(tensor: Tensor) -> Tensor:
    """Fill with ones.

    >>> nn.init.ones_(torch.empty(2)).tolist()
    [1.0, 1.0]
    """
    return constant_(tensor, 1)


def zeros_(tensor: Tensor) -> Tensor:
    """Fill with zeros.

    >>> nn.init.zeros_(torch.empty(2)).tolist()
    [0.0, 0.0]
    """
    return constant_(tensor, 0)


def trunc_normal_(
    tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0,
    generator: Generator | None = None,
) -> Tensor:
    """Fill with normal numbers truncated to [a, b], by the inverse distribution function.

    Raises ValueError unless a < b and std > 0.

    >>> nn.init.trunc_normal_(torch.empty(100)).abs().max().item() <= 2
    True
    """
    if not a < b or not std > 0:
        raise ValueError(f"trunc_normal_: a={a}, b={b}, std={std}; need a < b and std > 0")
    if tensor.is_meta:
        return tensor
    side = -1 if a + b > 2 * mean else 1  # mirrored, so that the farther tail is that of small probabilities
    low, high = sorted(math.erfc(-side * (bound - mean) / std / math.sqrt(2)) / 2 for bound in (a, b))
    drawn = _core.ndtri(_core.DoubleTensor(tensor.size()).uniform_(low, high, generator=generator))
    value_of(tensor).copy_(drawn.mul_(side * std).add_(mean).clamp_(a, b))
    return tensor


def eye_(tensor: Tensor) -> Tensor:
    """Fill a matrix with ones on the diagonal and zeros elsewhere. Raises ValueError for another rank.

    >>> nn.init.eye_(torch.empty(2, 2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    if tensor.dim() != 2:
        raise ValueError(f"eye_: needs a matrix, got {tensor.dim()} dims")
    value_of(tensor).copy_(_core.eye(tensor.size(0), tensor.size(1)))
    return tensor


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Fill a convolution's weight with the identity: a one in the middle of kernel (i, i) of each group.

    Raises ValueError unless the tensor has 3 to 5 dims and `groups` divides the outputs.

    >>> nn.init.dirac_(torch.empty(1, 1, 3)).tolist()
    [[[0.0, 1.0, 0.0]]]
    """
    if tensor.dim() not in (3, 4, 5):
        raise ValueError(f"dirac_: needs a weight of 3 to 5 dims, got {tensor.dim()}")
    if groups < 1 or tensor.size(0) % groups:
        raise ValueError(f"dirac_: groups is {groups}; need one that divides the {tensor.size(0)} outputs")
    data = value_of(tensor).fill_(0)
    middle, outputs = tuple(length // 2 for length in tensor.size()[2:]), tensor.size(0) // groups
    for group in range(groups if outputs else 0):
        for channel in range(min(outputs, tensor.size(1))):
            data[(group * outputs + channel, channel, *middle)] = 1
    return tensor


def xavier_uniform_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill uniformly within gain * sqrt(6 / (fan in + fan out)) (Glorot and Bengio, 2010).

    Raises ValueError for fewer than two dims.

    >>> nn.init.xavier_uniform_(torch.empty(3, 3)).abs().max().item() <= 1
    True
    """
    bound = gain * math.sqrt(6 / sum(_fans("xavier_uniform_", tensor)))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with normal numbers of deviation gain * sqrt(2 / (fan in + fan out)) (Glorot and Bengio, 2010).

    Raises ValueError for fewer than two dims.

    >>> nn.init.xavier_normal_(torch.empty(3, 3), gain=0).abs().max().item()
    0.0
    """
    return normal_(tensor, 0, gain * math.sqrt(2 / sum(_fans("xavier_normal_", tensor))), generator)


def _kaiming_deviation(name, tensor, a, mode, nonlinearity):
    fans = dict(zip(("fan_in", "fan_out"), _fans(name, tensor), strict=True))
    if mode not in fans:
        raise ValueError(f'{name}: mode is "fan_in" or "fan_out", not {mode!r}')
    return calculate_gain(nonlinearity, a) / math.sqrt(fans[mode])


def kaiming_uniform_(
    tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:
    """Fill uniformly with deviation sqrt(2 / (1 + a * a) / fan) (He and others, 2015).

    Args:
        a: negative slope of the leaky ReLU that follows.
        mode: "fan_in" preserves the variance in the forward pass, "fan_out" in the backward pass.
        nonlinearity: the nonlinearity that follows, as in `calculate_gain`.
    Raises:
        ValueError: fewer than two dims, or another mode.

    >>> nn.init.kaiming_uniform_(torch.empty(3, 6)).abs().max().item() <= 1
    True
    """
    bound = math.sqrt(3) * _kaiming_deviation("kaiming_uniform_", tensor, a, mode, nonlinearity)
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(
    tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:
    """Fill with normal numbers of the deviation of `kaiming_uniform_`.

    >>> nn.init.kaiming_normal_(torch.empty(3, 6)).size()
    torch.Size([3, 6])
    """
    return normal_(tensor, 0, _kaiming_deviation("kaiming_normal_", tensor, a, mode, nonlinearity), generator)


def orthogonal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Fill with orthogonal rows, or columns if those are fewer, of length `gain` (Saxe and others, 2013).

    Trailing dims beyond the first are flattened. Raises ValueError for fewer than two dims.

    >>> weight = nn.init.orthogonal_(torch.empty(2, 3))
    >>> torch.allclose(weight @ weight.t(), torch.eye(2), atol=1e-5)
    True
    """
    import numpy

    if tensor.dim() < 2:
        raise ValueError(f"orthogonal_: needs at least two dims, got {tensor.dim()}")
    if tensor.is_meta:
        return tensor
    rows, columns = tensor.size(0), math.prod(tensor.size()[1:])
    flat = _core.DoubleTensor(max(rows, columns), min(rows, columns)).normal_(0, 1, generator=generator).numpy()
    q, r = numpy.linalg.qr(flat)
    q *= numpy.where(numpy.diag(r) < 0, -1, 1)
    q = q if rows >= columns else q.T
    value_of(tensor).copy_(_core.from_numpy(numpy.ascontiguousarray(gain * q)).view(*tensor.size()))
    return tensor


def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01, generator: Generator | None = None) -> Tensor:
    """Fill with normal numbers of deviation `std`; zero a share `sparsity` of each column, rounded up (Martens, 2010).

    Raises ValueError unless the tensor is a matrix and `sparsity` a share.

    >>> (nn.init.sparse_(torch.empty(4, 1), 0.5) == 0).sum().item()
    2
    """
    if tensor.dim() != 2:
        raise ValueError(f"sparse_: needs a matrix, got {tensor.dim()} dims")
    if not 0 <= sparsity <= 1:
        raise ValueError(f"sparse_: sparsity is a share from 0 to 1, not {sparsity}")
    if tensor.is_meta:
        return tensor
    rows, columns = tensor.size()
    zeros = math.ceil(rows * sparsity)
    data = value_of(tensor).normal_(0, std, generator=generator)
    for column in range(columns if zeros else 0):
        picked = _core.randperm(rows, generator=generator).narrow(0, 0, zeros)
        data.select(1, column).index_fill_(0, moved(picked, data._gpu), 0)
    return tensor


# The older names, without the underscore that marks in-place functions.
constant = constant_
dirac = dirac_
eye = eye_
kaiming_normal = kaiming_normal_
kaiming_uniform = kaiming_uniform_
normal = normal_
orthogonal = orthogonal_
sparse = sparse_
uniform = uniform_
xavier_normal = xavier_normal_
xavier_uniform = xavier_uniform_
