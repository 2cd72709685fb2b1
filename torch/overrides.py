"""How classes answer calls on their objects: `__torch_function__`, of classes derived from Tensor and of any other.

A function or method of torch that gets such an object calls `type(object).__torch_function__(func, types, args,
kwargs)`. What is written in Python of other functions, such as `torch.einsum`, is answered where it calls these.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch import _core
from torch._base import torch_function
from torch._base.torch_function import DisableTorchFunction, DisableTorchFunctionSubclass, active, answered, answers
from torch._core import Tensor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

__all__ = [
    "BaseTorchFunctionMode", "DisableTorchFunction", "DisableTorchFunctionSubclass", "TorchFunctionMode",
    "get_default_nowrap_functions", "get_ignored_functions", "get_overridable_functions", "get_testing_overrides",
    "handle_torch_function", "has_torch_function", "has_torch_function_unary", "has_torch_function_variadic",
    "is_tensor_like", "is_tensor_method_or_property", "resolve_name", "wrap_torch_function",
]  # fmt: skip


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether the class of one of the values answers calls, or a mode is active.

    >>> has_torch_function([torch.ones(2)])
    False
    """
    return bool(active.stack) or any(map(answers, relevant_args))


def has_torch_function_unary(value: Any) -> bool:
    """has_torch_function of one value."""
    return has_torch_function((value,))


def has_torch_function_variadic(*values: Any) -> bool:
    """has_torch_function of the arguments."""
    return has_torch_function(values)


def handle_torch_function(public_api: Callable[..., Any], relevant_args: Iterable[Any], *args: Any,
                          **kwargs: Any) -> Any:
    """What the classes of relevant_args make of public_api(*args, **kwargs).

    They are asked in order, derived classes before their bases, until one gives something else than NotImplemented.
    Raises TypeError if none does.
    """
    return answered(public_api, args, kwargs, tuple(relevant_args))


def wrap_torch_function(dispatcher: Callable[..., Iterable[Any]]) -> Callable[..., Any]:
    """A decorator: the function is answered by the classes of what dispatcher(*args) gives."""
    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            relevant = tuple(dispatcher(*args, **kwargs))
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return function(*args, **kwargs)
        return wrapped
    return decorate


def is_tensor_like(value: Any) -> bool:
    """Whether it is a tensor, or its class has a `__torch_function__`."""
    return isinstance(value, Tensor) or hasattr(type(value), "__torch_function__")


@functools.cache
def get_overridable_functions() -> dict[Any, list[Callable[..., Any]]]:
    """The functions and methods that classes answer, in a list for each module or class that holds them."""
    import torch

    names = {row.name for row in _core.rows.values()}
    modules = [torch, torch.linalg, torch.special, torch.nn.functional]
    found = {module: [getattr(module, name) for name in dir(module)
                      if name in names and callable(getattr(module, name))] for module in modules}
    ignored = get_ignored_functions()
    kinds = ("method_descriptor", "wrapper_descriptor")
    found[Tensor] = [member for name, member in vars(Tensor).items() if member not in ignored
                     and (type(member).__name__ in kinds or name in names and callable(member))]
    attributes = [member.__get__ for member in vars(Tensor).values() if type(member).__name__ == "getset_descriptor"]
    found[Tensor] += [getter for getter in attributes if getter not in ignored]
    return found


@functools.cache
def get_ignored_functions() -> set[Callable[..., Any]]:
    """Methods of tensors that no class answers: those that objects of all classes have."""
    names = ("__init__ __getattribute__ __setattr__ __delattr__ __hash__ __dir__ __sizeof__ __reduce__ "
             "__reduce_ex__ __copy__ __deepcopy__ as_subclass").split()
    return {getattr(Tensor, name) for name in names}


@functools.cache
def get_testing_overrides() -> dict[Callable[..., Any], Callable[..., Any]]:
    """For each overridable function one that takes any arguments and gives -1."""
    def anything(*args, **kwargs):
        return -1

    return {function: anything for functions in get_overridable_functions().values() for function in functions}


def get_default_nowrap_functions() -> set[Callable[..., Any]]:
    """Functions whose results Tensor.__torch_function__ leaves as they are."""
    return set(torch_function.plain_results())


def resolve_name(function: Callable[..., Any]) -> str | None:
    """The name of a function of torch as it is written; None of others.

    >>> resolve_name(torch.Tensor.add), resolve_name(len)
    ('torch.Tensor.add', None)
    """
    return torch_function.resolved(function)


def is_tensor_method_or_property(function: Callable[..., Any]) -> bool:
    """Whether it is a method of tensors, or reads an attribute of them."""
    owner = getattr(function, "__self__", function)
    return issubclass(getattr(owner, "__objclass__", object), Tensor) or function in get_overridable_functions()[Tensor]


class TorchFunctionMode:
    """While it is entered, it answers all calls of this thread that have rows: override `__torch_function__`.

    In that method the mode itself is not active. Methods that no row makes, such as indexing, it answers on objects of
    derived classes alone.

    >>> class Names(TorchFunctionMode):
    ...     def __torch_function__(self, func, types, args=(), kwargs=None):
    ...         print(resolve_name(func))
    ...         return func(*args, **(kwargs or {}))
    >>> with Names():
    ...     _ = torch.ones(2).exp()
    torch.ones
    torch.Tensor.exp
    """

    def __torch_function__(self, func: Callable[..., Any], types: Any, args: tuple[Any, ...] = (),
                           kwargs: dict[str, Any] | None = None) -> Any:
        """What a call gives; NotImplemented leaves the answer to others."""
        raise NotImplementedError(f"{type(self).__name__} has no __torch_function__")

    def __enter__(self) -> TorchFunctionMode:
        active.stack.append(self)
        _core.count_modes(1)
        return self

    def __exit__(self, *error: object) -> None:
        _core.count_modes(-1)
        active.stack.remove(self)

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> TorchFunctionMode:
        """A mode of the class, to be entered."""
        return cls(*args, **kwargs)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that makes the calls as they are."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))
