"""Draws recorded figures: python benchmarks/plots.py FOLDER writes ratios.svg and scaling.svg.

The figures are in tables of README.md and SCALING.md, which also name the machine. Each picture states its file and
when the file last changed. Colours are CSS classes, so that a page sets them for light and dark.
"""

from __future__ import annotations

import math
import pathlib
import re
import subprocess
import sys
from html import escape

ROOT = pathlib.Path(__file__).resolve().parents[1]
STYLE = ("<style>text{font:13px sans-serif;fill:gray}.bar{fill:#c25b1e}.inside{fill:#fff}"
         ".worst{stroke:#888;stroke-width:2}"
         ".axis,.grid{stroke:#888;stroke-width:.6}.curve{fill:none;stroke-width:2}</style>")  # fmt: skip


def table(path: pathlib.Path, title: str) -> list[list[str]]:
    """Return the rows of the table whose first heading is `title`."""
    text = path.read_text(encoding="utf-8")
    found = re.search(rf"^\| {re.escape(title)} \|.*?\n((?:\|.*\n)+)", text, re.M)
    if not found:
        raise ValueError(f"{path} has no table that begins with '{title}'")
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in found[0].splitlines()]
    return [line for line in lines if not set("".join(line)) <= set("-: ")]


def source(path: pathlib.Path) -> str:
    """Return `README.md, 2026-11-24`: the file of the figures, and the date of its last change."""
    done = subprocess.run(["git", "log", "-1", "--format=%as", "--", path], cwd=ROOT, capture_output=True, text=True)
    changed = done.stdout.strip()
    return f"{path.relative_to(ROOT)}{', ' + changed if changed else ''}"


def ratios() -> str:
    """Return our time over PyTorch's as bars on a logarithmic scale, with a mark for the worst case."""
    path = ROOT / "README.md"
    rows = [(what, ratio, worst) for what, ratio, worst in table(path, "what")[1:] if re.fullmatch(r"[\d.]+", ratio)]
    wide, left, low, high = 340, 290, 0.05, 4.0

    def at(value: float) -> float:
        return left + (math.log(max(value, low)) - math.log(low)) / (math.log(high) - math.log(low)) * wide

    tall = 26 * len(rows)
    lines = [f'<line class="{"axis" if mark == 1 else "grid"}" x1="{at(mark):.0f}" x2="{at(mark):.0f}" y1="0" '
             f'y2="{tall}"/><text x="{at(mark):.0f}" y="{tall + 18}" text-anchor="middle">{mark:g}</text>'
             for mark in (0.05, 0.1, 0.25, 0.5, 1, 2, 4)]  # fmt: skip
    for k, (what, ratio, worst) in enumerate(rows):
        y, width = 26 * k, at(float(ratio)) - left
        lines.append(f'<text x="{left - 8}" y="{y + 17}" text-anchor="end">{escape(short(what))}</text>'
                     f'<rect class="bar" x="{left}" y="{y + 5}" width="{width:.0f}" height="16" rx="3"/>'
                     f'{label(left + width, y + 17, ratio, width > 34)}')
        if mark := re.match(r"[\d.]+", worst):
            x = at(float(mark[0]))
            lines.append(f'<line class="worst" x1="{x:.0f}" x2="{x:.0f}" y1="{y + 4}" y2="{y + 22}"/>')
    note = f"bar: geometric mean, line: worst case; under 1 is faster than PyTorch. {source(path)}"
    return picture(lines, left + wide + 40, tall + 48, note, "time over PyTorch's")


def label(end: float, y: float, text: str, inside: bool) -> str:
    """Return a text at the end of a bar, inside the bar if it is long enough."""
    if inside:
        return f'<text class="inside" x="{end - 5:.0f}" y="{y}" text-anchor="end">{text}</text>'
    return f'<text x="{end + 6:.0f}" y="{y}">{text}</text>'


def scaling() -> str:
    """Return nanoseconds per element by number of elements, one curve per operation."""
    path = ROOT / "benchmarks" / "SCALING.md"
    head, *rows = table(path, "ns an element")
    rows = [row for row in rows if all(re.fullmatch(r"[\d.]+", cell) for cell in row[1:])][:8]
    values = [[float(cell) for cell in row[1:]] for row in rows]
    wide, tall, left = 430, 260, 64
    low, high = (f(math.log10(v) for line in values for v in line) for f in (min, max))
    low, high = math.floor(low), math.ceil(high)

    def at(k: int, value: float) -> str:
        x = left + k / (len(head) - 2) * wide
        return f"{x:.0f},{tall - (math.log10(value) - low) / (high - low) * tall:.1f}"

    lines = [f'<line class="grid" x1="{left}" x2="{left + wide}" y1="{(y := tall - tall * k / (high - low)):.0f}" '
             f'y2="{y:.0f}"/><text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{10.0 ** (low + k):g} ns</text>'
             for k in range(high - low + 1)]  # fmt: skip
    lines += [f'<text x="{at(k, 1).split(",")[0]}" y="{tall + 18}" text-anchor="middle">{power(name)}</text>'
              for k, name in enumerate(head[1:])]
    for number, (row, line) in enumerate(zip(rows, values, strict=True)):
        colour = f"hsl({number * 360 // len(rows)} 60% 50%)"
        points = " ".join(at(k, value) for k, value in enumerate(line))
        y = 14 + 20 * number
        lines.append(f'<polyline class="curve" style="stroke:{colour}" points="{points}"/>'
                     f'<rect x="{left + wide + 16}" y="{y - 9}" width="12" height="4" style="fill:{colour}"/>'
                     f'<text x="{left + wide + 34}" y="{y - 2}">{escape(row[0])}</text>')  # fmt: skip
    note = f"time of one element over the number of elements, one thread. {source(path)}"
    return picture(lines, left + wide + 190, tall + 48, note, "nanoseconds per element")


def power(text: str) -> str:
    """Return 10^3 with a raised exponent."""
    return re.sub(r"\^(\d)", lambda found: "⁰¹²³⁴⁵⁶⁷⁸⁹"[int(found[1])], text)


def short(what: str) -> str:
    """Return the first words of a line of the table."""
    return what if len(what) <= 42 else what[:40].rsplit(" ", 1)[0].rstrip(",") + " …"


def picture(lines: list[str], wide: int, tall: int, note: str, label: str) -> str:
    """Return the SVG, with a note on the source of the figures."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" class="bench" viewBox="0 -6 {wide} {tall}" role="img" '
            f'aria-label="{label}">{STYLE}{"".join(lines)}<text x="4" y="{tall - 14}">{escape(note)}</text></svg>')


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for name, draw in (("ratios", ratios), ("scaling", scaling)):
        (folder / f"{name}.svg").write_text(draw(), encoding="utf-8")
        print(folder / f"{name}.svg")
