"""Fuzzed graphs: Variables, headers changed under them, hooks, Functions, re-entrant passes and what nodes tell."""

from evil import OddVariable
from world import TYPES, is_variable

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


BINARY = ("add", "sub", "mul", "div", "mm", "max", "fmod", "dist", "expand_as", "pow", "add_", "mul_", "cat", "where")
UNARY = ("exp", "t", "clone", "sigmoid", "norm", "prod", "sum", "exp_", "detach", "detach_", "squeeze", "contiguous",
         "max", "std", "float", "double", "tanh", "abs")
NUMBERED = {"view": 1, "select": 2, "narrow": 3, "transpose": 2, "unsqueeze": 1, "sum": 1, "max": 1, "repeat": 2,
            "unfold": 3, "expand": 3, "mul": 1, "pow": 1, "clamp": 2, "kthvalue": 2, "topk": 2, "renorm": 3}


def combine(world):
    a, b = world.differentiable(), world.differentiable() if world.chance(0.8) else world.value()
    if world.chance(0.5) and is_variable(b) and a.size() != b.size():
        b = world.keep(Variable(world.fresh(a.data.type()[6:-6], a.size())))
    world.current = [a, b]
    name = world.pick(BINARY)
    world.keep(torch.cat([a, b], world.int()) if name == "cat" else getattr(a, name)(b))


def change(world):
    a = world.differentiable()
    world.current = [a]
    if world.chance(0.5):
        world.keep(getattr(a, world.pick(UNARY))())
    else:
        name = world.pick(list(NUMBERED))
        world.keep(getattr(a, name)(*(world.int(0.15) for _ in range(NUMBERED[name]))))


def spoil(world):
    """Return a recorded operation whose operands or result change before its backward."""
    a, b = world.differentiable(), Variable(world.fresh("Double", (3, 3)))
    y = world.pick((lambda: a * b, lambda: a + b, lambda: a.exp(), lambda: a.mm(b), lambda: a.sum(0), lambda: a.t(),
                    lambda: a.view(-1), lambda: torch.cat([a, b]), lambda: a.max(0)[0], lambda: a.prod(),
                    lambda: a.narrow(0, 0, 1), lambda: a.unfold(0, 1, 1), lambda: a[0], lambda: a.norm()))()
    world.keep(y)
    gradient = world.pick((y.data.clone(), Variable(y.data.clone())))
    world.current = [a, b, y, gradient]
    for _ in range(world.random.randrange(1, 3)):
        world.mischief()
    y.backward(gradient, retain_variables=world.chance(0.5), create_graph=world.chance(0.4))


def backward(world):
    v = world.differentiable()
    world.current = [v]
    gradient = world.pick((None, v.data.clone(), v.data, Variable(v.data.clone()), world.value()))
    v.backward(gradient, retain_variables=world.chance(0.6), create_graph=world.chance(0.3))


def backward_many(world):
    roots = [world.differentiable() for _ in range(world.random.randrange(4))]
    autograd.backward(roots, [v.data.clone() for v in roots] if world.chance(0.8) else world.value(),
                      retain_variables=world.chance(0.6), create_graph=world.chance(0.3))


def gradients(world):
    y = world.differentiable()
    inputs = [world.differentiable() for _ in range(world.random.randrange(1, 3))]
    world.keep(autograd.grad(y, inputs, world.pick((None, y.data.clone(), world.tensor())),
                             create_graph=world.chance(0.5)))


def header(world):
    """Return the tensor below a recorded Variable changes."""
    v = world.variable()
    world.pick((lambda: v.data.resize_(*world.size()), lambda: v.data.set_(world.tensor()),
                lambda: setattr(v, "data", world.tensor()), lambda: setattr(v, "data", v.data.double()),
                lambda: v.data.storage().resize_(world.pick((0, 1, 1000))), lambda: v.data.fill_(1),
                lambda: setattr(v, "data", world.value()), lambda: v.data.t_() if v.data.dim() == 2 else None))()


def attributes(world):
    v = world.variable()
    name = world.pick(("grad", "_grad", "requires_grad", "volatile", "data", "_hooks", "creator", "output_nr",
                       "__class__", "__dict__", "anything"))
    setattr(v, name, world.value())


def hook(world):
    """Return a hook looks, replaces, changes, goes backward again, or removes itself."""
    v = world.differentiable()

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
    v = world.differentiable()
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
        world.keep([before for before, _ in n.previous_functions if is_variable(before)])
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
    """Return a long chain, gradients of gradients, dropped in any order."""
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


ACTIONS = (make, spoil, spoil, combine, combine, combine, change, change, change, backward, backward, backward_many,
           gradients, header, header, attributes, hook, hook, node, node, function, chain, integers)
