"""Tensors on the meta device: sizes, types and strides without elements; modules, files and gradients of them."""

import copy
import io
import pickle

import pytest

import torch
from torch import nn

LARGE = 2**20


def reread(value, **options):
    """Return a value after torch.save and torch.load."""
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file, **options)


def test_attributes():
    x = torch.empty_strided((2, 3), (1, 2), dtype=torch.int16, device="meta")
    assert x.is_meta and not x.is_cpu and not x.is_cuda and x.get_device() == -1 and x.data_ptr() == 0
    assert x.device == torch.device("meta") and x.type() == "torch.meta.ShortTensor" and x.nbytes == 12
    assert x.untyped_storage().device == x.device and x.untyped_storage().nbytes() == 12
    assert repr(x) == "tensor(..., device='meta', size=(2, 3), dtype=torch.int16)"
    assert isinstance(x, torch.Tensor) and x.t().is_contiguous() and x.double().dtype is torch.float64


@pytest.mark.parametrize("read", [
    lambda x: x.cpu(), lambda x: x.tolist(), lambda x: x[0, 0].item(), lambda x: bool(x.sum()), lambda x: x.to("cpu"),
    lambda x: torch.ones(2, 3).copy_(x), lambda x: torch.equal(x, x), lambda x: x[x > 0], lambda x: torch.where(x > 0),
    lambda x: torch.unique(x), lambda x: nn.Linear(3, 2, device="meta").to("cpu"),
])
def test_elements_cannot_be_read(read):
    with pytest.raises(NotImplementedError, match="meta"):
        read(torch.zeros(2, 3, device="meta"))


@pytest.mark.parametrize("call", [
    lambda x, index: x[index], lambda x, index: x.index_select(0, index), lambda x, index: x.take(index),
    lambda x, index: x.gather(0, index.view(2, 1)), lambda x, index: nn.functional.embedding(index, x),
    lambda x, index: x.index_add(0, index, x[:2]), lambda x, index: x.index_fill(0, index, 1.0),
])
def test_indices_may_lie_in_memory(call):
    index = torch.tensor([0, 1])
    result, wanted = call(torch.ones(4, 3, device="meta"), index), call(torch.ones(4, 3), index)
    assert result.is_meta and result.size() == wanted.size() and result.dtype is wanted.dtype


def test_a_mask_in_memory_is_refused():
    with pytest.raises(RuntimeError, match="masked_fill: mask, BoolTensor 4x3, lies on the CPU"):
        torch.ones(4, 3, device="meta").masked_fill(torch.ones(4, 3).bool(), 1.0)


def test_files_are_not_read_for_the_meta_device():
    file = io.BytesIO()
    torch.save({"weight": torch.arange(1000.0), "index": torch.arange(10, dtype=torch.int16)[2:4]}, file)
    data = bytearray(file.getvalue())
    at = data.index(torch.arange(1000.0).numpy().tobytes())
    data[at : at + 4000] = bytes(b"x" * 4000)
    with pytest.raises(RuntimeError, match="damaged|checksum"):
        torch.load(io.BytesIO(data))
    result = torch.load(io.BytesIO(data), map_location="meta")
    assert result["weight"].is_meta and result["weight"].size() == (1000,) and result["weight"].dtype is torch.float32
    assert result["index"].is_meta and result["index"].dtype is torch.int16 and result["index"].storage_offset() == 2


def test_memory_cannot_be_exported():
    x = torch.zeros(2, 3, device="meta")
    with pytest.raises(TypeError, match="numpy: a tensor on the meta device has no elements"):
        x.numpy()
    for export in (memoryview, torch.utils.dlpack.to_dlpack):
        with pytest.raises(BufferError, match="meta device"):
            export(x)
    with pytest.raises(RuntimeError, match="share_memory_: a storage on the meta device has no memory"):
        x.share_memory_()


def test_sizes_beyond_memory():
    layer = nn.Linear(LARGE, LARGE, device="meta")
    result = layer(torch.empty(2, LARGE, device="meta", requires_grad=True)).relu().view(-1, 4)
    result.pow(2).mean().backward()
    assert result.size() == (LARGE // 2, 4) and layer.weight.grad.size() == (LARGE, LARGE) and layer.bias.grad.is_meta
    torch.optim.Adam(layer.parameters()).step()
    view = torch.empty(LARGE, LARGE, device="meta")[1:, ::2]
    assert view.storage_offset() == LARGE and view.stride() == (LARGE, 2)


def test_operands_on_several_devices():
    x = torch.zeros(2, 3, device="meta")
    assert (x + torch.tensor(1.0)).is_meta and (torch.tensor(1.0) + x).is_meta and x.copy_(torch.ones(2, 3)) is x
    assert x[torch.tensor([1, 0, 1])].size() == (3, 3) and torch.ones(2).to(x).is_meta
    for call in (lambda: x + torch.ones(2, 3), lambda: torch.ones(2, 3).add_(x), lambda: torch.cat([torch.ones(1), x])):
        with pytest.raises(RuntimeError, match="the meta device"):
            call()


def test_a_tensor_is_apart_from_another_one():
    """Storages without memory overlap only where they are the same."""
    x, y = (torch.zeros(4, 4, device="meta") for _ in range(2))
    assert x.add_(y) is x and torch.add(x, y, out=x) is x
    with pytest.raises(RuntimeError, match="shares memory"):
        torch.add(x[:2], x[1:3], out=x[:2])
    with pytest.raises(RuntimeError, match="overlaps itself"):
        x[:1].expand(4, 4).add_(1)
    assert x.resize_(LARGE, LARGE).size() == (LARGE, LARGE)


def test_random_fills_draw_nothing():
    torch.manual_seed(1)
    before = torch.get_rng_state()
    nn.init.trunc_normal_(torch.empty(3, 4, device="meta"))
    assert torch.randn(3, device="meta").is_meta and torch.rand_like(torch.ones(2), device="meta").is_meta
    assert torch.get_rng_state().equal(before)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU())
        self.register_buffer("places", torch.arange(5).expand(1, -1))


def test_modules():
    with torch.device("meta"):
        block = Block()
    assert all(value.is_meta for value in block.state_dict().values())
    assert block.inner(torch.empty(2, 3, 8, 8, device="meta")).size() == (2, 4, 6, 6)
    filled = Block()
    block.load_state_dict(filled.state_dict(), assign=True)
    assert block.inner[0].weight.equal(filled.inner[0].weight) and block.places.tolist() == [[0, 1, 2, 3, 4]]
    assert filled.to("meta").inner[0].weight.is_meta
    assert nn.Linear(3, 4, device="meta").to_empty(device="cpu").weight.is_cpu
    for layer in (nn.TransformerEncoderLayer(8, 2, device="meta"), nn.LSTM(8, 2, device="meta")):
        result = layer(torch.empty(5, 3, 8, device="meta"))
        assert (result[0] if isinstance(result, tuple) else result).is_meta


def test_modules_built_by_a_replaced_register_parameter(monkeypatch):
    """accelerate's init_empty_weights moves each parameter as it is registered."""
    register = nn.Module.register_parameter

    def empty(module, name, param):
        register(module, name, param)
        if param is not None:
            module._parameters[name] = nn.Parameter(param.to("meta"), requires_grad=param.requires_grad)

    monkeypatch.setattr(nn.Module, "register_parameter", empty)
    block = Block()
    assert all(parameter.is_meta for parameter in block.parameters()) and block.inner[1].running_mean.is_cpu
    assert block.inner[0].weight is block.inner[0]._parameters["weight"]


def test_files_and_copies():
    x = torch.empty_strided((2, 3), (1, 2), dtype=torch.float64, device="meta")
    for copied in (reread(x), reread(x, map_location="cpu"), pickle.loads(pickle.dumps(x)), copy.deepcopy(x)):
        assert copied.is_meta and copied.stride() == (1, 2) and copied.dtype is torch.float64
    assert reread(nn.Parameter(x)).requires_grad
    result = reread({"plain": torch.ones(2, 3).t(), "list": [torch.tensor(1)]}, map_location="meta")
    assert result["plain"].is_meta and result["plain"].stride() == (1, 3) and result["list"][0].dtype is torch.int64
    large = nn.Linear(LARGE, LARGE, device="meta")
    assert copy.deepcopy(large).weight.size() == reread(large.state_dict())["weight"].size() == (LARGE, LARGE)


class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


def test_gradients_through_functions_of_programs():
    x = torch.ones(3, 1, device="meta", requires_grad=True)
    (Twice.apply(x * 2).exp() * torch.ones(4, device="meta")).sum().backward()
    assert x.grad.size() == (3, 1) and x.grad.is_meta
    (slope,) = torch.autograd.grad((x**3).sum(), x, create_graph=True)
    slope.sum().backward()
    assert torch.func.vmap(lambda row: row * 2)(torch.ones(3, 2, device="meta")).is_meta
