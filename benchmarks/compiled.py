"""Times functions call by call and after torch.compile, forward and with gradients, at three sizes.

    python benchmarks/compiled.py                     # this library
    python benchmarks/compiled.py --peer PYTHON       # beside another Python's torch.compile, sides in turn
    python benchmarks/compiled.py --peer PYTHON --write FILE  # the tables of COMPILED.md

Each figure is the least time of a call in milliseconds, with one thread. The kinds of calls are measured in
turn, for a fraction of a second each, so that what else runs on the machine disturbs all of them.
"""

import argparse
import functools
import json
import math
import select
import subprocess
import sys
import time

from chains import FUNCTIONS, SIZES

import torch

TURNS = 3
LEAST_NANOSECONDS = 50_000
LONG_NANOSECONDS = 2_000_000  # of calls that are timed by processor time
MODES = {"calls": None, "compiled": {"dynamic": False}, "loops": {"mode": "max-autotune"}}


@functools.cache
def operands(size, step):
    """Return x, y and bias, the same for all kinds of calls: where tensors lie in memory makes a difference."""
    torch.manual_seed(0)
    return [torch.randn(size).requires_grad_(step), torch.randn(size).requires_grad_(step),
            torch.randn(size[-1]).requires_grad_(step)]


def call_of(function, size, step):
    """Return a call of no arguments."""
    x, y, bias = operands(tuple(size), step)
    if not step:
        return lambda: function(x, y, bias)

    def run():
        x.grad = y.grad = bias.grad = None
        result = function(x, y, bias)
        (result if result.dim() == 0 else result.sum()).backward()

    return run


def least(call, seconds):
    """Return the least time of a call, in milliseconds; short calls are timed some at a time.

    Processor time sometimes stands still for longer than a short call takes. So the time of short calls is that of the
    clock: some of them are not interrupted.
    """
    start = time.perf_counter_ns()
    call()
    taken = max(time.perf_counter_ns() - start, 1000)
    together, clock = 1 + LEAST_NANOSECONDS // taken, time.perf_counter_ns
    if taken > LONG_NANOSECONDS:
        clock = time.thread_time_ns
    best, end = float("inf"), time.thread_time() + seconds
    while time.thread_time() < end:
        start = clock()
        for _ in range(together):
            call()
        best = min(best, clock() - start)
    return best / together / 1e6


def prepared(mode, name, size, step):
    """Return a call that is ready to be timed, and the processor seconds of its first calls."""
    function = next(each for each in FUNCTIONS if each.__name__ == name)
    options = MODES[mode]
    call = call_of(function if options is None else torch.compile(function, **options), size, step)
    start = time.process_time()
    call()
    if options is not None:
        call()  # this library records the second one
    first = time.process_time() - start
    for _ in range(24):  # until the choice between both is made
        call()
    return call, first


def serve():
    """Answer one request per line: the mode of a call to prepare, or the seconds to time it for."""
    torch.set_num_threads(1)
    calls = {}
    for line in sys.stdin:
        mode, *request = json.loads(line)
        if len(request) == 1:
            answer = least(calls[mode], *request)
        else:
            calls[mode], answer = prepared(mode, *request)
        print(json.dumps(answer), flush=True)


class Failed(Exception):
    """Raised if a side ends before it answers, or takes too long."""


class Side:
    """A process with one of the libraries, which answers each request within `limit` seconds."""

    def __init__(self, python, file=__file__, limit=600):
        self._process = subprocess.Popen([python, file, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         text=True)
        self._limit = limit

    def __call__(self, *request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], self._limit)
        if not ready:
            self._process.kill()
            raise Failed(f"takes more than {self._limit} s")
        answer = self._process.stdout.readline()
        if not answer:
            raise Failed("ends with an error")
        return json.loads(answer)

    def close(self):
        self._process.stdin.close()


def measured(columns, name, size, step, seconds):
    """Return the least times and the seconds of the first calls, by column."""
    firsts = {column: side(mode, name, size, step) for column, (side, mode) in columns.items()}
    times = dict.fromkeys(columns, math.inf)
    for _ in range(TURNS):
        for column, (side, mode) in columns.items():
            times[column] = min(times[column], side(mode, seconds / TURNS))
    return times, firsts


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def row(name, cells):
    return f"| {name} | " + " | ".join(cells) + " |"


def table(columns, size, step, options):
    """Yield the lines of the table of one size."""
    yield f"## {size[0]} x {size[1]}, {'forward and backward' if step else 'forward'}\n"
    ratios = [column for column in columns if column != "peer" and "peer" in columns]
    yield row("function", [*columns, *(f"{column} / peer" for column in ratios), "first call, s"])
    yield row("---", ["---"] * (len(columns) + len(ratios) + 1))
    every = []
    for function in FUNCTIONS:
        if options.only and function.__name__ not in options.only:
            continue
        times, firsts = measured(columns, function.__name__, size, step, options.seconds)
        every.append(times)
        yield row(function.__name__, [*(f"{times[column]:.4f}" for column in columns),
                                      *(f"{times[column] / times['peer']:.2f}" for column in ratios),
                                      f"{firsts['compiled']:.2f}"])
    means = [f"{mean([times[column] / times['peer'] for times in every]):.2f}" for column in ratios]
    if means:
        yield row("**geometric mean**", ["" for _ in columns] + means + [""])
    yield ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--peer", help="a Python with another torch")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--loops", action="store_true", help="time loops that a C compiler makes, too")
    parser.add_argument("--only", nargs="*", choices=[function.__name__ for function in FUNCTIONS],
                        help="names of functions")
    parser.add_argument("--sizes", type=int, nargs="*", default=[0, 1, 2], help="numbers of sizes")
    parser.add_argument("--write", help="a file for the tables")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    own = Side(sys.executable)
    columns = {"calls": (own, "calls"), "compiled": (own, "compiled")}
    if options.loops:
        columns["loops"] = own, "loops"
    if options.peer:
        columns["peer"] = Side(options.peer), "compiled"
    lines = []
    for size in (SIZES[k] for k in options.sizes):
        for step in (False, True):
            for line in table(columns, size, step, options):
                print(line, flush=True)
                lines.append(line)
    for side in {side for side, _ in columns.values()}:
        side.close()
    if options.write:
        with open(options.write, "w") as file:
            file.write("\n".join(lines))


if __name__ == "__main__":
    main()
