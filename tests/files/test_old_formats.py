"""The formats before 2020: a stream of pickles, and a tar file of 2016. test_interop.py compares with PyTorch."""

import io
import pickle
import random
import struct
import warnings

import old_formats as old
import pytest
from archives import SIX

import torch

LONGS = struct.pack("<3q", 7, 8, 9)


def load(data, **options):
    return torch.load(io.BytesIO(data), **options)


def stream():
    state = {"x": old.tensor(old.stored("1")), "y": old.tensor(old.stored("1"), 1, (2,), (2,)),
             "part": old.tensor(old.stored("1", part=("9", 2, 3)), 0, (3,), (1,)),
             "longs": old.tensor(old.stored("2", "LongStorage", 3), 0, (3,), (1,)), "epoch": 3,
             "layer": old.Outside(("module", old.Name("torch.nn.modules.linear", "Linear"), "linear.py", "import os"))}
    return old.stream(state, {"1": (6, SIX), "2": (3, LONGS)})


def tar():
    layer = old.Outside((old.Name("torch.nn.modules.linear", "Linear"), "linear.py", "import os"))
    state = {"x": old.Outside("11"), "y": old.Outside("12"), "part": old.Outside("14"), "longs": old.Outside("13"),
             "epoch": 3, "layer": layer}
    return old.tar(
        state, [(1, "FloatStorage", 6, SIX), (2, "LongStorage", 3, LONGS)],
        [(11, 1, "FloatTensor", (2, 3), (3, 1), 0), (12, 1, "FloatTensor", (2,), (2,), 1),
         (13, 2, "LongTensor", (3,), (1,), 0), (14, 3, "FloatTensor", (3,), (1,), 0)], [(3, 1, 2, 3)])


@pytest.mark.parametrize("made", [stream, tar])
def test_tensors_and_what_they_share(made, tmp_path):
    (tmp_path / "file").write_bytes(made())
    for result in (load(made()), torch.load(tmp_path / "file"), load(made(), weights_only=False)):
        assert result["x"].tolist() == [[0, 1, 2], [3, 4, 5]] and result["epoch"] == 3
        assert result["longs"].tolist() == [7, 8, 9] and result["layer"] is torch.nn.Linear
        result["x"].fill_(1)
        assert result["y"].tolist() == [1, 1] and result["part"].tolist() == [1, 1, 1]
    with pytest.raises(ValueError, match="zip archive"):
        torch.load(tmp_path / "file", mmap=True)


def test_other_byte_orders_and_map_location():
    value, big = old.tensor(old.stored("1")), struct.pack(">6f", *range(6))
    assert load(old.stream(value, {"1": (6, big)}, little=False)).tolist() == [[0, 1, 2], [3, 4, 5]]
    far = old.stream(old.tensor(old.stored("1", location="cuda:0")), {"1": (6, SIX)})
    assert load(far, map_location="cpu").tolist() == [[0, 1, 2], [3, 4, 5]]


def test_variables_of_2017():
    data = old.tensor(old.stored("1"))
    made = old.Call(old.Name("torch.autograd.variable", "Variable"), data)
    result = load(old.stream([made], {"1": (6, SIX)}))[0]
    assert result.requires_grad and result.data.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_code_does_not_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call = old.Call(old.Name("os", "system"), "touch touched")
    for data in (old.stream(call, {}), old.tar(call, [], []), old.stream(None, {}).replace(
            old.pickled(old.PROTOCOL), old.pickled(call))):
        with pytest.raises(pickle.UnpicklingError, match=r"needs (os|posix).system"):
            load(data)
    assert not list(tmp_path.iterdir())


def mutants(data, count, seed):
    """Cut, flipped, doubled and filled files."""
    draw = random.Random(seed)
    for _ in range(count):
        other = bytearray(data)
        for _ in range(draw.choice((1, 1, 2, 4))):
            if not other:
                break
            at, kind = draw.randrange(len(other)), draw.randrange(5)
            end = min(len(other), at + draw.choice((1, 2, 4, 8, 60)))
            if kind == 0:
                other[at] ^= 1 << draw.randrange(8)
            elif kind == 1:
                other[at:end] = bytes(draw.choice(((0,), (255,), (127, 255)))) * (end - at)
            elif kind == 2:
                del other[at:end]
            elif kind == 3:
                other[at:at] = other[at:end]
            else:
                del other[max(at, 1):]
        yield bytes(other)


def fuzz(read, data, count, seed, errors=(RuntimeError,)):
    """Read damaged files: each is read, or refused with one of these errors."""
    good = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for mutant in mutants(data, count, seed):
            try:
                read(mutant)
                good += 1
            except errors as error:
                assert str(error), mutant
            except Exception as error:
                raise AssertionError(mutant) from error
    assert good < count


def sources():
    """Return {format: (what reads bytes, a good file, its errors)} of all that is read."""
    import gzip
    import os
    import tempfile

    from torch.serialization.safetensors import load_file, save_file
    from torch.utils.data import read_idx
    from torch.utils.serialization import load_lua, save_lua

    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "file")

    def at_path(read):
        def from_bytes(data):
            with open(path, "wb") as file:
                file.write(data)
            return read(path)

        return from_bytes

    lua = {mode: io.BytesIO() for mode in ("binary", "ascii")}
    for mode, file in lua.items():
        save_lua(file, {"x": torch.ones(2, 3), "l": [1, "a", {"b": torch.LongTensor([1, 2])}]}, mode)
    save_file({"x": torch.ones(2, 3), "y": torch.ones(4).long()}, path)
    safe = open(path, "rb").read()
    idx = struct.pack(">HBBI", 0, 8, 1, 5) + b"abcde"
    zipped = io.BytesIO()
    import numpy

    torch.save([torch.ones(2, 3), numpy.arange(6.0).reshape(2, 3), numpy.float32(1), torch.nn.Linear(2, 2),
                torch.device("cpu"), ..., numpy.zeros(2, [("a", "f4")])], zipped)
    return {
        **{kind: (load, data, (RuntimeError, pickle.UnpicklingError, EOFError))  # of an empty file
           for kind, data in (("zip", zipped.getvalue()), ("stream", stream()), ("tar", tar()))},
        "safetensors": (at_path(load_file), safe, (RuntimeError,)),
        "idx": (at_path(read_idx), idx, (ValueError,)),
        "idx.gz": (at_path(read_idx), gzip.compress(idx), (ValueError,)),
        **{f"t7 {mode}": (lambda data: load_lua(io.BytesIO(data)), file.getvalue(), (RuntimeError, EOFError))
           for mode, file in lua.items()},
    }  # fmt: skip


FORMATS = ["zip", "stream", "tar", "safetensors", "idx", "idx.gz", "t7 binary", "t7 ascii"]


@pytest.mark.parametrize("kind", FORMATS)
def test_damaged_files(kind):
    read, data, errors = sources()[kind]
    read(data)
    fuzz(read, data, 500, 1, errors)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FORMATS)
def test_a_hundred_thousand_damaged_files(kind):
    read, data, errors = sources()[kind]
    fuzz(read, data, 100_000, 2, errors)
