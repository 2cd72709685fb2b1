"""The emulated CUDA driver: builds it, and sets the environment in which processes find it.

`python tests/cuda_emulator COMMAND...` runs a command on the emulated GPUs.
"""

import fcntl
import os
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "cuda_emulator"
LIBRARY = BUILD / "libcuda.so.1"
# The same under another soname, for tests of the emulator in a process that may look for the true driver.
PRIVATE = BUILD / "libcuda_emulator.so"
FLAGS = ["-std=c++17", "-O2", "-g1", "-fPIC", "-Wall", "-Wextra", "-Wno-missing-field-initializers",
         "-fvisibility=hidden", "-U_FORTIFY_SOURCE"]  # fmt: skip


def build():
    """Compile the driver where its sources are newer than it; returns the folder that holds libcuda.so.1."""
    BUILD.mkdir(parents=True, exist_ok=True)
    sources = sorted((HERE / "driver").glob("*.cpp"))
    headers = [*(HERE / "driver").glob("*.h"), HERE / "abi.h"]
    compiler = os.environ.get("EMULATOR_CXX", "g++").split()
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        newest = max(path.stat().st_mtime for path in [*sources, *headers])
        if not PRIVATE.exists() or PRIVATE.stat().st_mtime < newest:
            running = []
            for source in sources:
                command = [*compiler, *FLAGS, "-c", str(source), "-o", str(BUILD / source.stem) + ".o"]
                running.append((command, subprocess.Popen(command)))
            for command, process in running:
                if process.wait():
                    raise subprocess.CalledProcessError(process.returncode, command)
            objects = [str(BUILD / source.stem) + ".o" for source in sources]
            for library, name in ((LIBRARY, LIBRARY.name), (PRIVATE, PRIVATE.name)):
                command = [*compiler, "-shared", "-Wl,-Bsymbolic", f"-Wl,-soname,{name}", *objects, "-ldl", "-lpthread"]
                subprocess.run([*command, "-o", str(library)], check=True)
            link = BUILD / "libcuda.so"
            link.unlink(missing_ok=True)
            link.symlink_to(LIBRARY.name)
    return BUILD


def build_library(name, kernels, macro, version):
    """Compile a stand-in for a library, which only the tests that name its folder get to see; returns that folder."""
    folder, source = build() / name, HERE / name
    folder.mkdir(exist_ok=True)
    kernel, library = folder / f"{kernels}.cubin", folder / f"lib{name}.so.{version}"
    subprocess.run([HERE / "bin/nvcc", "-cubin", "-arch=sm_90", "-I", source, "-o", kernel, source / f"{kernels}.cu"],
                   check=True)  # fmt: skip
    subprocess.run(["gcc", "-O2", "-fPIC", "-shared", "-Wall", "-Wextra", f'-D{macro}="{kernel}"', "-o", library,
                    source / f"{name}.c", f"-L{BUILD}", "-l:libcuda.so.1"], check=True)  # fmt: skip
    return folder


def build_cublas():
    return build_library("cublas", "gemm", "GEMM_FILE", 13)


def build_cudnn():
    return build_library("cudnn", "conv", "CONVOLUTION_FILE", 9)


def build_nccl():
    """Return the same for NCCL."""
    folder = build() / "nccl"
    folder.mkdir(exist_ok=True)
    subprocess.run(["gcc", "-O2", "-fPIC", "-shared", "-Wall", "-Wextra", "-o", folder / "libnccl.so.2",
                    HERE / "nccl/nccl.c", HERE / "nccl/ranks.c", f"-L{BUILD}", "-l:libcuda.so.1"],
                   check=True)  # fmt: skip
    return folder


def toolkit():
    """Return the folder of the CUDA toolkit whose nvcc is on PATH, or None; it holds include/cuda.h."""
    nvcc = shutil.which("nvcc")
    if not nvcc:
        return None
    said = subprocess.run([nvcc, "--dryrun", "-cubin", "x.cu"], capture_output=True, text=True).stderr
    top = re.search(r"TOP=(.*)", said)
    root = pathlib.Path(top[1].strip()).resolve() if top else None
    return root if root and (root / "include/cuda.h").exists() else None


def environment():
    """os.environ with the emulated driver before the system's, and the emulating nvcc before a real one."""
    folder = build()

    def first(value, rest):
        return os.pathsep.join(filter(None, [str(value), rest]))

    return {
        **os.environ,
        "LD_LIBRARY_PATH": first(folder, os.environ.get("LD_LIBRARY_PATH")),
        "PATH": first(HERE / "bin", os.environ.get("PATH")),
        "CUDA_EMULATOR": "1",
        "TORCH_CUDA_SHIPPED": "",  # kernels of a wheel are a GPU's
    }
