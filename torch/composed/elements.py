"""Composed functions of single elements."""

import torch

LARGEST = {
    "torch.HalfTensor": 65504.0,
    "torch.FloatTensor": float.fromhex("0x1.fffffep127"),
    "torch.DoubleTensor": float.fromhex("0x1.fffffffffffffp1023"),
}


def nan_to_num(input, number=0, posinf=float("inf"), neginf=float("-inf")):
    """The input with other numbers for what is not finite."""
    infinity = float("inf")
    kind = (input.data if isinstance(input, torch.autograd.Variable) else input).type()
    if kind not in LARGEST:
        return input.clone()  # integers are finite
    largest = LARGEST[kind]
    posinf, neginf = (largest if posinf == infinity else posinf), (-largest if neginf == -infinity else neginf)
    finite = torch.where(input == infinity, posinf, torch.where(input == -infinity, neginf, input))
    return torch.where(input.isnan(), number, finite)
