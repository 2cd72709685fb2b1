"""A typed program passes mypy and pyright, and both find the errors in another one."""

import importlib.util
import inspect
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import torch
import torch.utils.data
from torch._names.missing_names import SELDOM_OF_TENSORS
from torch.autograd import Variable

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
PROGRAM = str(HERE / "typed_program.py")
EXAMPLES = [str(path) for path in sorted((ROOT / "examples").glob("*.py"))]
pytest.importorskip("mypy")


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """What mypy found out about torch itself: it takes longer than all the programs."""
    return str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(params=["mypy", "pyright"])
def checker(request, cache):
    """The command of a checker. Pyright's wheel has the program, which needs node; it would be fetched without."""
    if request.param == "mypy":
        return ["mypy", "--strict", "--cache-dir", cache]
    if not importlib.util.find_spec("pyright") or not shutil.which("node"):
        pytest.skip("pyright needs node")
    return ["pyright", "--pythonpath", sys.executable]


def check(command, folder=ROOT):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYRIGHT_PYTHON_USE_BUNDLED_PYRIGHT": "1",
                   "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_a_program_is_accepted(checker):
    check([*checker, PROGRAM])


@pytest.mark.slow
def test_mypy_accepts_the_stubs(cache):
    stubs = ["-m", "torch._core", "-m", "torch._methods", "-m", "torch._generated.python.tensor"]
    check(["mypy", "--strict", "--cache-dir", cache, *stubs])


@pytest.mark.slow
def test_what_is_wrong_is_found(tmp_path, checker):
    """Each line is one error, so nothing here has become Any unnoticed."""
    wrong = tmp_path / "wrong.py"
    lines = ["integer: int = torch.zeros(2) * 2", "number: int = nn.Linear(2, 3)(x)", "nn.Linear('2', 3)",
             "nn.Linear(2, 3)(4)", "F.relu('x')", "nn.LSTM(2, 3)(x)[0] + nn.ReLU(inplace='x')(x)",
             "optim.SGD([x], lr='fast')", "F.mse_loss(x, 3)", "nn.NLLLoss(reduction=1)", "torch.linalg.inv(3)",
             "torch.set_num_threads('2')", "DataLoader([], batch_size='2')", "nn.Module().load_state_dict(3)",
             "torch.autograd.backward(3)", "x @ 3", "x['a']", "x[0] = 'a'", "x[1.5]", "x.sum('a')",
             "nn.LSTM(2, 3, '2')", "nn.ModuleList(3)", "DataLoader(3)", "torch.randint('3', (2,))",
             "whole: str = x.data.argmax()",
             "bits: int = torch.FloatTensor(3).sum()", "torch.FloatStorage(3)[0:2] = 'a'", "nn.Sequential(nn.ReLU)",
             "Squares()[0].upper()", "nn.Sequential({'a': 3})", "torch.equal(x, 3)", "x.new_zeros('2')"]
    head = "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\nimport torch.optim as optim\n" \
           "from torch.utils.data import DataLoader, Dataset\nx = nn.Variable(torch.zeros(2))\n" \
           "class Squares(Dataset[int]):\n    pass\n"
    wrong.write_text(head + "\n".join(lines) + "\n")
    with pytest.raises(AssertionError) as caught:
        check([*checker, str(wrong)], tmp_path)
    result = {int(line) for line in re.findall(r"wrong\.py:(\d+)(?::\d+)?(?: -|:) error", str(caught.value))}
    first = head.count("\n") + 1
    assert result == set(range(first, first + len(lines))), str(caught.value)


@pytest.mark.slow
def test_the_examples_are_accepted(checker):
    pytest.importorskip("matplotlib")
    assert len(EXAMPLES) >= 5
    check([*checker, *EXAMPLES])


@pytest.mark.slow
@pytest.mark.parametrize("name, needs", [("language", "sklearn"), ("lua", "sklearn"),
                                         ("reinforcement", "gymnasium"), ("speech", "soundfile"),
                                         ("vision", "skimage")])
def test_the_examples_on_real_data_are_accepted(checker, name, needs):
    pytest.importorskip("matplotlib")
    pytest.importorskip(needs)
    folder = ROOT / "examples" / name
    check([*checker, *sorted(path.name for path in folder.glob("*.py"))], folder)


KINDS = {"tensor": ("torch.zeros(2, 2)", lambda: torch.zeros(2, 2)),
         "variable": ("Variable(torch.zeros(2, 2))", lambda: Variable(torch.zeros(2, 2))),
         "storage": ("torch.FloatStorage(2)", lambda: torch.FloatStorage(2)),
         "size": ("torch.Size([2])", lambda: torch.Size([2])),
         "integers": ("torch.LongTensor([[2]])", lambda: torch.LongTensor([[2]]))}  # fmt: skip


def test_the_stubs_know_every_attribute(tmp_path, cache):
    """Every attribute at run time has a type, so that no correct program is rejected."""
    lines = ["import torch", "from torch.autograd import Variable"]
    for name, (text, make) in KINDS.items():
        known = sorted(set(dir(make())) - {"imag", *SELDOM_OF_TENSORS})  # real numbers have no imag
        lines += [f"{name} = {text}",
                  *(f"{name}.{one}" for one in known if not one.startswith("_") and hasattr(make(), one))]
    program = tmp_path / "attributes.py"
    program.write_text("\n".join(lines) + "\n")
    assert len(lines) > 1500
    check(["mypy", "--strict", "--cache-dir", cache, str(program)], tmp_path)


MODULES = (torch, torch.autograd, torch.linalg, torch.nn.functional, torch.nn.init, torch.nn.utils,
           torch.utils.data)  # fmt: skip


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_public_functions_in_python_say_what_they_give(module):
    said = getattr(module, "__all__", ())
    functions = [(name, one) for name, one in vars(module).items() if inspect.isfunction(one)
                 and (name in said or one.__module__ == module.__name__ and not name.startswith("_"))]
    assert [name for name, one in functions
            if "generated" not in one.__code__.co_filename and "return" not in one.__annotations__] == []
    assert functions
