"""Reads the plain keys of a row and reports problems in each."""

from __future__ import annotations

import re

from ..model.keys import KEYS, ONLY, OPERATORS, REQUIRED, UNARY_OPERATORS
from ..model.limits import DIMS
from ..model.problems import Problems
from ..model.signature import DTYPES, GROUPS, MEANT_GROUPS, UNSIGNED, Signature
from ..model.spelling import closest, instead, is_written, nearest
from .document import Item

LIKE = "like_signature"  # of an expanded row (read/like.py): the signature of the row whose keys it shares


class KeyReader:
    """Reader of a row's mapping, for the keys that do not depend on others."""

    signature: Signature  # it is read before the keys that depend on it, as are the types
    types: tuple[str, ...]

    def __init__(self, item: Item, section: str, problems: Problems) -> None:
        self.item, self.keys, self.section, self.problems = item, item.mapping, section, problems
        self.op = ""
        self.op = self.text("op").partition("(")[0].strip()

    def wrong(self, key: str, sentence: str, item: Item | None = None) -> None:
        """Record a problem at the line of a key, or of a value below it."""
        base = key.partition(".")[0]
        known = self.keys[base].key_line if base in self.keys else self.item.line
        self.problems.add(
            item.line if item else known, self.op, "" if key == "op" else key, sentence
        )

    def text(self, key: str) -> str:
        """Return the value of a key as text; record a problem if it is a list or mapping."""
        if key not in self.keys:
            return ""
        if not isinstance(self.keys[key].value, str):
            self.wrong(key, "write one line of text")
        return line_of(self.keys[key])

    def mapping(self, key: str, item: Item, what: str) -> dict[str, Item]:
        """Return the items of a mapping from names to texts."""
        if not isinstance(item.value, dict) or not item.value:
            self.wrong(key, f"write a mapping of {what}", item)
            return {}
        for name, child in item.value.items():
            if not isinstance(child.value, str) or not child.text.strip():
                self.wrong(f"{key}.{name}", "write one line of text", child)
        return {name: child for name, child in item.value.items() if child.text.strip()}

    def check_keys(self) -> None:
        """Report unknown and missing keys. A misspelled key is read as the nearest one, to avoid further errors."""
        for key, value in list(self.keys.items()):
            if key == LIKE:
                continue
            if key not in KEYS:
                self.problems.add(value.key_line, self.op, f"unknown key '{key}'" + nearest(key, KEYS))
                if meant := closest(key, KEYS):
                    self.keys.setdefault(meant, value)
            elif key not in REQUIRED and not value.value:
                self.problems.add(value.key_line, self.op, f"'{key}' is empty: fill it in or leave it out")
        for key in REQUIRED:
            if key not in self.keys or not self.keys[key].value:
                self.problems.add(self.item.line, self.op, f"'{key}' is missing; write {KEYS[key]}")

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        """Return one of a few words, or nothing."""
        value = self.text(key)
        if key in self.keys and value not in allowed:
            self.wrong(
                key, f"'{value}' is not one of {', '.join(allowed)}" + nearest(value, allowed)
            )
            return ""
        return value

    def doc(self) -> str:
        """Return the doc; report text that is not a sentence."""
        doc = self.text("doc")
        if doc and not (doc.endswith(".") or ". " in doc):
            self.wrong("doc", "the first sentence ends with a period")
        if doc and not re.search(r"\w", doc.partition(". ")[0]):
            self.wrong("doc", "the first sentence has no word")
        return doc

    def public(self, op: str) -> str:
        """Return the public name: `name:`, or that of the op."""
        name = self.text("name") or op
        if not is_written(name.removesuffix("_")):
            self.wrong("name", f"'{name}' is no name; write snake_case")
        if name.endswith("_") != op.endswith("_"):
            self.wrong("name", f"'{name}': names end with _ where the op's does")
        return name

    def aliases(self, op: str) -> tuple[str, ...]:
        """Return the further public names."""
        if "alias" not in self.keys:
            return ()
        value = self.keys["alias"].value
        names = (
            tuple(line_of(item) for item in value)
            if isinstance(value, list)
            else (self.text("alias"),)
        )
        for name in names:
            if not is_written(name.removesuffix("_")) or name.endswith("_") != op.endswith("_"):
                self.wrong("alias", f"'{name}' is no name; write snake_case")
        return names

    def only(self) -> str:
        """Return `method`, `function`, `internal` or nothing. Internal rows have one name and no operator."""
        only = self.choice("only", ONLY)
        for key in ("name", "alias", "operator") if only == "internal" else ():
            if key in self.keys:
                self.wrong(key, "an internal row has its op's name alone")
        return only

    def operator(self) -> str:
        """Return the operator; report an unknown one with the nearest."""
        value = self.text("operator")
        if "operator" in self.keys and value not in OPERATORS:
            self.wrong("operator", f"unknown operator '{value}'" + nearest(value, OPERATORS))
            return ""
        if value:
            self.check_operands(value)
        return value

    def shortcuts(self) -> dict[float, str]:
        """Return the rows that replace this one, by the number of the second operand; the catalogue checks them."""
        if "shortcuts" not in self.keys:
            return {}
        kinds = [p.kind for p in self.signature.parameters]
        if kinds not in (["tensor", "either"], ["either", "either"]):
            self.wrong("shortcuts", "they are for rows of two operands, of which the second may be a number")
        result = {}
        for written, item in self.mapping("shortcuts", self.keys["shortcuts"], "numbers and rows: {2: square}").items():
            try:
                result[float(written)] = line_of(item)
            except ValueError:
                self.wrong(f"shortcuts.{written}", f"'{written}' is not a number", item)
        return result

    def check_operands(self, operator: str) -> None:
        """Check that an operator has one or two operands, the first of which is a tensor."""
        wanted = 1 if operator in UNARY_OPERATORS else 2
        required = [p for p in self.signature.parameters if p.required]
        if [p.is_tensor for p in required] != [True] * wanted:
            what = "a tensor" if wanted == 1 else "two tensors, or numbers in their place,"
            self.wrong("operator", f"'{operator}' takes {what} and nothing else that is required")

    def dtypes(self, key: str = "dtypes") -> tuple[str, ...]:
        """Return the element types of a key in the order of the C enum; none if the key is absent."""
        if key not in self.keys:
            return ()
        item = self.keys[key]
        if isinstance(item.value, str):
            given = item.text.split(", ")
            for name in given:
                if name not in GROUPS and name not in UNSIGNED:
                    self.wrong(key, f"unknown dtypes '{name}'" + nearest(name, [*GROUPS, *UNSIGNED], MEANT_GROUPS))
            groups = [GROUPS[name] for name in given if name in GROUPS] or [GROUPS["floating"]]
            return tuple(dtype for dtype in DTYPES if any(dtype in group for group in groups))
        given = [child.text for child in item.sequence]
        if not given:
            self.wrong(key, "write all, floating, integral, or a list of element types")
        for name in given:
            if name not in DTYPES:
                self.wrong(key, f"unknown dtype '{name}'" + nearest(name, DTYPES))
            elif given.count(name) > 1:
                self.wrong(key, f"'{name}' stands here twice")
        return tuple(dtype for dtype in DTYPES if dtype in given) or GROUPS["floating"]

    def unsigned(self) -> str:
        """Return the word of `dtypes:` for the unsigned integers, or nothing."""
        words = self.keys["dtypes"].text.split(", ") if "dtypes" in self.keys else []
        return next((word for word in UNSIGNED if word in words), "")

    def shapes(self) -> tuple[dict[str, list[str]] | None, tuple[str, ...]]:
        """Return letters or one digit per dim by tensor and result, and the tensors that may be broadcast."""
        if "shapes" not in self.keys:
            return None, ()
        value = self.keys["shapes"].value
        if not isinstance(value, dict):
            self.wrong("shapes", "write a mapping of tensors to lists of letters")
            return None, ()
        inputs = [p.name for p in self.signature.parameters if p.is_tensor]
        results = [r.name for r in self.signature.results]
        shapes: dict[str, list[str]] = {}
        broadcast: list[str] = []
        for name, item in value.items():
            given = (
                [line_of(child) for child in item.value] if isinstance(item.value, list) else None
            )
            if given is None:
                self.wrong("shapes", f"'{name}' needs a list: [n, m]", item)
            elif name == "broadcast":
                self._check_known(given, inputs, item)
                broadcast = given
            else:
                self._check_known([name], inputs + results, item)
                self._check_letters(name, given, item)
                shapes[name] = given
        batched = any(dims[:1] == ["..."] for dims in shapes.values())
        measured = batched and not any(name in shapes for name in results)  # by shape_<op>
        for name in inputs if measured else inputs + results:
            if name not in shapes:
                self.wrong("shapes", f"'{name}' is missing")
        self._check_sources(shapes, inputs, results)
        return shapes, tuple(broadcast)

    def _check_known(self, names: list[str], known: list[str], item: Item) -> None:
        for name in names:
            if name not in known:
                self.wrong("shapes", f"unknown tensor '{name}'" + instead(name, known), item)
            elif names.count(name) > 1:
                self.wrong("shapes", f"'{name}' stands here twice", item)

    def _check_letters(self, name: str, given: list[str], item: Item) -> None:
        if len(given) > DIMS:
            self.wrong("shapes", f"'{name}' has {len(given)} dims; a tensor has at most {DIMS}", item)
        for position, letter in enumerate(given):
            if not re.fullmatch(r"[a-z]\??|[0-9]", letter) and (position or letter != "..."):
                self.wrong(
                    "shapes", f"'{letter}' is no size; write one small letter or one digit, or ... in front", item
                )

    def _check_sources(self, shapes: dict[str, list[str]], inputs: list[str], results: list[str]) -> None:
        """Check that the size of each result follows from the tensors, unless one of them lacks its letters."""
        if not shapes.keys() >= set(inputs):
            return
        known = {letter.removesuffix("?") for name in inputs for letter in shapes[name]}
        for name in results:
            for letter in shapes.get(name, ()):
                if letter not in known and not letter.isdigit():
                    self.wrong("shapes", f"'{letter}' of {name} is the size of no tensor")


def line_of(item: Item) -> str:
    """Return a text on one line, with single spaces."""
    return " ".join(item.text.split())
