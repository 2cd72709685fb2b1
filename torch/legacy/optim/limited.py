"""L-BFGS: steps along the gradient times an inverse Hessian that is guessed from the last steps."""

from torch.legacy.optim.steps import begin, evaluate


def _direction(g, dirs, stps, scale):
    """Return -H g by two loops (Nocedal, 1980). dirs: the last steps; stps: the gradient's change in each."""
    ro = [1 / y.dot(s).item() for s, y in zip(dirs, stps, strict=True)]
    q, al = -g, [0.0] * len(dirs)
    for i in reversed(range(len(dirs))):
        al[i] = dirs[i].dot(q).item() * ro[i]
        q.add_(-al[i], stps[i])
    q.mul_(scale)
    for i in range(len(dirs)):
        q.add_(al[i] - stps[i].dot(q).item() * ro[i], dirs[i])
    return q


def _remember(state, g, nCorrection):
    """Add the last step and the change of the gradient to the memory, if the curvature was positive."""
    y, s = g - state["g_old"], state["d"] * state["t"]
    ys = y.dot(s).item()
    if ys > 1e-10:
        dirs, stps = state["old_dirs"], state["old_stps"]
        if len(dirs) == nCorrection:
            del dirs[0], stps[0]
        dirs.append(s)
        stps.append(y)
        state["Hdiag"] = ys / y.dot(y).item()


def lbfgs(opfunc, x, config, state=None):
    """Minimize by L-BFGS. Returns (x, list of f, number of evaluations).

    config: maxIter 20, maxEval 1.25 * maxIter, tolFun 1e-5: it ends where the sum of |gradient| is below; tolX 1e-9: or
    where a step, or what it gains, is below; nCorrection 100 remembered steps; learningRate 1; lineSearch None: a
    function (opfunc, x, t, d, f, g, gtd, lineSearchOptions) that returns (f, g, x, t, evaluations), such as lswolfe;
    verbose False.

    Without a line search each step has the length learningRate. Source: Nocedal and Wright, Numerical Optimization.
    """
    config, state = begin("lbfgs", opfunc, x, config, state)
    maxIter = config.get("maxIter", 20)
    maxEval = config.get("maxEval", maxIter * 1.25)
    tolFun, tolX = config.get("tolFun", 1e-5), config.get("tolX", 1e-9)
    rate, search, say = config.get("learningRate", 1), config.get("lineSearch"), config.get("verbose", False)
    f, g = evaluate("lbfgs", opfunc, x)
    values, evaluations = [f], 1
    state["funcEval"] = state.get("funcEval", 0) + 1
    if g.norm(1).item() <= tolFun:
        return x, values, evaluations
    for nIter in range(1, maxIter + 1):
        count = state["nIter"] = state.get("nIter", 0) + 1
        if count == 1:
            state.update(d=-g, old_dirs=[], old_stps=[], Hdiag=1)
        else:
            _remember(state, g, config.get("nCorrection", 100))
            state["d"] = _direction(g, state["old_dirs"], state["old_stps"], state["Hdiag"])
        d, f_old = state["d"], f
        state["g_old"], state["f_old"] = g.clone(), f
        slope = g.dot(d).item()
        if slope > -tolX:
            break
        state["t"] = t = min(1, 1 / g.norm(1).item()) * rate if count == 1 else rate
        used = 0
        if search is not None:
            f, g, moved, t, used = search(opfunc, x, t, d, f, g, slope, config.get("lineSearchOptions"))
            if moved is not x:
                x.copy_(moved)
            state["t"] = t
            values.append(f)
        else:
            x.add_(t, d)
            if nIter != maxIter:
                f, g = evaluate("lbfgs", opfunc, x)
                used = 1
                values.append(f)
        evaluations += used
        state["funcEval"] += used
        why = _end(nIter == maxIter, evaluations >= maxEval, g.norm(1).item() <= tolFun,
                   abs(t) * d.norm(1).item() <= tolX, abs(f - f_old) < tolX)
        if why:
            if say:
                print(f"lbfgs: {why} after {nIter} steps, f = {f}")
            break
    return x, values, evaluations


def _end(*reasons):
    texts = ("as many steps as maxIter", "as many evaluations as maxEval", "the gradient is below tolFun",
             "the step is below tolX", "f changes less than tolX")
    return next((text for text, holds in zip(texts, reasons, strict=True) if holds), None)
