"""What the rows of ops.yaml should give, where one expression does not do."""

import numpy as np


def mean_square(input, dim, keepdim):
    dims = tuple(dim) if isinstance(dim, (list, tuple)) else dim
    return np.mean(input.astype(np.float64) ** 2, axis=dims, keepdims=keepdim and dim is not None)


def moving_mean(input, window):
    return np.lib.stride_tricks.sliding_window_view(input, window, axis=-1).mean(-1)


def standardized(input):
    centred = input - input.mean()
    return centred / np.sqrt((centred**2).mean())
