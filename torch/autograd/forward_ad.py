"""Forward-mode differentiation with dual numbers: a primal and its tangent.

A dual number depends on a hidden leaf, and a tangent is the Jacobian times the tangents of all such leaves. Reverse
mode computes the transposed product, which is linear in its vector, so the gradient of that product gives the tangent
(Townsend, 2017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch
from torch._core import Tensor
from torch._tensor import printing
from torch.autograd.function import FORWARD_MODES, Function

if TYPE_CHECKING:
    from typing import Any

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "unpack_dual"]


class UnpackedDualTensor(NamedTuple):
    """The primal and the tangent of a tensor; the tangent is None if the tensor depends on no dual number.

    >>> from torch.autograd import forward_ad
    >>> primal, tangent = forward_ad.unpack_dual(torch.ones(2))
    >>> tangent is None
    True
    """

    primal: Tensor
    tangent: Tensor | None


class _Dual(NamedTuple):
    """A leaf, the dual number made of it and its node, the tangent, and whether the tangent is recorded further."""

    leaf: Tensor
    made: Tensor
    node: Any
    tangent: Tensor
    recorded: bool


class _Shared(Function):
    """A result that depends on a leaf and shares the memory of another tensor."""

    @staticmethod
    def forward(ctx: Any, leaf: Tensor, data: Tensor) -> Tensor:
        return data.detach()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        return gradient, None


_levels: list[list[_Dual]] = []  # the dual numbers of each level that was entered
_current_level = -1  # the number of the level, for packages that ask whether there is one


def enter_dual_level() -> int:
    """Enter a level, in which dual numbers can be made. Raises RuntimeError inside another level.

    >>> from torch.autograd import forward_ad
    >>> level = forward_ad.enter_dual_level()
    >>> forward_ad.exit_dual_level(level=level)
    """
    if _levels:
        raise RuntimeError("enter_dual_level: levels cannot stand within each other; use torch.func.jvp for that")
    global _current_level
    _levels.append([])
    _current_level = 0
    return 0


def exit_dual_level(*, level: int | None = None) -> None:
    """Leave the level; its dual numbers have no tangents any more. Raises RuntimeError outside of a level.

    >>> from torch.autograd import forward_ad
    >>> level = forward_ad.enter_dual_level()
    >>> forward_ad.exit_dual_level()
    """
    if not _levels or level not in (None, 0):
        raise RuntimeError("exit_dual_level: there is no such level; enter_dual_level() begins one")
    global _current_level
    _levels.pop()
    _current_level = -1


class dual_level:
    """Context manager in which dual numbers can be made.

    >>> import torch
    >>> with dual_level():
    ...     dual = make_dual(torch.tensor(3.0), torch.tensor(1.0))
    ...     unpack_dual(dual * dual).tangent.item()
    6.0
    """

    def __enter__(self) -> int:
        return enter_dual_level()

    def __exit__(self, *error: object) -> None:
        exit_dual_level()


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """Return a tensor with the values of `tensor` that carries `tangent` through all operations.

    Raises:
        RuntimeError: outside of a level.
        TypeError: integer tensors.
        ValueError: the sizes differ.

    >>> from torch.autograd import forward_ad
    >>> with forward_ad.dual_level():
    ...     x = forward_ad.make_dual(torch.tensor([3.0]), torch.tensor([1.0]))
    ...     forward_ad.unpack_dual(x * x).tangent.tolist()
    [6.0]
    """
    if not _levels:
        raise RuntimeError("make_dual: there is no level; write `with torch.autograd.forward_ad.dual_level():`")
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise TypeError(f"make_dual: the primal is a {tensor.type()}; need floating numbers")
    if tensor.size() != tangent.size():
        raise ValueError(f"make_dual: the primal has size {list(tensor.size())}, the tangent {list(tangent.size())}; "
                         "need the same")
    with torch.enable_grad():
        leaf = tensor.view_as(tensor) if tensor.requires_grad else torch.zeros_like(tensor).requires_grad_()
        result = _Shared.apply(leaf, tensor.detach())  # no leaf, so it can be changed in place
    recorded = tensor.requires_grad or tangent.requires_grad
    _levels[-1].append(_Dual(leaf, result, result.grad_fn, tangent, recorded))
    return result


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """Return the primal and the tangent of a tensor.

    The tangent is None if the tensor depends on no dual number of this level. The results are recorded further only
    if a primal or a tangent given to `make_dual` requires a gradient.

    >>> from torch.autograd import forward_ad
    >>> with forward_ad.dual_level():
    ...     x = forward_ad.make_dual(torch.tensor([3.0]), torch.tensor([1.0]))
    ...     [part.tolist() for part in forward_ad.unpack_dual(2 * x)]
    [[6.0], [2.0]]
    """
    duals = _levels[-1] if _levels else []
    for dual in duals:
        if tensor is dual.made and tensor.grad_fn is dual.node:
            return UnpackedDualTensor(dual.leaf if dual.recorded else dual.made.detach(), dual.tangent)
    recorded = any(dual.recorded for dual in duals)
    tangent = _tangent(tensor, duals, recorded) if duals and tensor.requires_grad else None
    return UnpackedDualTensor(tensor if recorded or tangent is None else tensor.detach(), tangent)


def _tangent(tensor, duals, recorded):
    """Return the sum of the Jacobian-vector products, or None if the tensor depends on no dual number."""
    with torch.enable_grad():
        vector = torch.zeros_like(tensor).requires_grad_()
        result = torch.autograd.grad(tensor, [dual.leaf for dual in duals], vector, create_graph=True,
                                     allow_unused=True)
        pairs = [(gradient, dual.tangent) for gradient, dual in zip(result, duals, strict=True) if gradient is not None]
        linear = [(gradient, tangent) for gradient, tangent in pairs if gradient.requires_grad]
        if not linear:
            return torch.zeros_like(tensor) if pairs else None
        gradients, tangents = zip(*linear, strict=True)
        product, = torch.autograd.grad(gradients, [vector], tangents, create_graph=recorded, materialize_grads=True)
    return product.clone() if recorded else product.detach()


def apply_function(kind: Any, inputs: tuple[Any, ...]) -> Any:
    """Apply a Function with a static jvp to dual numbers."""
    unpacked = [unpack_dual(value) if isinstance(value, Tensor) else None for value in inputs]
    context = kind.__new__(kind)
    given = [value if parts is None else parts.primal for value, parts in zip(inputs, unpacked, strict=True)]
    with torch.no_grad():
        outputs = kind._apply(context, *given)
        context._saved = context._saved_for_forward
        tangents = kind.jvp(context, *(parts and parts.tangent for parts in unpacked))
    if not isinstance(outputs, tuple):
        return make_dual(outputs, tangents)
    return tuple(output if tangent is None else make_dual(output, tangent)
                 for output, tangent in zip(outputs, tangents, strict=True))


def has_tangent(inputs: tuple[Any, ...]) -> bool:
    """Return whether an input depends on a dual number."""
    return bool(_levels) and any(isinstance(value, Tensor) and unpack_dual(value).tangent is not None
                                 for value in inputs)


def _tangent_note(value):
    """Return the tangent for the text of a dual number, or None."""
    tangent = unpack_dual(value).tangent if _levels and isinstance(value, Tensor) else None
    return None if tangent is None else f"tangent={tangent}"


printing.NOTES.append(_tangent_note)
FORWARD_MODES.append((has_tangent, apply_function))
