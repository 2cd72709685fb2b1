"""Hooks on tensors and nodes: handles, and the functions by which the engine calls hooks."""

from __future__ import annotations

import itertools
import warnings
import weakref
from collections import OrderedDict

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch.autograd.grad_mode import with_recording

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self

_numbers = itertools.count()
NODE = -1  # The key of hooks after the node, or after a leaf got its gradient; other keys are result numbers.
BEFORE = -2  # The key of hooks before the node.


class RemovableHandle:
    """Removes a hook with `remove()` or at the end of a `with` block. It holds no reference to the hooked object."""

    def __init__(self, hooks: Any) -> None:
        self._hooks = weakref.ref(hooks)
        self.id = next(_numbers)

    def remove(self) -> None:
        """Remove the hook; removing it twice is allowed."""
        hooks = self._hooks()
        if hooks is not None:
            hooks.pop(self.id, None)

    def __getstate__(self) -> Any:
        return self._hooks(), self.id

    def __setstate__(self, state: Any) -> None:
        hooks, self.id = state
        self._hooks = weakref.ref(OrderedDict() if hooks is None else hooks)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: Any) -> None:
        self.remove()


def add_hook(hooks: Any, hook: Callable[..., Any]) -> RemovableHandle:
    """Add `hook` to an OrderedDict of hooks and return its handle. Raises TypeError if it is not callable."""
    if not callable(hook):
        raise TypeError(f"a hook is a function, not {type(hook).__name__}")
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    return handle


def _hooks_of(owner, key):
    """Return the hooks of a node or a leaf."""
    if owner._hooks is None:
        owner._hooks = {}
    return owner._hooks.setdefault(key, OrderedDict())


def register_tensor_hook(tensor: Tensor, hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(grad) when the gradient of `tensor` is complete; the hook may return a replacement."""
    if not tensor.requires_grad:
        raise RuntimeError("register_hook: this tensor does not require grad, so no gradient will ever reach it")
    hooks = _hooks_of(tensor._node or tensor, tensor.output_nr)
    handle = add_hook(hooks, hook)
    for number, other in list(hooks.items()):
        if getattr(other, "is_last", False):
            hooks.move_to_end(number)
    return handle


def register_leaf_hook(leaf: Tensor, hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(leaf) after a backward pass added to the leaf's grad; the hook's result is ignored."""
    if not leaf.requires_grad or leaf._node is not None:
        what = "is the result of an operation" if leaf.requires_grad else "does not require grad"
        raise RuntimeError(f"register_post_accumulate_grad_hook: this tensor {what}, so no backward adds to its grad")
    return add_hook(_hooks_of(leaf, NODE), hook)


def call_leaf_hooks(leaf: Tensor, create_graph: bool) -> None:
    """Call the hooks of a leaf whose gradient is complete. They record only if the backward pass does.

    So a hook may update the leaf in place.
    """
    for hook in list((leaf._hooks or {}).get(NODE, {}).values()):
        with_recording(create_graph, hook, leaf)


def call_node(node: Any, gradients: tuple[Any, ...]) -> Any:
    """Return the gradients of a node's inputs for those of its results, as the engine computes them, without hooks."""
    from torch.autograd import function, row_function

    if len(gradients) == 1 and isinstance(gradients[0], (tuple, list)):
        gradients = tuple(gradients[0])
    run = function.run_function if node.row is None else row_function.run_row
    result = with_recording(False, run, node, gradients, False)
    return result[0] if len(result) == 1 else tuple(result)


def register_node_hook(node: Any, hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(grad_input, grad_output) after the node's backward; the hook may return new input gradients."""
    return add_hook(_hooks_of(node, NODE), hook)


def register_node_prehook(node: Any, hook: Callable[..., Any]) -> RemovableHandle:
    """Call hook(grad_output) before the node's backward; the hook may return new gradients of the results."""
    return add_hook(_hooks_of(node, BEFORE), hook)


def call_node_hooks(node: Any, grad_input: Any, grad_output: Any, create_graph: bool) -> Any:
    """Call a node's hooks; return the new input gradients, or None to keep them. Called by the engine."""
    return _replaced(node, NODE, "inputs", grad_input, create_graph, grad_output)


def call_node_prehooks(node: Any, grad_output: Any, create_graph: bool) -> Any:
    """Call a node's hooks before it runs; return the new gradients of its results, or None to keep them."""
    return _replaced(node, BEFORE, "results", grad_output, create_graph)


def _replaced(node, key, what, given, create_graph, *rest):
    """Call hooks with gradients, which each hook may replace; return the last ones, or None if none did."""
    changed = False
    for hook in list(node._hooks[key].values()):
        result = hook(given, *rest)
        if result is not None:
            result = result if isinstance(result, tuple) else (result,)
            if len(result) != len(given):
                raise RuntimeError(f"a hook on {described(node)} returned {len(result)} gradients; "
                                   f"it has {len(given)} {what}")
            _check_replaced(node, given, result)
            given, changed = result, True
    if not changed:
        return None
    return tuple(g if g is None or create_graph else g.data for g in given)


def _check_replaced(node, old, new):
    for before, after in zip(old, new, strict=True):
        if after is None:
            continue
        if not isinstance(after, Tensor):
            raise TypeError(f"a hook on {described(node)} must return Tensors or None, not {type(after).__name__}")
        if before is None or before.size() != after.size() or before.data.type() != after.data.type():
            raise RuntimeError(f"a hook on {described(node)} may replace a gradient only by one of its size and type")


class KeepGrad:
    """The hook of `retain_grad`: stores the gradient that other hooks leave. It does not keep the tensor alive."""

    is_last = True

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = weakref.ref(tensor)

    def __call__(self, grad: Tensor) -> None:
        tensor = self.tensor()
        if tensor is not None:
            tensor.grad = grad if tensor._grad is None else tensor._grad + grad


def _kept_by(tensor, node, output):
    """Return the hooks of a result of a node, and the numbers of those that keep the gradient of `tensor`."""
    hooks = (node._hooks or {}).get(output, {}) if node is not None else {}
    return hooks, [number for number, hook in hooks.items()
                   if isinstance(hook, KeepGrad) and hook.tensor() is tensor]


def keeps_grad(tensor: Tensor) -> bool:
    """Return whether backward stores the gradient of a result in its `grad`."""
    return bool(_kept_by(tensor, tensor._node, tensor.output_nr)[1])


def keep_grad(tensor: Tensor) -> None:
    """Store the gradient of a non-leaf in its `grad` during backward."""
    if not keeps_grad(tensor):
        register_tensor_hook(tensor, KeepGrad(tensor))


def follow(tensor: Tensor, node: Any, output: int) -> None:
    """Keep the gradient of the new value of `tensor`, which was result `output` of `node`. Called by the engine."""
    hooks, numbers = _kept_by(tensor, node, output)
    for number in numbers:
        del hooks[number]
        keep_grad(tensor)


def described(node: Any) -> str:
    """Return the op of a node, or the name of a user's Function."""
    return node.row or node.name()


class AccumulateGrad:
    """The node that represents a leaf: gradients that arrive here are added to `variable.grad`.

    Two of them are equal if they represent the same leaf.
    """

    @staticmethod
    def name() -> str:
        """Return the node's name."""
        return "AccumulateGrad"

    next_functions = ()

    def __init__(self, variable: Tensor) -> None:
        self.variable = variable

    def register_hook(self, hook: Callable[..., Any]) -> Any:
        """Call hook((), (gradient,)) after a gradient is added to the leaf; return a handle with remove()."""
        return self.variable.register_post_accumulate_grad_hook(lambda leaf: hook((), (leaf.grad,)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AccumulateGrad) and self.variable is other.variable

    def __hash__(self) -> int:
        return hash((AccumulateGrad, id(self.variable)))

    def __repr__(self) -> str:
        return f"<AccumulateGrad object at {id(self):#x}>"


def next_functions(edges: Any) -> tuple[Any, ...]:
    """Return edges to nodes and leaves as pairs (node, number); (None, 0) if no gradient is required."""
    return tuple((AccumulateGrad(to) if isinstance(to, Tensor) else to, number) for to, number in edges)


def unserializable_hook(f: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a hook that a saved tensor should not have, and return it; `warn_if_has_hooks` then says nothing of it."""
    f.__torch_unserializable__ = True
    return f


def warn_if_has_hooks(tensor: Tensor) -> None:
    """Warn that the hooks of a tensor are not saved."""
    for hook in [hook for hooks in (tensor._hooks or {}).values() for hook in hooks.values()]:
        if not hasattr(hook, "__torch_unserializable__"):
            warnings.warn(f"the hook {hook!r} of a tensor is not saved", stacklevel=2)
