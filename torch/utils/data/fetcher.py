"""Fetcher: builds the batches of a DataLoader, in this process or in a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.utils.data import collate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class End:
    """Takes the place of a batch when a stream is exhausted."""


class Fetcher:
    """Builds batches of a dataset.

    Args:
        stream: None, or an iterable that yields samples, or lists of samples, in its own order.
        single: whether samples stay single.
    """

    def __init__(
        self, dataset: Any, collate_fn: Callable[[Any], Any] | None, stream: Iterable[Any] | None, single: bool,
    ) -> None:
        self.dataset, self.stream, self.single = dataset, stream, single
        self.default = collate.default_convert if single else collate.default_collate
        self.collate_fn = self.default if collate_fn is None else collate_fn

    def begin(self) -> Callable[[Any], Any]:
        """Start a pass over the dataset; return the function that builds the batch for a request."""
        if self.stream is None:
            return self._numbered
        samples = iter(self.stream)

        def following(_):
            for result in samples:
                return self._made(result)
            return End()

        return following

    def _numbered(self, numbers):
        dataset = self.dataset
        if self.single:
            return self._made(dataset[numbers])
        if self.collate_fn is self.default and getattr(dataset, "batch", None) is not None:
            return dataset.batch(numbers)
        several = getattr(dataset, "__getitems__", None)  # as PyTorch calls it
        return self._made([dataset[number] for number in numbers] if several is None else several(numbers))

    def _made(self, samples):
        return self.collate_fn(samples)


def warn_of_more(loader: Any, count: int) -> None:
    """Warn if a stream has given more batches than its length, which the program asked for."""
    length = getattr(loader, "_IterableDataset_len_called", None)
    if length is not None and count > length:
        import warnings

        warnings.warn(f"DataLoader: the length of the IterableDataset was {length}, but batch {count} has been "
                      "fetched; its __len__ is wrong, or each worker iterates over all of it", stacklevel=3)
