"""Fuzzed functions that are traced, compiled, mapped or recorded, and whose operands change meanwhile: their own body,
a hook, or the code between two calls resizes them, moves their memory, or exchanges their data.

What was chosen for the operands before must not be trusted after.
"""

from fused import CALM_PAIRS, CALM_ROWS, EXACT, PAIRS, ROWS, SMOOTH, WHOLE, Program, _operands, compiled
from liars import lying_tensor
from world import is_variable

import torch
from torch import func
from torch.utils.checkpoint import checkpoint

MANY = ((EXACT, PAIRS, ROWS), (EXACT, PAIRS), (SMOOTH, CALM_PAIRS, CALM_ROWS), (EXACT, ROWS, WHOLE))


class Meddler(Program):
    """A program that does mischief while it runs, and reads tensors that are no arguments."""

    def __init__(self, world, operands):
        super().__init__(world, world.pick(MANY), operands, world.random.randrange(1, 9))
        self.world, self.often = world, world.pick((0.0, 0.3, 1.0))
        self.captured = [world.either() for _ in range(world.random.randrange(3))]
        world.evil_used = True

    def __call__(self, *operands):
        if self.world.chance(self.often):
            self.world.mischief()
        result = super().__call__(*operands)
        for one in self.captured:
            result = one - result if self.world.chance(0.5) else result * one
        if self.world.chance(self.often):
            self.world.mischief()
        return result


def _given(world, count):
    """Return operands: fitting ones, of any size, or some of which lie about themselves."""
    given = _operands(world, count, world.pick(("exact", "any")))
    for k in range(count):
        if world.chance(0.2):
            given[k] = world.either()
        if world.chance(0.1):
            given[k] = lying_tensor(world, given[k])
    return given


def _seen(world, gradient):
    """Do mischief in a hook, also to the gradient that it sees; perhaps give another one for it."""
    world.current = [*world.current, gradient]
    world.mischief()
    return torch.ones_like(gradient) if world.chance(0.3) else None


def _backward(world, result):
    """Go backward through what is left of a result, perhaps after its operands have changed."""
    for one in result if isinstance(result, (tuple, list)) else (result,):
        if is_variable(one) and world.chance(0.7):
            if world.chance(0.5):
                world.mischief()
            if world.chance(0.3):
                one.register_hook(lambda grad: _seen(world, grad))
            if world.chance(0.2):  # a sum of two gradients, of which the caller holds one
                torch.autograd.backward([one, one.sum()], [world.keep(torch.ones_like(one.data)), None],
                                        retain_graph=world.chance(0.7))
            one.sum().backward(create_graph=world.chance(0.3), retain_graph=world.chance(0.3))


def _called(world, function, given, captured=()):
    for _ in range(world.random.randrange(1, 5)):
        world.calls += 1
        world.current = [*given, *captured]
        _backward(world, world.keep(function(*given)))
        if world.chance(0.5):
            world.mischief()


def fused(world):
    """A fused function: its program was chosen for the operands before the trace."""
    count = world.random.randrange(1, 4)
    meddler = Meddler(world, count)
    function = world.keep(torch.fuse(meddler.as_function()))
    _called(world, function, _given(world, count), meddler.captured)


def planned(world):
    """A compiled function that replays a plan, while what it captured changes."""
    count = world.random.randrange(1, 4)
    meddler, given = Meddler(world, count), _given(world, count)
    function = world.keep(torch.compile(meddler.as_function()))
    for _ in range(2 * compiled.TRIALS + 2):
        world.calls += 1
        world.current = [*given, *meddler.captured]
        try:
            world.keep(function(*given))
        except (RuntimeError, TypeError, ValueError, IndexError):
            continue
    _called(world, function, _given(world, count), meddler.captured)


TRANSFORMS = (
    lambda f: func.vmap(f), lambda f: func.vmap(f, in_dims=-1), lambda f: func.vmap(f, out_dims=1),
    lambda f: func.grad(lambda *given: f(*given).sum()), lambda f: lambda *given: func.vjp(f, *given)[0],
    lambda f: lambda *given: func.jvp(f, given, given), lambda f: func.jacrev(f), lambda f: func.jacfwd(f),
    lambda f: lambda *given: checkpoint(f, *given, use_reentrant=False),
    lambda f: lambda *given: torch.autograd.functional.vjp(lambda *x: f(*x).sum(), given)[1],
)  # fmt: skip


def transformed(world):
    """A function under vmap, in forward or reverse mode, or run again in backward."""
    count = world.random.randrange(1, 3)
    meddler = Meddler(world, count)
    given = [one.detach() if world.chance(0.5) else one for one in _given(world, count)]
    _called(world, world.pick(TRANSFORMS)(meddler.as_function()), given, meddler.captured)


def own(world):
    """An autograd.Function whose forward and backward change what they got."""
    class Own(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, y):
            ctx.save_for_backward(x, y)
            world.mischief()
            return x * y

        @staticmethod
        def backward(ctx, grad):
            world.mischief()
            x, y = ctx.saved_tensors
            world.mischief()
            return grad * y, grad * x

    world.evil_used = True
    _called(world, Own.apply, _given(world, 2))


ACTIONS = (fused, fused, planned, transformed, transformed, own)
