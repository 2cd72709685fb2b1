"""examples/distributed.py: three ways, on one and two ranks, learn the digits, and the curves are drawn."""

import importlib.util
import pathlib
import re
import subprocess
import sys

import pytest

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "examples/distributed.py"


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("mpi4py") is None, reason="needs mpi4py")
def test_the_digits_are_learnt_in_all_ways(tmp_path):
    picture = tmp_path / "curves.png"
    finished = subprocess.run([sys.executable, str(EXAMPLE), "--ranks", "1", "2", "--epochs", "2", "--plot",
                               str(picture)], capture_output=True, text=True, timeout=500)
    assert finished.returncode == 0, finished.stderr
    lines = re.findall(r"^(\w+) +([12]) ranks: loss (\S+) after \d+ samples .* accuracy (\S+) %", finished.stdout, re.M)
    assert len(lines) == 6 and all(float(accuracy) > 80 for *_, accuracy in lines) and picture.stat().st_size
    losses = {(way, ranks): float(loss) for way, ranks, loss, _ in lines}
    for way in ("DistributedDataParallel", "AllReduceSGD"):  # the same batches, whatever the ranks
        assert abs(losses[way, "1"] - losses[way, "2"]) < 0.05
