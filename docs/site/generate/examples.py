"""Runs the examples of the manual and formats them with their output."""

from __future__ import annotations

import contextlib
import doctest
import io
import re

from codegen.print.examples import Checker

CHECKER = Checker()


def run(name: str, text: str, space: dict) -> str:
    """Return the lines of a doctest with the real output below each. Raises ValueError if the stated one differs.

    Results that the manual writes as lists are shown as tensors: `x.tolist()` is run, compared, and printed as `x`.
    """
    lines = []
    for example in doctest.DocTestParser().get_examples(text):
        said = printed(example.source, space)
        if example.want and not CHECKER.check_output(example.want, said, doctest.ELLIPSIS):
            raise ValueError(f"the example of {name}: {example.source.strip()} gives {said}, not {example.want}")
        shown = re.sub(r"\.tolist\(\)$", "", example.source.rstrip("\n"))
        lines += [("... " if k else ">>> ") + line for k, line in enumerate(shown.splitlines())]
        said = printed(shown + "\n", space) if shown != example.source.rstrip("\n") else said
        lines += tidy(said)
    return "\n".join(lines)


def tidy(said: str) -> list[str]:
    """Return printed lines without blank lines, at which a doctest would end."""
    return [line for line in said.rstrip().splitlines() if line.strip()]


def printed(source: str, space: dict) -> str:
    """Return the output of one statement at the prompt."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(source, "<example>", "single"), space)
    return out.getvalue()
