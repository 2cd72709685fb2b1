"""Datasets: objects with a length that return samples by index."""

from __future__ import annotations

import bisect
import itertools
from typing import TYPE_CHECKING, Generic, TypeVar

import torch
from torch import _core
from torch.utils.data import collate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Protocol

    from typing_extensions import TypeVar as WithDefault

    from torch._core import Tensor

    Sample = WithDefault("Sample", covariant=True, default=Any)

    class Samples(Protocol[Sample]):
        """Protocol of objects with a length and samples by index, such as a Dataset or a list."""

        def __getitem__(self, number: int, /) -> Sample: ...
        def __len__(self) -> int: ...

else:
    Sample = TypeVar("Sample", covariant=True)


class Dataset(Generic[Sample]):
    """Base class of datasets. Subclasses define `__getitem__(index)`, which returns a sample, and `__len__`.

    A subclass may also define `batch(indices)` if it can build a whole batch faster than sample by sample. It returns
    what `default_collate` would make of the samples; DataLoader calls it unless a `collate_fn` is given. For type
    checkers, `Dataset[int]` is a dataset whose samples are ints.

    >>> class Squares(Dataset):
    ...     def __len__(self):
    ...         return 4
    ...     def __getitem__(self, index):
    ...         return index**2
    >>> [batch.tolist() for batch in DataLoader(Squares(), batch_size=2)]
    [[0, 1], [4, 9]]
    """

    batch = None

    if TYPE_CHECKING:  # programs ask whether a class of their own defines it

        def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> Sample:
        raise NotImplementedError(f"{type(self).__name__} does not define __getitem__")

    def __add__(self, other: Dataset[Sample]) -> ConcatDataset[Sample]:
        return ConcatDataset([self, other])


class IterableDataset(Dataset[Sample]):
    """Base class of datasets that are read in sequence. Subclasses define `__iter__`, which yields samples.

    Every worker of a DataLoader iterates over the whole dataset, unless `__iter__` asks `get_worker_info()` for the
    worker's share. A subclass that knows its number of samples may define `__len__`.

    >>> class Countdown(IterableDataset):
    ...     def __iter__(self):
    ...         return iter([3, 2, 1])
    >>> [batch.tolist() for batch in DataLoader(Countdown(), batch_size=2)]
    [[3, 2], [1]]
    """

    def __iter__(self) -> Iterator[Sample]:
        raise NotImplementedError(f"{type(self).__name__} does not define __iter__")

    def __add__(self, other: Iterable[Any]) -> ChainDataset:  # type: ignore[override]
        return ChainDataset([self, other])


class ChainDataset(IterableDataset[Sample]):
    """Concatenate several IterableDatasets.

    >>> list(ChainDataset([[1, 2], [3]]))
    [1, 2, 3]
    """

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)

    def __iter__(self) -> Iterator[Any]:
        return itertools.chain.from_iterable(self.datasets)

    def __len__(self) -> int:
        return sum(map(len, self.datasets))


class TensorDataset(Dataset["tuple[Any, ...]"]):
    """Dataset of tensors: sample i is the tuple of row i of each tensor.

    Args:
        tensors: at least one tensor; all have the same size in dimension 0.
    Raises:
        TypeError: an argument is no tensor.
        ValueError: the sizes in dimension 0 differ.

    >>> data = TensorDataset(torch.zeros(5, 2), torch.LongTensor([3, 1, 4, 1, 5]))
    >>> len(data), data[2][1]
    (5, tensor(4))
    """

    def __init__(self, *tensors: Tensor) -> None:
        for position, tensor in enumerate(tensors):
            if not torch.is_tensor(tensor):
                raise TypeError(f"TensorDataset: argument {position} is a {type(tensor).__name__}, not a tensor")
        lengths = [tensor.size(0) if tensor.dim() else 0 for tensor in tensors]
        if not tensors or min(lengths) != max(lengths):
            raise ValueError(f"TensorDataset: the tensors have {', '.join(map(str, lengths)) or 'no'} rows; give at "
                             "least one tensor, all with as many rows")
        self.tensors = tensors

    def __getitem__(self, number: int) -> tuple[Any, ...]:
        return tuple([tensor[number] for tensor in self.tensors])

    def __len__(self) -> int:
        return self.tensors[0].size(0)

    def batch(self, numbers: Iterable[int]) -> Any:
        """Return the rows with these indices as a list with one tensor per tensor of the dataset."""
        numbers = numbers if isinstance(numbers, list) else list(numbers)
        return [_core.gather_rows(tensor, numbers, collate.share) for tensor in self.tensors]


class StackDataset(Dataset["Any"]):
    """Combine datasets sample by sample.

    Sample i is the tuple of their samples i, or a dict of them if the datasets are given by keyword.

    Raises:
        ValueError: no datasets, datasets of different lengths, or both positional and keyword arguments.

    >>> pairs = StackDataset(TensorDataset(torch.zeros(3)), torch.LongTensor([4, 5, 6]))
    >>> len(pairs), pairs[1]
    (3, ((tensor(0.),), tensor(5)))
    >>> StackDataset(image=[1, 2], text=["a", "b"])[1]
    {'image': 2, 'text': 'b'}
    """

    def __init__(self, *datasets: Samples[Any], **named: Samples[Any]) -> None:
        if bool(datasets) == bool(named):
            raise ValueError("StackDataset: give datasets by place, or all of them by name")
        self.datasets: Any = named or datasets
        lengths = [len(dataset) for dataset in self._each()]
        if min(lengths) != max(lengths):
            raise ValueError(f"StackDataset: the datasets have {', '.join(map(str, lengths))} samples; need as many")

    def _each(self) -> Iterable[Any]:
        return self.datasets.values() if isinstance(self.datasets, dict) else self.datasets

    def __getitem__(self, number: int) -> Any:
        if isinstance(self.datasets, dict):
            return {name: dataset[number] for name, dataset in self.datasets.items()}
        return tuple([dataset[number] for dataset in self.datasets])

    def __len__(self) -> int:
        return len(next(iter(self._each())))


class ConcatDataset(Dataset[Sample]):
    """Concatenate several datasets.

    >>> parts = [TensorDataset(torch.zeros(2)), TensorDataset(torch.ones(3))]
    >>> len(ConcatDataset(parts)), ConcatDataset(parts)[2]
    (5, (tensor(1.),))
    """

    def __init__(self, datasets: Iterable[Samples[Sample]]) -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise ValueError("ConcatDataset: give at least one dataset")
        self.cumulative_sizes = self.cumsum(self.datasets)

    @staticmethod
    def cumsum(sequence: Iterable[Samples[Sample]]) -> list[int]:
        """Return the number of samples up to the end of each dataset."""
        return list(itertools.accumulate(map(len, sequence)))

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, number: int) -> Sample:
        at = number + len(self) if number < 0 else number
        if not 0 <= at < len(self):
            raise IndexError(f"ConcatDataset: index is {number}; need {-len(self)} to {len(self) - 1}")
        position = bisect.bisect_right(self.cumulative_sizes, at)
        return self.datasets[position][at - (self.cumulative_sizes[position - 1] if position else 0)]


class Subset(Dataset[Sample]):
    """The samples of a dataset at the given indices, in that order.

    >>> Subset(TensorDataset(torch.LongTensor([3, 1, 4])), [2, 0])[0]
    (tensor(4),)
    """

    def __init__(self, dataset: Samples[Sample], indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices.tolist() if torch.is_tensor(indices) else list(indices)
        if getattr(dataset, "batch", None) is not None:
            self.batch = self._batch

    def __len__(self) -> int:
        return len(self.indices)

    def __getitem__(self, number: int) -> Sample:
        return self.dataset[self.indices[number]]

    def _batch(self, numbers):
        indices = self.indices
        return self.dataset.batch([indices[number] for number in numbers])


def random_split(
    dataset: Samples[Sample], lengths: Sequence[float], generator: Any = None,
) -> list[Subset[Sample]]:
    """Split a dataset at random into Subsets of the given lengths.

    Args:
        lengths: numbers of samples that add up to the dataset's length, or fractions that add up to 1. Samples left
            over by rounding down go to the first Subsets, one each.
        generator: source of random numbers, by default torch's global generator.
    Raises:
        ValueError: the lengths add up to another sum.

    >>> data = TensorDataset(torch.zeros(10))
    >>> [len(part) for part in random_split(data, [7, 3])], [len(part) for part in random_split(data, [0.75, 0.25])]
    ([7, 3], [8, 2])
    """
    count, lengths = len(dataset), list(lengths)
    if any(isinstance(length, float) for length in lengths) and abs(sum(lengths) - 1) < 1e-6 and min(lengths) >= 0:
        lengths = [int(count * part) for part in lengths]
        for position in range(count - sum(lengths)):
            lengths[position % len(lengths)] += 1
    if sum(lengths) != count or min(lengths, default=-1) < 0:
        raise ValueError(f"random_split: the lengths {lengths} do not add up; need a sum of {count}, the samples, or "
                         "of 1")
    order = torch.randperm(count, generator=generator).tolist() if count else []
    ends = itertools.accumulate(lengths)
    return [Subset(dataset, order[end - length:end]) for end, length in zip(ends, lengths, strict=True)]
