"""Composed functions of products, distances and statistics."""

import torch
from torch._core import internal


def kron(input, other):
    """Every element of input times the whole of other."""
    rank = max(input.dim(), other.dim())
    left = (1,) * (rank - input.dim()) + tuple(input.size())
    right = (1,) * (rank - other.dim()) + tuple(other.size())
    if 2 * rank > 8:
        raise ValueError(f"kron: operands have {input.dim()} and {other.dim()} dimensions; need 4 at most")
    a = input.reshape([length for size in left for length in (size, 1)])
    b = other.reshape([length for size in right for length in (1, size)])
    return (a * b).reshape([a * b for a, b in zip(left, right, strict=True)])


def trapz(y, x=None, dx=1, dim=-1):
    """Trapezoids between neighbours."""
    count = y.size(dim)
    if not count:
        raise ValueError(f"trapz: y has size {list(y.size())}; need one element or more along dimension {dim}")
    middle = (y.narrow(dim, 1, count - 1) + y.narrow(dim, 0, count - 1)) / 2
    if x is None:
        return middle.sum(dim) * dx
    if x.dim() == 1:
        size = [1] * y.dim()
        size[dim] = -1
        x = x.view(size)
    length = x.size(dim)
    return (middle * (x.narrow(dim, 1, length - 1) - x.narrow(dim, 0, length - 1))).sum(dim)


def cov(input, correction=1):
    """Covariances of rows that are variables."""
    if input.dim() > 2:
        raise ValueError(f"cov: input has {input.dim()} dimensions; need a row for each variable")
    rows = input.unsqueeze(0) if input.dim() == 1 else input
    centred = rows - rows.mean(1, keepdim=True)
    return centred.mm(centred.t()) / (rows.size(1) - correction)


def corrcoef(input):
    """Covariances over the standard deviations of both."""
    covariance = cov(input)
    deviation = covariance.diag().sqrt()
    return covariance / deviation.unsqueeze(0) / deviation.unsqueeze(1)


def cdist(input, other, p=2):
    """The p-norm of each row of input minus each row of other."""
    if input.dim() < 2 or other.dim() < 2 or input.size(-1) != other.size(-1):
        raise ValueError(
            f"cdist: input is {list(input.size())}, other is {list(other.size())}; need rows of the same length")
    return (input.unsqueeze(-2) - other.unsqueeze(-3)).norm(p, input.dim())


def pdist(input, p=2):
    """The p-norms of the differences of all pairs of rows."""
    if input.dim() != 2:
        raise ValueError(f"pdist: input is {list(input.size())}; need a matrix")
    count = input.size(0)
    first = [row for row in range(count) for _ in range(row + 1, count)]
    second = [row for start in range(count) for row in range(start + 1, count)]
    if not first:
        return input.narrow(0, 0, 0).norm(p, 1)
    rows = input.index_select(0, torch.LongTensor(first)) - input.index_select(0, torch.LongTensor(second))
    return rows.norm(p, 1)


def one_hot(input, num_classes=-1):
    """A one at the number of the class, in a new last dim."""
    variable = isinstance(input, torch.autograd.Variable)
    numbers = input.data if variable else input
    if numbers.numel() and numbers.min() < 0:
        raise ValueError(f"one_hot: input holds {numbers.min()}; need classes of 0 or more")
    if num_classes == -1:
        if not numbers.numel():
            raise ValueError("one_hot: no elements tell the number of classes; name num_classes")
        num_classes = numbers.max() + 1
    if numbers.numel() and numbers.max() >= num_classes:
        raise ValueError(f"one_hot: input holds {numbers.max()}, num_classes is {num_classes}; need classes below that")
    size = (*numbers.size(), num_classes)
    result = torch.zeros(*size, out=torch.LongTensor()).scatter_(len(size) - 1, numbers.unsqueeze(-1), 1)
    return torch.autograd.Variable(result) if variable else result


def normalize(input, p=2, dim=1, eps=1e-12):
    """Lines along dim over their norms."""
    dim = 1 if dim is None else dim
    return input / input.norm(p, dim, keepdim=True).clamp(min=eps)


def cosine_similarity(input, other, dim=1, eps=1e-8):
    """The dot product of lines over the product of their lengths."""
    return internal.cosine_of_sums(*internal.cosine_sums(input, other, 1 if dim is None else dim, False), eps)


def matrix_power(input, n):
    """Repeated squaring."""
    if input.dim() < 2 or input.size(-1) != input.size(-2):
        raise ValueError(f"matrix_power: input is {list(input.size())}; need square matrices")
    if n < 0:
        input, n = input.inverse(), -n
    if n == 0:
        unit = torch.eye(input.size(-1), out=(input.data if _recorded(input) else input).new())
        unit = unit.expand(input.size()).clone()
        return torch.autograd.Variable(unit) if _recorded(input) else unit
    result = None
    while n:
        if n & 1:
            result = input if result is None else result.matmul(input)
        n >>= 1
        input = input.matmul(input) if n else input
    return result


def _recorded(input):
    return isinstance(input, torch.autograd.Variable)
