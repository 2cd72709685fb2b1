"""A review as text for a terminal, and as Markdown for a comment on a pull request."""

from __future__ import annotations

from .report import Entry, Report

SHOWN = 12  # lines of an example, and of the unexplained hunks of a file


def plain(report: Report) -> str:
    """Return the text of the command."""
    out = [f"review: {report.title}"]
    if report.empty:
        return "\n".join([*out, "nothing of the catalogue changed"]) + "\n"
    out += [*report.summary, *warnings_of(report)]
    for entry in report.entries:
        change = entry.change
        out += ["", f"── {entry.title}: {change.kind}{', BREAKS CALLERS' if entry.breaks else ''} (line {change.line})"]
        out += [f"   {line}" for line in change.diff] if change.kind != "moved" else [f"   to section {change.section}"]
        out += [f"   {what:<14} {text}" for what, text in facts(entry)]
    out += ["", *generator(report)] if report.generator or report.patterns else []
    out += ["", *other_changes(report)] if report.named or report.headings else []
    return "\n".join(out) + "\n"


def facts(entry: Entry) -> list[tuple[str, str]]:
    """Return labels and sentences about a row."""
    result = []
    for face in entry.visible_changes:
        sign = "BREAKS: " if face.breaks else ""
        change = f"{face.before} → {face.after}" if face.before else face.after
        result.append((face.what, sign + (change if face.after else f"no more: {face.before}")))
    result += [(each.what, ("WRONG: " if each.wrong else "") + each.text) for each in entry.findings]
    added, removed = entry.share.total
    files = ", ".join(f"{file.partition('/')[2]} +{a} −{r}" for file, (a, r) in sorted(entry.share.files.items()))
    result.append(("generated", f"+{added} −{removed}: {files}" if files else "no line differs"))
    result.append(("tests", ", ".join(entry.tests) or f"none by hand changed; its own: make test OP={entry.change.op}"
                   if entry.change.after else ", ".join(entry.tests) or "none by hand changed"))  # fmt: skip
    return result


def warnings_of(report: Report) -> list[str]:
    """Return the findings that need attention first."""
    out = [f"!! {problem}" for problem in report.problems]
    if report.unexplained and report.stale:
        out.append(f"!! generated/ does not match ops.yaml ({len(report.unexplained)} places): run make gen")
    elif report.unexplained:
        out.append("!! NO ROW EXPLAINS these lines of generated/; make gen undoes them (- is there, + belongs there):")
        for hunk in report.unexplained[:SHOWN]:
            out += [f"   {hunk.file}:{hunk.old_line}", *(f"   {line}" for line in first(hunk.lines))]
        left = len(report.unexplained) - SHOWN
        out += [f"   … and {left} more places"] if left > 0 else []
    for each in report.unnamed:
        out.append(f"!! C that no row names: {each.file} +{each.added} −{each.removed}")
    return out


def first(lines: list[str]) -> list[str]:
    """Return the first lines, as many as an example shows."""
    left = len(lines) - SHOWN
    return lines if left <= 1 else [*lines[:SHOWN], f"… and {left} lines"]


def generator(report: Report) -> list[str]:
    """Return the differences of the generator, once for each kind, with an example."""
    rows = set().union(*(pattern.rows for pattern in report.patterns)) - {""}
    why = f"the generator changed ({', '.join(report.generator)})" if report.generator else "beside the changed rows"
    kinds = f"{len(report.patterns)} kinds of differences, in code of {len(rows)} other rows"
    out = [f"── {why}: {kinds if report.patterns else 'no other code differs'}"]
    for pattern in report.patterns[:SHOWN]:
        of = f"{len(pattern.rows)} rows" if len(pattern.rows) > 1 else pattern.owner or "counts and lists"
        out.append(f"   {of}, as {pattern.example.file}:{pattern.example.new_line}")
        out += [f"     {line}" for line in first(pattern.example.lines)]
    left = len(report.patterns) - SHOWN
    return out + ([f"   … and {left} more kinds, of few rows each"] if left > 0 else [])


def other_changes(report: Report) -> list[str]:
    """Return changed sections, and handwritten files that rows name."""
    out = [f"── section {heading}: its heading changed" for heading in report.headings]
    for each in report.named:
        of = f": {each.what}" if each.what else ""
        rows = f" (rows: {', '.join(each.rows[:9])}{', …' if len(each.rows) > 9 else ''})" if each.rows else ""
        out.append(f"── {each.file} +{each.added} −{each.removed}{of}{rows}")
    return out


def markdown(report: Report) -> str:
    """Return a comment with the summary, and the rows folded."""
    if report.empty:
        return "### Review of the catalogue\n\nNothing of the catalogue changed.\n"
    out = ["### Review of the catalogue", "", *(f"- {line}" for line in report.summary), ""]
    alarms = warnings_of(report)
    out += ["> [!CAUTION]", *(f"> {line}" for line in fenced(alarms)), ""] if alarms else []
    for entry in report.entries:
        marks = "".join([" · **breaks callers**" * entry.breaks, " · **contradicts itself**" * entry.wrong])
        out += [f"<details><summary><code>{entry.title}</code> {entry.change.kind}{marks}</summary>", "",
                "```diff", *entry.change.diff, "```", "", "| | |", "|---|---|"]  # fmt: skip
        out += [f"| {what} | {cell(text)} |" for what, text in facts(entry)]
        out += ["", "</details>", ""]
    rest = [*(generator(report) if report.generator or report.patterns else []), *other_changes(report)]
    out += ["<details><summary>beyond the rows</summary>", "", *fenced(rest), "", "</details>", ""] if rest else []
    return "\n".join(out)


def fenced(lines: list[str]) -> list[str]:
    return ["```", *lines, "```"]


def cell(text: str) -> str:
    """Return text escaped for a table."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")
