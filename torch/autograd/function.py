"""Function and its context: classes that users subclass to define an operation and its gradient."""

from __future__ import annotations

import functools

from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable
from torch.autograd.grad_mode import with_recording

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


FORWARD_MODES: list[tuple] = []  # of torch/autograd/forward_ad.py: whether inputs have tangents, and the call with them


class _Packed:
    """A saved tensor that the hooks of torch.autograd.graph.saved_tensors_hooks keep."""

    def __init__(self, tensor, pack, unpack):
        self._unpack = unpack
        given = tensor.data
        writes = given._writes()
        before = _core.written(writes)[0]
        self._object = with_recording(False, pack, given)
        if _core.written(writes)[0] != before:
            raise RuntimeError("a saved tensor pack hook changed its tensor in place; work on a copy")
        self.is_same = self._object is given  # then writes to the tensor count

    def tensor(self):
        """Return what the hook unpacks."""
        result = with_recording(False, self._unpack, self._object)
        if not isinstance(result, _core.Tensor):
            raise TypeError(f"a saved tensor unpack_hook needs to return a Tensor, not {type(result).__name__}")
        return result.data


class Context:
    """The state that forward leaves for backward: saved tensors, marks, and any attribute."""

    _saved = ()
    _saved_for_forward = ()
    _dirty = ()
    _shared = ()
    _non_differentiable = ()
    _materializes = True
    _node = None  # while a static backward runs
    _records = False  # while one is recorded
    needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Any) -> None:
        """Save inputs or outputs, or None; `saved_tensors` returns them and checks that they were not overwritten."""
        for value in tensors:
            if value is not None and not isinstance(value_of(value), _core.Tensor):
                raise TypeError(f"{type(self).__name__}: save_for_backward takes tensors, not {type(value).__name__}; "
                                "other values are attributes of ctx")
        self._saved = tensors

    def save_for_forward(self, *tensors: Any) -> None:
        """Save tensors for jvp, which reads them from `saved_tensors`."""
        self._saved_for_forward = tensors

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        if self._saved is None:
            raise RuntimeError(f"backward of {type(self).__name__}: its saved tensors were freed by an earlier "
                               "backward; give that one retain_graph=True")
        for writes, expected in self._versions:
            count, op, where = _core.written(writes)
            if count != expected:
                raise RuntimeError(f"backward of {type(self).__name__} needs a saved tensor, "
                                   f"but {op} overwrote it at {where}")
        packed = [isinstance(value, _Packed) for value in self._saved]
        saved = tuple(value.tensor() if was else value for value, was in zip(self._saved, packed, strict=True))
        if self._node is None:
            return saved
        return tuple(map(self._recorded, saved, self._places, packed))

    def _recorded(self, tensor, place, packed):
        """Return a saved tensor at its place in the graph: (is a result, number), or None."""
        is_result, number = place or (False, None)
        before, output = (self._node, number) if is_result else (None, 0)
        if place and not is_result:
            before, output = self._node.previous_functions[number]
        if isinstance(before, _core.Tensor):
            if not packed:
                return before
            before = with_recording(True, before.view_as, before).grad_fn  # an unpacked leaf becomes a view
        return tensor if before is None else tensor.data._attach(before, output)

    def name(self) -> str:
        """Return the name of the step back, as nodes of the library have it: SquareBackward of a class Square."""
        return f"{type(self).__name__}Backward"

    def mark_dirty(self, *tensors: Any) -> None:
        """Declare the inputs that forward changed in place."""
        self._dirty = tensors

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Declare pairs (input, output) that share memory, so that in-place writes count for both."""
        self._shared = pairs

    def _free(self):
        """Free the saved tensors; called by the engine if the graph is not retained."""
        self._saved = None

    def mark_non_differentiable(self, *tensors: Any) -> None:
        """Declare the outputs that have no gradient."""
        self._non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Set whether backward receives zeros (True) or None for unused outputs."""
        self._materializes = value


FunctionCtx = Context  # the word of today's programs, which annotate ctx with it


class Function(Context):
    """Base class of user-defined operations.

    Instance style: define `forward(self, *tensors)` and `backward(self, *grad_tensors)`, call `MyOp()(x, y)`. Static
    style: define `forward(ctx, ...)` and `backward(ctx, *grads)` as static methods, call `MyOp.apply(x, y)`.

    Forward may return other values than tensors, alone or in a tuple: they pass unchanged, and backward receives
    None for them. Operations inside both methods are not recorded. A static forward receives the tensors as they
    are given, an instance's forward receives their data. A static backward is recorded with `create_graph=True`;
    its saved tensors are then connected to the graph. If the class defines `setup_context(ctx, inputs, output)`,
    forward has no `ctx`, and `setup_context` saves what backward needs. A static `jvp(ctx, *tangents)` returns the
    tangents of the results for torch.autograd.forward_ad; without it they are computed from backward.

    >>> class Cube(torch.autograd.Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         ctx.save_for_backward(x)
    ...         return x ** 3
    ...     @staticmethod
    ...     def backward(ctx, grad):
    ...         x, = ctx.saved_tensors
    ...         return grad * 3 * x ** 2
    >>> x = torch.tensor(2.0, requires_grad=True)
    >>> Cube.apply(x).backward()
    >>> x.grad.item()
    12.0
    """

    _versions = ()
    setup_context = None
    jvp = None

    def __call__(self, *inputs: Any) -> Any:
        return _run(self, self.forward, inputs, [value_of(value) for value in inputs])

    @classmethod
    def apply(cls, *inputs: Any) -> Any:
        """Run the static forward on `inputs` and record it as one operation."""
        for value in inputs:
            if _core.overrides(value) and hasattr(type(value), "apply_function"):  # of torch/func/batched.py
                return type(value).apply_function(cls, inputs)
        for has_tangent, applied in FORWARD_MODES if cls.jvp is not None else ():
            if has_tangent(inputs):
                return applied(cls, inputs)
        context = cls.__new__(cls)
        return _run(context, functools.partial(cls._apply, context), inputs, inputs)

    @classmethod
    def _apply(cls, context, *tensors):
        if cls.setup_context is None:
            return cls.forward(context, *tensors)
        output = cls.forward(*tensors)
        cls.setup_context(context, tensors, output)
        return output

    if TYPE_CHECKING:  # methods or static methods, of any tensors
        forward: Callable[..., Any]
        backward: Callable[..., Any]
    else:

        def forward(self, *tensors):
            raise NotImplementedError(f"{type(self).__name__} has no forward")

        def backward(self, *gradients):
            raise NotImplementedError(f"{type(self).__name__} has no backward")


def once_differentiable(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator for a static backward(ctx, *grads) that is never recorded.

    Differentiating its result raises RuntimeError.
    """

    @functools.wraps(fn)
    def once(context, *gradients):
        if not context._records:
            return fn(context, *gradients)
        results = with_recording(False, fn, context, *map(value_of, gradients))
        results = results if isinstance(results, tuple) else (results,)
        given = [value_of(result) for result in results if result is not None]
        ends = iter(_End.apply(type(context).__name__, Variable(given[0].new(1).zero_()), *given) if given else ())
        return tuple(None if result is None else next(ends) for result in results)

    return once


class _End(Function):
    """A function whose outputs are its tensors, without a gradient."""

    @staticmethod
    def forward(ctx, name, wanted, *tensors):
        ctx.name = name
        return tensors

    @staticmethod
    def backward(ctx, *gradients):
        raise RuntimeError(f"{ctx.name}: its backward is once_differentiable, so there are no gradients of gradients")


class InplaceFunction(Function):
    """A Function with a flag that selects its in-place form.

    >>> class Double(autograd.InplaceFunction):
    ...     def forward(self, x):
    ...         if self.inplace:
    ...             self.mark_dirty(x)
    ...             return x.mul_(2)
    ...         return x * 2
    ...     def backward(self, gradient):
    ...         return gradient * 2
    >>> Double(inplace=True).inplace
    True
    """

    def __init__(self, inplace: bool = False) -> None:
        self.inplace = inplace


def _run(function, forward, inputs, given):
    """Return the results of forward(*given), recorded: `given` are the inputs themselves or their data."""
    tensors = [value for value in inputs if isinstance(value, _core.Tensor)]
    volatile = any(tensor.volatile for tensor in tensors)
    function.needs_input_grad = tuple(isinstance(value, _core.Tensor) and value.requires_grad for value in inputs)
    records = any(function.needs_input_grad) and not volatile and _core.records()
    owners = {id(data): value for data, value in zip(given, inputs, strict=True) if isinstance(value, _core.Tensor)}
    outputs = with_recording(False, forward, *given)
    single = not isinstance(outputs, tuple)
    outputs = (outputs,) if single else outputs
    _check_outputs(function, outputs, owners, records)
    node = _core.make_node(function, inputs, len(outputs)) if records else None
    results = []
    for number, tensor in enumerate(outputs):
        if not isinstance(tensor, _core.Tensor):
            results.append(tensor)
            continue
        result = _result(function, tensor, owners.get(id(tensor)), volatile)
        floats = tensor.is_floating_point() or tensor.is_complex()  # integers carry no gradient
        if records and floats and not any(tensor is o for o in function._non_differentiable):
            result._attach(node, number)
            if any(tensor is dirty for dirty in function._dirty):
                result._update_views()
        results.append(result)
        owners[id(tensor)] = result
    for source, made in function._shared:
        owners[id(made)]._share_version(owners[id(source)])
    if records:
        saved = [owners[id(tensor)] for tensor in function._saved if id(tensor) in owners]
        places = {id(data): (False, i) for i, data in enumerate(given) if isinstance(data, _core.Tensor)}
        places.update((id(tensor), (True, number)) for number, tensor in enumerate(outputs))
        function._places = [places.get(id(tensor)) for tensor in function._saved]
        function._versions = [(tensor._writes(), tensor._version) for tensor in saved]
        hooks = _core.packing()
        if hooks and function._saved:
            _pack(function, hooks, owners)
        function._results = [(tensor.size(), tensor.dtype, tensor.device) if isinstance(tensor, _core.Tensor) else None
                             for tensor in outputs]
        function._input_sizes = [(value.size(), value.type()) if need else None
                                 for value, need in zip(inputs, function.needs_input_grad, strict=True)]
    return results[0] if single else tuple(results)


def _pack(function, hooks, owners):
    """Replace the saved tensors by what hooks keep; those that they keep as they are stay checked for writes."""
    tensors = function._saved
    packed = function._saved = tuple(
        _Packed(tensor, *hooks) if isinstance(tensor, _core.Tensor) else tensor for tensor in tensors)
    same = [owners[id(tensor)] for tensor, kept in zip(tensors, packed, strict=True)
            if id(tensor) in owners and isinstance(kept, _Packed) and kept.is_same]
    function._versions = [(tensor._writes(), tensor._version) for tensor in same]


def _check_outputs(function, outputs, owners, records):
    name = type(function).__name__
    for tensor in function._dirty:
        if not any(tensor is other for other in outputs):
            raise RuntimeError(f"{name}: what mark_dirty names must be an input that forward changed and returned")
        owner = owners.get(id(tensor))
        if records and owner is not None and owner.is_leaf and owner.requires_grad:
            raise RuntimeError(f"{name}: a leaf that requires grad cannot be changed in place")
    for pair in function._shared:
        if not isinstance(pair, tuple) or len(pair) != 2 or id(pair[0]) not in owners or not any(
                pair[1] is tensor for tensor in outputs):
            raise RuntimeError(f"{name}: mark_shared_storage takes pairs (input, output) of tensors")


def _result(function, tensor, owner, volatile):
    """Return the tensor that the caller receives for an output.

    `owner` is the input that shares the output's data, or None. The result is another object than the output, which
    the function may have saved; otherwise both would keep each other alive.
    """
    if owner is None:
        return Variable(tensor, volatile=True) if volatile else tensor.data
    if not any(tensor is other for other in function._dirty):
        return owner.detach()
    owner._overwritten()
    return owner


def run_function(node, gradients, create_graph):
    """Run the backward of a user's Function; called by the engine. Return a value or None for each input."""
    function = node.function
    given = next(gradient for gradient in gradients if gradient is not None).data
    filled = [given.new_zeros(made[0], dtype=made[1], device=made[2])
              if gradient is None and made is not None and function._materializes else gradient
              for gradient, made in zip(gradients, function._results, strict=True)]
    definition = next(vars(base)["backward"] for base in type(function).__mro__ if "backward" in vars(base))
    static = isinstance(definition, (staticmethod, classmethod))
    if create_graph and not static:
        raise RuntimeError(f"{type(function).__name__}: gradients of gradients need a static backward(ctx, ...) "
                           "that works on recorded tensors")
    function._node, function._records = node if static else None, create_graph
    function.needs_input_grad = node.needs_input_grad  # for the leaves of this pass
    try:
        results = with_recording(create_graph, function.backward, *((function, *filled) if static else filled))
    finally:
        function._node, function._records = None, False
    results = results if isinstance(results, tuple) else (results,)
    needs = function.needs_input_grad
    if len(results) < len(needs) or any(value is not None for value in results[len(needs):]):
        raise RuntimeError(f"{type(function).__name__}: backward returned {len(results)} gradients "
                           f"for {len(needs)} inputs; need one, or None, for each")
    expected = function._input_sizes
    return tuple(_checked(function, *pair) for pair in zip(results, expected, strict=False))


def _broadcasts(size, result):
    """Return whether a tensor of one size was broadcast to another."""
    return len(size) <= len(result) and all(
        have in (1, want) for have, want in zip(size, result[len(result) - len(size):], strict=True))


def _checked(function, value, expected):
    """Return a gradient of a user's backward in the input's floating type, summed over broadcast dims."""
    if value is None or expected is None:
        return None
    tensor = value_of(value)
    if not isinstance(tensor, _core.Tensor):
        raise TypeError(f"{type(function).__name__}: backward must return Tensors or None, not {type(value).__name__}")
    if tensor.size() != expected[0] and _broadcasts(expected[0], tensor.size()):
        value = tensor = value.sum_to_size(expected[0])
    kind = tensor._values().type() if tensor.is_sparse else tensor.type()
    if (tensor.size(), kind) != expected:
        places = {name.rpartition(".")[0] for name in (expected[1], kind)}
        if tensor.size() == expected[0] and tensor.is_floating_point() and len(places) == 1:
            return value.type(expected[1])
        raise RuntimeError(f"{type(function).__name__}: backward returned a gradient {kind} of size "
                           f"{list(tensor.size())} for an input {expected[1]} of size {list(expected[0])}; need the "
                           "same")
    return value
