"""The installed package contains every module of the repository's torch, and their data."""

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import torch

TORCH = pathlib.Path(torch.__file__).parent
ROOT = TORCH.parent
DATA = ("*.py", "*.pyi", "*.yaml", "*.cu", "*.cuh", "*.h", "py.typed", "*.gz")

EVERYTHING = """
import importlib, pkgutil
import torch

for module in pkgutil.walk_packages(torch.__path__, "torch."):
    if not module.name.endswith("__main__") and not module.name.startswith("torch.codegen.templates"):
        importlib.import_module(module.name)
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


def test_every_file_is_installed(installed):
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
    assert sorted(wanted - built - twice - here) == []


def test_every_module_is_imported_where_it_was_installed(installed, tmp_path):
    assert str(installed) in run(installed, "-c", EVERYTHING, folder=tmp_path)


def test_a_package_of_rows_is_laid_out_and_generated_there(installed, tmp_path):
    run(installed, "-m", "torch.codegen", "new", "mine", folder=tmp_path)
    run(installed, "-m", "torch.codegen", "mine/ops.yaml", folder=tmp_path)
    assert (tmp_path / "mine" / "generated" / "__init__.py").exists()
