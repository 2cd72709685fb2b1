"""Memory shared through DLPack, the buffer protocol and NumPy's array interface: who sees it, who keeps it alive."""

import ctypes
import gc
import weakref

import numpy as np
import pytest

import torch
from torch import _core
from torch.autograd import Variable

TYPES = {
    "Byte": np.uint8, "Char": np.int8, "Short": np.int16, "Int": np.int32, "Long": np.int64, "Half": np.float16,
    "Float": np.float32, "Double": np.float64,
}  # fmt: skip


class Legacy:
    """An exporter from before version 1 of the standard."""

    def __init__(self, owner):
        self.owner = owner

    def __dlpack__(self, stream=None):
        return self.owner.__dlpack__()

    def __dlpack_device__(self):
        return self.owner.__dlpack_device__()


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("wrap", [lambda o: o, Legacy], ids=["versioned", "legacy"])
def test_memory_is_shared_both_ways(kind, wrap):
    array = np.arange(6).astype(TYPES[kind]).reshape(2, 3)
    tensor = torch.from_dlpack(wrap(array))
    assert tensor.type() == f"torch.{kind}Tensor" and tensor.data_ptr() == array.ctypes.data
    assert tensor.tolist() == array.tolist()
    back = np.from_dlpack(wrap(tensor))
    assert back.dtype == array.dtype and back.ctypes.data == array.ctypes.data
    again = torch.from_dlpack(wrap(tensor))
    assert again.data_ptr() == tensor.data_ptr() and type(again) is type(tensor)


@pytest.mark.parametrize("view", [
    lambda t: t, lambda t: t.t(), lambda t: t[1:, 2], lambda t: t[:, ::2], lambda t: t[:0], lambda t: t[0].expand(3, 6),
    lambda t: t[2:3, 3:4], lambda t: t.permute(1, 0).unsqueeze(1), lambda t: t.view(2, 2, 6),
])  # fmt: skip
def test_strides(view):
    tensor = view(torch.arange(0, 24).view(4, 6))
    array = np.from_dlpack(tensor)
    assert array.shape == tuple(tensor.size()) and array.tolist() == tensor.tolist()
    back = torch.from_dlpack(tensor)
    assert back.tolist() == tensor.tolist() and back.size() == tensor.size()
    interface = np.asarray(type("Exporter", (), {"__array_interface__": tensor.__array_interface__})())
    assert interface.tolist() == tensor.tolist() and (not array.size or interface.ctypes.data == tensor.data_ptr())


def test_whoever_dies_first():
    array = np.arange(1000.0)
    owner, tensor = weakref.ref(array), torch.from_dlpack(array)[10:20]
    del array
    gc.collect()
    assert owner() is not None and tensor[0] == 10
    del tensor
    gc.collect()
    assert owner() is None
    tensor = torch.arange(0, 5000)
    array = np.from_dlpack(tensor)
    del tensor
    junk = [torch.zeros(5000) for _ in range(20)]
    assert array[4999] == 4999 and junk
    capsule = torch.arange(0, 5000).__dlpack__()
    junk = [torch.zeros(5000) for _ in range(20)]
    assert torch.from_dlpack(capsule)[4999] == 4999


def test_lent_memory_is_not_resized():
    for lend in (np.from_dlpack, torch.from_dlpack, lambda t: t.__dlpack__(), lambda t: t.__array_interface__,
                 lambda t: t.__dlpack__(max_version=(1, 0)), lambda t: np.asarray(Variable(t)), memoryview):
        tensor = torch.ones(4)
        lent = lend(tensor)
        with pytest.raises(RuntimeError, match="buffers"):
            tensor.resize_(10**6)
        del lent
        gc.collect()
        assert tensor.resize_(10**6).numel() == 10**6
    borrowed = torch.from_dlpack(np.ones(3))
    with pytest.raises(RuntimeError, match="own its memory"):
        borrowed.resize_(4)


def test_arguments_of_the_exporter():
    tensor = torch.ones(3)
    name = ctypes.pythonapi.PyCapsule_GetName
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    assert name(tensor.__dlpack__()) == name(tensor.__dlpack__(max_version=(0, 8))) == b"dltensor"
    assert name(tensor.__dlpack__(max_version=(1, 0))) == name(tensor.__dlpack__(max_version=(2, 1))) == (
        b"dltensor_versioned")
    assert tensor.__dlpack_device__() == Variable(tensor).__dlpack_device__() == (1, 0)
    copied = torch.from_dlpack(tensor.__dlpack__(max_version=(1, 0), copy=True, dl_device=(1, 0)))
    assert copied.tolist() == [1] * 3 and copied.data_ptr() != tensor.data_ptr()
    assert np.from_dlpack(Variable(tensor)).ctypes.data == tensor.data_ptr()
    assert np.from_dlpack(tensor, copy=True).ctypes.data != tensor.data_ptr()
    with pytest.raises(ValueError, match="stream"):
        tensor.__dlpack__(stream=1)
    with pytest.raises(BufferError, match="memory"):
        tensor.__dlpack__(dl_device=(2, 0))
    capsule = tensor.__dlpack__()
    assert torch.from_dlpack(capsule).data_ptr() == tensor.data_ptr()
    for wrong in (capsule, 3, None, "x", object()):
        with pytest.raises(TypeError, match="from_dlpack"):
            torch.from_dlpack(wrong)


def test_what_cannot_be_borrowed():
    array = np.ones(4)
    array.flags.writeable = False
    with pytest.raises(ValueError, match="read-only.*copy=True"):
        torch.from_dlpack(array)
    assert torch.from_dlpack(array, copy=True).tolist() == [1] * 4
    with pytest.raises(ValueError, match="negative"):
        torch.from_dlpack(np.ones(4)[::-1])
    for kind in (np.clongdouble,):
        with pytest.raises((TypeError, BufferError)):
            torch.from_dlpack(np.ones(2, kind))
    assert torch.from_dlpack(np.ones((1,) * 32)).dim() == 32
    assert torch.from_dlpack(np.array([True, False])).type() == "torch.BoolTensor"
    assert np.from_dlpack(torch.BoolTensor([True, False])).dtype == bool
    assert torch.from_dlpack(np.array(5.0)).size() == () and torch.from_dlpack(np.ones((0, 3))).size() == (0, 3)

    class Elsewhere(Legacy):
        def __dlpack_device__(self):
            return 8, 0

    with pytest.raises(BufferError, match="device of type 8"):
        torch.from_dlpack(Elsewhere(np.ones(2)))


class Managed(ctypes.Structure):
    """DLManagedTensor, field by field."""

    _fields_ = [
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64), ("context", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    ]  # fmt: skip


def foreign(**changes):
    """Return a capsule made in Python, and the number of its releases."""
    calls, memory = [], np.arange(8, dtype=np.float32)
    shape, strides = (ctypes.c_int64 * 2)(2, 3), (ctypes.c_int64 * 2)(3, 1)
    deleter = Managed._fields_[-1][1](lambda _: calls.append(1))
    fields = {"data": memory.ctypes.data, "device": (1, 0), "ndim": 2, "code": 2, "bits": 32, "lanes": 1,
              "shape": shape, "strides": strides, "byte_offset": 0, "context": None, "deleter": deleter, **changes}
    managed = Managed(*fields.values())
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(ctypes.addressof(managed), b"dltensor", None), calls, (managed, memory, shape, strides)


def test_the_lender_gets_its_memory_back_once():
    capsule, calls, kept = foreign(byte_offset=4)
    tensor = _core.from_capsule(capsule)
    assert tensor.tolist() == [[1, 2, 3], [4, 5, 6]] and kept
    part = tensor[1]
    del tensor, capsule
    gc.collect()
    assert not calls and part.tolist() == [4, 5, 6]
    del part
    assert calls == [1]
    capsule, calls, kept = foreign(strides=None)
    tensor = _core.from_capsule(capsule)
    rows = tensor.tolist()
    del tensor
    assert rows == [[0, 1, 2], [3, 4, 5]] and calls == [1] and kept


@pytest.mark.parametrize("changes, error", [
    ({"ndim": -1}, ValueError), ({"ndim": 65}, ValueError), ({"lanes": 4}, TypeError), ({"code": 3}, TypeError),
    ({"bits": 24}, TypeError), ({"device": (8, 0)}, BufferError), ({"byte_offset": 2}, ValueError),
    ({"shape": (ctypes.c_int64 * 2)(2, -1)}, ValueError), ({"strides": (ctypes.c_int64 * 2)(-3, 1)}, ValueError),
    ({"shape": (ctypes.c_int64 * 2)(2**40, 2**40)}, ValueError),
])  # fmt: skip
def test_capsules_that_hold_no_tensor_stay_the_lenders(changes, error):
    capsule, calls, kept = foreign(**changes)
    with pytest.raises(error, match="from_dlpack") as raised:
        _core.from_capsule(capsule)
    assert str(raised.value) and not calls and kept


def test_variables_lend_their_memory_as_tensors_do():
    variable = Variable(torch.arange(0., 6).view(2, 3))
    array = np.asarray(variable)
    array[0, 0] = 7
    assert variable.data[0, 0] == 7 and array.ctypes.data == variable.data.data_ptr()
    view = memoryview(variable)
    assert view.shape == (2, 3) and view.format == "f" and not view.readonly
    variable.data = torch.zeros(1)
    assert array[1, 2] == 5 and view[1, 2] == 5
