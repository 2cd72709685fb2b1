"""examples/resnet.py: the networks have the published sizes, and learn."""

import pathlib
import sys

import pytest

import torch
from torch.autograd import Variable
from torch.utils.data import TensorDataset

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))

import resnet


@pytest.mark.parametrize("depth, parameters", [(18, 11_689_512), (34, 21_797_672), (50, 25_557_032)])
def test_the_networks_have_the_published_parameters_and_a_gradient_for_each(depth, parameters):
    model = resnet.ResNet(depth)
    assert sum(p.numel() for p in model.parameters()) == parameters
    scores = model(Variable(torch.randn(2, 3, 40, 40), requires_grad=False))
    assert scores.size() == (2, 1000)
    scores.sum().backward()
    assert all(p.grad is not None and p.grad.size() == p.size() for p in model.parameters())


@pytest.mark.parametrize("depth", sorted(resnet.BLOCKS))
def test_a_narrow_network_learns_where_a_stripe_is(depth):
    """Three classes: the brightest third of the image."""
    torch.manual_seed(2)
    labels = torch.arange(0, 96).long().fmod(3)
    images = torch.randn(96, 1, 33, 33) * 0.3
    for image, label in zip(images, labels.tolist(), strict=True):
        image[0, 11 * label : 11 * label + 11].add_(1)
    model, data = resnet.ResNet(depth, 3, 1, width=4), TensorDataset(images, labels)
    losses = resnet.train(model, data, 25, rate=0.02, report=lambda line: None)
    assert losses[-1] < 0.6 * losses[0] and resnet.accuracy(model, data) > 0.8


def test_a_saved_network_gives_the_same_scores(tmp_path):
    model, other = (resnet.ResNet(18, 5, 1, width=4) for _ in range(2))
    x = Variable(torch.randn(3, 1, 32, 32), volatile=True)
    model(x)
    torch.save(model.state_dict(), tmp_path / "model.pt")
    other.load_state_dict(torch.load(tmp_path / "model.pt"))
    assert model.eval()(x).data.equal(other.eval()(x).data)
