"""torch.compile: which calls are one pass over the elements, with the results and gradients of the function."""

import pytest
from compiling import CALLS, lines, same, with_gradients

import torch
from torch._compile.compiled import Compiled
from torch.nn import functional as F


@pytest.mark.parametrize("turned", [False, True])
def test_reductions_of_all_elements_end_the_pass(turned):
    def loss(x, y, scale):
        error = (x - (y.t() if turned else y)).abs() * scale
        return torch.where(error < 1, 0.5 * error * error, error - 0.5).mean()

    fast = Compiled(loss)
    for _ in range(CALLS):
        x, y = torch.randn(4, 6), torch.randn(6, 4) if turned else torch.randn(4, 6)
        args = [arg.requires_grad_() for arg in (x, y, torch.ones(1))]
        for one, other in zip(with_gradients(fast, *args), with_gradients(loss, *args), strict=True):
            same(one, other)
    assert len(lines(fast)) == (3 if turned else 1)


@pytest.mark.parametrize("width", [5, 40])
@pytest.mark.parametrize("total", ["sum", "mean", "amax", "amin"])
def test_reductions_of_broadcast_operands_go_by_rows(total, width):
    def loss(x, bias, scale):
        return getattr(torch, total)((x - bias).exp() * scale)

    fast = Compiled(loss)
    for _ in range(CALLS):
        args = [torch.randn(*size, requires_grad=True) for size in ((3, 4, width), (width,), (4, 1))]
        for one, other in zip(with_gradients(fast, *args), with_gradients(loss, *args), strict=True):
            same(one, other)
    passes = ["one pass: sub, exp, mul, " + total] if width >= 32 else ["one pass: sub, exp, mul", total]
    assert lines(fast) == passes


@pytest.mark.parametrize("size", [(3, 4, 40), (2, 128, 1024)])
@pytest.mark.parametrize("total", ["sum", "mean", "amax", "amin"])
def test_reductions_of_many_elements_join_those_of_rows(total, size):
    def loss(x, y):
        return getattr(torch, total)(x.softmax(-1) * (y - y.logsumexp(-1, keepdim=True)).exp())

    fast = Compiled(loss)
    for _ in range(4):
        args = [torch.randn(size, requires_grad=True), torch.randn(size, requires_grad=True)]
        for one, other in zip(with_gradients(fast, *args), with_gradients(loss, *args), strict=True):
            same(one, other)
    rows = ["softmax", "logsumexp", "sub", "exp", "mul"]
    joined = lines(fast) == [f"one pass: {', '.join([*rows, total])}"]
    assert joined == (args[0].numel() >= 1 << 18)


@pytest.mark.parametrize("loss, options", [("huber_loss", {"delta": 0.5}), ("mse_loss", {"reduction": "sum"}),
                                           ("binary_cross_entropy_with_logits", {}),
                                           ("kl_div", {"reduction": "batchmean", "log_target": True})])
def test_losses_end_the_pass(loss, options):
    def function(x, y, scale):
        return getattr(F, loss)(x * scale, y, **options)

    fast = Compiled(function)
    for _ in range(CALLS):
        args = [torch.randn(4, 6, requires_grad=True), torch.rand(4, 6), torch.ones(1)]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same(one, other)
    assert [line.split(":")[0] for line in lines(fast)] == ["one pass", "div"][:1 + (loss == "kl_div")]


def test_masked_elements_are_part_of_a_pass():
    def function(x, y):
        return (x * 2).masked_fill(y < 0, -1e4).softmax(-1) * y

    fast = Compiled(function)
    for _ in range(CALLS):
        args = [torch.randn(4, 40, requires_grad=True), torch.randn(4, 40)]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same(one, other)
    assert lines(fast) == ["one pass: mul, lt, masked_fill, softmax, mul"]


@pytest.mark.parametrize("function", [lambda x, y: F.normalize(x + y, dim=-1),
                                      lambda x, y: (x * 2).norm(dim=-1, keepdim=True) + 1,
                                      lambda x, y: F.cosine_similarity(x, y, dim=-1)],
                         ids=["normalize", "norm", "cosine_similarity"])
def test_norms_of_rows_are_part_of_a_pass(function):
    fast = Compiled(function)
    for call in range(CALLS):
        scale = (1.0, 1e25, 1e-25, 0.0)[call % 4]  # squares overflow or vanish
        args = [(torch.randn(4, 40) * scale).requires_grad_(), torch.randn(4, 40) * scale]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same([each * min(scale, 1.0) for each in one], [each * min(scale, 1.0) for each in other])
    assert len(lines(fast)) == 1


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_cosines_of_lines_that_are_broadcast(dim):
    def function(x, y):
        return F.cosine_similarity(x, y, dim=dim) * 2

    fast = Compiled(function)
    for _ in range(CALLS):
        args = [(torch.rand(1, 2, 3) + 0.5).requires_grad_(), torch.rand(2, 1, 3) - 1.5]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same(one, other)
    whole = torch.ones(5, 4, dtype=torch.int64)
    assert F.cosine_embedding_loss(whole, whole, whole[:, 0]) == 0
    assert torch.compile(F.cosine_embedding_loss)(whole, whole, whole[:, 0]).item() == pytest.approx(0, abs=1e-6)


def test_probabilities_as_targets_choose_the_loss_of_probabilities():
    def function(x, y):
        return F.cross_entropy(x + 1, y.softmax(-1), reduction="none")

    fast = Compiled(function)
    for _ in range(CALLS):
        args = [torch.randn(4, 40, requires_grad=True), torch.randn(4, 40)]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same(one, other)
    assert lines(fast) == ["one pass: add, softmax, neg, log_softmax, mul, sum"]


def quotient(x, y):
    return (x * y).sum(-1) / (y.norm(dim=-1) + 1)


def loss_of_cosines(x, y):
    """Rows that give numbers, and a mean of these, whose pass has no rows."""
    return (1 - (x * y).sum(-1) / (x * x).sum(-1).clamp_min(0.1)).clamp_min(0).mean()


def columns_of_a_square(x, y):
    """The number of a row meets the elements of a column."""
    return y / ((x * y).sum(-1) + 9)


@pytest.mark.parametrize("size", [(6, 6), (1, 1), (5, 7), (1, 8), (8, 1), (2, 3, 4), (9,), (0, 3)])
@pytest.mark.parametrize("function, passes", [(quotient, 1), (loss_of_cosines, 3), (columns_of_a_square, 2)])
def test_what_reductions_without_their_dim_give_is_part_of_the_pass(function, passes, size):
    if function is columns_of_a_square and size not in ((6, 6), (1, 1)):
        return  # its operands are square
    fast = Compiled(function)
    for seed in range(3):
        torch.manual_seed(seed)
        args = [torch.randn(size, requires_grad=True) for _ in range(2)]
        for one, other in zip(with_gradients(fast, *args), with_gradients(function, *args), strict=True):
            same(one, other)
    if size == (6, 6):
        assert len(lines(fast)) == passes
