"""Loads the compiled library."""

import importlib.util
import os
import sys

PACKAGE = os.path.dirname(os.path.dirname(__file__))  # torch/, where _C lies
_opened = []  # libraries that stay open


def _libraries(folder, beginning):
    """The paths of the libraries in a folder whose names begin so. pathlib would take longer than they do."""
    return [os.path.join(folder, name) for name in os.listdir(folder)
            if name.startswith(beginning) and name.endswith(".so")]


def _library():
    """torch._C. In a checkout OpenBLAS does not lie beside the package, where the loader looks: it is loaded first."""
    try:
        from torch import _C
    except ImportError as error:
        if "t" in sys.abiflags:
            raise ImportError("torch: a free-threaded Python loads no modules of the stable ABI; use one with the GIL, "
                              "such as python3.14 in the place of python3.14t") from error
        if not _libraries(PACKAGE, "_C"):
            raise ImportError("torch: the core is not compiled in this folder; run: make build") from error
        if "openblas" not in str(error):
            raise
        import _cffi_backend

        package = importlib.util.find_spec("scipy_openblas32")  # importing it would take longer than all the rest
        if package is None:
            raise
        for library in _libraries(os.path.join(os.path.dirname(package.origin), "lib"), "libscipy_openblas"):
            _opened.append(_cffi_backend.FFI().dlopen(library, _cffi_backend.FFI.RTLD_NOW))
        from torch import _C
    return _C


def load():
    """torch._C, with the core installed as torch._core."""
    if os.path.exists(os.path.join(PACKAGE, "lib", "libtorch.so")):
        raise ImportError(
            "torch: PyTorch and alphatorch lie in one folder, where each has overwritten files of the other; run: "
            "pip uninstall --yes torch alphatorch, and install one of them; the other into an environment of its own"
        )
    library = _library()
    if library.lib.th_install():
        raise ImportError("torch: the core could not be installed")
    importlib.import_module("torch._generated.python.methods")  # what rows are in Python joins the core
    library.__getattr__, library.__path__ = _internal, []  # PyTorch's is taken for a package, and asked for more
    return library


def _internal(name):
    """A name of PyTorch's core that ours does not have."""
    if name.startswith("__"):
        raise AttributeError(f"torch._C has no {name!r}")
    from importlib import import_module

    return getattr(import_module("torch._names.core"), name)
