"""Compiles every kernel file for many GPUs into torch/cuda/fatbins, which becomes part of the wheel; needs nvcc.

    python packaging/fatbins.py --jobs 2 --architectures 75 80 86 89 90 100 120

Unchanged files are not compiled again. GPUs newer than the list use the PTX in the files.
"""

import argparse
import concurrent.futures
import sys

from torch.cuda import _compilers, _kernels

WANTED = [75, 80, 86, 89, 90, 100, 120]


def main():
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--architectures", type=int, nargs="+", default=WANTED)
    words.add_argument("files", nargs="*", help="names of files, by default all")
    given = words.parse_args()
    compiler = _compilers.compiler()
    if not isinstance(compiler, _compilers.Nvcc):
        sys.exit("fatbins: kernels for many GPUs are compiled by nvcc, which is not here")
    known = [number for number in given.architectures if number in compiler.known]
    print("for", *(f"sm_{number}" for number in known), "and newer ones; unknown to this nvcc:",
          *sorted(set(given.architectures) - set(known)) or ["none"])  # fmt: skip
    files, total = given.files or _kernels.sources(), 0
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for made in pool.map(lambda file: _kernels.ship(file, known), files):
            total += made.stat().st_size
            print(f"{made.name}: {made.stat().st_size:,} bytes", flush=True)
    print(f"{len(files)} files, {total:,} bytes")


main()
