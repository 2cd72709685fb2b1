"""What cffi compiles: every C file of csrc/ and generated/ into one abi3 module, torch._C."""

import importlib.util
import os
import pathlib

import cffi

from codegen.compile import FLAGS, machine_level  # setup.py has put the repository on the path

ROOT = pathlib.Path(__file__).resolve().parent
# Not imported: that would load the library, which may be another machine's.
OPENBLAS = pathlib.Path(importlib.util.find_spec("scipy_openblas32").origin).parent
# "machine" compiles for this CPU only, and "3" or "4" for CPUs of that level; anything else for every CPU.
LEVEL = os.environ.get("TORCH_LEVEL", "")
SANITIZE = os.environ.get("TORCH_SANITIZE")  # what -fsanitize= takes

# The cold functions, called from Python through cffi. Everything hot is installed by th_install as C types.
DECLARATIONS = (ROOT / "csrc" / "cold.h").read_text(encoding="utf-8")

sources = [
    str(path.relative_to(ROOT)) for folder in ("csrc", "generated/c") for path in sorted((ROOT / folder).rglob("*.c"))
]
arguments = [*FLAGS, "-fopenmp-simd", "-pthread"]
if os.environ.get("TORCH_STRICT") == "1":  # for our builds; other compilers may have other warnings
    arguments.append("-Werror")
# The folder of OpenBLAS relative to an installed package; otherwise torch/_base/library.py finds it.
linking = ["-pthread", "-Wl,-rpath,$ORIGIN/../scipy_openblas32/lib"]
linking.append("-Wl,--wrap=__cpu_indicator_init")  # csrc/base/level.c wraps libgcc's CPU detection
if SANITIZE:
    arguments += ["-O1", "-g1", f"-fsanitize={SANITIZE}", "-fno-omit-frame-pointer"]
    arguments += ["-fno-sanitize-recover=undefined"] if "undefined" in SANITIZE else []
    linking += [f"-fsanitize={SANITIZE}"]
else:
    # Vectors, and short loops over their lanes unrolled. -O3 copies loops besides, which takes room and no less time.
    arguments += ["-O2", "-ftree-vectorize", "-fvect-cost-model=dynamic", "-fpeel-loops"]
    if level := machine_level() if LEVEL == "machine" else LEVEL in ("3", "4") and int(LEVEL):
        arguments.append(f"-DTH_ONE_LEVEL={level}")
        linking.append(f"-Wl,-z,x86-64-v{level}")  # the loader refuses the module on a lesser CPU
    else:  # what -O3 has besides and takes little room, such as a loop for each outcome of a condition that stays
        arguments += ["-funswitch-loops", "-fgcse-after-reload", "-fsplit-paths", "-ftree-partial-pre"]
    # Lines of files are for sanitizers: they take their time to make, and name folders of this machine.
    arguments.append("-g0")
    linking += ["-Wl,-S"]
if not LEVEL and not SANITIZE:  # for a wheel: names and tables that only debuggers and profilers read are a tenth of it
    arguments.append("-fno-asynchronous-unwind-tables")
    linking += ["-Wl,-s"]

include_dirs = [ROOT, ROOT / "csrc", ROOT / "generated" / "c", OPENBLAS / "include"]

ffi = cffi.FFI()
ffi.cdef(DECLARATIONS)
# What C calls in Python: a compiler of kernels, when the first of a file is launched.
ffi.cdef('extern "Python" int compile_kernels(const char *file, int architecture, char *path, int room);')
ffi.set_source(
    "torch._C",
    '#include "row/row.h"\n#include "cold.h"\n',
    sources=sources,
    # Relative paths, so that the compiled files do not depend on the location of the checkout.
    include_dirs=[os.path.relpath(path, ROOT) for path in include_dirs],
    library_dirs=[os.path.relpath(OPENBLAS / "lib", ROOT)],
    libraries=["scipy_openblas", "m", "dl"],
    define_macros=[("Py_LIMITED_API", "0x030b0000")],
    py_limited_api=True,
    extra_compile_args=arguments,
    extra_link_args=linking,
)
