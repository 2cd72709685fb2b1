"""Checks of argument kinds, and their text in errors."""

from numbers import Integral, Real

from torch._core import Tensor


def value_of(input):
    """Return the data of a tensor that autograd records or watches, and any other value unchanged."""
    recorded = isinstance(input, Tensor) and (input.requires_grad or input.volatile)
    return input.data if recorded or getattr(getattr(input, "_base", None), "requires_grad", False) else input


def fractional(input):
    """Return floating and complex tensors unchanged, and integers converted to the default type."""
    return input if input.is_floating_point() or input.is_complex() else input.type(Tensor().type())


def is_int(value):
    """Return whether a value is an integer, also NumPy's, but not a bool.

    >>> [is_int(value) for value in (3, True, 3.0)]
    [True, False, False]
    """
    return type(value) is int or isinstance(value, Integral) and not isinstance(value, bool)


def listed(value):
    """Return a number, or numbers, as a tuple.

    >>> listed(3), listed([3, 4])
    ((3,), (3, 4))
    """
    return (value,) if isinstance(value, (int, float)) else tuple(value)


def dim_of(dim, rank, name=""):
    """Return a dim counted from the front. Raises IndexError, whose message begins with `name`.

    >>> dim_of(-1, 3)
    2
    """
    if not -rank <= dim < rank:
        head = f"{name}: " if name else ""
        raise IndexError(f"{head}dim is {dim}, but input has {rank} dimensions; need {-rank} <= dim < {rank}")
    return dim % rank


def count_of(owner, name, value):
    """Return a count, also one in an integer tensor of one element, as an int.

    Raises TypeError for anything else, ValueError for negative numbers.
    """
    result = value
    if isinstance(value, Tensor) and value.numel() == 1 and not value.is_floating_point() and not value.is_complex():
        result = value.item()
    if not is_int(result):
        raise TypeError(f"{owner}: {name} is {shown(value)}; need an int")
    if result < 0:
        raise ValueError(f"{owner}: {name} is {result}; need 0 or more")
    return int(result)


def counts_of(owner, name, value):
    """Return a count, or several in a sequence, as a tuple of ints. Raises as `count_of`."""
    one = not isinstance(value, (list, tuple))
    return tuple(count_of(owner, name, each) for each in ((value,) if one else value))


def is_number(value):
    """Return whether a value is a number, also NumPy's, but not a bool."""
    return isinstance(value, Real) and not isinstance(value, bool)


def refusal(kind, name, need, **operands):
    """Return the exception of a call that a row refuses, with the operands by name and what the row needs."""
    texts = (f"{key} is {shown(value)}" for key, value in operands.items())
    return kind(f"{name}: {', '.join(texts)}; {need}")


def size_text(size):
    """Return a tensor's size as errors show it: 2x3, or () without dims."""
    return "x".join(map(str, size)) or "()"


def shown(value):
    """Return the text of an argument in errors: its repr, or the type and size of tensors and lists of tensors.

    >>> shown([torch.zeros(2, 3), 1])
    '[FloatTensor 2x3, 1]'
    """
    if isinstance(value, (list, tuple)):
        inside = ", ".join(map(shown, value))
        return f"[{inside}]" if isinstance(value, list) else f"({inside}{',' if len(value) == 1 else ''})"
    if isinstance(value, Tensor):
        return f"{value.type().removeprefix('torch.')} {size_text(value.size())}"
    return repr(value)
