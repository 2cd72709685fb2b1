"""Gradients of reductions, norms and cumulative products, composed of recorded operations."""

import math

import torch


def _with_dims(value, input, dims, keepdim):
    """Return the result or gradient of a reduction with its dropped dims restored."""
    if keepdim or dims is None:
        return value.reshape((1,) * input.dim()) if dims is None else value
    size = [1 if dim in dims else length for dim, length in enumerate(input.size())]
    return value.contiguous().view(size)


def _dims_of(node, input):
    dims = node.value("dim")
    if dims is None or dims == () or not input.dim():
        return None
    return [dim % input.dim() for dim in ((dims,) if isinstance(dims, int) else dims)]


def _unit(input, over, p):
    """Return the input divided by its largest magnitude, or for negative p the smallest, which leaves slopes unchanged.

    So powers stay within the range. Zero and infinite magnitudes count as 1.
    """
    size = input.data.abs()
    size = torch.where(size.eq(0), math.inf, size) if p < 0 else size
    for dim in over:
        size = (size.amin if p < 0 else size.amax)(dim, keepdim=True)
    return input / torch.where(size.gt(0) & size.isfinite(), size, 1)


def _slope(input, p, dims):
    """Return the derivative of a p-norm with all dims, and zero where the norm or the element is zero."""
    if p == 0 or not input.numel():
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
    input = _unit(input, over, p)
    size = torch.where(input.data.eq(0), 1, input.abs())
    powers = torch.where(input.data.eq(0), 0, size ** p) if p != 2 else input * input
    for dim in over:
        powers = powers.sum(dim, keepdim=True)
    none = powers.data.eq(0)
    norm = torch.where(none, 1, powers) ** (1 / p)
    slope = input / norm if p == 2 else input.sign() * (size / norm) ** (p - 1)
    return torch.where(none.expand(input.size()), 0, slope)


def norm_gradient(node, grad):
    """Return the gradient of norm."""
    input = node.value("input")
    dims = _dims_of(node, input)
    return (_with_dims(grad, input, dims, node.value("keepdim")) * _slope(input, node.value("p"), dims),)


def dist_gradient(node, grad):
    """Return the gradients of dist."""
    input, other = node.value("input"), node.value("other")
    slope = grad * _slope(input - other, node.value("p"), None)
    return slope.sum_to_size(input.size()), -slope.sum_to_size(other.size())


def std_gradient(node, grad):
    """Return the gradient of std, which is taken as zero where the deviation is zero."""
    input, dims = node.value("input"), _dims_of(node, node.value("input"))
    over = tuple(range(input.dim())) if dims is None else tuple(dims)
    rest = {"unbiased": node.value("unbiased"), "correction": node.value("correction")}
    unit = _unit(input, over, 2)
    deviation = unit.std(over, keepdim=True, **rest)
    deviation = torch.where(deviation.data.eq(0), math.inf, deviation)
    count = math.prod(input.size(dim) for dim in over)
    divisor = count - (rest["correction"] if rest["correction"] is not None else int(rest["unbiased"]))
    away = (unit - unit.mean(over, keepdim=True)) / deviation
    return (_with_dims(grad, input, dims, node.value("keepdim")) * away / divisor,)


def pair_norms_gradient(node, grad):
    """Return the gradients of pair_norms."""
    difference = node.value("input").unsqueeze(2) - node.value("other").unsqueeze(1)
    slope = grad.unsqueeze(3) * _slope(difference, 2 if node.value("squares") else 1, (3,))
    return slope.sum(2), -slope.sum(1)


def prod_gradient(node, grad):
    """Return the gradient of prod: for each element, the product of the others."""
    input, dims = node.value("input"), node.value("dim")
    rank = input.dim()
    dims = range(rank) if dims is None or dims == () else [dims] if isinstance(dims, int) else dims
    dims = sorted({dim % rank for dim in dims if rank})
    kept = [dim for dim in range(rank) if dim not in dims]
    size = tuple(input.size())
    if not node.value("keepdim") and kept:
        for dim in dims:
            grad = grad.unsqueeze(dim)
    count = math.prod(size[dim] for dim in dims)
    rows = input.permute(kept + dims).reshape((math.prod(size[dim] for dim in kept), 1, count))
    others = _products_before(rows, count) * _products_before(rows.flip(2), count).flip(2) if count else rows
    order = kept + dims
    others = others.reshape([size[dim] for dim in order]).permute([order.index(dim) for dim in range(rank)])
    return (grad * others,)


def cumprod_gradient(node, grad):
    """Return the gradient of cumprod.

    For each element it is the product of the elements before it, times the sum of the later products, each times its
    gradient. That sum is a chain of steps, which are joined in log(count) rounds.
    """
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
    result = (_products_before(rows, count) * sums).reshape(size)
    return (result.permute([moved.index(d) for d in range(input.dim())]),)


def _products_before(rows, count):
    """Return, for each element, the product of the elements before it in its row.

    It takes log(count) products of whole rows. There is no division, so zeros need no special case.
    """
    one = rows.data.new([1]).reshape(1, 1, 1)
    result, step = torch.cat([one.expand((rows.size(0), 1, 1)), rows.narrow(2, 0, count - 1)], 2), 1
    while step < count:
        ones = one.expand((rows.size(0), 1, step))
        result, step = result * torch.cat([ones, result.narrow(2, 0, count - step)], 2), 2 * step
    return result
