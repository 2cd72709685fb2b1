"""Ctrl-C in an import on first use: the import ends first, and the call works when it is repeated."""

import os
import pathlib
import subprocess
import sys

import pytest

PROGRAM = """
import signal, sys, time, torch

def call():
    {call}

left = {left}

def count(frame, event, argument):
    global left
    if event == "call" and frame.f_code.co_name == "<module>":
        left -= 1
        if left == 0:
            signal.raise_signal(signal.SIGINT)

sys.setprofile(count)
try:
    call()
    time.sleep(0.2)
    stopped = False
except KeyboardInterrupt:
    stopped = True
sys.setprofile(None)
print(left, stopped)
call()
"""
CALLS = {
    "window": "torch.signal.windows.hann(4)",
    "loader": "list(torch.utils.data.DataLoader([1, 2]))",
    "array": "torch.ones(2).numpy()",
    "vmap": "torch.func.vmap(torch.sin)(torch.ones(2))",
    "fft": "torch.fft.fft(torch.ones(2))",
    "distribution": "torch.distributions.Normal(0.0, 1.0).sample()",
    "distributed": "import torch.distributed",
    "legacy": "import torch.legacy.nn",
}


@pytest.mark.parametrize("left", [1, 5, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 13, 34, 89))])
@pytest.mark.parametrize("name", CALLS)
def test_a_call_works_after_ctrl_c_in_its_imports(name, left):
    program = PROGRAM.format(call=CALLS[name], left=left)
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    rest, stopped = done.stdout.split()
    assert stopped == str(int(rest) <= 0)  # with fewer imports there was no Ctrl-C


def test_ctrl_c_arrives_also_in_a_program_that_another_imports(tmp_path):
    (tmp_path / "body.py").write_text(PROGRAM.format(call=CALLS["vmap"], left=3), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", "import body"], capture_output=True, text=True, cwd=tmp_path,
                          env={**os.environ, "PYTHONPATH": str(pathlib.Path(__file__).parents[2])})
    assert done.returncode == 0 and done.stdout.split()[-1] == "True", done.stdout + done.stderr
