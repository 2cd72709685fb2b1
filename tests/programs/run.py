"""Runs programs of the table under the torch at hand: python run.py NAME... prints a line of JSON for each.

A line has the program's losses, and how many weights it has, with a digest of their names and sizes.
Weights that are random are drawn anew by NumPy, from their names, so that every library begins with the same.
"""

import json
import math
import random
import sys
import traceback
import warnings
import zlib

import numpy as np
import table

import torch


def tensors(module):
    """Parameters and buffers by name, those that are not saved too."""
    return {**dict(module.named_parameters()), **dict(module.named_buffers())}


def draw(name, value):
    """Return numbers for the weight `name`: of the usual spread if they are floating, else `value` in another order."""
    numbers = np.random.RandomState(zlib.crc32(name.encode()))
    if not np.issubdtype(value.dtype, np.floating):
        return numbers.permutation(np.sort(value, axis=None)).reshape(value.shape)
    spread = 1 / math.sqrt(value[0].size) if value.ndim > 1 else 0.1
    return (numbers.standard_normal(value.shape) * spread).astype(value.dtype)


def begin(program):
    """Return the program at its first step, its random weights drawn anew: they differ between two seeds."""
    torch.manual_seed(1)
    random.seed(0)  # packages draw places from it, which no weight shows
    other = tensors(next(program.run()))
    torch.manual_seed(0)
    random.seed(0)
    losses = program.run()
    model = next(losses)
    result = tensors(model)
    with torch.no_grad():
        for name, tensor in result.items():
            value = tensor.detach().numpy()
            if not np.array_equal(value, other[name].detach().numpy(), equal_nan=value.dtype.kind == "f"):
                tensor.copy_(torch.from_numpy(np.array(draw(name, value))))
    sizes = sorted((name, list(tensor.shape)) for name, tensor in result.items())
    return losses, f"{len(sizes)} of digest {zlib.crc32(json.dumps(sizes).encode()):08x}"


def run(name):
    """Return the result of a program, or its error and the line."""
    try:
        losses, weights = begin(table.PROGRAMS[name])
        return {"losses": [float(loss) for loss in losses], "weights": weights}
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        return {"error": f"{type(error).__name__}: {error}", "trace": [f"{f.filename}:{f.lineno}" for f in frames]}


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    for name in sys.argv[1:]:
        print(json.dumps({"name": name, **run(name)}), flush=True)
