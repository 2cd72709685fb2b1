"""torch.multiprocessing.spawn and start_processes: the first failure is told, and the others end."""

import os
import signal
import time

import pytest

import torch
import torch.multiprocessing as mp


def store(index, shared, value):
    shared[index] = value + index


def fail(index, how):
    if index != 1:
        time.sleep(60)
    if how == "raise":
        raise KeyError("the reason")
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    os._exit(3)


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_each_process_gets_its_number(method):
    shared = torch.zeros(3).share_memory_()
    assert mp.start_processes(store, (shared, 5), 3, start_method=method) is None
    assert shared.tolist() == [5, 6, 7]


def test_spawn_waits_only_if_asked():
    shared = torch.zeros(2).share_memory_()
    context = mp.spawn(store, (shared, 1), 2, join=False)
    assert len(context.pids()) == 2
    while not context.join(0.1):
        pass
    assert context.join() and shared.tolist() == [1, 2]


def test_an_exception_is_told_with_its_traceback():
    with pytest.raises(mp.ProcessRaisedException, match=r"(?s)-- Process 1 terminated with the following error:\n"
                                                        r"Traceback.*test_spawn.py.*KeyError: 'the reason'") as caught:
        mp.spawn(fail, ("raise",), 3)
    assert caught.value.error_index == 1 and caught.value.error_pid > 0


@pytest.mark.parametrize("how, message, code, name", [
    ("kill", "process 1 terminated with signal SIGKILL", -9, "SIGKILL"),
    ("exit", "process 1 terminated with exit code 3", 3, None)])
def test_a_process_that_ends(how, message, code, name):
    start = time.monotonic()
    with pytest.raises(mp.ProcessExitedException, match=message) as caught:
        mp.start_processes(fail, (how,), 3, start_method="fork")
    assert (caught.value.exit_code, caught.value.signal_name) == (code, name)
    assert time.monotonic() - start < 30


def test_what_is_refused():
    for count in (0, True, 1.5):
        with pytest.raises(ValueError, match="nprocs is .*; need an int of 1 or more"):
            mp.spawn(store, nprocs=count)
    with pytest.raises(ValueError, match="get_context"):
        mp.start_processes(store, nprocs=1, start_method="clone")
