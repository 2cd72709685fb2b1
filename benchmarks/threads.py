"""Prints the speed-up of N threads over one, for this library and for PyTorch; above 1 means that threads help.

Usage: threads.py --ours PYTHON --peer PYTHON [--threads N] [--rounds N] [--seconds S] [NAME ...]. Each library runs
in its own process. There, steps on one thread and on N threads alternate, so that both have the same load on the
machine. A figure is the lower quartile of many rounds. A NAME selects the cases whose name contains it.
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


def case(build):
    """Register a function that returns a step, which is a function without arguments."""
    CASES[build.__name__] = build
    return build


# --- training steps ---------------------------------------------------------------------------------------------------


def training(modules, loss, optimizer="SGD"):
    """Return a step that computes a loss and its gradients, and updates the parameters."""
    parameters = [p for module in modules for p in module.parameters()]
    update = getattr(torch.optim, optimizer)(parameters, lr=1e-4)

    def step():
        update.zero_grad()
        loss().backward()
        update.step()

    return step


def classes(count, *size):
    return torch.randint(0, count, size)


def convolutions(*widths):
    """Return 3x3 convolutions with ReLU; "M" halves the map."""
    parts, before = [], 3
    for width in widths:
        parts += [nn.MaxPool2d(2)] if width == "M" else [nn.Conv2d(before, width, 3, padding=1), nn.ReLU()]
        before = before if width == "M" else width
    return parts


@case
def vgg():
    model = nn.Sequential(
        *convolutions(32, 32, "M", 64, 64, "M", 128, 128, "M"), nn.Flatten(), nn.Linear(2048, 256), nn.ReLU(),
        nn.Linear(256, 10),
    )  # fmt: skip
    x, y = torch.randn(16, 3, 32, 32), classes(10, 16)
    return training([model], lambda: F.cross_entropy(model(x), y))


@case
def lenet():
    model = nn.Sequential(
        nn.Conv2d(1, 6, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(6, 16, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(),
        nn.Linear(256, 120), nn.ReLU(), nn.Linear(120, 10),
    )  # fmt: skip
    x, y = torch.randn(32, 1, 28, 28), classes(10, 32)
    return training([model], lambda: F.cross_entropy(model(x), y))


@case
def resnet():
    def conv(a, b):
        return nn.Sequential(nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b))

    start, last, blocks = conv(3, 32), nn.Linear(32, 10), nn.ModuleList([conv(32, 32) for _ in range(6)])
    x, y = torch.randn(8, 3, 32, 32), classes(10, 8)

    def loss():
        h = F.relu(start(x))
        for first, second in zip(blocks[::2], blocks[1::2], strict=True):
            h = F.relu(second(F.relu(first(h))) + h)
        return F.cross_entropy(last(h.mean((2, 3))), y)

    return training([start, blocks, last], loss)


@case
def mobilenet():
    def block(a, b, stride):
        return [nn.Conv2d(a, a, 3, stride, 1, groups=a), nn.BatchNorm2d(a), nn.ReLU6(), nn.Conv2d(a, b, 1),
                nn.BatchNorm2d(b), nn.ReLU6()]

    model = nn.Sequential(nn.Conv2d(3, 16, 3, 2, 1), *block(16, 32, 1), *block(32, 64, 2), *block(64, 64, 1))
    x = torch.randn(8, 3, 64, 64)
    return training([model], lambda: model(x).mean())


@case
def unet():
    down, deep = nn.Sequential(*convolutions(16, 16)), nn.Sequential(nn.Conv2d(16, 32, 3, padding=1), nn.ReLU())
    up, last = nn.ConvTranspose2d(32, 16, 2, 2), nn.Conv2d(32, 2, 3, padding=1)
    x, y = torch.randn(2, 3, 64, 64), classes(2, 2, 64, 64)

    def loss():
        wide = down(x)
        return F.cross_entropy(last(torch.cat([wide, up(deep(F.max_pool2d(wide, 2)))], 1)), y)

    return training([down, deep, up, last], loss, "Adam")


@case
def conv3d():
    model = nn.Sequential(nn.Conv3d(1, 8, 3, padding=1), nn.ReLU(), nn.Conv3d(8, 8, 3, padding=1))
    x = torch.randn(2, 1, 8, 8, 8)
    return training([model], lambda: model(x).mean())


@case
def conv1d():
    model = nn.Sequential(
        nn.Conv1d(1, 32, 9, 2), nn.ReLU(), nn.Conv1d(32, 64, 9, 2), nn.ReLU(), nn.Conv1d(64, 64, 9, 2),
    )  # fmt: skip
    x = torch.randn(8, 1, 2000)
    return training([model], lambda: model(x).pow(2).mean())


@case
def dcgan():
    model = nn.Sequential(
        nn.ConvTranspose2d(64, 128, 4), nn.BatchNorm2d(128), nn.ReLU(), nn.ConvTranspose2d(128, 64, 4, 2, 1),
        nn.BatchNorm2d(64), nn.ReLU(), nn.ConvTranspose2d(64, 3, 4, 2, 1), nn.Tanh(),
    )  # fmt: skip
    x = torch.randn(16, 64, 1, 1)
    return training([model], lambda: model(x).mean(), "Adam")


@case
def vae():
    encoder, heads = nn.Sequential(nn.Linear(784, 400), nn.ReLU()), nn.Linear(400, 40)
    decoder = nn.Sequential(nn.Linear(20, 400), nn.ReLU(), nn.Linear(400, 784))
    x = torch.rand(128, 784)

    def loss():
        mean, spread = heads(encoder(x)).chunk(2, 1)
        code = mean + torch.randn(128, 20) * (0.5 * spread).exp()
        divergence = -0.5 * (1 + spread - mean.pow(2) - spread.exp()).sum()
        return F.binary_cross_entropy_with_logits(decoder(code), x, reduction="sum") + divergence

    return training([encoder, heads, decoder], loss, "Adam")


def perceptron(batch, *widths):
    parts = [part for a, b in zip(widths, widths[1:], strict=False) for part in (nn.Linear(a, b), nn.ReLU())]
    model, x, y = nn.Sequential(*parts[:-1]), torch.randn(batch, widths[0]), classes(widths[-1], batch)
    return training([model], lambda: F.cross_entropy(model(x), y))


@case
def mlp_tiny():
    return perceptron(32, 20, 50, 2)


@case
def mlp_small():
    return perceptron(64, 128, 128, 128, 10)


@case
def mlp_wide():
    return perceptron(256, 784, 1024, 1024, 10)


def language(kind, width, batch, length, vocabulary):
    table, cells, last = nn.Embedding(vocabulary, width), getattr(nn, kind)(width, width), nn.Linear(width, vocabulary)
    x, y = classes(vocabulary, length, batch), classes(vocabulary, length * batch)

    def loss():
        return F.cross_entropy(last(cells(table(x))[0].reshape(-1, width)), y)

    return training([table, cells, last], loss, "Adam")


@case
def rnn_characters():
    return language("RNN", 128, 16, 50, 65)


@case
def gru():
    return language("GRU", 128, 32, 30, 100)


@case
def lstm():
    return language("LSTM", 256, 16, 30, 1000)


@case
def gru_cell():
    cell, x, start = nn.GRUCell(32, 64), torch.randn(16, 32), torch.zeros(16, 64)

    def loss():
        state = start
        for _ in range(20):
            state = cell(x, state)
        return state.sum()

    return training([cell], loss)


class Block:
    """A transformer block. It is no module, because torch is not imported yet."""

    def __init__(self, width, heads):
        self.heads, self.norms = heads, nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
        sizes = (width, 3 * width), (width, width), (width, 4 * width), (4 * width, width)
        self.maps = nn.ModuleList([nn.Linear(*size) for size in sizes])

    def __call__(self, x):
        b, t, w = x.shape
        parts = self.maps[0](self.norms[0](x)).view(b, t, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(parts[0], parts[1], parts[2], is_causal=True)
        x = x + self.maps[1](seen.transpose(1, 2).reshape(b, t, w))
        return x + self.maps[3](F.gelu(self.maps[2](self.norms[1](x))))


def transformer(width, heads, depth, batch, length, vocabulary):
    table, last = nn.Embedding(vocabulary, width), nn.Linear(width, vocabulary)
    blocks = [Block(width, heads) for _ in range(depth)]
    x, y = classes(vocabulary, batch, length), classes(vocabulary, batch * length)

    def loss():
        h = table(x)
        for block in blocks:
            h = block(h)
        return F.cross_entropy(last(h).view(-1, vocabulary), y)

    return training([table, last, *(m for block in blocks for m in (block.norms, block.maps))], loss, "AdamW")


@case
def gpt_small():
    return transformer(128, 4, 2, 8, 64, 200)


@case
def gpt():
    return transformer(256, 8, 4, 4, 128, 2000)


@case
def word_vectors():
    table, last, x = nn.Embedding(5000, 64), nn.Linear(64, 2), classes(5000, 32, 20)
    y = classes(2, 32)
    return training([table, last], lambda: F.cross_entropy(last(table(x).mean(1)), y), "Adam")


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
    for name, build in CASES.items():
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
    global torch, nn, F
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
        import torch.nn.functional as F
        from torch import nn

        measure(options)
    elif options.ours and options.peer:
        compare(options)
    else:
        parser.error("--ours and --peer are needed")


if __name__ == "__main__":
    sys.exit(main())
