"""Tensors of a module that are computed whenever they are read: parametrizations, and norms of weights."""

import copy
import io
import pickle

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch import optim
from torch.autograd import Variable
from torch.nn.utils import parametrizations, parametrize
from torch.nn.utils.parametrize import is_parametrized, register_parametrization, remove_parametrizations


class Symmetric(nn.Module):
    def forward(self, x):
        return x.triu() + x.triu(1).t()

    def right_inverse(self, x):
        return x.triu()


class Scaled(nn.Module):
    """A parametrization with a Parameter and without an inverse."""

    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(1) * 2)
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        return x * self.scale


class Product(nn.Module):
    """Of two originals."""

    def forward(self, left, right):
        return left.mm(right)

    def right_inverse(self, x):
        return x, torch.eye(x.size(1)).type_as(getattr(x, "data", x))


def drawn(*size):
    return Variable(torch.from_numpy(np.random.RandomState(sum(size)).randn(*size)).float())


def test_a_weight_that_is_symmetric():
    layer = nn.Linear(3, 3)
    before = layer.weight
    numbers = before.data.clone()
    assert register_parametrization(layer, "weight", Symmetric()) is layer
    assert isinstance(layer, nn.Linear) and type(layer).__name__ == "ParametrizedLinear"
    assert is_parametrized(layer) and is_parametrized(layer, "weight") and not is_parametrized(layer, "bias")
    assert parametrize.type_before_parametrizations(layer) is nn.Linear
    assert layer.parametrizations.weight.original is before and before.data.equal(numbers.triu())
    assert layer.weight.data.equal(numbers.triu() + numbers.triu(1).t())
    assert [name for name, _ in layer.named_parameters()] == ["bias", "parametrizations.weight.original"]
    x = drawn(4, 3)
    np.testing.assert_allclose(layer(x).data.numpy(), (x.mm(layer.weight.t()) + layer.bias).data.numpy(), rtol=1e-5)
    descent = optim.SGD(layer.parameters(), lr=0.1)
    for _ in range(3):
        descent.zero_grad()
        layer(x).sum().backward()
        descent.step()
        assert layer.weight.data.equal(layer.weight.data.t())
    assert not before.data.equal(numbers.triu())
    layer.weight = torch.ones(3, 3)
    assert layer.weight.data.eq(1).all() and before.data.equal(torch.ones(3, 3).triu())
    layer.weight = nn.Parameter(torch.zeros(3, 3))
    assert layer.weight.data.eq(0).all() and "weight" not in layer._parameters
    now = layer.weight.data.clone()
    assert remove_parametrizations(layer, "weight") is layer and type(layer) is nn.Linear
    assert layer.weight is before and before.data.equal(now) and not hasattr(layer, "parametrizations")
    assert sorted(layer.state_dict()) == ["bias", "weight"]


def test_several_one_after_the_other_and_several_tensors():
    layer = nn.Linear(3, 3)
    plain = layer.weight.data.clone()
    register_parametrization(layer, "weight", Scaled())
    register_parametrization(layer, "weight", Symmetric(), unsafe=True)
    register_parametrization(layer, "bias", Scaled())
    assert len(layer.parametrizations.weight) == 2 and layer.parametrizations.weight.unsafe
    doubled = plain * 2
    assert layer.weight.data.equal(doubled.triu() + doubled.triu(1).t())
    assert sorted(name for name, _ in layer.named_parameters()) == [
        "parametrizations.bias.0.scale", "parametrizations.bias.original", "parametrizations.weight.0.scale",
        "parametrizations.weight.original"]
    layer(drawn(2, 3)).sum().backward()
    assert all(p.grad is not None for p in layer.parameters())
    remove_parametrizations(layer, "weight", leave_parametrized=False)
    assert layer.weight.data.equal(plain) and is_parametrized(layer) and not is_parametrized(layer, "weight")
    remove_parametrizations(layer, "bias")
    assert type(layer) is nn.Linear


def test_of_several_originals_and_of_a_buffer():
    layer = nn.Linear(4, 3)
    plain = layer.weight.data.clone()
    register_parametrization(layer, "weight", Product())
    assert sorted(layer.state_dict()) == ["bias", "parametrizations.weight.original0",
                                          "parametrizations.weight.original1"]
    assert layer.weight.data.equal(plain)
    with pytest.raises(ValueError, match="has 2 originals"):
        remove_parametrizations(layer, "weight", leave_parametrized=False)
    remove_parametrizations(layer, "weight")
    assert isinstance(layer.weight, nn.Parameter) and layer.weight.requires_grad and layer.weight.data.equal(plain)
    norm = nn.BatchNorm1d(3)
    register_parametrization(norm, "running_var", type("More", (nn.Module,), {"forward": lambda self, x: x + 1})())
    assert norm.running_var.tolist() == [2, 2, 2]
    assert "parametrizations.running_var.original" in dict(norm.named_buffers())
    remove_parametrizations(norm, "running_var")
    assert norm.running_var.tolist() == [2, 2, 2] and "running_var" in norm._buffers


def test_what_is_cached():
    layer = nn.Linear(3, 3)
    scaled = Scaled()
    register_parametrization(layer, "weight", scaled)
    scaled.calls = 0
    with parametrize.cached():
        first = layer.weight
        with parametrize.cached():
            assert layer.weight is first
        assert layer.weight is first and scaled.calls == 1
        ((first + layer.weight).sum() * 3).backward()
        assert layer.parametrizations.weight.original.grad.data.eq(12).all()
        with pytest.raises(RuntimeError, match="Scaled has no right_inverse"):
            layer.weight = torch.ones(3, 3)
        assert layer.weight is first and scaled.calls == 1
        other = nn.Linear(3, 3)
        register_parametrization(other, "weight", Scaled())
        assert other.weight is not layer.weight
    assert layer.weight is not layer.weight and not parametrize._kept


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda module: pickle.loads(pickle.dumps(module))])
def test_copies(copied):
    layer = nn.Sequential(register_parametrization(nn.Linear(3, 3), "weight", Symmetric()))
    again = copied(layer)
    assert type(again[0]).__name__ == "ParametrizedLinear" and is_parametrized(again[0], "weight")
    assert again[0].weight.data.equal(layer[0].weight.data)
    again[0].weight = torch.ones(3, 3)
    assert not layer[0].weight.data.eq(1).all()
    remove_parametrizations(again[0], "weight")
    assert is_parametrized(layer[0])


def test_what_is_refused_and_leaves_all_as_it_was():
    class Wider(nn.Module):
        def forward(self, x):
            return torch.cat([x, x], 1)

    class Inverse(Symmetric):
        def right_inverse(self, x):
            return x.double() if isinstance(x, torch.Tensor) else x.sum(1)

    for parametrization, error, text in (
            (Wider(), ValueError, "Wider gave FloatTensor 3x6 for FloatTensor 3x3"), (Inverse(), ValueError, "Inverse"),
            (3, TypeError, "is an nn.Module"), (type("N", (nn.Module,), {"forward": lambda self, x: 3})(), ValueError,
                                                "gave a int; need a tensor")):
        layer = nn.Linear(3, 3)
        state = {name: tensor.clone() for name, tensor in layer.state_dict().items()}
        with pytest.raises(error, match=text):
            register_parametrization(layer, "weight", parametrization)
        assert type(layer) is nn.Linear and list(layer.state_dict()) == list(state)
        assert all(layer.state_dict()[name].equal(tensor) for name, tensor in state.items())
    assert register_parametrization(nn.Linear(3, 3), "weight", Wider(), unsafe=True).weight.size() == (3, 6)
    layer = register_parametrization(nn.Linear(3, 3), "weight", Symmetric())
    now = layer.weight.data.clone()
    for wrong, text in ((torch.ones(2, 2), "2x2"), (torch.ones(3, 3).double(), "DoubleTensor")):
        with pytest.raises(ValueError, match=text):
            layer.weight = wrong
    with pytest.raises(ValueError, match="Wider"):
        register_parametrization(layer, "weight", Wider())
    assert layer.weight.data.equal(now) and len(layer.parametrizations.weight) == 1
    for call in (lambda: register_parametrization(layer, "other", Symmetric()),
                 lambda: remove_parametrizations(layer, "bias"), lambda: remove_parametrizations(nn.Tanh(), "weight")):
        with pytest.raises(ValueError, match="'(other|bias|weight)'"):
            call()
    with pytest.raises(KeyError):
        layer.register_parameter("weight", nn.Parameter(torch.ones(1)))


@pytest.mark.parametrize("dim", [0, 1, -1, None])
def test_weight_norm_is_the_same_both_ways(dim):
    torch.manual_seed(dim or 0)
    plain = nn.Conv1d(3, 4, 2)
    one, other = nn.utils.weight_norm(copy.deepcopy(plain), dim=dim), copy.deepcopy(plain)
    parametrizations.weight_norm(other, dim=dim)
    assert other.weight.data.equal(one.weight.data)
    np.testing.assert_allclose(other.weight.data.numpy(), plain.weight.data.numpy(), rtol=1e-5, atol=1e-7)
    x = drawn(2, 3, 5)
    for layer in (one, other):
        layer(x).sum().backward()
    for mine, theirs in ((one.weight_g, other.parametrizations.weight.original0),
                         (one.weight_v, other.parametrizations.weight.original1)):
        assert mine.grad.data.equal(theirs.grad.data)
    one.weight_g.data.mul_(3)
    assert not any(other.load_state_dict(one.state_dict()))
    np.testing.assert_allclose(other.weight.data.numpy(), plain.weight.data.numpy() * 3, rtol=1e-5, atol=1e-7)
    other.weight = plain.weight.data * 2
    np.testing.assert_allclose(other.weight.data.numpy(), plain.weight.data.numpy() * 2, rtol=1e-5, atol=1e-7)


LAYERS = {
    "linear": (lambda: nn.Linear(5, 4), (2, 5)), "conv": (lambda: nn.Conv2d(3, 4, 2), (1, 3, 4, 4)),
    "transposed": (lambda: nn.ConvTranspose2d(3, 4, 2), (1, 3, 3, 3)),
}


@pytest.mark.parametrize("kind", LAYERS)
@pytest.mark.parametrize("norm", [nn.utils.spectral_norm, parametrizations.spectral_norm])
def test_the_largest_singular_value_is_one(kind, norm):
    torch.manual_seed(3)
    make, size = LAYERS[kind]
    layer, x = make(), drawn(*size)
    plain = layer.weight.data.numpy().copy()
    matrix = (plain.swapaxes(0, 1) if kind == "transposed" else plain).reshape(4, -1)
    norm(layer, n_power_iterations=30)
    for _ in range(5):
        layer(x)
    np.testing.assert_allclose(layer.weight.data.numpy(), plain / np.linalg.svd(matrix)[1][0], rtol=1e-4, atol=1e-6)
    layer(x).sum().backward()
    assert all(p.grad is not None for p in layer.parameters())
    layer.eval()
    state = {name: tensor.clone() for name, tensor in layer.state_dict().items()}
    layer(x)
    assert all(tensor.equal(state[name]) for name, tensor in layer.state_dict().items())  # it moves in training alone
    again = norm(make())
    again.load_state_dict(state)
    assert again.eval()(x).data.equal(layer(x).data)
    assert copy.deepcopy(layer)(x).data.equal(layer(x).data)


def test_spectral_norms_end():
    layer = nn.utils.spectral_norm(nn.Linear(3, 2))
    assert sorted(layer.state_dict()) == ["bias", "weight_orig", "weight_u", "weight_v"]
    assert sorted(dict(layer.named_parameters())) == ["bias", "weight_orig"]
    layer(drawn(2, 3))
    now = layer.weight.data.clone()
    nn.utils.remove_spectral_norm(layer)
    assert layer.weight.data.equal(now) and sorted(layer.state_dict()) == ["bias", "weight"]
    for call in (lambda: nn.utils.remove_spectral_norm(layer), lambda: nn.utils.spectral_norm(layer, "more"),
                 lambda: nn.utils.spectral_norm(layer, n_power_iterations=0),
                 lambda: parametrizations.spectral_norm(layer, "more"), lambda: parametrizations.weight_norm(nn.Tanh()),
                 lambda: parametrizations.spectral_norm(layer, n_power_iterations=0)):
        with pytest.raises(ValueError):
            call()
    for norm in (nn.utils.spectral_norm, nn.utils.weight_norm, parametrizations.weight_norm,
                 parametrizations.spectral_norm):
        with pytest.raises(IndexError):
            norm(layer, dim=5)
    assert sorted(layer.state_dict()) == ["bias", "weight"]
    vector = parametrizations.spectral_norm(nn.LayerNorm(4))
    np.testing.assert_allclose(vector.weight.data.numpy(), [0.5] * 4, rtol=1e-6)


@pytest.mark.parametrize("kind", ["matrix_exp", "cayley", "householder"])
@pytest.mark.parametrize("size", [(3, 3), (5, 3), (3, 5), (1, 4)])
@pytest.mark.parametrize("trivial", [True, False])
def test_orthogonal(kind, size, trivial):
    torch.manual_seed(size[0])
    layer = nn.Linear(size[1], size[0]).double()
    parametrizations.orthogonal(layer, orthogonal_map=kind, use_trivialization=trivial)
    descent = optim.SGD(layer.parameters(), lr=0.3)

    def products():
        weight = layer.weight.data.numpy()
        return weight @ weight.T if size[0] <= size[1] else weight.T @ weight
    x = Variable(torch.from_numpy(np.random.RandomState(1).randn(6, size[1])))
    wanted = [layer(x).pow(3).sum()]
    for _ in range(4):
        np.testing.assert_allclose(products(), np.eye(min(size)), atol=1e-12)
        descent.zero_grad()
        layer(x).pow(3).mean().backward()
        descent.step()
    assert not layer(x).pow(3).sum().data.equal(wanted[0].data) or size == (1, 1)
    target = np.linalg.qr(np.random.RandomState(2).randn(max(size), min(size)))[0]
    target = torch.from_numpy(np.ascontiguousarray(target if size[0] >= size[1] else target.T))
    if trivial:
        layer.weight = target
        np.testing.assert_allclose(layer.weight.data.numpy(), target.numpy(), atol=1e-12)
    else:
        with pytest.raises(NotImplementedError, match="has no inverse"):
            layer.parametrizations.weight[0].right_inverse(target)
    file = io.BytesIO()
    torch.save(layer.state_dict(), file)
    file.seek(0)
    again = parametrizations.orthogonal(nn.Linear(size[1], size[0]).double(), orthogonal_map=kind,
                                        use_trivialization=trivial)
    again.load_state_dict(torch.load(file))
    assert again.weight.data.equal(layer.weight.data)


def test_orthogonal_refuses():
    for call in (lambda: parametrizations.orthogonal(nn.Linear(2, 2), "bias"),
                 lambda: parametrizations.orthogonal(nn.Linear(2, 2), orthogonal_map="svd")):
        with pytest.raises(ValueError, match="orthogonal: "):
            call()


def test_parametrizations_are_given_to_another_module():
    layer, other = register_parametrization(nn.Linear(3, 3), "weight", Symmetric()), nn.Linear(3, 3)
    assert parametrize.transfer_parametrizations_and_params(layer, other) is other
    assert torch.equal(other.weight, layer.weight) and type(other) is type(layer) is type(copy.deepcopy(layer))
    with torch.no_grad():
        other.parametrizations.weight.original.zero_()
    assert layer.weight.abs().sum() > 0
