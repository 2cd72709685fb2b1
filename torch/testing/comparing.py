"""Comparison and construction of tensors for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import _core

if TYPE_CHECKING:
    from typing import Any

# (relative, absolute) tolerance.
TOLERANCES = {
    "Half": (1e-3, 1e-5), "BFloat16": (1.6e-2, 1e-5), "Float": (1.3e-6, 1e-5), "Double": (1e-7, 1e-7),
    "ComplexFloat": (1.3e-6, 1e-5), "ComplexDouble": (1e-7, 1e-7),
}  # fmt: skip


def assert_close(
    actual: Any, expected: Any, *, rtol: float | None = None, atol: float | None = None, equal_nan: bool = False,
    check_dtype: bool = True, msg: Any = None, check_device: bool = True, check_layout: bool = True,
    check_stride: bool = False, allow_subclasses: bool = True,
) -> None:
    """Raise AssertionError unless every |actual - expected| <= atol + rtol * |expected|.

    Args:
        actual, expected: tensors of one size, numbers, None, or lists, tuples and dicts of these.
        rtol, atol: pass both or neither; the defaults depend on the type and are 0 for integers.
        equal_nan: treat nan as equal to nan.
        check_dtype: require equal types.
        msg: replaces the error message, or a function that is given the message and returns another one.
        check_device: require equal devices.
        check_stride: require equal strides.
        check_layout, allow_subclasses: ignored.
    Raises:
        AssertionError: the values differ.
        ValueError: only one of `rtol` and `atol` is given.

    >>> assert_close(torch.ones(2) / 3 * 3, torch.ones(2))
    >>> assert_close(torch.Tensor([1, 2]), torch.Tensor([1, 2.5]))
    Traceback (most recent call last):
        ...
    AssertionError: 1 of 2 elements differ; the largest difference is 0.5 at [1]: 2.0 and 2.5 (atol 1e-05, rtol 1.3e-06)
    """
    if (rtol is None) != (atol is None):
        raise ValueError("assert_close: give both rtol and atol, or neither")
    result = _difference(actual, expected, (rtol, atol), equal_nan, (check_dtype, check_device, check_stride))
    if result:
        raise AssertionError(msg(result) if callable(msg) else msg or result)


def _difference(actual, expected, tolerance, equal_nan, checks):
    """Return a message that describes how two values differ, or None."""
    rest = tolerance, equal_nan, checks
    if expected is None or actual is None:
        return None if expected is actual else f"{actual!r} is not {expected!r}"
    if getattr(expected, "is_sparse", False) and getattr(actual, "is_sparse", False):
        actual, expected = actual.to_dense(), expected.to_dense()
    if isinstance(expected, dict):
        if not isinstance(actual, dict) or actual.keys() != expected.keys():
            return f"the keys differ: {list(actual) if isinstance(actual, dict) else actual!r} and {list(expected)}"
        return _first(((f"[{key!r}]", actual[key], expected[key]) for key in expected), rest)
    if isinstance(expected, (list, tuple)):
        if not isinstance(actual, (list, tuple)) or len(actual) != len(expected):
            return f"need {len(expected)} items, not {len(actual) if isinstance(actual, (list, tuple)) else actual!r}"
        return _first(((f"[{i}]", *pair) for i, pair in enumerate(zip(actual, expected, strict=True))), rest)
    return _of_tensors(_tensor(actual), _tensor(expected), *rest)


def _first(items, rest):
    for position, actual, expected in items:
        result = _difference(actual, expected, *rest)
        if result:
            return f"item {position}: {result}"
    return None


def _tensor(value):
    return value.data if isinstance(value, _core.Tensor) else torch.tensor(value)


def _of_tensors(actual, expected, tolerance, equal_nan, checks):
    if actual.size() != expected.size():
        return f"the sizes differ: {list(actual.size())} and {list(expected.size())}"
    for wanted, name in zip(checks, ("dtype", "device", "stride"), strict=True):
        mine, its = (getattr(t, name)() if name == "stride" else getattr(t, name) for t in (actual, expected))
        if wanted and mine != its:
            return f"the {name}s differ: {mine} and {its}"
    kinds = [t.type().rpartition(".")[2].removesuffix("Tensor") for t in (actual, expected)]
    floating = [TOLERANCES[kind] for kind in kinds if kind in TOLERANCES]
    rtol, atol = tolerance if tolerance[0] is not None else max(floating, default=(0, 0))
    exact = not floating and rtol == atol == 0
    any_complex = actual.is_complex() or expected.is_complex()
    wide = torch.int64 if exact else torch.complex128 if any_complex else torch.float64
    a, b = (t.cpu().to(wide) for t in (actual, expected))
    difference, good = (a - b).abs(), a == b
    if not exact:
        good = good | (difference <= atol + rtol * b.abs()) & (b.abs() != torch.inf)
    if equal_nan:
        good = good | (a != a) & (b != b)
    wrong = (good == 0).reshape(-1)
    count = int(wrong.sum())
    if not count:
        return None
    distance = torch.where(wrong, difference.reshape(-1), difference.new(1).fill_(-1))
    worst = int(distance.argmax())
    position, rest = [], worst
    for length in reversed(actual.size()):
        position.insert(0, rest % length)
        rest //= length
    values = a.reshape(-1)[worst].item(), b.reshape(-1)[worst].item()
    position = f" at {position}" if position else ""
    return (f"{count} of {a.numel()} elements differ; the largest difference is {distance[worst]:g}{position}: "
            f"{values[0]} and {values[1]} (atol {atol:g}, rtol {rtol:g})")


def make_tensor(
    *size: Any, dtype: Any = None, low: float | None = None, high: float | None = None, noncontiguous: bool = False,
    exclude_zero: bool = False, requires_grad: bool = False, device: Any = None,
) -> Any:
    """Return a tensor of random numbers from [low, high).

    Args:
        size: 1 to 8 numbers, or a list of them.
        dtype: element type, by default the default type.
        low, high: bounds, by default -9 and 9, or 0 and 9 for bytes.
        noncontiguous: return every second element of a larger tensor.
        exclude_zero: replace zeros with ones.
        requires_grad: return a leaf that requires grad.
        device: by default the CPU.
    Raises:
        ValueError: `low` is not below `high`.

    >>> make_tensor(2, 3, dtype=torch.int64, low=1, high=5, noncontiguous=True).is_contiguous()
    False
    """
    sizes = tuple(size[0]) if len(size) == 1 and not isinstance(size[0], int) else size
    whole = [*sizes[:-1], 2 * sizes[-1]] if noncontiguous and sizes else sizes
    result = torch.zeros(tuple(whole), dtype=dtype)
    low = (0 if result.type() == "torch.ByteTensor" else -9) if low is None else low
    high = 9 if high is None else high
    if not low < high:
        raise ValueError(f"make_tensor: low is {low!r} and high is {high!r}; need low < high")
    if result.is_complex():
        torch.view_as_real(result).uniform_(low, high)
    elif result.is_floating_point():
        result.uniform_(low, high)
        result[result >= high] = low  # rounding to a narrow float may reach `high`
    else:
        result.random_(int(low), int(high))
    if exclude_zero:
        result[result == 0] = 1
    if len(whole) and noncontiguous:
        result = result[..., ::2]
    result = result if device is None else result.to(device)
    return _core.Variable(result) if requires_grad else result


def assert_allclose(actual: Any, expected: Any, rtol: float | None = None, atol: float | None = None,
                    equal_nan: bool = True, msg: Any = "") -> None:
    """Call assert_close without regard to devices, types and strides; `expected` may be numbers or arrays.

    >>> torch.testing.assert_allclose(torch.ones(2), [1.0, 1.0])
    """
    given = [value if isinstance(value, torch.Tensor) else torch.as_tensor(value) for value in (actual, expected)]
    assert_close(*given, rtol=rtol, atol=atol, equal_nan=equal_nan, check_dtype=False, check_device=False,
                 check_stride=False, msg=msg or None)
