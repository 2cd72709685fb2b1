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


@pytest.mark.parametrize("far", [2**62, 2**63 - 1, 2**63, 2**63 + 1, 2**64, 10**30])
def test_ends_of_slices_beyond_every_tensor(far):
    whole, x = list(range(5)), torch.arange(0, 5)
    for key in (slice(far), slice(-far), slice(far, None), slice(-far, None), slice(-far, far), slice(far, -far)):
        assert x[key].tolist() == whole[key] and x.unsqueeze(0)[0, key].tolist() == whole[key]
        written = x.clone()
        written[key] = 7
        assert written.tolist() == [7 if i in whole[key] else i for i in whole]


def test_of_several_for_one_place_the_last_stays():
    x = torch.zeros(4)
    x[[1, 1, 3]] = torch.Tensor([5, 6, 7])
    assert x.tolist() == [0, 6, 0, 7]
    source = Variable(torch.Tensor([5, 6, 7]))
    y = Variable(torch.zeros(4)) * 1
    y[[1, 1, 3]] = source
    (y * y).sum().backward()
    assert source.grad.data.tolist() == [0, 12, 14]


def test_arrays_ranges_and_bools_are_keys():
    x = torch.arange(0, 12).view(3, 4)
    assert x[np.array([0, 2]), np.array([1, 3], np.int8)].tolist() == [1, 11]
    assert x[np.array([True, False, True])].tolist() == [[0, 1, 2, 3], [8, 9, 10, 11]]
    assert x[[True, False, True]].tolist() == x[torch.ByteTensor([1, 0, 1])].tolist()
    assert x[range(2)].tolist() == [[0, 1, 2, 3], [4, 5, 6, 7]] and x[:, range(0, 4, 3)].size() == (3, 2)
    index = np.array([1, 0])
    index.flags.writeable = False
    assert x[index].tolist() == [[4, 5, 6, 7], [0, 1, 2, 3]]
    assert x[[]].size() == (0, 4) and x[np.array(1)].tolist() == [4, 5, 6, 7]


@pytest.mark.parametrize("key", [
    torch.LongTensor([2]), torch.ByteTensor([1, 0, 1]), torch.arange(0, 12).view(3, 4) > 5,
    (slice(1, 3), torch.ByteTensor([1, 0, 0, 1])), (torch.ByteTensor([0, 1, 1]), torch.LongTensor([0, 3])),
])  # fmt: skip
@pytest.mark.parametrize("kind", [lambda x: x, lambda x: Variable(x) * 1], ids=["Tensor", "Variable"])
def test_variables_say_where_as_their_tensors_do(key, kind):
    keys = key if isinstance(key, tuple) else (key,)
    variables = tuple(Variable(k, requires_grad=False) if torch.is_tensor(k) else k for k in keys)
    x, y = kind(torch.arange(0, 12).view(3, 4)), kind(torch.arange(0, 12).view(3, 4))
    assert x[variables].tolist() == y[keys].tolist() and x[variables].size() == y[keys].size()
    for value in (-1, -y[keys]):
        x[variables], y[keys] = value, value
        assert x.tolist() == y.tolist() and x.min() < 0


def test_views_of_halves_and_whole_numbers():
    for kind in ("Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"):
        x = torch.arange(0, 12).view(3, 4).type(f"torch.{kind}Tensor")
        assert x[[2, 0], [-1, 1]].tolist() == [11, 1]
        x[[2, 0], [-1, 1]] = 5
        x[:, [0]] = torch.CharTensor([[7], [8], [9]])
        assert x.tolist() == [[7, 5, 2, 3], [8, 5, 6, 7], [9, 9, 10, 5]]


@pytest.mark.parametrize("key", [
    [slice(0, 2), slice(1, None)], [None, 0], [Ellipsis, 1], [torch.LongTensor([0, 2]), slice(2)], [0, None],
    [torch.LongTensor([0, 2]), torch.LongTensor([1, 1])], [[0, 2], slice(1)], [torch.tensor([True, False, True]), None],
])  # fmt: skip
def test_a_list_with_a_key_that_no_array_holds_is_a_tuple(key):
    x, y = torch.randn(3, 4, 2), torch.zeros(3, 4, 2)
    assert x[key].equal(x[tuple(key)])
    y[key] = x[key]
    assert y[tuple(key)].equal(x[tuple(key)])


@pytest.mark.parametrize("size", [(), (3,)])
@pytest.mark.parametrize("answer", [True, False])
def test_a_mask_without_dims_takes_a_tensor(size, answer):
    x, mask = torch.zeros(size), torch.tensor(answer)
    y = x.numpy().copy()
    source = torch.ones(1, *size)[mask.view(1)] * 2
    x[mask] = source
    y[mask.numpy()] = source.numpy()
    assert x.tolist() == y.tolist()
    z = torch.zeros(size, requires_grad=True) * 1
    z[mask] = source.requires_grad_()
    z.sum().backward()
    assert source.grad.tolist() == torch.ones_like(source).tolist()


def test_a_list_of_lists_is_an_array():
    x = torch.arange(0, 12).view(4, 3)
    assert x[[[0, 1], [2, 3]]].tolist() == x.numpy()[[[0, 1], [2, 3]]].tolist()


def test_indices_that_lie_in_what_is_written():
    x = torch.LongTensor([2, 0, 1, 3])
    x[x] = x.clone()
    y = np.array([2, 0, 1, 3])
    y[y.copy()] = y.copy()
    assert x.tolist() == y.tolist()
    z = torch.arange(0, 6)
    z[torch.LongTensor([1, 2, 3])] = z[:3]
    assert z.tolist() == [0, 0, 1, 2, 4, 5]


@pytest.mark.parametrize("key, error, message", [
    (([0, 5], [0, 0]), IndexError, "index: 5 is out of range for dimension 0 of size 3"),
    ((slice(None), [[4]]), IndexError, "index: 4 is out of range for dimension 1 of size 4"),
    ([-4], IndexError, "index: -4 is out of range for dimension 0 of size 3"),
    (([0, 1], [0, 1, 2]), IndexError, "need sizes that broadcast"),
    ((torch.ByteTensor([1, 0]), 0), IndexError, "the mask is ByteTensor 2, but dimension 0"),
    ((torch.ByteTensor(3, 5), slice(None)), IndexError, "the mask is ByteTensor 3x5, but dimension 1"),
    ((torch.ByteTensor(3, 4, 2), 0), IndexError, "indices of 4 dimensions"),
    (torch.ByteTensor(2), IndexError, "need a mask"),
    (torch.ones(3, 1, 2).bool(), IndexError, "need a mask"),
    (np.ones((1, 4, 2), bool), IndexError, "need a mask"),
    (([0], 0, 0, 0), IndexError, "indices of 4 dimensions; FloatTensor 3x4x2 has 3"),
    ([True, 1], TypeError, "holds both"),
    ([0.5], TypeError, "0.5"),
    ((slice(None), torch.FloatTensor([0])), TypeError, r"\.long\(\)"),
    (torch.randn(3), TypeError, r"a FloatTensor 3 is no index"),
    (np.array([0], np.uint8), IndexError, "need a mask"),
    (np.array([0.0]), TypeError, "astype"),
    (np.array([0, 1])[::-1], ValueError, r"copy\(\)"),
    (slice(None, None, -1), ValueError, "flip"),
    ((slice(None, None, -2), [0]), ValueError, "flip"),
    ("x", TypeError, "'x' is no index"),
    (([0],) * 17, IndexError, "too many index tensors: at most 16"),
    (torch.zeros(*[1] * 15).long(), IndexError, None),
])  # fmt: skip
def test_wrong_keys_name_what_is_wrong_and_change_nothing(key, error, message):
    x = torch.ones(3, 4, 2)
    if message is None:
        key, error, message = key, ValueError, "at most"
    for act in (lambda: x[key], lambda: x.__setitem__(key, 7.0), lambda: x.__setitem__(key, torch.Tensor([7])),
                lambda: Variable(x)[key]):
        with pytest.raises(error, match=message):
            act()
    assert x.sum() == 24


def test_wrong_values_change_nothing():
    x = torch.ones(3, 4)
    for key, value, error in (
        ([0, 1], torch.zeros(3), RuntimeError), (x > 0, torch.zeros(3), RuntimeError), ([0], "x", TypeError),
        (([0], [0]), Variable(torch.ones(2)), RuntimeError), ([0], None, TypeError), ([0], [1.0, 2.0], RuntimeError),
    ):  # fmt: skip
        with pytest.raises(error) as raised:
            x[key] = value
        assert str(raised.value)
    assert isinstance(x, torch.FloatTensor) and not x.requires_grad
    assert x.sum() == 12


def test_a_recorded_value_makes_a_plain_tensor_recorded():
    for key, kept in ((0, 8), ([0], 8), (torch.arange(12).view(3, 4) < 4, 8), (([0], [0]), 11)):
        x, value = torch.ones(3, 4), Variable(torch.full((1,), 5.0))
        x[key] = value
        assert isinstance(x, Variable) and x.requires_grad
        (x * 2).sum().backward()
        assert value.grad.tolist() == [2 * (12 - kept)] and x.sum() == kept + 5 * (12 - kept)


@pytest.mark.parametrize("count", [255, 256, 257, 40000])
def test_sizes_on_both_sides_of_the_blocks(count):
    torch.manual_seed(count)
    x = torch.randn(70, 30)
    rows, columns = (torch.rand(count) * 70).long(), (torch.rand(count) * 30).long()
    np.testing.assert_array_equal(x[rows, columns].numpy(), x.numpy()[rows.numpy(), columns.numpy()])
    y, z = x.clone(), x.numpy().copy()
    y[rows, columns] = torch.arange(0, count)
    z[rows.numpy(), columns.numpy()] = np.arange(count)
    np.testing.assert_array_equal(y.numpy(), z)
    threads = torch.get_num_threads()
    try:
        for number in (1, 2):
            torch.set_num_threads(number)
            assert x[:, columns.view(1, -1)].size() == (70, 1, count) and torch.equal(
                x.t()[columns, rows], x[rows, columns])
    finally:
        torch.set_num_threads(threads)


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.float32, np.float64])
@pytest.mark.parametrize("size, count", [(3, 511), (700, 512), (5000, 513), (9000, 1025), (40000, 5000), (1, 2000)])
def test_picks_along_long_lines(kind, size, count):
    """Pieces of 512 places; lines that are fetched ahead as a whole, and those too sparse or too long for it."""
    random = np.random.default_rng(size)
    table = random.integers(0, 100, (3, size)).astype(kind)
    each, one = random.integers(0, size, (3, count)), random.integers(0, size, count)
    x = torch.from_numpy(table)
    np.testing.assert_array_equal(x.gather(1, torch.from_numpy(each)).numpy(), np.take_along_axis(table, each, 1))
    np.testing.assert_array_equal(x.index_select(1, torch.from_numpy(one)).numpy(), table[:, one])
    pairs = x.view(-1)[: size * 3 // 2 * 2].view(-1, 2) if size > 1 else x.expand(3, 2).contiguous()
    rows = one % pairs.size(0)
    np.testing.assert_array_equal(pairs.index_select(0, torch.from_numpy(rows)).numpy(), pairs.numpy()[rows])
    with pytest.raises(IndexError):
        x.index_select(1, torch.from_numpy(np.append(one, size)))


@pytest.mark.parametrize("change", [
    "x[:, 0] += 1", "x[0] += x[1]", "x[..., None] *= 2", "x[1] = x[1]", "x[:, 1] = x[1]", "x[0][1] -= 1",
    "x[:2] = x[1:]", "x[1:] = x[:2]", "x[[0, 2]] = x[:2]", "x[x > 4] += 3", "x[::2, 1] //= 2", "x[:] = x.T",
])
def test_what_is_assigned_may_lie_in_what_is_written(change):
    array = np.arange(9.0).reshape(3, 3)
    x, tensor = Variable(torch.from_numpy(array.copy()), requires_grad=False), torch.from_numpy(array.copy())
    for value in (x, tensor, array):
        exec(change, {"x": value})
    assert x.data.tolist() == tensor.tolist() == array.tolist()


def test_what_is_recorded_is_assigned_a_copy_of_its_own_part():
    w = Variable(torch.arange(0, 9).view(3, 3).double())
    x = w * 2
    x[:2] = x[1:]
    x.sum().backward()
    assert x.data.tolist() == [[6, 8, 10], [12, 14, 16], [12, 14, 16]]
    assert w.grad.data.tolist() == [[0] * 3, [2] * 3, [4] * 3]


@pytest.mark.parametrize("key", [
    True, False, (True, True), (False, True, Ellipsis), (True, 0), (slice(None), True), (0, False), (Ellipsis, True),
    ([True, False, True], True),
], ids=str)
def test_bools_are_masks_without_dims(key):
    array = np.arange(12.0).reshape(3, 4)
    x = torch.from_numpy(array.copy())
    assert x[key].shape == array[key].shape and x[key].tolist() == array[key].tolist()
    x[key] = -1
    array[key] = -1
    assert x.tolist() == array.tolist()


def test_a_mask_without_dims_stands_beside_other_keys():
    x = torch.arange(6).view(2, 3).requires_grad_(False)
    assert x[torch.tensor(True), 1].tolist() == [[3, 4, 5]]
    w = torch.ones(2, 3, requires_grad=True)
    w[True, 0].sum().backward()
    assert w.grad.tolist() == [[1, 1, 1], [0, 0, 0]]


def test_the_first_ellipsis_stands_for_all_dims_that_are_left():
    x = torch.arange(24).view(2, 3, 4)
    assert x[..., ...].equal(x) and x[..., 0, ...].equal(x[..., 0])
    assert x[[0], ..., ...].equal(x[[0]])


def test_a_list_of_unequal_parts_is_an_index_for_each_dim():
    x = torch.arange(6).view(2, 3)
    assert x[[[1, 0, 1], [2]]].tolist() == [5, 2, 5]
    assert x[[[1, 0], 1]].tolist() == [4, 1]
    assert x[[np.array([1, 0]), np.array([0])]].tolist() == [3, 0]
    assert x[[torch.tensor(1), torch.tensor(2)]].item() == 5
    assert x[[[1, 0], [0, 1]]].shape == (2, 2, 3)  # equal lists are one index


def test_uint8_arrays_are_masks():
    x = torch.arange(6).view(2, 3)
    assert x[np.array([1, 0], np.uint8)].tolist() == [[0, 1, 2]]


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("key", [[], [0, 1], torch.tensor([]).long(), torch.zeros(3).bool()], ids=str)
@pytest.mark.parametrize("make", [lambda: torch.arange(3), lambda: torch.arange(6).view(3, 2)[:, 0]])
def test_floats_are_not_written_to_integers_by_index(make, key, recorded):
    x, before = make(), make().tolist()
    source = torch.ones(2 if key == [0, 1] else 0, requires_grad=recorded)
    with pytest.raises(TypeError, match="input is LongTensor 3, source is FloatTensor"):
        x[key] = source
    assert x.tolist() == before


@pytest.mark.parametrize("kind", [torch.float64, torch.int64, torch.bool])
@pytest.mark.parametrize("key", [[0, 1], slice(2)], ids=str)
def test_what_is_written_is_converted_alike_whether_the_call_is_recorded_or_not(kind, key):
    for source in (torch.ones(2, dtype=kind), torch.ones(2, dtype=torch.float64, requires_grad=True)):
        for x in (torch.zeros(3), torch.zeros(3, requires_grad=True).clone()):
            x[key] = source
            assert x.tolist() == [1, 1, 0] and x.dtype == torch.float32
            if source.requires_grad:
                x.sum().backward(retain_graph=True)
                assert source.grad.dtype == torch.float64


@pytest.mark.parametrize("value", [b"x", bytearray(b"xy"), memoryview(b"xy")], ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("key", [..., slice(None), [0, 1], 0], ids=str)
def test_bytes_are_no_numbers(key, value):
    x = torch.zeros(2)
    with pytest.raises(TypeError, match="a list of numbers or an array, not .*; torch.frombuffer reads bytes"):
        x[key] = value
    assert x.tolist() == [0, 0]
