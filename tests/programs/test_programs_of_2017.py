"""Programs of packages of 2017 train as they stand."""

import json
import os
import subprocess
import sys

import compare
import of_2017
import pytest

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", of_2017.PROGRAMS)
def test_a_program_of_2017_learns_or_is_told_what_to_change(name):
    compare.CACHE.mkdir(parents=True, exist_ok=True)
    try:
        paths = [str(compare.folder(package)) for package in of_2017.PACKAGES[name.split("_")[0]]]
    except compare.Unreachable as error:
        pytest.skip(f"no package index can be reached: {error}")
    done = subprocess.run([sys.executable, of_2017.__file__, name], capture_output=True, text=True, timeout=300,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join([str(compare.ROOT), *paths])})
    if name in of_2017.REFUSED:
        assert done.returncode == 1 and of_2017.REFUSED[name] in done.stderr, done.stderr[-2000:]
        return
    assert done.returncode == 0, done.stderr[-2000:]
    losses = json.loads(done.stdout.splitlines()[-1])
    assert len(losses) > 1 and losses[-1] < losses[0], losses
