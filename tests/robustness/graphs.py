"""Fuzzed graphs: Variables, headers changed under them, hooks, Functions, re-entrant passes and what nodes tell."""

from evil import OddVariable
from world import TYPES

import torch
from torch import autograd
from torch.autograd import Function, Variable


def make(world):
    """Any Variable of any tensor."""
    kind = OddVariable if world.chance(0.1) else Variable
    v = kind(world.tensor() if world.chance(0.9) else world.value(), requires_grad=world.chance(0.7))
    if kind is OddVariable:
        v.world = world
    world.keep(v)


def combine(world):
    a, b = world.variable(), world.variable() if world.chance(0.8) else world.value()
    world.current = [a, b]
    name = world.pick(("add", "sub", "mul", "div", "mm", "max", "fmod", "dist", "expand_as", "view_as", "cat", "pow",
                       "add_", "mul_", "copy_"))
    world.keep(torch.cat([a, b], world.int()) if name == "cat" else getattr(a, name)(b))


def change(world):
    a = world.variable()
    world.current = [a]
    name = world.pick(("sum", "exp", "t", "view", "clone", "sigmoid", "norm", "prod", "expand", "narrow", "select",
                       "transpose", "exp_", "zero_", "detach", "detach_", "unsqueeze", "squeeze", "contiguous", "cumsum",
                       "sort", "max", "std", "float", "double", "repeat", "index_select", "unfold"))
    numbers = [world.int(0.15) for _ in range(world.random.randrange(4))]
    world.keep(getattr(a, name)(*numbers))


def backward(world):
    v = world.variable()
    world.current = [v]
    gradient = world.pick((None, v.data.clone(), v.data, Variable(v.data.clone()), world.value()))
    v.backward(gradient, retain_variables=world.chance(0.6), create_graph=world.chance(0.3))


def backward_many(world):
    roots = [world.variable() for _ in range(world.random.randrange(4))]
    autograd.backward(roots, [v.data.clone() for v in roots] if world.chance(0.8) else world.value(),
                      retain_variables=world.chance(0.6), create_graph=world.chance(0.3))


def gradients(world):
    world.keep(autograd.grad(world.variable(), [world.variable(), world.variable()], world.pick((None, world.tensor())),
                             create_graph=world.chance(0.5)))


def header(world):
    """The tensor below a recorded Variable changes."""
    v = world.variable()
    world.pick((lambda: v.data.resize_(*world.size()), lambda: v.data.set_(world.tensor()),
                lambda: setattr(v, "data", world.tensor()), lambda: setattr(v, "data", v.data.double()),
                lambda: v.data.storage().resize_(world.pick((0, 1, 1000))), lambda: v.data.fill_(1),
                lambda: setattr(v, "data", world.value()), lambda: v.data.t_() if v.data.dim() == 2 else None))()


def attributes(world):
    v = world.variable()
    name = world.pick(("grad", "_grad", "requires_grad", "volatile", "data", "_hooks", "creator", "output_nr", "__class__",
                       "__dict__", "anything"))
    setattr(v, name, world.value())


def hook(world):
    """A hook looks, replaces, changes, goes backward again, or removes itself."""
    v = world.variable()

    def called(*given):
        world.current = [*given]
        if world.chance(0.5):
            world.evil_used = True
            world.mischief()
        gradient = given[0]
        return world.pick((None, None, None, gradient, world.variable() if world.chance(0.2) else None))

    handle = v.register_hook(called) if world.chance(0.7) or v.creator is None else v._node.register_hook(called)
    world.keep(handle)
    if world.chance(0.2):
        handle.remove()


def node(world):
    """Everything that a node tells, asked with anything."""
    v = world.variable()
    n = v._node
    if n is None:
        return
    world.keep(n)
    question = world.random.randrange(10)
    if question < 3:
        world.keep(n.value(world.pick(("input", "other", "dim", "output", "index", world.int(), world.value()))))
    elif question == 3:
        n.size(world.pick((world.int(), world.value())))
    elif question == 4:
        world.keep(n.zeros(world.pick((0, 1, world.int(), world.value()))))
    elif question == 5:
        n.dropped, n.needs_input_grad, n.row, n.function, n.name, n.where, repr(n)
    elif question == 6:
        world.keep([before for before, _ in n.previous_functions if isinstance(before, Variable)])
    elif question == 7:
        n._hooks = world.pick((None, {}, {0: {}}, {-1: {}}, world.value()))
    elif question == 8:
        world.variable()._attach(n, world.int(0))
    else:
        v._writes(), v._version


class Odd(Function):
    """Does in forward and backward what the world wants."""

    world = None

    def forward(self, *tensors):
        self.save_for_backward(*tensors)
        self.world.current = [*tensors]
        if self.world.chance(0.3):
            self.world.mischief()
        self.made = self.world.random.randrange(1, 7)
        return tuple(self.world.pick((tensors[0], tensors[0].clone(), self.world.fresh())) for _ in range(self.made))

    def backward(self, *gradients):
        self.world.current = [*gradients]
        if self.world.chance(0.3):
            self.world.mischief()
        saved = self.saved_tensors
        given = [t.clone() if self.world.chance(0.8) else self.world.value() for t in saved]
        return tuple(given) if self.world.chance(0.9) else self.world.value()


class Static(Function):
    """The same in the static style."""

    world = None

    @staticmethod
    def forward(ctx, tensor, other=None):
        ctx.save_for_backward(tensor)
        if Static.world.chance(0.2):
            ctx.mark_dirty(tensor)
            return tensor
        return tensor * 2 if Static.world.chance(0.8) else Static.world.value()

    @staticmethod
    def backward(ctx, gradient):
        Static.world.current = [gradient]
        if Static.world.chance(0.3):
            Static.world.mischief()
        return Static.world.pick((gradient, gradient * 2, None, Static.world.value())), None


def function(world):
    Odd.world = Static.world = world
    world.evil_used = True
    if world.chance(0.5):
        results = Odd()(*[world.variable() for _ in range(world.random.randrange(1, 4))])
    else:
        results = Static.apply(world.variable(), world.value())
    world.keep(results)


def chain(world):
    """A long chain, gradients of gradients, dropped in any order."""
    v = Variable(world.fresh("Double", (2, 2)))
    y = v
    for _ in range(world.random.randrange(60)):
        y = y * v if world.chance(0.5) else y + y
    y.sum().backward(create_graph=True)
    g = v.grad
    world.keep([y, g])
    if world.chance(0.5):
        g.sum().backward()


def integers(world):
    """Integer Variables everywhere."""
    v = Variable(world.fresh(world.pick(TYPES[:5])))
    w = Variable(world.fresh(v.data.type()[6:-6], (1,)))
    y = world.pick((lambda: v + w, lambda: v - w, lambda: v.fmod(w), lambda: v * w, lambda: v.float() * 2))()
    world.keep([v, w, y])
    y.backward(y.data.clone())


ACTIONS = (make, combine, combine, combine, change, change, change, backward, backward, backward_many, gradients, header,
           header, attributes, hook, hook, node, node, function, chain, integers)
