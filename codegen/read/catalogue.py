"""Reads ops.yaml into typed, checked rows. An error names file, line, op and the nearest known word."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ..model import names
from ..model.catalogue import Catalogue, Section
from ..model.compose import Resolver
from ..model.composition import wrong_calls
from ..model.formula import Call, FormulaError, walk
from ..model.keys import SECTION_KEYS
from ..model.problems import CatalogueError, Problems
from ..model.spelling import instead, is_written
from ..model.vocabulary import ARITIES
from ..place import BASE, ROOT, Place, shown
from . import like, pick, ranks
from .document import Item, read
from .forms import with_forms
from .head import Head, read_head
from .keys import line_of
from .losses import expanded
from .row import RowReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..model.bodies import Gradient
    from ..model.formula import Node
    from ..model.rows import Row


def load(path: Path | str) -> Catalogue:
    """Return the catalogue of a place. Raises CatalogueError with all problems."""
    path = Path(path)
    return loads(text_of(path), shown(path), path.resolve().parent)


def text_of(path: Path) -> str:
    """Return the text of a catalogue's file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CatalogueError([f"{path}: {error.strerror}"]) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes().count(b"\n", 0, error.start) + 1
        raise CatalogueError([f"{shown(path)}:{line}: {error.reason}; save the file as UTF-8"]) from None


def load_named(path: Path | str, name: str) -> Catalogue:
    """Return a catalogue of the rows with this op or public name, 20 times as fast. CatalogueError if there is none."""
    path = Path(path)
    text = text_of(path)
    return loads_some(text, pick.ops_named(text, name), shown(path), path.resolve().parent)


def loads_some(text: str, ops: Iterable[str], file: str, root: Path) -> Catalogue:
    """Return some rows of a catalogue, without the checks between rows, which ran when the catalogue was generated."""
    problems = Problems(file)
    document = read(pick.picked(text, ops), problems)
    head = read_head(document.sequence[0], problems) if document.sequence else Head()
    rows = Item(document.sequence[1 if head.package else 0 :], document.line)
    rows = like.expanded(ranks.expanded(rows, problems), problems)
    sections = tuple(_sections(rows, problems, Place(root, head.package, trusted=True)))
    if problems.found:
        raise CatalogueError(problems.messages)
    return Catalogue(file, sections, head.package, head.methods, None, root)


def loads(text: str, file: str = "ops.yaml", root: Path = ROOT) -> Catalogue:
    """Return the catalogue in a text; C files and composed functions are searched below `root`."""
    problems = Problems(file)
    document = read(text, problems)
    if not isinstance(document.value, list):
        problems.add(document.line, "", "the catalogue is a list of sections and rows")
        raise CatalogueError(problems.messages)
    head = read_head(document.value[0], problems) if document.value else Head()
    position = Place(root, head.package)
    rows = Item(document.value[1 if head.package else 0 :], document.line)
    rows = like.expanded(ranks.expanded(rows, problems), problems)
    base = base_catalogue() if head.package else None
    sections = tuple(_sections(rows, problems, position))
    catalogue = Catalogue(file, sections, head.package, head.methods, base, root)
    if not sections and not problems.found:
        problems.add(document.line, "", "the catalogue has no rows")
    for section in sections:
        if not section.rows and not problems.found:
            problems.add(section.line, section.name, "a section has rows")
    for line, owner, sentence in names.name_conflicts(catalogue):
        problems.add(line, owner, sentence)
    if not problems.found:
        _check_gradients(catalogue, problems)
    if problems.found:
        raise CatalogueError(problems.messages)
    return catalogue


@cache
def base_catalogue() -> Catalogue:
    """Return torch's rows, which rows of packages may call, without checks: they were checked before the release."""
    problems = Problems(BASE.name)
    rows = like.expanded(ranks.expanded(read(BASE.read_text(encoding="utf-8"), problems), problems), problems)
    sections = _sections(rows, problems, Place(trusted=True))
    return Catalogue(BASE.name, tuple(sections))


def _sections(document: Item, problems: Problems, place: Place) -> Iterator[Section]:
    """Group the items by section."""
    heading: tuple[str, str, int] | None = None
    rows: list[Row] = []
    for item in document.sequence:
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
            rows += _rows(item, heading[0], problems, place)
    if heading:
        yield Section(*heading, tuple(rows))


def _rows(item: Item, section: str, problems: Problems, place: Place) -> list[Row]:
    """Return the rows of an item. Problems of several rows of an item are reported for the first."""
    result: list[Row] = []
    known = len(problems.found)
    for each in (one for form in with_forms(item) for one in expanded(form)):
        row = RowReader(each, section, problems, place).row() if len(problems.found) == known else None
        result += [row] if row else []
    return result


def _heading(item: Item, problems: Problems) -> tuple[str, str, int]:
    keys = item.mapping
    name = line_of(keys["section"])
    for key, value in keys.items():
        if key not in SECTION_KEYS:
            problems.add(value.key_line, name, f"unknown key '{key}'" + instead(key, SECTION_KEYS))
    if not is_written(name):
        problems.add(item.line, name, "a section's name is snake_case")
    doc = line_of(keys["doc"]) if "doc" in keys else ""
    if not doc:
        problems.add(item.line, name, "a section needs a doc")
    elif not doc.endswith("."):
        problems.add(item.line, name, "doc", "a sentence ends with a period")
    return name, doc, item.line


def _check_gradients(catalogue: Catalogue, problems: Problems) -> None:
    """Check that composed gradients call existing rows correctly, and that element gradients can be recorded."""
    for row in catalogue.rows:
        if row.operator and catalogue.base:
            problems.add(row.line, row.op, "operator", "Python's operators are served by torch's rows alone")
        elif row.operator and catalogue.by_operator[row.operator].public != row.public:
            server = catalogue.by_operator[row.operator]
            problems.add(
                row.line,
                row.op,
                f"operator '{row.operator}' is served by {server.op} in line {server.line}",
            )
        for number, name in row.shortcuts.items():
            other = catalogue.by_op.get(name)
            first = [row.parameters[0].name]
            if other is None or [p.name for p in other.parameters] != first or not set(other.dtypes) <= set(row.dtypes):
                problems.add(row.line, row.op, f"shortcuts.{number:g}",
                             f"'{name}' is no row of '{first[0]}' alone, of types that this one has")
            elif all(sample.get(row.parameters[1].name) != number for sample in row.samples):
                problems.add(row.line, row.op, f"shortcuts.{number:g}",
                             f"no sample has {row.parameters[1].name}: {number:g}, so that nothing tests it")
        for line, sentence in wrong_calls(row, catalogue) if row.body.kind == "composed" else ():
            problems.add(line, row.op, "compose", sentence)
        for gradient in row.formula_gradients:
            where = f"grad.{gradient.comma_names}"
            if row.elementwise:
                trees = [gradient.tree, *(let.tree for let in gradient.lets.values())]
                wrong = [] if row.recorded else missing_functions(trees, catalogue)
            else:
                wrong = _unresolved(row, gradient, catalogue)
            for sentence in wrong:
                problems.add(gradient.formula.line, row.op, where, sentence)


def _unresolved(row: Row, gradient: Gradient, catalogue: Catalogue) -> list[str]:
    """Return the reason why a composed gradient cannot be printed, or None."""
    try:
        Resolver(row, catalogue).gradient(gradient)
    except FormulaError as error:
        return [str(error)]
    return []


def missing_functions(trees: Iterable[Node], catalogue: Catalogue) -> list[str]:
    """Return the functions of an element formula that are not rows, so that the formula could not run in Python."""
    called = {
        node.function for tree in trees for node in walk(tree) if isinstance(node, Call)
    } & set(ARITIES)
    instead = {"select": "where", "isnan": "ne"}
    used = sorted(instead.get(name, name) for name in called)
    hint = "" if catalogue.base else "; the catalogue of a package begins with - package: name, and has torch's rows"
    return [
        f"gradients of gradients need a row named '{name}'{hint}"
        for name in used
        if name not in catalogue.callable or catalogue.callable[name][0].internal
    ]
