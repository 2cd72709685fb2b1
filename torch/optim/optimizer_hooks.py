"""Hooked: registers and calls the hooks of an optimizer."""

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
    """The part of an Optimizer that registers hooks. Each method returns a handle with `remove()`."""

    _hooks = None  # or by kind

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` before each `step(*args)`; `kwargs` is {}.

        The hook may return new arguments, a tuple (args, {}). Returns a handle whose `remove()` unregisters the hook.
        Raises TypeError if the optimizer's class defines `step()` itself, because such a step calls no hooks.

        >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
        >>> handle = optimizer.register_step_pre_hook(lambda optimizer, args, kwargs: print("before"))
        >>> optimizer.step()
        before
        >>> handle.remove()
        """
        return self._add_hook("before", hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` after each `step(*args)`; otherwise as `register_step_pre_hook`.

        >>> optimizer, steps = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1), []
        >>> with optimizer.register_step_post_hook(lambda *given: steps.append(len(steps))):
        ...     optimizer.step()
        >>> optimizer.step(), steps
        (None, [0])
        """
        return self._add_hook("after", hook)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` before `state_dict()`; with `prepend=True` before the hooks registered earlier."""
        return self._add_hook("before state_dict", hook, prepend)

    def register_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` after `state_dict()`; the hook may change or replace the dict."""
        return self._add_hook("state_dict", hook, prepend)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` before `load_state_dict()` reads the dict.

        The hook receives a shallow copy of the dict; it may change the copy, for example rename keys, or return
        another dict.
        """
        return self._add_hook("before load_state_dict", hook, prepend)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` after `load_state_dict()`; with `prepend=True` before the hooks registered earlier."""
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
        """Call the hooks of a kind and return the last state, or None.

        Each hook that receives a state may return another one, which the next hook receives.
        """
        for hook in list(self._hooks[kind].values()) if self._hooks else ():
            changed = hook(self, *state)
            state = (changed,) if state and changed is not None else state
        return state[0] if state else None

    def _replaced(self, changed):
        """Return the arguments that a pre-hook returned; raise RuntimeError if they have another form."""
        if not isinstance(changed, tuple) or len(changed) != 2 or not isinstance(changed[0], tuple) or changed[1]:
            raise RuntimeError(f"{type(self).__name__}: a hook before a step returns None, or the step's arguments and "
                               f"keywords, (tuple, {{}}), not {described(changed)}")
        return changed[0]
