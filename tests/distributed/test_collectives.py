"""The calls of torch.distributed, on two MPIs, and their errors."""

import os
import re
import subprocess
import sys

import launching
import pytest
from launching import launch

import torch
import torch.distributed as dist

HOST = os.uname().nodename


@pytest.mark.parametrize("debug", [0, 1])
def test_every_call_beside_numpy(tmp_path, open_mpi, debug):
    ranks = 2 if open_mpi else 3
    finished = launch(tmp_path, "collectives.py", ranks=ranks, open_mpi=open_mpi,
                      environment={"TORCH_DISTRIBUTED_DEBUG": debug})
    lines = [f"rank {rank} of {ranks} is done" for rank in range(ranks)]
    assert sorted(filter(None, finished.stdout.splitlines())) == lines


def test_calls_that_c_makes_directly(tmp_path, open_mpi):
    finished = launch(tmp_path, "direct.py", open_mpi=open_mpi)
    assert sorted(finished.stdout.split("\n"))[-2:] == ["rank 0 of 2 is done", "rank 1 of 2 is done"], finished.stderr


def test_threads_share_groups_and_works(tmp_path, open_mpi, request):
    times = 300 if request.config.everything else 100  # calls of each kind
    finished = launch(tmp_path, "sharing.py", times, open_mpi=open_mpi)
    assert sorted(finished.stdout.split("\n"))[-2:] == ["rank 0 of 2 is done", "rank 1 of 2 is done"], finished.stderr


def test_gradients_go_through_a_reduction(tmp_path):
    finished = launch(tmp_path, "gradients_through.py", ranks=2)
    assert sorted(finished.stdout.split("\n"))[-2:] == ["rank 0 of 2 is done", "rank 1 of 2 is done"], finished.stderr


def test_a_script_alone_is_a_job_of_one_rank(tmp_path):
    code = ("import torch.distributed as d, torch; d.init(); t = torch.ones(2); d.all_reduce(t);"
            "print(d.rank(), d.world_size(), t.tolist())")
    finished = subprocess.run([sys.executable, "-c", code], text=True, timeout=60, capture_output=True,
                              env=launching.environment(tmp_path))
    assert finished.stdout == "0 1 [1.0, 1.0]\n", finished.stderr


def test_importing_torch_starts_no_mpi():
    code = ("import sys, torch; assert 'torch.distributed' not in sys.modules;"
            "torch.nn.parallel.DistributedDataParallel; torch.distributed.is_available();"
            "torch.utils.data.DistributedSampler;"
            "assert not torch.distributed.is_initialized(); assert 'mpi4py' not in sys.modules")
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_where_mpi4py_is_missing(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    dist.mpi.load.cache_clear()
    assert not dist.is_available()
    with pytest.raises(RuntimeError, match=r"mpi4py is not installed; pip install alphatorch\[distributed\]"):
        dist.init()
    monkeypatch.undo()
    assert dist.is_available()


def test_before_a_job_is_joined():
    for call in (lambda: dist.all_reduce(torch.ones(2)), dist.get_rank, dist.barrier, dist.destroy_process_group):
        with pytest.raises(RuntimeError, match="call init_process_group"):
            call()
    with pytest.raises(ValueError, match='need "mpi" or "nccl"'):
        dist.init("carrier pigeon")
    with pytest.raises(TypeError, match="store is a int; need a Store"):
        dist.init(store=1)


@pytest.mark.parametrize("asked, name, config", [
    (None, "mpi", "cpu:mpi,cuda:mpi"), ("gloo", "gloo", "cpu:gloo,cuda:gloo"), ("MPI", "mpi", "cpu:mpi,cuda:mpi"),
    ("cpu:gloo,cuda:nccl", "cpu:gloo,cuda:nccl", "cpu:gloo,cuda:nccl")])
def test_a_job_keeps_the_name_of_the_backend_that_it_asked_for(asked, name, config):
    dist.init(asked)
    try:
        assert [dist.get_backend(), dist.get_backend_config()] == [name, config]
        groups = dist.new_group([0]), dist.new_group([0], backend="mpi")
        assert [dist.get_backend(group) for group in groups] == [name, "mpi"]
    finally:
        dist.destroy()


@pytest.mark.parametrize("what, first, second", [
    ("order", "rank 0 calls all_reduce(FloatTensor 4, op=SUM)", "ranks 1, 2 call broadcast(FloatTensor 4, src=0)"),
    ("size", "rank 0 calls all_reduce(FloatTensor 4, op=SUM)", "ranks 1, 2 call all_reduce(FloatTensor 5, op=SUM)"),
    ("shape", "all_reduce(FloatTensor 4x2, op=SUM)", "all_reduce(FloatTensor 2x4, op=SUM)"),
    ("type", "all_reduce(FloatTensor 4, op=SUM)", "all_reduce(DoubleTensor 4, op=SUM)"),
    ("op", "all_reduce(FloatTensor 4, op=SUM)", "all_reduce(FloatTensor 4, op=MAX)"),
    ("root", "broadcast(FloatTensor 4, src=0)", "broadcast(FloatTensor 4, src=1)"),
    ("object", "rank 0 calls barrier()", "ranks 1, 2 call all_gather_object()"),
])
def test_the_debug_mode_names_both_calls(tmp_path, what, first, second):
    finished = launch(tmp_path, "disagreeing.py", what, ranks=3, environment={"TORCH_DISTRIBUTED_DEBUG": 1})
    told = launching.results(finished)
    assert sorted(told) == [0, 1, 2]
    for text in told.values():
        seconds, message = text.split(" ", 1)
        assert float(seconds) < 1 and first in message and second in message and "call 2 of world" in message


def test_the_reason_is_told_if_mpi_ends_the_process(tmp_path):
    finished = launch(tmp_path, "disagreeing.py", "late", code=None)
    assert "torch.distributed: the ranks make different calls, of other types or sizes" in finished.stderr


def test_a_hang_says_who_waits_for_whom(tmp_path):
    finished = launch(tmp_path, "hanging.py", 60, 4, ranks=3, environment={"TORCH_DISTRIBUTED_WAIT": 1})
    lines = finished.stderr.splitlines()
    assert re.match(r"torch.distributed: rank 0 on \S+ has waited [1-3] s:$", lines[0])
    assert lines[1].startswith(f"  rank 0 on {HOST} waits in all_reduce, at hanging.py:14, call 2 of the job, for")
    assert lines[2] == f"  rank 1 on {HOST} is in no call at hanging.py:13, after call 1 of the job"
    assert lines[3].startswith(f"  rank 2 on {HOST} waits in all_reduce") and len(lines) == 4


def test_the_timeout_ends_the_job(tmp_path):
    finished = launch(tmp_path, "hanging.py", 2, 200, code=1, timeout=100)
    late = f"rank 0 on {HOST} has waited 2 s, longer than the time limit of 2 s, in all_reduce, at hanging.py:14:"
    for rank in (0, 1):
        assert f"torch.distributed: rank {rank} on {HOST} ends: {late}" in finished.stderr
    assert f"  rank 1 on {HOST} is in no call at hanging.py:13, after call 1 of the job" in finished.stderr


def test_a_monitored_barrier_names_who_is_late(tmp_path):
    told = launching.results(launch(tmp_path, "meeting.py", "barrier", ranks=4))
    late = "DistError: monitored_barrier: ranks 1, 2 did not call it within 0.5 s"
    assert told == dict.fromkeys(range(4), late)


def test_a_message_of_another_type_is_refused_and_stays(tmp_path):
    told = launch(tmp_path, "meeting.py", "types").stdout.splitlines()
    assert "1 RuntimeError: recv: rank 0 sent FloatTensor; the tensor is IntTensor" in told and "1 4.0" in told


def test_split_groups(tmp_path):
    assert launching.results(launch(tmp_path, "meeting.py", "split", ranks=3)) == {
        0: "[0, 2] 2.0", 1: "[1] 1.0", 2: "[0, 2] 2.0"}


@pytest.mark.parametrize("what, first, second", [
    ("op", "all_reduce(FloatTensor of 4 elements, op=SUM)", "call all_reduce(FloatTensor of 4 elements, op=MAX"),
    ("type", "all_reduce(FloatTensor of 4 elements, op=SUM)", "all_reduce(IntTensor of 4 elements, op=SUM)"),
    ("size", "all_reduce(FloatTensor of 4 elements, op=SUM)", "all_reduce(FloatTensor of 5 elements, op=SUM)"),
    ("strided", "all_reduce(FloatTensor of 4 elements, op=SUM)", "all_reduce(IntTensor of 4 elements, op=SUM)"),
    ("half", "all_reduce(HalfTensor of 4 elements, op=SUM)", "all_reduce(FloatTensor of 4 elements, op=SUM)"),
    ("async", "all_reduce(FloatTensor of 4 elements, op=SUM)", "all_reduce(IntTensor of 4 elements, op=SUM)"),
])
def test_each_call_that_differs_is_refused_without_the_debug_mode(tmp_path, what, first, second):
    lines = launch(tmp_path, "meeting.py", what, ranks=3).stdout.splitlines()
    for rank in range(3):
        told, *later = [line.split(" ", 1)[1] for line in lines if line.startswith(f"{rank} ")]
        assert "call 11 of world is not the same on all ranks: " in told and first in told and second in told
        assert later == ["nothing", "nothing"]  # the ranks may go on


@pytest.mark.parametrize("what", ["root", "apart"])
def test_a_call_that_differs_is_refused_later_where_ranks_do_not_wait_or_share_memory(tmp_path, what):
    lines = launch(tmp_path, "meeting.py", what, ranks=3).stdout.splitlines()
    told = [line for line in lines if "of world is not the same on all ranks: " in line or "before call" in line]
    assert {line[0] for line in told} == set("012") and lines[-1].endswith(" nothing")
