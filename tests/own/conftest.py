"""Packages of rows, written, built and imported for these tests."""

import importlib
import shutil
import sys

import pytest
from own_rows import CUBED, HEAD

import torch
from torch.codegen import __main__ as command


@pytest.fixture(scope="session", autouse=True)
def compiler():
    if not shutil.which("gcc"):
        pytest.skip("gcc compiles packages of rows, and there is none")


@pytest.fixture(autouse=True)
def forgotten():
    """Methods and rows of packages go when a test is over: others count what tensors and the registry have."""
    kinds = torch.Tensor, torch.autograd.Variable
    before = [set(vars(kind)) for kind in kinds]
    yield
    for kind, known in zip(kinds, before, strict=True):
        for name in set(vars(kind)) - known:
            delattr(kind, name)
    for op in [op for op in torch._core.rows if "." in op]:
        del torch._core.rows[op]
    for name in [name for name in sys.modules if name.startswith("formula_")]:  # compiled functions, whose rows go
        del sys.modules[name]


@pytest.fixture
def make(tmp_path, capfd, monkeypatch):
    """make(name, rows, methods, **files) writes a package, generates and builds it: the status and what was said."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)

    def make(name, rows=CUBED, methods="true", build=True, head=HEAD, **files):
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        (folder / "ops.yaml").write_text(head.format(name=name, methods=methods) + rows, encoding="utf-8")
        (folder / "__init__.py").write_text("from .generated import *\n", encoding="utf-8")
        for file, text in files.items():
            (folder / f"{file}.c").write_text(text, encoding="utf-8")
        status = command.main([f"{name}/ops.yaml", *(["--build"] if build else [])])
        return status, capfd.readouterr().err

    return make


@pytest.fixture
def load(make):
    """Return the same, imported."""
    def load(name, *arguments, **files):
        status, said = make(name, *arguments, **files)
        assert status == 0, said
        importlib.invalidate_caches()
        return importlib.import_module(name)

    return load
