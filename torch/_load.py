"""Loads the compiled library, and with it OpenMP so that idle threads give their core back soon."""

import importlib.util
import os
import pathlib

# libgomp lets idle threads spin for milliseconds; where cores are shared, that stops the threads that have work.
SPINS = "1000"
_opened = []  # libraries that stay open


def _library():
    """torch._C. In a checkout OpenBLAS does not lie beside the package, where the loader looks: it is loaded first."""
    try:
        from torch import _C
    except ImportError as error:
        if not any(pathlib.Path(__file__).parent.glob("_C*.so")):
            raise ImportError("torch: the core is not compiled in this folder; run: make build") from error
        if "openblas" not in str(error):
            raise
        import _cffi_backend

        package = importlib.util.find_spec("scipy_openblas32")  # importing it would take longer than all the rest
        if package is None:
            raise
        for library in (pathlib.Path(package.origin).parent / "lib").glob("libscipy_openblas*.so"):
            _opened.append(_cffi_backend.FFI().dlopen(str(library), _cffi_backend.FFI.RTLD_NOW))
        from torch import _C
    return _C


def load():
    """torch._C, with the core installed as torch._core."""
    chosen = "OMP_WAIT_POLICY" in os.environ or "GOMP_SPINCOUNT" in os.environ
    if not chosen:
        os.environ["GOMP_SPINCOUNT"] = SPINS  # read while the library loads, and by nothing of ours later
    try:
        library = _library()
    finally:
        if not chosen:
            del os.environ["GOMP_SPINCOUNT"]
    if library.lib.th_install():
        raise ImportError("torch: the core could not be installed")
    return library
