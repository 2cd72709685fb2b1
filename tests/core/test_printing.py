"""How tensors print: the alpha's form, scaled blocks, numbers that are not finite, huge tensors."""

import doctest
import math
import time

import pytest

import torch
from torch._tensor import printing
from torch.autograd import Variable


def body(tensor):
    return repr(tensor).strip("\n").splitlines()


@pytest.mark.parametrize("values, lines", [
    ([1.0, -2.0], [" 1", "-2"]), ([1.5, -2.0], [" 1.5000", "-2.0000"]),
    ([1e-5, 2.5e-5], ["1.00000e-05 *", " 1.0000", " 2.5000"]),
    ([123456.5, 1e5], ["1.00000e+05 *", " 1.2346", " 1.0000"]),
    ([1.5e10, 0.5], [" 1.5000e+10", " 5.0000e-01"]), ([1e-5, 1e-12], [" 1.0000e-05", " 1.0000e-12"]),
    ([math.nan, 1.0], [" nan", "   1"]), ([math.inf, -math.inf, 0.5], ["    inf", "   -inf", " 0.5000"]),
    ([math.nan], [" nan"]), ([0.0, 0.0], [" 0", " 0"]), ([1e-320, 1e-5], None), ([-0.001, 0.002], None),
    ([-0.05, math.nan], ["1.00000e-02 *", "-5.0000", "    nan"]),
])  # fmt: skip
def test_numbers(values, lines):
    shown = body(torch.DoubleTensor(values))
    assert shown[-1] == f"[torch.DoubleTensor of size {len(values)}]"
    texts = [line.replace(" ", "") for line in shown[:-1] if not line.endswith("*")]
    scale = float(shown[0].split()[0]) if shown[0].endswith("*") else 1
    for value, text in zip(values, texts, strict=True):
        assert math.isnan(value) and text == "nan" or float(text) * scale == pytest.approx(value, rel=1e-3, abs=1e-300)
    if lines:
        assert [line.strip() for line in shown[:-1]] == [line.strip() for line in lines]


def test_each_matrix_has_its_scale_and_its_columns():
    lines = body(torch.ones(2, 1, 2).mul_(1e-6))
    assert lines.count("1.00000e-06 *") == 2 and lines[0].startswith("(0,.,.)") and "(1,.,.) = " in lines
    lines = body(torch.ones(1, 30).mul_(1e-6))
    assert lines.count("1.00000e-06 *") == 1 and sum(line.startswith("Columns") for line in lines) == 3
    assert max(map(len, lines)) <= 80


def test_types_sizes_and_variables():
    assert repr(torch.LongTensor()) == "[torch.LongTensor with no elements, size 0]"
    assert body(torch.CharTensor([[1, -128]]))[0] == "    1 -128" and body(torch.Tensor([1]).half())[0] == " 1"
    assert repr(Variable(torch.ones(1))) == "Variable containing:\n\n 1\n[torch.FloatTensor of size 1]\n"
    assert body(torch.zeros(1, 1, 1, 1, 2))[0] == "(0,0,0,.,.) = "


@pytest.mark.parametrize("size, small", [((10**8,), (1001,)), ((10**4, 10**4), (40, 40)),
                                         ((100, 1000, 1000), (11, 11, 11)), ((10,) * 8, (7,) * 8)])
def test_huge_tensors_print_at_once(size, small):
    """In about the time of a small one that is shortened too, whatever else the machine does."""
    times = {size: [], small: []}
    for _ in range(5):
        for one, taken in times.items():
            tensor = torch.ones(1).expand(*one)
            start = time.thread_time()
            text = repr(tensor)
            taken.append(time.thread_time() - start)
            assert "..." in text and len(text) < 20000
    assert min(times[size]) < 3 * min(times[small])


def test_options():
    try:
        torch.set_printoptions(edgeitems=1, threshold=3)
        assert body(torch.zeros(4, 4)) == [" 0 ... 0", " ...", " 0 ... 0", "[torch.FloatTensor of size 4x4]"]
        torch.set_printoptions(profile="full", linewidth=10)
        assert len(body(torch.zeros(2000))) == 2001 and "Columns 4 to 7 " in body(torch.zeros(1, 10))
        torch.set_printoptions(profile="short")
        assert body(torch.Tensor([0.5])) == [" 0.50", "[torch.FloatTensor of size 1]"]
        for wrong in ({"precision": -1}, {"precision": 10**9}, {"edgeitems": 0}, {"linewidth": 0}, {"threshold": -1},
                      {"profile": "wide"}):
            with pytest.raises(ValueError, match="set_printoptions"):
                torch.set_printoptions(**wrong)
        for wrong in ({"precision": 1.5}, {"threshold": "x"}, {"edgeitems": True}):
            with pytest.raises(TypeError, match="set_printoptions"):
                torch.set_printoptions(**wrong)
        assert body(torch.Tensor([0.5])) == [" 0.50", "[torch.FloatTensor of size 1]"]
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
