"""The two compared states of a repository, and the lines that differ, from git."""

from __future__ import annotations

import io
import re
import subprocess
import tarfile
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ..model.problems import CatalogueError

# The folders of this repository that the generator reads.
READ = "codegen", "generated", "csrc", "torch/composed", "torch/nn", "tests/oracles"


@dataclass(frozen=True)
class Hunk:
    """Replaced lines of a file: their places before and after, and their texts."""

    file: str
    old_line: int
    new_line: int
    removed: tuple[str, ...]
    added: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        return [*(f"-{line}" for line in self.removed), *(f"+{line}" for line in self.added)]


@dataclass(frozen=True)
class Difference:
    """The difference between two commits, or a commit and the working tree, below the folder of a catalogue."""

    root: Path
    old: str
    new: str = ""  # empty: the working tree
    hunks: dict[str, tuple[Hunk, ...]] = field(default_factory=dict)

    @cached_property
    def files(self) -> list[str]:
        return list(self.hunks)

    def before(self, path: str) -> str:
        """Return the old text of a file, or "" if it did not exist."""
        return self._at(self.old, path)

    def after(self, path: str) -> str:
        """Return the new text of a file."""
        if self.new:
            return self._at(self.new, path)
        here = self.root / path
        return here.read_text(encoding="utf-8", errors="replace") if here.is_file() else ""

    def _at(self, rev: str, path: str) -> str:
        finished = run(self.root, "show", f"{rev}:./{path}")
        return finished.stdout if finished.returncode == 0 else ""

    def unpack(self, folder: Path) -> None:
        """Write the files of the new commit that the generator reads into a folder; for a package, all files."""
        there = run(self.root, "ls-tree", "-r", "-d", "--name-only", self.new).stdout.splitlines()
        wanted = [path for path in READ if path in there]
        wanted += ["ops.yaml", "Makefile"] if "codegen" in there else []
        command = ["git", "archive", self.new, *(wanted if "codegen" in there else ())]
        packed = subprocess.run(command, cwd=self.root, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")


def compare(root: Path, revision: str) -> Difference:
    """Return the difference named by `REV` (to the working tree, with new files) or `REV1..REV2`."""
    old, dots, new = revision.partition("..")
    old, new = old or "HEAD", (new.lstrip(".") or "HEAD") if dots else ""
    for rev in filter(None, (old, new)):
        if run(root, "rev-parse", "--verify", "--quiet", f"{rev}^{{commit}}").returncode:
            raise CatalogueError([f"review: git knows no revision '{rev}' in {root}"])
    if "..." in revision:
        old = run(root, "merge-base", old, new).stdout.strip() or old
    listed = ["diff", "--no-color", "--no-ext-diff", "--no-renames", "--relative", "-U0", old, *filter(None, [new])]
    hunks = read_hunks(run(root, *listed).stdout)
    if not new:
        fresh = run(root, "ls-files", "--others", "--exclude-standard", "-z").stdout.split("\0")
        for path in filter(None, fresh):
            hunks[path] = [Hunk(path, 0, 1, (), tuple(text_lines(root / path)))]
    return Difference(root, old, new, {path: tuple(result) for path, result in sorted(hunks.items())})


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a git command and return its output."""
    try:
        return subprocess.run(["git", "-c", "core.quotepath=off", *arguments], cwd=root, capture_output=True,
                              text=True, errors="replace")  # fmt: skip
    except FileNotFoundError:
        raise CatalogueError(["review: git is not there; it knows what a row was before"]) from None


def text_lines(path: Path) -> list[str]:
    """Return the lines of a text, or none for binary data."""
    data = path.read_bytes()
    return [] if b"\0" in data else data.decode(errors="replace").splitlines()


def read_hunks(text: str) -> dict[str, list[Hunk]]:
    r"""Return the hunks of a diff without context, by file.

    >>> read_hunks("--- a/x\n+++ b/x\n@@ -3 +3,2 @@ f()\n-a\n+b\n+c\n")["x"][0].lines
    ['-a', '+b', '+c']
    """
    result: dict[str, list[Hunk]] = {}
    file, lines = "", text.split("\n")
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.startswith("diff --git "):
            file = line.rpartition(" b/")[2]
            result.setdefault(file, [])
        elif line.startswith("+++ ") and line != "+++ /dev/null":
            file = line[4:].removeprefix("b/").partition("\t")[0]
            result.setdefault(file, [])
        elif position := re.match(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@", line):
            wanted = int(position[2] or 1) + int(position[4] or 1)
            body: list[str] = []
            while len(body) < wanted and at < len(lines):
                body += [lines[at]] if lines[at][:1] in ("+", "-") else []
                at += 1
            removed = tuple(one[1:] for one in body if one[0] == "-")
            added = tuple(one[1:] for one in body if one[0] == "+")
            result[file].append(Hunk(file, int(position[1]), int(position[3]), removed, added))
    return result
