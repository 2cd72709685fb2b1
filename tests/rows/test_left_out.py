"""Omitted numbers do not depend on the numbers of earlier calls."""

import pytest
from cases import CATALOGUE, Case, function_of, samples

import torch

EITHER = [row for row in CATALOGUE.rows
          if row.body.kind != "composed" and any(p.kind == "either" for p in row.parameters)]


def fill_with(number):
    """Leave a number where calls keep theirs: by the roads with and without names, of functions and of methods."""
    x, matrix = torch.DoubleTensor(3), torch.zeros(2, 2).double()
    x.fill_(number)
    torch.addmm(number, matrix, number, matrix, matrix)
    x.clamp(min=number, max=number)
    x.clamp(number, number)
    torch.clamp(*[x, number, number])
    torch.clamp(x, number, number)
    torch.manual_seed(5)


def outcome(row, sample, number, named):
    """Return the outcome of a call, with arguments in the order of the parameters or by name."""
    case = Case(row, sample, "Float" if "Float" in row.dtypes else row.dtypes[0])
    given = case.arguments()
    if named:
        fill_with(number)
        result = case.call(given)
    else:
        last = max(k for k, p in enumerate(row.parameters) if p.name in sample)
        values = [given[p.name] for p in row.parameters[:last + 1]]
        by_function = row.internal or row.is_function
        function = function_of(row) if by_function else getattr(given[row.self_parameter.name], row.public)
        values = values if by_function else values[1:]
        fill_with(number)
        result = function(*values)
    results = result if isinstance(result, tuple) else [result]
    return str([one.tolist() if torch.is_tensor(one) else one for one in results])


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("row", EITHER, ids=lambda row: row.op)
def test_numbers_of_other_calls_are_not_seen(row, named):
    for sample in samples(row):
        assert outcome(row, sample, 1e300, named) == outcome(row, sample, 0.0, named)
