"""Times named snippets under whatever `torch` this interpreter imports, and prints {group: {case: seconds}} as JSON.

Usage: PYTHON cases.py THREADS [GROUP ...]. Only what the alpha and present-day PyTorch share is called, so one file
times both sides.
"""

import json
import resource
import sys
import time

START = time.perf_counter()
import torch  # noqa: E402

IMPORT = time.perf_counter() - START
import torch.nn as nn  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from torch.autograd import Variable  # noqa: E402

SMALL = {
    "add 5x5": "a + b", "multiply by number": "a * 2.0", "tanh 5x5": "a.tanh()", "sum 5x5": "a.sum()",
    "sum over dim": "a.sum(1)", "mm 5x5": "a.mm(b)", "view": "a.view(25)", "index": "a[1]", "slice": "a[1:3]",
    "zeros 5x5": "torch.zeros(5, 5)", "in place": "c.add_(b)", "maximum over dim": "a.max(1)",
}  # fmt: skip
GRAPH = {
    "record multiply": "x * y", "record mm": "x.mm(y)", "multiply, sum, backward": "(x * y).sum().backward()",
    "linear, relu, backward": "F.relu(lin(v)).sum().backward()", "chain of 100, backward": "chain(x)",
}  # fmt: skip
LARGE = {
    "add": "p + q", "exp": "q.exp()", "tanh": "p.tanh()", "sum": "p.sum()", "sum rows": "m.sum(1)",
    "sum columns": "m.sum(0)", "transposed copy": "m.t().contiguous()", "transposed add": "m.t() + m",
    "mm 512": "s.mm(s)", "convert": "p.double()", "uniform": "p.uniform_()",
}  # fmt: skip


def space():
    """The names that snippets use."""
    n = 1 << 22

    def chain(x):
        y = x
        for _ in range(100):
            y = y * 1.01
        y.sum().backward()

    model = nn.Sequential(nn.Linear(20, 50), nn.Tanh(), nn.Linear(50, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    inputs, targets = (Variable(torch.randn(32, k), requires_grad=False) for k in (20, 1))

    def train():
        optimizer.zero_grad()
        F.mse_loss(model(inputs), targets).backward()
        optimizer.step()

    p = torch.randn(n)
    return {
        "torch": torch, "F": F, "a": torch.randn(5, 5), "b": torch.randn(5, 5), "c": torch.zeros(5, 5),
        "x": Variable(torch.randn(5, 5), requires_grad=True), "y": Variable(torch.randn(5, 5), requires_grad=True),
        "v": Variable(torch.randn(5, 5), requires_grad=False), "lin": nn.Linear(5, 5), "chain": chain, "train": train,
        "p": p, "q": torch.rand(n).add_(0.1), "m": p.view(2048, 2048), "s": torch.randn(512, 512),
    }  # fmt: skip


def measure(code, names):
    """Median seconds of a snippet over seven runs, each long enough for the clock."""
    exec(f"def run(n):\n    for _ in range(n):\n        {code}", names)
    run, n, spent = names["run"], 1, 0.0
    run(2)
    while spent < 0.02:
        n *= 2
        start = time.perf_counter()
        run(n)
        spent = time.perf_counter() - start
    times = []
    for _ in range(7):
        start = time.perf_counter()
        run(n)
        times.append((time.perf_counter() - start) / n)
    return sorted(times)[3]


def main():
    torch.set_num_threads(int(sys.argv[1]))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    groups = {"small": SMALL, "graph": GRAPH, "large": LARGE, "training": {"multilayer perceptron": "train()"}}
    found = {"start": {"import": IMPORT, "memory after import, MB": memory}}
    names = space()
    for group, snippets in groups.items():
        if len(sys.argv) < 3 or group in sys.argv[2:]:
            found[group] = {name: measure(code, names) for name, code in snippets.items()}
    print(json.dumps(found))


main()
