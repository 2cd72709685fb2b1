"""Composed functions for products, distances and statistics."""

import math

import torch
from torch._base.arguments import fractional, value_of
from torch._core import internal

FEW_PRODUCTS = 8192  # elements of a Kronecker product whose short loops take less time than longer rows


def kron(input, other):
    """Return the Kronecker product, each element of `input` times all of `other`."""
    left, right = tuple(input.size()), tuple(other.size())
    rank = max(len(left), len(right))
    if 2 * rank > 8:
        raise ValueError(f"kron: operands have {len(left)} and {len(right)} dimensions; need 4 at most")
    if len(left) != len(right):
        left, right = (1,) * (rank - len(left)) + left, (1,) * (rank - len(right)) + right
    left_pairs, right_pairs, sizes = [], [], []
    for a, b in zip(left, right, strict=True):
        left_pairs += a, 1
        right_pairs += 1, b
        sizes.append(a * b)
    a, b = input.reshape(left_pairs), other.reshape(right_pairs)
    if rank > 1 and input.numel() * other.numel() > FEW_PRODUCTS:  # rows as long as the result's give long loops
        line = (left[-1], right[-1])
        a, b = (one.expand((*one.size()[:-2], *line)).reshape((*one.size()[:-2], sizes[-1])) for one in (a, b))
    return (a * b).reshape(sizes)


def cov(input, correction=1, fweights=None, aweights=None):
    """Return the covariance matrix of variables in rows; each column counts fweights times with the weight aweights."""
    if input.dim() > 2:
        raise ValueError(f"cov: input has {input.dim()} dimensions; need a row for each variable")
    rows = fractional(input.reshape((1, input.numel())) if input.dim() < 2 else input)
    result = _cov(rows, correction, fweights, aweights)
    return result.reshape(()) if rows.size(0) == 1 else result


def _cov(rows, correction, fweights, aweights):
    """Return the covariance matrix of a matrix."""
    if fweights is None and aweights is None:
        centred = rows - rows.mean(1, keepdim=True)
        return centred.mm(centred.mH) / max(rows.size(1) - correction, 0)
    counts, weights = (None if one is None else _weights(name, one, rows)
                       for name, one in (("fweights", fweights), ("aweights", aweights)))
    both = weights if counts is None else counts if weights is None else counts * weights
    total = both.sum(0, keepdim=True)
    centred = rows - (rows * both).sum(1, keepdim=True) / total
    lost = correction if weights is None else correction * (both * weights).sum(0, keepdim=True) / total
    weighted = centred * both
    return weighted.mm(centred.mH.to(weighted.dtype)) / (total - lost).clamp(min=0)


def _weights(name, weights, rows):
    """Return checked weights, one per column: floats as they are, integers in the real type of `rows`."""
    if tuple(weights.size()) != (rows.size(1),):
        raise ValueError(f"cov: {name} has size {list(weights.size())}; need one for each of {rows.size(1)} columns")
    if weights.numel() and not weights.is_meta and value_of(weights).min() < 0:
        raise ValueError(f"cov: {name} holds a number below 0")
    return weights if weights.is_floating_point() else weights.to(value_of(rows).real.dtype)


def cdist(input, other, p=2, compute_mode=None):
    """Return the p-norm of the difference of each row of `input` and each row of `other`."""
    if input.dim() < 2 or other.dim() < 2 or input.size(-1) != other.size(-1):
        raise ValueError(
            f"cdist: input is {list(input.size())}, other is {list(other.size())}; need rows of the same length")
    if p not in (1, 2) or input._gpu >= 0 or type(input) is not type(other):
        return (input.unsqueeze(-2) - other.unsqueeze(-3)).norm(p, -1)
    batch = torch.broadcast_shapes(input.size()[:-2], other.size()[:-2])
    left, right = (one.expand((*batch, *one.size()[-2:])).reshape((math.prod(batch), *one.size()[-2:]))
                   for one in (input, other))
    return internal.pair_norms(left, right, p == 2).reshape((*batch, input.size(-2), other.size(-2)))


def one_hot(input, num_classes=-1):
    """Return zeros with a one at the class of each element, in a new last dim."""
    numbers = input.data
    if numbers.is_floating_point():
        raise TypeError(f"one_hot: input is a {numbers.type()}; need classes of integers")
    if num_classes == -1 and not numbers.numel():
        raise RuntimeError("one_hot: input is empty; pass num_classes")
    if numbers.numel() and (num_classes == -1 or not numbers.is_meta):
        least, greatest = (one.item() for one in numbers.aminmax())
        num_classes = greatest + 1 if num_classes == -1 else num_classes
        if least < 0:
            raise RuntimeError(f"one_hot: input holds {least}; need classes of 0 or more")
        if greatest >= num_classes:
            raise RuntimeError(f"one_hot: input holds {greatest}, num_classes is {num_classes}; need classes below "
                               "that")
    size = (*numbers.size(), num_classes)
    return numbers.new_zeros(size).scatter_(len(size) - 1, numbers.unsqueeze(-1), 1)


def cosine_similarity(input, other, dim=1, eps=1e-8):
    """Return the dot products of lines divided by the products of their lengths."""
    dim = 1 if dim is None else dim
    if torch.compiler.is_compiling() and input.size() == other.size():
        return _product_of_directions(input, other, dim, eps)
    result, *lengths = internal.cosine(input, other, eps, dim, False)
    if result.dtype == torch.float64 and not all(_squares_fit(value_of(length)) for length in lengths):
        return _product_of_directions(input, other, dim, eps)
    return result


def _product_of_directions(input, other, dim, eps):
    """Return the dot products of lines that are divided by their lengths first."""
    kind = torch.promote_types(input.dtype, other.dtype)
    kind = kind if kind.is_floating_point else torch.get_default_dtype()
    input, other = (each if each.dtype == kind else each.to(kind) for each in (input, other))
    if input.size() != other.size():
        input, other = torch.broadcast_tensors(input, other)
    return (torch.composed.normalize(input, 2, dim, eps) * torch.composed.normalize(other, 2, dim, eps)).sum(dim)


def _squares_fit(lengths):
    """Return whether squares of lengths are well within the range of doubles."""
    return lengths.is_meta or not lengths.numel() or 1e-140 < lengths.min() and lengths.max() < 1e150


def matrix_power(input, n):
    """Return the power of square matrices by repeated squaring."""
    if input.dim() < 2 or input.size(-1) != input.size(-2):
        raise ValueError(f"matrix_power: input is {list(input.size())}; need square matrices")
    given = input
    if n < 0:
        input, n = input.inverse(), -n
    if n == 0:
        unit = torch.eye(input.size(-1), out=value_of(input).new())
        unit = unit.expand(input.size())
        return torch.where(unit.eq(unit), unit, input) if input.requires_grad else unit.clone()
    result = None
    while n:
        if n & 1:
            result = input if result is None else result.matmul(input)
        n >>= 1
        input = input.matmul(input) if n else input
    return result.clone() if result is given else result


# Coefficients of p in exp(x) = p(x) / p(-x), from the zeroth power on.
PADE = tuple(coefficient / 64764752532480000 for coefficient in (
    64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600,
    670442572800, 33522128640, 1323241920, 40840800, 960960, 16380, 182, 1))


def btrifact_informed(input, info):
    """Run `btrifact_with_info` and copy its last result into `info`."""
    lu, pivots, result = input.btrifact_with_info()
    value_of(info).resize_(result.size()).copy_(value_of(result))
    return lu, pivots


btrifact_informed.changes_argument = True


def matrix_exp(input):
    """Return the matrix exponential by scaling and squaring."""
    n = input.size(-1)
    if input.dim() < 2 or input.size(-2) != n:
        raise ValueError(f"matrix_exp: input is {list(input.size())}; need square matrices")
    if not input.numel():
        return input.clone()
    if n == 1:
        return input.exp()
    wide = torch.cdouble if input.is_complex() else torch.double
    if input.dtype is wide:
        return exponential_of_doubles(input, 4.25)
    # Squaring doubles the error, once for each factor 2 of the norm.
    return exponential_of_doubles(input.to(wide), 9).to(input.dtype)


def exponential_of_doubles(input, bound):
    """Return matrix_exp of doubles, scaled down to norms of at most `bound`.

    The error of the approximant, relative to the norm, is 2^-62 for 4.25 and 2^-34 for 9.
    """
    n, data = input.size(-1), value_of(input)
    norms = data.abs().sum(-2).amax(-1).reshape(-1, 1, 1)
    halvings = torch.where(norms < math.inf, norms / bound, 1).log2().ceil().clamp(min=0)
    a = input.reshape((input.numel() // (n * n), n, n)) * 0.5**halvings
    unit = torch.eye(n, out=data.new()).unsqueeze(0).expand(a.size())
    powers = [unit, a.bmm(a)]
    powers += [powers[1].bmm(powers[1])]
    powers += [powers[2].bmm(powers[1])]
    even, odd = (sum(PADE[2 * k + part] * powers[k] for k in range(4)) + powers[3].bmm(
        sum(PADE[2 * k + 6 + part] * powers[k] for k in range(1, 4))) for part in (0, 1))
    odd = a.bmm(odd)
    result = torch.linalg.solve(even - odd, even + odd)
    for done in range(0 if data.is_meta else int(halvings.max())):
        result = torch.where(halvings > done, result.bmm(result), result)
    return result.reshape(input.size())
