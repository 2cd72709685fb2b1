"""Tests of out= of every row: empty, of another type, a view, of another size, an operand."""

import warnings

import pytest

import torch
import torch.composed

from .cases import Case, samples
from .values import over

WIDER = {"Float": "Double", "Half": "Double", "BFloat16": "Double", "Double": "ComplexDouble", "Bool": "Int",
         "ComplexFloat": "ComplexDouble"}  # fmt: skip


def takes_out(row):
    """Return whether the results of a row are new tensors."""
    if row.body.kind == "composed" and getattr(getattr(torch.composed, row.op, None), "changes_argument", False):
        return False
    return (bool(row.returned) and row.body.kind != "view" and not row.changes
            and not any(result.many or result.truth for result in row.returned))


class Call:
    """One call of a row in a type, repeated with the same operands and random numbers."""

    def __init__(self, row):
        self.row = row
        dtype = next(one for one in ("Float", "Double", *row.accepted_types) if one in row.accepted_types)
        self.case = Case(row, samples(row)[0], dtype)
        self.results = self.run()

    def run(self, out=None, arguments=None):
        """Return the results as a list."""
        torch.manual_seed(3)
        more = {} if out is None else {"out": tuple(out) if len(out) > 1 else out[0]}
        result = self.case.call(arguments or self.case.arguments(), **more)
        return list(result) if isinstance(result, tuple) else [result]


def _assert_written(call, outs, arguments=None):
    """Assert that the results are in the outputs, which the call returns."""
    returned = call.run(outs, arguments)
    assert len(returned) == len(outs) and all(a is b for a, b in zip(returned, outs, strict=True)), call.row.op
    for out, plain in zip(outs, call.results, strict=True):
        assert out.size() == plain.size(), call.row.op
        wanted = plain.type(out.type())
        near = (out - wanted).abs() <= 1e-6 * wanted.abs() if out.is_floating_point() else out != out
        assert ((out == wanted) | near | (out != out)).all(), f"{call.row.op}: {out} for {plain}"


@over(takes_out)
def test_an_empty_output(row):
    call = Call(row)
    _assert_written(call, [plain.new_empty(0) for plain in call.results])


@over(lambda row: takes_out(row) and not row.creates)  # those are made in the type of the output
def test_an_output_of_another_type(row):
    call = Call(row)
    _assert_written(call, [plain.new_empty(plain.size()).type(f"torch.{WIDER[kind]}Tensor") if kind in WIDER else
                           plain.new_empty(plain.size())
                           for plain in call.results for kind in [plain.type().split(".")[-1][:-6]]])


@over(takes_out)
def test_an_output_between_neighbours(row):
    call = Call(row)
    around = [plain.new_zeros([2 * n + 1 for n in plain.size()] + [2]) for plain in call.results]
    views = [whole[(*(slice(1, None, 2) for _ in range(whole.dim() - 1)), 1)] for whole in around]
    _assert_written(call, views)
    for view, whole in zip(views, around, strict=True):
        view.zero_()
        assert not whole.any(), f"{row.op} wrote beside its output"


@over(takes_out)
def test_an_output_of_another_size(row):
    call = Call(row)
    whole = [plain.new_zeros(7, 2) for plain in call.results]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        _assert_written(call, [one.t()[1:] for one in whole])
    assert any("resized" in str(one.message) for one in caught), row.op
    assert not any(one.any() for one in whole), f"{row.op} wrote beside its output"


@over(takes_out)
def test_an_output_that_is_an_operand(row):
    call = Call(row)
    arguments = call.case.arguments()
    plain = call.results[0]
    own = [value for value in arguments.values() if isinstance(value, torch.Tensor) and value.size() == plain.size()
           and value.dtype == plain.dtype]
    if own:
        _assert_written(call, [own[0], *(one.new_empty(0) for one in call.results[1:])], arguments)


@over(takes_out)
def test_an_output_that_cannot_hold_the_result(row):
    call = Call(row)
    floating = [plain.is_floating_point() or plain.is_complex() for plain in call.results]
    if not all(floating) or row.body.kind == "random" or row.creates or row.makes or row.wide_results:
        pytest.skip("every type holds integers; draws, sequences and sums are computed in the type of the output")
    outs = [torch.full((3,), 7, dtype=torch.int64) for _ in call.results]
    with pytest.raises(TypeError):
        call.run(outs)
    assert all(out.tolist() == [7, 7, 7] for out in outs), row.op
