"""A rank that dies ends the job with a message, without leaks."""

import os
import signal
import subprocess
import sys
import time

import launching
import pytest
from launching import launch

from torch.distributed import mpiexec, run


def told(finished):
    return [line for line in finished.stderr.splitlines() if line.startswith(launching.TROUBLE)]


@pytest.mark.parametrize("how, code", [("raise", 1), ("exit", 3), ("text", 1), ("SIGKILL", None), ("SIGSEGV", None)])
def test_the_job_ends_within_five_seconds(tmp_path, shared_memory, open_mpi, how, code):
    finished = launch(tmp_path, "failing.py", how, 1, ranks=3, open_mpi=open_mpi, code=code)
    [died] = [float(line.split()[1]) for line in finished.stdout.splitlines() if line.startswith("died")]
    assert time.time() - died < 5
    if how == "raise":
        assert f"torch.distributed: rank 1 on {os.uname().nodename} failed:" in told(finished)
        for rank in (0, 2):
            assert (f"torch.distributed: rank {rank} on {os.uname().nodename} ends: rank 1 on {os.uname().nodename} "
                    "failed: ValueError: the reason") in finished.stderr
        assert 'failing.py", line 29, in <module>\n' in finished.stderr and "ValueError: the reason" in finished.stderr
        assert "runpy" not in finished.stderr
    elif how == "text":
        assert "the reason" in finished.stderr
    elif how != "exit":
        assert any(line.startswith(f"torch.distributed: rank 1 on {os.uname().nodename} was ended by {how}")
                   for line in told(finished))


@pytest.mark.parametrize("who", ["0", "1", "all"])
def test_ranks_killed_in_mpi_init_leave_no_memory(tmp_path, shared_memory, who):
    launch(tmp_path, "dying_early.py", who, ranks=2, code=None)


@pytest.mark.parametrize("who", ["nobody", "all"])
def test_a_process_alone_leaves_no_memory(tmp_path, shared_memory, who):
    program = launching.PROGRAMS / "dying_early.py"
    assert subprocess.run([sys.executable, program, who], env=launching.environment(tmp_path)).returncode == -9


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_ending_the_command_ends_all_ranks(tmp_path, shared_memory, number):
    with subprocess.Popen(launching.words("failing.py", "never", -1), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=launching.environment(tmp_path)) as running:
        time.sleep(2)
        running.send_signal(number)
        running.communicate(timeout=10)
    left = launching.left(tmp_path)
    assert [one for one in left if "torchrun-" not in one or number != signal.SIGKILL] == []


def test_the_words_of_mpiexec():
    def words(line, open_mpi=False):
        return mpiexec.command(run.parse_args(line.split()), "mpiexec", open_mpi)[1:-4]

    assert words("-n 4 x.py") == ["-n", "4"]
    assert words("--nproc_per_node=2 x.py") == ["-n", "2"]
    assert words("--hosts a,b --nproc-per-node 2 x.py") == ["-n", "4", "-hosts", "a,b", "-ppn", "2"]
    assert words("--hosts a,b -n 3 --ssh s x.py") == ["-n", "3", "-hosts", "a,b", "-ppn", "2", "-launcher", "ssh",
                                                      "-launcher-exec", "s"]
    assert {"--host", "a:1,b:1", "--with-ft", "ulfm"} <= set(words("--hosts a,b -n 2 --elastic x.py", True))
    options = run.parse_args("-n 2 -m pkg.x --lr 1".split())
    assert mpiexec.command(options, "mpiexec", False)[-4:] == ["-m", "pkg.x", "--lr", "1"]


@pytest.mark.parametrize("line, message", [
    ("-n 0 x.py", "there are 0 ranks"), ("-n 2 --nproc-per-node 2 x.py", "not both"),
    ("--nnodes 2 x.py", "several nodes need --node-rank and --master-addr"),
    ("--nnodes 2 --node-rank 2 --master-addr a x.py", "need 0 to 1"), ("--nnodes 1:4 x.py", "number of nodes is fixed"),
    ("--nproc-per-node many x.py", "invalid literal"), ("--rdzv-endpoint a:b x.py", "invalid literal"),
])
def test_what_the_command_refuses(capsys, line, message):
    with pytest.raises(SystemExit):
        run.parse_args(line.split())
    assert message in capsys.readouterr().err


def test_hosts_of_a_file(tmp_path):
    (tmp_path / "hosts").write_text("a  # the first\n\n# none\nb:2\n")
    assert mpiexec.hosts_of(run.parse_args(["--hostfile", str(tmp_path / "hosts"), "x.py"])) == ["a", "b:2"]


def test_where_there_is_no_mpiexec():
    with pytest.raises(RuntimeError, match=r"nowhere/mpiexec was not found; pip install alphatorch\[distributed\]"):
        mpiexec.find_mpiexec("/nowhere/mpiexec")
