"""Composed elementwise functions."""

import torch
from torch._base.arguments import value_of
from torch._tensor.dtypes import bfloat16, float16

LARGEST = {
    "HalfTensor": 65504.0,
    "BFloat16Tensor": float.fromhex("0x1.fep127"),
    "FloatTensor": float.fromhex("0x1.fffffep127"),
    "DoubleTensor": float.fromhex("0x1.fffffffffffffp1023"),
}


def kind_of(input):
    """Return the name of the element type, such as FloatTensor, on every device."""
    return input.type().rpartition(".")[2]


# For each narrow type: half the distance between numbers at 1, and the smallest number.
NARROW = {float16: (2.0**-11, 2.0**-24), bfloat16: (2.0**-8, 2.0**-133)}


def nextafter_narrow(input, other):
    """Return the next narrow number, computed as float.

    A step between 0.5 and 1.5 times the distance of narrow numbers rounds to the next number.
    """
    kind = torch.result_type(input, other)
    if kind not in NARROW:
        return input.type(kind).nextafter(other)
    half, least = NARROW[kind]
    data = value_of(input)
    other = other if hasattr(other, "float") else data.new([other]).reshape(())
    x, y = data.float(), value_of(other).type(kind).float()
    step = torch.max(x.abs() * (half * (1 + 2**-6)), x.new([0.75 * least]).reshape(()))
    found = torch.where(x < y, x + step, x - step)
    found = torch.where(found == found, found, x.sign() * LARGEST[kind_of(data)])  # inf - inf
    found = torch.where(x == y, y.expand_as(found), found)
    found = torch.where((x == x) & (y == y), found, x + y).type(kind)
    if not (input.requires_grad or other.requires_grad):
        return found
    result = torch.where(x == y, other.type(kind) * 0, input.type(kind))  # it has the gradients
    result.data.copy_(found)
    return result
