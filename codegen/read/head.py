"""Reads the first item of a package's catalogue: the package's name, and whether its rows are methods."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass

from ..model.keys import HEAD_KEYS
from ..model.problems import Problems
from ..model.spelling import instead
from .document import Item
from .keys import line_of


@dataclass(frozen=True)
class Head:
    """`{package: mypkg, methods: true}`. Torch's catalogue has no head, and its rows are methods."""

    package: str = ""
    methods: bool = True


def read_head(item: Item, problems: Problems) -> Head:
    """Return the head, if the item is one."""
    keys = item.mapping
    if "package" not in keys:
        return Head()
    name = line_of(keys["package"])
    for key, value in keys.items():
        if key not in HEAD_KEYS:
            problems.add(value.key_line, name, f"unknown key '{key}'" + instead(key, HEAD_KEYS))
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name) or name == "torch":
        problems.add(item.line, name, "package", "write the name that Python imports, in small letters")
    methods = line_of(keys["methods"]) if "methods" in keys else "false"
    if methods not in ("true", "false"):
        problems.add(keys["methods"].line, name, "methods", f"'{methods}' is neither true nor false")
    return Head(name, methods == "true")
