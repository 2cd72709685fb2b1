"""The examples in the docstrings run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["", ".checksum", ".writer", ".safetensors"])
def test_examples_in_docstrings(name):
    if name == ".safetensors":
        pytest.importorskip("safetensors", reason="the package safetensors is not installed")
    result = doctest.testmod(importlib.import_module(f"torch.serialization{name}"))
    assert result.attempted and not result.failed
