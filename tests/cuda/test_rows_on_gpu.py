"""Every row against its oracle, in every type and layout; draws and gradients against the CPU's."""

import numpy as np
import pytest
from cases import CATALOGUE, about, cases, defined, grad_names, variables
from layouts import arguments, results_of

import torch
from torch.autograd import Variable

pytestmark = pytest.mark.slow  # every row in every type and layout takes minutes
TOLERANCE = {"Half": 4e-3, "BFloat16": 3e-2, "Float": 2e-5, "Double": 1e-10, "ComplexFloat": 2e-5}
ROWS = [row for row in CATALOGUE.rows if row.body.kind != "random"]
PAIRS = [(row, dtype) for row in ROWS for dtype in row.dtypes]
DRAWS = [(row, dtype) for row in CATALOGUE.rows if row.body.kind == "random" for dtype in row.dtypes]
REJECTING = [row for row, _ in DRAWS if "_draw" in repr(row.body)]
DIFFERENTIABLE = [(row, dtype) for row in ROWS if row.gradients for dtype in ("Double", "ComplexDouble")
                  if dtype in row.dtypes]


def empty(row, dtype):
    return getattr(torch, f"{row.results[0].dtype or dtype}Tensor")()


def same(got, expected, dtype, *what):
    with about(*what):
        assert len(got) == len(expected)
        for value, wanted in zip(got, expected, strict=True):
            wanted = np.asarray(wanted)
            assert value.size == wanted.size, f"size {value.shape}, expected {wanted.shape}"
            if value.dtype.kind in "fc":
                tolerance = TOLERANCE.get(dtype, 1e-10)
                np.testing.assert_allclose(value.ravel(), wanted.ravel(), rtol=tolerance, atol=tolerance)
            else:
                np.testing.assert_array_equal(value.ravel(), wanted.ravel().astype(value.dtype))


def has_no_view(row, layout, error):
    """Return whether elements of this layout have no such view, in memory neither."""
    return row.body.kind == "view" and layout != "contiguous" and "strides" in str(error)


@pytest.mark.parametrize("row, dtype", PAIRS, ids=lambda value: getattr(value, "op", value))
def test_value(row, dtype):
    for case in cases(row, dtype):
        expected = defined(case)
        if expected is None:
            with pytest.raises((ValueError, RuntimeError, IndexError)):
                case.call(arguments(case))
            continue
        for layout in ("contiguous", "transposed", "stepped"):
            if row.creates and layout != "contiguous":
                continue
            more = {"out": empty(row, dtype).cuda()} if row.creates else {}
            given = arguments(case, layout)
            try:
                got = results_of(case.call(given, **more) if more else case.call_and_changes(given))
            except RuntimeError as error:
                assert has_no_view(row, layout, error)
                continue
            same(got, expected, dtype, row.op, case.values, layout)


@pytest.mark.parametrize("row, dtype", DRAWS, ids=lambda value: getattr(value, "op", value))
def test_draws(row, dtype):
    for case in cases(row, dtype):
        result = []
        for given, position in ((case.arguments(), torch), (arguments(case), torch.cuda)):
            more = {"out": empty(row, dtype).to("cpu" if position is torch else "cuda")} if row.creates else {}
            torch.manual_seed(3)
            try:
                value = case.call_and_changes(given, **more)
            except (ValueError, RuntimeError):  # a range that the type does not hold
                result.append(None)
            else:
                result.append(results_of(value) if position is torch.cuda else [one.numpy() for one in value])
        if None in result:
            assert result == [None, None]
            continue
        pair = agreeing(result[1], result[0]) if row in REJECTING else (result[1], result[0])
        same(*pair, dtype, row.op, case.values)


def agreeing(got, expected):
    """Return the draws without those that rounding changes, which are fewer than one in a thousand.

    A generator that rejects draws compares two rounded numbers.
    """
    pairs = []
    for value, wanted in zip(got, expected, strict=True):
        agree = np.isclose(value.ravel(), wanted.ravel(), rtol=0.1, equal_nan=True)
        few = (~agree).sum() * 1000 < agree.size
        pairs.append((value.ravel()[agree], wanted.ravel()[agree]) if few else (value, wanted))
    return [list(side) for side in zip(*pairs, strict=True)] or [[], []]


@pytest.mark.parametrize("row, dtype", DIFFERENTIABLE, ids=lambda value: getattr(value, "op", value))
def test_gradient(row, dtype):
    for case in cases(row, dtype):
        names = grad_names(row, case)
        if defined(case) is None or not names:
            continue
        expected = gradients(row, case, names, case.arguments(wrap=variables))
        for layout in ("contiguous", "stepped") if expected is not None else ():
            try:
                got = gradients(row, case, names, arguments(case, layout, on_gpu))
            except RuntimeError as error:
                assert has_no_view(row, layout, error)
            else:
                same(got, expected, dtype, row.op, case.values, layout)


def on_gpu(tensor):
    return Variable(tensor, requires_grad=tensor.is_floating_point() or tensor.is_complex())


def gradients(row, case, names, given):
    """Return the gradients of a weighted sum of a call's results."""
    value = case.call(given)
    outputs = [v for v in (value if isinstance(value, tuple) else [value]) if v.requires_grad and v.numel()]
    if not outputs:
        return None
    for output in outputs:
        weights = torch.from_numpy(np.random.default_rng(1).uniform(0.5, 1.5, tuple(output.size())))
        output.backward(weights.cuda() if output.is_cuda else weights)
    result = []
    for name in names:
        for leaf in given[name] if isinstance(given[name], list) else [given[name]]:
            if leaf.grad is not None:
                assert leaf.grad.data.is_cuda == leaf.data.is_cuda
                result.append(leaf.grad.data.cpu().numpy())
    return result
