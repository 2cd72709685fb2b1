"""Valid names, and the nearest known word to a wrong one."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 80  # letters of a name, which is part of file names and C names
WRITTEN = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def closest(word: str, known: Iterable[str]) -> str:
    """Return the known word that a wrong one most likely means, or "".

    >>> closest("dtype", ["doc", "dtypes"]), closest("x", ["doc"])
    ('dtypes', '')
    """
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)), "")


def nearest(word: str, known: Iterable[str], meant: dict[str, str] | None = None) -> str:
    """Return `; did you mean 'output'?` or "". `meant` maps words of other languages; it comes first.

    >>> nearest("ouput", ["input", "output"]), nearest("float", ["Float"], {"float": "floating"})
    ("; did you mean 'output'?", "; did you mean 'floating'?")
    """
    close = meant[word] if meant and word in meant else closest(word, known)
    return f"; did you mean '{close}'?" if close else ""


FEW = 8  # words that a message lists


def instead(word: str, known: Iterable[str], meant: dict[str, str] | None = None) -> str:
    """Return the nearest word as `nearest` does; if none is near, a list of few known words.

    >>> instead("ouput", ["input", "output"]), instead("x", ["input", "other", "pi"]), instead("x", [])
    ("; did you mean 'output'?", '; write input, other or pi', '')
    """
    words = list(dict.fromkeys(known))
    listed = " or ".join([", ".join(words[:-1]), *words[-1:]] if len(words) > 1 else words)
    return nearest(word, words, meant) or (f"; write {listed}" if listed and len(words) <= FEW else "")


def nearest_file(name: str, known: Iterable[str]) -> str:
    """Return the same for file names with a common extension, which does not count."""
    stem, dot, ending = name.partition(".")
    return nearest(stem, (each.partition(".")[0] for each in known)).replace("'?", f"{dot}{ending}'?")


def is_written(name: str) -> bool:
    """Return whether a name is snake_case: words of small letters and digits, joined by single underscores.

    >>> [is_written(name) for name in ("l1_loss", "l1__loss", "_x", "Tanh", "x_")]
    [True, False, False, False, False]
    """
    return WRITTEN.fullmatch(name) is not None and len(name) <= LONGEST
