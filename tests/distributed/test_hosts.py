"""Jobs on two hosts: network namespaces with a bridge, and a substitute for ssh."""

import subprocess
import time

import hosts
import launching
import pytest
import trials

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def network():
    """Skip the tests where this user may make no hosts, which a collection need not find out."""
    if not hosts.possible():
        pytest.skip("needs to make network namespaces")


def start(command, folder, program, *arguments, ranks=4, open_mpi=False, options=()):
    chosen = ["--mpiexec", str(launching.OPEN_MPI)] if open_mpi else []
    words = command(*chosen, *options, "-n", str(ranks), str(launching.PROGRAMS / program), *map(str, arguments))
    result = launching.environment(folder, **hosts.ENVIRONMENT)
    return subprocess.run(words, env=result, text=True, capture_output=True, timeout=240)


@pytest.fixture
def folders(tmp_path):
    """Return one for the hosts, one for the job."""
    result = tmp_path / "hosts", tmp_path / "job"
    [one.mkdir() for one in result]
    return result


def test_gradients_of_two_hosts(folders, open_mpi):
    with hosts.joined(folders[0]) as command:
        finished = start(command, folders[1], "parallel.py", "small", open_mpi=open_mpi)
    told = launching.results(finished)
    assert finished.returncode == 0 and sorted(told) == [0, 1, 2, 3] and len(set(told.values())) == 1, finished.stderr
    assert not launching.left(folders[1])


@pytest.mark.parametrize("how", ["raise", "SIGKILL"])
def test_a_rank_that_dies_on_the_other_host(folders, open_mpi, how):
    with hosts.joined(folders[0]) as command:
        finished = start(command, folders[1], "failing.py", how, 3, open_mpi=open_mpi)
        [died] = [float(line.split()[1]) for line in finished.stdout.splitlines() if line.startswith("died")]
        assert time.time() - died < 5 and finished.returncode
        said = "failed:" if how == "raise" else f"was ended by {how}"
        assert f"torch.distributed: rank 3 on host-2 {said}" in finished.stderr
        assert not launching.left(folders[1], patience=5)


@pytest.mark.parametrize("case", ["ddp", "sgd", "ea"])
def test_the_others_go_on_open_mpi(folders, case):
    with hosts.joined(folders[0]) as command:
        finished = start(command, folders[1], "elastic.py", case, 3, 30, open_mpi=True, options=["--elastic"])
    told = {rank: value.split(" ")[1] for rank, value in launching.results(finished).items()}
    assert len(told) >= 2 and len(set(told.values())) == 1, finished.stdout + finished.stderr


def test_faults_at_random_moments(capsys):
    """torchrun on each node and ranks started by hand: `python tests/distributed/trials.py 200` makes more of them."""
    bad = trials.run(12, 5)
    assert not bad, capsys.readouterr().out
