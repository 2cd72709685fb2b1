"""The gradient of scatter_reduce, composed of recorded operations."""

import torch
from torch._base.arguments import value_of


def scatter_reduce_gradient(node, grad):
    """Return the gradients of scatter_reduce."""
    input, source, dim, index = (node.value(name) for name in ("input", "source", "dim", "index"))
    reduce = node.value("reduce")
    part = source
    for d, size in enumerate(index.size()):
        part = part.narrow(d, 0, size)
    others = input.data.clone().fill_(0).scatter_add(dim, value_of(index), part.data.clone().fill_(1))
    kept = (others == 0) | bool(node.value("include_self"))  # whether the element of input is included
    if reduce == "prod":
        own, given = _of_products(grad, input, dim, index, part, kept)
    elif reduce in ("amax", "amin"):
        own, given = _of_extremes(grad, input, dim, index, part, kept, node.value(0))
    else:
        shares = grad / (others + kept.type_as(others)) if reduce == "mean" else grad
        own, given = _where(kept, shares), shares.gather(dim, index)
    for d, size in enumerate(source.size()):
        missing = [*given.size()[:d], size - given.size(d), *given.size()[d + 1 :]]
        given = torch.cat([given, given.data.new(*missing).fill_(0)], d) if missing[d] else given
    return own, None, given


def _where(mask, value, other=0):
    """Call torch.where with zeros elsewhere."""
    return torch.where(mask, value, other)


def _of_extremes(grad, input, dim, index, source, kept, output):
    """Return equal shares for the elements that equal the extreme; nan counts as an extreme."""
    extreme, places = value_of(output), value_of(index)
    own = (input.data.eq(extreme) | input.data.ne(input.data)) & kept
    hit = source.data.eq(extreme.gather(dim, places)) | source.data.ne(source.data)
    shares = grad / own.type_as(extreme).scatter_add(dim, places, hit.type_as(extreme))
    return _where(own, shares), _where(hit, shares.gather(dim, index))


def _of_products(grad, input, dim, index, source, kept):
    """Return the product of the nonzero elements divided by the element, or times a single zero."""
    zeros = input.data.eq(0) & kept, source.data.eq(0)
    count = zeros[0].type_as(input.data).scatter_add(dim, value_of(index), zeros[1].type_as(input.data))
    plain = _where((zeros[0] == 0) & kept, input, 1), _where(zeros[1] == 0, source, 1)
    slope = grad * plain[0].scatter_reduce(dim, index, plain[1], "prod")
    zero = _where(zeros[0], input).scatter_add(dim, index, _where(zeros[1], source))
    of_plain = _where(count == 0, slope) + _where(count == 1, slope * zero)
    of_zero, other = _where(count == 1, slope), _where(count == 2, slope)

    def gradient(parts, element, whole, mask):
        return _where(mask, parts[1] + parts[2] * (parts[3] - element), parts[0] / whole)

    parts = of_plain, of_zero, other, zero
    own = _where(kept, gradient(parts, input, plain[0], zeros[0]))
    return own, gradient([one.gather(dim, index) for one in parts], source, plain[1], zeros[1])
