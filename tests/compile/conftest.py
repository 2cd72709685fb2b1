import pytest

from torch._compile import compiled


@pytest.fixture(autouse=True)
def plans_win(monkeypatch):
    """Choose the plan, whatever the clock says."""
    monkeypatch.setattr(compiled, "thread_time", lambda: 0.0)
