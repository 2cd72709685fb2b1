"""The floors of csrc/: a file includes its own room and those below, families of kernels meet only in headers."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CSRC = ROOT / "csrc"
# Each room may include those before it. A room of Python's is one floor, as is a family of kernels.
FLOORS = ["base", "cuda", "files", "tensor", "share", "walk", "row", "kernels", "python/types", "python/graph",
          "python/call", "python/bridge"]  # fmt: skip
FILES = sorted(path for path in CSRC.rglob("*") if path.suffix in (".c", ".h"))
INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.M)


def room(path):
    """The floor of a file, and the folder that it lies in."""
    relative = path.relative_to(CSRC).parent.as_posix()
    return next(floor for floor in FLOORS if relative == floor or relative.startswith(floor + "/")), relative


def included(path):
    """The files of csrc/ that a file includes; generated headers and the declarations for cffi are no room's."""
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        if (CSRC / name).exists() and "/" in name:
            yield CSRC / name
        else:
            known = (ROOT / "generated" / "c" / name).exists() or name in ("cold.h", "api.h")
            assert known, f"{path.name} includes {name}"


@pytest.mark.parametrize("path", [f for f in FILES if f.parent != CSRC], ids=lambda f: f.relative_to(CSRC).as_posix())
def test_includes_go_down(path):
    floor, folder = room(path)
    for other in included(path):
        below, family = room(other)
        assert FLOORS.index(below) <= FLOORS.index(floor), f"{other.name} lies above"
        if floor == below == "kernels" and family != folder:
            assert other.suffix == ".h"


def test_no_header_includes_itself_over_others():
    graph = {path: list(included(path)) for path in FILES if path.suffix == ".h" and path.parent != CSRC}

    def reach(path, seen):
        for other in graph.get(path, ()):
            assert other not in seen, f"a circle: {[p.name for p in seen]}"
            reach(other, [*seen, other])

    for path in graph:
        reach(path, [path])


def test_files_and_lines_are_short():
    for path in FILES:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 450, f"{path.name} has {len(lines)} lines"
