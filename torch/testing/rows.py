"""A pytest plugin: tests for every row of a catalogue, ours or a package's.

A test file of two lines runs them all:

    from torch.testing import rows
    rows.check("ops.yaml")

It needs pytest, and the generator's requirements pyyaml and jinja2.
"""

from __future__ import annotations

import sys
import types
from pathlib import Path

import pytest

import torch

from . import (
    ends,
    gradients,
    meta,
    modes,
    outputs,
    random_rows,
    recorded,
    refusals,
    scales,
    special_points,
    values,
    vmapped,
)
from . import types as mixed
from .cases import load, owner


def check(catalogue: str = "ops.yaml") -> None:
    """Add the tests of all rows of a catalogue to the calling module.

    The tests compare values with the oracle in every element type and layout, with out=, in place, and with keywords.
    They compare first and second gradients with numeric ones, also at special points, vmap with a loop, and recorded
    calls with plain ones and with those within a mode. They check errors, stated scales and moments of random numbers.

    Args:
        catalogue: path of ops.yaml, relative to the test file's folder or one above.
    Raises:
        FileNotFoundError: the catalogue does not exist.
        CatalogueError: the catalogue is invalid.
        RuntimeError: rows of the catalogue are not compiled.
    """
    caller = sys._getframe(1).f_globals
    found = load(_find(catalogue, Path(caller["__file__"]).resolve().parent))
    _check_built(found)
    caller["seeded"] = seeded
    for module in (values, refusals, mixed, outputs, meta, modes, gradients, recorded, scales, ends, special_points,
                   vmapped, random_rows):
        for name, test in vars(module).items():
            if name.startswith("test_") and (chosen := [row for row in found.rows if test.condition(row)]):
                caller[name] = _of_rows(test, chosen)


def _check_built(found):
    """Raise an error that names the rows that the compiled module lacks, and the command that adds them."""
    for row in found.rows[:1]:
        owner(row)  # the import of a package registers its rows
    lacking = [row.op for row in found.rows if row.key not in torch._core.rows]
    if lacking:
        command = "python -m torch.codegen ops.yaml --build" if found.package else "make gen build"
        raise RuntimeError(f"not compiled: {', '.join(lacking)}; run: {command}")


def _find(catalogue, folder):
    for position in (folder, *folder.parents):
        if (position / catalogue).exists():
            return position / catalogue
    raise FileNotFoundError(f"{catalogue} is neither in {folder} nor above it")


def _of_rows(test, chosen):
    """Return a copy of a test for the rows that it applies to."""
    copy = types.FunctionType(test.__code__, test.__globals__, test.__name__, test.__defaults__, test.__closure__)
    copy.__doc__ = test.__doc__
    if test.typed:
        pairs = [(row, dtype) for row in chosen for dtype in values.full_types(row)]
        return pytest.mark.parametrize("row, dtype", pairs, ids=[f"{row.op}-{dtype}" for row, dtype in pairs])(copy)
    return pytest.mark.parametrize("row", chosen, ids=[row.op for row in chosen])(copy)


@pytest.fixture(autouse=True)
def seeded():
    """Seed the generator and reset the default type before every test."""
    torch.manual_seed(0)
    torch.set_default_tensor_type("torch.FloatTensor")
