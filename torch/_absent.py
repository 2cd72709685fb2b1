"""What stands for a module that there is not: any name can be imported from it, and a call says why it is not there."""

import functools


class _Absent(type):
    """The class of classes that are not there. They can be bases, and nothing is an object of one."""

    def __call__(cls, *args, **keywords):
        if "_reason" in vars(cls):
            raise NotImplementedError(f"{cls.__module__}.{cls.__qualname__} is not there: {cls._reason}")
        return super().__call__(*args, **keywords)

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(f"{cls.__qualname__} has no {name!r}")
        return _function(cls.__module__, f"{cls.__qualname__}.{name}", cls._reason)


def _function(module, name, reason):
    def absent(*args, **keywords):
        raise NotImplementedError(f"{module}.{name} is not there: {reason}")
    absent.__name__ = absent.__qualname__ = name
    absent.__module__ = module
    return absent


def fill(module, reason):
    """Gives a module, which is empty, every name: classes where it begins with a capital letter, else functions."""
    @functools.cache
    def found(name):
        if name.startswith("__"):
            raise AttributeError(f"{module.__name__} has no {name!r}")
        if not name.lstrip("_")[:1].isupper():
            return _function(module.__name__, name, reason)
        return _Absent(name, (), {"_reason": reason, "__module__": module.__name__, "__qualname__": name})
    module.__getattr__ = found
    module.__doc__ = f"There is no {module.__name__}: {reason}."
    module.__path__ = []
