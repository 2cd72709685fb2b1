"""The installed package contains every module of the repository's torch, and their data."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import torch

TORCH = pathlib.Path(torch.__file__).parent
ROOT = TORCH.parent
DATA = ("*.py", "*.pyi", "*.yaml", "*.cu", "*.cuh", "*.h", "py.typed", "*.gz")

# Each module is imported in a process of its own, where no other has been: no circle of imports depends on an order.
EACH = """
import importlib, os, pathlib, sys
import torch

root = pathlib.Path(torch.__file__).parent
for path in sorted(root.rglob("*.py")):
    name = ".".join(["torch", *path.relative_to(root).with_suffix("").parts])
    if path.stem in ("__init__", "__main__") or name.startswith("torch.codegen.templates"):
        continue
    process = os.fork()
    if not process:
        importlib.import_module(name)
        module = sys.modules[name]
        names = vars(module).get("__all__", ())
        assert all(hasattr(module, one) for one in names), name
        if ".layers_" in name:  # the file of a family and the generated file of its further layers import each other
            assert all(getattr(module, one) is getattr(torch.nn, one) for one in names), name
        os._exit(0)
    assert not os.waitpid(process, 0)[1], name
print(torch.__file__)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with what pip would install, except for the compiled module, which is this one's."""
    pytest.importorskip("setuptools")
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"
    source.mkdir()
    for name in ("torch", "codegen", "generated", "csrc"):
        shutil.copytree(ROOT / name, source / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("setup.py", "extension.py", "pyproject.toml", "ops.yaml", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, source)
    done = subprocess.run([sys.executable, "setup.py", "-q", "build_py", "--build-lib", folder / "lib"], cwd=source,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for library in TORCH.glob("*.so"):
        shutil.copy(library, folder / "lib" / "torch")
    return folder / "lib"


def run(installed, *arguments, folder):
    done = subprocess.run([sys.executable, "-P", *arguments], cwd=folder, capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(installed)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def headers_of_packages():
    """Return the headers that code written for a package includes, and those that these include."""
    reached = set()
    waiting = [*(TORCH / "codegen" / "templates").glob("*.[ch]"), *(TORCH / "csrc" / "maths").glob("*.h")]
    while waiting:
        source = waiting.pop()
        for name in re.findall(r'#include "(.*)"', source.read_text(encoding="utf-8")):
            for header in (TORCH / "csrc" / name, source.parent / name):
                if header.suffix == ".h" and header.exists() and header not in reached:
                    reached.add(header)
                    waiting.append(header)
    return {header.relative_to(TORCH).as_posix() for header in reached if header.is_relative_to(TORCH / "csrc")}


def test_every_file_is_installed(installed):
    headers = headers_of_packages()
    assert {"csrc/row/row.h", "csrc/walk/loop.h", "csrc/base/vector.h"} <= headers
    wanted = {
        path.relative_to(TORCH).as_posix()
        for folder, _, names in os.walk(TORCH, followlinks=True)
        for path in (pathlib.Path(folder, name) for name in names)
        if any(path.match(pattern) for pattern in DATA)
    }
    here = {path.relative_to(installed / "torch").as_posix() for path in (installed / "torch").rglob("*")}
    built = {name for name in wanted if name.startswith("_generated/c/") and not name.endswith("/formula.h")}
    twice = {name for name in wanted if name.startswith("csrc/") and name.endswith((".cu", ".cuh"))}  # cuda/sources
    assert len(wanted) > 300
    inner = {name for name in wanted if name.startswith("csrc/") and name.endswith(".h")} - headers
    assert sorted(wanted - built - twice - inner - here) == []


def test_each_module_is_the_first_that_is_imported(installed, tmp_path):
    assert str(installed) in run(installed, "-c", EACH, folder=tmp_path)


def test_a_package_of_rows_is_laid_out_and_generated_there(installed, tmp_path):
    run(installed, "-m", "torch.codegen", "new", "mine", folder=tmp_path)
    run(installed, "-m", "torch.codegen", "mine/ops.yaml", folder=tmp_path)
    assert (tmp_path / "mine" / "generated" / "__init__.py").exists()
