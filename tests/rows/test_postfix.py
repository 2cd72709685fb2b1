"""Formulas in postfix, which csrc/row/stretch_reader.c compiles to machine code, give the bits of the loops."""

import numpy as np
import pytest
from cases import CATALOGUE

import torch
from torch import _core
from torch._formula.program import Formula
from torch.codegen.print.postfix import Postfix

ROWS = [row.op for row in CATALOGUE.rows
        if row.body.kind == "loop" and Postfix(row).text not in ("", "x0")
        and {"Float", "Double"} <= set(row.loop_dtypes)
        and not row.changes and not any(p.dtype for p in row.tensors)]  # where's condition: test_formula.py
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, 1.5, -2.5, 6.0, -3.0, float("inf"), float("-inf"), float("nan"), 1e-40, 1e30)
COUNTS = (5, 16, 531, 3000)  # less than a vector, whole vectors, a rest, several chunks


def values_of(row, count, dtype, seed):
    rng = np.random.default_rng(seed)
    values = {}
    for name, kind, *_ in row.parameters:
        if kind in "te":
            drawn = np.where(rng.random(count) < 0.5, rng.choice(SPECIAL, count), rng.standard_normal(count) * 3)
            values[name] = torch.from_numpy(drawn).to(dtype)
        elif kind == "d":
            values[name] = 0.25 * (1 + len(values))  # increasing, for ranges
    return values


def bits(tensor):
    array = tensor.numpy()
    return np.where(np.isnan(array), 7.0, array).tobytes()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("op", ROWS)
def test_machine_code_has_the_bits_of_the_loop(op, dtype):
    row = _core.rows[op]
    for count in COUNTS:
        values = values_of(row, count, dtype, count)
        tensors = {name: value for name, value in values.items() if isinstance(value, torch.Tensor)}
        options = {name: value for name, value in values.items() if name not in tensors}
        first = torch.linspace(-2, 2, count, dtype=dtype)

        def trace(graph, given, options=options, names=tuple(tensors)):
            *operands, last = given
            result = graph.step(row, {**dict(zip(names, operands, strict=True)), **options})
            return _core.where(result, last, 0.5) if result.is_truth else result * last - last

        fused = Formula("postfix", [*tensors, "last"], trace, "", False)
        plain = _core.call(op, tuple(values.get(name) for name, *_ in row.parameters), None)
        plain = torch.where(plain, first, 0.5) if plain.dtype == torch.bool else plain * first - first
        assert bits(fused(*tensors.values(), first)) == bits(plain), count


def test_text_of_a_formula():
    row = CATALOGUE.by_op["relu"]
    assert (Postfix(row).text, Postfix(row).constants) == ("x0 n0 < n0 x0 select", ["0.0"])
    assert Postfix(CATALOGUE.by_op["tanh"]).text == "x0 tanh"
    assert Postfix(CATALOGUE.by_op["mean"]).text == "x0 sum c /"
    assert Postfix(CATALOGUE.by_op["lgamma"]).text == ""
