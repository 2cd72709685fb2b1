"""Hand-written files beside the catalogue that changed: kernels, composed functions, oracles, tests."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from .history import Difference
from .rows import Text

TESTED = ("tests/", "torch/testing/")


@dataclass(frozen=True)
class Touched:
    """A file, the lines that came and went, and the rows that run it or are tested by it."""

    file: str
    added: int
    removed: int
    rows: tuple[str, ...]
    what: str = ""  # the functions of it that changed


def touched(difference: Difference, rows: Text, generated: str, package: str) -> tuple[list[Touched], list[Touched]]:
    """Files by hand that rows or tests name, and C files that no row names."""
    named, others = [], []
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
    """The rows whose kernel stands in a C file."""
    return tuple(op for op, text in rows.rows.items() if name in keyed(text, "kernel|update|view"))


def keyed(text: str, keys: str) -> list[str]:
    """What a row says behind some keys."""
    return re.findall(rf"(?m)^  (?:{keys}): *([\w.]+)", text)


def changed_functions(difference: Difference, file: str) -> set[str]:
    """The functions of a Python file whose text differs."""
    before, after = (functions(text) for text in (difference.before(file), difference.after(file)))
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def functions(text: str) -> dict[str, str]:
    """The text of each function of a module."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return {}
    return {node.name: ast.unparse(node) for node in tree.body if isinstance(node, ast.FunctionDef)}
