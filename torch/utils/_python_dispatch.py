"""TorchDispatchMode of PyTorch, over modes of calls: it sees the rows that Python calls, named as in torch.ops.aten."""

from __future__ import annotations

from typing import Any

from torch._base.torch_dispatch import dispatched
from torch._core import Tensor
from torch.overrides import TorchFunctionMode

__all__ = ["TorchDispatchMode", "return_and_correct_aliasing"]


class TorchDispatchMode(TorchFunctionMode):
    """Context in which `__torch_dispatch__(func, types, args, kwargs)` handles this thread's calls.

    A call is one of a row, as the program wrote it: `linear` is one call, and the backward pass has none. `func` is
    the operator of torch.ops.aten with the row's name, in the overload that the arguments choose.

    >>> class Names(TorchDispatchMode):
    ...     def __torch_dispatch__(self, func, types, args=(), kwargs=None):
    ...         print(func)
    ...         return func(*args, **(kwargs or {}))
    >>> with Names():
    ...     _ = torch.ones(2).exp()
    aten.ones.default
    aten.exp.default
    """

    whole_calls = ()

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Call `__torch_dispatch__` with the operator."""
        return dispatched(self, func, types, args, kwargs or {})

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Return the result of a call."""
        raise NotImplementedError(f"{type(self).__name__} has no __torch_dispatch__")


def return_and_correct_aliasing(func: Any, args: Any, kwargs: Any, out: Any) -> Any:
    """Return what a call of a class with `__torch_dispatch__` returns: its operand, if the call changes it in place.

    >>> x = torch.ones(1)
    >>> return_and_correct_aliasing(torch.ops.aten.add_.Tensor, (x, 1), {}, torch.ones(1)) is x
    True
    """
    return args[0] if func.overloadpacket.name().endswith("_") else out


def is_traceable_wrapper_subclass(t: Any) -> bool:
    """Return whether an object is a tensor of a derived class that names the tensors which it wraps.

    >>> is_traceable_wrapper_subclass(torch.ones(1))
    False
    """
    return isinstance(t, Tensor) and hasattr(t, "__tensor_flatten__") and hasattr(t, "__tensor_unflatten__")
