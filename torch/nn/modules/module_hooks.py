"""Hooked: registration of a module's hooks, and calls with hooks."""

from __future__ import annotations

import warnings
from collections import OrderedDict

from torch._base.arguments import shown
from torch._base.nested import leaves, mapped
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch.autograd.function import Function
from torch.nn.modules.global_hooks import added, hooks_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.autograd.hooks import RemovableHandle


class Hooked:
    """The part of a Module that registers hooks. Each method returns a handle with `remove()`."""

    def _hook(self, kind, hook, prepend=False, **options):
        if self._hooks == ():
            raise AttributeError(f"{type(self).__name__}: call super().__init__() before registering hooks")
        return added(self._hooks, kind, hook, prepend, **options)

    @property
    def _forward_pre_hooks(self) -> OrderedDict[int, Any]:
        """Forward pre-hooks by number, under PyTorch's name."""
        return HooksOfKind(self, "before")

    @_forward_pre_hooks.setter
    def _forward_pre_hooks(self, hooks: Any) -> None:
        HooksOfKind(self, "before").replace(hooks)

    @property
    def _forward_hooks(self) -> OrderedDict[int, Any]:
        """Forward hooks by number, under PyTorch's name."""
        return HooksOfKind(self, "forward")

    @_forward_hooks.setter
    def _forward_hooks(self, hooks: Any) -> None:
        HooksOfKind(self, "forward").replace(hooks)

    @property
    def _backward_hooks(self) -> OrderedDict[int, Any]:
        """Backward hooks by number, under PyTorch's name."""
        return HooksOfKind(self, "full backward", "backward")

    @_backward_hooks.setter
    def _backward_hooks(self, hooks: Any) -> None:
        HooksOfKind(self, "full backward", "backward").replace(hooks)

    @property
    def _backward_pre_hooks(self) -> OrderedDict[int, Any]:
        return HooksOfKind(self, "before full backward")

    @property
    def _state_dict_hooks(self) -> OrderedDict[int, Any]:
        return HooksOfKind(self, "replaced state_dict", "state_dict")

    @property
    def _state_dict_pre_hooks(self) -> OrderedDict[int, Any]:
        return HooksOfKind(self, "before state_dict")

    @property
    def _load_state_dict_pre_hooks(self) -> OrderedDict[int, Any]:
        return HooksOfKind(self, "before load_state_dict")

    @property
    def _load_state_dict_post_hooks(self) -> OrderedDict[int, Any]:
        return HooksOfKind(self, "load_state_dict")

    def register_forward_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False, always_call: bool = False,
    ) -> RemovableHandle:
        """Call hook(module, input, output) after each forward; `input` is a tuple.

        If the hook returns a value other than None, it replaces the output.

        Args:
            with_kwargs: call hook(module, input, keywords, output).
            prepend: run before the hooks registered earlier.
            always_call: also run if forward or a hook raised, with output None; exceptions of the hook become
                warnings then.
        """
        return self._hook("forward", hook, prepend, keywords=with_kwargs, always=always_call)

    def register_forward_pre_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False,
    ) -> RemovableHandle:
        """Call hook(module, input) before each forward; `input` is a tuple.

        If the hook returns a value other than None, it replaces the input.

        Args:
            with_kwargs: call hook(module, input, keywords), which returns (input, keywords) or None.
            prepend: run before the hooks registered earlier.
        """
        return self._hook("before", hook, prepend, keywords=with_kwargs)

    def register_backward_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, grad_input, grad_output) after the backward of the module's last operation.

        Both are tuples of tensors or None: the gradients of that operation's inputs and outputs. If the hook returns
        a value other than None, it replaces grad_input. `register_full_backward_hook` receives the gradients of the
        module's own inputs.
        """
        return self._hook("backward", hook)

    def register_full_backward_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call hook(module, grad_input, grad_output) when the gradients of the module's inputs are computed.

        Both are tuples of tensors, with None where there is no gradient: of forward's positional inputs, and of the
        values in its output, tensors or not. If the hook returns a value other than None, it replaces grad_input. With
        such a hook, forward works on copies of its inputs.

        Args:
            prepend: run before the hooks registered earlier.
        """
        return self._hook("full backward", hook, prepend)

    def register_full_backward_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call hook(module, grad_output) when the gradients of the module's outputs are computed.

        If the hook returns a value other than None, it replaces grad_output.
        """
        return self._hook("before full backward", hook, prepend)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, prefix, keep_vars) before state_dict reads the module."""
        return self._hook("before state_dict", hook)

    def register_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, state_dict, prefix, {}) after state_dict has read the module; it may change the dict."""
        return self._hook("state_dict", hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, state_dict, prefix, {}, strict, missing, unexpected, errors) before load_state_dict.

        The hook may change the dict, which is a copy, for example to rename entries. The lists are empty; messages
        that it adds to `errors` become part of the RuntimeError.
        """
        return self._hook("before load_state_dict", hook)

    def _register_load_state_dict_pre_hook(self, hook, with_module=False):
        """Register the hook under PyTorch's older name, called without the module unless `with_module`."""
        return self.register_load_state_dict_pre_hook(hook if with_module else WithoutModule(hook))

    def _register_state_dict_hook(self, hook):
        """Register a hook that may return another dict; packages rename entries with it."""
        return self._hook("replaced state_dict", hook)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, unmatched) after load_state_dict, with the lists missing_keys and unexpected_keys."""
        return self._hook("load_state_dict", hook)


class HooksOfKind(OrderedDict):
    """A module's hooks of some kinds by number. Removing one from the dict unregisters it."""

    def __init__(self, module: Any, *kinds: str) -> None:
        result = module._hooks.items() if module._hooks else ()
        super().__init__((number, hook.call) for number, hook in result if hook.kind in kinds)
        self._module, self._kinds = module, kinds

    def __repr__(self) -> str:
        return repr(OrderedDict(self))

    def __delitem__(self, number: int) -> None:
        super().__delitem__(number)
        del self._module._hooks[number]

    def pop(self, number: int, *default: Any) -> Any:
        """Unregister and return a hook."""
        if number not in self:
            return super().pop(number, *default)
        hook = self[number]
        del self[number]
        return hook

    def popitem(self, last: bool = True) -> tuple[int, Any]:
        """Unregister the last or the first hook, and return its number and the hook."""
        number = next(reversed(self) if last else iter(self), None)
        return super().popitem(last) if number is None else (number, self.pop(number))

    def clear(self) -> None:
        """Unregister all hooks of these kinds."""
        for number in list(self):
            del self[number]

    def replace(self, hooks: Any) -> None:
        """Register the hooks of another dict in place of these."""
        added = list(hooks.values())
        self.clear()
        for hook in added:
            self._module._hook(self._kinds[0], hook)


class WithoutModule:
    """A hook that is called without the module; a class, so that it can be pickled."""

    def __init__(self, hook):
        self.hook = hook

    def __call__(self, module, *arguments):
        return self.hook(*arguments)


def call_with_hooks(module, function, input, keywords):
    """Call a module's forward with all hooks of the module."""
    for hook in hooks_of(module, "before"):
        changed = hook.call(module, input, keywords) if hook.keywords else hook.call(module, input)
        if changed is not None and hook.keywords:
            if not isinstance(changed, tuple) or len(changed) != 2:
                raise RuntimeError(f"a forward pre-hook of {type(module).__name__} with with_kwargs=True returned a "
                                   f"{type(changed).__name__}; need None or a pair (input, keywords)")
            input, keywords = changed
        elif changed is not None:
            input = changed if isinstance(changed, tuple) else (changed,)
    full = _Full(module)
    input = full.entered(input)
    backward = hooks_of(module, "backward")
    nodes = [value._node for value in _variables(input)] if backward else ()
    called, output = [], None
    try:
        output = function(*input, **keywords)
        if backward:
            output = _mapped(output, lambda value: _own_node(value, nodes))
        for hook in hooks_of(module, "forward"):
            called.append(hook)
            changed = hook.call(module, input, *[keywords] * hook.keywords, output)
            output = output if changed is None else changed
    except Exception:
        for hook in hooks_of(module, "forward"):
            if hook.always and not any(hook is other for other in called):
                try:
                    hook.call(module, input, *[keywords] * hook.keywords, output)
                except Exception as error:
                    warnings.warn(f"a forward hook of {type(module).__name__} that is always called raised "
                                  f"{type(error).__name__}: {error}", stacklevel=4)
        raise
    for variable in _variables(output):
        if variable.requires_grad and variable._node is not None:
            for hook in backward:
                variable._node.register_hook(_bound(hook.call, module))
            break
    return full.left(output)


def _bound(hook, module):
    return lambda grad_input, grad_output: hook(module, grad_input, grad_output)


class _Passing(Function):
    """Identity on several tensors as one node, whose gradients are complete at the same time."""

    @staticmethod
    def forward(ctx: Any, *tensors: Any) -> Any:
        return tuple([tensor.detach() for tensor in tensors])

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        return gradients


class _Full:
    """The full backward hooks of one call, between a node of the inputs and a node of the outputs."""

    def __init__(self, module):
        self.module = module
        self.before, self.after = (hooks_of(module, kind) for kind in ("before full backward", "full backward"))
        self.inputs = self.outputs = self.grad_output = ()

    def entered(self, input):
        """Return the inputs after a node that calls the hooks."""
        self.inputs = [_recorded(value) for value in input]
        return tuple(self._passed(list(input), self.inputs, self._finish)) if self.after else input

    def left(self, output):
        """Return the outputs after a node that records their gradients."""
        if not self.before and not self.after:
            return output
        values = list(leaves(output))
        self.outputs = [_recorded(value) for value in values]
        passed = iter(self._passed(values, self.outputs, self._start))
        return mapped(lambda value: next(passed), output)

    def _passed(self, values, recorded, hook):
        result = _Passing.apply(*[value for value, record in zip(values, recorded, strict=True) if record])
        if result and result[0]._node is not None:
            result[0]._node.register_hook(hook)
        result = iter(result)
        return [next(result) if record else value for value, record in zip(values, recorded, strict=True)]

    def _start(self, gradients, _):
        changed = self._spread(gradients, self.outputs)
        for hook in self.before:
            changed = self._replaced(changed, hook.call(self.module, changed))
        self.grad_output = changed
        if not any(self.inputs):
            self._finish((), ())
        return self._gathered(changed, self.outputs)

    def _finish(self, gradients, _):
        changed = self._spread(gradients, self.inputs)
        for hook in self.after:
            changed = self._replaced(changed, hook.call(self.module, changed, self.grad_output))
        self.grad_output = ()
        return self._gathered(changed, self.inputs)

    def _replaced(self, old, new):
        """Return the gradients after a hook returned `new`."""
        new = old if new is None else new if isinstance(new, tuple) else (new,)
        for before, after in zip(old, new, strict=False):
            if isinstance(before, Tensor) and after is not None and not _alike(before, after):
                given = shown(after) if isinstance(after, Tensor) else type(after).__name__
                raise RuntimeError(f"a backward hook of {type(self.module).__name__} returned a {given}; need None or "
                                   f"a tensor like the gradient, {shown(before)}")
        return new

    @staticmethod
    def _spread(gradients, recorded):
        given = iter(gradients)
        return tuple([next(given) if record else None for record in recorded])

    def _gathered(self, gradients, recorded):
        if len(gradients) != len(recorded):
            raise RuntimeError(f"a backward hook of {type(self.module).__name__} returned {len(gradients)} gradients; "
                               f"need {len(recorded)}")
        return tuple([gradient for gradient, record in zip(gradients, recorded, strict=True) if record])


def _alike(one, other):
    return isinstance(other, Tensor) and one.size() == other.size() and one.data.type() == other.data.type()


def _recorded(value):
    return isinstance(value, Tensor) and value.requires_grad


def _variables(value):
    """Return the tensors in nested tuples, lists and dicts, in order."""
    return (leaf for leaf in leaves(value) if isinstance(leaf, Tensor))


def _mapped(value, change):
    """Return the same structure with change(variable) for each tensor."""
    return mapped(lambda leaf: change(leaf) if isinstance(leaf, Tensor) else leaf, value)


def _own_node(output, before):
    """Return a tensor with a new node, for hooks, if the module returned an input unchanged."""
    passed_on = output._node is None or any(output._node is node for node in before)
    return output.clone() if output.requires_grad and passed_on else output
