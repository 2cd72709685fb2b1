"""Runs the test suites of packages under ours and under PyTorch: python suites.py --peer PYTHON [--record] [NAME...]

A suite comes with the package's source distribution. A sample of it runs under PyTorch; the tests that pass there run
under ours. --record writes docs/suites.md.
"""

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

from compare import CACHE, ROOT, Unreachable, folder

HERE = pathlib.Path(__file__).parent
PAGE = ROOT / "docs" / "suites.md"
COUNT, SECONDS = 150, 20  # tests of a suite, and seconds of processor time after which none begins
PYTEST = ("pytest==9.2.0", "iniconfig==2.3.1", "pluggy==1.7.0", "packaging==26.3", "Pygments==2.21.0")
SCIPY, EINOPS, TQDM = "scipy==1.17.1", "einops==0.8.2", "tqdm==4.70.1"
SYMPY = ("sympy==1.14.0", "mpmath==1.3.0")
PATHS = ("opt_einsum_fx==0.1.4", "opt_einsum==3.4.0")
LINEAR = ("linear_operator==0.6.1", "jaxtyping==0.3.11", "wadler-lindig==0.1.8", "mpmath==1.3.0", SCIPY)
METRICS = ("torchmetrics==1.9.0", "lightning-utilities==0.15.3")
LEARNING = ("scikit-learn==1.9.1", "joblib==1.6.0", "threadpoolctl==3.6.0", SCIPY, "narwhals==2.29.0",
            "cloudpickle==3.1.3")
PLOTS = ("matplotlib==3.11.2", "contourpy==1.3.3", "cycler==0.12.1", "fonttools==4.68.0", "kiwisolver==1.5.1",
         "pillow==13.0.0", "pyparsing==3.3.3", "python-dateutil==4.0.0", "six==1.17.0")


@dataclasses.dataclass(frozen=True)
class Suite:
    package: str
    tests: str  # the folder in the source distribution
    needs: tuple[str, ...] = ()


SUITES = {suite.package.partition("==")[0]: suite for suite in (
    Suite("einops==0.8.2", "einops/tests"),
    Suite("linear_operator==0.6.1", "test", LINEAR[1:]),
    Suite("gpytorch==1.15.2", "test", (*LINEAR, *LEARNING)),
    Suite("zuko==1.6.0", "tests"),
    Suite("normflows==1.7.3", "normflows"),
    Suite("torch-optimizer==0.3.0", "tests", ("pytorch-ranger==0.1.1",)),
    Suite("julius==0.2.8", "tests"),
    Suite("pytorch-warmup==0.2.0", "test"),
    Suite("ema-pytorch==0.8.3", "tests"),
    Suite("local-attention==1.11.2", "tests", (EINOPS, "hyper-connections==0.4.9")),
    Suite("e3nn==0.6.0", "tests", (*PATHS, *SYMPY, SCIPY)),
    Suite("entmax==1.0", "entmax"),
    Suite("nflows==0.14", "tests", (*PLOTS, TQDM, "UMNN==1.71", "torchtestcase==2018.2")),
    Suite("torchsde==0.2.6", "tests", (SCIPY, "trampoline==0.1.2", "boltons==26.2.0")),
    Suite("pytorch-optimizer==4.1.0", "tests"),
    Suite("backpack-for-pytorch==1.7.1", "test",
          (EINOPS, "unfoldNd==0.2.3", SCIPY, "pytorch-memlab==0.3.2", "calmsize==0.1.3", "pandas==3.1.1", *PLOTS[-2:])),
    Suite("opacus==1.6.0", "opacus/tests", (PATHS[1], SCIPY, "hypothesis==6.170.17", "sortedcontainers==2.4.0")),
    Suite("pytorch-ignite==0.5.5", "tests/ignite/metrics/regression", LEARNING),
    Suite("ptwt==1.0.1", "tests", ("pywavelets==1.9.0", SCIPY)),
    Suite("pytorch-minimize==0.1.0", "tests", (SCIPY,)),
    Suite("xitorch==0.5.1", "xitorch/_tests", (SCIPY,)),
    Suite("torchkbnufft==1.5.2", "tests", (SCIPY,)),
    Suite("opt_einsum==3.4.0", "opt_einsum/tests"),
    Suite("einx==0.4.3", "test", (*SYMPY, "frozendict==2.5.1", EINOPS)),
    Suite("autoray==0.11.0", "tests"),
    Suite("tensorly==0.10.0", "tensorly", (SCIPY,)),
    Suite("tensorly-torch==0.5.0", "tltorch", ("tensorly==0.10.0", PATHS[1], SCIPY)),
    Suite("tntorch==1.1.2", "tests", (SCIPY,)),
    Suite("torchquad==0.6.0", "tests", (SCIPY, "loguru==0.7.3", "autoray==0.11.0")),
    Suite("torchist==1.0.1", "tests"),
    Suite("torch-pruning==1.6.1", "tests"),
    Suite("torchbearer==0.5.5", "tests", (TQDM, "mock==5.2.0")),
    Suite("poutyne==1.19.0", "tests/framework", (*METRICS, *LEARNING)),
    Suite("skorch==1.4.0", "skorch/tests", (*LEARNING, "tabulate==0.10.0", TQDM)),
)}


def source(requirement):
    """Return the folder of a package's source distribution; pip brings it when it is first asked for."""
    position = CACHE / f"{requirement.replace('==', '-')}-source"
    if not position.exists():
        with tempfile.TemporaryDirectory() as brought:
            done = subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check",
                                   "--no-deps", "--no-binary", ":all:", "-d", brought, requirement],
                                  capture_output=True, text=True)
            if done.returncode:
                raise Unreachable(f"pip brings no source of {requirement}: {done.stderr.strip().splitlines()[-1]}")
            archive, = pathlib.Path(brought).iterdir()
            with tarfile.open(archive) as packed:
                packed.extractall(position, filter="data")
    inside, = position.iterdir()
    return inside


def run(python, suite, results, only=None):
    """Return {test: (outcome, error)} of a suite under some Python; only: a file of the tests to run."""
    here = source(suite.package)
    paths = [HERE, here, *map(folder, (suite.package, *suite.needs, *PYTEST))]
    own = [ROOT] if python == sys.executable else []
    results.unlink(missing_ok=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, own + paths)), "OMP_NUM_THREADS": "1",
                   "SUITE_RESULTS": str(results), "SUITE_COUNT": str(COUNT), "SUITE_SECONDS": str(SECONDS),
                   "EINOPS_TEST_BACKENDS": "numpy,torch", "TENSORLY_BACKEND": "pytorch", "MPLBACKEND": "agg"}
    if only:
        environment["SUITE_ONLY"] = str(only)
    subprocess.run([python, "-m", "pytest", "-q", "--continue-on-collection-errors", "-o", "addopts=", "-p", "sampled",
                    "-p", "no:cacheprovider", "-p", "no:xdist", "--disable-warnings", suite.tests],
                   capture_output=True, cwd=here, env=environment, timeout=600)
    result = {}
    for line in map(json.loads, results.read_text().splitlines() if results.exists() else ()):
        if result.get(line["name"], ("passed",))[0] == "passed":
            result[line["name"]] = line["outcome"], line["error"]
    return result


def compared(suite, peer):
    """How many tests pass under PyTorch, how many of these under ours, and why others fail, most frequent first."""
    with tempfile.TemporaryDirectory() as brief:
        results, only = pathlib.Path(brief, "results"), pathlib.Path(brief, "only")
        theirs = [name for name, (outcome, _) in run(peer, suite, results).items() if outcome == "passed"]
        only.write_text("\n".join(theirs))
        ours = run(sys.executable, suite, results, only)
    failed = [ours.get(name, ("failed", "it was not collected"))[1] for name in theirs
              if ours.get(name, ("failed",))[0] != "passed"]
    reasons = collections.Counter(re.sub(r"\d+\.\d+(e-?\d+)?", "#", error)[:100].replace("|", "/") for error in failed)
    return len(theirs), len(theirs) - len(failed), [f"{count} x {error}" for error, count in reasons.most_common(3)]


def page(rows):
    """docs/suites.md."""
    lines = [f"| {suite.package} | {theirs} | {ours} | {'; '.join(why) or 'nothing'} |"
             for suite, theirs, ours, why in rows]
    return f"""# Test suites of packages that run

These are unchanged test suites from source distributions on PyPI. Of each suite, up to {COUNT} tests are drawn at
random and run with PyTorch 2.13; the tests that pass there run here. `make suites` runs them and writes this page.

| package | pass with PyTorch | of these pass here | what fails |
|---|---|---|---|
""" + "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", required=True, help="a Python that has PyTorch")
    parser.add_argument("--record", action="store_true", help=f"write {PAGE.name}")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    rows = []
    for name in arguments.names or SUITES:
        rows.append((SUITES[name], *compared(SUITES[name], arguments.peer)))
        print(f"{name}: {rows[-1][2]} of {rows[-1][1]}", *rows[-1][3], sep="\n  ", flush=True)
        if arguments.record:
            PAGE.write_text(page(rows))


if __name__ == "__main__":
    main()
