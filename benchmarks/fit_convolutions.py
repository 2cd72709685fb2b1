"""Fits the rates of csrc/kernels/conv/choose.c on this machine, and compares the choices of both tables.

Usage: fit_convolutions.py [--count N] [--seed N] [--seconds S] [--threads N] [--times FILE]

The script computes random shapes by every suitable method, forward and both gradients. `th_conv_costs` counts each
kind of work of a method. Nonnegative least squares fits the cycles per unit of work to the times. Errors are
relative, so that small shapes count as much as large ones. Every fourth shape is excluded from the fit: there the
chosen methods of both tables are compared with the best method.

The table is printed in the form of choose.c. Replace that one only if the fitted table is clearly better on several
machines and seeds. 800 shapes take about half an hour on an idle machine; FILE stores the times for another fit.
"""

import argparse
import json
import math
import pathlib
import random
import time

import numpy as np
from scipy.optimize import nnls
from torch._C import ffi, lib

import torch
from torch._core import internal

DIRECTIONS = {"forward": "FORWARD", "input": "INPUT", "weight": "WEIGHT"}
WAYS = {2: "DIRECT", 3: "WINOGRAD", 4: "PRODUCT", 5: "DEPTHWISE"}  # numbers of csrc/kernels/conv/conv.h
AUTOMATIC, WORKS = 0, 6
MOST_OPERATIONS, MOST_ELEMENTS = 3e9, 1 << 22
KEPT_OUT = 4  # every such shape is excluded from the fit


def draw(count, seed):
    """Return shapes: batch, channels, outputs, groups, pairs of size, kernel, stride, padding, dilation.

    A third of them have one group per channel.
    """
    found, source = [], random.Random(seed)
    while len(found) < count:
        batch, size = source.choice((1, 2, 8, 32, 64)), source.choice((1, 2, 4, 7, 8, 14, 16, 28, 32, 56, 112))
        channels, outputs = (source.choice((1, 3, 8, 16, 32, 64, 100, 128, 256, 512)) for _ in range(2))
        kernel, stride = source.choice((1, 2, 3, 3, 5, 7)), source.choice((1, 1, 2))
        groups = 1
        if source.random() < 1 / 3:
            outputs = groups = channels
        padding, result = kernel // 2, (size + 2 * (kernel // 2) - kernel) // stride + 1
        weight = outputs * channels // groups * kernel**2
        largest = max(batch * channels * size**2, batch * outputs * result**2, weight)
        if batch * weight * result**2 <= MOST_OPERATIONS and largest <= MOST_ELEMENTS:
            pairs = [value for value in (size, kernel, stride, padding, 1) for _ in range(2)]
            found.append([batch, channels, outputs, groups, *pairs])
    return found


def calls(shape):
    """Return the three calls of a shape."""
    batch, channels, outputs, groups, size, _, kernel, _, stride, _, padding, *_ = shape
    result = (size + 2 * padding - kernel) // stride + 1
    x, w = torch.randn(batch, channels, size, size), torch.randn(outputs, channels // groups, kernel, kernel)
    grad, steps = torch.randn(batch, outputs, result, result), ([stride] * 2, [padding] * 2, [1, 1])
    return {
        "forward": lambda: torch.conv2d(x, w, None, *steps, groups),
        "input": lambda: internal.conv2d_input(grad, w, [size] * 2, *steps, groups),
        "weight": lambda: internal.conv2d_weight(grad, x, [kernel] * 2, *steps, groups),
    }


def costs(shape, direction):
    """Return by method the cycles that choose.c expects, infinite if it is unsuitable, and its counts of work."""
    count = max(WAYS) + 1
    cycles, works = ffi.new("double[]", count), ffi.new("double[]", count * WORKS)
    lib.th_conv_costs(ffi.new("int64_t[]", shape), list(DIRECTIONS).index(direction), cycles, works)
    return {way: (cycles[way], list(works[way * WORKS : (way + 1) * WORKS])) for way in WAYS}


def least(call, seconds, clock):
    """Return the minimum time of one call within the time limit, of at least two calls after a first one."""
    call()
    best, end = math.inf, clock() + seconds
    for number in range(1 << 20):
        start = clock()
        call()
        now = clock()
        best = min(best, now - start)
        if number and now > end:
            return best


def measure(shapes, seconds, threads):
    """Return `[shape's number, direction, method, seconds]` for every suitable method.

    On one thread, seconds are CPU time, which depends least on other load.
    """
    clock = time.thread_time if threads == 1 else time.perf_counter
    found = []
    for number, shape in enumerate(shapes):
        for direction, call in calls(shape).items():
            for way, (cycles, _) in costs(shape, direction).items():
                if math.isfinite(cycles):
                    lib.th_conv_method(way)
                    found.append([number, direction, way, least(call, seconds, clock)])
        lib.th_conv_method(AUTOMATIC)
        if number % 20 == 19:
            print(f"measured {number + 1} of {len(shapes)} shapes", flush=True)
    return found


def fit(lines):
    """Return the rates per kind of work, and the cost of starting a call. `lines` are work and cycles of one method."""
    works = np.array([[*work, 1.0] for work, _ in lines])
    scale = np.maximum(works.max(0), 1e-9)  # scales all rates to one magnitude for the solver
    rows = works / scale / np.array([cycles for _, cycles in lines])[:, None]
    return nnls(rows, np.ones(len(lines)))[0] / scale


def tables(shapes, times, unit):
    """Return the fitted rates by direction and method. `unit` is cycles per second."""
    found = {}
    for direction in DIRECTIONS:
        for way in WAYS:
            lines = [(costs(shapes[number], direction)[way][1], seconds * unit) for number, d, w, seconds in times
                     if (d, w) == (direction, way) and number % KEPT_OUT]  # fmt: skip
            if len(lines) > WORKS:
                found[direction, way] = fit(lines)
    return found


def judge(shapes, times, rates):
    """Return the losses of both tables on the excluded shapes, and how often their choices agree."""
    print("\nshapes kept out: time of the chosen way over the best way's, geometric mean and worst")
    for direction in DIRECTIONS:
        old, new, alike, count = [], [], 0, 0
        for number in range(0, len(shapes), KEPT_OUT):
            measured = {way: s for n, d, way, s in times if (n, d) == (number, direction)}
            expected = {way: known for way, known in costs(shapes[number], direction).items() if way in measured}
            if len(measured) < 2 or any((direction, way) not in rates for way in measured):
                continue
            one = min(expected, key=lambda way: expected[way][0])
            other = min(expected, key=lambda way: rates[direction, way] @ [*expected[way][1], 1.0])
            best = min(measured.values())
            old, new = [*old, measured[one] / best], [*new, measured[other] / best]
            alike, count = alike + (one == other), count + 1
        if count:
            print(f"{direction:8} choose.c {mean(old):.3f}, {max(old):.2f}   fitted {mean(new):.3f}, {max(new):.2f}   "
                  f"the same choice for {alike} of {count}")  # fmt: skip


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def written(rates):
    """Return the table in the form of choose.c."""
    for direction, name in DIRECTIONS.items():
        lines = []
        for way, word in WAYS.items():
            if (direction, way) in rates:
                *of, start = rates[direction, way]
                lines.append(f"[TH_CONV_{word}] = {{{{{', '.join(f'{rate:.2g}' for rate in of)}}}, {start:.0f}}}")
        yield f"    [TH_CONV_{name}] = {{" + (",\n" + " " * (20 + len(name) - 1)).join(lines) + "},"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.03, help="of one way of one direction of a shape")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--times", type=pathlib.Path, help="keeps the times; they are read where it is there")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    shapes = draw(chosen.count, chosen.seed)
    if chosen.times and chosen.times.exists():
        times = json.loads(chosen.times.read_text(encoding="utf-8"))
    else:
        times = measure(shapes, chosen.seconds, chosen.threads)
        if chosen.times:
            chosen.times.write_text(json.dumps(times), encoding="utf-8")
    expected = [(costs(shapes[number], direction)[way][0], seconds) for number, direction, way, seconds in times]
    unit = mean([cycles / seconds for cycles, seconds in expected])
    off = mean([max(cycles / unit / seconds, seconds * unit / cycles) for cycles, seconds in expected])
    print(f"{len(times)} times; choose.c expects {unit / 1e9:.2f} cycles a nanosecond, and is off by {off:.2f} times")
    rates = tables(shapes, times, unit)
    judge(shapes, times, rates)
    print("\nfitted here; per unit of work, in the order of csrc/kernels/conv/cost.h, and at the start of a call:")
    print("\n".join(written(rates)))


if __name__ == "__main__":
    main()
