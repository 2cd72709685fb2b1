"""Times functions of tensors, layers and losses for many types, layouts and sizes against PyTorch, at a CPU level.

Usage: sweep.py --ours PYTHON --peer PYTHON [--level v2|v3|v4] [--cache BYTES] [--rounds N] [--above RATIO]
[--only WORDS] [--every N] [--drawn SEED] [--write FILE] [operators] [rows] [layers].

`operators` are common calls in every type, layout and size. `rows` are the catalogue's rows whose operands are tensors,
so a new row is measured automatically. --drawn times calls of both kinds whose type, sizes and layouts are drawn with
the seed, in place of the sweeps. Two processes of one thread run in turn, case by case. A figure is the minimum
of the processor times over the rounds, and cases above the ratio get nine times as many rounds, so that other programs
cause few alarms. --level restricts both libraries to the instructions of an older CPU; ours needs `make build
LEVEL=all`. --cache limits the caches that our loops expect. Cases that PyTorch lacks or refuses are omitted. --write
writes the table of the level, with the reasons of `sweep_reasons.txt`: a regular expression and a reason per line.
"""

import argparse
import functools
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import time

QUIET = 0.01  # seconds per library and round
SIDE = 512  # rows and columns of a matrix
REASONS = pathlib.Path(__file__).resolve().with_name("sweep_reasons.txt")
TYPES = {"float": "* 0.9 + 0.05", "double": "* 0.9 + 0.05", "half": "* 0.9 + 0.05", "bfloat16": "* 0.9 + 0.05",
         "long": "* 100 + 1", "int": "* 100 + 1", "short": "* 100 + 1", "char": "* 100 + 1", "uint8": "* 100 + 1",
         "bool": ".round()", "cfloat": "", "cdouble": ""}
# Environments that restrict a library to the instructions of a level of x86-64.
OURS = {"v2": {"TORCH_CPU_LEVEL": "1", "OPENBLAS_CORETYPE": "Nehalem"},
        "v3": {"TORCH_CPU_LEVEL": "3", "OPENBLAS_CORETYPE": "Haswell"}, "v4": {}}
PEERS = {"v2": {"ATEN_CPU_CAPABILITY": "default", "MKL_ENABLE_INSTRUCTIONS": "SSE4_2", "ONEDNN_MAX_CPU_ISA": "SSE41"},
         "v3": {"ATEN_CPU_CAPABILITY": "avx2", "MKL_ENABLE_INSTRUCTIONS": "AVX2", "ONEDNN_MAX_CPU_ISA": "AVX2"},
         "v4": {}}
# Operands x and y of `numel` elements; i holds rows, k columns of x, g a column of x for each element, m a mask.
SIZES = {"4 thousand": (64, 64), "260 thousand": (512, 512), "2 million": (2048, 1024)}
OPERATOR_LAYOUTS = {
    "contiguous": ("made(rows, columns)", SIZES),
    "transposed": ("made(columns, rows).t()", ("260 thousand",)),
    "every second column": ("made(rows, 2 * columns)[:, ::2]", ("260 thousand",)),
    "rows of 3": ("made(rows * columns // 3, 3)", ("260 thousand",)),
    "channels last": ("made(rows * columns // 1024, 8, 8, 16).permute(0, 3, 1, 2)", ("260 thousand",)),
}
OPERATORS = """
    x + y; x * y; x + 2; 2 - x; x / y; -x; x.abs(); x > y; x == 3; torch.where(x > y, x, y); x.clamp(1, 50)
    torch.maximum(x, y); x.exp(); x.sqrt(); x.sigmoid(); x.tanh(); x.relu(); x ** 2; x // 3; x % 3; x & y; x.add_(1)
    x.clone(); x.contiguous(); x.to(torch.float); x.to(torch.double); x.to(torch.bfloat16); x.to(torch.half)
    x.to(torch.int); x.to(torch.long); x.fill_(3); x.copy_(y); torch.zeros_like(x); x.masked_fill(m, 1); x[m]
    x.sum(); x.sum(0); x.sum(1); x.mean(1); x.prod(1); x.max(); x.max(1); x.max(0); x.amax(1); x.argmax(); x.argmax(1)
    x.argmin(0); (x > 3).any(1); x.std(1); x.var(0); x.norm(); x.logsumexp(1); x.softmax(1); x.log_softmax(0)
    x.cumsum(1); x.cumsum(0); x.cumprod(1); x.sort(1); x.sort(0); x.topk(2, 1); x.flip([0]); x.flip([1]); x.roll(1, 1)
    torch.cat([x, y], 0); torch.cat([x, y], 1); torch.stack([x, y]); x.repeat(1, 2); x.tril(); x.gather(1, g)
    x.scatter(1, g, y); x.index_select(0, i); x.index_select(1, k); x.nonzero(); x.unique(); x.t().contiguous()
    torch.equal(x, y); F.mse_loss(x, y); F.layer_norm(x, x.shape[1:]); x[:, 0] + 1; x[:64] @ x[:64].t(); x @ x[0]"""
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

CRASHES = {"lu_unpack"}  # PyTorch writes outside its memory where pivots are no row numbers


def functions():
    """Return name and number of operands of the rows whose required parameters are tensors."""
    import torch

    found = {}
    for row in torch._core.rows.values():
        needed = [kind for _, kind, optional, _ in row.parameters if not optional]
        if needed and len(needed) <= max(LAYOUTS) and set(needed) <= set("te") and not row.name.endswith("_"):
            space = next((name for name, module in (("torch", torch), ("F", torch.nn.functional))
                          if hasattr(module, row.name)), None)
            if space and row.name not in CRASHES:
                found[f"{space}.{row.name}"] = len(needed)
    return sorted(found.items())


def operators(_):
    """Return the cases of common calls: every operator in every type, layout and size."""
    for call in re.split(r"[;\n]\s*", OPERATORS.strip()):
        for kind, share in TYPES.items():
            for layout, (text, sizes) in OPERATOR_LAYOUTS.items():
                for size in sizes:
                    setup = (f"rows, columns = {SIZES[size]}\n"
                             f"made = lambda *shape: (torch.rand(*shape) {share}).to(torch.{kind})\n"
                             f"x, y = {text}, {text}\nm, count = torch.rand(*x.shape) > 0.5, x.shape[1]\n"
                             "i = torch.arange(0, x.shape[0], 3)\nk = torch.arange(0, count, 2)\n"
                             "g = (torch.rand(*x.shape) * count).long()\n")
                    yield f"{call} | {kind}, {layout}, {size}", setup, call


def rows(found):
    """Return the cases of rows: a name, the setup, the timed call. Floats have both signs where no result is nan."""
    for function, count in found:
        for kind, share in TYPES.items():
            names = "abc"[:count]
            setup = "".join(f"{x} = (torch.rand({SIDE}, {SIDE}) {share}).to(torch.{kind})\n" for x in names)
            setup += f"{', '.join(names)}, = signed({function}, {', '.join(names)})\n"
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


DRAWN = 2000  # calls, of which a library lacks or refuses a part
LARGEST = 6.3  # logarithm of the largest number of elements
MEMORY = 8 << 30  # bytes of a library's process; calls that need more are refused


def drawn_operand(draw, sizes, layout):
    """Return the text of an operand of these sizes; `made` takes sizes."""
    *outer, last = sizes
    order = draw.sample(range(len(sizes)), len(sizes))
    stored = [sizes[dim] for dim in order]
    one = draw.randrange(len(sizes))
    return {
        "contiguous": f"made(*{sizes})",
        "permuted": f"made(*{stored}).permute(*{[order.index(dim) for dim in range(len(sizes))]})",
        "every second": f"made(*{[*outer, 2 * last]})[..., ::2]",
        "a part": f"made(*{[*outer, last + 3]})[..., 1:-2]",
        "expanded": f"made(*{[*sizes[:one], 1, *sizes[one + 1:]]}).expand(*{sizes})",
    }[layout]


def drawn(seed, names):
    """Return calls of operators and of rows in types, sizes and layouts that are drawn."""
    draw = random.Random(seed)
    layouts = ["contiguous", "contiguous", "permuted", "every second", "a part", "expanded"]
    operators = re.split(r"[;\n]\s*", OPERATORS.strip())
    for _ in range(DRAWN):
        kind, ndim = draw.choice(list(TYPES)), draw.choice([1, 2, 2, 3, 4])
        numel, sizes = 10 ** draw.uniform(0.5, LARGEST), []
        for dim in range(ndim):
            sizes.append(max(1, round((numel / math.prod(sizes)) ** draw.choice([1 / (ndim - dim), draw.random()]))))
        if ndim > 1 and draw.random() < 0.2:
            sizes[-2:] = [min(sizes[-2:])] * 2  # square matrices
        chosen = [draw.choice(layouts)] * 3 if draw.random() < 0.6 else draw.choices(layouts, k=3)
        function, count = draw.choice(names)
        call = draw.choice([draw.choice(operators), f"{function}({', '.join('xyz'[:count])})"])
        operands = [f"{x} = {drawn_operand(draw, sizes, layout)}\n" for x, layout in zip("xyz", chosen, strict=True)]
        setup = (f"made = lambda *shape: (torch.rand(*shape) {TYPES[kind]}).to(torch.{kind})\n"
                 + "".join(operands) + "m = torch.rand(*x.shape) > 0.5\ni = torch.arange(0, x.shape[0], 3)\n"
                   "k = torch.arange(0, x.shape[-1], 2)\n"
                   "g = (torch.rand(*x.shape) * x.shape[1 % x.ndim]).long()\n")
        shown = "x".join(map(str, sizes))
        yield f"{call} | {kind}, {', '.join(dict.fromkeys(chosen))}, {shown}", setup, call


SWEEPS = {"operators": operators, "rows": rows, "layers": layers}


def seconds(setup, code):
    """Return the minimum processor time of one call under this interpreter's torch, or None if the call fails."""
    import torch
    from torch.autograd import Variable

    def first(y):
        return y if hasattr(y, "backward") else y[0]

    def signed(function, *operands):
        """Return the operands with signs if they are floats and the result has no nan, or else as they are."""
        if not operands[0].is_floating_point():
            return operands
        chosen = [x * ((torch.arange(x.numel()) % 7 < 4).view(x.shape).to(x.dtype) * 2 - 1) for x in operands]
        try:
            return chosen if not first(function(*chosen)).float().isnan().any() else operands
        except Exception:
            return operands

    def back(y, grad, x):
        x.grad = None
        first(y).backward(grad)

    space = {"torch": torch, "nn": torch.nn, "F": torch.nn.functional, "Variable": Variable, "first": first,
             "signed": signed, "back": back}
    try:
        exec(setup, space)
        exec(f"def run(n):\n    for _ in range(n):\n        {code}\n", space)
        run, count, best, end = space["run"], 1, math.inf, time.thread_time() + QUIET
        run(1)
    except Exception:
        return None
    while time.thread_time() < end or best == math.inf:
        start = time.thread_time()
        run(count)
        once = time.thread_time() - start
        best = min(best, once / count)
        count = count if once > QUIET / 10 else 2 * count
    return best


def serve():
    """Run one library: read a case per line, and answer with its seconds; the word `functions` requests their names."""
    import resource
    import warnings

    import torch

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(functions() if asked == "functions" else seconds(*asked)), flush=True)


def start(python, environment):
    """Start the process of one library, outside the checkout."""
    return subprocess.Popen([python, __file__, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                            env=os.environ | environment, cwd="/")  # fmt: skip


def ask(side, what):
    """Return the answer of one library."""
    side.stdin.write(json.dumps(what) + "\n")
    side.stdin.flush()
    return json.loads(side.stdout.readline())


def ratio(sides, case, rounds, above):
    """Return our time over the peer's, and both times; None if a library lacks the case."""
    best, done = [math.inf, math.inf], 0
    while done < rounds or (best[0] > above * best[1] and done < 9 * rounds):
        for i, side in enumerate(sides):
            answer = ask(side, case)
            if answer is None:
                return None
            best[i] = min(best[i], answer)
        done += 1
    return best[0] / best[1], *best


def sweep(name, sides, options):
    """Return the cases of a sweep with their ratios and times, the slowest first."""
    cases = list(SWEEPS[name](ask(sides[0], "functions")))
    cases = [case for case in cases if re.search(options.only, case[0])][::options.every]
    timed = [(ratio(sides, case[1:], options.rounds, options.above), case[0]) for case in cases]
    return sorted(((*figures, case) for figures, case in timed if figures), reverse=True)


def summary(name, timed, above):
    """Return one line: the geometric mean, and how many cases are above the ratio and above 2."""
    mean = math.exp(sum(math.log(figures[0]) for figures in timed) / max(len(timed), 1))
    slow, slower = (sum(figures[0] > limit for figures in timed) for limit in (above, 2))
    share = 100 * slow / max(len(timed), 1)
    return f"{name}: geometric mean {mean:.2f} of {len(timed)}, {slow} ({share:.1f} %) above {above}, {slower} above 2"


def reason(case):
    """Return the reason why a case is slow, by the first expression that matches its name."""
    for line in REASONS.read_text(encoding="utf-8").splitlines():
        pattern, _, text = line.partition(" => ")
        if text and re.search(pattern, case):
            return text
    return ""


def write(options, results):
    """Write the table of a level: a summary for each sweep, and the cases above the ratio with their reasons."""
    above = options.above
    lines = [f"# Our time over PyTorch's, x86-64-{options.level}", "",
             f"`benchmarks/sweep.py --level {options.level} --every {options.every} {' '.join(options.sweeps)}` wrote",
             "this file, on one thread, by processor time.", ""]
    for name, timed in results.items():
        lines += [f"- {summary(name, timed, above)}"]
    lines += ["", "| ratio | us | case | reason |", "|---|---|---|---|"]
    for name, timed in results.items():
        for over, ours, _, case in timed:
            if over > above:
                shown = case.replace("|", "\\|")
                lines.append(f"| {over:.2f} | {ours * 1e6:.1f} | {name}: {shown} | {reason(case)} |")
    options.write.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--level", choices=OURS, default="v4")
    parser.add_argument("--cache", type=int, help="bytes of the second-level cache that our loops expect")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--above", type=float, default=1.3)
    parser.add_argument("--only", default="", help="a regular expression that a case's name has to match")
    parser.add_argument("--every", type=int, default=1, help="time every Nth case")
    parser.add_argument("--drawn", type=int, help="the seed of drawn calls, in place of the sweeps")
    parser.add_argument("--write", type=pathlib.Path, help="the file of the table")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("sweeps", nargs="*", default=list(SWEEPS), help=" or ".join(SWEEPS))
    options = parser.parse_intermixed_args()
    if options.serve:
        return serve()
    if options.drawn is not None:
        SWEEPS["drawn"], options.sweeps = functools.partial(drawn, options.drawn), ["drawn"]
    cache = {"TORCH_SECOND_CACHE": str(options.cache)} if options.cache else {}
    sides = [start(options.ours, OURS[options.level] | cache), start(options.peer, PEERS[options.level])]
    results = {}
    for name in options.sweeps:
        results[name] = timed = sweep(name, sides, options)
        for over, ours, peer, case in timed:
            if over > options.above:
                print(f"{over:6.2f}  ours {ours * 1e6:10.1f} us  peer {peer * 1e6:10.1f} us  {case}")
        print(summary(name, timed, options.above), flush=True)
    if options.write:
        write(options, results)
    for side in sides:
        side.stdin.close()
        side.wait()


if __name__ == "__main__":
    main()
