"""Every file that a page, a docstring, a comment or an error names is there."""

import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PATH = re.compile(r"(?<![\w/.<{$*~:-])((?:[\w.-]+/)+[\w-]+\.(?:py|pyi|c|h|cu|cuh|md|yaml))\b(?![(\w/])")
ROOM = re.compile(r"`((?:torch|csrc|codegen|tests|docs|packaging|benchmarks|examples)/[\w/]*\w)/?`")
KINDS = {".py", ".pyi", ".c", ".h", ".cu", ".cuh", ".md", ".yaml", ".toml", ".sh"}
# Files of packages, of the site and of other programs.
ELSEWHERE = re.compile(
    r"mypkg/|mine/|PACKAGE/|(^|/)generated/onnx\.py|ops/\w+\.md|c/module\.c|\.\./(reference|generator)\.md"
)
# Tests name files that must not be there; a list of changes names what has gone.
SKIPPED = ("generated/", "tests/", "examples/", "benchmarks/", "CHANGELOG.md", "docs/programs.md", "docs/suites.md",
           "docs/packages.md")


@pytest.fixture(scope="module")
def files():
    done = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("this folder is no clone")
    return done.stdout.split()


def test_every_file_that_is_named_exists(files):
    ends = {"/".join(parts[k:]) for parts in (name.split("/") for name in files) for k in range(len(parts))}
    rooms = {parent.as_posix() for name in files for parent in pathlib.PurePath(name).parents}
    absent = []
    for name in files:
        path = ROOT / name
        if name.startswith(SKIPPED) or path.suffix not in KINDS and path.name != "Makefile" or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        named = [(m, m[1].lstrip("./") in ends) for m in PATH.finditer(text) if not ELSEWHERE.search(m[1])]
        named += [(m, m[1] in rooms | ends or m[1].startswith("docs/site")) for m in ROOM.finditer(text)]
        absent += [f"{name}:{text[:m.start()].count(chr(10)) + 1}: {m[1]}" for m, exists in named if not exists]
    assert not absent, "\n".join(absent)
