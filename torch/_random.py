"""The random number generator's seed and state. Philox4x32-10: a seed, and the offset of the next call."""

import time

from torch._C import ffi, lib
from torch._core import ByteTensor


class Generator:
    """The generator that all random operations draw from."""

    def manual_seed(self, number):
        """Starts the numbers of `number` from the beginning and returns the generator."""
        lib.th_seed(int(number) & (1 << 64) - 1)
        return self

    def seed(self):
        """Seeds from the clock and returns the seed."""
        number = time.time_ns() & (1 << 63) - 1
        self.manual_seed(number)
        return number

    def initial_seed(self):
        """The seed last set."""
        return lib.th_initial_seed()

    def get_state(self):
        """The state, a ByteTensor of 16 bytes: the seed and the offset."""
        state = ffi.new("uint64_t[2]")
        lib.th_random_state(state)
        return ByteTensor(list(bytes(ffi.buffer(state))))

    def set_state(self, state):
        """Goes on from a state that get_state gave."""
        if not isinstance(state, ByteTensor) or state.numel() != 16:
            raise TypeError("set_rng_state: the state is a ByteTensor of 16 elements, as get_rng_state gives it")
        lib.th_set_random_state(ffi.from_buffer("uint64_t[2]", bytes(state.tolist())))


default_generator = Generator()
manual_seed = default_generator.manual_seed
seed = default_generator.seed
initial_seed = default_generator.initial_seed
get_rng_state = default_generator.get_state
set_rng_state = default_generator.set_state
