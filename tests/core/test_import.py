"""The error of `import torch` in an uncompiled checkout."""

import pathlib
import shutil
import subprocess
import sys

import pytest

import torch


def test_a_clone_that_was_not_built_says_how_to_build_it(tmp_path):
    package = pathlib.Path(torch.__file__).parent
    shutil.copytree(package, tmp_path / "torch", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    run = subprocess.run([sys.executable, "-S", "-c", "import torch"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode
    assert "ImportError: torch: the core is not compiled in this folder; run: make build" in run.stderr


def test_a_free_threaded_python_is_told(tmp_path):
    package = pathlib.Path(torch.__file__).parent
    shutil.copytree(package, tmp_path / "torch", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    run = subprocess.run([sys.executable, "-S", "-c", "import sys; sys.abiflags = 't'; import torch"], cwd=tmp_path,
                         capture_output=True, text=True)
    assert "ImportError: torch: a free-threaded Python loads no modules of the stable ABI" in run.stderr


def test_a_folder_that_pytorch_shares_says_how_to_get_out(tmp_path):
    package = pathlib.Path(torch.__file__).parent
    shutil.copytree(package, tmp_path / "torch", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "torch" / "lib").mkdir()
    (tmp_path / "torch" / "lib" / "libtorch.so").touch()
    run = subprocess.run([sys.executable, "-S", "-c", "import torch"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode
    assert "pip uninstall --yes torch alphatorch" in run.stderr


@pytest.mark.skipif("sanitize" in torch.__file__, reason="sanitizers tell lines of files")
def test_the_core_names_no_folder_of_the_machine_that_built_it():
    package = pathlib.Path(torch.__file__).resolve().parent
    data = (package / "_C.abi3.so").read_bytes()
    for folder in (package.parent, pathlib.Path(sys.prefix), pathlib.Path(sys.base_prefix) / "lib"):
        assert bytes(folder) not in data
    assert b".debug_line" not in data


@pytest.mark.parametrize("name", ["torch.multiprocessing.Queue", "torch.utils.data.DataLoader", "torch.legacy.nn",
                                  "torch.utils.trainer.Trainer", "torch.utils.checkpoint.checkpoint"])
def test_parts_are_there_when_they_are_first_used(name):
    """After `import torch` alone, which itself loads none of them."""
    program = f"import sys, torch; assert {name.rpartition('.')[0]!r} not in sys.modules; assert callable({name})"
    program = program.replace("callable(torch.legacy.nn)", "torch.legacy.nn.Linear").replace(
        "assert 'torch' not in", "assert 'torch.legacy' not in")
    subprocess.run([sys.executable, "-c", program], check=True)


def test_parts_that_are_not_there():
    missing = (torch, "utlis"), (torch.utils, "dota"), (torch.legacy, "mm"), (torch, "a.b"), (torch, "utils/data")
    for owner, name in missing:
        with pytest.raises(AttributeError, match=f"has no '{name}'"):
            getattr(owner, name)
