"""Records the rows that a program calls, with their arguments, while it runs on example inputs.

`Recorder` is a mode, so it receives the calls of all rows, and `Recorded` is a class of tensors, so that indexing and
other methods without rows are received as well. Both run the call on the plain tensors. A composed row is not a step:
the rows that it calls are.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import torch
from torch import _core, composed
from torch._base.torch_dispatch import name_of
from torch._base.torch_function import _REFLECTED, overriding, own_call, public_function, resolved
from torch._call.fitting import bound, rows_named, takes_types
from torch._core import Tensor
from torch.func.batched import _SHOWN, leaves_of
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

_NUMBERS = ("__bool__ __float__ __int__ __index__ __contains__ __array__ __dlpack__ __format__ item tolist numpy "
            "storage apply_ map_ map2_ set_ backward register_hook nonzero").split()
_SAME = "detach requires_grad_ cpu".split()
_OPTIONS = "dtype device layout requires_grad pin_memory".split()
_LEFT = {method: name for name, method in _REFLECTED.items()}  # 1 - x is __rsub__ of x, which is the row sub
_MAKERS = "T H mT mH new_zeros new_ones new_empty new_full new_tensor new".split()


# Attributes that are calls of rows.
_VIEWS = {
    "T": lambda x: x.permute([*reversed(range(x.dim()))]), "H": lambda x: _conjugate(x.t()),
    "mT": lambda x: _matrix(x), "mH": lambda x: _conjugate(_matrix(x)),
    "real": lambda x: _core.real(x), "imag": lambda x: _core.imag(x),
}


def _matrix(x):
    return x.transpose(-2, -1) if x.dim() else x


def _conjugate(x):
    return x.conj() if x.is_complex() else x


class ExportError(RuntimeError):
    """Raised if a program cannot be a graph of rows."""


class Step(NamedTuple):
    """A call: the row's op or a method's name, values by parameter or positional ones, the results, the line."""

    row: str
    method: str
    args: tuple
    values: dict
    result: object
    line: str


class Recorded(Tensor):
    """A tensor of a program that is being recorded; `value` is the plain tensor."""

    whole_calls, plain_calls = (), frozenset(_SHOWN) - {*_MAKERS, "is_leaf"}

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        recorder = next(leaf.recorder for leaf in leaves_of(args, kwargs or {}) if type(leaf) is Recorded)
        return recorder.handled(func, args, kwargs or {})

    @property
    def requires_grad(self):
        """Whether the plain tensor requires a gradient."""
        return self.value.requires_grad

    @property
    def is_leaf(self):
        """Whether no recorded call made the plain tensor."""
        return self.recorder.is_leaf_of(self)

    @property
    def data(self):
        """The tensor itself; an exported program has no graph."""
        return self.recorder.data_of(self)

    @data.setter
    def data(self, value):
        self.recorder.set_data(self, value)

    def follow(self):
        """Take over the sizes and strides of the plain tensor, which a call in place may have changed."""
        with overriding(False, False):
            value, strided = self.value, self.layout == torch.strided
            if strided and (self.size(), self.stride()) != (value.size(), value.stride()):
                Tensor.data.__set__(self, value.detach())

    def __iter__(self):
        return iter(self.unbind(0))

    def __hash__(self):
        return id(self)

    def __repr__(self):
        return f"Recorded({self.value!r})"


def plain(value):
    """Return the plain tensor of a recorded one, and other values unchanged; look into slices."""
    if type(value) is slice:
        return slice(plain(value.start), plain(value.stop), plain(value.step))
    return value.value if type(value) is Recorded else value


class Recorder(TorchFunctionMode):
    """Records the steps of a program, in order."""

    sees_methods, whole_calls = False, ()

    def __init__(self):
        self.steps = []

    def __torch_function__(self, func, types, args=(), kwargs=None):
        return self.handled(func, args, kwargs or {})

    def handled(self, func, args, kwargs):
        """Return the result of a call, recorded unless Recorded has its own method or attribute for it."""
        result = own_call(Recorded, func, args, kwargs)
        return self.called(func, args, kwargs) if result is NotImplemented else result

    def called(self, func, args, kwargs):
        """Run a call and record it."""
        name = name_of(func)
        if name in _NUMBERS:
            raise ExportError(f"export: {resolved(func) or name} reads the elements of a tensor, which differ from "
                              f"input to input ({user_line()}); use operations on tensors, such as torch.where")
        row, values = self._row(_LEFT.get(name, name), args[::-1] if name in _LEFT else args, kwargs)
        if row is not None and "composed" in row.traits and "dtype" not in values and not name.endswith("_"):
            known = len(self.steps)
            try:
                with self:
                    return _core.named(row.op, getattr(composed, row.op)(**values))
            except ExportError:  # its body reads elements, so it is a step itself
                del self.steps[known:]
        if row is None and name == "__get__":  # an attribute: T, grad_fn, device
            return self._attribute(func, args)
        if row is None and name in _SAME:
            return args[0]
        if row is None and not hasattr(func, "__objclass__"):
            raise ExportError(f"export: {resolved(func) or name} is no row ({user_line()}), and no method of a tensor")
        result = self._run(func, args, kwargs)
        if row is None:
            self.steps.append(Step("", name, args, kwargs, result, user_line()))
        else:
            method = name if name.endswith("_") and not name.startswith("__") or not _public(row) else ""
            self.steps.append(Step(row.op, method, (), values, result, user_line()))
        return result

    def chosen(self, pred, true_fn, false_fn, operands):
        """Record both branches of torch.cond; return the elements of the one that pred chooses."""
        tensors = [plain(leaf) for leaf in leaves_of(operands, {}) if isinstance(leaf, Tensor)]
        before = [tensor._version for tensor in tensors]
        (first, spec), (second, other) = (tree_flatten(branch(*operands)) for branch in (true_fn, false_fn))
        if before != [tensor._version for tensor in tensors]:
            raise ExportError(f"export: a branch of cond writes to its operands ({user_line()}); return new tensors")
        pairs = list(zip(first, second, strict=False))
        if spec != other or any(not isinstance(a, Tensor) or not isinstance(b, Tensor) or a.dtype != b.dtype
                                or a.size() != b.size() for a, b in pairs):
            raise ExportError(f"export: the branches of cond return different structures, types or sizes "
                              f"({user_line()}); need tensors that are alike")
        pred = pred.reshape(()).ne(0)
        return tree_unflatten([_core.where(pred, a, b) for a, b in pairs], spec)

    def _row(self, name, args, kwargs):
        internal = [_core.rows[name]] if name in _core.rows else []
        rows = rows_named(name) or internal
        if internal and rows is internal and name != internal[0].name:  # the elements of a loss
            kwargs = {**kwargs, "reduction": 0}
        options = {name: value for name, value in kwargs.items() if name == "dtype" and value is not None}
        kwargs = {name: value for name, value in kwargs.items() if name not in _OPTIONS}
        fitting = [(row, values) for row in rows if (values := bound(row, args, kwargs)) is not None]
        row, values = min(fitting, key=lambda pair: not takes_types(*pair), default=(None, {}))
        return row, values | options

    def _attribute(self, func, args):
        name = func.__self__.__name__
        if name in _VIEWS:
            return _VIEWS[name](*args)
        with overriding(False, False):
            result = func(*map(plain, args))
        if isinstance(result, Tensor):
            raise ExportError(f"export: the attribute {name} is a tensor that no row makes ({user_line()})")
        return result

    def _run(self, func, args, kwargs):
        with overriding(False, False):
            result = func(*tree_map(plain, args), **tree_map(plain, kwargs))
        known = {id(leaf.value): leaf for leaf in leaves_of(args, kwargs) if type(leaf) is Recorded}
        for leaf in known.values():
            leaf.follow()

        def one(leaf):
            if not isinstance(leaf, Tensor):
                return leaf
            return known[id(leaf)] if id(leaf) in known else self.recorded(leaf)

        return tree_map(one, result)

    def data_of(self, tensor):
        """Return `tensor.data`."""
        return tensor

    def set_data(self, tensor, value):
        """Refuse `tensor.data = value`."""
        raise ExportError(f"export: the program sets the data of a tensor ({user_line()}); use copy_")

    def is_leaf_of(self, tensor):
        """Return `tensor.is_leaf`."""
        return tensor.value.is_leaf

    def recorded(self, value):
        """Return a recorded tensor of a plain one."""
        with overriding(False, False):
            result = _core.set_class(Tensor.detach(value), Recorded)
        result.value, result.recorder = value, self
        return result


def _public(row):
    return "." in row.op or callable(public_function(row.name) or getattr(_core.internal, row.op, None))


def user_line():
    """Return "file:line" of the innermost frame outside this library."""
    frame = sys._getframe(1)
    while frame is not None and (frame.f_globals.get("__name__") or "").partition(".")[0] == "torch":
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else ""


def leaves(value):
    """Return the recorded and plain tensors among arguments, also those in slices."""
    return [leaf for leaf in leaves_of((value,), {}) if isinstance(leaf, Tensor)]
