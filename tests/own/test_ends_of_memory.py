"""Machine code of fused functions, and products with weights of few bits, read and write nothing outside their
operands: beside them lies memory that they may not touch, so that an access would end the process."""

import ctypes
import itertools
import mmap
import os
import subprocess
import sys

import pytest

import torch
from torch import _C

PAGES = 4  # of a tensor, between two that may not be read
COLUMNS = (*range(1, 71), 127, 128, 129, 261, 300)  # from 256 floats on, code takes rows where they lie


def elements(x, y):
    return torch.where((x > y) & (y < 1), torch.exp(x), y * 2) - torch.tanh(x * y)


def short(x, y):
    """Return a loop that is repeated for several vectors at a time."""
    return (x * y + 0.5) * x


def rows(x, y):
    """Return elements and numbers of rows that several loops read."""
    power = torch.exp(x - x.amax(-1, keepdim=True))
    return torch.log1p(power * y) / (power.mean(-1, keepdim=True) + 1) + y.sin()


def total(x, y):
    return (torch.exp(x) * y - x).sum(-1, keepdim=True)


def guarded():
    """Return memory, and where in it the pages that may be used begin and end."""
    memory = mmap.mmap(-1, (PAGES + 2) * mmap.PAGESIZE)
    begin, end = mmap.PAGESIZE, (PAGES + 1) * mmap.PAGESIZE
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for place in (0, end):
        failed = ctypes.CDLL(None).mprotect(ctypes.c_void_p(address + place), ctypes.c_size_t(mmap.PAGESIZE), 0)
        assert not failed
    return memory, begin, end


def placed(space, x, last, gap):
    """Copy x to the end or the start of the memory, with rows that are `gap` elements apart."""
    memory, begin, end = space
    size = *x.size()[:-1], x.size(-1) + gap
    count = size[-1] * (size[0] if len(size) > 1 else 1)
    start = end - count * x.itemsize if last else begin
    result = torch.frombuffer(memory, dtype=x.dtype, count=count, offset=start).view(size)
    result = result[..., gap:] if last else result[..., :x.size(-1)]
    return result.copy_(x)


def products(spaces):
    """Multiply by weights of 8 and of 4 bits at the end or the start of the memory."""
    for rows, outputs, depth, last in itertools.product((1, 2, 3, 4, 5), (1, 4, 7), (32, 96, 128, 384), (True, False)):
        x, weight = torch.randn(rows, depth), torch.randint(0, 256, (outputs, depth), dtype=torch.uint8)
        calls = [(torch.linear_int8, x, weight.to(torch.int8), torch.rand(outputs))]
        for group in (8, 32, 64, 128):
            if depth % group == 0:
                scale, zero = torch.rand(2, outputs, depth // group)
                calls.append((torch.linear_int4, x, weight[:, :depth // 2].contiguous(), scale, zero))
        for row, *operands in calls:
            placed_there = [placed(space, x, last, 0) for space, x in zip(spaces, operands, strict=False)]
            torch.testing.assert_close(row(*placed_there), row(*operands), rtol=0, atol=0)


def run():
    spaces = [guarded() for _ in range(4)]
    products(spaces)
    functions = [(function, torch.fuse(function)) for function in (elements, short, rows, total)]
    for dtype, columns, gap in itertools.product((torch.float32, torch.float64), COLUMNS, (0, 3)):
        for (function, fused), size in itertools.product(functions, ((columns,), (1, columns), (3, columns), (3, 1))):
            x, y = torch.rand(3, columns, dtype=dtype), torch.rand(size, dtype=dtype)
            expected = function(x, y)
            for last, cache in itertools.product((True, False), (1 << 60, 1)):  # results pass a small cache by
                _C.lib.th_set_last_cache(cache)
                operands = placed(spaces[0], x, last, gap), placed(spaces[1], y, last, gap)
                out = placed(spaces[2], torch.zeros_like(expected), last, gap)
                fused(*operands, out=out)
                torch.testing.assert_close(out, expected, rtol=1e-4, atol=1e-5)


AVX512 = pytest.param("4", marks=pytest.mark.skipif(_C.lib.th_cpu_level() < 4, reason="this CPU has no AVX-512"))


@pytest.mark.parametrize("level", ["1", "3", "3+", AVX512])  # a level is never raised
def test_nothing_beyond_operands_is_read_or_written(level):
    done = subprocess.run([sys.executable, __file__], env={**os.environ, "TORCH_CPU_LEVEL": level}, capture_output=True,
                          text=True)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    run()
