"""Runs a command on the emulated GPUs: python tests/cuda_emulator COMMAND..."""

import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from cuda_emulator import environment

if len(sys.argv) < 2:
    sys.exit(__doc__)
os.execvpe(sys.argv[1], sys.argv[1:], environment())
