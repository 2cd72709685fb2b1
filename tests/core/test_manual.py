"""The manual's examples: every row has one with a result, and all run as doctests."""

import doctest
import inspect
import pathlib
import re

import numpy as np
import pytest

import torch
from torch import _core
from torch.codegen.print.examples import Checker
from torch.testing.cases import load

ROOT = pathlib.Path(__file__).parents[2]
MANUAL = ROOT / "generated" / "docs" / "manual.md"
SPACE = {"torch": torch, "np": np, "F": torch.nn.functional}
ENTRIES = dict(re.findall(r"^### (\w+)\n.*?```python\n(>>> .*?)```", MANUAL.read_text(), re.S | re.M))


def test_every_row_has_an_example():
    ours = [row.op for row in load(ROOT / "ops.yaml").rows]
    losses = {f"{op}_elements" for op in ours}
    assert list(ENTRIES) == [op for op in ours if op not in losses]  # the entry of a loss speaks for its elements
    for op, example in ENTRIES.items():
        lines = example.splitlines()
        assert not lines[-1].startswith(">>>") and op.rstrip("_") and len(lines) >= 2, op


def test_every_public_operator_has_an_example_in_its_docstring():
    names = {name for row in load(ROOT / "ops.yaml").rows if not row.internal and not row.module_name
             for name in row.public_names}
    for name in names:
        about = getattr(_core, name, None) or getattr(torch.Tensor, name)
        assert "\n>>> " in inspect.getdoc(about), name
        method = getattr(torch.Tensor, name, about)
        if inspect.ismethoddescriptor(method):  # written by the generator: C's docstring
            assert "\n>>> " in method.__doc__ or f"help(torch.{name}) shows an example." in method.__doc__, name


def test_docstrings_give_stated_shapes():
    assert "Shapes: input (n, m), mat2 (m, p), output (n, p)." in torch.mm.__doc__
    assert "output (b, n, p); input may be broadcast." in torch.baddbmm.__doc__
    assert "Shapes: input (any), sin (as input), cos (as input)." in torch.sincos.__doc__
    assert "Shapes: input and other are broadcast to the shape of the result." in torch.add.__doc__


@pytest.mark.parametrize("section", range(8))
def test_examples(section):
    runner = doctest.DocTestRunner(Checker(), verbose=False, optionflags=doctest.ELLIPSIS)
    said = []
    for op in list(ENTRIES)[section::8]:
        test = doctest.DocTestParser().get_doctest(ENTRIES[op], SPACE, op, str(MANUAL), 0)
        runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)


@pytest.mark.parametrize("owner", [torch.nn, torch.nn.functional])
def test_examples_of_modules_and_of_their_functions(owner):
    runner, said = doctest.DocTestRunner(Checker(), verbose=False, optionflags=doctest.ELLIPSIS), []
    space = {"torch": torch, "nn": torch.nn, "F": torch.nn.functional}
    for row in load(ROOT / "ops.yaml").modules:
        name = row.module if owner is torch.nn else row.public
        tests = doctest.DocTestFinder().find(getattr(owner, name), name, extraglobs=space)
        assert tests[0].examples, name
        runner.run(tests[0], out=said.append)
    assert not runner.failures, "".join(said)
