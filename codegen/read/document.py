"""YAML as strings, lists and mappings that know their line; nothing is converted or lost."""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from ..model.problems import CatalogueError, Problems

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class Item:
    """A value of the document: str, list of Items, or dict of str to Item."""

    value: object
    line: int
    key_line: int = 0

    @property
    def text(self) -> str:
        return self.value if isinstance(self.value, str) else ""


def read(text: str, problems: Problems) -> Item:
    """The document as Items. A syntax error is the only problem that ends the run at once."""
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
    if node is None:
        return Item([], 1)
    return _item(node, problems)


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
    """What helps where YAML took a sign of a formula or sentence for one of its own."""
    return '; quote it: "..."' if any(part in problem for part in QUOTABLE) else ""


def _item(node, problems: Problems) -> Item:
    line = node.start_mark.line + 1
    if not node.tag.startswith("tag:yaml.org,2002:") or "python/" in node.tag:
        problems.add(line, "", f"'{node.tag}': a tag has no meaning here; quote the text that begins with it")
    if isinstance(node, yaml.ScalarNode):
        return Item(node.value, line)
    if isinstance(node, yaml.SequenceNode):
        return Item([_item(child, problems) for child in node.value], line)
    return Item(_mapping(node, problems), line)


def _mapping(node, problems: Problems) -> dict[str, Item]:
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
        item = _item(value, problems)
        result[name] = Item(item.value, item.line, line)
    return result


def convert(item: Item | str):
    """A scalar as the number, truth value, None or string that it reads as; lists and mappings
    likewise.

    YAML's own rules make `no` false and `1e-5` a string, so ours are Python's: `True`, `None`,
    `1e-5`.

    >>> [convert(text) for text in ("no", "1e-5", "3", "true", "None", "inf")]
    ['no', 1e-05, 3, True, None, inf]
    """
    value = item.value if isinstance(item, Item) else item
    if isinstance(value, list):
        return [convert(child) for child in value]
    if isinstance(value, dict):
        return {name: convert(child) for name, child in value.items()}
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
