"""Python code that a call runs in its middle: numbers, sequences, finalizers and collections that free and reshape."""

import gc
import sys

from world import is_variable

import torch
from torch.autograd import Variable


def _tensor_of(thing):
    if isinstance(thing, (list, tuple)) and thing:
        return _tensor_of(thing[0])
    return thing.data if is_variable(thing) else thing


def replace_data(world, thing):
    if is_variable(thing):
        thing.data = world.fresh() if world.chance(0.5) else world.fresh(thing.data.type()[6:-6])


def resize(world, thing):
    _tensor_of(thing).resize_(*world.size())


def set_elsewhere(world, thing):
    tensor = _tensor_of(thing)
    tensor.set_(world.fresh(tensor.type()[6:-6])) if world.chance(0.7) else tensor.set_()


def move_storage(world, thing):
    _tensor_of(thing).storage().resize_(world.pick((0, 1, 3, 50, 3000)))


def write(world, thing):
    _tensor_of(thing).fill_(2)


def collect(world, thing):
    gc.collect()


def drop(world, thing):
    world.forget()


def clear_list(world, thing):
    for item in world.current:
        if isinstance(item, list):
            item.clear()


def go_backward(world, thing):
    variable = thing if is_variable(thing) else world.variable()
    variable.backward(variable.data.clone(), retain_variables=world.chance(0.5), create_graph=world.chance(0.3))


def detach(world, thing):
    if is_variable(thing):
        thing.detach_()


def forget_gradient(world, thing):
    if is_variable(thing):
        thing.grad = None if world.chance(0.5) else Variable(thing.data.clone(), requires_grad=False)


def flip(world, thing):
    if is_variable(thing):
        thing.requires_grad = not thing.requires_grad


def unhook(world, thing):
    if is_variable(thing):
        thing._hooks = world.pick((None, {}, {1: repr, 2: len}))


def lend(world, thing):
    world.keep(memoryview(_tensor_of(thing)))


DEEDS = (replace_data, resize, set_elsewhere, move_storage, write, collect, drop, clear_list, go_backward, detach,
         forget_gradient, flip, unhook, lend)


def look():
    """Read every tuple that the collector knows: none may be visible before it is filled. Not in a collection, which
    may come while CPython fills one of its own."""
    for result in gc.get_objects():
        if isinstance(result, tuple):
            list(result)


class Evil:
    """A number, index, sequence and array that does mischief whenever it is asked what it is."""

    def __init__(self, world):
        self.world = world

    def _answer(self, value):
        world = self.world
        world.mischief()
        if world.chance(0.02):
            look()
        if world.chance(0.1):
            raise world.pick((ValueError, TypeError, RuntimeError, MemoryError, IndexError))("mischief")
        return value

    def __index__(self):
        return self._answer(self.world.random.randrange(-1, 4))

    def __float__(self):
        return self._answer(float(self.world.random.randrange(-1, 4)))

    def __int__(self):
        return self._answer(1)

    def __bool__(self):
        return self._answer(True)

    def __len__(self):
        return self._answer(self.world.random.randrange(4))

    def __iter__(self):
        return iter(self._answer([self.world.int(0.2) for _ in range(3)]))

    def __getitem__(self, i):
        if not isinstance(i, int) or i > 3:
            raise IndexError(i)
        return self._answer(self.world.int(0.2))

    def __call__(self, *args, **keywords):
        return self._answer(self.world.pick((None, args[0] if args else None, 1)))

    def __eq__(self, other):
        return self._answer(False)

    def __hash__(self):
        return self._answer(1)

    def __repr__(self):
        return self._answer("evil")

    def __getattr__(self, name):
        if name in ("shape", "dtype", "__array_interface__"):
            return self._answer(())
        raise AttributeError(name)

    def __array__(self, *args, **keywords):
        return self._answer(self.world.fresh("Float").contiguous().numpy())

    def __radd__(self, other):
        return self._answer(other)

    __add__ = __mul__ = __rmul__ = __radd__


class EvilList(list):
    """A list whose length and elements change while it is read."""

    def __init__(self, world, items):
        super().__init__(items)
        self.world = world

    def __len__(self):
        self.world.mischief()
        return super().__len__()

    def __iter__(self):
        self.world.mischief()
        yield from list(super().__iter__())

    def __getitem__(self, i):
        self.world.mischief()
        return super().__getitem__(i)


class Bomb:
    """Does mischief when it is freed; in a cycle, so that a collection decides when."""

    def __init__(self, world):
        self.world, self.itself = world, self

    def __del__(self):
        if not sys.is_finalizing():
            self.world.evil_used = True
            self.world.mischief()


class OddTensor(torch.FloatTensor):
    """A subclass with arithmetic of its own."""

    def __add__(self, other):
        return torch.FloatTensor.__add__(self, other)


class OddVariable(Variable):
    """A Variable that does mischief when gradients are added."""

    world = None

    def __add__(self, other):
        if self.world is not None:
            self.world.evil_used = True
            self.world.mischief()
        return Variable.__add__(self, other)

    __radd__ = __add__


class collections:
    """While it is entered, the collector runs at nearly every allocation, and tells the world."""

    def __init__(self, world, often):
        self.world, self.often = world, often

    def _tell(self, phase, info):
        if self.world.chance(0.2):
            self.world.evil_used = True
            self.world.mischief()

    def __enter__(self):
        self.before = gc.get_threshold()
        if self.often:
            gc.set_threshold(self.world.pick((1, 2, 5)), 1, 1000)
            gc.callbacks.append(self._tell)
            for _ in range(3):
                Bomb(self.world)

    def __exit__(self, *error):
        gc.set_threshold(*self.before)
        if self.often:
            gc.callbacks.remove(self._tell)
