"""Tensor methods written in Python. csrc/python/bridge/methods.c forwards calls to the function of the same name."""

from __future__ import annotations

import builtins

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._methods.interchange import (  # noqa: F401 - the C core looks methods up here
    __array__,
    __array_wrap__,
    __dlpack__,
    __dlpack_device__,
    array_interface,
    cuda_array_interface,
    numpy,
)
from torch._tensor import devices, dtypes
from torch._utils import _rebuild_from_type_v2  # noqa: F401 - by this name PyTorch's files call it

if TYPE_CHECKING:
    from torch._core import Tensor


def move_asked(device, non_blocking, other):
    """Return the GPU index and the non_blocking flag of the arguments of cuda(device, non_blocking, **other)."""
    from torch import cuda as gpus

    return gpus.number(device), without_waiting("cuda", "device", non_blocking, other)


def without_waiting(op, parameter, non_blocking, other):
    """Return the non_blocking flag, which may also be named async. Raises TypeError for other keywords."""
    if set(other) - {"async"}:
        raise TypeError(f"{op} takes {parameter} and non_blocking, not {', '.join(sorted(other))}")
    return non_blocking or other.get("async", False)


def type(self, new_type=None, non_blocking=False, **other):
    """Return the name of the type, or the tensor converted to `new_type`, a torch.dtype, a tensor class or its name."""
    if other:
        without_waiting("type", "new_type", non_blocking, other)
    if new_type is None:
        return f"torch.{_place(self)}{self.dtype._kind}Tensor"
    if isinstance(new_type, str) and new_type.startswith("torch.meta."):
        self, new_type = _moved(self, devices.META_NUMBER), dtypes.OF_KIND[new_type[11:].removesuffix("Tensor")]
    return convert_recorded(self, new_type) if self.requires_grad or self.volatile else _core.convert(self, new_type)


def _place(tensor):
    """Return the part of the type's name that says the device."""
    return "cuda." if tensor.is_cuda else "meta." if tensor.is_meta else ""


def as_subclass(self, cls):
    """Return the same data as an object of a derived class, with its gradient."""
    from torch._base.torch_function import as_subclass

    return as_subclass(self, cls)


def retain_grad(self):
    """Make backward store the gradient of this result in `grad`, as it does for leaves."""
    if not self.requires_grad:
        raise RuntimeError("retain_grad: the tensor does not require grad, so no gradient will ever reach it")
    if not self.is_leaf:
        from torch.autograd.hooks import keep_grad

        keep_grad(self)


def as_strided(self, size, stride, storage_offset=None):
    """Return a view of the storage with element (i, j, ...) at storage_offset + i * stride[0] + j * stride[1] + ...

    `storage_offset` defaults to that of the tensor. Gradients of elements that are viewed several times are summed.
    Raises ValueError for negative numbers and for elements outside the storage.
    """
    own = value_of(self)
    size, stride = tuple(size), tuple(stride)
    offset = own.storage_offset() if storage_offset is None else storage_offset
    reach = offset + sum((length - 1) * step for length, step in zip(size, stride, strict=False)) + 1
    fits = len(size) == len(stride) and min((offset, *size, *stride)) >= 0
    if not fits or (0 not in size and reach > len(own.storage())):
        raise ValueError(f"as_strided: size is {size}, stride is {stride}, storage_offset is {offset}; need as many "
                         "strides as sizes, none below 0, and places within the storage of "
                         f"{len(own.storage())} elements")
    if not (self.requires_grad or self.volatile):
        return own.new().set_(own.storage(), offset, size, stride)._view_of(self)
    from torch.autograd.conversions import Strided

    view = Strided.apply(self, size, stride, offset)
    view._follow(self)
    return view


def convert_recorded(self, new_type):
    """Return a recorded conversion to another type; its gradient is converted back."""
    from torch.autograd.conversions import ToCopy

    position = f"torch.{_place(self)}"
    new_type = dtypes.of_python(new_type)
    new_type = new_type._kind if isinstance(new_type, dtypes.dtype) else new_type
    name = new_type if not isinstance(new_type, str) or "." in new_type else f"{position}{new_type}Tensor"
    name = name if isinstance(name, str) else f"{name.__module__.removesuffix('._core')}.{name.__name__}"
    return self if self.type() == name else ToCopy.apply(self, name)


def copy_recorded(self, source):
    """Overwrite the elements with those of `source`, converted and broadcast. The gradient flows to `source`."""
    self[...] = source.type_as(self)
    return self


def cpu(self, memory_format=None):
    """Return the tensor in memory, without a copy if it is there already. The gradient flows through."""
    moved = _moved(self, -1)
    return moved if memory_format is None else memory_format.lay(moved)


def cuda(self, device=None, non_blocking=False, **other):
    """Return the tensor on the current GPU or on `device`, without a copy if it is there already.

    The gradient flows through. From pinned memory, non_blocking=True does not wait for the copy.
    """
    return _moved(self, *move_asked(device, non_blocking, other))


def _moved(self, gpu, non_blocking=False):
    from torch.autograd.conversions import moved

    return moved(self, gpu, non_blocking)


def new(self, *args, device=None, size=None):
    """Return a new tensor of the same type from the arguments of its class, on the same GPU or on `device`."""
    kind, args = _class_of(self.type()), args if size is None else tuple(size)
    if self.is_meta:
        with devices.making_on_meta():
            return kind(*args)
    if not self.is_cuda:
        return kind(*args)
    from torch import cuda as gpus

    with gpus.device(self._gpu if device is None else device):
        return kind(*args)


def _class_of(name):
    """Return a tensor class by its name, such as torch.cuda.FloatTensor."""
    return getattr(_core, name.removeprefix("torch.").replace("cuda.", "_cuda_").removeprefix("meta."))


def index(self, key):
    """Return self[key]."""
    return self[key]


def to(self, *target, dtype=None, device=None, non_blocking=False, copy=False, other=None, memory_format=None):
    """Return the tensor converted to a type, to the type and device of another tensor, or to a device.

    A device is "cpu", "cuda:N", N or a torch.device. None leaves the type or device as it is. Flags after it are
    non_blocking and copy. The result is a copy if the type or the memory order changes, or with copy=True. Raises
    TypeError for an argument that is given twice.
    """
    if len(target) + (dtype is not None) + (device is not None) == 1 and other is memory_format is None and not copy:
        wanted = target[0] if target else device if dtype is None else dtype
        here = self.is_cpu and (wanted is devices.MEMORY or isinstance(wanted, str) and wanted == "cpu")
        if here or wanted is self.dtype:
            return self
        if isinstance(wanted, dtypes.dtype):
            return self.type(wanted)
    flags = [value for value in target if value is True or value is False]
    given = [("dtype", dtype), ("device", device)]
    for value in (*target[:len(target) - len(flags)], *(() if other is None else (other,))):
        if isinstance(value, _core.Tensor):
            given += [("dtype", value.dtype), ("device", value.device)]
        elif isinstance(value, (int, devices.device)) or isinstance(value, str) and not value.startswith("torch."):
            given.append(("device", value))
        else:
            given.append(("dtype", value))
    given = [(name, value) for name, value in given if value is not None]
    if len(given) != len(dict(given)) or len(flags) > 2:
        asked = ", ".join(f"{name}={shown(value)}" for name, value in given)
        raise TypeError(f"to: {asked}; need one dtype and one device")
    non_blocking, copy = (*flags, *(non_blocking, copy)[len(flags):])
    dtype, device = dict(given).get("dtype"), dict(given).get("device")
    device = None if device is None else devices.usable(device)
    result = self if device is None else _on_device(self, device, non_blocking)
    dtype = dtypes.of_python(dtype)
    if isinstance(dtype, dtypes.dtype):
        result = result.type(dtype)
    elif dtype is not None:
        name = dtype if isinstance(dtype, str) else getattr(dtype, "__name__", repr(dtype))
        name = f"torch.{_place(result)}{name.rpartition('.')[2]}"
        result = result.type(name)
    if memory_format is not None:
        result = memory_format.lay(result)
    return result.clone() if copy and result is self else result


def _on_device(self, device, non_blocking):
    if device.type == "cuda":
        return self.cuda(device, non_blocking)
    return _moved(self, devices.META_NUMBER if device.type == "meta" else -1)


def is_pinned(self):
    """Return whether the tensor is in pinned memory."""
    return _core.is_pinned(getattr(self, "data", self))


def pin_memory(self):
    """Return a copy in pinned memory, which GPUs access directly, or the tensor if it is pinned.

    Copies between pinned memory and a GPU with non_blocking=True do not wait. A tensor that requires grad gives a new
    leaf. Raises RuntimeError if there is no GPU, and TypeError for a tensor on a GPU.
    """
    pinned = _core.pin(value_of(self))
    return pinned.requires_grad_() if self.requires_grad else pinned


def record_stream(self, stream):
    """Record that work on `stream` uses the tensor, so that its memory is reused only after that work.

    The memory belongs to the stream that was current when the tensor was created; only uses on other streams need to
    be recorded. Raises RuntimeError for a tensor in memory.
    """
    _core.record_stream(getattr(self, "data", self), stream.handle)


def get_device(self):
    """Return the index of the GPU, or -1 for a tensor that is on none."""
    return max(self._gpu, -1)


def new_tensor(self, data, dtype=None, device=None, requires_grad=False, layout=None,
               pin_memory=False):
    """Return a tensor of the same type, or of `dtype`, with the numbers of `data`."""
    from torch._tensor.creation import copied

    result = copied(value_of(data) if isinstance(data, _core.Tensor) else data, self.dtype if dtype is None else dtype)
    return devices.placed(result, self.device if device is None else device, requires_grad, layout, pin_memory)


def apply_(self, callable):
    """Replace each element by callable(element). Slow: it calls Python for each element."""
    return self.copy_(self.new([callable(value) for value in self.contiguous().view(-1).tolist()]).view(self.size()))


def _check_operands(name, *operands):
    for operand in operands:
        if not isinstance(operand, _core.Tensor):
            raise TypeError(f"{name}: the operands must be Tensors, not {operand.__class__.__name__}")


def map_(self, tensor, callable):
    """Replace each element by callable(element of self, element of tensor). Slow: it calls Python for each element."""
    _check_operands("map_", tensor)
    pairs = zip(self.contiguous().view(-1).tolist(), tensor.expand_as(self).contiguous().view(-1).tolist(), strict=True)
    return self.copy_(self.new([callable(a, b) for a, b in pairs]).view(self.size()))


def map2_(self, x, y, function):
    """Replace each element by function(element of self, of x, of y). Slow: it calls Python for each element."""
    _check_operands("map2_", x, y)
    lists = [t.expand_as(self).contiguous().view(-1).tolist() for t in (self, x, y)]
    return self.copy_(self.new([function(*values) for values in zip(*lists, strict=True)]).view(self.size()))


def numel(input: Tensor) -> builtins.int:
    """Return the number of elements.

    >>> torch.numel(torch.ones(2, 3))
    6
    """
    return input.numel()


def __dir__(self):
    """Return the names of the attributes, without those that only raise an error with advice."""
    from torch._names.missing_names import OF_TENSORS

    kind, absent = self.__class__, set(OF_TENSORS)
    return [name for name in dir(kind) if name not in absent or hasattr(kind, name)]


def _plainly(function, *args):
    """Return the result of a function that reads the data of a tensor of any class."""
    before = _core.set_overriding(False, False)
    try:
        return function(*args)
    finally:
        _core.set_overriding(*before)


def __copy__(self):
    """Return another leaf on the same data, with its flags and attributes."""
    from torch.serialization import pickling

    return _plainly(pickling.copied, self)


def __reversed__(self):
    """Return the tensor flipped along its first dim; a number is itself."""
    return self.flip(0) if self.dim() else self


def __deepcopy__(self, memo):
    """Return a copy. Tensors that shared a storage share its copy."""
    from torch.serialization import pickling

    return _plainly(pickling.deepcopy, self, memo)


def __reduce_ex__(self, protocol):
    from torch.serialization import pickling

    return _plainly(pickling.reduce, self)


def __complex__(self):
    return builtins.complex(self.item())


def real(self):
    from torch.composed import real

    return real(self)


def imag(self):
    from torch.composed import imag

    return imag(self)


def __round__(self, ndigits=None):
    """Return the only element, rounded as Python rounds numbers."""
    return round(self.item(), ndigits)


def __format__(self, spec):
    if not spec and (self.dim() or builtins.type(self) is not _core.Tensor):
        return str(self)
    if self.numel() != 1:
        raise TypeError(f"the format {spec!r} is for one number, and the tensor has {self.numel()}; use str(tensor)")
    return format(self.item(), spec)
