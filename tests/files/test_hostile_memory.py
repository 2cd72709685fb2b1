"""Memory that torch.load allocates for files that claim more than they contain, each in a separate process."""

import pickle
import subprocess
import sys

import pytest
from archives import SIX, archive, file, name, storage, tensor, whole

import torch

# Under the address sanitizer every object of CPython has borders, and what is freed is kept for a while.
OBJECT = 8 if "sanitize" in torch.__file__ else 1
MEASURE = """
import re, sys, torch
def status(name):
    return int(re.search(name + r":\\s+(\\d+)", open("/proc/self/status").read())[1]) * 1024
torch.load(sys.argv[2])
with open("/proc/self/clear_refs", "w") as file:
    file.write("5")  # the peak is that of now
before = status("VmRSS")
try: torch.load(sys.argv[1])
except RuntimeError as error: print(error, file=sys.stderr)
print(status("VmHWM") - before)
"""


def growth(path, small):
    """How many bytes a process grows at most by loading a file, after a small one."""
    done = subprocess.run([sys.executable, "-c", MEASURE, path, small], capture_output=True, text=True)
    return int(done.stdout), done.stderr


def called(module, kind):
    """Return the operations that push a class, and those that call it."""
    return name(module, kind) + b"q\x000", b"h\x00)R"


COSTLY = {
    "lists": (b"", b"]"), "dicts": (b"", b"}"), "sets": (b"", b"\x8f"), "frozen sets": (b"", b"(\x91"),
    "memo": (b"", b"N\x94"), "tuples": (b"", b"N\x85"), "nested tuples": (b"", b"N\x85\x85\x85"),
    "places": (b"", b"Nr\xff\xff\xff\x00"), "ordered dicts": called("collections", "OrderedDict"),
    "counters": called("collections", "Counter"), "sizes": called("torch", "Size"), "none": (b"", b"N"),
    "numbers": (b"", b"M\x01\x02"),
}  # fmt: skip


@pytest.mark.parametrize("kind", COSTLY)
def test_memory_of_pickles_that_make_many_objects(kind, tmp_path):
    size, (start, again) = 1 << 20, COSTLY[kind]
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(archive(whole(tensor()), {"0": SIX}))
    bad.write_bytes(archive(whole(start + b"(" + again * (size // len(again)) + b"t")))
    taken, message = growth(bad, good)
    assert taken < 64 * size * OBJECT
    assert not message or "its pickle makes many times as many objects as its size tells" in message


def test_names_that_no_file_needs():
    with pytest.raises(pickle.UnpicklingError, match=r"needs .0, .1, .*, \.\.\., not only plain data"):
        torch.load(file(whole(b"".join(b"c\n%x\n" % i for i in range(100_000)))))


@pytest.mark.parametrize("operations", [
    storage(count=1 << 33), storage(kind="BFloat16Storage", count=1 << 33), b"\x8e" + b"\xff" * 7 + b"\x0f"])
def test_memory_of_small_files_that_ask_for_much(operations, tmp_path):
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(archive(whole(tensor()), {"0": SIX}))
    bad.write_bytes(archive(whole(operations), {"0": SIX}))
    taken, message = growth(bad, good)
    assert taken < 4 << 20 and "load: the file is damaged" in message


def test_memory_of_a_storage_named_often(tmp_path):
    size = 16 << 20
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(archive(whole(tensor()), {"0": SIX}))
    bad.write_bytes(archive(whole(b"(" + storage(kind="ByteStorage", count=size) * 100 + b"t"), {"0": bytes(size)}))
    taken, _ = growth(bad, good)
    assert taken < 1.25 * size
