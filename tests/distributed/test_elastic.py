"""Ranks are killed at random steps; the others go on, and no step is lost or done twice. Open MPI's fault tolerance."""

import pytest
from launching import launch, results


@pytest.mark.parametrize("case, seeds", [("ddp", (1, 2)), ("sgd", (3,)), ("ea", (4,))], ids=["ddp", "sgd", "ea"])
def test_the_others_go_on_open_mpi(tmp_path, case, seeds):
    for seed in seeds:
        survive(tmp_path, case, seed)


@pytest.mark.parametrize("when", ["before", "during"])
def test_the_others_end_without_the_barrier_of_mpi_finalize_open_mpi(tmp_path, shared_memory, when):
    finished = launch(tmp_path, "ending.py", when, ranks=3, open_mpi=True, options=["--elastic"], timeout=60)
    assert sorted(results(finished).values()) == ["ends", "ends"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5, 17))
@pytest.mark.parametrize("case", ["ddp", "sgd", "ea"])
def test_the_others_go_on_often_open_mpi(tmp_path, case, seed):
    survive(tmp_path, case, seed)


def survive(folder, case, seed):
    """Return two of four ranks die; the program itself compares what was applied with what may have been."""
    finished = launch(folder, "elastic.py", case, seed, 30, ranks=4, open_mpi=True, options=["--elastic"])
    told = {rank: value.split(" ") for rank, value in results(finished).items()}
    assert len(told) in (2, 3, 4) and len({bits for _, bits in told.values()}) == 1, finished.stdout + finished.stderr
