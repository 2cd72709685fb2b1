"""Access to the graph: hooks on saved tensors and on several tensors at once, and gradient edges.

The module is also a function: `torch.autograd.graph(y)` draws the graph behind y.

>>> text = torch.autograd.graph(torch.ones(2, requires_grad=True).exp().sum())
>>> "exp" in text and "sum" in text
True
"""

from __future__ import annotations

import sys
import threading
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from torch._core import Node, Tensor, empty, packing
from torch.autograd.dot import graph as _drawn
from torch.autograd.hooks import AccumulateGrad

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["GradientEdge", "Node", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks",
           "get_gradient_edge", "increment_version", "register_multi_grad_hook", "save_on_cpu", "saved_tensors_hooks"]


class _Drawing(ModuleType):
    """Type of this module, which draws a graph when called."""

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        return _drawn(*arguments, **options)


class GradientEdge(NamedTuple):
    """The target of a gradient: a node, and the number of its output.

    >>> x = torch.ones(2, requires_grad=True)
    >>> edge = torch.autograd.graph.get_gradient_edge(x.exp())
    >>> torch.autograd.graph.GradientEdge(edge.node, edge.output_nr) == edge
    True
    """

    node: Any
    output_nr: int

    def result(self) -> Tensor:
        """Return a tensor without elements at this place of the graph, or the leaf."""
        if isinstance(self.node, Node):
            return empty(0)._attach(self.node, self.output_nr)
        return self.node.variable


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """Return the edge along which the gradient of `tensor` flows. Raises RuntimeError if it requires no gradient.

    >>> import torch
    >>> get_gradient_edge(torch.ones(2, requires_grad=True).exp()).output_nr
    0
    """
    if not tensor.requires_grad:
        raise RuntimeError("get_gradient_edge: the tensor does not require grad, so it has no edge")
    return GradientEdge(AccumulateGrad(tensor) if tensor.grad_fn is None else tensor.grad_fn, tensor.output_nr)


def increment_version(tensor: Tensor | Sequence[Tensor]) -> None:
    """Count an in-place write to a tensor, or to each of several.

    >>> x = torch.ones(2, requires_grad=True)
    >>> y = x.exp()
    >>> increment_version(y)
    >>> y.sum().backward()  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    RuntimeError: ...
    """
    import torch

    for one in (tensor,) if isinstance(tensor, Tensor) else tensor:
        with torch.no_grad():
            one.view(-1)[:0].zero_() if one.is_contiguous() else one.mul_(1)


class _Handle:
    """Removes several hooks at once."""

    def __init__(self, handles):
        self._handles = handles

    def remove(self) -> None:
        for handle in self._handles:
            handle.remove()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.remove()


def register_multi_grad_hook(
    tensors: Sequence[Tensor], fn: Callable[[Any], None], *, mode: str = "all",
) -> _Handle:
    """Call fn(gradients) at the end of each backward pass that reaches one of the tensors.

    `gradients` has None for tensors that the pass does not reach. With mode="any", fn(gradient) is called with the
    first gradient, at once. Returns a handle with `remove()`.

    >>> import torch
    >>> x, y = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    >>> handle = register_multi_grad_hook([x, y], lambda grads: print(len(grads)))
    >>> (x * y).sum().backward()
    2
    """
    from torch._core import after_backward

    if mode not in ("all", "any"):
        raise ValueError(f"register_multi_grad_hook: mode is {mode!r}; need 'all' or 'any'")
    lock, result = threading.Lock(), {}

    def finish():
        with lock:
            gradients = [result.get(k) for k in range(len(tensors))]
            result.clear()
        if mode == "all":
            fn(gradients)

    def hook_of(k):
        def hook(gradient):
            with lock:
                first = not result
                result[k] = gradient
            if first:
                after_backward(finish)
                if mode == "any":
                    fn(gradient)
        return hook

    return _Handle([tensor.register_hook(hook_of(k)) for k, tensor in enumerate(tensors)])


_refusals = threading.local()


class disable_saved_tensors_hooks:
    """A block in which `saved_tensors_hooks` raises RuntimeError with a message.

    >>> with disable_saved_tensors_hooks("not in this function"):
    ...     saved_tensors_hooks(abs, abs).__enter__()
    Traceback (most recent call last):
        ...
    RuntimeError: not in this function
    """

    def __init__(self, error_message: str) -> None:
        self.error_message = error_message

    def __enter__(self) -> None:
        self._before = getattr(_refusals, "message", None)
        _refusals.message = self.error_message

    def __exit__(self, *error: Any) -> None:
        _refusals.message = self._before


class saved_tensors_hooks:
    """A block in which nodes save `pack_hook(tensor)` for backward, which reads `unpack_hook(packed)`.

    The innermost block of the thread counts. Tensors that users' Functions give to `save_for_backward` are packed too.

    Args:
        pack_hook: called once for each tensor that an operation saves, when it is recorded. It returns any object, such
            as the name of a file. It must not change the tensor in place. If it returns the tensor itself, backward
            raises an error where the tensor was overwritten, as without hooks; other objects are not checked.
        unpack_hook: called before the node runs, also in each further pass over a retained graph. It returns a tensor
            of the same size, type and device.
    Raises:
        TypeError, RuntimeError: in backward, if `unpack_hook` returns no such tensor.

    Both are called without recording.

    >>> import torch
    >>> x = torch.tensor([1.0, 2.0], requires_grad=True)
    >>> with saved_tensors_hooks(lambda tensor: tensor.tolist(), torch.tensor):
    ...     y = (x * x).sum()
    >>> y.backward()
    >>> x.grad
    tensor([2., 4.])
    """

    def __init__(self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]) -> None:
        self.pack_hook, self.unpack_hook = pack_hook, unpack_hook
        self._before = []

    def __enter__(self) -> None:
        if getattr(_refusals, "message", None) is not None:
            raise RuntimeError(_refusals.message)
        self._before.append(packing((self.pack_hook, self.unpack_hook)))

    def __exit__(self, *error: Any) -> None:
        packing(self._before.pop())


class allow_mutation_on_saved_tensors(saved_tensors_hooks):
    """A block in which saved tensors may be changed in place before backward: nodes save copies.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with allow_mutation_on_saved_tensors():
    ...     y = x.clone()
    ...     z = (y * y).sum()
    ...     y.mul_(5).requires_grad
    ...     z.backward()
    True
    >>> x.grad
    tensor([2., 2.])
    """

    def __init__(self) -> None:
        super().__init__(lambda tensor: tensor.clone(), lambda copy: copy)


class save_on_cpu(saved_tensors_hooks):
    """A block in which nodes keep what they save in the CPU's memory, and copy it back for backward.

    What lies on the CPU is kept as it is.

    Args:
        pin_memory: use pinned memory, from which copies to a GPU need not wait.
        device_type: accepted and ignored.

    >>> import torch
    >>> x = torch.ones(2, requires_grad=True)
    >>> with save_on_cpu():
    ...     y = x.exp().sum()
    >>> y.backward()
    >>> x.grad
    tensor([2.7183, 2.7183])
    """

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda") -> None:
        def pack(tensor):
            if tensor.device.type == "cpu":
                return tensor
            kept = tensor.cpu()
            return tensor.device, kept.pin_memory() if pin_memory else kept

        def unpack(kept):
            return kept if isinstance(kept, Tensor) else kept[1].to(kept[0], non_blocking=pin_memory)

        super().__init__(pack, unpack)


sys.modules[__name__].__class__ = _Drawing
