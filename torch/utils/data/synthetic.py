"""Datasets of random numbers, for tests and examples that need no files."""

from __future__ import annotations

import torch
from torch.utils.data.dataset import TensorDataset


def blobs(count: int, features: int = 2, classes: int = 3, spread: float = 0.3, seed: int = 0) -> TensorDataset:
    """Return a TensorDataset of points from normal clouds around random centres, with their class.

    The same seed gives the same points; torch's global random numbers are not affected.

    Args:
        count, features, classes: number of points, of coordinates and of centres.
        spread: standard deviation of each cloud; the centres have standard deviation 1.

    >>> points = blobs(100, features=4)
    >>> points[0][0].size(), sorted(set(points.tensors[1].tolist()))
    (torch.Size([4]), [0, 1, 2])
    """
    state = torch.get_rng_state()
    try:
        torch.manual_seed(seed)
        centres = torch.randn(classes, features)
        labels = torch.LongTensor([number % classes for number in range(count)])
        points = centres.index_select(0, labels) + torch.randn(count, features) * spread
        return TensorDataset(points, labels)
    finally:
        torch.set_rng_state(state)
