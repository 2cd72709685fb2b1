"""A typed program passes the checkers that users have."""

import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
pytest.importorskip("mypy")
PROGRAM = HERE / "typed_program.py"


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """What mypy found out about torch itself: it takes longer than all the programs."""
    return str(tmp_path_factory.mktemp("cache"))


def check(command, folder, **more):
    environment = {**os.environ, "PYTHONPATH": str(HERE.parents[1]), **more}
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_accepts_a_program_and_the_stubs(cache):
    stubs = ["-m", "torch._core", "-m", "torch._methods", "-m", "torch._generated.python.tensor"]
    check(["mypy", "--strict", "--cache-dir", cache, str(PROGRAM)], HERE.parents[1])
    check(["mypy", "--strict", "--cache-dir", cache, *stubs], HERE.parents[1])


def test_mypy_finds_what_is_wrong(tmp_path, cache):
    """A short program, so that a checker that says nothing at all is noticed."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import torch\nx: int = torch.zeros(2) * 2\n")
    with pytest.raises(AssertionError, match="Incompatible types"):
        check(["mypy", "--strict", "--cache-dir", cache, str(wrong)], tmp_path)


def test_mypy_finds_what_is_wrong_with_networks(tmp_path, cache):
    """Each line is one error, so nothing here has become Any unnoticed."""
    wrong = tmp_path / "wrong.py"
    lines = ["number: int = nn.Linear(2, 3)(x)", "nn.Linear('2', 3)", "nn.Linear(2, 3)(4)", "F.relu('x')",
             "nn.LSTM(2, 3)(x)[0] + nn.ReLU(inplace='x')(x)", "optim.SGD([x], lr='fast')", "F.mse_loss(x, 3)",
             "nn.NLLLoss(reduction=1)", "torch.linalg.inv(3)", "torch.set_num_threads('2')",
             "DataLoader([], batch_size='2')", "nn.Module().load_state_dict(3)", "torch.autograd.backward(3)"]
    head = "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\nimport torch.optim as optim\n" \
           "from torch.utils.data import DataLoader\nx = nn.Variable(torch.zeros(2))\n"
    wrong.write_text(head + "\n".join(lines) + "\n")
    with pytest.raises(AssertionError) as caught:
        check(["mypy", "--strict", "--cache-dir", cache, str(wrong)], tmp_path)
    found = {int(line) for line in re.findall(r"wrong\.py:(\d+): error", str(caught.value))}
    first = head.count("\n") + 1
    assert found == set(range(first, first + len(lines))), str(caught.value)


@pytest.mark.slow
def test_mypy_accepts_the_examples(cache):
    pytest.importorskip("matplotlib")
    examples = [str(path) for path in sorted((HERE.parents[1] / "examples").glob("*.py"))]
    assert len(examples) >= 5
    check(["mypy", "--strict", "--cache-dir", cache, *examples], HERE.parents[1])


@pytest.mark.slow
@pytest.mark.skipif(not importlib.util.find_spec("pyright") or not shutil.which("node"), reason="needs pyright, node")
def test_pyright_accepts_a_program(tmp_path):
    copied = shutil.copy(PROGRAM, HERE.parents[1] / "zz_typed_program.py")
    try:
        check(["pyright", copied], HERE.parents[1], PYRIGHT_PYTHON_USE_BUNDLED_PYRIGHT="1",
              PYRIGHT_PYTHON_IGNORE_WARNINGS="1")
    finally:
        pathlib.Path(copied).unlink()
