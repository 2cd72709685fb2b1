"""Every optimizer against its paper in NumPy: 100 steps on Rosenbrock's valley in double; and that it converges."""

import numpy as np
import pytest

import torch
import torch.optim as optim
from torch.autograd import Variable

START = (-1.2, 1.0)


def slope_of(p):
    x, y = p
    return np.array([-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)])


def rosenbrock(x):
    a, b = x[0], x[1]
    return (1 - a) ** 2 + (b - a * a) ** 2 * 100


def sgd(lr, momentum=0, dampening=0, weight_decay=0, nesterov=False):
    velocity = None
    while True:
        p, g = yield
        g = g + weight_decay * p
        if momentum:
            velocity = g if velocity is None else momentum * velocity + (1 - dampening) * g
            g = g + momentum * velocity if nesterov else velocity
        p -= lr * g


def adam(lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, amsgrad=False, decoupled=False):
    m, v, largest, t = 0, 0, 0, 0
    while True:
        p, g = yield
        t += 1
        if decoupled:
            p *= 1 - lr * weight_decay
        else:
            g = g + weight_decay * p
        m = betas[0] * m + (1 - betas[0]) * g
        v = betas[1] * v + (1 - betas[1]) * g * g
        largest = np.maximum(largest, v) if amsgrad else v
        p -= lr * (m / (1 - betas[0] ** t)) / (np.sqrt(largest / (1 - betas[1] ** t)) + eps)


def adamw(weight_decay=1e-2, **options):
    return adam(weight_decay=weight_decay, decoupled=True, **options)


def nadam(lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, momentum_decay=4e-3, decoupled_weight_decay=False):
    m, v, t, product = 0, 0, 0, 1.0
    while True:
        p, g = yield
        t += 1
        if decoupled_weight_decay:
            p *= 1 - lr * weight_decay
        else:
            g = g + weight_decay * p
        now, after = (betas[0] * (1 - 0.5 * 0.96 ** (number * momentum_decay)) for number in (t, t + 1))
        product *= now
        m = betas[0] * m + (1 - betas[0]) * g
        v = betas[1] * v + (1 - betas[1]) * g * g
        ahead = after * m / (1 - product * after) + (1 - now) * g / (1 - product)
        p -= lr * ahead / (np.sqrt(v / (1 - betas[1] ** t)) + eps)


def radam(lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, decoupled_weight_decay=False):
    m, v, t, longest = 0, 0, 0, 2 / (1 - betas[1]) - 1
    while True:
        p, g = yield
        t += 1
        if decoupled_weight_decay:
            p *= 1 - lr * weight_decay
        else:
            g = g + weight_decay * p
        m = betas[0] * m + (1 - betas[0]) * g
        v = betas[1] * v + (1 - betas[1]) * g * g
        length = longest - 2 * t * betas[1] ** t / (1 - betas[1] ** t)
        step = m / (1 - betas[0] ** t)
        if length > 5:
            shorter = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
            step = step * np.sqrt(shorter) * np.sqrt(1 - betas[1] ** t) / (np.sqrt(v) + eps)
        p -= lr * step


def adamax(lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0):
    m, u, t = 0, 0, 0
    while True:
        p, g = yield
        t += 1
        g = g + weight_decay * p
        m = betas[0] * m + (1 - betas[0]) * g
        u = np.maximum(betas[1] * u, np.abs(g) + eps)
        p -= lr / (1 - betas[0] ** t) * m / u


def adagrad(lr=1e-2, lr_decay=0, weight_decay=0, initial_accumulator_value=0, eps=1e-10):
    total, t = initial_accumulator_value, 0
    while True:
        p, g = yield
        g = g + weight_decay * p
        total = total + g * g
        p -= lr / (1 + t * lr_decay) * g / (np.sqrt(total) + eps)
        t += 1


def adadelta(lr=1.0, rho=0.9, eps=1e-6, weight_decay=0):
    v = a = 0
    while True:
        p, g = yield
        g = g + weight_decay * p
        v = rho * v + (1 - rho) * g * g
        d = np.sqrt(a + eps) / np.sqrt(v + eps) * g
        a = rho * a + (1 - rho) * d * d
        p -= lr * d


def rmsprop(lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0, momentum=0, centered=False):
    v = mean = velocity = 0
    while True:
        p, g = yield
        g = g + weight_decay * p
        v = alpha * v + (1 - alpha) * g * g
        mean = alpha * mean + (1 - alpha) * g
        velocity = momentum * velocity + g / (np.sqrt(v - mean * mean if centered else v) + eps)
        p -= lr * velocity


def rprop(lr=1e-2, etas=(0.5, 1.2), step_sizes=(1e-6, 50)):
    before, size = np.zeros(2), np.full(2, lr)
    while True:
        p, g = yield
        for i in range(2):
            if g[i] * before[i] > 0:
                size[i] = min(size[i] * etas[1], step_sizes[1])
            elif g[i] * before[i] < 0:
                size[i] = max(size[i] * etas[0], step_sizes[0])
            before[i] = 0 if g[i] * before[i] < 0 else g[i]
            p[i] -= np.sign(before[i]) * size[i]


def asgd(lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0, mean=None):
    eta, mu, t, ax = lr, 1, 0, 0
    while True:
        p, g = yield
        g = g + weight_decay * p
        t += 1
        p *= 1 - lambd * eta
        p -= eta * g
        ax = p.copy() if mu == 1 else ax + mu * (p - ax)
        if mean is not None:
            mean[:] = ax
        eta, mu = lr / (1 + lambd * lr * t) ** alpha, 1 / max(1, t - t0)


RULES = {"SGD": sgd, "Adam": adam, "AdamW": adamw, "NAdam": nadam, "RAdam": radam, "Adamax": adamax,
         "Adagrad": adagrad, "Adadelta": adadelta, "RMSprop": rmsprop, "Rprop": rprop, "ASGD": asgd}
CASES = [
    ("SGD", {"lr": 1e-3}), ("SGD", {"lr": 1e-4, "momentum": 0.9}), ("SGD", {"lr": 1e-3, "weight_decay": 0.1}),
    ("SGD", {"lr": 1e-4, "momentum": 0.9, "dampening": 0.3, "weight_decay": 0.1}),
    ("SGD", {"lr": 1e-4, "momentum": 0.8, "nesterov": True, "weight_decay": 0.1}),
    ("Adam", {}), ("Adam", {"lr": 0.1, "betas": (0.5, 0.9), "weight_decay": 0.1, "eps": 1e-3}),
    ("Adam", {"lr": 0.1, "amsgrad": True, "betas": (0.5, 0.6)}), ("AdamW", {"lr": 0.1}),
    ("NAdam", {}), ("NAdam", {"lr": 0.1, "betas": (0.5, 0.9), "weight_decay": 0.1, "momentum_decay": 0.1}),
    ("NAdam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True}), ("RAdam", {"lr": 1e-4}),
    ("RAdam", {"lr": 1e-3, "betas": (0.5, 0.9), "weight_decay": 0.1, "eps": 1e-3}),
    ("RAdam", {"lr": 1e-4, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("AdamW", {"lr": 0.1, "weight_decay": 0.5, "amsgrad": True}), ("Adamax", {}),
    ("Adamax", {"lr": 0.02, "betas": (0.5, 0.7), "weight_decay": 0.1}), ("Adagrad", {"lr": 0.3}),
    ("Adagrad", {"lr": 0.3, "lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 2}), ("Adadelta", {}),
    ("Adadelta", {"lr": 0.5, "rho": 0.5, "eps": 1e-3, "weight_decay": 0.1}), ("RMSprop", {}),
    ("RMSprop", {"alpha": 0.5, "weight_decay": 0.1, "momentum": 0.9}), ("RMSprop", {"centered": True, "eps": 1e-2}),
    ("RMSprop", {"lr": 1e-3, "centered": True, "momentum": 0.5, "alpha": 0.9}), ("Rprop", {}),
    ("Rprop", {"lr": 0.1, "etas": (0.3, 1.5), "step_sizes": (0.01, 0.5)}), ("ASGD", {"lr": 1e-3}),
    ("ASGD", {"lr": 1e-3, "lambd": 0.1, "alpha": 0.5, "t0": 30, "weight_decay": 0.1}),
]


def run(optimizer, x, steps):
    """Return the losses of some steps; the closure does it all."""
    def closure():
        optimizer.zero_grad()
        loss = rosenbrock(x)
        loss.backward()
        return loss
    return [optimizer.step(closure).item() for _ in range(steps)]


@pytest.mark.parametrize("name, options", CASES, ids=str)
def test_100_steps_agree_with_numpy(name, options):
    x = Variable(torch.DoubleTensor(START))
    optimizer = getattr(optim, name)([x], **options)
    expected, rule = np.array(START), RULES[name](**options)
    next(rule)
    for step in range(100):
        run(optimizer, x, 1)
        rule.send((expected, slope_of(expected)))
        np.testing.assert_allclose(x.data.numpy(), expected, rtol=1e-9, atol=1e-9, err_msg=f"step {step}")


@pytest.mark.parametrize("name, options", CASES, ids=str)
def test_maximize_goes_up_the_negated_loss(name, options):
    """The same numbers to the last bit, what is remembered too, as down the loss itself."""
    down, up = (Variable(torch.DoubleTensor(START)) for _ in range(2))
    descent, ascent = getattr(optim, name)([down], **options), getattr(optim, name)([up], maximize=True, **options)
    for _ in range(40):
        run(descent, down, 1)
        ascent.zero_grad()
        (-rosenbrock(up)).backward()
        ascent.step()
    assert torch.equal(down.data, up.data) and not torch.equal(up.data, torch.DoubleTensor(START))
    assert str(descent.state_dict()["state"]) == str(ascent.state_dict()["state"])


def test_what_asgd_averages():
    x, expected, mean = Variable(torch.DoubleTensor(START)), np.array(START), np.zeros(2)
    optimizer, rule = optim.ASGD([x], lr=1e-3, t0=20), asgd(lr=1e-3, t0=20, mean=mean)
    next(rule)
    for _ in range(50):
        run(optimizer, x, 1)
        rule.send((expected, slope_of(expected)))
    state = optimizer.state[x]
    np.testing.assert_allclose(state["ax"].numpy(), mean, rtol=1e-12)
    assert (state["step"], state["mu"]) == (50, 1 / 30) and abs(mean - expected).max() > 1e-4


def lbfgs(p, steps, lr=1.0, max_iter=20, history=100):
    """The same method with the inverse Hessian as a matrix of dots: BFGS from each pair, in the compact order."""
    pairs, previous, direction, length, scale = [], None, None, None, 1.0
    value = lambda p: (1 - p[0]) ** 2 + 100 * (p[1] - p[0] ** 2) ** 2  # noqa: E731
    for _ in range(steps):
        loss, g = value(p), slope_of(p)
        used = 1
        for number in range(max_iter):
            if np.abs(g).max() <= 1e-5:
                break
            if previous is None:
                inverse = np.eye(2)
            else:
                y, s = g - previous, direction * length
                if y @ s > 1e-10:
                    pairs, scale = [*pairs, (s, y)][-history:], (y @ s) / (y @ y)
                inverse = scale * np.eye(2)
                for s, y in pairs:
                    left = np.eye(2) - np.outer(s, y) / (y @ s)
                    inverse = left @ inverse @ left.T + np.outer(s, s) / (y @ s)
            first = previous is None
            direction, previous, before = -inverse @ g, g, loss
            if g @ direction > -1e-9:
                break
            length = lr * (min(1, 1 / np.abs(g).sum()) if first else 1)
            p = p + length * direction
            if number + 1 == max_iter:
                break
            loss, g = value(p), slope_of(p)
            used += 1
            if used >= max_iter * 5 // 4 or np.abs(direction).max() * length <= 1e-9 or abs(loss - before) < 1e-9:
                break
    return p


@pytest.mark.parametrize("options", [{"max_iter": 1, "lr": 0.1}, {"max_iter": 4}, {}], ids=str)
def test_lbfgs_agrees_with_numpy(options):
    x = Variable(torch.DoubleTensor(START))
    optimizer = optim.LBFGS([x], **options)
    for steps in range(1, 26):
        run(optimizer, x, 1)
        np.testing.assert_allclose(x.data.numpy(), lbfgs(np.array(START), steps, **options), rtol=1e-6, atol=1e-9)


BEST = [("SGD", {"lr": 1e-3, "momentum": 0.9}, 3000), ("Adam", {"lr": 0.05}, 2000), ("AdamW", {"lr": 0.05}, 2000),
        ("NAdam", {"lr": 0.02}, 4000), ("RAdam", {"lr": 5e-3}, 8000),
        ("Adamax", {"lr": 0.1}, 2000), ("Adagrad", {"lr": 0.5}, 4000),
        ("RMSprop", {"lr": 2e-3}, 4000), ("Rprop", {}, 2000), ("ASGD", {"lr": 1e-3, "lambd": 0}, 8000),
        ("LBFGS", {"line_search_fn": "strong_wolfe"}, 5), ("LBFGS", {}, 10)]


@pytest.mark.parametrize("name, options, steps", BEST, ids=str)
def test_the_valley_ends_at_one_and_one(name, options, steps):
    x = Variable(torch.DoubleTensor(START))
    losses = run(getattr(optim, name)([x], **options), x, steps)
    assert losses[-1] < 1e-2 < losses[0] and abs(x.data - 1).max() < 0.15


def test_adadelta_gets_to_the_ground_of_a_bowl():
    x = Variable(torch.DoubleTensor(START))
    optimizer = optim.Adadelta([x])
    for _ in range(1000):
        optimizer.zero_grad()
        ((x[0] - 1) ** 2 * 10 + (x[1] - 1) ** 2).backward()
        optimizer.step()
    assert abs(x.data - 1).max() < 1e-3


def test_a_line_search_needs_few_evaluations():
    x = Variable(torch.DoubleTensor(START))
    optimizer = optim.LBFGS([x], max_iter=100, line_search_fn="strong_wolfe")
    run(optimizer, x, 1)
    assert abs(x.data - 1).max() < 1e-4 and optimizer.state[x]["func_evals"] < 100
