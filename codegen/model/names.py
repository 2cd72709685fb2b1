"""One registry of the names that the output contains: a second claim on a name is refused, naming both places."""

from __future__ import annotations


def clashes(catalogue) -> list[tuple[int, str, str]]:
    """(line, op, sentence) for every name that two rows, or a row and hand-written code, would both have."""
    found: list[tuple[int, str, str]] = []
    seen: dict = {}
    for row in catalogue.rows:
        if row.op in seen:
            found.append((row.line, row.op, f"this op stands in line {seen[row.op].line} already"))
        seen.setdefault(row.op, row)
    return found
