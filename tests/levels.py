"""Tests again as on other CPUs: python tests/levels.py [room ...].

OpenBLAS takes the kernels of each CPU that it knows, for the rooms of linear algebra and products, and all of them
have to agree on which systems are singular. TORCH_CPU_LEVEL lowers the level of our own loops, for the rooms named, or
those below, to x86-64-v1, to v3, and to v3 with AVX-VNNI. With TORCH_LAST_CACHE=1 every result goes past the caches;
with TORCH_SECOND_CACHE=1 no batch of Fourier transforms fits. What this CPU cannot run is named and left out; the level
that it has by itself is what `make test` tries.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

CORES = "Prescott", "Sandybridge", "Haswell", "Zen", "SkylakeX"
PRODUCTS = ["tests/rows/test_linalg.py", "tests/rows/test_factors.py", "tests/rows/test_products.py",
            "tests/rows/test_singular.py", "tests/rows/test_convolution.py", "tests/core/test_bad_input.py",
            "tests/robustness/test_fuzz.py::test_ranges_that_threads_share"]
LINEAR = " or ".join("gesv trtrs gels least inverse cofactors logdet slogdet btri potr pstrf qr symeig svd addmm "
                     "baddbmm bmm addmv addbmm mm matmul conv1d conv2d conv_transpose2d linear".split())
LOOPS = ["tests/rows", "tests/core/test_fft.py", "tests/nn/test_few_bits.py"]
SWEEP = "tests/rows/singular_systems.py"
LIMIT = 1200  # seconds for one run of pytest
LEVEL = "from torch import _C; print(_C.lib.th_cpu_level())"


def run(settings, *arguments):
    """A Python of this environment with these variables; one thread, since as many runs stand beside it as cores."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", **settings}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=LIMIT)


def tested(settings, *arguments):
    """Whether pytest passes; what it says otherwise."""
    done = run(settings, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments)
    named = " ".join(f"{name}={value}" for name, value in settings.items())
    print(f"{'passed' if done.returncode == 0 else 'FAILED'}: {named}: {' '.join(arguments)}", flush=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-2000:], flush=True)
    return done.returncode == 0


def cores():
    """Return the outcomes of the sweep by the core types that this CPU runs."""
    result = {}
    for core in CORES:
        done = run({"OPENBLAS_CORETYPE": core}, SWEEP)
        if done.returncode == 0:
            result[core] = json.loads(done.stdout)
        elif done.returncode in (-4, 132):
            print(f"left out: OPENBLAS_CORETYPE={core}: this CPU has not its instructions", flush=True)
        else:
            raise RuntimeError(f"{SWEEP} under OPENBLAS_CORETYPE={core}: {done.stderr[-2000:]}")
    return result


def agree(found):
    """Return whether all kernels raise for the same systems and give results for the same."""
    first, *others = found
    apart = [f"{name}: {found[first][name]} with {first}, {found[core][name]} with {core}"
             for core in others for name in found[first] if found[core][name] != found[first][name]]
    print(f"{len(found[first])} systems, {len(found)} core types, {len(apart)} differences", *apart[:20], sep="\n")
    return not apart


def main():
    own = int(run({"TORCH_CPU_LEVEL": ""}, "-c", LEVEL).stdout)
    result = cores()
    runs = [({"OPENBLAS_CORETYPE": core}, *PRODUCTS) for core in result]
    runs += [({"OPENBLAS_CORETYPE": core}, "tests/rows/test_rows.py", "-k", LINEAR) for core in result]
    for level in (level for level in ("1", "3", "3+") if int(level[0]) < own):
        settings = {"TORCH_CPU_LEVEL": level}
        told = run(settings, "-c", LEVEL).stdout.strip()
        if told != level[0]:
            print(f"FAILED: TORCH_CPU_LEVEL={level} gives loops of level {told}; the core was built without levels")
            return 1
        runs.append((settings, *(sys.argv[1:] or LOOPS)))
    runs.append(({"TORCH_LAST_CACHE": "1", "TORCH_SECOND_CACHE": "1"}, *(sys.argv[1:] or LOOPS)))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(lambda one: tested(*one), runs))
    return 0 if agree(result) and all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
