"""Functions: the base of the generated gradients, and the classes that users subclass to write their own."""

from __future__ import annotations

import functools
import importlib
import math
import sys

from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Variable

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class RowFunction:
    """Base of the generated classes: one method per gradient, which reads what its formula needs and returns it.

    `gradients` maps the names of the inputs that a method yields gradients for to that method. `recorded`, where it
    is set, is a function of torch/composed/ that gives all gradients instead.
    """

    recorded = None
    gradients = {}
    holomorphic = False  # whether gradients of complex numbers are conjugated before and behind the formulas

    def __init__(self, node, gradients):
        self.node, self._gradients = node, gradients
        tensors = [(name, kind) for name, kind, _, _ in _core.rows[node.row].parameters if kind in "tse"]
        self.names = [name for name, kind in tensors if kind != "s" or name == tensors[0][0]]  # state is no input

    def grad(self, number):
        """The gradient of a result; zeros where nobody used it."""
        gradient = self._gradients[number]
        return self.aligned(self.node.zeros(number) if gradient is None else gradient)

    def value(self, name):
        """A parameter: a tensor, a number, a torch.Size or None."""
        return self.node.value(name)

    def tensor(self, name):
        """A Tensor|Scalar parameter as a tensor, for functions that take no number in its place."""
        value = self.node.value(name)
        if not isinstance(value, (int, float, complex)):
            return value
        given = next(gradient for gradient in self._gradients if gradient is not None)
        return given.data.new([value])

    def result(self, number):
        """A result that was saved."""
        return self.aligned(self.node.value(number))

    def size_of(self, name):
        """A parameter of which only the size is read."""
        return SizeOnly(self.node.size(self.names.index(name)))

    def size_of_grad(self, number):
        """A result of which only the size is read: its gradient has it."""
        return SizeOnly(self.grad(number).size())

    def aligned(self, value):
        """A gradient or result as the formula meets it."""
        return value


class ReduceFunction(RowFunction):
    """A reduction: where it dropped dimensions, gradients and results get them back with size 1."""

    def aligned(self, value):
        for dim in self.node.dropped:
            value = value.unsqueeze(dim)
        return value

    def count(self):
        """How many elements were reduced into one."""
        sizes = [self.node.size(i) for i in range(len(self.names))]
        sizes = [size for size in sizes if size is not None]
        rank = max(len(size) for size in sizes)
        padded = [(1,) * (rank - len(size)) + tuple(size) for size in sizes]
        elements = math.prod(next((n for n in lengths if n != 1), 1) for lengths in zip(*padded, strict=True))
        given = next(gradient for gradient in self._gradients if gradient is not None)
        return elements // max(1, given.numel())


class LossFunction(ReduceFunction):
    """The sum or mean of a loss, whose elements' class stands beside this one: of a mean each has its share."""

    reduction = "reduction"  # the name of the parameter

    def grad(self, number):
        gradient = super().grad(number)
        return gradient / self.count() if self.value(self.reduction) == 1 else gradient


class SizeOnly:
    """A tensor of which only the size was kept, because no formula reads its elements."""

    def __init__(self, size):
        self._size = size

    def size(self, dim=None):
        return self._size if dim is None else self._size[dim]

    def dim(self):
        return len(self._size)


FORMULAS = {}  # classes of the rows that torch/_formula/program.py makes


@functools.cache
def class_of(op):
    """The generated class of a row's gradients, ours or that of the package whose name stands before a dot; or None."""
    if op in FORMULAS:
        return FORMULAS[op]
    package = op.rpartition(".")[0]
    folder = f"{package}.generated" if package else "torch._generated.python"
    return importlib.import_module(f"{folder}.functions").FUNCTIONS.get(op)


def run_row(node, gradients, create_graph):
    """What the engine calls to record a row's backward: a tensor or None for each input."""
    kind = class_of(node.row)
    own = next(gradient.dtype for gradient in gradients if gradient is not None)
    turns = own.is_complex and kind.holomorphic
    if turns:  # csrc/row/fallback.c does the same
        gradients = _conjugated(gradients)
    if kind.recorded is not None:
        found = kind.recorded(node, *gradients)
        found = _conjugated(found) if turns else found
        return tuple(_converted(value, node.dtype(i) or own) for i, value in enumerate(found))
    function = kind(node, gradients)
    results = [None] * len(node.needs_input_grad)
    for names, method in kind.gradients.items():
        inputs = [function.names.index(name) for name in names]
        if not any(node.needs_input_grad[i] for i in inputs):
            continue
        values = method(function)
        for i, value in zip(inputs, values if len(inputs) > 1 else (values,), strict=True):
            if node.needs_input_grad[i]:
                value = _conjugated([value])[0] if turns else value
                results[i] = _converted(_fit(value, node.size(i)), node.dtype(i) or own)
    return tuple(results)


def _conjugated(gradients):
    """Those that are complex conjugated, the others as they are."""
    return [one.conj() if one is not None and one.dtype.is_complex else one for one in gradients]


def _converted(gradient, dtype):
    """A gradient in the type of what it belongs to, where others' operands made it another."""
    return gradient if gradient is None or gradient.dtype is dtype else gradient.type(dtype)


def _fit(gradient, size):
    """Undoes the broadcast of an input: sums over what was expanded, spreads over what was reduced."""
    if size is None or gradient is None or gradient.size() == size:
        return gradient
    while gradient.dim() > len(size):
        gradient = gradient.sum(0, keepdim=False)
    for dim, length in enumerate(size[len(size) - gradient.dim():]):
        if length == 1 and gradient.size(dim) != 1:
            gradient = gradient.sum(dim, keepdim=True)
    return gradient if gradient.size() == size else gradient.expand(size)


class Context:
    """What forward leaves for backward: saved tensors, marks, and any attribute."""

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
        """Keeps inputs or outputs; saved_tensors gives them back and checks that nobody overwrote them."""
        self._saved = tensors

    def save_for_forward(self, *tensors: Any) -> None:
        """Keeps tensors for jvp, which gets them back from saved_tensors."""
        self._saved_for_forward = tensors

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        if self._saved is None:
            raise RuntimeError(f"backward of {type(self).__name__}: its saved tensors were freed by an earlier "
                               "backward(retain_variables=False)")
        for writes, expected in self._versions:
            count, op, where = _core.written(writes)
            if count != expected:
                raise RuntimeError(f"backward of {type(self).__name__} needs a saved tensor, "
                                   f"but {op} overwrote it at {where}")
        if self._node is None:
            return self._saved
        return tuple(map(self._recorded, self._saved, self._places))

    def _recorded(self, tensor, place):
        """A saved tensor as what it was, at its place in the graph: (is a result, number) or None."""
        is_result, number = place or (False, None)
        before, output = (self._node, number) if is_result else (None, 0)
        if place and not is_result:
            before, output = self._node.previous_functions[number]
        if isinstance(before, _core.Tensor):
            return before
        return tensor if before is None else tensor.data._attach(before, output)

    def mark_dirty(self, *tensors: Any) -> None:
        """Names the inputs that forward changed in place."""
        self._dirty = tensors

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Names pairs (input, output) that share memory, so that writing one in place counts for both."""
        self._shared = pairs

    def _free(self):
        """What the engine calls when the graph does not keep its tensors."""
        self._saved = None

    def mark_non_differentiable(self, *tensors: Any) -> None:
        """Names the outputs that have no gradient."""
        self._non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """False: backward gets None, not zeros, for an output that nobody used."""
        self._materializes = value


FunctionCtx = Context  # the word of today's programs, which annotate ctx with it


class Function(Context):
    """Base class of users' operations.

    Instance style: `forward(self, *tensors)` and `backward(self, *grad_tensors)`, called as `MyOp()(x, y)`.
    Static style: `forward(ctx, ...)` and `backward(ctx, *grads)` as static methods, called as `MyOp.apply(x, y)`.
    Both get plain tensors, and nothing in them is recorded; a static backward is, with create_graph=True, and its
    saved tensors are at their places in the graph. A static forward lacks the ctx where the class has
    setup_context(ctx, inputs, output), which then saves what backward reads. A static jvp(ctx, *tangents) gives the
    tangents of the results for dual numbers (torch.autograd.forward_ad); without it they come from backward.
    """

    _versions = ()
    setup_context = None
    jvp = None

    def __call__(self, *inputs: Any) -> Any:
        return _run(self, self.forward, inputs)

    @classmethod
    def apply(cls, *inputs: Any) -> Any:
        """Runs the static forward on the data of `inputs`, and records it."""
        for value in inputs:
            if _core.overrides(value) and hasattr(type(value), "apply_function"):  # of torch/func/batched.py
                return type(value).apply_function(cls, inputs)
        if cls.jvp is not None and "torch.autograd.forward_ad" in sys.modules:
            from torch.autograd import forward_ad

            if forward_ad.meets(inputs):
                return forward_ad.apply_function(cls, inputs)
        context = cls.__new__(cls)
        return _run(context, functools.partial(cls._apply, context), inputs)

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


def once_differentiable(backward: Callable[..., Any]) -> Callable[..., Any]:
    """Of a static backward(ctx, *grads) that is not to be recorded: gets plain tensors also where the pass is.

    What it returns then has no gradient of its own: RuntimeError where one is wanted.
    """

    @functools.wraps(backward)
    def once(context, *gradients):
        if not context._records:
            return backward(context, *gradients)
        before = _core.set_records(False)
        try:
            results = backward(context, *map(value_of, gradients))
        finally:
            _core.set_records(before)
        results = results if isinstance(results, tuple) else (results,)
        given = [value_of(result) for result in results if result is not None]
        ends = iter(_End.apply(type(context).__name__, Variable(given[0].new(1).zero_()), *given) if given else ())
        return tuple(None if result is None else next(ends) for result in results)

    return once


class _End(Function):
    """Its outputs are its tensors, and have no gradient."""

    @staticmethod
    def forward(ctx, name, wanted, *tensors):
        ctx.name = name
        return tensors

    @staticmethod
    def backward(ctx, *gradients):
        raise RuntimeError(f"{ctx.name}: its backward is once_differentiable, so there are no gradients of gradients")


class InplaceFunction(Function):
    """A Function with a flag that asks for the in-place form."""

    def __init__(self, inplace: bool = False) -> None:
        self.inplace = inplace


def _run(function, forward, inputs):
    tensors = [value for value in inputs if isinstance(value, _core.Tensor)]
    volatile = any(tensor.volatile for tensor in tensors)
    function.needs_input_grad = tuple(isinstance(value, _core.Tensor) and value.requires_grad for value in inputs)
    records = any(function.needs_input_grad) and not volatile and _core.records()
    given = [value_of(value) for value in inputs]
    owners = {id(data): value for data, value in zip(given, inputs, strict=True) if isinstance(value, _core.Tensor)}
    before = _core.set_records(False)
    try:
        outputs = forward(*given)
    finally:
        _core.set_records(before)
    single = not isinstance(outputs, tuple)
    outputs = (outputs,) if single else outputs
    _check_outputs(function, outputs, owners, records)
    node = _core.make_node(function, inputs, len(outputs)) if records else None
    results = []
    for number, tensor in enumerate(outputs):
        result = _result(function, tensor, owners.get(id(tensor)), volatile)
        floats = tensor.is_floating_point() or tensor.is_complex()  # integers carry no gradient
        if records and floats and not any(tensor is o for o in function._non_differentiable):
            result._attach(node, number)
            if any(tensor is dirty for dirty in function._dirty):
                result._tell_views()
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
        function._sizes = [(tensor.size(), tensor.type()) for tensor in outputs]
        function._input_sizes = [(value.size(), value.type()) if need else None
                                 for value, need in zip(inputs, function.needs_input_grad, strict=True)]
    return results[0] if single else tuple(results)


def _check_outputs(function, outputs, owners, records):
    name = type(function).__name__
    for tensor in outputs:
        if not isinstance(tensor, _core.Tensor):
            raise TypeError(f"{name}: forward must return Tensors, not {type(tensor).__name__}")
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
    """What the caller gets of an output; `owner` is the input that has the same data, or None.

    It is another object than the output, which the function may have saved: else they would hold each other.
    """
    if owner is None:
        return Variable(tensor, volatile=True) if volatile else tensor.data
    if not any(tensor is other for other in function._dirty):
        return owner.detach()
    owner._overwritten()
    return owner


def run_function(node, gradients, create_graph):
    """What the engine calls for a user's Function: a value or None for each input."""
    function = node.function
    filled = []
    given = next(gradient for gradient in gradients if gradient is not None)
    given = given.data  # what nobody used has zeros beside it
    for gradient, (size, kind) in zip(gradients, function._sizes, strict=True):
        if gradient is None and function._materializes:
            gradient = given.new(size).fill_(0).type(kind)
        filled.append(gradient)
    definition = next(vars(base)["backward"] for base in type(function).__mro__ if "backward" in vars(base))
    static = isinstance(definition, (staticmethod, classmethod))
    if create_graph and not static:
        raise RuntimeError(f"{type(function).__name__}: gradients of gradients need a static backward(ctx, ...) "
                           "that works on recorded tensors")
    function._node, function._records = node if static else None, create_graph
    function.needs_input_grad = node.needs_input_grad  # of what this pass is for
    before = _core.set_records(create_graph)
    try:
        results = function.backward(function, *filled) if static else function.backward(*filled)
    finally:
        function._node, function._records = None, False
        _core.set_records(before)
    results = results if isinstance(results, tuple) else (results,)
    needs = function.needs_input_grad
    if len(results) < len(needs) or any(value is not None for value in results[len(needs):]):
        raise RuntimeError(f"{type(function).__name__}: backward returned {len(results)} gradients "
                           f"for {len(needs)} inputs")
    expected = function._input_sizes
    return tuple(_checked(function, *pair) for pair in zip(results, expected, strict=False))


def _broadcasts(size, result):
    """Whether a tensor of one size is broadcast to another by a call with other operands."""
    return len(size) <= len(result) and all(
        have in (1, want) for have, want in zip(size, result[len(result) - len(size):], strict=True))


def _checked(function, value, expected):
    """A gradient that a user's backward returned, in the floating type of the input; what was broadcast is summed."""
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
                           f"{list(tensor.size())} for an input {expected[1]} of size {list(expected[0])}")
    return value
