"""Tests that start several ranks; skipped where mpi4py is not installed."""

import importlib.util

import launching
import pytest

if importlib.util.find_spec("mpi4py") is None:
    collect_ignore_glob = ["test_*.py"]


# Open MPI is a second installation (make openmpi); without it every test runs on MPICH.
MPIS = {"mpich": False} | ({"open_mpi": True} if launching.OPEN_MPI.exists() else {})


def pytest_itemcollected(item):
    """Called for the tests of this folder."""
    if "open_mpi" in item.name and "open_mpi" not in MPIS:
        item.add_marker(pytest.mark.skip(reason="Open MPI is not in build/openmpi; make openmpi"))


@pytest.fixture(params=MPIS.values(), ids=MPIS)
def open_mpi(request):
    return request.param


@pytest.fixture
def port():
    with launching.held_port() as held:
        yield held


@pytest.fixture
def shared_memory():
    """MPI leaves nothing in /dev/shm."""
    before = launching.memory()
    yield
    assert not launching.memory_left(before, 30)
