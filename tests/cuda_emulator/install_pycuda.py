"""Installs pycuda, unmodified, linked to the emulated driver; arguments are passed to pip.

Its sources need cuda.h, next to nvcc, and a libcuda.so to link with. On a machine with a GPU the same build loads the
real driver, since both are named libcuda.so.1.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from cuda_emulator import build, toolkit

WANTED = "pycuda==2026.1"


def main():
    root = toolkit()
    if root is None:
        sys.exit("pycuda is not installed: no nvcc on PATH whose toolkit has include/cuda.h")
    with tempfile.TemporaryDirectory() as home:
        pathlib.Path(home, ".aksetup-defaults.py").write_text(
            f"CUDA_ROOT = {str(root)!r}\nCUDA_ENABLE_CURAND = False\nCUDADRV_LIB_DIR = [{str(build())!r}]\n"
        )
        # Built without optimisation: it takes half of the time, and what it wraps does the work.
        own = {"HOME": home, "PATH": f"{root}/bin:{os.environ['PATH']}", "CPATH": f"{root}/include", "CFLAGS": "-O0"}
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "pytools", "mako", "platformdirs", "siphash24", "wheel"], check=True)
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", *sys.argv[1:], WANTED], check=True,
                       env={**os.environ, **own})  # fmt: skip


main()
