"""Masks of pruning methods: computed for the elements that a method may select, and checked."""

import torch
from torch._base.arguments import shown, value_of
from torch._core import is_tensor


def mask_of(method, t, mask):
    """Return the mask of a method, called on the elements that its PRUNING_TYPE selects."""
    if method.PRUNING_TYPE not in ("unstructured", "structured", "global"):
        raise ValueError(f"{type(method).__name__}: PRUNING_TYPE is {method.PRUNING_TYPE!r}; need 'unstructured', "
                         "'structured' or 'global'")
    if method.PRUNING_TYPE == "global" or (mask == 1).all():
        return method.compute_mask(t, default_mask=mask)
    mask = mask.clone()
    if method.PRUNING_TYPE == "unstructured":
        left = mask == 1
        part = mask[left]
        mask[left] = checked_mask(method, method.compute_mask(t[left], default_mask=part), part)
        return mask
    position = torch.composed.shapes.several(method.dim, t.dim(), type(method).__name__)[0]
    left = mask.transpose(0, position).contiguous().view(mask.size(position), -1).ne(0).any(1).nonzero().view(-1)
    part = mask.index_select(position, left)
    result = method.compute_mask(t.index_select(position, left), default_mask=part)
    return mask.index_copy_(position, left, checked_mask(method, result, part))


def check_size(name, what, given, wanted):
    """Raise TypeError if a value is not a tensor, and ValueError if its size is wrong."""
    if not is_tensor(given):
        raise TypeError(f"{name}: {what} is a {type(given).__name__}; need a tensor")
    if given.size() != wanted.size():
        raise ValueError(f"{name}: {what} is {shown(given)}, the pruned tensor {shown(wanted)}; need the same size")


def checked_mask(method, mask, wanted):
    """Check that a method returned a tensor of the right size, and convert its type."""
    check_size(type(method).__name__, "the mask", mask := value_of(mask), wanted)
    return mask.type_as(wanted)
