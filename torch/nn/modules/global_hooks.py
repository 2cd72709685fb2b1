"""Global module hooks: around every call, and on registration of parameters, buffers and children."""

from __future__ import annotations

from collections import OrderedDict, namedtuple
from collections.abc import MutableMapping

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.hooks import RemovableHandle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

# Kinds of hooks, by when they are called, and how they are called.
Hook = namedtuple("Hook", "kind, call, keywords, always", defaults=(False, False))
EVERYWHERE: OrderedDict[int, Hook] = OrderedDict()


def added(hooks: Any, kind: str, hook: Any, prepend: bool = False, **options: Any) -> RemovableHandle:
    """Add a hook to a module or to all modules, and return its handle. Raise TypeError if it is not callable."""
    if not callable(hook):
        raise TypeError(f"a {kind} hook is a function, not {type(hook).__name__}")
    handle = RemovableHandle(hooks)
    hooks[handle.id] = Hook(kind, hook, **options)
    if prepend:
        hooks.move_to_end(handle.id, last=False)
    return handle


def hooks_of(module: Any, kind: str) -> list[Hook]:
    """Return the hooks of one kind for a module, global hooks first."""
    both = (*EVERYWHERE.values(), *module._hooks.values()) if module._hooks else EVERYWHERE.values()
    return [hook for hook in both if hook.kind == kind]


class Everywhere(MutableMapping):
    """The global hooks of some kinds by number, as they are now."""

    def __init__(self, *kinds: str) -> None:
        self._kinds = kinds

    def __getitem__(self, number: int) -> Any:
        hook = EVERYWHERE[number]
        if hook.kind not in self._kinds:
            raise KeyError(number)
        return hook.call

    def __setitem__(self, number: int, hook: Callable[..., Any]) -> None:
        EVERYWHERE[number] = Hook(self._kinds[0], hook)

    def __delitem__(self, number: int) -> None:
        self[number]
        del EVERYWHERE[number]

    def __iter__(self) -> Iterator[int]:
        return iter([number for number, hook in EVERYWHERE.items() if hook.kind in self._kinds])

    def __len__(self) -> int:
        return len(list(iter(self)))


# PyTorch's names of these, in torch.nn.modules.module.
_global_forward_pre_hooks = Everywhere("before")
_global_forward_hooks = Everywhere("forward")
_global_backward_pre_hooks = Everywhere("before full backward")
_global_backward_hooks = Everywhere("full backward", "backward")
_global_parameter_registration_hooks = Everywhere("_parameters")
_global_buffer_registration_hooks = Everywhere("_buffers")
_global_module_registration_hooks = Everywhere("_modules")


def registered(kind: str, module: Any, name: str, value: Any) -> Any:
    """Return a parameter, buffer or child after the registration hooks have processed it."""
    for hook in hooks_of(module, kind):
        changed = hook.call(module, name, value)
        value = value if changed is None else changed
    return value


def register_module_forward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, input) before the forward of every module; see Module.register_forward_pre_hook.

    >>> names = []
    >>> with nn.modules.module.register_module_forward_pre_hook(lambda module, _: names.append(type(module).__name__)):
    ...     _ = nn.Sequential(nn.Tanh(), nn.Tanh())(torch.ones(1))
    >>> names
    ['Sequential', 'Tanh', 'Tanh']
    """
    return added(EVERYWHERE, "before", hook)


def register_module_forward_hook(
    hook: Callable[..., Any], *, with_kwargs: bool = False, always_call: bool = False,
) -> RemovableHandle:
    """Call hook(module, input, output) after the forward of every module; see Module.register_forward_hook.

    >>> sizes = []
    >>> def note(module, input, output):
    ...     sizes.append(tuple(output.size()))
    >>> with nn.modules.module.register_module_forward_hook(note):
    ...     _ = nn.Sequential(nn.Linear(3, 2), nn.Tanh())(torch.ones(1, 3))
    >>> sizes
    [(1, 2), (1, 2), (1, 2)]
    """
    return added(EVERYWHERE, "forward", hook, keywords=with_kwargs, always=always_call)


def register_module_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, grad_input, grad_output) for every module; see Module.register_backward_hook.

    >>> names = []
    >>> with nn.modules.module.register_module_backward_hook(lambda module, *_: names.append(type(module).__name__)):
    ...     nn.Sequential(nn.Tanh(), nn.ReLU())(torch.ones(1, requires_grad=True)).backward()
    >>> names
    ['ReLU', 'Sequential', 'Tanh']
    """
    return added(EVERYWHERE, "backward", hook)


def register_module_full_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, grad_input, grad_output) for every module; see Module.register_full_backward_hook.

    >>> gradients = []
    >>> def note(module, grad_input, grad_output):
    ...     gradients.append(grad_output[0].tolist())
    >>> with nn.modules.module.register_module_full_backward_hook(note):
    ...     nn.ReLU()(torch.ones(2, requires_grad=True)).sum().backward()
    >>> gradients
    [[1.0, 1.0]]
    """
    return added(EVERYWHERE, "full backward", hook)


def register_module_full_backward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, grad_output) for every module; see Module.register_full_backward_pre_hook.

    >>> def double(module, grad_output):
    ...     return (grad_output[0] * 2,)
    >>> x = torch.ones(2, requires_grad=True)
    >>> with nn.modules.module.register_module_full_backward_pre_hook(double):
    ...     nn.ReLU()(x).sum().backward()
    >>> x.grad.tolist()
    [2.0, 2.0]
    """
    return added(EVERYWHERE, "before full backward", hook)


def register_module_parameter_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, name, parameter) before a Parameter is registered; a result other than None replaces it.

    >>> names = []
    >>> with nn.modules.module.register_module_parameter_registration_hook(lambda module, name, _: names.append(name)):
    ...     _ = nn.Linear(2, 1)
    >>> names
    ['weight', 'bias']
    """
    return added(EVERYWHERE, "_parameters", hook)


def register_module_buffer_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, name, buffer) before a buffer is registered; a result other than None replaces it.

    >>> names = []
    >>> with nn.modules.module.register_module_buffer_registration_hook(lambda module, name, _: names.append(name)):
    ...     _ = nn.BatchNorm1d(2, affine=False)
    >>> names
    ['running_mean', 'running_var', 'num_batches_tracked']
    """
    return added(EVERYWHERE, "_buffers", hook)


def register_module_module_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(module, name, child) before a child is registered; a result other than None replaces it.

    >>> names = []
    >>> with nn.modules.module.register_module_module_registration_hook(lambda module, name, _: names.append(name)):
    ...     _ = nn.Sequential(nn.Tanh(), nn.ReLU())
    >>> names
    ['0', '1']
    """
    return added(EVERYWHERE, "_modules", hook)


__all__ = [
    "register_module_backward_hook", "register_module_buffer_registration_hook", "register_module_forward_hook",
    "register_module_forward_pre_hook", "register_module_full_backward_hook", "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook", "register_module_parameter_registration_hook",
]
