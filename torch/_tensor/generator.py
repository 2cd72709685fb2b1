"""Random number generators (Philox4x32-10). The state is a seed and the number of the next call."""

from __future__ import annotations

import contextlib
import os
from _thread import _local as local  # threading.local, without importing threading

from torch._base.type_checking import TYPE_CHECKING
from torch._C import ffi, lib
from torch._core import ByteTensor
from torch._tensor import devices

if TYPE_CHECKING:
    from typing import Any


class _Drawing(local):
    """The generators that contexts of this thread use, kept alive while a call may draw from them."""

    def __init__(self):
        self.generators = []


_drawing = _Drawing()


class Generator:
    """Independent sequence of random numbers, for the option `generator=`.

    Two generators with one seed give the same numbers, on every device. A new generator has the seed 0. `device` is
    stored as an attribute and has no effect.

    >>> import torch
    >>> first, second = (torch.rand(3, generator=torch.Generator().manual_seed(7)) for _ in range(2))
    >>> torch.equal(first, second)
    True
    """

    def __init__(self, device: Any = None) -> None:
        self.device = devices.usable("cpu" if device is None else device)
        self._state = ffi.new("uint64_t[2]")
        self._address = int(ffi.cast("uintptr_t", self._state))  # for csrc/python/call/options.c

    def _read(self):
        return self._state

    def _write(self, seed, offset):
        self._state[0], self._state[1] = seed, offset

    @contextlib.contextmanager
    def drawing(self) -> Any:
        """Return a context in which all random calls of this thread draw from the generator. Contexts may be nested."""
        _drawing.generators.append(self)
        lib.th_use_generator(self._state)
        try:
            yield
        finally:
            _drawing.generators.remove(self)
            lib.th_use_generator(_drawing.generators[-1]._state if _drawing.generators else ffi.NULL)

    def manual_seed(self, seed: int) -> Generator:
        """Restart the sequence of `seed` and return the generator.

        >>> _ = torch.manual_seed(7)
        >>> x = torch.randn(3)
        >>> _ = torch.manual_seed(7)
        >>> torch.equal(torch.randn(3), x)
        True
        """
        seed = int(seed)
        if not -(1 << 63) <= seed < 1 << 64:
            raise ValueError(f"manual_seed: the seed is {seed}; need an int of 64 bits, from -2**63 to 2**64 - 1")
        self._write(seed & (1 << 64) - 1, 0)
        return self

    def seed(self) -> int:
        """Seed from the system's random numbers and return the seed.

        >>> number = torch.seed()
        >>> torch.initial_seed() == number
        True
        """
        number = int.from_bytes(os.urandom(8), "little") >> 1
        self.manual_seed(number)
        return number

    def initial_seed(self) -> int:
        """Return the last seed.

        >>> _ = torch.manual_seed(7)
        >>> torch.initial_seed()
        7
        """
        return self._read()[0]

    def get_state(self) -> ByteTensor:
        """Return the state, a ByteTensor of 16 bytes: the seed and the number of the next call.

        >>> state = torch.get_rng_state()
        >>> x = torch.randn(3)
        >>> torch.set_rng_state(state)
        >>> torch.equal(torch.randn(3), x)
        True
        """
        return ByteTensor(list(bytes(ffi.buffer(self._read()))))

    def clone_state(self) -> Generator:
        """Return a new generator in the same state.

        >>> generator = torch.Generator().manual_seed(1)
        >>> other = generator.clone_state()
        >>> torch.rand(2, generator=generator).equal(torch.rand(2, generator=other))
        True
        """
        other = Generator(self.device)
        other.set_state(self.get_state())
        return other

    def set_state(self, new_state: ByteTensor) -> None:
        """Continue from a state that get_state returned.

        >>> state = torch.get_rng_state()
        >>> torch.set_rng_state(state)
        >>> torch.equal(torch.get_rng_state(), state)
        True
        """
        if not isinstance(new_state, ByteTensor) or new_state.numel() != 16:
            raise TypeError("set_rng_state: the state is a ByteTensor of 16 elements, as get_rng_state gives it")
        self._write(*ffi.from_buffer("uint64_t[2]", bytes(new_state.tolist())))

    def __reduce__(self) -> Any:
        return _restored, (self.get_state(),)


class _SharedGenerator(Generator):
    """The generator that all threads draw from by default."""

    def _read(self):
        state = ffi.new("uint64_t[2]")
        lib.th_random_state(state)
        return state

    def _write(self, seed, offset):
        lib.th_set_random_state([seed, offset])

    @contextlib.contextmanager
    def drawing(self) -> Any:
        """Return an empty context, because this generator is used by default."""
        yield


def _restored(state):
    generator = Generator()
    generator.set_state(state)
    return generator


default_generator = _SharedGenerator()
manual_seed = default_generator.manual_seed
seed = default_generator.seed
initial_seed = default_generator.initial_seed
get_rng_state = default_generator.get_state
set_rng_state = default_generator.set_state
