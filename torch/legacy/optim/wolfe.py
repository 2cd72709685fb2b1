"""lswolfe: a line search that brackets a step and then narrows the bracket, for lbfgs' lineSearch."""

from torch.legacy.optim.steps import evaluate
from torch.optim.wolfe import minimum


class _Line:
    """Points on a line: (step, f, slope, gradient)."""

    def __init__(self, opfunc, x, d, f, g, gtd, options):
        self.opfunc, self.x, self.d, self.start = opfunc, x, d, x.clone()
        self.f, self.g, self.slope, self.count = f, g.clone(), gtd, 0
        self.c1, self.c2 = options.get("c1", 1e-4), options.get("c2", 0.9)

    def at(self, t):
        self.x.copy_(self.start).add_(t, self.d)
        f, gradient = evaluate("lswolfe", self.opfunc, self.x)
        self.count += 1
        return t, f, gradient.dot(self.d).item(), gradient.clone()

    def too_high(self, point):
        return point[1] > self.f + self.c1 * point[0] * self.slope

    def flat(self, point):
        return abs(point[2]) <= -self.c2 * self.slope

    def bracket(self, here, most):
        """Return (two points around a step that fits, or one that does, the steps taken)."""
        first = before = (0, self.f, self.slope, self.g)
        for count in range(most):
            if self.too_high(here) or count > 1 and here[1] >= before[1]:
                return [before, here], count
            if self.flat(here):
                return [here], count
            if here[2] >= 0:
                return [before, here], count
            t = minimum(before, here, here[0] + 0.01 * (here[0] - before[0]), here[0] * 10)
            before, here = here, self.at(t)
        return [first, here], most

    def narrow(self, pair, count, most, tolX):
        """Return the bracket when one of its points fits, or it is too small, or the steps are used up."""
        stalled = False
        while count < most:
            low = int(pair[1][1] < pair[0][1])
            t, stalled = _inside(pair, stalled)
            here = self.at(t)
            count += 1
            if self.too_high(here) or here[1] >= pair[low][1]:
                pair[1 - low] = here
            else:
                if self.flat(here):
                    return [here]
                if here[2] * (pair[1 - low][0] - pair[low][0]) >= 0:
                    pair[1 - low] = pair[low]
                pair[low] = here
            if abs((pair[0][0] - pair[1][0]) * here[2]) < tolX:
                break
        return pair


def _inside(pair, stalled):
    """Return (a step by cubic interpolation, whether it is near an end); move the second such step in a row inwards."""
    smallest, largest = sorted((pair[0][0], pair[1][0]))
    t = minimum(*pair, smallest, largest)
    if min(largest - t, t - smallest) >= 0.1 * (largest - smallest):
        return t, False
    if not stalled and smallest < t < largest:
        return t, True
    share = 0.1 * (largest - smallest)
    return (largest - share if largest - t < t - smallest else smallest + share), False


def lswolfe(opfunc, x, t, d, f, g, gtd, options=None):
    """Move x along d by a step t with the strong Wolfe conditions. Returns (f, gradient, x, t, evaluations).

    t: the first step to try. f, g: value and gradient at x; gtd: their slope along d. options: c1 1e-4, c2 0.9, tolX
    1e-9: a bracket whose length times slope is below ends the search; maxIter 20 steps of it. Source: Nocedal and
    Wright, Numerical Optimization, algorithms 3.5 and 3.6, with the safeguards of Schmidt's minFunc.
    """
    options = {} if options is None else options
    most = options.get("maxIter", 20)
    line = _Line(opfunc, x, d, f, g, gtd, options)
    points, count = line.bracket(line.at(t), most)
    if len(points) > 1:
        points = line.narrow(points, count, most, options.get("tolX", 1e-9))
    t, f, _, gradient = min(points, key=lambda point: point[1])
    x.copy_(line.start).add_(t, d)
    return f, gradient, x, t, line.count
