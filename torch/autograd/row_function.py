"""Gradients of rows in Python: the bases of the generated classes, which run if the backward pass is recorded."""

from __future__ import annotations

import functools
import importlib
import math

from torch import _core


class RowFunction:
    """Base of the generated gradient classes, which have one method per gradient.

    `gradients` maps names of inputs to the method that returns their gradient. `recorded`, if set, is a function of
    torch/composed/ that returns all gradients instead.
    """

    recorded = None
    gradients = {}
    holomorphic = False  # whether gradients of complex numbers are conjugated before and behind the formulas

    def __init__(self, node, gradients):
        self.node, self._gradients = node, gradients
        tensors = [(name, kind) for name, kind, _, _ in _core.rows[node.row].parameters if kind in "tse"]
        self.names = [name for name, kind in tensors if kind != "s" or name == tensors[0][0]]  # state is no input

    def grad(self, number):
        """Return the gradient of a result, zeros if the result was not used."""
        gradient = self._gradients[number]
        return self.aligned(self.node.zeros(number) if gradient is None else gradient)

    def value(self, name):
        """Return a parameter: a tensor, a number, a torch.Size or None."""
        return self.node.value(name)

    def tensor(self, name):
        """Return a Tensor|Scalar parameter as a tensor."""
        value = self.node.value(name)
        if not isinstance(value, (int, float, complex)):
            return value
        given = next(gradient for gradient in self._gradients if gradient is not None)
        return given.data.new_full((), value)

    def result(self, number):
        """Return a saved result."""
        return self.aligned(self.node.value(number))

    def size_of(self, name):
        """Return the size of a parameter."""
        return SizeOnly(self.node.size(self.names.index(name)))

    def size_of_grad(self, number):
        """Return the size of a result, which is the size of its gradient."""
        return SizeOnly(self.grad(number).size())

    def aligned(self, value):
        """Return a gradient or result in the form that the formula uses."""
        return value


class ReduceFunction(RowFunction):
    """A reduction: gradients and results get the dropped dims back with size 1."""

    def aligned(self, value):
        for dim in self.node.dropped:
            value = value.unsqueeze(dim)
        return value

    def count(self):
        """Return how many elements were reduced into one."""
        sizes = [self.node.size(i) for i in range(len(self.names))]
        sizes = [size for size in sizes if size is not None]
        rank = max(len(size) for size in sizes)
        padded = [(1,) * (rank - len(size)) + tuple(size) for size in sizes]
        elements = math.prod(next((n for n in lengths if n != 1), 1) for lengths in zip(*padded, strict=True))
        given = next(gradient for gradient in self._gradients if gradient is not None)
        return elements // max(1, given.numel())


class LossFunction(ReduceFunction):
    """The sum or mean of a loss; the class of the elementwise loss computes the gradients."""

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
    """Return the generated gradient class of a row ("op", or "package.op"), or None."""
    if op in FORMULAS:
        return FORMULAS[op]
    package = op.rpartition(".")[0]
    folder = f"{package}.generated" if package else "torch._generated.python"
    return importlib.import_module(f"{folder}.functions").FUNCTIONS.get(op)


def run_row(node, gradients, create_graph):
    """Record a row's backward; called by the engine. Return a tensor or None for each input."""
    kind = class_of(node.row)
    own = next(gradient.dtype for gradient in gradients if gradient is not None)
    turns = own.is_complex and kind.holomorphic
    if turns:  # csrc/row/fallback.c does the same
        gradients = _conjugated(gradients)
    if kind.recorded is not None:
        result = kind.recorded(node, *gradients)
        result = _conjugated(result) if turns else result
        return tuple(_converted(value, node.dtype(i), own) for i, value in enumerate(result))
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
                results[i] = _converted(fit_to_size(value, node.size(i)), node.dtype(i), own)
    return tuple(results)


def _conjugated(gradients):
    """Return the gradients, complex ones conjugated."""
    return [one.conj() if one is not None and one.dtype.is_complex else one for one in gradients]


def _converted(gradient, dtype, own):
    """Return a gradient converted to the type of its input, or to `own`, that of the results' gradients, if None.

    Results of a complex matrix may be real: its singular values.
    """
    if gradient is None or dtype is None and gradient.dtype.is_complex and not own.is_complex:
        return gradient
    dtype = dtype or own
    return gradient if gradient.dtype is dtype else of_dtype(gradient, dtype)


def of_dtype(gradient, dtype):
    """Return a gradient of this dtype: the real part of a complex one for real numbers."""
    return (gradient.real if gradient.dtype.is_complex and not dtype.is_complex else gradient).type(dtype)


def fit_to_size(gradient, size):
    """Undo the broadcast of an input: sum over expanded dims, expand over reduced ones."""
    if size is None or gradient is None or gradient.size() == size:
        return gradient
    while gradient.dim() > len(size):
        gradient = gradient.sum(0, keepdim=False)
    for dim, length in enumerate(size[len(size) - gradient.dim():]):
        if length == 1 and gradient.size(dim) != 1:
            gradient = gradient.sum(dim, keepdim=True)
    return gradient if gradient.size() == size else gradient.expand(size)
