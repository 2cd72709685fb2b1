"""Datasets, samplers, collation, and the readers."""

import collections
import gzip
import math
import struct

import numpy
import pytest

import torch
from torch.utils.data import (
    BatchSampler,
    ConcatDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    RandomSampler,
    Sampler,
    SequentialSampler,
    StackDataset,
    Subset,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    blobs,
    default_collate,
    random_split,
    read_idx,
)


def numbers(count):
    return TensorDataset(torch.LongTensor(list(range(count))))


def test_tensor_datasets():
    data = TensorDataset(torch.randn(5, 2, 3), torch.LongTensor([4, 3, 2, 1, 0]))
    image, label = data[1]
    assert image.size() == (2, 3) and label == 3 and len(data) == 5
    images, labels = data.batch([4, -1, 0])
    assert images.size() == (3, 2, 3) and labels.tolist() == [0, 0, 4] and isinstance(labels, torch.LongTensor)
    assert data.batch([])[0].size() == (0, 2, 3)
    for bad in (5, -6, 1 << 40):
        with pytest.raises(IndexError, match="there are 5"):
            data.batch([0, bad])
    transposed = TensorDataset(torch.randn(3, 5).t())
    assert transposed.batch([2, 0])[0].tolist() == [transposed[2][0].tolist(), transposed[0][0].tolist()]


def test_bad_tensor_datasets():
    with pytest.raises(ValueError, match="5, 4 rows"):
        TensorDataset(torch.zeros(5), torch.zeros(4))
    with pytest.raises(TypeError, match="argument 1 is a list"):
        TensorDataset(torch.zeros(2), [1, 2])
    with pytest.raises(ValueError, match="at least one"):
        TensorDataset()
    with pytest.raises(NotImplementedError, match="Dataset does not define"):
        Dataset()[0]
    with pytest.raises(NotImplementedError, match="__iter__"):
        iter(Sampler())


@pytest.mark.parametrize("change", [
    lambda data, numbers: data.set_(torch.zeros(2, 1000)), lambda data, numbers: data.resize_(1, 1000),
    lambda data, numbers: numbers.clear(), lambda data, numbers: None])
def test_numbers_that_change_what_they_number(change):
    """They are asked for their values before the tensor is looked at."""
    data = torch.ones(50, 1000)

    class Number:
        def __index__(self):
            change(data, numbers)
            return 40

    numbers = [3, Number(), 49]
    try:
        (rows,) = TensorDataset(data).batch(numbers)
    except (IndexError, ValueError):
        return
    assert rows.size() == (3, 1000) and rows.sum() == 3000


VIEWS = [torch.arange(0, 20)[::2], torch.arange(0, 10).expand(4, 10).t(), torch.arange(0, 10)]


@pytest.mark.parametrize("tensor", VIEWS)
def test_rows_of_views(tensor):
    (rows,) = TensorDataset(tensor).batch([7, 0, -1])
    assert rows.equal(tensor.index_select(0, torch.LongTensor([7, 0, 9])))


def test_joined_and_split_datasets():
    both = ConcatDataset([numbers(3), numbers(2)])
    assert [both[position][0] for position in range(-5, 5)] == [0, 1, 2, 0, 1] * 2
    with pytest.raises(IndexError, match="index is 5; need -5 to 4"):
        both[5]
    with pytest.raises(ValueError, match="at least one"):
        ConcatDataset([])
    assert len(numbers(3) + numbers(4)) == 7
    first, second = random_split(numbers(10), [6, 4])
    assert sorted(first.batch(range(6))[0].tolist() + [second[i][0] for i in range(4)]) == list(range(10))
    with pytest.raises(ValueError, match=r"\[6, 5\] do not add up; need a sum of 10"):
        random_split(numbers(10), [6, 5])
    assert Subset(both, [4, 0]).batch is None and Subset(both, torch.LongTensor([4]))[0] == (1,)


def test_samplers():
    assert list(SequentialSampler(numbers(4))) == [0, 1, 2, 3]
    order = list(RandomSampler(numbers(50)))
    assert sorted(order) == list(range(50)) and order != list(range(50)) and order != list(RandomSampler(numbers(50)))
    assert set(RandomSampler(numbers(3), replacement=True, num_samples=100)) == {0, 1, 2}
    assert sorted(SubsetRandomSampler([7, 9, 5])) == [5, 7, 9]
    assert list(BatchSampler(range(5), 2)) == [[0, 1], [2, 3], [4]] and len(BatchSampler(range(5), 2)) == 3
    assert list(BatchSampler(range(5), 2, True)) == [[0, 1], [2, 3]] and len(BatchSampler(range(5), 2, True)) == 2
    for size in (0, -1, 2.0, True):
        with pytest.raises(ValueError, match="at least 1"):
            BatchSampler(range(5), size)


def test_weighted_samplers():
    counts = collections.Counter(WeightedRandomSampler([1, 0, 3], 4000))
    assert counts[1] == 0 and 800 < counts[0] < 1200
    firsts = collections.Counter(next(iter(WeightedRandomSampler([1, 0, 3], 2, False))) for _ in range(2000))
    assert firsts[1] == 0 and 400 < firsts[0] < 600
    assert sorted(WeightedRandomSampler([1, 0, 3], 2, False)) == [0, 2]
    for weights, count, text in (([-1, 2], 1, "not negative"), ([0, 0], 1, "above 0"), ([1, 0], 2, "without"),
                                 ([1, math.nan], 1, "finite"), ([1, math.inf], 1, "finite")):
        with pytest.raises(ValueError, match=text):
            WeightedRandomSampler(weights, count, replacement=False)


@pytest.mark.parametrize("size", [1e-300, 1e-5, 1, 1e5, 1e300])
def test_the_size_of_all_weights_does_not_matter(size):
    torch.manual_seed(0)
    sampler = WeightedRandomSampler([size] * 20, 4, replacement=False)
    counts = collections.Counter(number for _ in range(500) for number in sampler)
    assert len(counts) == 20 and 50 < min(counts.values()) <= max(counts.values()) < 150


Point = collections.namedtuple("Point", "x y")


def test_collation():
    assert default_collate([torch.ones(2), torch.zeros(2)]).tolist() == [[1, 1], [0, 0]]
    assert default_collate([torch.ones(2, 3).t(), torch.zeros(2, 3).t()]).size() == (2, 3, 2)
    assert default_collate([1, 2]).type() == "torch.LongTensor"
    assert default_collate([1.5]).type() == "torch.DoubleTensor"
    assert default_collate([True, False]).tolist() == [True, False]
    assert default_collate(["a", "b"]) == ["a", "b"]
    assert default_collate([{"x": 1, "y": (2.0, "c")}])["y"][1] == ("c",)
    assert default_collate([Point(1, 2), Point(3, 4)]).y.tolist() == [2, 4]
    arrays = default_collate([numpy.ones((2, 3), "float32")[::-1], numpy.zeros((2, 3), "float32")])
    assert arrays.type() == "torch.FloatTensor" and arrays.size() == (2, 2, 3)
    assert default_collate([numpy.float32(1), numpy.float32(2)]).type() == "torch.FloatTensor"
    assert default_collate([numpy.int16(1)]).type() == "torch.ShortTensor"
    assert default_collate([torch.ones(0)]).size() == (1, 0)


@pytest.mark.parametrize("samples, kind, text", [
    ([torch.ones(2), torch.ones(3)], RuntimeError, "sample 0 is a FloatTensor 2, sample 1 is a FloatTensor 3"),
    ([(1, torch.ones(2)), (1, torch.ones(2).double())], RuntimeError, r"sample\[1\]: .*DoubleTensor"),
    ([{"a": [torch.ones(1)]}, {"a": [None]}], TypeError, r"sample\['a'\]\[0\]: .*NoneType"),
    ([{"a": 1}, {"b": 1}], KeyError, "has no 'a'"),
    ([{"b": {"a": 1}}, {"b": {}}], KeyError, r"sample\['b'\]\['a'\]: .*no 'a'"),
    ([(1, 2), (1,)], RuntimeError, "1 or 2 fields"),
    ([None], TypeError, "a NoneType cannot be part of a batch"), ([], IndexError, "no samples"),
    ([object()], TypeError, "collate_fn"), ([1, "a"], TypeError, "number"),
])
def test_samples_that_are_no_batch(samples, kind, text):
    with pytest.raises(kind, match=text):
        default_collate(samples)


def test_blobs_come_from_their_seed_and_leave_the_random_numbers_alone():
    state = torch.get_rng_state()
    first, second, other = blobs(30), blobs(30), blobs(30, seed=1)
    assert torch.get_rng_state().equal(state)
    assert first.tensors[0].equal(second.tensors[0]) and not first.tensors[0].equal(other.tensors[0])


@pytest.mark.parametrize("code, kind", [(8, "u1"), (9, "i1"), (11, ">i2"), (12, ">i4"), (13, ">f4"), (14, ">f8")])
@pytest.mark.parametrize("zipped", [False, True])
def test_idx_files_of_every_type(tmp_path, code, kind, zipped):
    array = (numpy.arange(24).reshape(2, 3, 4) * 5 - 50).astype(kind)
    data = struct.pack(">BBBB3I", 0, 0, code, 3, 2, 3, 4) + array.tobytes()
    (tmp_path / "x").write_bytes(gzip.compress(data) if zipped else data)
    assert read_idx(tmp_path / "x").tolist() == array.tolist()


def test_an_idx_header_is_no_reason_to_take_memory(tmp_path):
    (tmp_path / "x").write_bytes(struct.pack(">BBBB3I", 0, 0, 8, 3, 1 << 31, 1 << 31, 1 << 31))
    with pytest.raises(ValueError, match="found 0"):
        read_idx(tmp_path / "x")
    (tmp_path / "x").write_bytes(struct.pack(">BBBB3I", 0, 0, 14, 3, 0, 5, 5))
    assert read_idx(tmp_path / "x").size() == (0, 5, 5)
    for sizes in ((0, 1 << 31, 1 << 31), (1 << 31, 1 << 31, 0), (1 << 31, 0, 1 << 31)):
        (tmp_path / "x").write_bytes(struct.pack(">BBBB3I", 0, 0, 8, 3, *sizes))
        with pytest.raises(ValueError, match="none of a tensor"):
            read_idx(tmp_path / "x")


def test_damaged_gzip_data(tmp_path):
    whole = gzip.compress(struct.pack(">BBBBI", 0, 0, 8, 1, 1000) + numpy.random.default_rng(0).bytes(1000))
    for name, data in (("block", whole[:10] + b"\xff" + whole[11:]), ("sum", whole[:-8] + bytes(8)),
                       ("end", whole[:-20])):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(ValueError, match="gzip data is damaged"):
            read_idx(tmp_path / name)


def test_datasets_side_by_side():
    images, labels = TensorDataset(torch.arange(0, 8).view(4, 2)), torch.LongTensor([3, 1, 4, 1])
    pairs = StackDataset(images, labels)
    assert len(pairs) == 4 and pairs[2][0][0].tolist() == [4, 5] and pairs[2][1] == 4
    named = StackDataset(image=images, label=labels)
    assert len(named) == 4 and named[3]["label"] == 1 and list(named[0]) == ["image", "label"]
    result = [(batch[0][0].tolist(), batch[1].tolist()) for batch in DataLoader(pairs, batch_size=3)]
    assert result == [([[0, 1], [2, 3], [4, 5]], [3, 1, 4]), ([[6, 7]], [1])]
    for workers in (0, 2):
        batches = list(DataLoader(named, batch_size=4, num_workers=workers))
        assert batches[0]["label"].tolist() == [3, 1, 4, 1] and batches[0]["image"][0].size() == (4, 2)
    for wrong, text in (((), "by place"), ((images, [1]), "have 4, 1 samples"), ((images, [1] * 5, labels), "4, 5, 4")):
        with pytest.raises(ValueError, match=f"StackDataset: .*{text}"):
            StackDataset(*wrong)
    with pytest.raises(ValueError, match="all of them by name"):
        StackDataset(images, label=labels)
    with pytest.raises(ValueError, match="have 4, 2 samples"):
        StackDataset(image=images, label=[1, 2])


@pytest.mark.parametrize(("make", "error"), [
    (lambda: RandomSampler(range(3), replacement=1), TypeError),
    (lambda: RandomSampler(range(3), num_samples=0), ValueError),
    (lambda: RandomSampler(range(3), num_samples=1.5), ValueError),
    (lambda: WeightedRandomSampler([1, 2], 0), ValueError),
    (lambda: WeightedRandomSampler([1, 2], 1, replacement=None), ValueError),
    (lambda: BatchSampler(range(3), 2, None), ValueError),
])
def test_options_of_samplers_of_other_types_are_refused(make, error):
    with pytest.raises(error, match="need "):
        make()


def test_a_dataset_without_a_length_has_no_method_for_it():
    for kind in (Dataset, IterableDataset):
        assert not hasattr(kind(), "__len__")
        with pytest.raises(TypeError):
            len(kind())
