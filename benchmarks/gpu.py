"""Measures the figures of benchmarks/GPU.md on the first GPU. `make test-gpu` writes the file with it.

Usage: gpu.py --ours PYTHON [--peer PYTHON] [--write FILE] [--elements N] [--sanitizer WORD]. Each library runs in its
own process; the peer is a Python with PyTorch. Times are measured by events, as medians of several rounds. The page
marks figures that could not be measured.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROUNDS = 11


def timed(torch, function, repeats=5):
    """Return the milliseconds of a call on the GPU: the median of several rounds of several calls."""
    function()
    torch.cuda.synchronize()
    found = []
    for _ in range(ROUNDS):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        for _ in range(repeats):
            function()
        end.record()
        end.synchronize()
        found.append(start.elapsed_time(end) / repeats)
    return statistics.median(found)


def bandwidths(torch, elements):
    """Return GB/s of a copy, of elementwise operations and of reductions."""
    x, y, z = (torch.randn(elements).cuda() for _ in range(3))
    size = 4 * elements / 1e6  # MB: MB / ms is GB/s
    loops = {"add": (3, lambda: torch.add(x, y, out=z)), "tanh": (2, lambda: torch.tanh(x, out=z)),
             "mul by a number": (2, lambda: torch.mul(x, 2.0, out=z))}  # fmt: skip
    folds = {"sum": lambda: x.view(64, -1).sum(1), "max": lambda: torch.max(x.view(64, -1), 1),
             "norm": lambda: x.view(64, -1).norm(2, 1)}  # fmt: skip
    return {
        "copy": 2 * size / timed(torch, lambda: z.copy_(x)),
        "loops": {name: moved * size / timed(torch, call) for name, (moved, call) in loops.items()},
        "folds": {name: size / timed(torch, call) for name, call in folds.items()},
    }


def families(torch, elements):
    """Return GB/s of the data that a family of kernels must read and write at least once."""
    nn, side = torch.nn.functional, 1024
    rows = elements // side
    x, narrow = torch.randn(rows, side).cuda(), torch.randn(rows, side).cuda().half()
    images = x.view(max(1, rows // 64), 64, side)
    row, column = torch.randn(side).cuda(), torch.randn(rows, 1).cuda()
    label = torch.LongTensor(rows).random_(0, side).cuda()
    mean, variance = torch.zeros(64).cuda(), torch.ones(64).cuda()
    size = 4 * elements / 1e6
    calls = {
        "sum of all": (1, lambda: x.sum()), "sum of rows": (1, lambda: x.sum(1)),
        "sum of columns": (1, lambda: x.sum(0)),
        "variance of rows": (1, lambda: x.var(1)), "softmax": (2, lambda: nn.softmax(x, dim=1)),
        "cross_entropy": (1, lambda: nn.cross_entropy(x, label)), "layer_norm": (2, lambda: nn.layer_norm(x, (side,))),
        "batch_norm": (3, lambda: nn.batch_norm(images, mean, variance, training=True)),
        "add a row": (2, lambda: x + row), "add a column": (2, lambda: x + column),
        "transposed copy": (2, lambda: x.t().contiguous()), "randn": (1, lambda: x.normal_()),
        "Half add": (1.5, lambda: narrow + narrow), "sort of rows": (5, lambda: x.sort(1)),
    }  # fmt: skip
    return {name: moved * size / timed(torch, call, 2) for name, (moved, call) in calls.items()}


def small(torch):
    """Return microseconds between launches of a small operation."""
    x = torch.randn(16).cuda()
    times = []
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(1000):
            x.add_(1)
        times.append((time.perf_counter() - start) * 1e3)
        torch.cuda.synchronize()
    return statistics.median(times)


def products(torch, side):
    """Return milliseconds of products of square matrices, float and Half."""
    a, b = torch.randn(side, side).cuda(), torch.randn(side, side).cuda()
    h, k = a.half(), b.half()
    return {"float": timed(torch, lambda: a.mm(b)), "Half": timed(torch, lambda: h.mm(k))}


def network(torch, batch):
    """Return milliseconds of a training step of the MNIST network."""
    from torch import nn
    from torch.autograd import Variable

    class Network(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = nn.Conv2d(1, 10, 5), nn.Conv2d(10, 20, 5)
            self.hidden, self.last = nn.Linear(320, 50), nn.Linear(50, 10)

        def forward(self, x):
            x = nn.functional.relu(nn.functional.max_pool2d(self.first(x), 2))
            x = nn.functional.relu(nn.functional.max_pool2d(self.second(x), 2)).view(-1, 320)
            return nn.functional.log_softmax(self.last(nn.functional.relu(self.hidden(x))), 1)

    model = Network().cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    images = Variable(torch.randn(batch, 1, 28, 28).cuda(), requires_grad=False)
    labels = Variable(torch.LongTensor(batch).random_(0, 10).cuda(), requires_grad=False)

    def step():
        optimizer.zero_grad()
        nn.functional.nll_loss(model(images), labels).backward()
        optimizer.step()

    return timed(torch, step), step


def kernels():
    """Return the seconds of compiling all kernels, two at a time, and the milliseconds of a cached first launch."""
    import tempfile
    from concurrent.futures import ThreadPoolExecutor

    import torch
    from torch.cuda import _kernels

    number = 10 * torch.cuda.get_device_capability()[0] + torch.cuda.get_device_capability()[1]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TORCH_CUDA_CACHE"] = folder
        start = time.perf_counter()
        with ThreadPoolExecutor(2) as pool:
            files = list(pool.map(lambda name: _kernels.compiled(name, number), _kernels.sources()))
        seconds = time.perf_counter() - start
        program = ("import sys, time, torch; x = torch.ones(4).cuda(); torch.cuda.synchronize(); begin = "
                   "time.perf_counter(); (x + x).cpu(); print((time.perf_counter() - begin) * 1e3)")
        command = [sys.executable, "-c", program]  # compiles nothing: the kernel is cached
        loads = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(3)]
    return {"build": seconds, "load": statistics.median(loads), "files": len(files)}


def side(elements):
    """Print the figures of one library as JSON."""
    import torch

    large = min(4096, max(16, elements // 16384))
    step, run = network(torch, 64 if elements > 100000 else 4)
    found = {"name": torch.cuda.get_device_name(0), "small": small(torch), "mm": products(torch, large), "step": step,
             "families": families(torch, elements), **bandwidths(torch, elements)}  # fmt: skip
    if hasattr(torch.cuda, "driver_calls"):
        before = torch.cuda.driver_calls()
        for _ in range(3):
            run()
        found |= {"calls": torch.cuda.driver_calls() - before, "kernels": kernels()}
    print(json.dumps(found))


def measured(python, elements):
    """Return the output of a process of a Python, or None if it fails."""
    command = [python, __file__, "--side", "--elements", str(elements)]
    own = python == sys.executable  # another Python has other packages
    ours = () if own else ("PYTHONPATH", "LD_LIBRARY_PATH")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    finished = subprocess.run(command, capture_output=True, text=True, env=environment)
    if finished.returncode:
        print(f"{python} measured nothing:\n{finished.stderr[-2000:]}", file=sys.stderr)
        return None
    return json.loads(finished.stdout.splitlines()[-1])


def shares(found, copy):
    return ", ".join(f"{name} {100 * rate / copy:.0f} %" for name, rate in found.items())


def page(ours, peer, elements, sanitizer):
    """Return the text of GPU.md."""
    def ratio(of):
        return f"{of(ours) / of(peer):.2f}" if peer else "not measured"

    copy, many = ours["copy"], f"{elements >> 20}M"
    rows = [
        (f"elementwise kernels, {many} floats, of the measured copy bandwidth", "85 %", shares(ours["loops"], copy)),
        (f"reductions, {many} floats, of the measured copy bandwidth", "85 %", shares(ours["folds"], copy)),
        ("launch to launch of a small op, of PyTorch's", "1", ratio(lambda side: side["small"])),
        ("mm of floats, of PyTorch's time", "1.05", ratio(lambda side: side["mm"]["float"])),
        ("mm of Halfs, of PyTorch's time", "1.05", ratio(lambda side: side["mm"]["Half"])),
        ("a step of the MNIST network, of PyTorch's time", "0.7", ratio(lambda side: side["step"])),
        ("allocations that the driver sees in three such steps", "0", str(ours["calls"])),
        (f"building all {ours['kernels']['files']} kernel files for one architecture, two threads", "120 s",
         f"{ours['kernels']['build']:.0f} s"),
        ("the first launch of a kept kernel file", "100 ms", f"{ours['kernels']['load']:.0f} ms"),
        ("`compute-sanitizer`", "clean", sanitizer),
    ]  # fmt: skip
    lines = [f"| {figure} | {wanted} | {here} |" for figure, wanted, here in rows]
    told = f"Measured on: {ours['name']}; a copy moves {copy:.0f} GB/s. `make test-gpu` writes this file."
    def share(side, name):
        return f"{100 * side['families'][name] / side['copy']:.0f} %" if side else "not measured"

    lines += ["", "Bytes moved per second, as a share of the copy bandwidth of the same library:", "",
              "| family | here | PyTorch |", "|---|---|---|",
              *(f"| {name} | {share(ours, name)} | {share(peer, name)} |" for name in ours["families"])]  # fmt: skip
    return "\n".join(["# On a GPU", "", told, "", "| figure | wanted | here |", "|---|---|---|", *lines, ""])


def with_estimates(text, path):
    """Return the page with the unmeasured sections of the file: from its first line with `## ` on."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    return text + ("\n" + old[old.index("\n## ") + 1:] if "\n## " in old else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ours", default=sys.executable)
    parser.add_argument("--peer")
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--elements", type=int, default=64 << 20)
    parser.add_argument("--sanitizer", default="not measured")
    parser.add_argument("--side", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.side:
        return side(given.elements)
    ours = measured(given.ours, given.elements)
    if ours is None:
        sys.exit("nothing is written")
    text = page(ours, given.peer and measured(given.peer, given.elements), given.elements, given.sanitizer)
    if given.write:
        given.write.write_text(with_estimates(text, given.write), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
