"""torch.cuda.nccl with NCCL or the emulator's substitute, and the error without either."""

import os
import pathlib
import subprocess
import sys

import pytest

import torch
from torch.cuda import nccl

PROGRAM = pathlib.Path(__file__).with_name("nccl_program.py")


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_sums_and_copies():
    environment = dict(os.environ)
    if "CUDA_EMULATOR" in os.environ:
        import cuda_emulator

        paths = [str(cuda_emulator.build_nccl()), os.environ.get("LD_LIBRARY_PATH", "")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(paths)
    elif not nccl.is_available():
        pytest.skip("NCCL is not installed")
    finished = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, env=environment)
    assert finished.returncode == 0 and finished.stdout == "done\n", finished.stderr


def test_where_it_is_not(monkeypatch):
    monkeypatch.setattr(nccl, "_library", lambda: None)
    assert not nccl.is_available()
    for call in (nccl.version, lambda: nccl.broadcast([torch.ones(2).cuda()])):
        with pytest.raises(RuntimeError, match="libnccl.so.2 was not found; pip install nvidia-nccl-cu13"):
            call()
