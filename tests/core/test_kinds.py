"""torch.device and torch.bool, and the options of what makes a tensor: device and requires_grad."""

import copy
import pickle

import pytest

import torch
from torch import nn
from torch.autograd import Variable

X = torch.FloatTensor([0, 0.5, -3, 256, float("nan")])


@pytest.mark.parametrize("given, kind, index", [
    (("cpu",), "cpu", None), (("cpu:0",), "cpu", 0), (("cuda",), "cuda", None), (("cuda:1",), "cuda", 1),
    (("cuda", 2), "cuda", 2), (("cpu:64",), "cpu", 64), (("meta", 5), "meta", 5), ((3,), "cuda", 3),
    ((torch.device("cuda:1"),), "cuda", 1),
])  # fmt: skip
def test_devices(given, kind, index):
    one = torch.device(*given)
    assert (one.type, one.index) == (kind, index) and one == torch.device(str(one)) == copy.deepcopy(one)
    assert pickle.loads(pickle.dumps(one)) == one and {one: 1}[torch.device(one)] == 1 and one != str(one)


@pytest.mark.parametrize("given", [
    ("gpu",), ("cuda:x",), ("cuda:-1",), (-1,), ("cpu:01",), ("cpu:",), (None,), (1.5,), ("",),
])
def test_what_is_no_device(given):
    with pytest.raises(RuntimeError, match="device: .* need 'cpu'"):
        torch.device(*given)


def test_a_tensor_says_where_it_lies_and_goes_where_it_is_sent():
    assert X.device == Variable(X).device == torch.device("cpu") and X.is_cpu and not X.is_cuda
    for target in ("cpu", torch.device("cpu"), X, X.device, torch.float32):
        assert X.to(target) is X
    assert X.to("cpu:64") is X and torch.zeros(2, device="cpu:1").device == torch.device("cpu")
    assert X.to(torch.device("cpu"), torch.float64).type() == X.to(torch.DoubleTensor(1)).type() == "torch.DoubleTensor"
    for call in (lambda: X.to("gpu"), lambda: torch.zeros(2, device="gpu"), lambda: nn.Linear(1, 1).to("gpu")):
        with pytest.raises(RuntimeError, match="'gpu'"):
            call()


def test_what_a_tensor_is_converted_to_may_stand_anywhere_but_once():
    for double in (X.to(None, torch.float64), X.to(None, dtype=torch.float64), X.to(torch.float64, None),
                   X.to("cpu", torch.float64, True), X.to(torch.float64, False, True),
                   X.to(dtype=torch.float64, device=None)):
        assert double.type() == "torch.DoubleTensor" and double[:4].tolist() == X[:4].tolist()
    assert X.to(torch.float32, False, True) is not X and X.to(None, None, False, True) is not X and X.to(None) is X
    for wrong in (lambda: X.to(torch.float64, dtype=torch.float32), lambda: X.to("cpu", device="cpu"),
                  lambda: X.to(X, True, True, True)):
        with pytest.raises(TypeError, match="to: .*; need one dtype and one device"):
            wrong()


def test_bool_is_whether_an_element_is_zero():
    wanted = [0, 1, 1, 1, 1]
    for result in (X.bool(), X.to(torch.bool), X.type(torch.bool), torch.tensor(X.tolist(), dtype=torch.bool),
                   X.double().bool(), Variable(X).bool().data, torch.zeros_like(X, dtype=torch.bool) + X.bool()):
        assert result.type() == "torch.BoolTensor" and result.tolist() == wanted
    for result in (torch.IntTensor([256, 0]).to(dtype=torch.bool), torch.tensor([2, 0], dtype=torch.bool)):
        assert result.tolist() == [1, 0]
    assert (X > 0).dtype is torch.bool is not X.dtype
    assert torch.ones(2, dtype=torch.bool).sum() == 2 and pickle.loads(pickle.dumps(torch.bool)) is torch.bool


@pytest.mark.parametrize("make", [
    lambda **o: torch.zeros(2, **o), lambda **o: torch.ones((2,), **o), lambda **o: torch.empty(2, **o),
    lambda **o: torch.full((2,), 3, **o), lambda **o: torch.rand(2, **o), lambda **o: torch.randn(2, **o),
    lambda **o: torch.arange(2, **o), lambda **o: torch.linspace(0, 1, 2, **o), lambda **o: torch.eye(2, **o),
    lambda **o: torch.zeros_like(X, **o), lambda **o: torch.rand_like(X, **o), lambda **o: torch.full_like(X, 1, **o),
    lambda **o: torch.tensor([1.0], **o), lambda **o: torch.scalar_tensor(1, **o), lambda **o: X.new_zeros(2, **o),
    lambda **o: X.new_tensor([1], **o), lambda **o: X.new_full((2,), 1, **o), lambda **o: torch.normal(0, 1, (2,), **o),
])  # fmt: skip
def test_what_makes_a_tensor_takes_a_device_and_makes_a_leaf(make):
    for device in ("cpu", torch.device("cpu"), None):
        assert isinstance(make(device=device), torch.Tensor)
    leaf = make(requires_grad=True, device="cpu", dtype=torch.float64)
    assert leaf.requires_grad and leaf.is_leaf and leaf.data.type() == "torch.DoubleTensor"
    (leaf * 2).sum().backward()
    assert leaf.grad.data.numel() == leaf.numel() and (leaf.grad.data == 2).all()
    assert isinstance(make(requires_grad=False), torch.Tensor)
    with pytest.raises((RuntimeError, TypeError), match="integer|LongTensor"):
        make(dtype=torch.long, requires_grad=True)


def test_what_makes_none_does_not():
    for call in (lambda: X.sum(device="cpu"), lambda: torch.add(X, X, requires_grad=True)):
        with pytest.raises(TypeError, match="no parameter is called"):
            call()


def test_modules_are_converted_and_sent():
    model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    model[1].register_buffer("count", torch.LongTensor([3]))
    assert model.to("cpu", torch.float64) is model and model[0].weight.data.type() == "torch.DoubleTensor"
    kinds = {name: buffer.type()[6:] for name, buffer in model.named_buffers()}
    assert kinds["1.running_mean"] == "DoubleTensor" and kinds["1.count"] == "LongTensor"
    assert [id(one) for one in model.buffers()] == [id(one) for _, one in model.named_buffers()]
    assert model.get_submodule("1") is model[1] and model.get_submodule("") is model
    with pytest.raises(AttributeError, match="'2.x'"):
        model.get_submodule("2.x")
    assert not any(p.requires_grad for p in model.requires_grad_(False).parameters())


def test_results_keep_a_gradient_that_is_asked_for():
    x = Variable(torch.ones(3))
    y = x * 2
    y.retain_grad()
    x.retain_grad()
    for times in (1, 2):
        (y * y).sum().backward(retain_graph=True)
        assert y.grad.data.tolist() == [4.0 * times] * 3 and x.grad.data.tolist() == [8.0 * times] * 3
    assert y.grad_fn is y.creator and x.requires_grad_(False) is x and not x.requires_grad
    with pytest.raises(RuntimeError, match="leaf"):
        y.requires_grad_(False)


def test_nothing_is_recorded_in_inference_mode():
    with torch.inference_mode():
        assert not (Variable(X) * 2).requires_grad


def test_types_of_python_stand_for_the_widest_of_their_kind():
    x = torch.ones(2)
    for kind, wanted in ((bool, torch.bool), (int, torch.int64), (float, torch.float64)):
        result = (torch.zeros(2, dtype=kind), torch.tensor([1], dtype=kind), x.to(kind), x.type(kind), x.to(dtype=kind),
                  x.new_zeros(2, dtype=kind), torch.empty_like(x, dtype=kind))
        assert all(one.dtype == wanted for one in result), kind
    recorded = torch.ones(2, requires_grad=True)
    recorded.to(float).sum().backward()
    assert recorded.to(float).dtype == torch.float64 and recorded.grad.dtype == torch.float32
