"""The snippets of the three release notes, as near to their text as Python allows."""

import os
import subprocess
import sys

import numpy
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.autograd import Variable


def test_all_methods_are_out_of_place_by_default():
    a, b = torch.ones(2, 2), torch.ones(2, 2)
    c = a.add(b)
    assert a.tolist() == [[1, 1], [1, 1]] and c.tolist() == [[2, 2], [2, 2]]
    assert a.add_(b) is a and a.tolist() == [[2, 2], [2, 2]]
    result = torch.add(a, a, b)
    assert result is a and a.tolist() == [[3, 3], [3, 3]]


def test_indexing_starts_at_zero():
    a = torch.Tensor([[1, 2], [3, 4]])
    assert a[0][1] == 2
    assert a.index_select(0, torch.LongTensor([1])).tolist() == [[3, 4]]


def test_numpy_bridge_shares_storage_both_ways():
    a = torch.randn(2, 2)
    b = a.numpy()
    b[0, 0] = 7
    assert a[0, 0] == 7
    c = numpy.zeros((5, 5))
    d = torch.DoubleTensor(c)
    d[1, 2] = 3
    assert c[1, 2] == 3
    d.add_(1)
    assert c.sum() == 28


def test_matrix_product_and_elementwise_product():
    a, b = torch.Tensor([[1, 2], [3, 4]]), torch.Tensor([[0, 1], [1, 0]])
    assert (a @ b).tolist() == [[2, 1], [4, 3]]
    assert (a * b).tolist() == [[0, 2], [3, 0]]


@pytest.mark.skipif(torch.cuda.is_available() and "CUDA_EMULATOR" not in os.environ, reason="a GPU is here")
def test_cuda_is_refused_clearly_where_there_is_none():
    """In a process that does not find the emulated driver, on which the others run."""
    program = "import torch; torch.LongTensor(10).cuda()"
    environment = {**os.environ, "LD_LIBRARY_PATH": ""}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert "RuntimeError: " in run.stderr and "CUDA" in run.stderr


def test_alpha0_container_with_keyword_modules():
    class Network(nn.Container):
        def __init__(self):
            super().__init__(
                conv1=nn.SpatialConvolution(3, 16, 3, 3, 1, 1),
                relu1=nn.ReLU(True),
            )

        def __call__(self, input):
            y = self.conv1(input)
            y = self.relu1(y)
            return y

    model = Network()
    input = nn.Variable(torch.zeros(2, 3, 24, 24))
    output = model(input)
    assert output.size() == (2, 16, 22, 22)
    assert len(list(model.parameters())) == 2


def test_alpha0_loss_summed_over_time_steps():
    model, loss_fn = nn.Linear(4, 2), nn.MSELoss()
    input, target = Variable(torch.randn(3, 4)), Variable(torch.randn(3, 2), requires_grad=False)
    loss = 0
    for _ in range(3):
        loss += loss_fn(model(input), target)
    loss.backward()
    once = model.weight.grad.data.clone()
    model.zero_grad()
    loss_fn(model(input), target).backward()
    numpy.testing.assert_allclose(once.numpy(), 3 * model.weight.grad.data.numpy(), rtol=1e-5)


def test_alpha1_a_module_used_twice_sums_its_gradients():
    layer, relu = nn.Linear(3, 3), nn.ReLU()
    x = Variable(torch.randn(2, 3))
    y = relu(layer(relu(layer(x))))
    y.backward(torch.ones(2, 3))
    assert layer.weight.grad.size() == (3, 3)


def test_alpha1_expressions_replace_container_modules():
    module1, module2 = nn.Linear(3, 3), nn.Linear(3, 3)
    x_1, x_2 = Variable(torch.randn(2, 3)), Variable(torch.randn(2, 3))
    y = module1(x_1)[0] + module2(x_2)
    assert y.size() == (2, 3)
    y.backward(torch.ones(2, 3))
    assert module1.bias.grad is not None and x_1.grad.size() == (2, 3)


def test_alpha1_variables():
    x = Variable(torch.ones(2, 2))
    y = x * 3
    with pytest.raises(RuntimeError, match="scalar"):
        y.backward()
    y.backward(torch.ones(2, 2))
    assert x.grad.data.tolist() == [[3, 3], [3, 3]]
    with pytest.warns(UserWarning, match="call retain_grad"):
        assert y.grad is None
    no = Variable(torch.ones(2, 2), requires_grad=False)
    z = (x * no).sum()
    z.backward()
    assert no.grad is None


@pytest.mark.parametrize("make", [optim.SGD, optim.sgd])
def test_alpha1_step_with_model_and_criterion(make):
    model, criterion = nn.Sequential(nn.Linear(4, 3), nn.LogSoftmax()), nn.ClassNLLCriterion()
    optimizer = make((model, criterion), lr=0.1, momentum=0.9)
    input = Variable(torch.randn(8, 4), requires_grad=False)
    target = Variable(torch.LongTensor([0, 1, 2, 0, 1, 2, 0, 1]), requires_grad=False)
    losses = [float(optimizer.step(input, target)) for _ in range(30)]
    assert losses[-1] < losses[0]
    assert isinstance(float(optimizer.step((input, target))), float)


def test_alpha1_step_with_a_model_that_is_the_loss():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = nn.Linear(4, 1)

        def forward(self, input):
            return (self.layer(input) ** 2).sum()

    optimizer = optim.sgd(Model(), lr=1e-3, momentum=0.9)
    input = Variable(torch.randn(8, 4), requires_grad=False)
    losses = [float(optimizer.step(input)) for _ in range(20)]
    assert losses[-1] < losses[0]


def test_alpha2_step_with_a_closure_does_everything():
    model, criterion = nn.Linear(4, 2), nn.MSELoss()
    optimizer = optim.SGD(model, lr=1e-1, momentum=0.5)
    input = Variable(torch.randn(8, 4), requires_grad=False)
    target = Variable(torch.zeros(8, 2), requires_grad=False)
    losses = [float(optimizer.step(lambda: criterion(model(input), target))) for _ in range(20)]
    assert losses[-1] < losses[0]


def test_alpha2_hooks_on_variables(capsys):
    a, b, c = [Variable(torch.Tensor(5, 5).fill_(1)) for i in range(3)]

    def print_norm(grad):
        print(grad.norm(2))

    y = b * c + a
    handle = y.register_hook(print_norm)
    z = y * y - b
    z.backward(torch.ones(5, 5))
    assert "20" in capsys.readouterr().out
    handle.remove()
    z.backward(torch.ones(5, 5))
    assert capsys.readouterr().out == ""


def test_alpha2_hooks_on_modules():
    seen = []

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv2 = nn.Conv2d(1, 2, 3)

        def forward(self, x):
            return F.relu(self.conv2(x))

    model = Model()

    def inspect_forward(module, input, output):
        seen.append(("forward", module, output.size()))

    def inspect_backward(module, grad_input, grad_output):
        seen.append(("backward", module, grad_output[0].size()))

    model.conv2.register_forward_hook(inspect_forward)
    model.conv2.register_backward_hook(inspect_backward)
    model(Variable(torch.randn(1, 1, 5, 5))).sum().backward()
    assert seen == [("forward", model.conv2, (1, 2, 3, 3)), ("backward", model.conv2, (1, 2, 3, 3))]


def test_alpha2_dirty_variables():
    x = Variable(torch.ones(5, 5))
    y = Variable(torch.ones(5, 5) * 4)

    z = x * y
    q = z * y
    r = z + y
    z.add_(y)
    # z is a the last expression, so this should succeed
    z.backward(torch.ones(5, 5))
    assert x.grad.data[0, 0] == 4 and y.grad.data[0, 0] == 2

    # r doesn't use the z in it's backward, so it should succeed
    r.backward(torch.ones(5, 5))

    # however, q needs z in it's backward, but z has now been marked as dirty
    with pytest.raises(RuntimeError) as error:
        q.backward(torch.ones(5, 5))
    message = str(error.value)
    assert "mul" in message and "add" in message and "input" in message
    assert message.count("test_seeds.py:") == 2
