"""Optimizers: the three conventions, updates against NumPy, groups, state, errors."""

import copy
import math
import pickle

import numpy
import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch.autograd import Variable


def constant(values):
    return Variable(torch.DoubleTensor(values), requires_grad=False)


def parameter(values):
    return nn.Parameter(torch.DoubleTensor(values))


def numpy_sgd(p, gradients, lr, momentum=0, dampening=0, weight_decay=0, nesterov=False):
    """Return the rule in plain NumPy, one gradient after the other."""
    velocity = None
    for gradient in gradients:
        gradient = gradient + weight_decay * p
        if momentum:
            velocity = gradient if velocity is None else momentum * velocity + (1 - dampening) * gradient
            gradient = gradient + momentum * velocity if nesterov else velocity
        p = p - lr * gradient
    return p


@pytest.mark.parametrize("options", [
    {"lr": 0.1}, {"lr": 0.1, "momentum": 0.9}, {"lr": 0.1, "momentum": 0.9, "dampening": 0.5},
    {"lr": 0.1, "weight_decay": 0.3}, {"lr": 0.1, "momentum": 0.9, "weight_decay": 0.3, "nesterov": True}], ids=str)
@pytest.mark.parametrize("kind", [torch.FloatTensor, torch.DoubleTensor])
def test_sgd_against_numpy(options, kind):
    random = numpy.random.RandomState(0)
    start, gradients = random.randn(3, 4), random.randn(5, 3, 4)
    p, unused = nn.Parameter(kind(start.tolist())), nn.Parameter(kind([1, 2]))
    optimizer = optim.SGD([p, unused], **options)
    for gradient in gradients:
        optimizer.zero_grad()
        (p * Variable(kind(gradient.tolist()), requires_grad=False)).sum().backward()
        assert optimizer.step() is None
    numpy.testing.assert_allclose(p.data.numpy(), numpy_sgd(start, gradients, **options), rtol=1e-5)
    assert unused.data.tolist() == [1, 2]


def test_a_parameter_that_is_no_whole_storage():
    matrix = torch.zeros(4, 3)
    p = nn.Parameter(matrix.t()[1:3])
    optimizer = optim.SGD([p], lr=1, momentum=0.5)
    for _ in range(2):
        optimizer.zero_grad()
        p.sum().backward()
        optimizer.step()
    assert matrix.tolist() == [[0, -2.5, -2.5]] * 4


@pytest.mark.parametrize("kind", [optim.SGD, optim.Adam])
def test_a_step_counts_as_an_operation_in_place(kind):
    p = parameter([2.0])
    loss = (p * p).sum()
    loss.backward()
    before = p._version
    kind([p], lr=0.1).step()
    assert p._version == before + 1
    with pytest.raises(RuntimeError, match=f"{kind.__name__.lower()}_ overwrote it"):
        loss.backward()


def test_adam_against_numpy():
    random = numpy.random.RandomState(0)
    start, gradients = random.randn(4), random.randn(6, 4)
    p = parameter(start.tolist())
    optimizer = optim.Adam([p, parameter([1.0])], lr=0.1, betas=(0.8, 0.9), eps=1e-3, weight_decay=0.1)
    expected, mean, square = start.copy(), 0, 0
    for step, gradient in enumerate(gradients, 1):
        optimizer.zero_grad()
        (p * constant(gradient.tolist())).sum().backward()
        optimizer.step()
        gradient = gradient + 0.1 * expected
        mean, square = 0.8 * mean + 0.2 * gradient, 0.9 * square + 0.1 * gradient ** 2
        mean_now, square_now = mean / (1 - 0.8 ** step), square / (1 - 0.9 ** step)
        expected = expected - 0.1 * mean_now / (numpy.sqrt(square_now) + 1e-3)
    numpy.testing.assert_allclose(p.data.numpy(), expected, rtol=1e-6)


# --- the three conventions ----------------------------------------------------------------------------------------


def regression():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 5), nn.Tanh(), nn.Linear(5, 1))
    x = Variable(torch.randn(16, 3), requires_grad=False)
    return model, nn.MSELoss(), x, Variable(x.data.sum(1, keepdim=True), requires_grad=False)


def trained(run):
    """Return the losses of five steps by run(model, criterion, x, y) -> a function that takes one step."""
    model, criterion, x, y = regression()
    step = run(model, criterion, x, y)
    return [float(step()) for _ in range(5)]


def by_parameters(model, criterion, x, y):
    optimizer = optim.SGD(model.parameters(), 0.1, 0.9)

    def step():
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()
        return loss.item()
    return step


def by_closure_of_parameters(model, criterion, x, y):
    optimizer = optim.SGD(model.parameters(), 0.1, 0.9)

    def closure():
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        loss.backward()
        return loss
    return lambda: optimizer.step(closure).item()


def by_model_and_closure(model, criterion, x, y):
    optimizer = optim.SGD(model, 0.1, 0.9)
    return lambda: optimizer.step(lambda: criterion(model(x), y))


def by_model_and_criterion(model, criterion, x, y):
    optimizer = optim.sgd((model, criterion), lr=0.1, momentum=0.9)
    return lambda: optimizer.step(x, y)


def by_tuple(model, criterion, x, y):
    optimizer = optim.SGD((model, criterion), 0.1, 0.9)
    return lambda: optimizer.step((x, y))


def by_tensors(model, criterion, x, y):
    optimizer = optim.SGD((model, criterion), 0.1, 0.9)
    return lambda: optimizer.step(x.data, y.data)


def by_merged_model(model, criterion, x, y):
    class Merged(nn.Module):
        def __init__(self):
            super().__init__()
            self.model = model

        def forward(self, input, target):
            return criterion(self.model(input), target)
    optimizer = optim.SGD(Merged(), 0.1, 0.9)
    return lambda: optimizer.step(x, y)


@pytest.mark.parametrize("run", [by_closure_of_parameters, by_model_and_closure, by_model_and_criterion, by_tuple,
                                 by_tensors, by_merged_model])
def test_all_conventions_train_alike(run):
    losses = trained(run)
    assert losses == trained(by_parameters) and losses[-1] < losses[0]


def test_what_step_returns():
    model, criterion, x, y = regression()
    assert isinstance(optim.SGD((model, criterion), 0.1).step(x, y), float)
    assert optim.SGD(model.parameters(), 0.1).step(lambda: "as it is") == "as it is"
    assert optim.SGD(model, 0.1).step() is None
    assert type(optim.sgd(model, 0.1)) is optim.SGD is optim.sgd.SGD


def test_a_criterion_may_be_a_function_or_have_parameters():
    model, _, x, y = regression()
    assert isinstance(optim.SGD((model, nn.functional.mse_loss), 0.1).step(x, y), float)

    class Scaled(nn.MSELoss):
        def __init__(self):
            super().__init__()
            self.scale = nn.Parameter(torch.ones(1))

        def forward(self, input, target):
            return super().forward(input * self.scale, target)

    criterion = Scaled()
    optim.SGD((model, criterion), 0.1).step(x, y)
    assert criterion.scale.data[0] != 1


# --- groups and state ---------------------------------------------------------------------------------------------


def test_groups_have_options_of_their_own():
    a, b = parameter([0.0]), parameter([0.0])
    optimizer = optim.SGD([{"params": [a]}, {"params": b, "lr": 1}], lr=0.5)
    (a + b).sum().backward()
    optimizer.step()
    assert (a.data[0], b.data[0]) == (-0.5, -1)
    optimizer.param_groups[0]["lr"] = 2
    optimizer.step()
    assert (a.data[0], b.data[0]) == (-2.5, -2)
    assert repr(optimizer).startswith("SGD (\nParameter Group 0\n    dampening: 0\n    differentiable: False\n")
    assert "\nParameter Group 1\n" in repr(optimizer) and "    lr: 2\n" in repr(optimizer)


@pytest.mark.parametrize("make", [lambda p: optim.SGD(p, lr=0.1, momentum=0.9), lambda p: optim.Adam(p, lr=0.1)])
def test_state_goes_out_and_in(make):
    def run(p, optimizer, steps):
        for _ in range(steps):
            optimizer.zero_grad()
            (p * p).sum().backward()
            optimizer.step()
        return p.data.tolist()

    p, q, untouched = parameter([1.0, 2.0]), parameter([1.0, 2.0]), parameter([0.0])
    first = make([untouched, p])
    run(p, first, 3)
    q.data.copy_(p.data)
    second = make([{"params": [parameter([0.0]), q], "lr": 7}])
    state = pickle.loads(pickle.dumps(first.state_dict()))
    assert state["param_groups"][0]["params"] == [0, 1] and list(state["state"]) == [1]
    second.load_state_dict(state)
    assert second.param_groups[0]["lr"] == 0.1
    assert run(p, first, 2) == run(q, second, 2)
    half = make([parameter([0.0]), nn.Parameter(torch.zeros(2))])
    half.load_state_dict(state)
    assert {value.type() for values in half.state.values() for value in values.values() if torch.is_tensor(value)} == {
        "torch.FloatTensor"}
    with pytest.raises(ValueError, match="groups of"):
        make([q]).load_state_dict(state)


def test_the_velocity_is_kept_and_may_be_changed():
    p, q = parameter([0.0]), parameter([0.0])
    optimizer = optim.SGD([p, q], lr=1, momentum=0.5)
    p.sum().backward()
    optimizer.step()
    assert list(optimizer.state) == [p]
    q.sum().backward()
    optimizer.step()
    assert optimizer.state[p]["momentum_buffer"].tolist() == [1.5] and p.data[0] == -2.5
    assert optimizer.state[q]["momentum_buffer"].tolist() == [1] and q.data[0] == -1
    optimizer.state.clear()
    optimizer.step()
    assert p.data[0] == -3.5


def test_a_deep_copy_trains_on_its_own():
    model, criterion, x, y = regression()
    optimizer = optim.SGD((model, criterion), 0.1, 0.9)
    optimizer.step(x, y)
    other = copy.deepcopy(optimizer)
    before = model[0].weight.data.clone()
    other.step(x, y)
    assert model[0].weight.data.tolist() == before.tolist()
    assert other._model[0].weight.data.tolist() != before.tolist()
    optimizer.step(x, y)
    assert other._model[0].weight.data.tolist() == model[0].weight.data.tolist()


P = parameter([1.0])


@pytest.mark.parametrize("make, error, text", [
    (lambda: optim.SGD(P, lr=1), TypeError, "bare"),
    (lambda: optim.SGD(torch.zeros(1), lr=1), TypeError, "bare"),
    (lambda: optim.SGD([], lr=1), ValueError, "no parameters"),
    (lambda: optim.SGD([P, 3.0], lr=1), TypeError, "parameter 1 is a float, not a Tensor"),
    (lambda: optim.SGD([{"params": [P]}, {"params": P}], lr=1), ValueError, "twice"),
    (lambda: optim.SGD([P * 2], lr=1), ValueError, "leaves"),
    (lambda: optim.SGD([{"params": [P]}, P], lr=1), TypeError, "dict"),
    (lambda: optim.SGD([P], lr=-1), ValueError, "at least 0"),
    (lambda: optim.SGD([P], lr=math.nan), ValueError, "at least 0"),
    (lambda: optim.SGD([P], lr="0.1"), TypeError, "not a number"),
    (lambda: optim.SGD(3, lr=1), TypeError, "Module or a list"),
    (lambda: optim.SGD(None, lr=1), TypeError, "not None"),
    (lambda: optim.SGD([[P]], lr=1), TypeError, "a list, not a Tensor"),
    (lambda: optim.SGD([{"params": P.data * P, "lr": 1}]), ValueError, "leaves"),
    (lambda: optim.Adam([P], betas=0.9), ValueError, "two"),
    (lambda: optim.RMSprop([P], alpha=1), ValueError, "below 1"),
    (lambda: optim.Rprop([P], etas=(2, 3)), ValueError, "etas"),
    (lambda: optim.LBFGS([{"params": [P]}, {"params": [parameter([0.0])]}]), ValueError, "one group"),
    (lambda: optim.LBFGS([P], line_search_fn="exact"), ValueError, "strong_wolfe"),
    (lambda: optim.LBFGS([P]).step(), TypeError, "closure"),
    (lambda: optim.Optimizer([P], {}).step(), NotImplementedError, "row"),
    (lambda: optim.SGD([P], lr=1).load_state_dict([]), TypeError, "state_dict"),
    (lambda: optim.lr_scheduler.StepLR(P, 3), TypeError, "Optimizer"),
    (lambda: optim.SGD([P], lr=1, nesterov=True), ValueError, "nesterov"),
    (lambda: optim.SGD([P], lr=1, momentum=1, dampening=1, nesterov=True), ValueError, "nesterov"),
    (lambda: optim.Adam([P], betas=(1, 0.9)), ValueError, "betas"),
    (lambda: optim.SGD((nn.Linear(1, 1), 3), lr=1), TypeError, "criterion"),
    (lambda: optim.SGD(nn.Tanh(), lr=1), ValueError, "no parameters"),
    (lambda: optim.SGD([P], lr=1).step(P), TypeError, "closure"),
    (lambda: optim.SGD(nn.Linear(1, 1), lr=1).step(lambda: 3), TypeError, "loss"),
    (lambda: optim.SGD((nn.Linear(1, 1), nn.MSELoss()), lr=1).step(Variable(torch.ones(1, 1))), TypeError, "target"),
])
def test_wrong_uses(make, error, text):
    with pytest.raises(error, match=text):
        make()


@pytest.mark.parametrize("kind", ["SGD", "Adagrad", "Adam", "RMSprop", "Rprop", "LBFGS"])
def test_frozen_and_plain_tensors(kind):
    """Parameters without a gradient stay; a plain tensor is trained once it requires a gradient."""
    frozen, plain, weight = nn.Parameter(torch.ones(2), requires_grad=False), torch.ones(2), torch.ones(2)
    weight.requires_grad_()
    optimizer = getattr(optim, kind)([frozen, plain, weight], lr=0.1)

    def closure():
        optimizer.zero_grad()
        loss = (frozen * plain * weight).sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    assert frozen.tolist() == plain.tolist() == [1, 1] and weight.data.max() < 1
    plain.requires_grad_()
    optimizer.step(closure)
    assert frozen.tolist() == [1, 1] and plain.tolist() != [1, 1] and frozen.grad is None


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "Adagrad", "RMSprop", "Adadelta", "NAdam", "RAdam", "Adamax"])
def test_a_learning_rate_may_be_a_tensor(name):
    result = []
    for lr in (0.25, torch.tensor(0.25)):
        p = torch.ones(3, requires_grad=True)
        optimizer = getattr(optim, name)([p], lr=lr)
        for _ in range(3):
            optimizer.zero_grad()
            (p * p).sum().backward()
            optimizer.step()
        result.append(p.tolist())
    assert result[0] == result[1]
    with pytest.raises(ValueError, match="lr is -1"):
        getattr(optim, name)([p], lr=torch.tensor(-1.0))


def test_sgd_has_a_learning_rate():
    assert optim.SGD([torch.ones(1, requires_grad=True)]).defaults["lr"] == 1e-3


def test_a_parameter_twice_in_a_group_is_updated_twice():
    p = torch.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="updates it twice"):
        optimizer = optim.SGD([p, p], lr=0.1)
    p.sum().backward()
    optimizer.step()
    torch.testing.assert_close(p.detach(), torch.full((2,), 0.8))
