"""Splits a `loss` row into two rows: the elements of the loss, and their mean or sum in one pass."""

from __future__ import annotations

import re

from ..model.bodies import ELEMENTS
from .document import Item
from .gradients import REASON
from .keys import line_of

REDUCTION = re.compile(r",\s*Reduction\s+(\w+)\s*(=\s*\w+)?")
# Keys that the row of the elements does not have.
WHOLE = ("alias", "also", "module", "name", "reduction", "samples", "errors")


def expanded(item: Item) -> list[Item]:
    """Return the items of a loss row: the internal row of the elements, then the reduction. Other rows are unchanged.

    The gradient of the sum is that of the elements. The gradient of the mean is divided by their number.
    """
    keys = item.mapping
    if "loss" not in keys or not isinstance(keys["loss"].value, str) or "op" not in keys or "only" in keys:
        return [item]
    result = REDUCTION.findall(line_of(keys["op"]))
    if len(result) != 1 or "->" in line_of(keys["op"]):
        return [item]
    return [Item(elements(keys), item.line), Item(reduced(keys, result[0][0]), item.line)]


def changed(item: Item, text: str) -> Item:
    """Return an Item at the same line with another text."""
    return Item(text, item.line, item.key_line)


def elements(keys: dict[str, Item]) -> dict[str, Item]:
    """Return the row of the elements. It is internal; F and nn call it if the reduction is "none"."""
    signature = REDUCTION.sub("", line_of(keys["op"]))
    name, _, rest = signature.partition("(")
    kept = {key: value for key, value in keys.items() if key not in WHOLE}
    return kept | {
        "op": changed(keys["op"], f"{name}{ELEMENTS}({rest}"),
        "only": changed(keys["loss"], "internal"),
    }


def reduced(keys: dict[str, Item], reduction: str) -> dict[str, Item]:
    """Return the row of the mean or sum."""
    loss = keys["loss"]
    kept = {key: value for key, value in keys.items() if key != "loss"}
    body = {
        "start": changed(loss, "0"),
        "step": changed(loss, f"acc + ({line_of(loss)})"),
        "finish": changed(loss, f"select({reduction} == 1, acc / count, acc)"),
    }
    kept["reduce"] = Item(body, loss.line, loss.key_line)
    kept["only"] = changed(loss, "function")
    stated = keys["require"] if "require" in keys else Item([], loss.line)
    one = changed(loss, f"{reduction} == 1 or {reduction} == 2")
    kept["require"] = Item([*stated.several, one], stated.line, stated.key_line)
    if "test" in keys:
        text = line_of(keys["test"])
        kept["test"] = changed(keys["test"], f"np.sum({text}) / (np.size({text}) if {reduction} == 1 else 1)")
    if "grad" in keys and isinstance(keys["grad"].value, dict):
        grad = keys["grad"]
        shares = {name: changed(child, share(line_of(child), reduction)) for name, child in grad.mapping.items()}
        kept["grad"] = Item(shares, grad.line, grad.key_line)
    return kept


def share(text: str, reduction: str) -> str:
    """Return the gradient of one element, of the mean or of the sum."""
    plain = text == "none" or REASON.fullmatch(text)
    return text if plain else f"({text}) / select({reduction} == 1, count, 1)"
