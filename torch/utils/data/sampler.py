"""Samplers: in which order the numbers of a dataset's samples come."""

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
    """Base class. Subclasses define __iter__, which yields numbers of samples, and __len__."""

    def __iter__(self) -> Iterator[Number]:
        raise NotImplementedError(f"{type(self).__name__} does not define __iter__")

    def __len__(self) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not define __len__")


class SequentialSampler(Sampler[int]):
    """0, 1, 2 … up to the length of the dataset."""

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """All numbers in a new random order each time, or the first num_samples of them, going round as often as needed;
    with replacement, num_samples independent draws.

    Draws from torch's random numbers, which torch.manual_seed repeats, or from `generator`, a torch.Generator.
    """

    def __init__(
        self, data_source: Sized, replacement: bool = False, num_samples: int | None = None, generator: Any = None,
    ) -> None:
        if num_samples is not None and num_samples < 0:
            raise ValueError(f"RandomSampler: num_samples is {num_samples}; need at least 0")
        self.data_source, self.replacement, self.num_samples = data_source, replacement, num_samples
        self.generator = generator

    @property
    def _num_samples(self) -> int | None:
        """As packages ask for num_samples."""
        return self.num_samples

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
        return len(self.data_source) if self.num_samples is None else self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """The given numbers in a new random order each time; generator: as RandomSampler has it."""

    def __init__(self, indices: Sequence[int], generator: Any = None) -> None:
        self.indices, self.generator = list(indices), generator

    def __iter__(self) -> Iterator[Any]:
        indices = self.indices
        order = torch.randperm(len(indices), generator=self.generator).tolist() if indices else []
        return iter([indices[place] for place in order])

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """num_samples numbers, each drawn with a probability proportional to its weight.

    weights: not negative, one for each sample. Without replacement no number comes twice. generator: as RandomSampler
    has it.
    Raises ValueError for weights that are negative or not finite, none above 0, or more draws without replacement than
    there are weights above 0.
    """

    def __init__(self, weights: Any, num_samples: int, replacement: bool = True, generator: Any = None) -> None:
        self.weights = torch.DoubleTensor([float(weight) for weight in weights])
        positive = sum(weight > 0 for weight in self.weights.tolist())
        if not positive or not all(0 <= weight < inf for weight in self.weights.tolist()):
            raise ValueError("WeightedRandomSampler: weights are finite and not negative, and at least one is above 0")
        if not replacement and num_samples > positive:
            raise ValueError(f"WeightedRandomSampler: {num_samples} draws without replacement from {positive} weights "
                             "above 0")
        self.num_samples, self.replacement, self.generator = num_samples, replacement, generator

    def __iter__(self) -> Iterator[Any]:
        if not self.num_samples:
            return iter([])
        draws = torch.multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator)
        return iter(draws.tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler["list[int]"]):
    """Lists of batch_size numbers of another sampler; the last is shorter, or with drop_last is left out."""

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool = False) -> None:
        if not is_int(batch_size) or batch_size < 1:
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
