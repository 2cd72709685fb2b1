"""What ops compute in under torch.autocast."""

from __future__ import annotations

from torch import _core

# What ops compute in, by device and name. True: in the lower type; False: in float; None: in float if types differ,
# with a result of the first operand's type. Other ops compute in the promoted type of their operands.
OPS: dict[str, dict[str, bool | None]] = {"cpu": {}, "cuda": {}}
_TYPES = {"lower": True, "float": False, "input": None}
_core.set_autocast_ops(*OPS.values())


def declare(name, text):
    """Enter the `autocast` of an op, "float" or "cpu input, cuda lower", into the tables."""
    for part in text.split(", "):
        *places, word = part.split()
        for position in places or OPS:
            OPS[position][name] = _TYPES[word]


def declare_rows(known=set()):  # noqa: B006 - the rows that were read
    """Read the `autocast` of rows that were registered since the last call. Rows of matrices compute in float."""
    for op in _core.rows.keys() - known if len(_core.rows) > len(known) else ():
        row, text = _core.rows[op], _core.rows[op].autocast
        declare(row.name, text or "cpu float") if text or row.batch else None
        known.add(op)
