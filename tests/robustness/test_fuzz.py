"""Thousands of fuzzed calls, threads that meet, and allocations that fail, each in processes of their own."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ENVIRONMENT = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def child(*arguments):
    """Return the output of a child process, which must succeed and find nothing."""
    command = [sys.executable, *map(str, (HERE / arguments[0], *arguments[1:]))]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=ENVIRONMENT, timeout=900)
    output = done.stdout.decode(errors="replace")
    findings = [line for line in output.splitlines() if line.startswith("FINDING")]
    assert not findings, f"{len(findings)} findings:\n" + "\n".join(findings[:10])
    assert done.returncode == 0 and "made" in output, f"died with {done.returncode}:\n{output[-3000:]}"
    return output


@pytest.mark.parametrize("seed", [1_000, 2_000])
def test_fuzzed_calls(seed, tmp_path, request):
    """Another ten thousand each, or two; `make fuzz` makes millions."""
    child("fuzz.py", seed, 10_000 if request.config.everything else 2_000, tmp_path / "log")


def test_liars(tmp_path, request):
    """Some liars are given to every form of call; `python liars.py LOG 0 1` gives all."""
    log = tmp_path / "log"
    child("liars.py", log, 7, 8 if request.config.everything else 40)


def test_threads_that_meet():
    child("threads.py", 0.3)


def test_ranges_that_threads_share():
    child("regions.py")


@pytest.mark.slow
@pytest.mark.parametrize("first", range(4))
def test_every_allocation_of_every_row_fails(first):
    child("allocations.py", "core", first, 4)


@pytest.mark.slow
def test_every_allocation_of_cpython_fails():
    pytest.importorskip("_testcapi", reason="this CPython has no _testcapi, which makes allocations fail")
    child("allocations.py", "python", 0, 1)
