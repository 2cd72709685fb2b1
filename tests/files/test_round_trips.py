"""Saved, pickled and copied objects are restored: classes, sharing, and values of other libraries."""

import collections
import copy
import datetime
import decimal
import fractions
import functools
import importlib
import io
import pathlib
import pickle
import re
import subprocess
import sys

import numpy as np
import pytest
from archives import SIX, file, name, storage, text, whole

import torch
from torch import nn
from torch.autograd import Variable


class Weights(nn.Parameter):
    pass


class Recorded(Variable):
    pass


class Rows(torch.FloatTensor):
    pass


class Outer:
    class Inner:
        pass


def remade(value):
    return value


class Remade:
    def __reduce__(self):
        return remade, (5,)


def through(value, **options):
    position = io.BytesIO()
    torch.save(value, position)
    position.seek(0)
    return torch.load(position, **options)


WAYS = {"save": lambda value: through(value, classes=[Weights, Recorded, Rows]), "deepcopy": copy.deepcopy,
        "any": lambda value: through(value, weights_only=False),
        **{f"pickle {n}": lambda value, n=n: pickle.loads(pickle.dumps(value, n)) for n in range(2, 6)}}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_classes_that_are_derived_stay(way):
    values = [Weights(torch.ones(2)), Recorded(torch.ones(2), requires_grad=False), Rows(2).fill_(1)]
    for value in values[:2]:
        value.note = ["x"]
    back = way(values)
    assert list(map(type, back)) == [Weights, Recorded, Rows] and [value.requires_grad for value in back[:2]] == [1, 0]
    assert all(value.tolist() == [1, 1] for value in back) and back[0].note == ["x"] == back[1].note


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_slices_of_storages_share(way):
    x = torch.zeros(6)
    part = x.storage()[1:4]
    tensor, one, whole_, other = way([x, part, x.storage(), torch.FloatTensor(part)])
    one[0] = 5
    assert tensor.tolist() == [0, 5, 0, 0, 0, 0] and whole_[1] == 5 and other[0] == 5 and one.size() == 3
    assert other.size() == (3,) and x.tolist() == [0] * 6


PLAIN = [
    ..., NotImplemented, torch.device("cpu"), torch.device("cuda", 1), torch.float32, torch.int64, torch.bool,
    collections.deque([1, 2], 3), np.float32(1.5), np.int64(3), np.bool_(True), np.dtype("f8"), np.dtype(">i2"),
    np.str_("ab"), np.complex64(1 + 2j),
]  # fmt: skip


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_plain_values(value):
    for way in (through, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
        back = way([value])[0]
        assert back == value and type(back) is type(value)


@pytest.mark.parametrize("array", [
    np.arange(6.0).reshape(2, 3), np.arange(6).reshape(2, 3).T, np.array(["ab", "c"]), np.array([1, 2], ">i4"),
    np.zeros(2, [("a", "f4"), ("b", "i2", 2)][:1]), np.zeros((0, 3)), np.array(5.0), np.array([True]), np.array([b"a"]),
])  # fmt: skip
def test_arrays(array):
    back = through({"a": array, "same": array})
    assert back["a"] is back["same"] and (back["a"] == array).all() and back["a"].shape == array.shape
    assert back["a"].dtype == array.dtype.newbyteorder("=") or back["a"].dtype == array.dtype


def test_arrays_of_objects_are_no_data():
    with pytest.raises(RuntimeError, match="load: "):
        through(np.array([[1], "a"], object))
    assert through(np.array(["a", 1], object), weights_only=False).tolist() == ["a", 1]


def test_a_dtype_in_use_stays_as_it_is():
    dtype = name("numpy", "dtype") + text("V4") + b"\x89\x88\x87Rq\x05"
    fields = b"(K\x03" + text("|") + b"N" + text("a") + b"\x85}" + text("a")
    fields += name("numpy", "dtype") + text("f4") + b"\x89\x88\x87RK\x00\x86sK\x04K\x01K\x10tb"
    array = (name("numpy.core.multiarray", "_reconstruct") + name("numpy", "ndarray") + b"K\x00\x85"
             + name("_codecs", "encode") + text("b") + b"\x85R\x87R(K\x01K\x01\x85" + dtype + b"\x89C\x04abcdtb")
    assert torch.load(file(whole(array))).tobytes() == b"abcd"
    with pytest.raises(RuntimeError, match="plain"):
        torch.load(file(whole(array + b"h\x05" + fields + b"\x86")))


NETS = [
    lambda: nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.BatchNorm1d(3)), lambda: nn.LSTM(2, 3),
    lambda: nn.Conv2d(1, 2, 3), lambda: nn.ModuleDict({"a": nn.ModuleList([nn.Linear(1, 1)])}),
    lambda: nn.CrossEntropyLoss(),
]


@pytest.mark.parametrize("made", NETS)
def test_modules_of_torch_are_plain_data(made):
    net = made()
    back = through([net, net])
    assert back[0] is back[1] and repr(back[0]) == repr(net)
    for one, other in zip(net.parameters(), back[0].parameters(), strict=True):
        assert one.data.equal(other.data) and type(other) is nn.Parameter


def test_no_code_of_a_plain_class_runs(monkeypatch):
    for method in ("__setstate__", "__init__", "__setattr__"):
        monkeypatch.setattr(nn.Linear, method, lambda *_: pytest.fail("code ran"), raising=False)
    position = io.BytesIO()
    monkeypatch.undo()
    torch.save(nn.Linear(2, 2), position)
    for method in ("__setstate__", "__init__", "__setattr__"):
        monkeypatch.setattr(nn.Linear, method, lambda *_: pytest.fail("code ran"), raising=False)
    position.seek(0)
    assert torch.load(position).in_features == 2


ADVISED = [
    Outer(), Outer.Inner(), Remade(), datetime.date(2020, 1, 2), decimal.Decimal("1.5"), fractions.Fraction(1, 2),
    pathlib.PurePosixPath("a"), functools.partial(remade, 3), nn.Linear, Outer, remade, Rows(2).fill_(1),
    np.array([None]),
]


@pytest.mark.parametrize("value", ADVISED, ids=lambda value: type(value).__name__)
def test_advice_works_when_it_is_followed(value):
    place = io.BytesIO()
    torch.save([value], place)

    def load(f, **options):
        f.seek(0)
        return torch.load(f, **options)

    try:
        advised, _ = "load(f)", load(place)
    except (RuntimeError, pickle.UnpicklingError) as error:
        advised = re.search(r"load\(f, [^()]*\)", str(error))[0]
    homes = {part.split(".")[0] for part in re.findall(r"[\w.]+\.\w+", advised)} | {"builtins"}
    scope = {home: importlib.import_module(home) for home in homes if home in sys.modules}
    found = eval(advised, {**scope, "load": load, "f": place})[0]
    assert type(found) is type(value) or isinstance(value, Remade) and found == 5


def rebuilt(metadata):
    from archives import number

    return whole(name("torch._utils", "_rebuild_tensor_v2") + b"(" + storage() + number(0) + b"K\x06\x85K\x01\x85\x89"
                 + name("collections", "OrderedDict") + b")R" + metadata + b"tR")


def test_flags_of_tensors():
    assert torch.load(file(rebuilt(b"}" + text("neg") + b"\x88s"), {"0": SIX})).tolist() == [0, -1, -2, -3, -4, -5]
    assert torch.load(file(rebuilt(b"}" + text("neg") + b"\x89s"), {"0": SIX})).tolist() == [0, 1, 2, 3, 4, 5]
    with pytest.raises(RuntimeError, match="flags spin, whose meaning is not known"):
        torch.load(file(rebuilt(b"}" + text("spin") + b"\x88s"), {"0": SIX}))


def test_kinds_that_torch_does_not_have_leave_the_rest_readable():
    from archives import tensor

    quantized = tensor(storage("QUInt4x2Storage", "1", count=3))
    pickled = whole(b"}(" + text("z") + quantized + text("x") + tensor() + b"u")
    with pytest.warns(UserWarning, match="tensors of QUInt4x2"):
        result = torch.load(file(pickled, {"0": SIX, "1": bytes(3)}))
    assert result["x"].tolist() == [[0, 1, 2], [3, 4, 5]]
    with pytest.raises(AttributeError, match="QUInt4x2 tensor of size 2x3 .*left unread"):
        result["z"].sum()


@pytest.mark.parametrize("module, known", [("torch.legacy.converted", True), ("torch.nowhere", False),
                                           ("torch.../legacy", False), ("torch.legacy.", False)])
def test_advice_knows_modules_that_are_not_imported_yet(module, known):
    """In a process of its own, where nothing has imported them, and the advice does not either."""
    program = ("import sys\nfrom torch.serialization.advice import untrusted_error\n"
               f"print(untrusted_error([({module!r}, 'Fork')])); assert {module!r} not in sys.modules")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert ("classes=[" in done.stdout) == known and ("torch does not have" in done.stdout) != known
