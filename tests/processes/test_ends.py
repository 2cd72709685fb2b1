"""The end of a process while daemon threads compute."""

import subprocess
import sys

import torch


def test_calls_of_daemon_threads_end_before_the_process(tmp_path):
    """OpenBLAS frees its buffers when the process ends, so a call that still computes would crash it."""
    program = ("import sys, threading, time, torch\n"
               "torch.set_num_threads(1)\n"
               "shared = torch.from_file(sys.argv[1], shared=True, size=1 << 21)\n"
               "x = torch.linspace(1, 2, 1 << 21)\n"
               "threading.Thread(target=lambda: torch.special.zeta(x + 1, x, out=shared), daemon=True).start()\n"
               "while shared[0] == 0: time.sleep(0.0001)\n")
    file = tmp_path / "elements"
    file.write_bytes(bytes(4 << 21))
    subprocess.run([sys.executable, "-c", program, str(file)], check=True)
    assert torch.from_file(str(file), size=1 << 21)[-1] > 0.1
