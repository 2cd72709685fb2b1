"""Rows of packages and formulas made at run time, on a GPU: their kernels are compiled and found like ours."""

import importlib.util
import sys

import numpy as np
import pytest

import torch
from torch.autograd import Variable
from torch.codegen import __main__ as command

ROWS = """\
- package: rows_on_gpu
  methods: false
- section: elements
  doc: Functions of elements.
- op: swollen(Tensor input, Scalar scale=1)
  doc: The cube of each element, scaled.
  loop: scale * input * input * input
  dtypes: all
  grad:
    input: 3 * scale * grad * input * input
  test: scale * input**3
- section: sums
  doc: Sums.
- op: square_sum(Tensor input, Dim* dim=None, Keepdim keepdim=False)
  doc: The sum of the squares.
  reduce:
    start: 0
    step: acc + input * input
    finish: acc
  dtypes: floating
  grad:
    input: 2 * grad * input
  test: np.sum(input * input, axis=dim, keepdims=keepdim)
  samples: [{input: [3, 4]}, {input: [3, 4], dim: 0}]
"""


@pytest.fixture
def package(tmp_path, monkeypatch, capfd):
    folder = tmp_path / "rows_on_gpu"
    folder.mkdir()
    (folder / "ops.yaml").write_text(ROWS, encoding="utf-8")
    (folder / "__init__.py").write_text("from .generated import *\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert command.main(["rows_on_gpu/ops.yaml", "--build"]) == 0, capfd.readouterr().err
    importlib.invalidate_caches()
    yield importlib.import_module("rows_on_gpu")
    sys.modules.pop("rows_on_gpu")
    for op in [op for op in torch._core.rows if op.startswith("rows_on_gpu.")]:
        del torch._core.rows[op]


def test_rows_of_a_package(package):
    x = np.linspace(-2, 2, 12).reshape(3, 4).astype("float32")
    v = Variable(torch.from_numpy(x).cuda())
    y = package.swollen(v, 2)
    assert y.is_cuda
    np.testing.assert_allclose(y.data.cpu().numpy(), 2 * x**3, rtol=1e-5)
    total = package.square_sum(v, dim=0)
    np.testing.assert_allclose(total.data.cpu().numpy(), (x * x).sum(0), rtol=1e-5)
    (y.sum() + total.sum()).backward()
    np.testing.assert_allclose(v.grad.data.cpu().numpy(), 6 * x**2 + 2 * x, rtol=1e-5)


@pytest.mark.parametrize("compiled", [False, True])
def test_formulas_made_at_run_time(compiled, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    swish = torch.formula("swish", "x / (1 + exp(-k * x))", compile=compiled)
    here, there = (Variable(t) for t in (torch.linspace(-3, 3, 50), torch.linspace(-3, 3, 50).cuda()))
    for v in (here, there):
        swish(v, v * 2).sum().backward()
    assert there.grad.is_cuda
    np.testing.assert_allclose(there.grad.data.cpu().numpy(), here.grad.data.numpy(), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("compiled", [False, True])
def test_all_gradients_of_a_fused_function(compiled, tmp_path, monkeypatch):
    """More gradients than one row has results, of operands that are broadcast, or of which some are wanted."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def f(a, b, c, d, e, k):
        return (a * b - c / (1 + d * d)) * torch.sigmoid(e) * k + b

    fused = torch.fuse(f, compile=compiled)
    rng = np.random.default_rng(0)
    given = [torch.from_numpy(rng.normal(size=size).astype("float32")) for size in ((3, 4), (4,), (3, 1), (), (3, 4))]
    for wanted in ((0, 1, 2, 3, 4), (3,), (1, 4)):
        found = []
        for device, function in (("cpu", f), ("cuda", fused)):
            leaves = [t.detach().clone().to(device).requires_grad_(k in wanted) for k, t in enumerate(given)]
            result = function(*leaves, 0.5)
            assert result.device.type == device
            grads = torch.autograd.grad(result.sum(), [leaves[k] for k in wanted])
            assert all(g.device.type == device for g in grads)
            found.append([t.detach().cpu().numpy() for t in (result, *grads)])
        for plain, got in zip(*found, strict=True):
            assert got.shape == plain.shape
            np.testing.assert_allclose(got, plain, rtol=1e-5, atol=1e-6)
    with pytest.raises(RuntimeError, match="cpu|device|GPU"):
        fused(given[0].cuda(), *given[1:], 0.5)
    halves = fused(*(t.half().cuda() for t in given), 0.5)
    assert halves.dtype is torch.float16 and halves.is_cuda


def test_functions_of_one_row():
    """The row's kernel may run in place of the program only if it takes the same operands and numbers."""
    a, b = torch.linspace(-2, 2, 12).view(3, 4), torch.linspace(1, 3, 12).view(3, 4)
    for f in (lambda a, b: torch.sub(b, a), lambda a, b: a - b, lambda a, b: torch.nn.functional.leaky_relu(a, 0.3),
              lambda a, b: b * b, lambda a, b: torch.atan2(b, a), lambda a, b: torch.clamp(a, -1, 0.5),
              lambda a, b: torch.where(a > 0, b, a), lambda a, b: 2.5 - a):
        found = []
        for function, device in ((f, "cpu"), (torch.fuse(f), "cuda")):
            leaves = [t.detach().clone().to(device).requires_grad_() for t in (a, b)]
            result = function(*leaves)
            result.pow(2).sum().backward()
            found.append([result.detach(), *(leaf.grad for leaf in leaves)])
        for plain, got in zip(*found, strict=True):
            if plain is not None:
                np.testing.assert_allclose(got.cpu().numpy(), plain.numpy(), rtol=1e-5, atol=1e-6)
