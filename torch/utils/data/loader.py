"""DataLoader: iterates over the batches of a dataset, built here or by worker processes in advance."""

from __future__ import annotations

import itertools
import os
import warnings
import weakref
from typing import TYPE_CHECKING, Generic

import torch
from torch._base.nested import mapped
from torch.utils.data.collate import default_collate, default_convert  # noqa: F401 - packages import them from here
from torch.utils.data.dataset import IterableDataset, Sample
from torch.utils.data.fetcher import End, Fetcher, warn_of_more
from torch.utils.data.sampler import BatchSampler, RandomSampler, SequentialSampler
from torch.utils.data.worker import get_worker_info  # noqa: F401 - packages import it from here

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from torch.utils.data.dataset import Samples


_collate_fn_t = _worker_init_fn_t = object  # as packages annotate functions that a loader takes


_FIXED = ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers")


class DataLoader(Generic[Sample]):
    """Iterate over the batches of a dataset. Each `for` loop makes one pass.

    Args:
        dataset: an object with `__getitem__` and `__len__`, or an IterableDataset, which accepts no `shuffle`,
            `sampler` or `batch_sampler`.
        batch_size: samples per batch. With None, samples are returned one by one, NumPy arrays as tensors.
        shuffle: use a new random order in each pass.
        sampler: iterable over indices, in place of `shuffle`.
        batch_sampler: iterable over lists of indices, in place of `batch_size`, `shuffle`, `sampler` and `drop_last`.
        num_workers: number of processes that build batches in advance; with 0 the loop builds them.
        collate_fn: combines a list of samples into a batch, in place of `default_collate`.
        pin_memory: return batches in page-locked memory, if there is a GPU.
        drop_last: drop the last batch if it is incomplete.
        timeout: seconds to wait for a worker's batch; 0 waits without limit.
        worker_init_fn: called in each worker with the worker's number.
        multiprocessing_context: "fork", "forkserver", "spawn", or None for the default.
        generator: source of the order and the workers' seeds, by default torch's global generator.
        prefetch_factor: number of batches that each worker builds in advance.
        persistent_workers: keep the workers, with their copies of the dataset, for the next pass. Only one pass at a
            time can use them.
        pin_memory_device, in_order: accepted and ignored. Memory is pinned for every GPU, and batches keep their
            order.
    Raises:
        ValueError: arguments that exclude each other.
        RuntimeError: in the loop, if a worker is killed or exceeds `timeout`.

    The order of batches does not depend on the number of workers. Workers return batches in shared memory, without a
    copy. Worker i seeds `random`, `numpy.random` and `torch` with a number drawn for each pass, plus i. Each worker
    iterates over a whole IterableDataset unless that asks `get_worker_info()` for its share. An exception in a worker
    is raised in the loop, with the worker's traceback as its cause. Workers end with the loop, unless they are
    persistent and the loop ended without an error.

    >>> data = TensorDataset(torch.arange(0, 5))
    >>> [batch[0].tolist() for batch in DataLoader(data, batch_size=2)]
    [[0, 1], [2, 3], [4]]
    """

    _iterator = None  # the pass of persistent workers, which packages end by it; passes here end by themselves

    def __init__(
        self, dataset: Samples[Sample], batch_size: int | None = 1, shuffle: bool = False,
        sampler: Iterable[int] | None = None, num_workers: int = 0,
        collate_fn: Callable[[list[Any]], Any] | None = None, pin_memory: bool = False, drop_last: bool = False,
        timeout: float = 0, worker_init_fn: Callable[[int], Any] | None = None,
        batch_sampler: Iterable[Sequence[int]] | None = None, prefetch_factor: int | None = None,
        multiprocessing_context: Any = None, generator: Any = None, persistent_workers: bool = False,
        pin_memory_device: str = "", in_order: bool = True,
    ) -> None:
        streams, sizes_by_sampler = isinstance(dataset, IterableDataset), batch_sampler is not None
        if sizes_by_sampler and (batch_size != 1 or shuffle or sampler is not None or drop_last):
            raise ValueError("DataLoader: batch_sampler takes the place of batch_size, shuffle, sampler and drop_last")
        if sampler is not None and shuffle:
            raise ValueError("DataLoader: a sampler gives the order; leave shuffle out")
        if streams and (shuffle or sampler is not None or batch_sampler is not None):
            raise ValueError("DataLoader: an IterableDataset gives its samples in its own order; leave shuffle, "
                             "sampler and batch_sampler out")
        if batch_size is None and drop_last:
            raise ValueError("DataLoader: with batch_size=None there are no batches; leave drop_last out")
        if persistent_workers and not num_workers:
            raise ValueError("DataLoader: persistent_workers needs num_workers of at least 1")
        if prefetch_factor is not None and not num_workers:
            raise ValueError("DataLoader: prefetch_factor needs num_workers of at least 1")
        prefetch_factor = 2 if num_workers and prefetch_factor is None else prefetch_factor
        for name, value, least in (("num_workers", num_workers, 0), ("timeout", timeout, 0),
                                   ("prefetch_factor", 2 if prefetch_factor is None else prefetch_factor, 1)):
            if value < least:
                raise ValueError(f"DataLoader: {name} must be at least {least}, not {value}")
        if sampler is None and not streams:
            sampler = RandomSampler(dataset, generator=generator) if shuffle else SequentialSampler(dataset)
        if batch_sampler is None and batch_size is not None:
            batch_sampler = BatchSampler(dataset if streams else sampler, batch_size, drop_last)
        stream = None if not streams else dataset if batch_sampler is None else batch_sampler
        self.fetcher = Fetcher(dataset, collate_fn, stream, batch_sampler is None)
        self.dataset, self.sampler, self.collate_fn = dataset, sampler, self.fetcher.collate_fn
        self.batch_size = None if sizes_by_sampler else batch_size
        self.batch_sampler, self.generator, self.persistent_workers = batch_sampler, generator, persistent_workers
        self.num_workers, self.pin_memory, self.drop_last = num_workers, pin_memory, drop_last
        self.timeout, self.worker_init_fn, self.prefetch_factor = timeout, worker_init_fn, prefetch_factor
        self.multiprocessing_context = multiprocessing_context
        self.pin_memory_device, self.in_order = pin_memory_device, in_order
        self._dataset_kind = _DatasetKind.Iterable if streams else _DatasetKind.Map
        self._workers, self._last_pass = None, None  # those that are persistent; a weak reference
        self._is_made = True
        self.check_worker_number_rationality()

    _is_made = False

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an attribute; those that a loader was made of are fixed."""
        if self._is_made and name in _FIXED:
            raise ValueError(f"DataLoader: {name} of a loader cannot be changed; make another DataLoader")
        if self._is_made and name == "collate_fn":
            self.fetcher.collate_fn = value
        super().__setattr__(name, value)

    @property
    def _auto_collation(self) -> bool:
        return self.batch_sampler is not None

    @property
    def _index_sampler(self) -> Any:
        return self.batch_sampler if self._auto_collation else self.sampler

    def __len__(self) -> int:
        if self.sampler is None:
            self._IterableDataset_len_called = len(self.dataset)
        return self._length()

    def _length(self):
        numbers = self.dataset if self.sampler is None else self.sampler
        return len(numbers if self.batch_sampler is None else self.batch_sampler)

    def __iter__(self) -> Iterator[Any]:
        batches = self._batches()
        return map(pin_memory, batches) if self.pin_memory and torch.cuda.is_available() else batches

    def _batches(self):
        # Drawn also without workers, so that later random numbers do not depend on the number of workers.
        seed = torch.LongTensor(1).random_(1 << 53, generator=self.generator).item()
        if not self.num_workers:
            return InProcess(self)
        from torch.utils.data.workers import Pass, Workers

        workers = self._workers
        if workers is None or not workers.alive:
            workers = Workers(self)
            self._workers = workers if self.persistent_workers else None
        last = self._last_pass and self._last_pass()
        if last is not None and self.persistent_workers:  # the same iterator begins again
            last.__init__(self, workers, seed)
            return last
        result = Pass(self, workers, seed)
        self._last_pass = weakref.ref(result)
        return result

    def check_worker_number_rationality(self) -> None:
        """Warn of more workers than cores, which this process may use."""
        cores = len(os.sched_getaffinity(0))
        if self.num_workers > cores:
            warnings.warn(f"DataLoader: num_workers is {self.num_workers}, but there are {cores} cores; more workers "
                          "than cores are slower", stacklevel=3)

    def requests(self) -> Iterator[Any]:
        """Yield what one pass requests: lists of indices, indices, or None for the next item of a stream."""
        if self.fetcher.stream is not None:
            return itertools.repeat(None)
        return iter(self._index_sampler)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_workers": None, "_last_pass": None}


class _DatasetKind:
    """What `_dataset_kind` of a loader is: samples have numbers, or come as a stream."""

    Map, Iterable = 0, 1
    create_fetcher: Any  # torch/utils/data/building_blocks.py


class Adapted:
    """The part of a DataLoader that a pass needs, of an object with the private attributes of PyTorch's."""

    requests = DataLoader.requests

    def __init__(self, loader: Any) -> None:
        streams = loader._dataset_kind == _DatasetKind.Iterable
        self._index_sampler, self._loader = loader._index_sampler, loader
        self.fetcher = Fetcher(loader.dataset, getattr(loader, "_collate_fn", None) or loader.collate_fn,
                               loader.dataset if streams else None, not loader._auto_collation)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loader, name)

    def _length(self):
        return len(self._loader)


class InProcess:
    """One pass over a DataLoader without workers. An error of the dataset does not end the pass.

    Packages give it other objects with the private attributes of PyTorch's loaders.
    """

    def __init__(self, loader: Any) -> None:
        loader = loader if hasattr(loader, "fetcher") else Adapted(loader)
        self._loader, self._requests, self._fetch, self._given = loader, None, loader.fetcher, 0

    def __iter__(self) -> Iterator[Any]:
        return self

    def __len__(self) -> int:
        return self._loader._length()

    def __next__(self) -> Any:
        if self._requests is None:
            self._requests, self._fetch = self._loader.requests(), self._fetch.begin()
        batch = self._fetch(next(self._requests))
        if type(batch) is End:
            self._requests = iter(())
            raise StopIteration
        self._given += 1
        warn_of_more(self._loader, self._given)
        return batch


def pin_memory(batch: Any, device: Any = None) -> Any:
    """Copy the tensors of a batch to page-locked memory."""
    return mapped(lambda part: part.pin_memory() if isinstance(part, torch.Tensor) else part, batch)


def __getattr__(name):
    """Return the iterators under PyTorch's names, which packages subclass or test with isinstance."""
    if name == "_SingleProcessDataLoaderIter":
        return InProcess
    if name == "_MultiProcessingDataLoaderIter":
        from torch.utils.data.workers import Pass

        return Pass
    from torch._names import missing_names

    return missing_names.find(__name__, name)
