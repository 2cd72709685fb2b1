"""The examples in the docstrings of torch.multiprocessing, torch.utils.data and torch.utils.trainer."""

import doctest
import importlib

import pytest

import torch
import torch.nn as nn
import torch.utils.data
from torch.utils.trainer import Trainer, plugins


@pytest.mark.parametrize("name", [
    "torch.multiprocessing", "torch.multiprocessing.queues", "torch.utils.data.collate", "torch.utils.data.dataset",
    "torch.utils.data.loader", "torch.utils.data.picklable", "torch.utils.data.synthetic",
    "torch.utils.trainer.trainer"])
def test_examples_in_docstrings(name):
    space = {name: getattr(torch.utils.data, name) for name in torch.utils.data.__all__}
    space |= {"torch": torch, "nn": nn, "Trainer": Trainer, "plugins": plugins}
    result = doctest.testmod(importlib.import_module(name), extraglobs=space)
    assert result.attempted and not result.failed
