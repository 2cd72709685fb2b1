"""Parts of PyTorch's loaders that packages build loaders of their own on, such as torchdata's StatefulDataLoader."""

from __future__ import annotations

import itertools
import os
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch.utils.data.fetcher import Fetcher
from torch.utils.data.loader import _DatasetKind

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

HAS_NUMPY, MP_STATUS_CHECK_INTERVAL = True, 5.0  # seconds between two looks at worker processes
python_exit_status = False


class _InfiniteConstantSampler:
    """The sampler of a stream: requests without a number."""

    def __iter__(self) -> Iterator[None]:
        return itertools.repeat(None)


class StepFetcher:
    """Builds the batch of one request: of indices, or of the next samples of a stream.

    Attributes:
        dataset_iter, ended: the iterator of a stream, and whether it is exhausted.
    """

    def __init__(self, dataset: Any, auto_collation: bool, collate_fn: Any, drop_last: bool, streams: bool) -> None:
        self.dataset, self.auto_collation, self.drop_last = dataset, auto_collation, drop_last
        self._fetcher = Fetcher(dataset, collate_fn, None, not auto_collation)
        if streams:
            self.dataset_iter, self.ended = iter(dataset), False

    def fetch(self, possibly_batched_index: Any) -> Any:
        """Return a batch. Raises StopIteration at the end of a stream."""
        if not hasattr(self, "ended"):
            return self._fetcher._numbered(possibly_batched_index)
        if self.ended:
            raise StopIteration
        if not self.auto_collation:
            return self._fetcher._made(next(self.dataset_iter))
        samples = list(itertools.islice(self.dataset_iter, len(possibly_batched_index)))
        self.ended = len(samples) < len(possibly_batched_index)
        if not samples or self.drop_last and self.ended:
            raise StopIteration
        return self._fetcher._made(samples)


class _BaseDataLoaderIter:
    """One pass over a loader, which a derived class completes by `_next_data()`.

    `_next_index()` returns the next request. The attributes are those of PyTorch's class.
    """

    def __init__(self, loader: Any) -> None:
        self._dataset, self._dataset_kind = loader.dataset, loader._dataset_kind
        self._auto_collation, self._drop_last = loader._auto_collation, loader.drop_last
        self._index_sampler, self._collate_fn = loader._index_sampler, loader.collate_fn
        self._num_workers, self._timeout = loader.num_workers, loader.timeout
        self._persistent_workers = loader.persistent_workers
        self._pin_memory = loader.pin_memory and torch.cuda.is_available()
        self._pin_memory_device = loader.pin_memory_device or None
        self._IterableDataset_len_called = getattr(loader, "_IterableDataset_len_called", None)
        self._world_size, self._rank, self._shared_seed = 1, 0, None
        self._base_seed = torch.LongTensor(1).random_(1 << 53, generator=loader.generator).item()
        self._sampler_iter, self._num_yielded = iter(self._index_sampler), 0

    def _reset(self, loader: Any, first_iter: bool = False) -> None:
        """Begin another pass."""
        self._sampler_iter, self._num_yielded = iter(self._index_sampler), 0

    def _next_index(self) -> Any:
        return next(self._sampler_iter)

    def _next_data(self) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no _next_data")

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        data = self._next_data()
        self._num_yielded += 1
        return data

    def __len__(self) -> int:
        return len(self._index_sampler)


def create_fetcher(kind: int, dataset: Any, auto_collation: bool, collate_fn: Any, drop_last: bool) -> StepFetcher:
    """Return the fetcher of a dataset of a kind."""
    return StepFetcher(dataset, auto_collation, collate_fn, drop_last, kind == _DatasetKind.Iterable)


_DatasetKind.create_fetcher = staticmethod(create_fetcher)


def _sharding_worker_init_fn(worker_init_fn: Any, world_size: int, rank_id: int, worker_id: int) -> None:
    """Call the function of a worker, if there is one."""
    if worker_init_fn is not None:
        worker_init_fn(worker_id)


class ManagerWatchdog:
    """Tells a worker whether the process that started it lives."""

    __module__ = "torch.utils.data._utils.worker"

    def __init__(self) -> None:
        self._parent = os.getppid()

    def is_alive(self) -> bool:
        """Return whether the parent is the same."""
        return os.getppid() == self._parent


class _ResumeIteration(NamedTuple):
    """Tells a persistent worker that another pass begins."""

    seed: int | None = None


class _IterableDatasetStopIteration(NamedTuple):
    """A worker's answer at the end of its stream."""

    worker_id: int


class signal_handling:
    """What PyTorch does on signals. Here a loader asks its workers instead, so nothing is registered."""

    @staticmethod
    def _set_worker_signal_handlers(*arguments: Any) -> None:
        """Do nothing."""

    _set_worker_pids = _set_SIGCHLD_handler = _remove_worker_pids = _set_worker_signal_handlers
    _error_if_any_worker_fails = _set_worker_signal_handlers
