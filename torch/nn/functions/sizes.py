"""Helpers of the functions: numbers per dim, inputs without a batch, descriptions for messages."""

from collections.abc import Iterable
from numbers import Real

from torch._base.arguments import shown
from torch._core import is_tensor


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
    if not all(one is None or hasattr(one, "__index__") for one in values):
        raise TypeError(f"{name}: {what} takes an int or {dims} ints, not {shown(value)}")
    if len(values) == 1:
        values *= dims
    if len(values) != dims:
        raise ValueError(f"{name}: {what} takes an int or {dims} ints, not {shown(value)}")
    return values


def check_planes(name, input, dims):
    """Return whether the input lacks the batch dim. Raises RuntimeError for an unsuitable rank."""
    if input.dim() == dims + 2:
        return False
    if input.dim() == dims + 1:
        return True
    letters = ("L", "H, W", "D, H, W")[dims - 1]
    raise RuntimeError(f"{name}: input is {shown(input)}; need {dims + 2} dimensions (N, C, {letters}), or "
                       f"{dims + 1} without the batch")


def check_probability(name: str, p: float) -> None:
    """Raise ValueError unless p is a probability, and TypeError if it is no number."""
    check_numbers(name, p=p)
    if not 0 <= p <= 1:
        raise ValueError(f"{name}: p is a probability from 0 to 1, not {p}")


def check_numbers(name: str, **options) -> None:
    """Raise TypeError unless each option is a number, or a tensor of one element.

    >>> check_numbers("Hardtanh", min_val=-1, max_val=1.5)
    """
    for option, value in options.items():
        if not (isinstance(value, (bool, Real)) or is_tensor(value) and value.numel() == 1):
            raise TypeError(f"{name}: {option} is {shown(value)}; need a number")


def check_integers(name: str, **options) -> None:
    """Raise TypeError unless each option is an int, also NumPy's."""
    for option, value in options.items():
        if not hasattr(value, "__index__") or is_tensor(value) and value.numel() != 1:
            raise TypeError(f"{name}: {option} is {shown(value)}; need an int")


def items_of(name: str, what: str, value, need: str) -> list:
    """Return the items of an iterable as a list; raise TypeError for other objects."""
    if not isinstance(value, Iterable) or isinstance(value, str):
        raise TypeError(f"{name}: {what} is {shown(value)}; need {need}")
    return list(value)


def check_word(name: str, option: str, word: str, known) -> None:
    """Raise ValueError if an option is none of the known words."""
    if word not in known:
        raise ValueError(f"{name}: {option} is {' or '.join(map(repr, known))}, not {shown(word)}")
