"""Initial values of weights. Each function fills a tensor in place and returns it.

Those that draw numbers take them from `generator`, or from the one that all share.
"""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import is_number, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.moves import moved

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
    """(fan in, fan out): how many elements each output is computed from, and each input goes into; 1 at least."""
    if tensor.dim() < 2:
        raise ValueError(f"{name}: a weight of {tensor.dim()} dims has no fan in and fan out; need at least 2")
    receptive = math.prod(tensor.size()[2:])
    return max(1, tensor.size(1) * receptive), max(1, tensor.size(0) * receptive)


def _calculate_fan_in_and_fan_out(tensor):
    """(fan in, fan out), by the name that packages ask for."""
    return _fans("fan in and fan out", tensor)


def _calculate_correct_fan(tensor, mode):
    """One of the two, by the same."""
    return _fans("fan in and fan out", tensor)[mode.lower() == "fan_out"]


def _no_grad_trunc_normal_(tensor, mean, std, a, b, generator=None):
    return trunc_normal_(tensor, mean, std, a, b, generator=generator)


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """The factor by which weights before a nonlinearity should be larger than before a linear map.

    nonlinearity: linear, conv1d, conv2d, conv3d, conv_transpose1d ..., sigmoid, tanh, relu, selu or leaky_relu, for
    which param is the slope. Raises ValueError for other names and slopes.
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


def uniform_(tensor: Tensor, a: float = 0, b: float = 1, generator: Generator | None = None) -> Tensor:
    """Uniform from a to b."""
    value_of(tensor).uniform_(a, b, generator=generator)
    return tensor


def normal_(tensor: Tensor, mean: float = 0, std: float = 1, generator: Generator | None = None) -> Tensor:
    """Normal with that mean and standard deviation."""
    value_of(tensor).normal_(mean, std, generator=generator)
    return tensor


def constant_(tensor: Tensor, val: float) -> Tensor:
    """val everywhere."""
    value_of(tensor).fill_(val)
    return tensor


def ones_(tensor: Tensor) -> Tensor:
    """One everywhere."""
    return constant_(tensor, 1)


def zeros_(tensor: Tensor) -> Tensor:
    """Zero everywhere."""
    return constant_(tensor, 0)


def trunc_normal_(
    tensor: Tensor, mean: float = 0, std: float = 1, a: float = -2, b: float = 2, generator: Generator | None = None,
) -> Tensor:
    """Normal with that mean and standard deviation, but drawn from a to b only, by the inverse of its distribution.

    Raises ValueError unless a < b and std > 0.
    """
    if not a < b or not std > 0:
        raise ValueError(f"trunc_normal_: a={a}, b={b}, std={std}; need a < b and std > 0")
    low, high = (math.erf((bound - mean) / std / math.sqrt(2)) for bound in (a, b))
    drawn = _core.DoubleTensor(tensor.size()).uniform_(low, high, generator=generator).erfinv()
    value_of(tensor).copy_(drawn.mul_(std * math.sqrt(2)).add_(mean).clamp_(a, b))
    return tensor


def eye_(tensor: Tensor) -> Tensor:
    """Ones on the diagonal of a matrix, zeros elsewhere. Raises ValueError unless it has two dims."""
    if tensor.dim() != 2:
        raise ValueError(f"eye_: needs a matrix, got {tensor.dim()} dims")
    value_of(tensor).copy_(_core.eye(tensor.size(0), tensor.size(1)))
    return tensor


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """The identity as a convolution: a one in the middle of kernel (i, i), in each of `groups` groups of outputs.

    Raises ValueError unless 3 to 5 dims, and where groups does not divide the outputs.
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


def xavier_uniform_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Uniform within gain * sqrt(6 / (fan in + fan out)) (Glorot and Bengio, 2010). ValueError below two dims."""
    bound = gain * math.sqrt(6 / sum(_fans("xavier_uniform_", tensor)))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Normal of deviation gain * sqrt(2 / (fan in + fan out)) (Glorot and Bengio, 2010). ValueError below two dims."""
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
    """Uniform of deviation sqrt(2 / (1 + a * a) / fan) (He and others, 2015). a: slope of the leaky relu that follows.

    mode: "fan_in" keeps the variance forward, "fan_out" backward. nonlinearity: what follows, as calculate_gain has it.
    Raises ValueError below two dims and for other modes.
    """
    bound = math.sqrt(3) * _kaiming_deviation("kaiming_uniform_", tensor, a, mode, nonlinearity)
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(
    tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:
    """Normal with the deviation of kaiming_uniform."""
    return normal_(tensor, 0, _kaiming_deviation("kaiming_normal_", tensor, a, mode, nonlinearity), generator)


def orthogonal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Rows, or columns if those are fewer, that are orthogonal and of length gain (Saxe and others, 2013).

    More than two dims count as rows of all but the first. Raises ValueError below two dims.
    """
    import numpy

    if tensor.dim() < 2:
        raise ValueError(f"orthogonal_: needs at least two dims, got {tensor.dim()}")
    rows, columns = tensor.size(0), math.prod(tensor.size()[1:])
    flat = _core.DoubleTensor(max(rows, columns), min(rows, columns)).normal_(0, 1, generator=generator).numpy()
    q, r = numpy.linalg.qr(flat)
    q *= numpy.where(numpy.diag(r) < 0, -1, 1)
    q = q if rows >= columns else q.T
    value_of(tensor).copy_(_core.from_numpy(numpy.ascontiguousarray(gain * q)).view(*tensor.size()))
    return tensor


def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01, generator: Generator | None = None) -> Tensor:
    """Normal of deviation std, but a share `sparsity` of each column, rounded up, is zero (Martens, 2010).

    Raises ValueError unless it has two dims and the share is one.
    """
    if tensor.dim() != 2:
        raise ValueError(f"sparse_: needs a matrix, got {tensor.dim()} dims")
    if not 0 <= sparsity <= 1:
        raise ValueError(f"sparse_: sparsity is a share from 0 to 1, not {sparsity}")
    rows, columns = tensor.size()
    zeros = math.ceil(rows * sparsity)
    data = value_of(tensor).normal_(0, std, generator=generator)
    for column in range(columns if zeros else 0):
        picked = _core.randperm(rows, generator=generator).narrow(0, 0, zeros)
        data.select(1, column).index_fill_(0, moved(picked, data._gpu), 0)
    return tensor


# The names before the underscore said that they change what they are given.
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
