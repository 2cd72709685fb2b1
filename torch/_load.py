"""Loads the compiled library, and with it OpenMP so that idle threads give their core back soon."""

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
        if "openblas" not in str(error):
            raise
        import _cffi_backend
        import scipy_openblas32

        folder, name = scipy_openblas32.get_lib_dir(), scipy_openblas32.get_library(fullname=True)
        _opened.append(_cffi_backend.FFI().dlopen(f"{folder}/{name}", _cffi_backend.FFI.RTLD_NOW))
        from torch import _C
    return _C


def load():
    """torch._C, with the core installed as torch._core."""
    chosen = "OMP_WAIT_POLICY" in os.environ or "GOMP_SPINCOUNT" in os.environ
    if not chosen:
        os.environ["GOMP_SPINCOUNT"] = SPINS  # read while the library loads, and by nothing of ours later
    try:
        library = _library()
    except ImportError as error:
        if any(pathlib.Path(__file__).parent.glob("_C*.so")):
            raise
        raise ImportError("torch: the core is not compiled in this folder; run: make build") from error
    finally:
        if not chosen:
            del os.environ["GOMP_SPINCOUNT"]
    if library.lib.th_install():
        raise ImportError("torch: the core could not be installed")
    return library
