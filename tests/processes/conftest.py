"""Every test here leaves children, descriptors, shared memory and files as it found them."""

import multiprocessing.forkserver
import multiprocessing.resource_tracker

import census
import pytest

import torch.multiprocessing


@pytest.fixture
def context(method):
    return torch.multiprocessing.get_context(method)


@pytest.fixture(autouse=True)
def nothing_is_left():
    multiprocessing.resource_tracker.ensure_running()
    multiprocessing.forkserver.ensure_running()
    before = census.take()
    yield
    assert census.settled(before) == before
