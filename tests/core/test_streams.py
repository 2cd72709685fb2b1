"""Streamed results have the same bits as cached results, for any size of the last cache."""

import os
import subprocess
import sys

import pytest

import torch
from torch import _C

SIZES = (1, 127, 128, 129, 511, 513, 1023, 4096, 40_001)  # around a line, a burst, a packed piece, a thread's share


@pytest.fixture
def last_cache():
    """Set the size of the last cache for a test."""
    yield _C.lib.th_set_last_cache
    _C.lib.th_set_last_cache(0)


def operands(size, dtype):
    torch.manual_seed(size)
    return [(torch.rand(size) * 100).to(dtype) + 1 for _ in range(3)]


def shifted(a):
    """Return the same values one element into a longer tensor: lines begin elsewhere."""
    return torch.cat([a[:1], a])[1:]


def at_an_offset(a, b):
    """Written into the middle of a line."""
    out = torch.zeros(a.numel() + 3, dtype=a.dtype)
    return torch.add(a, b, out=out[1:-2]), out


def recorded(a, b):
    a, b = (t.clone().double().requires_grad_() for t in (a, b))
    (a * b / (a + 1)).exp2().sum().backward()
    return a.grad, b.grad


def matrices(a, b):
    """Rows of many lengths, transposed, expanded and stepped operands."""
    result = []
    for width in (1, 7, 64, 600):
        rows = a.numel() // width
        m, n = (t[: rows * width].view(rows, width) for t in (a, b))
        result += [m + n, m + n[:1], m * n[:, :1], m + n.reshape(width, rows).t(), m.t() + n.t(), m[::2] - n[::2]]
    return result


CALLS = {
    "one result": lambda a, b, c: (a + b, a * 2, a.abs(), a.add(b, alpha=2), torch.addcmul(c, a, b)),
    "truths": lambda a, b, c: (a < b, (a == b) | (a > c)),
    "divisions": lambda a, b, c: (a / b, a // b, a % b),
    "functions": lambda a, b, c: (a.float().exp(), a.double().sqrt(), a.float().log1p()),
    "in place": lambda a, b, c: (a.clone().add_(b), c.clone().mul_(c)),
    "at an offset": lambda a, b, c: at_an_offset(a, b),
    "from an offset": lambda a, b, c: (shifted(a) + b, shifted(a) * shifted(b)),
    "conversions": lambda a, b, c: (a.long(), a.double(), a.byte(), a.half(), a.clone(), shifted(a).clone()),
    "narrow floats": lambda a, b, c: (a.half().bfloat16(), a.bfloat16().half(), a.half().double()),
    "matrices": lambda a, b, c: matrices(a, b),
    "gradients": lambda a, b, c: recorded(a, b),
    "indexing": lambda a, b, c: (a.view(-1, 1).expand(-1, 300).index_select(0, torch.arange(0, a.numel(), 7)),),
    "two results": lambda a, b, c: torch.frexp(a.double()),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("dtype", [torch.uint8, torch.int64, torch.float32, torch.float64])
def test_the_size_of_the_cache_changes_no_bit(call, dtype, last_cache):
    threads = torch.get_num_threads()
    for size in SIZES:
        given = operands(size, dtype)
        last_cache(1 << 60)
        wanted = [t.clone() for t in CALLS[call](*given)]
        for bytes_, team in ((1, 1), (1, 2), (size * 8, 1)):
            last_cache(bytes_)
            torch.set_num_threads(team)
            result = CALLS[call](*given)
            torch.set_num_threads(threads)
            assert all(torch.equal(f, w) for f, w in zip(result, wanted, strict=True)), (size, bytes_, team)


def test_fused_formulas_stream_alike(last_cache):
    @torch.fuse
    def both(x, y):
        return (x - y) * x + y / 3

    for size in SIZES:
        x, y, _ = operands(size, torch.float32)
        last_cache(1 << 60)
        wanted = both(x, y)
        last_cache(1)
        assert torch.equal(both(x, y), wanted)


@pytest.mark.parametrize("told", ["12345", "", "x", "-1"])
def test_the_environment_may_say_the_size(told):
    asked = _C.lib.th_last_cache()
    done = subprocess.run([sys.executable, "-c", "from torch import _C; print(_C.lib.th_last_cache())"], check=True,
                          env={**os.environ, "TORCH_LAST_CACHE": told}, capture_output=True, text=True)
    assert asked >= 1 << 18
    assert int(done.stdout) == (12345 if told == "12345" else asked)
