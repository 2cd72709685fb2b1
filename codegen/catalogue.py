"""ops.yaml as typed, checked rows: everything unclear is refused, with file, line, op and the nearest known word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from . import composed
from .document import CatalogueError, Item, Problems, nearest, read
from .keys import SECTION_KEYS
from .reader import RowReader
from .rows import OPERATORS, Row


@dataclass(frozen=True)
class Section:
    """Rows of one kind; names one generated C file."""

    name: str
    doc: str
    line: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Catalogue:
    """All sections in order."""

    file: str
    sections: tuple[Section, ...]

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All rows, in the order of the tables."""
        return tuple(row for section in self.sections for row in section.rows)

    @cached_property
    def by_op(self) -> dict[str, Row]:
        """Rows by their unique name."""
        return {row.op: row for row in self.rows}

    @cached_property
    def by_name(self) -> dict[str, tuple[Row, ...]]:
        """Rows by public name or alias: the overloads, in order."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            for name in row.public_names:
                found.setdefault(name, []).append(row)
        return {name: tuple(rows) for name, rows in found.items()}

    @cached_property
    def by_operator(self) -> dict[str, Row]:
        """The first row that serves each operator."""
        return {row.operator: row for row in reversed(self.rows) if row.operator}


def load(path: Path | str) -> Catalogue:
    """Reads the catalogue; CatalogueError holds every problem found."""
    path = Path(path)
    return loads(path.read_text(encoding="utf-8"), path.name)


def loads(text: str, file: str = "ops.yaml") -> Catalogue:
    """The same from text."""
    problems = Problems(file)
    document = read(text, problems)
    if not isinstance(document.value, list):
        problems.add(document.line, "", "the catalogue is a list of sections and rows")
        raise CatalogueError(problems.messages)
    catalogue = Catalogue(file, tuple(_sections(document, problems)))
    _check_names(catalogue, problems)
    if not problems.found:
        _check_composed(catalogue, problems)
    if problems.found:
        raise CatalogueError(problems.messages)
    return catalogue


def _sections(document: Item, problems: Problems):
    """Groups the items under their section."""
    heading: tuple[str, str, int] | None = None
    rows: list[Row] = []
    for item in document.value:
        if not isinstance(item.value, dict):
            problems.add(item.line, "", "an item is a mapping that starts with section: or op:")
        elif "section" in item.value:
            if heading:
                yield Section(*heading, tuple(rows))
            heading, rows = _heading(item, problems), []
        else:
            if heading is None:
                heading = ("rows", "", item.line)
                problems.add(item.line, "", "rows come after a 'section:' item")
            row = RowReader(item, heading[0], problems).row()
            rows += [row] if row else []
    if heading:
        yield Section(*heading, tuple(rows))


def _heading(item: Item, problems: Problems) -> tuple[str, str, int]:
    name = item.value["section"].text
    for key, value in item.value.items():
        if key not in SECTION_KEYS:
            problems.add(value.key_line, name, f"unknown key '{key}'" + nearest(key, SECTION_KEYS))
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        problems.add(item.line, name, "a section's name is snake_case")
    if "doc" not in item.value:
        problems.add(item.line, name, "a section needs a doc")
    return name, item.value["doc"].text if "doc" in item.value else "", item.line


def _check_names(catalogue: Catalogue, problems: Problems) -> None:
    """Ops, sections, C names and operators are unique; alias and public names do not hide an op elsewhere."""
    seen: dict[str, Row] = {}
    for row in catalogue.rows:
        if row.op in seen:
            problems.add(row.line, row.op, f"this op stands in line {seen[row.op].line} already")
        seen.setdefault(row.op, row)
    sections: dict[str, Section] = {}
    for section in catalogue.sections:
        if section.name in sections:
            problems.add(
                section.line,
                section.name,
                f"this section stands in line {sections[section.name].line}",
            )
        sections.setdefault(section.name, section)
    _check_inplace_names(catalogue, problems)
    _check_operators(catalogue, problems)


def _check_inplace_names(catalogue: Catalogue, problems: Problems) -> None:
    """A derived in-place form must not meet a row of that very name."""
    for row in catalogue.rows:
        if row.inplace and f"{row.public}_" in catalogue.by_name:
            other = catalogue.by_name[f"{row.public}_"][0]
            problems.add(
                row.line, row.op, f"its in-place form is {other.op} in line {other.line} already"
            )


def _check_operators(catalogue: Catalogue, problems: Problems) -> None:
    serving: dict[str, Row] = {}
    for row in catalogue.rows:
        if not row.operator:
            continue
        if row.operator not in OPERATORS:
            problems.add(
                row.line,
                row.op,
                f"unknown operator '{row.operator}'" + nearest(row.operator, OPERATORS),
            )
        other = serving.setdefault(row.operator, row)
        if other.public != row.public:
            problems.add(
                row.line,
                row.op,
                f"operator '{row.operator}' is served by {other.op} in line {other.line}",
            )


def _check_composed(catalogue: Catalogue, problems: Problems) -> None:
    """Composed gradients call rows that exist, with arguments that they take."""
    for row in catalogue.rows:
        for gradient in row.formula_gradients:
            where = f"grad.{gradient.comma_names}"
            if row.elementwise:
                wrong = composed.missing_functions(gradient.tree, catalogue)
            else:
                wrong = composed.check(row, gradient, catalogue)
            for sentence in wrong:
                problems.add(gradient.line, row.op, where, sentence)
