"""Times convolutions of random shapes against PyTorch's, forward and both gradients, and draws the ratios.

Usage: convolutions.py --ours PYTHON --peer PYTHON [--threads N] [--count N] [--seed N] [--rounds N] [--table FILE]
[--figure FILE]. Two processes run in turn, shape by shape, in short rounds, so that other load on the machine affects
both. A figure is the minimum over the rounds. A shape is `batch channels outputs map kernel stride`, padded by half
the kernel.
"""

import argparse
import json
import math
import pathlib
import random
import subprocess
import sys
import time

CHANNELS = (3, 16, 32, 64, 100, 128, 192, 256, 384, 512, 768, 1024)
MAPS = (1, 2, 3, 4, 5, 7, 8, 10, 14, 16, 28, 32, 56, 112, 224)
MOST_OPERATIONS = 1.5e10  # multiplications and additions of one forward pass
MOST_ELEMENTS = 1 << 24  # of any operand
DIRECTIONS = ("forward", "input", "weight")
QUIET = 0.06  # seconds per library and round


def draw(count, seed):
    """Return distinct shapes of the grid that fit the bounds."""
    chosen, source = [], random.Random(seed)
    while len(chosen) < count:
        batch, channels, outputs = source.choice((1, 8, 64)), source.choice(CHANNELS), source.choice(CHANNELS)
        size, kernel, stride = source.choice(MAPS), source.choice((1, 3, 5, 7)), source.choice((1, 2))
        result = (size - 1) // stride + 1
        weight = outputs * channels * kernel**2
        operations = 2.0 * batch * weight * result**2
        most = max(batch * channels * size**2, batch * outputs * result**2, weight)
        shape = (batch, channels, outputs, size, kernel, stride)
        if operations <= MOST_OPERATIONS and most <= MOST_ELEMENTS and shape not in chosen:
            chosen.append(shape)
    return chosen


def directions(shape):
    """Return the three calls of a shape under the torch of this interpreter."""
    import torch

    batch, channels, outputs, size, kernel, stride = shape
    result, half = (size - 1) // stride + 1, kernel // 2
    x, w = torch.randn(batch, channels, size, size), torch.randn(outputs, channels, kernel, kernel)
    grad, pair = torch.randn(batch, outputs, result, result), ([stride] * 2, [half] * 2, [1, 1])
    if not hasattr(torch, "_core"):  # PyTorch
        options = (None, *pair, False, [0, 0], 1)
        backward, no_grad = torch.ops.aten.convolution_backward, torch.no_grad()
        no_grad.__enter__()
        return {
            "forward": lambda: torch.conv2d(x, w, None, *pair),
            "input": lambda: backward(grad, x, w, *options, [True, False, False]),
            "weight": lambda: backward(grad, x, w, *options, [False, True, False]),
        }
    from torch._core import internal

    return {
        "forward": lambda: torch.conv2d(x, w, None, *pair),
        "input": lambda: internal.conv2d_input(grad, w, [size] * 2, *pair, 1),
        "weight": lambda: internal.conv2d_weight(grad, x, [kernel] * 2, *pair, 1),
    }


def least(call, seconds):
    """Return the minimum time of at least two calls within the time limit."""
    best, end = math.inf, time.perf_counter() + seconds
    for number in range(1 << 20):
        start = time.perf_counter()
        call()
        now = time.perf_counter()
        best = min(best, now - start)
        if number and now > end:
            return best


def serve(threads):
    """Run one library: read a shape per line, and answer with the seconds of each direction."""
    import torch

    torch.set_num_threads(threads)
    shape, calls = None, {}
    for line in sys.stdin:
        wanted = tuple(json.loads(line))
        if wanted != shape:
            calls.clear()
            shape, calls = wanted, directions(wanted)
        print(json.dumps([least(calls[name], QUIET / 3) for name in DIRECTIONS]), flush=True)


def ask(side, shape):
    """Return the seconds of each direction of one library in this round."""
    side.stdin.write(json.dumps(shape) + "\n")
    side.stdin.flush()
    return json.loads(side.stdout.readline())


def measure(sides, shapes, rounds):
    """Measure and print the times of both libraries for each shape."""
    found = []
    for shape in shapes:
        turns = [[ask(side, shape) for side in sides] for _ in range(rounds)]
        ours, peer = ([min(times) for times in zip(*turn, strict=True)] for turn in zip(*turns, strict=True))
        found.append((shape, ours, peer))
        parts = [f"{a * 1e3:.3f}/{b * 1e3:.3f}={a / b:.2f}" for a, b in zip(ours, peer, strict=True)]
        print(f"{sum(ours) / sum(peer):5.2f}  {' '.join(map(str, shape)):28} {'  '.join(parts)}", flush=True)
    return found


def summary(found):
    """Return geometric mean and worst of the sum and of each direction, as lines of a table."""
    lines = ["| | geometric mean | worst | above 1.3 |", "|---|---|---|---|"]
    for name, part in (("all three", slice(3)), *((name, slice(i, i + 1)) for i, name in enumerate(DIRECTIONS))):
        ratios = [sum(ours[part]) / sum(peer[part]) for _, ours, peer in found]
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        lines.append(f"| {name} | {mean:.2f} | {max(ratios):.2f} | {sum(r > 1.3 for r in ratios)} of {len(ratios)} |")
    return "\n".join(lines)


def draw_figure(found, file):
    """Draw every shape as a dot, as SVG: operations on the x axis, ratio on the y axis, both in powers of two."""
    width, height, low = 900, 420, 20
    dots = []
    for (batch, channels, outputs, size, kernel, stride), ours, peer in found:
        operations = 6.0 * batch * channels * outputs * kernel**2 * ((size - 1) // stride + 1) ** 2
        ratio = sum(ours) / sum(peer)
        x = 60 + (width - 80) * (math.log2(operations) - 12) / 24
        y = height / 2 - 85 * math.log2(ratio)
        colour = "#c22" if ratio > 1.3 else "#d90" if ratio > 1 else "#286"
        name = f"{batch}x{channels}x{size}x{size}, {outputs} of {kernel}x{kernel}, stride {stride}: {ratio:.2f}"
        dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"><title>{name}</title></circle>')
    rules = []
    for ratio in (0.25, 0.5, 1, 1.3, 2):
        y = height / 2 - 85 * math.log2(ratio)
        rules.append(f'<path d="M60 {y:.1f}H{width - low}" stroke="#bbb"/><text x="12" y="{y + 4:.1f}">{ratio}</text>')
    for power in range(12, 37, 4):
        x = 60 + (width - 80) * (power - 12) / 24
        rules.append(f'<text x="{x:.1f}" y="{height - 8}">2^{power}</text>')
    words = f"time over PyTorch's, forward and both gradients, by operations; {len(found)} shapes"
    title = f'<text x="60" y="16">{words}</text>'
    body = "\n".join([title, *rules, *dots])
    style = f'width="{width}" height="{height}" font-family="sans-serif" font-size="12"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {style}>\n{body}\n</svg>\n'
    pathlib.Path(file).write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--table")
    parser.add_argument("--figure")
    parser.add_argument("--shape", action="append", help="six numbers instead of random ones; may be repeated")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        return serve(options.threads)
    shapes = [tuple(map(int, s.split())) for s in options.shape or ()] or draw(options.count, options.seed)
    arguments = [__file__, "--serve", "--threads", str(options.threads)]
    sides = [
        subprocess.Popen([python, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for python in (options.ours, options.peer)
    ]
    found = measure(sides, shapes, options.rounds)
    for side in sides:
        side.stdin.close()
        side.wait()
    print(summary(found))
    if options.table:
        pathlib.Path(options.table).write_text(summary(found) + "\n", encoding="utf-8")
    if options.figure:
        draw_figure(found, options.figure)


if __name__ == "__main__":
    main()
