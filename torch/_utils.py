"""Functions that pickles and files call by name. PyTorch reads and writes these names, hence the name of this file."""

import torch
from torch import _core
from torch._base.arguments import size_text, value_of

_tensor_of = {
    kind: getattr(_core, name.replace("Storage", "Tensor")) for name, kind in vars(_core).items()
    if name.endswith("Storage") and not name.startswith("_")
}
# GPU storages: the storage class in main memory, and the tensor class.
_in_memory = {getattr(_core, "_cuda_" + kind.__name__): kind for kind in _tensor_of}
_gpu_tensor_of = {far: getattr(_core, "_cuda_" + _tensor_of[near].__name__) for far, near in _in_memory.items()}


def _rebuild_tensor(storage, offset, size, stride):
    """Return a tensor on `storage`; files of 2017 use this name."""
    return _rebuild_tensor_v2(storage, offset, size, stride, False, None)


def _rebuild_tensor_v2(storage, offset, size, stride, requires_grad, backward_hooks, metadata=None):
    """Return a tensor on `storage`. Hooks are dropped.

    Args:
        metadata: dict of flags, or None: "volatile" sets the tensor's attribute; "neg" and "conj" make a tensor with
            a new storage, whose elements are negated or conjugated.
    Raises:
        TypeError, ValueError: an invalid argument.
    """
    if type(storage) is Unread:
        return Unread(storage._kind, size if type(size) is tuple else ())
    kind = _tensor_of.get(type(storage)) or _gpu_tensor_of.get(type(storage))
    if kind is None or [*map(type, (offset, size, stride, requires_grad))] != [int, tuple, tuple, bool]:
        raise TypeError("a tensor is rebuilt from a storage, an offset, a tuple of sizes, one of strides, and a bool")
    tensor = kind(storage)
    try:
        tensor.set_(storage, offset, size, stride)
    except MemoryError as error:  # the product of the sizes overflows; a view takes no memory
        raise ValueError(str(error)) from None
    flags = _flags(metadata)
    tensor = -tensor if flags.get("neg") else tensor
    tensor = tensor.conj() if flags.get("conj") else tensor
    tensor.requires_grad = requires_grad
    tensor.volatile = flags.get("volatile", False)
    return tensor


def _rebuild_meta_tensor_no_storage(dtype, size, stride, requires_grad):
    """Return a tensor on the meta device. Raises TypeError for arguments of other types."""
    if [*map(type, (size, stride, requires_grad))] != [tuple, tuple, bool] or not isinstance(dtype, torch.dtype):
        raise TypeError("a tensor on the meta device is rebuilt from a dtype, tuples of sizes and strides, and a bool")
    return torch.empty_strided(size, stride, dtype=dtype, device="meta").requires_grad_(requires_grad)


def _flags(metadata):
    """Return the flags of a tensor's metadata, or raise TypeError or ValueError."""
    flags = {} if metadata is None else metadata
    if type(flags) is not dict or any(type(value) is not bool for value in flags.values()):
        raise TypeError("the metadata of a tensor is a dict of flags")
    unknown = flags.keys() - {"neg", "conj", "volatile"}
    if unknown:
        raise ValueError(f"a tensor has the flags {', '.join(sorted(map(str, unknown)))}, whose meaning is not known")
    return flags


def _rebuild_tensor_v3(storage, offset, size, stride, requires_grad, backward_hooks, dtype, metadata=None):
    """Return a tensor on bytes of a file, whose element type is that of the tensor. Raises as `_rebuild_tensor_v2`."""
    if type(storage) is not torch.UntypedStorage or not callable(storage._typed):
        raise TypeError("a tensor with a dtype is rebuilt from untyped bytes")
    return _rebuild_tensor_v2(storage._typed(dtype), offset, size, stride, requires_grad, backward_hooks, metadata)


def storage_of(of):
    """Return the class of storages with elements of a dtype. Raises TypeError for other objects."""
    kind = isinstance(of, torch.dtype) and getattr(_core, f"{of._kind}Storage", None)
    if not kind:
        raise TypeError(f"no storage has elements of {of}")
    return kind


def tensor_class(storage):
    """Return torch's class of tensors on a storage."""
    return _tensor_of.get(type(storage)) or _gpu_tensor_of[type(storage)]


def _rebuild_sparse_tensor(layout, parts):
    """Return a sparse tensor of its parts, after checking them; PyTorch writes this name."""
    if any(type(part) is Unread for part in parts):
        return Unread("sparse")
    import torch

    return torch.sparse.construction.rebuilt(layout, parts)


def _rebuild_qtensor(storage, offset, size, stride, quantizer_params, requires_grad, backward_hooks):
    """Return a quantized tensor whose levels lie on `storage`; PyTorch writes this name."""
    levels = _rebuild_tensor_v2(storage, offset, size, stride, False, None)
    if type(levels) is Unread:
        return levels
    import torch

    return torch.functions.quantized.rebuilt(levels, quantizer_params)


class Unread:
    """Placeholder for a tensor or storage of a file that torch cannot represent. Using it raises an error."""

    def __init__(self, kind, size=None):
        self._kind = kind
        self._what = f"a {kind} tensor" if size is None else f"a {kind} tensor of size {size_text(size)}"

    def __getattr__(self, name):
        raise AttributeError(f"{name}: {self._what} of a file was left unread: {_ADVICE}")

    def __reduce__(self):
        raise TypeError(f"{self._what} of a file was left unread and cannot be saved: {_ADVICE}")

    def __repr__(self):
        return f"<{self._what}, left unread>"


_ADVICE = "torch has no such kind; convert it with PyTorch before saving"


def _rebuild_storage_part(whole, offset, size):
    """Return a slice of a storage. Raises TypeError or ValueError if there is none."""
    if type(whole) not in _tensor_of and type(whole) not in _in_memory or not type(offset) is type(size) is int:
        raise TypeError("a part is of a storage, an offset and a size")
    if not 0 <= offset <= offset + size <= whole.size():
        raise ValueError(f"a storage of {whole.size()} elements has no {size} from {offset} on")
    return whole[offset:offset + size]


def _rebuild_parameter(data, requires_grad, backward_hooks):
    """Return a Parameter with the tensor `data`. Hooks are dropped. Raises TypeError for an invalid argument."""
    if not isinstance(data, _core.Tensor) or type(requires_grad) is not bool:
        raise TypeError("a parameter is rebuilt from a tensor and a bool")
    return torch.nn.Parameter(value_of(data), requires_grad=requires_grad)


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    """Return a Parameter with the tensor `data` and the attributes `state`. Raises TypeError for invalid arguments."""
    if type(state) is not dict or not all(type(name) is str for name in state):
        raise TypeError("a parameter's state is a dict of attributes")
    parameter = _rebuild_parameter(data, requires_grad, backward_hooks)
    parameter.__dict__.update(state)
    return parameter


def rebuild_leaf(kind, data, requires_grad, state, volatile=False):
    """Return a leaf of class `kind` on the data of a tensor, with the attributes `state`."""
    result = _with_attributes(_core.leaf(_core.Tensor if kind is _core.Variable else kind, data, requires_grad), state)
    result.volatile = volatile
    return result


def rebuild_as(value, kind, state):
    """Return a tensor or Parameter as an object of class `kind`, with attributes."""
    if isinstance(value, Unread) or issubclass(type(value), kind) or kind is _core.Tensor:
        return _with_attributes(value, state)
    return rebuild_leaf(kind, value.data, value.requires_grad, state, value.volatile)


def _with_attributes(tensor, state):
    """Set the attributes of a tensor and return it. Torch's own classes have no attributes; theirs are dropped."""
    state, slots = state if type(state) is tuple and len(state) == 2 else (state, None)
    for name, value in {**(state or {}), **(slots or {})}.items():
        if hasattr(tensor, "__dict__"):
            tensor.__dict__[name] = value
    return tensor


def _rebuild_from_type_v2(function, kind, arguments, state):
    """Return function(*arguments) as an object of class `kind`; PyTorch writes this name for derived classes."""
    return rebuild_as(function(*arguments), kind, state)


# The names in pickles.
rebuild_leaf.__module__ = "torch.serialization.pickling"
_rebuild_from_type_v2.__module__ = "torch._methods.tensor"


def _flatten_dense_tensors(tensors):
    """Return the elements of all tensors in one dimension."""
    return torch.cat([tensor.reshape(-1) for tensor in tensors]) if tensors else torch.empty(0)


def _unflatten_dense_tensors(flat, tensors):
    """Return the parts of a flat tensor in the sizes of the tensors."""
    parts = flat.split([tensor.numel() for tensor in tensors])
    return tuple(part.view_as(tensor) for part, tensor in zip(parts, tensors, strict=True))


class ExceptionWrapper:
    """An exception with its traceback as text, which can be sent to another process. Packages subclass loaders with it.

    >>> from torch._utils import ExceptionWrapper
    >>> try:
    ...     1 / 0
    ... except ZeroDivisionError:
    ...     wrapper = ExceptionWrapper(where="in worker 3")
    >>> wrapper.exc_type, wrapper.exc_msg.splitlines()[-1]
    (<class 'ZeroDivisionError'>, 'ZeroDivisionError: division by zero')
    """

    def __init__(self, exc_info=None, where="in background"):
        import sys
        import traceback

        kind, error, trace = sys.exc_info() if exc_info is None else exc_info
        self.exc_type, self.where = kind, where
        self.exc_msg = "".join(traceback.format_exception(kind, error, trace))

    def reraise(self):
        """Raise an exception of the same class, or a RuntimeError if its constructor refuses a message."""
        text = f"Caught {self.exc_type.__name__} {self.where}.\nOriginal {self.exc_msg}"
        try:
            error = self.exc_type(message=text) if getattr(self.exc_type, "message", None) else self.exc_type(text)
        except Exception:
            error = RuntimeError(text)
        raise error


def _element_size(dtype):
    """Return the bytes of an element."""
    return dtype.itemsize


def _get_device_index(device, optional=False, allow_cpu=False):
    """Return the number of a GPU; with `optional` the current one if None, with `allow_cpu` -1 for the CPU."""
    if isinstance(device, str):
        device = torch.device(device)
    if isinstance(device, torch.device):
        if device.type == "cpu" and allow_cpu:
            return -1
        if device.type != "cuda":
            raise ValueError(f"_get_device_index: need a GPU, not {device}")
        device = device.index
    if device is None and not optional:
        raise ValueError("_get_device_index: need a GPU's number; optional=True takes the current GPU")
    return torch.cuda.current_device() if device is None else device


def _get_available_device_type():
    """Return "cuda" if there is a GPU, else None."""
    return "cuda" if torch.cuda.is_available() else None


def _get_device_module(device_type):
    """Return torch.cuda or torch.cpu. Raises RuntimeError for other devices."""
    if device_type not in ("cuda", "cpu"):
        raise RuntimeError(f"_get_device_module: there are no devices of type {device_type!r}, only cuda and cpu")
    return getattr(torch, device_type)
