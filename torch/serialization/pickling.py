"""Support of pickle and copy.deepcopy for tensors and storages; shared storages stay shared."""

import copy
import pickle
import weakref
from collections import OrderedDict
from operator import mul

from torch import _core, _utils
from torch._tensor.storage import elements, key_of
from torch._utils import rebuild_tensor, rebuild_variable
from torch.nn.parameter import Parameter

_kinds = frozenset((*_utils._tensor_of.values(), *_utils._gpu_tensor_of.values()))


class StoredOnce:
    """Placeholder of a storage in one pickle. All its tensors pickle this one object, so it is written once."""

    __slots__ = ("storage", "__weakref__")

    def __reduce_ex__(self, protocol):
        data = elements(self.storage)
        written = pickle.PickleBuffer(data) if protocol >= 5 else bytes(data)
        return rebuild_storage, (type(self.storage), written, *([self.storage._gpu] if self.storage.is_cuda else []))


_standing = weakref.WeakValueDictionary()  # entries are kept alive by the memo of their pickler


def rebuild_storage(kind, data, gpu=None):
    """Return a storage of class `kind` with the bytes `data`, on the GPU numbered `gpu`."""
    data = memoryview(data)
    near = _utils._in_memory.get(kind, kind)
    storage = near(data.nbytes // near(0).element_size())
    elements(storage)[:] = data
    return storage if near is kind else storage.cuda(gpu)


def tensor_parts(tensor, place, hooks, requires_grad=False, metadata=()):
    """Return a tensor's pickle representation: a function that rebuilds it, and its arguments.

    Args:
        place: function from a storage to the object that is pickled for it.
    Raises:
        RuntimeError: the storage was resized and is too small for the tensor.
    """
    storage, offset, size, stride = tensor.storage(), tensor.storage_offset(), tuple(tensor.size()), tensor.stride()
    if tensor.numel() and offset + sum(map(mul, size, stride)) - sum(stride) >= storage.size():
        raise RuntimeError(f"a {tensor.type()} cannot be saved: its storage was resized to {storage.size()} elements, "
                           "but the tensor needs more; clone() it before resizing")
    whole, before = storage._whole
    return _utils._rebuild_tensor_v2, (place(whole), before + offset, size, stride, requires_grad, hooks, *metadata)


def plain_parts(tensor, place, hooks):
    """Return the representation of a tensor of torch's own classes, with its attributes if it has any."""
    function, parts = tensor_parts(tensor, place, hooks)
    state = tensor.__dict__
    return (_utils._rebuild_from_type_v2, (function, _core.Tensor, parts, state)) if state else (function, parts)


def storage_parts(storage, place):
    """Return the representation of a storage that is part of another; None for other storages."""
    whole, offset = storage._whole
    return None if whole is storage else (_utils._rebuild_storage_part, (place(whole), offset, storage.size()))


def variable_parts(variable, place, hooks):
    """Return the representation of a tensor that requires grad, with names that PyTorch knows as well."""
    data, kind, state = variable.data, type(variable), variable.__dict__
    if issubclass(kind, Parameter):
        function, parts = _utils._rebuild_parameter, (data, variable.requires_grad, hooks)
        if kind is Parameter and state:
            return _utils._rebuild_parameter_with_state, (*parts, state)
    else:
        # PyTorch ignores this metadata; here it distinguishes a Variable from a Tensor.
        metadata = {"volatile": True} if variable.volatile else {}
        function, parts = tensor_parts(data, place, hooks, variable.requires_grad, (metadata,))
    if kind in (_core.Variable, Parameter) and not state:
        return function, parts
    return _utils._rebuild_from_type_v2, (function, _core.Tensor if kind is _core.Variable else kind, parts, state)


def subclass_parts(tensor, place, hooks):
    """Return the representation of a tensor of a derived class."""
    function, parts = tensor_parts(tensor, place, hooks)
    return _utils._rebuild_from_type_v2, (function, type(tensor), parts, getattr(tensor, "__dict__", None))


def check_leaf(variable, what):
    """Raise RuntimeError if a tensor is not a leaf, because its graph cannot be copied or sent to another process."""
    if variable.creator is not None:
        raise RuntimeError(f"only leaves can be {what}, and this tensor is the result of a recorded call; use detach()")


def restore_flags(variable, state):
    """Apply BUILD to a Variable in files of 2017: (requires_grad, volatile, hooks), optionally preceded by the data."""
    state = state[3:] + state[2:3] if len(state) == 5 else state
    requires_grad, volatile, _ = state
    if type(requires_grad) is not bool or type(volatile) is not bool:
        raise TypeError("a Variable needs two flags")
    variable.requires_grad = requires_grad


# --- the methods; torch/_methods/tensor.py and torch/_methods/storage.py forward to them ---


def stored_once(storage):
    """Return the StoredOnce of a storage, the same object throughout one pickle."""
    key = key_of(storage)
    found = _standing.get(key)
    if found is None:
        found = _standing[key] = StoredOnce()
        found.storage = storage
    return found


def reduce(self):
    """__reduce_ex__ of tensors."""
    kind = type(self)
    if isinstance(self, _core.Variable):
        return rebuild_variable, (kind, self.data, self.requires_grad, self.__dict__, self.volatile)
    if kind in _kinds:
        return plain_parts(self, stored_once, OrderedDict())
    return rebuild_tensor, (kind, _plain(self), getattr(self, "__dict__", None), self.requires_grad)


def _plain(tensor):
    """Return a tensor of torch's own class with the elements of a tensor of a derived class."""
    kind = _utils.tensor_class(tensor.storage())
    return kind().set_(tensor.storage(), tensor.storage_offset(), tensor.size(), tensor.stride())


def copied(self):
    """__copy__ of tensors: another leaf on the same data."""
    if isinstance(self, _core.Variable):
        return rebuild_variable(type(self), self.data, self.requires_grad, self.__dict__, self.volatile)
    return rebuild_tensor(type(self), self, self.__dict__, self.requires_grad)


def reduce_storage(self):
    """__reduce_ex__ of storages."""
    return storage_parts(self, lambda whole: whole) or (same, (stored_once(self),))


def same(storage):
    """Return the storage; pickle calls it for a storage that is pickled directly."""
    return storage


def deepcopy_storage(self, memo):
    """__deepcopy__ of storages, including the storages of tensors."""
    whole, offset = self._whole
    key = ("storage", *key_of(whole))
    if key not in memo:
        memo[key] = whole.clone()
    return memo[key] if whole is self else memo[key][offset:offset + self.size()]


def deepcopy(self, memo):
    """__deepcopy__ of tensors; shared storages stay shared."""
    if isinstance(self, _core.Variable):
        check_leaf(self, "deep-copied")
        data = copy.deepcopy(self.data, memo)
        state = copy.deepcopy(self.__dict__, memo)
        result = memo[id(self)] = rebuild_variable(type(self), data, self.requires_grad, state, self.volatile)
        return result
    check_leaf(self, "deep-copied")
    data = self if type(self) in _kinds else _plain(self)
    storage = deepcopy_storage(data.storage(), memo)
    result = data.new().set_(storage, self.storage_offset(), self.size(), self.stride())
    result = result if data is self else rebuild_tensor(type(self), result, None, self.requires_grad)
    memo[id(self)] = result
    result.__dict__.update(copy.deepcopy(self.__dict__, memo))
    return result
