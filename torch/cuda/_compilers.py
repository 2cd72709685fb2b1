"""Compilers of kernels: nvcc, or else the library NVRTC."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
import re
import shutil
import subprocess

from torch._C import lib
from torch.cuda import _libraries

LIBRARIES = ["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"]
# Headers that NVRTC does not include.
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


class Compiler:
    """Base class of compilers for a GPU architecture.

    Attributes:
        version: the compiler's version text.
        release: release of the toolkit, such as (13, 0).
        known: architectures with machine code support.
    """

    version: str
    release: tuple[int, int]
    known: list[int]

    def target(self, architecture: int) -> str:
        """Return sm_90 for machine code, or the newest older compute_ architecture, whose PTX the driver compiles.

        Raises:
            RuntimeError: the GPU or the driver is too old for the compiler.
        """
        here = "{}.{}".format(*self.release)
        driver = lib.th_gpu_driver_version()
        if 0 < driver < 1000 * self.release[0]:
            major = driver // 1000
            there = f"{major}.{driver % 1000 // 10}"
            raise RuntimeError(f"the kernels' compiler is of CUDA {here}, the driver of CUDA {there}, which does not "
                               f"run code of newer toolkits; update the driver, or install a compiler of CUDA {major}: "
                               f"pip install 'nvidia-cuda-nvrtc-cu{major}'")
        if architecture in self.known:
            return f"sm_{architecture}"
        older = [known for known in self.known if known < architecture]
        if not older:
            raise RuntimeError(f"the GPU is sm_{architecture}; the compiler of CUDA {here} supports GPUs from "
                               f"sm_{min(self.known)} on; install an older CUDA toolkit")
        return f"compute_{max(older)}"


class Nvcc(Compiler):
    """The compiler of the CUDA toolkit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.version = self._ask("--version")
        self.release = tuple(int(part) for part in re.search(r"release (\d+)\.(\d+)", self.version).groups())
        self.known = [int(number) for number in re.findall(r"sm_(\d+)\b", self._ask("--list-gpu-code"))]

    def _ask(self, option):
        return subprocess.run([self.path, option], capture_output=True, text=True, check=True).stdout

    def compile(self, source: pathlib.Path, architecture: int, folders: list[pathlib.Path], made: str) -> str:
        """Compile a source to a file that the driver loads. Return the compiler's messages on failure."""
        target = self.target(architecture)
        kind = "-cubin" if target.startswith("sm") else "-ptx"
        return self._run([kind, f"-arch={target}"], source, folders, made)

    def bundle(self, source: pathlib.Path, architectures: list[int], folders: list[pathlib.Path], made: str) -> str:
        """Compile for several architectures into one file, with PTX for newer ones."""
        codes = [f"-gencode=arch=compute_{number},code=sm_{number}" for number in architectures]
        newest = max(architectures)
        return self._run(["-fatbin", *codes, f"-gencode=arch=compute_{newest},code=compute_{newest}"],
                         source, folders, made)  # fmt: skip

    def _run(self, options, source, folders, made):
        command = [self.path, *options, "-O3", *(f"-I{folder}" for folder in folders)]
        finished = subprocess.run([*command, "-o", made, str(source)], capture_output=True, text=True)
        return finished.stderr.strip() or "nvcc failed" if finished.returncode else ""


class Nvrtc(Compiler):
    """The runtime compilation library, installed on the machine or by pip."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        numbers = ctypes.c_int(), ctypes.c_int()
        self._call("nvrtcVersion", *map(ctypes.byref, numbers))
        self.release = tuple(number.value for number in numbers)
        self.version = "NVRTC {}.{}".format(*self.release)
        count = ctypes.c_int()
        self._call("nvrtcGetNumSupportedArchs", ctypes.byref(count))
        known = (ctypes.c_int * count.value)()
        self._call("nvrtcGetSupportedArchs", known)
        self.known = list(known)

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
        """Compile as Nvcc does."""
        def strings(texts):
            return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))

        target = self.target(architecture)
        options = strings([f"--gpu-architecture={target}", "--std=c++17",
                           *(f"--include-path={folder}" for folder in [*folders, source.parent])])  # fmt: skip
        program = ctypes.c_void_p()
        self._call("nvrtcCreateProgram", ctypes.byref(program), source.read_bytes(), source.name.encode(),
                   len(HEADERS), strings(HEADERS.values()), strings(HEADERS))  # fmt: skip
        try:
            if self._library.nvrtcCompileProgram(program, len(options), options):
                return self._text(program, "ProgramLog").decode(errors="replace").strip("\0\n")
            kind = "CUBIN" if target.startswith("sm") else "PTX"
            pathlib.Path(made).write_bytes(self._text(program, kind))
            return ""
        finally:
            self._call("nvrtcDestroyProgram", ctypes.byref(program))


def nvrtc() -> ctypes.CDLL | None:
    """Return the library, found by the loader or in a wheel of NVIDIA."""
    return _libraries.load(*LIBRARIES, "libnvrtc.so.*", needs="libnvrtc-builtins.so.*")


@functools.cache
def compiler() -> Nvcc | Nvrtc:
    """Return the available compiler. Raise FileNotFoundError if there is none."""
    home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH") or "/usr/local/cuda"
    path = shutil.which("nvcc") or shutil.which("nvcc", path=os.path.join(home, "bin"))
    if path:
        return Nvcc(path)
    library = nvrtc()
    if library is None:
        raise FileNotFoundError("kernels need nvcc or NVRTC, which were not found; install the CUDA "
                                "toolkit, set CUDA_HOME to its folder, or pip install nvidia-cuda-nvrtc")
    return Nvrtc(library)
