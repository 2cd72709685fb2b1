"""Derivatives of functions: Jacobians, Hessians, and their products with vectors, by backward passes."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, Variable
from torch.autograd.grad_mode import enable_grad

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]


def jacobian(
    func: Callable[..., Any], inputs: Any, create_graph: bool = False, strict: bool = False, vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:
    """Return the derivatives of func(*inputs) with respect to the inputs.

    One backward pass runs per element of the output; `vectorize` and `strategy` do not change that.

    Args:
        func: takes tensors and returns a tensor or a tuple.
        inputs: a tensor or a tuple.
        create_graph: make the result differentiable.
        strict: raise RuntimeError if an output does not depend on an input, instead of returning zeros.
    Returns:
        For one input and one output, a tensor of size output.size() + input.size(). A tuple of inputs gives a tuple,
            and a tuple of outputs a tuple of these.

    >>> autograd.functional.jacobian(lambda x: x * x, torch.Tensor([1, 2])).data.tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """
    if strict and vectorize:
        raise RuntimeError("jacobian: strict=True checks one backward pass per element; leave vectorize out")
    leaves, one = _leaves(inputs, create_graph)
    outputs, single = _outputs("jacobian", func, leaves)
    rows = []
    for output in outputs:
        size, count = tuple(output.size()), output.numel()
        result = [[] for _ in leaves]
        for position in range(count):
            seed = value_of(output).new(count).zero_()
            seed[position] = 1
            parts = _gradients("jacobian", output, leaves, seed.view(size), create_graph, strict)
            for column, part in zip(result, parts, strict=True):
                column.append(part)
        with torch.set_grad_enabled(create_graph or torch.is_grad_enabled()):
            whole = [torch.stack(column) if column else value_of(leaf).new(0, *leaf.size())
                     for column, leaf in zip(result, leaves, strict=True)]
            rows.append(_like([each.view((*size, *leaf.size())) for each, leaf in zip(whole, leaves, strict=True)],
                              one))
    return _like(rows, single)


def hessian(
    func: Callable[..., Any], inputs: Any, create_graph: bool = False, strict: bool = False, vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """Return the second derivatives of func(*inputs), which must have one element.

    For one input the result has the input's size twice; for a tuple it is a tuple of tuples. The arguments are those
    of `jacobian`.

    >>> autograd.functional.hessian(lambda x: (x * x * x).sum(), torch.Tensor([1, 2])).data.tolist()
    [[6.0, 0.0], [0.0, 12.0]]
    """
    one = not isinstance(inputs, tuple)

    def gradient(*given):
        output = _element("hessian", func(*given))
        result = _gradients("hessian", output, given, None, True, strict)
        return result[0] if one else tuple(result)
    return jacobian(gradient, inputs, create_graph, strict)


def vjp(
    func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False,
) -> tuple[Any, Any]:
    """Return func(*inputs) and the vector-Jacobian product, which has the sizes of the inputs, by one backward pass.

    Args:
        v: has the structure of the output; optional if the output has one element.

    >>> output, product = autograd.functional.vjp(lambda x: x * x, torch.Tensor([1, 2]), torch.Tensor([1, 10]))
    >>> product.data.tolist()
    [2.0, 40.0]
    """
    leaves, one = _leaves(inputs, create_graph)
    outputs, single = _outputs("vjp", func, leaves)
    result = _gradients("vjp", outputs, leaves, _vectors("vjp", v, outputs), create_graph, strict)
    return _like(_given(outputs, create_graph), single), _like(result, one)


def jvp(
    func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False,
) -> tuple[Any, Any]:
    """Return func(*inputs) and the Jacobian-vector product, which has the sizes of the outputs, by two backward passes.

    Args:
        v: has the structure of the inputs; optional if they have one element.

    >>> output, product = autograd.functional.jvp(lambda x: x * x, torch.Tensor([1, 2]), torch.Tensor([1, 10]))
    >>> product.data.tolist()
    [2.0, 40.0]
    """
    leaves, _ = _leaves(inputs, create_graph)
    vectors = _vectors("jvp", v, leaves)
    outputs, single = _outputs("jvp", func, leaves)
    # The product of a vector and the Jacobian is linear in the vector, and its derivative the Jacobian itself.
    free = [Variable(value_of(output).new(output.size()).zero_()) for output in outputs]
    with enable_grad():
        product = _gradients("jvp", outputs, leaves, free, True, strict)
    result = _gradients("jvp", product, free, vectors, create_graph, False)
    return _like(_given(outputs, create_graph), single), _like(result, single)


def hvp(
    func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False,
) -> tuple[Any, Any]:
    """Return func(*inputs), which must have one element, and the Hessian times v.

    >>> vector = torch.Tensor([1, 1])
    >>> autograd.functional.hvp(lambda x: (x * x * x).sum(), torch.Tensor([1, 2]), vector)[1].data.tolist()
    [6.0, 12.0]
    """
    leaves, one = _leaves(inputs, create_graph)
    vectors = _vectors("hvp", v, leaves)
    with enable_grad():
        output = _element("hvp", func(*leaves))
        first = _gradients("hvp", output, leaves, None, True, strict)
    result = _gradients("hvp", first, leaves, vectors, create_graph, strict)
    return _given([output], create_graph)[0], _like(result, one)


def vhp(
    func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False,
) -> tuple[Any, Any]:
    """Return what `hvp` does: the Hessian of a function with continuous second derivatives is symmetric.

    >>> vector = torch.Tensor([1, 1])
    >>> autograd.functional.vhp(lambda x: (x * x * x).sum(), torch.Tensor([1, 2]), vector)[1].data.tolist()
    [6.0, 12.0]
    """
    return hvp(func, inputs, v, create_graph, strict)


def _leaves(inputs, create_graph):
    """Return the inputs as leaves that require a gradient, and whether a single one was given."""
    one = not isinstance(inputs, tuple)
    given = (inputs,) if one else inputs
    if not given or not all(_core.is_tensor(each) for each in given):
        raise TypeError("derivatives: the inputs are a Tensor, or a tuple of them")
    with enable_grad():
        return tuple(each.view_as(each) if create_graph and isinstance(each, Tensor) and each.requires_grad
                     else Variable(value_of(each), requires_grad=True) for each in given), one


def _outputs(name, func, leaves):
    """Return the function's results as a list, and whether it was a single tensor."""
    with enable_grad():
        result = func(*leaves)
    single = not isinstance(result, (tuple, list))
    outputs = [result] if single else list(result)
    if not outputs or not all(isinstance(output, Tensor) for output in outputs):
        raise TypeError(f"{name}: the function gave {type(result).__name__}; need a Tensor, or a tuple of them")
    return outputs, single


def _element(name, output):
    if not isinstance(output, Tensor) or output.numel() != 1:
        raise RuntimeError(f"{name}: the function gave {type(output).__name__}"
                           + (f" of size {list(output.size())}" if isinstance(output, Tensor) else "")
                           + "; need a Tensor of one element")
    return output


def _vectors(name, v, like):
    """Return `v` as a list of tensors of the given sizes."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"{name}: v may be left out only where there is one element")
        return [value_of(like[0]).new(like[0].size()).fill_(1)]
    vectors = list(v) if isinstance(v, (tuple, list)) else [v]
    for each in vectors:
        if not isinstance(each, Tensor):
            raise TypeError(f"{name}: v holds {type(each).__name__}; need tensors")
    if [each.size() for each in vectors] != [each.size() for each in like]:
        sizes = [[list(each.size()) for each in some] for some in (vectors, like)]
        raise RuntimeError(f"{name}: v has the sizes {sizes[0]}; need {sizes[1]}")
    return vectors


def _gradients(name, outputs, leaves, vectors, create_graph, strict):
    """Return one gradient per leaf, zeros where no output depends on it."""
    outputs = outputs if isinstance(outputs, (tuple, list)) else [outputs]
    vectors = vectors if isinstance(vectors, list) else [vectors] * len(outputs)
    pairs = [(output, vector) for output, vector in zip(outputs, vectors, strict=True) if output.requires_grad]
    result = [None] * len(leaves)
    if pairs:
        wanted, given = zip(*pairs, strict=True)
        with enable_grad():
            result = torch.autograd.grad(wanted, leaves, list(given), True, create_graph, allow_unused=True)
    for place, part in enumerate(result):
        if strict and create_graph and part is not None and not part.requires_grad:
            raise RuntimeError(f"{name}: the derivative does not depend on input {place}, so create_graph=True has no "
                               "graph of it; without strict=True it is a constant")
        if part is None and strict:
            raise RuntimeError(f"{name}: the output does not depend on input {place}; without strict=True that gives "
                               "zeros")
    return [value_of(leaf).new(leaf.size()).zero_() if part is None else part
            for part, leaf in zip(result, leaves, strict=True)]


def _given(outputs, create_graph):
    return [output if create_graph else output.detach() for output in outputs]


def _like(values, one):
    return values[0] if one else tuple(values)


# --- names of PyTorch that packages import ----------------------------------------------------------------------------

def _as_tuple(inp, arg_name=None, fn_name=None):
    """Return whether `inp` is a tuple, and its tensors as a tuple."""
    one = not isinstance(inp, tuple)
    given = (inp,) if one else inp
    if not all(_core.is_tensor(each) for each in given):
        raise TypeError(f"{fn_name or 'derivatives'}: {arg_name or 'the argument'} is {type(inp).__name__}; need a "
                        "Tensor, or a tuple of them")
    return not one, given


def _tuple_postprocess(res, to_unpack):
    """Return the only element of `res` if `to_unpack` is False; a pair of flags is for the tuple and its elements."""
    outer, inner = to_unpack if isinstance(to_unpack, tuple) else (to_unpack, True)
    res = res if inner else tuple(each[0] for each in res)
    return res if outer else res[0]


def _grad_postprocess(inputs, create_graph):
    """Return the tensors of a nested tuple, without their graph unless `create_graph`."""
    if isinstance(inputs, tuple):
        return tuple(_grad_postprocess(each, create_graph) for each in inputs)
    return inputs if create_graph else inputs.detach()


def _construct_standard_basis_for(tensors, tensor_numels):
    """Return the identity of all elements as one tensor of size (total, numel) per tensor."""
    total, first, chunks = sum(tensor_numels), 0, []
    for tensor, count in zip(tensors, tensor_numels, strict=True):
        chunks.append(tensor.new_zeros(total, count))
        chunks[-1].diagonal(-first).fill_(1)
        first += count
    return tuple(chunks)
