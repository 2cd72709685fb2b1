"""Prints the bandwidth of copies, reads and triads in C beside the rows that do the same, as Markdown.

Usage: PYTHON benchmarks/limits.py [--largest 8] [--type float]. The C loops are compiled by `cc` for this CPU, and
write past the caches in a second form (`streaming`). A limit is the larger of both. Times are the minimum processor
times of one thread, in a memory that each call writes again, so the figures are shares of the machine's own limit.
"""

import argparse
import ctypes
import math
import pathlib
import subprocess
import tempfile
import time

import torch

SOURCE = """
#include <stdint.h>
typedef float part __attribute__((vector_size(32), aligned(32)));
#define STREAM(to, x) __builtin_ia32_movntps256((float *)&(to), x)
#define STORE(to, x) ((to) = (x))
#define LOOPS(name, PUT)                                                                       \\
    void copy_##name(part *to, const part *x, const part *y, int64_t count) {                   \\
        (void)y;                                                                                \\
        for (int64_t i = 0; i < count; i += 4)                                                  \\
            for (int j = 0; j < 4; j++)                                                         \\
                PUT(to[i + j], x[i + j]);                                                       \\
        __asm__ volatile("sfence" ::: "memory");                                                \\
    }                                                                                           \\
    void triad_##name(part *to, const part *x, const part *y, int64_t count) {                  \\
        for (int64_t i = 0; i < count; i += 4)                                                  \\
            for (int j = 0; j < 4; j++)                                                         \\
                PUT(to[i + j], x[i + j] + 3 * y[i + j]);                                        \\
        __asm__ volatile("sfence" ::: "memory");                                                \\
    }
LOOPS(plain, STORE)
LOOPS(streaming, STREAM)
float read_plain(const part *x, int64_t count) {
    part sum[8] = {0};
    for (int64_t i = 0; i < count; i += 8)
        for (int j = 0; j < 8; j++)
            sum[j] += x[i + j];
    part all = sum[0];
    for (int j = 1; j < 8; j++)
        all += sum[j];
    return all[0] + all[7];
}
"""
PART = 32  # bytes of a vector
UNIT = 256  # bytes that a loop handles at a time


def least(call, seconds):
    """Return the minimum processor seconds of at least three calls; small calls are timed in groups."""
    call()
    started = time.thread_time()
    call()
    together = max(1, int(1e-4 / (time.thread_time() - started + 1e-9)))
    best, runs, until = math.inf, 0, time.thread_time() + seconds
    while runs < 3 or time.thread_time() < until:
        started = time.thread_time()
        for _ in range(together):
            call()
        best, runs = min(best, (time.thread_time() - started) / together), runs + 1
    return best


def compiled():
    """Return the C loops."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder, "limits.c"), pathlib.Path(folder, "limits.so")
        source.write_text(SOURCE, encoding="utf-8")
        subprocess.run(["cc", "-O3", "-mavx2", "-mfma", "-shared", "-fPIC", source, "-o", target], check=True)
        return ctypes.CDLL(str(target))


def loops(library, count, kind):
    """Return the C loops over as many bytes as `count` elements have: a name, the bytes moved, calls."""
    item = torch.empty(0, dtype=kind).element_size()
    bytes_ = count * item // UNIT * UNIT
    memory = [torch.zeros(bytes_ // 4 + 64) for _ in range(3)]
    at = [ctypes.c_void_p((t.data_ptr() + 63) // 64 * 64) for t in memory]
    parts = ctypes.c_int64(bytes_ // PART)

    def call(name):
        function = getattr(library, name)
        if name == "read_plain":
            return lambda memory=memory: function(at[0], parts)
        return lambda memory=memory: function(*at, parts)

    return {
        "copy": (2 * bytes_, [call("copy_plain"), call("copy_streaming")]),
        "read": (bytes_, [call("read_plain")]),
        "triad": (3 * bytes_, [call("triad_plain"), call("triad_streaming")]),
    }


def rows(count, kind):
    """Return calls of rows, by the loop that moves as many bytes."""
    x, y = torch.rand(count).to(kind), torch.rand(count).to(kind)
    return {
        "x.clone()": ("copy", lambda: x.clone()), "-x": ("copy", lambda: -x), "x * 2": ("copy", lambda: x * 2),
        "x.relu()": ("copy", lambda: x.relu()), "x.sum()": ("read", lambda: x.sum()),
        "x.max()": ("read", lambda: x.max()), "x + y": ("triad", lambda: x + y),
        "x * y": ("triad", lambda: x * y),
        "torch.maximum(x, y)": ("triad", lambda: torch.maximum(x, y)),
    }  # fmt: skip


def figures(library, count, kind, seconds):
    """Return the limits in GB/s and each row's share of its limit."""
    limits = {}
    for name, (moved, calls) in loops(library, count, kind).items():
        limits[name] = moved / min(least(call, seconds) for call in calls)
    item = torch.empty(0, dtype=kind).element_size()
    moved = {"copy": 2 * count * item, "read": count * item, "triad": 3 * count * item}
    shares = {}
    for name, (loop, call) in rows(count, kind).items():
        shares[name] = moved[loop] / least(call, seconds) / limits[loop]
    return limits, shares


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=int, default=5, help="the power of ten of the least number of elements")
    parser.add_argument("--largest", type=int, default=8, help="the power of ten of the largest")
    parser.add_argument("--type", default="float", help="the type of the elements")
    parser.add_argument("--seconds", type=float, default=0.1, help="the time of each figure")
    options = parser.parse_args()
    torch.set_num_threads(1)
    library, kind = compiled(), getattr(torch, options.type)
    powers = range(options.least, options.largest + 1)
    found = [figures(library, 10**power, kind, options.seconds) for power in powers]
    print(f"| {options.type} | " + " | ".join(f"10^{power}" for power in powers) + " |")
    print("|---" * (len(powers) + 1) + "|")
    for name in found[0][0]:
        print(f"| {name} in C, GB/s | " + " | ".join(f"{limits[name] / 1e9:.1f}" for limits, _ in found) + " |")
    for name in found[0][1]:
        print(f"| {name} | " + " | ".join(f"{100 * shares[name]:.0f} %" for _, shares in found) + " |")


if __name__ == "__main__":
    main()
