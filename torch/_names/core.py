"""Names of torch._C, the core of PyTorch, that packages query. The answers are those of a core without a compiler."""

from __future__ import annotations

import contextlib
import importlib
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._base.torch_function import DisableTorchFunction, DisableTorchFunctionSubclass  # noqa: F401
from torch._names import placeholders

if TYPE_CHECKING:
    from typing import Any

_disabled_torch_function_impl = _core.disabled_torch_function
_LinAlgError = _core._LinAlgError
_TensorMeta = type(torch.Tensor)
Generator, device, dtype = torch.Generator, torch.device, torch.dtype
_TRACED = ("Argument", "Block", "FunctionSchema", "Graph", "Node", "ScriptFunction", "ScriptModule", "Type", "Value")
_has_xpu = _has_mps = False


class _Keys(type):
    """Metaclass of a class whose attributes are their own names."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return name


class DispatchKey(metaclass=_Keys):
    """Names of devices and modes that PyTorch dispatches on. They have no effect here."""


class DispatchKeySet(frozenset):
    """Set of dispatch keys."""

    def __new__(cls, *keys: Any) -> DispatchKeySet:
        return super().__new__(cls, keys)

    def __or__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(*self, *other)

    def has(self, key: Any) -> bool:
        """Return whether the set contains a key."""
        return key in self


def _ExcludeDispatchKeyGuard(keys: Any) -> Any:
    """Context that has no effect."""
    return contextlib.nullcontext()


def _get_tracing_state() -> None:
    """Return None: nothing is traced."""


def _log_api_usage_once(event: str) -> None:
    """Do nothing: no usage is logged."""


def _is_tracing() -> bool:
    """Return False: no trace is made of a run."""
    return False


def _are_functorch_transforms_active() -> bool:
    """Return whether a vmap is active."""
    return torch.func.mapping.levels() > 0


def _is_torch_function_mode_enabled() -> bool:
    """Return whether a mode of torch.overrides is active."""
    from torch._base.torch_function import active

    return bool(active.stack)


def _get_default_device() -> str:
    """Return the device of new tensors."""
    return str(torch.get_default_device())


def _get_accelerator(check: bool | None = None) -> Any:
    """Return the device of the accelerator."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def _get_privateuse1_backend_name() -> str:
    """Return the name of the device that a package may add to PyTorch; none can be added here."""
    return "privateuseone"


def _current_graph_task_id() -> int:
    """Return -1: callbacks of a backward pass are not told its number."""
    return -1


def _current_autograd_node() -> None:
    """Return None: a backward pass does not show its current node."""


def _get_cudnn_enabled() -> bool:
    """Return whether convolutions may use cuDNN."""
    return torch.backends.cudnn.enabled


def _is_alias_of(first: Any, second: Any) -> bool:
    """Return whether two tensors share a storage."""
    return first.storage().data_ptr() == second.storage().data_ptr()


class SymInt:
    """Class of sizes unknown to a compiler. It has no instances."""


class SymFloat:
    """Class of floats unknown to a compiler. It has no instances."""


class SymBool:
    """Class of bools unknown to a compiler. It has no instances."""


class PyTorchFileReader:
    """Raises NotImplementedError: use torch.load."""

    def __init__(self, *arguments: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__}: use torch.load and torch.save")


class PyTorchFileWriter(PyTorchFileReader):
    """Raises NotImplementedError: use torch.save."""


for _kind in (DispatchKeySet, SymInt, SymFloat, SymBool, PyTorchFileReader, PyTorchFileWriter):
    _kind.__module__ = "torch"  # their home in PyTorch


def __getattr__(name):
    """Accept settings of PyTorch's compiler, and import `_nn`."""
    if name == "_nn":
        return importlib.import_module("torch._C._nn")
    if name.startswith(("_jit_set_", "_jit_override_", "_debug_only_")):
        return lambda *values: None
    if name.startswith("_jit_can_"):
        return lambda: False
    if name in _TRACED:  # packages name them in annotations
        return placeholders.named("torch._C", name, "no graph of TorchScript is made; use torch.fx or torch.export")
    raise AttributeError(f"torch._C has no {name!r}: it is the core of this library, not PyTorch's")
