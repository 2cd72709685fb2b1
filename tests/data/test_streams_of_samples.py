"""DataLoader over streams of samples, with workers that stay, and with a generator of its own."""

import itertools
import os
from collections import namedtuple

import numpy
import pytest

import torch
from torch.utils.data import (
    BatchSampler,
    ChainDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    RandomSampler,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    default_convert,
    get_worker_info,
    random_split,
)

pytestmark = pytest.mark.usefixtures("nothing_is_left")


class Shared(IterableDataset):
    """0, 1 ... count - 1; of several workers each gives every so-manyth, and worker 0 twice as slowly ends first."""

    def __init__(self, count):
        self.count = count

    def __iter__(self):
        info = get_worker_info()
        return iter(range(self.count) if info is None else range(info.id, self.count, info.num_workers))


class Broken(IterableDataset):
    def __init__(self, at):
        self.at = at

    def __iter__(self):
        if self.at == 0:
            raise LookupError("no first sample")
        return self._samples()

    def _samples(self):
        for number in itertools.count():
            if number == self.at:
                raise LookupError(f"sample {number} is missing")
            yield number


class Pid(Dataset):
    """(the process that makes the sample, what it draws, the sample's number)."""

    def __len__(self):
        return 12

    def __getitem__(self, number):
        return os.getpid(), torch.rand(1)[0], number


@pytest.mark.parametrize("workers", [0, 1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 5, 23])
@pytest.mark.parametrize("persistent", [False, True])
def test_streams(workers, count, persistent):
    persistent = persistent and workers > 0
    for size, drop in ((4, False), (4, True), (None, False)):
        loader = DataLoader(Shared(count), size, num_workers=workers, drop_last=drop, persistent_workers=persistent)
        for _ in range(2):
            batches = list(loader)
            found = batches if size is None else [n for batch in batches for n in batch.tolist()]
            parts = [list(range(i, count, workers)) for i in range(workers)] if workers else [list(range(count))]
            left_out = sum(len(part) % size for part in parts) if drop else 0
            assert len(found) == count - left_out and set(found) <= set(range(count)) and len(set(found)) == len(found)
            for i in range(max(workers, 1)):  # each worker's samples are in its order
                own = [n for n in found if n % max(workers, 1) == i]
                assert own == sorted(own)
        del loader


def test_a_stream_has_its_own_order():
    for wrong in ({"shuffle": True}, {"sampler": [1]}, {"batch_sampler": [[1]]}):
        with pytest.raises(ValueError, match="its own order"):
            DataLoader(Shared(3), **wrong)
    with pytest.raises(TypeError):
        len(DataLoader(Shared(3)))
    assert list(ChainDataset([Shared(2), Shared(3)])) == [0, 1, 0, 1, 2] == list(Shared(2) + Shared(3))


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("at", [0, 5])
def test_a_stream_that_raises(workers, at):
    with pytest.raises(LookupError, match="sample"):
        list(DataLoader(Broken(at), 2, num_workers=workers))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_that_stay(method):
    torch.manual_seed(4)
    loader = DataLoader(Pid(), 2, num_workers=2, persistent_workers=True, multiprocessing_context=method)
    passes = [list(loader) for _ in range(3)]
    pids = [{pid for batch in batches for pid in batch[0].tolist()} for batches in passes]
    assert pids[0] == pids[1] == pids[2] and len(pids[0]) == 2 and os.getpid() not in pids[0]
    torch.manual_seed(4)
    others = DataLoader(Pid(), 2, num_workers=2, multiprocessing_context=method)
    for batches in passes:  # what is drawn does not depend on whether workers stay
        assert [batch[1].tolist() for batch in batches] == [batch[1].tolist() for batch in others]


def test_a_pass_that_is_left_and_one_that_is_overtaken():
    loader = DataLoader(Pid(), 2, num_workers=2, persistent_workers=True)
    first = iter(loader)
    assert next(first)[2].tolist() == [0, 1]
    second = iter(loader)
    assert second is first, "persistent workers serve one iterator"
    assert [batch[2].tolist() for batch in second] == [[n, n + 1] for n in range(0, 12, 2)]
    with pytest.raises(StopIteration):
        next(first)
    with pytest.raises(ValueError, match="num_workers of at least 1"):
        DataLoader(Pid(), persistent_workers=True)


@pytest.mark.parametrize("workers", [0, 2])
def test_samples_one_by_one(workers):
    data = TensorDataset(torch.arange(0, 6))
    loader = DataLoader(data, None, num_workers=workers, sampler=[4, 0, 5])
    assert len(loader) == 3 and [sample for sample, in loader] == [4, 0, 5]
    with pytest.raises(ValueError, match="leave drop_last out"):
        DataLoader(data, None, drop_last=True)


def test_converted_samples():
    Pair = namedtuple("Pair", "left right")
    sample = {"a": numpy.arange(3), "b": Pair(numpy.float32(2), "text"), "c": [numpy.ones((2, 2)), 1]}
    done = default_convert(sample)
    assert done["a"].tolist() == [0, 1, 2] and done["b"] == Pair(2.0, "text") and done["c"][0].sum() == 4


def test_lists_of_samples_at_once():
    class Several(Dataset):
        def __len__(self):
            return 5

        def __getitems__(self, numbers):
            return [10 * number for number in numbers]

    assert [batch.tolist() for batch in DataLoader(Several(), 2)] == [[0, 10], [20, 30], [40]]
    assert list(DataLoader(Several(), batch_sampler=[])) == []


@pytest.mark.parametrize("workers", [0, 2])
def test_a_generator_of_its_own(workers):
    def order(seed):
        generator = torch.Generator()
        generator.manual_seed(seed)
        loader = DataLoader(range(12), 3, shuffle=True, num_workers=workers, generator=generator)
        return [batch.tolist() for batch in loader]

    torch.manual_seed(1)
    before = torch.get_rng_state()
    first = order(5)
    assert first == order(5) != order(6) and torch.equal(torch.get_rng_state(), before)


def test_samplers_with_generators():
    def made(seed):
        generator = torch.Generator()
        generator.manual_seed(seed)
        data = list(range(20))
        return [list(RandomSampler(data, generator=generator)), list(RandomSampler(data, True, 7, generator)),
                list(RandomSampler(data, num_samples=45, generator=generator)),
                list(SubsetRandomSampler(data, generator)), list(WeightedRandomSampler([1.0] * 20, 9, True, generator)),
                list(WeightedRandomSampler([1.0] * 20, 9, False, generator)),
                [part.indices for part in random_split(data, [0.5, 0.25, 0.25], generator)]]

    assert made(1) == made(1) != made(2)
    many = made(1)[2]
    assert len(many) == 45 and sorted(many[:20]) == sorted(many[20:40]) == list(range(20)) != many[:20]
    assert [len(part) for part in random_split(range(7), [0.5, 0.5])] == [4, 3]
    assert list(BatchSampler(RandomSampler([]), 2)) == []
    with pytest.raises(ValueError, match="num_samples is 0; need an int of at least 1"):
        RandomSampler(range(3), num_samples=0)
