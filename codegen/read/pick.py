"""The text of a few rows of a catalogue, found without reading the others as YAML, which takes seconds."""

from __future__ import annotations

import re

from ..model.bodies import ELEMENTS
from ..model.problems import CatalogueError
from ..model.spelling import nearest


def items(text: str) -> list[str]:
    """The texts of head, sections and rows, in order: each begins with `- ` at the start of a line."""
    return re.split(r"(?m)^(?=- )", text)


def op_of(item: str) -> str:
    """The op of a row's text; empty for a section or head."""
    found = re.match(r"- op: *([\w]+)", item)
    return found[1] if found else ""


def names_of(item: str) -> list[str]:
    """The op and the public names of a row's text, and the op of a loss's elements."""
    op = op_of(item)
    listed = re.findall(r"(?m)^  (?:name|alias): *(.*)", item) if op else []
    loss = [f"{op}{ELEMENTS}"] if re.search(r"(?m)^  loss:", item) else []
    return [op, *loss, *re.findall(r"\w+", " ".join(listed))] if op else []


def picked(text: str, name: str) -> str:
    """The catalogue with the rows of that name alone, each in the line where it stands. An op counts before a public
    name, as torch.max is several rows.
    """
    rows = [item for item in items(text) if op_of(item)]
    found = {item for item in rows if name in names_of(item)}
    if not found:
        known = dict.fromkeys(each for item in rows for each in names_of(item))
        raise CatalogueError([f"no row is named '{name}'" + nearest(name, known)])
    kept, heading = [], ""
    for item in items(text):
        blank = "\n" * item.count("\n")
        if item.startswith("- section:"):
            heading, place = item, len(kept)
            kept.append(blank)
        elif item in found:
            if heading:
                kept[place], heading = heading, ""
            kept.append(item)
        else:
            kept.append(item if item.startswith("- package:") else blank)
    return "".join(kept)
