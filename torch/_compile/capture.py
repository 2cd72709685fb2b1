"""Recording of one call: the calls of tensors that a function makes, in order, with what they read and return."""

from __future__ import annotations

import operator
import weakref
from typing import NamedTuple

import torch
from torch import _core, composed
from torch._base.torch_dispatch import name_of
from torch._base.torch_function import _REFLECTED, overriding, resolved
from torch._tensor import devices
from torch.export.record import _NUMBERS, Recorded, Recorder, leaves, plain, user_line
from torch.func.batched import _SHOWN
from torch.nn.parameter import Parameter
from torch.nn.reduction import MEAN, SUM
from torch.utils._pytree import tree_map

# Calls that read elements, or change more than elements.
REFUSED = {*_NUMBERS, "requires_grad_", "retain_grad", "data_ptr", "share_memory_", "resize_", "resize_as_", "detach_",
           "is_set_to", "share", "untyped_storage", "storage_offset", "register_post_accumulate_grad_hook"}
_DATA = operator.attrgetter("data")
_ROW_OF = {method: _core.rows[name] for name, method in _REFLECTED.items()  # 1 - x is __rsub__ of x
           if name in _core.rows and _core.rows[name].elementwise}
_READ = {"requires_grad", "layout", "is_sparse", "is_cuda", "is_meta", "names"}  # attributes, besides sizes and types


class Step(NamedTuple):
    """A call.

    Tensors that the recorded function makes stand in it as they lie, without their elements: see `noted`.

    Attributes:
        function, args, kwargs: what was called.
        row, values: the row and its arguments by parameter; None and {} for a method without a row.
        result: what it returned.
        records: whether calls were recorded for gradients.
        writes: whether it changes an operand.
        in_memory: whether all operands and results are strided tensors of the CPU.
    """

    function: object
    args: tuple
    kwargs: dict
    row: object
    values: dict
    result: object
    records: bool
    writes: bool
    in_memory: bool
    line: str


class Capture(Recorder):
    """Mode that runs a function's calls of tensors and keeps them as steps.

    Attributes:
        steps: the calls.
        reason: why they cannot be replayed, with the line of the function, or "". The calls run all the same.
        made: weak references to the recorded tensors.
    """

    def __init__(self, watch):
        super().__init__()
        self._watch, self._type, self.reason, self._lasts = watch, torch.get_default_dtype(), "", False
        self.made = []

    def recorded(self, value):
        """Return a recorded tensor of a plain one."""
        result = super().recorded(value)
        result.note = None
        self.made.append(weakref.ref(result))
        return result

    def taken(self, value):
        """Return a recorded tensor of an argument; its stand-in has the elements, which the caller keeps."""
        result = self.recorded(value)
        result.note = super().recorded(value)
        if isinstance(value, Parameter):
            result._is_param = True
        return result

    def called(self, func, args, kwargs):
        """Run a call and record it."""
        self._watch.paused += 1
        try:
            return self._called(func, args, kwargs)
        finally:
            self._watch.paused -= 1

    def data_of(self, tensor):
        """Return `tensor.data`, and record that it was read."""
        return self.called(_DATA, (tensor,), {})

    def set_data(self, tensor, value):
        """Set `tensor.data` and refuse it: later steps would read other memory."""
        self._refuse("it sets the data of a tensor")
        with overriding(False, False):
            tensor.value.data = plain(value)
        tensor.follow()

    def is_leaf_of(self, tensor):
        """Return `tensor.is_leaf` and refuse it: a plan does not depend on it."""
        self._refuse("it reads is_leaf of a tensor")
        return tensor.value.is_leaf

    def _refuse(self, reason, lasts=False):
        """Refuse a call; `lasts`: also as a part of a row whose body calls it."""
        self.reason, self._lasts = self.reason or f"{reason} ({user_line()})", self._lasts or lasts

    def _called(self, func, args, kwargs):
        name = name_of(func)
        if torch.get_default_dtype() != self._type or _core.autocast_state() is not None or devices.chosen:
            self._refuse("it sets a default type or device, or uses autocast")
        if name == "__get__":
            return self._read(func, args)
        if func is _DATA:
            return self._keep(func, args, kwargs, None, {}, self.recorded(args[0].value.data), False)
        row, values = _reflected(_ROW_OF[name], args) if name in _ROW_OF else self._row(name, args, kwargs)
        if name in REFUSED or row is None and not hasattr(func, "__objclass__"):
            self._refuse(f"it calls {resolved(func) or name}")
            return self._run(func, args, kwargs)
        if row is not None and row.no_meta or name == "__getitem__" and _has_mask(args[1]):
            self._refuse(f"the elements of tensors decide the result of {row.name if row else 'a mask'}", lasts=True)
        if _is_composed(row, name, values, kwargs):
            return self._composed(func, args, kwargs, row, values)
        if _has_elements(row, values):
            return self._elements(row, values)
        result = self._run(func, args, kwargs)
        return self._keep(func, args, kwargs, row, values, result, _writes(name, kwargs, row, values))

    def _composed(self, func, args, kwargs, row, values):
        """Run the body of a row. If it does what cannot be recorded, the row is the step, and not those in the body."""
        before, known, self.reason = self.reason, len(self.steps), ""
        with self:
            result = _core.named(row.op, getattr(composed, row.op)(**values))
        inside, self.reason = self.reason, before or self.reason * self._lasts
        if not inside or self._lasts:
            return result
        del self.steps[known:]
        return self._keep(func, args, kwargs, row, values, result, _writes(row.name, kwargs, row, values))

    def _elements(self, row, values):
        """Record a loss as its elements, which other steps may compute in one pass, and their mean or sum."""
        with self:
            elements = getattr(_core, row.name)(**values | {"reduction": "none"})
            return elements.mean() if values.get("reduction", MEAN) == MEAN else elements.sum()

    def _keep(self, func, args, kwargs, row, values, result, writes):
        operands, results = leaves((args, kwargs)), leaves(result)
        in_memory = all(_is_in_memory(plain(leaf)) for leaf in (*operands, *results))
        with overriding(False, False):
            homes = {_storage(plain(leaf)): home_of(_noted(leaf)) for leaf in operands}
            for leaf in results:
                if type(leaf) is not Recorded:
                    continue
                if leaf.note is None:
                    leaf.note = _note(leaf.value, homes.get(_storage(leaf.value)), self)
                elif _lies(leaf.value) != _lies(leaf.note.value):
                    self._refuse("it changes the sizes of a tensor that it made")
        args, kwargs, values = noted((args, kwargs, values))
        self.steps.append(Step(func, args, kwargs, row, values, noted(result), torch.is_grad_enabled(), writes,
                               in_memory, user_line()))
        return result

    def _read(self, func, args):
        name = func.__self__.__name__
        if name in ("T", "mT"):
            return self._attribute(func, args)
        if name not in _SHOWN and name not in _READ:
            self._refuse(f"it reads {name} of a tensor")
        with overriding(False, False):
            return func(*map(plain, args))


def noted(tree):
    """Return a tree with a stand-in for each tensor that a recorded function made.

    It has no elements, so that a recording keeps no more memory than the function does.
    """
    return tree_map(_noted, tree)


def _noted(leaf):
    if type(leaf) is slice:
        return slice(_noted(leaf.start), _noted(leaf.stop), _noted(leaf.step))
    if type(leaf) is Recorded and leaf.note is None:  # a call that is refused returned it
        leaf.note = _note(leaf.value, None, leaf.recorder)
    return leaf.note if type(leaf) is Recorded else leaf


def home_of(tensor):
    """Return a value that is the same for tensors of one storage."""
    return getattr(tensor, "home", None) or _storage(plain(tensor))


def _storage(value):
    return value.untyped_storage().data_ptr() if value.layout == torch.strided else id(value)


def _is_in_memory(value):
    return value.is_cpu and value.layout == torch.strided


def _lies(value):
    if value.layout != torch.strided:
        return value.size()
    return value.size(), value.stride(), value.storage_offset()


def _note(value, home, recorder):
    """Return a stand-in of `value`; `home` is that of the operand that it is a view of, or None."""
    shape = value
    if value.layout == torch.strided:
        size, stride, offset = _lies(value)
        span = offset + 1 + sum((n - 1) * step for n, step in zip(size, stride, strict=True) if n)
        with overriding(False, False):
            shape = torch.empty(span, dtype=value.dtype, device="meta").as_strided(size, stride, offset)
    note = Recorder.recorded(recorder, shape)
    note.home = home or object()
    return note


def _reflected(row, args):
    """Return the arguments of a method whose second argument is the row's first operand, by parameter."""
    operands = [name for name, kind, *_ in row.parameters if kind in "te"]
    return row, dict(zip(operands, reversed(args), strict=True))


def _has_mask(index):
    """Return whether an index has a tensor of bools, which decides how many elements it chooses."""
    return any(leaf.dtype in (torch.bool, torch.uint8) for leaf in leaves(index))


def _is_composed(row, name, values, kwargs):
    """Return whether the rows that a row's body calls are recorded in its place."""
    return row is not None and "composed" in row.traits and not name.endswith("_") and not kwargs.keys() - values.keys()


def _has_elements(row, values):
    """Return whether a call is a loss that is the mean or sum of elements."""
    return row is not None and f"{row.op}_elements" in _core.rows and values.get("reduction", MEAN) in (MEAN, SUM)


def _writes(name, kwargs, row, values):
    """Return whether a call may change an operand."""
    if kwargs.get("out") is not None or kwargs.get("inplace", False) is not False:
        return True
    if row is None:
        return name not in _PURE
    changed = (values.get(key) is not None for key, kind, *_ in row.parameters if kind == "s")
    return name.endswith("_") and not name.endswith("__") or name.startswith("__i") or any(changed)


# Methods without a row that only make a view or a new tensor.
_PURE = {"__getitem__", "contiguous", "detach", "size", "stride", "dim", "numel", "is_contiguous", "type", "cpu", "to",
         "float", "double", "half", "long", "int", "bool", "type_as", "clone", "expand_as", "view_as", "reshape_as",
         "new_zeros", "new_ones", "new_empty", "new_full", "new_tensor", "unbind", "__and__", "__or__",
         "is_floating_point", "element_size"}
