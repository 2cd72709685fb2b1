"""The `__torch_function__` protocol: classes override functions of torch on their objects.

A function or method of torch that receives such an object calls `type(object).__torch_function__(func, types, args,
kwargs)`. A function composed of others in Python, such as `torch.einsum`, is overridden in the calls that it makes.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch import _core
from torch._base import torch_function
from torch._base.torch_function import (
    DisableTorchFunction,
    DisableTorchFunctionSubclass,
    active,
    override_result,
    overrides_calls,
)
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
    """Return whether a class of one of the values overrides calls, or a mode is active.

    >>> has_torch_function([torch.ones(2)])
    False
    """
    return bool(active.stack) or any(map(overrides_calls, relevant_args))


def has_torch_function_unary(value: Any) -> bool:
    """Return has_torch_function of one value.

    >>> has_torch_function_unary(torch.ones(2))
    False
    """
    return has_torch_function((value,))


def has_torch_function_variadic(*values: Any) -> bool:
    """Return has_torch_function of the arguments.

    >>> has_torch_function_variadic(torch.ones(2), 1)
    False
    """
    return has_torch_function(values)


def handle_torch_function(public_api: Callable[..., Any], relevant_args: Iterable[Any], *args: Any,
                          **kwargs: Any) -> Any:
    """Return the result of the classes of `relevant_args` for public_api(*args, **kwargs).

    Derived classes are asked before their bases, until one does not return NotImplemented.

    Raises:
        TypeError: all return NotImplemented.

    >>> class Named:
    ...     @classmethod
    ...     def __torch_function__(cls, func, types, args=(), kwargs=None):
    ...         return resolve_name(func)
    >>> handle_torch_function(torch.add, [Named()], Named(), 1)
    'torch.add'
    """
    return override_result(public_api, args, kwargs, tuple(relevant_args))


def wrap_torch_function(dispatcher: Callable[..., Iterable[Any]]) -> Callable[..., Any]:
    """Decorator that lets the classes of dispatcher(*args) override a function.

    >>> @torch.overrides.wrap_torch_function(lambda x: (x,))
    ... def double(x):
    ...     return x * 2
    >>> double(torch.ones(2)).tolist()
    [2.0, 2.0]
    """
    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            relevant = tuple(dispatcher(*args, **kwargs))
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return function(*args, **kwargs)
        return wrapped
    return decorate


def is_tensor_like(inp: Any) -> bool:
    """Return whether a value is a tensor or its class has a `__torch_function__`.

    >>> is_tensor_like(torch.ones(2)), is_tensor_like(1.0)
    (True, False)
    """
    return isinstance(inp, Tensor) or hasattr(type(inp), "__torch_function__")


@functools.cache
def get_overridable_functions() -> dict[Any, list[Callable[..., Any]]]:
    """Return the functions and methods that classes can override, in a dict by module or class.

    >>> torch.add in get_overridable_functions()[torch]
    True
    """
    import torch

    names = {row.name for row in _core.rows.values()}
    modules = [torch, torch.linalg, torch.special, torch.nn.functional]
    found = {module: [getattr(module, name) for name in dir(module)
                      if name in names and callable(getattr(module, name))] for module in modules}
    ignored = get_ignored_functions()
    kinds = ("method_descriptor", "wrapper_descriptor")
    members = vars(Tensor)
    found[Tensor] = [member for name, member in members.items() if member not in ignored
                     and (type(member).__name__ in kinds or name in names and callable(member))]
    attributes = [member.__get__ for member in members.values() if type(member).__name__ == "getset_descriptor"]
    found[Tensor] += [getter for getter in attributes if getter not in ignored]
    return found


@functools.cache
def get_ignored_functions() -> set[Callable[..., Any]]:
    """Return the methods of tensors that cannot be overridden, which all Python objects have.

    >>> torch.Tensor.__init__ in torch.overrides.get_ignored_functions()
    True
    """
    names = ("__init__ __getattribute__ __setattr__ __delattr__ __hash__ __dir__ __sizeof__ __reduce__ "
             "__reduce_ex__ __copy__ __deepcopy__ as_subclass").split()
    return {getattr(Tensor, name) for name in names}


@functools.cache
def get_testing_overrides() -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return, for each overridable function, a function that accepts any arguments and returns -1.

    >>> torch.overrides.get_testing_overrides()[torch.mm](1, 2)
    -1
    """
    def anything(*args, **kwargs):
        return -1

    return {function: anything for functions in get_overridable_functions().values() for function in functions}


def get_default_nowrap_functions() -> set[Callable[..., Any]]:
    """Return the functions whose results Tensor.__torch_function__ does not wrap.

    >>> len(get_default_nowrap_functions()) > 0
    True
    """
    return set(torch_function.plain_results())


def resolve_name(f: Callable[..., Any]) -> str | None:
    """Return the qualified name of a function of torch, or None for other functions.

    >>> resolve_name(torch.Tensor.add), resolve_name(len)
    ('torch.Tensor.add', None)
    """
    return torch_function.resolved(f)


def is_tensor_method_or_property(func: Callable[..., Any]) -> bool:
    """Return whether a function is a method of tensors or reads an attribute of them.

    >>> is_tensor_method_or_property(torch.Tensor.add), is_tensor_method_or_property(torch.add)
    (True, False)
    """
    owner = getattr(func, "__self__", func)
    return issubclass(getattr(owner, "__objclass__", object), Tensor) or func in get_overridable_functions()[Tensor]


class TorchFunctionMode:
    """Context in which a `__torch_function__` method handles this thread's calls of functions and methods of tensors.

    Within that method, the mode is inactive.

    Attributes:
        sees_methods: whether the mode also handles methods and attributes that are no rows, such as `to` and `shape`.
            Of several such modes, the innermost one handles such a call.
        whole_calls: names of the functions of several rows, such as "einsum", that the mode handles as one call
            instead of the rows that they call; None means all.

    >>> class Names(TorchFunctionMode):
    ...     def __torch_function__(self, func, types, args=(), kwargs=None):
    ...         print(resolve_name(func))
    ...         return func(*args, **(kwargs or {}))
    >>> with Names():
    ...     _ = torch.ones(2).exp()
    torch.ones
    torch.Tensor.exp
    """

    sees_methods, whole_calls = True, None

    def __torch_function__(self, func: Callable[..., Any], types: Any, args: tuple[Any, ...] = (),
                           kwargs: dict[str, Any] | None = None) -> Any:
        """Return the result of a call, or NotImplemented to leave it to others."""
        raise NotImplementedError(f"{type(self).__name__} has no __torch_function__")

    def __enter__(self) -> TorchFunctionMode:
        torch_function.enter_mode(self)
        return self

    def __exit__(self, *error: object) -> None:
        torch_function.leave_mode(self)

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> TorchFunctionMode:
        """Return a new mode of the class."""
        return cls(*args, **kwargs)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that runs all calls unchanged.

    >>> with BaseTorchFunctionMode():
    ...     torch.ones(1).exp().log().tolist()
    [1.0]
    """

    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))
