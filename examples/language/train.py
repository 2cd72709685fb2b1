"""A language model of characters: learns the King James Version and continues a prompt.

python examples/language/train.py                   a small GPT
python examples/language/train.py --model lstm
python examples/language/train.py --model own       the GPT with an activation and an optimizer of another package
"""

import argparse
import math
from typing import Any

from models import GPT, LSTM
from run import Run, parse, parser
from text import Text

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 100, "width": 64, "layers": 2, "heads": 2, "length": 48, "batch": 12, "sample": 60, "windows": 100,
         "warmup": 10, "rate": 5e-3}


def loss_of(model: nn.Module, inputs: Tensor, targets: Tensor) -> Tensor:
    """Return the mean loss per character in nats."""
    return F.cross_entropy(model(inputs).flatten(0, 1), targets.flatten())


def bits(model: nn.Module, codes: Tensor, length: int, windows: int) -> float:
    """Return the bits per character over the first windows of `length`, each without earlier context."""
    windows = min(windows, (len(codes) - 1) // length)
    inputs, targets = (codes[first : first + windows * length].view(windows, length) for first in (0, 1))
    with torch.no_grad():
        total = sum(loss_of(model, x, y).item() * len(x)
                    for x, y in zip(inputs.split(50), targets.split(50), strict=True))
    return total / windows / math.log(2)


def write(model: nn.Module, codes: Tensor, count: int, length: int, temperature: float) -> Tensor:
    """Return the codes (N,) followed by `count` more, drawn from the model."""
    with torch.no_grad():
        for _ in range(count):
            scores = model(codes[-length:].unsqueeze(0))[0, -1] / temperature
            codes = torch.cat([codes, torch.multinomial(torch.softmax(scores, 0), 1)])
    return codes


def rate_at(step: int, options: argparse.Namespace) -> float:
    """Return the learning rate: a linear warm-up, then half a cosine down to a tenth."""
    start = min(1.0, (step + 1) / options.warmup)
    return float(options.rate * start * (0.55 + 0.45 * math.cos(math.pi * step / options.steps)))


def own_ops() -> Any:
    """Return the package of examples/own_ops, whose activation and optimizer are compiled from rows."""
    try:
        import own_ops  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise SystemExit("own_ops is missing; run `python -m torch.codegen examples/own_ops/ops.yaml --build` "
                         "and `pip install --no-build-isolation --no-deps examples/own_ops`") from None
    return own_ops


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Train a language model of characters.", "language")
    options.add_argument("--model", choices=("gpt", "own", "lstm"), default="gpt")
    options.add_argument("--steps", type=int, default=1500, help="updates")
    options.add_argument("--width", type=int, default=96, help="width of the model")
    options.add_argument("--layers", type=int, default=3, help="blocks of the GPT, or layers of the LSTM")
    options.add_argument("--heads", type=int, default=4, help="heads of attention")
    options.add_argument("--length", type=int, default=64, help="characters of a window")
    options.add_argument("--batch", type=int, default=16, help="windows in one update")
    options.add_argument("--rate", type=float, default=3e-3, help="highest learning rate")
    options.add_argument("--warmup", type=int, default=100, help="updates until that rate is reached")
    options.add_argument("--windows", type=int, default=1000, help="windows of held-out text to measure on, at most")
    options.add_argument("--sample", type=int, default=500, help="characters to write at the end")
    options.add_argument("--start", default="And it came to pass", help="what the sample begins with")
    options.add_argument("--temperature", type=float, default=0.8, help="below 1 writes what is likelier")
    chosen = parse(options, arguments, QUICK)

    text = Text()
    sizes = len(text.alphabet), chosen.width, chosen.layers
    if chosen.model == "lstm":
        model: nn.Module = LSTM(*sizes)
    elif chosen.model == "gpt":
        model = GPT(*sizes, chosen.heads, chosen.length)
    else:
        model = GPT(*sizes, chosen.heads, chosen.length, own_ops().SquaredReLU)
    if chosen.model == "own":
        chosen.rate /= 5  # each step of Lion changes every parameter by the learning rate
        optimizer = own_ops().Lion(model.parameters(), lr=chosen.rate, weight_decay=0.05)
    else:
        optimizer = optim.AdamW(model.parameters(), lr=chosen.rate, weight_decay=0.01)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, chosen)
        loss = loss_of(model, *text.batch(chosen.batch, chosen.length))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 10 == 0:
            run.record(bits_per_character=loss.item() / math.log(2))

    print(text.decode(write(model, text.encode(chosen.start), chosen.sample, chosen.length, chosen.temperature)))
    return run.report(bits=bits(model, text.held_out, chosen.length, chosen.windows), unigram=text.unigram_bits,
                      parameters=sum(p.numel() for p in model.parameters()))


if __name__ == "__main__":
    main()
