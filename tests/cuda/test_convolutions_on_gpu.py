"""Convolutions by our kernel, and by cuDNN or the emulator's substitute for it."""

import os
import pathlib
import subprocess
import sys

import pytest

PROGRAM = pathlib.Path(__file__).with_name("convolutions_program.py")
pytestmark = pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="a machine with a GPU may have cuDNN itself")


def run(folder=None, *words):
    """The convolutions that cuDNN did, all of them, and the warnings, in a process that may find it in a folder."""
    paths = [str(folder)] if folder else []
    environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join([*paths, os.environ.get("LD_LIBRARY_PATH", "")])}
    finished = subprocess.run([sys.executable, str(PROGRAM), *words], capture_output=True, text=True, env=environment)
    assert finished.returncode == 0, finished.stderr
    return *map(int, finished.stdout.split()), finished.stderr.count("cuDNN is not installed")


def test_convolutions_by_our_kernel_warn_once():
    done, _, warnings = run()
    assert (done, warnings) == (0, 1)


def test_convolutions_by_cudnn():
    import cuda_emulator

    done, result, warnings = run(cuda_emulator.build_cudnn())
    assert done == result and warnings == 0


def test_convolutions_of_images_by_cublas():
    import cuda_emulator

    done, _, warnings = run(cuda_emulator.build_cublas(), "images")
    assert (done, warnings) == (0, 0), "a kernel of ours stood in"
