"""DistributedSampler: each rank's share of a dataset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.utils.data.sampler import Sampler

if TYPE_CHECKING:
    from collections.abc import Iterator, Sized


class DistributedSampler(Sampler[int]):
    """Sample every `num_replicas`-th index of a dataset, starting at the rank.

    All ranks get the same number of indices: the first ones are repeated at the end, or the last ones dropped with
    `drop_last`.

    Args:
        num_replicas, rank: by default those of the job, read at the start of each pass, because an elastic job may
            shrink.
        shuffle: draw a new order for each epoch, the same on all ranks. Call `set_epoch` before each epoch; otherwise
            every epoch has the same order.
        seed: seed of the orders.

    >>> list(torch.utils.data.DistributedSampler(range(5), num_replicas=2, rank=1, shuffle=False))
    [1, 3, 0]
    """

    def __init__(
        self, dataset: Sized, num_replicas: int | None = None, rank: int | None = None, shuffle: bool = True,
        seed: int = 0, drop_last: bool = False,
    ) -> None:
        self.dataset, self.shuffle, self.seed, self.drop_last, self.epoch = dataset, shuffle, seed, drop_last, 0
        self._given = num_replicas, rank
        count, number = self._place()
        if not 0 <= number < count:
            raise ValueError(f"DistributedSampler: rank is {number}, num_replicas {count}; need 0 or more, below that")

    def _place(self):
        """Return (number of ranks, this rank)."""
        count, number = self._given
        if count is None or number is None:
            import torch.distributed as dist

            count = dist.get_world_size() if count is None else count
            number = dist.get_rank() if number is None else number
        return count, number

    @property
    def num_replicas(self) -> int:
        return self._place()[0]

    @property
    def rank(self) -> int:
        return self._place()[1]

    @property
    def num_samples(self) -> int:
        """Number of indices of this rank."""
        count, length = self._place()[0], len(self.dataset)
        return length // count if self.drop_last else -(-length // count)

    @property
    def total_size(self) -> int:
        """Number of indices of all ranks."""
        return self.num_samples * self.num_replicas

    def __iter__(self) -> Iterator[int]:
        count, number = self._place()
        length, total = len(self.dataset), self.total_size
        generator = torch.Generator()
        generator.manual_seed(self.seed + self.epoch)
        order = torch.randperm(length, generator=generator).tolist() if self.shuffle and length else list(range(length))
        return iter([order[position % length] for position in range(number, total, count)])

    def __len__(self) -> int:
        return self.num_samples

    def set_epoch(self, epoch: int) -> None:
        """Choose the order of the next epoch."""
        self.epoch = epoch
