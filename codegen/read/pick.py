"""Finds the text of a few rows of a catalogue without parsing the others as YAML, which takes seconds."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..model.bodies import ELEMENTS
from ..model.problems import CatalogueError
from ..model.spelling import nearest
from .forms import PLACED


def items(text: str) -> list[str]:
    """Return the texts of head, sections and rows in order; each begins with `- ` at the start of a line."""
    return re.split(r"(?m)^(?=- )", text)


def op_of(item: str) -> str:
    """Return the op of a row's text, or "" for a section or head."""
    result = re.match(r"- op: *([\w{}]+)", item)
    return result[1] if result else ""


def names_of(item: str) -> list[str]:
    """Return the op and public names of a row's text, of its other forms, and the op of a loss's elements."""
    op = op_of(item)
    listed = re.findall(r"(?m)^  (?:name|alias|copying): *(.*)", item) if op else []
    known = [name.replace("{k}", rank) for name in [op, *re.findall(r"[\w{}]+", " ".join(listed))]
             for rank in ("123" if "{k}" in op else "0")]
    loss = [f"{op}{ELEMENTS}"] if re.search(r"(?m)^  loss:", item) else []
    placed = [f"{name}_" for name in known] if re.search(rf"(?m)^  inplace: ({'|'.join(PLACED)})$", item) else []
    return [*known, *loss, *placed] if op else []


def ops_named(text: str, name: str) -> set[str]:
    """Return the ops of the rows with that op or public name."""
    result = {op_of(item) for item in items(text) if name in names_of(item)}
    if not result:
        known = dict.fromkeys(each for item in items(text) for each in names_of(item))
        raise CatalogueError([f"no row is named '{name}'" + nearest(name, known)])
    return result


def picked(text: str, ops: Iterable[str]) -> str:
    """Return the catalogue reduced to some rows and their sections; each row keeps its line number."""
    kept: list[str] = []
    heading, position = "", 0
    ops = {*ops, *(op_of(item) for item in items(text) if "{k}" in op_of(item) and set(names_of(item)) & {*ops})}
    ops = {*ops, *(other for item in items(text) if op_of(item) in ops
                   for other in re.findall(r"(?m)^  like: *(\w+)", item))}
    for item in items(text):
        blank = "\n" * item.count("\n")
        if item.startswith("- section:"):
            heading, position = item, len(kept)
            kept.append(blank)
        elif op_of(item) in ops:
            if heading:
                kept[position], heading = heading, ""
            kept.append(item)
        else:
            kept.append(item if item.startswith("- package:") else blank)
    return "".join(kept)
