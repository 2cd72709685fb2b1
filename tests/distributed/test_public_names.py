"""The examples in docstrings run, each as a job of this process alone."""

import doctest
import importlib
import pkgutil

import pytest

import torch
import torch.distributed as dist
from torch import nn, optim
from torch.autograd import Variable
from torch.nn.modules import synchronized
from torch.utils.data import distributed as sampling

MODULES = [*(importlib.import_module(one.name) for one in pkgutil.walk_packages(dist.__path__, "torch.distributed.")
             if one.name.split(".")[-1] not in ("run", "worker", "launch")), dist, synchronized, sampling]
NAMES = {"torch": torch, "dist": dist, "nn": nn, "optim": optim, "Variable": Variable}
FOUND = [one for module in MODULES for one in doctest.DocTestFinder().find(module, globs=None) if one.examples]


@pytest.mark.parametrize("example", FOUND, ids=lambda example: example.name)
def test_example(example):
    example.globs = {**example.globs, **NAMES}
    try:
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0
    finally:
        if dist.is_initialized():
            dist.destroy()
