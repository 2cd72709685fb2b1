"""examples/own_ops: generated, compiled and tested as its README says, in a process of its own."""

import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_own_ops(tmp_path):
    folder = tmp_path / "own_ops"
    ignored = shutil.ignore_patterns("generated", "build", "__pycache__")
    shutil.copytree(ROOT / "examples" / "own_ops", folder, ignore=ignored)
    for command in (["torch.codegen", "ops.yaml", "--build"], ["torch.codegen", "ops.yaml", "--check"],
                    ["pytest", "-q", "-p", "no:cacheprovider"]):
        finished = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True,
                                  env={"PYTHONPATH": f"{ROOT}:{tmp_path}", "PATH": "/usr/bin:/bin"})
        assert finished.returncode == 0, finished.stdout + finished.stderr
