"""The tensor methods that are written in Python; csrc/python/methods.c forwards to the function of the same name."""

from torch import _core


def type(self, new_type=None, non_blocking=False):
    """The type's name without argument; else converted to `new_type`, a tensor class or its name."""
    if isinstance(self, _core.Variable):
        if new_type is None:
            return self.data.type()
        return convert_variable(self, new_type)
    if new_type is None:
        return "torch." + self.__class__.__name__
    return _core.convert(self, new_type)


def type_as(self, other):
    """Converted to the type of `other`."""
    return self.type((other.data if isinstance(other, _core.Variable) else other).type())


def convert_variable(self, new_type):
    """A Variable of another type; the gradient comes back in the old one."""
    from torch.autograd.function import Convert

    name = new_type if not isinstance(new_type, str) or "." in new_type else f"torch.{new_type}Tensor"
    name = name if isinstance(name, str) else "torch." + name.__name__
    return self if self.data.type() == name else Convert.apply(self, name)


def numpy(self):
    """An ndarray that shares the memory. It keeps the tensor's memory alive."""
    import numpy

    return numpy.asarray(memoryview(self.data if isinstance(self, _core.Variable) else self))


def __array__(self, dtype=None, copy=None):
    import numpy

    self = self.data if isinstance(self, _core.Variable) else self
    array = numpy.asarray(memoryview(self))
    if dtype is not None and array.dtype != dtype:
        if copy is False:
            raise ValueError(f"a {self.type()} cannot become an array of {dtype} without a copy")
        return array.astype(dtype)
    return array.copy() if copy else array


def cpu(self):
    """Itself: it lives in memory already."""
    return self


def cuda(self, device=None, non_blocking=False):
    """A copy on a GPU. Raises RuntimeError: this build has no CUDA yet."""
    raise RuntimeError("cuda: this build of torch has no CUDA support yet; keep the tensor on the CPU")


def new(self, *args):
    """A tensor of the same type, made as the class makes one."""
    kind = getattr(_core, self.type().removeprefix("torch."))
    return kind(*args)


def apply_(self, function):
    """Calls `function` on each element and stores what it returns. Slow: one Python call an element."""
    return self.copy_(self.new([function(value) for value in self.clone().view(-1).tolist()]).view(self.size()))


def _check_operands(name, *operands):
    for operand in operands:
        if not isinstance(operand, _core.Tensor):
            raise TypeError(f"{name}: the operands must be Tensors, not {operand.__class__.__name__}")


def map_(self, other, function):
    """Stores function(element of self, element of other) for each pair. Slow: one Python call an element."""
    _check_operands("map_", other)
    pairs = zip(self.contiguous().view(-1).tolist(), other.expand_as(self).contiguous().view(-1).tolist(), strict=True)
    return self.copy_(self.new([function(a, b) for a, b in pairs]).view(self.size()))


def map2_(self, x, y, function):
    """Stores function(element of self, of x, of y). Slow: one Python call an element."""
    _check_operands("map2_", x, y)
    lists = [t.expand_as(self).contiguous().view(-1).tolist() for t in (self, x, y)]
    return self.copy_(self.new([function(*values) for values in zip(*lists, strict=True)]).view(self.size()))


def equal(self, other):
    """Whether both have the same size and elements; a Python bool."""
    if not isinstance(other, (_core.Tensor, _core.Variable)):
        raise TypeError(f"equal: other must be a Tensor, not {other.__class__.__name__}")
    if self.type() != other.type():
        raise TypeError(f"equal: self is {self.type()}, other is {other.type()}; convert one, e.g. other.type_as(self)")
    return self.size() == other.size() and (self.numel() == 0 or bool((self == other).min() == 1))


def is_same_size(self, other):
    """Whether both have the same size."""
    return self.is_same_size(other)


def numel(self):
    """The number of elements."""
    return self.numel()


def __copy__(self):
    kind = self.__class__
    return kind(self)


def __deepcopy__(self, memo):
    """A copy in which tensors that shared a storage share again."""
    from torch.serialization import pickling

    return pickling.deepcopy(self, memo)


def __reduce_ex__(self, protocol):
    from torch.serialization import pickling

    return pickling.reduce(self)


def deepcopy_storage(self, memo):
    """__deepcopy__ of storages."""
    from torch.serialization import pickling

    return pickling.deepcopy_storage(self, memo)


def reduce_storage(self, protocol):
    """__reduce_ex__ of storages."""
    from torch.serialization import pickling

    return pickling.reduce_storage(self)


def __format__(self, spec):
    return format(self.item(), spec) if spec else str(self)
