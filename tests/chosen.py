"""Selects and orders the tests: each loop, check and gradient once, or everything with --all.

Without --all, tests marked slow are skipped. Each value of each parameter of a test is tried once. The values of a
fixture, such as ways to start a process, alternate over the tests of a file, and so do the values of `some`. If the
cases of a test take longer than MOST together, evenly spaced ones run within that time; cases longer than LONGEST are
skipped. The tests in EVERY_CASE run whole, because each of their cases runs another loop, gradient or module.
"""

import functools
import os
import pickle
import tempfile
from collections import Counter
from pathlib import Path

import pytest

import torch.testing.cases
from torch.codegen.model.problems import CatalogueError
from torch.codegen.read import catalogue

OPS = Path(__file__).parent.parent / "ops.yaml"
SECONDS = Path(__file__).parent / "seconds.txt"  # a case of each test that takes long; --record writes it
READ = "ALPHATORCH_ROWS"  # the variable that names the file of the rows, which the first process of a session has read
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
    config.left = Left()
    if not config.everything:  # a run of everything lists warnings
        config.addinivalue_line("filterwarnings", "error")
        config.addinivalue_line("filterwarnings", "ignore::ResourceWarning")  # as Python does by itself
        config.addinivalue_line("filterwarnings", "ignore:DataLoader. num_workers is")  # tests have more workers
    torch.testing.cases.every_combination = config.everything
    torch.testing.cases.op = config.option.op
    if config.option.op:
        check_name()
    elif getattr(config.option, "numprocesses", None):
        config.add_cleanup(share_catalogue())
    elif READ in os.environ:
        torch.testing.cases.read.update(pickle.loads(Path(os.environ[READ]).read_bytes()))
    if config.option.op and config.args == config.getini("testpaths"):
        config.args[:] = [str(path) for path in sorted(Path(__file__).parent.glob("*/test_*.py")) if reads_rows(path)]


def share_catalogue():
    """Read ops.yaml once for all processes of a session. Return what removes the file with its rows."""
    try:
        rows = {OPS.resolve(): catalogue.load(OPS)}
    except CatalogueError:  # the tests that read it report what is wrong
        rows = {}
    file, name = tempfile.mkstemp(".pickle", "rows-")
    with open(file, "wb") as stream:
        pickle.dump(rows, stream)
    os.environ[READ] = name

    def remove():
        del os.environ[READ]
        os.unlink(name)

    return remove


def check_name():
    """Report that no row has the name, with the nearest name."""
    try:
        torch.testing.cases.load(OPS)
    except CatalogueError as error:
        raise pytest.UsageError(str(error)) from None


def reads_rows(path):
    """Return whether a file of tests has some for each row."""
    return any(word in path.read_text(encoding="utf-8") for word in ("CATALOGUE", "rows.check("))


class Left:
    """Counts the cases that are left out. A test without cases keeps its first one until it is deselected."""

    def __init__(self):
        self.count, self.firsts, self.turns = 0, set(), Counter()


def is_of(call, op):
    """Return whether the case of a test is about the rows of an op or public name."""
    values = call.params.values()
    named = any(op in (getattr(value, "op", ""), *getattr(value, "public_names", ())) for value in values)
    return named or op in call.id.split("-")


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc):
    """Leave out cases before pytest makes an item of each, which takes most of the time of a collection."""
    result = yield
    calls, config = metafunc._calls, metafunc.config
    if calls:
        kept = chosen_calls(metafunc)
        config.left.count += len(calls) - len(kept)
        if not kept:
            config.left.firsts.add(id(calls[0]))
        metafunc._calls = kept or calls[:1]
    return result


def chosen_calls(metafunc):
    """Return the cases of a test that run."""
    test, config = metafunc.definition, metafunc.config
    calls = [call for call in metafunc._calls if not config.option.op or is_of(call, config.option.op)]
    if not config.everything:
        turn = config.left.turns[test.path]
        if "slow" not in config.option.markexpr:
            slow = test.get_closest_marker("slow")
            calls = [call for call in calls if not slow and not any(mark.name == "slow" for mark in call.marks)]
        if calls:
            config.left.turns[test.path] += 1
            marked = [_names(mark) for mark in test.iter_markers("parametrize")]
            fixtures = sorted(set(calls[0].params) - {name for names in marked for name in names})
            calls = _in_time(test.nodeid, _each_value(_whose_turn(calls, fixtures, turn), marked))
    return calls


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leave out the tests without a case, and slow ones; put the files that take longest first."""
    left, kept = [], []
    for item in items:
        (left if _is_left(config, item) else kept).append(item)
    config.hook.pytest_deselected(items=left)
    config.left.count += sum(not hasattr(item, "callspec") for item in left)
    seconds = Counter()
    for item in kept:
        seconds[file_of(item)] += recorded().get(name_of(item), 0)
    items[:] = sorted(kept, key=lambda item: -seconds[file_of(item)])


def _is_left(config, item):
    if hasattr(item, "callspec"):
        return id(item.callspec) in config.left.firsts
    if config.option.op:
        return True
    if config.everything:
        return False
    slow = item.get_closest_marker("slow") and "slow" not in config.option.markexpr
    return bool(slow) or recorded().get(name_of(item), 0) > LONGEST


def file_of(item):
    """Return the file of a test, without the work of comparing paths."""
    return item.nodeid.partition("::")[0]


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


def _in_time(name, calls):
    """Return the cases of a test that its time is enough for."""
    if name in EVERY_CASE:
        return calls
    each = recorded().get(name, LEAST / 10)
    count = min(len(calls), max(1, int(MOST / each))) if each <= LONGEST else 0
    return [calls[position * len(calls) // count] for position in range(count)]


def _names(mark):
    names = mark.args[0]
    return tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else tuple(names)


def _places(group, names):
    """Of each case, the place of its values of some parameters among those of the group."""
    values = [tuple(id(call.params[name]) for name in names) for call in group]
    order = {value: position for position, value in enumerate(dict.fromkeys(values))}
    return [order[value] for value in values]


def _whose_turn(group, fixtures, turn):
    places = _places(group, fixtures)
    wanted = turn % (1 + max(places))
    return [call for call, position in zip(group, places, strict=True) if position == wanted]


def _each_value(group, marked):
    """Return the diagonal of a product of parameters, and what it does not meet where the product has gaps."""
    columns = [_places(group, names) for names in marked]
    if len(columns) < 2:
        return group
    counts = [1 + max(column) for column in columns]
    longest = counts.index(max(counts))

    def off_diagonal(entry):
        places = entry[0]
        return any((places[longest] - position) % count for position, count in zip(places, counts, strict=True))

    met, chosen = set(), []
    for places, call in sorted(zip(zip(*columns, strict=True), group, strict=True), key=off_diagonal):
        values = set(enumerate(places))
        if not values <= met:
            met |= values
            chosen.append(call)
    return chosen
