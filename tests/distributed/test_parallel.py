"""DistributedDataParallel, SyncBatchNorm, ZeroRedundancyOptimizer, distlearn and DistributedSampler."""

import collections

import pytest
from launching import launch, results

import torch
from torch import nn, optim
from torch.utils.data import DistributedSampler


def same_everywhere(finished, ranks):
    """What every rank printed, the same."""
    told = results(finished)
    assert sorted(told) == list(range(ranks)) and len(set(told.values())) == 1, told
    return told[0]


@pytest.mark.parametrize("ranks", [2, 3])
@pytest.mark.parametrize("case", ["plain", "double", "small", "none", "accumulate", "branches", "branches to none"])
def test_gradients_are_those_of_one_process(tmp_path, case, ranks):
    """To rounding; and their bits are the same on every rank."""
    same_everywhere(launch(tmp_path, "parallel.py", case, ranks=ranks), ranks)


@pytest.mark.parametrize("ranks", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_bits_are_the_same_in_every_run(tmp_path, open_mpi, ranks):
    runs = {same_everywhere(launch(tmp_path, "parallel.py", "plain", ranks=ranks, open_mpi=open_mpi), ranks)
            for _ in range(3)}
    assert len(runs) == 1


@pytest.mark.parametrize("case", ["sync", "uneven", "buffers", "early", "zero"])
def test_what_lies_around_it(tmp_path, case):
    same_everywhere(launch(tmp_path, "layers.py", case, ranks=3), 3)


def test_hooks_and_futures(tmp_path):
    assert same_everywhere(launch(tmp_path, "hooks.py", ranks=3), 3) == "done"


def test_modules_that_differ(tmp_path):
    told = same_everywhere(launch(tmp_path, "layers.py", "different"), 2)
    assert told.endswith("ranks 0 and 1 differ: ('weight', 'Float', (2, 3)) and ('weight', 'Float', (3, 3))")


@pytest.mark.parametrize("case", ["sgd", "uneven sgd", "ea", "uneven ea", "types"])
def test_distlearn_beside_its_mathematics(tmp_path, case):
    same_everywhere(launch(tmp_path, "nodes.py", case, ranks=3), 3)


def test_one_rank_writes_a_checkpoint_and_all_go_on_from_it(tmp_path):
    files, job = tmp_path / "files", tmp_path / "job"
    files.mkdir(), job.mkdir()
    same_everywhere(launch(job, "checkpoints.py", files / "state"), 2)


@pytest.fixture
def alone():
    """Return a job of this process alone."""
    import torch.distributed as dist

    dist.init()
    yield dist
    dist.destroy()


def test_what_lightning_asks_for(alone):
    """Its DDP strategy chooses a backend by device, and reads what was logged at the end of a run."""
    backend = alone.Backend.default_device_backend_map["cpu"]
    assert backend == alone.get_default_backend_for_device("cpu") and alone.is_backend_available(backend)
    model = nn.parallel.DistributedDataParallel(nn.Linear(1, 1))
    assert model.static_graph is False and model._get_ddp_logging_data().get("can_set_static_graph") is None


def test_what_is_refused(alone):
    parallel = nn.parallel.DistributedDataParallel
    with pytest.raises(RuntimeError, match="no parameter of the module requires a gradient"):
        parallel(nn.Tanh())
    with pytest.raises(ValueError, match="each rank has one GPU"):
        parallel(nn.Linear(2, 2), device_ids=[0, 1])
    with pytest.raises(RuntimeError, match="torch.distributed.run --elastic, with Open MPI 5"):
        parallel(nn.Linear(2, 2), elastic=True)
    with pytest.raises(TypeError, match="save or copy .module instead"):
        torch.save(parallel(nn.Linear(2, 2)), "/dev/null")
    model = nn.Linear(2, 2)
    with pytest.raises(TypeError, match="need a class of torch.optim whose step is Optimizer's"):
        alone.optim.ZeroRedundancyOptimizer(model.parameters(), optim.LBFGS)
    with pytest.raises(RuntimeError, match="every rank calls consolidate_state_dict"):
        alone.optim.ZeroRedundancyOptimizer(model.parameters(), optim.SGD, lr=0.1).state_dict()
    with pytest.raises(ValueError, match="tau is 0"):
        alone.distlearn.AllReduceEA(0, 0.5)


@pytest.mark.parametrize("length", [0, 1, 7, 12])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("shuffle", [False, True])
def test_the_shares_of_a_dataset(length, count, shuffle):
    for drop_last in (False, True):
        samplers = [DistributedSampler(range(length), count, rank, shuffle, drop_last=drop_last)
                    for rank in range(count)]
        orders = []
        for epoch in (0, 1):
            [one.set_epoch(epoch) for one in samplers]
            shares = [list(one) for one in samplers]
            assert {len(share) for share in shares} == {len(samplers[0])} == {samplers[0].num_samples}
            seen = collections.Counter(number for share in shares for number in share)
            assert set(seen) <= set(range(length)) and len(set(seen.values())) <= 2
            assert set(seen) == set(range(length)) or drop_last and length - len(seen) < count
            orders.append([number for together in zip(*shares, strict=True) for number in together])
        assert (orders[0] == orders[1]) == (not shuffle or length < 5)
        assert shuffle or orders[0][:length] == list(range(len(orders[0])))[:length]


def test_a_sampler_outside_a_job():
    with pytest.raises(RuntimeError, match="call init_process_group"):
        DistributedSampler(range(3))
    with pytest.raises(ValueError, match="rank is 2, num_replicas 2"):
        DistributedSampler(range(3), 2, 2)
