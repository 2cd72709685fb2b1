"""Sparse tensors have equal results on GPU and CPU; their operations are rows with kernels."""

import pytest

import torch
from torch import nn, optim

OPERATIONS = {
    "dense": lambda s, d: s.to_dense(), "coalesce": lambda s, d: s.coalesce(), "mm": lambda s, d: s @ d,
    "csr": lambda s, d: s.to_sparse_csr() @ d, "add": lambda s, d: s + s, "onto dense": lambda s, d: d.t() + s,
    "mul": lambda s, d: s * s, "mul dense": lambda s, d: s * d.t(), "sum": lambda s, d: s.sum(0),
    "softmax": lambda s, d: torch.sparse.softmax(s, 1), "t": lambda s, d: s.t(), "two": lambda s, d: s @ s.t(),
    "index_select": lambda s, d: s.index_select(0, torch.tensor([1, 0], device=s.device)),
    "narrow": lambda s, d: s[:, 1:],
    "select": lambda s, d: s[0], "mask": lambda s, d: d.t().sparse_mask(s), "hspmm": lambda s, d: torch.hspmm(s, d),
    "to_sparse": lambda s, d: d.to_sparse(), "sin": lambda s, d: s.sin(), "norm": lambda s, d: s.norm(),
}  # fmt: skip
INDICES = torch.tensor([[0, 1, 1, 0], [2, 0, 2, 2]])


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations(name):
    torch.manual_seed(0)
    values, dense, found = torch.randn(4), torch.randn(3, 2), []
    for position in ("cpu", "cuda"):
        v, d = (one.to(position, copy=True).requires_grad_() for one in (values, dense))
        s = torch.sparse_coo_tensor(INDICES.to(position), v, (2, 3))
        assert s.device == v.device == s._indices().device
        result = OPERATIONS[name](s, d)
        result = result.to_dense() if result.layout is not torch.strided else result
        (result * result).sum().backward()
        found.append([one.cpu() for one in (result, v.grad, d.grad) if one is not None])
    for here, there in zip(*found, strict=True):
        torch.testing.assert_close(here, there)


def test_moves_and_names():
    s = torch.sparse_coo_tensor(INDICES, torch.ones(4), (2, 3))
    for one in (s, s.to_sparse_csr()):
        there = one.cuda()
        assert there.is_cuda and there.layout is one.layout and there.cpu().equal(one)
    assert s.cuda().type() == "torch.cuda.sparse.FloatTensor" and isinstance(s.cuda(), torch.cuda.sparse.FloatTensor)
    assert torch.cuda.sparse.FloatTensor(INDICES.cuda(), torch.ones(4).cuda(), torch.Size([2, 3])).is_cuda
    with pytest.raises(IndexError, match="dim 0 has the indices 5 to 5"):
        torch.sparse_coo_tensor([[5], [1]], [1.0], (2, 2), device="cuda")


def test_training_of_a_table():
    layers = [nn.Embedding(6, 3, sparse=True) for _ in range(2)]
    layers[1].load_state_dict(layers[0].state_dict())
    layers[1].cuda()
    for layer, position in zip(layers, ("cpu", "cuda"), strict=True):
        optimizer = optim.SparseAdam(layer.parameters(), lr=0.1)
        for _ in range(2):
            optimizer.zero_grad()
            (layer(torch.tensor([1, 1, 4], device=position)) ** 2).sum().backward()
            optimizer.step()
    torch.testing.assert_close(layers[0].weight, layers[1].weight.cpu())
