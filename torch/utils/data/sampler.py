"""Samplers: iterate over the indices of a dataset."""

from __future__ import annotations

import itertools
from math import inf
from typing import TYPE_CHECKING, Generic, TypeVar

import torch
from torch._base.arguments import is_int

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Sized
    from typing import Any

    from typing_extensions import TypeVar as WithDefault

    Number = WithDefault("Number", covariant=True, default=int)
else:
    Number = TypeVar("Number", covariant=True)


PIECE = 1 << 16  # numbers that are drawn at once


class Sampler(Generic[Number]):
    """Base class of samplers. Subclasses define `__iter__`, which yields indices, and `__len__`.

    >>> class Backwards(Sampler):
    ...     def __iter__(self):
    ...         return iter([2, 1, 0])
    >>> [batch.tolist() for batch in DataLoader([5, 6, 7], sampler=Backwards())]
    [[7], [6], [5]]
    """

    def __iter__(self) -> Iterator[Number]:
        raise NotImplementedError(f"{type(self).__name__} does not define __iter__")

    def __len__(self) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not define __len__")


class SequentialSampler(Sampler[int]):
    """Yield the indices 0, 1, 2, … in order.

    >>> list(SequentialSampler("abc"))
    [0, 1, 2]
    """

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """Yield all indices in a new random order each time.

    Args:
        data_source: the dataset.
        replacement: draw `num_samples` independent indices instead.
        num_samples: number of indices; without replacement, orders are repeated as often as needed.
        generator: source of random numbers, by default torch's global generator.

    >>> sorted(RandomSampler("abc"))
    [0, 1, 2]
    """

    def __init__(
        self, data_source: Sized, replacement: bool = False, num_samples: int | None = None, generator: Any = None,
    ) -> None:
        if not isinstance(replacement, bool):
            raise TypeError(f"RandomSampler: replacement is {replacement!r}; need True or False")
        if num_samples is not None and not (is_int(num_samples) and num_samples > 0):
            raise ValueError(f"RandomSampler: num_samples is {num_samples!r}; need an int of at least 1")
        self.data_source, self.replacement, self._num_samples = data_source, replacement, num_samples
        self.generator = generator

    @property
    def num_samples(self) -> int:
        """Number of indices of a pass."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self) -> Iterator[Any]:
        count, wanted = len(self.data_source), len(self)
        if not count or not wanted:
            return iter([])
        if self.replacement:
            pieces = (min(PIECE, wanted - begin) for begin in range(0, wanted, PIECE))
            orders = (torch.LongTensor(size).random_(count, generator=self.generator).tolist() for size in pieces)
        else:
            orders = (torch.randperm(count, generator=self.generator).tolist() for _ in range(-(-wanted // count)))
        return itertools.islice(itertools.chain.from_iterable(orders), wanted)

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """Yield the given indices in a new random order each time.

    >>> sorted(SubsetRandomSampler([7, 3]))
    [3, 7]
    """

    def __init__(self, indices: Sequence[int], generator: Any = None) -> None:
        self.indices, self.generator = list(indices), generator

    def __iter__(self) -> Iterator[Any]:
        indices = self.indices
        order = torch.randperm(len(indices), generator=self.generator).tolist() if indices else []
        return iter([indices[position] for position in order])

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """Draw `num_samples` indices, each with a probability proportional to its weight.

    Args:
        weights: one non-negative weight per sample.
        replacement: whether an index may be drawn more than once.
        generator: source of random numbers, by default torch's global generator.
    Raises:
        ValueError: a weight is negative or not finite, no weight is positive, or without replacement more draws are
            asked than there are positive weights.

    >>> list(WeightedRandomSampler([0.0, 1.0], 3))
    [1, 1, 1]
    """

    def __init__(self, weights: Any, num_samples: int, replacement: bool = True, generator: Any = None) -> None:
        if not is_int(num_samples) or num_samples < 1:
            raise ValueError(f"WeightedRandomSampler: num_samples is {num_samples!r}; need an int of at least 1")
        if not isinstance(replacement, bool):
            raise ValueError(f"WeightedRandomSampler: replacement is {replacement!r}; need True or False")
        self.weights = torch.DoubleTensor([float(weight) for weight in weights])
        positive = sum(weight > 0 for weight in self.weights.tolist())
        if not positive or not all(0 <= weight < inf for weight in self.weights.tolist()):
            raise ValueError("WeightedRandomSampler: weights are finite and not negative, and at least one is above 0")
        if not replacement and num_samples > positive:
            raise ValueError(f"WeightedRandomSampler: {num_samples} draws without replacement from {positive} weights "
                             "above 0")
        self.num_samples, self.replacement, self.generator = num_samples, replacement, generator

    def __iter__(self) -> Iterator[Any]:
        draws = torch.multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator)
        return iter(draws.tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler["list[int]"]):
    """Yield lists of `batch_size` indices of another sampler; the last is shorter, or dropped with `drop_last`.

    >>> list(BatchSampler(range(5), 2, drop_last=False))
    [[0, 1], [2, 3], [4]]
    """

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool = False) -> None:
        if not is_int(batch_size) or batch_size < 1:
            raise ValueError(f"batch_size is an int of at least 1, not {batch_size!r}")
        if not isinstance(drop_last, bool):
            raise ValueError(f"drop_last is {drop_last!r}; need True or False")
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
