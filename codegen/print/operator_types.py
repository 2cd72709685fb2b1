"""Element types by public name: those of the rows, and those that PyTorch takes."""

from __future__ import annotations

import json
from pathlib import Path

from ..model.catalogue import Catalogue
from ..model.rows import Row
from ..model.signature import DTYPES
from ..model.stated import name_within

TORCH = "PyTorch 2.13"
# The names of torch.dtype, in the order of the C enum.
NAMES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64",
         "complex128")  # fmt: skip
FILE = Path("tests") / "rows" / "operators_of_torch.json"


def accepted(catalogue: Catalogue) -> dict[str, set[str]]:
    """Return the types that the rows of each public name take together, such as those of `linalg.inv`."""
    result: dict[str, set[str]] = {}
    for row in catalogue.rows:
        for name in () if row.internal else names(row):
            result.setdefault(name, set()).update(row.accepted_types)
    functions = {name for row in catalogue.rows if row.module for name in row.public_names}
    return result | {f"nn.functional.{name}": result[name] for name in functions}


def names(row: Row) -> list[str]:
    """Return the public names, with the module if that is not torch."""
    module = row.module_name
    return [f"{module}.{name_within(module, name)}" if module else name for name in row.public_names]


def of_torch(root: Path) -> dict[str, set[str]]:
    """Return the types that PyTorch's operators take, by name; tests/rows/operators_of_torch.py wrote them."""
    table = json.loads((root / FILE).read_text(encoding="utf-8"))
    return {name: {dtype for dtype, digit in zip(DTYPES, digits, strict=True) if digit == "1"}
            for name, digits in table.items()}


def beside(ours: dict[str, set[str]], theirs: dict[str, set[str]]) -> dict[str, str]:
    """Return the name of PyTorch's operator for each public name that has one."""
    return {name: one for name in ours for one in (name, f"nn.functional.{name}") if one in theirs}
