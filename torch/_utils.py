"""The functions that pickles and files name. Present-day PyTorch writes and reads these names, hence the file's."""

from torch import _core
from torch._core import Variable
from torch._values import value_of
from torch.nn.parameter import Parameter

_tensor_of = {
    getattr(_core, f"{kind}Storage"): getattr(_core, f"{kind}Tensor")
    for kind in ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double")
}
# On a GPU: a storage's class, and that of the same elements in memory; tensors by the storage's class.
_in_memory = {getattr(_core, "_cuda_" + kind.__name__): kind for kind in _tensor_of}
_gpu_tensor_of = {far: getattr(_core, "_cuda_" + _tensor_of[near].__name__) for far, near in _in_memory.items()}


def _rebuild_tensor_v2(storage, offset, size, stride, requires_grad, backward_hooks, metadata=None):
    """A tensor on `storage`; a Variable if it requires a gradient or if metadata is given.

    Hooks are not kept. Raises TypeError or ValueError if an argument cannot be.
    """
    kind = _tensor_of.get(type(storage)) or _gpu_tensor_of.get(type(storage))
    if kind is None or [*map(type, (offset, size, stride, requires_grad))] != [int, tuple, tuple, bool]:
        raise TypeError("a tensor is rebuilt from a storage, an offset, a tuple of sizes, one of strides, and a bool")
    tensor = kind() if kind in _tensor_of.values() else kind(storage)
    try:
        tensor.set_(storage, offset, size, stride)
    except MemoryError as error:  # It is the product of the sizes that overflows; a view takes no memory.
        raise ValueError(str(error)) from None
    if metadata is None and not requires_grad:
        return tensor
    volatile = type(metadata) is dict and metadata.get("volatile") is True
    return Variable(tensor, volatile=True) if volatile else Variable(tensor, requires_grad=requires_grad)


def _rebuild_parameter(data, requires_grad, backward_hooks):
    """A Parameter with `data`, a Tensor or Variable. Hooks are not kept. Raises TypeError if an argument cannot be."""
    if not isinstance(data, _core.Tensor) or type(requires_grad) is not bool:
        raise TypeError("a parameter is rebuilt from a tensor and a bool")
    return Parameter(value_of(data), requires_grad=requires_grad)


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    """A Parameter with `data` and the attributes `state`, a dict. Raises TypeError if an argument cannot be."""
    if type(state) is not dict or not all(type(name) is str for name in state):
        raise TypeError("a parameter's state is a dict of attributes")
    parameter = _rebuild_parameter(data, requires_grad, backward_hooks)
    parameter.__dict__.update(state)
    return parameter
