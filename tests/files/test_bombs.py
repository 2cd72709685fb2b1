"""Files made to take memory or time: at most three times their size and 200 MB, and time linear in their size."""

import gzip
import json
import struct
import subprocess
import sys
from functools import partial

import old_formats
import pytest
from archives import SIX, archive, name, number, storage, text, whole

import torch

SIZE = 2 << 20
# Under the address sanitizer every object of CPython has borders, and what is freed is kept for a while.
SLOWER = 8 if "sanitize" in torch.__file__ else 1


def many(operations, size=SIZE, start=b"", end=b"t"):
    """Return a pickle that pushes `start`, and then a tuple of what the operations push, again and again."""
    return whole(start + b"(" + operations * (size // len(operations)) + end)


def memo(operations, place=0):
    """Return the operations that push something and take it off again, so that the memo has it."""
    return operations + b"q" + bytes([place]) + b"0"


def calling(module, kind, argument, place=0):
    """Return a function and its arguments in the memo, and the operations that call it."""
    start = memo(name(module, kind)) + memo(argument + b"\x85", 1)
    return many(b"h\x00h\x01R", start=start)


LONG_TEXT = text("x" * SIZE)
HUGE = b"\x8b" + struct.pack("<i", 200_000) + b"\x01" * 200_000
ITEMS = b"](" + number(1) * 100_000 + b"e"
KEYS = b"(" + b"".join(number(i) for i in range(900)) + b"t"
PAIRS = b"}(" + b"".join(number(i) + b"N" for i in range(50_000)) + b"u"
FLOATS = b"G" + struct.pack(">d", 1.5)
ONE = name("torch._utils", "_rebuild_tensor_v2") + b"(" + storage() + b"K\x00K\x06\x85K\x01\x85\x89}t"
DTYPE = name("numpy", "dtype") + text("f8") + b"\x89\x88\x87R"

PICKLES = {  # what makes each, when its test runs
    "none": lambda: many(b"N"),
    "small ints": lambda: many(b"K\x05"),
    "short ints": lambda: many(b"M\x01\x02"),
    "ints": lambda: many(b"J\x01\x02\x03\x04"),
    "long ints": lambda: many(b"\x8a\x09" + b"\x01" * 9),
    "floats": lambda: many(FLOATS),
    "texts": lambda: many(text("ab")),
    "short texts": lambda: many(b"\x8c\x01a"),
    "bytes": lambda: many(b"C\x01a"),
    "byte arrays": lambda: many(b"\x96" + bytes([1] + [0] * 7) + b"a"),
    "wide texts": lambda: many(text("x" * 1000 + "\U0001f600")),
    "one wide text": lambda: whole(text("x" * SIZE + "\U0001f600")),
    "lists": lambda: many(b"]"),
    "dicts": lambda: many(b"}"),
    "sets": lambda: many(b"\x8f"),
    "frozen sets": lambda: many(b"(\x91"),
    "tuples": lambda: many(b"N\x85"),
    "deep tuples": lambda: many(b"N\x85\x85\x85"),
    "lists in the memo": lambda: many(b"]\x94"),
    "memo": lambda: many(b"N\x94"),
    "places": lambda: many(b"Nr\xff\xff\xff\x00"),
    "one from the memo": lambda: many(b"h\x00", start=memo(b"]")),
    "dicts of one": lambda: many(b"}K\x01Ns"),
    "keys": lambda: whole(b"}(" + b"".join(number(i) + b"N" for i in range(SIZE // 6)) + b"u"),
    "float keys": lambda: whole(
        b"}(" + b"".join(struct.pack(">cdc", b"G", i + 0.5, b"N") for i in range(SIZE // 10)) + b"u"
    ),
    "encoded texts": lambda: whole(
        memo(LONG_TEXT) + memo(name("_codecs", "encode"), 1) + b"(" + b"h\x01h\x00\x85R" * (SIZE // 7) + b"t"
    ),
    "byte arrays of a text": lambda: calling("builtins", "bytearray", LONG_TEXT),
    "bytes of a text": lambda: calling("builtins", "bytes", LONG_TEXT),
    "sets of a list": lambda: calling("builtins", "set", ITEMS),
    "frozen sets of a list": lambda: calling("builtins", "frozenset", ITEMS),
    "counters of a dict": lambda: calling("collections", "Counter", PAIRS),
    "sizes of a tuple": lambda: calling("torch", "Size", KEYS),
    "ordered dicts": lambda: many(b"h\x00)R", start=memo(name("collections", "OrderedDict"))),
    "states": lambda: many(b"h\x00)Rh\x01b", start=memo(name("collections", "OrderedDict")) + memo(PAIRS, 1)),
    "modules": lambda: many(b"h\x00)\x81", start=memo(name("torch.nn.modules.linear", "Linear"))),
    "states of modules": lambda: many(
        b"h\x00)\x81h\x01b", start=memo(name("torch.nn.modules.linear", "Linear")) + memo(PAIRS, 1)
    ),
    "tensors": lambda: many(
        b"h\x00h\x01R", start=memo(ONE[:-1].split(b"(", 1)[0]) + memo(b"(" + ONE.split(b"(", 1)[1], 1)
    ),
    "arrays": lambda: many(
        b"h\x00h\x01R",
        start=memo(name("numpy.core.multiarray", "_reconstruct"))
        + memo(name("numpy", "ndarray") + b"K\x00\x85" + name("_codecs", "encode") + text("b") + b"\x85R\x87", 1),
    ),
    "arrays filled with one text": lambda: many(
        b"h\x00h\x01Rh\x02b",
        start=memo(name("numpy.core.multiarray", "_reconstruct"))
        + memo(name("numpy", "ndarray") + b"K\x00\x85" + name("_codecs", "encode") + text("b") + b"\x85R\x87", 1)
        + memo(
            b"(K\x01"
            + number(SIZE // 16)
            + b"\x85"
            + DTYPE
            + b"\x89B"
            + struct.pack("<I", SIZE // 2)
            + bytes(SIZE // 2)
            + b"t",
            2,
        ),
    ),
    "huge keys": lambda: many(b"}h\x00Ns", start=memo(HUGE)),
    "huge keys of a set": lambda: many(b"\x8f(h\x00\x90", start=memo(HUGE)),
    "huge ints in keys": lambda: many(b"}h\x00Ns", start=memo(HUGE + b"\x85")),
    "long keys": lambda: many(b"}h\x00Ns", start=memo(KEYS)),
    "equal texts": lambda: whole(memo(LONG_TEXT) + memo(LONG_TEXT, 1) + b"}h\x00Ns" + b"h\x01Ns" * (SIZE // 4)),
    "marks": lambda: whole(b"(" * SIZE),
    "names": lambda: many(b"cos\nsystem\n"),
    "names of torch": lambda: many(b"ctorch\ntanh\n"),
    "long names": lambda: many(b"h\x00h\x00\x930", start=memo(LONG_TEXT)),
    "dtypes": lambda: many(b"h\x00h\x01R", start=memo(name("numpy", "dtype")) + memo(text("f8") + b"\x85", 1)),
    "storages": lambda: many(storage(), 200_000),
    "ranges": lambda: many(b"h\x00h\x01R", start=memo(name("builtins", "range")) + memo(b"K\x01K\x02K\x03\x87", 1)),
    "deques": lambda: many(b"h\x00)R", start=memo(name("collections", "deque"))),
    "devices": lambda: calling("torch", "device", text("cpu")),
}


def many_records():
    """Return an archive of nothing but empty records."""
    return archive(whole(b"N"), {str(i): b"" for i in range(20_000)})


def archive_of(kind):
    return archive(PICKLES[kind](), {"0": SIX})


def stream_of(kind):
    head = old_formats.stream(None, {})
    return head[: head.index(old_formats.pickled(None), 90)] + PICKLES[kind]() + old_formats.pickled([])


FILES = {
    **{kind: partial(archive_of, kind) for kind in PICKLES},
    "many records": many_records,
    "stream": partial(stream_of, "lists"),
    "stream of texts": partial(stream_of, "encoded texts"),
    "stream of sizes": partial(
        old_formats.stream, old_formats.tensor(old_formats.stored("1", count=1 << 40)), {"1": (1 << 40, SIX)}
    ),
    "tar": partial(
        old_formats.tar,
        None,
        [(1, "FloatStorage", 6, SIX)],
        [(i, 1, "FloatTensor", (6,), (1,), 0) for i in range(20_000)],
    ),
    "tar of sizes": partial(old_formats.tar, None, [(1, "FloatStorage", 1 << 40, SIX)], []),
}

MEASURE = """
import pickle, re, resource, sys, time, warnings, torch, numpy
warnings.simplefilter("ignore")
def status(name):
    return int(re.search(name + r":\\s+(\\d+)", open("/proc/self/status").read())[1]) * 1024
load = eval(sys.argv[2])
with open("/proc/self/clear_refs", "w") as file:
    file.write("5")  # the peak is that of now
before, start = status("VmRSS"), time.process_time()
try: load(sys.argv[1])
except (RuntimeError, ValueError, pickle.UnpicklingError) as error:
    print(str(error)[:500].replace(chr(10), " "), file=sys.stderr)
print(status("VmHWM") - before, time.process_time() - start)
"""


def measured(path, load="torch.load"):
    """Return (bytes that a process grows by, seconds that it computes, the message) of loading a file."""
    done = subprocess.run([sys.executable, "-c", MEASURE, path, load], capture_output=True, text=True, timeout=300)
    taken, seconds = done.stdout.split()
    return int(taken), float(seconds), done.stderr


def bounded(path, load="torch.load"):
    """Assert the bounds: three times the file and 200 MB; three seconds, and six microseconds a byte."""
    taken, seconds, message = measured(path, load)
    size = path.stat().st_size
    assert taken <= (3 * size + 200_000_000) * SLOWER and seconds <= (3 + 6e-6 * size) * SLOWER, (
        taken,
        seconds,
        message,
    )
    return message


def test_there_are_forty():
    assert len(FILES) + len(OTHERS) > 55


@pytest.mark.parametrize("kind", FILES)
def test_torch_load(kind, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(FILES[kind]())
    message = bounded(path)
    assert not message or message.startswith("load: ")


def lua_tensor(size, stride, index=1):
    """Return a FloatTensor of six elements as .t7 files have it."""
    words = [4, index, 3, b"V 1", 17, b"torch.FloatTensor", len(size)]
    result = b"".join(word if isinstance(word, bytes) else struct.pack("<i", word) for word in words)
    result += struct.pack(f"<{2 * len(size) + 1}q", *size, *stride, 1)
    storage = [4, index + 1, 3, b"V 1", 18, b"torch.FloatStorage"]
    result += b"".join(word if isinstance(word, bytes) else struct.pack("<i", word) for word in storage)
    return result + struct.pack("<q", 6) + SIX


def lua_table(entries):
    return struct.pack("<3i", 3, 0, len(entries)) + b"".join(
        struct.pack("<id", 1, position) + entry for position, entry in enumerate(entries, 1)
    )


def idx(count, data, kind=8):
    return struct.pack(">HBBI", 0, kind, 1, count) + data


LUA = "lambda path: torch.utils.serialization.load_lua(path)"
LUA_CLONED = "lambda path: [each.clone() for each in torch.utils.serialization.load_lua(path)]"
IDX = "lambda path: torch.utils.data.read_idx(path)"
SAFETENSORS = "lambda path: __import__('torch.serialization.safetensors').serialization.safetensors.load_file(path)"


def safetensors(header, data=b""):
    return struct.pack("<Q", len(header)) + header + data


OTHERS = {
    "zeros in gzip": (IDX, lambda: gzip.compress(idx(1 << 28, bytes(1 << 28)), 1)),
    "sizes in gzip": (IDX, lambda: gzip.compress(idx((1 << 32) - 1, b""))),
    "sizes": (IDX, lambda: idx((1 << 32) - 1, b"")),
    "strides of zero": (LUA_CLONED, lambda: lua_table([lua_tensor((1 << 36,), (0,))])),
    "many strides of zero": (
        LUA_CLONED, lambda: lua_table([lua_tensor((1 << 24,), (0,), 2 * i + 1) for i in range(200)])
    ),
    "Lua's tables": (LUA, lambda: lua_table([struct.pack("<3i", 3, i + 1, 0) for i in range(80_000)])),
    "Lua's numbers": (LUA, lambda: lua_table([struct.pack("<id", 1, 0.5)] * 80_000)),
    "Lua's texts": (LUA, lambda: lua_table([struct.pack("<ii", 2, 0)] * 80_000)),
    "lists in a header": (SAFETENSORS, lambda: safetensors(b"[" + b"[]," * (SIZE // 3) + b"[]]")),
    "deep lists in a header": (SAFETENSORS, lambda: safetensors(b"[" * SIZE)),
    "sizes in a header": (
        SAFETENSORS,
        lambda: safetensors(
            json.dumps({"a": {"dtype": "F32", "shape": [1 << 40], "data_offsets": [0, 1 << 42]}}).encode()
        ),
    ),
    "zero sizes in a header": (
        SAFETENSORS,
        lambda: safetensors(
            json.dumps({"a": {"dtype": "F32", "shape": [0, 1 << 62, 1 << 62], "data_offsets": [0, 0]}}).encode()
        ),
    ),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_readers(kind, tmp_path):
    load, data = OTHERS[kind]
    path = tmp_path / "file"
    path.write_bytes(data())
    bounded(path, load)


@pytest.mark.parametrize("kind", ["none", "lists", "keys", "texts", "tuples"])
def test_time_is_linear(kind, tmp_path):
    """Ten times the file takes at most some fifteen times as long."""
    result = []
    for times in (1, 10):
        path = tmp_path / str(times)
        data = PICKLES[kind]()[2:-2].removeprefix(b"(") if kind != "keys" else None
        data = data * times if data is not None else None
        pickled = (
            whole(b"(" + data + b"t")
            if data is not None
            else whole(b"}(" + b"".join(number(i) + b"N" for i in range(times * SIZE // 6)) + b"u")
        )
        path.write_bytes(archive(pickled, {"0": SIX}))
        result.append(measured(path)[1])
    assert result[1] < 15 * max(result[0], 0.2)
