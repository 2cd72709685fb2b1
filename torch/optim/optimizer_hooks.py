"""Hooked: registers and calls the hooks of an optimizer."""

from __future__ import annotations

import functools
from collections import OrderedDict

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.hooks import add_hook
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.autograd.hooks import RemovableHandle

# Hooks of every optimizer.
_BEFORE: OrderedDict[int, Any] = OrderedDict()
_AFTER: OrderedDict[int, Any] = OrderedDict()
_KINDS = ("before", "after", "before state_dict", "state_dict", "before load_state_dict", "load_state_dict")


class Hooked:
    """The part of an Optimizer that registers hooks. Each method returns a handle with `remove()`."""

    _hooks: dict[str, OrderedDict[int, Any]] | None = None  # by kind

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, (optimizer, *args), kwargs)` before each `step(*args, **kwargs)`.

        The hook may return new ones, a tuple ((optimizer, *args), kwargs). Returns a handle whose `remove()`
        unregisters the hook.

        >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
        >>> handle = optimizer.register_step_pre_hook(lambda optimizer, args, kwargs: print("before"))
        >>> optimizer.step()
        before
        >>> handle.remove()
        """
        return self._add_hook("before", hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, (optimizer, *args), kwargs)` after each step; otherwise as `register_step_pre_hook`.

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

    @property
    def _optimizer_step_pre_hooks(self) -> OrderedDict[int, Any]:
        return self._hooks["before"] if self._hooks else OrderedDict()

    @_optimizer_step_pre_hooks.setter
    def _optimizer_step_pre_hooks(self, hooks: OrderedDict[int, Any]) -> None:
        self._all_hooks()["before"] = hooks

    @property
    def _optimizer_step_post_hooks(self) -> OrderedDict[int, Any]:
        return self._hooks["after"] if self._hooks else OrderedDict()

    @_optimizer_step_post_hooks.setter
    def _optimizer_step_post_hooks(self, hooks: OrderedDict[int, Any]) -> None:
        self._all_hooks()["after"] = hooks

    def _all_hooks(self) -> dict[str, OrderedDict[int, Any]]:
        """Return the hooks by their kind; a wrapper of an optimizer need not call `Optimizer.__init__` before."""
        if self._hooks is None:
            self._hooks = {kind: OrderedDict() for kind in _KINDS}
        return self._hooks

    def _add_hook(self, kind: str, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        hooks = self._all_hooks()[kind]
        handle = add_hook(hooks, hook)
        if prepend:
            hooks.move_to_end(handle.id, last=False)
        return handle

    def _run_hooks(self, kind: str, *state: Any) -> Any:
        """Call the hooks of a kind and return the last state, or None.

        Each hook that receives a state may return another one, which the next hook receives.
        """
        for hook in list(self._hooks[kind].values()) if self._hooks else ():
            changed = hook(self, *state)
            state = (changed,) if state and changed is not None else state
        return state[0] if state else None

    def _patch_step_function(self) -> None:
        """Make the `step` of the object's class call the hooks.

        A subclass whose `__init__` does not call that of its base calls this method, whose name is PyTorch's.
        """
        kind: Any = type(self)
        if not hasattr(kind.step, "hooked"):
            kind.step = _hooked(kind.step)

    def _hooked_step(self, step: Callable[..., Any], arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """Return step(*arguments, **keywords), between the hooks if there are any."""
        if not (self._hooks or _BEFORE or _AFTER):
            return step(*arguments, **keywords)
        given = self, *arguments  # as in PyTorch, whose hooks see the arguments of a function
        for hook in (*_BEFORE.values(), *self._optimizer_step_pre_hooks.values()):
            changed = hook(self, given, keywords)
            if changed is not None:
                given, keywords = self._replaced(changed)
        result = step(*given[1:], **keywords)
        for hook in (*self._optimizer_step_post_hooks.values(), *_AFTER.values()):
            hook(self, given, keywords)
        return result

    def _replaced(self, changed: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Return the arguments that a pre-hook returned; raise RuntimeError if they have another form."""
        if isinstance(changed, tuple) and [*map(type, changed)] == [tuple, dict] and changed[0][:1] == (self,):
            return changed
        raise RuntimeError(f"{type(self).__name__}: a hook before a step returns None, or the step's arguments, the "
                           f"optimizer first, and keywords, (tuple, dict), not {described(changed)}")


def _hooked(step: Callable[..., Any]) -> Callable[..., Any]:
    """Return a `step` that calls the hooks of its optimizer."""
    @functools.wraps(step)
    def with_hooks(self: Any, *arguments: Any, **keywords: Any) -> Any:
        bound = functools.partial(step, self)
        result = self._hooked_step(bound, arguments, keywords)
        self._stepped = True
        return result
    vars(with_hooks)["hooked"] = True
    return with_hooks


def register_optimizer_step_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call `hook(optimizer, args, kwargs)` before each step of every optimizer, before the optimizer's own hooks."""
    return add_hook(_BEFORE, hook)


def register_optimizer_step_post_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call `hook(optimizer, args, kwargs)` after each step of every optimizer, after the optimizer's own hooks.

    >>> from torch.optim.optimizer import register_optimizer_step_post_hook
    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
    >>> with register_optimizer_step_post_hook(lambda optimizer, args, kwargs: print("stepped")):
    ...     optimizer.step()
    stepped
    """
    return add_hook(_AFTER, hook)
