"""Prints the time per element for 10^3 to 10^8 elements, and the cycles per random number, as Markdown.

Usage: PYTHON benchmarks/scaling.py [--largest 8]. Times are thread CPU times of one thread, so other programs only
affect the caches. A figure is the second least of several calls. The frequency is measured by a chain of rotations of
one cycle each, compiled by `cc`. Without a compiler only nanoseconds are printed.
"""

import argparse
import ctypes
import math
import pathlib
import subprocess
import tempfile
import time

import torch

CLIFF = 1.5  # times the cost of the neighbours' line

ROTATIONS = """
unsigned long turned(long count) {
    unsigned long x = (unsigned long)count;
    for (; count; count--) {
        __asm__ volatile("" : "+r"(x));
        x = x << 1 | x >> 63;
    }
    return x;
}
"""


def least(call, seconds=0.3):
    """Return the second least CPU seconds of at least three calls; small calls are timed in groups.

    The clock of a virtual machine may jump, so that one group seems to take no time.
    """
    call()
    started = time.thread_time()
    call()
    together = max(1, int(1e-4 / (time.thread_time() - started + 1e-9)))
    best, until = [], time.thread_time() + seconds
    while len(best) < 3 or time.thread_time() < until:
        started = time.thread_time()
        for _ in range(together):
            call()
        best = sorted([*best, (time.thread_time() - started) / together])[:3]
    return best[1]


def frequency():
    """Return cycles per second, or None without a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = pathlib.Path(folder, "turned.c"), pathlib.Path(folder, "turned.so")
        source.write_text(ROTATIONS, encoding="utf-8")
        try:
            subprocess.run(["cc", "-O2", "-shared", "-fPIC", source, "-o", made], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return None
        turned, count = ctypes.CDLL(str(made)).turned, 10_000_000
        turned.argtypes = [ctypes.c_long]
        return count / least(lambda: turned(count))


def operations(count):
    """Return calls over `count` elements, with prepared operands."""
    x, y = torch.randn(count), torch.rand(count)
    mask, places = x > 0, (torch.rand(count // 16).double() * count).long()
    return {
        "x + y": lambda: x + y,
        "exp": lambda: x.exp(),
        "sum": lambda: x.sum(),
        "cumsum": lambda: x.cumsum(0),
        "sort": lambda: x.sort(0),
        "topk of 100": lambda: x.topk(min(100, count)),
        "unique": lambda: torch.unique(x),
        "cat of two halves": lambda: torch.cat([x[: count // 2], x[count // 2 :]], 0),
        "index_select of a 16th": lambda: x.index_select(0, places),
        "masked_select": lambda: x.masked_select(mask),
        "normal_": lambda: y.normal_(),
        "bernoulli_": lambda: y.bernoulli_(0.3),
    }


def length_of_factors(count):
    """Return a length near `count` without large prime factors: a power of two, or 45 times one."""
    return count if count & (count - 1) == 0 else min(count, 45 << max(0, round(math.log2(count / 45))))


def kinds(count):
    """Return calls over `count` elements, of each kind of row."""
    x, y, grad = torch.randn(count), torch.rand(count), torch.randn(count, requires_grad=True)
    rows, side = torch.randn(max(1, count // 16), 16), max(1, round(count**0.5))
    square, whole = torch.randn(side, side), torch.arange(count)
    places, image = torch.randint(count, (count,)), torch.randn(1, 4, side, side)
    signal = x[: length_of_factors(count)]
    kernel, fused = torch.randn(4, 4, 3, 3), torch.fuse(lambda a, b: ((a - b).abs() * 0.5 + b).sqrt() * a)
    return operations(count) | {
        "fill": lambda: torch.full((count,), 0.5),
        "x < y": lambda: x < y,
        "where": lambda: torch.where(x < 0, y, x),
        "x + 1, of integers": lambda: whole + 1,
        "to double": lambda: x.double(),
        "to bfloat16": lambda: x.bfloat16(),
        "x * column": lambda: square * square[:, :1],
        "add of transposed": lambda: square + square.t(),
        "copy of transposed": lambda: square.t().contiguous(),
        "sum of short rows": lambda: rows.sum(-1),
        "sum of columns": lambda: square.sum(0),
        "softmax": lambda: square.softmax(-1),
        "layer_norm": lambda: torch.nn.functional.layer_norm(square, (side,)),
        "argmax": lambda: x.argmax(),
        "var": lambda: x.var(),
        "scatter_add": lambda: y.scatter_add(0, places, x),
        "mv": lambda: square.mv(square[0]),
        "conv2d of 4 channels": lambda: torch.conv2d(image, kernel, padding=1),
        "max_pool2d": lambda: torch.max_pool2d(image, 2) if side > 1 else None,
        "fft": lambda: torch.fft.rfft(signal),
        "fused": lambda: fused(x, y),
        "backward of tanh": lambda: grad.tanh().sum().backward(),
    }


def above(counts, line, k):
    """Return how many times the cost at counts[k] is that of its neighbours' line, or of its share of the one before.

    The line of the costs of a call and of an element: a call of more elements costs no less.
    """
    share = (counts[k] - counts[k - 1]) / (counts[k + 1] - counts[k - 1])
    between = line[k - 1] + share * max(0, line[k + 1] - line[k - 1])
    grown = line[k - 1] * counts[k] / counts[k - 1]
    return max(line[k] / between, line[k] / grown if counts[k] > 64 else 0)


def cliffs(largest, again=8):
    """Return a line for each size whose cost is more than 1.5 times that of its neighbours' line.

    Such a size and its neighbours are timed `again` times more, so that other programs cause few of the lines.
    """
    yield "| cost above its neighbours' line | elements | factor | us |"
    yield "|---|---|---|---|"
    counts = sorted({round(2 ** (k / 2)) for k in range(round(2 * math.log2(10**largest)) + 1)})
    times = [{name: least(call, 0.02) for name, call in kinds(count).items()} for count in counts]
    names = list(times[0])
    for k in range(1, len(counts) - 1):
        for _ in range(again):
            high = [name for name in names if above(counts, [time[name] for time in times], k) > CLIFF]
            for j in (k - 1, k, k + 1) if high else ():
                calls = kinds(counts[j])
                for name in high:
                    times[j][name] = min(times[j][name], least(calls[name], 0.05))
        for name in high:
            factor = above(counts, [time[name] for time in times], k)
            if factor > CLIFF:
                yield f"| {name} | {counts[k]:,} | {factor:.1f} | {times[k][name] * 1e6:.2f} |"


def scaling(largest):
    """Return a table of nanoseconds per element."""
    columns = {}
    for power in range(3, largest + 1):
        count = 10**power
        columns[power] = {name: least(call) / count * 1e9 for name, call in operations(count).items()}
    yield "| ns an element | " + " | ".join(f"10^{power}" for power in columns) + " |"
    yield "|---|" + "---|" * len(columns)
    for name in columns[3]:
        yield f"| {name} | " + " | ".join(f"{column[name]:.2f}" for column in columns.values()) + " |"


def random_numbers():
    """Return a table of the cost per random number, for a million."""
    count, cycles = 10**6, frequency()
    yield f"| random numbers, of a million | ns | cycles{f' at {cycles / 1e9:.1f} GHz' if cycles else ''} |"
    yield "|---|---|---|"
    for kind in (torch.FloatTensor, torch.DoubleTensor):
        x = kind(count)
        fills = {"uniform_()": x.uniform_, "normal_()": x.normal_, "exponential_()": x.exponential_,
                 "bernoulli_(0.3)": lambda x=x: x.bernoulli_(0.3)}
        for name, fill in fills.items():
            seconds = least(fill) / count
            cost = f"{seconds * cycles:.1f}" if cycles else "-"
            yield f"| {kind.__name__.removesuffix('Tensor')} `{name}` | {seconds * 1e9:.2f} | {cost} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--largest", type=int, default=8, help="the power of ten of the most elements")
    parser.add_argument("--cliffs", action="store_true", help="search a finer grid of sizes for jumps of the cost")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(0)
    if options.cliffs:
        for line in cliffs(options.largest):
            print(line, flush=True)
        return
    print(*random_numbers(), "", *scaling(options.largest), "", sep="\n")
    x = torch.zeros(10**options.largest)
    print(f"To print a tensor of 10^{options.largest} elements takes {least(lambda: str(x)) * 1e3:.2f} ms.")


if __name__ == "__main__":
    main()
