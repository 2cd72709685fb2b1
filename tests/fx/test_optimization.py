"""torch.fx.experimental.optimization: fewer layers, the same results."""

import pytest

import torch
from torch import nn
from torch.fx.experimental.optimization import fuse, remove_dropout


class Branches(nn.Module):
    """Pairs that can be fused, one whose convolution is read twice, and a convolution that is called twice."""

    def __init__(self):
        super().__init__()
        self.first, self.norm = nn.Conv2d(2, 2, 3, padding=1), nn.BatchNorm2d(2)
        self.read, self.beside = nn.Conv2d(2, 2, 1, bias=False), nn.BatchNorm2d(2)
        self.twice, self.after = nn.Conv2d(2, 2, 1), nn.BatchNorm2d(2)
        self.drop = nn.Dropout()

    def forward(self, x):
        x = torch.relu(self.norm(self.first(x)))
        y = self.read(x)
        x = self.beside(y) + y
        return self.drop(self.after(self.twice(self.twice(x))))


@pytest.fixture
def model():
    model = Branches()
    for _ in range(3):
        model(torch.randn(4, 2, 5, 5) * 2 + 1)  # the running means move
    return model.eval()


@pytest.mark.parametrize("inplace", [False, True])
def test_only_layers_that_nothing_else_reads_are_fused(model, inplace):
    x = torch.randn(2, 2, 5, 5)
    expected, before = model(x), model.first.weight.clone()
    fused = fuse(model, inplace)
    names = [name for name, _ in fused.named_children()]
    assert "norm" not in names and {"first", "beside", "after"} <= set(names)
    assert torch.allclose(fused(x), expected, atol=1e-5) and torch.equal(model.first.weight, before)
    assert (fused.read.weight is model.read.weight) == inplace


def test_a_traced_module_is_taken_as_it_is(model):
    traced, x = torch.fx.symbolic_trace(model), torch.randn(1, 2, 5, 5)
    fused = fuse(traced, inplace=True, no_trace=True)
    assert fused is traced and torch.allclose(fused(x), model(x), atol=1e-5)


def test_training_is_refused(model):
    with pytest.raises(ValueError, match="eval"):
        fuse(model.train())


def test_dropout_is_removed(model):
    traced, x = remove_dropout(model.train()), torch.randn(1, 2, 5, 5)
    assert "drop" not in dict(traced.named_children())
    assert torch.equal(traced.eval()(x), model.eval()(x))
