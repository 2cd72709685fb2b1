"""The wheel brings a distribution named torch, so that pip and packages accept this library where they ask for it."""

import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

import pytest

import torch

TORCH = pathlib.Path(torch.__file__).parent
ROOT = TORCH.parent
ASKS = """
import importlib.metadata as metadata
print(metadata.version("torch"), sorted(set(metadata.packages_distributions()["torch"])))
"""


def run(*command, folder=None, **environment):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd=folder,
                          env={**os.environ, "PYTHONPATH": "", **environment})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def package(folder, name, *needs):
    """Write a wheel of an empty package with requirements, and return its path."""
    path = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", "")
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
                         + "".join(f"Requires-Dist: {need}\n" for need in needs))
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")
    return path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Return a wheel of this library around the compiled module at hand."""
    pytest.importorskip("setuptools")
    folder = tmp_path_factory.mktemp("wheel")
    source, lib = folder / "source", folder / "lib"
    source.mkdir()
    for name in ("torch", "codegen", "generated", "csrc"):
        shutil.copytree(ROOT / name, source / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("setup.py", "extension.py", "pyproject.toml", "ops.yaml", "README.md", "LICENSE", "THIRD_PARTY.md",
                 "functorch.py"):
        shutil.copy(ROOT / name, source)
    (source / "setup.cfg").write_text(f"[build]\nbuild_lib = {lib}\n")  # not an option of `build`, which would compile
    run(sys.executable, "setup.py", "-q", "build_py", folder=source)
    for library in TORCH.glob("*.so"):
        shutil.copy(library, lib / "torch")
    run(sys.executable, "setup.py", "-q", "bdist_wheel", "--skip-build", "--dist-dir", folder, folder=source)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def environment(tmp_path_factory, wheel):
    """Return the Python and the pip of an environment into which the wheel was installed without its needs."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python]
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", wheel)
    return python, pip


@pytest.mark.slow
def test_pip_accepts_this_library_where_a_package_requires_torch(environment, tmp_path):
    python, pip = environment
    assert run(python, "-c", ASKS) == f"{torch.__version__} ['alphatorch', 'torch']\n"
    run(*pip, "install", "--no-index", package(tmp_path, "asking", "torch>=2.5", "torch!=2.12.*", "torch==2.13.0"))
    assert f"torch=={torch.__version__}\n" in run(*pip, "list", "--format=freeze")
    for name in ("numpy", "cffi", "scipy_openblas32"):
        run(*pip, "install", "--no-index", "--no-deps", package(tmp_path, name))
    said = subprocess.run([*pip, "check"], capture_output=True, text=True).stdout
    assert "asking" not in said and " torch" not in said


@pytest.mark.slow
def test_pip_refuses_a_package_that_requires_a_later_torch(environment, tmp_path):
    _, pip = environment
    later = package(tmp_path, "later", "torch>=3")
    done = subprocess.run([*pip, "install", "--no-index", later], capture_output=True, text=True)
    assert done.returncode and "torch>=3" in done.stdout + done.stderr


@pytest.mark.slow
def test_pip_uninstalls_it(environment):
    """By PyTorch's name the folder that PyTorch would write is free; by its own nothing remains."""
    python, pip = environment
    site = next(python.parents[1].glob("lib*/python3*/site-packages"))
    own = run(python, "-c", "import importlib.metadata as m; print(*m.files('alphatorch'))", folder=site).split()
    assert f"torch-{torch.__version__}.egg-info/PKG-INFO" in own
    run(*pip, "uninstall", "--yes", "torch")
    assert not list(site.glob("torch*")) and list(site.glob("alphatorch*"))
    run(*pip, "uninstall", "--yes", "alphatorch")
    assert not list(site.glob("*torch*"))


def test_a_checkout_has_it_too():
    assert {path.name for path in ROOT.glob("torch-*.egg-info")} == {f"torch-{torch.__version__}.egg-info"}
