"""What compiles a file of kernels: nvcc, or where that is not here NVRTC, the compiler as a library."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
import shutil
import subprocess

from torch.cuda import _libraries

LIBRARIES = ["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"]
# What NVRTC has no files for.
NUMBERS = """
#pragma once
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef unsigned long uintptr_t;
#define INT64_MAX 0x7fffffffffffffffL
#define INT64_MIN (-INT64_MAX - 1)
"""
CONSTANTS = """
#pragma once
#define CUDART_INF __longlong_as_double(0x7ff0000000000000ULL)
#define CUDART_NAN __longlong_as_double(0xfff8000000000000ULL)
"""
HEADERS = {"stdint.h": NUMBERS, "cstdint": NUMBERS, "math_constants.h": CONSTANTS}


class Nvcc:
    """The toolkit's compiler. version: what it says of itself."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout

    def compile(self, source: pathlib.Path, architecture: int, folders: list[pathlib.Path], made: str) -> str:
        """Writes the cubin into a file; returns what the compiler complains of where it fails."""
        command = [self.path, "-cubin", f"-arch=sm_{architecture}", "-O3", *(f"-I{folder}" for folder in folders)]
        finished = subprocess.run([*command, "-o", made, str(source)], capture_output=True, text=True)
        return finished.stderr.strip() or "nvcc failed" if finished.returncode else ""


class Nvrtc:
    """The same in a library of the name, which the machine has or pip installed."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        numbers = ctypes.c_int(), ctypes.c_int()
        self._call("nvrtcVersion", *map(ctypes.byref, numbers))
        self.version = "NVRTC {}.{}".format(*(number.value for number in numbers))

    def _call(self, name, *arguments):
        code = getattr(self._library, name)(*arguments)
        if code:
            text = self._library.nvrtcGetErrorString
            text.restype = ctypes.c_char_p
            raise RuntimeError(f"{name}: {text(code).decode()}")

    def _text(self, program, name):
        size = ctypes.c_size_t()
        self._call(f"nvrtcGet{name}Size", program, ctypes.byref(size))
        text = ctypes.create_string_buffer(size.value)
        self._call(f"nvrtcGet{name}", program, text)
        return text.raw

    def compile(self, source: pathlib.Path, architecture: int, folders: list[pathlib.Path], made: str) -> str:
        """As Nvcc has it."""
        def strings(texts):
            return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))

        options = strings([f"--gpu-architecture=sm_{architecture}", "--std=c++17",
                           *(f"--include-path={folder}" for folder in [*folders, source.parent])])  # fmt: skip
        program = ctypes.c_void_p()
        self._call("nvrtcCreateProgram", ctypes.byref(program), source.read_bytes(), source.name.encode(),
                   len(HEADERS), strings(HEADERS.values()), strings(HEADERS))  # fmt: skip
        try:
            if self._library.nvrtcCompileProgram(program, len(options), options):
                return self._text(program, "ProgramLog").decode(errors="replace").strip("\0\n")
            pathlib.Path(made).write_bytes(self._text(program, "CUBIN"))
            return ""
        finally:
            self._call("nvrtcDestroyProgram", ctypes.byref(program))


def nvrtc() -> ctypes.CDLL | None:
    """The library, as the loader finds it or in a wheel of NVIDIA's."""
    return _libraries.load(*LIBRARIES, "libnvrtc.so.*")


@functools.cache
def compiler() -> Nvcc | Nvrtc:
    """The one to use. Raises FileNotFoundError where there is none."""
    home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH") or "/usr/local/cuda"
    path = shutil.which("nvcc") or shutil.which("nvcc", path=os.path.join(home, "bin"))
    if path:
        return Nvcc(path)
    library = nvrtc()
    if library is None:
        raise FileNotFoundError("kernels are compiled by nvcc or by NVRTC, which are not here; install the CUDA "
                                "toolkit, or put its folder into CUDA_HOME, or pip install nvidia-cuda-nvrtc")
    return Nvrtc(library)
