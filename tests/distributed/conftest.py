"""Tests that start several ranks; skipped where mpi4py is not installed."""

import importlib.util
import pathlib
import time

import launching
import pytest

if importlib.util.find_spec("mpi4py") is None:
    collect_ignore_glob = ["test_*.py"]


def pytest_itemcollected(item):
    """Called for the tests of this folder. Open MPI is a second installation: make openmpi."""
    if "open_mpi" in item.name and not launching.OPEN_MPI.exists():
        item.add_marker(pytest.mark.skip(reason="Open MPI is not in build/openmpi; make openmpi"))


@pytest.fixture(params=[False, True], ids=["mpich", "open_mpi"])
def open_mpi(request):
    return request.param


@pytest.fixture
def shared_memory():
    """Nothing is left in /dev/shm by MPI. Jobs of tests that run beside these have names there as long as they live."""
    before = _names()
    yield
    end = time.monotonic() + 30
    while not _names() <= before and time.monotonic() < end:
        time.sleep(0.1)
    assert _names() <= before


def _names():
    beginnings = "mpich_", "vader", "sm_"
    return {path.name for path in pathlib.Path("/dev/shm").glob("*") if path.name.startswith(beginnings)}
