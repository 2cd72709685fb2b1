"""Placeholders for absent modules. Any name can be imported from one, and a call raises NotImplementedError.

Predicates, whose names begin with `is_`, return False, `register_` functions accept their arguments, and `disable_`
functions are contexts without effect.
"""

import contextlib
import functools

# Classes whose instances packages put into tables.
MARKS = {"torch.distributed.tensor": ["Partial", "Replicate", "Shard"],
         "torch.distributed._tensor": ["Partial", "Replicate", "Shard"]}


class _Absent(type):
    """Metaclass of absent classes. They can be bases, and have no instances."""

    def __call__(cls, *args, **keywords):
        if "_reason" in vars(cls) and cls.__name__ not in MARKS.get(cls.__module__, ()):
            raise NotImplementedError(f"{cls.__module__}.{cls.__qualname__} is not there: {cls._reason}")
        made = super().__call__() if "_reason" in vars(cls) else super().__call__(*args, **keywords)
        if "_reason" in vars(cls):
            made.arguments = args, keywords
        return made

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(f"{cls.__qualname__} has no {name!r}")
        return _function(cls.__module__, f"{cls.__qualname__}.{name}", cls._reason)


# Decorators for compilation or export, which return the function unchanged.
DECORATORS = {"torch.fx._compatibility": ["compatibility"],
              "torch.onnx.symbolic_helper": ["parse_args"],
              "torch.distributed.rpc.api": ["_require_initialized"]}


# Functions that return such a decorator.
FACTORIES = {"torch.utils.data": ["functional_datapipe"]}


def _return_function(*args, **keywords):
    """Return the decorated function, or a decorator if only options are given."""
    decorates = len(args) == 1 and not keywords and (callable(args[0]) or isinstance(args[0], str))
    return args[0] if decorates else _return_function


class _disable(contextlib.ContextDecorator):
    """Context or decorator that switches off what is not there."""

    def __init__(self, *args, **keywords):
        pass

    def __enter__(self):
        return None

    def __exit__(self, *error):
        return None


def _function(module, name, reason):
    if name in DECORATORS.get(module, ()) or name.startswith("register_"):
        return _return_function

    if name.startswith("disable_"):
        return _disable
    if name in FACTORIES.get(module, ()):
        return lambda *args, **keywords: _return_function
    return _Function(module, name, reason)


class _Function:
    """Absent function, or absent module that is used without an import."""

    def __init__(self, module, name, reason):
        self.__module__, self.__name__, self.__qualname__, self._reason = module, name, name, reason

    def __call__(self, *args, **keywords):
        if self.__name__.startswith("is_"):
            return False
        raise NotImplementedError(f"{self.__module__}.{self.__name__} is not there: {self._reason}")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(f"{self.__module__}.{self.__name__} has no {name!r}")
        return named(f"{self.__module__}.{self.__name__}", name, self._reason)


def named(module, name, reason):
    """Return the placeholder for a name: a class if it begins with a capital letter, otherwise a function."""
    if not name.lstrip("_")[:1].isupper():
        return _function(module, name, reason)
    bases = (Exception,) if name.endswith(("Error", "Exception")) else ()  # for `except` and pytest.raises
    return _Absent(name, bases, {"_reason": reason, "__module__": module, "__qualname__": name})


def fill(module, reason):
    """Give an empty module every name: classes for names with a capital letter, otherwise functions."""
    @functools.cache
    def found(name):
        if name.startswith("__"):
            raise AttributeError(f"{module.__name__} has no {name!r}")
        return named(module.__name__, name, reason)
    module.__getattr__ = found
    module.__doc__ = f"There is no {module.__name__}: {reason}."
    module.__path__ = []
