"""A row from another extension module comes through the same door as ours and has the same rights."""

import importlib.util
import pathlib
import shutil
import subprocess
import sys
import sysconfig

import numpy as np
import pytest

import torch
from torch.autograd import Variable

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def second(tmp_path_factory):
    """Return the module of second.c, compiled against csrc/ alone."""
    if not shutil.which("gcc"):
        pytest.skip("gcc compiles the second module, and there is none")
    target = tmp_path_factory.mktemp("second") / "second.abi3.so"
    subprocess.run(
        ["gcc", "-std=gnu11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-Wall", "-Wextra", "-Werror",
         "-DPy_LIMITED_API=0x030b0000", "-DTH_NO_CLONES", f"-I{ROOT / 'csrc'}",
         f"-I{sysconfig.get_paths()['include']}", str(HERE / "second" / "second.c"), "-o", str(target), "-lm"],
        check=True)  # fmt: skip
    spec = importlib.util.spec_from_file_location("second", target)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["second"] = module
    return module


def test_it_computes_differentiates_and_is_listed(second):
    x = np.linspace(-3, 3, 1000).reshape(10, 100)
    expected = x / (1 + np.exp(-x))
    np.testing.assert_allclose(second.swish(torch.from_numpy(x)).numpy(), expected, rtol=1e-12)
    np.testing.assert_allclose(second.swish(torch.from_numpy(x).t()).numpy(), expected.T, rtol=1e-12)
    v = Variable(torch.from_numpy(x))
    second.swish(v).sum().backward()
    s = 1 / (1 + np.exp(-x))
    np.testing.assert_allclose(v.grad.data.numpy(), s + x * s * (1 - s), rtol=1e-12)
    assert torch._core.rows["second_swish"].signature == "swish(Tensor input)"
    assert getattr(torch, "swish", None) is not second.swish


def test_it_is_checked_like_ours(second):
    with pytest.raises(TypeError, match="swish: input is FloatTensor 2; need DoubleTensor"):
        second.swish(torch.ones(2))
    with pytest.raises(TypeError, match="it takes swish"):
        second.swish("x")


def test_a_row_that_is_there_is_refused(second, tmp_path):
    copy = shutil.copy(second.__file__, tmp_path / "again.abi3.so")
    spec = importlib.util.spec_from_file_location("second", copy)
    with pytest.raises(ValueError, match="a row named 'second_swish' is registered already"):
        importlib.util.module_from_spec(spec)
