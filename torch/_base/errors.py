"""Errors that the core raises about operands: of their own class, and also RuntimeErrors.

PyTorch raises RuntimeError for most bad values, element types and indices, so programs catch RuntimeError. The classes
have the names of their builtin bases, and pickle as these.
"""

import builtins


class _Named:
    """Base of these classes. A pickle of an instance holds the builtin class, which other processes have."""

    def __init_subclass__(cls):
        if cls.__name__ != "CoreError":
            cls.__module__, cls.__qualname__ = "builtins", cls.__name__

    def __reduce__(self):
        return getattr(builtins, type(self).__name__), self.args


class CoreError(_Named):
    """Base of the errors whose message begins with the name of the op."""


class TypeError(CoreError, builtins.TypeError, RuntimeError):
    """An operand has the wrong element type."""


class ValueError(CoreError, builtins.ValueError, RuntimeError):
    """An operand or an option has a value that the op does not accept."""


class IndexError(CoreError, builtins.IndexError, RuntimeError):
    """An index or a dim is out of range."""


class FloatingPointError(_Named, builtins.FloatingPointError, RuntimeError):
    """A recorded operation gave NaN or infinity."""
