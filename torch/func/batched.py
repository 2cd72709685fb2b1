"""Batched: the tensor that a function under vmap sees in place of each tensor of a batch.

`value` is the whole batch, with the batch dim first. The object's own header shows the first tensor of the batch, so
sizes, types and devices are those that the function expects. `__torch_function__` receives all calls.
torch/func/rules.py runs most of them on the whole batch; the others are repeated for each tensor of the batch.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import torch
from torch import _core
from torch._base.torch_dispatch import name_of
from torch._base.torch_function import _Modes, overriding, own_call, resolved
from torch._core import Tensor
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten

_SHOWN = ("shape ndim dtype device is_cpu is_cuda is_sparse itemsize nbytes T H mT mH size stride dim ndimension numel "
          "nelement element_size is_contiguous get_device new_tensor new "
          "__len__ _gpu is_leaf output_nr").split()
_ELEMENTS = ("__bool__ __float__ __int__ __index__ __contains__ __array__ __dlpack__ __format__ item tolist numpy "
             "storage data_ptr apply_ map_ map2_ set_ resize_ resize_as_ share_memory_ share backward register_hook "
             "is_set_to").split()


class OutsideBatch(RuntimeError):
    """A call reads the elements of one tensor of a batch, or writes the whole batch into one tensor."""


class Batched(Tensor):
    """A batch of tensors that the function under vmap sees as one of them."""

    whole_calls, plain_calls = (), frozenset(_SHOWN)
    level = 0  # the vmap's whose batch it is, counted from the outermost
    no_elements = "under vmap it stands for each tensor of a batch"

    @property
    def __array_interface__(self):
        raise OutsideBatch("vmap: NumPy needs the elements of one tensor, and here a tensor stands for each of a batch")

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        with overriding(modes=False):
            result = own_call(cls, func, args, kwargs or {})
            return called(func, args, kwargs or {}) if result is NotImplemented else result

    @property
    def requires_grad(self):
        """Whether calls on the batch are recorded."""
        return self.value.requires_grad

    @requires_grad.setter
    def requires_grad(self, on):
        self.value.requires_grad = on

    def requires_grad_(self, requires_grad=True):
        """Set whether the batch requires a gradient."""
        self.requires_grad = requires_grad
        return self

    def as_strided(self, size, stride, storage_offset=None):
        """Return the view of each tensor of the batch as one view, so that writes reach the batch."""
        whole = self.value
        view = whole.as_strided((whole.size(0), *size), (whole.stride(0), *stride), storage_offset)
        return batched(view, self.level)

    @property
    def grad_fn(self):
        """The node that produced the batch."""
        return self.value.grad_fn

    @property
    def data(self):
        """The same batch without a graph."""
        return batched(self.value.data, self.level)

    def detach(self):
        """Return the same batch without a graph."""
        return batched(self.value.detach(), self.level)

    def backward(self, *args, **keywords):
        """Raise RuntimeError: under vmap, use torch.func.grad."""
        raise OutsideBatch("vmap: backward needs leaves that are no batch; use torch.func.grad")

    def __iter__(self):
        return iter(self.unbind(0))

    def __repr__(self):
        return f"Batched({self.value!r}, level={self.level})"

    def __hash__(self):
        return id(self)


def batched(value, level):
    """Return the tensors of `value` along dim 0 as a Batched of a vmap level, counted from the outermost."""
    before = _core.set_overriding(False, False)
    try:
        data = Tensor.data.__get__(value)
        first = data.select(0, 0) if data.size(0) else data.new_zeros(()).expand(tuple(data.size())[1:])
        result = _core.set_class(first if first is not data else first.detach(), Batched)
    finally:
        _core.set_overriding(*before)
    result.value, result.level = value, level
    return result


def is_at(value, level):
    """Return whether a value is a batch of that level."""
    return type(value) is Batched and value.level == level


def lowered(value, level):
    """Return the whole batch, if the value is a batch of that level."""
    return value.value if type(value) is Batched and value.level == level else value


def raised(result, level):
    """Return the results of a call on whole batches as batches."""
    if isinstance(result, Tensor):
        return batched(result, level)
    return tree_map(lambda leaf: batched(leaf, level) if isinstance(leaf, Tensor) else leaf, result)


def leaves_of(args, kwargs):
    """Return the tensors among the arguments of a call, also those in lists, tuples, dicts and slices."""
    for leaf in tree_leaves((args, kwargs)):
        if type(leaf) is slice:
            yield from (leaf.start, leaf.stop, leaf.step)
        else:
            yield leaf


rules = []  # rule(func, name, level, size, args, kwargs) of torch/func/rules.py


class _Levels(_Modes):
    """(size, randomness) of each vmap that runs in this thread, the outermost first."""


running = _Levels()


def randomness_of_level(level):
    """Return the `randomness` of a vmap level."""
    return running.stack[level - 1][1]


def called(func, args, kwargs):
    """Run a call with a batch among its arguments: by a rule for the whole batch, otherwise in a loop."""
    batches = [leaf for leaf in leaves_of(args, kwargs) if type(leaf) is Batched]
    level = max(batch.level for batch in batches)
    size = next(batch.value.size(0) for batch in batches if batch.level == level)
    name = name_of(func)
    if name in _ELEMENTS:
        raise OutsideBatch(f"vmap: {resolved(func)} needs the elements of one tensor, and here a tensor stands for "
                           "each of a batch; keep to operations on tensors, such as torch.where instead of if")
    out = kwargs.pop("out", None) if "out" in kwargs else None
    if out is not None:
        return called(Tensor.copy_, (out, called(func, args, kwargs)), {})
    result = rules[0](func, name, level, size, args, kwargs)
    return looped(func, level, size, args, kwargs) if result is NotImplemented else result


def changes_first(func):
    """Return whether a function writes into its first argument."""
    name = getattr(func, "__name__", "")
    return name == "__setitem__" or name.endswith("_") and not name.endswith("__")


def check_written(func, args, level):
    """Raise RuntimeError if every tensor of a batch would be written into one tensor."""
    if changes_first(func) and not is_at(args[0], level):
        raise OutsideBatch(f"vmap: {resolved(func)} would write each of a batch into one tensor that is not in the "
                           "batch; use the form that gives a new tensor, or make the tensor from one of the batch")


def looped(func, level, size, args, kwargs):
    """Run the call for each tensor of the batch and stack the results."""
    check_written(func, args, level)
    if not size:
        raise RuntimeError(f"vmap: the batch is empty, and {resolved(func) or func} is called for each of its tensors")
    leaves, shape = tree_flatten((args, kwargs))
    results, way = [], randomness_of_level(level)
    before = torch.get_rng_state() if way == "same" else None
    for i in range(size):
        if before is not None:
            torch.set_rng_state(before)
        own_args, own_kwargs = tree_unflatten([_one(leaf, level, i) for leaf in leaves], shape)
        results.append(func(*own_args, **own_kwargs))
    if changes_first(func):
        return args[0]
    return joined(results, func, level)


def _one(leaf, level, i):
    if type(leaf) is slice:
        return slice(*(_one(bound, level, i) for bound in (leaf.start, leaf.stop, leaf.step)))
    return leaf.value.select(0, i) if is_at(leaf, level) else leaf


def joined(results, func, level):
    """Combine the results for each tensor of a batch."""
    flat = [tree_flatten(result) for result in results]
    made = []
    for column in zip(*(leaves for leaves, _ in flat), strict=True):
        if not isinstance(column[0], Tensor):
            if any(item != column[0] for item in column):
                raise RuntimeError(f"vmap: {resolved(func) or func} gives {column[0]!r} for one tensor of the batch "
                                   "and something else for another; only tensors may differ")
            made.append(column[0])
            continue
        sizes = sorted({tuple(item.size()) for item in column})
        if len(sizes) > 1:
            raise RuntimeError(f"vmap: {resolved(func) or func} gives results of several sizes, {sizes[0]} and "
                               f"{sizes[1]}, which no batch can hold")
        made.append(batched(_core.stack(list(column)), level))
    return tree_unflatten(made, flat[0][1])


@functools.cache
class BatchInfo(NamedTuple):
    """First argument of a Function's static method vmap(info, in_dims, *inputs)."""

    batch_size: int
    randomness: str


def apply_function(function, inputs):
    """Run Function.apply on batches: by the class's static method vmap, otherwise in a loop."""
    level = max(value.level for value in inputs if type(value) is Batched)
    size = next(value.value.size(0) for value in inputs if is_at(value, level))
    if not hasattr(function, "vmap"):
        return looped(function.apply, level, size, inputs, {})
    dims = tuple(0 if is_at(value, level) else None for value in inputs)
    info = BatchInfo(size, randomness_of_level(level))
    result, places = function.vmap(info, dims, *(lowered(value, level) for value in inputs))
    many = isinstance(result, tuple)
    results = [one if dim is None else batched(one.movedim(dim, 0), level)
               for one, dim in zip(result if many else (result,), places if isinstance(places, tuple) else
                                   (places,) * (len(result) if many else 1), strict=True)]
    return tuple(results) if many else results[0]


Batched.apply_function = staticmethod(apply_function)
