"""Finds the changed rows, and reads their texts before and after with the present generator."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..model.problems import CatalogueError
from ..read.catalogue import loads_some
from ..read.pick import items, names_of, op_of
from .history import Difference

if TYPE_CHECKING:
    from ..model.rows import Row

ALIKE = 0.75  # common share of a removed and a new row's texts from which on the row counts as renamed


@dataclass
class Change:
    """A row before and after; a new or removed row has one of them."""

    kind: str  # changed, new, removed, renamed, moved
    op: str
    before: str
    after: str
    line: int  # in the new catalogue, or in the old one of a removed row
    old: tuple[Row, ...] = ()  # the rows of the text: two for a loss
    new: tuple[Row, ...] = ()
    unread: str = ""  # why this generator cannot read the old text
    section: str = ""

    @property
    def diff(self) -> list[str]:
        """The lines of the row, with a sign for removed, added and unchanged ones."""
        if self.kind in ("new", "removed"):
            text = self.after or self.before
            return [("+" if self.after else "-") + line for line in text.rstrip().splitlines()]
        before, after = (text.rstrip().splitlines() for text in (self.before, self.after))
        lines = list(difflib.unified_diff(before, after, n=2, lineterm=""))[2:]
        return [line for line in lines if not line.startswith("@@")]

    @property
    def names(self) -> set[str]:
        """The names by which generated code refers to the row."""
        return {name for row in (*self.old, *self.new) for name in names_of_row(row)} | set(
            names_of(self.before) + names_of(self.after))

    @property
    def pairs(self) -> list[tuple[Row, Row]]:
        """The matching rows before and after."""
        if not (self.old and self.new):
            return []
        return list(zip(self.old, self.new, strict=False))


def names_of_row(row: Row) -> set[str]:
    """Return the names of a row in generated files."""
    return {row.op, *row.public_names, row.function_class, row.module or row.op}


@dataclass(frozen=True)
class Text:
    """A catalogue as the texts of its rows, by op."""

    rows: dict[str, str]
    lines: dict[str, int]
    sections: dict[str, str]
    headings: dict[str, str]


def split(text: str) -> Text:
    """Return the rows of a catalogue's text, with their lines and sections."""
    rows, lines, sections, headings, heading, line = {}, {}, {}, {}, "", 1
    for item in items(text):
        op = op_of(item)
        if item.startswith("- section:"):
            heading = item.removeprefix("- section:").split()[0]
            headings[heading] = item.rstrip()
        elif op:
            rows[op], lines[op], sections[op] = item.rstrip(), line, heading
        line += item.count("\n")
    return Text(rows, lines, sections, headings)


def changes(difference: Difference, catalogue: str) -> tuple[list[Change], Text, Text]:
    """Return the differing rows in the order of the new catalogue, removed ones last, and both catalogues as texts."""
    before, after = split(difference.before(catalogue)), split(difference.after(catalogue))
    gone = [op for op in before.rows if op not in after.rows]
    renamed = renames(before, after, gone)
    result = []
    for op, text in after.rows.items():
        was = renamed.get(op, op)
        old = before.rows.get(was, "")
        kind = "renamed" if op in renamed else "new" if not old else "changed" if old != text else ""
        if not kind and before.sections[op] != after.sections[op]:
            kind = "moved"
        if kind:
            result.append(Change(kind, op, old, text, after.lines[op], section=after.sections[op]))
    result += [Change("removed", op, before.rows[op], "", before.lines[op], section=before.sections[op])
               for op in gone if op not in renamed.values()]
    read_into(result, difference, catalogue)
    return result, before, after


def renames(before: Text, after: Text, gone: list[str]) -> dict[str, str]:
    """Return the new op of each old one whose text is the same except for the name."""
    fresh = [op for op in after.rows if op not in before.rows]
    result: dict[str, str] = {}
    for op in fresh:
        best = max((op_ for op_ in gone if op_ not in result.values()), default=None,
                   key=lambda was: likeness(before.rows[was], was, after.rows[op], op))
        if best and likeness(before.rows[best], best, after.rows[op], op) >= ALIKE:
            result[op] = best
    return result


def likeness(before: str, was: str, after: str, op: str) -> float:
    """Return the common share of two rows' texts, without their names."""
    one, other = (re.sub(rf"\b{name}\b", "", text) for name, text in ((was, before), (op, after)))
    return difflib.SequenceMatcher(None, one.split(), other.split(), autojunk=False).ratio()


def read_into(found: list[Change], difference: Difference, catalogue: str) -> None:
    """Read both states of the rows. Problems of the new state are raised; the old one may use an older grammar."""
    new = [change.op for change in found if change.after]
    for row in read(difference.after(catalogue), new, difference, catalogue) if new else ():
        change = next(each for each in found if each.after and row.op in names_of(each.after))
        change.new += (row,)
    for change in found:
        if change.before:
            try:
                change.old = read(difference.before(catalogue), [op_of(change.before)], difference, catalogue)
            except CatalogueError as error:
                change.unread = error.messages[0]


def read(text: str, ops: list[str], difference: Difference, catalogue: str) -> tuple[Row, ...]:
    return loads_some(text, set(ops), catalogue, difference.root).rows
