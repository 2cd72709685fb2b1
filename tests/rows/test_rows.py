"""Every row of ops.yaml: value, layouts, in place, out=, gradients of first and second order, errors."""

import builtins
import re

import numpy as np
import pytest
from cases import CATALOGUE, Case, cases, defined, grad_names, samples, variables

import torch
from torch._core import internal
from torch._generated.python import methods
from torch.autograd import Variable

ROWS = {row.op: row for row in CATALOGUE.rows}
VALUED = [row for row in ROWS.values() if row.body.kind != "random"]
DIFFERENTIABLE = [row for row in VALUED if (row.gradients or row.composed) and "Double" in row.dtypes]
TOLERANCE = {"Float": 2e-5, "Double": 1e-10}


def each(rows):
    return pytest.mark.parametrize("row", rows, ids=lambda row: row.op)


def each_with_type(rows):
    pairs = [(row, dtype) for row in rows for dtype in row.dtypes if dtype != "Half"]
    return pytest.mark.parametrize("row, dtype", pairs, ids=lambda value: getattr(value, "op", value))


def results_of(value):
    """Arrays of what a call gave, numbers as arrays of one element."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in results_of(item)]
    if isinstance(value, Variable):
        value = value.data
    return [value.numpy() if isinstance(value, torch.Tensor) else np.asarray(value)]


def assert_same(got, expected, dtype, what):
    assert len(got) == len(expected), f"{what}: {len(got)} results for {len(expected)}"
    for value, wanted in zip(got, expected, strict=True):
        wanted = np.asarray(wanted)
        assert value.size == wanted.size, f"{what}: size {value.shape}, expected {wanted.shape}"
        if value.ndim == wanted.ndim:
            assert value.shape == wanted.shape, what
        if value.dtype.kind == "f":
            tolerance = TOLERANCE[dtype if dtype in TOLERANCE else "Double"]
            np.testing.assert_allclose(value.ravel(), wanted.ravel(), rtol=tolerance, atol=tolerance, err_msg=what)
        else:
            np.testing.assert_array_equal(value.ravel(), wanted.ravel().astype(value.dtype), err_msg=what)


def test_every_row_has_samples():
    assert all(samples(row) or row.body.kind == "random" for row in ROWS.values())
    assert len(ROWS) >= 120


@each_with_type(VALUED)
def test_value(row, dtype):
    for case in cases(row, dtype):
        expected = defined(case)
        if expected is None:
            with pytest.raises((ValueError, RuntimeError)):
                case.call(case.arguments())
            continue
        for layout in ("contiguous", "transposed", "stepped"):
            got = results_of(case.call_and_changes(case.arguments(layout)))
            assert_same(got, expected, dtype, f"{row.op} {case.values} {layout}")


def gives_number(row, case):
    """Whether the call's result is a Python number."""
    return row.gives_number and (row.named_dim is None or case.values[row.named_dim.name] is None)


@each_with_type([row for row in VALUED if not row.without_out])
def test_out_is_filled(row, dtype):
    for case in cases(row, dtype):
        if gives_number(row, case) or defined(case) is None:
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


def _strided_like(tensor):
    size = [2 * length for length in tensor.size()]
    large = tensor.new(*size) if size else tensor.new()
    return large[tuple(slice(0, None, 2) for _ in size)]


@each_with_type([row for row in VALUED if row.inplace and not row.internal])
def test_in_place_equals_out_of_place(row, dtype):
    for case in cases(row, dtype):
        name = row.self_parameter.name
        if not isinstance(case.values[name], np.ndarray) or defined(case) is None:
            continue
        for layout in ("contiguous", "stepped"):
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
            assert_same(results_of(target), results_of(plain), dtype, f"{row.op}_ {case.values}")


@each([row for row in VALUED if row.body.kind != "python"])
def test_positions_equal_keywords(row):
    dtype = "Float" if "Float" in row.dtypes else row.dtypes[0]
    for case in cases(row, dtype):
        if defined(case) is None or any(value is None for value in case.values.values()):
            continue
        if row.changes or not (row.is_function or row.internal):
            continue
        arguments = case.arguments()
        function = getattr(internal, row.op) if row.internal else getattr(torch, row.public)
        positional = function(*arguments.values())
        assert_same(results_of(positional), results_of(case.call(arguments)), dtype, row.op)
        by_op = getattr(methods, row.op)(**arguments)
        assert_same(results_of(positional), results_of(by_op), dtype, row.op)


def numeric_gradient(function, array, weights):
    """Central differences of sum(function() * weights) over the elements of array, which function reads."""
    gradient, step = np.zeros_like(array), 1e-6
    for index in np.ndindex(*array.shape):
        kept = array[index]
        array[index] = kept + step
        above = [np.array(v, dtype=np.float64) for v in function()]
        array[index] = kept - step
        below = [np.array(v, dtype=np.float64) for v in function()]
        array[index] = kept
        changes = zip(above, below, weights, strict=True)
        gradient[index] = sum(((a - b) * w).sum() for a, b, w in changes) / (2 * step)
    return gradient


def differentiable_outputs(row, value):
    values = list(value) if isinstance(value, (tuple, list)) else [value]
    if row.composed:
        return [one for one, result in zip(values, row.returned, strict=False) if result.dtype is None] if (
            len(row.returned) > 1) else values
    read = [k for k, result in enumerate(row.returned)
            if result in row.differentiable_results and (len(row.returned) == 1 or row.grads >> k & 1)]
    return [values[k] for k in read]


def weighted_sum(outputs, weights):
    total = None
    for output, weight in zip(outputs, weights, strict=True):
        term = (output * Variable(torch.from_numpy(weight), requires_grad=False)).sum()
        total = term if total is None else total + term
    return total


def leaves_of(arguments, names):
    found = []
    for name in names:
        value = arguments[name]
        found += [(name, i, v) for i, v in enumerate(value)] if isinstance(value, list) else [(name, None, value)]
    return found


def array_of(case, name, i):
    return case.values[name] if i is None else case.values[name][i]


@each(DIFFERENTIABLE)
def test_gradient(row):
    for case in cases(row, "Double"):
        names = grad_names(row, case)
        if defined(case) is None or not names:
            continue
        for layout in ("contiguous", "transposed"):
            arguments = case.arguments(layout, variables)
            outputs = differentiable_outputs(row, case.call(arguments))
            weights = [np.random.default_rng(1).uniform(0.5, 1.5, tuple(o.size())) for o in outputs]
            if not any(o.requires_grad for o in outputs) or not any(o.numel() for o in outputs):
                continue
            weighted_sum(outputs, weights).backward()

            def run(case=case, row=row):
                return [o.numpy().copy() if isinstance(o, torch.Tensor) else np.full(1, o)
                        for o in differentiable_outputs(row, case.call(case.arguments()))]

            for name, i, leaf in leaves_of(arguments, names):
                wanted = numeric_gradient(run, array_of(case, name, i), weights)
                got = leaf.grad.data.numpy() if leaf.grad is not None else np.zeros_like(wanted)
                what = f"{row.op} d {name} {case.values}"
                np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6, err_msg=what)


@each([row for row in DIFFERENTIABLE if row.recorded or not row.kernel_gradient])
def test_second_gradient(row):
    done = 0
    for case in cases(row, "Double"):
        names = grad_names(row, case)
        if defined(case) is None or not names or done == 3:
            continue

        def first_gradients(create, case=case, names=names, row=row):
            arguments = case.arguments(None, variables)
            outputs = differentiable_outputs(row, case.call(arguments))
            weights = [np.random.default_rng(1).uniform(0.5, 1.5, tuple(o.size())) for o in outputs]
            weighted_sum(outputs, weights).backward(create_graph=create)
            return leaves_of(arguments, names)

        recorded = first_gradients(True)
        recorded = [found for found in recorded if found[2].grad is not None]
        gradients = [leaf.grad for _, _, leaf in recorded]
        plain = [leaf.grad for _, _, leaf in first_gradients(False) if leaf.grad is not None]
        for a, b in zip(gradients, plain, strict=True):
            np.testing.assert_allclose(a.data.numpy(), b.data.numpy(), rtol=1e-9, atol=1e-9, err_msg=row.op)
        if not any(g.requires_grad for g in gradients) or not any(g.numel() for g in gradients):
            continue
        weights = [np.random.default_rng(2).uniform(0.5, 1.5, tuple(g.size())) for g in gradients]
        for _, _, leaf in recorded:
            leaf.grad = None
        weighted_sum(gradients, weights).backward()

        def run(first_gradients=first_gradients):
            return [leaf.grad.data.numpy().copy() for _, _, leaf in first_gradients(False) if leaf.grad is not None]

        for name, i, leaf in recorded:
            wanted = numeric_gradient(run, array_of(case, name, i), weights)
            got = leaf.grad.data.numpy() if leaf.grad is not None else np.zeros_like(wanted)
            np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5, err_msg=f"{row.op} dd {name} {case.values}")
        done += 1


@each(DIFFERENTIABLE)
def test_gradient_through_expanded_gradient(row):
    """The gradient that sum() sends is expanded, stride 0; every backward must read it right."""
    for case in cases(row, "Double"):
        names = grad_names(row, case)
        if defined(case) is None or not names:
            continue
        expanded, full = case.arguments(None, variables), case.arguments(None, variables)
        output = differentiable_outputs(row, case.call(expanded))[0]
        if not output.requires_grad or not output.numel():
            continue
        output.sum().backward()
        other = differentiable_outputs(row, case.call(full))[0]
        other.backward(torch.ones(*other.size()).double())
        for (name, _, a), (_, _, b) in zip(leaves_of(expanded, names), leaves_of(full, names), strict=True):
            if a.grad is not None and b.grad is not None:
                got, wanted = a.grad.data.numpy(), b.grad.data.numpy()
                np.testing.assert_allclose(got, wanted, rtol=1e-12, err_msg=f"{row.op} {name}")


@each([row for row in ROWS.values() if row.errors])
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
                np.testing.assert_array_equal(value.numpy().ravel(), case.values[name].ravel())
