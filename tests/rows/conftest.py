"""What several tests of rows ask for."""

import pytest

import torch


@pytest.fixture(params=[1, 2])
def threads(request):
    """Return a number of threads, which compute meanwhile."""
    before = torch.get_num_threads()
    torch.set_num_threads(request.param)
    yield request.param
    torch.set_num_threads(before)
