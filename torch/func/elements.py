"""Batching rules of elementwise rows, rows that work along dims, and views."""

from __future__ import annotations

import functools
import math

import torch
from torch._base.torch_function import overriding
from torch._core import Tensor
from torch.func.batched import is_at, lowered
from torch.func.binding import in_line, parameters, shift_dim, tensors_of

# --- rows of one formula -------------------------------------------------------------------------------------------


def elementwise(call):
    operands = tensors_of(call)
    rank = max(operand.dim() for operand in operands.values())
    lines = {name: in_line(operand, call.level, rank) for name, operand in operands.items()}
    if len(lines) > 1 and rank:
        _promote(call, operands, lines)
    return call.run(**lines)


def matrices(call):
    """Align the batch dims of a row of matrices, which broadcasts them."""
    operands, dims = tensors_of(call), call.row.batch
    first = next(iter(operands.values()))
    vectors = [operands[name] for name in call.row.vectors]  # of which another overload takes care
    if any(operand.dim() < dims.get(name, 0) for name, operand in operands.items()) or any(
            vector.size() == first.size()[:-1] for vector in vectors):
        return NotImplemented
    rank = max(operand.dim() - dims.get(name, operand.dim()) for name, operand in operands.items())
    return call.run(**{name: in_line(operand, call.level, rank + dims.get(name, operand.dim()))
                       for name, operand in operands.items()})


def _promote(call, operands, lines):
    """Convert operands without dims, which count less in type promotion but have a batch dim here."""
    typed = [name for name, kind, *_ in parameters(call.row) if name in lines and kind.startswith("Tensor")]
    kinds = {operands[name].dtype for name in typed}
    if len(kinds) < 2 or all(operands[name].dim() for name in typed):
        return
    with overriding(classes=False):
        kind = functools.reduce(lambda one, two: torch.empty(0, dtype=_together(one, two)),
                                [operands[name] for name in typed]).dtype
    for name in typed:
        if not operands[name].dim() and is_at(operands[name], call.level):
            lines[name] = lines[name].to(kind)


def _together(one, two):
    return torch.result_type(one, two)


def drawn(call):
    from torch.func.mapping import randomness_of

    how = randomness_of(call.level, call.row.name)
    if how == "different" and not any(kind == "int*" for _, kind, *_ in parameters(call.row)):
        return elementwise(call)
    return NotImplemented


# --- along dims ----------------------------------------------------------------------------------------------------


def reduction(call):
    operands = tensors_of(call)
    rank = max(operand.dim() for operand in operands.values())
    wholes = {name: in_line(whole_operand(call, name), call.level, rank) if operand.dim() != rank
              else whole_operand(call, name) for name, operand in operands.items()}
    takes_dim = any(name == "dim" for name, *_ in parameters(call.row))
    dim = call.preset("dim") if takes_dim else None
    if dim is not None and rank:
        dim = shift_dim(dim, rank)
        return NotImplemented if dim is None else call.run(**wholes, dim=dim)
    if any(operand.dim() != rank for operand in operands.values()):
        return NotImplemented
    flat = {name: whole.reshape(call.size, -1) for name, whole in wholes.items()}
    call.values.pop("keepdim", None) if not rank else None
    keep = call.values.pop("keepdim", False)
    result = call.run(**flat, dim=1)
    shape = (call.size, *(1,) * rank)
    return result if not keep else tuple(one.view(shape) for one in result) if isinstance(result, tuple) else (
        result.view(shape))


def reduction_by(name):
    """Return the rule of a reduction over all dims by the row of this name, which takes dims."""
    def rule(call):
        call.name = name
        return reduction(call)
    return rule


def whole_operand(call, name):
    """Return an operand with the batch dim first."""
    return call.whole(name)


def along_lines(call):
    """Shift the dim of a row that works along the lines of one dim, each line for itself."""
    operands = tensors_of(call)
    many = {name: value for name, value in call.values.items() if isinstance(value, (list, tuple)) and value
            and isinstance(value[0], Tensor)}
    ranks = {operand.dim() for operand in operands.values()} | {item.dim() for value in many.values() for item in value}
    dim = shift_dim(call.preset("dim"), max(ranks)) if len(ranks) == 1 and max(ranks) else None
    if dim is None:
        return NotImplemented
    wholes = {name: call.whole(name) for name in operands}
    for name, value in many.items():
        wholes[name] = [lowered(item, call.level) if is_at(item, call.level)
                        else item.unsqueeze(0).expand(call.size, *item.size()) for item in value]
    return call.run(**wholes, dim=dim)


def matrices_last(call):
    """Run a row that takes matrices with any dims in front on the whole batch."""
    return call.run() if call.rank() > 1 else NotImplemented


def triangles(diagonal):
    """Return the rule of a row that takes matrices, whose parameter `diagonal` counts from the main one."""
    return matrices_last


def in_a_loop(call):
    return NotImplemented


def index_select(call):
    dim = shift_dim(call.values["dim"], call.rank()) if call.rank() and not call.has("index") else None
    return NotImplemented if dim is None else call.run(dim=dim)


# --- views ---------------------------------------------------------------------------------------------------------


def with_sizes(call):
    size = call.values["size"]
    size = [size] if isinstance(size, int) else list(size)
    return call.run(size=[call.size, *_known(size, call.values["input"].numel())])


def _known(size, count):
    if -1 not in size:
        return size
    rest = math.prod(length for length in size if length != -1)
    return [count // rest if length == -1 and rest else length for length in size]


def expanded(call):
    size = call.values["size"]
    size = [size] if isinstance(size, int) else list(size)
    whole = call.whole("input")
    lead = len(size) - call.rank()
    if lead < 0:
        return NotImplemented
    return whole[(slice(None), *(None,) * lead)].expand(call.size, *size)


def view_like(call):
    return call.whole("input").view(call.size, *call.values["other"].size()) if call.has("input") else NotImplemented


def expand_like(call):
    if not call.has("input"):
        return NotImplemented
    size = call.values["other"].size()
    whole = call.whole("input")
    return whole[(slice(None), *(None,) * (len(size) - call.rank()))].expand(call.size, *size)


def with_dims(*names):
    """Return a rule for views whose named parameters are dims."""
    def rule(call):
        dims = {name: call.preset(name) for name in names}
        if not call.rank():
            return NotImplemented
        dims = {name: shift_dim([dim] if isinstance(dim, int) and name == "dims" else dim, call.rank())
                for name, dim in dims.items()}
        if None in dims.values():
            return NotImplemented
        if "dims" in dims:
            dims["dims"] = [0, *dims["dims"]]
        return call.run(**dims)
    return rule


def transposed(call):
    whole = call.whole("input")
    return whole.transpose(1, 2) if call.rank() == 2 else whole.view_as(whole)


def squeeze(call):
    shape, dim = call.values["input"].size(), call.preset("dim")
    dims = range(len(shape)) if dim is None else [dim] if isinstance(dim, int) else dim
    dims = shift_dim(list(dims), max(len(shape), 1))
    if dims is None:
        return NotImplemented
    dims = [dim for dim in dims if shape and shape[dim - 1] == 1]
    return call.run(dim=dims) if dims else call.whole("input")[...]


def unsqueeze(call):
    dim = shift_dim(call.values["dim"], call.rank() + 1)
    return NotImplemented if dim is None else call.run(dim=dim)
