"""Tests of rows that state `scales:`: f(s x) = s**k f(x) for s through the range of each type, and its gradients.

s is a power of two, and f(x) is the reference. No square or product on the way may leave the range while the result
is within it.
"""

import itertools
import math

import numpy as np

import torch
from torch.codegen.model.signature import COMPLEX, FLOATING, NARROW
from torch.codegen.print.degrees import degree_of, multiplied

from . import cases as selected
from .cases import NUMPY, array_of, cases, grad_names, variables
from .gradients import differentiable_outputs
from .values import over

TOLERANCE = {"Half": 1e-2, "BFloat16": 5e-2, "Float": 1e-4, "Double": 1e-9, "ComplexFloat": 1e-4, "ComplexDouble": 1e-9}
CALLS = 2  # calls of each row
MARGIN = 4  # bits between operands and the ends of the range
STEPS = 9  # scales from the smallest to the largest


def limits(dtype):
    """Return the exponents of the smallest normal number and of the first number beyond the largest."""
    info = np.finfo(np.float32 if dtype == "BFloat16" else NUMPY[dtype])
    return int(info.minexp), int(info.maxexp)


def size_of(values):
    """Return the largest magnitude of finite numbers in arrays."""
    finite = [np.abs(np.asarray(v))[np.isfinite(v)].max(initial=0) for v in values if np.asarray(v).dtype.kind in "fc"]
    return float(max(finite, default=0))


def operands(case, names):
    """Return the numbers of a call that are multiplied together."""
    values = [case.values[name] for name in names if case.values[name] is not None]
    return [np.asarray(item, np.longdouble if np.isrealobj(item) else np.clongdouble) for value in values
            for item in (value if isinstance(value, list) else [value])]


def exponents(case, scale):
    """Return powers of two through the range, up to which the operands are normal and their sum is finite."""
    numbers = [np.abs(array).ravel() for array in operands(case, scale.names)]
    numbers = np.concatenate(numbers) if numbers else np.zeros(0)
    numbers = numbers[(numbers > 0) & np.isfinite(numbers)]
    if not len(numbers):
        return []
    low, high = limits(case.dtype)
    low += MARGIN - math.floor(math.log2(numbers.min()))
    high -= MARGIN + math.ceil(math.log2(numbers.max())) + math.ceil(math.log2(len(numbers)))
    return sorted({round(e) for e in np.linspace(low, high, STEPS)}) if low < high else []


def at_ends(exponents):
    """Return the exponents, or both ends if tests run a selection: what leaves the range does so there."""
    result = list(exponents)
    return result if selected.every_combination else list(dict.fromkeys(result[:1] + result[-1:]))


class Grown:
    """Arrays, each with the degree by which it grows, and the size that its rounding errors may have."""

    def __init__(self, dtype, arrays, degrees, sizes):
        self.dtype, self.parts = dtype, list(zip(arrays, degrees, sizes, strict=True))

    def fits(self, exponent):
        """Return whether all arrays, multiplied, stay within the range."""
        low, high = limits(self.dtype)
        sizes = [(size_of([array]), degree) for array, degree, _ in self.parts]
        return all(low < math.log2(size) + degree * exponent < high - 1 for size, degree in sizes if size)

    def compare(self, found, exponent, what):
        tiny, tolerance = 2.0 ** limits(self.dtype)[0], TOLERANCE[self.dtype]
        for value, (array, degree, size) in zip(found, self.parts, strict=True):
            assert value.shape == array.shape, what
            if array.dtype.kind not in "fc":
                np.testing.assert_array_equal(value, array, err_msg=what)
                continue
            wide, power = np.result_type(array, np.longdouble), np.longdouble(2) ** np.longdouble(degree * exponent)
            margin = max(tolerance * max(size, size_of([array])) * power, tiny)
            np.testing.assert_allclose(value.astype(wide), array * power, rtol=tolerance, atol=margin, err_msg=what)


def arrays_of(value):
    """Return results as arrays; narrow floats as float."""
    items = value if isinstance(value, (tuple, list)) else [value]
    arrays = [np.asarray(array_of(item)) for item in items]
    return [array.astype(np.float32) if array.dtype == np.float16 else array for array in arrays]


def finite_cases(row, dtype):
    """Return the first calls whose results are finite numbers."""
    def is_finite(case):
        try:
            result = arrays_of(case.call(case.arguments()))
        except (ValueError, RuntimeError):
            return False
        return any(array.size for array in result) and all(np.isfinite(array).all() for array in result)

    return itertools.islice(filter(is_finite, cases(row, dtype)), CALLS)


def multiply(case, scale, exponent):
    """Return the call with operands multiplied by a power of two."""
    again = object.__new__(type(case))
    vars(again).update(vars(case), values=multiplied(case.values, scale.names, exponent))
    return again


def degrees_of(case, scale):
    """Return the degree of each result; all parts of a list have one."""
    degrees = [degree_of(formula, case.values) for formula in scale.degrees]
    result = case.call(case.arguments()) if case.row.returned[0].many else None
    return degrees * len(result) if isinstance(result, (tuple, list)) else degrees


def results_of(case, scale):
    """Return the results of a call with their degrees."""
    arrays = arrays_of(case.call(case.arguments()))
    return Grown(case.dtype, arrays, degrees_of(case, scale), [0] * len(arrays))


def described(case, scale, exponent):
    return f"{case.row.op} {case.dtype}: {', '.join(scale.names)} * 2**{exponent}"


@over(lambda row: row.scales)
def test_scale_of_values(row):
    for dtype in (dtype for dtype in row.accepted_types if dtype in (*FLOATING, *NARROW, *COMPLEX)):
        for case, scale in itertools.product(finite_cases(row, dtype), row.scales):
            before = results_of(case, scale)
            for exponent in at_ends(filter(before.fits, exponents(case, scale))):
                again = multiply(case, scale, exponent)
                before.compare(arrays_of(again.call(again.arguments())), exponent, described(case, scale, exponent))


def weighted(tensor, seed):
    """Return the sum of a tensor's elements, or of their real parts, with fixed weights."""
    weights = np.asarray(np.random.default_rng(seed).uniform(0.5, 1.5, tuple(tensor.size())))
    total = (tensor * torch.from_numpy(weights).type_as(tensor)).sum()
    return total.real if total.is_complex() else total


def slopes(case, names, which, twice):
    """Return the first, or the second, gradients of one result, by the names and numbers of their operands."""
    wrapped, arguments = case.arguments(None, variables), case.arguments()
    arguments |= {name: wrapped[name] for name in names}
    lists = [(name, wrapped[name] if isinstance(wrapped[name], list) else [wrapped[name]]) for name in names]
    leaves = [(name, leaf) for name, group in lists for leaf in group]
    outputs = differentiable_outputs(case.row, case.call(arguments))
    if which >= len(outputs) or not outputs[which].requires_grad:
        return {}

    def gradients(total):
        found = torch.autograd.grad(total, [leaf for _, leaf in leaves], create_graph=twice, retain_graph=True,
                                    allow_unused=True)
        return {(name, k): one for k, ((name, _), one) in enumerate(zip(leaves, found, strict=True)) if one is not None}

    first = gradients(weighted(outputs[which], 1))
    if not twice:
        return first
    return {key + other: second for key, slope in first.items() if slope.requires_grad
            for other, second in gradients(weighted(slope, 2)).items()}


def slopes_of(case, scale, names, which, twice):
    """Return the gradients of a result with their degrees: one less for each operand that is multiplied."""
    result = slopes(case, names, which, twice)
    degree = degrees_of(case, scale)[which]
    orders = [sum(part in scale.names for part in key) for key in result]
    unit = size_of(arrays_of(case.call(case.arguments()))) or 1
    divisor = size_of(operands(case, scale.names)) or 1
    return Grown(case.dtype, [arrays_of(one)[0] for one in result.values()], [degree - order for order in orders],
                 [unit / divisor**order for order in orders])  # fmt: skip


def check_slopes(row, twice):
    for dtype in (dtype for dtype in row.dtypes if dtype in (*FLOATING, *COMPLEX)):
        for case, scale in itertools.product(finite_cases(row, dtype), row.scales):
            for which in range(len(degrees_of(case, scale))) if grad_names(row, case) else ():
                check_slopes_of(case, scale, which, twice)


def check_slopes_of(case, scale, which, twice):
    names = grad_names(case.row, case)
    before = slopes_of(case, scale, names, which, twice)
    conditions = [results_of(case, scale), slopes_of(case, scale, names, which, False), before]
    fitting = (e for e in exponents(case, scale) if all(condition.fits(e) for condition in conditions))
    for exponent in at_ends(fitting) if before.parts else ():
        after = slopes(multiply(case, scale, exponent), names, which, twice).values()
        what = f"{described(case, scale, exponent)}, gradient of result {which}"
        before.compare([arrays_of(one)[0] for one in after], exponent, what)


def has_slopes(row):
    """Return whether a row that states how it scales has gradients."""
    return row.scales and not row.internal and bool(row.gradients or row.composed)


@over(has_slopes)
def test_scale_of_gradients(row):
    check_slopes(row, False)


@over(lambda row: has_slopes(row) and (row.recorded or not row.kernel_gradient))
def test_scale_of_second_gradients(row):
    check_slopes(row, True)
