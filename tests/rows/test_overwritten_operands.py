"""A constant that is overwritten between forward and backward: the gradient stays the same, or backward refuses."""

import pytest
from cases import CATALOGUE, Case, samples

import torch

ROWS = [row for row in CATALOGUE.rows if not row.internal and not row.changes and "Double" in row.dtypes
        and row.body.kind != "random" and len(row.tensors) > 1]


def gradient(case, leaf, written=None):
    """Return the gradient of one operand after overwriting another one before backward, or None."""
    arguments = case.arguments()
    arguments[leaf] = arguments[leaf].clone().requires_grad_()
    result = case.call(arguments)
    result = result[0] if isinstance(result, (tuple, list)) else result
    if not (isinstance(result, torch.Tensor) and result.requires_grad):
        return None
    total = (result.abs() if result.is_complex() else result).sum()
    if written:
        arguments[written].fill_(0.37) if arguments[written].is_floating_point() else arguments[written].zero_()
    total.backward()
    return arguments[leaf].grad


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_constants_that_a_gradient_reads(row):
    for case in (Case(row, sample, "Double") for sample in samples(row)[:2]):
        tensors = [name for name, value in case.arguments().items()
                   if isinstance(value, torch.Tensor) and value.numel()]
        for leaf in (name for name in tensors if case.arguments()[name].is_floating_point()):
            try:
                wanted = gradient(case, leaf)
            except (RuntimeError, ValueError, TypeError):
                continue  # it has none of this operand
            for other in (name for name in tensors if name != leaf and wanted is not None):
                try:
                    result = gradient(case, leaf, other)
                except RuntimeError as error:
                    assert "overwrote" in str(error), error
                    continue
                assert torch.allclose(result, wanted, rtol=1e-12, equal_nan=True), (case.values, leaf, other)


FILLS = [row for row in CATALOGUE.rows if row.fills and row.body.kind == "loop"]


@pytest.mark.parametrize("row", FILLS, ids=lambda row: row.op)
def test_one_number_fills_elements_that_share_memory(row):
    numbers = [3] * sum(p.kind == "scalar" for p in row.parameters)
    for line, size in ((torch.ones(1), (4,)), (torch.ones(3), (2, 3)), (torch.ones(2, 1), (2, 5))):
        shared = line.expand(size)
        fill = getattr(shared, row.public + "_")
        assert fill(*numbers) is shared and line.unique().numel() == 1
        assert shared.equal(getattr(torch.zeros(size), row.public + "_")(*numbers))
