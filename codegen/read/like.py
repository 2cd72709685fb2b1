"""Expands `like`: a row that shares the keys of another row, under other names of parameters and results.

`like: fourier(inverse=True)` gives numbers to parameters that the row leaves out; others have their defaults.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Sequence

from ..model.problems import Problems
from ..model.signature import Parameter, Result, Signature, SignatureError, parse_signature
from ..model.spelling import nearest
from .document import Item, Value
from .keys import LIKE, line_of

OWN = ("op", "name", "alias", "also", "in", "only", "operator", "module", "like", "copying", "ranks",
       "unbatched")  # never shared


def by_op(document: Item) -> dict[str, Item]:
    """Return the rows of a document by op."""
    rows = [item for item in document.sequence if "op" in item.mapping]
    return {line_of(item.mapping["op"]).partition("(")[0].strip(): item for item in rows}


def expanded(document: Item, problems: Problems) -> Item:
    """Return the document with the keys of the other row in every row with `like`."""
    rows = by_op(document)
    return Item([one(item, rows, problems) for item in document.sequence], document.line)


def one(item: Item, rows: dict[str, Item], problems: Problems) -> Item:
    """Return a row with the keys of the row that it is like."""
    keys = item.mapping
    if "like" not in keys or "op" not in keys:
        return item
    (name, numbers), op = call(line_of(keys["like"])), line_of(keys["op"])
    other = rows.get(name)
    if other is None or "like" in other.mapping:
        problems.add(keys["like"].key_line, op.partition("(")[0], "like",
                     f"'{name}' is no row with a body" + nearest(name, rows))
        return Item({key: value for key, value in keys.items() if key != "like"}, item.line)
    signature = other.mapping["op"]
    renamed: dict[str, str] = {}
    try:
        signature = Item(preset(line_of(signature), numbers), signature.line, signature.key_line)
        renamed = renaming(parse_signature(signature.text), parse_signature(op))
        numbers = defaults(parse_signature(signature.text), renamed)
    except SignatureError as error:
        problems.add(keys["op"].key_line or item.line, op.partition("(")[0], "op", str(error))
    shared = {key: words(value, renamed, numbers) for key, value in other.mapping.items() if key not in OWN}
    if "" not in [renamed.get(name) for name in result_names(signature)] and "errors" in shared:
        shared.pop("errors")  # some need an option that this row leaves out; without results it always raises them
    if "samples" in shared:
        shared["samples"] = taken(shared["samples"], parse_signature(op).parameters)
    if "samples" in shared and "unbatched" in keys:
        tensors, stated = [item.text for item in keys["unbatched"].sequence], shared["samples"].sequence
        stated.extend([without_batch(sample, tensors) for sample in stated[:1]])
    if "scales" in shared:
        results = [result for result in parse_signature(op).results if not result.saved]
        shared["scales"] = degrees(shared["scales"], len(results) or 1)
    return Item(shared | {key: value for key, value in keys.items() if key != "like"} | {LIKE: signature}, item.line)


def call(text: str) -> tuple[str, dict[str, str]]:
    """Return the name of a row and the numbers of its parameters: `fourier(inverse=True)`."""
    name, _, inside = text.rstrip().removesuffix(")").partition("(")
    parts = [part.partition("=") for part in inside.split(",") if part.strip()]
    return name.strip(), {key.strip(): value.strip() for key, _, value in parts}


def preset(signature: str, numbers: dict[str, str]) -> str:
    """Return a signature with other defaults."""
    for name, value in numbers.items():
        changed = re.sub(rf"\b{name}\s*=[^,)]*", f"{name}={value}", signature)
        if changed == signature and f"{name}={value}" not in signature:
            raise SignatureError(f"'{name}' is no parameter with a default of the row that it is like")
        signature = changed
    return signature


def defaults(signature: Signature, renamed: dict[str, str]) -> dict[str, str]:
    """Return the numbers of the parameters that a row leaves out, as formulas have them."""
    absent = [p for p in signature.parameters if renamed.get(p.name) == "" and not p.required]
    return {p.name: str(int(bool(p.preset)) if p.kind == "bool" else p.preset) for p in absent
            if p.kind in ("int", "bool", "scalar", "word") and p.preset is not None}


def degrees(scales: Item, results: int) -> Item:
    """Return `scales` with the degrees of the first results."""
    cut = {name: Item(item.value[:results], item.line) if isinstance(item.value, list) else item
           for name, item in scales.mapping.items()}
    return Item(cut, scales.line, scales.key_line)


def renaming(other: Signature, own: Signature) -> dict[str, str]:
    """Return the new names by the other row's; a parameter or result that is left out has the name ""."""
    names: dict[str, str] = {}
    given = [p for p in own.parameters if p.kind != "fixed"]
    pairs: list[tuple[Sequence[Parameter | Result], Sequence[Parameter | Result]]]
    pairs = [(other.parameters, given), (other.results, own.results)]
    for theirs, mine in pairs:
        if len(mine) > len(theirs) or not all(map(fits, mine, theirs)):
            raise SignatureError("a row that is like another begins with its parameters and results")
        padded = [*(one.name for one in mine), *[""] * (len(theirs) - len(mine))]
        names |= dict(zip((one.name for one in theirs), padded, strict=True))
    return names


def result_names(signature: Item) -> list[str]:
    """Return the names of a row's results."""
    return [result.name for result in parse_signature(line_of(signature)).results]


def taken(samples: Item, parameters: Sequence[Parameter]) -> Item:
    """Return the samples whose lists have as many ints as the parameters take, with the word for a word's position."""
    lengths = {p.name: p.length for p in parameters if p.kind == "ints"}
    words = {(p.name, str(k)): word for p in parameters for k, word in enumerate(p.words)}
    result = [sample for sample in samples.sequence if all(
        not isinstance(value.value, list) or len(value.value) == lengths.get(name, len(value.value))
        for name, value in sample.mapping.items())]
    spelled = [Item({name: Item(words.get((name, value.text), value.value), value.line, value.key_line)
                     for name, value in sample.mapping.items()}, sample.line) for sample in result]
    return Item(spelled, samples.line, samples.key_line)


def without_batch(sample: Item, tensors: list[str]) -> Item:
    """Return a sample of a row with ranks without the batch dim of its tensors: sizes, or the values of one plane."""
    result = dict(sample.mapping)
    for name in tensors:
        if isinstance(result[name].value, dict):
            result[name] = Item({"values": result[name].mapping["values"].sequence[0]}, result[name].line)
        else:
            result[name] = Item(result[name].sequence[1:], result[name].line, result[name].key_line)
    return Item(result, sample.line)


def fits(mine: Parameter | Result, other: Parameter | Result) -> bool:
    """Return whether a parameter or result takes the place of the other row's. A list may have a fixed length."""
    return types(mine) == types(other) or (types(mine)[1], types(other)[1]) == ("ints", "list")


def types(one: Parameter | Result) -> tuple[str | None, str, str]:
    """Return what a parameter or result must have in common with that of the other row. A word is its position."""
    if isinstance(one, Result):
        return one.dtype, "", one.part
    return one.dtype, "int" if one.kind == "word" else one.kind, ""


def words(item: Item, renamed: dict[str, str], numbers: dict[str, str]) -> Item:
    """Return an item with other names, and numbers in place of names, in its texts and keys."""
    value: Value
    if isinstance(item.value, list):
        value = [words(child, renamed, numbers) for child in item.value]
    elif isinstance(item.value, dict):
        value = {text(key, renamed): words(child, renamed, numbers) for key, child in item.value.items()
                 if renamed.get(key) != ""}
    else:
        value = reduced(text(item.value, renamed | numbers)) if numbers else text(item.value, renamed)
    return Item(value, item.line, item.key_line)


def text(value: str, renamed: dict[str, str]) -> str:
    """Return a text with other names, also in the names of gradients."""
    def other(match: re.Match[str]) -> str:
        head, name = match[1] or "", match[2]
        return renamed.get(match[0]) or head + (renamed.get(name) or name)

    return re.sub(r"(?<![\w.])(grad_)?([A-Za-z_]\w*)\b(?!\()", other, value)


ARITHMETIC = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


def reduced(value: str) -> str:
    """Return a text with the results of operations of two numbers that are arguments: `f(x, 1 - 0)` is `f(x, 1)`."""
    def result(match: re.Match[str]) -> str:
        number = ARITHMETIC[match[2]](int(match[1]), int(match[3]))
        return str(int(number) if number == int(number) else number)

    return re.sub(r"(?<=, )(\d+) ([-+*/]) ([1-9]\d*|(?<!/ )0)(?=[,)])", result, value)
