"""Imports on first use that Ctrl-C does not leave half done: a module that ran in part fails until the process ends."""

import importlib.machinery
import sys

from torch._base.interrupts import UninterruptedImport


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module, with the modules that it imports, before a KeyboardInterrupt is raised."""

    def exec_module(self, module):
        with UninterruptedImport():
            super().exec_module(module)


class Finder:
    """Finds the modules of torch, and NumPy, which functions of torch import on first use."""

    @staticmethod
    def find_spec(name, path, target=None):
        """Return the spec of a module with a `Loader`, or None for all others."""
        if not name.startswith(("torch.", "numpy.")) and name != "numpy":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
            spec.loader = Loader(spec.loader.name, spec.loader.path)
        return spec


def install():
    """Make all later imports of these modules whole, behind other finders. Do nothing if torch is imported again."""
    if not any(getattr(each, "__qualname__", "") == Finder.__qualname__ and each.__module__ == __name__
               for each in sys.meta_path):
        paths = importlib.machinery.PathFinder
        sys.meta_path.insert(sys.meta_path.index(paths) if paths in sys.meta_path else len(sys.meta_path), Finder)
