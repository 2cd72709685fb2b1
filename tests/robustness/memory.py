"""Fuzzed calls on memory: headers, storages, indices, buffers, NumPy, iteration and conversion."""

import copy
import io
import pickle

import numpy as np
from evil import EvilList, OddTensor
from world import ARRAYS, TYPES

import torch
from torch.autograd import Variable


def resize(world):
    t = world.tensor()
    t.resize_(*(world.int() for _ in range(world.random.randrange(4))))


def resize_as(world):
    world.tensor().resize_as_(world.tensor())


def set_to(world):
    t = world.tensor()
    if world.chance(0.4):
        t.set_(world.tensor())
    elif world.chance(0.2):
        t.set_()
    else:
        more = [world.int(), [world.int() for _ in range(2)], [world.int() for _ in range(2)]]
        t.set_(world.tensor().storage(), *more[: world.random.randrange(4)])


def storage(world):
    s = world.tensor().storage()
    world.current = [s]
    deed = world.random.randrange(9)
    if deed == 0:
        s.resize_(world.pick((0, 1, 5, 100, 5000, -1, 2**62)))
    elif deed == 1:
        s[world.index()] if hasattr(world, "index") else s[world.int()]
    elif deed == 2:
        s[slice(world.int(), world.int()) if world.chance(0.5) else world.int()] = world.number(0.3)
    elif deed == 3:
        s.fill_(world.number(0.3))
    elif deed == 4:
        s.copy_(world.tensor().storage())
    elif deed == 5:
        world.keep(getattr(s, world.pick(TYPES).lower())())
    elif deed == 6:
        s.tolist(), repr(s), len(s)
    elif deed == 7:
        world.keep(getattr(torch, world.pick(TYPES) + "Storage")(world.value()))
    else:
        world.keep(s.clone())


def index_of(world):
    """Return one of the things that stand between brackets."""
    kind = world.random.randrange(9)
    if kind < 2:
        return world.int(0.2)
    if kind < 4:
        return slice(*(world.pick((None, world.int(0.3))) for _ in range(3)))
    if kind == 4:
        return tuple(world.pick((world.int(0.2), slice(world.int(0.2), None), Ellipsis, None, slice(None)))
                     for _ in range(world.random.randrange(6)))
    if kind == 5:
        return world.tensor("Long" if world.chance(0.5) else "Byte")
    if kind == 6:
        return [world.int(0.2) for _ in range(world.random.randrange(4))]
    if kind == 7:
        return EvilList(world, [world.int(0.2) for _ in range(3)])
    return world.value()


def get_item(world):
    t = world.either()
    world.current = [t]
    world.keep(t[index_of(world)])


def set_item(world):
    t = world.either()
    world.current = [t]
    t[index_of(world)] = world.number(0.4) if world.chance(0.5) else world.value()


def ask(world):
    t = world.either()
    world.current = [t]
    name = world.pick(("size", "stride", "dim", "numel", "tolist", "is_contiguous", "contiguous", "item", "storage",
                       "data_ptr", "storage_offset", "element_size", "type", "clone", "t", "cpu", "numpy", "new"))
    arguments = [world.int(0.4)] if name in ("size", "stride", "new") and world.chance(0.5) else []
    world.keep(getattr(t, name)(*arguments))


def convert(world):
    t = world.either()
    kind = world.pick(TYPES)
    if world.chance(0.5):
        world.keep(getattr(t, kind.lower())())
    else:
        world.keep(t.type(world.pick((f"torch.{kind}Tensor", getattr(torch, kind + "Tensor"), world.value()))))


def construct(world):
    kind = getattr(torch, world.pick(TYPES) + "Tensor")
    value = world.value()
    world.current = [value]
    world.keep(kind(value) if world.chance(0.7) else kind(world.int(0.3), world.int(0.3)))


def lend(world):
    """Check that a buffer outlives its tensor, for several layouts."""
    t = world.tensor()
    way = world.random.randrange(6)
    if way == 0:
        view = world.keep(memoryview(t))
        view.tolist() if t.numel() < 100 else view.nbytes
    elif way == 1:
        io.BytesIO().write(t)
    elif way == 2:
        bytes(t), bytearray(t)
    elif way == 3:
        world.keep(torch.from_numpy(np.asarray(t.numpy())))
    elif way == 4:
        np.array(t, copy=True), np.asarray(t)
    else:
        memoryview(t).cast("B")


def borrow(world):
    """Tensors on arrays of odd layouts, orders and types."""
    kind = world.pick((*ARRAYS.values(), ">f4", "c8", "U3", "O", "?", "V3"))
    array = np.arange(world.random.randrange(30)).astype(kind)
    way = world.random.randrange(6)
    if way == 0:
        array = array[::-1]
    elif way == 1:
        array = array[::2]
    elif way == 2 and array.size >= 3:
        array = np.lib.stride_tricks.as_strided(array, (3, 3), (array.itemsize, 0))
    elif way == 3:
        array = np.broadcast_to(array, (2, array.size))
    elif way == 4:
        array.flags.writeable = False
    world.keep(torch.from_numpy(array))


def iterate(world):
    t = world.either()
    world.current = [t]
    for k, item in enumerate(t):
        if world.chance(0.2):
            world.mischief()
        world.keep(item)
        if k > 5:
            break


def map_(world):
    t = world.tensor()
    world.current = [t]
    if t.numel() < 1000:
        t.apply_(world.evil()) if world.chance(0.5) else t.map_(world.tensor(), world.evil())


def travel(world):
    """Pickles and copies of anything."""
    thing = world.pick((world.either(), world.tensor().storage(), world.other(), world.tensor().size()))
    way = world.random.randrange(4)
    if way == 0:
        world.keep(pickle.loads(pickle.dumps(thing)))
    elif way == 1:
        world.keep(copy.deepcopy(thing))
    elif way == 2:
        world.keep(copy.copy(thing))
    else:
        data = bytearray(pickle.dumps(thing))
        if data:
            data[world.random.randrange(len(data))] ^= 1 << world.random.randrange(8)
        rebuild = torch._methods.tensor.rebuild
        world.keep(rebuild(world.pick(TYPES) + "Tensor", world.size(), bytes(data)))


def subclass(world):
    t = OddTensor(*world.size()).fill_(1)
    world.keep(t + world.tensor("Float"))
    t.__class__ = world.pick((torch.LongTensor, torch.FloatTensor, OddTensor, Variable, torch.Size))


def sizes(world):
    size = world.tensor().size()
    world.pick((lambda: size + (world.int(),), lambda: size * world.random.randrange(3), lambda: size[world.value()],
                lambda: hash(size), lambda: size.numel(), lambda: torch.Size(world.value()), lambda: repr(size)))()


def compare(world):
    a, b = world.either(), world.value()
    world.current = [a, b]
    world.pick((lambda: a == b, lambda: a < b, lambda: bool(a), lambda: float(a), lambda: a in [b], lambda: hash(a),
                lambda: repr(a), lambda: f"{a:.2f}", lambda: a @ b, lambda: a + b, lambda: b * a, lambda: a // b,
                lambda: a.copy_(b), lambda: a.equal(b), lambda: a ** b, lambda: -a, lambda: len(a)))()


ACTIONS = (resize, resize_as, set_to, storage, get_item, get_item, set_item, set_item, ask, convert, construct, lend,
           borrow, iterate, map_, travel, subclass, sizes, compare)
