"""Composed functions that put elements, slices and diagonals where the others of a tensor are."""

import torch
from torch._core import internal
from torch._values import shown, value_of
from torch.composed.general import product
from torch.composed.shapes import several, whole

INT, SLICE, ELLIPSIS = 0, 1, 2  # the kinds of keys that the row assign reads


def _fits(name, what, source, size):
    if tuple(source.size()) != tuple(size):
        raise ValueError(f"{name}: source is {list(source.size())}, the {what} of input is {list(size)}; need the same "
                         "size")


def _keys(place, *key):
    """All of the dims before a place, and a key there."""
    return (SLICE, 0, 2**62, 1) * place + key


def select_scatter(input, source, dim, index):
    """The assignment to a slice, of a copy."""
    place = several(dim, input.dim(), "select_scatter")[0]
    _fits("select_scatter", "slice", source, input.select(place, index).size())
    return internal.assign(input, source, _keys(place, INT, index, 0, 0))


def slice_scatter(input, source, dim=0, start=None, end=None, step=1):
    """The assignment to a part, of a copy."""
    place = several(dim, input.dim(), "slice_scatter")[0]
    if step < 1:
        raise ValueError(f"slice_scatter: step is {step}; need 1 or more")
    start, end, _ = slice(start, end, step).indices(input.size(place))
    size = list(input.size())
    size[place] = len(range(start, end, step))
    _fits("slice_scatter", "part", source, size)
    return internal.assign(input, source, _keys(place, SLICE, start, max(start, end), step))


def diagonal_scatter(input, source, offset=0, dim1=0, dim2=1):
    """The elements of a diagonal by their numbers among all."""
    places = whole(input.numel(), input).view(tuple(input.size())).diagonal(offset, dim1, dim2)
    _fits("diagonal_scatter", "diagonal", source, places.size())
    flat = input.reshape((input.numel(),)).index_copy(0, places.reshape((places.numel(),)),
                                                      source.reshape((source.numel(),)))
    return flat.reshape(input.size())


def fill_diagonal_(input, value):
    """Every element whose number among all is a multiple of the sum of the strides."""
    if input.dim() < 2:
        raise ValueError(f"fill_diagonal_: input is {list(input.size())}; need two dims or more")
    data = value_of(input)
    places = whole(data.numel(), data).view(tuple(data.size()))
    count = min(data.size())
    steps = sum(product(data.size()[d + 1 :]) for d in range(data.dim()))
    mask = (places % max(steps, 1) == 0) & (places <= (count - 1) * steps) if count else places > 0
    return input.masked_fill_(mask, value)


def reshape_as(input, other):
    """reshape."""
    return input.reshape(other.size())


def index_reduce(input, dim, index, source, reduce, include_self=True):
    """scatter_reduce by an index that is expanded to the size of the slices."""
    return input.scatter_reduce(dim, _expanded(input, dim, index, source), source, reduce, include_self)


def index_reduce_(input, dim, index, source, reduce, include_self=True):
    """The same in place."""
    return input.scatter_reduce_(dim, _expanded(input, dim, index, source), source, reduce, include_self)


def _expanded(input, dim, index, source):
    """An index of slices as one of elements."""
    place = several(dim, input.dim(), "index_reduce")[0]
    wanted = list(input.size())
    wanted[place] = index.numel()
    if index.dim() != 1 or list(source.size()) != wanted:
        raise RuntimeError(f"index_reduce: input is {shown(input)}, index is {shown(index)}, source is {shown(source)};"
                           f" need source of input's size, but with source.size({place}) == index.size(0)")
    return index.view([-1 if d == place else 1 for d in range(input.dim())]).expand(source.size())


def scatter_reduce_gradient(node, grad):
    """The gradients of scatter_reduce by operations that can be recorded."""
    input, source, dim, index = (node.value(name) for name in ("input", "source", "dim", "index"))
    reduce = node.value("reduce")
    part = source
    for d, size in enumerate(index.size()):
        part = part.narrow(d, 0, size)
    others = input.data.clone().fill_(0).scatter_add(dim, value_of(index), part.data.clone().fill_(1))
    kept = (others == 0) | bool(node.value("include_self"))  # whether an element of input takes part
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
    """torch.where, with zeros elsewhere."""
    return torch.where(mask, value, other)


def _of_extremes(grad, input, dim, index, source, kept, output):
    """Equal parts for the elements that are the extreme, of which nan is one."""
    extreme, places = value_of(output), value_of(index)
    own = (input.data.eq(extreme) | input.data.ne(input.data)) & kept
    hit = source.data.eq(extreme.gather(dim, places)) | source.data.ne(source.data)
    shares = grad / own.type_as(extreme).scatter_add(dim, places, hit.type_as(extreme))
    return _where(own, shares), _where(hit, shares.gather(dim, index))


def _of_products(grad, input, dim, index, source, kept):
    """The product of the elements that are not zero, by one of them, or times the one that is."""
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
