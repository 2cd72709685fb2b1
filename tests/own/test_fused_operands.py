"""Operands of fused functions at the edges: unread, empty, with one number per row, of other last dims, complex."""

import itertools

import pytest
from test_fused_programs import compared, operands

import torch


@pytest.mark.parametrize("function", [
    lambda x, y: x * 2, lambda x, y: y.exp(), lambda x, y: x.softmax(-1) * 2,
], ids=["x", "y", "rows"])
def test_operands_that_the_result_does_not_read_give_it_no_size(function):
    x, y = operands((3, 1), (2, 3, 4))
    assert torch.fuse(function)(x, y).size() == function(x, y).size()
    result = torch.fuse(function)(x.requires_grad_(), y.requires_grad_())
    (grad,) = [one for one in torch.autograd.grad(result.sum(), (x, y), allow_unused=True) if one is not None]
    assert grad.size() == result.size()


def test_reductions_of_empty_rows():
    x = torch.zeros(2, 0)
    for function in (lambda x: (x * 2).sum(-1, True) + 1, lambda x: (x * 2).mean(-1), lambda x: x.logsumexp(-1, True),
                     lambda x: (x + 1).var(-1) * 2):
        torch.full((50,), 7.0)  # so that fresh memory shows
        torch.testing.assert_close(torch.fuse(function)(x), function(x), equal_nan=True)
    with pytest.raises(RuntimeError, match="need at least one element"):
        torch.fuse(lambda x: (x * 2).amax(-1, True) + 1)(x)
    first, empty = torch.ones(3, 1), torch.zeros(3, 0)
    function = torch.fuse(lambda a, b: (a * b).logsumexp(-1, True) + a)
    assert function(first, empty).flatten().tolist() == [-float("inf")] * 3


@pytest.mark.parametrize("after", [((1,), (0,)), ((2, 1), (2, 0)), ((1,), (3,))])
def test_operands_that_the_function_resizes_while_it_is_traced_are_refused(after):
    """The program reads one number per row of y; an empty y has none."""
    x, y, traces = torch.ones(5), torch.ones(1), []

    def function(a, b):
        traces.append(a)
        if len(traces) == 2:  # the first trace finds that dims count
            x.resize_(*after[0])
            y.resize_(*after[1])
        return (b - 1) * b + a.sum(-1, keepdim=True)

    with pytest.raises(RuntimeError, match="operand 1 is .* do not resize operands"):
        torch.fuse(function)(x, y)


@pytest.mark.parametrize("name", ["var", "std", "mean", "softmax", "logsumexp", "log_softmax"])
def test_reductions_of_operands_with_one_number_per_row(name):
    def function(a, b):
        options = {"unbiased": False} if name in ("var", "std") else {}
        options |= {} if name.endswith("softmax") else {"keepdim": True}
        return getattr(a, name)(-1, **options) * b

    a, b = operands((4, 1), (4, 6))
    compared(function, torch.fuse(function), [a.requires_grad_(), b.requires_grad_()])


def test_the_gradient_of_a_deviation_is_0_where_it_is_0():
    x = torch.ones(2, 3, requires_grad=True)
    torch.fuse(lambda x: x.std(-1, True) * 2)(x).sum().backward()
    assert x.grad.tolist() == [[0] * 3] * 2
    assert torch.fuse(lambda x: x.var(-1, correction=5))(torch.arange(3.0)).item() == float("inf")


def test_last_dims_that_differ_are_computed_call_by_call():
    a, b = operands((2,), (2, 6))
    for function in (lambda a, b: a.mean(-1, True) + b.sum(-1, True), lambda a, b: (a * 2).mean(-1) + b,
                     lambda a, b: a * b.sum(-1, True) + a):
        compared(function, torch.fuse(function), [a.requires_grad_(), b.requires_grad_()])
    with pytest.raises(RuntimeError, match="sizes"):
        torch.fuse(lambda a, b: b.var(-1) + b)(a, b)


@pytest.mark.parametrize("function", [
    lambda a, b: a.sum(-1).exp(), lambda a, b: a.square().mean(-1).log() * 2 + 1, lambda a, b: a.logsumexp(-1).tanh(),
    lambda a, b: a.var(-1).sqrt() - 1,
], ids=["sum", "mean", "logsumexp", "var"])
def test_calls_of_what_a_reduction_left_have_gradients(function):
    a, b = operands((4, 6), (4, 6))
    fused = torch.fuse(function)
    compared(function, fused, [a.requires_grad_(), b])
    assert fused.explain(a, b).count("one pass") == 1
    (first,) = torch.autograd.grad(fused(a, b).sum(), a, create_graph=True)
    (plain,) = torch.autograd.grad(function(a, b).sum(), a, create_graph=True)
    for one, other in zip(torch.autograd.grad(first.sum(), a), torch.autograd.grad(plain.sum(), a), strict=True):
        torch.testing.assert_close(one, other)


def test_results_with_and_without_the_reduced_dim_are_programs_of_their_own():
    x = torch.ones(3, 5, requires_grad=True)
    sizes = [torch.fuse(f)(x).size() for f in (lambda x: x.sum(-1).exp(), lambda x: x.sum(-1, keepdim=True).exp())]
    assert sizes == [(3,), (3, 1)]


@pytest.mark.parametrize("function", [
    lambda a, b: a.masked_fill(a > 0, 2.0) * b, lambda a, b: (a * 2).masked_fill(b > 0.3, float("inf")).exp() + b,
    lambda a, b: a.masked_fill((a > 0) & (b < 0.5), -1).sum(-1, True) * b,
], ids=["own", "other", "row"])
def test_filled_elements_are_selected_in_the_pass(function):
    a, b = operands((4, 6), (4, 6))
    fused = torch.fuse(function)
    compared(function, fused, [a.requires_grad_(), b.requires_grad_()])
    assert fused.explain(a, b).count("\n") == 0


@pytest.mark.parametrize("length", [20, 60, 150])
def test_long_functions_take_several_passes(length):
    def function(x):
        for _ in range(length):
            x = (x * 1.01 + 0.1).sin()
        return x

    (x,) = operands((4, 6))
    fused = torch.fuse(function)
    compared(function, fused, [x.requires_grad_()])
    passes = fused.explain(x).splitlines()
    assert sum(line.count(",") + 1 for line in passes) == 3 * length
    assert len(passes) == (1 if length == 20 else -(-3 * length // 48))


def test_parts_between_whole_calls_drop_dims():
    a, b = operands((3, 3), (3, 3))
    for function in (lambda a, b: (a @ b).logsumexp(-1), lambda a, b: (a @ b).std(-1) * 2,
                     lambda a, b: a.logsumexp(-1) @ b):
        compared(function, torch.fuse(function), [a.requires_grad_(), b.requires_grad_()])


@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128])
def test_complex_operands_are_computed_call_by_call(dtype):
    a, b = operands((9,), (9,))
    for function in (lambda a, b: a * b + 3, lambda a, b: (a * b).mean(-1), lambda a, b: a * 2 / b):
        result = torch.fuse(function)(a, b.to(dtype))
        torch.testing.assert_close(result, function(a, b.to(dtype)))
    with pytest.raises(TypeError, match="gt: other is Complex"):
        torch.fuse(lambda a, b: torch.where(a > b, a, b))(a, b.to(dtype))


def test_long_chains_are_traced_once_per_step():
    """Each step reads its predecessor several times, so that a walk over all paths would not end."""
    def function(x):
        for _ in range(4):
            x = x - x.mean(-1, keepdim=True)
            x = x / (x.var(-1, keepdim=True, unbiased=False) + 1).sqrt()
        return x

    (x,) = operands((2, 5))
    compared(function, torch.fuse(function), [x.requires_grad_()], 1e-8)


@pytest.mark.parametrize("rows", [1, 31, 64, 65])
@pytest.mark.parametrize("columns", [1, 31, 33, 128])
@pytest.mark.parametrize("first, second", list(itertools.product(["row", "column", "number", "all"], repeat=2)))
def test_operands_of_two_sizes_share_a_gradient(rows, columns, first, second):
    """The gradient of a sum is one value for both operands, which each of them sums to its own size."""
    size = {"row": (columns,), "column": (rows, 1), "number": (1,), "all": (rows, columns)}
    x, y = (torch.randn(size[which], dtype=torch.float64, requires_grad=True) for which in (first, second))
    other = torch.randn(rows, columns, dtype=torch.float64)
    result = torch.fuse(lambda a, b, c: ((a + b) * c).exp())(x, y, other)
    wanted = ((x + y) * other).exp()
    assert torch.allclose(result, wanted)
    pairs = zip(torch.autograd.grad(result.sum(), [x, y]), torch.autograd.grad(wanted.sum(), [x, y]), strict=True)
    assert all(torch.allclose(got, true) for got, true in pairs)
