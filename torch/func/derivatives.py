"""Derivatives of functions of tensors or nested containers: gradients, Jacobians, Hessians, and products with them.

Each transform runs the function on new leaves, so transforms can be nested. Under vmap the leaves are whole batches:
each tensor of the batch has its own derivative, also with respect to tensors outside the batch.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._base.torch_function import _Modes as _PerThread
from torch._core import Tensor
from torch.func.batched import Batched, batched, is_at
from torch.func.mapping import levels, size_of
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_running = _PerThread()  # what this thread differentiates at present, the outermost first


# --- leaves and graphs ---------------------------------------------------------------------------------------------


def _in_all_batches(value, level):
    """Return a tensor as a batch of every vmap up to a level."""
    if level == 0:
        return value
    whole = value.value if is_at(value, level) else value.unsqueeze(0).expand(size_of(level), *value.size())
    return batched(_in_all_batches(whole, level - 1), level)


def base_of(value: Tensor) -> Tensor:
    """Return the tensor that holds all batches."""
    while type(value) is Batched:
        value = value.value
    return value


def _with_base(value, function):
    """Apply `function` to the tensor that holds all batches; return the result in the same batches."""
    if type(value) is Batched:
        return batched(_with_base(value.value, function), value.level)
    return function(value)


def _new_leaf(value):
    """Make a plain tensor a leaf of a transform, which _leads_elsewhere recognizes."""
    value.requires_grad_()._is_leaf_of_transform = True
    return value


def _leaf_on(value):
    return value.view_as(value) if value.requires_grad else _new_leaf(value.detach())


def _leaves(name, tree):
    """Replace the tensors of a tree by leaves of a new graph, linked to the original where that is differentiated."""
    flat, shape = tree_flatten(tree)
    for leaf in flat:
        if not isinstance(leaf, Tensor) or not leaf.is_floating_point():
            kind = str(leaf.dtype) if isinstance(leaf, Tensor) else type(leaf).__name__
            raise TypeError(f"{name}: an argument that is differentiated holds a {kind}; need floating tensors")
    result = [_with_base(_in_all_batches(leaf, levels()), _leaf_on) for leaf in flat]
    return result, tree_unflatten(result, shape), shape


def _leads_elsewhere(outputs, leaves):
    """Return whether the outputs depend on tensors that require a gradient, other than the leaves.

    The leaves of transforms that ended within the function do not count, those of transforms around it do.
    """
    own = {id(base_of(leaf)) for leaf in leaves}
    around = {id(base_of(leaf)) for run in _running.stack for leaf in run.leaves}
    waiting = [base_of(output).grad_fn for output in outputs]
    seen = set()
    while waiting:
        node = waiting.pop()
        if node is None or id(node) in seen:
            continue
        seen.add(id(node))
        variable = getattr(node, "variable", None)
        if variable is not None and id(variable) not in own and (
                id(variable) in around or not hasattr(variable, "_is_leaf_of_transform")):
            return True
        waiting += [other for other, _ in node.next_functions]
    return False


class _Recorded:
    """A run of `func` on new leaves: `outputs`, `leaves`, and whether results are `recorded` further."""

    def __init__(self, name, func, args, argnums, has_aux, kwargs=None):
        outside = _core.records()
        args, many = list(args), isinstance(argnums, tuple)
        chosen = [_place(name, number, len(args)) for number in (argnums if many else (argnums,))]
        wanted = [args[position] for position in chosen]
        self.leaves, inside, self.shape = _leaves(name, tuple(wanted) if many else wanted[0])
        for position, part in zip(chosen, inside if many else (inside,), strict=True):
            args[position] = part
        _running.stack.append(self)
        try:
            with torch.enable_grad():
                result = func(*args, **(kwargs or {}))
        finally:
            _running.stack.pop()
        self.aux = None
        if has_aux:
            if not isinstance(result, tuple) or len(result) != 2:
                raise TypeError(f"{name}: with has_aux=True the function gives a pair of its result and more; it gave "
                                f"a {type(result).__name__}")
            result, self.aux = result
        self.outputs, self.output_shape = tree_flatten(result)
        for output in self.outputs:
            if not isinstance(output, Tensor):
                raise TypeError(f"{name}: the function gave a {type(output).__name__}; need tensors")
        own = [leaf for leaf in tree_flatten(wanted)[0] if leaf.requires_grad]
        self.recorded = outside and (bool(own or _running.stack) or _leads_elsewhere(self.outputs, self.leaves))

    def given(self, tree):
        """Return a result for the caller, detached unless results are recorded."""
        if self.recorded:
            return tree
        return tree_map(lambda leaf: leaf.detach() if isinstance(leaf, Tensor) else leaf, tree)

    def result(self):
        """Return the function's result."""
        return self.given(tree_unflatten(self.outputs, self.output_shape))

    def gradients(self, vectors, recorded=None):
        """Return the vector-Jacobian product for each leaf."""
        recorded = self.recorded if recorded is None else recorded
        result = gradients(self.outputs, self.leaves, vectors, True, recorded)
        return [_zeros_like(leaf) if one is None else one for one, leaf in zip(result, self.leaves, strict=True)]


def _zeros_like(leaf):
    return _with_base(leaf, lambda base: _core.zeros_like(base.detach()))


def _place(name, number, count):
    if not isinstance(number, int) or not -count <= number < count:
        raise ValueError(f"{name}: argnums has {number!r}; need {-count} to {count - 1}, for {count} arguments")
    return number % count


def gradients(outputs: Any, inputs: Any, vectors: Any, retain: bool, create_graph: bool) -> list[Any]:
    """Return gradients of tensors that may be batches, as torch.autograd.grad; None for unused inputs."""
    level = max((vector.level for output, vector in zip(outputs, vectors, strict=True)
                 if type(vector) is Batched and not _is_within(output, vector.level)), default=0)
    if level:  # many vectors for one graph
        many = []
        for i in range(size_of(level)):
            own = [vector.value.select(0, i) if is_at(vector, level) else vector for vector in vectors]
            many.append(gradients(outputs, inputs, own, True, create_graph))
        return [None if column[0] is None else batched(_core.stack(list(column)), level)
                for column in zip(*many, strict=True)]
    pairs = [(base_of(output), base_of(_in_batches_of(vector, output)))
             for output, vector in zip(outputs, vectors, strict=True) if output.requires_grad]
    if not pairs:
        return [None] * len(inputs)
    result = torch.autograd.grad([pair[0] for pair in pairs], [base_of(one) for one in inputs],
                                 [pair[1] for pair in pairs], retain, create_graph, allow_unused=True)
    return [None if one is None else _with_base(given, lambda _, one=one: one)
            for one, given in zip(result, inputs, strict=True)]


def _is_within(value, level):
    while type(value) is Batched:
        if value.level == level:
            return True
        value = value.value
    return False


def _in_batches_of(vector, output):
    """Return a vector in the same batches as the output."""
    if type(output) is not Batched:
        return vector
    level = output.level
    whole = vector.value if is_at(vector, level) else vector.unsqueeze(0).expand(output.value.size(0), *vector.size())
    return batched(_in_batches_of(whole, output.value), level)


def grad_of_batched(outputs: Any, inputs: Any, vectors: Any, retain: bool, create_graph: bool) -> tuple[Any, ...]:
    """Return the gradients of torch.autograd.grad under vmap."""
    outputs = [outputs] if isinstance(outputs, Tensor) else list(outputs)
    vectors = [vectors] * len(outputs) if vectors is None or isinstance(vectors, Tensor) else list(vectors)
    for output in outputs:
        for given in inputs:
            if any(_is_within(output, level) and not _is_within(given, level) for level in range(1, levels() + 1)):
                raise RuntimeError("vmap: autograd.grad wants one gradient for each of a batch, and the input is the "
                                   "same for all; use torch.func.grad")
    vectors = [_core.ones_like(output) if vector is None else vector
               for output, vector in zip(outputs, vectors, strict=True)]
    return tuple(gradients(outputs, inputs, vectors, retain, create_graph))


Batched.differentiate = staticmethod(grad_of_batched)


# --- what users call -----------------------------------------------------------------------------------------------


def grad_and_value(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0,
                   has_aux: bool = False) -> Callable[..., Any]:
    """Return a function that computes the gradient and the value of `func`. The arguments are those of `grad`.

    >>> gradient, value = torch.func.grad_and_value(lambda x: x ** 2)(torch.tensor(3.0))
    >>> gradient.item(), value.item()
    (6.0, 9.0)
    """
    @functools.wraps(func)
    def differentiated(*args: Any, **kwargs: Any) -> Any:
        run = _Recorded("grad", func, args, argnums, has_aux, kwargs)
        if len(run.outputs) != 1 or run.outputs[0].dim():
            sizes = ", ".join(str(tuple(output.size())) for output in run.outputs)
            raise RuntimeError(f"grad: the function gave tensors of the sizes {sizes}; need one without dims, such as "
                               "a sum")
        result = run.gradients([_core.ones_like(run.outputs[0].detach())])
        gradient = run.given(tree_unflatten(result, run.shape))
        return (gradient, (run.result(), run.given(run.aux))) if has_aux else (gradient, run.result())
    return differentiated


def grad(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0, has_aux: bool = False) -> Callable[..., Any]:
    """Return a function that computes the gradient of `func`, whose result is a tensor without dims.

    Args:
        argnums: index or tuple of indices of the arguments to differentiate. An argument may be a nested container of
            tensors; its gradient has the same structure.
        has_aux: `func` returns (value, auxiliary), and the transformed function (gradient, auxiliary).

    >>> torch.func.grad(torch.func.grad(torch.sin))(torch.tensor(0.5)) == -torch.tensor(0.5).sin()
    tensor(True)
    """
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func)
    def differentiated(*args: Any, **kwargs: Any) -> Any:
        result, value = both(*args, **kwargs)
        return (result, value[1]) if has_aux else result
    return differentiated


def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """Return func(*primals) and a function that computes vector-Jacobian products.

    The second function takes cotangents with the structure of the result and returns a tuple with one product per
    primal. With `has_aux`, `func` returns (value, auxiliary), and the auxiliary value is returned third.

    >>> value, product = torch.func.vjp(lambda x: x * x, torch.tensor([1.0, 2.0]))
    >>> product(torch.tensor([1.0, 10.0]))[0].tolist()
    [2.0, 40.0]
    """
    run = _Recorded("vjp", func, primals, tuple(range(len(primals))), has_aux)

    def product(cotangents: Any, retain_graph: bool = True, create_graph: bool | None = None) -> Any:
        vectors = _vectors("vjp", cotangents, run.outputs, run.output_shape, "what the function gives")
        return run.given(tree_unflatten(run.gradients(vectors, create_graph), run.shape))
    return (run.result(), product, run.given(run.aux)) if has_aux else (run.result(), product)


def _vectors(name, tree, like, shape, what):
    """Return the leaves of a tree after checking that their sizes match those of another."""
    result, own = tree_flatten(tree)
    sizes = [[tuple(one.size()) if isinstance(one, Tensor) else type(one).__name__ for one in each]
             for each in (result, like)]
    if own != shape or sizes[0] != sizes[1]:
        raise RuntimeError(f"{name}: the vectors have the sizes {sizes[0]}, nested as {own}; need those of {what}: "
                           f"{sizes[1]}, nested as {shape}")
    return result


class _Linear:
    """The Jacobian of a run as a function of tangents: the derivative of the vjp, which is linear in its vectors."""

    def __init__(self, run):
        self.run = run
        self.free = [_with_base(output.detach(), lambda base: _new_leaf(_core.zeros_like(base)))
                     if output.is_floating_point() else None for output in run.outputs]
        places = [i for i, one in enumerate(self.free) if one is not None and run.outputs[i].requires_grad]
        with torch.enable_grad():
            self.products = gradients([run.outputs[i] for i in places], run.leaves, [self.free[i] for i in places],
                                      True, True) if places else [None] * len(run.leaves)

    def __call__(self, tangents):
        kept = [i for i, one in enumerate(self.products) if one is not None and one.requires_grad]
        wanted = [one for one in self.free if one is not None]
        result = gradients([self.products[i] for i in kept], wanted, [tangents[i] for i in kept], True,
                           self.run.recorded) if kept else [None] * len(wanted)
        result = iter(result)
        parts = [None if one is None else next(result) for one in self.free]
        return [_zeros_like(output) if part is None else part
                for part, output in zip(parts, self.run.outputs, strict=True)]


def linearize(func: Callable[..., Any], *primals: Any) -> tuple[Any, Callable[..., Any]]:
    """Return func(*primals) and a function that computes Jacobian-vector products at the primals.

    >>> value, product = torch.func.linearize(torch.square, torch.tensor(3.0))
    >>> product(torch.tensor(1.0)).item()
    6.0
    """
    run = _Recorded("linearize", func, primals, tuple(range(len(primals))), False)
    linear = _Linear(run)

    def product(*tangents: Any) -> Any:
        vectors = _vectors("linearize", tangents, run.leaves, run.shape, "the primals")
        return run.given(tree_unflatten(linear(vectors), run.output_shape))
    return run.result(), product


def jvp(func: Callable[..., Any], primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False,
        has_aux: bool = False) -> tuple[Any, ...]:
    """Return func(*primals) and the Jacobian-vector product with the tangents, which have the structure of the primals.

    Args:
        strict: raise RuntimeError if a result does not depend on the primals, instead of returning zeros.
        has_aux: `func` returns (value, auxiliary); the auxiliary value is returned third.

    >>> torch.func.jvp(torch.square, (torch.tensor(3.0),), (torch.tensor(1.0),))[1].item()
    6.0
    """
    if not isinstance(primals, (tuple, list)) or not isinstance(tangents, (tuple, list)):
        raise TypeError("jvp: primals and tangents are tuples with one item for each argument")
    run = _Recorded("jvp", func, primals, tuple(range(len(primals))), has_aux)
    if strict and not all(output.requires_grad for output in run.outputs):
        raise RuntimeError("jvp: a result does not depend on the primals; without strict=True that gives zeros")
    vectors = _vectors("jvp", tuple(tangents), run.leaves, run.shape, "the primals")
    product = run.given(tree_unflatten(_Linear(run)(vectors), run.output_shape))
    return (run.result(), product, run.given(run.aux)) if has_aux else (run.result(), product)


def _units(like):
    """Return the unit vectors of a tensor's size."""
    plain = base_of(like).detach()
    for position in range(like.numel()):
        unit = plain.new_zeros(like.numel())
        unit[position] = 1
        yield unit.view(tuple(like.size()))


def jacrev(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0, *, has_aux: bool = False,
           chunk_size: int | None = None, _preallocate_and_copy: bool = False) -> Callable[..., Any]:
    """Return a function that computes the Jacobian of `func` by one backward pass per element of the result.

    For a result of size S and an argument of size T the Jacobian has size S + T. Results and arguments may be nested:
    the Jacobian has the structure of the result, and in each place the structure of the arguments.

    Args:
        argnums, has_aux: as in `grad`.
        chunk_size: accepted; passes run one by one.

    >>> torch.func.jacrev(torch.sin)(torch.zeros(2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    @functools.wraps(func)
    def differentiated(*args: Any, **kwargs: Any) -> Any:
        run = _Recorded("jacrev", func, args, argnums, has_aux, kwargs)
        result = []
        for i, output in enumerate(run.outputs):
            rows = [[] for _ in run.leaves]
            for unit in _units(output):
                vectors = [unit if k == i else _zeros_like(other) for k, other in enumerate(run.outputs)]
                for column, part in zip(rows, run.gradients(vectors), strict=True):
                    column.append(part)
            parts = [_assembled(column, leaf, tuple(output.size()) + tuple(leaf.size()), 0)
                     for column, leaf in zip(rows, run.leaves, strict=True)]
            result.append(run.given(tree_unflatten(parts, run.shape)))
        jacobian = tree_unflatten(result, run.output_shape)
        return (jacobian, run.given(run.aux)) if has_aux else jacobian
    return differentiated


def _assembled(parts, like, size, dim):
    return _core.stack(parts, dim).reshape(size) if parts else _zeros_like(like).new_zeros(size)


def jacfwd(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0, has_aux: bool = False, *,
           chunk_size: int | None = None, randomness: str = "error") -> Callable[..., Any]:
    """Return what `jacrev` does, by one Jacobian-vector product per element of the arguments.

    >>> torch.func.jacfwd(torch.sin)(torch.zeros(2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    @functools.wraps(func)
    def differentiated(*args: Any, **kwargs: Any) -> Any:
        run = _Recorded("jacfwd", func, args, argnums, has_aux, kwargs)
        linear = _Linear(run)
        columns = [[[] for _ in run.leaves] for _ in run.outputs]
        for i, leaf in enumerate(run.leaves):
            for unit in _units(leaf):
                tangents = [unit if k == i else _zeros_like(other) for k, other in enumerate(run.leaves)]
                for own, part in zip(columns, linear(tangents), strict=True):
                    own[i].append(part)
        result = []
        for output, own in zip(run.outputs, columns, strict=True):
            parts = [_assembled(column, output, tuple(output.size()) + tuple(leaf.size()), -1)
                     for column, leaf in zip(own, run.leaves, strict=True)]
            result.append(run.given(tree_unflatten(parts, run.shape)))
        jacobian = tree_unflatten(result, run.output_shape)
        return (jacobian, run.given(run.aux)) if has_aux else jacobian
    return differentiated


def hessian(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0) -> Callable[..., Any]:
    """Return a function that computes the second derivatives of `func`, the Jacobian of its Jacobian.

    >>> torch.func.hessian(lambda x: (x ** 3).sum())(torch.tensor([1.0, 2.0])).tolist()
    [[6.0, 0.0], [0.0, 12.0]]
    """
    return jacrev(jacrev(func, argnums), argnums)


def functionalize(func: Callable[..., Any], *, remove: str = "mutations") -> Callable[..., Any]:
    """Return `func`: in-place writes need no conversion here.

    >>> torch.func.functionalize(torch.neg) is torch.neg
    True
    """
    if remove not in ("mutations", "mutations_and_views"):
        raise ValueError(f"functionalize: remove is {remove!r}; need 'mutations' or 'mutations_and_views'")
    return func
