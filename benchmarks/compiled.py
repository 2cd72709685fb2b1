"""Times functions call by call and after torch.compile, forward and with gradients, at three sizes.

    python benchmarks/compiled.py                     # this library
    python benchmarks/compiled.py --peer PYTHON       # beside another Python's torch.compile, sides in turn

Each figure is the least processor time of a call in milliseconds, with one thread.
"""

import argparse
import json
import subprocess
import sys
import time

import torch
from torch.nn import functional as F


def bias_gelu(x, y, bias):
    return F.gelu(x + bias)


def layer_norm(x, y, bias):
    centred = x - x.mean(-1, keepdim=True)
    return centred / (centred.pow(2).mean(-1, keepdim=True) + 1e-5).sqrt() * bias + 1


def rms_norm(x, y, bias):
    return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-6) * bias


def scaled_softmax(x, y, bias):
    return torch.softmax(x * 0.125 + bias, -1)


def swiglu(x, y, bias):
    return F.silu(x) * y + bias


def rotary(x, y, bias):
    first, second = x.chunk(2, -1)
    cos, sin = y.chunk(2, -1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], -1)


def huber(x, y, bias):
    error = (x - y).abs()
    return torch.where(error < 1, 0.5 * error * error, error - 0.5).mean()


def focal(x, y, bias):
    p = torch.sigmoid(x)
    t = torch.sigmoid(y)
    loss = -(t * torch.log(p + 1e-6) + (1 - t) * torch.log(1 - p + 1e-6))
    return ((t - p).abs() ** 2 * loss).mean()


def black_scholes(x, y, bias):
    price, strike = x.exp(), y.exp()
    d1 = (torch.log(price / strike) + 0.15) / 0.3
    return price * 0.5 * (1 + torch.erf(d1 * 0.7071)) - strike * 0.9 * 0.5 * (1 + torch.erf((d1 - 0.3) * 0.7071))


def log_probabilities(x, y, bias):
    return (x - x.logsumexp(-1, keepdim=True)) * y


def mish_residual(x, y, bias):
    return x + F.mish(x * bias) * 0.5 + y.tanh()


def normal_density(x, y, bias):
    z = (x - bias) / (y.abs() + 1)
    return (-0.5 * z * z - torch.log(y.abs() + 1) - 0.9189).sum()


FUNCTIONS = (bias_gelu, layer_norm, rms_norm, scaled_softmax, swiglu, rotary, huber, focal, black_scholes,
             log_probabilities, mish_residual, normal_density)
SIZES = ((64, 64), (512, 256), (2048, 1024))


def call_of(function, size, step):
    """Return a call of no arguments."""
    torch.manual_seed(0)
    x, y, bias = torch.randn(*size), torch.randn(*size), torch.randn(size[-1])
    if not step:
        return lambda: function(x, y, bias)
    for each in (x, y, bias):
        each.requires_grad_()

    def run():
        x.grad = y.grad = bias.grad = None
        result = function(x, y, bias)
        (result if result.dim() == 0 else result.sum()).backward()

    return run


def least(call, seconds):
    """Return the least processor time of a call, in milliseconds."""
    best, end = float("inf"), time.process_time() + seconds
    while time.process_time() < end:
        start = time.process_time_ns()
        call()
        best = min(best, time.process_time_ns() - start)
    return best / 1e6


def figures(name, size, step, seconds):
    """Return the times of a function, call by call and compiled, and of the first compiled call."""
    function = next(each for each in FUNCTIONS if each.__name__ == name)
    plain = call_of(function, size, step)
    fast = call_of(torch.compile(function), size, step)
    start = time.perf_counter()
    fast()
    first = time.perf_counter() - start
    for _ in range(24):  # until the choice between both is made
        fast()
    plain()
    return least(plain, seconds), least(fast, seconds), first


def serve(seconds):
    """Answer one request per line."""
    torch.set_num_threads(1)
    for line in sys.stdin:
        print(json.dumps(figures(*json.loads(line), seconds)), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--peer", help="a Python with another torch")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.seconds)
        return
    commands = [[python, __file__, "--serve", "--seconds", str(options.seconds)]
                for python in (sys.executable, options.peer) if python]
    sides = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
             for command in commands]
    print("function            size   kind       eager  compiled   ratio" + "    peer  to peer" * bool(options.peer))
    for size in SIZES:
        for step in (False, True):
            ratios = []
            for function in FUNCTIONS:
                answers = []
                for side in sides:
                    side.stdin.write(json.dumps([function.__name__, size, step]) + "\n")
                    side.stdin.flush()
                    answers.append(json.loads(side.stdout.readline()))
                plain, fast, _ = answers[0]
                line = f"{function.__name__:18} {size[0] * size[1]:8}  {'step' if step else 'forward':7}"
                line += f" {plain:9.3f} {fast:9.3f} {fast / plain:7.2f}"
                if len(answers) > 1:
                    line += f" {answers[1][1]:7.3f} {fast / answers[1][1]:8.2f}"
                ratios.append([fast / plain, *([fast / answers[1][1]] if len(answers) > 1 else [])])
                print(line, flush=True)
            means = [torch.tensor(column).log().mean().exp().item() for column in zip(*ratios, strict=True)]
            print(f"  geometric mean of {'steps' if step else 'forward calls'}: "
                  + ", to the peer ".join(f"{mean:.2f}" for mean in means), flush=True)
    for side in sides:
        side.stdin.close()


if __name__ == "__main__":
    main()
