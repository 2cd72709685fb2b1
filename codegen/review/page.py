"""A review as a self-contained page: folded rows, texts side by side, curves before and after."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import jinja2
import numpy as np
from markupsafe import Markup, escape

from ..print.render import TEMPLATES
from . import text
from .report import Entry, Report
from .values import results

if TYPE_CHECKING:
    from typing import Any

WIDE, HIGH, SAMPLES = 320, 140, 161  # of a curve


def html(report: Report) -> str:
    """Return the page."""
    made = jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True,
                              lstrip_blocks=True, undefined=jinja2.StrictUndefined)  # fmt: skip
    cards = [Card(entry, opened(entry, report)) for entry in report.entries]
    return made.get_template("review.html").render(report=report, cards=cards, alarms=text.warnings_of(report),
                                                   generator=text.generator(report), others=text.other_changes(report),
                                                   sides=sides, beyond=bool(report.generator or report.patterns))


def opened(entry: Entry, report: Report) -> bool:
    """Return whether a row is initially unfolded: if there are few rows, or if it needs attention."""
    return len(report.entries) <= 3 or entry.breaks or entry.wrong


@dataclass(frozen=True)
class Card:
    """One row of the page."""

    entry: Entry
    open: bool

    @property
    def facts(self) -> list[tuple[str, str, str]]:
        """Labels, sentences and their style."""
        result = []
        for what, sentence in (fact for fact in text.facts(self.entry) if fact[0] != "generated"):
            kind = "bad" if sentence.startswith(("WRONG: ", "BREAKS: ")) else "good" if "agrees" in sentence else ""
            result.append((what, sentence, kind))
        return result

    @property
    def files(self) -> list[tuple[str, int, int, list[str]]]:
        """The files of generated code, with the numbers of added and removed lines, and the lines."""
        result: dict[str, list[str]] = {}
        for hunk in self.entry.share.hunks:
            result.setdefault(hunk.file, []).extend(hunk.lines)
        counts = self.entry.share.files
        return [(file, counts[file][0], counts[file][1], lines) for file, lines in sorted(result.items())]

    @property
    def curve(self) -> str:
        """The curve of the formula before and after, if it has one tensor."""
        old, new = (next(iter(rows), None) for rows in (self.entry.change.old, self.entry.change.new))
        drawn = [(kind, points(row)) for kind, row in (("old", old), ("new", new)) if row]
        return svg([(kind, line) for kind, line in drawn if line])


def sides(before: str, after: str) -> list[tuple[str, Markup, Markup]]:
    """Return pairs of lines before and after with their style; differing words are marked."""
    left, right = before.splitlines(), after.splitlines()
    result: list[tuple[str, Markup, Markup]] = []
    for kind, a, b, c, d in difflib.SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        for number in range(max(b - a, d - c)):
            one = left[a + number] if a + number < b else None
            other = right[c + number] if c + number < d else None
            pair = escape(one or ""), escape(other or "")
            if kind == "replace" and one is not None and other is not None:
                pair = marked(one, other)
            result.append((kind, *pair))
    return result


def marked(one: str, other: str) -> tuple[Markup, Markup]:
    """Return two lines with their differences marked."""
    left, right = Markup(), Markup()
    for kind, a, b, c, d in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind == "equal":
            left, right = left + escape(one[a:b]), right + escape(other[c:d])
        else:
            left += Markup("<mark>%s</mark>") % one[a:b] if b > a else Markup()
            right += Markup("<mark>%s</mark>") % other[c:d] if d > c else Markup()
    return left, right


def points(row: Any) -> tuple[Any, Any] | None:
    """Return positions and values of a formula of one tensor."""
    if row.body.kind != "loop" or len(row.tensors) != 1 or len(row.body.formulas) != 1:
        return None
    name = row.tensors[0].name
    low, high = row.domain_of(name)
    low, high = max(low, -6), min(high, 6)
    x = np.linspace(low, high, SAMPLES)
    given = {p.name: p.preset if not p.required else 1 for p in row.parameters}
    values = results(row, given | {name: x})
    y = np.broadcast_to(next(iter(values.values())), x.shape) if values else None
    return (x, y) if y is not None and np.isfinite(y).sum() > 2 else None


def svg(drawn: list[tuple[str, Any]]) -> str:
    """Return a picture of curves, with the ends of both axes."""
    if not drawn:
        return ""
    xs = np.concatenate([x for _, (x, _) in drawn])
    ys = np.concatenate([y[np.isfinite(y)] for _, (_, y) in drawn])
    low, high = np.quantile(ys, [0.01, 0.99])
    high = high if high > low else low + 1
    lines = []
    for kind, (x, y) in drawn:
        at = np.isfinite(y)
        across = (x[at] - xs.min()) / (xs.max() - xs.min()) * WIDE
        down = HIGH - (np.clip(y[at], low, high) - low) / (high - low) * HIGH
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(across, down, strict=True))
        lines.append(f'<polyline class="{kind}" points="{path}"/>')
    texts = [f'<text x="0" y="{HIGH + 15}">{xs.min():.3g}</text>',
             f'<text x="{WIDE}" y="{HIGH + 15}" text-anchor="end">{xs.max():.3g}</text>',
             f'<text x="{WIDE + 6}" y="10">{high:.3g}</text>', f'<text x="{WIDE + 6}" y="{HIGH}">{low:.3g}</text>']
    return Markup(f'<svg viewBox="-4 -6 {WIDE + 60} {HIGH + 26}" role="img" aria-label="the formula over its domain">'
                  f'<rect width="{WIDE}" height="{HIGH}"/>{"".join(lines)}{"".join(texts)}</svg>')
