"""Indices of integer types other than Long, as tokenizers and NumPy produce them."""

import pytest

import torch
from torch.nn import functional

TYPES = [torch.int8, torch.int16, torch.int32]
X = torch.arange(12.0).view(3, 4)
CALLS = {
    "index_select": lambda i: X.index_select(0, i),
    "brackets": lambda i: X[i],
    "brackets of two": lambda i: X[:, i][i],
    "index_add": lambda i: X.index_add(0, i, torch.ones(2, 4)),
    "index_fill_": lambda i: X.clone().index_fill_(1, i, 7),
    "out": lambda i: torch.index_select(X, 0, i, out=torch.empty(2, 4)),
    "gather": lambda i: X.gather(0, i[None]),
    "embedding": lambda i: functional.embedding(i, X),
    "embedding_bag": lambda i: functional.embedding_bag(i, X, i[:1]),
    "bincount": torch.bincount,
    "nll_loss": lambda i: functional.nll_loss(X[:2], i),
}


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("dtype", TYPES)
def test_they_select_as_longs_do(name, dtype):
    index = torch.tensor([0, 2])
    assert torch.equal(CALLS[name](index.to(dtype)), CALLS[name](index))


def test_gradients_come_through():
    weight, index = X.clone().requires_grad_(), torch.tensor([1, 1, 2], dtype=torch.int32)
    functional.embedding(index, weight).sum().backward()
    assert weight.grad.sum(1).tolist() == [0, 8, 4]


def test_what_is_no_index_is_refused():
    for wrong in (torch.tensor([0.0, 2.0]), torch.tensor([True, False, True])):
        with pytest.raises(TypeError, match="index_select: index is .*; need LongTensor"):
            X.index_select(0, wrong)
    with pytest.raises(IndexError, match=r"index\[1\] is 9"):
        X.index_select(0, torch.tensor([0, 9], dtype=torch.int32))
    with pytest.raises(IndexError, match="is no index"):
        X[torch.tensor([0.5])]
