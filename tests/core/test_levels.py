"""The switch that makes loops run as on older CPUs."""

import os
import subprocess
import sys

import pytest

from torch import _C

OWN = _C.lib.th_cpu_level()
LEVEL = "import torch; from torch import _C; print(_C.lib.th_cpu_level(), torch.ones(70).exp().sum().item())"


@pytest.mark.parametrize("level", ["1", "3", "3+", "4", "", "x"])
def test_a_level_is_lowered_and_never_raised(level):
    done = subprocess.run([sys.executable, "-c", LEVEL], env={**os.environ, "TORCH_CPU_LEVEL": level}, check=True,
                          capture_output=True, text=True)
    told, total = done.stdout.split()
    assert int(told) == min(OWN, int(level[0]) if level in ("1", "3", "3+") else 4)
    assert abs(float(total) - 190.279728) < 1e-4
