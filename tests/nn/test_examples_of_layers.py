"""The examples in the docstrings of every file of nn and optim."""

import doctest
import importlib
import math
import pathlib

import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import optim
from torch.autograd import Variable

ROOT = pathlib.Path(torch.__file__).parent
FILES = [path for place in ("nn", "optim") for path in sorted((ROOT / place).rglob("*.py"))
         if ">>> " in path.read_text(encoding="utf-8")] + [ROOT / "_structure.py"]
NAMES = [".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__") for path in FILES]


@pytest.mark.parametrize("name", NAMES)
def test_examples_in_docstrings(name):
    space = {"torch": torch, "nn": nn, "F": F, "optim": optim, "math": math, "Variable": Variable}
    result = doctest.testmod(importlib.import_module(name), extraglobs=space)
    assert result.attempted and not result.failed


def test_that_there_are_many():
    assert len(NAMES) > 40
