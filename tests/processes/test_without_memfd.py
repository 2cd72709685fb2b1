"""Systems without memfd, as sandboxes and other kernels are: files that lose their names at once."""

import os
import subprocess
import sys

import pytest

WITHOUT_MEMFD = """
import ctypes, os, sys
if "call" in sys.argv:  # a filter that answers memfd_create of x86-64 with ENOSYS, as a sandbox may
    class Step(ctypes.Structure):
        _fields_ = [("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte), ("k", ctypes.c_uint)]
    class Filter(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.POINTER(Step))]
    steps = (Step * 4)(Step(0x20, 0, 0, 0), Step(0x15, 0, 1, 319), Step(6, 0, 0, 0x50026), Step(6, 0, 0, 0x7fff0000))
    call = ctypes.CDLL(None).prctl
    if call(38, 1, 0, 0, 0) or call(22, 2, ctypes.byref(Filter(4, steps))):
        sys.exit("no filters")
    try:
        os.memfd_create("a")
    except OSError:
        pass
    else:
        sys.exit("no filters")
else:
    del os.memfd_create
import torch
from torch.utils.data import DataLoader, TensorDataset

def fill(inbox, outbox):
    tensor = inbox.get()
    tensor.fill_(5)
    outbox.put((tensor, "long" * 100_000))

if __name__ == "__main__":
    shared = torch.ones(2).share_memory_()
    inbox, outbox = torch.multiprocessing.Queue(), torch.multiprocessing.Queue()
    child = torch.multiprocessing.Process(target=fill, args=(inbox, outbox))
    child.start()
    tensor = torch.zeros(3)
    inbox.put(tensor)
    same, text = outbox.get(timeout=30)
    assert same.data_ptr() == tensor.data_ptr() and tensor.sum() == 15 and len(text) == 400_000
    child.join()
    loader = DataLoader(TensorDataset(torch.range(0, 99), torch.zeros(100)), batch_size=10, num_workers=2)
    assert [x.sum() for x, _ in loader] == [45 + 100 * i for i in range(10)]
    assert not os.listdir(os.environ["TMPDIR"]), "files have no names, so that a killed process leaves none"
"""


@pytest.mark.parametrize("missing", ["call", "name"])
def test_where_memfd_is_missing(missing, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(WITHOUT_MEMFD)
    folder = tmp_path / "temporary"
    folder.mkdir()
    done = subprocess.run([sys.executable, str(program), missing], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "TMPDIR": str(folder)})
    if "no filters" in done.stderr:
        pytest.skip("the kernel accepts no seccomp filter")
    assert not done.returncode, done.stderr
