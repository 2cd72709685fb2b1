"""Checks and alignment of two sparse tensors: layout, size and equal coordinates."""

from torch import _core
from torch._base.arguments import shown
from torch.sparse.parts import flat
from torch.sparse.sums import scatter_sum


def is_sparse(value):
    """Return whether a value is a SparseTensor of any layout."""
    return hasattr(type(value), "with_parts")


def check_sizes(name, one, other):
    """Raise RuntimeError unless two sparse tensors have the same size and number of sparse dims."""
    if one.shape != other.shape or one.sparse_dim() != other.sparse_dim():
        raise RuntimeError(f"{name}: input is a {shown(one)} of {one.sparse_dim()} sparse dims, other a "
                           f"{shown(other)} of {other.sparse_dim()}; need the same size and sparse dims")


def matches(one, other):
    """Return two index tensors: where two coalesced tensors have the same coordinates."""
    sizes = one.shape[:one.sparse_dim()]
    mine, theirs = flat(one._indices(), sizes), flat(other._indices(), sizes)
    if not theirs.numel():
        return theirs, theirs
    near = _core.searchsorted(theirs, mine).clamp(max=theirs.numel() - 1)
    places = (theirs.index_select(0, near) == mine).nonzero().view(-1)
    return places, near.index_select(0, places)


def aligned(source, mask):
    """Return the values of `source` at the coordinates of `mask`, and zeros where `source` has none."""
    check_sizes("sparse_mask", source, mask)
    source = source.coalesce()
    order = mask if mask.is_coalesced() else mask.with_values(mask._values(), True)
    if mask.is_coalesced():
        to, where = matches(order, source)
    else:
        sizes = mask.shape[:mask.sparse_dim()]
        wanted, position = flat(mask._indices(), sizes).sort(stable=True)
        held = flat(source._indices(), sizes)
        near = _core.searchsorted(held, wanted).clamp(max=max(0, held.numel() - 1))
        result = (held.index_select(0, near) == wanted).nonzero().view(-1) if held.numel() else held
        to, where = position.index_select(0, result), near.index_select(0, result)
    return scatter_sum(source._values().index_select(0, where), to, mask._values().size(0))
