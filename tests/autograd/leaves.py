"""Variables to begin with."""

import torch
from torch.autograd import Variable


def leaf(*numbers, requires_grad=True):
    return Variable(torch.DoubleTensor(list(numbers)), requires_grad=requires_grad)


def random(*size):
    return Variable(torch.randn(*size).double())


def values(variable):
    return variable.data.tolist()
