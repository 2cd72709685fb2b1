"""Tests for every random row: moments and bounds of many samples, ends, and independence of the number of threads."""

import itertools

import numpy as np

import torch
from torch.codegen.model.evaluate import answer
from torch.codegen.model.signature import FLOATING, NARROW

from .cases import ORACLES, array_of, function_of
from .values import over

SAMPLES = 100_000


def drawn(row):
    """Return whether a row states properties of many samples."""
    return bool(row.statistics)


def draw(row, kind, count=SAMPLES):
    """Return an array of many samples of a row, with the other values of its first sample."""
    given = {p.name: p.default for p in row.parameters if p.required is False}
    given.update(row.samples[0] if row.samples else {})
    make = getattr(torch, f"{kind}Tensor")
    values = {}
    for parameter in row.parameters:
        value = given.get(parameter.name)
        if parameter.kind in ("tensor", "state") or isinstance(value, list) and parameter.kind == "either":
            values[parameter.name] = make(count).fill_(0.5 if kind in (*FLOATING, *NARROW) else 0)
        elif parameter.kind == "list":
            values[parameter.name] = [count]
        elif value is not None:
            values[parameter.name] = value
    if row.creates:
        values["out"] = make()
    return function_of(row)(**values), values


@over(drawn)
def test_moments(row):
    for kind in [kind for kind in row.dtypes if kind in ("Float", "Double", "Long")]:
        result, values = draw(row, kind)
        array = np.asarray(result.numpy() if isinstance(result, torch.Tensor) else result, np.float64)
        given = {k: v.numpy() if isinstance(v, torch.Tensor) else v for k, v in values.items()}
        expected = {name: answer(text, given, ORACLES[row.package]) for name, text in row.statistics.items()}
        assert array.size == SAMPLES and np.isfinite(array).all(), (row.op, kind)
        if "mean" in expected:
            spread = np.sqrt(expected.get("var", array.var()) / SAMPLES)
            assert abs(array.mean() - np.mean(expected["mean"])) < 6 * spread + 1e-9, (row.op, kind, array.mean())
        if "var" in expected and np.isfinite(expected["var"]):
            fourth = ((array - array.mean()) ** 4).mean()
            allowed = 8 * np.sqrt(fourth / SAMPLES) + 1e-9
            assert abs(array.var() - expected["var"]) < allowed, (row.op, kind, array.var())
        if expected.get("whole"):
            assert (array == np.rint(array)).all(), (row.op, kind)
        check_ends(array, expected, f"{row.op} {kind}")


def check_ends(array, expected, what):
    """Compare the smallest and the largest number with the ends that the row states: within, or excluded."""
    low, high = array.min(), array.max()
    assert low >= np.min(expected.get("low", -np.inf)), (what, low)
    assert high <= np.max(expected.get("high", np.inf)), (what, high)
    assert "above" not in expected or low > np.max(expected["above"]), (what, low)
    assert "below" not in expected or high < np.min(expected["below"]), (what, high)


def overwrites(row):
    """Return whether a row draws the elements of a tensor anew, with the gradient 0."""
    return row.changes and bool(row.gradients)


@over(overwrites)
def test_gradients_of_overwritten_tensors_are_zero(row):
    numbers = {p.name: p.default for p in row.parameters[1:] if p.default is not None}
    numbers |= {name: value for name, value in row.samples[0].items() if name != row.parameters[0].name}
    for part in (slice(None), slice(1, 3)):  # all elements, and those of a view
        leaf = torch.full((4,), 0.5, requires_grad=True)
        middle = leaf * 3
        result = function_of(row)(middle[part], **numbers)
        assert result.requires_grad and middle.requires_grad
        middle.sum().backward()
        kept = torch.full((4,), 3.0)
        kept[part] = 0
        assert leaf.grad.equal(kept), (row.op, part)


EXTREMES = (0, 1, 2**31, 2**32 - 1)  # words of the generator


@over(drawn)
def test_ends_at_extreme_words(row):
    """Words of zeros and of ones give the smallest and largest numbers, which no number of samples would find."""
    from torch._C import ffi, lib

    known = (*row.dtypes, *(NARROW if "Float" in row.dtypes else ()))
    kinds = [kind for kind in known if kind in (*FLOATING, *NARROW, "Long")]
    try:
        for kind, four in itertools.product(dict.fromkeys(kinds), itertools.product(EXTREMES, repeat=4)):
            lib.th_fix_random_words(ffi.new("uint32_t[4]", four))
            result, values = draw(row, kind, 4)
            array = np.asarray(array_of(result), np.float64)
            given = {k: array_of(v) if isinstance(v, torch.Tensor) else v for k, v in values.items()}
            expected = {name: answer(text, given, ORACLES[row.package]) for name, text in row.statistics.items()}
            assert not np.isnan(array).any(), (row.op, kind, four)
            check_ends(array, expected, f"{row.op} {kind} {four}")
    finally:
        lib.th_fix_random_words(ffi.NULL)


@over(drawn)
def test_numbers_do_not_depend_on_threads(row):
    kind, results = "Float" if "Float" in row.dtypes else row.dtypes[0], []
    before = torch.get_num_threads()
    for threads in (1, 2, 1):
        torch.set_num_threads(threads)
        torch.manual_seed(7)
        results.append(draw(row, kind, 300_001)[0].numpy().copy())
    torch.set_num_threads(before)
    assert (results[0] == results[1]).all() and (results[0] == results[2]).all()
    assert (draw(row, kind, 300_001)[0].numpy() != results[0]).any()
