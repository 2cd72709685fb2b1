"""Every test here leaves children, descriptors, shared memory and files as it found them."""

import multiprocessing.forkserver
import multiprocessing.resource_tracker

import census
import pytest
from children import METHODS

import torch.multiprocessing


@pytest.fixture(params=METHODS)
def context(request):
    return torch.multiprocessing.get_context(request.param)


@pytest.fixture(autouse=True)
def nothing_is_left():
    multiprocessing.resource_tracker.ensure_running()
    multiprocessing.forkserver.ensure_running()
    before = census.take()
    yield
    assert census.settled(before) == before
