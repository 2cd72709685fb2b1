"""Operands of fuzzed calls: pools of tensors and Variables, and mischief done to them."""

import gc
import math
import pickle
import random

import numpy as np
from ends import at_end

import torch
from torch.autograd import Variable

EXPECTED = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError, AttributeError, KeyError,
            BufferError, ZeroDivisionError, NotImplementedError, AssertionError, StopIteration, FileNotFoundError,
            pickle.PicklingError, pickle.UnpicklingError)
TYPES = ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double",
         "ComplexFloat", "ComplexDouble")
ARRAYS = {"Bool": "?", "Byte": "u1", "Char": "i1", "Short": "i2", "Int": "i4", "Long": "i8", "Half": "f2",
          "BFloat16": "f4", "Float": "f4", "Double": "f8", "ComplexFloat": "c8", "ComplexDouble": "c16"}
SIZES = [(), (), (0,), (1,), (3,), (5,), (17,), (40,), (2, 3), (3, 2), (3, 3), (1, 3), (0, 3), (4, 1),
         (2, 3, 4), (1, 1, 1), (2, 2, 2, 2), (1, 1, 3, 3), (2,) * 5, (1,) * 8]
INTS = (0, 1, 2, 3, -1, -2, 5, 8, 9, 100, 2**31, -(2**31), 2**62, 2**63 - 1, -(2**63), 2**70)
FLOATS = (0.0, -0.0, 0.5, 1.5, -3.0, 1e38, 1e308, float("nan"), float("inf"), -float("inf"))
ODD = (None, "text", b"bytes", [], [[]], (), {}, 1j, True, np.float32(2), np.complex64(1 + 2j), np.bool_(True),
       np.int64(1), np.ones(3), Ellipsis, slice(None), slice(1, None, 2), slice(None, None, -1), torch)
KEPT = 40  # of each pool: older things are dropped, in the middle of other calls


def is_variable(value):
    """Return whether calls with the value are recorded."""
    return issubclass(type(value), torch.Tensor) and value.requires_grad


class Mischief(Exception):
    """Raised by code that a call runs in its middle; the call has to hand it on or to raise something of its own."""


class World:
    """One seed's pools. `current` are the operands of the call that runs, which mischief likes best."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.tensors, self.variables, self.others, self.current = [], [], [], []
        self.depth = self.calls = 0
        self.evil_used = self.slow = False

    def chance(self, share):
        return self.random.random() < share

    def pick(self, items):
        return items[self.random.randrange(len(items))]

    def keep(self, value):
        """Put what a call gave into its pool."""
        for item in value if isinstance(value, (tuple, list)) else (value,):
            if is_variable(item):
                self._push(self.variables, item)
            elif isinstance(item, torch.Tensor):
                self._push(self.tensors, item)
            elif not isinstance(item, (int, float, bool, str, type(None))):
                self._push(self.others, item)
        return value

    def _push(self, pool, item):
        if len(pool) >= KEPT:
            pool[self.random.randrange(len(pool))] = item
        else:
            pool.append(item)

    def dtype(self):
        return self.pick(("Float", "Float", "Float", "Double", "Long", *TYPES))

    def size(self):
        return self.pick(SIZES)

    def fresh(self, dtype=None, size=None):
        """Return a new tensor, laid out in one of several ways."""
        dtype, size = dtype or self.dtype(), self.size() if size is None else tuple(size)
        # Not by NumPy's generators: those set a context variable, which CPython 3.11 gets wrong in a collection.
        low = 0 if dtype in ("Bool", "Byte") else -3
        values = [self.random.randrange(low, 4) for _ in range(math.prod(size))]
        tensor = torch.from_numpy(np.array(values, dtype=ARRAYS[dtype]).reshape(size))
        tensor = tensor.type(f"torch.{dtype}Tensor")
        if self.chance(0.7):
            tensor = tensor.clone()  # owns its memory, so it can grow
        layout = self.random.randrange(6)
        if layout == 0 and len(size) == 2:
            return tensor.t().contiguous().t()
        if layout == 1 and 0 < len(size) < 8:
            wide = tensor.unsqueeze(len(size)).expand(*size, 2).contiguous()
            return wide.select(len(size), 0)
        if layout == 2 and size[:1] == (1,) and self.chance(0.5):
            return tensor.expand(3, *size[1:])
        return at_end(tensor) if layout == 3 and self.chance(0.3) else tensor

    def tensor(self, dtype=None):
        if self.tensors and self.chance(0.6) and dtype is None:
            return self.pick(self.tensors)
        return self.keep(self.fresh(dtype))

    def variable(self):
        if self.variables and self.chance(0.7):
            return self.pick(self.variables)
        flags = [{}, {}, {"requires_grad": False}, {"volatile": True}]
        return self.keep(Variable(self.tensor("Float" if self.chance(0.7) else None), **self.pick(flags)))

    def differentiable(self):
        """Return a Variable that backward starts from or ends at."""
        result = [v for v in self.variables if v.requires_grad]
        return self.pick(result) if result and self.chance(0.8) else self.keep(Variable(self.fresh("Double", (3, 3))))

    def either(self):
        if self.chance(0.01):
            from liars import lying_tensor

            self.evil_used = True
            return lying_tensor(self, self.tensor())
        return self.variable() if self.chance(0.5) else self.tensor()

    def other(self):
        return self.pick(self.others) if self.others else None

    def int(self, evil=0.1):
        if self.chance(evil):
            return self.evil()
        return self.random.randrange(-3, 6) if self.chance(0.8) else self.pick(INTS)

    def number(self, evil=0.1):
        return self.int(evil) if self.chance(0.5) else self.pick(FLOATS)

    def value(self):
        """Anything at all."""
        kind = self.random.randrange(9)
        if kind < 2:
            return self.either()
        if kind < 4:
            return self.number()
        if kind == 4:
            return [self.number() for _ in range(self.random.randrange(4))]
        if kind == 5:
            return [self.either() for _ in range(self.random.randrange(4))]
        if kind == 6:
            return self.other()
        return self.evil() if kind == 7 else self.pick(ODD)

    def evil(self):
        from evil import Evil
        from liars import drawn

        self.evil_used = True
        return Evil(self) if self.chance(0.6) else drawn(self)

    def target(self):
        """Something to do mischief to: an operand of the call that runs, or another thing."""
        if self.current and self.chance(0.7):
            return self.pick(self.current)
        return self.pick([*self.tensors, *self.variables, *self.others] or [None])

    def mischief(self):
        """Change something in the middle of a call; nothing that it raises comes out."""
        if self.depth > 2:
            return
        self.depth += 1
        try:
            from evil import DEEDS

            self.pick(DEEDS)(self, self.target())
        except EXPECTED as error:
            if type(error).__name__ == "Slow":
                raise
        finally:
            self.depth -= 1

    def forget(self):
        """Drops most things and collects them."""
        for pool in (self.tensors, self.variables, self.others):
            del pool[self.random.randrange(len(pool) + 1):]
        if self.chance(0.3):
            gc.collect()
