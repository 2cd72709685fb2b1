"""Gradients of embeddings and embedding bags, composed of recorded operations."""

from math import inf

from torch._core import internal
from torch.composed.shapes import whole


def embedding_bag_gradient(node, grad, *_):
    """Return the gradients of the table and the factors of embedding_bag."""
    weight, input, factors = node.value("weight"), node.value("input").data, node.value("per_sample_weights")
    (rows, width), flat = node.size(0), input.contiguous().view(-1)
    if not flat.numel() or not width:
        return weight * 0, None, None, None if factors is None else factors * 0
    one = grad.data.new(flat.numel()).fill_(1)
    often = grad.data.new(rows).fill_(0).index_add_(0, flat, one)
    rarity = 1 / often.index_select(0, flat) if node.value("scale_grad_by_freq") else one
    if node.value("mode") == "max":
        return _of_maxima(grad, node.value(1).data, flat, rarity, rows), None, None, None
    bag, kept = _bags(node, flat, len(grad)), (flat != node.value("padding_idx")).type_as(one)
    if node.value("mode") == "mean":
        kept = kept / grad.data.new(len(grad)).fill_(0).index_add_(0, bag, kept).clamp_(1, inf).index_select(0, bag)
    spread = grad.index_select(0, bag) * kept.reshape(-1, 1)
    scaled = spread * rarity.reshape(-1, 1)
    if factors is None:
        return internal.index_select_input(scaled, 0, flat, (rows, width)), None, None, None
    table = internal.index_select_input(scaled * factors.contiguous().view(-1, 1), 0, flat, (rows, width))
    of_factors = (weight.index_select(0, flat) * spread).sum(1).reshape(tuple(input.size()))
    return table, None, None, of_factors


def _of_maxima(grad, chosen, flat, rarity, rows):
    """Return the gradient of the table for maxima. `chosen` is the position of each maximum, or -1 for none."""
    places, result = chosen.clone().clamp_(0, flat.numel()).reshape(-1), (chosen >= 0).type_as(grad.data)
    share = result * rarity.index_select(0, places).reshape(chosen.size())
    index = flat.index_select(0, places).reshape(chosen.size())
    table = grad.data.new(rows, grad.size(1)).fill_(0)
    return table.scatter_add(0, index, grad * share)


def _bags(node, flat, count):
    """Return the bag of each position."""
    offsets = node.value("offsets")
    if offsets is None:
        return whole(flat.numel(), flat) // node.value("input").size(1)
    starts = offsets.data.contiguous()
    marks = flat.new(flat.numel() + 1).fill_(0).index_add_(0, starts, flat.new(count).fill_(1))
    return marks.cumsum(0).narrow(0, 0, flat.numel()) - 1
