"""Times every function of tensors, and layers and losses, for many types, layouts and sizes against PyTorch.

Usage: sweep.py --ours PYTHON --peer PYTHON [--threads N] [--rounds N] [--above RATIO] [--only WORDS] [rows] [layers].
The functions are the catalogue's rows whose operands are tensors, so a new row is measured automatically. Two
processes run in turn, case by case; a figure is the minimum over the rounds. Cases above the ratio are printed, worst
first. Cases that PyTorch lacks or refuses are omitted.
"""

import argparse
import json
import math
import re
import subprocess
import sys
import time

QUIET = 0.02  # seconds per library and round
SIDE = 512  # rows and columns of a matrix
TYPES = {"float": "* 0.9 + 0.05", "double": "* 0.9 + 0.05", "long": "* 100 + 1", "int": "* 100 + 1",
         "short": "* 100 + 1", "byte": "* 100 + 1"}
LAYOUTS = {
    1: {"whole": "a", "turned": "a.t()", "every second column": "a[:, ::2]", "one line": "a.view(-1)"},
    2: {"whole": "a, b", "a row": "a, b[0]", "a column": "a, b[:, :1]", "a number": "a, 3", "turned": "a, b.t()",
        "both turned": "a.t(), b.t()", "every second column": "a[:, ::2], b[:, ::2]",
        "lines": "a.view(-1), b.view(-1)"},
    3: {"whole": "a, b, c", "a row": "a, b[0], c", "turned": "a, b.t(), c"},
}
# Calls on inputs of several sizes, one after another; C, H and W are the input's.
LAYERS = {
    "32x64x28x28 8x256x14x14 4x16x7x7 16x30x17x23": """
        MaxPool2d(2); MaxPool2d(3); MaxPool2d(5); MaxPool2d(2, 1); MaxPool2d(3, 1, 1); MaxPool2d(5, 1, 2)
        AvgPool2d(2); AvgPool2d(3); AvgPool2d(5); AvgPool2d(2, 1); AvgPool2d(3, 1, 1); AvgPool2d(5, 1, 2)
        AdaptiveAvgPool2d(1); AdaptiveAvgPool2d(5); AdaptiveMaxPool2d(5); BatchNorm2d(C); BatchNorm2d(C).eval()
        GroupNorm(2, C); InstanceNorm2d(C); LayerNorm(W); LayerNorm([H, W]); LocalResponseNorm(5)
        ReLU(); LeakyReLU(); ELU(); SELU(); CELU(); GELU(); SiLU(); Mish(); Sigmoid(); Tanh(); Softplus(); Softsign()
        Hardtanh(); Hardswish(); Hardshrink(); Softshrink(); Tanhshrink(); LogSigmoid(); ReLU6(); PReLU(); RReLU()
        Dropout(0.3); Dropout2d(0.3); Softmax(1); Softmax(3); LogSoftmax(1)
        Upsample(scale_factor=2); Upsample(scale_factor=2, mode="bilinear")
        ConstantPad2d((1, 2, 1, 2), 0); ReflectionPad2d(2); ReplicationPad2d(2)
        Conv2d(C, C, 3, 1, 1); Conv2d(C, C, 3, 2, 1); Conv2d(C, 2 * C, 1); Conv2d(C, C, 3, 1, 2, 2)
        Conv2d(C, C, 3, 1, 1, 1, C); Conv2d(C, C, 5, 1, 2, 1, C); Conv2d(C, C, 3, 1, 1, 1, 2)
        ConvTranspose2d(C, C // 2, 4, 2, 1); Unfold(3, 1, 1)""",
    "8x16x100 32x64x256 2x4x10": """
        Conv1d(C, C, 3, 1, 1); Conv1d(C, C, 9, 1, 4); Conv1d(C, C, 3, 1, 1, 1, C); ConvTranspose1d(C, C, 4, 2, 1)
        MaxPool1d(2); AvgPool1d(2); BatchNorm1d(C); RNN(W, 32); LSTM(W, 32); GRU(W, 32)
        LSTM(W, 32, 2, bidirectional=True); TransformerEncoderLayer(W, 2)
        x.sort(2); x.topk(3, 2); x.median(2); x.cumsum(2); x.cumprod(2); x.prod(2); x.std(2); x.norm(2, 1)
        x.logsumexp(1); x.flip([2]); x.tril(); x.repeat(1, 2, 1); x.transpose(1, 2).contiguous()""",
    "64x256 256x512 1024x10 8x1000": """
        Linear(W, 100); LayerNorm(W); BatchNorm1d(W); F.normalize(x, 2, 1); F.cross_entropy(x, classes)
        F.multi_margin_loss(x, classes); F.mse_loss(x, target); F.l1_loss(x, target); F.smooth_l1_loss(x, target)
        F.huber_loss(x, target); F.binary_cross_entropy_with_logits(x, target); F.soft_margin_loss(x, target)
        F.kl_div(x, target); F.poisson_nll_loss(x, target); F.hinge_embedding_loss(x, target)
        F.multilabel_soft_margin_loss(x, target)""",
    "2x8x8x8x8 4x16x16x16x16": """
        Conv3d(C, C, 3, 1, 1); ConvTranspose3d(C, C, 2, 2); MaxPool3d(2); AvgPool3d(2); BatchNorm3d(C)
        Upsample(scale_factor=2, mode="trilinear")""",
}

def functions():
    """Return name and number of operands of the rows whose required parameters are tensors."""
    import torch

    found = {}
    for row in torch._core.rows.values():
        needed = [kind for _, kind, optional, _ in row.parameters if not optional]
        if needed and len(needed) <= max(LAYOUTS) and set(needed) <= set("te") and not row.name.endswith("_"):
            space = next((name for name, module in (("torch", torch), ("F", torch.nn.functional))
                          if hasattr(module, row.name)), None)
            if space:
                found[f"{space}.{row.name}"] = len(needed)
    return sorted(found.items())


def rows(names):
    """Return the cases of rows: a name, the setup, the timed call."""
    for function, count in names:
        for kind, share in TYPES.items():
            setup = "".join(f"{x} = (torch.rand({SIDE}, {SIDE}) {share}).{kind}()\n" for x in "abc"[:count])
            for layout, operands in LAYOUTS[count].items():
                yield f"{function} {kind}, {layout}", setup, f"{function}({operands})"


def layers(_):
    """Return the cases of layers, losses and functions of nets: forward and backward."""
    for sizes, calls in LAYERS.items():
        for size in sizes.split():
            shape = [int(number) for number in size.split("x")]
            setup = (f"x = Variable(torch.randn(*{shape}), requires_grad=True)\ntarget = torch.rand(*{shape})\n"
                     f"C, H, W = {shape[1]}, {shape[-2]}, {shape[-1]}\n"
                     f"classes = torch.arange({shape[0]}).long() % {shape[1]}\n")
            for call in re.split(r"[;\n]\s*", calls.strip()):
                f = f"lambda x: {call}" if call[:2] in ("x.", "F.") else f"nn.{call}"
                yield f"{call} {size}", f"{setup}f = {f}\ng = torch.ones(*first(f(x)).size())\n", "back(f(x), g, x)"


SWEEPS = {"rows": rows, "layers": layers}


def seconds(setup, code):
    """Return the minimum time of one call under the torch of this interpreter, or None if the call fails."""
    import torch
    from torch.autograd import Variable

    def first(y):
        return y if hasattr(y, "backward") else y[0]

    def back(y, grad, x):
        x.grad = None
        first(y).backward(grad)

    space = {"torch": torch, "nn": torch.nn, "F": torch.nn.functional, "Variable": Variable, "first": first,
             "back": back}
    try:
        exec(setup, space)
        exec(f"def run(n):\n    for _ in range(n):\n        {code}\n", space)
        run, count, best, end = space["run"], 1, math.inf, time.perf_counter() + QUIET
        run(1)
    except Exception:
        return None
    while time.perf_counter() < end or best == math.inf:
        start = time.perf_counter()
        run(count)
        once = time.perf_counter() - start
        best = min(best, once / count)
        count = count if once > QUIET / 10 else 2 * count
    return best


def serve(threads):
    """Run one library: read a case per line, and answer with its seconds; the word `functions` requests their names."""
    import warnings

    import torch

    warnings.simplefilter("ignore")
    torch.set_num_threads(threads)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(functions() if asked == "functions" else seconds(*asked)), flush=True)


def ask(side, what):
    """Return the answer of one library."""
    side.stdin.write(json.dumps(what) + "\n")
    side.stdin.flush()
    return json.loads(side.stdout.readline())


def ratio(sides, case, rounds):
    """Return our time over the peer's, and both times; None if a library lacks the case."""
    best = [math.inf, math.inf]
    for _ in range(rounds):
        for i, side in enumerate(sides):
            found = ask(side, case)
            if found is None:
                return None
            best[i] = min(best[i], found)
    return best[0] / best[1], *best


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--above", type=float, default=1.3)
    parser.add_argument("--only", default="", help="a regular expression that a case's name has to match")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("sweeps", nargs="*", default=list(SWEEPS), help=" or ".join(SWEEPS))
    options = parser.parse_intermixed_args()
    if options.serve:
        return serve(options.threads)
    arguments = [__file__, "--serve", "--threads", str(options.threads)]
    sides = [subprocess.Popen([python, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
             for python in (options.ours, options.peer)]
    for name in options.sweeps:
        cases = list(SWEEPS[name](ask(sides[0], "functions")))
        cases = [case for case in cases if re.search(options.only, case[0])]
        found = [(ratio(sides, case[1:], options.rounds), case[0]) for case in cases]
        found = sorted(((*figures, case) for figures, case in found if figures), reverse=True)
        for over, ours, peer, case in found:
            if over > options.above:
                print(f"{over:6.2f}  ours {ours * 1e6:10.1f} us  peer {peer * 1e6:10.1f} us  {case}")
        mean = math.exp(sum(math.log(figures[0]) for figures in found) / max(len(found), 1))
        above = sum(figures[0] > options.above for figures in found)
        print(f"{name}: geometric mean {mean:.2f} of {len(found)}, {above} above {options.above}", flush=True)
    for side in sides:
        side.stdin.close()
        side.wait()


if __name__ == "__main__":
    main()
