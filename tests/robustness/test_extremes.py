"""No integer of an operand or an option ends the process."""

import pathlib
import subprocess
import sys

CHILD = pathlib.Path(__file__).resolve().parent / "extremes.py"


def test_the_least_integers_and_minus_one():
    done = subprocess.run([sys.executable, str(CHILD)], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and int(lines[-1]) > 10_000, "\n".join(lines[-1:]) + done.stderr[-2000:]
