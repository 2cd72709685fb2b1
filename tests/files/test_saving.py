"""torch.save and torch.load: values, sharing, Variables, containers, files of all kinds, modules, optimizers."""

import collections
import io
import os
import pathlib
import pickle
import zipfile

import numpy as np
import pytest

import torch
from torch import nn
from torch.autograd import Variable

KINDS = ("Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double")


def through(obj, **options):
    file = io.BytesIO()
    torch.save(obj, file)
    file.seek(0)
    return torch.load(file, **options)


def made(kind, size):
    count = int(np.prod(size))
    return torch.arange(0, count).type(f"torch.{kind}Tensor").view(*size)


@pytest.mark.parametrize("kind", KINDS)
def test_every_type_and_layout(kind):
    x = made(kind, (4, 6))
    layouts = [x, x.t(), x[1:3, ::2], x[2], x[0:1].expand(5, 6), x[:0], x[3, 5:]]
    for layout in layouts:
        back = through(layout)
        assert type(back) is type(layout) and back.tolist() == layout.tolist()
        assert back.size() == layout.size() and back.stride() == layout.stride()
        assert back.storage_offset() == layout.storage_offset()


@pytest.mark.parametrize("kind", KINDS)
def test_storages(kind):
    x = made(kind, (3,))
    storage, tensor, empty = through([x.storage(), x, type(x.storage())(0)])
    assert type(storage) is type(x.storage()) and storage.tolist() == [0, 1, 2] and empty.size() == 0
    tensor.copy_(made(kind, (1,)).expand(3))
    assert storage.tolist() == [0, 0, 0]


def test_views_share_their_storage_again():
    x = torch.zeros(4, 4)
    a, b, c, other = through({"all": [x, x.t(), Variable(x[1])], "other": torch.zeros(4, 4)})["all"] + [torch.zeros(1)]
    a[1, 2] = 5
    assert b[2, 1] == 5 and c.data[2] == 5 and other[0] == 0
    assert through([x, x])[0].data_ptr() != x.data_ptr()
    first, second = through([x, x])
    assert first is second


def test_arrays_with_the_same_memory_but_other_sizes_stay_apart():
    array = np.zeros(4, np.float32)
    long, short = through([torch.from_numpy(array), torch.from_numpy(array[:2])])
    assert long.size(0) == 4 and short.size(0) == 2


def test_variables_and_parameters():
    x = torch.ones(2)
    values = [Variable(x), Variable(x, requires_grad=False), nn.Parameter(x), nn.Parameter(x, requires_grad=False), x]
    back = through(values)
    assert list(map(type, back)) == list(map(type, values))
    assert [v.requires_grad for v in back[:4]] == [True, False, True, False]
    back[4].fill_(3)
    assert all(v.data.tolist() == [3, 3] for v in back[:4])
    tied = nn.Parameter(x)
    first, second = through((tied, [tied]))
    assert first is second[0]


def test_attributes_of_tensors_travel():
    t, x, p = torch.ones(1), Variable(torch.ones(1)), nn.Parameter(torch.ones(1))
    t.note, x.note, p.note = "t", "x", "p"
    for options in ({}, {"classes": "any"}):
        for tensor in (t, x, p):
            back = through(tensor, **options)
            assert back.note == tensor.note and type(back) is type(tensor)


@pytest.mark.parametrize("value", [
    None, True, 0, -1, 255, 256, 65536, -(2**31), 2**31, 2**63, -(2**70), 2**3000, 1.5, float("inf"), 1 + 2j, "",
    "häß\ud800",
    b"", b"\x00\xff", bytearray(b"ab"), (), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), [], [1, [2, (3,)]], {}, {1: {2: 3}},
    set(), {1, "a", (2, 3)}, frozenset(), frozenset([1]), range(3), range(9, 1, -2), slice(1, 2), torch.Size([2, 3]),
    collections.OrderedDict(b=1, a=2), collections.Counter("abca"), collections.defaultdict(list, {1: [2]}),
    list(range(5000)), {str(i): i for i in range(3000)}, {(1, 2.5): 3, None: 4, True: 5, b"k": 6},
])  # fmt: skip
def test_plain_data(value):
    back = through(value)
    assert back == value and type(back) is type(value) and repr(back) == repr(value)


def test_what_refers_to_itself():
    loop = [1]
    loop.append(loop)
    back = through(loop)
    assert back[1] is back
    mapping = {}
    mapping["self"] = mapping
    assert through(mapping)["self"]["self"]["self"]["self"] is not None
    ring = ([],)
    ring[0].append(ring)
    back = through(ring)
    assert back[0][0] is back


def test_paths_and_files(tmp_path):
    x = torch.randn(3)
    for path in (str(tmp_path / "a"), tmp_path / "b", pathlib.Path(tmp_path / "ü")):
        torch.save(x, path)
        assert torch.load(path).equal(x) and torch.load(path, mmap=True).equal(x)
    with open(tmp_path / "c", "wb") as file:
        file.write(b"before")
        torch.save(x, file)
    with open(tmp_path / "c", "rb", buffering=0) as file:
        file.seek(6)
        assert torch.load(file).equal(x)
    assert sorted(os.listdir(tmp_path)) == ["a", "b", "c", "ü"]


class Trickle:
    """A file without seek, which reads and writes a few bytes at a time."""

    def __init__(self, data=b""):
        self.data = bytearray(data)

    def write(self, data):
        self.data += data[:100]
        return min(len(data), 100)

    def read(self, count=-1):
        data = bytes(self.data[:count] if count >= 0 else self.data)
        del self.data[:len(data)]
        return data


def test_files_that_cannot_seek(tmp_path):
    x = torch.randn(100, 10)
    file = Trickle()
    torch.save(x, file)
    assert torch.load(Trickle(file.data)).equal(x)
    reading, writing = os.pipe()
    with open(reading, "rb") as source, open(writing, "wb") as target:
        torch.save(x, target)
        target.close()
        assert torch.load(source).equal(x)


class Slow(io.BytesIO):
    """A file that reads a few bytes at a time, without readinto."""

    readinto = None

    def read(self, count=-1):
        return super().read(min(count, 50) if count > 0 else count)


def test_files_that_give_little_at_a_time():
    x = torch.randn(100, 10)
    file = io.BytesIO()
    torch.save(x, file)
    assert torch.load(Slow(file.getvalue())).equal(x)


def test_large_records_are_written_in_pieces(tmp_path):
    x, y = torch.randn(300_000), torch.randn(1_000_003)
    torch.save([x, y], tmp_path / "x")
    a, b = torch.load(tmp_path / "x")
    assert a.equal(x) and b.equal(y)
    with zipfile.ZipFile(tmp_path / "x") as archive:
        assert archive.testzip() is None
        assert all(info.compress_type == 0 for info in archive.infolist())
        assert archive.read("archive/data/0") == x.numpy().tobytes()


def test_same_content_gives_the_same_bytes():
    files = [io.BytesIO(), io.BytesIO()]
    for file in files:
        torch.save({"a": torch.ones(3), "b": [1, "x"]}, file)
    assert files[0].getvalue() == files[1].getvalue()


@pytest.mark.slow
def test_more_records_than_a_zip_of_1993_has():
    many = [torch.zeros(1) for _ in range(66_000)]
    many[-1].fill_(3)
    back = through(many)
    assert len(back) == 66_000 and back[-1][0] == 3


def test_map_location():
    x, places = torch.ones(2), []

    def move(storage, location):
        places.append((type(storage).__name__, location))

    assert through(x, map_location="cpu").equal(x) and through(x, map_location={"cuda:63": "cpu"}).equal(x)
    assert through(x, map_location=move).equal(x) and places == [("FloatStorage", "cpu")]
    assert through(x, map_location=lambda storage, location: storage.clone().fill_(3)).tolist() == [3, 3]
    for wrong in ("cuda:63", {"cpu": "cuda:63"}):
        with pytest.raises(RuntimeError, match="map_location asks for 'cuda:63'.*give map_location='cpu'"):
            through(x, map_location=wrong)
    with pytest.raises(TypeError, match="map_location"):
        through(x, map_location=3)
    for odd in (lambda storage, location: torch.DoubleStorage(2), lambda storage, location: 3):
        with pytest.raises(RuntimeError, match="map_location returned"):
            through(x, map_location=odd)
    with pytest.raises(ZeroDivisionError):
        through(x, map_location=lambda storage, location: 1 / 0)
    with pytest.raises(KeyError):
        through(x, map_location=lambda storage, location: {}[location])


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 4)
        self.again = self.first
        self.rest = nn.Sequential(nn.BatchNorm1d(4), nn.Tanh(), nn.Linear(4, 2))

    def forward(self, x):
        return self.rest(self.again(x))


def test_modules_need_their_class_named(tmp_path):
    net, x = Net().eval(), Variable(torch.randn(5, 3))
    with pytest.raises(pickle.UnpicklingError, match=rf"classes=\[{__name__}.Net\]"):
        through(net)
    for classes in ([Net], [Net, nn], "any"):
        back = through(net, classes=classes)
        assert type(back) is Net and back.first is back.again and back(x).data.equal(net(x).data)
    plain = through(net.state_dict())
    other = Net().eval()
    other.load_state_dict(plain)
    assert other(x).data.equal(net(x).data)


def test_optimizers():
    net, x = Net(), Variable(torch.randn(5, 3))
    optimizer = torch.optim.Adam(net.parameters(), lr=0.1)
    net(x).sum().backward()
    optimizer.step()
    state = through({"net": net.state_dict(), "optimizer": optimizer.state_dict()})
    other = Net()
    resumed = torch.optim.Adam(other.parameters(), lr=0.5)
    other.load_state_dict(state["net"])
    resumed.load_state_dict(state["optimizer"])
    whole_net, whole = through([net, optimizer], classes=[Net, nn, torch.optim])
    assert whole.param_groups[0]["params"][0] is next(whole_net.parameters())
    for a_net, an_optimizer in ((other, resumed), (whole_net, whole)):
        a_net.zero_grad()
        a_net(x).sum().backward()
        an_optimizer.step()
    for first, second in zip(other.parameters(), whole_net.parameters(), strict=True):
        assert first.data.equal(second.data)


def test_what_cannot_be_saved(tmp_path):
    path = tmp_path / "kept"
    torch.save(1, path)
    shrunk = torch.zeros(10)
    shrunk.storage().resize_(2)
    for value, kind, words in ((lambda: 3, Exception, "lambda"), (shrunk, RuntimeError, "resized")):
        with pytest.raises(kind, match=words):
            torch.save([value], path)
    for wrong in (3, None, io.StringIO(), object()):
        with pytest.raises(TypeError, match="path or a file"):
            torch.save(1, wrong)
        with pytest.raises(TypeError, match="path or a file"):
            torch.load(wrong)
    with pytest.raises(OSError):
        torch.save(1, tmp_path / "nowhere" / "x")
    with pytest.raises(OSError):
        torch.load(tmp_path / "nowhere")
    with pytest.raises(ValueError, match="weights_only"):
        torch.load(path, weights_only=3)
    for wrong in ("Net", Net, 3, [3], ["Net"]):
        with pytest.raises(TypeError, match="classes"):
            torch.load(path, classes=wrong)
    assert torch.load(path) == 1 and os.listdir(tmp_path) == ["kept"]
    assert torch.load(path, weights_only=True) == torch.load(path, weights_only=False) == 1


def test_files_of_the_other_byte_order():
    import struct

    from archives import archive, storage, tensor, whole

    for kind, form in (("Float", "f"), ("Long", "q"), ("Half", "e"), ("Byte", "B")):
        pickled = whole(tensor(storage(kind=f"{kind}Storage")))
        data = archive(pickled, {"0": struct.pack(f">6{form}", *range(6))}, byteorder=b"big")
        assert torch.load(io.BytesIO(data)).tolist() == [[0, 1, 2], [3, 4, 5]]
    pickled = whole(tensor(storage(kind="BFloat16Storage")))
    data = archive(pickled, {"0": struct.pack(">6H", 0, 0x3F80, 0x4000, 0x4040, 0x4080, 0x40A0)}, byteorder=b"big")
    assert torch.load(io.BytesIO(data)).tolist() == [[0, 1, 2], [3, 4, 5]]


def test_many_bfloat16():
    import numpy
    from archives import archive, storage, tensor, whole

    bits = numpy.arange(200_000, dtype=numpy.uint32) % 30_000
    pickled = whole(tensor(storage(kind="BFloat16Storage", count=200_000), size=(200_000,), stride=(1,)))
    back = torch.load(io.BytesIO(archive(pickled, {"0": bits.astype(numpy.uint16).tobytes()})))
    assert back.dtype is torch.bfloat16 and (back.float().numpy().view(numpy.uint32) == bits << 16).all()


def test_volatile_variables_stay_volatile():
    plain, named = Variable(torch.ones(2), volatile=True), Variable(torch.ones(2), volatile=True)
    named.name = "x"
    for values, classes in (([plain, Variable(torch.ones(2), requires_grad=False)], ()), ([named, plain], "any")):
        file = io.BytesIO()
        torch.save(values, file)
        file.seek(0)
        result = torch.load(file, classes=classes)
        assert [v.volatile for v in result] == [v.volatile for v in values]
        assert not any(v.requires_grad for v in result) and result[0].data.equal(values[0].data)


@pytest.mark.parametrize("archives", [True, False])
def test_objects_one_after_another_in_a_file(archives):
    file = io.BytesIO()
    for k in range(3):
        pickle.dump(k, file)
        torch.save({"x": torch.full((k + 1,), float(k))}, file, _use_new_zipfile_serialization=archives)
    file.seek(0)
    for k in range(3):
        assert pickle.load(file) == k and torch.load(file)["x"].tolist() == [k] * (k + 1)
    assert not file.read()


def test_the_format_from_2017_to_2020(tmp_path):
    x = torch.arange(6.0).view(2, 3)
    values = {"x": x, "turned": x.t(), "row": x[1], "half": torch.ones(2).bfloat16(), "empty": torch.ones(0), "n": 3}
    torch.save(values, tmp_path / "old.pt", _use_new_zipfile_serialization=False)
    assert (tmp_path / "old.pt").read_bytes().startswith(b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.")
    result = torch.load(tmp_path / "old.pt")
    assert result.pop("n") == 3 and all(result[name].equal(values[name]) for name in result)
    assert result["turned"].data_ptr() == result["x"].data_ptr() and result["half"].dtype == torch.bfloat16
    result["x"].fill_(7)
    assert result["row"].tolist() == [7, 7, 7]
    with pytest.raises(TypeError, match="files of the older format have no UntypedStorage"):
        torch.save(x.untyped_storage(), io.BytesIO(), _use_new_zipfile_serialization=False)
