"""Batches for torch.linalg: call a row on all matrices if it supports batches, else call it per matrix and stack."""

import math

import torch
from torch import _core
from torch._base.error_names import named
from torch._core import internal


def check(name, tensor):
    if not isinstance(tensor, _core.Tensor):
        raise TypeError(f"linalg.{name}: need a Tensor, not {type(tensor).__name__}")
    if tensor.dim() < 2:
        raise ValueError(f"linalg.{name}: input is {list(tensor.size())}; need 2 dimensions or more")


def values_each(matrices):
    """Return the singular values of each matrix."""
    return internal.svd_each(matrices)[1]


def batch(tensor):
    """Reshape a tensor of matrices to one batch dim."""
    return tensor.reshape((math.prod(tensor.size()[:-2]), *tensor.size()[-2:]))


def each(name, function, *operands, rows=None):
    """Apply a function to each matrix of the operands, whose batch dims are broadcast, and stack the results.

    Args:
        rows: the same function for operands with one batch dim. It is used if autograd does not record the call, and
            for inv and solve, whose rows have batched gradients.
    """
    for operand in operands:
        check(name, operand)
    leading = tuple(operands[0].size())[:-2]
    if any(tuple(operand.size())[:-2] != leading for operand in operands):
        leading, operands = broadcast(name, operands)
    if leading and rows and _takes_rows(name in ("inv", "solve"), operands):
        return named(f"linalg.{name}", _whole, rows, leading, operands)
    return named(f"linalg.{name}", _each, function, leading, operands)


def broadcast(name, operands):
    """Return the leading sizes that all operands have together, and the operands expanded to them."""
    try:
        leading = tuple(torch.broadcast_shapes(*(operand.size()[:-2] for operand in operands)))
    except (RuntimeError, ValueError):
        raise RuntimeError(f"linalg.{name}: operands are {' and '.join(str(list(o.size())) for o in operands)}; need "
                           "sizes that can be broadcast, but for the last two") from None
    return leading, [operand.expand(*leading, *operand.size()[-2:]) for operand in operands]


def _takes_rows(differentiable, operands):
    """Return whether all operands are plain floating tensors of one type, and autograd records nothing unsupported."""
    if not all(type(operand) in (torch.Tensor, torch.nn.Parameter) and not operand.is_cuda for operand in operands):
        return False
    if operands[0].dtype not in (torch.float32, torch.float64) or any(o.dtype != operands[0].dtype for o in operands):
        return False
    return differentiable or not (torch.is_grad_enabled() and any(operand.requires_grad for operand in operands))


def _whole(rows, leading, operands):
    found = rows(*map(batch, operands))
    whole = tuple(one.reshape((*leading, *one.size()[1:])) for one in _results(found))
    return whole if isinstance(found, tuple) else whole[0]


def _each(function, leading, operands):
    if not leading:
        return function(*operands)
    flat, count = [batch(operand) for operand in operands], math.prod(leading)
    if not any(operand.numel() for operand in operands):  # all matrices are empty
        found = function(*(_unit(operand) for operand in operands))
        several = tuple(_tied(one.expand((*leading, *one.size())).clone(), operands) for one in _results(found))
        return several if isinstance(found, tuple) else several[0]
    found = [function(*(operand.select(0, i) for operand in flat)) for i in range(count)]
    if isinstance(found[0], tuple):
        return tuple(_stacked(results, leading) for results in zip(*found, strict=True))
    return _stacked(found, leading)


def _tied(result, operands):
    """Connect the result for operands without elements to the graph, by adding their sums, which are zero."""
    for total in (one.sum() for one in operands if one.requires_grad and torch.is_grad_enabled()):
        if result.is_complex() or result.is_floating_point():
            result = result + (total if result.is_complex() else total.real)
    return result


def _results(found):
    return found if isinstance(found, tuple) else (found,)


def _unit(operand):
    """Return a regular matrix of the operand's size, a dummy input for an empty batch."""
    return torch.eye(*operand.size()[-2:], out=operand.data.new())


def _stacked(results, leading):
    stacked = torch.stack(list(results), 0)
    return stacked.reshape((*leading, *stacked.size()[1:]))
