"""Lua optim's rules in NumPy, statement by statement: the oracle of torch.legacy.optim."""

import numpy as np


def sgd(opfunc, x, config, state):
    lr, lrd = config.get("learningRate", 1e-3), config.get("learningRateDecay", 0)
    wd, mom = config.get("weightDecay", 0), config.get("momentum", 0)
    damp = config.get("dampening", mom)
    f, dfdx = opfunc(x)
    dfdx = dfdx.copy()
    if wd != 0:
        dfdx += wd * x
    elif "weightDecays" in config:
        dfdx += config["weightDecays"] * x
    if mom != 0:
        if "dfdx" not in state:
            state["dfdx"] = dfdx.copy()
        else:
            state["dfdx"] = mom * state["dfdx"] + (1 - damp) * dfdx
        dfdx = dfdx + mom * state["dfdx"] if config.get("nesterov") else state["dfdx"]
    n = state.get("n", 0)
    clr = lr / (1 + n * lrd)
    state["n"] = n + 1
    x -= clr * config.get("learningRates", 1) * dfdx
    return f


def nag(opfunc, x, config, state):
    mom = config.get("momentum", 0.9)
    if "dfdx" in state:
        x += mom * state["dfdx"]
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    n = state.get("n", 0)
    clr = config.get("learningRate", 1e-3) / (1 + n * config.get("learningRateDecay", 0))
    state["n"] = n + 1
    state["dfdx"] = state.get("dfdx", np.zeros_like(x)) * mom
    x -= clr * dfdx
    state["dfdx"] -= clr * dfdx
    return f


def adagrad(opfunc, x, config, state):
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    n = state.get("n", 0)
    clr = config.get("learningRate", 1e-3) / (1 + n * config.get("learningRateDecay", 0))
    state["n"] = n + 1
    state["v"] = state.get("v", 0) + dfdx * dfdx
    x -= clr * dfdx / (np.sqrt(state["v"]) + 1e-10)
    return f


def adadelta(opfunc, x, config, state):
    rho, eps = config.get("rho", 0.9), config.get("eps", 1e-6)
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    state["v"] = state.get("v", 0) * rho + (1 - rho) * dfdx * dfdx
    delta = np.sqrt(state.get("acc", 0) + eps) / np.sqrt(state["v"] + eps) * dfdx
    x -= delta
    state["acc"] = state.get("acc", 0) * rho + (1 - rho) * delta * delta
    return f


def adam(opfunc, x, config, state):
    b1, b2 = config.get("beta1", 0.9), config.get("beta2", 0.999)
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    clr = config.get("learningRate", 1e-3) / (1 + state.get("t", 0) * config.get("learningRateDecay", 0))
    t = state["t"] = state.get("t", 0) + 1
    state["m"] = b1 * state.get("m", 0) + (1 - b1) * dfdx
    state["v"] = b2 * state.get("v", 0) + (1 - b2) * dfdx * dfdx
    x -= clr * np.sqrt(1 - b2**t) / (1 - b1**t) * state["m"] / (np.sqrt(state["v"]) + config.get("epsilon", 1e-8))
    return f


def adamax(opfunc, x, config, state):
    b1, b2 = config.get("beta1", 0.9), config.get("beta2", 0.999)
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    t = state["t"] = state.get("t", 0) + 1
    state["m"] = b1 * state.get("m", 0) + (1 - b1) * dfdx
    state["u"] = np.maximum(b2 * state.get("u", np.zeros_like(x)), np.abs(dfdx) + config.get("epsilon", 1e-38))
    x -= config.get("learningRate", 2e-3) / (1 - b1**t) * state["m"] / state["u"]
    return f


def rmsprop(opfunc, x, config, state):
    alpha = config.get("alpha", 0.99)
    f, dfdx = opfunc(x)
    dfdx = dfdx + config.get("weightDecay", 0) * x
    state["m"] = alpha * state.get("m", config.get("initialMean", 0)) + (1 - alpha) * dfdx * dfdx
    x -= config.get("learningRate", 1e-2) * dfdx / (np.sqrt(state["m"]) + config.get("epsilon", 1e-8))
    return f


def rprop(opfunc, x, config, state):
    for _ in range(config.get("niter", 1)):
        f, dfdx = opfunc(x)
        dfdx = dfdx.copy()
        delta = state.get("delta", np.zeros_like(x))
        sizes = state.get("stepsize", np.full_like(x, config.get("stepsize", 0.1)))
        sign = np.sign(dfdx * delta)
        sizes = sizes * np.where(sign > 0, config.get("etaplus", 1.2),
                                 np.where(sign < 0, config.get("etaminus", 0.5), 1))
        state["stepsize"] = sizes.clip(config.get("stepsizemin", 1e-6), config.get("stepsizemax", 50))
        dfdx[sign < 0] = 0
        x -= np.sign(dfdx) * state["stepsize"]
        state["delta"] = dfdx
    return f


def asgd(opfunc, x, config, state):
    eta0, lambd = config.get("eta0", 1e-4), config.get("lambda", 1e-4)
    eta, mu, t = state.get("eta", eta0), state.get("mu", 1), state.get("t", 0)
    f, dfdx = opfunc(x)
    x *= 1 - lambd * eta
    x -= eta * dfdx
    ax = state.get("ax", np.zeros_like(x))
    state["ax"] = ax + mu * (x - ax) if mu != 1 else x.copy()
    state["t"] = t = t + 1
    state["eta"] = eta0 / (1 + lambd * eta0 * t) ** config.get("alpha", 0.75)
    state["mu"] = 1 / max(1, t - config.get("t0", 1e6))
    return f


@np.errstate(all="ignore")
def cg(opfunc, x, config, state):
    rho, sig, int_, ext = (config.get(*pair) for pair in (("rho", 0.01), ("sig", 0.5), ("int", 0.1), ("ext", 3.0)))
    maxIter, ratio = config.get("maxIter", 20), config.get("ratio", 100)
    maxEval = config.get("maxEval", maxIter * 1.25)
    i, ls_failed, n = 0, 0, np.float64
    f1, df1 = opfunc(x)
    i += 1
    s = -df1
    d1 = -s @ s
    z1 = 1 / (1 - d1)
    while i < abs(maxEval):
        x0, f0, df0 = x.copy(), f1, df1.copy()
        x += z1 * s
        f2, df2 = opfunc(x)
        i += 1
        d2 = df2 @ s
        f3, d3, z3 = f1, d1, -z1
        m, success, limit = min(maxIter, maxEval - i), 0, -1
        while True:
            while (f2 > f1 + z1 * rho * d1 or d2 > -sig * d1) and m > 0:
                limit = z1
                if f2 > f1:
                    z2 = z3 - n(0.5 * d3 * z3 * z3) / n(d3 * z3 + f2 - f3)
                else:
                    A = 6 * (f2 - f3) / n(z3) + 3 * (d2 + d3)
                    B = 3 * (f3 - f2) - z3 * (d3 + 2 * d2)
                    z2 = (np.sqrt(n(B * B - A * d2 * z3 * z3)) - B) / n(A)
                if not np.isfinite(z2):
                    z2 = z3 / 2
                z2 = max(min(z2, int_ * z3), (1 - int_) * z3)
                z1 = z1 + z2
                x += z2 * s
                f2, df2 = opfunc(x)
                i += 1
                m -= 1
                d2 = df2 @ s
                z3 = z3 - z2
            if f2 > f1 + z1 * rho * d1 or d2 > -sig * d1:
                break
            if d2 > sig * d1:
                success = 1
                break
            if m == 0:
                break
            A = 6 * (f2 - f3) / n(z3) + 3 * (d2 + d3)
            B = 3 * (f3 - f2) - z3 * (d3 + 2 * d2)
            z2 = n(-d2 * z3 * z3) / (B + np.sqrt(n(B * B - A * d2 * z3 * z3)))
            if not np.isfinite(z2) or z2 < 0:
                z2 = z1 * (ext - 1) if limit < -0.5 else (limit - z1) / 2
            elif limit > -0.5 and z2 + z1 > limit:
                z2 = (limit - z1) / 2
            elif limit < -0.5 and z2 + z1 > z1 * ext:
                z2 = z1 * (ext - 1)
            elif z2 < -z3 * int_:
                z2 = -z3 * int_
            elif limit > -0.5 and z2 < (limit - z1) * (1 - int_):
                z2 = (limit - z1) * (1 - int_)
            f3, d3, z3 = f2, d2, -z2
            z1 = z1 + z2
            x += z2 * s
            f2, df2 = opfunc(x)
            i += 1
            m -= 1
            d2 = df2 @ s
        if success:
            f1 = f2
            s = s * ((df2 @ df2 - df2 @ df1) / (df1 @ df1)) - df2
            df1, df2 = df2, df1
            d2 = df1 @ s
            if d2 > 0:
                s = -df1
                d2 = -s @ s
            z1 = z1 * min(ratio, n(d1) / n(d2 - 1e-320))
            d1, ls_failed = d2, 0
        else:
            x[:] = x0
            f1, df1 = f0, df0
            if ls_failed or i > maxEval:
                break
            df1, df2 = df2, df1
            s = -df1
            d1 = -s @ s
            z1, ls_failed = 1 / (1 - d1), 1
    return f1


def lbfgs(opfunc, x, config, state):
    maxIter, lr = config.get("maxIter", 20), config.get("learningRate", 1)
    maxEval, nCorrection = config.get("maxEval", maxIter * 1.25), config.get("nCorrection", 100)
    tolFun, tolX = config.get("tolFun", 1e-5), config.get("tolX", 1e-9)
    f, g = opfunc(x)
    evals, n = 1, 0
    if abs(g).sum() <= tolFun:
        return f
    while n < maxIter:
        n += 1
        state["nIter"] = state.get("nIter", 0) + 1
        if state["nIter"] == 1:
            d, dirs, stps, hdiag = -g, [], [], 1
        else:
            d, dirs, stps, hdiag = (state[name] for name in ("d", "dirs", "stps", "hdiag"))
            y, s = g - state["g_old"], d * state["step"]
            ys = y @ s
            if ys > 1e-10:
                if len(dirs) == nCorrection:
                    dirs.pop(0), stps.pop(0)
                dirs.append(s), stps.append(y)
                hdiag = ys / (y @ y)
            k = len(dirs)
            ro, al, q = [1 / (stps[i] @ dirs[i]) for i in range(k)], [0] * k, -g
            for i in range(k - 1, -1, -1):
                al[i] = dirs[i] @ q * ro[i]
                q = q - al[i] * stps[i]
            d = q * hdiag
            for i in range(k):
                d = d + (al[i] - stps[i] @ d * ro[i]) * dirs[i]
        f_old = f
        state.update(g_old=g.copy(), d=d, dirs=dirs, stps=stps, hdiag=hdiag)
        if g @ d > -tolX:
            break
        t = min(1, 1 / abs(g).sum()) * lr if state["nIter"] == 1 else lr
        state["step"] = t
        x += t * d
        if n != maxIter:
            f, g = opfunc(x)
            evals += 1
        if n == maxIter or evals >= maxEval or abs(g).sum() <= tolFun or abs(d * t).sum() <= tolX \
                or abs(f - f_old) < tolX:
            break
    return f
