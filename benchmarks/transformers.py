"""Measures time and peak memory of transformers, for one library or two.

PYTHON benchmarks/transformers.py CASE                figures of this interpreter's torch, as JSON
PYTHON benchmarks/transformers.py --peer OTHER [CASE]  both in turn, each case in its own processes, and ratios

Seconds are CPU time of one step on one thread. The peak is the memory that a step adds to that after the import.
"""

import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import time


def gpt(vocabulary=8000, width=256, heads=8, layers=4, length=256, batch=8):
    """Return a training step of a decoder: causal attention, GELU, weights shared with the embedding, AdamW."""
    import torch
    from torch import nn
    from torch.nn import functional

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.norms = nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
            self.taken, self.given = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.feed = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

        def forward(self, x):
            size = x.size(0), x.size(1), heads, width // heads
            parts = (part.view(*size).transpose(1, 2) for part in self.taken(self.norms[0](x)).split(width, 2))
            mixed = functional.scaled_dot_product_attention(*parts, is_causal=True)
            x = x + self.given(mixed.transpose(1, 2).contiguous().view(*x.size()))
            return x + self.feed(self.norms[1](x))

    words, places = nn.Embedding(vocabulary, width), nn.Embedding(length, width)
    blocks = nn.Sequential(*(Block() for _ in range(layers)), nn.LayerNorm(width))
    model = nn.ModuleList([words, places, blocks])
    step = torch.optim.AdamW(model.parameters(), lr=1e-3)
    given = torch.randint(vocabulary, (batch, length + 1))

    def train():
        x = words(given[:, :-1]) + places(torch.arange(length))
        scores = functional.linear(blocks(x), words.weight)
        loss = functional.cross_entropy(scores.view(-1, vocabulary), given[:, 1:].reshape(-1))
        step.zero_grad()
        loss.backward()
        step.step()

    return train


def vit(width=192, heads=3, layers=6, batch=8):
    """Return a training step of a vision transformer by nn.TransformerEncoder, on 224x224 images in 16x16 patches."""
    import torch
    from torch import nn
    from torch.nn import functional

    patches, head = nn.Conv2d(3, width, 16, 16), nn.Linear(width, 1000)
    layer = nn.TransformerEncoderLayer(width, heads, 4 * width, 0.0, "gelu", batch_first=True, norm_first=True)
    encoder, first = nn.TransformerEncoder(layer, layers), nn.Parameter(torch.zeros(1, 1, width))
    places = nn.Parameter(torch.randn(1, 197, width) * 0.02)
    model = nn.ModuleList([patches, encoder, head])
    step = torch.optim.AdamW([*model.parameters(), first, places], lr=1e-3)
    images, classes = torch.randn(batch, 3, 224, 224), torch.randint(1000, (batch,))

    def train():
        x = patches(images).flatten(2).transpose(1, 2)
        x = encoder(torch.cat([first.expand(batch, 1, width), x], 1) + places)
        loss = functional.cross_entropy(head(x[:, 0]), classes)
        step.zero_grad()
        loss.backward()
        step.step()

    return train


def attention(length, causal=False, dropout=0.0, heads=8, width=64):
    """Return forward and backward of scaled_dot_product_attention on one long sequence."""
    import torch
    from torch.nn import functional

    given = [torch.randn(1, heads, length, width).requires_grad_() for _ in range(3)]
    grad = torch.randn(1, heads, length, width)

    def train():
        for x in given:
            x.grad = None
        functional.scaled_dot_product_attention(*given, is_causal=causal, dropout_p=dropout).backward(grad)

    return train


def classes(rows=1024, count=50_000):
    """Return forward and backward of cross_entropy over many classes."""
    import torch
    from torch.nn import functional

    scores, targets = torch.randn(rows, count).requires_grad_(), torch.randint(count, (rows,))

    def train():
        scores.grad = None
        functional.cross_entropy(scores, targets).backward()

    return train


CASES = {
    "gpt": gpt,
    "vit": vit,
    "attention 2048": lambda: attention(2048),
    "attention 2048 causal": lambda: attention(2048, causal=True),
    "attention 2048 dropout": lambda: attention(2048, dropout=0.1),
    "attention 4096": lambda: attention(4096),
    "cross_entropy of 50,000": classes,
}


def figures(case, steps):
    """Return {"seconds": median of the steps, "MB": peak beyond the import} for one case."""
    import torch

    torch.set_num_threads(1)
    torch.manual_seed(0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    step, seconds = CASES[case](), []
    for _ in range(3 + steps):  # the first steps allocate memory
        start = time.process_time()
        step()
        seconds.append(time.process_time() - start)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"seconds": statistics.median(seconds[3:]), "MB": peak / 1024}


def run(python, case, steps):
    """Run a process in another folder, where Python does not find our torch."""
    done = subprocess.run([python, pathlib.Path(__file__).resolve(), case, "--steps", str(steps)], capture_output=True,
                          text=True, cwd="/")
    if done.returncode:
        raise SystemExit(f"{python}, {case}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("case", nargs="*", choices=[*CASES, []])
    parser.add_argument("--peer")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=5)
    options = parser.parse_args()
    if not options.peer:
        print(json.dumps(figures(options.case[0], options.steps)))
        return
    for case in options.case or CASES:
        sides = [[run(python, case, options.steps) for python in (sys.executable, options.peer)]
                 for _ in range(options.rounds)]
        ours, peer = ({unit: statistics.median(side[unit] for side in several) for unit in ("seconds", "MB")}
                      for several in zip(*sides, strict=True))
        print(f"{case:26} " + "  ".join(f"{unit} {ours[unit]:8.3f} {peer[unit]:8.3f} ratio "
                                        f"{ours[unit] / peer[unit]:.2f}" for unit in ("seconds", "MB")), flush=True)


if __name__ == "__main__":
    main()
