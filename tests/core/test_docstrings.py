"""Every public name has an example in its docstring, and all examples run; those of torch.distributed need a job."""

import doctest
import importlib
import inspect
import math
import pathlib
import pkgutil

import numpy as np
import pytest

import torch
from torch import autograd, nn, optim
from torch.codegen.print.examples import Checker
from torch.nn import functional as F

PACKAGE = pathlib.Path(torch.__file__).parent
MARKS = (">>> ", "from torch._generated.python.layers_")  # the examples of some layers are generated
FILES = [path for path in sorted(PACKAGE.rglob("*.py"))
         if any(mark in path.read_text(encoding="utf-8") for mark in MARKS)
         and path.relative_to(PACKAGE).parts[0] not in ("codegen", "_generated", "csrc", "distributed")]
NAMES = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__") for path in FILES]


SPACE = {"torch": torch, "nn": nn, "optim": optim, "F": F, "math": math, "np": np, "autograd": autograd}
HIDDEN = ("torch._", "torch.codegen", "torch.csrc", "torch.composed", "torch.legacy")  # not packages of public names


@pytest.mark.filterwarnings("ignore:cu(BLAS|DNN) is not installed")
@pytest.mark.parametrize("name", NAMES)
def test_examples(name):
    module, space = importlib.import_module(name), SPACE
    if name.startswith("torch.legacy"):
        space = space | {"nn": torch.legacy.nn, "optim": torch.legacy.optim}
    for package in [importlib.import_module(name.rpartition(".")[0] or name), torch.autograd]:
        if package is not torch:
            space = {each: getattr(package, each) for each in getattr(package, "__all__", ())} | space
    run(doctest.DocTestFinder().find(module, name, extraglobs=space))


def run(tests):
    printed = []
    runner = doctest.DocTestRunner(Checker(), verbose=False, optionflags=doctest.ELLIPSIS)
    for test in tests:
        runner.run(test, out=printed.append)
    assert not runner.failures, "".join(printed)


def test_that_there_are_many():
    assert len(NAMES) > 100


def public_objects():
    """Yield the functions and classes of this library in the `__all__` of any module, each once, with a name."""
    modules = [torch.__name__, *(result.name for result in pkgutil.walk_packages(torch.__path__, "torch."))]
    seen = set()
    for name in modules:
        if name.startswith(HIDDEN) or "._" in name:
            continue
        try:
            module = importlib.import_module(name)
        except ImportError:  # a package that the module needs is not installed
            continue
        for each in getattr(module, "__all__", ()):
            value = getattr(module, each)
            error = isinstance(value, type) and issubclass(value, BaseException)
            if callable(value) and not error and id(value) not in seen and origin(value).startswith("torch"):
                seen.add(id(value))
                yield f"{name}.{each}", value


def origin(value):
    return getattr(value, "__module__", None) or "torch"


def test_every_public_name_has_an_example():
    result = {name: inspect.getdoc(value) or "" for name, value in public_objects()}
    assert len(result) > 1000
    assert not [name for name, text in result.items() if ">>> " not in text]


def test_examples_of_compiled_classes_and_functions():
    parser, tests = doctest.DocTestParser(), []
    for name, value in public_objects():
        if origin(value) in ("torch", "torch._core", "torch.cuda", "torch.autograd") and not inspect.isfunction(value):
            tests.append(parser.get_doctest(inspect.getdoc(value), SPACE, name, None, 0))
    assert len(tests) > 40
    run(tests)
