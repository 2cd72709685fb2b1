"""Inputs of the cases of torch.legacy.nn, which stay away from kinks."""

import torch


def t(*size):
    """Return a DoubleTensor of numbers that keep a distance from 0 and from each other, so that kinks are far."""
    count = 1
    for one in size:
        count *= one
    values = (torch.randperm(count).double() + 0.391).div_(max(count, 1)).mul_(3.77).sub_(1.83).view(*size)
    return values


def positive(*size):
    return t(*size).abs().add_(0.3)


def classes(high, *size):
    return torch.LongTensor(*size).random_(high)


def signs(*size):
    return t(*size).sign()


def seq(cls, *args, **keywords):
    return lambda: cls(*args, **keywords)
