"""A loader warns of a stream that gives more batches than its length."""

import warnings

import pytest

from torch.utils.data import DataLoader, IterableDataset


class Five(IterableDataset):
    """Five numbers and a stated length."""

    def __init__(self, length):
        self.length = length

    def __iter__(self):
        return iter(range(5))

    def __len__(self):
        return self.length


@pytest.mark.parametrize("workers", [0, 1])
def test_more_than_the_length(workers):
    loader = DataLoader(Five(3), num_workers=workers)
    assert sum(1 for _ in loader) == 5  # nobody asked for the length
    assert len(loader) == 3
    with pytest.warns(UserWarning, match="the length of the IterableDataset was 3, but batch"):
        assert len(list(loader)) == 5


def test_no_more_than_the_length():
    loader = DataLoader(Five(5), batch_size=2)
    assert len(loader) == 3
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert [len(batch) for batch in loader] == [2, 2, 1]
