"""Reads YAML into strings, lists and mappings with line numbers, without any conversion."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TypeAlias

import yaml

from ..model.problems import CatalogueError, Problems

Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # of all scalars text
Value: TypeAlias = "str | list[Item] | dict[str, Item]"
Plain: TypeAlias = "None | bool | int | float | str | list[Plain] | dict[str, Plain]"  # a Value, converted


@dataclass(frozen=True)
class Item:
    """Value of the document: a text, a list or a mapping. `text`, `sequence` and `mapping` are empty for others."""

    value: Value
    line: int
    key_line: int = 0

    @property
    def text(self) -> str:
        return self.value if isinstance(self.value, str) else ""

    @property
    def sequence(self) -> list[Item]:
        return self.value if isinstance(self.value, list) else []

    @property
    def mapping(self) -> dict[str, Item]:
        return self.value if isinstance(self.value, dict) else {}

    @property
    def several(self) -> list[Item]:
        """The items of a list, or the item alone."""
        return self.value if isinstance(self.value, list) else [self]


def read(text: str, problems: Problems) -> Item:
    """Return the document as Items. A syntax error ends the run at once; other problems are collected."""
    deep = too_deep(text)
    if deep:
        problems.add(text.count("\n", 0, deep) + 1, "", "lists are nested too deeply; write one level")
        raise CatalogueError(problems.messages)
    try:
        node = yaml.compose(text, Loader=Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problems.add(
            mark.line + 1 if mark else 1,
            "",
            (error.problem or "not YAML") + hint(error.problem or ""),
        )
        raise CatalogueError(problems.messages) from None
    except yaml.YAMLError as error:
        problems.add(1, "", f"not YAML: {' '.join(str(error).split())}; write the character as \\x.. in quotes, or not")
        raise CatalogueError(problems.messages) from None
    if node is None:
        return Item([], 1)
    return _item(node, problems, set())


LEVELS = 50  # of lists and mappings; the readers are recursive


def too_deep(text: str) -> int:
    """Return the line where brackets or items are nested deeper than any row needs, or 0."""
    depth = 0
    for sign in re.finditer(r"(?:[-?] ){20}|^- |[][{}]", text, re.M):
        depth = 0 if sign[0] == "- " else LEVELS if len(sign[0]) > 1 else depth + (1 if sign[0] in "[{" else -1)
        if depth == LEVELS:
            return sign.end()
    return 0


QUOTABLE = (
    "mapping values are not allowed",
    "cannot start any token",
    "expected",
    "unknown escape",
    "while scanning a simple key",
    "block mapping",
    "undefined alias",
    "could not find",
)


def hint(problem: str) -> str:
    """Return advice if YAML interpreted a character of a formula or sentence as its own syntax, or lines as nested."""
    if "'-' indicator" in problem:
        return "; begin each item with - in the first column, and indent the keys of a row by two spaces"
    return '; quote it: "..."' if any(part in problem for part in QUOTABLE) else ""


def _item(node: yaml.Node, problems: Problems, seen: set[int]) -> Item:
    line = node.start_mark.line + 1
    if id(node) in seen:
        problems.add(line, "", "an anchor (&name) and its alias (*name) are not supported; write the text again")
        return Item("", line)
    seen.add(id(node))
    if not node.tag.startswith("tag:yaml.org,2002:") or "python/" in node.tag:
        problems.add(line, "", f"'{node.tag}': tags are not supported; quote the text that begins with it")
    if isinstance(node, yaml.ScalarNode):
        if not node.value.isprintable() and any(
            unicodedata.category(letter) in UNPRINTED and letter not in "\n\t" for letter in node.value
        ):
            problems.add(line, "", "a control character is not allowed")
        return Item(node.value, line)
    if isinstance(node, yaml.SequenceNode):
        return Item([_item(child, problems, seen) for child in node.value], line)
    return Item(_mapping(node, problems, seen), line)


UNPRINTED = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format, surrogate, line and paragraph separator


def _mapping(node: yaml.Node, problems: Problems, seen: set[int]) -> dict[str, Item]:
    result: dict[str, Item] = {}
    owner = next((value.value for key, value in node.value if key.value == "op"), "")
    owner = owner.partition("(")[0].strip() if isinstance(owner, str) else ""
    for key, value in node.value:
        line = key.start_mark.line + 1
        name = key.value if isinstance(key.value, str) else "?"
        if name in result:
            problems.add(
                line,
                owner,
                f"'{name}' stands here twice; the first is in line {result[name].key_line}",
            )
            continue
        item = _item(value, problems, seen)
        result[name] = Item(item.value, item.line, line)
    return result


def convert(item: Item | str) -> Plain:
    """Return a scalar as a number, truth value, None or string; convert lists and mappings element by element.

    Numbers and constants follow Python's rules (`True`, `None`, `1e-5`), because YAML reads `no` as false and `1e-5`
    as a string.

    >>> [convert(text) for text in ("no", "1e-5", "3", "true", "None", "inf")]
    ['no', 1e-05, 3, True, None, inf]
    """
    value = item.value if isinstance(item, Item) else item
    if isinstance(value, list):
        return [convert(child) for child in value]
    if isinstance(value, dict):
        return values_of(value)
    if value in ("None", "null", "~", ""):
        return None
    if value in ("True", "true", "False", "false"):
        return value in ("True", "true")
    for number in (int, float):
        try:
            return number(value.replace("_", "?"))
        except ValueError:
            continue
    return value


def values_of(items: dict[str, Item]) -> dict[str, Plain]:
    """Return the values of items, converted, by name."""
    return {name: convert(child) for name, child in items.items()}
