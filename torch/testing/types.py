"""Tests for mixed operand types: types and values of results, compared with the oracles."""

import itertools

import numpy as np
import pytest

import torch
from torch.codegen.model.promotion import kind, promoted
from torch.codegen.model.signature import DTYPES, INTEGRAL, NARROW

from .cases import COMPOSED, NUMPY, SUPPORTED, Case, array_of, form_of, is_bfloat16, numbers, samples, stepped
from .values import over, results_of

TOLERANCE = {"Half": 4e-3, "BFloat16": 3e-2, "Float": 5e-5, "Double": 1e-9, "ComplexFloat": 1e-4,
             "ComplexDouble": 1e-9}  # fmt: skip


def operands(row):
    """Return the parameters that together decide the type of a call."""
    return [p for p in row.tensors if p.dtype is None]


def promotes(row):
    """Return whether operands may have different types."""
    return len(operands(row)) > 1 and row.body.kind == "loop" and not row.changes and not row.internal


def computed(row, types):
    """Return the type in which a call computes: the operands' common type, or a float if the row has no integers."""
    together = types[0]
    for one in types[1:]:
        together = promoted(together, one)
    return together if kind(together) >= 2 or set(row.dtypes) & set(INTEGRAL) else "Float"


class Mixed(Case):
    """A call whose operands have the given types, by parameter."""

    def __init__(self, row, sample, types):
        self.types, self.together = types, computed(row, list(types.values()))
        super().__init__(row, sample, self.together, seed=sorted(types.items()))

    def array(self, parameter, given):
        if parameter.name not in self.types or isinstance(given, dict):
            return super().array(parameter, given)
        before, self.dtype = self.dtype, self.types[parameter.name]
        result = super().array(parameter, given)
        self.dtype = before
        return result

    def value(self, parameter, sample):
        value = super().value(parameter, sample)
        whole = isinstance(value, float) and kind(self.together) < 2 and np.isfinite(value)
        return int(value) if whole and parameter.kind == "scalar" else value

    def expected(self):
        """Return the oracles' results for converted operands; narrow floats are computed as Float."""
        given, wide = dict(self.values), "Float" if self.together in NARROW else self.together
        for name in self.types:
            if isinstance(self.values[name], np.ndarray):
                self.values[name] = self.values[name].astype(NUMPY[wide])
        try:
            return super().expected()
        finally:
            self.values = given


def mixed(row):
    """Return a call for each pair of types: one for the first operand, the other for the remaining operands.

    Types that a composition of the same name takes are left to its own tests.
    """
    sample = next(one for one in samples(row) if sum(isinstance(one.get(p.name), list) for p in operands(row)) > 1)
    for first, second in itertools.product(DTYPES, repeat=2):
        names = [p.name for p in operands(row) if isinstance(sample.get(p.name), list)]
        case = Mixed(row, sample, {name: second if k else first for k, name in enumerate(names)})
        if case.together not in COMPOSED.get(form_of(row), ()):
            yield case


def result_type(row, case):
    """Return the name of the type of the first result."""
    return f"torch.{row.results[0].dtype or case.together}Tensor"


def assert_near(got, wanted, together, what):
    wanted = np.asarray(wanted)
    assert got.shape == wanted.shape, what
    if got.dtype.kind not in "fc":
        np.testing.assert_array_equal(got, wanted.astype(got.dtype), err_msg=what)
        return
    own = next(name for name in TOLERANCE if NUMPY[name] == got.dtype and is_bfloat16(got) == (name == "BFloat16"))
    tolerance = max(TOLERANCE.get(together, 0), TOLERANCE[own])
    with np.errstate(over="ignore"):
        np.testing.assert_allclose(got, wanted.astype(got.dtype), rtol=tolerance, atol=tolerance, err_msg=what)


def is_supported(row, case):
    """Return whether the row, or another row of its form, supports the common type of the operands."""
    return case.together in SUPPORTED[form_of(row)]


@over(promotes)
def test_types_together(row):
    for case in mixed(row):
        what = f"{row.op} {case.types}"
        if not is_supported(row, case):
            with pytest.raises(TypeError):
                case.call(case.arguments())
            continue
        result = case.call(case.arguments())
        first = result[0] if isinstance(result, tuple) else result
        assert first.type() == result_type(row, case), what
        assert_near(results_of(first)[0], case.expected()[0], case.together, what)
        again = case.call(case.arguments("stepped"))
        again = again[0] if isinstance(again, tuple) else again
        assert again.type() == first.type() and (again == first).sum() == ((first == first).sum()), what


def _castable(source, target):
    return kind(source) <= kind(target)


@over(lambda row: promotes(row) and len(row.returned) == 1 and not row.without_out)
def test_types_of_outputs(row):
    """Out of place, out= and in place agree, or refuse an output type that cannot hold the result."""
    for case, target in itertools.product(itertools.islice(mixed(row), 0, None, 4), DTYPES):
        if not is_supported(row, case):
            continue
        plain = case.call(case.arguments())
        outputs = [getattr(torch, f"{target}Tensor")().resize_(plain.size())]
        outputs.append(stepped(numbers([], target)) if plain.numel() == 0 else
                       stepped_like(outputs[0]))
        for out in outputs:
            before = out.fill_(1).clone()
            if not _castable(row.results[0].dtype or case.together, target):
                with pytest.raises(TypeError):
                    case.call(case.arguments(), out=out)
                assert out.equal(before), f"{row.op} {case.types} out={target}"
                continue
            assert case.call(case.arguments(), out=out) is out
            _assert_equal(out, plain.type(out.type()), f"{row.op} {case.types} out={target}")


def stepped_like(tensor):
    """Return a strided tensor of the same size and type."""
    return stepped(array_of(tensor))


def _assert_equal(got, wanted, what):
    step = 1e-2 if got.dtype is torch.bfloat16 else 2e-3 if got.element_size() == 2 else 1e-6
    np.testing.assert_allclose(array_of(got), array_of(wanted), rtol=step, err_msg=what)


@over(lambda row: promotes(row) and row.inplace)
def test_types_in_place(row):
    for case in mixed(row):
        if not is_supported(row, case):
            continue
        own = row.self_parameter.name
        plain = case.call(case.arguments())
        arguments = {name: value for name, value in case.arguments("stepped").items() if value is not None}
        target = arguments.pop(own)
        if not isinstance(target, torch.Tensor) or plain.size() != target.size():
            continue
        change, what = getattr(target, f"{row.public}_"), f"{row.op}_ {case.types}"
        before = target.clone()
        if not _castable(row.results[0].dtype or case.together, case.types[own]):
            with pytest.raises(TypeError):
                change(**arguments)
            assert target.equal(before), what
            continue
        assert change(**arguments) is target
        _assert_equal(target, plain.type(target.type()), what)
