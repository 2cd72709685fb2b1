"""Selects and orders the tests: each loop, check and gradient once, or everything with --all.

Without --all, tests marked slow are skipped. Each value of each parameter of a test is tried once. The values of a
fixture, such as ways to start a process, alternate over the tests of a file, and so do the values of `some`. If the
cases of a test take longer than MOST together, evenly spaced ones run within that time; cases longer than LONGEST are
skipped. The tests in EVERY_CASE run whole, because each of their cases runs another loop, gradient or module.
"""

import functools
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

import torch.testing.cases
from torch.codegen.model.problems import CatalogueError

SECONDS = Path(__file__).parent / "seconds.txt"  # a case of each test that takes long; --record writes it
MOST = 0.8  # seconds for the cases of one test
LONGEST = 1.0  # seconds for one case
EVERY_CASE = {
    "tests/lua/test_lua_values.py::test_modules_compute_what_numpy_does",
    "tests/rows/test_rows.py::test_value",
    "tests/rows/test_rows.py::test_gradient",
    "tests/rows/test_rows.py::test_gradient_of_complex_numbers",
    "tests/rows/test_thresholds.py::test_backward",
}
LEAST = 0.05  # seconds of a case that are worth a line in that file


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the slow tests and all combinations, too")
    parser.addoption("--op", default="", help="run the tests of the rows with this op or public name, and no others")
    parser.addoption("--record", action="store_true", help=f"write {SECONDS.name}, by which files are ordered")


def pytest_configure(config):
    named = any("::" in argument for argument in config.args)  # who names a test wants all of it
    config.everything = config.option.all or named
    torch.testing.cases.every_combination = config.everything
    torch.testing.cases.op = config.option.op
    if config.option.op:
        check_name()
    if config.option.op and config.args == config.getini("testpaths"):
        config.args[:] = [str(path) for path in sorted(Path(__file__).parent.glob("*/test_*.py")) if reads_rows(path)]


def check_name():
    """Report that no row has the name, with the nearest name."""
    try:
        torch.testing.cases.load(Path(__file__).parent.parent / "ops.yaml")
    except CatalogueError as error:
        raise pytest.UsageError(str(error)) from None


def reads_rows(path):
    """Return whether a file of tests has some for each row."""
    return any(word in path.read_text(encoding="utf-8") for word in ("CATALOGUE", "rows.check("))


def is_of(item, op):
    """Return whether a test is about the rows of an op or public name."""
    if not hasattr(item, "callspec"):
        return False
    values = item.callspec.params.values()
    named = any(op in (getattr(value, "op", ""), *getattr(value, "public_names", ())) for value in values)
    return named or op in item.callspec.id.split("-")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leave out what is left to --all, and puts the files that take longest first."""
    kept = [item for item in items if not config.option.op or is_of(item, config.option.op)]
    if not config.everything:
        if "slow" not in config.option.markexpr:
            kept = [item for item in kept if not item.get_closest_marker("slow")]
        kept = [item for _, file in groupby(kept, lambda item: item.path) for item in _chosen(list(file))]
        kept = [item for _, cases in groupby(kept, name_of) for item in _in_time(list(cases))]
    here = {id(item) for item in kept}
    config.left = [item for item in items if id(item) not in here]
    config.hook.pytest_deselected(items=config.left)
    seconds = Counter()
    for item in kept:
        seconds[item.path] += recorded().get(name_of(item), 0)
    items[:] = sorted(kept, key=lambda item: -seconds[item.path])


def name_of(item):
    """Return the file and the name of a test, without the parameters of a case."""
    return item.nodeid.partition("[")[0]


@functools.cache
def recorded():
    """Seconds that a case of a test takes, by the test's name."""
    lines = SECONDS.read_text(encoding="utf-8").splitlines() if SECONDS.exists() else []
    return {name: float(seconds) for seconds, name in map(str.split, lines)}


def write(seconds):
    """Record what a case takes of each test whose cases take long. seconds: those of all cases that ran, by their
    names; what is recorded of other tests stays.
    """
    times = {}
    for name, value in seconds.items():
        times.setdefault(name.partition("[")[0], []).append(value)
    means = {name: sum(values) / len(values) for name, values in times.items()}
    lines = [f"{mean:.2f} {name}\n" for name, mean in sorted({**recorded(), **means}.items()) if mean >= LEAST]
    SECONDS.write_text("".join(lines), encoding="utf-8")


def _in_time(cases):
    """Return the cases of a test that its time is enough for."""
    if name_of(cases[0]) in EVERY_CASE:
        return cases
    each = recorded().get(name_of(cases[0]), LEAST / 10)
    count = min(len(cases), max(1, int(MOST / each))) if each <= LONGEST else 0
    return [cases[place * len(cases) // count] for place in range(count)]


def _chosen(items):
    """Of the items of a file, those whose fixtures' turn it is, and of each test enough for each of its values."""
    found, tests = [], {}
    for item in items:
        tests.setdefault((item.cls, getattr(item, "originalname", item.name)), []).append(item)
    for turn, group in enumerate(tests.values()):
        if hasattr(group[0], "callspec"):
            marked = [_names(mark) for mark in group[0].iter_markers("parametrize")]
            fixtures = sorted(set(group[0].callspec.params) - {name for names in marked for name in names})
            group = _each_value(_whose_turn(group, fixtures, turn), marked)
        found += group
    here = {id(item) for item in found}
    return [item for item in items if id(item) in here]


def _names(mark):
    names = mark.args[0]
    return tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else tuple(names)


def _places(group, names):
    """Of each item, the place of its values of some parameters among those of the group."""
    values = [tuple(id(item.callspec.params[name]) for name in names) for item in group]
    order = {value: place for place, value in enumerate(dict.fromkeys(values))}
    return [order[value] for value in values]


def _whose_turn(group, fixtures, turn):
    places = _places(group, fixtures)
    return [item for item, place in zip(group, places, strict=True) if place == turn % (1 + max(places))]


def _each_value(group, marked):
    """Return the diagonal of a product of parameters, and what it does not meet where the product has gaps."""
    columns = [_places(group, names) for names in marked]
    if len(columns) < 2:
        return group
    counts = [1 + max(column) for column in columns]
    longest = counts.index(max(counts))

    def off_diagonal(entry):
        places = entry[0]
        return any((places[longest] - place) % count for place, count in zip(places, counts, strict=True))

    met, found = set(), []
    for places, item in sorted(zip(zip(*columns, strict=True), group, strict=True), key=off_diagonal):
        values = set(enumerate(places))
        if not values <= met:
            met |= values
            found.append(item)
    return found
