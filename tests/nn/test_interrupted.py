"""An interrupt at any line of a change to many tensors leaves all of them unchanged, or all changed."""

import sys

import pytest

import torch
from torch import nn, optim
from torch.autograd import Variable
from torch.nn.modules import conversion
from torch.optim import optimizer


class Interrupt(BaseException):
    """As KeyboardInterrupt, which a signal raises between two lines."""


def interrupted(call, module):
    """Run call once for each line of a module that it reaches, with an interrupt before that line; yields after each,
    until it runs through."""
    line, through = 0, False
    while not through:
        left = line = line + 1

        def count(frame, event, argument):
            nonlocal left
            if frame.f_code.co_filename != module.__file__:
                return None
            left -= event == "line"
            if event == "line" and left == 0:
                raise Interrupt
            return count

        before = sys.gettrace()
        sys.settrace(count)
        try:
            call()
            through = True
        except Interrupt:
            pass
        finally:
            sys.settrace(before)
        yield line


def test_a_module_is_converted_or_not():
    for graded in (False, True):
        module = nn.Sequential(nn.Linear(3, 3), nn.BatchNorm1d(3), nn.Linear(3, 2))
        if graded:
            module(Variable(torch.ones(4, 3))).sum().backward()
        norm, tried = module[1], 0
        names = ["running_mean", "running_var"]
        for line in interrupted(module.double, conversion):
            result = {p.data.type() for p in module.parameters()} | {norm._buffers[name].type() for name in names}
            result |= {p.grad.data.type() for p in module.parameters() if p.grad is not None}
            assert len(result) == 1, (line, result)
            assert all((p.grad is not None) == graded for p in module.parameters()), line
            module.float()
            tried = line
        assert tried > 20


@pytest.mark.parametrize("kind", [optim.Adam, optim.NAdam, optim.Adamax, optim.ASGD, optim.Adadelta])
def test_parameters_have_taken_as_many_steps(kind):
    parameters = [Variable(torch.ones(3)) for _ in range(5)]
    result = kind(parameters, lr=0.1)
    for parameter in parameters:
        parameter.grad = Variable(torch.ones(3))
    tried = 0
    for line in interrupted(result.step, optimizer):
        assert len({result.state[p]["step"] if p in result.state else 0 for p in parameters}) == 1, line
        assert len({p.data[0].item() for p in parameters}) == 1, line
        tried = line
    assert tried > 10
