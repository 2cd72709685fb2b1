"""Value tests for every row: the oracle in every layout, out=, in place, keywords and declared errors."""

import builtins
import re

import numpy as np
import pytest

import torch
from torch.codegen.model.signature import NARROW

from .cases import Case, about, array_of, cases, defined, function_of, samples, some

TOLERANCE = {"Float": 2e-5, "Double": 1e-10, "ComplexFloat": 1e-4, "ComplexDouble": 1e-10}


def valued(row):
    """Return whether a row has an oracle."""
    return row.body.kind != "random"


def over(condition, typed=False):
    """Return a decorator: test every row that meets the condition, in each of its element types if `typed`."""
    def mark(test):
        test.condition, test.typed = condition, typed
        return test
    return mark


def results_of(value):
    """Return a call's results as arrays; numbers and bools become zero-dim arrays."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in results_of(item)]
    return [array_of(value) if isinstance(value, torch.Tensor) else np.asarray(value)]


def assert_same(got, expected, dtype, *what):
    """Compare results with expected ones. what: the words before the message of a difference."""
    with about(*what):
        assert len(got) == len(expected), f"{len(got)} results for {len(expected)}"
        for value, wanted in zip(got, expected, strict=True):
            wanted = np.asarray(wanted)
            assert value.shape == wanted.shape, f"size {value.shape}, expected {wanted.shape}"
            if value.dtype.kind in "fc":
                tolerance = TOLERANCE[dtype if dtype in TOLERANCE else "Double"]
                np.testing.assert_allclose(value.ravel(), wanted.ravel(), rtol=tolerance, atol=tolerance)
            else:
                np.testing.assert_array_equal(value.ravel(), wanted.ravel().astype(value.dtype))


@over(lambda row: row.body.kind != "random")
def test_samples(row):
    assert samples(row), f"{row.op}: nothing to test it with"


@over(valued)
def test_value(row):
    for dtype in full_types(row):
        _check_values(row, dtype)


def full_types(row):
    """Return a row's element types without those of 16 bits, whose results have tests of their own."""
    return [dtype for dtype in row.dtypes if dtype not in NARROW]


def _check_values(row, dtype):
    for turn, case in enumerate(cases(row, dtype)):
        expected = defined(case)
        if expected is None:
            with pytest.raises((ValueError, RuntimeError, IndexError)):
                case.call(case.arguments())
            continue
        for layout in some(("transposed", "stepped", "contiguous"), turn):
            try:
                got = results_of(case.call_and_changes(case.arguments(layout)))
            except RuntimeError as error:  # a view of these strides would need a copy
                assert row.body.kind == "view" and layout != "contiguous" and "strides" in str(error), error
                continue
            assert_same(got, expected, dtype, row.op, dtype, case.values, layout)


@over(lambda row: valued(row) and bool(row.unsigned))
def test_unsigned_integers(row):
    """Numbers from the whole range of each type, in every layout."""
    for kind in (np.uint16, np.uint32, np.uint64):
        for turn, case in enumerate(cases(row, "Long")):
            for p in row.parameters:
                array = case.values[p.name]
                if p.dtype is None and isinstance(array, np.ndarray):
                    wide = np.asarray(array.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15))
                    case.values[p.name] = np.asarray(wide.astype(kind))
            expected = defined(case)
            for layout in some(("transposed", "stepped", "contiguous"), turn) if expected is not None else ():
                got = case.call_and_changes(case.arguments(layout))
                single = got[0] if isinstance(got, (list, tuple)) else got
                assert row.changes or row.results[0].dtype or row.wide_results or single.numpy().dtype == kind
                assert_same(results_of(got), expected, "Float", row.op, kind, case.values, layout)


def in_place(row):
    """Return whether tensors have the in-place method; a package's rows may be functions only."""
    return row.inplace and not row.internal and hasattr(torch.Tensor, f"{row.public}_")


@over(lambda row: valued(row) and not row.without_out, typed=True)
def test_out_is_filled(row, dtype):
    for case in cases(row, dtype):
        if defined(case) is None:
            continue
        plain = case.call(case.arguments())
        many = isinstance(plain, tuple)
        given = [t.new() for t in plain] if many else plain.new()
        result = case.call(case.arguments(), out=given)
        assert all(a is b for a, b in zip(result, given, strict=True)) if many else result is given
        assert_same(results_of(given), results_of(plain), dtype, f"{row.op} out=")
        strided = [_strided_like(t) for t in plain] if many else _strided_like(plain)
        case.call(case.arguments(), out=strided)
        assert_same(results_of(strided), results_of(plain), dtype, f"{row.op} strided out=")
        positions, keywords = _positions(row, case.arguments())
        if positions:
            again = [t.new() for t in plain] if many else plain.new()
            function_of(row)(*positions, **keywords, out=again)
            assert_same(results_of(again), results_of(plain), dtype, f"{row.op} by position, out=")


def _positions(row, arguments):
    """Return the arguments of a call by position, which C binds separately from keywords; none if one is missing.

    Those behind the older flag of a loss are keywords, since the order may be another one in Python.
    """
    given = list(arguments.items())
    while given and given[-1][1] is None:
        given.pop()
    count = row.reduction.index + 1 if row.reduction and row.flags != "none" else len(given)
    complete = row.is_function and not row.changes and all(value is not None for _, value in given)
    return [value for _, value in given[:count]] if complete else [], dict(given[count:])


def _strided_like(tensor):
    size = [2 * length for length in tensor.size()]
    large = tensor.new(torch.Size(size))
    return large[tuple(slice(0, None, 2) for _ in size)]


@over(lambda row: valued(row) and in_place(row), typed=True)
def test_in_place_equals_out_of_place(row, dtype):
    for turn, case in enumerate(cases(row, dtype)):
        name = row.self_parameter.name
        if not isinstance(case.values[name], np.ndarray) or defined(case) is None:
            continue
        for layout in some(("contiguous", "stepped"), turn):
            arguments = case.arguments(layout)
            plain = case.call(case.arguments())
            target = arguments.pop(name)
            rest = {key: value for key, value in arguments.items() if value is not None}
            before = target.clone()
            if plain.size() != target.size():
                with pytest.raises((RuntimeError, ValueError)):
                    getattr(target, row.public + "_")(**rest)
                assert target.equal(before)
                continue
            assert getattr(target, row.public + "_")(**rest) is target
            assert_same(results_of(target), results_of(plain), dtype, f"{row.op}_", case.values)


@over(valued)
def test_positions_equal_keywords(row):
    dtype = "Float" if "Float" in row.dtypes else row.dtypes[0]
    for case in cases(row, dtype):
        if defined(case) is None or any(value is None for value in case.values.values()):
            continue
        if row.changes or not (row.is_function or row.internal):
            continue
        arguments = case.arguments()
        function = function_of(row)
        count = row.reduction.index + 1 if row.reduction and row.flags != "none" else len(arguments)
        given = [*arguments.items()]  # behind the older flag of a loss, the order may be another one
        positional = function(*(value for _, value in given[:count]), **dict(given[count:]))
        assert_same(results_of(positional), results_of(case.call(arguments)), dtype, row.op)
        assert_same(results_of(positional), results_of(function(**arguments)), dtype, row.op)


@over(lambda row: row.errors)
def test_errors(row):
    for error in row.errors:
        dtype = "Float" if "Float" in row.dtypes else row.dtypes[0]
        case = Case(row, error["call"], dtype)
        arguments = case.arguments()
        with pytest.raises(getattr(builtins, error["raises"])) as raised:
            case.call(arguments)
        sentence = ".*".join(map(re.escape, error["message"].split("...")))
        assert re.fullmatch(sentence, str(raised.value), re.S), f"{row.op}: {raised.value}"
        for name, value in arguments.items():
            if isinstance(value, torch.Tensor):
                np.testing.assert_array_equal(array_of(value).ravel(), case.values[name].ravel())


def has_dims(row):
    """Return whether a row takes a dim of its first tensor."""
    named = any(p.kind in ("dim", "dims") for p in row.parameters)
    return named and row.body.kind != "random" and bool(dim_samples(row))


def dim_samples(row):
    """Return a sample whose first tensor has dims."""
    first = row.self_parameter
    return [sample for sample in samples(row) if first and isinstance(sample.get(first.name), list) and
            len(sample[first.name])][:1]


@over(has_dims)
def test_dims_out_of_range(row):
    """Dims out of range raise IndexError with the op, the dim and the number of dims; no row states this."""
    sample, = dim_samples(row)
    dtype = "Float" if "Float" in row.dtypes else row.dtypes[0]
    for p in (p for p in row.parameters if p.kind in ("dim", "dims")):
        for dim in (9, -10):
            case = Case(row, sample | {p.name: dim}, dtype)
            with pytest.raises(IndexError) as raised:
                case.call(case.arguments())
            sentence = rf"({row.op}|{row.shown}): .*\b{abs(dim)}\b.* has (\d+) dimensions?; need -\2 <= \w+ < \2"
            assert re.fullmatch(sentence, str(raised.value)), f"{row.op}: {raised.value}"
