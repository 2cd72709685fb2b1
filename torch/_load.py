"""Loads the compiled library, and with it OpenMP so that idle threads give their core back soon."""

import os
import pathlib

# libgomp lets idle threads spin for milliseconds; where cores are shared, that stops the threads that have work.
SPINS = "1000"


def load():
    """torch._C, with the core installed as torch._core."""
    chosen = "OMP_WAIT_POLICY" in os.environ or "GOMP_SPINCOUNT" in os.environ
    if not chosen:
        os.environ["GOMP_SPINCOUNT"] = SPINS  # read while the library loads, and by nothing of ours later
    try:
        from torch import _C as library
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
