"""Lazy names for generated/python/methods.py, which load a module on first use."""

import importlib
import types


class _Required:
    """Default of a parameter that is required."""

    def __repr__(self):
        return "required"


required = _Required()


def lazy_module(name):
    """Return a module object that takes over the attributes of the named module on first access."""
    module = types.ModuleType(name)

    def find(attribute):
        del module.__getattr__  # __getattr__ slows down attribute access
        vars(module).update(vars(importlib.import_module(name)))
        return getattr(module, attribute)

    module.__getattr__ = find
    return module
