"""Embeddings and bags of them against NumPy, with numeric gradients."""


import numpy as np
import pytest
from test_layers import check_gradient

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

rng = np.random.default_rng(0)


def constant(array):
    return Variable(torch.from_numpy(np.ascontiguousarray(array)), requires_grad=False)


def test_embedding_gradient_padding_and_frequency():
    index = np.array([[1, 3, 1], [0, 2, 3]])
    grad = rng.normal(size=(2, 3, 4))
    for padding, scaled in ((None, False), (3, False), (-1, True), (0, True)):
        layer = nn.Embedding(5, 4, padding_idx=padding, scale_grad_by_freq=scaled).double()
        output = layer(torch.from_numpy(index))
        np.testing.assert_array_equal(output.data.numpy(), layer.weight.data.numpy()[index])
        output.backward(torch.from_numpy(grad))
        wanted = np.zeros((5, 4))
        for which, row in zip(index.ravel(), grad.reshape(6, 4), strict=True):
            if padding is None or which != padding % 5:
                wanted[which] += row / ((index == which).sum() if scaled else 1)
        np.testing.assert_allclose(layer.weight.grad.data.numpy(), wanted)
        if padding is not None:
            assert layer.weight.data[padding % 5].abs().max() == 0 and layer.padding_idx == padding % 5
        layer.zero_grad()
        F.embedding(torch.from_numpy(index), layer.weight, padding, scale_grad_by_freq=scaled).backward(
            torch.from_numpy(grad), create_graph=True)
        np.testing.assert_allclose(layer.weight.grad.data.numpy(), wanted)


@pytest.mark.parametrize("count, width", [(0, 3), (1, 3), (5, 0), (4033, 16), (4034, 16), (4035, 16), (3, 30_000)])
def test_embedding_in_threads(count, width):
    """Sizes on both sides of those that are worth a second thread."""
    table, numbers = torch.randn(50, width), np.random.default_rng(3).integers(0, 50, count)
    before = torch.get_num_threads()
    try:
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            result = F.embedding(torch.from_numpy(numbers), table)
            np.testing.assert_array_equal(result.numpy().reshape(count, width), table.numpy()[numbers])
    finally:
        torch.set_num_threads(before)


def test_embedding_shortens_rows_that_are_named():
    layer = nn.Embedding(4, 3, max_norm=1)
    layer.weight.data.fill_(2)
    layer(torch.LongTensor([[1, 3]]))
    norms = np.linalg.norm(layer.weight.data.numpy(), axis=1)
    np.testing.assert_allclose(norms, [np.sqrt(12), 1, np.sqrt(12), 1], rtol=1e-5)
    assert repr(layer) == "Embedding(4, 3, max_norm=1)"
    fixed = nn.Embedding.from_pretrained(torch.ones(2, 3))
    assert not fixed.weight.requires_grad and fixed(torch.LongTensor([1])).size() == (1, 3)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags_are_reduced_embeddings(mode):
    layer = nn.EmbeddingBag(6, 3, mode=mode).double()
    table, flat, offsets = layer.weight.data.numpy(), np.array([1, 5, 2, 2, 0]), np.array([0, 2, 2])
    bags = [flat[:2], flat[2:2], flat[2:]]
    wanted = [getattr(table[bag], mode)(0) if len(bag) else np.zeros(3) for bag in bags]
    np.testing.assert_allclose(layer(torch.from_numpy(flat), torch.from_numpy(offsets)).data.numpy(), wanted)
    matrix = np.array([[1, 2], [0, 5]])
    np.testing.assert_allclose(layer(torch.from_numpy(matrix)).data.numpy(), getattr(table[matrix], mode)(1))
    check_gradient(lambda w: F.embedding_bag(torch.from_numpy(flat), w, torch.from_numpy(offsets), mode=mode),
                   torch.from_numpy(table.copy()))
    if mode == "sum":
        factors = torch.from_numpy(np.array([[2.0, 3], [1, 0.5]]))
        result = layer(torch.from_numpy(matrix), per_sample_weights=factors).data.numpy()
        np.testing.assert_allclose(result, (table[matrix] * factors.numpy()[:, :, None]).sum(1))


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags_without_padding_and_by_frequency(mode, create_graph):
    """Bags of all lengths, an empty one and one of padding only; rows wider than a vector."""
    flat, offsets = np.array([3, 1, 1, 5, 4, 2, 2, 2, 0, 2, 5]), np.array([0, 3, 3, 5, 7])
    ends, table, grad = [*offsets[1:], len(flat)], rng.normal(size=(6, 17)), rng.normal(size=(5, 17))
    for padding, scaled in ((None, False), (-4, False), (None, True)):
        layer = nn.EmbeddingBag(6, 17, mode=mode, padding_idx=padding, scale_grad_by_freq=scaled,
                                include_last_offset=True).double()
        layer.weight.data.copy_(torch.from_numpy(table))
        output = layer(torch.from_numpy(flat), torch.from_numpy(np.array([*offsets, len(flat)])))
        wanted, slopes = np.zeros((5, 17)), np.zeros((6, 17))
        for line, first, end, given in zip(wanted, offsets, ends, grad, strict=True):
            bag = [row for row in flat[first:end] if padding is None or row != padding % 6]
            share = {row: 1 / np.sum(flat == row) if scaled else 1 for row in bag}
            if bag and mode == "max":
                line[:] = table[bag].max(0)
                for j, position in enumerate(table[bag].argmax(0)):
                    slopes[bag[position], j] += given[j] * share[bag[position]]
            elif bag:
                count = len(bag) if mode == "mean" else 1
                line[:] = table[bag].sum(0) / count
                for row in bag:
                    slopes[row] += given / count * share[row]
        np.testing.assert_allclose(output.data.numpy(), wanted, rtol=1e-12)
        output.backward(torch.from_numpy(grad), create_graph=create_graph)
        np.testing.assert_allclose(layer.weight.grad.data.numpy(), slopes, rtol=1e-12)
    assert repr(layer) == f"EmbeddingBag(6, 17, mode={mode!r})"
    assert nn.EmbeddingBag(3, 2, padding_idx=-1).padding_idx == 2


@pytest.mark.parametrize("width", [1, 31, 32, 33, 63, 64, 65])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags_of_every_width(width, mode):
    """Widths around those of the registers: a bag's row ends where the next begins."""
    table, bags = torch.randn(9, width), [[3, 1, 8], [], [8], [0, 0, 5, 2]]
    numbers, offsets = sum(bags, []), np.cumsum([0] + [len(bag) for bag in bags])[:-1]
    result = F.embedding_bag(torch.LongTensor(numbers), table, torch.from_numpy(offsets), mode=mode)
    rows = [getattr(table.numpy()[bag], mode)(0) if bag else np.zeros(width) for bag in bags]
    np.testing.assert_allclose(result.numpy(), rows, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("count", [1, 5, 64])
def test_numbers_in_no_bag_have_no_gradient(count):
    factors, none = Variable(torch.ones(count)), torch.LongTensor(0)
    result = F.embedding_bag(torch.zeros(count).long(), Variable(torch.ones(4, 3)), none, mode="sum",
                             per_sample_weights=factors)
    torch.ones(count).mul_(7)  # memory that is used again
    result.backward(torch.zeros(0, 3))
    assert factors.grad.data.equal(torch.zeros(count))
