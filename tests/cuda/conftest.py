"""Tests of tensors on GPUs. They run where a driver is found: a GPU's, or tests/cuda_emulator's (make test)."""

import os
import pathlib

import pytest

import torch

HERE = pathlib.Path(__file__).resolve().parent
os.environ.setdefault("TORCH_CUDA_CACHE", str(HERE.parents[1] / "build" / "kernels"))


def pytest_itemcollected(item):
    """Called for the tests of this folder."""
    item.add_marker(pytest.mark.gpu)
    item.add_marker(pytest.mark.filterwarnings("ignore:cu(BLAS|DNN) is not installed"))
    if not torch.cuda.is_available():
        item.add_marker(pytest.mark.skip(reason="no CUDA driver; tests/cuda_emulator brings one"))


@pytest.fixture(autouse=True, scope="session")
def exact():
    """Convolutions of float32 keep all their bits, so that they can be compared with those of the CPU."""
    torch.backends.cudnn.allow_tf32 = False


@pytest.fixture(autouse=True)
def ended():
    """Wait for a test's work on the GPU, so that its faults are reported in that test."""
    yield
    for number in range(torch.cuda.device_count()):
        torch.cuda.synchronize(number)
