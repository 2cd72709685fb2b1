"""Small data and the loop that most programs train by."""

import numpy as np

import torch


def floats(*shape, seed=0):
    """Normal numbers, the same under every library."""
    return torch.from_numpy(np.random.RandomState(seed).standard_normal(shape).astype(np.float32))


def integers(high, *shape, seed=0):
    """Whole numbers below `high`."""
    return torch.from_numpy(np.random.RandomState(seed).randint(0, high, shape))


def train(model, loss, optimizer=None, steps=6):
    """Losses of some steps; plain gradient descent where no optimizer is given."""
    optimizer = optimizer or torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    for _ in range(steps):
        optimizer.zero_grad()
        value = loss()
        value.backward()
        optimizer.step()
        yield value.item()


def classify(model, inputs, labels, optimizer=None, steps=6):
    """Train a classifier by its cross entropy."""
    return train(model, lambda: torch.nn.functional.cross_entropy(model(inputs), labels), optimizer, steps)


def predict_next(model, tokens):
    """Train a language model whose result is scores of the next token."""
    return train(model, lambda: torch.nn.functional.cross_entropy(model(tokens[:, :-1]).transpose(1, 2), tokens[:, 1:]))


def imitate(model, *inputs, steps=6):
    """Train a module towards fixed targets of its result's size, by squared errors."""
    with torch.no_grad():
        shape = model(*inputs).shape
    target = floats(*shape, seed=9)
    return train(model, lambda: ((model(*inputs) - target) ** 2).mean(), steps=steps)


def network():
    """Return a small classifier for the programs that are about something else."""
    return torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU(), torch.nn.Linear(16, 3))


def classify_small(optimizer_of):
    """Return a whole program: the small classifier, trained by the optimizer that `optimizer_of(parameters)` makes."""
    model = network()
    yield model
    yield from classify(model, floats(32, 8), integers(3, 32), optimizer_of(model.parameters()), steps=12)
