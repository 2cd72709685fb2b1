"""torch.ops: the functions of torch as torch.ops.aten, and the custom operators of torch.library by namespace."""

from __future__ import annotations

from torch import _core, _libraries
from torch._base.torch_dispatch import OPERATORS as BELOW
from torch._base.torch_function import function_of
from torch._call.fitting import rows_of
from torch._core import Tensor
from torch.library import OPERATORS


class _Schema:
    """What a program may ask of an operator's signature: its name."""

    def __init__(self, name, overload):
        self.name, self.overload_name = name, overload


class OpOverloadPacket:
    """A function of torch in torch.ops.aten, or of a package's rows in torch.ops by the package's name.

    Its attributes are its overloads, each of which calls the function.
    """

    def __init__(self, name, function, namespace="aten"):
        self._name = self.__name__ = name
        self._function, self.namespace = function, namespace
        self._qualified_op_name = f"{namespace}::{name}"

    def __call__(self, *args, **keywords):
        return self._function(*args, **keywords)

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        result = self.__dict__[name] = OpOverload(self, name)
        return result

    def __repr__(self):
        return f"{self.namespace}.{self._name}"

    def name(self):
        """Return the operator's name with its namespace."""
        return self._qualified_op_name

    def overloads(self):
        """Return the names of the overloads, of which there is one."""
        return ["default"]


class OpOverload:
    """An overload of a function in torch.ops, such as `aten.add.Tensor`; it calls the function."""

    def __init__(self, packet, overload):
        self.namespace = packet.namespace
        self.overloadpacket = self._overloadpacket = packet
        self._overloadname, self._schema = overload, _Schema(packet.name(), overload.replace("default", ""))
        self.__name__ = f"{packet.__name__}.{overload}"

    def __call__(self, *args, **keywords):
        return self.overloadpacket(*args, **keywords)

    def __repr__(self):
        return f"{self.namespace}.{self.__name__}"

    def name(self):
        """Return the operator's name with its namespace and the name of the overload, unless that is default."""
        suffix = "" if self._overloadname == "default" else f".{self._overloadname}"
        return f"{self.overloadpacket.name()}{suffix}"


class HigherOrderOperator:
    """Class of PyTorch's operators that call functions. It has no instances: torch.cond and its like are functions."""


def _absent(name):
    """Placeholder for an operator that tables may name but calls never use."""
    def absent(*args, **keywords):
        raise NotImplementedError(f"torch.ops.aten.{name} is internal to PyTorch and not available")
    return absent


def _function(name):
    import torch

    space, _, inner = name.partition("_")  # linalg_inv
    if space in ("fft", "linalg", "special") and inner:
        return getattr(getattr(torch, space), inner, None)
    if name.startswith("nn_functional_"):  # a method of tensors has the plain name
        return getattr(torch._core.functional, name.removeprefix("nn_functional_"), None)
    own, layer = getattr(torch, name, None), getattr(torch._core.functional, name, None)
    layer = layer if own or not hasattr(Tensor, name) else None
    return BELOW.get(name) or layer or own or getattr(Tensor, name, None) or getattr(_core.internal, name, None)


def is_operator(name: str) -> bool:
    """Return whether torch.ops.aten has an operator of this name that can be called.

    >>> is_operator("mm"), is_operator("no_such_row")
    (True, False)
    """
    return callable(_function(name))


class _Namespace:
    """torch.ops.NAME, with its operators as attributes."""

    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        if (self._name, name) in OPERATORS:
            return OPERATORS[self._name, name]
        if not name.startswith("__") and (rows := rows_of(f"{self._name}::{name}")):
            result = self.__dict__[name] = OpOverloadPacket(name, function_of(rows[0].op, name), self._name)
            return result
        if self._name != "aten" or name.startswith("__"):
            raise AttributeError(f"torch.ops.{self._name} has no operator {name!r}; define it with torch.library")
        result = self.__dict__[name] = OpOverloadPacket(name, _function(name) or _absent(name))
        return result


class _Operators:
    """torch.ops, with namespaces as attributes."""

    loaded_libraries: set[str] = set()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        result = self.__dict__[name] = _Namespace(name)
        return result

    def load_library(self, path: str) -> None:
        """Define the operators of a binary that torch/_libraries has.

        Raises:
            OSError: it has not, since a binary for PyTorch's core cannot be loaded.

        >>> torch.ops.load_library("other/_C.so")
        Traceback (most recent call last):
        OSError: torch.ops.load_library: other/_C.so was compiled for PyTorch's core and cannot be loaded; ...
        """
        _libraries.load(path)
        self.loaded_libraries.add(str(path))


ops = _Operators()
