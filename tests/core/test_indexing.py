"""x[key] and x[key] = value: kinds of keys, sizes at thresholds, overlap of both sides, and wrong keys."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable


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
    ((slice(None), torch.FloatTensor([0])), IndexError, r"\.long\(\)"),
    (torch.tensor(1.0), IndexError, r"a FloatTensor \(\) is no index"),
    (torch.randn(3), IndexError, r"a FloatTensor 3 is no index"),
    (np.array([0], np.uint8), IndexError, "need a mask"),
    (np.array([0.0]), IndexError, "astype"),
    (np.array([0, 1])[::-1], ValueError, r"copy\(\)"),
    (slice(None, None, -1), ValueError, "flip"),
    ((slice(None, None, -2), [0]), ValueError, "flip"),
    ("x", TypeError, "'x' is no index"),
    (([0],) * 65, IndexError, "too many index tensors: at most 64"),
    (torch.zeros(*[1] * 63).long(), IndexError, None),
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


def numbered(*size):
    return torch.arange(0, int(np.prod(size))).view(*size)


@pytest.mark.parametrize("key", [
    0, -1, 1, slice(None), slice(1, None), slice(0, 2), slice(None, None, 2), slice(-2, None), slice(5, 9), slice(2, 1),
    slice(-100, 100), (0, 1), (0, slice(None)), (slice(None), -1), (Ellipsis, 0), (0, Ellipsis), Ellipsis, None,
    (None, 0), (slice(None), None, 1), (Ellipsis, None), (1, Ellipsis, slice(0, 3, 2)), (slice(None), slice(1, 1)),
    (slice(0, 2), slice(1, None, 3), 2), np.int64(1), (np.int32(0), np.int8(-1)), (slice(0, 2**70)), (),
])  # fmt: skip
def test_basic_indexing_is_numpys(key):
    x = numbered(3, 4, 5)
    view, wanted = x[key], x.numpy()[key]
    assert tuple(view.size()) == wanted.shape
    np.testing.assert_array_equal(view.numpy(), wanted)
    if view.numel():
        view.fill_(-1)
        assert (wanted == -1).all()


def test_full_indexing_gives_tensors_without_dims():
    x = torch.Tensor([[1, 2], [3, 4]])
    assert x[1, 0].size() == () and x[1][0] == 3 and torch.LongTensor([5])[0].type() == "torch.LongTensor"
    assert x[torch.LongTensor([1])[0]].tolist() == [3, 4]


@pytest.mark.parametrize("key, error", [
    (3, IndexError), (-4, IndexError), ((0, 4), IndexError), ((0, 0, 0, 0), IndexError),
    (2**70, (IndexError, OverflowError)), (-(2**63), IndexError), (1.0, IndexError), ("a", TypeError),
    (slice(None, None, 0), ValueError), (slice(None, None, -1), ValueError), (slice("a", None), TypeError),
    (torch.FloatTensor([1]), IndexError), (torch.DoubleTensor([1]), IndexError), (torch.LongTensor([3]), IndexError),
    (torch.LongTensor([[3]]), (RuntimeError, IndexError)), (torch.ByteTensor(2, 2), (RuntimeError, IndexError)),
    (["a"], TypeError), ([9], IndexError), ((None,) * 65, (IndexError, RuntimeError, ValueError)),
    (object(), IndexError),
    (1j, IndexError), (np.array([1.5]), (TypeError, IndexError)), ((slice(None), [4]), IndexError),
])  # fmt: skip
def test_wrong_indices(key, error):
    x = numbered(3, 4, 5)
    for act in (lambda: x[key], lambda: x.__setitem__(key, 7)):
        with pytest.raises(error) as raised:
            act()
        assert str(raised.value)
    assert x.sum() == sum(range(60))
    with pytest.raises(TypeError):
        del x[0]


def test_masks_and_index_tensors():
    x = torch.Tensor([[1, 5], [6, 2]])
    assert x[x > 4].tolist() == [5, 6] and x[[1, 0, 1]].tolist() == [[6, 2], [1, 5], [6, 2]]
    assert x[torch.LongTensor([1])].tolist() == [[6, 2]]
    x[x > 4] = 0
    x[torch.LongTensor([1])] = torch.Tensor([[8, 9]])
    assert x.tolist() == [[1, 0], [8, 9]]
    x[x == 9] = torch.Tensor([3])
    x[[0]] = 4
    assert x.tolist() == [[4, 4], [8, 3]]


def test_assignment():
    x = torch.zeros(2, 3)
    x[0] = 1
    x[1, 2] = 5.5
    x[:, 1] = torch.Tensor([7, 8])
    x[..., 0] = torch.IntTensor([3])
    assert x.tolist() == [[3, 7, 1], [3, 8, 5.5]]
    x[0] = [1, 2, 3]
    x[1] = np.array([4, 5, 6], np.float32)
    assert x.tolist() == [[1, 2, 3], [4, 5, 6]]
    x[0, 0] = torch.Tensor([9])
    x[:, 1:] = x[:, :2]
    assert x.tolist() == [[9, 9, 2], [4, 4, 5]]


@pytest.mark.parametrize("key, value, error", [
    (0, torch.zeros(2), RuntimeError), (0, [1, 2], RuntimeError), (0, "x", TypeError), (0, None, TypeError),
    (0, 1j, TypeError), ((0, 0), torch.zeros(2), RuntimeError), (0, [[1], 2, 3], (ValueError, TypeError)),
    (0, object(), TypeError), (slice(None), torch.zeros(3, 3), RuntimeError), (0, 2**70, OverflowError),
])  # fmt: skip
def test_wrong_assignment_changes_nothing(key, value, error):
    x = torch.ones(2, 3)
    with pytest.raises(error) as raised:
        x[key] = value
    assert str(raised.value) and x.tolist() == [[1] * 3] * 2


def test_numpys_bools_in_a_list_are_a_mask():
    x = torch.arange(3)
    assert x[[np.bool_(True), np.bool_(False), np.bool_(True)]].tolist() == [0, 2]
    with pytest.raises(TypeError, match="holds both"):
        x[[np.bool_(True), 1, 2]]
