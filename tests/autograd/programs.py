"""Random programs over all differentiable rows, which can be run in many ways that have to agree.

A program is a list of steps. A step makes its operands of values that earlier steps made: it brings them to the size
and into the domain of a sample of its row, and calls that. What is cut off from the gradient is noted in a first run,
and given back in the runs for differences, so that numeric gradients see it as constant, too."""

import random
from dataclasses import dataclass, field

import numpy as np

import torch
from torch import autograd
from torch._base.arguments import value_of
from torch.autograd import Function, Variable
from torch.testing.cases import Case, defined, grad_names, samples
from torch.testing.gradients import differentiable_outputs
from torch.testing.values import in_place

SIZES = ((3, 4), (5,), (2, 3, 4))
MOST = 400  # elements of a value that later steps use, in programs of small values
LARGE = (203, 301)  # over all thresholds of the C: threads, released GIL, blocks


@dataclass(frozen=True)
class Way:
    """How a program is run."""

    inplace: bool = True
    checkpoint: bool = False
    hooks: bool = True  # gradients are replaced by hooks; else by arithmetic that has the same gradient
    plain: bool = False  # on tensors
    frozen: dict = field(default_factory=dict)  # what is cut off, by step
    replay: bool = False  # take what is cut off from there
    twice: bool = False  # without what has no second gradient

    def cut(self, step, value):
        """Return the value without its gradient."""
        if self.replay:
            kept = self.frozen[step]
            return kept.clone() if self.plain else Variable(kept.clone(), requires_grad=False)
        self.frozen[step] = (value if self.plain else value.data).clone()
        return value if self.plain else value.detach()


def constant(way, array):
    tensor = torch.from_numpy(np.asarray(array, order="C"))
    return tensor if way.plain else Variable(tensor, requires_grad=False)


def as_value(way, value):
    """Return a number, the result of a reduction, as a tensor."""
    return torch.DoubleTensor([value]) if way.plain and isinstance(value, (int, float)) else value


class Cube(Function):
    """x ** 3 in the instance style."""

    def forward(self, x):
        self.save_for_backward(x)
        return x * x * x

    def backward(self, grad):
        x, = self.saved_tensors
        return grad * x * x * 3


class Wave(Function):
    """sin(x) * y in the static style, which gradients of gradients go through."""

    @staticmethod
    def forward(ctx, x, y):
        ctx.save_for_backward(x, y)
        return x.sin() * y

    @staticmethod
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * x.cos() * y, grad * x.sin() if ctx.needs_input_grad[1] else None


class Doubled(Function):
    """2 * x, written into x."""

    @staticmethod
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


def fitted(way, value, array, domain, layout):
    """Return a value with the sample's size and in its domain, apart from all others as the sample's elements are."""
    if not array.size:
        return constant(way, array)
    low, high = domain
    shape = array.shape if layout == "contiguous" else array.shape[::-1]
    flat = value.contiguous().view(-1)
    if flat.numel() < array.size:
        flat = flat.repeat(-(-array.size // flat.numel()))
    moved = flat.narrow(0, flat.numel() - array.size, array.size).view(shape).tanh() * 0.5
    share = (array - low) / (high - low) * 0.96 + 0.02
    share = share if layout == "contiguous" else share.transpose()
    result = (moved + constant(way, np.log(share / (1 - share)))).sigmoid() * (high - low) + low
    return result if layout == "contiguous" or result.dim() < 2 else result.permute(*range(result.dim())[::-1])


class Step:
    """A step, whose operands are drawn once, by the positions of values."""

    def __init__(self, number, rows, random, large):
        self.number, self.random, self.large = number, random, large
        self.kind = random.choice(("row",) * 6 + ("inplace",) * 4 + tuple(OTHERS))
        self.sources, self.layout = [random.random() for _ in range(8)], random.choice(("contiguous", "turned"))
        self.choice = random.random()
        if self.kind in ("row", "inplace"):
            chosen = [row for row in rows if self.kind == "row" or (in_place(row) and row.is_method)]
            self.row = random.choice(chosen)
            if self.row.op == "view_as_complex":  # its pairs lie side by side
                self.layout = "contiguous"
            self.case = self._case()
            self.names = grad_names(self.row, self.case)

    def _case(self):
        result = [sample for sample in samples(self.row)
                  if not (self.row.body.kind == "reduce" and defined(Case(self.row, sample, "Double")) is None)]
        sample = self.random.choice(result)
        stated = any(isinstance(given, dict) for given in sample.values())
        if self.large and self.row.body.kind == "loop" and not self.row.states and not stated:
            sample = {name: list(LARGE) if isinstance(given, list) else given for name, given in sample.items()}
        return Case(self.row, sample, "Double", self.number)

    def __repr__(self):
        if self.kind not in ("row", "inplace"):
            return self.kind
        values = {k: v.shape if isinstance(v, np.ndarray) else v for k, v in self.case.values.items()}
        return f"{self.kind} {self.row.op} {values} {self.layout}"

    def picked(self, values, k):
        return values[int(self.sources[k] * len(values))]

    def operands(self, way, values):
        taken = iter(range(100))

        def made(name, array):
            if not isinstance(array, np.ndarray):
                return array
            k = next(taken)
            if name not in self.names or array.dtype != np.float64:
                return constant(way, array)
            domain = self.row.domain
            low, high = domain.get(name, (-3, 3)) if isinstance(domain, dict) else domain
            value = self.picked(values, k % 8)
            if array.size and not (array.min() >= low and array.max() <= high):  # stated elements, which it stays near
                return constant(way, array) + fitted(way, value, np.zeros_like(array), (-0.01, 0.01), self.layout)
            return fitted(way, value, array, (low, high), self.layout)
        return {name: [made(name, item) for item in value] if isinstance(value, list) else made(name, value)
                for name, value in self.case.values.items()}

    def __call__(self, way, values):
        if self.kind == "row":
            return self._row(way, self.operands(way, values))
        if self.kind == "inplace":
            return self._inplace(way, self.operands(way, values))
        return OTHERS[self.kind](self, way, values)

    def _row(self, way, operands):
        result = differentiable_outputs(self.row, self.case.call(operands))
        return [as_value(way, value) for value in result]

    def _inplace(self, way, operands):
        """Another row reads the value, which is then overwritten, and read again."""
        name = self.row.self_parameter.name
        first = operands.pop(name)
        rest = {key: value for key, value in operands.items() if value is not None}
        if isinstance(first, (int, float)) or first.dim() and first.size(0) == 0:
            return []
        first = first.clone()
        before = READERS[int(self.choice * len(READERS))](first)
        if way.inplace:
            try:
                result = getattr(first, f"{self.row.public}_")(**rest)
                assert result is first
            except (ValueError, RuntimeError) as error:  # the result has another size than the operand
                assert "size" in str(error) or "need" in str(error), error
                result = first
        else:
            result = getattr(first, self.row.public)(**rest)
            result = first if isinstance(result, (int, float)) or result.size() != first.size() else result
        return [before, result, result * before] if before.size() == result.size() else [before, result]


READERS = (torch.exp, torch.sigmoid, lambda x: x * 3 - 1, lambda x: x.cumsum(-1), lambda x: -x, lambda x: x / 2,
           lambda x: x.clone() * x.clone(), lambda x: x.contiguous().view(-1).exp())


def split(step, way, values):
    """Views of a value, of which some are read later."""
    value = step.picked(values, 0).contiguous().view(-1)
    half = max(value.numel() // 2, 1)
    return [value.narrow(0, 0, half), value[value.numel() - half:], value.unsqueeze(0).expand(3, value.numel())]


def assigned(step, way, values):
    """Part of a value is overwritten with a number, another with a value."""
    value = step.picked(values, 0).contiguous().view(-1).clone()
    other = step.picked(values, 1).contiguous().view(-1)[:1].tanh()
    before = value * 3
    if way.inplace:
        value[:1] = other
        value[-1] = 0.25
        value *= 0.5
        return [before, value]
    last = constant(way, np.full(1, 0.25))
    parts = [other, value[1:-1], last] if value.numel() > 2 else [other, last] if value.numel() == 2 else [last]
    return [before, torch.cat(parts) * 0.5]


VIEWS = (lambda v: v[:1], lambda v: v.narrow(-1, 0, 1), lambda v: v.unsqueeze(0), lambda v: v[::2],
         lambda v: v.select(0, v.size(0) - 1), lambda v: v.narrow(0, v.size(0) // 2, 1),
         lambda v: v.t() if v.dim() == 2 else v.view_as(v), lambda v: v.view(-1) if v.is_contiguous() else v,
         lambda v: v.transpose(0, -1), lambda v: v.unfold(0, 1, 1), lambda v: v.chunk(2)[0])
VIEWS_OF_ONE = (lambda v: v.unsqueeze(0), lambda v: v.view(1, 1), lambda v: v[...], lambda v: v[None])  # without dims
CHANGES = (lambda v, other: v.sin_(), lambda v, other: v.mul_(other), lambda v, other: v.zero_(),
           lambda v, other: v.add_(other), lambda v, other: v.copy_(other.clone()),
           lambda v, other: v.mul_(-2))


def viewed(step, way, values):
    """Change views in place, and with them their bases."""
    drawn = random.Random(step.choice)
    other = step.picked(values, 1).contiguous().view(-1)[0]
    # Of data that is not recorded no other views are known when a gradient comes in through one of them.
    shown = [step.picked(values, 0).contiguous() + other * 0]
    for _ in range(drawn.randrange(2, 6)):
        given = drawn.choice(shown)
        shown.append(drawn.choice(VIEWS if given.dim() else VIEWS_OF_ONE)(given))
        one = drawn.choice(shown)
        drawn.choice(CHANGES)(one, other.expand_as(one))
        if drawn.random() < 0.2:
            del shown[drawn.randrange(len(shown))]
            shown = shown or [one]
    return shown


def hooked(step, way, values):
    """A Function whose gradient is three times the right one."""
    value = step.picked(values, 0) * 1
    if way.hooks and not way.plain and value.requires_grad:
        value.register_hook(lambda gradient: gradient * 3)
        way.cut(step.number, value)
        return [value]
    return [value * 3 - way.cut(step.number, value) * 2]


def cut(step, way, values):
    """Return a value and the same without a gradient, by each of the ways to that."""
    value = step.picked(values, 0)
    if not way.plain and not way.replay:
        if step.choice < 0.3:
            with autograd.no_grad():
                other = value.tanh() * 2
            way.cut(step.number, other)
            return [value * other]
        if step.choice < 0.6:
            volatile = (Variable(value.data, volatile=True).tanh() * 2)
            assert volatile.volatile and not volatile.requires_grad
            way.cut(step.number, volatile)
            return [value * Variable(volatile.data, requires_grad=False)]
        other = value.tanh() * 2
        way.cut(step.number, other)
        return [value * (other.detach_() if step.choice < 0.8 else other.detach())]
    return [value * way.cut(step.number, value.tanh() * 2)]


def user_defined(step, way, values):
    x, y = (step.picked(values, k).contiguous().view(-1)[:1].tanh() for k in range(2))
    if way.plain or way.replay:
        return [x * x * x, x.sin() * y, y.clone() * 2]
    z = y.clone()
    return [x * x * x if way.twice else Cube()(x), Wave.apply(x, y), Doubled.apply(z)]


OTHERS = {"split": split, "viewed": viewed, "assigned": assigned, "hooked": hooked, "cut": cut,
          "user_defined": user_defined}


class Program:
    """Steps drawn from a seed, and the leaves that they start from."""

    def __init__(self, rows, seed, count, large=False):
        drawn = random.Random(seed)
        self.seed, self.large = seed, large
        self.steps = [Step(k, rows, drawn, large) for k in range(count)]
        numbers = np.random.default_rng(seed)
        self.leaves = [numbers.uniform(-1, 1, LARGE if large else size) for size in SIZES]

    def __repr__(self):
        return "\n".join([f"program {self.seed}", *map(repr, self.steps)])

    def values(self, way, leaves):
        """Return all values of a run: those of the leaves, then those of the steps."""
        values = list(leaves)
        groups = [self.steps[k:k + 3] for k in range(0, len(self.steps), 3)]
        for group in groups:
            def run(*given, group=group):
                result = list(given)
                for step in group:
                    result += [value for value in step(way, result) if self._usable(value)]
                return tuple(result[len(given):])
            values += autograd.checkpoint(run, *values) if way.checkpoint else run(*values)
        return values

    def _usable(self, value):
        most = 4 * LARGE[0] * LARGE[1] if self.large else MOST
        return ("DoubleTensor" in value.type() and 0 < value.numel() <= most
                and bool(np.abs(value_of(value).numpy()).max() < 1e6))

    def weights(self, values):
        """Return the gradients of the roots; most values are roots."""
        drawn = np.random.default_rng(self.seed)
        return [np.array(drawn.uniform(0.5, 1.5, tuple(v.size())) * (drawn.uniform() < 0.8)) for v in values]

    def total(self, way, leaves):
        """Return the sum that is differentiated, a number or a Variable."""
        values = self.values(way, leaves)
        return sum((value.tanh() * constant(way, weight)).sum()
                   for value, weight in zip(values, self.weights(values), strict=True))

    def variables(self):
        return [Variable(torch.from_numpy(leaf.copy())) for leaf in self.leaves]

    def roots(self, way, leaves):
        """Return the start of a pass with several roots: Variables and their gradients."""
        values = self.values(way, leaves)
        pairs = [(value.tanh(), torch.from_numpy(weight))
                 for value, weight in zip(values, self.weights(values), strict=True) if value.requires_grad]
        return tuple(zip(*pairs, strict=True))

    def gradients(self, way):
        """Return the leaves' gradients of one pass."""
        leaves = self.variables()
        autograd.backward(*self.roots(way, leaves))
        return [array_of(leaf.grad, leaf) for leaf in leaves]

    def directions(self):
        """Return a direction for each leaf, in few elements of large ones."""
        drawn = np.random.default_rng(self.seed + 1)
        return [drawn.choice([-1.0, 1.0], leaf.shape) * (drawn.uniform(size=leaf.shape) < (0.001 if self.large else 2))
                for leaf in self.leaves]


def array_of(gradient, leaf):
    """Return a gradient's elements, or zeros without a gradient."""
    return np.zeros(leaf.size()) if gradient is None else gradient.data.numpy().copy()


def slopes(function, arrays, directions):
    """Central differences of a number along the directions, for several steps."""
    for step in (1e-5, 1e-6, 1e-4):
        above, below = (function([a + sign * step * d for a, d in zip(arrays, directions, strict=True)])
                        for sign in (1, -1))
        yield (above - below) / (2 * step)
