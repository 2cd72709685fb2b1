"""torch.legacy.optim against Lua's rules in NumPy, over 100 steps; and what wrong calls say."""

import lua_rules
import numpy as np
import pytest

import torch
import torch.legacy.nn as nn
import torch.legacy.optim as optim

START = [1.5, -2.0, 0.7, 3.0, -0.4, 0.05]
SCALE = np.array([1.0, 3.0, 0.5, 2.0, 8.0, 0.1])

CONFIGS = [
    ("sgd", {"learningRate": 0.01}), ("sgd", {"learningRate": 0.02, "momentum": 0.9, "weightDecay": 0.01}),
    ("sgd", {"learningRate": 0.02, "momentum": 0.8, "dampening": 0, "nesterov": True, "learningRateDecay": 0.1}),
    ("sgd", {"learningRate": 0.02, "learningRates": SCALE / 8, "weightDecays": SCALE / 80, "momentum": 0.5}),
    ("nag", {"learningRate": 0.01, "weightDecay": 0.1, "learningRateDecay": 0.01}), ("nag", {"momentum": 0.5}),
    ("adagrad", {"learningRate": 0.3, "learningRateDecay": 0.01, "weightDecay": 0.1}), ("adagrad", {}),
    ("adadelta", {}), ("adadelta", {"rho": 0.8, "eps": 1e-4, "weightDecay": 0.1}),
    ("adam", {"learningRate": 0.1}), ("adam", {"learningRate": 0.1, "learningRateDecay": 0.1, "weightDecay": 0.1}),
    ("adam", {"beta1": 0.5, "beta2": 0.8, "epsilon": 1e-3}), ("adamax", {}),
    ("adamax", {"learningRate": 0.1, "beta1": 0.8, "weightDecay": 0.01}), ("rmsprop", {}),
    ("rmsprop", {"alpha": 0.9, "weightDecay": 0.1, "initialMean": 1}), ("rprop", {}),
    ("rprop", {"stepsize": 0.02, "niter": 3, "etaplus": 1.3, "etaminus": 0.4, "stepsizemax": 0.5}),
    ("asgd", {"eta0": 0.01, "t0": 20, "lambda": 0.1}), ("asgd", {}), ("cg", {"maxEval": 12}), ("cg", {"maxIter": 5}),
    ("cg", {"maxIter": 10}), ("cg", {"maxIter": 30, "sig": 0.1}), ("cg", {"maxEval": 7.5, "ext": 2.0}),
    ("lbfgs", {"maxIter": 100, "learningRate": 0.5, "nCorrection": 3}), ("lbfgs", {"maxIter": 7, "learningRate": 0.1}),
]


def function(x):
    """Return a valley with curved sides, so that no rule is at home in it."""
    coupled = x + 0.3 * np.roll(x, 1)
    value = (SCALE * coupled**2).sum() / 2 + 0.05 * (x**4).sum()
    return value, SCALE * coupled + 0.3 * np.roll(SCALE * coupled, -1) + 0.2 * x**3


def ours(x):
    value, gradient = function(x.numpy().copy())
    return float(value), torch.DoubleTensor(gradient.tolist())


@pytest.mark.parametrize("apart", [True, False])
@pytest.mark.parametrize("name, config", CONFIGS)
def test_the_rules_are_luas(name, config, apart):
    x, y = torch.DoubleTensor(START), np.array(START)
    tensors = {key: torch.DoubleTensor(value.tolist()) if isinstance(value, np.ndarray) else value
               for key, value in config.items()}
    state, other = {} if apart else None, {}
    for _ in range(100 if name not in ("cg", "lbfgs") else 4):
        result = getattr(optim, name)(ours, x, tensors, state)
        value = getattr(lua_rules, name)(function, y, config, other)
        assert result[0] is x
        # Searches find a minimum, around which values differ by rounding alone, to the root of that.
        assert np.abs(x.numpy() - y).max() <= (1e-7 if name in ("cg", "lbfgs") else 1e-9)
        if name != "lbfgs":  # rounding, which CPUs do otherwise, grows from step to step: begin as one
            x.copy_(torch.from_numpy(y))
        losses = result[1] if isinstance(result[1], list) else [result[1]]
        assert losses[-1] == pytest.approx(float(value), abs=1e-9)
        if name == "asgd":
            assert np.abs(result[2].numpy() - other["ax"]).max() <= 1e-9
    if name in ("cg", "lbfgs"):
        assert result[2] >= 1 and function(y)[0] < 0.3


def rosenbrock(x):
    a, b = x[:-1], x[1:]
    gradient = np.zeros_like(x)
    gradient[:-1] = -400 * a * (b - a * a) - 2 * (1 - a)
    gradient[1:] += 200 * (b - a * a)
    return (100 * (b - a * a) ** 2 + (1 - a) ** 2).sum(), gradient


@pytest.mark.parametrize("config", [{"maxIter": 3}, {"maxIter": 8}, {"maxEval": 12}, {"maxEval": 25}])
@pytest.mark.parametrize("start", [[-1.2, 1.0], [0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
def test_conjugate_gradients_in_the_curved_valley(start, config):
    """Short searches, each from where ours ended: what CPUs round otherwise grows with every turn of the valley."""
    x, y, counts = torch.DoubleTensor(start), np.array(start), [0, 0]

    def given(x):
        counts[0] += 1
        value, gradient = rosenbrock(x.numpy().copy())
        return float(value), torch.DoubleTensor(gradient.tolist())

    def published(x):
        counts[1] += 1
        return rosenbrock(x)

    for _ in range(12):
        if rosenbrock(y)[0] < 1e-12:
            break  # what is left is rounding
        count = optim.cg(given, x, config, {})[2]
        lua_rules.cg(published, y, config, {})
        assert counts[0] == counts[1] and count <= counts[0]
        assert np.abs(x.numpy() - y).max() <= 1e-7
        y[:] = x.numpy()


@pytest.mark.parametrize("start", [[-1.2, 1.0], [0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
def test_conjugate_gradients_reach_the_valleys_end(start):
    def given(x):
        value, gradient = rosenbrock(x.numpy().copy())
        return float(value), torch.DoubleTensor(gradient.tolist())

    x = torch.DoubleTensor(start)
    for _ in range(20):
        optim.cg(given, x, {"maxIter": 50}, {})
    assert (x - 1).abs().max() < 1e-6


def test_conjugate_gradients_end_where_nothing_is_finite():
    for slope in (-1.0, float("nan")):
        x = torch.DoubleTensor([1])
        optim.cg(lambda x, slope=slope: (float(x.sum()) * slope, torch.DoubleTensor([slope])), x, {"maxIter": 10})


def test_a_line_search_of_ones_own():
    def search(opfunc, x, t, d, f, g, gtd, options):
        """Halves the step until the value falls."""
        count, start = 0, x.clone()
        while count < options["most"]:
            x.copy_(start).add_(t, d)
            value, gradient = opfunc(x)
            count += 1
            if value < f + 1e-4 * t * gtd:
                break
            t /= 2
        return value, gradient, x, t, count

    x = torch.DoubleTensor(START)
    config = {"lineSearch": search, "lineSearchOptions": {"most": 30}, "maxIter": 50, "maxEval": 500, "verbose": True}
    _, losses, count = optim.lbfgs(ours, x, config)
    assert losses[-1] < 1e-9 and count > len(losses) - 1


def test_a_network_learns_with_flat_parameters():
    torch.manual_seed(2)
    net, criterion = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 2), nn.LogSoftMax()), nn.ClassNLLCriterion()
    x = torch.randn(64, 2)
    y = (x.select(1, 0) * x.select(1, 1) > 0).long()
    flat, gradient = net.getParameters()

    def feval(_):
        net.zeroGradParameters()
        loss = criterion.forward(net.forward(x), y)
        net.backward(x, criterion.backward(net.output, y))
        return loss, gradient

    state, losses = {}, []
    for _ in range(150):
        losses.append(optim.adam(feval, flat, {"learningRate": 0.05}, state)[1])
    assert losses[0] > 0.6 and losses[-1] < 0.1
    assert (net.forward(x).max(1)[1] == y).float().mean() > 0.97


@pytest.mark.parametrize("step", [1e-3, 0.1, 1, 30])
@pytest.mark.parametrize("options", [None, {"c2": 0.1}, {"c1": 0.1, "c2": 0.5, "maxIter": 40}])
def test_a_line_search_meets_the_conditions_of_wolfe(step, options):
    given = {"c1": 1e-4, "c2": 0.9, **(options or {})}
    for start in (START, [0.1, -3, 2, 0, 1, 4]):
        x = torch.DoubleTensor(start)
        f, g = ours(x)
        d = -g
        slope, counts = float(g.dot(d)), []
        value, gradient, moved, t, count = optim.lswolfe(
            lambda x, counts=counts: counts.append(1) or ours(x), x, step, d, f, g, slope, options)
        assert moved is x and count == len(counts) <= 41
        assert np.abs(x.numpy() - (np.array(start) + t * d.numpy())).max() < 1e-12
        assert value == ours(x)[0] and gradient.equal(ours(x)[1])
        assert value <= f + given["c1"] * t * slope
        assert abs(float(gradient.dot(d))) <= given["c2"] * -slope


def test_lbfgs_with_the_line_search():
    for search in (None, optim.lswolfe):
        x, counts = torch.DoubleTensor([-1.2, 1.0]), []

        def valley(x, counts=counts):
            counts.append(1)
            value, gradient = rosenbrock(x.numpy().copy())
            return float(value), torch.DoubleTensor(gradient.tolist())

        config = {"maxIter": 100, "lineSearch": search, "tolFun": 1e-10, "tolX": 1e-14}
        _, losses, count = optim.lbfgs(valley, x, config)
        assert search is None or losses[-1] < 1e-12 and count == len(counts) < 80


@pytest.mark.parametrize("name", [name for name in optim.__all__ if name != "lswolfe"])
@pytest.mark.parametrize("change, error, match", [
    (lambda f, x, c: (x, f, c), TypeError, "opfunc is a"), (lambda f, x, c: (f, [1.0], c), TypeError, "x is a list"),
    (lambda f, x, c: (f, x, None), ValueError, "give config"),
    (lambda f, x, c: (lambda x: 3.0, x, c), TypeError, "need \\(f, df/dx\\)"),
    (lambda f, x, c: (lambda x: (3.0, torch.ones(2)), x, c), ValueError, "opfunc gave a gradient"),
])
def test_wrong_calls_change_nothing(name, change, error, match):
    x = torch.DoubleTensor(START)
    with pytest.raises(error, match=f"{name}: {match}|{match}"):
        getattr(optim, name)(*change(ours, x, {}))
    assert x.tolist() == START


def test_options_that_do_not_fit():
    x = torch.DoubleTensor(START)
    with pytest.raises(ValueError, match="nesterov needs a momentum"):
        optim.sgd(ours, x, {"nesterov": True})
    with pytest.raises(ValueError, match="has to be positive"):
        optim.nag(ours, x, {"momentum": 0})
    point = torch.DoubleTensor([0] * 6)
    assert optim.lbfgs(ours, point, {})[1] == [0.0]
