"""How tensors and results print: as PyTorch prints them; numbers that are not finite, huge tensors, options."""

import doctest
import math
import time

import pytest

import torch
from torch._tensor import printing
from torch.autograd import Variable


@pytest.mark.parametrize("values, text", [
    ([1.0, -2.0], "[ 1., -2.]"), ([1.5, -2.0], "[ 1.5000, -2.0000]"), ([1e-5, 2.5e-5], "[1.0000e-05, 2.5000e-05]"),
    ([123456.5, 1e5], "[123456.5000, 100000.0000]"), ([1.5e10, 0.5], "[1.5000e+10, 5.0000e-01]"),
    ([1000.0, 1.0], "[1000.,    1.]"), ([1001.0, 1.0], "[1.0010e+03, 1.0000e+00]"),
    ([math.nan, 1.0], "[nan, 1.]"), ([math.inf, -math.inf, 0.5], "[   inf,   -inf, 0.5000]"), ([math.nan], "[nan]"),
    ([0.0, -0.0], "[0., -0.]"), ([-0.05, math.nan], "[-0.0500,     nan]"), ([], "[]"),
    ([1e8], "[100000000.]"), ([1.5e8], "[1.5000e+08]"),
])  # fmt: skip
def test_numbers(values, text):
    assert repr(torch.DoubleTensor(values)) == f"tensor({text}, dtype=torch.float64)"


def test_brackets_and_lines():
    assert repr(torch.tensor([[1, -100], [3, 4]])) == "tensor([[   1, -100],\n        [   3,    4]])"
    assert repr(torch.zeros(2, 1, 1)) == "tensor([[[0.]],\n\n        [[0.]]])"
    assert repr(torch.tensor([True, False])) == "tensor([ True, False])"
    lines = repr(torch.ones(1, 30).div(3)).splitlines()
    assert len(lines) == 4 and max(map(len, lines)) <= 80 and lines[1].startswith(" " * 9 + "0.3333, ")
    assert repr(torch.zeros(2, 600)).splitlines() == ["tensor([[0., 0., 0.,  ..., 0., 0., 0.],",
                                                      "        [0., 0., 0.,  ..., 0., 0., 0.]])"]


def test_what_is_not_the_default():
    assert repr(torch.LongTensor()) == "tensor([], dtype=torch.int64)" and repr(torch.zeros(0)) == "tensor([])"
    assert repr(torch.zeros(0, 3)) == "tensor([], size=(0, 3))"
    assert repr(torch.ByteTensor([1])) == "tensor([1], dtype=torch.uint8)"
    assert repr(torch.tensor(2.5)) == "tensor(2.5000)" and repr(torch.tensor(3)) == "tensor(3)"
    assert repr(torch.Tensor([1]).half()) == "tensor([1.], dtype=torch.float16)"
    x = Variable(torch.ones(1))
    assert repr(x) == "tensor([1.], requires_grad=True)" and repr(x * 2) == "tensor([2.], grad_fn=<MulBackward0>)"
    assert repr(torch.nn.Parameter(torch.ones(1))) == "Parameter containing:\ntensor([1.], requires_grad=True)"
    wide = torch.ones(1, 9).div(3).double().requires_grad_()
    assert repr(wide).endswith("]],\n       dtype=torch.float64, requires_grad=True)")

    class Named(torch.Tensor):
        pass

    assert repr(torch.ones(1).as_subclass(Named)) == "Named([1.])"


def test_results_nodes_and_limits():
    assert repr(torch.ones(1, 2).max(1)) == "torch.return_types.max(\nvalues=tensor([1.]),\nindices=tensor([0]))"
    assert repr(torch.linalg.slogdet(torch.eye(1))).startswith("torch.return_types.linalg_slogdet(\nsign=")
    node = torch.ones(1, requires_grad=True).mul(2).add_(1).grad_fn
    assert node.name() == "AddBackward0" and repr(node).startswith("<AddBackward0 object at 0x")
    assert repr(torch.iinfo(torch.int8)) == "iinfo(min=-128, max=127, dtype=int8)"

    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    assert repr(Twice.apply(torch.ones(1, requires_grad=True))) == "tensor([2.], grad_fn=<TwiceBackward>)"


@pytest.mark.parametrize("size, small", [((10**8,), (1001,)), ((10**4, 10**4), (40, 40)),
                                         ((100, 1000, 1000), (11, 11, 11)), ((10,) * 8, (7,) * 8)])
def test_huge_tensors_print_at_once(size, small):
    """Printing takes about as long as for a small tensor that is abbreviated too, independent of the load."""
    times = {size: [], small: []}
    for _ in range(5):
        for one, taken in times.items():
            tensor = torch.ones(1).expand(*one)
            start = time.thread_time()
            text = repr(tensor)
            taken.append(time.thread_time() - start)
            assert "..." in text and len(text) < 300_000
    assert min(times[size]) < 3 * min(times[small])


def test_options():
    try:
        torch.set_printoptions(edgeitems=1, threshold=3)
        assert repr(torch.zeros(4, 4)) == "tensor([[0.,  ..., 0.],\n        ...,\n        [0.,  ..., 0.]])"
        torch.set_printoptions(profile="full", linewidth=20)
        lines = repr(torch.ones(2000)).splitlines()
        assert len(lines) == 667 and max(map(len, lines)) <= 20
        torch.set_printoptions(profile="short")
        assert repr(torch.Tensor([0.5])) == "tensor([0.50])"
        torch.set_printoptions(sci_mode=True)
        assert repr(torch.Tensor([0.5])) == "tensor([5.00e-01])"
        for wrong in ({"precision": -1}, {"precision": 10**9}, {"edgeitems": 0}, {"linewidth": 0}, {"threshold": -1},
                      {"profile": "wide"}):
            with pytest.raises(ValueError, match="set_printoptions"):
                torch.set_printoptions(**wrong)
        for wrong in ({"precision": 1.5}, {"threshold": "x"}, {"edgeitems": True}, {"sci_mode": 7}):
            with pytest.raises(TypeError, match="set_printoptions"):
                torch.set_printoptions(**wrong)
        torch.set_printoptions(sci_mode=False)
        assert repr(torch.Tensor([1e-9])) == "tensor([0.00])"
    finally:
        torch.set_printoptions(profile="default")


def test_one_element_has_a_format():
    assert f"{torch.Tensor([1.5]):.3f} {torch.LongTensor([[7]]):4d} {Variable(torch.Tensor([2.5])):.1e}" == (
        "1.500    7 2.5e+00")
    assert f"{torch.zeros(2)}" == str(torch.zeros(2))
    for tensor in (torch.zeros(2), torch.zeros(0), Variable(torch.zeros(2))):
        with pytest.raises(TypeError, match="format '.2f' is for one number"):
            format(tensor, ".2f")
    with pytest.raises(ValueError):
        format(torch.zeros(1), "nonsense")


def test_examples():
    assert doctest.testmod(printing, extraglobs={"torch": torch}).failed == 0
