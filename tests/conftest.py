"""What all tests share: fixed seeds, and the repository's root as the working directory."""

import fcntl
import gc
import os
import pathlib
import signal

import chosen
import progress
import pytest
from chosen import pytest_addoption, pytest_collection_modifyitems, pytest_generate_tests  # noqa: F401

ROOT = pathlib.Path(__file__).resolve().parent.parent
os.chdir(ROOT)
os.environ.setdefault("TORCH_HAND_OVER", "100")  # threads work on a busy machine, too
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore Ctrl-C, which tests send


@pytest.hookimpl(trylast=True)  # after the terminal's own
def pytest_configure(config):
    chosen.pytest_configure(config)
    if getattr(config.option, "numprocesses", None):
        config.pluginmanager.register(progress.Progress(config))
    elif hasattr(config, "workerinput"):
        config.pluginmanager.register(progress.Reports())


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_make_scheduler(config, log):
    if config.getvalue("dist") != "loadfile":
        return None
    from scheduling import Files

    return Files(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """Thousands of tests live to the end: collections of garbage need not look at them, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Of several processes, the first to come to a file compiles it, and the others read its bytecode."""
    if not isinstance(collector, pytest.Module) or not hasattr(collector.config, "workerinput"):
        return (yield)
    with open(collector.path) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        return (yield)


def pytest_sessionfinish(session):
    """Under several processes each tells how many tests it left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left"] = session.config.left.count


@pytest.fixture(autouse=True)
def seeded():
    """Return every test starts from the same numbers and the default type."""
    import torch

    torch.manual_seed(0)
    torch.set_default_tensor_type("torch.FloatTensor")


@pytest.fixture(params=["fork", "forkserver", "spawn"])
def method(request):
    """Return a way to start a process."""
    return request.param
