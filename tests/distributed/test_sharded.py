"""fully_shard, DeviceMesh and distributed checkpoints, beside one process."""

import math

import pytest
from launching import launch, results

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn


def same_everywhere(finished, ranks):
    told = results(finished)
    assert sorted(told) == list(range(ranks)) and len(set(told.values())) == 1, (told, finished.stderr)
    return told[0]


@pytest.mark.parametrize("cases, ranks", [
    ("plain,plain,kept,accumulated,evaluated,narrow", 2), pytest.param("plain,plain", 3, marks=pytest.mark.slow),
    ("mesh,mesh", 4)])
def test_training_is_that_of_one_process(tmp_path, cases, ranks):
    """To rounding; and bit by bit the same when it is repeated."""
    digests = same_everywhere(launch(tmp_path, "sharded.py", cases, ranks=ranks), ranks).split()
    assert digests[0] == digests[1] and len(digests) == cases.count(",") + 1


@pytest.mark.parametrize("strategy, ranks", [
    ("FULL_SHARD", 3), ("SHARD_GRAD_OP", 2), ("NO_SHARD", 2), pytest.param("HYBRID_SHARD", 4, marks=pytest.mark.slow)])
def test_the_class_with_policies_trains_as_one_process(tmp_path, strategy, ranks):
    same_everywhere(launch(tmp_path, "wrapped.py", strategy, ranks=ranks), ranks)


def test_a_checkpoint_is_read_with_another_number_of_ranks(tmp_path):
    files, job = tmp_path / "files", tmp_path / "job"
    files.mkdir(), job.mkdir()
    losses = same_everywhere(launch(job, "sharded.py", "write", files, ranks=3), 3)
    for ranks in (1, 4):
        assert same_everywhere(launch(job, "sharded.py", "read", files, ranks=ranks), ranks) == losses
    assert len(list(files.iterdir())) == 4


def test_a_save_that_fails_leaves_the_checkpoint_before_it(tmp_path):
    files, job = tmp_path / "files", tmp_path / "job"
    files.mkdir(), job.mkdir()
    told = same_everywhere(launch(job, "sharded.py", "unwritable", files, ranks=2), 2)
    assert told == ("save: FOLDER: rank 1: OSError: [Errno 28] No space left on device; the checkpoint before it stays")


@pytest.fixture
def alone():
    dist.init_process_group()
    yield
    dist.destroy_process_group()


def test_layouts_are_values(alone):
    """Plans of transformers name these layouts when it is imported."""
    places = [dist.tensor.Shard(-1), dist.tensor.Shard(1), dist.tensor.Shard(0), dist.tensor.Partial("avg")]
    assert len(set(places)) == 4 and dist.tensor.Shard(1) == places[1]
    assert places[1].is_shard(1) and not places[1].is_shard(0)
    assert places[3].is_partial() and places[3].is_partial("avg") and not places[3].is_partial("sum")
    mesh = dist.init_device_mesh("cpu", (1,))
    with pytest.raises(ValueError, match="need Shard or Replicate"):
        dist.tensor.distribute_tensor(torch.ones(2, 2), mesh, [places[3]])
    assert dist.tensor.distribute_tensor(torch.ones(2, 2), mesh, [places[0]]).placements == (places[1],)


def test_what_load_refuses(tmp_path):
    """Nothing is changed then."""
    dcp.save({"a": torch.ones(3), "b": {"c": [1, "x"]}}, checkpoint_id=tmp_path)
    for target, kind, message in (
        ({"z": torch.zeros(3)}, KeyError, "has no z"),
        ({"a": torch.zeros(4)}, ValueError, r"float32 \[4\], in .* \[3\]"),
        ({"a": torch.zeros(3).double()}, ValueError, "float64"), ({"a": 1}, ValueError, "a is tensor in"),
    ):
        values = {"b": {"c": [0, ""]}, **target}
        with pytest.raises(kind, match=message):
            dcp.load(values, checkpoint_id=tmp_path)
        assert values["b"]["c"] == [0, ""]
    values = {"a": torch.zeros(3), "b": {"c": [0, ""]}}
    dcp.load(values, checkpoint_id=tmp_path)
    assert values["a"].tolist() == [1, 1, 1] and values["b"] == {"c": [1, "x"]}
    for arguments in ({}, {"checkpoint_id": "a", "storage_reader": dcp.FileSystemReader("a")}):
        with pytest.raises(ValueError, match="give checkpoint_id, a folder"):
            dcp.load({}, **arguments)
    with pytest.raises(ValueError, match="two values of the state dict have the path 'a.b'"):
        dcp.save({"a.b": 1, "a": {"b": 2}}, checkpoint_id=tmp_path)


def test_objects_with_state_dicts(tmp_path):
    model, other = nn.Linear(3, 2), nn.Linear(3, 2)
    dcp.save({"model": model}, storage_writer=dcp.FileSystemWriter(tmp_path / "new" / "folder"))
    dcp.load({"model": other}, checkpoint_id=tmp_path / "new" / "folder")
    assert all((a == b).all() for a, b in zip(model.parameters(), other.parameters(), strict=True))


def test_meshes(alone):
    mesh = dist.init_device_mesh("cpu", (1, 1), mesh_dim_names=("a", "b"))
    assert mesh.shape == (1, 1) and mesh.ndim == 2 and mesh.size() == 1 and mesh["b"].mesh_dim_names == ("b",)
    assert mesh.get_coordinate() == (0, 0) and mesh.get_group("a").size() == 1 and len(mesh.get_all_groups()) == 2
    for call, kind in ((lambda: mesh["c"], KeyError), (lambda: mesh.get_group(), RuntimeError),
                       (lambda: mesh.get_group(2), IndexError), (lambda: mesh["b", "a"], KeyError),
                       (lambda: dist.init_device_mesh("cpu", (2,)), ValueError),
                       (lambda: dist.DeviceMesh("cpu", [0, 1]), ValueError),
                       (lambda: dist.init_device_mesh("cpu", (1,), mesh_dim_names=("a", "b")), ValueError)):
        with pytest.raises(kind):
            call()


def test_what_fully_shard_refuses(alone):
    model = nn.Linear(2, 2)
    dist.fsdp.fully_shard(model)
    with pytest.raises(ValueError, match="has been sharded already"):
        dist.fsdp.fully_shard(model)
    with pytest.raises(TypeError, match="copy it before fully_shard"):
        import copy

        copy.deepcopy(model)
    with pytest.raises(TypeError, match="need a Module"):
        dist.fsdp.fully_shard([model])
    scalar = nn.Module()
    scalar.scale = nn.Parameter(torch.tensor(1.0))
    with pytest.raises(ValueError, match="'scale' has no dims"):
        dist.fsdp.fully_shard(scalar)
    tied = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    tied[1].weight = tied[0].weight
    with pytest.raises(ValueError, match="one parameter under two names"):
        dist.fsdp.fully_shard(tied)
    assert type(model)(2, 2) is not None and isinstance(model, nn.Linear)
    norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0, math.inf)
    assert float(norm) == 0
