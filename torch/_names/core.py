"""Names of torch._C, the core of PyTorch, that packages ask in passing: answers of a core without a compiler."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._base.torch_function import DisableTorchFunction, DisableTorchFunctionSubclass  # noqa: F401

if TYPE_CHECKING:
    from typing import Any

_disabled_torch_function_impl = _core.disabled_torch_function
_LinAlgError = RuntimeError
_TensorMeta = type(torch.Tensor)
Generator, device, dtype = torch.Generator, torch.device, torch.dtype
_has_xpu = _has_mps = False


class _Keys(type):
    """The type of a class whose attributes are their own names."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return name


class DispatchKey(metaclass=_Keys):
    """Names of devices and modes that PyTorch chooses functions by; nothing is chosen by them here."""


class DispatchKeySet(frozenset):
    """Several such names."""

    def __new__(cls, *keys: Any) -> DispatchKeySet:
        return super().__new__(cls, keys)

    def __or__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(*self, *other)

    def has(self, key: Any) -> bool:
        """Whether it holds a name."""
        return key in self


def _ExcludeDispatchKeyGuard(keys: Any) -> Any:
    """A block that changes nothing."""
    return contextlib.nullcontext()


def _get_tracing_state() -> None:
    """None: nothing is traced."""


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""


def _are_functorch_transforms_active() -> bool:
    """Whether a vmap runs."""
    return torch.func.mapping.levels() > 0


def _is_torch_function_mode_enabled() -> bool:
    """Whether a mode of torch.overrides sees calls."""
    from torch._base.torch_function import active

    return bool(active.stack)


def _get_default_device() -> str:
    """The device that new tensors live on."""
    return str(torch.get_default_device())


def _get_accelerator(check: bool | None = None) -> Any:
    """The device beside the CPU."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def _get_cudnn_enabled() -> bool:
    """Whether convolutions may use cuDNN."""
    return torch.backends.cudnn.enabled


def _is_alias_of(first: Any, second: Any) -> bool:
    """Whether two tensors show one storage."""
    return first.storage().data_ptr() == second.storage().data_ptr()


class _nn:
    """What Module.to asks of PyTorch's core."""

    @staticmethod
    def _parse_to(*target: Any, **options: Any) -> tuple[Any, ...]:
        """The device, the type, non_blocking and the memory format that arguments of `to` say."""
        device, dtype = options.get("device"), options.get("dtype")
        flags = [value for value in target if isinstance(value, bool)]
        for value in target:
            if isinstance(value, torch.Tensor):
                device, dtype = value.device, value.dtype
            elif isinstance(value, torch.dtype):
                dtype = value
            elif value is not None and not isinstance(value, bool):
                device = value
        return (None if device is None else torch.device(device), dtype, options.get("non_blocking", any(flags[:1])),
                options.get("memory_format"))


class SymInt:
    """The class of sizes that a compiler does not know, which no number here is an object of."""


class SymFloat:
    """The same of floats."""


class SymBool:
    """The same of bools."""


class PyTorchFileReader:
    """Raises NotImplementedError: torch.load reads files."""

    def __init__(self, *arguments: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__}: use torch.load and torch.save")


class PyTorchFileWriter(PyTorchFileReader):
    """Raises NotImplementedError: torch.save writes files."""


def __getattr__(name):
    """Settings of PyTorch's compiler are accepted."""
    if name.startswith("_jit_set_") or name.startswith("_jit_override_"):
        return lambda *values: None
    if name.startswith("_jit_can_"):
        return lambda: False
    raise AttributeError(f"torch._C has no {name!r}: it is the core of this library, not PyTorch's")
