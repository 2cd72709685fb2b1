"""Programs of fused functions: all gradients in one pass, for every choice of them, in every size and layout."""

import itertools

import numpy as np
import pytest

import torch
from torch import _C

CHUNK, BLOCK, SUMMED = 512, 32, 32  # floats of a register, rows of a block, columns of summed outputs: csrc/row


def price(s, k, t, r, v):
    """Return prices of options (Black and Scholes, 1973)."""
    d = (torch.log(s / k) + (r + 0.5 * v * v) * t) / (v * torch.sqrt(t))
    below = 0.5 * (1 + torch.erf(d * 0.7))
    return s * below - k * torch.exp(-r * t) * (0.5 * (1 + torch.erf((d - v * torch.sqrt(t)) * 0.7)))


def shared(a, b, c, d, e):
    """Gradients that are equal, negatives of each other, or constant."""
    return (a + b - c) * 1.5 + d / (1 + e * e)


def rows(a, b, c, d, e):
    """Reductions, one of a value with one number per row."""
    norm = torch.sqrt((a * a + e).mean(-1, True) + 1)
    return (torch.softmax(b * a, -1) / norm + c).sum(-1, keepdim=True) * d + e


FUNCTIONS = {"price": price, "shared": shared, "rows": rows}


def operands(*sizes, dtype=torch.float64, seed=0):
    rng = np.random.default_rng(seed)
    return [torch.from_numpy(rng.uniform(0.2, 1.2, size)).to(dtype) for size in sizes]


def compared(function, fused, leaves, tolerance=1e-10):
    """Compare results and gradients; return the fused ones."""
    found = []
    wanted = [leaf for leaf in leaves if leaf.requires_grad]
    for each in (function, fused):
        result = each(*leaves)
        weight = torch.linspace(0.5, 1.5, result.numel(), dtype=result.dtype).view(result.size())
        found.append([result.detach(), *torch.autograd.grad((result * weight).sum(), wanted)])
    for plain, got in zip(*found, strict=True):
        assert got.size() == plain.size() and got.dtype == plain.dtype
        np.testing.assert_allclose(got.numpy(), plain.numpy(), rtol=tolerance, atol=tolerance)
    return found[1]


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("recorded", list(itertools.product((False, True), repeat=5)))
def test_any_of_the_gradients(name, recorded):
    given = operands(*[(3, 7)] * 5)
    for leaf, wants in zip(given, recorded, strict=True):
        leaf.requires_grad_(wants)
    if any(recorded):
        compared(FUNCTIONS[name], torch.fuse(FUNCTIONS[name]), given)


BROADCAST = [
    ((5, 6), (6,), (1, 6), (5, 1), ()), ((6,), (5, 6), (5, 1), (1,), (5, 6)),
    ((2, 3, 4), (4,), (3, 1), (2, 1, 1), (3, 4)),
    ((70, 40), (40,), (1, 40), (70, 40), (1, 1)), ((2, 35, SUMMED), (SUMMED,), (1, 1, SUMMED), (35, 1), (SUMMED,)),
    ((64, 2 * CHUNK + 3), (2 * CHUNK + 3,), (64, 1), (2 * CHUNK + 3,), ()), ((1, 1), (1,), (), (1, 1), (1,)),
    ((0, 4), (4,), (0, 1), (1, 4), ()), ((3, 0), (3, 1), (0,), (3, 0), (1,)),
]


@pytest.mark.parametrize("sizes", BROADCAST, ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients_of_broadcast_operands(name, sizes):
    if name == "rows" and (sizes[0] == (1, 1) or 0 in sizes[0] + sizes[1]):
        return  # a reduction of one column, or of none
    given = [leaf.requires_grad_() for leaf in operands(*sizes)]
    compared(FUNCTIONS[name], torch.fuse(FUNCTIONS[name]), given)


@pytest.mark.parametrize("count", [1, 31, 32, 33, 63, 64, 65, 100])
@pytest.mark.parametrize("columns", [SUMMED - 1, SUMMED, CHUNK // BLOCK, CHUNK, CHUNK + 1])
def test_sums_over_rows(count, columns):
    """Gradients of one row are summed block by block."""
    def layer(x, weight, bias):
        return torch.tanh(x * weight + bias)

    leaves = [leaf.requires_grad_() for leaf in operands((count, columns), (columns,), (1, columns), seed=count)]
    fused, threads = torch.fuse(layer), torch.get_num_threads()
    compared(layer, fused, leaves)
    floats = [leaf.detach().float().requires_grad_() for leaf in leaves]
    torch.set_num_threads(1)
    one = compared(layer, fused, floats, 1e-5)
    torch.set_num_threads(2)
    two = compared(layer, fused, floats, 1e-5)
    torch.set_num_threads(threads)
    assert all(map(torch.equal, one, two))


def layouts(x):
    """Return the same elements in other orders and with gaps."""
    rows_, columns = x.size()
    wide = torch.zeros(2 * rows_, 3 * columns, dtype=x.dtype)
    wide[::2, 1::3] = x
    return [x, x.t().contiguous().t(), wide[::2, 1::3], torch.cat([x[:, :1], x], 1)[:, 1:], x.flip(0).flip(0)]


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
@pytest.mark.parametrize("columns", [3, CHUNK, CHUNK + 1])
def test_layouts_have_the_same_bits(function, columns):
    given = operands(*[(9, columns)] * 5, dtype=torch.float32)
    fused = torch.fuse(function)
    plain = fused(*given)
    for k, tensors in enumerate(zip(*map(layouts, given), strict=True)):
        got = fused(*tensors)
        assert torch.equal(got, plain)
        assert k > 1 or got.stride() == (tensors[0] if k else plain).stride()
        for out in layouts(torch.zeros_like(plain)):
            fused(*tensors, out=out)
            assert torch.equal(out, plain)
    mixed = [tensors[k] for k, tensors in enumerate(map(layouts, given))]
    assert torch.equal(fused(*mixed), plain)
    own = given[1].clone()
    assert torch.equal(fused(given[0], own, *given[2:], out=own), plain) and torch.equal(own, plain)
    if columns > 1:
        with pytest.raises(RuntimeError, match="overlap|shares|memory"):
            fused(given[0][1:], *[leaf[1:] for leaf in given[1:]], out=given[0][:-1])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_streams_have_the_same_bits(name):
    given = [leaf.requires_grad_() for leaf in operands((40, 700), (40, 700), (700,), (40, 700), (700,))]
    result = []
    try:
        for size in (1 << 60, 1):
            _C.lib.th_set_last_cache(size)
            _C.lib.th_set_second_cache(size)
            result.append(compared(FUNCTIONS[name], torch.fuse(FUNCTIONS[name]), given))
    finally:
        _C.lib.th_set_last_cache(0)
        _C.lib.th_set_second_cache(0)
    assert all(map(torch.equal, *result))


def test_more_gradients_than_one_program_holds():
    def many(a, b, c, d, e, f, g, h):
        return a * b + c * d + torch.sin(e) * f - g / h

    leaves = [leaf.requires_grad_() for leaf in operands(*[(4, 5)] * 8)]
    compared(many, torch.fuse(many), leaves)


def test_the_gradient_of_one_number_per_row_counts_the_columns():
    for function in (lambda x, r: (x + r).sum(-1, True), lambda x, r: ((x + r) * 2).sum(-1),
                     lambda x, r: (x - r).mean(-1)):
        x, r = operands((2, 3), (2, 1))
        compared(function, torch.fuse(function), [x, r.requires_grad_()])


def test_the_incoming_gradient_is_reused_at_most():
    """The last output may take its memory, but a gradient that the caller holds keeps its elements."""
    leaves = [leaf.requires_grad_() for leaf in operands(*[(40, 50)] * 5)]
    result, grad = torch.fuse(price)(*leaves), torch.ones(40, 50, dtype=torch.float64)
    first = torch.autograd.grad(result, leaves, grad, retain_graph=True)
    assert torch.equal(grad, torch.ones_like(grad))
    again = torch.autograd.grad(result * 1, leaves, grad)
    assert all(map(torch.equal, first, again))


def test_functions_inside_functions_and_transforms():
    inner = torch.fuse(price)
    text = torch.formula("both", "select(x > 0.5 and y < 1, max(x, y), min(x, 0.5)) + isnan(x)")
    given = operands(*[(3, 4)] * 5)
    outer = torch.fuse(lambda s, k, t, r, v: inner(s, k, t, r, v).sum(-1) + text(s, k).sum(-1))
    assert outer.explain(*given).count("\n") == 0
    np.testing.assert_allclose(outer(*given).numpy(), (price(*given) + text(*given[:2])).sum(-1).numpy(), rtol=1e-12)
    np.testing.assert_allclose(torch.vmap(inner)(*given).numpy(), price(*given).numpy(), rtol=1e-12)
    assert torch.equal(torch.vmap(text)(*given[:2]), text(*given[:2]))
    per_row = torch.vmap(torch.func.grad(lambda *row: inner(*row).sum()))(*given)
    np.testing.assert_allclose(per_row.numpy(), torch.func.grad(lambda *a: price(*a).sum())(*given).numpy(), rtol=1e-9)

    class Marked(torch.Tensor):
        pass

    assert type(inner(given[0].as_subclass(Marked), *given[1:])) is Marked


def test_truths_are_numbers_where_they_meet_numbers():
    x, y = operands((4, 5), (4, 5))
    for function in (lambda x, y: x + (y > 0.5), lambda x, y: (y > 0.5) * x - 1, lambda x, y: (x > y) * 2.0 - x,
                     lambda x, y: torch.where(~(x > 0.7) | (y < 0.4), x, y) - (x == y),
                     lambda x, y: x * ((x > 0.3) & (y > 0.6))):
        compared(function, torch.fuse(function), [x.requires_grad_(), y])


@pytest.mark.parametrize("repeats", [1, 2, 3, 9])
def test_functions_that_fit_no_passes_are_called_one_by_one(repeats):
    """Norms have many steps and numbers of rows, some of them masks, which no pass gives."""
    @torch.fuse
    def function(x):
        for _ in range(repeats):
            x = torch.sin(torch.nn.functional.normalize(x, dim=-1) + x)
        return (x / x.norm(dim=-1, keepdim=True) * torch.softmax(x, -1)).sum(-1)

    torch.manual_seed(0)
    x = torch.randn(6, 40, dtype=torch.float64, requires_grad=True)
    results = []
    for call in (function, function, function.__wrapped__):
        result = call(x)
        grad, = torch.autograd.grad(result.sum(), x, create_graph=True)
        results.append((result, grad, *torch.autograd.grad(grad.square().sum(), x)))
    for one, *others in zip(*results, strict=True):
        for other in others:
            torch.testing.assert_close(other, one, rtol=1e-10, atol=1e-13)
