"""The networks of examples/graphs learn real digits from few labels, on the graph of each digit's nearest ones."""

import importlib.util
import pathlib

import pytest

import torch
import torch.nn.functional as F
from torch import optim
from torch.utils.data import digits

PLACE = pathlib.Path(__file__).resolve().parents[2] / "examples" / "graphs" / "layers.py"
spec = importlib.util.spec_from_file_location("graph_layers", PLACE)
layers = importlib.util.module_from_spec(spec)
spec.loader.exec_module(layers)


def nearest(features, count):
    """Return the edges (2, number) from each row of features to those that are nearest to it."""
    order = torch.cdist(features, features).argsort(1)[:, 1:count + 1]
    return torch.stack([torch.arange(len(features)).repeat_interleave(count), order.reshape(-1)])


def learned(kind, edges, images, labels):
    """Return (loss, accuracy) of a network trained on three labels of each class."""
    torch.manual_seed(0)
    graph = layers.adjacency(edges, len(images))
    graph = layers.normalized(graph) if kind == "gcn" else graph
    told = torch.cat([(labels == digit).nonzero().view(-1)[:3] for digit in range(10)])
    model = layers.Network(kind, images.size(1), 32, 10)
    optimizer = optim.Adam(model.parameters(), lr=0.01)
    for _ in range(40):
        loss = F.cross_entropy(model(images, graph)[told], labels[told])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    with torch.no_grad():
        return loss.item(), (model(images, graph).argmax(1) == labels).float().mean().item()


@pytest.mark.parametrize("kind", ["gcn", "gat"])
def test_a_network_learns_from_three_labels_of_each_class(kind):
    test = digits().test
    pairs = [test[i] for i in range(300)]
    images = torch.stack([image for image, _ in pairs]).flatten(1)
    labels = torch.tensor([int(label) for _, label in pairs])
    loss, accuracy = learned(kind, nearest(images, 8), images, labels)
    assert loss < 0.1 and accuracy > 0.78
    if kind == "gcn":  # without edges it does not know what the labels of the neighbours are
        assert accuracy > learned(kind, torch.zeros(2, 0).long(), images, labels)[1] + 0.05
