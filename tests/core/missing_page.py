"""Writes docs/missing.md: the names of PyTorch 2.13 that are missing here, from the tables by which errors say so."""

import importlib
import pathlib

from todays_names import NAMES

import torch
from torch._names import aliases

PLACE = pathlib.Path(__file__).parents[2] / "docs" / "missing.md"
HEAD = """# What there is not

Public names of PyTorch 2.13 that this library does not have. Each raises an `AttributeError` that says what to use in
its place; the tables below are made of the same sentences, by `python tests/core/missing_page.py`.
"""
MODULES = """
## Modules that can be imported

Programs import these in passing. Any name can be imported from them and from the modules below them; a call raises
`NotImplementedError` with the reason.

| module | reason |
|---|---|
"""


def missing(place):
    """{advice: names} of the names that a module, or the class of tensors, lacks."""
    owner = torch.ones(1, 1) if place == "torch.Tensor" else importlib.import_module(place)
    found = {}
    for name in sorted(set(NAMES[place]) - {"imag"}):  # which real numbers have not
        try:
            getattr(owner, name)
        except AttributeError as error:
            found.setdefault(str(error).partition("; use ")[2], []).append(name)
    return found


def page():
    """The text of the page."""
    text = HEAD
    for place in NAMES:
        found = missing(place)
        if found:
            text += f"\n## {place}\n\n| there is no | use |\n|---|---|\n"
        for advice, names in found.items():
            text += f"| {', '.join(f'`{name}`' for name in names)} | {advice} |\n"
    return text + MODULES + "".join(f"| `{name}` | {reason} |\n" for name, reason in aliases.ABSENT.items())


if __name__ == "__main__":
    PLACE.write_text(page(), encoding="utf-8")
