"""Which tests run, and in what order: those that meet each loop, check and gradient once, or with --all everything.

Left to --all are tests marked slow, and combinations: each value of each parameter of a test is tried once, the
values of a fixture (ways to start a process) take turns over the tests of a file, and so do the values of `some`.
"""

from itertools import groupby
from pathlib import Path

import pytest

import torch.testing.cases

SECONDS = Path(__file__).parent / "seconds.txt"  # of the files that take longest; pytest --all --record writes it


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the slow tests and all combinations, too")
    parser.addoption("--record", action="store_true", help=f"write {SECONDS.name}, by which files are ordered")


def pytest_configure(config):
    named = any("::" in argument for argument in config.args)  # who names a test wants all of it
    config.everything = config.option.all or named
    torch.testing.cases.every_combination = config.everything


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leaves out what is left to --all, and puts the files that take longest first."""
    kept = items
    if not config.everything:
        if "slow" not in config.option.markexpr:
            kept = [item for item in kept if not item.get_closest_marker("slow")]
        kept = [item for _, file in groupby(kept, lambda item: item.path) for item in _chosen(list(file))]
    here = {id(item) for item in kept}
    config.left = [item for item in items if id(item) not in here]
    config.hook.pytest_deselected(items=config.left)
    seconds = recorded()
    items[:] = sorted(kept, key=lambda item: -seconds.get(item.nodeid.partition("::")[0], 0))


def recorded():
    """Seconds by file."""
    lines = SECONDS.read_text(encoding="utf-8").splitlines() if SECONDS.exists() else []
    return {name: float(seconds) for seconds, name in map(str.split, lines)}


def write(seconds):
    """Records the files that take more than a second, the slowest first."""
    slowest = sorted(((round(value), name) for name, value in seconds.items() if value >= 1), reverse=True)
    SECONDS.write_text("".join(f"{value} {name}\n" for value, name in slowest), encoding="utf-8")


def _chosen(items):
    """Of the items of a file, those whose fixtures' turn it is, and of each test enough for each of its values."""
    found, tests = [], {}
    for item in items:
        tests.setdefault((item.cls, getattr(item, "originalname", item.name)), []).append(item)
    for turn, group in enumerate(tests.values()):
        marked = {name for mark in group[0].iter_markers("parametrize") for name in _names(mark)}
        found += _each_value(_whose_turn(group, marked, turn), marked)
    here = {id(item) for item in found}
    return [item for item in items if id(item) in here]


def _names(mark):
    names = mark.args[0]
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else names


def _places(item):
    """The place of each parameter's value among its values, by the parameter's name."""
    return item.callspec.indices if hasattr(item, "callspec") else {}


def _whose_turn(group, marked, turn):
    fixtures = sorted(set(_places(group[0])) - marked)
    if not fixtures:
        return group
    values = sorted({tuple(_places(item)[name] for name in fixtures) for item in group})
    wanted = values[turn % len(values)]
    return [item for item in group if tuple(_places(item)[name] for name in fixtures) == wanted]


def _each_value(group, marked):
    """The diagonal of a product of parameters, and what it does not meet where the product has gaps."""
    counts = {name: 1 + max(_places(item)[name] for item in group) for name in marked & set(_places(group[0]))}
    if len(counts) < 2:
        return group
    longest = max(counts, key=counts.get)

    def off_diagonal(item):
        places = _places(item)
        return any((places[longest] - places[name]) % count for name, count in counts.items())

    met, found = set(), []
    for item in sorted(group, key=off_diagonal):
        values = {(name, _places(item)[name]) for name in counts}
        if not values <= met:
            met |= values
            found.append(item)
    return found
