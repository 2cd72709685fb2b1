"""GPU tensors in files of every kind, in data loaders and in messages."""

import multiprocessing
import pickle

import numpy as np
import pytest

import torch
from torch import nn
from torch.autograd import Variable
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.serialization import load_lua, save_lua

LAST = torch.cuda.device_count() - 1


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Float", "Double"])
def test_lua_files_hold_the_numbers(kind, tmp_path):
    x = getattr(torch.arange(0, 12).view(3, 4), kind.lower())()
    y = x.cuda(LAST)
    save_lua(tmp_path / "x.t7", {"x": y, "turned": y.t(), "storage": y.storage(), "list": [Variable(y)]})
    result = load_lua(tmp_path / "x.t7")
    assert result["x"].type() == x.type() and result["x"].equal(x) and result["turned"].equal(x.t())
    assert result["turned"].storage().data_ptr() == result["x"].storage().data_ptr(), "what was shared is shared"
    assert result["storage"].tolist() == x.storage().tolist()


def test_lua_files_of_modules(tmp_path):
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
    x = Variable(torch.randn(5, 3))
    wanted = model(x).data
    save_lua(tmp_path / "model.t7", model.cuda(LAST))
    result = load_lua(tmp_path / "model.t7")
    np.testing.assert_allclose(result.forward(x.data).numpy(), wanted.numpy(), rtol=1e-5)


def test_safetensors(tmp_path):
    pytest.importorskip("safetensors")
    from torch.serialization.safetensors import load_file, save_file

    x = torch.randn(3, 4)
    save_file({"x": x.cuda(LAST), "turned": Variable(x.cuda(LAST).t())}, tmp_path / "x.safetensors")
    result = load_file(tmp_path / "x.safetensors")
    assert result["x"].equal(x) and result["turned"].equal(x.t())


def test_files_know_the_gpu_and_another_may_be_named(tmp_path):
    x = torch.randn(3, 4)
    torch.save([x.cuda(LAST), Variable(x.cuda(LAST)), nn.Parameter(x.cuda(0))], tmp_path / "x.pt")
    result = torch.load(tmp_path / "x.pt")
    assert [one.get_device() for one in result] == [LAST, LAST, 0]
    for position, number in (("cuda:0", 0), (torch.device("cuda", LAST), LAST), ({f"cuda:{LAST}": "cuda:0"}, 0)):
        assert torch.load(tmp_path / "x.pt", map_location=position)[0].get_device() == number
    assert torch.load(tmp_path / "x.pt", map_location="cpu")[1].data.equal(x)


def test_optimizers_come_back_to_their_gpu(tmp_path):
    model = nn.Linear(3, 2).cuda(LAST)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
    for _ in range(2):
        optimizer.zero_grad()
        model(Variable(torch.ones(4, 3).cuda(LAST))).sum().backward()
        optimizer.step()
    torch.save(optimizer.state_dict(), tmp_path / "o.pt")
    other = torch.optim.Adam(model.parameters(), lr=0.2)
    other.load_state_dict(torch.load(tmp_path / "o.pt", map_location="cpu"))
    other.step()
    optimizer.step()
    assert all(value.get_device() == LAST for state in other.state_dict()["state"].values()
               for name, value in state.items() if name != "step")


def test_datasets_on_a_gpu():
    x, y = torch.arange(0, 10).view(5, 2).cuda(LAST), torch.arange(0, 5).long().cuda(LAST)
    batches = list(DataLoader(TensorDataset(x, y), batch_size=2))
    assert [batch[0].get_device() for batch in batches] == [LAST] * 3
    assert torch.cat([batch[0] for batch in batches]).cpu().equal(x.cpu())


def test_shared_memory_is_refused_with_what_to_do():
    x = torch.ones(3).cuda(LAST)
    assert not x.is_shared()
    for wrong in (x.share_memory_, Variable(x).share_memory_, x.storage().share_memory_):
        with pytest.raises((RuntimeError, TypeError), match="cpu"):
            wrong()
    queue = torch.multiprocessing.SimpleQueue()
    with pytest.raises((RuntimeError, TypeError, pickle.PicklingError), match="cpu"):
        queue.put(x)
    assert multiprocessing.active_children() == []
