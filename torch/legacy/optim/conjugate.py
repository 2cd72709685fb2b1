"""Conjugate gradients with a line search by cubic interpolation, after Rasmussen's minimize."""

from math import inf, isfinite, nan, sqrt

from torch.legacy.optim.steps import begin, evaluate


class _Line:
    """A search along a direction: evaluates, counts, and keeps the points that interpolation needs."""

    def __init__(self, opfunc, x, config):
        self.opfunc, self.x, self.count = opfunc, x, 0
        self.rho, self.sig = config.get("rho", 0.01), config.get("sig", 0.5)
        self.inside, self.outside = config.get("int", 0.1), config.get("ext", 3.0)

    def evaluate(self):
        self.count += 1
        f, gradient = evaluate("cg", self.opfunc, self.x)
        return float(f), gradient.clone()

    def move(self, step, s):
        """Return (f, gradient, slope) a step further along s."""
        self.x.add_(step, s)
        f, gradient = self.evaluate()
        return f, gradient, gradient.dot(s).item()

    def search(self, s, f1, d1, z1, budget):
        """Return (whether it succeeded, f, gradient, z): minimizes along s from a point of value f1 and slope d1."""
        f2, gradient, d2 = self.move(z1, s)
        f3, d3, z3 = f1, d1, -z1
        limit = -1
        budget -= self.count
        while True:
            while (f2 > f1 + z1 * self.rho * d1 or d2 > -self.sig * d1) and budget > 0:
                limit = z1
                z2 = _within(f1, f2, f3, d2, d3, z3)
                z2 = max(min(z2, self.inside * z3), (1 - self.inside) * z3)
                z1 += z2
                f2, gradient, d2 = self.move(z2, s)
                budget -= 1
                z3 -= z2
            if f2 > f1 + z1 * self.rho * d1 or d2 > -self.sig * d1:
                return False, f2, gradient, z1
            if d2 > self.sig * d1:
                return True, f2, gradient, z1
            # Half an evaluation that is left over, of a maxEval of 12.5, lets the search go on to its end.
            if budget == 0 or not isfinite(f2):
                return False, f2, gradient, z1
            z2 = self._extrapolate(f2, f3, d2, d3, z1, z3, limit)
            f3, d3, z3 = f2, d2, -z2
            z1 += z2
            f2, gradient, d2 = self.move(z2, s)
            budget -= 1

    def _extrapolate(self, f2, f3, d2, d3, z1, z3, limit):
        """Return the next step by cubic extrapolation, kept between bounds."""
        a, b = _cubic(f2, f3, d2, d3, z3)
        z2 = _over(-d2 * z3 * z3, b + _root(b * b - a * d2 * z3 * z3))
        bounded = limit > -0.5
        if not isfinite(z2) or z2 < 0:
            return (limit - z1) / 2 if bounded else z1 * (self.outside - 1)
        if bounded and z2 + z1 > limit:
            return (limit - z1) / 2
        if not bounded and z2 + z1 > z1 * self.outside:
            return z1 * (self.outside - 1)
        if z2 < -z3 * self.inside:
            return -z3 * self.inside
        if bounded and z2 < (limit - z1) * (1 - self.inside):
            return (limit - z1) * (1 - self.inside)
        return z2


def _cubic(f2, f3, d2, d3, z3):
    return _over(6 * (f2 - f3), z3) + 3 * (d2 + d3), 3 * (f3 - f2) - z3 * (d3 + 2 * d2)


def _within(f1, f2, f3, d2, d3, z3):
    """Return the minimum between two points by quadratic or cubic interpolation, or half way if it is not finite."""
    if f2 > f1:
        z2 = z3 - _over(0.5 * d3 * z3 * z3, d3 * z3 + f2 - f3)
    else:
        a, b = _cubic(f2, f3, d2, d3, z3)
        z2 = _over(_root(b * b - a * d2 * z3 * z3) - b, a)
    return z2 if isfinite(z2) else z3 / 2


def _root(value):
    return sqrt(value) if value >= 0 else nan


def _over(a, b):
    """Return a / b by IEEE 754: an infinity or NaN for b = 0."""
    if b:
        return a / b
    return nan if not a or a != a else inf if a > 0 else -inf


def cg(opfunc, x, config, state=None):
    """Minimize by conjugate gradients (Polak and Ribiere). Returns (x, list of f, number of evaluations).

    config: rho 0.01, sig 0.5: what a line search asks of value and slope; int 0.1, ext 3.0: how far interpolation and
    extrapolation may go; maxIter 20 evaluations a search, maxEval 1.25 * maxIter in all; ratio 100: how much a step may
    grow. Source: Rasmussen's minimize.
    """
    config, state = begin("cg", opfunc, x, config, state)
    most = config.get("maxIter", 20)
    all_ = config.get("maxEval", most * 1.25)
    line = _Line(opfunc, x, config)
    f1, df1 = line.evaluate()
    values = [f1]
    s = -df1
    d1 = -s.dot(s).item()
    z1, failed = 1 / (1 - d1), False
    while line.count < abs(all_):
        x0, f0 = x.clone(), f1
        success, f2, df2, z1 = line.search(s, f1, d1, z1, line.count + 1 + min(most, all_ - line.count - 1))
        if success:
            f1 = f2
            values.append(f1)
            s.mul_((df2.dot(df2).item() - df2.dot(df1).item()) / df1.dot(df1).item()).add_(-1, df2)
            df1 = df2
            d2 = df1.dot(s).item()
            if d2 > 0:
                s = -df1
                d2 = -s.dot(s).item()
            z1 *= min(config.get("ratio", 100), _over(d1, d2 - 1e-320))
            d1, failed = d2, False
            continue
        x.copy_(x0)
        f1 = f0
        if failed or line.count > all_:
            break
        df1 = df2
        s = -df1
        d1 = -s.dot(s).item()
        z1, failed = 1 / (1 - d1), True
    state["df1"], state["s"] = df1, s
    return x, values, line.count
