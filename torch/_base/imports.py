"""Imports on first use that neither Ctrl-C nor a fork leaves half done: a module that ran in part fails afterwards."""

import _imp
import contextlib
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
        os.register_at_fork(before=_hold_imports, after_in_parent=_release_imports, after_in_child=_release_imports)


def _hold_imports():
    """Before a fork, take Python's import lock while no other thread imports one of these modules.

    The child would wait for ever for the thread that holds the lock of a module: that thread is not in the child.
    """
    end = time.monotonic() + LONGEST
    while True:
        _imp.acquire_lock()
        if not _others_import() or time.monotonic() > end:
            return
        _imp.release_lock()
        time.sleep(0.0005)


def _others_import():
    """Return whether other threads import these modules, and none of them waits for an import of this thread."""
    locks = [lock() for name, lock in list(_bootstrap._module_locks.items())
             if name.partition(".")[0] in ("torch", "functorch", "numpy")]
    owners = {lock.owner for lock in locks if lock is not None}
    return bool(owners - {None}) and get_ident() not in owners


def _release_imports():
    with contextlib.suppress(RuntimeError):  # Ctrl-C ended the wait before the lock was taken
        _imp.release_lock()
