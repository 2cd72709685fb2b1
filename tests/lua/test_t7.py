"""Reading and writing .t7: files of Lua torch match their manifest, and are written again unchanged."""

import io
import math
import struct
import subprocess
import sys
import warnings

import pytest
from lua_manifest import ENTRIES, FOLDER, Comparison

import torch
from torch.legacy.lua_values import DEEPEST
from torch.utils.serialization import Key, T7Object, load_lua, read_t7, save_lua, write_t7
from torch.utils.serialization.reading import Reader, open_source
from torch.utils.serialization.writing import writer

TYPES = "Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double"


def read(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return read_t7(FOLDER / name, objects=ENTRIES[name].get("objects"))


@pytest.mark.parametrize("name", ENTRIES)
def test_what_lua_wrote_is_read(name):
    Comparison().compare(ENTRIES[name]["root"], read(name))


# Functions are lost, and other orders of bytes than the machine's are not written.
@pytest.mark.parametrize("name", [name for name in ENTRIES if name[:4] not in ("func", "bige")])
def test_what_lua_wrote_is_written_byte_for_byte(name):
    entry, file = ENTRIES[name], io.BytesIO()
    to = writer(file.write, entry["mode"], entry.get("longSize", 8), entry.get("referenced", True))
    for value in read(name) if "objects" in entry else [read(name)]:
        to.write(value)
    assert file.getvalue() == (FOLDER / name).read_bytes()


def back(value, **options):
    file = io.BytesIO()
    write_t7(file, value, **options)
    file.seek(0)
    return read_t7(file)


@pytest.mark.parametrize("mode", ["binary", "ascii"])
@pytest.mark.parametrize("kind", TYPES)
def test_tensors_of_every_type_and_layout(kind, mode):
    tensor_type = getattr(torch, kind + "Tensor")
    base = tensor_type(list(range(24))).view(4, 6)
    views = [base, base.t(), base.narrow(1, 2, 3), base.select(0, 2), base.unfold(1, 3, 2), tensor_type([7])]
    loaded = back(views, mode=mode)
    assert all(isinstance(view, tensor_type) for view in loaded)
    for view, other in zip(views, loaded, strict=True):
        assert view.tolist() == other.tolist() and view.stride() == other.stride()
    assert len({view.storage().data_ptr() for view in loaded}) == 2
    assert back(tensor_type(), mode=mode).size() == (0,) and back(tensor_type(3, 0), mode=mode).size() == (0,)


@pytest.mark.parametrize("mode", ["binary", "ascii"])
@pytest.mark.parametrize("value", [
    None, True, False, 0, -0.0, 1.5, 2**53, -7, math.inf, 5e-324, "", "a\nb\0 ", "\udcff\udcfe", "€", [], [1, [2, [3]]],
    {1: "a", 3: "b"}, {"x": "y", 2.5: [], -1: 0, 0: 1}, {True: 1}, {Key(True): 1, 1: 2, Key(False): 3},
])
def test_plain_values_come_back(value, mode):
    loaded = back(value, mode=mode)
    assert loaded == value and type(loaded) is type(value)
    assert not isinstance(value, float) or math.copysign(1, loaded) == math.copysign(1, value)


class Slow(io.BytesIO):
    """A file that writes only a part of the data, as raw files and pipes may."""

    def write(self, data):
        return super().write(memoryview(data)[:7])


class Full(Slow):
    def write(self, data):
        return 0


@pytest.mark.parametrize("mode", ["binary", "ascii"])
def test_files_that_take_a_part_of_what_is_written(mode):
    value = {"weight": torch.randn(5, 7), "words": ["one", "a longer one"]}
    whole, slow = io.BytesIO(), Slow()
    save_lua(whole, value, mode)
    save_lua(slow, value, mode)
    assert slow.getvalue() == whole.getvalue()
    for save in (save_lua, lambda file, value, *_: torch.save(value, file)):
        with pytest.raises(OSError, match="accepted none of"):
            save(Full(), value, mode)


def test_what_is_shared_is_shared_and_cycles_close():
    table, tensor = {"name": "self"}, torch.ones(3)
    table["self"] = [table, tensor, tensor]
    table[Key(table["self"])] = tensor
    loaded = back(table)
    first, a, b = loaded["self"]
    assert first is loaded and a is b
    key, = [key for key in loaded if isinstance(key, Key)]
    assert key.value is loaded["self"] and loaded[key] is a
    with pytest.raises(ValueError, match="deep"):
        back(table, referenced=False)


def test_longs_of_four_bytes():
    value = [torch.LongTensor([1, -2]), 3]
    assert back(value, long_size=4)[0].tolist() == [1, -2]
    with pytest.raises(OverflowError, match="4 bytes"):
        back(torch.LongTensor([2**31]), long_size=4)
    with pytest.raises(ValueError, match="4 or 8"):
        back(value, long_size=2)


def test_objects_of_unknown_classes():
    path = FOLDER / "unknown_class.b.t7"
    with pytest.raises(RuntimeError, match=r"unknown class custom\.Thing; unknown_classes=True"):
        load_lua(path)
    thing = load_lua(path, unknown_classes=True)["thing"]
    assert isinstance(thing, T7Object) and thing.typename == "custom.Thing" and thing.value == 5
    with pytest.raises(AttributeError, match="no field 'weight'"):
        thing.weight  # noqa: B018


def test_functions_are_never_run():
    with pytest.warns(UserWarning, match="they become None"):
        assert load_lua(FOLDER / "function.b.t7")["after"] == "still here"
    with pytest.raises(RuntimeError, match="which cannot run here"):
        load_lua(FOLDER / "function.b.t7", functions="refuse")


def cuda(name, payload):
    name = name.encode()
    return struct.pack("<iii3si", 4, 1, 3, b"V 1", len(name)) + name + payload


def test_cuda_tensors_come_into_memory_with_a_warning():
    storage = cuda("torch.CudaStorage", struct.pack("<q2f", 2, 1.5, 2.5))
    storage = storage[:4] + struct.pack("<i", 2) + storage[8:]
    data = cuda("torch.CudaTensor", struct.pack("<iqqq", 1, 2, 1, 1) + storage)
    with pytest.warns(UserWarning, match=r"torch\.Cuda(Tensor|Storage) of the file becomes a Float"):
        assert torch.FloatTensor([1.5, 2.5]).equal(load_lua(io.BytesIO(data)))


@pytest.mark.parametrize("version, known", [(b"", True), (b"V 1", True), (b"V 3", True), (b"V 4", False),
                                            (b"V x", False)])
def test_versions_of_classes(version, known):
    storage = b"torch.ByteStorage"
    head = struct.pack("<i", len(version)) + version if version else b""
    data = struct.pack("<ii", 4, 1) + head + struct.pack("<i", len(storage)) + storage + struct.pack("<q", 1) + b"\7"
    if known:
        assert load_lua(io.BytesIO(data)).tolist() == [7]
    else:
        with pytest.raises(RuntimeError, match="version"):
            load_lua(io.BytesIO(data))


def test_several_objects_in_one_file():
    with pytest.raises(EOFError, match="no further object"):
        load_lua(FOLDER / "sequence.b.t7", objects=4)
    with pytest.raises(EOFError, match="empty"):
        load_lua(io.BytesIO())


@pytest.mark.parametrize("value, error, match", [
    (object(), TypeError, "an? object cannot be written"), ({1, 2}, TypeError, "set"),
    (2**53 + 1, OverflowError, "53 bits"),
])
def test_what_lua_has_no_counterpart_of(value, error, match, tmp_path):
    path = tmp_path / "model.t7"
    save_lua(path, "old")
    with pytest.raises(error, match=match):
        save_lua(path, [value])
    assert load_lua(path) == "old"


def nested(levels):
    """Return a table in a table in a table ..."""
    tables = [struct.pack("<iiiid", 3, level, 1, 1, 1) for level in range(1, levels)]
    return b"".join(tables) + struct.pack("<iii", 3, levels, 0)


def test_deep_nesting_is_refused_both_ways():
    assert len(load_lua(io.BytesIO(nested(DEEPEST)))) == 1
    with pytest.raises(RuntimeError, match=f"more than {DEEPEST} deep"):
        load_lua(io.BytesIO(nested(100_000)))
    deep = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match=f"more than {DEEPEST} deep"):
        write_t7(io.BytesIO(), deep)


def storage_of(count, data=b""):
    return b"\4\0\0\0\1\0\0\0\3\0\0\0V 1\21\0\0\0torch.ByteStorage" + struct.pack("<q", count) + data


def tensor_of(size, stride, offset, count=6):
    storage = storage_of(count, bytes(count))
    storage = storage[:4] + b"\2" + storage[5:]
    return (b"\4\0\0\0\1\0\0\0\3\0\0\0V 1\20\0\0\0torch.ByteTensor" + struct.pack(f"<i{2 * len(size) + 1}q", len(size),
            *size, *stride, offset) + storage)


@pytest.mark.parametrize("data", [
    storage_of(2**62), storage_of(-1), storage_of(10, b"123"), b"\2\0\0\0\377\377\377\177abc",
    b"\2\0\0\0\377\377\377\377", b"\3\0\0\0\1\0\0\0\377\377\377\177",
    tensor_of([7], [1], 1), tensor_of([2], [1], 0), tensor_of([2, 3], [3, 1], 2),
    tensor_of([2**40, 2**40], [0, 0], 1), tensor_of([2], [-1], 2), tensor_of([1] * 65, [1] * 65, 1),
    tensor_of([-1], [1], 1),
    b"\3\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0", b"\11\0\0\0", b"2\n9999999999\n", b"3\n1\n99999999999999999999\n",
    b"4\n1\n3\nV 1\n18\ntorch.FloatStorage\n3\n1 2 x\n", b"4\n1\n3\nV 1\n18\ntorch.FloatStorage\n99999999\n1 2",
    b"1\n1_0\n", b"1\n" + b"9" * 100_000, b"hello", b"PK\3\4",
], ids=range(23))
def test_files_that_lie_are_refused_at_once(data):
    with pytest.raises(RuntimeError, match="load_lua: "):
        load_lua(io.BytesIO(data))


@pytest.mark.parametrize("name", ["mlp.b.t7", "tables.a.t7", "views.b.t7", "scalars.a.t7", "long4.b.t7"])
def test_truncation_at_every_byte(name):
    data = (FOLDER / name).read_bytes()
    text_at_the_end = name.endswith(".a.t7") and not data[-2:-1].isdigit()
    for length in range(1, len(data) - text_at_the_end):  # a string is whole without its line's end
        with pytest.raises(RuntimeError, match="load_lua: "):
            Reader(open_source(io.BytesIO(data[:length]), 8 if name[:5] != "long4" else 4), None, True).read()


FUZZED = """
import io, random, resource, sys, warnings
sys.path.insert(0, "tests/lua")
from lua_manifest import ENTRIES, FOLDER
from test_lua_nngraph import diamond
from torch.utils.serialization import load_lua, save_lua
warnings.simplefilter("ignore")
random.seed(int(sys.argv[2]))
files = [(FOLDER / name).read_bytes() for name in ENTRIES]
for mode in ("binary", "ascii"):
    file = io.BytesIO()
    save_lua(file, diamond(), mode=mode)
    files.append(file.getvalue())
for data in files:
    load_lua(io.BytesIO(data), unknown_classes=True, functions="skip")
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
wrong = 0
for _ in range(int(sys.argv[1])):
    data = bytearray(random.choice(files))
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(data))
        kind = random.randrange(5)
        if kind == 0:
            data[at] ^= 1 << random.randrange(8)
        elif kind == 1:
            data[at] = random.choice(b"\\0\\1\\2\\3\\4\\7\\10\\177\\200\\377 09-.\\n")
        elif kind == 2:
            del data[at:at + random.choice((1, 4, 8, 100))]
        elif kind == 3:
            data[at:at] = random.choice(files)[:random.choice((1, 4, 8, 40))]
        else:
            data[at:at + 4] = random.choice((b"\\377" * 4, b"\\0\\0\\0\\200", b"\\377\\377\\377\\177", b"9999"))
        if not data:
            data = bytearray(b"\\0")
    try:
        load_lua(io.BytesIO(bytes(data)), unknown_classes=True)
    except (RuntimeError, EOFError):
        wrong += 1
# The high-water mark of this program alone: getrusage counts what forked it.
print(wrong, next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def fuzz(count, seed):
    command = [sys.executable, "-c", FUZZED, str(count), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr[-2000:]
    wrong, kilobytes = map(int, done.stdout.split())
    assert count // 10 < wrong < count and kilobytes < 400_000


def test_mutated_files_give_errors_and_take_no_memory():
    fuzz(3000, 1)


@pytest.mark.slow
def test_a_hundred_thousand_mutations():
    fuzz(100_000, 2)


@pytest.mark.slow
def test_a_large_file_is_read_into_its_tensor(tmp_path):
    path = tmp_path / "large.t7"
    save_lua(path, torch.ones(64 << 20))
    program = ("import resource, sys; from torch.utils.serialization import load_lua\n"
               "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
               "x = load_lua(sys.argv[1])\n"
               "print(x.numel(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)")
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    count, kilobytes = map(int, done.stdout.split())
    assert count == 64 << 20 and kilobytes < 1.1 * 4 * 65536
