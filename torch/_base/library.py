"""Loading of the compiled library."""

import importlib.util
import os
import sys

PACKAGE = os.path.dirname(os.path.dirname(__file__))  # torch/, the folder of _C
_opened = []  # keeps the libraries loaded


def _libraries(folder, beginning):
    """Return the paths of libraries in a folder by the beginning of their names. Importing pathlib takes longer."""
    return [os.path.join(folder, name) for name in os.listdir(folder)
            if name.startswith(beginning) and name.endswith(".so")]


def _library():
    """Return torch._C. A checkout loads OpenBLAS first, because the loader would not find it."""
    try:
        from torch import _C
    except ImportError as error:
        if "t" in sys.abiflags:
            raise ImportError("torch: a free-threaded Python loads no modules of the stable ABI; use one with the GIL, "
                              "such as python3.14 instead of python3.14t") from error
        if not _libraries(PACKAGE, "_C"):
            raise ImportError("torch: the core is not compiled in this folder; run: make build") from error
        if "openblas" not in str(error):
            raise
        import _cffi_backend

        package = importlib.util.find_spec("scipy_openblas32")  # importing it would dominate the import time
        if package is None:
            raise
        for library in _libraries(os.path.join(os.path.dirname(package.origin), "lib"), "libscipy_openblas"):
            _opened.append(_cffi_backend.FFI().dlopen(library, _cffi_backend.FFI.RTLD_NOW))
        from torch import _C
    return _C


def load():
    """Return torch._C, with the core installed as torch._core."""
    if os.path.exists(os.path.join(PACKAGE, "lib", "libtorch.so")):
        raise ImportError(
            "torch: PyTorch and alphatorch lie in one folder, where each has overwritten files of the other; run: "
            "pip uninstall --yes torch alphatorch, and install one of them; the other into another environment"
        )
    library = _library()
    if library.lib.th_install():
        raise ImportError("torch: the core could not be installed")
    importlib.import_module("torch._names.finder")  # completes the modules that are imported from here on
    library.__getattr__, library.__path__ = _internal, []  # programs use PyTorch's _C as a package
    return library


def _internal(name):
    """Return a name of PyTorch's core from torch._names.core."""
    if name.startswith("__"):
        raise AttributeError(f"torch._C has no {name!r}")
    from importlib import import_module

    return getattr(import_module("torch._names.core"), name)
