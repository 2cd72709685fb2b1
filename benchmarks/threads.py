"""Prints the speed-up of N threads over one, for this library and for PyTorch; above 1 means that threads help.

Usage: threads.py --ours PYTHON --peer PYTHON [--threads N] [--rounds N] [--seconds S] [NAME ...]. Each library runs
in its own process. There, steps on one thread and on N threads alternate, so that both have the same load on the
machine. A figure is the lower quartile of many rounds. A NAME selects the cases whose name contains it.

The cases are the training steps of the programs that programs.py measures, and single calls of many sizes.
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess
import sys
import time

CASES = {}

# --- single calls -----------------------------------------------------------------------------------------------------


def sizes_of(name, call):
    """Register cases of a call on two float tensors, from 10^3 to 10^7 elements."""
    for power in range(3, 8):
        def build(count=10**power):
            a, b = torch.randn(count), torch.rand(count)
            return lambda: call(a, b)

        CASES[f"{name}_1e{power}"] = build


sizes_of("add", lambda a, b: a + b)
sizes_of("exp", lambda a, b: a.exp())
sizes_of("sum", lambda a, b: a.sum())
sizes_of("chain", lambda a, b: (a * b + a).sigmoid())

# --- the figures ------------------------------------------------------------------------------------------------------


def quartile(times):
    return sorted(times)[len(times) // 4]


def figures(build, threads, rounds, seconds):
    """Return the lower quartiles of a step's seconds on one thread and on several, measured alternately."""
    torch.manual_seed(0)
    step = build()
    step()
    started = time.perf_counter()
    step()
    repeats = max(1, int(seconds / 2 / rounds / (time.perf_counter() - started)))
    found = {1: [], threads: []}
    for _ in range(rounds):
        for count, times in found.items():
            torch.set_num_threads(count)
            step()
            started = time.perf_counter()
            for _ in range(repeats):
                step()
            times.append((time.perf_counter() - started) / repeats)
    return [quartile(times) for times in found.values()]


def measure(options):
    from all_programs import PROGRAMS, training_step

    steps = {name: lambda build=build: training_step(build())[0] for name, build in PROGRAMS.items()}
    for name, build in {**steps, **CASES}.items():
        if not options.names or any(part in name for part in options.names):
            print(json.dumps([name, *figures(build, options.threads, options.rounds, options.seconds)]), flush=True)


def side(python, options):
    """Return the figures of one library by case, run in another folder, where Python does not find our torch."""
    words = ["--measure", "--threads", options.threads, "--rounds", options.rounds, "--seconds", options.seconds]
    command = [python, pathlib.Path(__file__).resolve(), *words, *options.names]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd="/")
    if done.returncode:
        raise SystemExit(f"{python}: {done.stderr[-2000:]}")
    return {name: times for name, *times in map(json.loads, done.stdout.splitlines())}


def compare(options):
    """Print the times and speed-ups of both libraries, and the geometric means."""
    ours, peer = (side(pathlib.Path(python).absolute(), options) for python in (options.ours, options.peer))
    gains = {name: [times[0] / times[1] for times in (ours[name], peer[name])] for name in ours}
    for name, gain in gains.items():
        sides = (f"{a * 1e6:10.1f} {b * 1e6:10.1f} us {ratio:5.2f}"
                 for (a, b), ratio in zip((ours[name], peer[name]), gain, strict=True))
        print(f"{name:16} ours {'   peer '.join(sides)}   ratio {ours[name][1] / peer[name][1]:5.2f}")
    means = (math.exp(statistics.fmean(map(math.log, column))) for column in zip(*gains.values(), strict=True))
    print("geometric means of speed-ups: ours {:.2f}, peer {:.2f}".format(*means))


def main():
    global torch
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--measure", action="store_true", help="print this interpreter's own times")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.6, help="of a case, about")
    parser.add_argument("names", nargs="*")
    options = parser.parse_intermixed_args()
    if options.measure:
        import torch

        measure(options)
    elif options.ours and options.peer:
        compare(options)
    else:
        parser.error("--ours and --peer are needed")


if __name__ == "__main__":
    sys.exit(main())
