"""torch.fuse through reductions along rows and over several passes: the values and gradients of the unfused calls."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F


def soft(x, w):
    powers = torch.exp(x - x.amax(-1, keepdim=True))
    return powers / powers.sum(-1, True) * w


def normalised(x, w):
    distance = x - x.mean(-1, keepdim=True)
    return distance * torch.rsqrt((distance * distance).mean(-1, keepdim=True) + 1e-5) * w


def spread(x, w):
    """Combine the numbers of a row with all elements before the reduction."""
    least = (x * w).amin(-1, True)
    return ((x + least) * (least - w)).sum(-1, keepdim=True) * x


FUNCTIONS = {
    "soft": soft, "normalised": normalised, "spread": spread,
    "softmax": lambda x, w: F.softmax(x * w, -1),
    "log_softmax": lambda x, w: torch.log_softmax(x * w, dim=-1),
    "logsumexp": lambda x, w: torch.logsumexp(x * w, -1),
    "std": lambda x, w: (x * w - x.mean(-1, True)) / (x * w).std(-1, keepdim=True),
    "var": lambda x, w: (x * w).var(-1, unbiased=False),
    "by number of the dim": lambda x, w: (x * w).sum(x.dim() - 1 if isinstance(x, torch.Tensor) else -1) * 2 + 1,
}
SIZES = [((5, 7), (7,)), ((3, 4, 33), (4, 1)), ((40,), (40,)), ((2, 3, 5000), (3, 5000)), ((300, 1), (300, 1))]


def operands(sizes, dtype=torch.float64):
    rng = np.random.default_rng(1)
    x, w = rng.normal(size=sizes[0]), rng.uniform(0.5, 1.5, sizes[1])
    return [torch.from_numpy(each).to(dtype).requires_grad_() for each in (x, w)]


def pair_of_gradients(outputs, leaves, **options):
    grad = torch.from_numpy(np.random.default_rng(2).normal(size=tuple(outputs[0].size())))
    return [torch.autograd.grad(output, leaves, grad, **options) for output in outputs]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_values_and_gradients(name, sizes):
    function = FUNCTIONS[name]
    if sizes[0][-1] == 1 and name == "std":
        return  # of one element there is none
    fused, leaves = torch.fuse(function), operands(sizes)
    outputs = [function(*leaves), fused(*leaves)]
    np.testing.assert_allclose(outputs[1].detach().numpy(), outputs[0].detach().numpy(), rtol=1e-11, atol=1e-12)
    pairs = pair_of_gradients(outputs, leaves)
    twice = pair_of_gradients([function(*leaves), fused(*leaves)], leaves, create_graph=True)
    for wanted, *others in zip(pairs[0], pairs[1], twice[1], strict=True):
        for result in others:
            assert result.size() == wanted.size()
            np.testing.assert_allclose(result.detach().numpy(), wanted.numpy(), rtol=1e-9, atol=1e-9)
    second = [torch.autograd.grad(sum((g * g).sum() for g in grads), leaves) for grads in twice]
    for wanted, result in zip(*second, strict=True):
        np.testing.assert_allclose(result.numpy(), wanted.numpy(), rtol=1e-7, atol=1e-7)
    assert fused.explain(*leaves).count("\n") == 0


def test_layouts_types_and_out():
    fused, (x, w) = torch.fuse(soft), operands(((6, 8), (8,)))
    wanted = soft(x, w).detach()
    for given in (x.detach().t().contiguous().t(), x.detach().repeat(1, 2)[:, ::2].contiguous(), x.detach()[::1]):
        got = fused(given, w.detach())
        np.testing.assert_allclose(got.numpy(), soft(given, w.detach()).numpy(), rtol=1e-12)
    out = torch.zeros(8, 6).double().t()
    assert fused(x.detach(), w.detach(), out=out) is out
    np.testing.assert_allclose(out.numpy(), wanted.numpy(), rtol=1e-12)
    assert fused(x.detach().half(), w.detach().half()).dtype is torch.float16
    mixed = fused(x.detach().float(), w.detach())
    assert mixed.dtype is torch.float64
    np.testing.assert_allclose(mixed.numpy(), wanted.numpy(), rtol=1e-5)
    assert fused(torch.zeros(0, 4), torch.zeros(4)).size() == (0, 4)


def test_results_do_not_depend_on_threads():
    fused, leaves, before = torch.fuse(soft), operands(((700, 100), (100,)), torch.float32), torch.get_num_threads()
    result = []
    for threads in (1, 2):
        torch.set_num_threads(threads)
        output = fused(*leaves)
        result.append([output.detach(), *torch.autograd.grad(output.sum(), leaves)])
    torch.set_num_threads(before)
    assert all(torch.equal(a, b) for a, b in zip(*result, strict=True))


def test_several_passes():
    def layer(x, w, v):
        h = torch.tanh(x @ w + 1)
        h = h / (h * h).mean(-1, keepdim=True).sqrt()
        return torch.softmax(h @ v, -1) * h.sum()

    rng = np.random.default_rng(0)
    leaves = [torch.from_numpy(rng.normal(size=size)).requires_grad_() for size in ((4, 5), (5, 6), (6, 3))]
    fused = torch.fuse(layer)
    assert fused.explain(*leaves).splitlines() == [
        "matmul of whole tensors", "one pass: add, tanh, mul, mean, sqrt, div", "sum of whole tensors",
        "matmul of whole tensors", "one pass: amax, sub, exp, sum, div, mul"]
    np.testing.assert_allclose(fused(*leaves).detach().numpy(), layer(*leaves).detach().numpy(), rtol=1e-12)
    for result, wanted in zip(*pair_of_gradients([fused(*leaves), layer(*leaves)], leaves), strict=True):
        np.testing.assert_allclose(result.numpy(), wanted.numpy(), rtol=1e-9, atol=1e-12)
    x = torch.ones(3).double()
    assert torch.fuse(lambda x: x * x.sum())(x).tolist() == [3, 3, 3]
    columns = torch.fuse(lambda x: (x * 2).sum(0) + 1)
    assert columns(torch.ones(2, 3)).tolist() == [5, 5, 5]
    assert columns.explain(torch.ones(2, 3)).splitlines() == ["one pass: mul", "sum of whole tensors", "one pass: add"]


def kinds_of(f, *given):
    return torch.fuse(f).explain(*given).removeprefix("one pass: ").split(", ")


def test_signs_and_numbers_merge():
    x, y = torch.ones(3, 4), torch.ones(3, 4)
    assert kinds_of(lambda x: x * 0.5 * 4, x) == ["mul"]
    assert kinds_of(lambda x: x / 2 / 3, x) == ["mul"]
    assert kinds_of(lambda x, y: -x * -y, x, y) == ["mul"]
    assert kinds_of(lambda x, y: x + -y, x, y) == kinds_of(lambda x, y: -x + y, x, y) == ["sub"]
    assert kinds_of(lambda x, y: x - -y, x, y) == ["add"]
    assert "pow" not in kinds_of(lambda x: x.pow(2) + x.pow(3) + x.pow(0.5), x)


MERGED = {
    "signs": lambda x, y: -(-x * y) - -y + -(x / -y) * 3,
    "numbers": lambda x, y: (x * 0.5 * -4 / 3 - y / 8 * 2) * -1,
    "huge numbers": lambda x, y: x * 1e30 * 1e-30 + y,
    "powers": lambda x, y: x.pow(2) * y.abs().pow(0.5) - y.pow(3),
    "softmax": lambda x, y: torch.softmax(-x * 2 + y, -1) * -y,
    "log_softmax": lambda x, y: -torch.log_softmax(x * y, -1),
    "logsumexp": lambda x, y: (x - torch.logsumexp(-x * y, -1, True)) * y,
    "a shift that counts": lambda x, y: (x - x.amax(-1, True)).exp() * y,
}


@pytest.mark.parametrize("name", MERGED)
def test_merged_steps_have_the_values_and_gradients_of_calls(name):
    random = np.random.default_rng(len(name))
    arrays = [random.standard_normal((3, 5)), random.uniform(0.5, 2, (3, 5))]
    weights = torch.from_numpy(random.standard_normal((3, 5)))
    found = []
    for f in (MERGED[name], torch.fuse(MERGED[name])):
        x, y = (torch.from_numpy(each.copy()).requires_grad_() for each in arrays)
        result = f(x, y)
        first = torch.autograd.grad((result * result * weights).sum(), (x, y), create_graph=True)
        second = torch.autograd.grad((first[0] * weights).sum(), (x, y))
        found.append([result.data, *(each.data for each in (*first, *second))])
    for plain, fused in zip(*found, strict=True):
        np.testing.assert_allclose(fused.numpy(), plain.numpy(), rtol=1e-9, atol=1e-11)
