"""pycuda as it comes from its authors runs on the emulated driver."""

import importlib.util
import os
import subprocess
import sys

import pytest

from cuda_emulator import HERE, LIBRARY, build, environment

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not importlib.util.find_spec("pycuda"), reason="pycuda is not here; make pycuda builds it"),
]


def test_a_program(tmp_path):
    command = [sys.executable, str(HERE / "pycuda_program.py"), str(tmp_path)]
    own = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    finished = subprocess.run(command, env={**environment(), **own}, capture_output=True, text=True)
    assert finished.returncode == 0 and finished.stdout == "done\n", finished.stderr


def test_every_symbol_that_pycuda_needs_is_there():
    """Those of its extension that are the driver's, found without running anything."""
    build()
    folder = os.path.dirname(importlib.util.find_spec("pycuda").origin)
    extension = next(os.path.join(folder, name) for name in os.listdir(folder) if name.startswith("_driver."))
    symbols = [subprocess.run(["nm", "-D", path], capture_output=True, text=True, check=True).stdout
               for path in (extension, str(LIBRARY))]  # fmt: skip
    needed, given = ({line.split()[-1] for line in text.splitlines() if f" {kind} cu" in line}
                     for text, kind in zip(symbols, "UT", strict=True))  # fmt: skip
    assert len(needed) > 100 and needed <= given
