"""One gradient, one step: sgd, nag, adagrad, adadelta, adam, adamax, rmsprop, rprop, asgd."""

from math import sqrt

from torch import _core
from torch._core import internal


def begin(name, opfunc, x, config, state):
    """Return (config, state) as dicts. Raises TypeError for arguments that are swapped or of other kinds."""
    if not callable(opfunc):
        raise TypeError(f"{name}: opfunc is a {type(opfunc).__name__}; need a function of x that returns (f, df/dx)")
    if not _core.is_tensor(x):
        raise TypeError(f"{name}: x is a {type(x).__name__}; need a tensor, such as flattenParameters() gives")
    if config is None and state is None:
        raise ValueError(f"{name}: give config, a dict; what is remembered between calls is kept in it, or in state")
    config = {} if config is None else config
    return config, config if state is None else state


def evaluate(name, opfunc, x):
    """Return the value and the gradient of opfunc(x). Raises TypeError or ValueError for other results."""
    result = opfunc(x)
    if not isinstance(result, (tuple, list)) or len(result) < 2 or not _core.is_tensor(result[1]):
        raise TypeError(f"{name}: opfunc returned a {type(result).__name__}; need (f, df/dx)")
    f, gradient = result[0], result[1]
    if gradient.size() != x.size() or gradient.type() != x.type():
        raise ValueError(f"{name}: opfunc gave a gradient {gradient.type()} {tuple(gradient.size())} for x, which is "
                         f"{x.type()} {tuple(x.size())}")
    return f, gradient


def remembered(state, name, x, value=0):
    """Return a tensor of the state, of x's size; filled with `value` at first."""
    if name not in state:
        state[name] = x.clone().fill_(value)
    return state[name]


def _annealed(config, state, rate=1e-3):
    """Return the rate of this call, and counts it."""
    count = state.get("evalCounter", 0)
    state["evalCounter"] = count + 1
    return config.get("learningRate", rate) / (1 + count * config.get("learningRateDecay", 0))


def _decayed(config, x, gradient):
    """Return the gradient and that of weightDecay, or of weightDecays, one for each element."""
    decay, decays = config.get("weightDecay", 0), config.get("weightDecays")
    if decay:
        return gradient + x * decay
    return gradient if decays is None else gradient + decays * x


def sgd(opfunc, x, config, state=None):
    """Return a step of gradient descent with momentum. Returns (x, f) with f before the step.

    config: learningRate 1e-3, learningRateDecay 0, weightDecay 0, weightDecays None, momentum 0, dampening as momentum,
    nesterov False, learningRates None: tensors with one for each element. Raises ValueError if nesterov lacks momentum
    or has dampening.
    """
    config, state = begin("sgd", opfunc, x, config, state)
    momentum = config.get("momentum", 0)
    dampening = config.get("dampening", momentum)
    nesterov = bool(config.get("nesterov", False))
    if nesterov and (momentum <= 0 or dampening != 0):
        raise ValueError("sgd: nesterov needs a momentum above zero and a dampening of 0")
    f, gradient = evaluate("sgd", opfunc, x)
    rate, rates, decays = _annealed(config, state), config.get("learningRates"), config.get("weightDecays")
    decay = config.get("weightDecay", 0)
    if decays is not None and not decay:
        gradient = _decayed(config, x, gradient)
    if rates is not None:
        _scaled_step(x, _decayed({"weightDecay": decay}, x, gradient), state, rate, rates,
                     (momentum, dampening, nesterov))
    elif momentum:
        share = 1 - dampening if "dfdx" in state else 1
        internal.sgd_momentum_(x, gradient, remembered(state, "dfdx", x), rate, momentum, share, decay, nesterov)
    else:
        internal.sgd_(x, gradient, rate, decay)
    return x, f


def _scaled_step(x, slope, state, rate, rates, options):
    """Take a step of sgd with a rate for each element."""
    momentum, dampening, nesterov = options
    if momentum:
        share = 1 - dampening if "dfdx" in state else 1
        velocity = remembered(state, "dfdx", x)
        velocity.mul_(momentum).add_(share, slope)
        slope = slope + velocity * momentum if nesterov else velocity
    x.add_(-rate, rates * slope)


def nag(opfunc, x, config, state=None):
    """Return a step of Nesterov's accelerated gradient, taken where the momentum leads. Returns (x, f).

    config: learningRate 1e-3, learningRateDecay 0, weightDecay 0, momentum 0.9, learningRates None. Raises ValueError
    if momentum is not positive. Sutskever and others, 2013.
    """
    config, state = begin("nag", opfunc, x, config, state)
    momentum, rates = config.get("momentum", 0.9), config.get("learningRates")
    if momentum <= 0:
        raise ValueError(f"nag: momentum is {momentum}; it has to be positive")
    if "dfdx" in state:
        x.add_(momentum, state["dfdx"])
    f, gradient = evaluate("nag", opfunc, x)
    slope = _decayed({"weightDecay": config.get("weightDecay", 0)}, x, gradient)
    rate = _annealed(config, state)
    slope = slope if rates is None else rates * slope
    remembered(state, "dfdx", x).mul_(momentum).add_(-rate, slope)
    x.add_(-rate, slope)
    return x, f


def adagrad(opfunc, x, config, state=None):
    """Return a step of Adagrad. Returns (x, f). Duchi, Hazan and Singer, 2011.

    config: learningRate 1e-3, learningRateDecay 0, weightDecay 0.
    """
    config, state = begin("adagrad", opfunc, x, config, state)
    f, gradient = evaluate("adagrad", opfunc, x)
    squares = remembered(state, "paramVariance", x)
    internal.adagrad_(x, gradient, squares, _annealed(config, state), 1e-10, config.get("weightDecay", 0))
    return x, f


def adadelta(opfunc, x, config, state=None):
    """Return a step of Adadelta. Returns (x, f). Zeiler, 2012.

    config: rho 0.9, eps 1e-6, weightDecay 0.
    """
    config, state = begin("adadelta", opfunc, x, config, state)
    f, gradient = evaluate("adadelta", opfunc, x)
    state["evalCounter"] = state.get("evalCounter", 0) + 1
    internal.adadelta_(x, gradient, remembered(state, "paramVariance", x), remembered(state, "accDelta", x), 1,
                       1 - config.get("rho", 0.9), config.get("eps", 1e-6), config.get("weightDecay", 0))
    return x, f


def adam(opfunc, x, config, state=None):
    """Return a step of Adam. Returns (x, f). Kingma and Ba, 2014.

    config: learningRate 1e-3, learningRateDecay 0, beta1 0.9, beta2 0.999, epsilon 1e-8, weightDecay 0.
    """
    config, state = begin("adam", opfunc, x, config, state)
    beta1, beta2 = config.get("beta1", 0.9), config.get("beta2", 0.999)
    f, gradient = evaluate("adam", opfunc, x)
    rate = config.get("learningRate", 1e-3) / (1 + state.get("t", 0) * config.get("learningRateDecay", 0))
    t = state["t"] = state.get("t", 0) + 1
    rate *= sqrt(1 - beta2**t) / (1 - beta1**t)
    internal.adam_(x, gradient, remembered(state, "m", x), remembered(state, "v", x), rate, 1, 1 - beta1, 1 - beta2, 1,
                   config.get("epsilon", 1e-8), config.get("weightDecay", 0))
    return x, f


def adamax(opfunc, x, config, state=None):
    """Return a step of Adamax. Returns (x, f). Kingma and Ba, 2014.

    config: learningRate 2e-3, beta1 0.9, beta2 0.999, epsilon 1e-38, weightDecay 0.
    """
    config, state = begin("adamax", opfunc, x, config, state)
    beta1 = config.get("beta1", 0.9)
    f, gradient = evaluate("adamax", opfunc, x)
    t = state["t"] = state.get("t", 0) + 1
    internal.adamax_(x, gradient, remembered(state, "m", x), remembered(state, "u", x),
                     config.get("learningRate", 2e-3) / (1 - beta1**t), 1 - beta1, config.get("beta2", 0.999),
                     config.get("epsilon", 1e-38), config.get("weightDecay", 0))
    return x, f


def rmsprop(opfunc, x, config, state=None):
    """Return a step of RMSprop. Returns (x, f). Tieleman and Hinton, 2012.

    config: learningRate 1e-2, alpha 0.99, epsilon 1e-8, weightDecay 0, initialMean 0.
    """
    config, state = begin("rmsprop", opfunc, x, config, state)
    f, gradient = evaluate("rmsprop", opfunc, x)
    internal.rmsprop_(x, gradient, remembered(state, "m", x, config.get("initialMean", 0)),
                      config.get("learningRate", 1e-2), 1 - config.get("alpha", 0.99), config.get("epsilon", 1e-8),
                      config.get("weightDecay", 0))
    return x, f


def rprop(opfunc, x, config, state=None):
    """Take niter steps of resilient backpropagation. Returns (x, list of f). Riedmiller and Braun, 1993.

    config: stepsize 0.1, etaplus 1.2, etaminus 0.5, stepsizemax 50, stepsizemin 1e-6, niter 1.
    """
    config, state = begin("rprop", opfunc, x, config, state)
    values = []
    for _ in range(config.get("niter", 1)):
        f, gradient = evaluate("rprop", opfunc, x)
        values.append(f)
        sizes = remembered(state, "stepsize" if state is not config else "_stepsizes", x, config.get("stepsize", 0.1))
        internal.rprop_(x, gradient, remembered(state, "delta", x), sizes, config.get("etaminus", 0.5),
                        config.get("etaplus", 1.2), config.get("stepsizemin", 1e-6), config.get("stepsizemax", 50))
    return x, values


def asgd(opfunc, x, config, state=None):
    """Return a step of averaged gradient descent. Returns (x, f, ax) with the mean ax of x. Polyak and Juditsky, 1992.

    config: eta0 1e-4, lambda 1e-4, alpha 0.75, t0 1e6.
    """
    config, state = begin("asgd", opfunc, x, config, state)
    eta0, decay, start = config.get("eta0", 1e-4), config.get("lambda", 1e-4), config.get("t0", 1e6)
    f, gradient = evaluate("asgd", opfunc, x)
    mean = remembered(state, "ax", x)
    internal.asgd_(x, gradient, mean, state.get("eta_t", eta0), decay, state.get("mu_t", 1))
    t = state["t"] = state.get("t", 0) + 1
    state["eta_t"] = eta0 / (1 + decay * eta0 * t) ** config.get("alpha", 0.75)
    state["mu_t"] = 1 / max(1, t - start)
    return x, f, mean
