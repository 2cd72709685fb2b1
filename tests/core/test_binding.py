"""Binding of arguments to parameters: positions, keywords, out=, a result as the first argument."""

import decimal
import fractions
import itertools

import numpy as np
import pytest

import torch
from torch.autograd import Variable


@pytest.fixture
def m():
    return torch.arange(0, 9).view(3, 3)


def same(a, b):
    return type(a) is type(b) and (a.tolist() == b.tolist() if torch.is_tensor(a) else a == b)


def test_every_split_into_positions_and_keywords_is_the_same_call(m):
    """beta, input, alpha, mat1, mat2: each of those given may be named, in any order."""
    values = {"beta": 2, "input": m, "alpha": 3, "mat1": m, "mat2": m.t()}
    expected = torch.addmm(*values.values())
    for split in range(len(values) + 1):
        positions = list(values.values())[:split]
        for names in itertools.permutations(list(values)[split:]):
            keywords = {name: values[name] for name in names}
            assert same(torch.addmm(*positions, **keywords), expected)
    others = [values[name] for name in ("beta", "alpha", "mat1", "mat2")]
    for split in range(len(others) + 1):
        keywords = dict(zip(("beta", "alpha", "mat1", "mat2"), others, strict=True))
        kept = dict(list(keywords.items())[split:])
        assert same(m.addmm(*others[:split], **kept), expected)


@pytest.mark.parametrize("call, equal", [
    ("torch.add(m, m)", "torch.add(m, 1, m)"),
    ("torch.add(m, m, alpha=2)", "torch.add(m, 2, m)"),
    ("torch.add(other=m, input=m, alpha=2)", "torch.add(m, 2, m)"),
    ("torch.add(self=m, other=m)", "torch.add(m, m)"),
    ("torch.addmm(m, 2, m, m)", "torch.addmm(1, m, 2, m, m)"),
    ("torch.addmm(m, m, m, alpha=2)", "torch.addmm(1, m, 2, m, m)"),
    ("m.addmm(2, m, m)", "torch.addmm(2, m, 1, m, m)"),
    ("m.sum(keepdim=True, dim=1)", "m.sum(1, True)"),
    ("m.sum(dim=(0, 1))", "m.sum([0, 1], False)"),
    ("m.sum(dim=None)", "m.sum()"),
    ("m.sum(1, keepdim=1)", "m.sum(1, True)"),
    ("m.view(-1, 9)", "m.view(size=[-1, 9])"),
    ("m.view([1, 9])", "m.view(torch.Size([1, 9]))"),
    ("m.view(np.int64(1), np.int32(9))", "m.view(1, 9)"),
    ("torch.cat([m, m], dim=1)", "torch.cat((m, m), 1)"),
    ("torch.cat(dim=1, tensors=[m, m])", "torch.cat((m, m), 1)"),
    ("torch.arange(3)", "torch.arange(0, 3, 1)"),
    ("torch.arange(end=3)", "torch.arange(0, 3)"),
    ("torch.arange(1, 7, step=2)", "torch.arange(1, 7, 2)"),
    ("m + np.float32(2)", "m + 2.0"),
    ("m.mul(np.array(2.0))", "m * 2.0"),
    ("m.mul(decimal.Decimal(2))", "m * 2.0"),
    ("m.mul(other=fractions.Fraction(1, 2))", "m * 0.5"),
    ("m.clamp(min=2, max=5)", "torch.clamp(m, 2, 5)"),
    ("m.clamp(max=5)", "torch.clamp_max(m, 5)"),
    ("m.add_(m.clone(), alpha=True)", "torch.add(m, 1, m) // 2"),
    ("torch.max(m, dim=1)[1]", "m.max(1)[1]"),
    ("m.add(m, out=None)", "m.add(m)"),
])  # fmt: skip
def test_spellings(call, equal, m):
    names = {"torch": torch, "np": np, "m": m, "decimal": decimal, "fractions": fractions}
    assert same(eval(call, names), eval(equal, names | {"m": m.clone()}))


@pytest.mark.parametrize("call, message", [
    ("torch.add(m, m, beta=2)", r"add: got \(.*, beta=int\) \(no parameter is called beta\)"),
    ("torch.add(m, m, m, other=m)", "add: got"),
    ("torch.add(m, m, m, m)", "add: got"),
    ("torch.add(m)", "add: got"),
    ("m.add()", "add: got"),
    ("m.sum(True)", "sum: got"),
    ("m.sum(dim=True)", "sum: got"),
    ("m.sum(1, True, 2)", "sum: got"),
    ("m.mul(other='2')", "mul: got"),
    ("m.view(1.5, 6)", "view: got"),
    ("m.view([1, '9'])", "view: got"),
    ("m.view(*[1] * 40, 'x')", "view: got"),
    ("torch.cat([m, 2])", "cat: got"),
    ("torch.add(m, m, **{'\\ud800': 1})", "surrogates not allowed"),
    ("m.add_(m, out=m)", "add_: got"),
    ("m.add_(other=None)", "add_: got"),
    ("torch.add(m, m, out=3)", "out must be a Tensor, not <class 'int'>"),
    ("torch.add(m, m, out=[m, m])", "out takes 1 tensors"),
    ("torch.max(m, 1, out=m)", "out takes 2 tensors"),
    ("torch.add(m.float(), m, out=Variable(m.float()))", "out= is a tensor that requires grad"),
    ("torch.add(Variable(m.float()), m, out=m.float())", "a recorded operation makes its own result"),
    ("torch.add(m, 0.5, out=m)", "the output is LongTensor 3x3, which cannot hold a result of FloatTensor"),
])  # fmt: skip
def test_what_fits_nothing_is_refused_and_changes_nothing(call, message, m):
    before = m.clone()
    with pytest.raises((TypeError, UnicodeEncodeError, RuntimeError), match=message):
        eval(call, {"torch": torch, "m": m, "Variable": Variable})
    assert same(m, before)


def test_results_by_keyword_and_first(m):
    out, index = torch.Tensor(), torch.LongTensor()
    assert torch.mul(m, 2, out=out) is out and same(out, (m * 2).float())
    assert torch.mul(out, m, 3) is out and same(out, (m * 3).float())
    out = torch.LongTensor()
    for given in (torch.max(m, 1, out=(out, index)), torch.max(m, dim=1, out=[out, index]),
                  torch.max(out, index, m, 1), torch.max(out, index, m, dim=1)):
        assert given[0] is out and given[1] is index
        assert out.tolist() == [2, 5, 8] and index.tolist() == [2, 2, 2]
    assert same(torch.zeros(2, out=torch.LongTensor()), torch.LongTensor([0, 0]))


def test_a_keyword_call_is_recorded_as_a_positional_one():
    x = Variable(torch.ones(2, 2), requires_grad=True)
    x.sum(dim=0, keepdim=True).add(other=x, alpha=3).sum().backward()
    assert x.grad.data.tolist() == [[5, 5], [5, 5]]


def test_python_code_in_the_middle_of_a_call_cannot_free_what_it_reads(m):
    class Evil:
        def __index__(self):
            box.clear()
            return 1

    box = [m.clone()]
    assert box[0].sum(dim=Evil(), keepdim=True).tolist() == [[3], [12], [21]]


@pytest.mark.parametrize("call", [
    "dropout2d(m, 0.5, False)", "dropout2d(m, training=False)", "dropout2d(training=False, input=m, p=0.5)",
])  # fmt: skip
def test_a_composition_is_one_frame_of_python(m, call):
    import sys

    code, frames = compile(f"torch.nn.functional.{call}", "", "eval"), []
    sys.setprofile(lambda frame, event, _: frames.append(frame.f_code.co_name) if event == "call" else None)
    try:
        result = eval(code, {"torch": torch, "m": m.float()})
    finally:
        sys.setprofile(None)
    assert result.tolist() == m.tolist() and frames == ["<module>", "dropout2d"]


def test_wrong_arguments_without_a_module_are_named():
    with pytest.raises(TypeError, match="add: got .*Nameless"):
        torch.ones(2) + eval("type('Nameless', (), {'__float__': lambda self: 2.0})()", {"type": type})


def test_complex_numbers_have_no_place_in_an_order():
    with pytest.raises(TypeError, match="searchsorted: input is ComplexFloatTensor"):
        torch.bucketize(torch.tensor([1 + 2j]), torch.arange(3.0))
