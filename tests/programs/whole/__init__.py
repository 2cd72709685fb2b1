"""Programs of packages that come with all that they depend on, and what they share.

A program is a function without arguments that returns numbers: losses, generated tokens, sizes. PROGRAMS has them by
name, each with its package. Weights are drawn by NumPy from their names, so that every library begins with the same.
"""

import dataclasses
import math
import typing
import zlib

import numpy as np

import torch

PROGRAMS = {}
SMALL = dict(vocab_size=100, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64,
             max_position_embeddings=64)
SMALL_GPT2 = dict(vocab_size=100, n_embd=32, n_layer=2, n_head=4, n_positions=64)


@dataclasses.dataclass(frozen=True)
class Program:
    package: str
    run: typing.Callable


def program(package):
    """Put a function into PROGRAMS."""
    def put(function):
        PROGRAMS[function.__name__] = Program(package, function)
        return function
    return put


def redraw(model):
    """Return the model, its parameters drawn from their names, with the usual spread."""
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            numbers = np.random.RandomState(zlib.crc32(name.encode())).standard_normal(tuple(parameter.shape))
            spread = 1 / math.sqrt(parameter[0].numel()) if parameter.dim() > 1 else 0.1
            parameter.copy_(torch.from_numpy(np.asarray(numbers * spread)).to(parameter.dtype))
    return model


def tokens(below, *shape):
    """Return random tokens from 3 up to below - 2."""
    return torch.from_numpy(np.random.RandomState(0).randint(3, below - 1, shape))


def normal(*shape, seed=0):
    """Return normal random numbers that NumPy draws."""
    return torch.from_numpy(np.random.RandomState(seed).standard_normal(shape).astype("float32"))


def losses(model, loss, steps=4):
    """Return the losses of some steps of AdamW."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    curve = []
    for _ in range(steps):
        optimizer.zero_grad()
        value = loss()
        value.backward()
        optimizer.step()
        curve.append(float(value))
    return curve


def perceptron():
    return redraw(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 1)))


def pairs():
    """Return a loader of sixteen inputs and targets."""
    data = torch.utils.data.TensorDataset(normal(16, 4), normal(16, 1, seed=1))
    return torch.utils.data.DataLoader(data, batch_size=4)
