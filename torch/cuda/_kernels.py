"""Compilation of kernels, once per file and architecture; compiled files are cached by a hash of their sources."""

from __future__ import annotations

import hashlib
import importlib.util
import lzma
import os
import pathlib
import re
import tempfile
import warnings
from typing import TYPE_CHECKING

from torch import _generated
from torch._C import ffi, lib
from torch.cuda import _libraries
from torch.cuda._compilers import compiler

if TYPE_CHECKING:
    from collections.abc import Callable

GENERATED = pathlib.Path(_generated.__path__[0]).resolve() / "cuda"
SHIPPED = pathlib.Path(__file__).resolve().parent / "fatbins"
WRITTEN = pathlib.Path(__file__).resolve().parent / "sources"
OURS = pathlib.Path(__file__).resolve().parents[1] / "ops.yaml"
ROW = re.compile(r"/\* (\w+)\(")  # comment above the kernels of a row
# Files of fallback kernels, and the name and file of the library they replace; in the order of csrc/cuda/library.h.
MISSED = {"kernels/product": ("cuBLAS", "libcublas.so.*"), "kernels/convolution": ("cuDNN", "libcudnn.so.*")}
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)


def folder() -> pathlib.Path:
    """Return the cache folder: $TORCH_CUDA_CACHE, or a folder in the user's cache."""
    chosen = os.environ.get("TORCH_CUDA_CACHE")
    cache = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(chosen) if chosen else pathlib.Path(cache) / "alphatorch" / "kernels"


def source(file: str) -> pathlib.Path:
    """Return the source file of a name: generated from ops.yaml, `kernels/...` (handwritten), or `PACKAGE/...`."""
    package, _, section = file.rpartition("/")
    if package in ("", "kernels"):
        return (WRITTEN if package else GENERATED) / f"{file}.cu"
    spec = importlib.util.find_spec(package)
    for folder in (spec and spec.submodule_search_locations) or ():
        result = pathlib.Path(folder) / "generated" / "cuda" / f"{section}.cu"
        if result.exists():
            return result
    raise FileNotFoundError(f"{package} has no generated/cuda/{section}.cu; build it again: python -m torch.codegen "
                            f"{package}/ops.yaml --build")


def sources() -> list[str]:
    """Return the names of all source files."""
    written = [f"kernels/{path.stem}" for path in WRITTEN.glob("kernels/*.cu")]
    return sorted([path.stem for path in GENERATED.glob("*.cu")] + written)


def text_of(path: pathlib.Path, seen: set) -> bytes:
    """Return a source with all our files that it includes."""
    if path in seen:
        return b""
    seen.add(path)
    data = path.read_bytes()
    for name in INCLUDE.findall(data.decode()):
        for position in (path.parent, WRITTEN, GENERATED):
            if (position / name).exists():
                data += text_of((position / name).resolve(), seen)
                break
    return data


def row_at(path: pathlib.Path, said: str) -> str:
    """Return the place of the row in a compiler's message, such as "; tanh is at ops.yaml:168"."""
    result = re.search(rf"{re.escape(path.name)}[:(](\d+)", said)
    above = path.read_text(encoding="utf-8").splitlines()[: int(result[1])] if result else []
    op = next((named[1] for line in reversed(above) if (named := ROW.match(line))), None)
    own = path.parents[2] if len(path.parents) > 2 else path.parent  # of PACKAGE/generated/cuda/section.cu
    for catalogue in (own / "ops.yaml", OURS) if op else ():
        for number, line in enumerate(catalogue.read_text("utf-8").splitlines() if catalogue.exists() else (), 1):
            if line.startswith(f"- op: {op}("):
                return f"; {op} is at ops.yaml:{number}"
    return ""


def compiled(file: str, architecture: int) -> pathlib.Path:
    """Return the compiled file of a source for an architecture (90 for sm_90); compile it if it is not cached.

    Raises:
        RuntimeError: compilation fails; the message has the row's place and the compiler's output.
    """
    path = source(file)
    text = text_of(path, set())
    packed = shipped(path, text)
    if packed.exists():
        kept = folder() / packed.stem
        if not kept.exists():
            keep(kept, lambda made: pathlib.Path(made).write_bytes(lzma.decompress(packed.read_bytes())))
        return kept
    result = compiler()
    digest = hashlib.sha256(text + result.version.encode() + str(architecture).encode()).hexdigest()
    kept = folder() / f"{path.stem}-{architecture}-{digest[:24]}.cubin"

    def make(made):
        wrong = result.compile(path, architecture, [WRITTEN, GENERATED], made)
        if wrong:
            position = row_at(path, wrong)
            raise RuntimeError(f"{path.name} could not be compiled for sm_{architecture}{position}:\n{wrong}")

    if not kept.exists():
        keep(kept, make)
    return kept


def shipped(path: pathlib.Path, text: bytes) -> pathlib.Path:
    """Return the path in a wheel of a source compiled for many architectures, whether or not it exists.

    $TORCH_CUDA_SHIPPED overrides the folder.
    """
    position = os.environ.get("TORCH_CUDA_SHIPPED")
    folder = SHIPPED if position is None else pathlib.Path(position or os.devnull)
    return folder / f"{path.stem}-{hashlib.sha256(text).hexdigest()[:24]}.fatbin.xz"


def keep(path: pathlib.Path, make: Callable[[str], object]) -> None:
    """Create a file under a temporary name and rename it, so that other processes never read a partial file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, result = tempfile.mkstemp(dir=path.parent, suffix=".part")
    os.close(handle)
    try:
        make(result)
        os.replace(result, path)
    finally:
        if os.path.exists(result):
            os.unlink(result)


def ship(file: str, architectures: list[int], to: pathlib.Path = SHIPPED) -> pathlib.Path:
    """Compile a source for several architectures, and PTX for newer ones, into a wheel's folder. Needs nvcc."""
    path = source(file)
    packed = to / shipped(path, text_of(path, set())).name
    if packed.exists():
        return packed

    def make(made):
        wrong = compiler().bundle(path, architectures, [WRITTEN, GENERATED], made)
        if wrong:
            raise RuntimeError(f"{path.name} could not be compiled{row_at(path, wrong)}:\n{wrong}")
        data = pathlib.Path(made).read_bytes()
        pathlib.Path(made).write_bytes(lzma.compress(data, preset=6))

    keep(packed, make)
    for other in to.glob(f"{path.stem}-{'?' * 24}.fatbin.xz"):
        if other != packed:
            other.unlink()
    return packed


def warn_of_missing(file: str) -> None:
    """Warn on first use of fallback kernels that they are slow, and name the library that replaces them."""
    for number, (kernels, (name, _)) in enumerate(MISSED.items()):
        if file == kernels and lib.th_gpu_missing() >> number & 1:
            warnings.warn(f"{name} is not installed; fallback kernels run at less than a tenth of its speed. "
                          "Install it with pip install 'alphatorch[cuda]'", stacklevel=2)


@ffi.def_extern(error=-1)
def compile_kernels(file, architecture, path, capacity):
    """Entry point for C: write the path of the compiled file, or write an error message and return -1."""
    failed = 0
    try:
        warn_of_missing(ffi.string(file).decode())
        text = str(compiled(ffi.string(file).decode(), architecture))
    except Exception as error:  # C has no exceptions: return the message, which C raises
        text, failed = str(error) or repr(error), -1
    data = text.encode()[: capacity - 1] + b"\0"
    ffi.memmove(path, data, len(data))
    return failed


lib.th_gpu_set_compiler(lib.compile_kernels)
for number, (_, pattern) in enumerate(MISSED.values()):
    for path in _libraries.wheels(pattern)[-1:]:
        lib.th_gpu_set_library(number, path.encode())
