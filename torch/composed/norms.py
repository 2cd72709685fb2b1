"""Composed norms."""

import math

import torch


def norm_named(input, p, dim=None, keepdim=False):
    """Return the norm with p=2, or the sum of the singular values."""
    if p == "fro":
        return input.norm(2, dim, keepdim)
    return torch.linalg.norm(input, p, (-2, -1) if dim is None else dim, keepdim)


def var_corrected(input, dim=None, keepdim=False, correction=1):
    """Return the variance with another divisor, which is 0 at least."""
    if correction is None:
        correction = 1
    whole = input.var(dim, unbiased=False, keepdim=keepdim)
    return whole * _more(input, whole, correction)


def std_corrected(input, dim=None, keepdim=False, correction=1):
    """Return the standard deviation with another divisor."""
    if correction is None:
        correction = 1
    whole = input.std(dim, unbiased=False, keepdim=keepdim)
    return whole * math.sqrt(_more(input, whole, correction))


def _more(input, whole, correction):
    """Return the number of elements over that number minus the correction, or inf."""
    count = input.numel() / max(whole.numel(), 1)
    left = max(count - correction, 0)
    return count / left if left else math.inf
