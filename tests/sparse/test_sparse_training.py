"""Sparse gradients of tables, the optimizers that take them, and networks on a graph."""

import pytest

import torch
from torch import nn, optim
from torch.nn import functional


def pair(kind, **options):
    """Return the module with dense gradients, and with sparse ones; the same table."""
    result = [kind(6, 3, sparse=sparse, **options) for sparse in (False, True)]
    result[1].load_state_dict(result[0].state_dict())
    return result


@pytest.mark.parametrize("padding", [None, 2])
@pytest.mark.parametrize("scaled", [False, True])
def test_tables_have_the_gradient_of_dense_ones(padding, scaled):
    torch.manual_seed(0)
    dense, sparse = pair(nn.Embedding, padding_idx=padding, scale_grad_by_freq=scaled)
    named, weights = torch.randint(0, 6, (4, 5)), torch.randn(4, 5, 3)
    for layer in (dense, sparse, dense, sparse):  # the second gradient is added to the first
        (layer(named) * weights).sum().backward()
    assert sparse.weight.grad.is_sparse and not dense.weight.grad.is_sparse
    assert sparse.weight.grad.shape == (6, 3) and sparse.weight.grad.sparse_dim() == 1
    torch.testing.assert_close(sparse.weight.grad.to_dense(), dense.weight.grad)
    with torch.no_grad():
        assert not sparse(named).requires_grad


@pytest.mark.parametrize("padding", [None, 2])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("ends", [None, [0, 2, 2, 10]])
def test_bags_have_the_gradient_of_dense_ones(padding, mode, ends):
    torch.manual_seed(0)
    dense, sparse = pair(nn.EmbeddingBag, mode=mode, padding_idx=padding)
    named = torch.randint(0, 6, (4, 5))
    named, offsets = (named, None) if ends is None else (named.view(-1), torch.tensor(ends))
    factors = [torch.rand(named.shape).requires_grad_() if mode == "sum" else None] * 2
    weights, found = torch.randn(4, 3), []
    for layer, factor in zip((dense, sparse), factors, strict=True):
        own = None if factor is None else factor.detach().requires_grad_()
        result = layer(named, offsets, own)
        (result * weights).sum().backward()
        found.append((result, layer.weight.grad.to_dense(), torch.zeros(()) if own is None else own.grad))
    assert sparse.weight.grad.is_sparse
    for one, other in zip(*found, strict=True):
        torch.testing.assert_close(one, other)


def test_where_sparse_gradients_meet_others():
    named = torch.tensor([1, 1, 4])
    leaf = torch.randn(6, 3, requires_grad=True)
    expected = torch.zeros(6, 3).index_add(0, named, torch.ones(3, 3))
    seen = []
    handle = leaf.register_hook(lambda gradient: seen.append(gradient.layout))
    functional.embedding(named, leaf, sparse=True).sum().backward()
    handle.remove()
    assert seen == [torch.sparse_coo]
    (leaf * 2).sum().backward()  # a dense one on top
    assert torch.equal(leaf.grad, expected + 2)
    functional.embedding(named, leaf, sparse=True).sum().backward()  # a sparse one on top of that
    assert torch.equal(leaf.grad, 2 * expected + 2)
    leaf.grad = None
    (functional.embedding(named, leaf, sparse=True).sum() + (leaf * 2).sum()).backward()
    assert torch.equal(leaf.grad, expected + 2)
    leaf.grad = None
    functional.embedding(named, leaf * 2, sparse=True).sum().backward()  # through a node it is dense
    assert torch.equal(leaf.grad, 2 * expected)
    result, = torch.autograd.grad(functional.embedding(named, leaf, sparse=True).sum(), leaf)
    assert result.is_sparse and torch.equal(result.to_dense(), expected)
    again, = torch.autograd.grad(functional.embedding(named, leaf, sparse=True).pow(2).sum(), leaf, create_graph=True)
    (again.to_dense() ** 2).sum().backward()
    assert torch.allclose(leaf.grad, 2 * expected + 8 * expected * expected * leaf)


def steps(make, sparse, count=6):
    torch.manual_seed(1)
    layer = nn.Embedding(6, 3, sparse=sparse)
    optimizer = make(layer.parameters())
    for step in range(count):
        optimizer.zero_grad(set_to_none=step % 2 == 0)
        (layer(torch.tensor([step % 6, 2, 2])) ** 2).sum().backward()
        optimizer.step()
    return layer.weight.detach(), optimizer


@pytest.mark.parametrize("make", [
    lambda p: optim.SGD(p, 0.1), lambda p: optim.SGD(p, 0.1, momentum=0.9), lambda p: optim.SGD(p, 0.1, maximize=True),
    lambda p: optim.SGD(p, 0.1, weight_decay=0.1, momentum=0.5, nesterov=True), lambda p: optim.Adagrad(p, 0.1),
    lambda p: optim.Adagrad(p, 0.1, lr_decay=0.1, weight_decay=0.1),
])
def test_steps_along_sparse_gradients_are_those_along_dense_ones(make):
    torch.testing.assert_close(steps(make, True)[0], steps(make, False)[0])


def test_sparse_adam_leaves_other_rows():
    """Against Adam written out for the rows that have a gradient (Kingma and Ba, 2014)."""
    result, optimizer = steps(lambda p: optim.SparseAdam(p, 0.1, betas=(0.8, 0.95), eps=1e-3), True)
    torch.manual_seed(1)
    weight = nn.Embedding(6, 3).weight.detach()
    mean, square = torch.zeros(6, 3), torch.zeros(6, 3)
    for step in range(1, 7):
        named = torch.tensor([(step - 1) % 6, 2, 2])
        gradient = torch.zeros(6, 3).index_add(0, named, 2 * weight[named])
        for row in set(named.tolist()):
            mean[row] += 0.2 * (gradient[row] - mean[row])
            square[row] += 0.05 * (gradient[row] ** 2 - square[row])
            rate = 0.1 * (1 - 0.95**step) ** 0.5 / (1 - 0.8**step)
            weight[row] -= rate * mean[row] / (square[row].sqrt() + 1e-3)
    torch.testing.assert_close(result, weight)
    state = optimizer.state_dict()
    assert state["state"][0]["step"] == 6 and state["state"][0]["exp_avg"].shape == (6, 3)
    optimizer.load_state_dict(state)


def test_optimizers_that_refuse():
    for kind in (optim.Adam, optim.AdamW, optim.RMSprop, optim.Adadelta, optim.Rprop):
        with pytest.raises(RuntimeError, match=f"{kind.__name__} does not support sparse gradients; use SGD, Adagrad"):
            steps(kind, True)
    with pytest.raises(RuntimeError, match="SparseAdam: parameter 0 has a dense gradient; use Adam"):
        steps(optim.SparseAdam, False)


def test_gradients_are_clipped():
    layer = nn.Embedding(6, 3, sparse=True)
    (layer(torch.tensor([1, 1, 4])) ** 2).sum().backward()
    before = layer.weight.grad.to_dense().norm()
    torch.testing.assert_close(torch.as_tensor(nn.utils.clip_grad_norm_(layer.parameters(), 0.5)), before)
    torch.testing.assert_close(layer.weight.grad.norm(), torch.tensor(0.5))


def test_new_makes_sparse_tensors_of_the_same_type():
    given = torch.eye(2).double().to_sparse()
    result = given.new(given._indices(), 2 * given._values(), given.size())
    assert result.dtype == torch.float64 and result.to_dense().tolist() == [[2, 0], [0, 2]]
    assert given.new().resize_as_(given).shape == (2, 2) and given.new(2, 3).shape == given.new((2, 3)).shape == (2, 3)
