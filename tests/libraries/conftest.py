"""Loads the operators that stand for binaries of PyTorch's; the binaries themselves are not needed."""

import pytest

import torch


@pytest.fixture(scope="module")
def vision():
    torch.ops.load_library("torchvision/_C.so")
    return torch.ops.torchvision


@pytest.fixture(scope="module")
def audio():
    torch.ops.load_library("torchaudio/lib/_torchaudio.so")
    torch.ops.load_library("torchaudio/lib/libtorchaudio.so")
    return torch.ops.torchaudio
