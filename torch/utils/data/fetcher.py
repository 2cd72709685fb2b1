"""Fetcher: how the batches of a DataLoader are made of its dataset, here or in a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.utils.data import collate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class End:
    """In the place of a batch: a stream has no more."""


class Fetcher:
    """stream: None, or what gives samples, or lists of them, in its own order. single: whether samples stay alone."""

    def __init__(
        self, dataset: Any, collate_fn: Callable[[Any], Any] | None, stream: Iterable[Any] | None, single: bool,
    ) -> None:
        self.dataset, self.collate_fn, self.stream, self.single = dataset, collate_fn, stream, single

    def begin(self) -> Callable[[Any], Any]:
        """The function of one pass over the dataset that gives the batch of a request."""
        if self.stream is None:
            return self._numbered
        samples = iter(self.stream)

        def following(_):
            for found in samples:
                return self._made(found)
            return End()

        return following

    def _numbered(self, numbers):
        dataset = self.dataset
        if self.single:
            return self._made(dataset[numbers])
        if self.collate_fn is None and getattr(dataset, "batch", None) is not None:
            return dataset.batch(numbers)
        several = getattr(dataset, "__getitems__", None)  # as PyTorch calls it
        return self._made([dataset[number] for number in numbers] if several is None else several(numbers))

    def _made(self, samples):
        if self.collate_fn is not None:
            return self.collate_fn(samples)
        return (collate.default_convert if self.single else collate.default_collate)(samples)
