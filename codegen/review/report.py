"""A review: every changed row, and the changes that no row explains."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ..model.problems import CatalogueError
from ..print import render
from ..read import catalogue
from ..read.pick import op_of
from . import hand_written, history, lines, rows, values, visible_changes

if TYPE_CHECKING:
    from typing import Any

    from .history import Difference


@dataclass
class Entry:
    """One changed row."""

    change: rows.Change
    visible_changes: list[visible_changes.Face] = field(default_factory=list)
    findings: list[values.Finding] = field(default_factory=list)
    share: lines.Share = field(default_factory=lines.Share)
    tests: list[str] = field(default_factory=list)

    @property
    def title(self) -> str:
        was = op_of(self.change.before) if self.change.kind == "renamed" else ""
        return f"{was} → {self.change.op}" if was else self.change.op

    @property
    def breaks(self) -> bool:
        removed = self.change.kind in ("removed", "renamed") and self.public
        return removed or any(face.breaks for face in self.visible_changes)

    @property
    def public(self) -> bool:
        return any(not row.internal for row in self.change.old)

    @property
    def wrong(self) -> bool:
        return any(finding.wrong for finding in self.findings)


@dataclass
class Report:
    """The content of a review, for a terminal, a comment or a page."""

    title: str
    entries: list[Entry]
    patterns: list[lines.Pattern]  # effects of the generator's change on unchanged rows
    generator: list[str]  # files of the generator that changed
    unexplained: list[history.Hunk]  # lines of generated/ that do not follow from the catalogue
    stale: bool  # generated/ is outdated
    unnamed: list[hand_written.Touched]  # C that no row names
    named: list[hand_written.Touched]
    headings: list[str]
    total: tuple[int, int] = (0, 0)
    problems: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether the change needs a correction: unexplained lines, or a formula that contradicts its own row."""
        return bool(self.problems or self.unexplained or any(entry.wrong for entry in self.entries))

    @property
    def empty(self) -> bool:
        parts = self.entries, self.patterns, self.generator, self.unexplained, self.unnamed, self.named, self.headings
        return not any(parts) and not self.problems

    @property
    def summary(self) -> list[str]:
        """The figures of the review, one sentence each."""
        kinds = [entry.change.kind for entry in self.entries]
        counted = [f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)]
        result = [f"rows: {', '.join(counted)}" if counted else "no row changed"]
        broken = [entry.title for entry in self.entries if entry.breaks]
        result += [f"breaks callers: {', '.join(broken)}"] if broken else []
        wrong = [entry.title for entry in self.entries if entry.wrong]
        result += [f"contradicts itself: {', '.join(wrong)}"] if wrong else []
        added, removed = self.total
        result.append(f"generated: +{added} −{removed} lines")
        return result


def review(ops: Path, folder: Path, revision: str) -> Report:
    """Compare the states that a revision names."""
    root, name = ops.resolve().parent, ops.name
    difference = history.compare(root, revision)
    generated = folder.resolve().relative_to(root).as_posix()
    title = f"{difference.old} → {difference.new or 'working tree'}"
    try:
        result, before, after = rows.changes(difference, name)
    except CatalogueError as error:
        return Report(title, [], [], [], [], False, [], [], [], problems=error.messages)
    package = "package" if difference.after(name).lstrip().startswith("- package:") else ""
    shares, patterns = lines.owned(difference, generated, {change.op: change.names for change in result})
    named, unnamed = hand_written.touched(difference, after, generated, package)
    unexplained, stale, problems = unexplained_hunks(difference, ops, generated)
    named_tests = [each.file for each in named if each.file.startswith(hand_written.TESTED)]
    entries = [entry_of(change, shares, root, difference, named_tests) for change in result]
    headings = [heading for heading in {**before.headings, **after.headings}
                if before.headings.get(heading) != after.headings.get(heading)]  # fmt: skip
    generator = [file for file in difference.files if file.startswith("codegen/") and "review" not in file]
    every = [hunk for file, hunks in difference.hunks.items() if file.startswith(f"{generated}/") for hunk in hunks]
    total = sum(len(hunk.added) for hunk in every), sum(len(hunk.removed) for hunk in every)
    return Report(title, entries, patterns, generator, unexplained, stale, unnamed, named, headings, total, problems)


def entry_of(
    change: rows.Change, shares: dict[Any, Any], root: Path, difference: Difference,
    tests: list[str],
) -> Entry:
    """Return the entry of a changed row."""
    entry = Entry(change, share=shares.get(change.op, lines.Share()))
    olds, news = {row.op: row for row in change.old}, list(change.new)
    for row in news or change.old:
        old = next((old for old, new in change.pairs if new is row), None) if news else row
        entry.visible_changes += visible_changes.visible_changes(old, row if news else None)
        if news:
            entry.findings += values.findings(old, row, root)
    if change.unread:
        entry.findings.append(values.Finding("before", f"this generator does not read the old row: {change.unread}"))
    words = change.names | set(olds)
    for file in tests:
        text = "\n".join(line for hunk in difference.hunks[file] for line in hunk.lines)
        entry.tests += [file] if any(word in lines.WORDS.findall(text) for word in words) else []
    return entry


def unexplained_hunks(
    difference: Difference, ops: Path, generated: str,
) -> tuple[list[history.Hunk], bool, list[str]]:
    """Compare generated/ with the catalogue.

    Returns:
        the unexplained lines; whether generated/ is merely outdated; the reason why the catalogue cannot be read, or
            "".
    """
    if not any(file == ops.name or file.startswith((f"{generated}/", "codegen/", "csrc/", "torch/composed/",
                                                    "tests/oracles", "composed.py"))
               for file in difference.files):  # fmt: skip
        return [], False, []
    text, problems = of_commit(difference, ops, generated) if difference.new else stale_output(ops, generated)
    result = [hunk for hunks in history.read_hunks(without_context(text)).values() for hunk in hunks]
    touched = {file for file in difference.files if file.startswith(f"{generated}/")}
    stale = bool(result) and not any(hunk.file in touched for hunk in result)
    return result, stale, problems


def stale_output(ops: Path, generated: str) -> tuple[str, list[str]]:
    """Return the diff that `make gen` would produce, and the reason why the catalogue cannot be read, or ""."""
    try:
        return render.difference(render.render(catalogue.load(ops)), ops.resolve().parent / generated), []
    except CatalogueError as error:
        return "", error.messages


def of_commit(difference: Any, ops: Path, generated: str) -> tuple[str, list[str]]:
    """Return the same for a commit, with its own generator; for a package, which has none, with this one."""
    with tempfile.TemporaryDirectory() as folder:
        difference.unpack(Path(folder))
        if not (Path(folder) / "codegen").is_dir():
            return stale_output(Path(folder) / ops.name, generated)
        finished = subprocess.run([sys.executable, "-m", "codegen", "--ops", ops.name, "--check"], cwd=folder,
                                  capture_output=True, text=True)  # fmt: skip
    return finished.stdout, finished.stderr.splitlines()


def without_context(text: str) -> str:
    """Return a unified diff with a hunk for each run of differing lines."""
    result, old, new = list[str](), 0, 0
    run = list[str]()

    def close() -> None:
        nonlocal run
        if run:
            removed, added = (sum(line[0] == sign for line in run) for sign in "-+")
            result.append(f"@@ -{old - removed},{removed} +{new - added},{added} @@")
            result.extend(run)
        run = []

    for line in text.splitlines():
        if line.startswith(("--- ", "+++ ")) and not run:
            result.append(line)
        elif line.startswith("@@"):
            close()
            old, new = (int(part.partition(",")[0][1:]) for part in line.split()[1:3])
        elif line[:1] in ("+", "-"):
            run.append(line)
            old, new = old + (line[0] == "-"), new + (line[0] == "+")
        else:
            close()
            old, new = old + 1, new + 1
    close()
    return "\n".join(result)
