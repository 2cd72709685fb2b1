"""Reductions with keepdim and no dim, medians of all elements, differences of integers, and the initial settings."""

import subprocess
import sys

import numpy as np
import pytest
from cases import CATALOGUE

import torch
from torch.autograd import Variable

KEEPING = [row.public_names[0] for row in CATALOGUE.rows if row.keepdim and not row.internal and len(row.returned) == 1
           and all(p.kind == "dims" or p.nullable for p in row.parameters if p.kind in ("dim", "dims"))]


@pytest.mark.parametrize("shape", [(2, 3), (4,), (2, 1, 3)])
@pytest.mark.parametrize("name", sorted(set(KEEPING)))
def test_keepdim_without_a_dim_keeps_them_all(name, shape):
    x, more = torch.rand(*shape).double().add_(1), [0.5] if "quantile" in name else []
    for input in (x, Variable(x, requires_grad=False)):
        result = getattr(torch, name)(input, *more, keepdim=True)
        assert tuple(result.size()) == (1,) * len(shape)
        assert float(result.sum()) == float(getattr(torch, name)(input, *more))


@pytest.mark.parametrize("kind", ["Byte", "Int", "Long", "Float", "Double"])
def test_the_median_of_all_is_a_value(kind):
    x = getattr(torch, f"{kind}Tensor")([[5, 1, 4], [2, 9, 3]])
    assert float(x.median()) == float(torch.median(x)) == 3
    assert x.median(1)[0].tolist() == [4, 3] and x.median(dim=0)[1].tolist() == [1, 0, 1]
    y = Variable(torch.FloatTensor([3, 1, 2]), requires_grad=True)
    y.median().backward()
    assert y.grad.data.tolist() == [0, 0, 1]


@pytest.mark.parametrize("kind", ["Byte", "Short", "Int", "Long"])
@pytest.mark.parametrize("dim", [0, 1])
def test_slopes_and_areas_of_integers_are_those_of_floats(kind, dim):
    array = np.array([[1, 4, 9, 16], [2, 3, 5, 8], [7, 7, 1, 0]])
    x = getattr(torch, f"{kind}Tensor")(array.tolist())
    for call in (lambda t: torch.gradient(t, dim=dim)[0], lambda t: torch.trapz(t, dim=dim),
                 lambda t: torch.trapezoid(t, dim=dim), lambda t: torch.cumulative_trapezoid(t, dim=dim)):
        assert call(x).tolist() == call(x.float()).tolist()
    assert torch.gradient(x, dim=dim)[0].tolist() == np.gradient(array, axis=dim).tolist()


def test_no_differences_leave_the_input_alone():
    x = torch.IntTensor([3, 5])
    assert torch.diff(x, n=0, prepend=x, append=x).tolist() == [3, 5]
    assert torch.diff(x, n=1, prepend=x).tolist() == [2, -2, 2]


def test_processes_draw_seeds_of_their_own():
    program = "import torch; print(torch.initial_seed(), *torch.randn(3))"
    drawn = {subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout for _ in range(3)}
    assert len(drawn) == 3
    seed = torch.Generator().seed()
    assert 0 <= seed < 2**63 and torch.seed() != torch.seed()


@pytest.mark.parametrize("module", [torch.nn.BatchNorm1d, torch.nn.BatchNorm2d, torch.nn.BatchNorm3d])
def test_fresh_normalization_changes_nothing_after_it(module):
    fresh = module(5)
    assert fresh.weight.data.tolist() == [1] * 5 and fresh.bias.data.tolist() == [0] * 5
