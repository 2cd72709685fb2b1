"""Oracles of ops.yaml that need more than one expression."""

import numpy as np


def mean_square(input, dim, keepdim):
    dims = tuple(dim) if isinstance(dim, (list, tuple)) else dim
    squares, keeps = np.square(input, dtype=np.float64), keepdim and dim is not None
    return np.sum(squares, dims, keepdims=keeps) / np.sum(np.ones_like(squares), dims, keepdims=keeps)


def moving_mean(input, window):
    return np.lib.stride_tricks.sliding_window_view(input, window, axis=-1).mean(-1)


def standardized(input):
    centred = input - input.mean()
    return centred / np.sqrt((centred**2).mean())
