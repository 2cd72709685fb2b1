"""packaging/alphatorch-as-torch: built, and installed in an environment, it meets requirements of torch."""

import pathlib
import subprocess
import sys

import pytest

FOLDER = pathlib.Path(__file__).parents[2] / "packaging" / "alphatorch-as-torch"
PROGRAM = """
import importlib.metadata as metadata
distribution = metadata.distribution("torch")
print(distribution.version, *distribution.requires)
print([str(file) for file in distribution.files if not str(file).startswith("torch-")])
"""


@pytest.mark.slow
def test_it_is_torch_to_those_who_ask(tmp_path):
    pytest.importorskip("pip")
    build = tmp_path / "source"
    build.mkdir()
    for file in ("pyproject.toml", "README.md"):  # a build leaves files beside them
        (build / file).write_bytes((FOLDER / file).read_bytes())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", tmp_path, build],
                   check=True)
    wheel, = tmp_path.glob("*.whl")
    subprocess.run([*pip, "--python", python, "install", "--no-index", "--no-deps", wheel], check=True)
    said = subprocess.run([python, "-c", PROGRAM], check=True, capture_output=True, text=True).stdout.splitlines()
    assert said == ["2.13.0+alphatorch alphatorch", "[]"]
