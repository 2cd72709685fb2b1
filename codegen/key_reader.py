"""Reads the plain keys of one row, and says what is unclear in each."""

from __future__ import annotations

from .document import Item, Problems, nearest
from .keys import KEYS, REQUIRED
from .rows import OPERATORS
from .signature import DTYPES, GROUPS, Signature


class KeyReader:
    """A row's mapping, its problems, and the keys that need nothing else."""

    def __init__(self, item: Item, section: str, problems: Problems) -> None:
        self.item, self.keys, self.section, self.problems = item, item.value, section, problems
        self.op = self.text("op").partition("(")[0].strip()
        self.signature: Signature | None = None

    def wrong(self, key: str, sentence: str, item: Item | None = None) -> None:
        """Notes a problem at the line of a key, or of a value below it."""
        base = key.partition(".")[0]
        line = (
            item.line if item else self.keys[base].key_line if base in self.keys else self.item.line
        )
        self.problems.add(line, self.op, "" if not key or key == "op" else key, sentence)

    def text(self, key: str) -> str:
        """A key's value as text, with the problem noted where it is a list or mapping."""
        if key not in self.keys:
            return ""
        if not isinstance(self.keys[key].value, str):
            self.wrong(key, "write one line of text")
        return " ".join(self.keys[key].text.split())

    def check_keys(self) -> None:
        for key, value in self.keys.items():
            if key not in KEYS:
                self.problems.add(
                    value.key_line, self.op, f"unknown key '{key}'" + nearest(key, KEYS)
                )
        for key in REQUIRED:
            if key not in self.keys or self.keys[key].value in ("", [], {}):
                self.problems.add(
                    self.item.line, self.op, f"'{key}' is missing: it is stated, never defaulted"
                )

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.text(key)
        if value and value not in allowed:
            self.wrong(
                key, f"'{value}' is not one of {', '.join(allowed)}" + nearest(value, allowed)
            )
        return value

    def doc(self) -> str:
        doc = self.text("doc")
        if doc and not (doc.endswith(".") or ". " in doc):
            self.wrong("doc", "the first sentence ends with a period")
        return doc

    def aliases(self) -> tuple[str, ...]:
        if "alias" not in self.keys:
            return ()
        value = self.keys["alias"].value
        return (
            tuple(item.text for item in value) if isinstance(value, list) else (self.text("alias"),)
        )

    def operator(self) -> str:
        """Known ones only: a typing error is refused with the nearest."""
        value = self.text("operator")
        if value and value not in OPERATORS:
            self.wrong("operator", f"unknown operator '{value}'" + nearest(value, OPERATORS))
            return ""
        return value

    def dtypes(self) -> tuple[str, ...]:
        if "dtypes" not in self.keys:
            return ()
        item = self.keys["dtypes"]
        if isinstance(item.value, str):
            if item.text not in GROUPS:
                known = [*GROUPS, *DTYPES]
                self.wrong("dtypes", f"unknown dtypes '{item.text}'" + nearest(item.text, known))
            return GROUPS.get(item.text, ())
        given = [child.text for child in item.value] if isinstance(item.value, list) else []
        for name in given:
            if name not in DTYPES:
                self.wrong("dtypes", f"unknown dtype '{name}'" + nearest(name, DTYPES))
        return tuple(dtype for dtype in DTYPES if dtype in given)
