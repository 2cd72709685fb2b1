"""Expands `ranks`: a row that stands for a row per number of dims of a plane.

In its texts `{k}` and the `k` of `int[k]` are the rank, `{k+1}` is one more, and `{plane}` its letters; a mapping by
rank has a value for some.
"""

from __future__ import annotations

import re

from ..model.problems import Problems
from .document import Item
from .keys import line_of

PLANES = ("L", "H, W", "D, H, W")


def expanded(document: Item, problems: Problems) -> Item:
    """Return the document with a row for each rank in place of every row with `ranks`."""
    rows = []
    for item in document.value:
        keys = item.value
        rows += by_rank(item, problems) if isinstance(keys, dict) and "ranks" in keys and "op" in keys else [item]
    return Item(rows, document.line)


def by_rank(item: Item, problems: Problems) -> list[Item]:
    """Return the rows of a row with `ranks`."""
    keys = item.value
    given = keys["ranks"].value
    ranks = [one.text for one in given] if isinstance(given, list) else []
    if not ranks or not set(ranks) <= set("123"):
        op = line_of(keys["op"]).partition("(")[0]
        problems.add(keys["ranks"].key_line, op, "ranks", "write the numbers of dims of a plane: [1, 2, 3]")
        return []
    return [of_rank(item, rank) for rank in ranks]


def of_rank(item: Item, rank: str) -> Item:
    """Return the row of one rank."""
    result = {}
    for key, child in item.value.items():
        chosen = child.value.get(rank) if is_by_rank(child) else child
        if chosen is not None:
            result[key] = Item(filled(chosen, rank).value, chosen.line, child.key_line)
    return Item(result | {"ranks": Item(rank, item.value["ranks"].line, item.value["ranks"].key_line)}, item.line)


def is_by_rank(item: Item) -> bool:
    """Return whether an item is a mapping of ranks to values."""
    return isinstance(item.value, dict) and bool(item.value) and set(item.value) <= set("123")


def filled(item: Item, rank: str) -> Item:
    """Return an item with the rank in its texts."""
    value = item.value
    if isinstance(value, list):
        value = [filled(child, rank) for child in value]
    elif isinstance(value, dict):
        value = {key: filled(child, rank) for key, child in value.items()}
    else:
        value = re.sub(r"\{k\+?(\d?)\}", lambda more: str(int(rank) + int(more[1] or 0)), value)
        value = value.replace("int[k]", f"int[{rank}]").replace("{plane}", PLANES[int(rank) - 1])
    return Item(value, item.line, item.key_line)
