"""Ties of the largest or smallest elements: the sum of their gradients is right."""

import pytest

import torch
from torch.autograd import Variable, grad
from torch.nn import functional as F

INF = float("inf")


def row_of(x):
    return x.expand(3, 4).clone()


EQUAL = {
    "max": lambda x: row_of(x).max(), "min": lambda x: row_of(x).min(),
    "max of a dim": lambda x: row_of(x).max(1)[0].sum(), "min of a dim": lambda x: row_of(x).min(0)[0].sum(),
    "amax": lambda x: row_of(x).amax(1).sum(), "amin": lambda x: row_of(x).amin((0, 1)),
    "aminmax": lambda x: sum(y.sum() for y in torch.aminmax(row_of(x), dim=1, keepdim=True)),
    "max of two": lambda x: torch.max(row_of(x), row_of(x)).sum(), "fmin": lambda x: torch.fmin(x, x.clone()).sum(),
    "norm": lambda x: row_of(x).norm(INF), "least norm": lambda x: row_of(x).norm(-INF, 1).sum(),
    "norm of dims": lambda x: row_of(-x).norm(INF, (0, 1), keepdim=True).sum(),
    "dist": lambda x: torch.dist(row_of(x), row_of(x) * 3, INF),
    "matrix norm": lambda x: torch.linalg.norm(row_of(x), INF), "median": lambda x: row_of(x).median(0)[0].sum(),
    "cummax": lambda x: torch.cummax(row_of(x), 0)[0].sum(),
    "cdist": lambda x: torch.cdist(Variable(torch.zeros(2, 4).double()), row_of(x), INF).sum(),
    "pdist": lambda x: F.pdist(torch.cat([row_of(x), row_of(x) * 3], 0), INF).sum(),
    "linalg.vector_norm": lambda x: torch.linalg.vector_norm(row_of(x), INF, 1).sum(),
    "normalize": lambda x: (F.normalize(row_of(x), INF, 1) * x).sum(),
    "quantile": lambda x: torch.quantile(row_of(x).view(-1), 0.3),
    "nanmedian": lambda x: torch.nanmedian(row_of(x)), "topk": lambda x: row_of(x).topk(2, 1)[0].sum(),
    "max pool": lambda x: F.max_pool2d(row_of(x).view(1, 1, 3, 4), 2).sum(),
    "adaptive": lambda x: F.adaptive_max_pool2d(row_of(x).view(1, 1, 3, 4), 1).sum(),
}  # fmt: skip


@pytest.mark.parametrize("name", EQUAL)
@pytest.mark.parametrize("create_graph", [False, True])
def test_equal_elements_share(name, create_graph):
    x, step = Variable(torch.DoubleTensor([1.5])), 1e-6
    result, = grad(EQUAL[name](x).sum(), x, create_graph=create_graph)
    above, below = (EQUAL[name](Variable(x.data + s)).data.sum() for s in (step, -step))
    assert abs(result.item() - (above - below) / (2 * step)) < 1e-6


@pytest.mark.parametrize("size", [(6,), (200, 301)])
@pytest.mark.parametrize("kind", ["Float", "Double", "Half"])
def test_shares_are_even(size, kind):
    make = getattr(torch, f"{kind}Tensor")
    for call in (torch.max, lambda x: x.norm(INF), lambda x: x.amax(tuple(range(len(size))))):
        data = make(*size).fill_(0)
        places = [0, data.numel() // 2, data.numel() - 1]
        for position in places:
            data.view(-1)[position] = 2
        x = Variable(data)
        (call(x) * 6).backward()
        got = x.grad.data.float().view(-1)
        assert [got[position] for position in places] == [2, 2, 2] and abs(got.sum() - 6) < 1e-6
        x = Variable(data.t()) if len(size) > 1 else Variable(data)
        assert grad(call(x) * 6, x, create_graph=True)[0].data.float().sum() == 6


def test_one_alone_has_all_of_it():
    data = torch.DoubleTensor([[3, 1, 2], [0, -4, -4]])
    x = Variable(data)
    x.amax(1).sum().backward()
    assert x.grad.data.tolist() == [[1, 0, 0], [1, 0, 0]]
    x = Variable(data)
    low, high = torch.aminmax(x, dim=1)
    (low.sum() + high.sum() * 10).backward()
    assert x.grad.data.tolist() == [[10, 1, 0], [10, 0.5, 0.5]]
    x = Variable(data)
    low, _ = torch.aminmax(x)
    low.backward()
    assert x.grad.data.tolist() == [[0, 0, 0], [0, 0.5, 0.5]]
    for empty in ((0, 3), (2, 0)):
        x = Variable(torch.DoubleTensor(*empty))
        y = x.amax(0 if empty[1] == 0 else 1)
        assert y.numel() == 0 and grad(y, x, y.data)[0].size() == empty
