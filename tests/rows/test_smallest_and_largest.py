"""Extremes of lines that fill lanes, leave a rest or hold nan: those of every type equal NumPy's."""

import numpy as np
import pytest

import torch

TYPES = ["uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"]
LENGTHS = [1, 31, 64, 127, 128, 129, 300, 4097]


def numbers(dtype, *sizes):
    """Return numbers with a sign where the type has one, the ends of its range included."""
    drawn = np.random.default_rng(sum(sizes)).integers(0, 256, sizes)
    t = torch.from_numpy(drawn).to(getattr(torch, dtype)) if dtype == "uint8" else torch.from_numpy(drawn - 128)
    t = t.to(getattr(torch, dtype))
    if t.is_floating_point() and t.numel() > 3:
        t.view(-1)[1], t.view(-1)[2] = float("inf"), float("-inf")
    return t


def check(t):
    """Compare all extremes of t with NumPy's, over all dims and over each one."""
    plain = t.double().numpy() if t.is_floating_point() else t.numpy()
    for dim in (None, 0, 1):
        low, high = plain.min(dim), plain.max(dim)
        both = torch.aminmax(t) if dim is None else torch.aminmax(t, dim=dim)
        single = (t.min(), t.max()) if dim is None else (t.amin(dim), t.amax(dim))
        for found, wanted in ((both.min, low), (both.max, high), (single[0], low), (single[1], high)):
            assert found.dtype == t.dtype
            np.testing.assert_array_equal(found.to(torch.double) if t.is_floating_point() else found, wanted)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("dtype", TYPES)
def test_lines_of_every_length(dtype, length):
    t = numbers(dtype, 3, length)
    for layout in (t, t.t(), t[:, ::2], t.repeat(12, 1)):
        check(layout)


@pytest.mark.parametrize("sign", [1.0, -1.0])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_nan_at_any_index(dtype, sign):
    for index in (0, 1, 63, 64, 100, 128, 255, 299):
        t = numbers(dtype, 2, 300)
        t[1, index] = float("nan") * sign
        check(t)
        check(t.t())


def test_elements_in_the_same_memory_are_equal_unless_one_is_nan():
    whole, floats = torch.arange(3000), torch.arange(3000.0)
    assert torch.equal(whole, whole) and torch.equal(floats, floats)
    assert not torch.equal(whole[:9].view(3, 3), whole[:9].view(3, 3).t())
    floats[2999] = float("nan")
    assert not torch.equal(floats, floats)


@pytest.mark.parametrize("index", [0, 127, 128, 4223, 4224, 99999])
def test_one_different_element_is_found(index):
    for dtype in (torch.uint8, torch.half, torch.double):
        x = torch.zeros(100, 1000, dtype=dtype)
        y = x.clone()
        y.view(-1)[index] = 1
        assert not torch.equal(x, y) and not torch.equal(x.t(), y.t())


@pytest.mark.parametrize("size", [1, 127, 129, 4097, 65537, 69633, 131073, 300001])
def test_equal_finds_each_difference_on_both_sides_of_its_pieces(size):
    x = torch.arange(size)
    y = x.clone()
    assert torch.equal(x, y)
    for place in (0, size // 2, size - 1):
        y[place] += 1
        assert not torch.equal(x, y)
        y[place] -= 1
