"""Failures around GPUs: no driver, no GPU, a lost GPU, a kernel that does not compile."""

import os
import subprocess
import sys

import pytest
from cases import CATALOGUE

from torch.cuda import _kernels

emulated = pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="a GPU should not be broken on purpose")


def said(program, **environment):
    """Return the output of a program in a separate process."""
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300,
                              env={**os.environ, **environment})  # fmt: skip
    assert finished.returncode == 0, finished.stderr
    return finished.stdout.splitlines()


TELL = """
import torch
def tell(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).replace(chr(10), " "))
    else:
        print("fine")
"""


@emulated
def test_without_a_driver():
    lines = said(TELL + "tell(lambda: torch.ones(2).cuda()); tell(lambda: torch.cuda.FloatTensor(2))\n"
                 "tell(lambda: torch.nn.Linear(2, 2).cuda()); tell(lambda: torch.ones(2).pin_memory())\n"
                 "print(torch.cuda.is_available(), torch.cuda.device_count())", LD_LIBRARY_PATH="/nowhere")
    wanted = ("RuntimeError CUDA: the driver library libcuda.so.1 was not found; install NVIDIA's driver, or keep "
              "tensors on the CPU")
    assert all(line == wanted for line in lines[:4]), lines
    assert lines[4] == "False 0"


@emulated
def test_a_lost_gpu_says_so_at_every_call_and_the_others_live_on():
    """Memory that goes behind a tensor's back: the kernel that reads it ends the context."""
    lines = said(TELL + """
import ctypes
driver = ctypes.CDLL("libcuda.so.1")
x, other = torch.ones(1 << 22).cuda(0), torch.ones(3).cuda(1)
torch.cuda.synchronize(0)
assert driver.cuMemFree_v2(ctypes.c_uint64(x.data_ptr())) == 0
y = x + 1
tell(lambda: y.cpu())
tell(lambda: torch.ones(3).cuda(0))
tell(lambda: torch.cuda.synchronize(0))
tell(lambda: (other + 1).cpu())
""")
    assert len(lines) == 4 and lines[3] == "fine", lines
    first, *later = (line.partition(", since ") for line in lines[:3])
    assert all(line[2] == first[2] and "the last checkpoint" in line[2] for line in later), lines
    assert "CUDA: this process's context of GPU 0 is lost" in first[0] and "an illegal memory access" in first[2], lines


@pytest.mark.parametrize("op", ["tanh", "sum", "uniform_"])
def test_a_kernel_that_cannot_be_compiled_names_its_row(op, tmp_path, monkeypatch):
    section = next(row.section for row in CATALOGUE.rows if row.op == op)
    lines = _kernels.source(section).read_text(encoding="utf-8").splitlines()
    position = next(number for number, line in enumerate(lines) if line.startswith(f"/* {op}("))
    broken = next(number for number in range(position, len(lines)) if lines[number].startswith("template"))
    lines.insert(broken, "no_such_type of_a_name;")
    (tmp_path / f"{section}.cu").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(_kernels, "source", lambda file: tmp_path / f"{file}.cu")
    row = next(number for number, line in enumerate((_kernels.GENERATED.parents[1] / "ops.yaml").read_text(
        encoding="utf-8").splitlines(), 1) if line.startswith(f"- op: {op}("))
    with pytest.raises(RuntimeError, match=rf"{section}.cu could not be compiled for sm_90; {op} is at "
                                           rf"ops.yaml:{row}:(?s:.*)no_such_type"):
        _kernels.compiled(section, 90)
