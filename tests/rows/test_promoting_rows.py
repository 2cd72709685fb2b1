"""Rows that promote: operands of every pair of types, results in the common type, gradients in the operands' types."""

import itertools

import numpy as np
import pytest
from cases import CATALOGUE

import torch

ROWS = [row for row in CATALOGUE.rows if row.promotes == "tensors" and not row.internal and row.differentiable]
TYPES = [torch.int64, torch.float32, torch.float64]


def call(row, types):
    """Return the operands of a row's first sample in these types, and the result."""
    kinds = iter(types)
    arguments = {}
    for p in row.parameters:
        given = row.samples[0].get(p.name) if row.samples else None
        if p.is_tensor:
            sizes = given or [{"n": 2, "m": 3}[letter] for letter in row.shapes[p.name]]
            numbers = torch.arange(int(np.prod(sizes))) * (len(arguments) + 1) + 1
            arguments[p.name] = numbers.reshape(sizes).to(next(kinds))
        elif given is not None:
            arguments[p.name] = given
    return arguments, getattr(torch, row.public)(**arguments)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_pairs_of_types(row):
    count = sum(p.is_tensor for p in row.parameters)
    assert count > 1
    for types in itertools.product(TYPES, repeat=count):
        expected = types[0]
        for one in types[1:]:
            expected = torch.promote_types(expected, one)
        if set(row.dtypes) & {"Long"} or expected.is_floating_point:
            result = call(row, types)[1]
            assert result.dtype is expected
            assert torch.allclose(result.double(), call(row, [torch.float64] * count)[1], rtol=1e-6)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_gradients_have_the_types_of_the_operands(row):
    count = sum(p.is_tensor for p in row.parameters)
    types = [torch.float32, *[torch.float64] * (count - 1)]
    found = []
    for graph in (False, True):
        for kinds in (types, [torch.float64] * count):
            arguments, _ = call(row, kinds)
            leaves = [one.requires_grad_() for one in arguments.values() if isinstance(one, torch.Tensor)]
            result = getattr(torch, row.public)(**arguments)
            gradients = torch.autograd.grad(result.sum(), leaves, create_graph=graph)
            assert [one.dtype for one in gradients] == list(kinds)
            found.append([one.detach().double() for one in gradients])
    for other in found[1:]:
        assert all(torch.allclose(a, b, atol=1e-6) for a, b in zip(found[0], other, strict=True))


def test_the_type_of_a_mask_beside_an_integer_does_not_depend_on_the_integer():
    mask = torch.tensor([True, False])
    for name in ("mul", "bitwise_and", "bitwise_or", "bitwise_xor", "add"):
        assert [getattr(torch, name)(mask, n).dtype for n in (0, 1, 2, True)] == [torch.long] * 3 + [torch.bool], name
