"""Functions that create tensors from numbers, arrays and buffers."""

from __future__ import annotations

import functools
import warnings

import torch
from torch import _core
from torch._base.arguments import is_int, shown, value_of
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import devices
from torch._tensor.dtypes import class_of, tensor_class

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, overload

    from torch._core import Tensor
    from torch._tensor.generator import Generator


MOST_DIMS = 64


def tensor(data: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False,
           pin_memory: bool = False) -> Tensor:
    """Return a tensor with a copy of the numbers in `data`: a number, nested sequences, an array or a tensor.

    A number gives a tensor without dims. An array may be read-only, and have negative strides or swapped bytes.
    Sequences may contain tensors and arrays of one element. Without `dtype`, an array or tensor keeps its type. Bools
    give a BoolTensor and ints a LongTensor. Other numbers give the default type, or the complex type of that precision.

    Raises:
        TypeError: the data contain values that are not numbers.
        ValueError: sequences are ragged.

    >>> import torch
    >>> torch.tensor([[1, 2], [3, 4]]).type(), torch.tensor([0.5, 1]).tolist()
    ('torch.LongTensor', [0.5, 1.0])
    """
    made = _core.from_numbers(data, dtype)
    if made is not NotImplemented:
        plain = device is None and not (requires_grad or pin_memory or devices.chosen)
        return made if plain else devices.placed(made, device, requires_grad, pin_memory=pin_memory)
    if isinstance(data, _core.Tensor):
        warnings.warn("torch.tensor of a tensor is a copy without its history; write t.detach().clone(), or "
                      "t.clone() to keep the history", UserWarning, stacklevel=2)
        data = value_of(data)  # without its history
    return devices.placed(_copied_otherwise(data, dtype, True), device, requires_grad, pin_memory=pin_memory)


if TYPE_CHECKING:
    @overload
    def as_tensor(data: Tensor, dtype: Any = None, device: Any = None) -> Tensor: ...
    @overload
    def as_tensor(data: Any, dtype: Any = None, device: Any = None) -> Tensor: ...


def as_tensor(data: Any, dtype: Any = None, device: Any = None) -> Any:
    """Return the data as a tensor. An array or tensor of that type and device is not copied, but shared.

    >>> import torch
    >>> x = torch.ones(2)
    >>> torch.as_tensor(x) is x
    True
    """
    return devices.placed(copied(data, dtype, False), device)


def asarray(
    obj: Any, *, dtype: Any = None, device: Any = None, copy: bool | None = None,
    requires_grad: bool | None = None,
) -> Any:
    """Return an object as a tensor: shared like `as_tensor` does, or copied if `copy` is True.

    `requires_grad` is by default that of `obj`; False detaches the result. Raises ValueError if `copy` is False and the
    memory cannot be shared.

    >>> import torch
    >>> x = torch.ones(2)
    >>> torch.asarray(x) is x, torch.asarray(x, copy=True) is x
    (True, False)
    """
    result = devices.placed(copied(obj, dtype, copy is True), device, bool(requires_grad))
    if requires_grad is False and result.requires_grad:
        result = result.detach()
    if copy is False:
        before = copied(obj, None, False)
        if _is_sequence(type(obj)) or before.data_ptr() != result.data_ptr():
            raise ValueError(f"asarray: {shown(obj)} must be copied to get a {shown(result)}, but copy is False")
    return result


def copied(data, dtype, copies=True):
    """Return a tensor of numbers, or of an array or tensor; with `copies` it shares no memory with that."""
    made = _core.from_numbers(data, dtype)
    return _copied_otherwise(data, dtype, copies) if made is NotImplemented else made


def _copied_otherwise(data, dtype, copies):
    """Return a tensor of what `from_numbers` does not take."""
    kind = None if dtype is None else tensor_class(dtype)
    if type(data) in _NUMBERS:
        return _of_list([data], kind).view(())
    if isinstance(data, _core.Tensor):
        result = data if kind is None else data.to(kind)
        return (result.clone() if copies else result) if result is data else result
    if hasattr(data, "__array__") or hasattr(data, "__array_interface__"):
        return _from_array(data, kind, copies)
    if not _is_sequence(type(data)):
        return copied([data], dtype, True).view(())
    data = data if type(data) in (list, tuple) else list(data)  # a torch.Size would be taken for the size of the result
    try:
        made = _kind_of(data) if kind is None else kind
        return _from_array(data, kind, True) if made is None else _of_list(data, made)
    except (TypeError, ValueError):
        numbers = _numbers(data)
        if numbers is None:
            raise
        return (_kind_of(numbers) if kind is None else kind)(numbers)


def _of_list(data, kind):
    """Return a tensor of nested lists. Ints of any size fit floating types and bools."""
    kind = _kind_of(data) if kind is None else kind
    try:
        return kind(data)
    except OverflowError:
        dtype = kind().dtype
        if not (dtype.is_floating_point or dtype.is_complex or dtype is torch.bool):
            raise
        return kind(_converted(data, bool if dtype is torch.bool else float))


def _converted(data, convert):
    """Return nested sequences with the ints converted."""
    return [_converted(one, convert) if isinstance(one, (list, tuple)) else
            convert(one) if type(one) is int else one for one in data]


def _from_array(data, kind, copies):
    """Return a tensor from an array, or from an object that NumPy converts to one."""
    import numpy

    result = _core.from_numpy(_plain(data) if copies else numpy.asarray(data))
    return result if kind is None else result.type(kind)


def _is_sequence(kind):
    """Return whether values of a class are sequences of numbers, as lists are; text, arrays and tensors are not."""
    return issubclass(kind, (list, tuple)) or (
        hasattr(kind, "__getitem__") and hasattr(kind, "__len__")
        and not issubclass(kind, (str, bytes, int, float, complex))
        and not (hasattr(kind, "keys") or hasattr(kind, "__array__")))


def _numbers(data, known=None, depth=0):
    """Return nested sequences with tensors and arrays of one element replaced by numbers, or None if there are none.

    `known` maps the id of a sequence to its result, because a sequence may occur several times, and within itself.
    """
    known = {} if known is None else known
    if id(data) in known or depth > MOST_DIMS:
        return known.get(id(data))
    known[id(data)] = None
    result = [_numbers(one, known, depth + 1) if isinstance(one, (list, tuple)) else
              one.item() if _is_single(one) else None for one in data]
    if any(one is not None for one in result):
        known[id(data)] = [old if new is None else new for old, new in zip(data, result, strict=True)]
    return known[id(data)]


def _is_single(one):
    """Return whether a value is a tensor or an array of one element."""
    if isinstance(one, _core.Tensor):
        return one.numel() == 1
    return hasattr(one, "__array_interface__") and getattr(one, "size", 0) == 1


def _plain(array):
    """Return a writable, contiguous copy of an array in native byte order."""
    import numpy

    array = numpy.asarray(array)
    return numpy.array(array, array.dtype.newbyteorder("="), order="C")


_NUMBERS = frozenset({bool, int, float, complex})


def _kind_of(data):
    """Return the tensor class for the numbers in nested sequences, or None if they contain arrays.

    Sequences deeper than tensors have dims are not searched, because one may contain itself. NumPy scalars and
    tensors promote with the Python numbers.
    """
    kinds, dtypes, level = set(), set(), data
    for _ in range(MOST_DIMS):
        types = set(map(type, level))
        if types <= _NUMBERS:
            kinds |= types
            break
        sequences = {kind for kind in types if _is_sequence(kind)}
        arrays = {kind for kind in types if hasattr(kind, "__array__") and not issubclass(kind, _core.Tensor)}
        if any(type(one) in arrays and one.shape for one in level):
            return None
        typed = {kind for kind in types - sequences if hasattr(kind, "__array__")}
        dtypes.update(one.dtype for one in level if type(one) in typed)
        kinds.update(bool if issubclass(kind, bool) else int if hasattr(kind, "__index__") else
                     complex if issubclass(kind, complex) else float for kind in types - sequences - typed)
        parts = {id(one): one for one in level if type(one) in sequences} if sequences else {}
        level = [one for part in parts.values() for one in part]
    if dtypes:
        return _promoted(kinds, dtypes)
    if kinds == {bool}:
        return _core.BoolTensor
    if complex in kinds:
        return class_of(_core.get_default_dtype().to_complex())
    return _core.LongTensor if kinds and float not in kinds else _core.Tensor


def _promoted(kinds, dtypes):
    """Return the tensor class for Python numbers of these kinds and elements of these dtypes, NumPy's or ours."""
    from torch._tensor.dtypes import bool as truth
    from torch._tensor.dtypes import dtype, int64

    default = _core.get_default_dtype()
    of_kind = {bool: truth, int: int64, float: default, complex: default.to_complex()}
    result = [one if isinstance(one, dtype) else _of_numpy(one) for one in dtypes] + [of_kind[kind] for kind in kinds]
    return class_of(functools.reduce(_core.promote_types, result))


def _of_numpy(kind):
    import numpy

    return _core.from_numpy(numpy.empty(0, kind.newbyteorder("="))).dtype


def randint(
    low: int | Sequence[int] = 0, high: int | Sequence[int] | None = None, size: int | Sequence[int] | None = None, *,
    dtype: Any = None, out: Tensor | None = None, generator: Generator | None = None, device: Any = None,
    requires_grad: bool = False, layout: Any = None, pin_memory: bool = False,
) -> Tensor:
    """Make a LongTensor, or a tensor of the type dtype, of random whole numbers: low <= number < high.

    Call randint(high, size) or randint(low, high, size); `size` may be a keyword. The bounds may be integer tensors of
    one element. Raises ValueError where low is not below high.

    >>> import torch
    >>> torch.randint(2, 3, (2, 2)).tolist()
    [[2, 2], [2, 2]]
    """
    if size is None:  # randint(high, size)
        low, high, size = 0, low, high
    elif high is None:  # randint(high, size=size)
        low, high = 0, low
    low = low.item() if type(low) is not int and _is_whole(low) else low
    high = high.item() if type(high) is not int and _is_whole(high) else high
    size = size if type(size) is tuple or size is None else (size,) if is_int(size) else tuple(size)
    if size is None or not is_int(high):
        raise TypeError("randint: need randint(high, size) or randint(low, high, size), with ints and a tuple of sizes")
    if out is not None and not isinstance(out, _core.Tensor):
        raise TypeError(f"randint: out must be a Tensor, not {type(out).__name__}")
    kind = _core.LongTensor if dtype is None else tensor_class(dtype)
    if out is not None and dtype is not None and class_of(out.dtype).__name__ != kind.__name__:
        raise TypeError(f"randint: dtype is {kind.__name__} and out is {shown(out)}; leave one of them out")
    result = _drawn(_core.zeros(size, out=kind() if out is None else out.new()), low, high, generator)
    if out is not None:
        return _core.write("randint", result, out)
    return devices.placed(result, device, requires_grad, layout, pin_memory)


def _is_whole(bound):
    """Return whether a bound is an integer tensor of one element."""
    return isinstance(bound, _core.Tensor) and bound.numel() == 1 and not (
        bound.is_floating_point() or bound.is_complex() or bound.dtype is torch.bool)


def _drawn(made, low, high, generator):
    """Fill with random numbers, of which the largest Long has no int above it."""
    return named("randint", lambda: made.random_(low, None if high == 1 << 63 else high, generator=generator))


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """Return a tensor that shares memory with an array of any library that implements DLPack.

    Args:
        ext_tensor: an object with `__dlpack__` and `__dlpack_device__`, or a capsule. Its memory lives as long as the
            tensor.
        device: of the result, which is a copy if the array is elsewhere; by default the array's.
        copy: True for a copy, which read-only arrays require.

    Raises:
        BufferError: the array is on another device.
        TypeError: no tensor has its element type.
        ValueError: the array is read-only or has negative strides.

    >>> import numpy, torch
    >>> array = numpy.zeros(2)
    >>> torch.from_dlpack(array).fill_(3).size(), array
    (torch.Size([2]), array([3., 3.]))
    """
    if device is not None:
        return from_dlpack(ext_tensor, copy=copy).to(device)
    array = ext_tensor
    if type(array).__name__ == "PyCapsule":
        tensor = _core.from_capsule(array)
        return tensor.clone() if copy else tensor
    if not hasattr(array, "__dlpack__") or not hasattr(array, "__dlpack_device__"):
        raise TypeError(f"from_dlpack: need an array with __dlpack__ and __dlpack_device__, not {type(array).__name__}")
    kind, number = array.__dlpack_device__()
    stream = {}
    if kind in (2, 3):  # memory of a GPU, or pinned memory
        if kind == 2 and torch.cuda.is_available():
            stream = {"stream": torch.cuda.current_stream(int(number)).handle or 1}
        kind = 1 if kind == 3 or torch.cuda.is_available() else kind
    if kind != 1:
        raise BufferError(f"from_dlpack: the array is on a device of type {int(kind)}; copy it to the CPU first")
    try:
        capsule = array.__dlpack__(max_version=(1, 0), copy=copy, **stream)
    except TypeError:  # Exporters before version 1 do not take these arguments.
        return from_dlpack(array.__dlpack__(**stream), copy=copy)
    return _core.from_capsule(capsule)


def frombuffer(buffer: Any, *, dtype: Any, count: int = -1, offset: int = 0) -> Tensor:
    """Return a vector that shares a writable buffer: `count` elements of `dtype`, or all, from byte `offset` on.

    Raises ValueError for a buffer that is read-only, too short, or not a whole number of elements.

    >>> import torch
    >>> torch.frombuffer(bytearray([1, 0, 2, 0]), dtype=torch.int16).tolist()
    [1, 2]
    """
    import numpy

    return _core.from_numpy(numpy.frombuffer(buffer, _numpy_type(dtype), count, offset))


def _numpy_type(dtype):
    return tensor_class(tensor_class(dtype).__name__)().numpy().dtype


__all__ = [
    "as_tensor", "frombuffer", "from_dlpack", "randint", "tensor",
]
