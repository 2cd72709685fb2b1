"""All that a machine with a GPU is asked, in parts that write their files as they go: `make test-gpu`.

    python tests/gpu.py [--site FOLDER] [--peer PYTHON] [--into FOLDER] [--parts smoke kernels quick ...]

A machine needs Python, NumPy, pytest and a driver; nothing is fetched. --site: a folder of wheels (cffi, pycparser,
scipy-openblas32, and what else lacks) that are unpacked below --into, not installed. The core and the kernels that came
along are taken as they are; what lacks is compiled on all cores. --peer: a Python with PyTorch. A part that fails does
not stop the next ones; the exit status says whether one did.
"""

import argparse
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESTS = sorted((ROOT / "tests/cuda").glob("test_*.py"))
SHARED = ["reductions", "lines", "losses", "scans", "draws", "counts", "products", "sort"]  # for racecheck
CHECKED = 50  # tests under compute-sanitizer's memcheck
NO_TESTS = 5  # pytest's exit status where a file has none of the marks
SMOKE = """
import sys, numpy, torch
from torch.cuda import _kernels, _libraries
print("Python", sys.version.split()[0], "NumPy", numpy.__version__, "torch", torch.__version__)
for number in range(torch.cuda.device_count()):
    print("GPU", number, torch.cuda.get_device_name(number), "sm_%d%d" % torch.cuda.get_device_capability(number))
print("driver of CUDA", torch._C.lib.th_gpu_driver_version())
for name, file in _kernels.MISSED.values():
    print(name, "is", "here" if _libraries.load(file) else "NOT here: kernels of ours stand in")
torch.backends.cudnn.allow_tf32 = False
random = numpy.random.default_rng(0)
a, b = (torch.from_numpy(random.normal(size=(65, 65)).astype("float32")) for _ in range(2))
numpy.testing.assert_allclose(a.cuda().mm(b.cuda()).cpu().numpy(), a.mm(b).numpy(), rtol=1e-3, atol=1e-3)
x, w = (torch.from_numpy(random.normal(size=size).astype("float32")) for size in ((2, 3, 9, 9), (4, 3, 3, 3)))
numpy.testing.assert_allclose(torch.nn.functional.conv2d(x.cuda(), w.cuda()).cpu().numpy(),
                              torch.nn.functional.conv2d(x, w).numpy(), rtol=1e-3, atol=1e-3)
print("a product and a convolution are right")
"""
KERNELS = """
import concurrent.futures, os, torch
from torch.cuda import _kernels
major, minor = torch.cuda.get_device_capability()
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    made = list(pool.map(lambda file: _kernels.compiled(file, 10 * major + minor), _kernels.sources()))
print(len(made), "files of kernels are there")
"""


class Day:
    """Settings that all parts share: the environment of their processes, and the folder of their files."""

    def __init__(self, into: pathlib.Path, site: pathlib.Path | None, peer: str | None) -> None:
        self.into, self.peer = into, peer
        into.mkdir(parents=True, exist_ok=True)
        paths = [str(ROOT)]
        self.environment = dict(os.environ)
        if site:
            unpacked = into / "site"
            for wheel in sorted(site.glob("*.whl")):
                with zipfile.ZipFile(wheel) as file:
                    file.extractall(unpacked)
            paths.append(str(unpacked))
            self.environment["LD_LIBRARY_PATH"] = os.pathsep.join(
                [*map(str, unpacked.glob("*/lib")), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
        self.environment["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [os.environ.get("PYTHONPATH")])])
        self.environment["PYTHONUNBUFFERED"] = "1"

    def run(self, name: str, *command: str) -> bool:
        """Return whether a command succeeded; what it prints is added to the file of the part while it runs."""
        with open(self.into / f"{name}.txt", "a", encoding="utf-8") as file:
            finished = subprocess.run(command, cwd=ROOT, env=self.environment, stdout=file, stderr=subprocess.STDOUT)
        return finished.returncode in (0, NO_TESTS) if "pytest" in command else finished.returncode == 0

    def tests(self, name: str, *options: str) -> bool:
        """All files of tests, one process each, on all cores."""
        def one(path):
            return self.run(f"{name}-{path.stem}", sys.executable, "-m", "pytest", "-q", *options, str(path))

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            done = list(pool.map(one, TESTS))
        for path, right in zip(TESTS, done, strict=True):
            if not right:
                print(f"  {path.name} failed: {self.into / f'{name}-{path.stem}.txt'}", flush=True)
        return all(done)


def smoke(day):
    """Return the versions, whether libraries are loaded, one product and one convolution."""
    right = day.run("smoke", sys.executable, "-c", SMOKE)
    print((day.into / "smoke.txt").read_text(encoding="utf-8"))
    return right


def kernels(day):
    """Compile the kernels that did not come along."""
    return day.run("kernels", sys.executable, "-c", KERNELS)


def quick(day):
    """Tests that take seconds."""
    return day.tests("quick", "-m", "gpu and not slow")


def figures(day):
    """benchmarks/GPU.md."""
    peer = ["--peer", day.peer] if day.peer and shutil.which(day.peer) else []
    return day.run("figures", sys.executable, "benchmarks/gpu.py", *peer, "--write", "benchmarks/GPU.md")


def memory(day):
    """compute-sanitizer: memcheck of some tests, racecheck of those of shared memory."""
    tool = shutil.which("compute-sanitizer")
    if not tool:
        print("  compute-sanitizer is not here: left out", flush=True)
        return True
    collect = [sys.executable, "-m", "pytest", "-o", "addopts=", "-q", "--collect-only", "-m", "gpu and not slow"]
    listed = subprocess.run([*collect, *map(str, TESTS)], cwd=ROOT, env=day.environment, capture_output=True,
                            text=True).stdout.splitlines()  # fmt: skip
    names = [line for line in listed if "::" in line]
    chosen = names[:: max(1, len(names) // CHECKED)][:CHECKED]
    checked = [tool, "--error-exitcode", "9", "--tool"]
    right = day.run("memcheck", *checked, "memcheck", sys.executable, "-m", "pytest", "-q", *chosen)
    for word in SHARED:
        for path in TESTS:
            if word in path.stem:
                right &= day.run("racecheck", *checked, "racecheck", sys.executable, "-m", "pytest", "-q", "-m",
                                 "gpu and not slow", str(path))
    return right


def slow(day):
    """Return all other tests."""
    return day.tests("slow", "--all", "-m", "gpu and slow")


PARTS = {part.__name__: part for part in (smoke, kernels, quick, figures, memory, slow)}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--site", type=pathlib.Path)
    words.add_argument("--peer")
    words.add_argument("--into", type=pathlib.Path, default=ROOT / "build/gpu")
    words.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    given = words.parse_args()
    for old in given.into.glob("*.txt"):
        old.unlink()
    day, failed = Day(given.into.resolve(), given.site, given.peer), []
    there = list((ROOT / "torch").glob("_C*.so"))
    if not there and not day.run("core", sys.executable, "setup.py", "build_ext", "--inplace"):
        sys.exit(f"the core could not be compiled: {day.into / 'core.txt'}")
    for name in given.parts:
        begin = time.monotonic()
        right = PARTS[name](day)
        said = f"{name}: {'right' if right else 'FAILED'} in {time.monotonic() - begin:.0f} s"
        with open(day.into / "summary.txt", "a", encoding="utf-8") as file:
            print(said, file=file)
        print(said, flush=True)
        failed += [] if right else [name]
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
