"""Where the table of families lies, and one seed for each test."""

import pathlib
import sys

import pytest

import torch

sys.path.insert(0, str(pathlib.Path(__file__).parent))


@pytest.fixture(autouse=True)
def seed():
    torch.manual_seed(20)
