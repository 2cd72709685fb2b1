"""x[key] and x[key] = value with several index tensors, masks, lists and slices at once.

The oracle is NumPy with the ints applied first, because NumPy treats an int next to arrays as an array and PyTorch
does not.
"""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torch
from torch.autograd import Variable


@st.composite
def sizes_and_keys(draw):
    """Return a size and a key for it, in which all index tensors broadcast to one size."""
    size = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    shape = draw(st.sampled_from([(3,), (1,), (2, 3), (0,), (2, 1, 3)]))
    keys, dim, dots, set_in_masks = [], 0, False, np.prod(shape) if len(shape) == 1 else None
    while dim < len(size):
        kind = draw(st.sampled_from(["int", "slice", "slice", "index", "index", "mask", "none", "dots", "stop"]))
        if kind == "stop" or (kind in ("none", "dots") and len(keys) > 6):
            break
        if kind == "none":
            keys.append(None)
        elif kind == "dots" and not dots:
            dots, skipped = True, draw(st.integers(0, len(size) - dim))
            dim = len(size) if dots and skipped == len(size) - dim else dim
            keys.append(Ellipsis)
            if dim == len(size):
                break
            rest = draw(st.integers(0, 1))
            dim = len(size) - rest
        elif kind == "int":
            keys.append(draw(st.integers(-size[dim], size[dim] - 1)))
            dim += 1
        elif kind == "slice":
            bound = st.none() | st.integers(-5, 5)
            keys.append(slice(draw(bound), draw(bound), draw(st.none() | st.integers(1, 3))))
            dim += 1
        elif kind == "index":
            own = shape[draw(st.integers(0, len(shape) - 1)) :] if draw(st.booleans()) else shape
            values = draw(st.lists(st.integers(-size[dim], size[dim] - 1), min_size=int(np.prod(own)),
                                   max_size=int(np.prod(own))))
            keys.append(np.array(values, np.int64).reshape(own))
            dim += 1
        elif kind == "mask" and set_in_masks is not None and not dots:
            dims = draw(st.integers(1, min(2, len(size) - dim)))
            count = int(np.prod(size[dim : dim + dims]))
            if count < set_in_masks:
                continue
            chosen = draw(st.permutations(range(count)))[: int(set_in_masks)]
            mask = np.zeros(count, bool)
            mask[list(chosen)] = True
            keys.append(mask.reshape(size[dim : dim + dims]))
            dim += dims
    return size, tuple(keys)


def ours(key, as_lists):
    """Return the key with tensors, or nested lists, where NumPy's has arrays."""
    def convert(item):
        if not isinstance(item, np.ndarray):
            return item
        if as_lists and item.size:
            return item.tolist()
        return torch.from_numpy(item.astype(np.uint8) if item.dtype == bool else item.copy())

    return tuple(map(convert, key))


def selected(array, key):
    """Return the array after applying the ints of a key, and the remaining key; both unchanged without arrays."""
    if not any(isinstance(item, np.ndarray) for item in key):
        return array, key
    first, rest = [], []
    for item in key:
        if isinstance(item, int):
            first.append(item)
            continue
        of_array = isinstance(item, np.ndarray)
        first += [slice(None)] * (item.ndim if item.dtype == bool else 1) if of_array else [item]
        rest.append(item if of_array or item is Ellipsis else slice(None))
    return array[tuple(first)], tuple(rest)


def numbered(size):
    return np.arange(np.prod(size), dtype=np.float64).reshape(size)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(sizes_and_keys(), st.booleans(), st.booleans())
def test_reading_is_numpys(drawn, as_lists, transposed):
    size, key = drawn
    array = numbered(size)
    if transposed:
        array = np.asfortranarray(array)
    part, rest = selected(array, key)
    wanted = np.asarray(part[rest])
    got = torch.from_numpy(array)[ours(key, as_lists)]
    if wanted.ndim == 0:
        assert got.size() == () and float(wanted) == got.item()
        return
    assert tuple(got.size()) == wanted.shape, key
    assert got.tolist() == wanted.tolist()
    variable = Variable(torch.from_numpy(array))[ours(key, as_lists)]
    assert variable.data.tolist() == wanted.tolist()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(sizes_and_keys(), st.booleans(), st.sampled_from(["number", "whole", "one", "broadcast", "leading"]),
       st.booleans())
def test_writing_is_numpys(drawn, as_lists, kind, stepped):
    size, key = drawn
    array = np.repeat(numbered(size), 2, -1)[..., ::2] if stepped else numbered(size)
    tensor = torch.from_numpy(array.copy() if not stepped else np.repeat(array, 2, -1)[..., ::2])
    part, rest = selected(array, key)
    shape = part[rest].shape
    value = {"number": -1.0, "whole": -1 - numbered(shape or (1,)), "one": np.array([-7.0]),
             "broadcast": -1 - numbered((1, *shape[1:]) if shape else (1,)), "leading": -1 - numbered((1, *shape) or 1),
             }[kind]  # fmt: skip
    if not shape:
        part[rest] = np.ravel(value)[0] if kind != "number" else value
        value = value if kind == "number" else value.reshape(-1)
    else:
        part[rest] = value
    plain, variable = tensor.clone(), Variable(tensor.clone(), requires_grad=False)
    tensor[ours(key, as_lists)] = value
    np.testing.assert_array_equal(tensor.numpy(), array)
    given_value = torch.from_numpy(np.array(value)) if kind != "number" else value
    plain[ours(key, as_lists)] = given_value
    np.testing.assert_array_equal(plain.numpy(), array)
    variable[ours(key, as_lists)] = Variable(given_value, requires_grad=False) if kind != "number" else value
    np.testing.assert_array_equal(variable.data.numpy(), array)


KEYS = [
    (torch.LongTensor([0, 2, 0]),), (slice(None), torch.LongTensor([1, -1])),
    (torch.LongTensor([[0, 2]]), torch.LongTensor([[1], [3]])), (1, slice(None), torch.LongTensor([1, 1])),
    (slice(0, 2), torch.LongTensor([0, 0]), slice(1, None), None), (Ellipsis, torch.ByteTensor([1, 0])),
    (torch.ByteTensor([[1, 0, 0, 1], [0, 0, 1, 0], [1, 1, 0, 0]]), 1),
    torch.ByteTensor([1, 0, 1]),
]  # fmt: skip


def numeric_gradient(function, x, step=1e-6):
    gradient = torch.zeros(x.size()).double()
    flat, into = x.view(-1), gradient.view(-1)
    for i in range(x.numel()):
        old = flat[i].item()
        flat[i] = old + step
        above = function()
        flat[i] = old - step
        into[i] = (above - function()) / (2 * step)
        flat[i] = old
    return gradient


@pytest.mark.parametrize("number", range(len(KEYS)))
def test_gradients_of_reading_and_writing(number):
    key = KEYS[number]
    torch.manual_seed(number)
    x, weight = torch.randn(3, 4, 2).double(), torch.randn(3, 4, 2).double()[key]
    value = torch.randn(*weight.size()).double()

    def read(x):
        return (x[key] ** 3 * Variable(weight, requires_grad=False)).sum()

    def write(x, value):
        y = x * 2
        y[key] = value * value
        return (y**3).sum()

    def gradients(function, *leaves):
        first = torch.autograd.grad(function(*leaves), leaves, create_graph=True)
        second = torch.autograd.grad(sum((g**2).sum() for g in first), leaves)
        return [g.data for g in first], [g.data for g in second]

    def squares(gradients):
        return sum((g**2).sum() for g in gradients)

    def check(function, values):
        first, second = gradients(function, *map(Variable, values))
        for one, got, again in zip(values, first, second, strict=True):
            wanted = numeric_gradient(lambda: function(*map(Variable, values)).item(), one)
            assert torch.allclose(got, wanted, 1e-5, 1e-5)
            wanted = numeric_gradient(lambda: squares(gradients(function, *map(Variable, values))[0]), one)
            assert torch.allclose(again, wanted, 1e-4, 1e-3)

    check(read, [x])
    check(write, [x, value])
