"""torch.distributed with GPU tensors: NCCL or the emulator's substitute, and through host memory."""

import importlib.util
import os
import pathlib
import subprocess
import sys

import pytest

import torch

PROGRAM = pathlib.Path(__file__).parents[1] / "distributed/programs/gpus.py"


@pytest.mark.skipif(torch.cuda.device_count() < 2 or not importlib.util.find_spec("mpi4py"),
                    reason="needs two GPUs and mpi4py")
@pytest.mark.parametrize("backend", ["nccl", "mpi"])
def test_tensors_on_gpus(backend):
    environment = dict(os.environ)
    if "CUDA_EMULATOR" in os.environ:
        import cuda_emulator

        paths = [str(cuda_emulator.build_nccl()), os.environ.get("LD_LIBRARY_PATH", "")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(paths)
    finished = subprocess.run([sys.executable, "-m", "torch.distributed.run", "-n", "2", str(PROGRAM), backend],
                              capture_output=True, text=True, env=environment, timeout=120)
    assert finished.returncode == 0 and sorted(finished.stdout.splitlines()) == ["0 done", "1 done"], finished.stderr
