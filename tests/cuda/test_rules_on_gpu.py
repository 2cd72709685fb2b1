"""Rules of optimizers on a GPU: one launch for a list of parameters, and the CPU's numbers."""

import numpy as np
import pytest
from torch._C import lib

import torch
from torch import optim
from torch.autograd import Variable

SIZES = [(3,), (0,), (70, 61), (9000,), (1,), (5, 7)] + [(11,)] * 50
RULES = {
    "SGD": lambda p: optim.SGD(p, lr=0.1),
    "momentum": lambda p: optim.SGD(p, lr=0.1, momentum=0.9, nesterov=True),
    "Adam": lambda p: optim.Adam(p, lr=0.1, weight_decay=0.01),
    "amsgrad": lambda p: optim.Adam(p, lr=0.1, amsgrad=True),
    "RMSprop": lambda p: optim.RMSprop(p, lr=0.1, centered=True, momentum=0.5),
}


def moved(rule, gpu, dtype=np.float32, turned=False, steps=3):
    """Return the parameters after some steps, and the launches of the last one."""
    random = np.random.default_rng(4)
    parameters = []
    for size in SIZES:
        data = torch.from_numpy(random.normal(size=size).astype(dtype))
        data = data.cuda() if gpu else data
        data = data.t().contiguous().t() if turned and data.dim() == 2 else data
        parameters.append(Variable(data, requires_grad=True))
    optimizer = RULES[rule](parameters)
    for _ in range(steps):
        for parameter in parameters:
            grad = torch.from_numpy(random.normal(size=tuple(parameter.size())).astype(dtype))
            parameter.grad = Variable(grad.cuda() if gpu else grad)
        before = lib.th_gpu_launches() if gpu else 0
        optimizer.step()
    launches = lib.th_gpu_launches() - before if gpu else 0
    return [parameter.data.cpu().numpy() for parameter in parameters], launches


@pytest.mark.parametrize("rule", RULES)
def test_a_list_is_few_launches(rule):
    wanted, _ = moved(rule, False)
    result, launches = moved(rule, True)
    for here, there in zip(wanted, result, strict=True):
        np.testing.assert_allclose(there, here, rtol=2e-6, atol=2e-6)
    assert launches <= 2, f"{len(SIZES)} parameters took {launches} launches"


def test_parameters_that_are_not_contiguous_take_their_own_launch():
    for here, there in zip(moved("Adam", False)[0], moved("Adam", True, turned=True)[0], strict=True):
        np.testing.assert_allclose(there, here, rtol=2e-6, atol=2e-6)


def test_parameters_of_one_memory_move_one_after_the_other():
    result = []
    for position in (torch, torch.cuda):
        data = position.FloatTensor([1, 2, 3, 4])
        whole, part = Variable(data, requires_grad=True), Variable(data[1:3], requires_grad=True)
        whole.grad, part.grad = Variable(data.new(4).fill_(1)), Variable(data.new(2).fill_(2))
        optim.SGD([whole, part], lr=0.5, weight_decay=0.5).step()
        result.append(data.cpu().numpy())
    np.testing.assert_array_equal(*result)


def test_a_refused_parameter_leaves_no_list_behind():
    parameter = Variable(torch.ones(3).cuda(), requires_grad=True)
    other = Variable(torch.ones(3).cuda(), requires_grad=True)
    parameter.grad, other.grad = Variable(torch.ones(3).cuda()), Variable(torch.ones(3))
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        optim.SGD([parameter, other], lr=0.1).step()
    parameter.data.add_(1)
    np.testing.assert_array_equal(parameter.data.cpu().numpy(), [2, 2, 2])
