"""Operators composed of others: the functions of the `python` rows of ops.yaml."""

from __future__ import annotations

import itertools
import math

import torch
from torch._values import value_of

MOST_PARTS = 1 << 24  # Python objects that one call makes


def pair(value):
    """An int, or a sequence of one or two, as two ints."""
    values = (value,) if isinstance(value, int) else tuple(value)
    if len(values) not in (1, 2):
        raise ValueError(f"an int or two ints are needed, not {len(values)}")
    return values * 2 if len(values) == 1 else values


def product(numbers):
    """The product of ints, 1 for none."""
    result = 1
    for number in numbers:
        result *= number
    return result


def matmul(input, other):
    """NumPy's @: a dot product, or products of the matrices in the last two dims."""
    left, right = input.dim(), other.dim()
    if left == 2 and right == 2:
        return input.mm(other)
    if left == 1 and right == 1:
        return input.dot(other)
    if left == 2 and right == 1:
        return input.mv(other)
    if left == 1 and right == 2:
        return other.t().mv(input)
    if left == 1:
        return _batched(input.unsqueeze(0), other).squeeze(-2)
    if right == 1:
        return _batched(input, other.unsqueeze(1)).squeeze(-1)
    return _batched(input, other)


def _batched(input, other):
    """Matrices of the last two dims, the other dims broadcast to one batch."""
    *left, n, m = input.size()
    *right, k, p = other.size()
    if not right:
        return input.reshape((product(left) * n, m)).mm(other).reshape((*left, n, p))
    batch = broadcast(left, right)
    count = product(batch)
    first = input.expand((*batch, n, m)).reshape((count, n, m))
    second = other.expand((*batch, k, p)).reshape((count, k, p))
    return first.bmm(second).reshape((*batch, n, p))


def broadcast(left, right, name="matmul"):
    """The size that two sizes have in common under NumPy's rules."""
    rank = max(len(left), len(right))
    left, right = (1,) * (rank - len(left)) + tuple(left), (1,) * (rank - len(right)) + tuple(right)
    for a, b in zip(left, right, strict=True):
        if a != b and 1 not in (a, b):
            raise RuntimeError(f"{name}: sizes {list(left)} and {list(right)} do not broadcast; need equal ones, or 1")
    return tuple(b if a == 1 else a for a, b in zip(left, right, strict=True))


def check_parts(name, count):
    """Raises ValueError where there would be more parts than anybody waits for."""
    if count > MOST_PARTS:
        raise ValueError(f"{name}: there would be {count} parts; need {MOST_PARTS} at most")


def split(input, split_size, dim=0):
    """Parts of split_size along dim; what is left over is the last. No elements give one empty part."""
    if split_size < 1:
        raise ValueError(f"split: split_size is {split_size}; need split_size >= 1")
    size = input.size(dim)
    check_parts("split", -(-size // split_size))
    starts = range(0, max(size, 1), split_size)
    return tuple(input.narrow(dim, start, min(split_size, size - start)) for start in starts)


def split_sizes(input, sizes, dim=0):
    """Parts of these sizes along dim."""
    sizes = (sizes,) if isinstance(sizes, int) else tuple(sizes)
    if any(size < 0 for size in sizes) or sum(sizes) != input.size(dim):
        raise ValueError(f"split: sizes are {list(sizes)}, input has {input.size(dim)} elements along dim {dim}; "
                         "need sizes from 0 up that add up to it")
    ends = itertools.accumulate(sizes)
    return tuple(input.narrow(dim, end - size, size) for end, size in zip(ends, sizes, strict=True))


def chunk(input, chunks, dim=0):
    """At most chunks parts along dim, all of the size of the first but for the last."""
    if chunks < 1:
        raise ValueError(f"chunk: chunks is {chunks}; need chunks >= 1")
    return split(input, max(-(-input.size(dim) // chunks), 1), dim)


def unbind(input, dim=0):
    """The slices along dim."""
    check_parts("unbind", input.size(dim))
    return tuple(input.select(dim, index) for index in range(input.size(dim)))


def stack(tensors, dim=0):
    """cat along a dim that each tensor is given first."""
    return torch.cat([tensor.unsqueeze(dim) for tensor in tensors], dim)


def repeat(input, sizes, *more):
    """Each dim as often as sizes says; new dims come in front. The sizes may also be given one by one."""
    rank, sizes = input.dim(), (sizes, *more) if isinstance(sizes, int) else sizes
    if len(sizes) > 8:
        raise ValueError(f"repeat: {len(sizes)} counts; a tensor has 8 dims at most")
    if any(isinstance(count, bool) for count in sizes):
        raise TypeError("repeat: a count is an int, not a bool")
    if len(sizes) < rank:
        raise ValueError(f"repeat: {len(sizes)} counts for {rank} dims; need one for each at least")
    result = input.reshape((1,) * (len(sizes) - rank) + tuple(input.size()))
    if any(count < 0 for count in sizes):
        raise ValueError(f"repeat: the count {min(sizes)} is negative")
    many = [dim for dim, count in enumerate(sizes) if count != 1]
    for first in range(0, len(many), 3):  # two dims for each and one before them
        result = _repeat_dims(result, many[first:first + 3], sizes)
    shares = memory(result) == memory(input)  # counts of 1 and repeated new dims or dims of size 1 give views
    return result.clone() if shares else result


def memory(input):
    """Where the elements of a tensor begin."""
    return value_of(input).data_ptr()


def _repeat_dims(input, dims, counts):
    """Some dims in one copy, by way of a new dim before each and all that follows it up to the next, which is expanded
    without one."""
    size = list(input.size())
    narrow, wide = [product(size[:dims[0]])], [product(size[:dims[0]])]
    for dim, end in zip(dims, [*dims[1:], len(size)], strict=True):
        narrow += 1, product(size[dim:end])
        wide += counts[dim], product(size[dim:end])
    return input.reshape(narrow).expand(wide).reshape([own * counts[dim] if dim in dims else own
                                                       for dim, own in enumerate(size)])


def renorm(input, p, dim, maxnorm):
    """Slices along dim with a p-norm above maxnorm, scaled down to it."""
    rest = product(input.size()) // max(input.size(dim), 1)
    slices = input.transpose(dim, 0).reshape((input.size(dim), rest))
    norms = slices.norm(p, 1)
    large = norms > maxnorm
    scale = torch.where(large, maxnorm / torch.where(large, norms, 1), 1)  # a norm of 0 has no quotient, nor its slope
    size = [1] * input.dim()
    size[dim] = input.size(dim)
    return input * scale.reshape(size)


def bernoulli_integral_(input, p=0.5):
    """Draws floats, then copies."""
    drawn = torch.FloatTensor().resize_(input.size()).bernoulli_(p)
    return input.copy_(drawn.type_as(value_of(input)))


def bernoulli_each_(input, p):
    """Draws in the type of p, then copies."""
    drawn = value_of(p).expand(input.size()).bernoulli().type_as(value_of(input))
    return input.copy_(drawn)


def geometric_integral_(input, p):
    """Draws doubles, which are checked before they are copied."""
    drawn = torch.DoubleTensor(*input.size()).geometric_(p)
    largest = 2 ** (8 * input.element_size() - (input.is_signed() != 0)) - 1
    if drawn.numel() and drawn.max() > largest:
        raise OverflowError(f"geometric_: {drawn.max():.0f} trials do not fit into a {input.type()[6:]}")
    return input.copy_(drawn.type_as(value_of(input)))


def renorm_(input, p, dim, maxnorm):
    """renorm in place."""
    return input.copy_(renorm(input, p, dim, maxnorm))


def cross(input, other, dim=-1):
    """Vector product along dim, or along the first dim of size 3 where dim is -1."""
    sizes = tuple(input.size())
    if dim == -1:
        dim = sizes.index(3) if 3 in sizes else -1
    if input.size(dim) != 3 or sizes != tuple(other.size()):
        raise ValueError(f"cross: input is {list(sizes)}, other is {list(other.size())}; need equal sizes, 3 along dim")
    a, b = (split(tensor, 1, dim) for tensor in (input, other))
    parts = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    return torch.cat(parts, dim)


def cat_gradient(node, grad):
    """For each tensor that cat joined its part of the gradient; generated/functions.py calls it."""
    dim, start, parts = node.value("dim"), 0, []
    for slot, wanted in enumerate(node.needs_input_grad):
        size = node.size(slot)
        if not size:  # cat takes it for a vector of one element
            parts.append(grad.select(dim, start) if wanted else None)
            start += 1
            continue
        if tuple(size) == (0,):  # cat leaves empty vectors out.
            parts.append(grad.narrow(dim, 0, 0).reshape((0,)) if wanted else None)
            continue
        parts.append(grad.narrow(dim, start, size[dim]) if wanted else None)
        start += size[dim]
    return tuple(parts)


def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """conv2d of images of one row."""
    stride, padding, dilation = pair(stride)[1], pair(padding)[1], pair(dilation)[1]
    image, kernel = input.unsqueeze(2), weight.unsqueeze(2)
    return torch.conv2d(image, kernel, bias, (1, stride), (0, padding), (1, dilation), groups).squeeze(2)


def batch_norm_gradient(node, grad, *_):
    """The gradients of batch_norm's input, weight and bias by operations that can be recorded themselves."""
    input, weight, training = node.value("input"), node.value("weight"), node.value("training")
    size, count = (1, -1) + (1,) * (input.dim() - 2), input.numel() // max(1, input.size(1))

    def summed(value):
        for dim in range(value.dim()):
            value = value if dim == 1 else value.sum(dim, keepdim=True)
        return value

    if training:
        centred = input - summed(input) / count
        inverse = (summed(centred * centred) / count + node.value("eps")).rsqrt()
    else:
        centred, inverse = input - node.value(1).detach().reshape(size), node.value(2).detach().reshape(size)
    normalised = centred * inverse
    scale = inverse if weight is None else weight.reshape(size) * inverse
    grad_weight, grad_bias = summed(grad * normalised), summed(grad)
    inner = grad - (grad_bias + normalised * grad_weight) / count if training else grad
    return scale * inner, grad_weight.reshape(-1), grad_bias.reshape(-1), None, None


def _with_dims(value, input, dims, keepdim):
    """A reduction's result or gradient with the dims that it dropped."""
    if keepdim or dims is None:
        return value.reshape((1,) * input.dim()) if dims is None else value
    size = [1 if dim in dims else length for dim, length in enumerate(input.size())]
    return value.contiguous().view(size)


def _dims_of(node, input):
    dims = node.value("dim")
    if dims is None or dims == () or not input.dim():
        return None
    return [dim % input.dim() for dim in ((dims,) if isinstance(dims, int) else dims)]


def _slope(input, p, dims):
    """The slope of a p-norm, with all dims, by operations that can be recorded; zero where norm or element is."""
    if p == 0:
        return input * 0
    over = range(input.dim()) if dims is None else dims
    if math.isinf(p):
        size = input.data.abs()
        for dim in over:
            size = (size.amax if p > 0 else size.amin)(dim, keepdim=True)
        equal = number = input.data.abs().eq(size).type_as(input.data)
        for dim in over:
            number = number.sum(dim, keepdim=True)
        return (input.data.sign() * equal / number)
    if p == 1:
        return input.sign()
    size = torch.where(input.data.eq(0), 1, input.abs())
    powers = torch.where(input.data.eq(0), 0, size ** p) if p != 2 else input * input
    for dim in over:
        powers = powers.sum(dim, keepdim=True)
    none = powers.data.eq(0)
    norm = torch.where(none, 1, powers) ** (1 / p)
    slope = input / norm if p == 2 else input.sign() * (size / norm) ** (p - 1)
    return torch.where(none.expand(input.size()), 0, slope)


def norm_gradient(node, grad):
    """The gradient of norm by operations that can be recorded."""
    input = node.value("input")
    dims = _dims_of(node, input)
    return (_with_dims(grad, input, dims, node.value("keepdim")) * _slope(input, node.value("p"), dims),)


def extreme_gradient(node, *grads):
    """The gradient of max, min, amax, amin and aminmax by operations that can be recorded: a share to each that equals
    one."""
    input, shares = node.value("input"), []
    for number, grad in enumerate(grads):
        if grad is None:
            continue
        extreme = node.value(number)
        for dim in node.dropped:
            grad, extreme = grad.unsqueeze(dim), extreme.unsqueeze(dim)
        equal = input.data.eq(extreme.data) | input.data.ne(input.data)
        count = equal.type_as(input.data).sum_to_size(extreme.size())
        shares.append(torch.where(equal, grad / count, 0))
    return (shares[0] + shares[1] if len(shares) > 1 else shares[0],)


def cofactors_gradient(node, grad):
    """The gradient of cofactors by operations that can be recorded, of a matrix that is not singular."""
    input = node.value("input")
    slope = input.inverse().t()
    return (input.det() * ((grad * slope).sum() * slope - slope.mm(grad.t()).mm(slope)),)


def norm_named(input, p, dim=None, keepdim=False):
    """norm with p=2, or the sum of the singular values."""
    if p == "fro":
        return input.norm(2, dim, keepdim)
    return torch.linalg.norm(input, p, (-2, -1) if dim is None else dim, keepdim)


def dist_gradient(node, grad):
    """The gradients of dist by operations that can be recorded."""
    input, other = node.value("input"), node.value("other")
    slope = grad * _slope(input - other, node.value("p"), None)
    return slope.sum_to_size(input.size()), -slope.sum_to_size(other.size())


def pair_norms_gradient(node, grad):
    """The gradients of pair_norms by operations that can be recorded."""
    difference = node.value("input").unsqueeze(2) - node.value("other").unsqueeze(1)
    slope = grad.unsqueeze(3) * _slope(difference, 2 if node.value("squares") else 1, (3,))
    return slope.sum(2), -slope.sum(1)


def prod_gradient(node, grad):
    """The gradient of prod by operations that can be recorded: of each element the product of the others."""
    input, dims = node.value("input"), node.value("dim")
    rank = input.dim()
    dims = range(rank) if dims is None or dims == () else [dims] if isinstance(dims, int) else dims
    dims = sorted({dim % rank for dim in dims if rank})
    kept = [dim for dim in range(rank) if dim not in dims]
    size = tuple(input.size())
    if not node.value("keepdim") and kept:
        for dim in dims:
            grad = grad.unsqueeze(dim)
    count = product(size[dim] for dim in dims)
    rows = input.permute(kept + dims).reshape((product(size[dim] for dim in kept), 1, count))
    others = _ahead(rows, count) * _ahead(rows.flip(2), count).flip(2) if count else rows
    order = kept + dims
    others = others.reshape([size[dim] for dim in order]).permute([order.index(dim) for dim in range(rank)])
    return (grad * others,)


def cumprod_gradient(node, grad):
    """The gradient of cumprod by operations that can be recorded: what stands before an element times the sum of the
    products behind it, each times its gradient. That sum is a chain of steps, which are joined in log(count) rounds."""
    input, dim = node.value("input"), node.value("dim")
    if not input.dim():
        return (grad,)
    count = input.size(dim)
    if not input.numel():
        return (input.clone(),)
    moved = [d for d in range(input.dim()) if d != dim % input.dim()] + [dim % input.dim()]
    size = tuple(input.permute(moved).size())
    rows, sums = (x.permute(moved).reshape((input.numel() // count, 1, count)) for x in (input, grad))
    zero = rows.data.new([0]).reshape(1, 1, 1)
    factors, step = torch.cat([rows.narrow(2, 1, count - 1), zero.expand((rows.size(0), 1, 1))], 2), 1
    while step < count:
        zeros = zero.expand((rows.size(0), 1, step))
        later, further = (torch.cat([x.narrow(2, step, count - step), zeros], 2) for x in (sums, factors))
        sums, factors, step = sums + factors * later, factors * further, 2 * step
    found = (_ahead(rows, count) * sums).reshape(size)
    return (found.permute([moved.index(d) for d in range(input.dim())]),)


def _ahead(rows, count):
    """Of each element the product of those before it in its row, in log(count) products of whole rows; no division,
    so zeros are elements as all others."""
    one = rows.data.new([1]).reshape(1, 1, 1)
    found, step = torch.cat([one.expand((rows.size(0), 1, 1)), rows.narrow(2, 0, count - 1)], 2), 1
    while step < count:
        ones = one.expand((rows.size(0), 1, step))
        found, step = found * torch.cat([ones, found.narrow(2, 0, count - step)], 2), 2 * step
    return found
