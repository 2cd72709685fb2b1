"""Hooked: the half of an Optimizer that functions are hooked to, around steps and where state goes out and in."""

from __future__ import annotations

from collections import OrderedDict

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.hooks import add_hook
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.autograd.hooks import RemovableHandle

_KINDS = ("before", "after", "before state_dict", "state_dict", "before load_state_dict", "load_state_dict")


class Hooked:
    """The half of an Optimizer that functions are hooked to. Each of them gives a handle with remove()."""

    _hooks = None  # or by kind

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls hook(optimizer, args, kwargs) before each step(*args); kwargs is {}. It may return others of both.

        Returns a handle whose remove() takes it back. A class that defines step() itself calls no hooks, so that it is
        a TypeError there.
        """
        return self._add_hook("before", hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls hook(optimizer, args, kwargs) after each step(*args); else as register_step_pre_hook.

        >>> optimizer, steps = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1), []
        >>> with optimizer.register_step_post_hook(lambda *given: steps.append(len(steps))):
        ...     optimizer.step()
        >>> optimizer.step(), steps
        (None, [0])
        """
        return self._add_hook("after", hook)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Calls hook(optimizer) before state_dict. prepend: before the hooks that are there."""
        return self._add_hook("before state_dict", hook, prepend)

    def register_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Calls hook(optimizer, state_dict) with what state_dict found; it may change that or return another one."""
        return self._add_hook("state_dict", hook, prepend)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Calls hook(optimizer, state_dict) before load_state_dict reads it, a copy of what was given; it may change
        that, such as the names in it, or return another one.
        """
        return self._add_hook("before load_state_dict", hook, prepend)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Calls hook(optimizer) after load_state_dict. prepend: before the hooks that are there."""
        return self._add_hook("load_state_dict", hook, prepend)

    def _add_hook(self, kind, hook, prepend=False):
        if kind in ("before", "after") and not self._calls_hooks():
            raise TypeError(f"{type(self).__name__} defines step() itself, which calls no hooks")
        if self._hooks is None:
            self._hooks = {kind: OrderedDict() for kind in _KINDS}
        handle = add_hook(self._hooks[kind], hook)
        if prepend:
            self._hooks[kind].move_to_end(handle.id, last=False)
        return handle

    def _run_hooks(self, kind, *state):
        """Calls the hooks of a kind; each that is given a state may return another one. The last of them, or None."""
        for hook in list(self._hooks[kind].values()) if self._hooks else ():
            changed = hook(self, *state)
            state = (changed,) if state and changed is not None else state
        return state[0] if state else None

    def _replaced(self, changed):
        """The arguments that a hook returned."""
        if not isinstance(changed, tuple) or len(changed) != 2 or not isinstance(changed[0], tuple) or changed[1]:
            raise RuntimeError(f"{type(self).__name__}: a hook before a step returns None, or the step's arguments and "
                               f"keywords, (tuple, {{}}), not {described(changed)}")
        return changed[0]
