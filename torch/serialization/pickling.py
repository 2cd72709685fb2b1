"""Tensors, storages and Variables for pickle and copy.deepcopy: what shares a storage shares one afterwards."""

import copy
import pickle
import weakref
from collections import OrderedDict
from operator import mul

from torch import _core, _utils
from torch._memory import elements, key_of


class StoredOnce:
    """Stands for a storage in one pickle: all its tensors give pickle this one object, so it is written once."""

    __slots__ = ("storage", "__weakref__")

    def __reduce_ex__(self, protocol):
        data = elements(self.storage)
        written = pickle.PickleBuffer(data) if protocol >= 5 else bytes(data)
        return rebuild_storage, (type(self.storage), written, *([self.storage._gpu] if self.storage.is_cuda else []))


_standing = weakref.WeakValueDictionary()  # kept alive by the memo of the pickler that has written it


def rebuild_storage(kind, data, gpu=None):
    """A storage of the class `kind` with the bytes `data`, on the GPU of that number."""
    data = memoryview(data)
    near = _utils._in_memory.get(kind, kind)
    storage = near(data.nbytes // near(0).element_size())
    elements(storage)[:] = data
    return storage if near is kind else storage.cuda(gpu)


def tensor_parts(tensor, place, hooks, requires_grad=False, metadata=()):
    """What pickle writes for a tensor: a function that remakes it, and the arguments.

    place: gives what pickle writes for a storage. Raises RuntimeError if the storage was resized below the tensor.
    """
    storage, offset, size, stride = tensor.storage(), tensor.storage_offset(), tuple(tensor.size()), tensor.stride()
    if tensor.numel() and offset + sum(map(mul, size, stride)) - sum(stride) >= storage.size():
        raise RuntimeError(f"a {tensor.type()} cannot be saved: its storage was resized to {storage.size()} elements, "
                           "and the tensor reaches further; clone() it before resizing")
    return _utils._rebuild_tensor_v2, (place(storage), offset, size, stride, requires_grad, hooks, *metadata)


def variable_parts(variable, place, hooks):
    """The same for a leaf Variable or Parameter."""
    check_leaf(variable, "pickled")
    data, kind = variable.data, type(variable)
    if kind is _core.Variable and not variable.__dict__:
        # PyTorch takes no notice of this metadata; here it tells a Variable from a Tensor.
        metadata = {"volatile": True} if variable.volatile else {}
        return tensor_parts(data, place, hooks, variable.requires_grad, (metadata,))
    if kind is not _utils.Parameter:
        more = (True,) if variable.volatile else ()
        return rebuild_variable, (kind, data, variable.requires_grad, variable.__dict__, *more)
    parts = data, variable.requires_grad, hooks
    if variable.__dict__:
        return _utils._rebuild_parameter_with_state, (*parts, variable.__dict__)
    return _utils._rebuild_parameter, parts


def check_leaf(variable, what):
    """Raises RuntimeError if a Variable has a graph behind it, which no copy could have."""
    if variable.creator is not None:
        raise RuntimeError(f"only leaf Variables can be {what}; this one is a result: use detach() or data")


def rebuild_variable(kind, data, requires_grad, state, volatile=False):
    """A leaf of `kind`, a volatile Variable or a subclass of it, with the attributes `state`."""
    flags = {"volatile": True} if volatile else {"requires_grad": requires_grad}
    result = kind.__new__(kind, data, **flags)
    result.__dict__.update(state)
    return result


# --- the methods; torch/_tensor.py and torch/_storage.py forward to them ----------------------------------------------


def stand_in(storage):
    """The StoredOnce of a storage: the same one as long as a pickler knows it."""
    key = key_of(storage)
    found = _standing.get(key)
    if found is None:
        found = _standing[key] = StoredOnce()
        found.storage = storage
    return found


def reduce(self):
    """__reduce_ex__ of tensors and Variables."""
    if isinstance(self, _core.Variable) and self.volatile:
        check_leaf(self, "pickled")
        return rebuild_variable, (type(self), self.data, False, self.__dict__, True)
    parts = variable_parts if isinstance(self, _core.Variable) else tensor_parts
    return parts(self, stand_in, OrderedDict())


def copied(self):
    """__copy__ of tensors: another leaf on the same data."""
    check_leaf(self, "copied")
    if isinstance(self, _core.Variable):
        return rebuild_variable(type(self), self.data, self.requires_grad, self.__dict__, self.volatile)
    result = type(self)(self)
    result.__dict__.update(self.__dict__)
    return result


def reduce_storage(self):
    """__reduce_ex__ of storages."""
    return same, (stand_in(self),)


def same(storage):
    """What pickle calls for a storage that stands in the pickle by itself."""
    return storage


def deepcopy_storage(self, memo):
    """__deepcopy__ of storages, and of what lies below a tensor."""
    key = ("storage", *key_of(self))
    if key not in memo:
        memo[key] = self.clone()
    return memo[key]


def deepcopy(self, memo):
    """__deepcopy__ of tensors and Variables: tensors that shared a storage share again."""
    if isinstance(self, _core.Variable):
        check_leaf(self, "deep-copied")
        data = copy.deepcopy(self.data, memo)
        state = copy.deepcopy(self.__dict__, memo)
        result = memo[id(self)] = rebuild_variable(type(self), data, self.requires_grad, state, self.volatile)
        return result
    storage = deepcopy_storage(self.storage(), memo)
    result = self.new().set_(storage, self.storage_offset(), self.size(), self.stride())
    memo[id(self)] = result
    return result
