"""The table of programs: each has a name, the packages that it is made of, and a generator that runs it.

The generator gives the module that the program begins with, whose weights the driver then sets, and after that its
losses, one by one.
"""

import dataclasses
from collections.abc import Callable, Iterator

PROGRAMS = {}


@dataclasses.dataclass(frozen=True)
class Program:
    name: str
    packages: tuple[str, ...]
    run: Callable[[], Iterator]


def program(*packages):
    """Put a generator into the table; `packages` are the pinned requirements, the one in question first."""

    def put(run):
        PROGRAMS[run.__name__] = Program(run.__name__, packages, run)
        return run

    return put


from table import attention, densities, layers, optimizers, sequences, tools, vision, whole  # noqa: E402, F401
