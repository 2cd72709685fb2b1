"""Times rows of another package against torch's, and run-time formulas against separate calls and PyTorch.

Usage: own_rows.py [--peer PYTHON] [--rounds N]. The script generates and compiles a package in a temporary folder,
with copies of tanh and adam_ under other names. Measurements alternate; figures are medians over rounds.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

FLOATS = 4_000_000
RATE = 0.7978845608028654
HEAD = "- package: timed\n- section: elements\n  doc: Rows of ours under other names.\n"
CATALOGUE = pathlib.Path(__file__).resolve().parents[1] / "ops.yaml"


def best(function, seconds=0.05):
    """Return the minimum time of one call; each attempt takes about `seconds`."""
    function()
    start = time.perf_counter()
    function()
    count = max(1, int(seconds / max(time.perf_counter() - start, 1e-7)))
    times = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(count):
            function()
        times.append((time.perf_counter() - start) / count)
    return min(times)


def in_turn(rounds, **functions):
    """Return the median time of each over the rounds."""
    times = {name: [] for name in functions}
    for _ in range(rounds):
        for name, function in functions.items():
            times[name].append(best(function))
    return {name: statistics.median(values) for name, values in times.items()}


def row_text(op):
    """Return a row of torch's catalogue, renamed <op>_twin: from '- op: name(' to the next entry."""
    lines = CATALOGUE.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"- op: {op}("))
    end = next(i for i in range(start + 1, len(lines)) if lines[i].startswith("- "))
    return "\n".join(lines[start:end]).replace(f"- op: {op}(", f"- op: {op.rstrip('_')}_twin{'_' * op.endswith('_')}(")


def twins(folder):
    """Create and import the package of copies, and return it with the seconds from a new row to its import."""
    package = pathlib.Path(folder, "timed")
    package.mkdir()
    (package / "__init__.py").write_text("from .generated import *\n", encoding="utf-8")
    (package / "oracles.py").write_text("def adam(*values):\n    raise NotImplementedError\n", encoding="utf-8")
    paths = {**os.environ, "PYTHONPATH": f"{folder}:{CATALOGUE.parent}"}
    text = HEAD
    for op in ("adam_", "tanh"):
        text += row_text(op) + "\n"
        (package / "ops.yaml").write_text(text, encoding="utf-8")
        start = time.perf_counter()
        for command in (["-m", "torch.codegen", "timed/ops.yaml", "--build"], ["-c", "import timed"]):
            subprocess.run([sys.executable, *command], check=True, capture_output=True, cwd=folder, env=paths)
        seconds = time.perf_counter() - start
    sys.path.insert(0, folder)
    import timed

    return timed, seconds


def packages(rounds):
    import torch
    from torch import optim
    from torch.autograd import Variable

    with tempfile.TemporaryDirectory() as folder:
        timed, seconds = twins(folder)
    print(f"a saved row until it is imported {seconds:.2f} s")
    x = torch.ones(4)
    times = in_turn(rounds, ours=lambda: torch.tanh(x), twin=lambda: timed.tanh_twin(x))
    print(f"a call: ours {times['ours'] * 1e9:.1f} ns, the package's {times['twin'] * 1e9:.1f} ns")

    class Twin(optim.Adam):
        def row_of(self, group):
            return "timed.adam_twin_"

    for count, size in ((1, FLOATS), (200, 1000)):
        steps = {}
        for name, kind in (("ours", optim.Adam), ("twin", Twin)):
            parameters = [Variable(torch.randn(size), requires_grad=True) for _ in range(count)]
            for parameter in parameters:
                parameter.grad = Variable(torch.randn(size))
            steps[name] = kind(parameters).step
        times = in_turn(rounds, **steps)
        print(f"Adam over {count} x {size}: ours {times['ours'] * 1e3:.3f} ms, the package's row "
              f"{times['twin'] * 1e3:.3f} ms, ratio {times['twin'] / times['ours']:.2f}")


def fused(rounds):
    import torch

    def chain(x, a, b):
        return torch.clamp(x * a + b, min=0)

    x, a, b = torch.randn(FLOATS), torch.randn(FLOATS), torch.randn(FLOATS)
    fuse, compiled = torch.fuse(chain), torch.fuse(chain, compile=True)
    for name, given in (("numbers", (x, 1.5, 0.5)), ("tensors", (x, a, b))):
        times = in_turn(rounds, chain=lambda g=given: chain(*g), fuse=lambda g=given: fuse(*g),
                        compiled=lambda g=given: compiled(*g))
        print(f"max(x * a + b, 0), a and b {name}: chain {times['chain'] * 1e3:.2f} ms, fused "
              f"{times['fuse'] / times['chain']:.2f}, compiled {times['compiled'] / times['chain']:.2f} of it")


def gelu_side(ours):
    """Return the seconds of forward and backward of GELU in its tanh form."""
    import torch

    torch.set_num_threads(1)

    def chain(x):
        return 0.5 * x * (1 + torch.tanh(RATE * (x + 0.044715 * x * x * x)))

    if ours:
        from torch.autograd import Variable

        x, g = Variable(torch.randn(FLOATS), requires_grad=True), torch.randn(FLOATS)
        kinds = {"formula": torch.fuse(chain), "compiled": torch.fuse(chain, compile=True)}
    else:
        x, g = torch.randn(FLOATS, requires_grad=True), torch.randn(FLOATS)
        kinds = {"chain": chain, "gelu": lambda x: torch.nn.functional.gelu(x, approximate="tanh")}

    def step(function):
        x.grad = None
        function(x).backward(g)

    return {name: best(lambda f=function: step(f), 0.2) for name, function in kinds.items()}


def gelu(peer, rounds):
    times = {}
    for _ in range(rounds):
        for python, side in ((sys.executable, "ours"), (peer, "peer")):
            done = subprocess.run([python, pathlib.Path(__file__).resolve(), "--side", side], check=True,
                                  capture_output=True, text=True, cwd="/")
            for name, value in json.loads(done.stdout.splitlines()[-1]).items():
                times.setdefault(name, []).append(value)
    t = {name: statistics.median(values) for name, values in times.items()}
    for name in ("formula", "compiled"):
        print(f"GELU forward and backward, {name}: {t[name] * 1e3:.1f} ms, {t[name] / t['chain']:.2f} of PyTorch's "
              f"chain, {t[name] / t['gelu']:.2f} of its gelu")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", help="a Python with PyTorch in it")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--side", choices=["ours", "peer"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.side:
        print(json.dumps(gelu_side(given.side == "ours")))
    else:
        import torch

        torch.set_num_threads(1)
        packages(given.rounds)
        fused(given.rounds)
        if given.peer:
            gelu(given.peer, given.rounds)
