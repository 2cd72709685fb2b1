"""Matrix products by our kernel, and by cuBLAS or the emulator's substitute for it."""

import os
import pathlib
import subprocess
import sys

import pytest

PROGRAM = pathlib.Path(__file__).with_name("products_program.py")


def run(folder=None):
    """Products of matrices, and how many of our kernels they took, in a process that may find cuBLAS in a folder."""
    paths = [str(folder)] if folder else []
    environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join([*paths, os.environ.get("LD_LIBRARY_PATH", "")])}
    finished = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, env=environment)
    assert finished.returncode == 0, finished.stderr
    return tuple(map(int, finished.stdout.split()))


@pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="a machine with a GPU may have cuBLAS itself")
def test_products_by_our_kernel():
    result, launches = run()
    assert launches == result


@pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="the stand-in runs on the emulator")
def test_products_by_cublas():
    import cuda_emulator

    assert run(cuda_emulator.build_cublas())[1] == 0
