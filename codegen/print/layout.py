"""Breaks nested C text into lines: on one line if it fits, else one part per line, indented by four spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

WIDTH = 100
Document: TypeAlias = "str | Group"


@dataclass(frozen=True)
class Group:
    """`open a, b, c close`; the parts are text or Groups."""

    open: str
    parts: tuple[Document, ...]
    close: str


def flat(document: Document) -> str:
    """Return the text on one line."""
    if isinstance(document, str):
        return document
    return document.open + ", ".join(flat(part) for part in document.parts) + document.close


def lines(document: Document, indent: int = 0, tail: str = "") -> list[str]:
    """Return the text within WIDTH columns, if its words allow.

    >>> lines(Group("th_apply(", ("one",), ")"), 4, ";")
    ['    th_apply(one);']
    """
    whole = " " * indent + flat(document) + tail
    if isinstance(document, str) or len(whole) <= WIDTH or not document.parts:
        return [whole]
    if len(document.parts) == 1 and isinstance(document.parts[0], Group):
        inner = document.parts[0]  # th_keep(th_apply( opens once.
        joined = Group(document.open + inner.open, inner.parts, inner.close + document.close)
        return lines(joined, indent, tail)
    result = [" " * indent + document.open.rstrip()]
    texts = [part for part in document.parts if isinstance(part, str)]
    if len(texts) == len(document.parts):
        result += filled(texts, indent + 4)
    else:
        for number, part in enumerate(document.parts, 1):
            result += lines(part, indent + 4, "," if number < len(document.parts) else "")
    return [*result, " " * indent + document.close + tail]


def block(document: Document, indent: int = 0, tail: str = "") -> str:
    """Return the lines as one string."""
    return "\n".join(lines(document, indent, tail))


def filled(words: Sequence[str], indent: int, tail: str = "") -> list[str]:
    """Return words separated by commas, as many per line as fit."""
    result, line = [], " " * indent
    for number, word in enumerate(words, 1):
        word += "," if number < len(words) else tail
        if len(line) + len(word) > WIDTH and line.strip():
            result.append(line.rstrip())
            line = " " * indent
        line += word + " "
    return [*result, line.rstrip()] if line.strip() else result


def hanging(head: str, parts: list[str], tail: str, indent: int = 0) -> str:
    """Return Python's `head(parts)tail` on one line, or with one level of hanging indent, broken only between parts."""
    space = " " * indent
    whole = f"{space}{head}({', '.join(parts)}){tail}"
    if len(whole) <= WIDTH:
        return whole
    return "\n".join([f"{space}{head}(", *filled(parts, indent + 4, ","), f"{space}){tail}"])


def wrapped(text: str) -> str:
    """Break statements longer than WIDTH at blanks outside literals, and indent the rest by one level."""
    return "\n".join(piece for line in text.split("\n") for piece in broken(line))


def broken(line: str) -> list[str]:
    """Return a line as several if it is too long, preferably broken after a comma; a macro continues after `\\`."""
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    pieces, end = [], " \\" if line.startswith("#define ") else ""
    while len(line) > WIDTH:
        blanks = [at for at in blanks_of(line) if len(indent) + 20 < at <= WIDTH]
        commas = [at for at in blanks if line[at - 1] == "," and at > WIDTH // 2]
        if not blanks:
            break
        cut = (commas or blanks)[-1]
        pieces.append(line[:cut] + end)
        line = indent + line[cut + 1 :]
    return [*pieces, line]


def blanks_of(line: str) -> list[int]:
    """Return where a line may be broken: at blanks outside literals, but not before a brace that opens a body."""
    result, literal = [], False
    for at, letter in enumerate(line):
        literal ^= letter == '"' and line[at - 1] != "\\"
        if letter == " " and not literal and line[at + 1 : at + 2] != "{":
            result.append(at)
    return result
