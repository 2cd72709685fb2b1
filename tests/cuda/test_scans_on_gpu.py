"""Scans of lines on both sides of where they are cut into parts, and of many parts."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

SIZES = [(8191,), (8192,), (8193,), (3, 9001), (9000, 2), (70001,)]
NAMES = ["cumsum", "cumprod", "cummax", "cummin", "logcumsumexp"]


def numbers(kind, size):
    drawn = np.random.default_rng(3)
    if kind == "Long":
        return torch.from_numpy(drawn.integers(-3, 4, size))
    return getattr(torch.from_numpy(drawn.normal(1, 0.01, size)), kind.lower())()


def found(name, tensor):
    result = getattr(tensor, name)(0 if tensor.size(0) > 2000 else tensor.dim() - 1)
    return [one.cpu().numpy() for one in (result if isinstance(result, tuple) else [result])]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_long_lines(name, size):
    for kind in ("Float", "Double", "Long"):
        if kind == "Long" and name == "logcumsumexp":
            continue
        x = numbers(kind, size)
        tolerance = 1e-5 if kind == "Float" else 1e-12
        here, there = found(name, x), found(name, x.cuda())
        for got, wanted in zip(there, here, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=tolerance)
        for got, wanted in zip(found(name, x.cuda()), there, strict=True):
            np.testing.assert_array_equal(got, wanted, err_msg="the same bits again")


def test_as_many_long_lines_as_blocks():
    x = numbers("Float", (513, 8192))
    np.testing.assert_allclose(found("cumsum", x.cuda())[0], found("cumsum", x)[0], rtol=1e-5)


def test_nan_stays_from_where_it_stands():
    x = torch.arange(0.0, 20000)
    x[9000] = float("nan")
    values, places = x.cuda().cummax(0)
    assert values[8999] == 8999 and places[8999] == 8999 and bool((values[9000:] != values[9000:]).all())


def test_a_gradient_through_parts():
    x = numbers("Double", (20000,))
    grads = []
    for leaf in (Variable(x), Variable(x.cuda())):
        (leaf.logcumsumexp(0).sum() + (leaf.cumsum(0) * 0.5).sum()).backward()
        grads.append(leaf.grad.data.cpu().numpy())
    np.testing.assert_allclose(grads[1], grads[0], rtol=1e-9)
