"""Fuzzes the public API: python tests/robustness/fuzz.py SEED CALLS [LOG]. Every seed is a world of its own.

Dies, or prints a finding, where a call kills the process, raises what it may not, changes what it refused, or gives
something else than on contiguous copies. The same seed and count make the same calls.
"""

import faulthandler
import gc
import mmap
import pathlib
import signal
import sys
import traceback
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "rows"), str(HERE.parent.parent)]

import anything  # noqa: E402
import calls  # noqa: E402
import fused  # noqa: E402
import graphs  # noqa: E402
import layouts  # noqa: E402
import meddled  # noqa: E402
import memory  # noqa: E402
import models  # noqa: E402
import mutated  # noqa: E402
import numpy as np  # noqa: E402
import today  # noqa: E402
from evil import collections  # noqa: E402
from limits import limit  # noqa: E402
from world import EXPECTED, World  # noqa: E402

import torch  # noqa: E402

GROUPS = (calls.ACTIONS, calls.ACTIONS, memory.ACTIONS, graphs.ACTIONS, graphs.ACTIONS, models.ACTIONS,
          anything.ACTIONS, anything.ACTIONS, today.ACTIONS, fused.ACTIONS, layouts.ACTIONS,
          meddled.ACTIONS, mutated.ACTIONS, mutated.ACTIONS)
ROUND = 400  # calls of one world
QUIET = (StopIteration, AssertionError, MemoryError)  # CPython's own have no message
SECONDS = 5  # for one call
MOST = 50  # findings that are printed


class Slow(RuntimeError):
    """Raised in the middle of a call that takes long: gradients of gradients of gradients grow without end."""


def interrupt(number, frame):
    raise Slow("takes too long")


class Log:
    """The running call, in memory that outlives the process."""

    def __init__(self, path):
        self.size = 400
        self.memory = bytearray(self.size)
        if path:
            pathlib.Path(path).write_bytes(self.memory)
            with open(path, "r+b") as file:
                self.memory = mmap.mmap(file.fileno(), self.size)

    def write(self, text):
        self.memory[:] = text.encode()[: self.size].ljust(self.size)


def act(world, log, seed):
    """Return one action; what it raises must be one of the exceptions that calls may raise."""
    action = world.pick(world.pick(GROUPS))
    often = world.chance(0.1)
    log.write(f"seed {seed}, call {world.calls}: {action.__module__}.{action.__name__}")
    world.current, world.evil_used = [], often
    world.note = lambda text: log.write(f"seed {seed}, call {world.calls}: {text}")
    world.calls += 1
    try:
        signal.alarm(SECONDS)
        try:
            with collections(world, often):
                action(world)
        finally:
            signal.alarm(0)
    except Slow:
        world.slow = True
    except EXPECTED as error:
        if not str(error) and not world.evil_used and not isinstance(error, QUIET):
            return f"{type(error).__name__} without a message\n{traceback.format_exc(limit=-3)}"
    except BaseException as error:
        return f"{type(error).__name__}: {error}\n{traceback.format_exc(limit=-4)}"
    return None


def main(seed, count, path):
    faulthandler.enable()
    limit()
    signal.signal(signal.SIGALRM, interrupt)
    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    torch.set_num_threads(1)
    gc.freeze()  # collections at odd moments look at what calls made, not at all that was imported
    log, result, findings, world = Log(path), 0, 0, None
    while result < count:
        if world is None or world.slow or world.calls >= ROUND:
            result += world.calls if world else 0
            seed += 1 if world else 0
            world = World(seed)
        finding = act(world, log, seed)
        if finding:
            findings += 1
            if findings <= MOST:
                print(f"FINDING in {log.memory[:].decode().strip()}: {finding}", flush=True)
    reached = {**fused.COUNTS, **layouts.COUNTS, "bytes of machine code": fused.machine_code()}
    print("reached", ", ".join(f"{count} {name}" for name, count in reached.items()))
    print(f"made {result} calls, {findings} findings", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None)
