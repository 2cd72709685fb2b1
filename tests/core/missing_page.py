"""Write docs/missing.md: the missing names of PyTorch 2.13, with the replacements that their errors name."""

import importlib
import pathlib
import re

import names_of_pytorch

import torch
from torch._names import absent

NAMES = {place: [name.lstrip("+") for name in names] for place, names in names_of_pytorch.read().items()
         if absent.absence(place) is None}
PLACE = pathlib.Path(__file__).parents[2] / "docs" / "missing.md"
HEAD = """# Missing names

These are the public names of PyTorch 2.13 that this library does not have. Each raises an `AttributeError` that names a
replacement. `python tests/core/missing_page.py` writes the tables below from those errors.
"""
MODULES = """
## Modules that can be imported

Some programs import these modules without using them. Any name can be imported from them and from their submodules.
A call raises `NotImplementedError` with the reason.

| module | reason |
|---|---|
"""


def missing(place):
    """Return {advice: names} of the names that a module, or the class of tensors, lacks."""
    owner = torch.ones(1, 1) if place == "torch.Tensor" else importlib.import_module(place)
    result = {}
    for name in sorted(set(NAMES[place]) - {"imag"}):  # real tensors have none
        try:
            getattr(owner, name)
        except AttributeError as error:
            result.setdefault(re.split("; use |; did you mean ", str(error))[-1].removesuffix("?"), []).append(name)
    return result


def page():
    """Return the text of the page."""
    text = HEAD
    for position in NAMES:
        result = missing(position)
        if result:
            text += f"\n## {position}\n\n| missing | use |\n|---|---|\n"
        for advice, names in result.items():
            text += f"| {', '.join(f'`{name}`' for name in names)} | {advice} |\n"
    return text + MODULES + "".join(f"| `{name}` | {reason} |\n" for name, reason in absent.ABSENT.items())


if __name__ == "__main__":
    PLACE.write_text(page(), encoding="utf-8")
