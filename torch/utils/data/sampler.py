"""Samplers: in which order the numbers of a dataset's samples come."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Sized
    from typing import Any


class Sampler:
    """Base class. Subclasses define __iter__, which yields numbers of samples, and __len__."""

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"{type(self).__name__} does not define __iter__")

    def __len__(self) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not define __len__")


class SequentialSampler(Sampler):
    """0, 1, 2 … up to the length of the dataset."""

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[Any]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler):
    """All numbers in a new random order each time; with replacement, num_samples independent draws.

    Draws from torch's random numbers: torch.manual_seed repeats it.
    """

    def __init__(self, data_source: Sized, replacement: bool = False, num_samples: int | None = None) -> None:
        if num_samples is not None and not replacement:
            raise ValueError("RandomSampler: num_samples goes with replacement=True")
        self.data_source, self.replacement, self.num_samples = data_source, replacement, num_samples

    def __iter__(self) -> Iterator[Any]:
        count = len(self.data_source)
        if self.replacement:
            return iter(torch.LongTensor(len(self)).random_(count).tolist() if count and len(self) else [])
        return iter(torch.randperm(count).tolist() if count else [])

    def __len__(self) -> int:
        return len(self.data_source) if self.num_samples is None else self.num_samples


class SubsetRandomSampler(Sampler):
    """The given numbers in a new random order each time."""

    def __init__(self, indices: Sequence[int]) -> None:
        self.indices = list(indices)

    def __iter__(self) -> Iterator[Any]:
        indices = self.indices
        return iter([indices[place] for place in torch.randperm(len(indices)).tolist()] if indices else [])

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler):
    """num_samples numbers, each drawn with a probability proportional to its weight.

    weights: not negative, one for each sample. Without replacement no number comes twice.
    Raises ValueError for weights that are negative or not finite, none above 0, or more draws without replacement than
    there are weights above 0.
    """

    def __init__(self, weights: Any, num_samples: int, replacement: bool = True) -> None:
        self.weights = torch.DoubleTensor([float(weight) for weight in weights])
        positive = sum(weight > 0 for weight in self.weights.tolist())
        if not positive or not all(0 <= weight < inf for weight in self.weights.tolist()):
            raise ValueError("WeightedRandomSampler: weights are finite and not negative, and at least one is above 0")
        if not replacement and num_samples > positive:
            raise ValueError(f"WeightedRandomSampler: {num_samples} draws without replacement from {positive} weights "
                             "above 0")
        self.num_samples, self.replacement = num_samples, replacement

    def __iter__(self) -> Iterator[Any]:
        if not self.num_samples:
            return iter([])
        return iter(torch.multinomial(self.weights, self.num_samples, self.replacement).tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler):
    """Lists of batch_size numbers of another sampler; the last is shorter, or with drop_last is left out."""

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool = False) -> None:
        if isinstance(batch_size, bool) or not isinstance(batch_size, int) or batch_size < 1:
            raise ValueError(f"batch_size is an int of at least 1, not {batch_size!r}")
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self) -> Iterator[Any]:
        batch = []
        for number in self.sampler:
            batch.append(number)
            if len(batch) == self.batch_size:
                yield batch
                batch = []
        if batch and not self.drop_last:
            yield batch

    def __len__(self) -> int:
        return len(self.sampler) // self.batch_size if self.drop_last else -(-len(self.sampler) // self.batch_size)
