"""Attributes changed lines of generated code to rows and to the generator, and finds unexplained ones."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field

from .history import Difference, Hunk

WORDS = re.compile(r"[A-Za-z_]\w*")
# Lines that begin the part of a row, in any file.
ANCHOR = re.compile(
    r"^/\* (\w+)\(|\b(?:op|name)_(\w+) = |\bENTRY\(\"(\w+)\"|^(?:METHOD|INPLACE)\((\w+)\)|^### (\w+)$"
    r"|^class (\w+)|^(?:    )?def (?!__|d_|forward|extra_repr)(\w+)\("
    r"|^int (?:cpu|cuda|shape|view|backward)_(\w+)\(|^\s*&(?:op|name)_(\w+),$"
    r"|^extern const (?:row op|overloads name)_(\w+);|^    \"(\w+)\"[,:]"
)


@dataclass
class Share:
    """Added and removed lines, by file."""

    files: dict[str, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    hunks: list[Hunk] = field(default_factory=list)

    def take(self, hunk: Hunk) -> None:
        self.files[hunk.file][0] += len(hunk.added)
        self.files[hunk.file][1] += len(hunk.removed)
        self.hunks.append(hunk)

    @property
    def total(self) -> tuple[int, int]:
        return sum(added for added, _ in self.files.values()), sum(removed for _, removed in self.files.values())


@dataclass
class Pattern:
    """A change of the generator that is the same for many rows, with one row as the example."""

    rows: set[str]
    files: set[str]
    example: Hunk
    owner: str


def owned(difference: Difference, folder: str, names: dict[str, set[str]]) -> tuple[dict[str, Share], list[Pattern]]:
    """Return the lines of each changed row, and the other differences by kind.

    Args:
        names: the names of each changed row.
    """
    shares: dict[str, Share] = defaultdict(Share)
    patterns: dict[tuple[object, ...], Pattern] = {}
    words = {word: op for op, given in names.items() for word in given}
    for file in difference.files:
        if not file.startswith(f"{folder}/"):
            continue
        lines = difference.after(file).splitlines(), difference.before(file).splitlines()
        for hunk in (part for whole in difference.hunks[file] for part in parts(whole, words)):
            owner = mentioned(hunk.lines, words) or enclosing(hunk, *lines)
            if owner in words or owner in names:
                shares[words.get(owner, owner)].take(hunk)
                continue
            key = normalized_hunk(hunk, owner)
            known = patterns.setdefault(key, Pattern(set(), set(), hunk, owner))
            known.rows.add(owner)
            known.files.add(file)
    return shares, sorted(patterns.values(), key=lambda pattern: -len(pattern.rows))


def parts(hunk: Hunk, words: dict[str, str]) -> list[Hunk]:
    """Split a hunk with several changed rows at the lines that name the next row."""
    cut: dict[str, tuple[list[str], list[str]]] = {}
    for side, lines in enumerate((hunk.removed, hunk.added)):
        owners = [mentioned([line], words) for line in lines]
        owner = next(filter(None, owners), "")
        for own, line in zip(owners, lines, strict=True):
            owner = own or owner
            cut.setdefault(owner, ([], []))[side].append(line)
    if len(cut) < 2:
        return [hunk]
    return [Hunk(hunk.file, hunk.old_line, hunk.new_line, tuple(old), tuple(new)) for old, new in cut.values()]


def mentioned(lines: list[str], words: dict[str, str]) -> str:
    """Return the changed row that lines mention, the one with the longest name if there are several."""
    result = set()
    for line in lines:
        for word in WORDS.findall(line):
            stem = re.sub(r"^(?:op|name|method|inplace|cpu|cuda|shape|view|backward|th)_", "", word)
            result |= {each for each in (word, stem, stem.rstrip("_")) if each in words}
            result |= {each for each in words if stem.startswith(f"{each}_") and each not in COMMON}
    return words[max(result, key=len)] if result else ""


COMMON = set("input output grad other at in to size dim".split())


def enclosing(hunk: Hunk, after: list[str], before: list[str]) -> str:
    """Return the row whose part of the file encloses a hunk."""
    lines, start = (after, hunk.new_line) if hunk.added else (before, hunk.old_line)
    for line in (*hunk.lines[:1], *reversed(lines[: max(start - 1, 0)])):
        match = ANCHOR.search(line.removeprefix("+").removeprefix("-"))
        if match:
            return str(next(filter(None, match.groups())))
    return ""


def normalized_hunk(hunk: Hunk, owner: str) -> tuple[object, ...]:
    """Return the text of a hunk without the names of its row, numbers and words in capitals."""
    camel = "".join(part.capitalize() for part in owner.split("_"))
    text = "\n".join(hunk.lines)
    for name in sorted({owner, camel}, key=len, reverse=True) if owner else ():
        text = re.sub(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![a-z0-9])", "~", text)
    kind = re.sub(r"\d+", "0", text)
    return hunk.file.rpartition(".")[2], tuple(sorted(set(re.sub(r'"[^"]*"', '""', kind).splitlines())))[:6]
