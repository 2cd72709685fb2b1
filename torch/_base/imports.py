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
    """Finds NumPy, which functions of torch import on first use. Modules of torch: torch/_names/finder.py."""

    @staticmethod
    def find_spec(name, path, target=None):
        """Return the spec of a module with a `Loader`, or None for all others."""
        return find(name, path) if name == "numpy" or name.startswith("numpy.") else None


def find(name, path):
    """Return the spec of a module's file, or None. After `install`, a `Loader` loads it."""
    spec = importlib.machinery.PathFinder.find_spec(name, path)
    if spec is not None and _installed() and type(spec.loader) is importlib.machinery.SourceFileLoader:
        spec.loader = Loader(spec.loader.name, spec.loader.path)
    return spec


def _installed():
    return any(getattr(each, "__qualname__", "") == Finder.__qualname__ and each.__module__ == __name__
               for each in sys.meta_path)


def install():
    """Make all later imports of these modules whole, behind other finders. Do nothing if torch is imported again."""
    if not _installed():
        paths = importlib.machinery.PathFinder
        sys.meta_path.insert(sys.meta_path.index(paths) if paths in sys.meta_path else len(sys.meta_path), Finder)
