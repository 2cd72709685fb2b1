"""How much memory loading takes, and mapped files, whose elements come when they are used."""

import gc
import os
import subprocess
import sys

import pytest

import torch
from torch.serialization import pickling

PEAK = """
import resource, sys, torch
torch.load(sys.argv[2])
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
kept = torch.load(sys.argv[1], mmap=sys.argv[3] == "mapped")
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""


def peak(path, small, way):
    done = subprocess.run([sys.executable, "-c", PEAK, path, small, way], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.parametrize("sizes", [[1 << 25], [1 << 19] * 64, [1000] * 20_000], ids=["one", "64", "20000"])
def test_loading_takes_hardly_more_than_the_file(sizes, tmp_path):
    torch.save([torch.zeros(size) for size in sizes], tmp_path / "big")
    torch.save([torch.zeros(1)], tmp_path / "small")
    size = os.path.getsize(tmp_path / "big")
    allowed = 1.1 if len(sizes) < 1000 else 1.3  # tensors are objects too
    assert peak(tmp_path / "big", tmp_path / "small", "read") < allowed * size
    if len(sizes) < 1000:
        assert peak(tmp_path / "big", tmp_path / "small", "mapped") < 0.1 * size


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
def test_mapped_tensors(kind, tmp_path):
    x = torch.arange(0, 1000).type(f"torch.{kind}Tensor")
    torch.save([x, x.view(10, 100).t(), x.new(0)], tmp_path / "x")
    before = (tmp_path / "x").read_bytes()
    first, second, empty = torch.load(tmp_path / "x", mmap=True)
    assert first.tolist() == x.tolist() and empty.size() == (0,)
    first[1:2].copy_(x[7:8])
    assert second[1, 0] == 7 and (tmp_path / "x").read_bytes() == before
    assert torch.load(tmp_path / "x", mmap=True)[0].tolist() == x.tolist()


def test_the_map_lives_as_long_as_a_tensor_does(tmp_path):
    torch.save([torch.ones(1 << 18), torch.zeros(1 << 18)], tmp_path / "x")

    def maps():
        with open("/proc/self/maps") as file:
            return file.read().count(str(tmp_path))

    kept = torch.load(tmp_path / "x", mmap=True)[0]
    os.remove(tmp_path / "x")
    assert maps() == 1 and kept.sum() == 1 << 18
    with pytest.raises(RuntimeError, match="resize"):
        kept.resize_(1 << 20)
    storage = kept.storage()
    del kept
    assert maps() == 1 and storage[5] == 1
    del storage
    assert maps() == 0


def test_mapping_needs_a_path(tmp_path):
    torch.save(1, tmp_path / "x")
    with open(tmp_path / "x", "rb") as file, pytest.raises(ValueError, match="path"):
        torch.load(file, mmap=True)


def test_no_descriptors_are_left(tmp_path):
    def descriptors():
        return len(os.listdir("/proc/self/fd"))

    torch.save(torch.ones(10), tmp_path / "x")
    (tmp_path / "bad").write_bytes(b"PK\x03\x04" + bytes(100))
    before = descriptors()
    for _ in range(20):
        kept = torch.load(tmp_path / "x", mmap=True)
        torch.load(tmp_path / "x")
        torch.save(kept, tmp_path / "y")
        for mapped in (False, True):
            with pytest.raises(RuntimeError):
                torch.load(tmp_path / "bad", mmap=mapped)
    del kept
    assert descriptors() == before


def test_no_memory_is_left(tmp_path):
    from torch._C import lib

    def round_trip():
        torch.save([torch.ones(10), torch.ones(1 << 18)], tmp_path / "x")
        torch.load(tmp_path / "x")
        torch.load(tmp_path / "x", mmap=True)

    round_trip()
    gc.collect()  # what earlier tests left in cycles
    before = lib.th_allocated_bytes()
    for _ in range(10):
        round_trip()
    assert lib.th_allocated_bytes() == before and not pickling._standing


def test_when_memory_runs_out(tmp_path):
    """An allocation that fails, whichever it is, is a MemoryError and leaves nothing behind."""
    from torch._C import lib

    torch.save([torch.ones(3), torch.ones(1 << 18)], tmp_path / "x")
    failures = 0
    for count in range(1, 100):
        lib.th_fail_allocation(count)
        try:
            torch.load(tmp_path / "x")
        except MemoryError:
            failures += 1
        else:
            break
        finally:
            lib.th_fail_allocation(0)
    assert 0 < failures < 99
