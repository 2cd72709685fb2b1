"""Fuzzed calls of everything public: every method, special method, property and function, found by a search."""

import importlib
import inspect
import io
import operator
import pkgutil
import types

from world import is_variable

import torch
from torch import nn, optim
from torch.autograd import Variable

# What starts processes, waits, prints, draws, or changes settings of all worlds; and settings that models.py tries.
LEFT_OUT = ("torch.multiprocessing", "torch._", "torch.codegen", "torch.utils.data.worker", "torch.utils.data.loader",
            "torch.utils.model_zoo", "torch.utils.ffi", "torch.utils.tensorboard", "torch.hub", "torch.testing",
            "torch.utils.trainer", "torch.serialization", "torch.cuda", "torch.backends", "torch.distributed")
NOT_CALLED = {"explain", "written", "set_num_threads", "set_default_tensor_type", "set_printoptions", "manual_seed",
              "set_rng_state", "seed", "save", "load", "set_flush_denormal", "DataLoader", "load_url", "digits",
              "set_default_dtype", "load_lua", "set_sharing_strategy", "set_start_method", "gradcheck",
              "gradgradcheck", "detect_anomaly", "set_detect_anomaly", "set_anomaly_enabled", "blobs", "main"}
# With a size that is asked for these take the time of its elements; the limit of time would end them.
SPECIAL = sorted({name for kind in (torch.FloatTensor, Variable, torch.Size, torch.FloatStorage) for name in dir(kind)
                  if name.startswith("__") and name.endswith("__")}
                 - {"__del__", "__init_subclass__", "__subclasshook__", "__class__"})


def _public_functions():
    """Return every function and class of torch's public modules, by where it is found."""
    result = {}
    modules = [torch]
    for info in pkgutil.walk_packages(torch.__path__, "torch.", onerror=lambda name: None):
        if not info.name.startswith(LEFT_OUT) and "._" not in info.name:
            try:
                modules.append(importlib.import_module(info.name))
            except ImportError:
                continue
    for module in modules:
        names = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
        for name in names:
            thing = getattr(module, name, None)
            if callable(thing) and name not in NOT_CALLED and not isinstance(thing, types.ModuleType):
                home = getattr(thing, "__module__", None) or "torch"
                if home.split(".")[0] == "torch" and not home.startswith(("torch.multiprocessing", "torch.codegen")):
                    result[f"{module.__name__}.{name}"] = thing
    return result


FUNCTIONS = _public_functions()
NAMES = sorted(FUNCTIONS)


def _room(thing):
    """Places for about as many arguments as a function has."""
    try:
        return len(inspect.signature(thing).parameters)
    except (TypeError, ValueError):
        return 3


def _small(world):
    """Return a value that calls accept more often than others."""
    kind = world.random.randrange(8)
    if kind < 3:
        return world.either()
    if kind < 5:
        return world.random.randrange(4)
    if kind == 5:
        return [world.random.randrange(3) for _ in range(world.random.randrange(4))]
    return [world.either() for _ in range(world.random.randrange(1, 4))] if kind == 6 else world.value()


def _given(world, most):
    given = [_small(world) if world.chance(0.8) else world.value() for _ in range(world.random.randrange(most + 1))]
    world.current = given
    return given


def _receiver(world):
    """Anything that has methods."""
    kind = world.random.randrange(9)
    if kind < 3:
        return world.tensor()
    if kind < 6:
        return world.variable()
    return world.pick((world.tensor().storage(), world.tensor().size(), world.differentiable()._node, world.other()))


def _backward(world, value):
    for item in value if isinstance(value, (tuple, list)) else (value,):
        if is_variable(item) and world.chance(0.5):
            item.backward(item.data.clone(), create_graph=world.chance(0.4), retain_variables=world.chance(0.5))
            return


UNFIT = {"explain", "share", "share_memory", "share_memory_", "cuda", "apply_", "map_", "map2_", "send", "recv",
         "from_file"}


KNOWN = {}  # by class: to sort the names of a tensor takes longer than most calls


def _names(thing):
    """Return the public methods and properties that calls try."""
    known = None if getattr(thing, "__dict__", None) else KNOWN.get(type(thing))
    if known is None:
        known = [name for name in dir(thing) if name[0] != "_" and name not in UNFIT]
        if not getattr(thing, "__dict__", None) and type(thing).__module__.split(".")[0] == "torch":
            KNOWN[type(thing)] = known
    return known


def method(world):
    """Any method or property of anything."""
    thing = _receiver(world)
    if not type(thing).__module__.split(".")[0] == "torch" and type(thing).__module__ not in ("evil", "graphs"):
        return
    names = _names(thing)
    if not names:
        return
    result = getattr(thing, world.pick(names))
    if not callable(result):
        world.keep(result)
        return
    given = _given(world, min(_room(result), 4))
    world.current.append(thing)
    _backward(world, world.keep(result(*given)))


def keyword(world):
    """Any method with keywords, right and wrong ones."""
    thing = world.either()
    result = getattr(thing, world.pick(_names(thing)))
    names = ["out", "dim", "input", "other", "keepdim", "value", "alpha", "n", "self", "source", "create_graph",
             "size", "stride", "min", "max", "p", "k", "index", "tensor", "mask"]
    if callable(result):
        keywords = {world.pick(names): _small(world) for _ in range(world.random.randrange(1, 3))}
        world.current = list(keywords.values())
        world.keep(result(*_given(world, 1), **keywords))


def special(world):
    """Any special method, by way of its class, on what it may not be of."""
    kind = type(_receiver(world))
    name = world.pick(SPECIAL)
    result = getattr(kind, name, None)
    if result is None or kind.__module__ in ("builtins", "numpy") or name in ("__setattr__", "__delattr__"):
        return
    world.keep(result(*[_receiver(world)] * world.random.randrange(2), *_given(world, 3)))


OPERATORS = [getattr(operator, name) for name in sorted(operator.__all__)
             if name not in ("call", "methodcaller", "attrgetter", "itemgetter", "setitem", "delitem")]


def operate(world):
    """Any operator on anything."""
    count = world.random.randrange(1, 3)
    given = world.current = [_receiver(world) if k == 0 else _small(world) for k in range(count)]
    _backward(world, world.keep(world.pick(OPERATORS)(*given)))


def function(world):
    """Any public function or class."""
    result = FUNCTIONS[world.pick(NAMES)]
    given = _given(world, min(_room(result), 6))
    _backward(world, world.keep(result(*given)))


def file(world):
    """Return a file of anything, whole or with a flipped bit."""
    thing = world.pick((world.tensor(), world.variable(), world.tensor().storage(), world.other(),
                        [world.either(), world.tensor()]))
    stream = io.BytesIO()
    torch.save(thing, stream)
    if world.chance(0.5):
        data = bytearray(stream.getvalue())
        data[world.random.randrange(len(data))] ^= 1 << world.random.randrange(8)
        stream = io.BytesIO(bytes(data))
    stream.seek(0)
    world.keep(torch.load(stream, classes=world.pick(((), (nn,), (nn, optim)))))


def shared(world):
    """Memory of several processes, used as any other."""
    thing = world.pick((world.tensor(), world.tensor().storage(), world.variable()))
    if not isinstance(thing, torch.Tensor) or thing.numel() < 1000:
        thing.share_memory_() if hasattr(thing, "share_memory_") else thing.data.share_memory_()
        thing.is_shared() if hasattr(thing, "is_shared") else None
    world.keep(thing)


def attribute(world):
    """Attributes are read, set and deleted."""
    thing = _receiver(world)
    names = [name for name in dir(thing) if not name.startswith("__")] + ["anything"]
    name = world.pick(names)
    what = world.random.randrange(3)
    if what == 0:
        world.keep(getattr(thing, name, None))
    elif what == 1 and not isinstance(thing, types.ModuleType) and type(thing).__module__.startswith("torch"):
        setattr(thing, name, world.value())
    elif type(thing).__module__.startswith("torch"):
        delattr(thing, name)


def views(world):
    """Views of views, written through each other."""
    t = world.tensor()
    for _ in range(world.random.randrange(1, 5)):
        if t.dim() == 0 or not t.numel():
            break
        d = world.random.randrange(t.dim())
        t = world.pick((lambda t=t, d=d: t.transpose(d, 0), lambda t=t, d=d: t.narrow(d, 0, 1),
                        lambda t=t, d=d: t.select(d, 0) if t.dim() > 1 else t, lambda t=t, d=d: t.unsqueeze(d),
                        lambda t=t, d=d: t.unfold(d, 1, 1), lambda t=t: t.expand(*t.size()),
                        lambda t=t, d=d: t.narrow(d, t.size(d) - 1, 1).expand_as(t)))()
    world.keep(t)
    other = world.keep(t.transpose(0, t.dim() - 1)) if t.dim() else t
    world.current = [t, other]
    world.pick((lambda: t.copy_(other), lambda: t.add_(other), lambda: torch.add(t, other, out=t), lambda: t.fill_(1),
                lambda: t.mul_(t), lambda: torch.cat([t, t], 0, out=t), lambda: t.uniform_()))()


ACTIONS = (method, method, method, keyword, special, operate, operate, function, function, function, file, shared,
           attribute, views)
