"""Numerical checks of gradients: gradcheck, gradgradcheck and their parts."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import value_of
from torch._base.nested import leaves, mapped
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, Variable

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def gradcheck(
    func: Callable[..., Any], inputs: Any, eps: float = 1e-6, atol: float = 1e-5, rtol: float = 1e-3,
    raise_exception: bool = True, **checks: Any,
) -> bool:
    """Compare the gradients of `func` with central differences, for all outputs and all inputs that require a gradient.

    Complex numbers are compared by their real and imaginary parts. A floating output that requires no gradient has
    gradient 0, so an output detached by mistake is found.

    Args:
        func: takes `inputs` and returns tensors.
        inputs: tensors, preferably double; nested lists are allowed.
        eps: step of the differences.
        atol, rtol: the allowed difference is atol + rtol * |numeric|.
        raise_exception: False returns False instead of raising.
        checks: nondet_tol, the difference allowed between two backward passes; fast_mode=True compares one random
            combination of the elements of each Jacobian, by two calls instead of two per element; further options of
            PyTorch (check_forward_ad, …), accepted and ignored.
    Raises:
        GradcheckError: gradients differ; the message shows output, input and both Jacobians. It is a RuntimeError.
        AssertionError: the size of an output depends on the inputs.
        ValueError: no input requires a gradient.

    >>> autograd.gradcheck(lambda x: x.tanh(), [torch.randn(3, dtype=torch.double, requires_grad=True)])
    True
    """
    _refuse_unknown("gradcheck", checks)
    inputs = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    func, inputs = _by_parts(func, inputs)
    leaves = list(iter_tensors(inputs, only_requiring_grad=True))
    if not leaves:
        raise ValueError("gradcheck: no input requires grad; need one at least, to compare its gradient")
    outputs = _outputs(func(*inputs))
    draw = torch.Generator().manual_seed(0)
    for number, output in enumerate(outputs):
        fast = [torch.randn(one.size(), generator=draw, dtype=one.dtype).to(one.device)
                for one in (output, *leaves)] if checks.get("fast_mode") else []
        if output.requires_grad:
            analytical = _slopes(output, leaves, *fast) if fast else get_analytical_jacobian(inputs, output)
            if not _repeats(output, leaves, checks.get("nondet_tol", 0.0)):
                return _failed(raise_exception, f"the gradient of output {number} differs from call to call; "
                                                "give nondet_tol if that is meant")
        elif output.is_floating_point():
            analytical = [output.new_zeros(()) for _ in leaves] if fast else make_jacobian(inputs, output.numel())
        else:
            continue
        size = output.size()

        def same_output(*given, n=number, size=size):
            result = _outputs(func(*given))
            assert len(result) == len(outputs) and result[n].size() == size, (
                f"gradcheck: output {n} has size {list(size)}, and another size near the inputs")
            return result[n]

        numerical = (_differences(same_output, inputs, leaves, eps, *fast) if fast
                     else get_numerical_jacobian(same_output, inputs, inputs, eps))
        for position, (a, n) in enumerate(zip(analytical, numerical, strict=True)):
            if leaves[position].numel() and not ((a - n).abs() <= n.abs() * rtol + atol).all():
                kind = type(leaves[position].data).__name__
                advice = "" if kind == "DoubleTensor" else f"; differences of a {kind} are rough, so give double()"
                return _failed(raise_exception, f"the gradient of output {number} with respect to input {position} "
                                                f"differs{advice}\nby differences:{n}\nby backward:{a}")
    return True


def _slopes(output, leaves, weights, *directions):
    """Return the weighted sum of the Jacobian along a direction in each leaf, by one backward pass."""
    result = torch.autograd.grad(output, leaves, weights, allow_unused=True, retain_graph=True)
    return [weights.new_zeros(()) if one is None else (one.data * direction).sum()
            for one, direction in zip(result, directions, strict=True)]


def _differences(func, inputs, leaves, eps, weights, *directions):
    """Return the same sums by central differences, two calls for each leaf."""
    result = []
    for leaf, direction in zip(leaves, directions, strict=True):
        original, ends = leaf.data.clone(), []
        try:
            for step in (eps, -eps):
                leaf.data.copy_(original + direction * step)
                ends.append(value_of(func(*inputs)).clone())
        finally:
            leaf.data.copy_(original)
        result.append(((ends[0] - ends[1]) * weights).sum() / (2 * eps))
    return result


def _repeats(output, leaves, tolerance):
    """Return whether two backward passes give the same gradients, up to a tolerance."""
    passes = [torch.autograd.grad(output.sum(), leaves, allow_unused=True, retain_graph=True) for _ in range(2)]
    return all(a is None or torch.allclose(a, b, 0, tolerance, True) for a, b in zip(*passes, strict=True))


class GradcheckError(RuntimeError):
    """Gradients that gradcheck found wrong."""


def _failed(raises, message):
    """Raise GradcheckError with the message, or return False."""
    if raises:
        raise GradcheckError(f"gradcheck: {message}")
    return False


_CHECKS = frozenset("""
    nondet_tol check_undefined_grad check_grad_dtypes check_batched_grad check_batched_forward_grad check_forward_ad
    check_backward_ad check_fwd_over_rev check_rev_over_rev fast_mode masked
""".split())


def _refuse_unknown(name, checks):
    """Raise TypeError for an option that PyTorch does not have either."""
    if unknown := checks.keys() - _CHECKS:
        raise TypeError(f"{name}: there is no option {sorted(unknown)[0]!r}; need one of {', '.join(sorted(_CHECKS))}")


def gradgradcheck(
    func: Callable[..., Any], inputs: Any, grad_outputs: Any = None, eps: float = 1e-6, atol: float = 1e-5,
    rtol: float = 1e-3, gen_non_contig_grad_outputs: bool = False, raise_exception: bool = True, **checks: Any,
) -> bool:
    """Compare the gradients of the gradients of `func` with differences, as `gradcheck` does for gradients.

    Args:
        grad_outputs: a tensor per output, by default random ones; their gradients are compared too.
        checks: as in `gradcheck`.

    >>> autograd.gradgradcheck(lambda x: x * x * x, [torch.randn(3, dtype=torch.double, requires_grad=True)])
    True
    """
    _refuse_unknown("gradgradcheck", checks)
    inputs = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    func, inputs = _by_parts(func, inputs)
    outputs = [output for output in _outputs(func(*inputs)) if output.requires_grad]
    if grad_outputs is None:
        grad_outputs = [Variable(torch.randn(output.size(), dtype=output.dtype)) for output in outputs]
    grad_outputs = list(iter_tensors(grad_outputs))
    leaves = list(iter_tensors(inputs, only_requiring_grad=True))

    @torch.autograd.enable_grad()
    def gradients(*given):
        given, weights = given[:len(inputs)], given[len(inputs):]
        wanted = [output for output in _outputs(func(*given)) if output.requires_grad]
        result = torch.autograd.grad(wanted, list(iter_tensors(given, only_requiring_grad=True)), weights,
                                     create_graph=True, allow_unused=True)
        return tuple(leaf * 0 if gradient is None else gradient
                     for gradient, leaf in zip(result, leaves, strict=True))

    return gradcheck(gradients, (*inputs, *grad_outputs), eps, atol, rtol, raise_exception, **checks)


def _by_parts(func, inputs):
    """Return the function and its inputs with complex leaves replaced by real pairs, sparse ones by their values."""
    def parts_of(leaf):
        if not isinstance(leaf, Tensor) or not leaf.requires_grad:
            return leaf
        if leaf.layout is torch.sparse_coo:
            whole = leaf.detach().coalesce()
            return _Parts(whole.values(), lambda values: torch.sparse_coo_tensor(whole.indices(), values, whole.size()))
        return _Parts(torch.view_as_real(leaf.detach()), torch.view_as_complex) if leaf.dtype.is_complex else leaf

    marked = mapped(parts_of, inputs)
    whole = [leaf.whole if isinstance(leaf, _Parts) else None for leaf in leaves(marked)]

    def of_parts(*given):
        join = iter(whole)
        return func(*mapped(lambda leaf: leaf if (of := next(join)) is None else of(leaf), given))

    return of_parts, mapped(lambda leaf: leaf.parts if isinstance(leaf, _Parts) else leaf, marked)


class _Parts:
    """A leaf with the elements of another one, and the function that makes a tensor like that one of such elements."""

    def __init__(self, parts, whole):
        self.parts, self.whole = parts.clone().requires_grad_(), whole


def _outputs(result):
    """Return the results of a function as a list of tensors."""
    found = [torch.view_as_real(one) if one.dtype.is_complex else one for one in iter_tensors(result)]
    if not found and not (isinstance(result, (tuple, list)) and not result):
        raise TypeError(f"gradcheck: the function gave a {type(result).__name__}; need Tensors")
    return found


def iter_tensors(value: Any, only_requiring_grad: bool = False) -> Any:
    """Yield the tensors in nested lists, tuples and dicts, or only those that require a gradient."""
    for leaf in leaves(value):
        if isinstance(leaf, Tensor) and (leaf.requires_grad or not only_requiring_grad):
            yield leaf


def contiguous(value: Any) -> Any:
    """Return the same structure with contiguous tensors."""
    return mapped(lambda leaf: leaf.contiguous() if _core.is_tensor(leaf) else leaf,
                  value)


def zero_gradients(value: Any) -> None:
    """Zero the gradients of the tensors in nested lists."""
    for variable in iter_tensors(value, only_requiring_grad=True):
        if variable.grad is not None:
            variable.grad.data.zero_()


def make_jacobian(value: Any, outputs: Any) -> Any:
    """Return zeros for each tensor that requires a gradient: a row per element, a column per output."""
    return [variable.data.new(variable.numel(), outputs).zero_()
            for variable in iter_tensors(value, only_requiring_grad=True)]


def get_numerical_jacobian(func: Callable[..., Any], inputs: Any, target: Any, eps: float = 1e-6) -> Any:
    """Return d func(*inputs) / d target by central differences; `func` returns one tensor."""
    def value():
        return value_of(func(*inputs)).contiguous().view(-1).clone()  # recorded: `func` may compute gradients itself

    jacobian = make_jacobian(target, value().numel())
    for variable, lines in zip(iter_tensors(target, only_requiring_grad=True), jacobian, strict=True):
        original = variable.data.clone(memory_format=torch.contiguous_format)
        flat = original.view(-1)
        try:
            for i in range(variable.numel()):
                ends = []
                for step in (eps, -eps):
                    moved = flat.clone()
                    moved[i] = flat[i] + step
                    variable.data.copy_(moved.view(original.size()))
                    ends.append(value())
                lines[i] = (ends[0] - ends[1]) / (2 * eps)
        finally:
            variable.data.copy_(original)
    return jacobian


def get_analytical_jacobian(inputs: Any, output: Any) -> Any:
    """Return d output / d inputs by backward passes, one per element of the output."""
    leaves = list(iter_tensors(inputs, only_requiring_grad=True))
    jacobian = make_jacobian(inputs, output.numel())
    for i in range(output.numel()):
        gradient = output.data.new(output.numel()).zero_()
        gradient[i] = 1
        result = torch.autograd.grad(output, leaves, gradient.view(output.size()), allow_unused=True)
        for lines, part in zip(jacobian, result, strict=True):
            if part is not None and lines.numel():
                lines[:, i] = part.data.contiguous().view(-1)
    return jacobian

