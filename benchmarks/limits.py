"""Prints the bandwidth of loops in C beside the rows that move as many bytes, as Markdown.

Usage: PYTHON benchmarks/limits.py [--least 5] [--largest 8] [--rounds 8] [NAME ...]. A limit is the fastest loop that
reads and writes as many bytes from as many tensors: `cc` compiles it for this CPU, with plain stores and with stores
past the caches. Times are minimum processor times of one thread. A row and its limits are measured in turn, since
other programs share the memory; the memory of the loops was written before, like that of results, whose memory the
allocator reuses. A NAME selects the rows whose name contains it.
"""

import argparse
import ctypes
import itertools
import math
import pathlib
import subprocess
import tempfile
import time
from functools import partial

import torch

SOURCE = """
#include <stdint.h>
typedef float part __attribute__((vector_size(32), aligned(32)));
#define STREAM(to, x) __builtin_ia32_movntps256((float *)&(to), x)
#define STORE(to, x) ((to) = (x))
/* Read `reads` parts of each operand and write `writes` parts, `count` times. */
#define LOOP(name, reads, writes, SOURCE, PUT)                                                  \\
    void name(part *to, const part *x, const part *y, int64_t count) {                          \\
        (void)x, (void)y;                                                                       \\
        for (int64_t i = 0; i < count; i++, to += writes, x += reads, y += reads) {             \\
            part sum = {0};                                                                     \\
            for (int j = 0; j < reads; j++)                                                     \\
                sum += SOURCE;                                                                  \\
            for (int j = 0; j < writes; j++)                                                    \\
                PUT(to[j], reads == writes ? SOURCE : sum);                                     \\
        }                                                                                       \\
        __asm__ volatile("sfence" ::: "memory");                                                \\
    }
#define LOOPS(name, reads, writes, SOURCE)                                                      \\
    LOOP(name##_plain, reads, writes, SOURCE, STORE)                                            \\
    LOOP(name##_streaming, reads, writes, SOURCE, STREAM)
LOOPS(fill, 0, 4, *y)
LOOPS(one_1, 4, 4, x[j])
LOOPS(two_1, 4, 4, x[j] + 3 * y[j])
LOOPS(one_2, 4, 2, x[j])
LOOPS(one_4, 4, 1, x[j])
LOOPS(one_8, 8, 1, x[j])
LOOPS(one_half, 2, 4, x[j])
LOOPS(one_quarter, 1, 4, x[j])
LOOPS(one_eighth, 1, 8, x[j])
LOOPS(two_4, 4, 1, x[j] + 3 * y[j])
float read_plain(part *to, const part *x, const part *y, int64_t count) {
    part sum[8] = {0};
    (void)to, (void)y;
    for (int64_t i = 0; i < 8 * count; i += 8)
        for (int j = 0; j < 8; j++)
            sum[j] += x[i + j];
    part all = sum[0];
    for (int j = 1; j < 8; j++)
        all += sum[j];
    return all[0] + all[7];
}
"""
PART = 32  # bytes of a vector
# parts that a loop reads of each operand at a time, and those that it writes
PARTS = {
    "fill": (0, 4),
    "read": (8, 0),
    "one_1": (4, 4),
    "two_1": (4, 4),
    "one_2": (4, 2),
    "one_4": (4, 1),
    "one_8": (8, 1),
    "one_half": (2, 4),
    "one_quarter": (1, 4),
    "one_eighth": (1, 8),
    "two_4": (4, 1),
}
FLOATING = ("double", "float", "half", "bfloat16")


def compiled():
    """Return the C loops."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder, "limits.c"), pathlib.Path(folder, "limits.so")
        source.write_text(SOURCE, encoding="utf-8")
        subprocess.run(["cc", "-O3", "-mavx2", "-mfma", "-shared", "-fPIC", source, "-o", target], check=True)
        return ctypes.CDLL(str(target))


def loops(library, name, bytes_):
    """Return the bytes that a loop moves and calls of its forms; each operand, or the result alone, has `bytes_`."""
    reads, writes = PARTS[name]
    turns = bytes_ // PART // (reads or writes)
    sizes = turns * writes, turns * reads, turns * reads * name.startswith("two")
    memory = [torch.rand(size * PART // 4 + 32) for size in sizes]
    at = [ctypes.c_void_p((t.data_ptr() + 63) // 64 * 64) for t in memory]
    forms = [getattr(library, f"{name}_{form}") for form in ("plain", "streaming")[: 1 if name == "read" else 2]]
    return sum(sizes) * PART, [lambda form=form, memory=memory: form(*at, ctypes.c_int64(turns)) for form in forms]


def rows(count):
    """Return rows: a name, the loop that moves as much, and what prepares `count` elements and returns a call."""

    def of(kind, call, width=None):
        def prepare():
            x, y = (torch.rand(count).to(getattr(torch, kind)) for _ in range(2))
            return call(*(t.view(-1, width) if width else t for t in (x, y)))

        return torch.empty(0, dtype=getattr(torch, kind)).element_size() * count, prepare

    for kind in ("float", "bfloat16"):
        yield f"clone, {kind}", "one_1", *of(kind, lambda x, y: lambda: x.clone())
        yield f"-x, {kind}", "one_1", *of(kind, lambda x, y: lambda: -x)
        yield f"x * 2, {kind}", "one_1", *of(kind, lambda x, y: lambda: x * 2)
        yield f"relu, {kind}", "one_1", *of(kind, lambda x, y: lambda: x.relu())
        yield f"x + y, {kind}", "two_1", *of(kind, lambda x, y: lambda: x + y)
        yield f"x * y, {kind}", "two_1", *of(kind, lambda x, y: lambda: x * y)
        yield f"maximum, {kind}", "two_1", *of(kind, lambda x, y: lambda: torch.maximum(x, y))
        yield f"sum, {kind}", "read", *of(kind, lambda x, y: lambda: x.sum())
        yield f"max, {kind}", "read", *of(kind, lambda x, y: lambda: x.max())
        yield f"full, {kind}", "fill", *of(kind, lambda x, y: lambda: torch.full_like(x, 2))
    for source, target in itertools.permutations(FLOATING, 2):
        sizes = [torch.empty(0, dtype=getattr(torch, kind)).element_size() for kind in (source, target)]
        loop = {4: "one_4", 2: "one_2", 1: "one_1", 0.5: "one_half", 0.25: "one_quarter"}[sizes[0] / sizes[1]]
        yield f"{source} to {target}", loop, *of(source, lambda x, y, t=target: lambda: x.to(getattr(torch, t)))
    yield "sum, double", "read", *of("double", lambda x, y: lambda: x.sum())
    yield "x + y, double", "two_1", *of("double", lambda x, y: lambda: x + y)
    yield "x + y, long", "two_1", *of("long", lambda x, y: lambda: x + y)
    yield "x < y", "two_4", *of("float", lambda x, y: lambda: x < y)
    yield "x < 2", "one_4", *of("float", lambda x, y: lambda: x < 2)
    yield "where(mask, x, y)", "two_1", *of("float", lambda x, y: partial(torch.where, x < 0.5, x, y))
    yield "cat of two", "one_1", *of("float", lambda x, y: lambda: torch.cat([x[: count // 2], x[count // 2 :]]))
    yield (
        "index_select of rows of 4 KB",
        "one_1",
        *of("float", lambda x, y: partial(x.index_select, 0, torch.arange(len(x))), 1000),
    )
    yield "sum of rows", "read", *of("float", lambda x, y: lambda: x.sum(1), 1000)
    yield "sum of columns", "read", *of("float", lambda x, y: lambda: x.sum(0), 1000)


def least(call, seconds):
    """Return the minimum processor seconds of at least two calls; small calls are timed in groups."""
    call()
    started = time.thread_time()
    call()
    together = max(1, int(1e-4 / (time.thread_time() - started + 1e-9)))
    best, runs, until = math.inf, 0, time.thread_time() + seconds
    while runs < 2 or time.thread_time() < until:
        started = time.thread_time()
        for _ in range(together):
            call()
        best, runs = min(best, (time.thread_time() - started) / together), runs + 1
    return best


def figure(library, row, rounds, seconds):
    """Return the limit of a row in GB/s and the row's share of it."""
    _, loop, bytes_, prepare = row
    moved, forms = loops(library, loop, bytes_)
    calls = [prepare(), *forms]
    best = [math.inf] * len(calls)
    for _ in range(rounds):
        best = [min(known, least(call, seconds)) for known, call in zip(best, calls, strict=True)]
    return moved / min(best[1:]) / 1e9, min(best[1:]) / best[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=int, default=5, help="the power of ten of the least number of elements")
    parser.add_argument("--largest", type=int, default=8, help="the power of ten of the largest")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.01, help="the time of a figure in a round")
    parser.add_argument("names", nargs="*")
    options = parser.parse_intermixed_args()
    torch.set_num_threads(1)
    library = compiled()
    powers = range(options.least, options.largest + 1)
    print("| share of the limit (GB/s) | " + " | ".join(f"10^{power}" for power in powers) + " |")
    print("|---" * (len(powers) + 1) + "|")
    for each in zip(*(rows(10**power) for power in powers), strict=True):
        if options.names and not any(part in each[0][0] for part in options.names):
            continue
        found = [figure(library, row, options.rounds, options.seconds) for row in each]
        print(
            f"| {each[0][0]} | " + " | ".join(f"{100 * share:.0f} % ({limit:.0f})" for limit, share in found) + " |",
            flush=True,
        )


if __name__ == "__main__":
    main()
