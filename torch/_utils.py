"""The functions that pickles and files name. Present-day PyTorch writes and reads these names, hence the file's."""

import torch
from torch import _core
from torch._base.arguments import value_of
from torch._core import Variable

_tensor_of = {
    getattr(_core, f"{kind}Storage"): getattr(_core, f"{kind}Tensor")
    for kind in ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double",
                 "ComplexFloat", "ComplexDouble")
}
# On a GPU: a storage's class, and that of the same elements in memory; tensors by the storage's class.
_in_memory = {getattr(_core, "_cuda_" + kind.__name__): kind for kind in _tensor_of}
_gpu_tensor_of = {far: getattr(_core, "_cuda_" + _tensor_of[near].__name__) for far, near in _in_memory.items()}


def _rebuild_tensor(storage, offset, size, stride):
    """A tensor on `storage`, as files of 2017 name it."""
    return _rebuild_tensor_v2(storage, offset, size, stride, False, None)


def _rebuild_tensor_v2(storage, offset, size, stride, requires_grad, backward_hooks, metadata=None):
    """A tensor on `storage`; a Variable if it requires a gradient or if metadata is given.

    Hooks are not kept. metadata: a dict of flags; {} and "volatile" are a Variable's, and "neg", by which the elements
    are the negatives of what is stored, gives a tensor on a storage of its own.
    Raises TypeError or ValueError if an argument cannot be.
    """
    if type(storage) is Unread:
        return Unread(storage._kind, size if type(size) is tuple else ())
    kind = _tensor_of.get(type(storage)) or _gpu_tensor_of.get(type(storage))
    if kind is None or [*map(type, (offset, size, stride, requires_grad))] != [int, tuple, tuple, bool]:
        raise TypeError("a tensor is rebuilt from a storage, an offset, a tuple of sizes, one of strides, and a bool")
    tensor = kind() if kind in _tensor_of.values() else kind(storage)
    try:
        tensor.set_(storage, offset, size, stride)
    except MemoryError as error:  # It is the product of the sizes that overflows; a view takes no memory.
        raise ValueError(str(error)) from None
    flags = _flags(metadata)
    tensor = -tensor if flags.get("neg") else tensor
    tensor = tensor.conj() if flags.get("conj") else tensor
    if not requires_grad and (metadata is None or flags.keys() - {"volatile"}):
        return tensor
    return Variable(tensor, volatile=True) if flags.get("volatile") else Variable(tensor, requires_grad=requires_grad)


def _flags(metadata):
    """What metadata says of a tensor. A conjugate of real numbers is the same numbers."""
    flags = {} if metadata is None else metadata
    if type(flags) is not dict or any(type(value) is not bool for value in flags.values()):
        raise TypeError("the metadata of a tensor is a dict of flags")
    unknown = flags.keys() - {"neg", "conj", "volatile"}
    if unknown:
        raise ValueError(f"a tensor has the flags {', '.join(sorted(map(str, unknown)))}, whose meaning is not known")
    return flags


def _rebuild_tensor_v3(storage, offset, size, stride, requires_grad, backward_hooks, dtype, metadata=None):
    """A tensor on bytes of a file, whose elements' type the tensor tells. Raises as _rebuild_tensor_v2 does."""
    if type(storage) is not UntypedStorage:
        raise TypeError("a tensor with a dtype is rebuilt from untyped bytes")
    return _rebuild_tensor_v2(storage.typed(dtype), offset, size, stride, requires_grad, backward_hooks, metadata)


def tensor_class(storage):
    """torch's own class of the tensors on a storage."""
    return _tensor_of.get(type(storage)) or _gpu_tensor_of[type(storage)]


class UntypedStorage:
    """Bytes of a file that is being read: typed(dtype) is the storage of such elements."""

    def __init__(self, typed):
        self.typed = typed


def _rebuild_sparse_tensor(layout, parts):
    """A sparse tensor from its parts, which are checked; PyTorch writes this name."""
    if any(type(part) is Unread for part in parts):
        return Unread("sparse")
    import torch

    return torch.sparse.construction.rebuilt(layout, parts)


class Unread:
    """Stands for a tensor or storage of a file that is left unread, since torch has no such kind. Its use says so."""

    def __init__(self, kind, size=None):
        self._kind = kind
        self._what = f"a {kind} tensor" if size is None else f"a {kind} tensor of size {'x'.join(map(str, size)) or 1}"

    def __getattr__(self, name):
        raise AttributeError(f"{name}: {self._what} of a file was left unread: {_ADVICE}")

    def __reduce__(self):
        raise TypeError(f"{self._what} of a file was left unread and cannot be saved: {_ADVICE}")

    def __repr__(self):
        return f"<{self._what}, left unread>"


_ADVICE = "torch has no such kind; convert it with PyTorch before saving"


def _rebuild_storage_part(whole, offset, size):
    """The part of a storage that a slice of it was. Raises TypeError or ValueError if there is none."""
    if type(whole) not in _tensor_of and type(whole) not in _in_memory or not type(offset) is type(size) is int:
        raise TypeError("a part is of a storage, an offset and a size")
    if not 0 <= offset <= offset + size <= whole.size():
        raise ValueError(f"a storage of {whole.size()} elements has no {size} from {offset} on")
    return whole[offset:offset + size]


def _rebuild_parameter(data, requires_grad, backward_hooks):
    """A Parameter with `data`, a tensor. Hooks are not kept. Raises TypeError if an argument cannot be."""
    if not isinstance(data, _core.Tensor) or type(requires_grad) is not bool:
        raise TypeError("a parameter is rebuilt from a tensor and a bool")
    return torch.nn.Parameter(value_of(data), requires_grad=requires_grad)


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    """A Parameter with `data` and the attributes `state`, a dict. Raises TypeError if an argument cannot be."""
    if type(state) is not dict or not all(type(name) is str for name in state):
        raise TypeError("a parameter's state is a dict of attributes")
    parameter = _rebuild_parameter(data, requires_grad, backward_hooks)
    parameter.__dict__.update(state)
    return parameter


def rebuild_variable(kind, data, requires_grad, state, volatile=False):
    """A leaf of `kind`, a Variable or a class derived from it, with the attributes `state`."""
    flags = {"volatile": True} if volatile else {"requires_grad": requires_grad}
    result = kind.__new__(kind, data, **flags)
    result.__dict__.update(state)
    return result


def rebuild_tensor(kind, data, state, requires_grad=False):
    """A tensor of `kind`, a class derived from one of torch's, that is a view of `data`, with attributes."""
    from torch._base.torch_function import _make_subclass

    return _with_attributes(_make_subclass(kind, kind, data, requires_grad), state)


def rebuild_as(value, kind, state):
    """What _rebuild_from_type_v2 does: a tensor or Parameter as one of class `kind`, with attributes."""
    if isinstance(value, Unread) or issubclass(type(value), kind) or kind is _core.Tensor:
        return _with_attributes(value, state)
    if isinstance(value, _core.Variable):
        return rebuild_variable(kind, value.data, value.requires_grad, state or {}, value.volatile)
    if issubclass(kind, _core.Variable):
        return rebuild_variable(kind, value, False, state or {})
    return rebuild_tensor(kind, value, state)


def _with_attributes(tensor, state):
    """The tensor with its attributes; torch's own classes of tensors have none, so those are dropped."""
    state, slots = state if type(state) is tuple and len(state) == 2 else (state, None)
    for name, value in {**(state or {}), **(slots or {})}.items():
        if hasattr(tensor, "__dict__"):
            tensor.__dict__[name] = value
    return tensor


def _rebuild_from_type_v2(function, kind, arguments, state):
    """What PyTorch's files call for a tensor of a derived class, or with attributes: function(*arguments) as `kind`."""
    return rebuild_as(function(*arguments), kind, state)


# What pickles call them.
rebuild_variable.__module__ = rebuild_tensor.__module__ = "torch.serialization.pickling"
_rebuild_from_type_v2.__module__ = "torch._methods.tensor"
