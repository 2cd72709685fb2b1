"""What generated/python/methods.py needs at import: names that load what they stand for when they are first used."""

import importlib
import types


class _Required:
    """What a parameter is that has to be given, and was not."""

    def __repr__(self):
        return "required"


required = _Required()


def later(name):
    """A module that has what another has, once something of it has been asked for."""
    module = types.ModuleType(name)

    def find(attribute):
        del module.__getattr__  # attributes of a module that has one are found slowly
        vars(module).update(vars(importlib.import_module(name)))
        return getattr(module, attribute)

    module.__getattr__ = find
    return module
