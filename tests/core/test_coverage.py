"""Operators without a row only become fewer. `python -m codegen coverage` prints their names."""

import pathlib

import pytest

from torch.codegen import coverage
from torch.codegen.model.stated import name_within
from torch.testing.cases import load

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The most names that may be written by hand, and the most whose rows have a body in Python. Lower them with the code.
HAND = {"torch": 60, "Tensor": 60, "nn.functional": 9, "linalg": 5, "fft": 0, "special": 0}
BODIES = {"torch": 29, "Tensor": 23, "nn.functional": 5, "linalg": 4, "fft": 0, "special": 0}


@pytest.fixture(scope="module")
def rows():
    return load(ROOT / "ops.yaml")


@pytest.fixture(scope="module")
def namespaces(rows):
    return {each.name: each for each in coverage.coverage(rows)}


@pytest.mark.parametrize("name", coverage.NAMESPACES)
def test_operators_by_hand_become_fewer(namespaces, name):
    homes = namespaces[name].homes
    assert namespaces[name].count("by hand") <= HAND[name], f"write rows for what is new among {homes}"
    assert namespaces[name].count("bodies") <= BODIES[name], namespaces[name].kinds["bodies"]


def test_bodies_become_fewer_and_have_reasons(rows):
    written = coverage.bodies(rows)
    assert len(written) <= 36, "compose the row"
    assert [op for op, reason in written if not reason] == [], "state a reason, or compose the row"


def test_every_row_with_a_namespace_is_counted_there(rows, namespaces):
    for name, publics in rows.module_functions.items():
        by_row = {each for kind in ("rows", "compositions", "bodies") for each in namespaces[name].kinds[kind]}
        assert {name_within(name, each) for each in publics} <= by_row


def test_tools_are_modules_that_exist(namespaces):
    homes = {getattr(function, "__module__", "") for _, function in coverage.functions("torch")}
    assert set(coverage.TOOLS) <= homes


def test_report_names_every_operator_by_hand(rows, namespaces):
    words = set(coverage.text(rows).split())
    assert all(set(each.kinds["by hand"]) <= words for each in namespaces.values())
