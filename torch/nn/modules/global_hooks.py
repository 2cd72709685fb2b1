"""Hooks on all modules at once: around every call, and where parameters, buffers and children are registered."""

from __future__ import annotations

from collections import OrderedDict, namedtuple

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.hooks import RemovableHandle

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# What is called (before or after forward, backward, state_dict, load_state_dict, or with what is registered), and how.
Hook = namedtuple("Hook", "kind, call, keywords, always", defaults=(False, False))
EVERYWHERE: OrderedDict[int, Hook] = OrderedDict()


def added(hooks: Any, kind: str, hook: Any, prepend: bool = False, **options: Any) -> RemovableHandle:
    """The handle of a hook that this adds to those of a module, or of all. Raises TypeError if it cannot be called."""
    if not callable(hook):
        raise TypeError(f"a {kind} hook is a function, not {type(hook).__name__}")
    handle = RemovableHandle(hooks)
    hooks[handle.id] = Hook(kind, hook, **options)
    if prepend:
        hooks.move_to_end(handle.id, last=False)
    return handle


def hooks_of(module: Any, kind: str) -> list[Hook]:
    """The hooks of one kind that are called for a module, those of all modules first."""
    both = (*EVERYWHERE.values(), *module._hooks.values()) if module._hooks else EVERYWHERE.values()
    return [hook for hook in both if hook.kind == kind]


def registered(kind: str, module: Any, name: str, value: Any) -> Any:
    """What the hooks on registrations make of a parameter, buffer or child that `module` is about to have."""
    for hook in hooks_of(module, kind):
        changed = hook.call(module, name, value)
        value = value if changed is None else changed
    return value


def register_module_forward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, input) before the forward of every module; else as Module.register_forward_pre_hook.

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
    """Calls hook(module, input, output) after the forward of every module; else as Module.register_forward_hook."""
    return added(EVERYWHERE, "forward", hook, keywords=with_kwargs, always=always_call)


def register_module_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, grad_input, grad_output) for every module, as Module.register_backward_hook does for one."""
    return added(EVERYWHERE, "backward", hook)


def register_module_full_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, grad_input, grad_output) for every module, as Module.register_full_backward_hook does."""
    return added(EVERYWHERE, "full backward", hook)


def register_module_full_backward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, grad_output) for every module, as Module.register_full_backward_pre_hook does for one."""
    return added(EVERYWHERE, "before full backward", hook)


def register_module_parameter_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, name, parameter) before a module has a Parameter; what it returns, if not None, is taken."""
    return added(EVERYWHERE, "_parameters", hook)


def register_module_buffer_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, name, buffer) before a module has a buffer; what it returns, if not None, is taken."""
    return added(EVERYWHERE, "_buffers", hook)


def register_module_module_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls hook(module, name, child) before a module has a child; what it returns, if not None, is taken."""
    return added(EVERYWHERE, "_modules", hook)


__all__ = [
    "register_module_backward_hook", "register_module_buffer_registration_hook", "register_module_forward_hook",
    "register_module_forward_pre_hook", "register_module_full_backward_hook", "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook", "register_module_parameter_registration_hook",
]
