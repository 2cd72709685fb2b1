"""Expands `ranks`: a row that stands for a row per number of dims of a plane.

In its texts `{k}` and the `k` of `int[k]` are the rank, `{k+1}` is one more, and `{plane}` its letters; a mapping by
rank has a value for some.
"""

from __future__ import annotations

import re

from ..model.problems import Problems
from .document import Item, Value
from .keys import line_of

PLANES = ("L", "H, W", "D, H, W")


def expanded(document: Item, problems: Problems) -> Item:
    """Return the document with a row for each rank in place of every row with `ranks`."""
    rows: list[Item] = []
    for item in document.sequence:
        rows += by_rank(item, problems) if {"ranks", "op"} <= item.mapping.keys() else [item]
    return Item(rows, document.line)


def by_rank(item: Item, problems: Problems) -> list[Item]:
    """Return the rows of a row with `ranks`."""
    keys = item.mapping
    ranks = [one.text for one in keys["ranks"].sequence]
    if not ranks or not set(ranks) <= set("123"):
        op = line_of(keys["op"]).partition("(")[0]
        problems.add(keys["ranks"].key_line, op, "ranks", "write the numbers of dims of a plane: [1, 2, 3]")
        return []
    return [of_rank(item, rank) for rank in ranks]


def of_rank(item: Item, rank: str) -> Item:
    """Return the row of one rank."""
    result: dict[str, Item] = {}
    ranks = item.mapping["ranks"]
    for key, child in item.mapping.items():
        chosen = of(child, rank)
        if chosen is not None:
            result[key] = Item(filled(chosen, rank).value, chosen.line, child.key_line)
    return Item(result | {"ranks": Item(rank, ranks.line, ranks.key_line)}, item.line)


def of(item: Item, rank: str) -> Item | None:
    """Return the value for a rank of a mapping by rank, which may have none; another item is its own value."""
    return item.mapping.get(rank) if item.mapping and set(item.mapping) <= set("123") else item


def filled(item: Item, rank: str) -> Item:
    """Return an item with the rank in its texts."""
    value: Value
    if isinstance(item.value, list):
        value = [filled(child, rank) for child in item.value]
    elif isinstance(item.value, dict):
        value = {key: filled(chosen, rank) for key, child in item.value.items() if (chosen := of(child, rank))}
    else:
        value = re.sub(r"\{k\+?(\d?)\}", lambda more: str(int(rank) + int(more[1] or 0)), item.value)
        value = value.replace("int[k]", f"int[{rank}]").replace("{plane}", PLANES[int(rank) - 1])
    return Item(value, item.line, item.key_line)
