"""The generator is tested without a build of torch: nothing is seeded."""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2])]

pytest.importorskip("jinja2")
pytest.importorskip("yaml")


@pytest.fixture(autouse=True)
def seeded():
    """In place of the one that all other tests have."""


@pytest.fixture(scope="package")
def rows():
    """Return the small catalogue, read."""
    from small_catalogue import small

    return small()


@pytest.fixture(scope="package")
def files(rows):
    """Return all that is written for the small catalogue, by path."""
    from codegen.print import render

    return render.render(rows)
