"""Changed handwritten files that belong to rows: kernels, composed functions, oracles, tests."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from .history import Difference
from .rows import Text

TESTED = ("tests/", "torch/testing/")


@dataclass(frozen=True)
class Touched:
    """A changed file, its added and removed lines, and the rows that run it or that it tests."""

    file: str
    added: int
    removed: int
    rows: tuple[str, ...]
    what: str = ""  # the changed functions


def touched(difference: Difference, rows: Text, generated: str, package: str) -> tuple[list[Touched], list[Touched]]:
    """Return the changed handwritten files that belong to rows, and C files that no row names."""
    named: list[Touched] = []
    others: list[Touched] = []
    for file in difference.files:
        if file.startswith(f"{generated}/"):
            continue
        hunks = difference.hunks[file]
        added, removed = sum(len(h.added) for h in hunks), sum(len(h.removed) for h in hunks)
        if file.endswith((".c", ".h", ".cu", ".cuh")) and (package or file.startswith("csrc/")):
            ops = of_file(rows, file.rpartition("/")[2])
            (named if ops else others).append(Touched(file, added, removed, ops))
        elif re.match(r"torch/composed/\w+\.py$", file) or package and file == "composed.py":
            functions = changed_functions(difference, file)
            ops = tuple(op for op, text in rows.rows.items() if set(keyed(text, "python|recorded")) & functions)
            named.append(Touched(file, added, removed, ops, ", ".join(sorted(functions))))
        elif re.match(r"tests/oracles(/\w+)?\.py$", file):
            functions = changed_functions(difference, file)
            ops = tuple(op for op, text in rows.rows.items() if set(re.findall(r"oracles\.(\w+)", text)) & functions)
            named.append(Touched(file, added, removed, ops, ", ".join(sorted(functions))))
        elif file.startswith(TESTED):
            named.append(Touched(file, added, removed, ()))
    return named, others


def of_file(rows: Text, name: str) -> tuple[str, ...]:
    """Return the rows whose kernel is in a C file."""
    return tuple(op for op, text in rows.rows.items() if name in keyed(text, "kernel|update|view"))


def keyed(text: str, keys: str) -> list[str]:
    """Return the values of some keys of a row."""
    return re.findall(rf"(?m)^  (?:{keys}): *([\w.]+)", text)


def changed_functions(difference: Difference, file: str) -> set[str]:
    """Return the functions of a Python file whose text differs."""
    before, after = (functions(text) for text in (difference.before(file), difference.after(file)))
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def functions(text: str) -> dict[str, str]:
    """Return the text of each function of a module."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return {}
    return {node.name: ast.unparse(node) for node in tree.body if isinstance(node, ast.FunctionDef)}
