"""A pytest plugin: the tests of every row of a catalogue, ours and those of packages alike.

A test file of two lines has all of them:

    from torch.testing import rows
    rows.check("ops.yaml")

It needs pytest, and what the generator needs: pyyaml and jinja2.
"""

from __future__ import annotations

import sys
import types
from pathlib import Path

import pytest

import torch
from torch.codegen.model.signature import NARROW

from . import gradients, random_rows, refusals, values
from . import types as mixed
from .cases import load


def check(catalogue: str = "ops.yaml") -> None:
    """Puts the tests of all rows of a catalogue into the module that calls it, each under a name of its own.

    catalogue: the path of ops.yaml, from the folder of the test file or from one above it. Raises FileNotFoundError
    where it is in none of them, and CatalogueError where the catalogue is not clear.

    Tested are values against the oracle in every element type and layout, out=, in place, keywords against positions,
    gradients of first and second order against numeric ones, errors that rows declare and those that follow from what
    they state, moments of random numbers.
    """
    caller = sys._getframe(1).f_globals
    found = load(_find(catalogue, Path(caller["__file__"]).resolve().parent))
    caller["seeded"] = seeded
    for module in (values, refusals, mixed, gradients, random_rows):
        for name, test in vars(module).items():
            if name.startswith("test_") and any(map(test.condition, found.rows)):
                caller[name] = _of_rows(test, found.rows)


def _find(catalogue, folder):
    for place in (folder, *folder.parents):
        if (place / catalogue).exists():
            return place / catalogue
    raise FileNotFoundError(f"{catalogue} is neither in {folder} nor above it")


def _of_rows(test, rows):
    """A copy of a test, for the rows that it is about."""
    chosen = [row for row in rows if test.condition(row)]
    copy = types.FunctionType(test.__code__, test.__globals__, test.__name__, test.__defaults__, test.__closure__)
    copy.__doc__ = test.__doc__
    if test.typed:
        pairs = [(row, dtype) for row in chosen for dtype in row.dtypes if dtype not in NARROW]
        return pytest.mark.parametrize("row, dtype", pairs, ids=lambda value: getattr(value, "op", value))(copy)
    return pytest.mark.parametrize("row", chosen, ids=lambda row: row.op)(copy)


@pytest.fixture(autouse=True)
def seeded():
    """Every test starts from the same numbers and the default type."""
    torch.manual_seed(0)
    torch.set_default_tensor_type("torch.FloatTensor")
