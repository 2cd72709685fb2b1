"""What `import torch` says where nothing was compiled."""

import pathlib
import shutil
import subprocess
import sys

import torch


def test_a_clone_that_was_not_built_says_how_to_build_it(tmp_path):
    package = pathlib.Path(torch.__file__).parent
    shutil.copytree(package, tmp_path / "torch", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    run = subprocess.run([sys.executable, "-S", "-c", "import torch"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode
    assert "ImportError: torch: the core is not compiled in this folder; run: make build" in run.stderr
