"""What kind a value is, and how errors show it."""

from numbers import Integral, Real

from torch._core import Tensor, Variable


def value_of(input):
    """The data of a Variable as a plain tensor; whatever else comes, as it is."""
    return input.data if isinstance(input, Variable) else input


def fractional(input):
    """Floating and complex elements as they are, integers as numbers of the default type."""
    return input if input.is_floating_point() or input.is_complex() else input.type(Tensor().type())


def is_int(value):
    """Whether this is a whole number, NumPy's too, and no bool.

    >>> [is_int(value) for value in (3, True, 3.0)]
    [True, False, False]
    """
    return isinstance(value, Integral) and not isinstance(value, bool)


def is_number(value):
    """Whether this is a number, NumPy's too, and no bool."""
    return isinstance(value, Real) and not isinstance(value, bool)


def shown(value):
    """What an error says of an argument: its repr, and of tensors, alone or in a list, the type and the sizes."""
    if isinstance(value, (list, tuple)):
        inside = ", ".join(map(shown, value))
        return f"[{inside}]" if isinstance(value, list) else f"({inside}{',' if len(value) == 1 else ''})"
    if isinstance(value, Tensor):
        return f"{value.type().rpartition('.')[2]} " + "x".join(map(str, value.size()))
    return repr(value)
