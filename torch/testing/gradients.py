"""Gradient tests for every row: numeric gradients of first and second order, and expanded gradients."""

import re

import numpy as np
import pytest

import torch
from torch.autograd.gradcheck import gradcheck, gradgradcheck

from .cases import about, cases, defined, grad_names, ignoring_warnings, some, spread, variables
from .values import over, valued

COMPLEX_CASES = 4  # calls of each row with complex numbers, in a selection of the tests; all have real ones


def differentiable(row):
    """Return whether a row's gradients can be compared with numeric gradients."""
    return valued(row) and bool(row.gradients or row.composed) and "Double" in row.dtypes


@ignoring_warnings()
def numeric_gradient(function, array, weights):
    """Return central differences of sum(function() * weights) over the elements of `array`, which function reads.

    The result is None if a result changes its size, as unique does for two equal elements.
    """
    gradient, step = np.zeros_like(array), 1e-6
    for index in np.ndindex(*array.shape):
        kept = array[index]
        array[index] = kept + step
        above = [np.array(v, dtype=np.float64) for v in function()]
        array[index] = kept - step
        below = [np.array(v, dtype=np.float64) for v in function()]
        array[index] = kept
        if [one.shape for one in above] != [np.shape(weight) for weight in weights]:
            return None
        changes = zip(above, below, weights, strict=True)
        gradient[index] = sum(((a - b) * w).sum() for a, b, w in changes) / (2 * step)
    return gradient


def differentiable_outputs(row, value):
    """Return the differentiable results of a call; complex ones as pairs of real parts."""
    values = list(value) if isinstance(value, (tuple, list)) else [value]
    values = [torch.view_as_real(one) if torch.is_tensor(one) and one.is_complex() else one for one in values]
    if row.composed and len(row.returned) == 1:
        return [one for one in values if not torch.is_tensor(one) or one.is_floating_point()]
    if row.composed:
        return [one for one, result in zip(values, row.returned, strict=True) if result.dtype is None]
    read = [k for k, result in enumerate(row.returned)
            if result in row.differentiable_results and (len(row.returned) == 1 or row.grads >> k & 1)]
    return [values[k] for k in read]


def weighted_sum(outputs, weights):
    total = None
    for output, weight in zip(outputs, weights, strict=True):
        term = (output * torch.from_numpy(weight)).sum()
        total = term if total is None else total + term
    return total


def leaves_of(arguments, names):
    result = []
    for name in names:
        value = arguments[name]
        result += [(name, i, v) for i, v in enumerate(value)] if isinstance(value, list) else [(name, None, value)]
    return result


def array_of(case, name, i):
    return case.values[name] if i is None else case.values[name][i]


@over(differentiable)
def test_gradient(row):
    for turn, case in enumerate(cases(row, "Double")):
        names = grad_names(row, case)
        if defined(case) is None or not names:
            continue
        for layout in some(("contiguous", "transposed"), turn):
            arguments = case.arguments(layout, variables)
            try:
                outputs = differentiable_outputs(row, case.call(arguments))
            except RuntimeError as error:
                assert row.body.kind == "view" and "call clone()" in str(error), error  # no view of this layout
                continue
            weights = [np.asarray(np.random.default_rng(1).uniform(0.5, 1.5, tuple(o.size()))) for o in outputs]
            if not any(o.requires_grad for o in outputs) or not any(o.numel() for o in outputs):
                continue
            weighted_sum(outputs, weights).backward()

            def run(case=case, row=row):
                return [o.numpy().copy() for o in differentiable_outputs(row, case.call(case.arguments()))]

            for name, i, leaf in leaves_of(arguments, names):
                wanted = numeric_gradient(run, array_of(case, name, i), weights)
                if wanted is None:
                    continue
                got = leaf.grad.data.numpy() if leaf.grad is not None else np.zeros_like(wanted)
                with about(row.op, "d", name, case.values):
                    np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)


def floating_results(value):
    """Return the floating tensors of a call's results."""
    values = value if isinstance(value, (tuple, list)) else [value]
    return [one for one in values if torch.is_tensor(one) and one.is_floating_point()]


def changes(case, array, results):
    """Return whether floating results depend on an array; samples at the edge of the domain do not."""
    def run():
        return [one.numpy().copy() for one in floating_results(case.call(case.arguments()))]

    kept = array.copy()
    try:
        result = numeric_gradient(run, array, [np.ones(tuple(one.size())) for one in results])
        return result is not None and result.any()
    except (ValueError, RuntimeError):
        array[...] = kept
        return False


@over(lambda row: valued(row) and not (row.statistics or row.internal) and "Double" in row.dtypes)
def test_no_gradient_is_left_out(row):
    """A result of a tensor that requires grad is recorded, refuses backward, or does not depend on the tensor."""
    for case in cases(row, "Double"):
        if defined(case) is None:
            continue
        for p in row.parameters:
            value = case.values[p.name]
            if p.kind not in ("tensor", "either") or not isinstance(value, np.ndarray) or value.dtype != np.float64:
                continue
            arguments = case.arguments()
            arguments[p.name] = variables(arguments[p.name])
            try:
                result = floating_results(case.call(arguments))
            except RuntimeError as error:
                assert re.search("has no gradient|requires grad", str(error)), error
                continue
            recorded = [one.sum() for one in result if one.requires_grad]
            if p.name in row.missing:
                with pytest.raises(RuntimeError, match=f"gradient of {p.name} is not derived"):
                    sum(recorded).backward()
            if not recorded:
                assert not changes(case, value, result), f"{row.op}: {p.name} has a gradient that is left out"


@over(lambda row: valued(row) and bool(row.gradients or row.composed) and "ComplexDouble" in row.dtypes)
def test_gradient_of_complex_numbers(row):
    """Compare gradients with respect to real and imaginary parts, once of second order."""
    checks = [gradcheck, gradgradcheck] if row.recorded or not row.kernel_gradient else [gradcheck]
    result = [case for case in cases(row, "ComplexDouble") if grad_names(row, case) and defined(case) is not None]
    for case in spread(result, COMPLEX_CASES):
        names = grad_names(row, case)
        given = case.arguments(None, variables)

        def run(*leaves, case=case, row=row, names=names):
            outputs = differentiable_outputs(row, case.call(case.arguments() | dict(zip(names, leaves, strict=True))))
            return [one for one in outputs if one.requires_grad] or outputs

        leaves = [given[name] for name in names]
        for check in checks:
            if any(one.numel() for one in run(*leaves)):
                assert check(run, leaves, rtol=1e-6, fast_mode=True), f"{row.op} {case.values}"
        checks = checks[:1]


def is_twice_differentiable(row, case, name):
    """Return whether the gradient of a parameter is differentiable."""
    arguments = case.arguments()
    arguments[name] = case.arguments(None, variables)[name]
    leaves = [leaf for _, _, leaf in leaves_of(arguments, [name])]
    result = [one.sum() for one in differentiable_outputs(row, case.call(arguments)) if one.requires_grad]
    slopes = torch.autograd.grad(sum(result), leaves, create_graph=True, allow_unused=True) if result else []
    slopes = [one.sum() for one in slopes if one is not None and one.requires_grad]
    try:
        sum(slopes).backward() if slopes else None
    except RuntimeError as error:
        if "not derived" not in str(error):
            raise
        return False
    return True


@over(lambda row: differentiable(row) and (row.recorded or not row.kernel_gradient))
def test_second_gradient(row):
    done = 0
    for case in cases(row, "Double"):
        names = grad_names(row, case)
        names = [name for name in names if defined(case) is None or is_twice_differentiable(row, case, name)]
        if defined(case) is None or not names or done == 3:
            continue

        def first_gradients(create, case=case, names=names, row=row):
            wrapped = case.arguments(None, variables)
            arguments = case.arguments() | {name: wrapped[name] for name in names}
            outputs = differentiable_outputs(row, case.call(arguments))
            weights = [np.asarray(np.random.default_rng(1).uniform(0.5, 1.5, tuple(o.size()))) for o in outputs]
            if any(o.requires_grad for o in outputs):  # x ** 0 does not depend on x
                weighted_sum(outputs, weights).backward(create_graph=create)
            return leaves_of(arguments, names)

        recorded = first_gradients(True)
        recorded = [result for result in recorded if result[2].grad is not None]
        gradients = [leaf.grad for _, _, leaf in recorded]
        plain = [leaf.grad for _, _, leaf in first_gradients(False) if leaf.grad is not None]
        for a, b in zip(gradients, plain, strict=True):
            np.testing.assert_allclose(a.data.numpy(), b.data.numpy(), rtol=1e-9, atol=1e-9, err_msg=row.op)
        if not any(g.requires_grad for g in gradients) or not any(g.numel() for g in gradients):
            continue
        weights = [np.asarray(np.random.default_rng(2).uniform(0.5, 1.5, tuple(g.size()))) for g in gradients]
        for _, _, leaf in recorded:
            leaf.grad = None
        weighted_sum(gradients, weights).backward()

        def run(first_gradients=first_gradients):
            return [leaf.grad.data.numpy().copy() for _, _, leaf in first_gradients(False) if leaf.grad is not None]

        for name, i, leaf in recorded:
            wanted = numeric_gradient(run, array_of(case, name, i), weights)
            got = leaf.grad.data.numpy() if leaf.grad is not None else np.zeros_like(wanted)
            with about(row.op, "dd", name, case.values):
                np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)
        done += 1


@over(differentiable)
def test_gradient_through_expanded_gradient(row):
    """sum() sends an expanded gradient with stride 0, which every backward must read correctly."""
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
        other.backward(torch.ones(other.size()).double())
        for (name, _, a), (_, _, b) in zip(leaves_of(expanded, names), leaves_of(full, names), strict=True):
            if a.grad is not None and b.grad is not None:
                got, wanted = a.grad.data.numpy(), b.grad.data.numpy()
                np.testing.assert_allclose(got, wanted, rtol=1e-12, err_msg=f"{row.op} {name}")
