"""Rows give the same bits whether an operand is a column that is broadcast or has all of its elements."""

import numpy as np
import pytest
from cases import CATALOGUE, function_of

import torch

KINDS = {"float": 1, "double": 1, "half": 1, "bfloat16": 1, "long": 100, "int": 100, "uint8": 100, "bool": 2}
SIDES = [(700, 40), (40, 300), (20, 512), (5, 3000)]
ROWS = [row for row in CATALOGUE.rows
        if row.body.kind == "loop" and len(row.tensors) > 1 and not row.changes
        and all(p.kind in ("tensor", "either") for p in row.parameters if p.required)]  # fmt: skip


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_columns(row):
    function, count = function_of(row), len(row.tensors)
    for kind, size in [(kind, size) for kind in KINDS for size in SIDES]:
        draw = np.random.default_rng(len(row.op))
        given = [torch.from_numpy(draw.random(size) * KINDS[kind]).to(getattr(torch, kind)) for _ in range(count)]
        for which in range(count):
            columns = [x[:, :1] if k == which else x for k, x in enumerate(given)]
            whole = [x[:, :1].expand(size).contiguous() if k == which else x for k, x in enumerate(given)]
            try:
                wanted = function(*whole)
            except (TypeError, RuntimeError, ZeroDivisionError):  # a type that the row does not take, or a divisor 0
                continue
            assert same(function(*columns), wanted), (kind, size, which)


def same(result, wanted):
    """Return whether two tensors or tuples of them have the same bits, nan included."""
    results, others = ([x] if torch.is_tensor(x) else list(x) for x in (result, wanted))
    return all(a.dtype == b.dtype and a.contiguous().view(torch.uint8).equal(b.contiguous().view(torch.uint8))
               for a, b in zip(results, others, strict=True))  # fmt: skip
