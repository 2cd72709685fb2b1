"""Imports on first use that neither Ctrl-C nor a fork leaves half done: a module that ran in part fails afterwards."""

import importlib.machinery
import os
import sys
import time
from _thread import get_ident
from importlib import _bootstrap

from torch._base.interrupts import UninterruptedImport

LONGEST = 10.0  # seconds that a fork waits for imports of other threads


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
        os.register_at_fork(before=_wait_for_imports)


def _wait_for_imports():
    """Wait until no other thread imports one of these modules: a forked child would wait for that thread for ever.

    Python's import lock is not held until the fork, since a thread that imports may hold what a later hook waits for.
    """
    end = time.monotonic() + LONGEST
    while _others_import() and time.monotonic() < end:
        time.sleep(0.0005)


def _others_import():
    """Return whether other threads import these modules, and none of them waits for an import of this thread."""
    locks = [lock() for name, lock in list(_bootstrap._module_locks.items())
             if name.partition(".")[0] in ("torch", "functorch", "numpy")]
    owners = {lock.owner for lock in locks if lock is not None}
    return bool(owners - {None}) and get_ident() not in owners
