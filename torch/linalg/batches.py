"""What torch.linalg does with batches: one matrix after the other, and the results stacked."""

import math

import torch
from torch import _core


def check(name, tensor):
    if not isinstance(tensor, (_core.Tensor, _core.Variable)):
        raise TypeError(f"linalg.{name}: need a Tensor or a Variable, not {type(tensor).__name__}")
    if tensor.dim() < 2:
        raise ValueError(f"linalg.{name}: input is {list(tensor.size())}; need 2 dimensions or more")


def each(name, function, *operands):
    """The results for each matrix of the operands, whose leading sizes agree, stacked."""
    for operand in operands:
        check(name, operand)
    leading = tuple(operands[0].size())[:-2]
    if any(tuple(operand.size())[:-2] != leading for operand in operands):
        raise ValueError(f"linalg.{name}: the operands are {' and '.join(str(list(one.size())) for one in operands)}; "
                         "need the same sizes before the matrices")
    if not leading:
        return function(*operands)
    count = math.prod(leading)
    if not count:
        raise ValueError(f"linalg.{name}: {list(operands[0].size())} holds no matrices")
    flat = [operand.reshape((count, *operand.size()[-2:])) for operand in operands]
    found = [function(*(operand.select(0, i) for operand in flat)) for i in range(count)]
    if isinstance(found[0], tuple):
        return tuple(_stacked(results, leading) for results in zip(*found, strict=True))
    return _stacked(found, leading)


def _stacked(results, leading):
    stacked = torch.stack(list(results), 0)
    return stacked.reshape((*leading, *stacked.size()[1:]))


def one_of(tensor):
    """A result of one element for each matrix without its last dim, a number for one matrix of a Tensor."""
    if tensor.dim() > 1:
        return tensor.squeeze(-1)
    return tensor if isinstance(tensor, _core.Variable) else tensor[0]
