"""The examples in all docstrings of torch run and print what they show; those of torch.distributed need a job."""

import doctest
import importlib
import math
import pathlib

import numpy as np
import pytest

import torch
from torch import autograd, nn, optim
from torch.nn import functional as F

PACKAGE = pathlib.Path(torch.__file__).parent
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")
         and path.relative_to(PACKAGE).parts[0] not in ("codegen", "_generated", "csrc", "distributed")]
NAMES = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__") for path in FILES]


@pytest.mark.parametrize("name", NAMES)
def test_examples(name):
    module = importlib.import_module(name)
    space = {"torch": torch, "nn": nn, "optim": optim, "F": F, "math": math, "np": np, "autograd": autograd}
    if name.startswith("torch.legacy"):
        space |= {"nn": torch.legacy.nn, "optim": torch.legacy.optim}
    for package in [importlib.import_module(name.rpartition(".")[0] or name), torch.autograd]:
        if package is not torch:
            space = {each: getattr(package, each) for each in getattr(package, "__all__", ())} | space
    printed = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for test in doctest.DocTestFinder().find(module, name, extraglobs=space):
        runner.run(test, out=printed.append)
    assert not runner.failures, "".join(printed)


def test_that_there_are_many():
    assert len(NAMES) > 100
