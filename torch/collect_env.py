"""A description of the machine and the build for bug reports: python -m torch.collect_env.

>>> from torch.collect_env import environment
>>> environment()["threads"] >= 1
True
"""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import torch
from torch import _C, cuda

PACKAGES = "numpy", "cffi", "scipy-openblas32", "pyyaml", "jinja2", "pycuda", "safetensors"
INSTRUCTIONS = "sse4_2", "avx", "avx2", "fma", "f16c", "avx512f", "avx512bw", "avx512_bf16", "amx_tile"


def environment() -> dict[str, object]:
    """Return versions, processor, threads and GPUs by name; unknown values are None."""
    threads = {name: os.environ[name] for name in sorted(os.environ) if name.startswith(("OMP_", "OPENBLAS_"))}
    return {
        "torch": torch.__version__,
        "core": getattr(_C, "__file__", None),
        "python": sys.version.split()[0],
        "system": platform.platform(),
        "processor": _processor("model name"),
        "instructions": " ".join(name for name in INSTRUCTIONS if name in (_processor("flags") or "").split()) or None,
        "loops": f"x86-64-v{_C.lib.th_cpu_level()}",
        "cores": len(os.sched_getaffinity(0)),
        "threads": torch.get_num_threads(),
        **threads,
        **{name: _version(name) for name in PACKAGES},
        "compiler": _found("gcc"),
        "nvcc": _found("nvcc"),
        "GPUs": _gpus(),
    }


def _processor(field):
    """Return a field of the first processor in /proc/cpuinfo."""
    try:
        with open("/proc/cpuinfo") as file:
            return next((line.partition(":")[2].strip() for line in file if line.startswith(field)), None)
    except OSError:
        return None


def _version(package):
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _found(program):
    import shutil

    return shutil.which(program)


def _gpus():
    try:
        return [cuda.get_device_name(gpu) for gpu in range(cuda.device_count())] or None
    except RuntimeError as error:
        return str(error)


def show() -> str:
    """Return the environment as text, torch.__config__.show()."""
    return "".join(f"{name:18} {value if value is not None else '-'}\n" for name, value in environment().items())


def get_pretty_env_info() -> str:
    """Return the environment as text, which bug reports contain.

    >>> "threads" in torch.utils.collect_env.get_pretty_env_info()
    True
    """
    return show()


def parallel_info() -> str:
    """Return the number of threads as text."""
    return f"threads: {torch.get_num_threads()}\n"


def main() -> None:
    """Print the environment, one line per entry."""
    print(show(), end="")


if __name__ == "__main__":
    main()
