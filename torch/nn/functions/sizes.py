"""Helpers of the functions: numbers per dim, inputs without a batch, powers in range, descriptions for messages."""

from torch._base.arguments import shown
from torch._base.error_names import named
from torch._core import frexp, ldexp
from torch._tensor.dtypes import bfloat16, float16, float32, float64

_WIDER = {float16: float32, bfloat16: float64, float32: float64}
_EXPONENT, _POWER = 1000, 7  # powers up to _POWER of narrower types are in the range of the wider one


def numbers(name, what, value, dims):
    """Return a tuple of `dims` ints from an int or a sequence. Raises TypeError and ValueError.

    >>> numbers("max_pool2d", "stride", 2, 2)
    (2, 2)
    """
    if hasattr(value, "__index__") and not isinstance(value, bool):
        return (value.__index__(),) * dims
    try:
        values = tuple(value)
    except TypeError:
        raise TypeError(f"{name}: {what} takes an int or {dims} ints, not {type(value).__name__}") from None
    if len(values) == 1:
        values *= dims
    if len(values) != dims:
        raise ValueError(f"{name}: {what} takes an int or {dims} ints, not {shown(value)}")
    return values


def strides(name, stride, kernel):
    """Return the strides of windows: the sizes of the kernel if `stride` is None or empty."""
    return kernel if stride is None or stride in ((), []) else numbers(name, "stride", stride, len(kernel))


def describe(input):
    """Return a tensor's type and size, as in the messages of rows.

    >>> describe(torch.zeros(2, 3))
    'FloatTensor 2x3'
    """
    return shown(input)


def check_planes(name, input, dims):
    """Return whether the input lacks the batch dim. Raises RuntimeError for an unsuitable rank."""
    if input.dim() == dims + 2:
        return False
    if input.dim() == dims + 1:
        return True
    letters = ("L", "H, W", "D, H, W")[dims - 1]
    raise RuntimeError(f"{name}: input is {describe(input)}; need {dims + 2} dimensions (N, C, {letters}), or "
                       f"{dims + 1} without the batch")


def on_batch(name, row, input, dims, *options):
    """Call row(input, *options) with a batch dim; remove it from the results if the input has none."""
    if not check_planes(name, input, dims):
        return named(name, row, input, *options)
    results = named(name, row, input.unsqueeze(0), *options)
    return tuple(part.squeeze(0) for part in results) if isinstance(results, tuple) else results.squeeze(0)


def powers_in_range(input, power, dims):
    """Return values and a scale, None for 1, such that input = values * scale and powers of the values are in range.

    Narrow floats are widened. The scale, for doubles and high powers, is a power of two for each slice over `dims`.
    """
    values = input.to(float64 if input.dtype in _WIDER and power > _POWER else _WIDER.get(input.dtype, input.dtype))
    if values.dtype != float64 or not input.numel() or (input.dtype != float64 and power <= _POWER):
        return values, None
    largest = values.detach().abs().amax(tuple(dims), True)
    exponent, most = frexp(largest).exponent, int(_EXPONENT / power)
    scale = ldexp(largest.new_ones(()), exponent - exponent.clamp(-most, most))
    return values / scale, scale


def check_probability(name: str, p: float) -> None:
    """Raise ValueError unless p is a probability."""
    if not 0 <= p <= 1:
        raise ValueError(f"{name}: p is a probability from 0 to 1, not {p}")


def check_word(name: str, option: str, word: str, known) -> None:
    """Raise ValueError if an option is none of the known words."""
    if word not in known:
        raise ValueError(f"{name}: {option} is {' or '.join(map(repr, known))}, not {shown(word)}")
