"""What all tests share: fixed seeds, and the repository's root as the working directory."""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
os.chdir(ROOT)


@pytest.fixture(autouse=True)
def seeded():
    """Every test starts from the same numbers and the default type."""
    import torch

    torch.manual_seed(0)
    torch.set_default_tensor_type("torch.FloatTensor")
