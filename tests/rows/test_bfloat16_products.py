"""Products of bfloat16 against sums of doubles: odd sizes, transposed factors, batches, views, bias, out=."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F

SIZES = [(512, 64, 70), (1, 5, 3), (7, 9, 65), (6, 8, 16), (33, 64, 1), (500, 3, 17), (2, 1, 2), (3, 0, 4), (0, 3, 4),
         (481, 7, 129)]


def drawn(*size):
    return torch.from_numpy(np.random.default_rng(sum(size)).standard_normal(size).astype(np.float32)).bfloat16()


def close(got, wanted, terms):
    assert got.dtype is torch.bfloat16
    torch.testing.assert_close(got.double(), wanted, rtol=2**-8, atol=2e-6 * (terms + 1))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("left", ["rows", "columns", "view"])
@pytest.mark.parametrize("right", ["rows", "columns", "view"])
def test_products(size, left, right):
    rows, depth, columns = size
    def factor(layout, m, n):
        return {"rows": lambda: drawn(m, n), "columns": lambda: drawn(n, m).t(),
                "view": lambda: drawn(m + 1, n + 3)[1:, 3:]}[layout]()
    a, b, bias = factor(left, rows, depth), factor(right, depth, columns), drawn(columns)
    wanted = a.double() @ b.double()
    close(a @ b, wanted, depth)
    close(F.linear(a, b.t(), bias), wanted + bias.double(), depth)
    gaps = torch.empty(rows, 2 * columns, dtype=torch.bfloat16)[:, ::2]
    close(torch.mm(a, b, out=gaps), wanted, depth)


@pytest.mark.parametrize("turned", [False, True])
def test_batches(turned):
    a, b = drawn(5, 7, 9), drawn(5, 33, 9).mT if turned else drawn(5, 9, 33)
    close(a @ b, a.double() @ b.double(), 9)
    close(a[1:, ::2] @ b[1:], a[1:, ::2].double() @ b[1:].double(), 9)
    close(F.linear(drawn(2, 3, 5, 9), b[0].mT), drawn(2, 3, 5, 9).double() @ b[0].double(), 9)


def test_gradients_of_linear():
    x, w = drawn(4, 6, 9).requires_grad_(), drawn(5, 9).requires_grad_()
    F.linear(x, w).sum().backward()
    close(x.grad, w.detach().double().sum(0).expand(4, 6, 9), 5)
    close(w.grad, x.detach().double().sum((0, 1)).expand(5, 9), 24)


def test_what_is_not_finite_stays_so():
    a = torch.tensor([[float("inf"), 1], [float("nan"), 1], [-float("inf"), 1], [3e38, 3e38]], dtype=torch.bfloat16)
    result = a @ torch.ones(2, 20, dtype=torch.bfloat16)
    assert result[0].eq(float("inf")).all() and result[1].isnan().all() and result[2].eq(-float("inf")).all()
    assert result[3].eq(float("inf")).all()
