"""The examples in the docstrings of torch.legacy and torch.utils.serialization."""

import doctest
import importlib

import pytest

import torch
import torch.legacy.nn
import torch.legacy.nngraph

NAMES = ["torch.utils.serialization", "torch.legacy.lua_values", "torch.legacy.nn.module",
         "torch.legacy.nn.containers", "torch.legacy.nngraph", "torch.legacy.nngraph.graph", "torch.legacy.optim",
          "torch.legacy.nn.parametric", "torch.legacy.classes", "torch.legacy.nn.modern", "torch.legacy.convert"]

SPACE = {"torch": torch, "nn": torch.legacy.nn, "nngraph": torch.legacy.nngraph}


@pytest.mark.parametrize("name", NAMES)
def test_examples_in_docstrings(name):
    result = doctest.testmod(importlib.import_module(name), extraglobs=SPACE)
    assert result.attempted and not result.failed
