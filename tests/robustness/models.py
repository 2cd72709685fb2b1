"""Fuzzed models: modules, their state, conversion and hooks, losses, initial values and optimizers."""

from world import is_variable

import torch
from torch import nn, optim
from torch.autograd import Variable
from torch.nn import functional, init

NAMED = [getattr(nn, name) for name in sorted(dir(nn))]
KINDS = [kind for kind in NAMED if isinstance(kind, type) and issubclass(kind, nn.Module)]
FUNCTIONS = [f for name in sorted(dir(functional)) if callable(f := getattr(functional, name)) and name[0] != "_"]
FILLERS = [getattr(init, name) for name in init.__all__]


def module(world):
    """Return a module of any kind, made with small numbers."""
    kind = world.pick(KINDS)
    result = kind(*(world.random.randrange(1, 4) for _ in range(world.random.randrange(4))))
    world.keep(result)


def _module(world):
    result = [thing for thing in world.others if isinstance(thing, nn.Module)]
    return world.pick(result) if result and world.chance(0.8) else nn.Linear(3, 2)


def run(world):
    m = _module(world)
    sizes = [(2, p.size(1), *(4 for _ in p.size()[2:])) for p in m.parameters() if p.dim() > 1][:1] or [(2, 3)]
    size = sizes[0] if world.chance(0.8) else world.size()
    given = [Variable(world.fresh("Float", size)) for _ in range(world.pick((1, 1, 1, 2)))]
    world.current = given
    y = world.keep(m(*given))
    if is_variable(y):
        y.sum().backward()


def convert(world):
    m = world.keep(_module(world))
    world.pick((m.float, m.double, m.half, m.cpu, m.train, m.eval, m.zero_grad, m.state_dict,
                lambda: m.type(world.value()), lambda: m.load_state_dict(world.value()),
                lambda: m.load_state_dict(_module(world).state_dict()), lambda: repr(m),
                lambda: m._apply(lambda t: world.evil()(t))))()


def attribute(world):
    m = world.keep(_module(world))
    name = world.pick(("weight", "bias", "extra", "training", "_parameters", "inner"))
    value = world.pick((world.value(), nn.Parameter(world.fresh("Float")), nn.Linear(1, 1), None))
    setattr(m, name, value) if name != "_parameters" else m.register_parameter("p", value)


def hook(world):
    m = world.keep(_module(world))

    def called(*given):
        if world.chance(0.3):
            world.evil_used = True
            world.mischief()
        return None

    world.keep(m.register_forward_hook(called) if world.chance(0.5) else m.register_backward_hook(called))


def call(world):
    f = world.pick(FUNCTIONS)
    given = [world.value() if world.chance(0.2) else Variable(world.fresh("Float"))]
    given += [world.variable() if world.chance(0.5) else world.number() for _ in range(world.random.randrange(3))]
    world.current = given
    y = world.keep(f(*given))
    if is_variable(y):
        y.sum().backward()


def fill(world):
    world.pick(FILLERS)(world.fresh("Float") if world.chance(0.8) else world.value(), world.number())


def optimizer(world):
    m = _module(world)
    kind = world.pick((optim.SGD, optim.Adam))
    options = {"lr": world.number()} | ({"momentum": world.number()} if kind is optim.SGD and world.chance(0.5) else {})
    world.keep(kind(m if world.chance(0.3) else list(m.parameters()), **options))


def step(world):
    result = [thing for thing in world.others if isinstance(thing, optim.Optimizer)]
    if not result:
        return optimizer(world)
    o = world.pick(result)
    parameters = [p for group in o.param_groups for p in group["params"]]
    world.current = parameters
    for p in parameters:
        if world.chance(0.7):
            p.grad = Variable(world.fresh("Float", p.size()))
        if world.chance(0.1):
            p.data.resize_(*world.size())
        if world.chance(0.1):
            p.data = world.tensor()
    if world.chance(0.2):
        o.param_groups[0][world.pick(("lr", "momentum", "nesterov", "params", "weight_decay"))] = world.value()
    world.pick((o.step, o.step, o.zero_grad, o.state_dict, lambda: o.load_state_dict(world.value()), lambda: repr(o),
                lambda: o.step(world.value())))()


def settings(world):
    world.pick((lambda: torch.set_num_threads(world.value()), lambda: torch.set_default_tensor_type(world.value()),
                lambda: torch.manual_seed(world.value()), lambda: torch.set_printoptions(world.value()),
                lambda: torch.set_rng_state(world.value()), torch.get_rng_state, torch.empty_cache,
                lambda: torch.typename(world.value())))()
    torch.set_default_tensor_type(torch.FloatTensor)
    torch.set_num_threads(1)
    torch.set_printoptions(profile="default")


ACTIONS = (module, run, convert, attribute, hook, call, call, fill, optimizer, step, step, settings)
