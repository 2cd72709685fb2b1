"""A plugin of pytest: runs a sample of a suite's tests and writes a line of JSON for each.

Settings are environment variables. SUITE_RESULTS: the file to write. SUITE_ONLY: a file with names of tests. Without
it SUITE_COUNT tests are drawn, and none begins after SUITE_SECONDS of processor time.
"""

import json
import os
import pathlib
import random
import time

import pytest

RESULTS = pathlib.Path(os.environ["SUITE_RESULTS"])


def _seed():
    import numpy as np

    import torch

    random.seed(0)
    np.random.seed(0)
    torch.manual_seed(0)


@pytest.hookimpl(tryfirst=True)
def pytest_collection():
    _seed()  # some suites draw the parameters of tests, which are parts of their names


def pytest_collection_modifyitems(items):
    if "SUITE_ONLY" in os.environ:
        wanted = set(pathlib.Path(os.environ["SUITE_ONLY"]).read_text().splitlines())
        items[:] = [item for item in items if item.nodeid in wanted]
    elif len(items) > int(os.environ["SUITE_COUNT"]):
        chosen = set(random.Random(0).sample(range(len(items)), int(os.environ["SUITE_COUNT"])))
        items[:] = [item for number, item in enumerate(items) if number in chosen]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    if "SUITE_ONLY" not in os.environ and time.process_time() > float(os.environ["SUITE_SECONDS"]):
        pytest.exit("enough")
    _seed()


def pytest_runtest_logreport(report):
    if report.when != "call" and report.outcome == "passed":
        return
    errors = [line[1:].strip() for line in str(report.longrepr or "").splitlines() if line.startswith("E  ")]
    line = {"name": report.nodeid, "outcome": report.outcome, "error": errors[0] if errors else ""}
    with RESULTS.open("a") as file:
        file.write(json.dumps(line) + "\n")
