"""Composed functions that rotate, split, join and select."""

import itertools
import math

import torch
from torch.autograd.conversions import moved
from torch.composed.shapes import MOST_STEPS, whole

MOST_PLACES = 1 << 26  # elements of all combinations


def combinations(input, r=2, with_replacement=False):
    """Return rows of r elements, in the order of itertools."""
    if input.dim() != 1 or not 0 <= r <= MOST_STEPS:
        raise ValueError(f"combinations: input has {input.dim()} dimensions, r is {r}; need a vector and 0 to "
                         f"{MOST_STEPS}")
    n = input.numel() + (r - 1 if with_replacement else 0)
    if min(r, n - r) > 64 or math.comb(max(n, 0), r) * r > MOST_PLACES:
        raise ValueError(f"combinations: those of {r} of {input.numel()} elements are too many; they may have "
                         f"{MOST_PLACES} elements in all")
    if r == 2:
        size, offset = input.numel(), 0 if with_replacement else 1
        pairs = torch.triu_indices(size, size, offset, device="cpu")
        places = moved(pairs.t().reshape((-1,)), input._gpu)
        return input.index_select(0, places).view((places.numel() // 2, 2))
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    chosen = list(choose(range(input.numel()), r))
    places = moved(torch.LongTensor(chosen).view(-1), input._gpu) if chosen and r else whole(0, input)
    return input.index_select(0, places).view((len(chosen), r)) if r else input.narrow(0, 0, 0)
