"""The benchmarks run, and compare an interpreter with itself."""

import pathlib
import re
import subprocess
import sys

import pytest

VERSUS = pathlib.Path(__file__).resolve().parents[2] / "benchmarks" / "versus.py"


def versus(peer, *options):
    return subprocess.run([sys.executable, VERSUS, "--ours", sys.executable, "--peer", peer, *options],
                          capture_output=True, text=True)


@pytest.mark.slow
def test_versus_compares_two_interpreters_case_by_case():
    done = versus(sys.executable, "--rounds", "1", "start", "graph")
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^graph .* ours .* us  peer .* us  ratio", done.stdout, re.M)) == 10
    assert done.stdout.count("geometric mean") == 2
    assert re.search(r"^start +import, MB +ours +\d+\.\d\d +peer +\d+\.\d\d +ratio", done.stdout, re.M)


@pytest.mark.slow
def test_a_python_that_is_not_there():
    done = versus("nowhere")
    assert done.returncode == 2 and "there is no nowhere" in done.stderr
