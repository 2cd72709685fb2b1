"""The rows' statements about CUDA hold: each kernel that the core names exists in a source file."""

import functools
import pathlib
import re
import subprocess

import pytest
from cases import CATALOGUE

from torch.cuda import _kernels

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMED = re.compile(r'(?<!const\[\]\))\{"([\w/]+)",\s*"(\w+)"\}|ROWS\("(\w+)"\)')
DEFINED = re.compile(r"\bth_(\w+)\s*\(")


def kernels():
    """Return (file, name) of every kernel that C names."""
    for path in [*(ROOT / "csrc").rglob("*.c"), *(ROOT / "generated/c").glob("*.c")]:
        for file, name, line in NAMED.findall(path.read_text(encoding="utf-8")):
            if line:
                yield "kernels/lines", line
            elif (ROOT / "csrc/cuda" / f"{file}.cu").exists() or (ROOT / "generated/cuda" / f"{file}.cu").exists():
                yield file, name
            elif ".kernel = {" in path.read_text(encoding="utf-8"):
                pytest.fail(f"{path.name} names {file}.cu, which is not there")


@functools.cache
def names():
    """Return the kernels that C names, by file."""
    result = {}
    for file, name in sorted(set(kernels())):
        result.setdefault(file, []).append(name)
    return result


def files():
    """Return each source of kernels, in the form in which C names it."""
    for folder in (ROOT / "csrc/cuda", ROOT / "generated/cuda"):
        yield from (str(path.relative_to(folder).with_suffix("")) for path in sorted(folder.rglob("*.cu")))


@pytest.mark.parametrize("file", list(files()))
def test_kernels_that_are_named_stand_in_their_file(file):
    compiler = _kernels.compiler()
    if not hasattr(compiler, "path"):
        pytest.skip("NVRTC does not show what it includes")
    command = [compiler.path, "-E", "-I", str(_kernels.WRITTEN), "-I", str(_kernels.GENERATED)]
    text = subprocess.run([*command, str(_kernels.source(file))], capture_output=True, text=True, check=True).stdout
    defined = DEFINED.findall(text)
    missing = [name for name in names().get(file, []) if not any(result.startswith(name + "_") for result in defined)]
    assert defined and not missing


def test_rows_claim_kernels_of_a_known_kind():
    assert {row.cuda for row in CATALOGUE.rows} == {"", "formula", "same", "kernel", "host"}
