"""Initial values of weights. Each function fills a Tensor, or a Variable's data, in place and returns its argument."""

import math

from torch import _core
from torch._core import Variable

__all__ = [
    "calculate_gain", "constant", "dirac", "eye", "kaiming_normal", "kaiming_uniform", "normal", "orthogonal", "sparse",
    "uniform", "xavier_normal", "xavier_uniform",
]


def _data(tensor):
    return tensor.data if isinstance(tensor, Variable) else tensor


def _fans(name, tensor):
    """(fan in, fan out): how many elements each output is computed from, and each input goes into."""
    if tensor.dim() < 2:
        raise ValueError(f"{name}: a weight of {tensor.dim()} dims has no fan in and fan out; need at least 2")
    receptive = math.prod(tensor.size()[2:])
    return tensor.size(1) * receptive, tensor.size(0) * receptive


def calculate_gain(nonlinearity, param=None):
    """The factor by which weights before a nonlinearity should be larger than before a linear map.

    nonlinearity: linear, conv1d, conv2d, conv3d, conv_transpose1d ..., sigmoid, tanh, relu or leaky_relu, for which
    param is the slope. Raises ValueError for other names and slopes.
    """
    plain = {f"conv{kind}{rank}d" for kind in ("", "_transpose") for rank in (1, 2, 3)} | {"linear", "sigmoid"}
    if nonlinearity in plain:
        return 1
    if nonlinearity == "tanh":
        return 5 / 3
    if nonlinearity == "relu":
        return math.sqrt(2)
    if nonlinearity != "leaky_relu":
        raise ValueError(f"calculate_gain: unknown nonlinearity {nonlinearity!r}")
    slope = 0.01 if param is None else param
    if isinstance(slope, bool) or not isinstance(slope, (int, float)):
        raise ValueError(f"calculate_gain: the slope of leaky_relu is a number, not {slope!r}")
    return math.sqrt(2 / (1 + slope * slope))


def uniform(tensor, a=0, b=1):
    """Uniform from a to b."""
    _data(tensor).uniform_(a, b)
    return tensor


def normal(tensor, mean=0, std=1):
    """Normal with that mean and standard deviation."""
    _data(tensor).normal_(mean, std)
    return tensor


def constant(tensor, val):
    """val everywhere."""
    _data(tensor).fill_(val)
    return tensor


def eye(tensor):
    """Ones on the diagonal of a matrix, zeros elsewhere. Raises ValueError unless it has two dims."""
    if tensor.dim() != 2:
        raise ValueError(f"eye: needs a matrix, got {tensor.dim()} dims")
    _data(tensor).copy_(_core.eye(tensor.size(0), tensor.size(1)))
    return tensor


def dirac(tensor):
    """The identity as a convolution: a one in the middle of kernel (i, i). Raises ValueError unless 3 to 5 dims."""
    if tensor.dim() not in (3, 4, 5):
        raise ValueError(f"dirac: needs a weight of 3 to 5 dims, got {tensor.dim()}")
    data = _data(tensor).fill_(0)
    middle = tuple(length // 2 for length in tensor.size()[2:])
    for channel in range(min(tensor.size(0), tensor.size(1))):
        data[(channel, channel, *middle)] = 1
    return tensor


def xavier_uniform(tensor, gain=1):
    """Uniform within gain * sqrt(6 / (fan in + fan out)) (Glorot and Bengio, 2010). ValueError below two dims."""
    bound = gain * math.sqrt(6 / sum(_fans("xavier_uniform", tensor)))
    return uniform(tensor, -bound, bound)


def xavier_normal(tensor, gain=1):
    """Normal of deviation gain * sqrt(2 / (fan in + fan out)) (Glorot and Bengio, 2010). ValueError below two dims."""
    return normal(tensor, 0, gain * math.sqrt(2 / sum(_fans("xavier_normal", tensor))))


def _kaiming_deviation(name, tensor, a, mode):
    fans = dict(zip(("fan_in", "fan_out"), _fans(name, tensor), strict=True))
    if mode not in fans:
        raise ValueError(f'{name}: mode is "fan_in" or "fan_out", not {mode!r}')
    return calculate_gain("leaky_relu", a) / math.sqrt(fans[mode])


def kaiming_uniform(tensor, a=0, mode="fan_in"):
    """Uniform of deviation sqrt(2 / (1 + a * a) / fan) (He and others, 2015). a: slope of the leaky relu that follows.

    mode: "fan_in" keeps the variance forward, "fan_out" backward. Raises ValueError below two dims and for other modes.
    """
    bound = math.sqrt(3) * _kaiming_deviation("kaiming_uniform", tensor, a, mode)
    return uniform(tensor, -bound, bound)


def kaiming_normal(tensor, a=0, mode="fan_in"):
    """Normal with the deviation of kaiming_uniform."""
    return normal(tensor, 0, _kaiming_deviation("kaiming_normal", tensor, a, mode))


def orthogonal(tensor, gain=1):
    """Rows, or columns if those are fewer, that are orthogonal and of length gain (Saxe and others, 2013).

    More than two dims count as rows of all but the first. Raises ValueError below two dims.
    """
    import numpy

    if tensor.dim() < 2:
        raise ValueError(f"orthogonal: needs at least two dims, got {tensor.dim()}")
    rows, columns = tensor.size(0), math.prod(tensor.size()[1:])
    flat = _core.DoubleTensor(max(rows, columns), min(rows, columns)).normal_(0, 1).numpy()
    q, r = numpy.linalg.qr(flat)
    q *= numpy.where(numpy.diag(r) < 0, -1, 1)
    q = q if rows >= columns else q.T
    _data(tensor).copy_(_core.from_numpy(numpy.ascontiguousarray(gain * q)).view(*tensor.size()))
    return tensor


def sparse(tensor, sparsity, std=0.01):
    """Normal of deviation std, but a share `sparsity` of each column, rounded up, is zero (Martens, 2010).

    Raises ValueError unless it has two dims and the share is one.
    """
    if tensor.dim() != 2:
        raise ValueError(f"sparse: needs a matrix, got {tensor.dim()} dims")
    if not 0 <= sparsity <= 1:
        raise ValueError(f"sparse: sparsity is a share from 0 to 1, not {sparsity}")
    rows, columns = tensor.size()
    zeros = math.ceil(rows * sparsity)
    data = _data(tensor).normal_(0, std)
    for column in range(columns if zeros else 0):
        for row in _core.randperm(rows).tolist()[:zeros]:
            data[row, column] = 0
    return tensor
