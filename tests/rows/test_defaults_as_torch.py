"""The default values of rows are PyTorch's: defaults_of_torch.json has those of 2.13. An oracle cannot tell them."""

import json
import math
import pathlib

from defaults_of_torch import public_name

from torch.testing.cases import load

HERE = pathlib.Path(__file__).parent
TABLE = json.loads((HERE / "defaults_of_torch.json").read_text())
ROWS = [row for row in load(HERE.parents[1] / "ops.yaml").rows if not row.internal and public_name(row) in TABLE]
# What our rows say by a value, where PyTorch's default is None.
NONE = {"eps": -1, "posinf": math.inf, "neginf": -math.inf, "correction": 1, "norm": "backward", "padding_idx": -1,
        "weight": 1, "pos_weight": 1}
OTHER = {"rot90": {"dims"},  # None stands for the first two dims
         "kl_div_batchmean": {"reduction"}}  # the word selects this overload


def spellings(parameter, value):
    """Yield the ways to write one default: a number for equal items, None for no dims, a number for a reduction."""
    yield list(value) if isinstance(value, tuple) else value
    if isinstance(value, (list, tuple)) and len({*value}) < 2:
        yield value[0] if value else None
    if value is None and parameter in NONE:
        yield NONE[parameter]
    if value == "mean":
        yield 1


def differences(row):
    """Return {parameter: (our default, PyTorch's)} where no overload of PyTorch has ours."""
    known = TABLE[public_name(row)]
    ours = {p.name: p.default for p in row.parameters if not p.required and p.name in known}
    theirs = {name: [one for value in known[name] for one in spellings(name, value)] for name in ours}
    return {name: (value, theirs[name]) for name, value in ours.items()
            if not any(one in theirs[name] for one in spellings(name, value))}


def test_defaults_are_those_of_pytorch():
    result = {row.op: differences(row) for row in ROWS}
    assert {op: set(names) for op, names in result.items() if names} == OTHER, result


def test_most_rows_with_defaults_are_compared():
    assert len(ROWS) > 150 and {row.op for row in ROWS} >= {"elu", "argsort", *OTHER}
