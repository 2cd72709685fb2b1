"""Runs programs of a room under the torch at hand: python -m whole ROOM [NAME...] prints a line of JSON for each."""

import importlib
import json
import logging
import os
import random
import sys
import traceback
import warnings

os.environ.update(HF_HUB_OFFLINE="1", TOKENIZERS_PARALLELISM="false")

import numpy as np

import torch

from . import PROGRAMS


def run(program):
    """Return the numbers of a program, or its error and the last lines of the trace."""
    torch.manual_seed(0)
    np.random.seed(0)
    random.seed(0)
    try:
        return {"numbers": [float(number) for number in program.run()]}
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        return {"error": f"{type(error).__name__}: {error}",
                "trace": [f"{frame.filename}:{frame.lineno}" for frame in frames]}


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    room, *names = sys.argv[1:]
    module = importlib.import_module(f"whole.{room}")
    for name, program in PROGRAMS.items():
        if program.run.__module__ == module.__name__ and (not names or name in names):
            print(json.dumps({"name": name, "package": program.package, **run(program)}), flush=True)
