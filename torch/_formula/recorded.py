"""The gradient of a formula as a call per step, which is recorded for gradients of gradients."""

from __future__ import annotations

import functools

from torch import _core
from torch._formula.registers import is_narrow, is_tensor, ordered
from torch._formula.trace import FULL, Traced, defaults
from torch.autograd import row_function as _function


def gradient_class(op, tensors, parts, grads, drops, layout):
    """Return the class that runs with create_graph=True, which records the gradient step by step."""
    by_name = {}
    for k, part in parts.items():
        by_name.setdefault(layout.names[layout.sources[k].tensor], []).append((layout.sources[k], part))

    def method(name, pieces):
        def compute(self):
            given = self.grad(0).unsqueeze(-1) if drops else self.grad(0)
            known = {id(grad): part.of(given) for grad, part in zip(grads, layout.of_grad, strict=True)}
            for value, source in zip(tensors, layout.sources, strict=True):
                known[id(value)] = functools.partial(_read_part, self, layout, source)
            found = [(source, _run(part, known, self, layout)) for source, part in pieces]
            return _joined(found, self.value(name) if found[0][0].dim else None)
        return compute

    members = {"gradients": {(name,): method(name, pieces) for name, pieces in by_name.items()}, "__doc__": op}
    return type("Formula", (_function.RowFunction,), members)


def _read_part(function, layout, source):
    return source.of(function.value(layout.names[source.tensor]))


def _run(part, known, function, layout):
    """Compute a traced value with a recorded call per step. `known` has tensors, or functions that read them."""
    known = dict(known)
    if _reduces_anywhere(part):
        sizes = filter(None, map(function.node.size, range(len(layout.names))))
        known[id(part.graph.columns)] = layout.columns or max((size[-1] for size in sizes), default=1)

    def value_of(value):
        if not isinstance(value, Traced):
            return value
        if id(value) not in known:
            return function.value(value.name)
        result = known[id(value)]
        return result() if isinstance(result, functools.partial) else result

    for step in ordered(part):
        given = {name: value_of(value) for name, value in step.values.items()}
        given |= {} if step.row.elementwise else {"keepdim": True}  # a trace of gradients drops no dim
        values = tuple(given.get(name, defaults(step.row).get(name)) for name, *_ in step.row.parameters)
        result = known[id(step)] = _core.call(step.row.op, values, None)
        if step.span == FULL and not any(is_tensor(value) and value.span == FULL for value in step.values.values()):
            known[id(step)] = result.expand(*result.size()[:-1], known[id(part.graph.columns)])
    return value_of(part)


def _reduces_anywhere(part):
    """Return whether a gradient has one number per row, so that it may need the number of elements of a row."""
    return any(is_narrow(value) for step in ordered(part) for value in (step, *step.values.values()))


def _joined(pieces, tensor):
    """Return the gradient of a tensor from pairs of a part and its gradient; other elements have the gradient 0."""
    if not pieces[0][0].dim:
        return pieces[0][1]
    dim, position, result = -pieces[0][0].dim, 0, []
    for part, piece in sorted(pieces, key=lambda pair: pair[0].offset):
        if part.offset > position:
            result.append(_core.zeros_like(tensor.narrow(dim, position, part.offset - position)))
        result.append(piece.sum_to_size(part.of(tensor).size()))
        position = part.offset + part.length
    if position < tensor.size(dim):
        result.append(_core.zeros_like(tensor.narrow(dim, position, tensor.size(dim) - position)))
    return _core.cat(result, dim)
