"""The NumPy bridge in both directions: shared memory, errors and their reasons, lifetimes."""

import gc
import operator
import subprocess
import sys
import warnings
import weakref

import numpy as np
import pytest

import torch
from torch.autograd import Variable

TYPES = {
    "Byte": np.uint8, "Char": np.int8, "Short": np.int16, "Int": np.int32, "Long": np.int64,
    "Float": np.float32, "Double": np.float64,
}  # fmt: skip


@pytest.mark.parametrize("kind", TYPES)
def test_memory_is_shared_both_ways(kind):
    array = np.arange(6, dtype=TYPES[kind]).reshape(2, 3)
    tensor = torch.from_numpy(array)
    assert tensor.type() == f"torch.{kind}Tensor" and tensor.tolist() == array.tolist()
    tensor[1, 2] = 9
    array[0, 0] = 7
    assert array[1, 2] == 9 and tensor[0, 0] == 7
    back = tensor.numpy()
    assert back.dtype == array.dtype and back.ctypes.data == array.ctypes.data and back.flags.writeable
    assert getattr(torch, f"{kind}Tensor")(array).data_ptr() == array.ctypes.data


@pytest.mark.parametrize("view", [
    lambda a: a.T, lambda a: a[::2], lambda a: a[:, 1:3], lambda a: a[1, ::3], lambda a: a[:0], lambda a: a[None],
    lambda a: a[:, ::2][::2], lambda a: a.reshape(2, 2, 6), lambda a: a[3:4], lambda a: np.asfortranarray(a),
])  # fmt: skip
def test_strided_arrays(view):
    array = view(np.arange(24.0).reshape(4, 6))
    tensor = torch.from_numpy(array)
    assert tuple(tensor.size()) == array.shape and tensor.tolist() == array.tolist()
    np.testing.assert_array_equal(tensor.numpy(), array)
    if array.size:
        tensor.fill_(1)
        assert (array == 1).all()


def test_a_new_axis_says_nothing_about_the_order_of_dims():
    images = torch.from_numpy(np.zeros((5, 6, 7), np.float32)[:, None])
    assert images.stride() == (42, 42, 7, 1) and torch.from_numpy(np.zeros(3)[None, :, None]).stride() == (3, 1, 1)
    assert torch.nn.functional.conv2d(images, torch.ones(3, 1, 2, 2)).view(5, -1).size() == (5, 90)


@pytest.mark.parametrize("view", [
    lambda t: t.t(), lambda t: t[1:, 2], lambda t: t[:, ::2], lambda t: t.unfold(1, 2, 3), lambda t: t[:0],
    lambda t: t.permute(1, 0).unsqueeze(1),
])  # fmt: skip
def test_strided_tensors(view):
    tensor = view(torch.arange(0, 24).view(4, 6))
    array = tensor.numpy()
    assert array.tolist() == tensor.tolist()
    array[...] = 5
    assert tensor.numel() == 0 or tensor.min() == tensor.max() == 5


def test_negative_strides():
    array = np.arange(6.0).reshape(2, 3)
    for reversed_array in (array[::-1], array[:, ::-1], array[:, ::-2]):
        with pytest.raises(ValueError, match=r"negative strides.*copy\(\)"):
            torch.from_numpy(reversed_array)
    assert torch.from_numpy(array[1:][::-1]).tolist() == [[3, 4, 5]]
    assert torch.from_numpy(array[:0][::-1]).size() == (0, 3)
    assert torch.from_numpy(np.flip(array[:, :1], 1)).tolist() == [[0], [3]]


@pytest.mark.parametrize("array", [
    np.arange(6.0)[::-1], np.arange(6.0).reshape(2, 3)[:, ::-2], np.arange(6, dtype=">i4"), np.arange(4, dtype=">f8").T,
    np.broadcast_to(np.arange(3.0), (2, 3)), np.arange(25, dtype=np.uint8)[1:].view(np.float64), np.array(3.5),
    np.zeros((0, 3)), np.array([True, False]), np.asfortranarray(np.arange(6.0).reshape(2, 3)), np.float32(2),
], ids=str)  # fmt: skip
def test_what_is_copied_may_lie_in_memory_in_any_way(array):
    for result in (torch.tensor(array), torch.tensor(array, dtype=torch.float64), torch.zeros(1).new_tensor(array)):
        np.testing.assert_array_equal(result.numpy(), np.atleast_1d(array).astype(result.numpy().dtype))
        assert not np.shares_memory(result.numpy(), array) and result.is_contiguous()


def shared_read_only(make, array):
    """Return the tensor of a read-only array. Only a process's first one warns."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "the array is read-only")
        return make(array)


def test_read_only_arrays():
    array = np.ones(3)
    array.flags.writeable = False
    for make in (torch.from_numpy, torch.DoubleTensor, torch.as_tensor):
        shared = shared_read_only(make, array)
        assert shared.tolist() == [1, 1, 1] and shared.data_ptr() == array.ctypes.data
    with pytest.raises((TypeError, ValueError)):
        torch.from_numpy(b"abc")
    assert torch.from_numpy(memoryview(bytearray(b"ab"))).tolist() == [97, 98]
    assert torch.frombuffer(bytearray(b"\x01\x00"), dtype=torch.int16).tolist() == [1]
    assert torch.from_numpy(bytearray(b"\x01\x02")).tolist() == [1, 2]


@pytest.mark.parametrize("array", [
    np.ones(2, ">f8"), np.ones(2, ">i2"), np.ones(2, object), np.ones(2, np.clongdouble), np.ones(2, "U3"),
    np.ones(2, "S3"),
    np.ones(2, "M8[s]"), np.zeros(2, [("a", "f4"), ("b", "i4")]), np.ones(2, np.longdouble),
    np.zeros(2, "V8"), np.zeros(2, [("a", "f4")]),
    np.zeros(2, "(2,)f4,i4"),
], ids=lambda a: a.dtype.str)  # fmt: skip
def test_types_without_a_tensor(array):
    for make in (torch.from_numpy, torch.Tensor, lambda a: torch.zeros(2).__setitem__(slice(None), a)):
        with pytest.raises((TypeError, ValueError, BufferError)) as raised:
            make(array)
        assert str(raised.value)


def test_platform_aliases_of_long():
    assert torch.from_numpy(np.ones(2, np.longlong)).type() == "torch.LongTensor"
    assert torch.from_numpy(np.ones(2, np.intp)).type() == "torch.LongTensor"
    assert torch.from_numpy(np.ones(2, "<f4")).type() == "torch.FloatTensor"


def test_bool_and_half():
    mask = np.array([True, False])
    tensor = torch.from_numpy(mask)
    assert tensor.type() == "torch.BoolTensor" and tensor.tolist() == [True, False]
    tensor[1] = 5  # any number but 0 is true
    assert mask.tolist() == [True, True] and mask.view(np.uint8).tolist() == [1, 1] and tensor.numpy().dtype == bool
    half = torch.from_numpy(np.array([1.5, 65504, 1e-7], np.float16))
    assert half.type() == "torch.HalfTensor" and half.float().tolist()[:2] == [1.5, 65504]
    assert half.numpy().dtype == np.float16 and torch.Tensor([0.1]).half().numpy()[0] == np.float16(np.float32(0.1))
    edge = np.array([65519, 65520, 1e-8, 6e-8, np.inf, -0.0, 5.960464e-08 * 1.5, 2049, 2051], np.float32)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(torch.from_numpy(edge).half().numpy(), edge.astype(np.float16))
    assert np.isnan(torch.Tensor([float("nan")]).half().numpy()[0])
    every = np.arange(2**16, dtype=np.uint16).view(np.float16)
    np.testing.assert_array_equal(torch.from_numpy(every).float().numpy(), every.astype(np.float32))


def test_unaligned_and_uneven_arrays():
    raw = np.zeros(33, np.uint8)
    with pytest.raises(ValueError, match="aligned"):
        torch.from_numpy(raw[1:].view(np.float64))
    record = np.zeros(3, [("a", "i4"), ("b", "f8"), ("c", "i4")])
    with pytest.raises((ValueError, TypeError)):
        torch.from_numpy(record["a"][:] if record.itemsize % 8 else record["b"])
    packed = np.zeros(3, np.dtype([("a", "f4"), ("b", "u1")]))["a"]
    with pytest.raises(ValueError):
        torch.from_numpy(packed)


def test_no_dimensions_and_no_elements():
    scalar = np.array(5.0)
    tensor = torch.from_numpy(scalar)
    assert tensor.size() == ()
    tensor[...] = 6
    assert scalar == 6
    for shape in ((0,), (0, 3), (2, 0, 4)):
        assert tuple(torch.from_numpy(np.zeros(shape)).size()) == shape
        assert torch.zeros(*shape).numpy().shape == shape
    assert torch.from_numpy(np.zeros((1,) * 32)).dim() == 32


def test_a_program_is_warned_once_of_read_only_arrays():
    code = """
import warnings, numpy, torch
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(2):
        torch.from_numpy(numpy.frombuffer(b"abcd", numpy.uint8))
print([(w.category.__name__, "copy()" in str(w.message)) for w in caught])
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "[('UserWarning', True)]\n"


def test_integers_are_those_of_numpy():
    for array in (torch.arange(3).numpy(), np.asarray(torch.arange(3)), torch.ones(3).argmax().numpy()):
        assert array.dtype.char == np.dtype(np.int64).char and array.dtype.type is np.int64


def test_zero_strides():
    assert torch.from_numpy(np.lib.stride_tricks.as_strided(np.ones(3), (2, 3), (0, 8))).stride() == (0, 1)
    shared = np.lib.stride_tricks.as_strided(np.ones(3), (2, 3), (0, 8))
    tensor = torch.from_numpy(shared)
    assert tensor.sum() == 6 and tensor.stride() == (0, 1)
    with pytest.raises(RuntimeError, match="overlap"):
        tensor.add_(1)
    assert torch.ones(1).expand(3).numpy().tolist() == [1, 1, 1]


def test_subclasses():
    matrix = np.ones((2, 2)).view(np.recarray)
    assert torch.from_numpy(matrix).sum() == 4
    masked = np.ma.masked_array([1.0, 2.0], [0, 1])
    assert torch.from_numpy(masked).tolist() == [1, 2]  # The data; a tensor has no mask.


def test_memmap(tmp_path):
    path = tmp_path / "array"
    np.arange(4.0).tofile(path)
    tensor = torch.from_numpy(np.memmap(path, np.float64, "r+"))
    tensor[0] = 9
    assert tensor.tolist() == [9, 1, 2, 3]
    assert torch.from_numpy(np.memmap(path, np.float64, "r")).tolist() == [9, 1, 2, 3]


@pytest.mark.parametrize("wrong", [None, 3, "x", [1, 2], torch.ones(2), np.float32(3), object(), {}, int])
def test_from_numpy_takes_arrays_only(wrong):
    try:
        assert isinstance(torch.from_numpy(wrong), torch.Tensor)
    except (TypeError, ValueError) as error:
        assert str(error)


@pytest.mark.parametrize("wanted", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
@pytest.mark.parametrize("given", ["u1", "i1", "i2", "i4", "i8", "f2", "f4", "f8", "?"])
def test_an_array_of_another_type_is_taken_as_a_list_of_its_numbers(wanted, given):
    kind = getattr(torch, f"{wanted}Tensor")
    for numbers in ([[1, 0, 3], [2, 100, 1]], [[-1, 2, 3], [4, 5, 6]], [[300, 70000, 2**40], [0, 1, 2]]):
        with np.errstate(all="ignore"):
            array = np.array(numbers, "f8").astype(given).T
        if kind(0).numpy().dtype == array.dtype or given == "?" and wanted == "Byte":
            continue
        try:
            expected = kind(array.tolist())
        except RuntimeError:
            with pytest.raises(RuntimeError, match=f"out of range for {wanted}Tensor"):
                kind(array)
            continue
        array.flags.writeable = False
        result = kind(array)
        assert isinstance(result, kind) and result.tolist() == expected.tolist() and result.is_contiguous()
        result.fill_(0)
        assert array.any()


def test_as_array():
    tensor = torch.Tensor([[1, 2], [3, 4]])
    assert np.asarray(tensor).ctypes.data == tensor.data_ptr()
    assert np.array(tensor).ctypes.data != tensor.data_ptr() and np.array(tensor).dtype == np.float32
    assert tensor.__array__().ctypes.data == tensor.data_ptr() == np.array(tensor, copy=False).ctypes.data
    assert np.asarray(tensor, np.float64).dtype == np.float64 and tensor.__array__(np.int32).tolist() == [[1, 2],
                                                                                                          [3, 4]]
    assert tensor.__array__(copy=True).ctypes.data != tensor.data_ptr()
    with pytest.raises(ValueError, match="copy"):
        tensor.__array__(np.float64, copy=False)
    assert np.sum(tensor.numpy()) == 10 and bytes(memoryview(torch.ByteTensor([1, 2]))) == b"\x01\x02"
    with pytest.raises((BufferError, TypeError, ValueError)):
        memoryview(torch.arange(0, 6).view(2, 3).t()).cast("B")


def test_numpy_numbers_on_either_side():
    tensor = torch.Tensor([1, 2])
    for number in (np.float32(2), np.float64(2), np.int64(2), np.uint8(2), np.array(2.0), np.bool_(True)):
        for result in (tensor * number, number * tensor, number + tensor, tensor - number, number / tensor,
                       tensor > number):
            assert isinstance(result, torch.Tensor), type(number)
    with warnings.catch_warnings(action="ignore", category=np.exceptions.ComplexWarning):
        assert (tensor + np.complex64(1j)).dtype is torch.complex64 and (np.complex128(1j) * tensor).is_complex()
    assert (np.float64(6) / tensor).tolist() == [6, 3] and (np.float64(2) > tensor).tolist() == [1, 0]
    assert isinstance(np.float32(2) * Variable(tensor), Variable)


def test_the_tensor_keeps_the_array_alive():
    array = np.arange(1000.0)
    owner = weakref.ref(array)
    tensor = torch.from_numpy(array)[10:20]
    del array
    gc.collect()
    assert owner() is not None and tensor[0] == 10
    storage = tensor.storage()
    del tensor
    assert owner() is not None and storage[5] == 5
    del storage
    assert owner() is None


def test_the_array_keeps_the_tensor_alive():
    array = torch.arange(0, 1000)[5:].numpy()
    junk = [torch.zeros(1000) for _ in range(50)]
    assert array[0] == 5 and array[-1] == 999 and junk


def test_resizing_lent_memory_is_refused():
    tensor = torch.ones(4)
    array = tensor.numpy()
    with pytest.raises(RuntimeError, match="buffers"):
        tensor.resize_(10**6)
    with pytest.raises(RuntimeError, match="buffers"):
        tensor.storage().resize_(10**6)
    with pytest.raises(RuntimeError):
        torch.cat([torch.ones(10**6)], out=tensor)
    assert array.tolist() == [1] * 4 and tensor.resize_(2).size() == (2,)
    del array
    assert tensor.resize_(10**6).numel() == 10**6
    foreign = torch.from_numpy(np.ones(3))
    with pytest.raises(RuntimeError, match="own its memory"):
        foreign.resize_(4)
    assert foreign.resize_(2).sum() == 2
    array = np.ones(5)
    tensor = torch.from_numpy(array)
    with pytest.raises(ValueError):
        array.resize(10, refcheck=True)
    assert tensor.sum() == 5


def test_the_buffer_of_a_tensor_that_was_set_elsewhere():
    tensor = torch.ones(4)
    array = tensor.numpy()
    tensor.set_(torch.zeros(2))
    assert array.tolist() == [1] * 4
    del array
    tensor.resize_(1000)
    other = torch.ones(4)
    lent = other.numpy()
    other.set_()
    del lent
    assert other.resize_(100).numel() == 100


def test_variables_become_arrays_that_share_their_memory():
    variable = Variable(torch.ones(2, 2))
    for array in (np.asarray(variable), variable.numpy(), np.asarray(variable, np.float32)):
        array[0, 0] += 1
    assert variable.data.tolist() == [[4, 1], [1, 1]]
    assert np.array(variable).tolist() == [[4, 1], [1, 1]] and np.array(variable) is not variable.numpy()
    assert np.asarray(variable, np.float64).dtype == np.float64
    variable.sum().backward()
    np.testing.assert_array_equal(variable.grad, np.ones((2, 2)))
    taken = torch.from_numpy(variable)
    taken[1, 1] = 7
    assert variable.data.tolist() == [[4, 1], [1, 7]] and not taken.requires_grad


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.pow,
             operator.lt, operator.ge, operator.eq, operator.ne]


@pytest.mark.parametrize("act", OPERATORS, ids=lambda act: act.__name__)
def test_an_array_beside_a_tensor_is_a_constant(act):
    array, tensor = np.array([[1.0, 2.0], [4.0, 3.0]]), torch.tensor([[2.0, 2.0], [1.0, 3.0]], dtype=torch.float64)
    expected = act(array, tensor.numpy())
    assert np.array_equal(act(array, tensor).numpy(), expected)
    assert np.array_equal(act(tensor, array).numpy(), act(tensor.numpy(), array))
    leaf = tensor.clone().requires_grad_()
    result = act(array, leaf)
    assert np.array_equal(result.detach().numpy(), expected)
    if act in OPERATORS[:4]:
        result.sum().backward()
        other = torch.from_numpy(array)
        assert torch.equal(leaf.grad, torch.autograd.grad(act(other, leaf).sum(), leaf)[0])


def test_arrays_in_place_and_as_matrices():
    array, tensor = np.ones((2, 2)), torch.full((2, 2), 3.0, dtype=torch.float64)
    kept = tensor
    tensor += array
    assert tensor is kept and tensor.tolist() == [[4, 4], [4, 4]]
    assert torch.equal(array @ tensor, tensor @ array)
    with pytest.raises(TypeError, match="astype"):
        tensor + np.array(["a", "b"])


def test_functions_of_numpy_give_tensors():
    tensor = torch.tensor([1.0, 4.0])
    for call in (np.sqrt, np.exp, lambda x: np.maximum(x, 2), lambda x: np.add(x, np.ones(2)), np.isnan, np.add.reduce,
                 lambda x: np.square(x.reshape(2, 1).T)):
        result = call(tensor)
        assert isinstance(result, torch.Tensor) and np.array_equal(result.numpy(), np.asarray(call(tensor.numpy())))
    assert np.sqrt(torch.tensor(4.0)).shape == () and [one.tolist() for one in np.divmod(tensor, 3)] == [[0, 1], [1, 1]]
    with pytest.raises(RuntimeError, match="detach"):
        np.exp(tensor.clone().requires_grad_())


def test_an_array_that_is_freed_may_change_the_tensor_that_held_it():
    class Array(np.ndarray):
        def __del__(self):
            sizes.append(t.size())
            t.set_(torch.ones(2))

    sizes, t = [], torch.from_numpy(np.ones(3, np.float32).view(Array))
    t.set_(torch.ones(5))
    assert sizes == [(5,)] and t.tolist() == [1, 1]


def test_an_array_that_is_freed_may_share_the_memory_that_replaces_its_own():
    class Array(np.ndarray):
        def __del__(self):
            sums.append(t.share_memory_().sum().item())

    sums, t = [], torch.from_numpy(np.ones(300, np.float32).view(Array))
    t.share_memory_()
    assert sums == [300] and t.is_shared()
